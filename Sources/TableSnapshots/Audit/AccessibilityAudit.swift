import TableKit

/// The findings of an accessibility audit: each once, with the conditions and the number of parts in which it occurs.
package struct AccessibilityAudit: Sendable {
    /// The findings in the order in which they were found, at most ``maxIssues``.
    package private(set) var issues: [AccessibilityAuditIssue] = []
    /// A Boolean value that indicates whether all elements were checked, and all findings are included.
    package private(set) var isComplete = true

    private let types: Set<AccessibilityAuditType>
    /// The indices of findings by their identity.
    private var indices: [String: Int] = [:]
    /// The condition of the first occurrence of each finding, whose parts are counted.
    private var counted: [String: Occasion] = [:]

    private struct Occasion: Hashable {
        let condition: AccessibilityAuditCondition
        let image: String?
    }

    /// The maximum number of different findings.
    package static let maxIssues = 1000

    /// Creates an audit without findings.
    package init(_ types: Set<AccessibilityAuditType> = .all) { self.types = types }

    /// Adds the findings in an image under a condition.
    ///
    /// - Parameter name: The name of the image. `nil` for the only or first one of the subject.
    package mutating func add(
        _ snapshot: TableSnapshot, named name: String?, under condition: AccessibilityAuditCondition
    ) throws(SnapshotError) {
        let occasion = Occasion(condition: condition, image: name)
        let isComplete = try snapshot.audit(types.intersection(condition.types)) { add($0, occasion) }
        self.isComplete = isComplete && self.isComplete
    }

    private mutating func add(_ issue: AccessibilityAuditIssue, _ occasion: Occasion) {
        let identity = issue.identity
        if let index = indices[identity] {
            issues[index].conditions.insert(occasion.condition)
            if counted[identity] == occasion { issues[index].count += 1 }
            return
        }
        guard issues.count < Self.maxIssues else {
            isComplete = false
            return
        }
        var issue = issue
        issue.image = occasion.image
        issue.conditions = [occasion.condition]
        (indices[identity], counted[identity]) = (issues.count, occasion)
        issues.append(issue)
    }

    /// The sentence about what was not checked. `nil` if everything was.
    package var limitation: String? {
        isComplete
            ? nil
            : "the audit is limited to the first \(TableSnapshot.maxAuditedElements) rows, headers and footers of "
                + "each table, and to \(Self.maxIssues) findings"
    }
}

extension [AccessibilityAuditIssue] {
    /// The findings with one for those of the same kind of part, in the same order. Its number includes the others.
    package var grouped: [AccessibilityAuditIssue] {
        var groups: [AccessibilityAuditIssue] = []
        var indices: [String: Int] = [:]
        for issue in self {
            if let index = indices[issue.group] {
                groups[index].count += issue.count
                groups[index].conditions.formUnion(issue.conditions)
            } else {
                indices[issue.group] = groups.count
                groups.append(issue)
            }
        }
        return groups
    }
}

extension View {
    /// Checks the accessibility of the view, such as a table, at the text sizes L, xxxL and AX5 and in both layout
    /// directions, and returns the findings.
    ///
    /// The options' appearance applies. If they specify none, the contrast is checked in both appearances. The audit
    /// covers the complete table, up to the first 1,000 rows, headers and footers, and finds at most 1,000 problems.
    /// The view retains the last traits.
    ///
    /// - Parameters:
    ///   - types: The checks.
    ///   - options: The theme and the traits other than size and direction.
    /// - Returns: The findings, each once: colors are one finding regardless of the number of texts with them.
    /// - Throws: `SnapshotError` if the options are invalid, or if the view cannot be drawn.
    public func performAccessibilityAudit(
        for types: Set<AccessibilityAuditType> = .all, options: SnapshotOptions = SnapshotOptions()
    ) throws(SnapshotError) -> [AccessibilityAuditIssue] {
        var audit = AccessibilityAudit(types)
        for condition in AccessibilityAuditCondition.all(for: options.traits) {
            let snapshot = try TableSnapshot(of: self, options: options.under(condition))
            try audit.add(snapshot, named: nil, under: condition)
        }
        return audit.issues
    }
}

extension SnapshotOptions {
    /// Returns the options with the traits of a condition.
    package func under(_ condition: AccessibilityAuditCondition) -> SnapshotOptions {
        var options = self
        options.traits = TraitCollection(traitsFrom: [traits, condition.traits])
        return options
    }
}
