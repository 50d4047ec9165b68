import Foundation
import Testing

/// The texts that people read first, word for word.
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

    @Test func version() throws {
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
        Draws tables as images.

        USAGE: tablesnap COMMAND [OPTIONS]

        COMMANDS:
          render INPUT     Draws a CSV, TSV, JSON, NDJSON or scene file as a PNG.
          scene INPUT      Prints the scene file that draws the same.
          check FILE...    Tells everything that is wrong in scene files.
          new              Prints a scene file to begin with.
          keys [OBJECT]    Prints the reference of the keys of scene files.
          schema           Prints the JSON Schema of scene files.
          figures [PAGE].. Draws the scenes in Markdown and DocC pages.
          verify [FILE]... Compares scenes with their golden images.
          compare A B      Tells what is different between two images.
          review           Shows what failed, to be accepted or rejected.
          accept PATTERN   Makes drawings that failed golden images.
          reject PATTERN   Forgets drawings that failed.
          environment      Prints what decides pixels: versions and font files.
          help [COMMAND]   Says how a command is used.

        OPTIONS:
          -h, --help       Prints this help.
          --version        Prints the version.

        Exit status: 0 done or the same, 1 the work failed or images are different, 2 the
        command line is wrong, 3 images could not be compared.
        """

    private static let render = """
        Draws a CSV, TSV, JSON, NDJSON or SQLite file as a PNG: a row of the table for each
        record; or a scene file: a table described in YAML or JSON.

        USAGE: tablesnap render INPUT [-o FILE] [OPTIONS]

        INPUT is a file, or - for standard input with --format. A COLUMN is the name of
        a column, or a template with names in braces. Without --title, --subtitle,
        --value and --image, sensible columns are chosen and named on standard error.
        What a scene says, options for looks and states override; each of its states is
        drawn to a file of its own. So is each combination of the traits that are given
        as lists with commas: name@2x.png, name~dark@2x.png, name-rtl-AX3@2x.png.
        Of an option given twice the last counts; only --select and --highlight add up.

        OPTIONS:
          -o, --output FILE         Where the image goes: .png, .svg or .pdf by its
                                    ending, .png without one; - for standard output.
                                    Otherwise beside the input, under its name.
          --format FORMAT           The input's format, when its name does not say: csv,
                                    tsv, json, ndjson, sqlite, or yaml for a scene.
          --query SELECT            What to ask an SQLite file: one SELECT statement.
          --table NAME              The table of an SQLite file to draw; its only one
                                    unless given.
          --title COLUMN            The row's text. A column, or a template such as
                                    "{name} ({code})".
          --subtitle COLUMN         A second line. A column or template.
          --value COLUMN            A value at the right. A column or template.
          --image COLUMN            A PNG or JPEG file, relative to the input. A column
                                    or template.
          --section COLUMN          Begins a section whenever this column changes.
          --accessory NAME          none, disclosure, detail-disclosure, checkmark or
                                    detail; or a template that gives one of them for
                                    each row.
          --style STYLE             plain, grouped or inset-grouped.
          --cell-style STYLE        default, subtitle, value1 or value2, instead of what
                                    the columns suggest.
          --theme THEME             modern, classic, or a file of sizes, fonts and
                                    colors (YAML or JSON).
          --width POINTS            The table's width; 375 unless given.
          --row-height POINTS       The height of every row.
          --image-height POINTS     The largest height of an image, for which rows grow.
          --image-column POINTS     The width of the column of images, also in rows
                                    without one; wider images are reduced.
          --wrap                    Wraps long texts, in rows as high as they need.
          --alternating             Gives every second row another background.
          --index                   Shows an index of the sections' first letters along
                                    the trailing edge.
          --appearance NAME,...     light or dark.
          --dark                    The same as --appearance dark.
          --scale NUMBER,...        Pixels per point; 2 unless given.
          --direction NAME,...      Which way reading goes: ltr or rtl.
          --type-size SIZE,...      How large text is: xS, S, M, L, xL, xxL, xxxL, or
                                    AX1 to AX5.
          --contrast NAME,...       normal or high.
          --language TAG            The language of texts, such as ja or zh-Hant, for
                                    the forms of characters.
          --select ROWS             Selects rows, such as 0:2,1:5 (section:row, from 0);
                                    3 alone is 0:3.
          --highlight ROWS          Shows rows as they are while a finger is on them.
          --editing                 Shows the editing controls.
          --editing-style NAME      delete, insert or none, or a template that gives one
                                    of them; delete unless given. Wants --editing.
          --reorder                 Shows the control to move rows; wants --editing.
          --swipe ROW               Pulls a row aside, such as 0:2, so that it shows its
                                    Delete button; 0:2@leading from its other edge.
          --lift ROW                Lifts a row, as while it is moved; 0:3@0:5 holds row
                                    0:3 over the place of 0:5.
          --refreshing              Shows the refresh control turning above the rows.
          --screen                  Draws what a screen shows, with headers that stay at
                                    its top: --height is then its height, 667 unless
                                    given, and --offset how far the table is scrolled.
          --scroll-to ROW           Draws a screen that is scrolled to a row, such as
                                    3:14; 3:14@top, @middle or @bottom for where it
                                    stands.
          --offset POINTS           Where the image begins; 0 unless given.
          --height POINTS           How much of the table is drawn; all of it unless
                                    given.
          --split ROWS              Draws numbered pages of so many rows, with their
                                    headers repeated.
          --paper NAME              a4, letter, or fit for one page as large as the
                                    image, for PDF; a4 unless given. Pages end between
                                    rows, with their headers repeated.
          --page-numbers NAME       total for 2 / 5 below the pages of a PDF, number for
                                    2, or none. Default: total, for more than one page.
          --description TEXT        What the image shows, written in the file.
          --accessibility FILE      Writes the rows as people who do not see them are
                                    told of them, as JSON.
          --compression NAME        fast, or stable: smaller, slower, and the same bytes
                                    on every machine.
          --record-environment      Writes into the image what decided its pixels.
          --strict                  Fails when an image cannot be read, instead of
                                    drawing a placeholder.
          --allow-outside           Allows paths in a scene, and links to outputs, to
                                    lead out of their folder.
          --quiet                   Says nothing but errors.
          -h, --help                Prints this help.

        Exit status: 0 done, 1 the work failed, 2 the command line is wrong.
        """
}
