// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own line icons, painted in the palette's current text colour at any size and pixel ratio.
#pragma once

#include <QIcon>
#include <QString>

namespace attn {

// `name` is a file of resources/icons without .svg: "undo", "lock", "export" …
QIcon icon(const QString& name);

} // namespace attn
