// SPDX-License-Identifier: GPL-3.0-or-later
// A question in its own window. Titles and file names in it are shown literally, whatever they contain.
#pragma once

#include <QMessageBox>

namespace attn {

class PlainQuestion : public QMessageBox {
public:
    PlainQuestion(const QString& title, const QString& words, StandardButtons buttons, QWidget* parent)
        : QMessageBox(parent)
    {
        setTextFormat(Qt::PlainText);
        setWindowTitle(title);
        setText(words);
        setStandardButtons(buttons);
    }
};

} // namespace attn
