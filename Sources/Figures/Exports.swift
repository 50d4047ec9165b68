// Programs that draw figures also require the symbols of problems and of fonts in folders.
@_exported import Diagnostics

@_exported import struct Typesetting.FontCollection
