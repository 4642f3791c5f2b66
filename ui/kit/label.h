// SPDX-License-Identifier: GPL-3.0-or-later
// Labels with a fixed text format. A plain QLabel guesses, so a stranger's title could load any file as a picture.
#pragma once

#include "ui/theme/fonts.h"

#include <QLabel>

namespace attn {

// Shows the letters of its words as they are.
class PlainLabel : public QLabel {
public:
    explicit PlainLabel(const QString& words, QWidget* parent = nullptr) : PlainLabel(parent) { setText(words); }
    explicit PlainLabel(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }
};

// A label in small secondary text.
inline QLabel* quietLabel(const QString& words, QWidget* parent = nullptr)
{
    auto* label = new PlainLabel(words, parent);
    useQuietFont(label, 12);
    return label;
}

// Shows the program's own markup. Escape all other text in it; tinted() and strong() do so (ui/kit/tinted.h).
class RichLabel : public QLabel {
public:
    explicit RichLabel(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::RichText); }
};

} // namespace attn
