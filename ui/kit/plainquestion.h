// SPDX-License-Identifier: GPL-3.0-or-later
// A question in a window of its own. Titles and names of files in it are shown letter by letter, whatever they hold.
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
