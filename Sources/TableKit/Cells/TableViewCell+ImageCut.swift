extension TableViewCell {
    /// The reason why a predefined image covers other content of the row, or is incomplete.
    package enum ImageCut: Hashable {
        /// The image is larger than the frame of its view, because its content mode does not reduce it.
        case exceedsFrame(image: CGSize, frame: CGSize)
        /// The rounded corners of the group are in front of the image.
        case corners
    }

    /// The reason why the predefined image covers other content of the row, or is incomplete, after layout. `nil` if it
    /// is complete.
    ///
    /// In themes whose images have equal distances to the edges, the corners of high images are rounded like the group.
    package var imageCut: ImageCut? {
        let view = parts.list.image
        guard view.image != nil, !view.isHidden, !view.bounds.isEmpty, let size = view.imageSize else {
            return nil
        }
        let drawn = view.clipsToBounds ? view.bounds : view.contentMode.position(size, in: view.bounds)
        guard view.bounds.insetBy(dx: -0.5, dy: -0.5).contains(drawn) else {
            return .exceedsFrame(image: drawn.size, frame: view.bounds.size)
        }
        guard view.cornerRadius == 0, !environment.theme.cell.hasEqualImageMargins,
            position.cornerRadius > 0
        else { return nil }
        return effectiveShape.cuts(view.convert(drawn, to: self)) ? .corners : nil
    }
}

extension RoundedRectangle {
    /// Returns a Boolean value that indicates whether a rounded corner cuts more than half a point of a rectangle's
    /// diagonal.
    fileprivate func cuts(_ other: CGRect) -> Bool {
        let radius = min(radius, corners.maxRadius(in: rect.size))
        let (left, right) = (other.minX - rect.minX, rect.maxX - other.maxX)
        let (top, bottom) = (other.minY - rect.minY, rect.maxY - other.maxY)
        let distances: [(Path.Corners, CGFloat, CGFloat)] = [
            (.topLeft, left, top), (.topRight, right, top), (.bottomLeft, left, bottom),
            (.bottomRight, right, bottom),
        ]
        return distances.contains { corner, x, y in
            corners.contains(corner) && x < radius && y < radius
                && hypot(radius - x, radius - y) > radius + 0.5
        }
    }
}
