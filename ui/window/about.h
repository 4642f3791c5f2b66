// SPDX-License-Identifier: GPL-3.0-or-later
// The box that says what AttnScope is, its version, whose work it contains under which licenses, and where the
// notebooks of the lessons come from.
#pragma once

#include <QString>

class QWidget;

namespace attn {

// What it says, as HTML without links.
QString aboutText();

// Returns when it is closed.
void showAbout(QWidget* parent);

} // namespace attn
