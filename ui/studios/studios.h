// SPDX-License-Identifier: GPL-3.0-or-later
// The list of studios, in the order of the menu. A new studio is one line in studios.cpp.
#pragma once

#include <QString>

#include <vector>

class QWidget;

namespace attn {

class Document;
class Selection;
class Studio;

// All studios, hidden children of `parent`.
std::vector<Studio*> makeStudios(Document* document, Selection* selection, QWidget* parent);

} // namespace attn
