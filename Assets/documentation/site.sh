#!/bin/sh
# Writes the site into a folder: a landing page, and the documentation that DocC makes of the articles, the reference of
# scene files, and the modules that users import. `make site` runs it.
set -e
cd "$(dirname "$0")/../.."
tablesnap=$1
graphs=$2
out=$3
# The path of the site on its host, such as /tablesnap. Empty: the root.
base=$4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
committed=Sources/TableSnapshots/TableSnapshots.docc

# The modules are those that have a page.
mkdir "$work/graphs"
for page in "$committed"/modules/*.md; do
    module=$(basename "$page" .md)
    cp "$graphs/$module".symbols.json "$work/graphs"
    for extension in "$graphs/$module"@*.symbols.json; do
        if [ -e "$extension" ]; then cp "$extension" "$work/graphs"; fi
    done
done

docc=$(command -v docc || xcrun --find docc)
convert() {
    "$docc" convert "$1" --additional-symbol-graph-dir "$work/graphs" --output-path "$2" \
        --fallback-display-name tablesnap --fallback-bundle-identifier tablesnap \
        --fallback-default-module-kind Module --warnings-as-errors \
        --transform-for-static-hosting --hosting-base-path "$base"
}

# Xcode reads the catalog as it is.
convert "$committed" "$work/committed"

# In the site, each object of scene files has a page with images.
cp -R "$committed" "$work/tablesnap.docc"
"$tablesnap" keys --docc "$work/tablesnap.docc" 2>"$work/warnings" || { cat "$work/warnings" >&2; exit 1; }
rm -rf "$out"
convert "$work/tablesnap.docc" "$out"

# DocC's own first page is empty.
awk -f Assets/documentation/landing.awk README.md Assets/documentation/landing.html >"$out/index.html"
mkdir "$out/landing"
grep -oE 'Snapshots/[^"]+\.png' README.md | while read -r image; do cp "$image" "$out/landing"; done
