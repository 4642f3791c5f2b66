// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector's figures of the head in focus among all heads: how spread out it is, how far it looks, and how much
// goes to the first token and to the token itself, as means and per row; what is lost without it, the most similar
// head, and the button that switches it off.
#pragma once

#include "core/engine/computed.h"
#include "core/heads/alikeheads.h"
#include "ui/compute/headlosses.h"
#include "ui/explain/inspectorblock.h"
#include "ui/matrix/headfacts.h"
#include "ui/threads/background.h"

#include <QTimer>

#include <functional>

class QLabel;
class QToolButton;

namespace attn {

class HeadRows;
class Selection;

class HeadBlock : public InspectorBlock {
    Q_OBJECT

public:
    HeadBlock(Selection* selection, QWidget* parent);

    void setComputed(const ComputedPtr& computed);

Q_SIGNALS:
    void headSwitchAsked(int head);
    void rowChosen(int query);

private:
    struct Read {
        std::optional<HeadFigures> figures;
        std::vector<HeadPair> pairs; // of all heads
    };
    void refresh();
    void read(const std::string& tensor);
    void show(const Read& read);
    void showSwitch();
    void showLoss();
    QString pairWords(const std::vector<HeadPair>& pairs) const;

    Selection* m_selection;
    ComputedPtr m_computed;
    QLabel* m_title;
    QToolButton* m_switch;
    QLabel* m_why; // why no head matters
    HeadRows* m_rows;
    QLabel* m_loss;
    QLabel* m_pair;
    QTimer m_rest;
    std::function<void()> m_whenAtRest;
    HeadLosses m_losses;
    Background m_reading; // of large heads
};

} // namespace attn
