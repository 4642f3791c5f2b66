// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the scene: chosen, typed, added, removed, renamed and moved; the items of the batch likewise, and
// which of them is shown.
#pragma once

#include "ui/editors/editorsection.h"

class QLabel;
class QScrollArea;

namespace attn {

class ChoiceBar;
class LinkButton;
class TokenLine;

class TokensPanel : public EditorSection {
    Q_OBJECT

public:
    TokensPanel(Document* document, Selection* selection, QWidget* parent = nullptr);

    TokenLine* line() const { return m_line; }

protected:
    void refresh() override;

private:
    QStringList words() const;
    int batch() const;
    void showChosen();
    void choose(int word);
    void changeTokens(const QString& step, const Result<Rewritten>& rewritten);
    void fitHeight();
    QMenu* makeItemMenu();
    void changeItems(const QString& step, const Result<Rewritten>& rewritten, int shown);
    void showNextItem();

    QWidget* m_batchRow;
    ChoiceBar* m_batches;
    QScrollArea* m_scroll;
    TokenLine* m_line;
    LinkButton* m_items;            // the menu of the batch's items
    std::optional<int> m_shownNext; // an item that the next computation has
};

} // namespace attn
