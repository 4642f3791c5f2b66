// SPDX-License-Identifier: GPL-3.0-or-later
// A request for figures as command-line options, and back: the dialog's choices can be copied as a command, kept in a
// figure's file, and repeated.
#pragma once

#include "core/headless/figureoptions.h"
#include "ui/figures/figuregrid.h"
#include "ui/figures/figureset.h"

namespace attn {

// The heads or items that were picked, as a request has them, and back.
std::vector<int> numbersOf(const std::optional<Pick>& pick);
Pick pickOf(const std::vector<int>& numbers);
FigureLook lookOf(const FigureOptions& options);
Looks looksOf(const FigureOptions& options);
FigureFormat formatNamed(const std::string& name);
// The request with everything spelled out: no head or item is left to the command's defaults. File options (--format,
// --name, --dpi of shapes) are included where they make a difference.
FigureOptions optionsOf(const FigureRequest& request);
// Leaves out the options that cannot change such a figure.
FigureOptions withoutUseless(FigureOptions options, const FigureUses& uses);
// The first option, "--row-sums", that cannot change it; empty: none.
std::string uselessOption(const FigureOptions& options, const FigureUses& uses);
// What such options ask for; without a head or an item all are meant.
FigureRequest requestOf(const FigureOptions& options);

} // namespace attn
