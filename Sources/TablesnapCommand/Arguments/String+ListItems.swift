extension String {
    /// The items of a list of columns in an option, separated by commas that are not in braces. `\\,` is a comma of an item.
    var listItems: [String] {
        var items = [""]
        var depth = 0
        var rest = self[...]
        while let character = rest.popFirst() {
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            if character == ",", depth <= 0 {
                items.append("")
            } else if character == "\\", rest.first == "," {
                items[items.count - 1].append(rest.removeFirst())
            } else {
                items[items.count - 1].append(character)
            }
        }
        return items
    }
}
