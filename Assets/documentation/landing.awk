# Writes the landing page of the site: a page in HTML with parts of README, which is the first file. The second file is
# the page. Its comments name the parts:
#
#     <!-- README: introduction -->             the first paragraph
#     <!-- README: picture NAME -->             the picture with an image NAME@2x.png, from the folder `landing`
#     <!-- README: listing HEADING -->          the first listing below a heading

FNR == NR && fence != "" {
    if ($0 == fence) fence = ""
    else if (!isFirst) next
    else listing[heading] = listing[heading] escaped($0) "\n"
    next
}
FNR == NR && match($0, /^(```+|~~~+)/) {
    fence = substr($0, 1, RLENGTH)
    isFirst = !(heading in listing)
    next
}
FNR == NR && /^#/ { heading = $0; sub(/^#+ /, "", heading); next }
FNR == NR && !hasIntroduction && /^[A-Za-z]/ { introduction = introduction escaped($0) "\n"; next }
FNR == NR && introduction != "" { hasIntroduction = 1 }
FNR == NR && /<picture>/ { picture = ""; isPicture = 1 }
FNR == NR && isPicture {
    sub(/^ */, "")
    gsub(/Snapshots\/([^"\/]*\/)*/, "landing/")
    picture = picture $0 "\n"
    if (/<img/) { name = $0; sub(/^.*landing\//, "", name); sub(/@2x\.png.*/, "", name) }
    if (/<\/picture>/) { pictures[name] = picture; isPicture = 0 }
    next
}
FNR == NR { next }

!/<!-- README: / { print; next }
{
    part = $0
    gsub(/^ *<!-- README: | -->$/, "", part)
    name = part
    if (part == "introduction") text = introduction
    else if (sub(/^picture /, "", name)) text = pictures[name]
    else if (sub(/^listing /, "", name) && name in listing) text = "<pre><code>" listing[name] "</code></pre>\n"
    else text = ""
    if (text == "") {
        print FILENAME ":" FNR ": README has no " part | "cat >&2"
        failed = 1
        exit 1
    }
    printf "%s", text
}

function escaped(text) {
    gsub(/&/, "\\&amp;", text)
    gsub(/</, "\\&lt;", text)
    gsub(/>/, "\\&gt;", text)
    return text
}

END { exit failed }
