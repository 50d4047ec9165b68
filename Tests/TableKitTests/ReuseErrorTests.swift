import TableSpecimens
import Testing

@testable import TableKit

// Exit tests came with Swift 6.2.
#if compiler(>=6.2)
    @Suite("Errors with identifiers stop the program with a message")
    struct ReuseErrorTests {
        /// Returns the text on standard error.
        private func sentence(_ result: ExitTest.Result?) -> String {
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        }

        @Test func unregisteredIdentifierIsReported() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let table = TableView()
                table.register(TableViewCell.self, forCellReuseIdentifier: "Story")
                table.register({ TableViewCell(reuseIdentifier: "Advert") }, forCellReuseIdentifier: "Advert")
                _ = table.dequeueReusableCell(withIdentifier: "Stroy", for: IndexPath(row: 0, section: 0))
            }
            #expect(
                sentence(result).contains(
                    "no cell is registered for the identifier \"Stroy\"; registered: \"Advert\", \"Story\""
                ))
        }

        @Test func identifierWithoutAnyRegistrationIsReported() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = TableView().dequeueReusableCell(
                    withIdentifier: "Story", for: IndexPath(row: 0, section: 0))
            }
            #expect(sentence(result).contains("\"Story\"; registered: none"))
        }

        @Test func classOtherThanCellIsReported() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let table = TableView()
                table.register(TableViewCell.self, forCellReuseIdentifier: "Story")
                table.register(Label.self, forCellReuseIdentifier: "Headline")
            }
            #expect(
                sentence(result).contains(
                    "expected a subclass of TableViewCell for \"Headline\", found Label; "
                        + "registered: \"Story\""))
        }

        @Test func classOtherThanHeaderIsReported() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                TableView().register(TableViewCell.self, forHeaderFooterViewReuseIdentifier: "Header")
            }
            #expect(
                sentence(result).contains(
                    "expected a subclass of TableViewHeaderFooterView for \"Header\", found TableViewCell; "
                        + "registered: none"))
        }

        @Test func classWithoutInitializerOfIdentifierIsReported() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let table = TableView()
                table.register(ReuseTests.StoryboardCell.self, forCellReuseIdentifier: "Story")
                _ = table.dequeueReusableCell(withIdentifier: "Story")
            }
            #expect(sentence(result).contains("unimplemented initializer 'init(style:reuseIdentifier:)'"))
        }

        @Test func nibWithoutCellIsReported() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let table = TableView()
                Nib.withPrototypes(["Story": { Label() }]) {
                    table.register(Nib(nibName: "Story", bundle: nil), forCellReuseIdentifier: "StoryCell")
                }
                table.register(TableViewCell.self, forCellReuseIdentifier: "Other")
                _ = table.dequeueReusableCell(withIdentifier: "StoryCell")
            }
            #expect(
                sentence(result).contains(
                    "expected a TableViewCell with the identifier \"StoryCell\" from the nib \"Story\", "
                        + "found a Label; registered: \"Other\", \"StoryCell\""))
        }

        @Test func closureReturningOtherIdentifierIsReported() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let table = TableView()
                table.register({ TableViewCell(reuseIdentifier: "Tale") }, forCellReuseIdentifier: "Story")
                _ = table.dequeueReusableCell(withIdentifier: "Story")
            }
            #expect(
                sentence(result).contains(
                    "expected a TableViewCell with the identifier \"Story\" from the closure, found a "
                        + "TableViewCell with the identifier \"Tale\"")
            )
        }

        @Test func missingNibIsReported() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Nib.withPrototypes(["Story": { TableViewCell() }]) {
                    _ = Nib(nibName: "Tale", bundle: nil)
                }
            }
            #expect(
                sentence(result).contains("no prototype of a view is called \"Tale\"; registered: Story;")
            )
        }
    }
#endif
