// SPDX-License-Identifier: GPL-3.0-or-later
// One stage of "The edit, forward": the change of each of its numbers as a small map, its largest change as a bar and
// as a number, and how many changed. A click or Enter opens the stage.
#pragma once

#include "ui/matrix/heatmapdata.h"

#include <QAbstractButton>

#include <optional>

namespace attn {

struct StageChange {
    std::string tensor;
    QString title;      // "Scores"
    HeldMatrixPtr map;  // of the head in focus, as far as the steps have come; null: too little to draw
    double largest = 0; // of all heads
    double share = 0;   // of the largest of all stages
    std::int64_t changed = 0, counted = 0;
    bool revealed = true;      // false: not completed by the steps
    bool chevron = false;      // it follows the card before it
    std::optional<Cell> asked; // the cell asked about, if it is in this map
};

class ForwardCard : public QAbstractButton {
    Q_OBJECT

public:
    explicit ForwardCard(QWidget* parent = nullptr);

    void setStage(StageChange stage);
    const StageChange& stage() const { return m_stage; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void pointed(const QString& words); // what is pointed at; empty: nothing

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QString words() const;
    void paintChanges(QPainter& painter, const QRect& place) const;

    StageChange m_stage;
};

} // namespace attn
