import Testing

@testable import DataFiles

@Suite("Suggested bindings")
struct SuggestedBindingsTests {
    private func suggestion(_ text: String) throws -> [String?] {
        let bindings = try SuggestedBindings.of(open(text, .csv))
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
        #expect(
            try suggestion("fruit,unit price,note\nApple,$1.20,ripe\n") == ["fruit", nil, "unit price", nil])
        #expect(
            try suggestion("fruit,price_eur,note\nApple,1.20,ripe\n") == ["fruit", nil, "price_eur", nil])
        #expect(try suggestion("fruit,price,note\nApple,cheap,ripe\n") == ["fruit", "price", nil, nil])
    }

    @Test func identifiersNumbersAndImagesAreNotTitles() throws {
        let text = "user_id,2024,photo,isoCode,who\nu1,5,a.jpg,CH,Ada\nu2,,b.jpeg,FR,Bo\n"
        #expect(try suggestion(text) == ["who", nil, "2024", "photo"])
    }

    @Test func imageColumnsMayHaveEmptyFields() throws {
        #expect(try suggestion("a,b\nx,\ny,y.png\n") == ["a", nil, nil, "b"])
        #expect(try suggestion("a,b\nx,x.png\ny,none\n") == ["a", "b", nil, nil])
    }

    @Test func columnNamesDecideWithoutRecords() throws {
        #expect(try suggestion("id,title,description\n") == ["title", "description", nil, nil])
        #expect(try suggestion("id\n") == ["id", nil, nil, nil])
    }

    @Test func titlesDifferFromRowToRow() throws {
        // Passengers have no names, and most columns only a few values.
        let passengers =
            "survived,sex,age,name,alive\n0,male,22,Ada,no\n1,female,38,Bo,yes\n1,male,26,Cy,yes\n1,male,2,Di,no\n1,male,9,Ed,no\n"
        #expect(try suggestion(passengers) == ["name", nil, "age", nil])
        let episodes = "name,guest\nMonday,Ada\nMonday,Bo\nMonday,Cy\nMonday,Di\n"
        #expect(try suggestion(episodes) == ["guest", nil, nil, nil])
        #expect(try SuggestedBindings.of(open(episodes, .csv)).namesRows)
        let halves = "part\na\na\na\nb\nb\n"
        #expect(try suggestion(halves) == ["part", nil, nil, nil])
        #expect(try SuggestedBindings.of(open(halves, .csv)).namesRows == false)
    }

    @Test func valuesAreQuantitiesThatDiffer() throws {
        let text = "airline,year,code,rank,factor,seats\nA,2020,10,1,1,320\nB,2021,11,2,1,119\n"
        #expect(try suggestion(text) == ["airline", nil, "seats", nil])
        #expect(try suggestion("park,date\nA,2020-01-05\nB,2021-02-06\n") == ["park", nil, nil, nil])
    }

    @Test func wholeFileDeterminesTheTitle() throws {
        let rows = (0..<400).map { "\($0 / 200 == 0 ? "x" : "y\($0)"),n\($0)" }
        #expect(try suggestion("name,who\n" + rows.joined(separator: "\n")) == ["name", "who", nil, nil])
    }
}
