// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of one head, one per line: its mean over the rows, and below it the rows as bars, each as high as its
// share of the maximum. The chosen query's bars stand out, with its numbers; a click or the arrow keys choose another
// query.
#pragma once

#include "core/heads/headfigures.h"
#include "ui/kit/mapwidget.h"

#include <QStringList>

#include <optional>

namespace attn {

class HeadRows : public MapWidget {
    Q_OBJECT

public:
    explicit HeadRows(QWidget* parent = nullptr);

    // `instead`: shown where there are no numbers: "not yet", "?". `queries`: their names.
    void setFigures(std::optional<HeadFigures> figures, const QString& instead, const QStringList& queries);
    void setChosen(std::optional<int> query);
    const std::optional<HeadFigures>& figures() const { return m_figures; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

Q_SIGNALS:
    void queryChosen(int query);

protected:
    QSize cellCount() const override;
    std::optional<Cell> cellAt(QPointF position) const override;
    std::optional<Cell> currentCell() const override;
    void pointAt(std::optional<Cell> cell) override;
    void choose(Cell cell) override;
    QString wordsOf(Cell cell) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF chartRect(int figure) const;
    double barWidth() const;
    QString meanText(HeadFigure figure) const;
    QString rowText(int query, HeadFigure figure) const;
    void paintBars(QPainter& painter, HeadFigure figure) const;
    void describe();

    std::optional<HeadFigures> m_figures;
    QString m_instead;
    QStringList m_queries;
    std::optional<int> m_chosen, m_pointed;
    int m_line = 0; // moved by the keys
};

} // namespace attn
