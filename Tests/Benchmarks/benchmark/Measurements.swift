import Foundation

/// Measurements that run in turns, under a title.
struct MeasurementGroup {
    let title: String
    let measurements: [Measurement]
}

extension Measurement {
    /// The options of a list with titles, subtitles and images.
    static let list = ["--title", "name", "--subtitle", "place", "--image", "image", "--quiet"]

    /// The number of rows of a long table.
    private static let many = 152_970
    private static let million = 1_000_000

    /// Returns the measurements of time and memory.
    static func groups(_ programs: Programs) -> [MeasurementGroup] {
        [
            MeasurementGroup(title: "lists", measurements: lists(programs)),
            MeasurementGroup(title: "six columns", measurements: columns(programs)),
            MeasurementGroup(title: "compression of 20 rows", measurements: compressions(programs)),
            MeasurementGroup(title: "goldens and figures", measurements: goldens(programs)),
            MeasurementGroup(title: "reading, in MB", measurements: reading(programs)),
            MeasurementGroup(title: "10,000 self-sizing rows", measurements: layouts(programs)),
            MeasurementGroup(title: "long tables", measurements: longTables(programs)),
        ]
    }

    private static func lists(_ programs: Programs) -> [Measurement] {
        [Measurement("--version", programs.tablesnap) { _ in ["--version"] }]
            + [1, 20, 1_000, 10_000].map { count in
                Measurement("list of \(rows(count))", programs.tablesnap, of: Double(count)) {
                    try ["render", $0.list(count), "-o", $0.output("list.png")] + list
                }
            }
    }

    private static func columns(_ programs: Programs) -> [Measurement] {
        [(20, "png"), (20, "pdf"), (1_000, "png"), (1_000, "pdf"), (10_000, "png"), (10_000, "pdf")].flatMap {
            count, format in
            let name = "\(rows(count)), \(format.uppercased())"
            return [table("columns of \(name)", programs, count, format)]
                + (programs.typst.map { [typst("Typst, columns of \(name)", $0, count, format)] } ?? [])
        }
    }

    private static func table(
        _ name: String, _ programs: Programs, _ count: Int, _ format: String, columns: Int = 6
    ) -> Measurement {
        Measurement(name, programs.tablesnap, of: Double(count)) {
            let table = try $0.columns(columns, rows: count)
            let fit = columns > 6 ? ["--fit"] : []
            return ["render", table, "-o", $0.output("table.\(format)"), "--columns", "--quiet"] + fit
        }
    }

    /// Returns a measurement of the same table with Typst: one image, or pages.
    private static func typst(
        _ name: String, _ python: Program, _ count: Int, _ format: String
    ) -> Measurement {
        Measurement(name, python, of: Double(count)) { inputs in
            let data = try inputs.columns(6, rows: count)
            let source = try inputs.path("table-\(count)-\(format).typ") {
                try Data(
                    """
                    #set page(width: 400pt, height: \(format == "png" ? "auto" : "842pt"), margin: 10pt)
                    #let data = csv("\(URL(fileURLWithPath: data).lastPathComponent)")
                    #table(columns: data.first().len(), table.header(..data.first()), ..data.slice(1).flatten())
                    """.utf8
                ).write(to: $0)
            }
            let output = inputs.output("table.\(format)")
            return ["-c", "import typst; typst.compile('\(source)', output='\(output)', ppi=144)"]
        }
    }

    private static func compressions(_ programs: Programs) -> [Measurement] {
        ["fast", "stable", "smallest"].map { compression in
            Measurement("compression \(compression)", programs.tablesnap) {
                try ["render", $0.list(20), "-o", $0.output("list.png"), "--compression", compression] + list
            }
        }
            + (programs.oxipng.map { oxipng in
                [
                    Measurement("oxipng -o4", oxipng) {
                        try ["-o4", "--out", $0.output("list.png"), $0.image(20)]
                    }
                ]
            } ?? [])
    }

    private static func goldens(_ programs: Programs) -> [Measurement] {
        let count = 500
        func verify(
            _ name: String, status: Int32 = 0, changed: Bool = false, _ options: String...
        ) -> Measurement {
            Measurement("\(count) goldens, \(name)", programs.tablesnap, of: Double(count), status: status) {
                let goldens = try $0.goldens(count)
                let scenes = try changed ? $0.changedScenes(count) : goldens
                let record = ["--record", "never", "--goldens", "\(goldens)/Snapshots"]
                return ["verify", scenes] + record + options + $0.records
            }
        }
        return [
            verify("unchanged"),
            verify("unchanged, --no-cache", "--no-cache"),
            verify("unchanged, --no-cache --jobs 1", "--no-cache", "--jobs", "1"),
            verify("10 % changed, --no-cache", status: 1, changed: true, "--no-cache"),
            Measurement("\(count) goldens, recorded", programs.tablesnap, of: Double(count), status: 1) {
                let goldens = ["--record", "all", "--goldens", $0.work("recorded")]
                return try ["verify", $0.changedScenes(count)] + goldens + $0.records
            },
            Measurement("\(count) pages of figures", programs.tablesnap, of: Double(count)) {
                try ["figures", $0.pages(count)]
            },
            Measurement("\(count) pages of figures, --check", programs.tablesnap, of: Double(count)) {
                try ["figures", $0.pages(count), "--check"]
            },
        ]
            + [(true, "exact"), (false, "exact"), (false, "perceptual")].map { areEqual, tolerance in
                let name = "compare \(areEqual ? "equal" : "different") images, \(tolerance)"
                return Measurement(name, programs.tablesnap, status: areEqual ? 0 : 1) {
                    try ["compare"] + $0.images(ofEqualLists: areEqual) + ["--tolerance", tolerance]
                }
            }
    }

    /// Returns measurements of reading without much drawing, whose amounts are megabytes.
    private static func reading(_ programs: Programs) -> [Measurement] {
        let megabytes = 52.6
        return [
            Measurement("check of a scene of 4 MB", programs.tablesnap, of: 4) {
                try ["check", $0.scene(59_000)]
            },
            Measurement("CSV, \(rows(million)), one screen", programs.tablesnap, of: megabytes) {
                try [
                    "render", $0.columns(6, rows: million), "-o", $0.output("screen.png"), "--columns",
                    "--screen", "--quiet",
                ]
            },
            Measurement("wc -l of the CSV", Program("/usr/bin/env", "wc"), of: megabytes) {
                try ["-l", $0.columns(6, rows: million)]
            },
        ]
    }

    private static func layouts(_ programs: Programs) -> [Measurement] {
        LayoutBenchmark.layouts.map { name in
            Measurement("layout by \(name)", programs.benchmark, of: Double(LayoutBenchmark.count)) { _ in
                ["--layout", name]
            }
        }
    }

    private static func longTables(_ programs: Programs) -> [Measurement] {
        func long(
            _ name: String, _ count: Int, _ input: @escaping (Inputs) throws -> String, _ options: [String]
        ) -> Measurement {
            Measurement("\(rows(count)) at 1x\(name)", programs.tablesnap, of: Double(count)) {
                try ["render", input($0), "-o", $0.output("long.png"), "--scale", "1", "--quiet"] + options
            }
        }
        let titles = ["--title", "name", "--subtitle", "place"]
        let texts = ["--title", "name", "--subtitle", "text", "--wrap"]
        return [
            long("", many, { try $0.list(many) }, list),
            table("columns of \(rows(many)), PNG", programs, many, "png"),
            table("columns of \(rows(many)), PDF", programs, many, "pdf"),
            table("20 columns of \(rows(10_000)), PNG", programs, 10_000, "png", columns: 20),
            long(", automatic heights", million, { try $0.texts(million) }, texts),
            long(", 250 images", million, { try $0.images(million) }, list),
            long(", 40 scripts", million, { try $0.scripts(million) }, titles),
            long(
                ", 100,000 sections", million, { try $0.sections(million) }, titles + ["--section", "group"]),
        ]
    }

    private static func rows(_ count: Int) -> String {
        count == 1 ? "1 row" : "\(count.formatted()) rows"
    }
}
