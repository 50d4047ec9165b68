extension LayoutEngine {
    /// The views of a stack whose lengths are in the proportion of their contents.
    struct Proportions {
        let items: [Int]
        let axis: Axis
        /// The lengths of the contents, in points.
        var lengths: [CGFloat] = []
        var ids: [ConstraintSolver.ConstraintID] = []

        /// The priority of the proportions. Required constraints take precedence, as in UIKit.
        static let priority = LayoutPriority.required - 1
    }

    /// Changes the proportions to those of the contents.
    func updateProportions() {
        for index in proportions.indices {
            let (items, axis) = (proportions[index].items, proportions[index].axis)
            let lengths = items.map { contentLength(ofItem: $0, axis) }
            guard lengths != proportions[index].lengths, let longest = lengths.max(),
                let reference = lengths.firstIndex(of: longest)
            else { continue }
            for id in proportions[index].ids { solver.remove(id) }
            proportions[index].lengths = lengths
            proportions[index].ids = items.indices.filter { $0 != reference }.map { position in
                // Views without content have equal lengths.
                let factor = longest > 0 ? Double(lengths[position] / longest) : 1
                var expression = self.items[items[position]].extent(axis).length
                expression.add(self.items[items[reference]].extent(axis).length, times: -factor)
                return solver.add(expression, .equal, priority: Proportions.priority.rawValue)
            }
        }
    }

    private func contentLength(ofItem index: Int, _ axis: Axis) -> CGFloat {
        let item = items[index]
        let size: CGSize
        if let content = contents.first(where: { $0.item === item }) {
            size = CGSize(width: content.natural.width, height: content.size.height)
        } else {
            size = item.view.sizeThatFits(.zero)
        }
        let length = axis == .horizontal ? size.width : size.height
        return length.isFinite ? max(length, 0) : 0
    }
}
