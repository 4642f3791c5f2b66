// SPDX-License-Identifier: GPL-3.0-or-later
// Controls side by side at the left of a form's row, each as wide as it needs.
#pragma once

#include <initializer_list>

class QWidget;

namespace attn {

// The first of them gets the focus of the row.
QWidget* controlRow(std::initializer_list<QWidget*> parts);

} // namespace attn
