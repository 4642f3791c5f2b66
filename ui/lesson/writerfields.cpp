// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/writerfields.h"

#include "ui/theme/style.h"

#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>

namespace attn {

QPlainTextEdit* writerLines(int height, const QString& name, const QString& placeholder, QWidget* parent)
{
    auto* edit = new QPlainTextEdit(parent);
    edit->setFixedHeight(scaled(height));
    edit->setTabChangesFocus(true);
    edit->setUndoRedoEnabled(false); // the lesson's history has it
    edit->setAccessibleName(name);
    edit->setPlaceholderText(placeholder);
    return edit;
}

void fillField(QPlainTextEdit* edit, const QString& text)
{
    const QString now = edit->toPlainText();
    if (now == text)
        return;
    const auto front = std::ranges::mismatch(now, text).in1 - now.begin();
    const qsizetype most = std::min(now.size(), text.size()) - front;
    qsizetype back = 0;
    while (back < most && now[now.size() - 1 - back] == text[text.size() - 1 - back])
        ++back;
    QTextCursor cursor = edit->textCursor();
    cursor.setPosition(int(front));
    cursor.setPosition(int(now.size() - back), QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(front, text.size() - front - back));
    edit->setTextCursor(cursor);
}

void fillField(QLineEdit* edit, const QString& text)
{
    if (edit->text() != text)
        edit->setText(text);
}

} // namespace attn
