// Programs that compare images also require the symbols of images.
@_exported import Images
