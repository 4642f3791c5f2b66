# SPDX-License-Identifier: GPL-3.0-or-later
# What app/run, packaging/build-deb and tests/run share: installs the packages that are missing and prepares build/. Sourced, not run.
# Says everything on stderr, so that stdout belongs to the program. ATTNSCOPE_NO_INSTALL=1 forbids installing.

build_packages="g++ cmake ninja-build qt6-base-dev qt6-svg-dev libqcustomplot-dev nlohmann-json3-dev zlib1g-dev libmd4c-dev libutf8proc-dev libpcre2-dev libcli11-dev qt6-translations-l10n"

fail() { echo "attnscope: $*" >&2; exit 4; }

# Installs those of "$@" that are missing. Touches no network when none is.
need_packages() {
    if ! command -v dpkg-query >/dev/null; then
        for tool in cmake ninja c++; do
            command -v $tool >/dev/null || fail "this script installs packages on Debian and Ubuntu only; install a C++20 compiler, cmake, ninja, Qt 6.4 or later (Widgets, PrintSupport, Svg, DBus), QCustomPlot for Qt 6, nlohmann-json, zlib, md4c, utf8proc, PCRE2 and CLI11 by hand"
        done
        return
    fi
    local package missing="" installed
    installed=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
    for package in "$@"; do
        grep -qx "$package installed" <<<"$installed" || missing+=" $package"
    done
    [ -n "$missing" ] || return 0

    local install="apt-get install -y --no-install-recommends$missing" sudo=""
    [ -z "${ATTNSCOPE_NO_INSTALL:-}" ] || fail "missing packages; run: $install"
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || fail "missing packages, and no sudo here; as root run: $install"
        sudo="sudo"
    fi
    echo "Installing:$missing" >&2
    export DEBIAN_FRONTEND=noninteractive
    $sudo apt-get -o DPkg::Lock::Timeout=120 update >&2 </dev/null || echo "attnscope: apt-get update failed; trying with the lists there are" >&2
    # shellcheck disable=SC2086 # the list is meant to be split
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120 install -y --no-install-recommends $missing >&2 </dev/null ||
        fail "the packages could not be installed; run: $install"
}

# Configures build/ once, or again when an option changes or the checkout has moved. "$@" are cmake's options.
configure() {
    local cache="$root/build/CMakeCache.txt"
    if [ -f "$cache" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"; then
        rm -rf "$root/build"
    fi
    cmake -S "$root" -B "$root/build" -G Ninja -DCMAKE_BUILD_TYPE=Release "$@" >&2 || fail "cmake could not configure the build"
}

# Builds the program as it is started and packed, which configures first when needed. Says nothing when there is nothing to do.
build_program() {
    # shellcheck disable=SC2086 # the list is meant to be split
    need_packages $build_packages
    [ -f "$root/build/build.ninja" ] && grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$root/build/CMakeCache.txt" ||
        configure -DATTNSCOPE_TESTS=OFF
    local quiet=--quiet
    if [ ! -x "$root/build/attnscope" ]; then
        quiet=""
        echo "Building AttnScope; the first time takes a few minutes" >&2
    fi
    # shellcheck disable=SC2086 # empty is no argument
    ninja -C "$root/build" $quiet attnscope | sed '/^ninja: no work to do\.$/d' >&2 ||
        fail "the build failed; the compiler's message stands above"
}
