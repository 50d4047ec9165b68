@_exported import UIKitNames

// The names of assertions and images next to those of UIKit. A module that exports TableSnapshotTesting completely
// would export names such as Label, which are ambiguous in a test that imports a program with the same names.
@_exported import struct Goldens.ChangedParts
@_exported import struct Goldens.LayoutChange
@_exported import enum Goldens.OtherFonts
@_exported import enum Goldens.RecordMode
@_exported import struct Goldens.Verdict
@_exported import enum ImageComparison.ComparisonMode
@_exported import enum ImageComparison.DifferenceImage
@_exported import struct ImageComparison.DifferenceLimit
@_exported import struct ImageComparison.ImageComparison
@_exported import struct ImageComparison.PixelRect
@_exported import struct ImageComparison.Tolerance
@_exported import enum TableSnapshotTesting.SnapshotFormat
@_exported import struct TableSnapshotTesting.SnapshotImage
@_exported import protocol TableSnapshotTesting.SnapshotSubject
@_exported import struct TableSnapshotTesting.SnapshotsTrait
@_exported import func TableSnapshotTesting.assertAccessibilityAudit
@_exported import func TableSnapshotTesting.assertSnapshot
@_exported import func TableSnapshotTesting.verifySnapshot
@_exported import func TableSnapshotTesting.withSnapshots
@_exported import struct TableSnapshots.AccessibilityAuditIssue
@_exported import enum TableSnapshots.AccessibilityAuditType
@_exported import struct TableSnapshots.Callout
@_exported import struct TableSnapshots.DrawingEnvironment
@_exported import struct TableSnapshots.ImageFrame
@_exported import enum TableSnapshots.PageNumbers
@_exported import struct TableSnapshots.PaperSize
@_exported import struct TableSnapshots.SnapshotError
@_exported import struct TableSnapshots.SnapshotOptions
@_exported import struct TableSnapshots.SnapshotPanel
@_exported import struct TableSnapshots.TableSnapshot
@_exported import struct TableSnapshots.UpdateSnapshots
@_exported import enum TableSnapshots.Version
