import TableKit

// The UIKit names of controllers, bars, searches and screens.

/// The UIKit name of `Responder`.
public typealias UIResponder = Responder
/// The UIKit name of `Window`.
public typealias UIWindow = Window
/// The UIKit name of `WindowScene`.
public typealias UIWindowScene = WindowScene
/// The UIKit name of `WindowSceneDelegate`.
public typealias UIWindowSceneDelegate = WindowSceneDelegate
/// The UIKit name of `SceneSession`.
public typealias UISceneSession = SceneSession
/// The UIKit name of `SceneConfiguration`.
public typealias UISceneConfiguration = SceneConfiguration
/// The UIKit name of `Screen`.
public typealias UIScreen = Screen
/// The UIKit name of `UserInterfaceIdiom`.
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
/// The UIKit name of `NavigationController`.
public typealias UINavigationController = NavigationController
/// The UIKit name of `NavigationControllerDelegate`.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
/// The UIKit name of `TabBarController`.
public typealias UITabBarController = TabBarController
/// The UIKit name of `SplitViewController`.
public typealias UISplitViewController = SplitViewController
/// The UIKit name of `AlertController`.
public typealias UIAlertController = AlertController
/// The UIKit name of `AlertAction`.
public typealias UIAlertAction = AlertAction
/// The UIKit name of `Storyboard`.
public typealias UIStoryboard = Storyboard
/// The UIKit name of `StoryboardSegue`.
public typealias UIStoryboardSegue = StoryboardSegue
/// The UIKit name of `PresentationController`.
public typealias UIPresentationController = PresentationController
/// The UIKit name of `PopoverPresentationController`.
public typealias UIPopoverPresentationController = PopoverPresentationController
/// The UIKit name of `PopoverArrowDirection`.
public typealias UIPopoverArrowDirection = PopoverArrowDirection
/// The UIKit name of `AdaptivePresentationControllerDelegate`.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate
/// The UIKit name of `PopoverPresentationControllerDelegate`.
public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate
/// The UIKit name of `ModalPresentationStyle`.
public typealias UIModalPresentationStyle = ModalPresentationStyle
/// The UIKit name of `ModalTransitionStyle`.
public typealias UIModalTransitionStyle = ModalTransitionStyle
/// The UIKit name of `StatusBarStyle`.
public typealias UIStatusBarStyle = StatusBarStyle
/// The UIKit name of `StatusBarAnimation`.
public typealias UIStatusBarAnimation = StatusBarAnimation
/// The UIKit name of `InterfaceOrientation`.
public typealias UIInterfaceOrientation = InterfaceOrientation
/// The UIKit name of `InterfaceOrientationMask`.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
/// The UIKit name of `RectEdge`.
public typealias UIRectEdge = RectEdge
/// The UIKit name of `ViewControllerTransitionCoordinator`.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
/// The UIKit name of `ViewControllerTransitionCoordinatorContext`.
public typealias UIViewControllerTransitionCoordinatorContext = ViewControllerTransitionCoordinatorContext
/// The UIKit name of `NavigationItem`.
public typealias UINavigationItem = NavigationItem
/// The UIKit name of `NavigationBar`.
public typealias UINavigationBar = NavigationBar
/// The UIKit name of `NavigationBarAppearance`.
public typealias UINavigationBarAppearance = NavigationBarAppearance
/// The UIKit name of `BarItem`.
public typealias UIBarItem = BarItem
/// The UIKit name of `BarButtonItem`.
public typealias UIBarButtonItem = BarButtonItem
/// The UIKit name of `TabBarItem`.
public typealias UITabBarItem = TabBarItem
/// The UIKit name of `TabBar`.
public typealias UITabBar = TabBar
/// The UIKit name of `Toolbar`.
public typealias UIToolbar = Toolbar
/// The UIKit name of `BarStyle`.
public typealias UIBarStyle = BarStyle
/// The UIKit name of `BarMetrics`.
public typealias UIBarMetrics = BarMetrics
/// The UIKit name of `Menu`.
public typealias UIMenu = Menu
/// The UIKit name of `MenuElement`.
public typealias UIMenuElement = MenuElement
/// The UIKit name of `SearchController`.
public typealias UISearchController = SearchController
/// The UIKit name of `SearchResultsUpdating`.
public typealias UISearchResultsUpdating = SearchResultsUpdating
/// The UIKit name of `SearchControllerDelegate`.
public typealias UISearchControllerDelegate = SearchControllerDelegate
/// The UIKit name of `SearchBar`.
public typealias UISearchBar = SearchBar
/// The UIKit name of `SearchBarDelegate`.
public typealias UISearchBarDelegate = SearchBarDelegate
/// The UIKit name of `SearchTextField`.
public typealias UISearchTextField = SearchTextField
/// The UIKit name of `TextFieldDelegate`.
public typealias UITextFieldDelegate = TextFieldDelegate
/// The UIKit name of `TextInputTraits`.
public typealias UITextInputTraits = TextInputTraits
/// The UIKit name of `TextContentType`.
public typealias UITextContentType = TextContentType
/// The UIKit name of `KeyboardType`.
public typealias UIKeyboardType = KeyboardType
/// The UIKit name of `KeyboardAppearance`.
public typealias UIKeyboardAppearance = KeyboardAppearance
/// The UIKit name of `ReturnKeyType`.
public typealias UIReturnKeyType = ReturnKeyType
/// The UIKit name of `TextAutocapitalizationType`.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType
/// The UIKit name of `TextAutocorrectionType`.
public typealias UITextAutocorrectionType = TextAutocorrectionType
/// The UIKit name of `ViewPropertyAnimator`.
public typealias UIViewPropertyAnimator = ViewPropertyAnimator
/// The UIKit name of `TraitDefinition`.
public typealias UITraitDefinition = TraitDefinition
/// The UIKit name of `TraitUserInterfaceStyle`.
public typealias UITraitUserInterfaceStyle = TraitUserInterfaceStyle
/// The UIKit name of `TraitLayoutDirection`.
public typealias UITraitLayoutDirection = TraitLayoutDirection
/// The UIKit name of `TraitPreferredContentSizeCategory`.
public typealias UITraitPreferredContentSizeCategory = TraitPreferredContentSizeCategory
/// The UIKit name of `TraitAccessibilityContrast`.
public typealias UITraitAccessibilityContrast = TraitAccessibilityContrast
/// The UIKit name of `TraitDisplayScale`.
public typealias UITraitDisplayScale = TraitDisplayScale
/// The UIKit name of `TraitHorizontalSizeClass`.
public typealias UITraitHorizontalSizeClass = TraitHorizontalSizeClass
/// The UIKit name of `TraitVerticalSizeClass`.
public typealias UITraitVerticalSizeClass = TraitVerticalSizeClass
/// The UIKit name of `TraitUserInterfaceIdiom`.
public typealias UITraitUserInterfaceIdiom = TraitUserInterfaceIdiom
/// The UIKit name of `TraitChangeRegistration`.
public typealias UITraitChangeRegistration = TraitChangeRegistration
/// The UIKit name of `TraitChangeObservable`.
public typealias UITraitChangeObservable = TraitChangeObservable

/// The UIKit name of a scene, for which there is only `WindowScene`.
public typealias UIScene = WindowScene
/// The UIKit name of `TextAutocorrectionType`, for spelling.
public typealias UITextSpellCheckingType = TextAutocorrectionType
/// The UIKit name of `ViewPropertyAnimator.Position`.
public typealias UIViewAnimatingPosition = ViewPropertyAnimator.Position
/// The UIKit name of a trait.
public typealias UITrait = any TraitDefinition.Type

/// The UIKit name of `View.AnimationOptions` before Swift 4.2.
public typealias UIViewAnimationOptions = View.AnimationOptions
/// The UIKit name of `View.AnimationCurve` before Swift 4.2.
public typealias UIViewAnimationCurve = View.AnimationCurve
/// The UIKit name of `AlertController.Style` before Swift 4.2.
public typealias UIAlertControllerStyle = AlertController.Style
/// The UIKit name of `AlertAction.Style` before Swift 4.2.
public typealias UIAlertActionStyle = AlertAction.Style
/// The UIKit name of `BarButtonItem.Style` before Swift 4.2.
public typealias UIBarButtonItemStyle = BarButtonItem.Style
/// The UIKit name of `BarButtonItem.SystemItem` before Swift 4.2.
public typealias UIBarButtonSystemItem = BarButtonItem.SystemItem
/// The UIKit name of `SearchBar.Style` before Swift 4.2.
public typealias UISearchBarStyle = SearchBar.Style
/// The UIKit name of `UIApplication.LaunchOptionsKey` before Swift 4.2.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

extension ViewController {
    /// The children, under their name before Swift 4.2.
    public var childViewControllers: [ViewController] { children }

    /// Calls `addChild(_:)`, under its name before Swift 4.2.
    public func addChildViewController(_ childController: ViewController) { addChild(childController) }

    /// Calls `removeFromParent()`, under its name before Swift 4.2.
    public func removeFromParentViewController() { removeFromParent() }

    /// Calls `willMove(toParent:)`, under its name before Swift 4.2.
    public func willMove(toParentViewController parent: ViewController?) { willMove(toParent: parent) }

    /// Calls `didMove(toParent:)`, under its name before Swift 4.2.
    public func didMove(toParentViewController parent: ViewController?) { didMove(toParent: parent) }

    /// A Boolean value that indicates whether the controller is being removed, under its name before Swift 4.2.
    public var isMovingFromParentViewController: Bool { isMovingFromParent }

    /// A Boolean value that indicates whether the controller is being added, under its name before Swift 4.2.
    public var isMovingToParentViewController: Bool { isMovingToParent }

    /// Calls `present(_:animated:completion:)`, under its name before Swift 3.
    public func presentViewController(
        _ viewControllerToPresent: ViewController, animated flag: Bool, completion: (() -> Void)?
    ) { present(viewControllerToPresent, animated: flag, completion: completion) }

    /// Calls `dismiss(animated:completion:)`, under its name before Swift 3.
    public func dismissViewControllerAnimated(_ flag: Bool, completion: (() -> Void)?) {
        dismiss(animated: flag, completion: completion)
    }
}
