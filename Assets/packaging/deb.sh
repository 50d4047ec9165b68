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

# Each entry of NOTICE about the installed files becomes a paragraph, with the licenses that these entries name.
{
    echo 'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/'
    echo 'Upstream-Name: tablesnap'
    echo
    echo 'Files: *'
    echo "Copyright: $(sed -n 's/^Copyright (c) //p' "$doc/LICENSE")"
    echo 'License: MIT'
    sed -e '1,/^Copyright/d' "$doc/LICENSE" | sed -e 1d -e 's/^$/./' -e 's/^/ /'
    awk '
        /^## / { part = $0; comment = "" }
        part ~ /Licenses/ && /^License: / { shown = ($0 in used); gap = ""; text = 0; if (shown) print "\n" $0; next }
        part ~ /Licenses/ && $0 == "" { if (text) gap = " .\n"; next }
        part ~ /Licenses/ { text = shown; if (shown) print gap " " $0; gap = ""; next }
        part !~ /In the library|Linked into/ { next }
        /^- / { comment = substr($0, 3); next }
        /^  (Files|Copyright): / { fields = fields substr($0, 3) "\n"; next }
        /^  License: / {
            $0 = substr($0, 3); used[$0]
            print "\n" fields $0 "\nComment: " comment; fields = ""; comment = ""; next
        }
        /^  / && comment != "" { comment = comment "\n" substr($0, 2) }
    ' "$doc/NOTICE" | sed -e 's/^\(License: .*\) WITH \([A-Za-z]*\)-exception.*/\1 with \2 exception/'
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

# Loaded only by reviews in the browser.
server=$(dpkg-query -S '*/libmicrohttpd.so.12' | cut -d : -f 1 | sort -u)
[ -n "$server" ] || { echo "no package has libmicrohttpd.so.12" >&2; exit 1; }

cat >"$root/DEBIAN/control" <<END
Package: tablesnap
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f 1)
Depends: $libraries, $server, fonts-inter
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
