/// The methods that UIKit calls for a navigation bar. Mirrors `UINavigationBarDelegate`. tablesnap calls none.
public protocol NavigationBarDelegate: AnyObject {}
