// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers on their way to the clipboard, as every program takes them: plain text, and a table of HTML with their labels.
#pragma once

#include <QString>
#include <QStringList>

#include <span>

namespace attn {

struct CopiedNumbers {
    QString text, html; // the latter may be empty
};

// `text` is the plain one. A single number, and more than max_html_numbers, have nothing else. The lists are as long as there
// are rows and columns of `values`. May be called in any thread.
CopiedNumbers copiedNumbers(const QString& text, std::span<const float> values, const QStringList& rows,
                            const QStringList& columns);
void putOnClipboard(const CopiedNumbers& numbers);

} // namespace attn
