// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/credits.h"

#include <QtGlobal>

namespace attn {

namespace {

constexpr Credit all_credits[] = {
    {"Qt", QT_TRANSLATE_NOOP("QObject", "windows, pictures, files"), "LGPL-3.0-only", "The Qt Company and others"},
    {"QCustomPlot", QT_TRANSLATE_NOOP("QObject", "plots"), "GPL-3.0-or-later", "Emanuel Eichhammer"},
    {"nlohmann-json", QT_TRANSLATE_NOOP("QObject", "JSON"), "MIT", "Niels Lohmann"},
    {"CLI11", QT_TRANSLATE_NOOP("QObject", "the command line"), "BSD-3-Clause",
     "University of Cincinnati, Henry Schreiner"},
    {"md4c", QT_TRANSLATE_NOOP("QObject", "Markdown"), "MIT", "Martin Mitáš"},
    {"utf8proc", QT_TRANSLATE_NOOP("QObject", "Unicode in tokenizers"), "MIT", "The Julia Project"},
    {"PCRE2", QT_TRANSLATE_NOOP("QObject", "tokenizer patterns"), "BSD-3-Clause",
     "Philip Hazel, University of Cambridge"},
    {"zlib", QT_TRANSLATE_NOOP("QObject", "compressed files"), "Zlib", "Jean-loup Gailly, Mark Adler"},
    {"libc++", QT_TRANSLATE_NOOP("QObject", "web page engine"), "Apache-2.0 WITH LLVM-exception",
     "The LLVM project's contributors"},
    {"wasi-libc", QT_TRANSLATE_NOOP("QObject", "web page engine"), "MIT", "Rich Felker and others"},
    {"avx_mathfun",
     QT_TRANSLATE_NOOP("QObject",
                       "logarithm, sine and cosine as PyTorch computes them, based on Cephes by Stephen Moshier"),
     "Zlib", "Giovanni Garberoglio, Julien Pommier"},
    {"Arm optimized routines",
     QT_TRANSLATE_NOOP("QObject", "logarithm, sine and cosine for PyTorch's scalar draws from a normal distribution"),
     "MIT", "Arm Limited"},
    {"viridis, magma, cividis", QT_TRANSLATE_NOOP("QObject", "color maps"), "CC0-1.0",
     "Nathaniel J. Smith, Stéfan van der Walt, Eric Firing; Jamie R. Nuñez, Christopher R. Anderton, Ryan S. Renslow"},
    {"Inter", QT_TRANSLATE_NOOP("QObject", "window font"), "OFL-1.1", "The Inter Project Authors"},
    {"JetBrains Mono", QT_TRANSLATE_NOOP("QObject", "number font, without its ligatures"), "OFL-1.1",
     "The JetBrains Mono Project Authors"},
    {"STIX General", QT_TRANSLATE_NOOP("QObject", "formula font"), "OFL-1.1",
     "STI Pub Companies, MicroPress, Elsevier"},
};

} // namespace

std::span<const Credit> credits() { return all_credits; }

} // namespace attn
