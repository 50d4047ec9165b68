# Writes an article of a DocC catalog as a Markdown page for GitHub. The first file contains lists, with tabs:
#
#     page    name of the article    file of the page    title    abstract
#     image   name    file    file of the dark image, or nothing    width in points
#
# The second file is the article. Variables: `source`, its path, and `images`, the path of the catalog from the pages.

BEGIN { FS = "\t" }

FNR == NR && $1 == "page" { file[$2] = $3; title[$2] = $4; abstract[$2] = $5; next }
FNR == NR { light[$2] = $3; dark[$2] = $4; width[$2] = $5; next }

FNR == 1 { print "<!-- `make pages` writes this page from " source ". -->\n" }

# Code is unchanged.
fence != "" {
    print
    line = $0
    gsub(/ /, "", line)
    if (index(line, fence) == 1 && line ~ /^(`+|~+)$/) fence = ""
    next
}
!skipped && match($0, /^ *(```+|~~~+)/) {
    fence = substr($0, RSTART, RLENGTH)
    gsub(/ /, "", fence)
    put($0)
    next
}

# Neither the sources of figures nor the metadata are shown.
/^<!-- tablesnap/ { skipped = 1 }
/^@Metadata/ { skipped = 2 }
skipped {
    if (skipped == 1 && /-->/ || skipped == 2 && /^}/) skipped = 0
    isGap = 1
    next
}

# Generated figures.
/^@Image\(source: "[^"]*", alt: ".*"\)$/ {
    name = $0
    sub(/^@Image\(source: "/, "", name)
    sub(/".*/, "", name)
    alt = $0
    sub(/^@Image\(source: "[^"]*", alt: "/, "", alt)
    sub(/"\)$/, "", alt)
    put(image(name, alt))
    next
}
/^ *@/ { fail("unknown directive; expected @Image or @Metadata") }

/^# / {
    put("# " page_title($0))
    next
}
/^## / { isTopics = $0 == "## Topics" }
isTopics && /^- (<doc:[^>]*>|``[^`]*``)$/ {
    name = $0
    gsub(/^- (<doc:|``)|>$|``$/, "", name)
    if (/<doc:/) require(name)
    put("- " link(name) (name in abstract ? ": " inline(abstract[name]) : ""))
    next
}
/^!\[.*\]\([^()]*\)$/ {
    name = $0
    sub(/^.*\(/, "", name)
    sub(/\)$/, "", name)
    alt = substr($0, 3)
    sub(/\]\([^()]*\)$/, "", alt)
    put(image(name, alt))
    next
}
{ put(inline($0)) }

# Prints a line. Of the empty lines around what is not shown, one is left.
function put(text) {
    if (text == "" && wasEmpty && isGap) return
    wasEmpty = text == ""
    if (!wasEmpty) isGap = 0
    print text
}

function fail(problem) {
    print source ":" FNR ": " problem | "cat >&2"
    failed = 1
    exit 1
}

function page_title(text) {
    gsub(/^# |`/, "", text)
    return text
}

function image(name, alt,    tag) {
    if (!(name in light)) fail("image " name ": no such file in the catalog")
    gsub(/"/, "\\&quot;", alt)
    tag = "<img src=\"" images "/" light[name] "\" width=\"" width[name] "\" alt=\"" alt "\">"
    if (dark[name] == "") return tag
    return "<picture>\n  <source media=\"(prefers-color-scheme: dark)\" srcset=\"" images "/" dark[name] "\">\n  " tag \
        "\n</picture>"
}

# A link to an article or to a symbol. Symbols without an article are code.
function link(path,    name, anchor) {
    name = path
    anchor = ""
    if (index(path, "#")) {
        name = substr(path, 1, index(path, "#") - 1)
        anchor = tolower(substr(path, index(path, "#")))
    }
    if (name in file) return "[" title[name] "](" file[name] anchor ")"
    sub(/^.*\//, "", name)
    sub(/-[0-9a-z]+$/, "", name)
    return "`" name "`"
}

# The text with links to pages. Code is unchanged.
function inline(text,    result, before, start, code, name) {
    result = ""
    while (match(text, /`+/)) {
        before = substr(text, 1, RSTART - 1)
        code = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
        result = result links(before)
        start = index(text, code)
        if (start == 0) {
            result = result code
            continue
        }
        name = substr(text, 1, start - 1)
        text = substr(text, start + length(code))
        if (code == "``" && name ~ /^[A-Za-z_][^ `]*$/) result = result link(name)
        else result = result code name code
    }
    return result links(text)
}

function links(text,    result, name, isTitled) {
    result = ""
    while (match(text, /<doc:[^>]*>|\]\((doc:|#)[^)]*\)/)) {
        result = result substr(text, 1, RSTART - 1)
        name = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
        # GitHub's names of headings are in lowercase.
        if (name ~ /^\]\(#/) {
            result = result tolower(name)
            continue
        }
        isTitled = sub(/^\]\(doc:/, "", name)
        gsub(/^<doc:|[>)]$/, "", name)
        require(name)
        name = link(name)
        if (isTitled) sub(/^.*\]\(/, "](", name)
        result = result name
    }
    return result text
}

function require(path) {
    sub(/#.*/, "", path)
    if (!(path in file)) fail("article " path ": no such file in the catalog")
}

END { exit failed }
