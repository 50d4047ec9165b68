#!/bin/sh
# Installs the command, its manual pages, completions, schema and themes below a folder.
# `make install` and `make deb` run it: install.sh COMMAND FOLDER
set -e
umask 022
command=$1
root=$2
sources=$(dirname "$0")/../..

mkdir -p "$root/bin" "$root/share/man/man1" "$root/share/tablesnap/themes" "$root/share/doc/tablesnap" \
    "$root/share/bash-completion/completions" "$root/share/zsh/site-functions" "$root/share/fish/vendor_completions.d"
install -s -m 755 "$command" "$root/bin/tablesnap"

"$command" man >"$root/share/man/man1/tablesnap.1"
for name in $(sed -n 's/^\.Xr tablesnap-\([a-z]*\) 1.*/\1/p' "$root/share/man/man1/tablesnap.1"); do
    "$command" man "$name" >"$root/share/man/man1/tablesnap-$name.1"
done

"$command" completions bash >"$root/share/bash-completion/completions/tablesnap"
"$command" completions zsh >"$root/share/zsh/site-functions/_tablesnap"
"$command" completions fish >"$root/share/fish/vendor_completions.d/tablesnap.fish"

"$command" schema >"$root/share/tablesnap/scene.schema.json"
install -m 644 "$sources"/Assets/themes/* "$root/share/tablesnap/themes"
install -m 644 "$sources/README.md" "$sources/CHANGELOG.md" "$sources/LICENSE" "$sources/NOTICE" \
    "$root/share/doc/tablesnap"
