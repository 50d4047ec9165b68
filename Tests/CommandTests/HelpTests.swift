import Foundation
import TableSpecimens
import Testing

/// The exact help texts.
@Suite struct HelpTests {
    @Test(arguments: [["--help"], ["-h"], ["help"]])
    func program(arguments: [String]) throws {
        let outcome = try Folder().run(arguments)
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(String(decoding: outcome.output, as: UTF8.self) == Self.program + "\n")
    }

    @Test(arguments: [
        ["render", "--help"], ["render", "-h"], ["help", "render"], ["render", "missing.csv", "--help"],
    ])
    func render(arguments: [String]) throws {
        let outcome = try Folder().run(arguments)
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(String(decoding: outcome.output, as: UTF8.self) == Self.render + "\n")
    }

    @Test func linesHaveAtMost80Characters() throws {
        let folder = try Folder()
        let list = try folder.run(["keys"]).output
        let names = String(decoding: list, as: UTF8.self)
            .matches(of: #/(?m)^  ([a-z]+(?: [a-z]+)*)(?:  |$)/#).map { String($0.1) }
        #expect(names.count > 90 && names.contains("row") && names.contains("step"))
        let step = names.count / caseCount(names.count)
        let topics = stride(from: 0, to: names.count, by: step).map { ["keys", names[$0]] }
        let texts = try [["--help"], ["keys"]] + folder.commands.map { ["help", $0] } + topics
        for arguments in texts {
            let outcome = try folder.run(arguments)
            #expect(outcome.status == 0, "\(arguments)")
            let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
            #expect(lines.filter { $0.count > 80 } == [], "\(arguments)")
        }
    }

    @Test func manyOptionsHaveHeadings() throws {
        let folder = try Folder()
        for command in try folder.commands {
            let text = String(decoding: try folder.run(["help", command]).output, as: UTF8.self)
            let options = text.matches(of: #/(?m)^  -/#).count
            let headings = text.matches(of: #/(?m)^[A-Z]+ OPTIONS:$/#).count
            #expect(options <= 7 || headings > 0, "\(command)")
        }
    }

    @Test func keysAreAsWideAsTheTerminal() throws {
        let terminal = try PseudoTerminal(Folder(), ["keys", "row"])
        let text = try terminal.wait(for: "Default: false.\r\n")
        let widths = text.split(separator: "\r\n").map(\.count)
        #expect(try #require(widths.max()) > 80 && widths.allSatisfy { $0 <= 100 }, "\(text)")
        #expect(terminal.end() == 0)
    }

    @Test func keysAreAListOfDefinitions() throws {
        let outcome = try Folder().run(["keys", "crop"])
        #expect(
            String(decoding: outcome.output, as: UTF8.self) == """
                CROP
                The part of a table in the image.

                  offset: a number from 0 to 1000000000
                      The top edge in points from the top of the table. Default: 0.
                  height: a number from 0.01 to 1000000000
                      The height in points. Default: everything below the offset.

                """)
        for (alias, name) in [("scene", "table"), ("cell", "row")] {
            #expect(try Folder().run(["keys", alias]).output == Folder().run(["keys", name]).output)
        }
    }

    /// The variables that the sources read are those of the manual page.
    @Test func manualPageHasAllEnvironmentVariables() throws {
        let sources = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources")
        var read: Set<String> = []
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where ["swift", "c"].contains(file.pathExtension) {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: #/(?:environment\[|getenv\(|variable = )"([A-Z_]+)"/#) {
                read.insert(String(match.1))
            }
            for list in text.matches(of: #/variables = \[(.*)\]/#) {
                read.formUnion(list.1.matches(of: #/"([A-Z_]+)"/#).map { String($0.1) })
            }
        }
        let page = String(decoding: try Folder().run(["man"]).output, as: UTF8.self)
        let listed = Set(page.matches(of: #/(?m)^\.It Ev (.*)$/#).map { String($0.1) })
        #expect(read == listed && listed.count > 12)
    }

    /// The article of the documentation contains all commands and options.
    @Test func documentationHasAllOptions() throws {
        let folder = try Folder()
        let outcome = try folder.run(["keys", "--docc", "docs"])
        // The examples of keys cause no warnings.
        #expect(outcome.status == 0 && outcome.errors == "")
        let article = try folder.text(of: "docs/CommandLine.md")
        for command in try folder.commands {
            #expect(article.contains("\n### \(command)\n"))
            let help = String(decoding: try folder.run(["help", command]).output, as: UTF8.self)
            for option in help.matches(of: #/(?m)^  ((?:-[a-z], )?--[a-z-]+)/#).map(\.1) {
                #expect(article.contains("\n- `\(option)"), "\(command) \(option)")
            }
        }
    }

    @Test func versionIsPrinted() throws {
        let outcome = try Folder().run(["--version"])
        #expect(outcome.status == 0)
        #expect(String(decoding: outcome.output, as: UTF8.self) == "tablesnap 0.1.0\n")
    }

    @Test func helpThatCannotBeWrittenIsAFailure() throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let outcome = try Folder().run(["--help"], Surroundings(output: full))
        #expect(outcome.status == 1)
        #expect(outcome.errors == "tablesnap: no space left for standard output\n")
    }

    private static let program = """
        Render tables as images.

        USAGE: tablesnap COMMAND [OPTIONS]

        EXAMPLES:
          tablesnap render countries.csv
              Draw countries.png, with suggested columns.
          tablesnap new > scene.yaml
              Write a scene to edit, and render.
          tablesnap help render
              Print the options of a command.

        DRAW TABLES:
          render INPUT         Render a CSV, JSON, Markdown, SQLite or scene file.
          figures [PAGE]...    Render the scenes in Markdown and DocC pages.

        WRITE SCENES:
          new                  Print a scene file to start from.
          scene INPUT          Print the scene file of a render command.
          check FILE...        Validate scene files.
          keys [TOPIC]         Print the reference of the keys of scene files.
          schema               Print the JSON Schema of scene files.

        TEST WITH GOLDEN IMAGES:
          verify [FILE]...     Compare scenes with their golden images.
          review [PATTERN]...  Show failed images, to accept or reject them.
          accept PATTERN...    Replace golden images by failed images.
          reject PATTERN...    Discard failed images.
          merge RESULTS...     Combine the results of verify --shard.

        COMPARE IMAGES:
          compare A B          Compare two images.
          changes RANGE        Summarize the changes of golden images in Git.
          layout IMAGE         Print the layout and the texts that an image records.

        DRAW THE SAME EVERYWHERE:
          fonts [INPUT]...     Print or copy the font files that images use.
          environment [IMAGE]  Print the libraries and fonts that determine pixels.

        GET HELP:
          help [COMMAND]       Print the help of a command.
          man [COMMAND]        Print the manual page of the program or a command.
          completions SHELL    Print the completions for a shell.

        OPTIONS:
          -h, --help           Print this help.
          --version            Print the version.

        Exit status: 0 success or equal images, 1 failure or different images, 2 invalid
        command line, 3 images that could not be compared.
        """

    private static let render = """
        Render a CSV, TSV, JSON, NDJSON, Markdown or SQLite file, with a row for each
        record, or a scene file: a table described in YAML or JSON.

        USAGE: tablesnap render INPUT [-o FILE] [OPTIONS]

        EXAMPLES:
          tablesnap render countries.csv
              Draw countries.png next to the file, with suggested columns.
          tablesnap render countries.csv --section region --style inset-grouped --dark
              Draw a section for each region, in the dark appearance.
          tablesnap render prices.csv --columns symbol,price --total sum -o prices.pdf
              Draw columns with a header and their sum, as pages of a PDF.
          tablesnap render mail.yaml --appearance light,dark
              Draw a scene to mail@2x.png and mail~dark@2x.png.

        INPUT is a file, or - for standard input with --format. A COLUMN is the name of
        a column, or a template with names in braces. Without --title, --subtitle,
        --value and --image, tablesnap suggests columns, and prints them on standard
        error.

        Options for styles and states override the values of a scene. Each state of a
        scene results in a separate file. So does each combination of traits that are
        lists with commas: name@2x.png, name~dark@2x.png, name-rtl-AX3@2x.png. Only
        --select and --highlight may be repeated. Each adds rows.

        INPUT OPTIONS:
          --format FORMAT           Set the format of the input: csv, tsv, json, ndjson,
                                    markdown, sqlite, or yaml for a scene. Default: by
                                    its name.
          --query SELECT            Query an SQLite file with one SELECT statement.
          --table NAME              Select a table of an SQLite file by its name, or one
                                    of Markdown by its number. Default: the only table,
                                    or the first.
          --delimiter CHARACTER     Set the delimiter of CSV and TSV: a character such
                                    as ";", or comma, semicolon, tab, bar or space.
                                    Default: detected.
          --encoding NAME           Set the encoding of the input, such as windows-1252
                                    or utf-16le. A byte-order mark takes precedence.
                                    Default: utf-8, or else a guess, with a warning.
          --comment TEXT            Skip lines of CSV and TSV that begin with a text,
                                    such as "#".
          --skip-lines NUMBER       Skip lines of CSV and TSV before the header, such as
                                    the title of a report.
          --no-header               Read the first line of CSV and TSV as a record. The
                                    columns are column 1 and so on.
          --ragged NAME             Set the treatment of records of CSV and TSV with
                                    more or fewer fields than the header: error, pad
                                    (missing fields are empty, others are new columns)
                                    or skip. Default: error.
          --records KEYS            Set the keys of the array in a JSON file, such as
                                    data.items. Default: the only array of objects.
          --locale NAME             Set the locale of formatted numbers and dates, such
                                    as de or fr-CA. It also reads numbers such as 1.234,
                                    if their column is ambiguous. Default: en.
          --dates ORDER             Set the order of dates in the input that are not in
                                    ISO 8601: dmy, mdy, ymd, or a pattern such as "d MMM
                                    yyyy". Default: the order that all dates of a column
                                    permit.
          --now DATE                Set the date from which {column:date.relative}
                                    counts, such as 2026-11-21.

        RECORD OPTIONS:
          --filter CONDITION        Draw the records that meet a condition, such as
                                    "price > 10 and region = Europe".
          --sort COLUMN,...         Sort the records by columns. A minus sorts in
                                    descending order: -price,name. #3 is the third
                                    column.
          --limit NUMBER            Draw at most this number of records, the first ones.
          --section COLUMN          Begin a section whenever this column changes. In a
                                    list of --columns, it replaces the titles of
                                    sections.

        COLUMN OPTIONS:
          --columns [COLUMN,...]    Show columns with a header: all, those in a list, or
                                    all but those in a list (--columns=-notes,-id).
                                    Default: all, if a list does not suit the records.
                                    Write price:right to align one (left, center, right
                                    or decimal), price=Price (€) for its title, and \\,
                                    for a comma.
          --summary NAME,...        Summarize the columns of numbers at the end of each
                                    section: sum, mean, median, min, max, count or
                                    share. Write sum:price for only one column, and
                                    sum=Subtotal for the title of the row. Requires
                                    --columns.
          --total NAME,...          Summarize the columns of numbers at the end of the
                                    table, as --summary does. Requires --columns.
          --fit                     Widen the table to the content of its columns.

        ROW OPTIONS:
          --title COLUMN            Set the text of rows: a column, or a template such
                                    as "{name} ({code})". With --columns, set the title
                                    above the table.
          --subtitle COLUMN         Set the second line: a column or template. With
                                    --columns, set the line below the title.
          --value COLUMN            Set the value at the trailing edge: a column or
                                    template.
          --image COLUMN            Set the image: a column or template with a PNG or
                                    JPEG file, relative to the input.
          --accessory NAME          Set the accessory: none, disclosure,
                                    detail-disclosure, checkmark or detail, or a
                                    template with one of them for each row.
          --cell-style STYLE        Set the style of cells: default, subtitle, value1 or
                                    value2. Default: by the columns.
          --row-height POINTS       Set the height of all rows.
          --image-height POINTS     Set the maximum height of images, for which rows
                                    grow.
          --image-column POINTS     Reserve a column of this width for images, also in
                                    rows without one. Wider images are reduced.
          --wrap                    Wrap long texts. Rows grow to fit them.
          --lines COUNT             Set the maximum number of lines of texts. 0 is no
                                    limit. Default: 4 for up to 200 records of a file,
                                    otherwise 1.
          --alternating             Give every second row another background.

        STYLE OPTIONS:
          --style STYLE             Set the style of the table: plain, grouped or
                                    inset-grouped.
          --theme THEME             Set the theme: modern, ios26, flat, classic, report,
                                    stripes, accent, bold, ledger or minimal, or a YAML
                                    or JSON file of sizes, fonts and colors.
          --device NAME             Set the width, the scale and the screen to those of
                                    a device, such as "iPhone 13" or "iPad Pro 11
                                    landscape". Other options take precedence.
          --width POINTS            Set the width of the table. Default: 402, or that of
                                    the content of columns up to 1,000.
          --index                   Show an index of the sections' first letters along
                                    the trailing edge.
          --fonts DIR               Use only the font files in a folder and its
                                    subfolders, also for scenes with other fonts.
                                    Default: TABLESNAP_FONTS in the environment, or the
                                    system's fonts.
          --system-fonts            Use the system's fonts: with --fonts, for families
                                    that its folder lacks.

        TRAIT OPTIONS:
          --appearance NAME,...     Set the appearance: light or dark.
          --dark                    Set the dark appearance, as --appearance dark does.
          --scale NUMBER,...        Set the scale in pixels per point. Default: 2.
          --direction NAME,...      Set the layout direction: ltr or rtl.
          --type-size SIZE,...      Set the text size: xS, S, M, L, xL, xxL, xxxL, or
                                    AX1 to AX5.
          --contrast NAME,...       Set the contrast: normal or high.
          --language TAG            Set the language of texts, such as ja or zh-Hant,
                                    which determines the forms of characters.

        STATE OPTIONS:
          --select ROWS             Select rows, such as 0:2,1:5 (section:row, from 0).
                                    3 is the same as 0:3.
          --highlight ROWS          Show rows as during a touch.
          --editing                 Show the editing controls.
          --editing-style NAME      Set the editing control: delete, insert, none, or a
                                    template with one of them. Default: delete. Requires
                                    --editing.
          --reorder                 Show the reorder controls. Requires --editing.
          --swipe ROW               Swipe a row, such as 0:2, so that its Delete button
                                    appears. 0:2@leading swipes it from the leading
                                    edge.
          --drag ROW                Drag a row, as during reordering. 0:3@0:5 drags row
                                    0:3 to the position of 0:5.
          --refreshing              Show the refresh control above the rows.

        SCREEN OPTIONS:
          --screen                  Draw the contents of a screen, with sticky headers.
                                    --height sets its height (874 by default), and
                                    --offset the scroll position.
          --scroll-to ROW           Draw a screen that is scrolled to a row, such as
                                    3:14. 3:14@top, @middle or @bottom sets the position
                                    of the row.
          --offset POINTS           Set the position in the table where the image
                                    begins. Default: 0.
          --height POINTS           Set the height of the drawn part. Default: the
                                    complete table.

        OUTPUT OPTIONS:
          -o, --output FILE         Write the image to a .png, .svg or .pdf file (.png
                                    without an extension), or to standard output (-).
                                    Default: a PNG file next to the input, with its
                                    name.
          --description TEXT        Set the alt text in the file.
          --accessibility FILE      Write the accessibility elements of the rows as
                                    JSON.
          --show-accessibility      Outline and number the accessibility elements in
                                    VoiceOver's order, with a legend of what it reads.
          --compression NAME        Set the compression: fast, stable (smaller, slower,
                                    and the same on every machine) or smallest
                                    (slowest). Default: fast.
          --record-environment      Record the libraries and fonts that determine the
                                    pixels in the image.
          --split ROWS              Draw numbered pages with this number of rows, with
                                    repeated headers.
          --paper NAME              Set the paper of a PDF: a4, letter, a4-landscape,
                                    letter-landscape, or fit for one page of the image's
                                    size. Pages end between rows and repeat headers.
                                    Default: a4.
          --page-numbers NAME       Set the page numbers of a PDF: total (2 / 5), number
                                    (2) or none. Default: total, for more than one page.

        OPTIONS:
          --strict                  Fail if an image cannot be read, instead of drawing
                                    a placeholder, if a format does not understand a
                                    value, if a width cuts a value, if no font contains
                                    a character, if the image of a row is cut, and if an
                                    image has colors other than sRGB.
          --allow-outside           Allow paths in a scene, and links to outputs, to
                                    lead out of their folder.
          --watch                   Draw again whenever an input is saved, until Ctrl-C.
          --quiet                   Print errors only.
          -h, --help                Print this help.

        Exit status: 0 success, 1 failure, 2 invalid command line.
        """
}
