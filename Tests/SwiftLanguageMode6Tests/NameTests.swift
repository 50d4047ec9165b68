import TableSnapshots
import TableSpecimens
import Testing
import UIKitNames

@Suite("Names of UIKit")
struct NameTests {
    @Test func imagesAreDrawnWithOpacity() {
        let size = CGSize(width: 8, height: 8)
        let square = UIGraphicsImageRenderer(size: size).image { context in
            context.fill(CGRect(origin: .zero, size: size))
        }
        let renderer = UIGraphicsImageRenderer(size: size, format: square.imageRendererFormat)
        let faded = renderer.image { _ in square.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
        #expect(Drawing(of: UIImageView(image: faded)).entries.map(\.opacity) == [0.5])
        #expect(Drawing(of: UIImageView(image: square)).entries.map(\.opacity) == [1])
    }

    @Test func viewsAreDrawnAsImages() {
        let view = UIView(frame: CGRect(x: 50, y: 60, width: 20, height: 10))
        let label = UIView(frame: CGRect(x: 5, y: 2, width: 4, height: 4))
        label.backgroundColor = .red
        view.addSubview(label)
        let renderer = UIGraphicsImageRenderer(size: view.bounds.size)
        let layer = UIImageView(image: renderer.image { view.layer.render(in: $0.cgContext) })
        let moved = CGRect(x: 3, y: 1, width: 20, height: 10)
        let hierarchy = UIImageView(
            image: renderer.image { _ in view.drawHierarchy(in: moved, afterScreenUpdates: true) })
        #expect(Drawing(of: layer).boxes.map(\.rect) == [label.frame])
        #expect(
            Drawing(of: hierarchy).boxes.map(\.rect) == [CGRect(x: 8, y: 3, width: 4, height: 4)])
        #expect(!view.drawHierarchy(in: moved, afterScreenUpdates: true))
    }

    @Test func traitsAreMadeByMutations() {
        let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
        #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .leftToRight)
        #expect(
            traits.modifyingTraits { $0.displayScale = 3 }
                == UITraitCollection(displayScale: 3, userInterfaceStyle: .dark))
    }

    @Test func attributedTextIsAssembled() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString())
        text.append(NSAttributedString(attachment: NSTextAttachment()))
        text.append(NSMutableAttributedString(attachment: NSTextAttachment(data: nil, ofType: nil)))
        #expect(text.string.unicodeScalars.map { Int($0.value) } == [0xFFFC, NSTextAttachment.character])
    }

    @Test func completionsOfTransactionsAreCalledAtTheEndOfTheirGroup() {
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("inner") }
        #expect(calls.isEmpty)
        CATransaction.commit()
        CATransaction.commit()
        CATransaction.commit()
        #expect(calls == ["inner", "outer"])
    }

    @Test func kindsOfGesturesCallMethods() {
        final class Toggle: UIView {
            var taps: [UITapGestureRecognizer] = []
            func toggle(_ recognizer: UITapGestureRecognizer) { taps.append(recognizer) }
        }
        let view = Toggle()
        let tap = UITapGestureRecognizer(target: view, action: Toggle.toggle)
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(UIScreenEdgePanGestureRecognizer())
        tap.recognize()
        #expect(view.taps.map { $0 === tap } == [true] && view.gestureRecognizers?.count == 2)
    }

    @Test func visualEffectViewsShowTheirContent() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        view.contentView.backgroundColor = .red
        view.layoutIfNeeded()
        #expect(Drawing(of: view).boxes.map(\.rect) == [view.bounds])
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
        UIPasteboard.general.string = text
        #expect(UIPasteboard.general.string == nil && !UIAccessibility.isVoiceOverRunning)
        #expect(UIApplication.shared.applicationState == .active && UIApplication.shared.windows.isEmpty)
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        let shared = UIActivityViewController(activityItems: [text], applicationActivities: nil)
        #expect(shared.activityItems.count == 1)
        #expect(NSIndexPath(row: 3, section: 1).row == 3)
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.width == 3)
        _ = URLRequest(url: URL(fileURLWithPath: "/"))
    }
}
