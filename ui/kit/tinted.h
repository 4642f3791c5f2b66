// SPDX-License-Identifier: GPL-3.0-or-later
// Rich-text words that stand out by color and weight.
#pragma once

#include "ui/theme/colors.h"

#include <QColor>
#include <QString>

namespace attn {

inline QString tinted(const QString& text, const QColor& color)
{
    return QStringLiteral("<span style='color:%1; font-weight:600'>%2</span>").arg(color.name(), text.toHtmlEscaped());
}

// Sets the weight only: <b> asks for a weight that the font lacks, and would look smeared.
inline QString strong(const QString& text)
{
    return QStringLiteral("<span style='font-weight:600'>%1</span>").arg(text.toHtmlEscaped());
}

// "with → starts". Rich text takes its direction from its first letter, even in a word isolated with its own direction;
// the mark in front keeps the arrow from pointing from key to query.
inline QString queryToKey(const QString& query, const QString& key)
{
    constexpr QChar left_to_right(0x200E);
    return left_to_right + QStringLiteral("%1 <span style='color:%2'>→</span> %3")
                               .arg(tinted(query, colors().q), colors().text2.name(), tinted(key, colors().k));
}

} // namespace attn
