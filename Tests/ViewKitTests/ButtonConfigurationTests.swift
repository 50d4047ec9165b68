import TableSpecimens
import Testing

@testable import ViewKit

@Suite("Buttons with configurations")
struct ButtonConfigurationTests {
    private static let blue = RGBA(0, 122, 255)
    private static let white = RGBA(255, 255, 255)

    /// Returns a laid-out button, as large as its content.
    private func button(
        _ configuration: Button.Configuration, _ change: (Button) -> Void = { _ in }
    ) -> Button {
        let button = Button(configuration: configuration)
        change(button)
        button.sizeToFit()
        button.layoutIfNeeded()
        return button
    }

    private func titled(
        _ configuration: Button.Configuration, _ change: (inout Button.Configuration) -> Void = { _ in }
    ) -> Button.Configuration {
        var configuration = configuration
        configuration.title = "Save"
        change(&configuration)
        return configuration
    }

    private func drawing(of button: Button) -> Drawing {
        button.layoutIfNeeded()
        return Drawing(of: button)
    }

    // MARK: Colors

    @Test func stylesHaveTheirColors() {
        let gray = Color.secondarySystemFill.light
        var pale = Self.blue
        pale.alpha = 0.18
        let expected: [(Button.Configuration, RGBA?, RGBA)] = [
            (.plain(), nil, Self.blue), (.tinted(), pale, Self.blue), (.gray(), gray, Self.blue),
            (.filled(), Self.blue, Self.white),
        ]
        for (configuration, background, title) in expected {
            let button = button(titled(configuration))
            let drawing = drawing(of: button)
            #expect(drawing.boxes.map(\.color) == (background.map { [$0] } ?? []))
            #expect(drawing.boxes.allSatisfy { $0.rect == button.bounds })
            #expect(drawing.texts.map(\.color) == [title])
        }
    }

    @Test func stylesOfBordersAreThoseOfIPhone() {
        #expect(Button.Configuration.borderless() == .plain() && .bordered() == Button.Configuration.gray())
        #expect(
            Button.Configuration.borderedTinted() == .tinted()
                && Button.Configuration.borderedProminent() == .filled())
    }

    @Test func baseColorsReplaceThoseOfTheStyle() {
        let button = button(
            titled(.filled()) {
                $0.baseBackgroundColor = .red
                $0.baseForegroundColor = .black
            })
        #expect(drawing(of: button).boxes.map(\.color) == [RGBA(255, 0, 0)])
        #expect(drawing(of: button).texts.map(\.color) == [RGBA(0, 0, 0)])
    }

    @Test func colorsFollowTheState() {
        let button = button(titled(.filled()))
        var dimmed = Self.blue
        dimmed.alpha = 0.75
        button.isHighlighted = true
        #expect(drawing(of: button).boxes.map(\.color) == [dimmed])
        button.isHighlighted = false
        button.isEnabled = false
        #expect(drawing(of: button).boxes.map(\.color) == [Color.tertiarySystemFill.light])
        #expect(drawing(of: button).texts.map(\.color) == [Color.tertiaryLabel.light])
        button.isEnabled = true
        #expect(drawing(of: button).boxes.map(\.color) == [Self.blue])
    }

    @Test func selectionChangesTheStyle() {
        let button = button(titled(.gray()))
        button.isSelected = true
        #expect(drawing(of: button).boxes.map(\.color) == [Self.blue])
        button.configuration?.automaticallyUpdateForSelection = false
        #expect(drawing(of: button).boxes.map(\.color) != [Self.blue])
    }

    @Test func colorsFollowTheTint() {
        let parent = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let button = button(titled(.filled()))
        parent.addSubview(button)
        parent.tintColor = .red
        #expect(Drawing(of: parent).boxes.map(\.color) == [RGBA(255, 0, 0)])
        button.role = .destructive
        parent.tintColor = .green
        #expect(Drawing(of: parent).boxes.map(\.color) == [RGBA(255, 56, 60)])
    }

    @Test func backgroundThatTheProgramSetsApplies() {
        let button = button(
            titled(.filled()) {
                $0.background.backgroundColor = .red
                $0.background.strokeWidth = 2
                $0.background.strokeColor = .black
                $0.background.cornerRadius = 3
                $0.cornerStyle = .fixed
            })
        let drawing = drawing(of: button)
        #expect(drawing.boxes.map(\.color) == [RGBA(255, 0, 0)])
        #expect(drawing.borders.map(\.width) == [2])
        #expect(drawing.masks.map(\.radius) == [3])
    }

    // MARK: Sizes

    @Test(arguments: [
        (Button.Configuration.Size.mini, 20.0, 10.0), (.small, 20, 10), (.medium, 24, 14), (.large, 40, 30),
    ])
    func sizesHaveTheirPadding(size: Button.Configuration.Size, width: CGFloat, height: CGFloat) {
        let button = button(titled(.filled()) { $0.buttonSize = size })
        let title = button.titleLabel!.frame
        #expect(button.bounds.size == CGSize(width: title.width + width, height: title.height + height))
        #expect(title.origin == CGPoint(x: width / 2, y: height / 2))
        let font: CGFloat = size == .mini || size == .small ? 15 : 17
        #expect(drawing(of: button).texts.map(\.run.font.size) == [Double(font)])
    }

    @Test func cornersHaveTheirStyle() {
        func radius(_ change: (inout Button.Configuration) -> Void) -> Double? {
            drawing(of: button(titled(.filled(), change))).masks.first?.radius
        }
        #expect(radius { _ in } == 5.95)
        #expect(radius { $0.buttonSize = .large } == 8.75)
        #expect(radius { $0.cornerStyle = .small } == 4)
        #expect(radius { $0.cornerStyle = .large } == 8)
        let capsule = button(titled(.filled()) { $0.cornerStyle = .capsule })
        #expect(drawing(of: capsule).masks.first?.radius == Double(capsule.bounds.height) / 2)
    }

    @Test func insetsAndPaddingsApply() {
        var configuration = titled(.plain())
        configuration.subtitle = "Now"
        configuration.titlePadding = 4
        configuration.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let button = button(configuration)
        let (title, subtitle) = (button.titleLabel!.frame, button.configuredParts!.subtitle.frame)
        #expect(title.minY == 1 && subtitle.minY == title.maxY + 4)
        #expect(button.bounds.height == subtitle.maxY + 3)
        #expect(button.bounds.width == max(title.width, subtitle.width) + 6)
        configuration.setDefaultContentInsets()
        #expect(
            configuration.contentInsets
                == DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    }

    @Test func imageIsAtItsEdge() {
        func frames(_ placement: DirectionalRectEdge) -> (image: CGRect, title: CGRect) {
            let button = button(
                titled(.plain()) {
                    $0.image = .plain(10, 8)
                    $0.imagePlacement = placement
                    $0.imagePadding = 5
                })
            return (button.imageView!.frame, button.titleLabel!.frame)
        }
        let leading = frames(.leading)
        #expect(leading.image.minX == 12 && leading.title.minX == 27)
        let trailing = frames(.trailing)
        #expect(trailing.title.minX == 12 && trailing.image.minX == trailing.title.maxX + 5)
        let top = frames(.top)
        #expect(top.image.minY == 7 && top.title.minY == 20)
        #expect(abs(top.image.midX - top.title.midX) <= 0.5)
        let bottom = frames(.bottom)
        #expect(bottom.title.minY == 7 && bottom.image.minY == bottom.title.maxY + 5)
    }

    @Test func rightToLeftLayoutIsMirrored() {
        let button = button(titled(.plain()) { $0.image = .plain(10, 8) })
        button.environment = Environment(
            traits: TraitCollection(layoutDirection: .rightToLeft), theme: .modern)
        button.layoutIfNeeded()
        #expect(button.imageView!.frame.maxX == button.bounds.width - 12)
    }

    @Test func alignmentMovesTheContent() {
        let button = button(titled(.plain()))
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        button.contentHorizontalAlignment = .leading
        button.contentVerticalAlignment = .bottom
        button.layoutIfNeeded()
        #expect(button.titleLabel!.frame.minX == 12 && button.titleLabel!.frame.maxY == 53)
    }

    @Test func longTitlesWrap() {
        let button = button(titled(.plain()) { $0.title = "A title of several words" })
        let natural = button.bounds.size
        let narrow = button.intrinsicContentSize(forWidth: 100)!
        #expect(narrow.width <= 100 && narrow.height > natural.height * 1.4)
    }

    // MARK: Content

    @Test func titleAndImageOfTheStateApplyWithoutThoseOfTheConfiguration() {
        let button = Button(
            configuration: .filled(), primaryAction: Action(title: "Save", image: .plain(10, 8)) { _ in })
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Save" && button.imageView?.image?.size.width == 10)
        button.configuration?.title = "Send"
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Send")
        button.configuration = nil
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Save" && Drawing(of: button).boxes.isEmpty)
    }

    @Test func attributesOfTheTitleTakePrecedence() {
        var configuration = Button.Configuration.plain()
        configuration.attributedTitle = AttributedString(
            "Save", attributes: AttributeContainer([.font: Font.systemFont(ofSize: 24)]))
        let button = button(configuration)
        #expect(drawing(of: button).texts.map(\.run.font.size) == [24])
        #expect(configuration.title == "Save")
        button.configuration?.titleTextAttributesTransformer = .init { incoming in
            var outgoing = incoming
            outgoing.foregroundColor = .red
            outgoing.font = Font.systemFont(ofSize: 30)
            return outgoing
        }
        button.bounds.size = button.intrinsicContentSize
        #expect(drawing(of: button).texts.map(\.run.font.size) == [30])
        #expect(drawing(of: button).texts.map(\.color) == [RGBA(255, 0, 0)])
    }

    @Test func activityIndicatorReplacesTheImage() {
        let button = button(
            titled(.filled()) {
                $0.image = .plain(10, 8)
                $0.showsActivityIndicator = true
            })
        let drawing = drawing(of: button)
        #expect(drawing.images.isEmpty && drawing.strokes.count == 8)
        #expect(button.titleLabel!.frame.minX == 32)
    }

    @Test func attributedTitleOfTheStateApplies() {
        let title = NSAttributedString(string: "Save", attributes: [.foregroundColor: Color.red])
        let button = Button(type: .system)
        button.setTitle("Other", for: .normal)
        button.setAttributedTitle(title, for: .normal)
        button.sizeToFit()
        #expect(button.titleLabel?.text == "Save" && button.currentAttributedTitle == title)
        #expect(drawing(of: button).texts.map(\.color) == [RGBA(255, 0, 0)])
        button.configuration = .plain()
        button.bounds.size = button.intrinsicContentSize
        #expect(drawing(of: button).texts.map(\.color) == [RGBA(255, 0, 0)])
    }

    @Test func tapCanSelect() {
        let button = button(titled(.gray())) { $0.changesSelectionAsPrimaryAction = true }
        for isSelected in [true, false] {
            _ = button.touchDown(at: CGPoint(x: 5, y: 5))
            button.touchUp(at: CGPoint(x: 5, y: 5))
            #expect(button.isSelected == isSelected)
        }
    }

    // MARK: Updates

    @Test func handlerIsCalledForEachState() {
        var states: [Control.State] = []
        let button = button(titled(.plain())) {
            $0.configurationUpdateHandler = { button in
                states.append(button.state)
                button.configuration?.title = button.isHighlighted ? "Now" : "Save"
            }
        }
        button.layoutIfNeeded()
        #expect(states == [[]])
        button.isHighlighted = true
        button.layoutIfNeeded()
        #expect(states == [[], .highlighted] && button.titleLabel?.text == "Now")
        button.setNeedsUpdateConfiguration()
        button.layoutIfNeeded()
        #expect(states.count == 3)
    }

    @Test func configurationFollowsTheStateOnlyIfAutomatic() {
        let button = button(titled(.filled())) { $0.automaticallyUpdatesConfiguration = false }
        button.isEnabled = false
        #expect(drawing(of: button).boxes.map(\.color) == [Self.blue])
    }
}
