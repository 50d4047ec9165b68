import Testing

@testable import DataFiles

@Suite("Suggested bindings")
struct SuggestedBindingsTests {
    private func suggestion(_ text: String) throws -> [String?] {
        let bindings = try SuggestedBindings.of(open(text, .csv))
        return [bindings.titles.first, bindings.subtitle, bindings.value, bindings.image]
    }

    @Test func commonColumnNamesAreRecognized() throws {
        let text = "code,Name,capital,area_km2,flag\nTD,Chad,N'Djamena,1284000,flags/td.png\n"
        #expect(try suggestion(text) == ["Name", "capital", nil, "flag"])
    }

    /// A champion has a title.
    @Test func namesPrecedeTitles() throws {
        #expect(try suggestion("id,title,name\na,the Dark,Annie\nb,the Fox,Ahri\n")[0] == "name")
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
        let halves = "part\na\na\na\nb\nb\n"
        #expect(try suggestion(halves) == ["part", nil, nil, nil])
    }

    /// A list names its records, and shows an image, all columns but identifiers, or the description of many columns.
    @Test(
        arguments: [
            ("part,kind\na,x\na,y\na,x\nb,y\nb,x\n", false), ("part\na\na\na\nb\nb\n", true),
            ("id,name,price\n7,x,1\n9,y,2\n", true), ("name,phone\nx,12-34\ny,13-34\n", false),
            ("url,id\nhttps://a.b/c,1\nhttps://a.b/d,2\n", false), ("code,zip\nx,1\ny,2\n", false),
            ("name,price,a\nx,1,2\ny,2,3\n", false),
            ("name,flag,a,b,c\nx,x.png,2,3,4\ny,y.png,3,4,5\n", true),
            ("name,description,a,b,c\nx,round,2,3,4\ny,square,3,4,5\n", true),
            ("name,description,a\nx,round,2\ny,square,3\n", false),
            ("name,description,a,b,c\nx,round,2,3,4\ny,,3,4,5\n", false),
            ("name,city,a,b,c\nx,Bern,2,3,4\ny,Rome,3,4,5\n", false),
        ])
    func listsSuitRecordsThatTheyShowWell(text: String, isList: Bool) throws {
        #expect(try SuggestedBindings.of(open(text, .csv)).suitsList == isList)
    }

    /// Columns without values can be omitted, and those of lost images cannot.
    @Test func listsOmitEmptyColumns() throws {
        let file = try open("name,price,a\nx,1,\ny,2,\n", .csv)
        #expect(try !SuggestedBindings.of(file).suitsList)
        let bindings = try SuggestedBindings.of(file, empty: [2])
        #expect(bindings.suitsList && bindings.showsAllColumns)
        let photos = try open("name,photo\nx,x.png\ny,y.png\n", .csv)
        #expect(try SuggestedBindings.of(photos).suitsList)
        #expect(try !SuggestedBindings.of(photos, lost: [1]).suitsList)
        #expect(try SuggestedBindings.of(open("photo\nx.png\n", .csv), lost: [0]).titles == ["photo"])
    }

    private func titles(_ header: String, _ rows: [String]) throws -> [String] {
        try SuggestedBindings.of(open(header + "\n" + rows.joined(separator: "\n"), .csv)).titles
    }

    /// Rows without a name have several columns as their title, or a date.
    @Test func titlesCanConsistOfSeveralColumns() throws {
        let sources = ["Oil", "Gas", "Sun", "Wind"], kinds = ["Urban", "Rural"], sexes = ["Male", "Female"]
        let years = (0..<20).map { "\(2000 + $0 / 4),\(sources[$0 % 4]),\($0)" }
        #expect(try titles("year,source,twh", years) == ["year", "source"])
        let groups = (0..<16).map { "\(kinds[$0 % 2]),\(sexes[$0 / 2 % 2]),c\($0 / 4)ab,\($0)" }
        #expect(try titles("status,sex,cause,rate", groups) == ["status", "sex", "cause"])
        let days = (1...9).map { "2026-01-0\($0),\(["rain", "sun"][$0 % 2]),\($0)" }
        #expect(try titles("date,weather,mm", days) == ["date"])
        #expect(
            try titles("first_name,last_name,age", ["Ada,Love,1", "Ben,Love,2"]) == [
                "first_name", "last_name",
            ])
    }

    @Test(arguments: [("team1", "team2"), ("home", "away"), ("Home Team", "Away Team")])
    func opponentsAreTitles(first: String, second: String) throws {
        let matches = ["Aa,Bb", "Cc,Dd", "Ee,Ff", "Aa,Cc", "Dd,Bb"].map { "Day 1,\($0),x" }
        #expect(try titles("round,\(first),\(second),n", matches) == [first, second])
    }

    /// Columns that are empty in most records name no rows.
    /// Times and dates without separators are titles if nothing else differs, and no values.
    @Test func timesCanBeTitles() throws {
        let rows = (0..<9).map { "KLO,2012100100\($0)0,\($0 / 4)" }
        #expect(try titles("abbr,date/time,wind", rows) == ["date/time"])
        let times =
            (0..<9).map { "Alaska,2020-12-02 19:0\($0):28, \($0),\($0)\($0)" } + [
                "Alaska,2020-12-03 10:00:00,None,7"
            ]
        #expect(try titles("state,timestamp,text,n", times) == ["timestamp"])
    }

    /// Titles are no addresses, and consist of year, month and day if nothing else names the rows.
    @Test func titlesAreNoAddresses() throws {
        let rows = (0..<9).map { "https://a.b/\($0),Artist \($0 / 2),\($0)" }
        #expect(try titles("link,Artist,n", rows) == ["Artist"])
        let days = (1...9).map { "1980,\($0 % 2 + 1),\($0),\($0 * 3)" }
        #expect(try titles("year,month,day,wind", days) == ["year", "month", "day"])
        #expect(try titles("station_name,city", ["A,Rome", "B,Oslo", "C,Bern"]) == ["station_name"])
        #expect(
            try titles("winner_name,loser_name,n", ["A,B,1", "C,A,2", "A,C,3", "B,A,4"])
                == ["winner_name", "loser_name"])
    }

    /// A name of the record itself comes before one of an object in it, and a code before a word that all records share.
    @Test func namesOfTheRecordComeFirst() throws {
        #expect(try titles("name,image.title", ["A,x of y", "B,x of z"]) == ["name"])
        let birds = (1...9).map { "Gentoo\($0 % 2),N\($0)A" }
        #expect(try titles("species,individual_id", birds) == ["individual_id"])
        #expect(try suggestion("Team 1,Team 2,Round,FT\nA,B,1,2-1\nC,D,1,0-0\nE,F,2,1-1\n")[2] == "FT")
    }

    /// Ages, counts and coordinates are seldom what a list is about.
    @Test func secondaryNumbersAreNoValues() throws {
        let rows = (1...9).map { "N\($0)x,\($0 + 20),1\($0).5,\($0)00,4.\($0)" }
        #expect(
            try suggestion("name,age,Xlongitude,points_won,mass_kg\n" + rows.joined(separator: "\n"))[2]
                == "points_won")
        #expect(try suggestion("name,books_count,average_rating\nA,3,4.5\nB,4,4.7\n")[2] == "average_rating")
    }

    @Test func titlesAreFilled() throws {
        let rows = (0..<10).map { "\($0),e\($0 / 3)lement,\($0 == 4 ? "beta" : "")" }
        #expect(try titles("n,element,decay", rows).contains("decay") == false)
    }

    /// Numbers of rows, codes and coordinates are no values.
    @Test(arguments: ["rownames", "pk", "Pid", "long", "number", "", "district"])
    func numbersOfRowsAreNoValues(name: String) throws {
        let rows = (1...9).map { "\($0),n\($0)ame,\($0 * $0 % 7).5" }
        let text = "\(name),name,rate\n" + rows.joined(separator: "\n")
        #expect(try SuggestedBindings.of(open(text, .csv)).value == "rate")
    }

    /// Addresses of the Internet are no files.
    @Test func addressesAreNoImages() throws {
        let bindings = try SuggestedBindings.of(open("name,image\nFig,https://a.b/c.png\n", .csv))
        #expect(bindings.image == nil)
    }

    @Test func namesInPathsOfJSONAreUsual() throws {
        let objects = [("Rome", 5, 2.5), ("Bern", 6, 3)].map {
            "{\"p\": {\"place\": \"\($0)\", \"depth\": \($1), \"mag\": \($2)}}"
        }
        let file = try open("[\(objects.joined(separator: ", "))]", .json)
        #expect(try SuggestedBindings.of(file).value == "p.mag")
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
