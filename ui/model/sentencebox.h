// SPDX-License-Identifier: GPL-3.0-or-later
// The sentence that a trained model reads: its tokens as frames, and on demand all of it as a field to type another
// one. Only reports what was typed; the owner turns it into tokens or says why it is refused, and then the typed text
// is kept.
#pragma once

#include <QStringList>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

class QCheckBox;
class QPlainTextEdit;
class QScrollArea;
class QStackedWidget;

namespace attn {

class LinkButton;
class MessageLine;
class TokenFrames;

class SentenceBox : public QWidget {
    Q_OBJECT

public:
    explicit SentenceBox(QWidget* parent = nullptr);

    // One id per piece, or none: then no ids are shown.
    void setTokens(const QStringList& pieces, const std::vector<std::int64_t>& ids = {});
    // That the tokens are of. What was typed is taken by it.
    void setText(const QString& text);
    QString text() const { return m_text; }
    // The tokens of the cell that is pointed at.
    void setMarked(std::optional<int> query, std::optional<int> key);
    // Why the typed text is refused: it stays in the field. Empty: no refusal.
    void setMessage(const QString& sentence);
    QString message() const;
    bool idsShown() const;
    void setIdsShown(bool shown);

    void showEnd(); // of a long text: the newest token
    void startTyping();
    bool isTyping() const;
    QString typed() const; // so far
    TokenFrames* frames() const { return m_frames; }

Q_SIGNALS:
    void textTyped(const QString& text);
    void tokenChosen(int token);
    void idsToggled(bool shown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeTyped();
    void endTyping();
    void fit();

    QString m_text;
    bool m_handed = false; // what was typed, and not answered yet
    QStackedWidget* m_pages;
    QScrollArea* m_scroll;
    TokenFrames* m_frames;
    QPlainTextEdit* m_field;
    QCheckBox* m_ids;
    MessageLine* m_message;
    QWidget *m_begin, *m_end; // actions while nothing is typed, and while something is
    LinkButton *m_type, *m_take;
};

} // namespace attn
