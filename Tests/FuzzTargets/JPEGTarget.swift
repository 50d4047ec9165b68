import Foundation
import Images

/// A target that decodes JPEG files at every reduction.
enum JPEGTarget {
    static func run(_ bytes: [UInt8]) throws {
        guard let first = bytes.first else { return }
        let file = Array(bytes.dropFirst())
        let reduction = [1, 2, 4, 8][Int(first) % 4]
        do {
            let header = try JPEGHeader(ofWholeFile: file)
            let bitmap = try Bitmap(
                jpegBytes: file, reduction: reduction, limits: JPEGLimits(pixels: 1 << 18))
            let (width, height) = header.size
            return try expect(
                bitmap, PixelReducer.side(width, reduction), PixelReducer.side(height, reduction))
        } catch let error as ImageError {
            try FuzzFinding.check(error.reason.count > 5, "an error without a sentence")
        }
    }

    private static func expect(_ bitmap: Bitmap, _ width: Int, _ height: Int) throws {
        try FuzzFinding.check(
            bitmap.width == width && bitmap.height == height, "another size than the header's")
    }

    /// Files of 16 × 16 pixels: sequential with chroma subsampling, progressive, grayscale, and CMYK.
    static let seeds: [[UInt8]] = [
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhl\
        bXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8\
        fHx8fHx8fHx8fHx8fHz/wAARCAAQABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAA\
        AgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6\
        Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG\
        x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREA\
        AgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5\
        OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPE\
        xcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwCibJMZVYhjrls0qW6/3U/74atlLdv7r/8A\
        fC042bnlVlJ9M7R+lDzbuw9t1ivw/wAj/9k=
        """,
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhl\
        bXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8\
        fHx8fHx8fHx8fHx8fHz/wgARCAAQABADAREAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAEDBP/EABkBAAEFAAAAAAAA\
        AAAAAAAAAAEAAgMEBf/aAAwDAQACEAMQAAABhbeAbcuJhf/EABUQAQEAAAAAAAAAAAAAAAAAAAAS/9oACAEBAAEFAoSlD//E\
        ABgRAQEBAQEAAAAAAAAAAAAAAAEAAhFB/9oACAEDAQE/AXnkaI0z2//EABURAQEAAAAAAAAAAAAAAAAAAAAT/9oACAECAQE/\
        AbKqrP/EABYQAQEBAAAAAAAAAAAAAAAAAEEAEP/aAAgBAQAGPwI1v//EABoQAQACAwEAAAAAAAAAAAAAAAEAkRFBUbH/2gAI\
        AQEAAT8hw0WgOFMFxomWjxP/2gAMAwEAAgADAAAAEDQP/8QAGxEAAgMAAwAAAAAAAAAAAAAAAREAYZEhsdH/2gAIAQMBAT8Q\
        JWA1+SlhlrBCPkN51P/EABgRAAMBAQAAAAAAAAAAAAAAAAABURFB/9oACAECAQE/ENdY2o0pin//xAAbEAACAQUAAAAAAAAA\
        AAAAAAABEQAQITFRof/aAAgBAQABPxArYKy2rGjEtyTppyf/2Q==
        """,
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhl\
        bXd7gYKBTmCNl4x9lnN+gXz/wAALCAAQABABAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgED\
        AwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RF\
        RkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJ\
        ytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/AKJskxlViGOuWzSpbr/dT/vhq2Ut2/uv/wB8LTjZueVW\
        Un0ztH6V/9k=
        """,
        """
        /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwAUDg8SDw0UEhASFxUUGB4yIR4cHB49LC4kMklATEtHQEZFUFpzYlBVbVZFRmSIZW13\
        e4GCgU5gjZeMfZZzfoF8/9sAQwEVFxceGh47ISE7fFNGU3x8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8\
        fHx8fHx8fHx8fHx8/8AAFAgAEAAQBAERAAIRAQMRAQQRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQ\
        AAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5\
        OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TF\
        xsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/EAB8BAAMBAQEBAQEBAQEAAAAAAAABAgMEBQYHCAkKC//EALUR\
        AAIBAgQEAwQHBQQEAAECdwABAgMRBAUhMQYSQVEHYXETIjKBCBRCkaGxwQkjM1LwFWJy0QoWJDThJfEXGBkaJicoKSo1Njc4\
        OTpDREVGR0hJSlNUVVZXWFlaY2RlZmdoaWpzdHV2d3h5eoKDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLD\
        xMXGx8jJytLT1NXW19jZ2uLj5OXm5+jp6vLz9PX29/j5+v/aAA4EAQACEQMRBAAAPwC8L184ZpTnphcV5P1NdEYRU72k391v\
        8zs6Rrhv7z/99rVLCrsVKlLz+9BWK9wv95P++2r6hYV9jrlSj5fewpq3iDhmiA9cbj+tV9TfRBFQWjtb7/zCv//Z
        """,
    ].map { [0] + (Data(base64Encoded: $0).map(Array.init) ?? []) }
}
