extension ColumnLayout {
    /// Adjacent columns with a title above theirs.
    struct Group: Equatable {
        var title: String
        var columns: Range<Int>
    }
}

extension SceneColumns {
    /// The groups of adjacent columns. A group does not continue from row titles to other columns.
    var groups: [ColumnLayout.Group] {
        var groups: [ColumnLayout.Group] = []
        for (index, column) in columns.enumerated() {
            guard let title = column.model.group, !title.isEmpty else { continue }
            if let last = groups.last, last.title == title, last.columns.upperBound == index,
                column.model.isRowTitle == columns[index - 1].model.isRowTitle
            {
                groups[groups.count - 1].columns = last.columns.lowerBound..<index + 1
            } else {
                groups.append(ColumnLayout.Group(title: title, columns: index..<index + 1))
            }
        }
        return groups
    }
}
