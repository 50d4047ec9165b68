import Testing

@testable import DataFiles

@Suite("Suggested bindings")
struct SuggestedBindingsTests {
    private func suggestion(_ text: String) throws -> [String?] {
        let bindings = try SuggestedBindings(open(text, .csv))
        return [bindings.title, bindings.subtitle, bindings.value, bindings.image]
    }

    @Test func commonColumnNamesAreRecognized() throws {
        let text = "code,Name,capital,area_km2,flag\nTD,Chad,N'Djamena,1284000,flags/td.png\n"
        #expect(try suggestion(text) == ["Name", "capital", nil, "flag"])
    }

    @Test func cityIsTitleOnlyWithoutName() throws {
        #expect(
            try suggestion("city,country,flag\nBern,Switzerland,ch.PNG\n") == [
                "city", "country", nil, "flag",
            ])
        #expect(try suggestion("id,name,city\n1,Belp,Bern\n") == ["name", "city", nil, nil])
    }

    @Test func numberIsValueWithoutCommonSubtitle() throws {
        #expect(try suggestion("fruit,unit price,note\nApple,$1.20,ripe\n") == ["fruit", "note", nil, nil])
        #expect(
            try suggestion("fruit,price_eur,note\nApple,1.20,ripe\n") == ["fruit", nil, "price_eur", nil])
        #expect(try suggestion("fruit,price,note\nApple,cheap,ripe\n") == ["fruit", "price", nil, nil])
    }

    @Test func identifiersNumbersAndImagesAreNotTitles() throws {
        let text = "user_id,2024,photo,isoCode,who\nu1,5,a.jpg,CH,Ada\nu2,,b.jpeg,FR,Bo\n"
        #expect(try suggestion(text) == ["who", nil, nil, "photo"])
    }

    @Test func imageColumnsMayHaveEmptyFields() throws {
        #expect(try suggestion("a,b\nx,\ny,y.png\n") == ["a", nil, nil, "b"])
        #expect(try suggestion("a,b\nx,x.png\ny,none\n") == ["a", "b", nil, nil])
    }

    @Test func columnNamesDecideWithoutRecords() throws {
        #expect(try suggestion("id,title,description\n") == ["title", "description", nil, nil])
        #expect(try suggestion("id\n") == ["id", nil, nil, nil])
    }
}
