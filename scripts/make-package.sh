#!/bin/sh
# Makes a Debian package of what `make install PREFIX=/usr DESTDIR=TREE` has put into TREE, and writes
# it to DIRECTORY. Its version is what the program says.
set -eu
umask 022

tree=$1
directory=$2
sources=$(dirname "$0")/../packaging

version=$("$tree/usr/bin/drawer" --version)
version=${version#drawer }-1
architecture=$(dpkg --print-architecture)
maintainer=${MAINTAINER:-$(git log -1 --format='%an <%ae>')}
# The same sources give the same package.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
documents=$tree/usr/share/doc/drawer
control=$tree/DEBIAN

# squeeze FILE: in place, without a name or a time in it.
squeeze() {
    gzip -9 -n "$1"
}

squeeze "$tree/usr/share/man/man1/drawer.1"

# Debian has the licence in `copyright`, and the history under names of its own.
{
    cat "$sources/copyright"
    sed -n '/^Permission/,$ { s/^$/./; s/^/ /; p; }' "$documents/LICENSE"
} >"$documents/copyright"
rm "$documents/LICENSE"
mv "$documents/CHANGELOG.md" "$documents/changelog"
squeeze "$documents/changelog"
cat >"$documents/changelog.Debian" <<END
drawer ($version) unstable; urgency=medium

  * Package of the sources as they are.

 -- $maintainer  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
END
squeeze "$documents/changelog.Debian"
install -D -m 644 "$sources/lintian-overrides" "$tree/usr/share/lintian/overrides/drawer"

install -d "$control"
(cd "$tree" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$control/md5sums"
cat >"$control/control" <<END
Package: drawer
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -k -s --apparent-size "$tree/usr" | cut -f 1)
Suggests: git, universal-ctags
Section: text
Priority: optional
$(cat "$sources/description")
END
dpkg-deb --build --root-owner-group "$tree" "$directory" >/dev/null
echo "$directory/drawer_${version}_$architecture.deb"
