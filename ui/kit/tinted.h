// SPDX-License-Identifier: GPL-3.0-or-later
// A word in rich text that stands out by its colour and weight.
#pragma once

#include <QColor>
#include <QString>

namespace attn {

inline QString tinted(const QString& text, const QColor& color)
{
    return QStringLiteral("<span style='color:%1; font-weight:600'>%2</span>").arg(color.name(), text.toHtmlEscaped());
}

} // namespace attn
