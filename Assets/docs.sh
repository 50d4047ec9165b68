#!/bin/sh
# Writes the documentation with the command and the symbol graphs in a folder: the articles with their figures, the
# reference of scene files, and that of the modules that users import. `make docs` runs it.
set -e
cd "$(dirname "$0")/.."
tablesnap=$1
graphs=$2
out=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# DocC reads images from the catalog, with scale and appearance in their names. All figures are shown at half of their
# pixels.
catalog=$work/tablesnap.docc
cp -R Sources/TableSnapshots/TableSnapshots.docc "$catalog"
for image in Snapshots/figures/*.png Snapshots/demo/metrics-*.png Snapshots/demo/gallery-*.png \
    Snapshots/demo/cell-*.png Snapshots/demo/storyboard.png Snapshots/demo/connections.png; do
    name=$(basename "$image" .png)
    case $name in *@*) scale=@${name##*@} ;; *) scale= ;; esac
    name=${name%@*}
    light=${name%-dark}
    if [ "$name" != "$light" ] && [ -e "$(dirname "$image")/$light$scale.png" ]; then name=$light~dark; fi
    cp "$image" "$catalog/$name@2x.png"
done

# The reference of scene files, with an image for every key.
"$tablesnap" keys --docc "$catalog"

mkdir "$work/graphs"
for module in ViewKit TableKit TableSnapshots Goldens TableSnapshotTesting SceneSnapshotTesting ImageComparison DataTables Scenes \
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
