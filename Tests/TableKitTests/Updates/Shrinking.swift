/// Removes all elements that a list does not need to fail: first long ranges, then shorter ones, then single elements.
/// It also replaces elements by simpler ones.
func shrunk<Element>(
    _ list: [Element], simpler: (Element) -> [Element] = { _ in [] }, fails: ([Element]) -> Bool
) -> [Element] {
    var list = list
    var length = max(list.count / 2, 1)
    while true {
        var start = 0
        var isShorter = false
        while start < list.count {
            var shorter = list
            shorter.removeSubrange(start..<min(start + length, list.count))
            if fails(shorter) {
                list = shorter
                isShorter = true
            } else {
                start += length
            }
        }
        if length > 1 { length /= 2 } else if !isShorter { break }
    }
    for index in list.indices {
        while let simple = simpler(list[index]).first(where: { candidate in
            var simplified = list
            simplified[index] = candidate
            return fails(simplified)
        }) {
            list[index] = simple
        }
    }
    return list
}
