// SPDX-License-Identifier: GPL-3.0-or-later
// In the place of the heads: the hidden states of all tokens at one end of the layers, a row for each token.
#pragma once

#include "ui/model/pagepicture.h"

#include <QWidget>

class QLabel;

namespace attn {

class HeatmapView;

class StatesPane : public QWidget {
    Q_OBJECT

public:
    explicit StatesPane(QWidget* parent = nullptr);

    // `what`: "Embedding"; `words`: what it is, one sentence.
    void show(HeldMatrixPtr states, const QString& what, const QString& words);
    HeatmapView* map() const { return m_map; }

Q_SIGNALS:
    void described(const QString& sentence); // the cell that is pointed at; empty: none is

private:
    QLabel *m_title, *m_words;
    HeatmapView* m_map;
};

} // namespace attn
