import TableSpecimens
import Testing

@testable import TableKit

@Suite("Views")
struct ViewTests {
    /// Counts its layouts.
    final class CountingView: View {
        var layouts = 0
        override func layoutSubviews() { layouts += 1 }
    }

    // MARK: The tree

    @Test func viewsAreAddedInsertedMovedAndRemoved() {
        let (parent, other) = (View(), View())
        let (a, b, c) = (View(), View(), View())
        parent.addSubview(a)
        parent.addSubview(b)
        parent.insertSubview(c, at: 0)
        #expect(parent.subviews.map(ObjectIdentifier.init) == [c, a, b].map(ObjectIdentifier.init))
        parent.addSubview(c)
        #expect(parent.subviews.map(ObjectIdentifier.init) == [a, b, c].map(ObjectIdentifier.init))
        other.addSubview(a)
        #expect(parent.subviews.count == 2 && a.superview === other)
        parent.insertSubview(a, at: 99)
        parent.insertSubview(b, at: -5)
        #expect(parent.subviews.map(ObjectIdentifier.init) == [b, c, a].map(ObjectIdentifier.init))
        b.removeFromSuperview()
        b.removeFromSuperview()
        #expect(parent.subviews.count == 2 && b.superview == nil)
    }

    @Test func viewCannotContainItself() {
        let (outer, inner) = (View(), View())
        outer.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(outer)
        #expect(outer.superview == nil && inner.superview === outer && inner.subviews.isEmpty)
        #expect(Drawing(of: outer).entries.isEmpty)
    }

    @Test func viewsAreFoundByTag() {
        let (root, middle, leaf, duplicate) = (View(), View(), View(), View())
        (root.tag, leaf.tag, duplicate.tag) = (1, 7, 7)
        root.addSubview(middle)
        middle.addSubview(leaf)
        root.addSubview(duplicate)
        #expect(root.viewWithTag(7) === leaf)
        #expect(root.viewWithTag(1) === root)
        #expect(root.viewWithTag(8) == nil)
    }

    // MARK: Autoresizing

    @Test(
        arguments: [
            ([], 10.0, 30.0), (.flexibleWidth, 10, 130), (.flexibleLeftMargin, 110, 30),
            (.flexibleRightMargin, 10, 30), ([.flexibleLeftMargin, .flexibleRightMargin], 24.285714, 30),
            ([.flexibleWidth, .flexibleRightMargin], 10, 63.333333),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 60),
        ] as [(View.AutoresizingMask, Double, Double)])
    func autoresizingMaskDistributesGrowth(mask: View.AutoresizingMask, x: Double, width: Double) {
        let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = View(frame: CGRect(x: 10, y: 0, width: 30, height: 10))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size.width = 200
        #expect(abs(child.frame.minX - x) < 1e-3)
        #expect(abs(child.frame.size.width - width) < 1e-3)
        #expect(child.frame.minY == 0 && child.frame.height == 10)
    }

    @Test func sizesDoNotShrinkBelowZero() {
        let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = View(frame: CGRect(x: 90, y: 0, width: 10, height: 10))
        child.autoresizingMask = .flexibleWidth
        parent.addSubview(child)
        parent.frame.size.width = 50
        #expect(child.frame.size.width == 0)
    }

    @Test func cellOfGuideAlignsItsPartsRight() {
        // Guide 000, "ImageOnRightCell": made for a row of 320 points and shown in a wider one.
        let cell = TableViewCell(style: .default, reuseIdentifier: "ImageOnRightCell")
        cell.accessoryType = .detailDisclosureButton
        let main = Label(frame: CGRect(x: 0, y: 0, width: 220, height: 15))
        let second = Label(frame: CGRect(x: 0, y: 20, width: 220, height: 25))
        let photo = ImageView(frame: CGRect(x: 225, y: 0, width: 80, height: 45))
        for (tag, view) in [main, second, photo].enumerated() {
            view.tag = tag + 1
            view.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
            cell.contentView.addSubview(view)
        }
        cell.surround()
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        cell.layoutIfNeeded()
        let content = cell.contentView.frame.width
        #expect(content == 375 - 17.0 - 41)
        #expect(main.frame == CGRect(x: content - 320, y: 0, width: 220, height: 15))
        #expect(second.frame == CGRect(x: content - 320, y: 20, width: 220, height: 25))
        #expect(photo.frame == CGRect(x: 225 + content - 320, y: 0, width: 80, height: 45))
        #expect(cell.contentView.viewWithTag(3) === photo)

        cell.frame.size.height = 88
        cell.layoutIfNeeded()
        #expect(main.frame.height == 15 + 44.0)
        #expect(photo.frame.height == 45 + 44.0)
    }

    // MARK: Layout

    @Test func layoutRunsOnlyWhenNeeded() {
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.frame.origin.x = 5
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.frame.size.width = 20
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
        _ = Drawing(of: view)
        _ = Drawing(of: view)
        #expect(view.layouts == 2)
    }

    // MARK: Appearance

    @Test func hiddenAndTransparentViewsAreOmitted() {
        let parent = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let child = View(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        child.backgroundColor = .red
        parent.addSubview(child)
        #expect(Drawing(of: parent).boxes(RGBA(255, 0, 0)) == [CGRect(x: 5, y: 5, width: 10, height: 10)])
        child.isHidden = true
        #expect(Drawing(of: parent).boxes.isEmpty)
        child.isHidden = false
        for alpha in [0, -1, CGFloat.nan] {
            child.alpha = alpha
            #expect(Drawing(of: parent).boxes.isEmpty, "alpha \(alpha)")
        }
        child.alpha = 7
        #expect(Drawing(of: parent).entries.map(\.opacity) == [1])
    }

    @Test func opacityClipAndPositionApplyToSubviews() {
        let parent = View(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        let child = View(frame: CGRect(x: 40, y: 5, width: 30, height: 10))
        child.backgroundColor = .red
        parent.addSubview(child)
        parent.alpha = 0.5
        child.alpha = 0.5
        parent.clipsToBounds = true
        let entry = Drawing(of: parent).entries[0]
        #expect(entry.opacity == 0.25)
        #expect(entry.clip == CGRect(x: 10, y: 20, width: 50, height: 50))
        guard case .rectangle(let rect, _) = entry.item else { return #expect(Bool(false)) }
        #expect(rect == CGRect(x: 50, y: 25, width: 30, height: 10))
    }

    @Test func boundsOriginMovesSubviews() {
        let parent = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let child = View(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        child.backgroundColor = .red
        parent.addSubview(child)
        parent.bounds.origin = CGPoint(x: 0, y: 4)
        #expect(Drawing(of: parent).boxes.map(\.rect) == [CGRect(x: 10, y: 6, width: 10, height: 10)])
    }

    @Test func colorsFollowAppearance() {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .systemRed
        table.addSubview(view)
        #expect(Drawing(of: view).boxes[0].color == RGBA(255, 56, 60))
        table.surround(.dark)
        #expect(Drawing(of: view).boxes[0].color == RGBA(255, 69, 58))
        #expect(Color.secondaryLabel.resolvedColor(with: view.traitCollection) == RGBA(235, 235, 245, 0.6))
    }

    @Test func graysApproachBackground() {
        let grays: [Color] = [
            .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
            .systemBackground,
        ]
        for (near, far) in zip(grays.dropFirst(), grays) {
            #expect(near.light.red > far.light.red && near.dark.red < far.dark.red)
        }
    }

    @Test func tintIsInherited() {
        let (parent, child) = (View(), View())
        parent.addSubview(child)
        #expect(child.tintColor == .systemBlue)
        parent.tintColor = .systemOrange
        #expect(child.tintColor == .systemOrange)
        child.tintColor = .systemGreen
        #expect(child.tintColor == .systemGreen)
        child.tintColor = nil
        #expect(child.tintColor == .systemOrange)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -50, 1e300])
    func invalidFramesHaveNoLastingEffect(number: CGFloat) {
        let frames = [
            CGRect(x: number, y: 0, width: 10, height: 10), CGRect(x: 0, y: number, width: 10, height: 10),
            CGRect(x: 0, y: 0, width: number, height: 10), CGRect(x: 0, y: 0, width: 10, height: number),
            CGRect(x: number, y: number, width: number, height: number),
        ]
        let usual = CGRect(x: 0, y: 0, width: 90, height: 44)
        for lines in [0, 1, 2] {
            let expected = Drawing(of: Self.family(usual, lines: lines)).list
            for frame in frames {
                let parent = Self.family(frame, lines: lines)
                parent.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
                parent.frame = frame
                _ = Drawing(of: parent)
                for view in parent.subviews { _ = view.sizeThatFits(frame.size) }
                parent.frame = usual
                for view in parent.subviews {
                    view.frame = usual
                    (view as? TableViewCell)?.accessoryView?.frame = usual
                }
                #expect(Drawing(of: parent).list == expected, "after \(frame)")
            }
        }
    }

    /// Returns a view with a label, an image and a cell in it, all of one frame.
    private static func family(_ frame: CGRect, lines: Int) -> View {
        let parent = View(frame: frame)
        let label = Label(frame: frame)
        label.text = "some text that may wrap"
        label.numberOfLines = lines
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let image = ImageView(frame: frame)
        image.image = .plain(3, 3)
        let cell = TableViewCell(style: .value1)
        cell.textLabel?.text = "text"
        cell.detailTextLabel?.text = "detail"
        cell.imageView?.image = .plain(3, 3)
        cell.accessoryType = .detailDisclosureButton
        cell.accessoryView = lines == 2 ? View(frame: frame) : nil
        for view in [label, image, cell] { parent.addSubview(view) }
        cell.frame = frame
        return parent
    }
}
