#!/bin/sh
# Makes the documentation with the command and from the symbol graphs in a folder: the articles, with the figures beside
# them, the reference of scene files, and that of the modules that users import. `make docs` runs it.
set -e
cd "$(dirname "$0")/.."
tablesnap=$1
graphs=$2
out=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# DocC looks for pictures in the catalog, and tells scale and appearance by their names. The figures are drawn at two
# pixels a point.
catalog=$work/tablesnap.docc
cp -R Sources/TableSnapshots/TableSnapshots.docc "$catalog"
for picture in Snapshots/figures/*.png Snapshots/demo/metrics-*.png Snapshots/demo/cell-*.png \
    Snapshots/demo/storyboard.png Snapshots/demo/connections.png; do
    name=$(basename "$picture" .png)
    light=${name%-dark}
    if [ "$name" != "$light" ] && [ -e "$(dirname "$picture")/$light.png" ]; then name=$light~dark; fi
    cp "$picture" "$catalog/$name@2x.png"
done

# The reference of scene files, with a picture for every key.
"$tablesnap" keys --docc "$catalog"

mkdir "$work/graphs"
for module in ViewKit TableKit TableSnapshots TableSnapshotTesting SceneSnapshotTesting ImageComparison Scenes \
    Figures Typesetting DisplayList Images Diagnostics; do
    cp "$graphs/$module".symbols.json "$work/graphs"
    for extension in "$graphs/$module"@*.symbols.json; do
        if [ -e "$extension" ]; then cp "$extension" "$work/graphs"; fi
    done
done

docc=$(command -v docc || xcrun --find docc)
rm -rf "$out"
"$docc" convert "$catalog" --additional-symbol-graph-dir "$work/graphs" --output-path "$out" \
    --fallback-display-name tablesnap --fallback-bundle-identifier tablesnap --warnings-as-errors
