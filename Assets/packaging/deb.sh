#!/bin/sh
# Builds a Debian package. Its libraries are those of the release of Debian that it is built on.
# `make deb` runs it: deb.sh COMMAND FOLDER VERSION MAINTAINER
# SOURCE_DATE_EPOCH is the time of all files, so that the same sources and command make the same bytes.
set -e
umask 022
command=$1
work=$2
version=$3-1
maintainer=$4
here=$(dirname "$0")
architecture=$(dpkg --print-architecture)
root=$work/root
doc=$root/usr/share/doc/tablesnap
package=$work/tablesnap_${version}_$architecture.deb

rm -rf "$root" "$work/debian"
sh "$here/install.sh" "$command" "$root/usr"

# zsh on Debian reads the completions of packages from another folder.
mkdir -p "$root/usr/share/zsh/vendor-completions"
mv "$root/usr/share/zsh/site-functions/_tablesnap" "$root/usr/share/zsh/vendor-completions"
rmdir "$root/usr/share/zsh/site-functions"

{
    echo 'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/'
    echo 'Upstream-Name: tablesnap'
    echo 'Comment: The executable contains the runtime libraries of Swift, which are under the Apache License 2.0 with'
    echo ' the Swift Runtime Library Exception.'
    echo
    echo 'Files: *'
    echo "Copyright: $(sed -n 's/^Copyright (c) //p' "$doc/LICENSE")"
    echo 'License: MIT'
    sed -e '1,/^Copyright/d' "$doc/LICENSE" | sed -e 1d -e 's/^$/./' -e 's/^/ /'
    echo
    echo 'Files: Sources/DataFiles/Values/Locales/*'
    echo "Copyright: $(sed -n 's/^Copyright © //p' "$doc/NOTICE")"
    echo 'License: Unicode-3.0'
    sed -e '1,/^Copyright/d' -e '/^SPDX/,$d' "$doc/NOTICE" | sed -e 1d -e '$d' -e 's/^$/./' -e 's/^/ /'
    echo
    echo 'Files: Sources/DataTables/Columns/ColorPalette.swift'
    echo 'Copyright: 2002 Cynthia Brewer, Mark Harrower, and The Pennsylvania State University'
    echo 'License: Apache-2.0'
    echo ' On Debian systems, the license is in /usr/share/common-licenses/Apache-2.0.'
} >"$doc/copyright"
rm "$doc/LICENSE" "$doc/NOTICE"

{
    echo "tablesnap ($version) unstable; urgency=medium"
    echo
    echo "  * Version $3. The file changelog.gz lists the changes."
    echo
    echo " -- $maintainer  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")"
} >"$doc/changelog.Debian"
mv "$doc/CHANGELOG.md" "$doc/changelog"
gzip -9n "$doc/changelog" "$doc/changelog.Debian" "$root"/usr/share/man/man1/*

# dpkg-shlibdeps reads only a package's sources.
mkdir -p "$work/debian" "$root/DEBIAN"
printf 'Source: tablesnap\n\nPackage: tablesnap\nArchitecture: any\n' >"$work/debian/control"
libraries=$(cd "$work" && dpkg-shlibdeps -O root/usr/bin/tablesnap | sed -n 's/^shlibs:Depends=//p')

cat >"$root/DEBIAN/control" <<END
Package: tablesnap
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f 1)
Depends: $libraries, fonts-inter
Recommends: fonts-noto-cjk, fonts-noto-color-emoji, fonts-noto-core, fonts-urw-base35, hyphen-en-us
Suggests: hyphen-de
Section: graphics
Priority: optional
Description: tables as images, from data files and scene files
 tablesnap draws tables in the style of UITableView as PNG, SVG and PDF files.
 The rows come from CSV, TSV, JSON, NDJSON and SQLite files, or from scenes in
 YAML. It compares scenes with golden images, and draws the scenes in pages of
 Markdown and DocC.
END
(cd "$root" && find usr -type f | LC_ALL=C sort | xargs md5sum >DEBIAN/md5sums)

find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
dpkg-deb --root-owner-group -Zxz --build "$root" "$package"
