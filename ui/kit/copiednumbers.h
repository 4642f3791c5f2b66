// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers for the clipboard, in forms that every program takes: plain text, and an HTML table with their labels.
#pragma once

#include <QString>
#include <QStringList>

#include <span>

namespace attn {

struct CopiedNumbers {
    QString text, html; // the latter may be empty
};

// `text` is the plain form, the only one for a single number and for more than max_html_numbers. The lists are as long
// as the rows and columns of `values`. May be called in any thread.
CopiedNumbers copiedNumbers(const QString& text, std::span<const float> values, const QStringList& rows,
                            const QStringList& columns);
void putOnClipboard(const CopiedNumbers& numbers);

} // namespace attn
