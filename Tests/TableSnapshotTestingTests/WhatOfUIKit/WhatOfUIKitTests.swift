import Foundation
import Testing

/// The article What of UIKit is here, compared with the public declarations.
@Suite struct WhatOfUIKitTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let article = "Sources/TableSnapshots/TableSnapshots.docc/WhatOfUIKit.md"

    /// A row of a table of the article.
    private struct Row {
        var line: Int
        /// The type in UIKit. `nil` for a list of types.
        var type: String?
        /// The first word of the row: present, partial, absent or only.
        var status: String
        var members: [String]
    }

    private let rows: [Row]
    private let declarations: PublicDeclarations
    private let names: PublicDeclarations

    init() throws { self = try Self.shared.get() }

    private static let shared = Result { try WhatOfUIKitTests(repository: repository) }

    private init(repository: URL) throws {
        let text = try String(contentsOf: repository.appending(path: Self.article), encoding: .utf8)
        var type: String?
        var rows: [Row] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("### ") {
                type = line.firstMatch(of: /`([\w.]+)`/).map { String($0.1) }
            } else if let match = line.wholeMatch(of: /\| (present|partial|absent|only)\b[^|]*\| (.*) \|/) {
                let members = match.2.matches(of: /`([^`]+)`/).map { String($0.1) }
                rows.append(Row(line: index + 1, type: type, status: String(match.1), members: members))
            }
        }
        self.rows = rows
        let sources = repository.appending(path: "Sources")
        declarations = try PublicDeclarations(
            folders: ["DisplayList", "Typesetting", "ViewKit", "TableKit"].map { sources.appending(path: $0) }
        )
        names = try PublicDeclarations(folders: [sources.appending(path: "UIKitNames")])
    }

    /// Returns the name without the prefix of UIKit or Foundation.
    private func ownName(_ name: String) -> String {
        name.hasPrefix("UI") || name.hasPrefix("NS") ? String(name.dropFirst(2)) : name
    }

    private func exists(_ member: String, in type: String?) -> Bool {
        guard let type else {
            return names.contains(member, in: "") || declarations.contains(member, in: "")
        }
        let own = ownName(type)
        return declarations.contains(member, in: own) || names.contains(member, in: own)
    }

    @Test func everyRowIsTrue() {
        #expect(rows.count > 40)
        for row in rows {
            for member in row.members where exists(member, in: row.type) != (row.status != "absent") {
                let place = "\(Self.article):\(row.line): `\(member)`\(row.type.map { " of \($0)" } ?? "")"
                Issue.record(
                    row.status == "absent"
                        ? "\(place) is declared; move it from the row \"absent\" to \"present\" or \"partial\""
                        : "\(place) is not declared; move it from the row \"\(row.status)\" to \"absent\"")
            }
        }
    }

    @Test func everyMemberIsListedOnce() {
        let types = Set(rows.compactMap(\.type))
        #expect(types.count > 15)
        // Controllers and data sources implement the methods of protocols, which the article lists once.
        let methods = Set(
            rows.filter { $0.type?.firstMatch(of: /(Delegate|DataSource|Prefetching)$/) != nil }.flatMap(
                \.members))
        for type in types.sorted() {
            let listed = rows.filter { $0.type == type }.flatMap(\.members)
            #expect(Set(listed).count == listed.count, "\(type) lists a member twice")
            let own = declarations.members[ownName(type)] ?? [:]
            for (member, isOverride) in own.sorted(by: { $0.key < $1.key })
            where !isOverride && !listed.contains(member) && !methods.contains(member) {
                let line = rows.last { $0.type == type }?.line ?? 0
                Issue.record(
                    "\(Self.article):\(line): `\(member)` of \(type) is not listed; add it to a row of the table"
                )
            }
        }
    }

    /// UIKitSnapshotTesting lists names one by one.
    @Test func namesOfAssertionsAreExported() throws {
        let sources = Self.repository.appending(path: "Sources")
        let exports = try String(
            contentsOf: sources.appending(path: "UIKitSnapshotTesting/Exports.swift"), encoding: .utf8)
        for module in ["Goldens", "ImageComparison", "TableSnapshotTesting", "TableSnapshots"] {
            let declarations = try PublicDeclarations(folders: [sources.appending(path: module)])
            let names = declarations.members[""]?.keys.map { $0.prefix { $0 != "(" } } ?? []
            #expect(!names.isEmpty)
            for name in names.sorted() {
                #expect(exports.contains(" \(module).\(name)\n"), "\(module).\(name)")
            }
        }
    }
}
