import Foundation
import Goldens

/// Decisions about images and about their changes. An image is accepted when all its changes are.
struct GroupDecisions: Sendable {
    private(set) var images: ImageDecisions
    /// The indices of the images of each change, and of the changes of each image.
    private let imagesOfGroups: [[Int]], groupsOfImages: [[Int]]
    private var groups: [ImageDecisions.Decision]

    /// A decision of the user about an image or a change.
    struct Action: Decodable {
        enum Kind: String, Decodable {
            case accept, reject, undo
        }

        let action: Kind
        let image: Int?
        let group: Int?
    }

    /// The decisions for the page.
    struct Summary: Encodable {
        let images: [ImageDecisions.Decision]
        let groups: [ImageDecisions.Decision]
        /// The reasons why images could not be accepted or undone.
        let problems: [String]
    }

    init(_ images: ImageDecisions, _ document: ReviewPage.Document) {
        self.images = images
        imagesOfGroups = document.groups.map(\.images)
        groupsOfImages = document.images.map { Set($0.areas.map(\.group)).sorted() }
        groups = document.groups.map { _ in .undecided }
    }

    func summary(_ problems: [String]) -> Summary {
        let shown = groups.indices.map { group in
            let decisions = Set(imagesOfGroups[group].map { images.decisions[$0] })
            guard groups[group] == .undecided, decisions.count == 1 else { return groups[group] }
            return decisions.first ?? .undecided
        }
        return Summary(images: images.decisions, groups: shown, problems: problems)
    }

    /// Returns a Boolean value that indicates whether the image or the change of an action exists.
    func contains(_ action: Action) -> Bool {
        switch (action.image, action.group) {
        case (let image?, nil): groupsOfImages.indices.contains(image)
        case (nil, let group?): groups.indices.contains(group)
        default: false
        }
    }

    /// Performs an action.
    ///
    /// - Returns: The reasons why images could not be accepted, rejected or undone.
    mutating func perform(_ action: Action) -> [String] {
        if let image = action.image {
            if action.action == .undo { for group in groupsOfImages[image] { groups[group] = .undecided } }
            return perform(action.action, [image])
        }
        guard let group = action.group else { return [] }
        let members = imagesOfGroups[group]
        switch action.action {
        case .accept:
            groups[group] = .accepted
            let problems = perform(.accept, members.filter { isAccepted($0) })
            // It can be accepted again for the remaining images.
            if !problems.isEmpty { groups[group] = .undecided }
            return problems
        case .reject:
            groups[group] = .rejected
            return perform(.reject, members)
        case .undo:
            groups[group] = .undecided
            return perform(.undo, members)
        }
    }

    /// Returns a Boolean value that indicates whether all changes of an image are accepted.
    private func isAccepted(_ image: Int) -> Bool {
        groupsOfImages[image].allSatisfy { groups[$0] == .accepted }
    }

    private mutating func perform(_ kind: Action.Kind, _ indices: [Int]) -> [String] {
        var problems: [String] = []
        for index in indices where (images.decisions[index] == .undecided) == (kind != .undo) {
            let golden = images.failures[index].golden
            do {
                var line: String
                switch kind {
                case .accept:
                    line = try images.accept(index) ? "" : PendingImages.alreadyAccepted
                    line = "accepted  \(golden)\(line)"
                case .reject:
                    try images.reject(index)
                    line = "rejected  \(golden)"
                case .undo:
                    try images.undo(index)
                    line = "undone    \(golden)"
                }
                try? Tablesnap.printLine(line)
            } catch {
                problems += StandardError.lines(of: error)
            }
        }
        return problems
    }
}
