#!/bin/sh
# Removes what install.sh installs: uninstall.sh FOLDER
set -e
rm -f "$1/bin/tablesnap" "$1/share/man/man1/tablesnap.1" "$1/share/man/man1"/tablesnap-*.1 \
    "$1/share/bash-completion/completions/tablesnap" "$1/share/zsh/site-functions/_tablesnap" \
    "$1/share/fish/vendor_completions.d/tablesnap.fish"
rm -rf "$1/share/tablesnap" "$1/share/doc/tablesnap"
