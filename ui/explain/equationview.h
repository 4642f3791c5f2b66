// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a substituted equation, wrapped to its width. Every number that is a cell is a link: a click, or Left, Right
// and Enter on the keyboard, follows it back to its source. Omitted terms can be a link, too.
#pragma once

#include "ui/facts/equationlines.h"
#include "ui/kit/mapwidget.h"

#include <QRectF>

namespace attn {

class EquationView : public MapWidget {
    Q_OBJECT

public:
    explicit EquationView(QWidget* parent = nullptr);

    void setLines(std::vector<EquationLine> lines);
    // Omitted terms are a link as well: unfolded().
    void setUnfolding() { m_unfolding = true; }
    // For a class: enlarged by `scale`, and no number looks like a link.
    void enlarge(double scale);
    QString text() const; // as shown, one line each
    // The links, in reading order; for tests and screen readers.
    std::vector<CellRef> links() const;
    QSize sizeHint() const override;

    AccessibleForm accessibleForm() const override { return AccessibleForm::Links; }
    std::optional<Cell> accessibleCurrent() const override;
    QString accessibleWords(Cell cell) const override;
    QRect accessiblePlace(Cell cell) const override;
    QString accessibleText() const override { return text(); }

Q_SIGNALS:
    void followed(const attn::CellRef& cell);
    void unfolded();

protected:
    void paintEvent(QPaintEvent* event) override;
    // The links as one row of cells.
    QSize cellCount() const override { return {int(m_links.size()), 1}; }
    std::optional<Cell> cellAt(QPointF position) const override;
    std::optional<Cell> currentCell() const override { return Cell{0, m_current}; }
    void pointAt(std::optional<Cell> cell) override;
    void choose(Cell cell) override;
    void click(Cell cell) override { follow(cell.column); }
    QString wordsOf(Cell cell) const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Placed {
        QRectF box;
        const EquationPart* part;
        QString text; // the part's, or some of its words
    };
    struct Arranged {
        std::vector<Placed> parts;
        std::vector<QRectF> bars;                       // of fractions
        std::vector<std::pair<QRectF, QString>> rights; // running sums
        double height = 0;
    };
    Arranged arranged(double width) const;
    void arrange();
    void follow(int link);
    bool leads(const EquationPart& part) const { return part.link || (m_unfolding && part.omitted); }

    std::vector<EquationLine> m_lines;
    Arranged m_arranged;
    std::vector<Placed> m_links;
    int m_hovered = -1;
    int m_current = 0; // of m_links, for the keyboard
    double m_scale = 1;
    bool m_linked = true, m_unfolding = false;
};

} // namespace attn
