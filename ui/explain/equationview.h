// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a substituted equation, wrapped to its width. Every number that is a cell is a link: a click, or Left, Right and
// Enter on the keyboard, follow it back to where it came from.
#pragma once

#include "ui/facts/equationlines.h"

#include <QRectF>
#include <QWidget>

namespace attn {

class EquationView : public QWidget {
    Q_OBJECT

public:
    explicit EquationView(QWidget* parent = nullptr);

    void setLines(std::vector<EquationLine> lines);
    QString text() const; // as it stands there, one line each
    // The links, in reading order; for those who test and for a screen reader.
    std::vector<CellRef> links() const;
    QSize sizeHint() const override;

Q_SIGNALS:
    void followed(const attn::CellRef& cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Placed {
        QRectF box;
        const EquationPart* part;
    };
    struct Arranged {
        std::vector<Placed> parts;
        std::vector<QRectF> bars;                       // of fractions
        std::vector<std::pair<QRectF, QString>> rights; // running sums
        double height = 0;
    };
    Arranged arranged(double width) const;
    void arrange();
    int linkAt(QPointF position) const; // position in m_links, or -1
    void setHovered(int link);

    std::vector<EquationLine> m_lines;
    Arranged m_arranged;
    std::vector<Placed> m_links;
    int m_hovered = -1;
    int m_current = 0; // of m_links, for the keyboard
};

} // namespace attn
