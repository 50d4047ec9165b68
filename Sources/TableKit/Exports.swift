// Programs that import TableKit can use views, and what ViewKit exports, directly.
@_exported import ViewKit
