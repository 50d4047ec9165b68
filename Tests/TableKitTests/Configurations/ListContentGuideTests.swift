import Foundation
import TableSpecimens
import Testing

@testable import TableKit

@Suite("Layout guides of list content views")
struct ListContentGuideTests {
    @Test func constraintsFollowTextsAndImage() throws {
        var configuration = ListContentConfiguration.valueCell()
        configuration.text = "Text"
        configuration.secondaryText = "Value"
        configuration.image = Image(
            bitmap: try Bitmap(width: 20, height: 20, bytes: [UInt8](repeating: 255, count: 20 * 20 * 4)))
        let content = ListContentView(configuration: configuration)
        let cell = View(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.addSubview(content)
        content.pin(to: cell, top: 0, leading: 0, bottom: 0, trailing: 0)
        let guides = try [
            #require(content.textLayoutGuide), #require(content.secondaryTextLayoutGuide),
            #require(content.imageLayoutGuide),
        ]
        let lines = guides.map { guide in
            let line = View()
            cell.addSubview(line)
            line.translatesAutoresizingMaskIntoConstraints = false
            LayoutConstraint.activate([
                line.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                line.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                line.topAnchor.constraint(equalTo: guide.bottomAnchor),
                line.heightAnchor.constraint(equalToConstant: 1),
            ])
            return line
        }
        func check() {
            cell.layoutIfNeeded()
            let parts = [content.content.text, content.content.detail, content.content.image]
            for (index, part) in parts.enumerated() {
                #expect(part.frame.width > 0 && guides[index].owningView === content)
                #expect(abs(lines[index].frame.minX - part.frame.minX) <= 0.5)
                #expect(abs(lines[index].frame.maxX - part.frame.maxX) <= 0.5)
                #expect(abs(lines[index].frame.minY - part.frame.maxY) <= 0.5)
                #expect(abs(guides[index].layoutFrame.minX - part.frame.minX) <= 0.5)
            }
        }
        check()
        configuration.secondaryText = "A longer value"
        content.configuration = configuration
        check()
        cell.frame.size.width = 240
        check()
    }

    @Test func missingPartsHaveNoGuides() {
        let content = ListContentView(configuration: .cell())
        #expect(content.textLayoutGuide == nil && content.secondaryTextLayoutGuide == nil)
        #expect(content.imageLayoutGuide == nil)
    }
}
