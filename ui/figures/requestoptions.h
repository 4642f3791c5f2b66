// SPDX-License-Identifier: GPL-3.0-or-later
// A request for figures in the words of the command line, and back: what the dialog chose can be copied as a line, kept
// in a figure's file, and done again.
#pragma once

#include "core/headless/figureoptions.h"
#include "ui/figures/figureset.h"

namespace attn {

FigureLook lookOf(const FigureOptions& options);
Looks looksOf(const FigureOptions& options);
FigureFormat formatNamed(const std::string& name);
// Of the request with everything said that it asks for: no head or item is left to the habits of the command. What
// belongs to the files (--format, --name, --dpi of shapes) is said where it makes a difference.
FigureOptions optionsOf(const FigureRequest& request);
// What such options ask for; without a head or an item all are meant.
FigureRequest requestOf(const FigureOptions& options);

} // namespace attn
