// SPDX-License-Identifier: GPL-3.0-or-later
// The list of studios, in the order of the menu. A new studio is one line in studios.cpp.
#pragma once

#include "ui/studios/studio.h"

#include <vector>

namespace attn {

// A studio that can be opened; most starts of the program open none, so that each is built only when it is.
struct StudioKind {
    StudioInfo info;
    Studio* (*make)(Document* document, Selection* selection, QWidget* parent);
};

std::vector<StudioKind> studioKinds();

} // namespace attn
