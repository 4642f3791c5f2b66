// SPDX-License-Identifier: GPL-3.0-or-later
// Fields of the lesson editor: some lines of text whose typing is in the lesson's history.
#pragma once

#include <QString>

class QLineEdit;
class QPlainTextEdit;
class QWidget;

namespace attn {

// `height` in px at a text size of 100 %.
QPlainTextEdit* writerLines(int height, const QString& name, const QString& placeholder, QWidget* parent = nullptr);

// Only what differs is replaced, so that the cursor is where something changed.
void fillField(QPlainTextEdit* edit, const QString& text);
void fillField(QLineEdit* edit, const QString& text);

} // namespace attn
