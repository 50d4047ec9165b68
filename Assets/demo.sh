#!/bin/sh
# Draws the demonstration images into a folder. `make demo` runs it, and so does the test that compares each image
# with its golden image.
set -e
assets=$(dirname "$0")
out=$1

draw() {
    name=$1
    shift
    tablesnap render "$@" --quiet --record-environment -o "$out/$name.png"
}

draw countries-plain "$assets/countries.csv" --section region
draw countries-grouped "$assets/countries.csv" --section region --style grouped --accessory disclosure
draw countries-inset-grouped "$assets/countries.csv" --section region --style inset-grouped \
    --subtitle "{capital}, {area_km2} km²"
draw countries-dark "$assets/countries.csv" --section region --style inset-grouped --dark
draw settings "$assets/settings.csv" --style inset-grouped --section group --title name --value value \
    --accessory "{accessory}"
draw settings-dark "$assets/settings.csv" --style grouped --section group --title name --value value \
    --accessory "{accessory}" --dark
draw editing "$assets/editing.csv" --style grouped --section list --title name --editing \
    --editing-style "{edit}" --reorder
draw checklist "$assets/checklist.csv" --title task --accessory "{mark}"
draw wrapping "$assets/checklist.csv" --title task --accessory "{mark}" --wrap --width 250
draw alternating "$assets/countries.csv" --title name --value area_km2 --alternating --select 4 --height 440
draw value2 "$assets/countries.csv" --title code --value name --cell-style value2 --height 264
draw window "$assets/countries.csv" --section region --offset 1000 --height 300 --scale 3
draw scrolled "$assets/countries.csv" --section region --index --scroll-to 2:3@middle --height 420
draw bottom "$assets/countries.csv" --section region --style grouped --screen --offset 700 --height 420
draw refreshing "$assets/countries.csv" --section region --screen --refreshing --height 300
draw touched "$assets/countries.csv" --highlight 1 --height 220
draw swiped "$assets/countries.csv" --section region --style inset-grouped --swipe 0:1 --height 300
draw lifted "$assets/editing.csv" --style grouped --section list --title name --editing \
    --editing-style "{edit}" --reorder --drag 0:1@0:3
draw settings-classic "$assets/settings.csv" --style grouped --section group --title name --value value \
    --accessory "{accessory}" --theme classic
draw countries-classic "$assets/countries.csv" --section region --title name --subtitle capital \
    --accessory detail-disclosure --select 0:1 --theme classic --height 460
draw countries-midnight "$assets/countries.csv" --section region --title name --subtitle capital \
    --accessory disclosure --select 0:1 --theme "$assets/themes/midnight.yaml" --height 460
draw settings-ios26 "$assets/settings.csv" --style inset-grouped --section group --title name --value value \
    --accessory "{accessory}" --theme ios26 --width 402
draw settings-ios26-dark "$assets/settings.csv" --style inset-grouped --section group --title name --value value \
    --accessory "{accessory}" --theme ios26 --width 402 --dark
draw swiped-ios26 "$assets/countries.csv" --section region --style inset-grouped --swipe 0:1 --height 300 \
    --theme ios26 --width 402
draw settings-flat "$assets/settings.csv" --style grouped --section group --title name --value value \
    --accessory "{accessory}" --theme flat

draw settings-traits "$assets/settings.csv" --style inset-grouped --section group --title name --value value \
    --accessory "{accessory}" --appearance light,dark --direction ltr,rtl --type-size L,AX3

for scene in "$assets"/*.yaml; do
    tablesnap render "$scene" --quiet --record-environment -o "$out/$(basename "$scene" .yaml).png"
done

for scene in "$assets"/gallery/*.yaml; do
    tablesnap render "$scene" --quiet --record-environment -o "$out/gallery-$(basename "$scene" .yaml).png"
done
