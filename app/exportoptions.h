// SPDX-License-Identifier: GPL-3.0-or-later
// Options of `attnscope export` and `attnscope steps` beyond those of a figure (core/headless/figureoptions.h).
#pragma once

#include "core/headless/figureoptions.h"

#include <optional>
#include <string>

namespace attn {

// What `steps` has beside those of a figure.
struct FilmOptions {
    std::string by = "row";              // --by: stage, row or cell
    std::string over;                    // --over: a tensor whose cells show until the steps reach them
    std::optional<double> seconds, hold; // --seconds of each frame, --hold of the last
    bool once = false;                   // --once: does not begin again
    bool operator==(const FilmOptions&) const = default;
};

// The format that a file's name ends in ("svg"), whatever its letter case; empty when it is none.
std::string formatOfName(const std::string& path);

// What a name ends in where a folder is meant: "v.jpg" in "jpg". Empty of a name without an ending, or with a slash at its end;
// numbers alone ("run.2") are no ending.
std::string endingOfName(const std::string& path);

} // namespace attn
