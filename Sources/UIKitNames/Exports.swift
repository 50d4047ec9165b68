// A listing for UIKit compiles after a change of its import alone, so this module exports Foundation as UIKit
// does.
@_exported import Foundation

// This module exports no names without prefix that a program may also declare, such as Label. The members of all types
// are visible, with the feature MemberImportVisibility too, because a name of each module is exported.
@_exported import struct DisplayList.RGBA
@_exported import struct Images.Bitmap
@_exported import struct TableKit.TableUpdateError
@_exported import struct Typesetting.FontCollection
@_exported import class ViewKit.NSMutableParagraphStyle
@_exported import class ViewKit.NSParagraphStyle
@_exported import class ViewKit.NSShadow
@_exported import class ViewKit.NSTextAttachment

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

#if !canImport(ObjectiveC)
    @_exported import struct DisplayList.CGAffineTransform
    @_exported import struct ViewKit.Selector
#endif
