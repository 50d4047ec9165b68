import Testing
import ViewKit

@Suite("The order of subviews")
struct ViewOrderTests {
    private func makeViews() -> (parent: View, children: [View]) {
        let parent = View()
        let children = (1...4).map { tag in
            let view = View()
            view.tag = tag
            return view
        }
        children.forEach(parent.addSubview)
        return (parent, children)
    }

    @Test func viewsMoveToTheFrontAndBack() {
        let (parent, children) = makeViews()
        parent.bringSubviewToFront(children[1])
        #expect(parent.subviews.map(\.tag) == [1, 3, 4, 2])
        parent.sendSubviewToBack(children[3])
        #expect(parent.subviews.map(\.tag) == [4, 1, 3, 2])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews.map(\.tag) == [3, 1, 4, 2])
    }

    @Test func viewsAreInsertedNextToAnother() {
        let (parent, children) = makeViews()
        parent.insertSubview(children[0], aboveSubview: children[2])
        #expect(parent.subviews.map(\.tag) == [2, 3, 1, 4])
        parent.insertSubview(children[3], belowSubview: children[1])
        #expect(parent.subviews.map(\.tag) == [4, 2, 3, 1])
        parent.insertSubview(children[3], aboveSubview: View())
        #expect(parent.subviews.map(\.tag) == [2, 3, 1, 4])
    }
}
