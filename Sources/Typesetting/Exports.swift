// Sizes of text are CGFloat, and its rectangles CGRect.
@_exported import Foundation
