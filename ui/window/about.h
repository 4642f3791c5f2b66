// SPDX-License-Identifier: GPL-3.0-or-later
// The box that says what AttnScope is, which version, and under which license.
#pragma once

class QWidget;

namespace attn {

// Returns when it is closed.
void showAbout(QWidget* parent);

} // namespace attn
