import Foundation
import TableSpecimens
import Testing
import ViewKit

@Suite("Sizes and positions of buttons' content")
struct ButtonSizeTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> Image {
        GraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }

    @Test func configuredButtonsFitTheirTitle() {
        let button = Button(configuration: .filled())
        button.configuration?.title = "Continue to payment"
        button.sizeToFit()
        #expect(button.bounds.size == button.intrinsicContentSize)
        #expect(button.bounds.width > 120 && button.bounds.height < 40)
        let plain = Button(type: .system)
        plain.frame.size = CGSize(width: 30, height: 30)
        plain.titleLabel?.numberOfLines = 0
        plain.setTitle("Continue to payment", for: .normal)
        plain.sizeToFit()
        #expect(plain.bounds.size == plain.intrinsicContentSize)
    }

    @Test func imageFillsItsArea() throws {
        let button = Button(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
        button.setImage(image(12, 10), for: .normal)
        button.contentHorizontalAlignment = .fill
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 0, y: 17, width: 60, height: 10))
        button.contentVerticalAlignment = .fill
        button.imageEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 2, y: 1, width: 54, height: 40))
    }

    @Test func insetsMoveAlignedContentAndShrinkImages() throws {
        let button = Button(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        button.setImage(image(20, 20), for: .normal)
        button.setTitle("Title", for: .normal)
        button.contentHorizontalAlignment = .left
        button.imageEdgeInsets.left = 8
        button.titleEdgeInsets.left = 16
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.minX == 8)
        #expect(button.titleLabel?.frame.minX == 36)
        let icon = Button(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        icon.setImage(image(40, 40), for: .normal)
        icon.imageEdgeInsets = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        icon.layoutIfNeeded()
        #expect(icon.imageView?.frame == CGRect(x: 10, y: 10, width: 24, height: 24))
    }

    @Test func filledConfigurationSpreadsTitleAndImage() throws {
        var configuration = Button.Configuration.plain()
        configuration.title = "Sort"
        configuration.image = image(10, 10)
        configuration.imagePlacement = .trailing
        configuration.contentInsets = .zero
        let button = Button(configuration: configuration)
        button.contentHorizontalAlignment = .fill
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minX == 0)
        #expect(button.imageView?.frame.maxX == 200)
    }
}
