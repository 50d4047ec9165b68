import Testing
import ViewKit

@Suite("Transactions")
struct TransactionTests {
    @Test func completionsAreCalledAtTheEndOfTheirGroup() {
        var calls: [String] = []
        Transaction.begin()
        Transaction.setCompletionBlock { calls.append("outer") }
        Transaction.begin()
        Transaction.setCompletionBlock { calls.append("inner") }
        #expect(calls.isEmpty)
        Transaction.commit()
        Transaction.commit()
        Transaction.commit()
        #expect(calls == ["inner", "outer"])
    }
}
