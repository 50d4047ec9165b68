// Programs that read display lists also require the symbols of what the lists contain.
@_exported import Images
@_exported import Typesetting
