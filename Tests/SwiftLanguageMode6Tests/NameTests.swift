import TableSnapshots
import TableSpecimens
import Testing
import UIKitNames

@Suite("Names of UIKit")
struct NameTests {
    @Test func imagesAreDrawnWithOpacity() {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        let size = CGSize(width: 8, height: 8)
        let renderer = UIGraphicsImageRenderer(size: size, format: square.imageRendererFormat)
        let faded = renderer.image { _ in square.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
        #expect(pixel(of: faded).map { $0.green > 100 && $0.green < 155 } == true)
        #expect(pixel(of: square).map { $0.green < 100 } == true)
    }

    private func pixel(of image: UIImage) -> (red: UInt8, green: UInt8, blue: UInt8)? {
        let view = UIImageView(image: image)
        view.backgroundColor = .white
        view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        guard let snapshot = try? TableSnapshot(of: view), let pixels = try? snapshot.pixels() else { return nil }
        let color = pixels[4, 4]
        return (color.red, color.green, color.blue)
    }

    @Test func traitsAreMadeByMutations() {
        let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
        #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .leftToRight)
        #expect(traits.modifyingTraits { $0.displayScale = 3 } == UITraitCollection(displayScale: 3, userInterfaceStyle: .dark))
    }

    @Test func namesWithoutEffectCompile() {
        final class Controller: UIViewController {
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [.command], action: close)]
            }
            func close() {}
        }
        let controller = Controller()
        controller.loadViewIfNeeded()
        let animation = CABasicAnimation(keyPath: "transform.rotation")
        animation.toValue = 1
        controller.view.layer.add(animation, forKey: nil)
        #expect(controller.keyCommands?.first?.input == "UIKeyInputEscape")
        #expect(controller.view.value(forKey: "_content") == nil && controller.topLayoutGuide.length == 0)
        let text = "wrod"
        let range = UITextChecker().rangeOfMisspelledWord(
            in: text, range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en")
        #expect(range.location == NSNotFound && CGVector(dx: 1, dy: 0) != .zero)
        #expect(UIBarStyle.blackTranslucent == .black)
        _ = URLRequest(url: URL(fileURLWithPath: "/"))
    }
}
