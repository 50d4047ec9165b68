// A test of scenes requires the names of both.
@_exported import Scenes
@_exported import TableSnapshotTesting
