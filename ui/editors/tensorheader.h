// SPDX-License-Identifier: GPL-3.0-or-later
// The names beside the rows and above the columns of a tensor table: quiet text without frames, the heads named where
// they begin, the words of the chosen query and key in their colours.
#pragma once

#include "ui/editors/chosentokens.h"

#include <QHeaderView>

namespace attn {

class TensorHeader : public QHeaderView {
    Q_OBJECT

public:
    TensorHeader(Qt::Orientation orientation, QWidget* parent);

    // Lines whose words are chosen; only where the lines are tokens.
    void setChosenTokens(const ChosenTokens& chosen);
    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int line) const override;
    QSize sectionSizeFromContents(int line) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString text(int line, int role = Qt::DisplayRole) const;
    bool hasBlocks() const;

    ChosenTokens m_chosen;
};

} // namespace attn
