// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens as one line of text, word after word: click one to choose it, type over it, add, remove and move words
// with the keyboard or the menu. Emits what the user wants; changes nothing itself.
#pragma once

#include "ui/editors/chosentokens.h"
#include "ui/kit/accessiblecells.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QLineEdit;

namespace attn {

// Words of a typed line: split at spaces; "two words" in quotes stay together.
QStringList wordsOfLine(const QString& line);
// The line that reads back as these words.
QString lineOfWords(const QStringList& words);

class TokenLine : public QWidget, public AccessibleCells {
    Q_OBJECT

public:
    explicit TokenLine(QWidget* parent = nullptr);

    void setWords(const QStringList& words);
    const QStringList& words() const { return m_words; }
    void setChosen(const ChosenTokens& chosen);
    int current() const { return m_current; }
    QRect wordRect(int word) const; // empty if there is none
    void typeLine();                // all words in one field

    AccessibleForm accessibleForm() const override { return AccessibleForm::List; }
    QSize accessibleCount() const override { return {1, int(m_words.size())}; }
    std::optional<Cell> accessibleCurrent() const override;
    QString accessibleWords(Cell word) const override { return m_words.value(word.row); }
    QRect accessiblePlace(Cell word) const override { return wordRect(word.row); }
    std::optional<Cell> accessibleAt(QPoint place) const override;
    void pressAccessible(Cell word) override { setCurrent(word.row); }

Q_SIGNALS:
    void chosen(int word);
    void renamed(int word, const QString& text);
    void added(int before, const QString& text); // before == words().size(): at the end
    void removed(int word);
    void moved(int from, int to);
    void rewritten(const QStringList& words);
    void heightChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;

private:
    QString toolTipAt(QPoint place) const;
    enum class Typing { Nothing, Word, NewWord, Line };

    void addWordAction(const QString& text, const QKeySequence& keys, void (TokenLine::*slot)());
    void renameCurrent();
    void addAfterCurrent();
    void removeCurrent();
    void moveLeft() { moveBy(-1); }
    void moveRight() { moveBy(1); }
    void moveBy(int sign);
    void pasteSentence();
    void typeAt(Typing what, const QRect& place, const QString& text);
    void endTyping(bool keep);
    void setCurrent(int word);
    int wordAt(const QPoint& point) const;
    void layOut();

    QStringList m_words;
    std::vector<QRect> m_rects;
    QRect m_addRect; // the plus sign behind the last word
    int m_current = -1;
    ChosenTokens m_chosen;
    QLineEdit* m_field;
    Typing m_typing = Typing::Nothing;
};

} // namespace attn
