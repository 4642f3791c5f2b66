// SPDX-License-Identifier: GPL-3.0-or-later
// The options of a figure, in the words of the command line. This table alone defines them: it parses the command line,
// and writes the line that the export dialog copies and the entry in a figure's file from which the figure can be made
// again.
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace attn {

// Of an axis that an export can take whole or in pieces: --head all, --head 3, --head 0,2-4; --head all,mean has
// mean_of_heads in its numbers.
inline constexpr int mean_of_heads = -1;
struct Pick {
    bool all = false;
    std::vector<std::int64_t> numbers; // growing, each once
    bool isOne() const { return numbers.size() == 1 && !all && numbers.front() >= 0; }
    bool operator==(const Pick&) const = default;
};

// What a width in cm, a resolution and a size of text in points may be, here and in the dialogs.
inline constexpr int least_width_cm = 1, most_width_cm = 500, least_dpi = 36, most_dpi = 2400, least_font_size = 4,
                     most_font_size = 36;
inline constexpr std::string_view figure_themes[] = {"light", "dark", "contrast"};
// The studios that draw a figure of one scene as they open, by the ids of the window (ui/window/studios.h).
inline constexpr std::string_view figure_studios[] = {
    "mask", "dropout", "softmax", "reshape", "lines", "overlay", "sensitivity", "block", "online", "cache", "rope"};

struct FigureOptions {
    std::vector<std::string> stages;                       // --stage, tensor names or "all"
    std::string studio;                                    // --studio: one of figure_studios
    std::string compare;                                   // --compare: another scene, or "head:3"
    bool grid = false;                                     // --grid: all heads of all layers of a model
    std::optional<Pick> head, batch;                       // --head, --batch
    bool sheet = false;                                    // --sheet
    std::optional<int> columns;                            // --columns of a sheet
    std::vector<std::string> formats;                      // --format, each once: "png", "svg", "pdf", "tex"
    std::optional<double> width, dpi;                      // --width in cm, --dpi
    std::optional<std::pair<int, int>> size;               // --size in pixels, instead of both
    std::string font;                                      // --font: a family; empty: the usual one
    std::optional<double> fontSize;                        // --font-size in points
    std::string theme = "light";                           // --theme: one of figure_themes
    bool transparent = false;                              // --transparent
    std::string title, name;                               // --title, --name; empty: the usual ones
    std::string colors = "auto";                           // --colors
    std::string range = "tensor";                          // --range: one of view_ranges …
    std::optional<std::pair<double, double>> ends;         // … or LOW,HIGH
    bool logarithmic = false;                              // --log
    std::optional<int> digits;                             // --digits
    std::optional<std::pair<int, int>> cell;               // --cell: row and column to frame
    std::optional<View::Step> until;                       // --until: the last computed step; the rest is blank
    bool rowSums = false, letters = false, legend = false; // --row-sums, --letters, --legend
    std::string rowAxis, columnAxis, barLabel;             // --row-axis …, --colorbar-label; empty: the usual words
    bool blankMasked = false;                              // --blank masked
    bool noBarLabel = false, noScene = false;              // --no-colorbar-label, --no-scene
    bool svgText = false;                                  // --svg-text: outlines or text
    bool withAnswers = false;                              // --with-answers: numbers that are hidden too
    bool noTitle = false, noLabels = false, noAxes = false, noColorBar = false, noDigits = false, noMarks = false;
    bool operator==(const FigureOptions&) const = default;
    // Drawn otherwise than a tensor of the scene.
    bool isPicture() const { return grid || !studio.empty() || !compare.empty(); }
};

// One word that begins with dashes.
struct FigureWord {
    std::string_view name;
    std::string_view
        value; // what the value that follows is called, "a|b" where it is one of few words; empty: none follows
    std::string_view help; // what it does, for --help
    bool repeats, films;   // may be given again; is one of `attnscope steps` too
    bool hasValue() const { return !value.empty(); }
    // Why a value is invalid, to follow the option's name.
    std::optional<std::string> (*read)(FigureOptions& options, const std::string& value);
    // The values with which the word is written; none where it says what holds anyway. A word without a value has an
    // empty one.
    std::vector<std::string> (*write)(const FigureOptions& options);
};
std::span<const FigureWord> figureWords();

// Only what differs from a figure's own habits, in the order of the table.
std::vector<std::string> wordsOf(const FigureOptions& options);
// Such words read back, onto what `options` says already.
Result<FigureOptions> withWords(FigureOptions options, std::span<const std::string> words);

} // namespace attn
