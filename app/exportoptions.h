// SPDX-License-Identifier: GPL-3.0-or-later
// The options of `attnscope export` and `attnscope steps` as plain values: the same choices as in the window's dialogs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace attn {

// Of an axis that an export can take whole or in one piece: --head 3, --head all.
struct Pick {
    bool all = false;
    std::int64_t number = 0;
    bool operator==(const Pick&) const = default;
};

struct ExportOptions {
    std::vector<std::string> stages;  // --stage, tensor names or "all"
    std::optional<Pick> head, batch;  // --head, --batch
    bool sheet = false;               // --sheet
    std::vector<std::string> formats; // --format, each once: "png", "svg", "pdf"; empty: as --out ends, else png
    std::optional<double> dpi, width; // --dpi, --width in cm
    std::string title, name;          // --title, --name; empty: the usual ones
    std::string colors = "auto";      // --colors
    std::string range = "tensor";     // --range: tensor, fit, head or row …
    std::optional<std::pair<double, double>> ends; // … or LOW,HIGH
    bool logarithmic = false;                      // --log
    std::optional<int> digits;                     // --digits
    std::optional<std::pair<int, int>> cell;       // --cell: row and column to be framed
    bool rowSums = false, transparent = false;     // --row-sums, --transparent
    bool noTitle = false, noLabels = false, noColorBar = false, noDigits = false, noMarks = false; // --no-title …
    bool operator==(const ExportOptions&) const = default;
};

// What `steps` has beside those of a figure.
struct FilmOptions {
    std::string by = "row";              // --by: stage, row or cell
    std::optional<double> seconds, hold; // --seconds of each frame, --hold of the last
    bool once = false;                   // --once: does not begin again
    bool operator==(const FilmOptions&) const = default;
};

// The format that a file's name ends in ("svg"), whatever its letter case; empty when it is none.
std::string formatOfName(const std::string& path);

} // namespace attn
