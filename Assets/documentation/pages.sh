#!/bin/sh
# Writes the articles of the DocC catalog as Markdown pages for GitHub, into the folder Documentation of a copy of this
# repository, after the references of commands and scene files in the catalog. The images remain in the catalog. `make pages` runs it.
set -e
tablesnap=$1
scripts=$(cd "$(dirname "$0")" && pwd)
cd "$2"
out=Documentation
catalog=Sources/TableSnapshots/TableSnapshots.docc

"$tablesnap" keys --docc "$catalog" --one-page

# The lists for pages.awk. The root page of the catalog is that of the folder on GitHub. Pages of modules have the names of
# their modules.
lists=$(mktemp)
trap 'rm -f "$lists"' EXIT
{
    for article in "$catalog"/*.md "$catalog"/modules/*.md; do
        awk -v name="$(basename "$article" .md)" '
            FNR == 1 { title = $0; gsub(/^# |`/, "", title); next }
            /^$/ { if (abstract != "") exit; next }
            { abstract = abstract (abstract == "" ? "" : " ") $0 }
            END {
                file = name == "tablesnap" ? "README.md" : name ".md"
                printf "page\t%s\t%s\t%s\t%s\n", name, file, title, abstract
            }' "$article"
    done
    find "$catalog" -name '*.png' ! -name '*~dark*' | LC_ALL=C sort | while read -r image; do
        name=$(basename "$image" .png)
        name=${name%@*}
        dark=$(dirname "$image")/$name~dark@2x.png
        [ -e "$dark" ] || dark=
        # The width in the header of the file, at two pixels per point.
        set -- $(od -A n -t u1 -j 16 -N 4 "$image")
        echo "image	$name	${image#"$catalog"/}	${dark#"$catalog"/}	$((($1 * 16777216 + $2 * 65536 + $3 * 256 + $4) / 2))"
    done
} >"$lists"

mkdir -p "$out"
rm -f "$out"/*.md
for article in "$catalog"/*.md "$catalog"/modules/*.md; do
    name=$(basename "$article" .md)
    [ "$name" = tablesnap ] && name=README
    awk -v source="$article" -v images="../$catalog" -f "$scripts/pages.awk" "$lists" "$article" \
        >"$out/$name.md"
done
