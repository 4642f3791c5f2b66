// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/credits.h"

namespace attn {

namespace {

constexpr Credit all_credits[] = {
    {"Qt", "windows, pictures, files", "LGPL-3.0-only", "The Qt Company and others"},
    {"QCustomPlot", "plots", "GPL-3.0-or-later", "Emanuel Eichhammer"},
    {"nlohmann-json", "JSON", "MIT", "Niels Lohmann"},
    {"CLI11", "the command line", "BSD-3-Clause", "University of Cincinnati, Henry Schreiner"},
    {"md4c", "Markdown", "MIT", "Martin Mitáš"},
    {"utf8proc", "Unicode in tokenizers", "MIT", "The Julia Project"},
    {"PCRE2", "the patterns of tokenizers", "BSD-3-Clause", "Philip Hazel, University of Cambridge"},
    {"zlib", "compressed files", "Zlib", "Jean-loup Gailly, Mark Adler"},
    {"avx_mathfun", "logarithm, sine and cosine as PyTorch computes them, after Cephes by Stephen Moshier", "Zlib",
     "Giovanni Garberoglio, Julien Pommier"},
    {"viridis, magma, cividis", "colour maps", "CC0-1.0",
     "Nathaniel J. Smith, Stéfan van der Walt, Eric Firing; Jamie R. Nuñez, Christopher R. Anderton, Ryan S. Renslow"},
    {"Inter", "the font of the window", "OFL-1.1", "The Inter Project Authors"},
    {"JetBrains Mono", "the font of numbers, without its ligatures", "OFL-1.1", "The JetBrains Mono Project Authors"},
    {"STIX General", "the font of formulas", "OFL-1.1", "STI Pub Companies, MicroPress, Elsevier"},
};

} // namespace

std::span<const Credit> credits() { return all_credits; }

} // namespace attn
