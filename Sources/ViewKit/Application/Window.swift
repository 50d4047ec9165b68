/// The view at the top of a hierarchy, which shows the view of a controller. Mirrors `UIWindow`.
///
/// Images of controllers require no window.
open class Window: View {
    override func setUp() {
        if frame.size == .zero { frame.size = Screen.main.bounds.size }
    }

    /// Creates a window with the size of the screen.
    public convenience init(windowScene: WindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
    }

    /// The scene of the window. Present for compatibility with UIKit.
    open weak var windowScene: WindowScene?

    /// The controller whose view fills the window. It appears if the window is visible.
    open var rootViewController: ViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.disappear()
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if isVisible { showRoot() }
        }
    }

    private var isVisible = false

    /// A Boolean value that indicates whether the window is the one that receives events of the keyboard.
    open private(set) var isKeyWindow = false

    /// Makes the window visible, and its controller appear.
    open func makeKeyAndVisible() {
        isHidden = false
        isVisible = true
        makeKey()
        showRoot()
    }

    /// Makes the window the key window.
    open func makeKey() { isKeyWindow = true }

    private func showRoot() {
        guard let root = rootViewController, let view = root.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        root.appear()
    }
}
