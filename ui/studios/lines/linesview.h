// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of weights on the screen: tokens left and right, for mouse and keyboard. Pointing at a token previews it, a
// click keeps it; signals report both to the owner, who stores them.
#pragma once

#include "ui/kit/accessiblecells.h"
#include "ui/studios/lines/linespainter.h"

#include <QAbstractScrollArea>
#include <QImage>

namespace attn {

class LinesView : public QAbstractScrollArea, public AccessibleCells {
    Q_OBJECT

public:
    explicit LinesView(QWidget* parent = nullptr);

    void setLines(const LineSet& set);
    void setMessage(const QString& why); // instead of lines, while there are none
    void setChosen(Cell cell);
    void setPointedHead(int head); // drawn at full strength among many; -1: none
    const LineSet& lines() const { return m_set; }
    const LinesLayout& linesLayout() const { return m_layout; }
    LineToken kept() const;      // of the chosen cell, current side
    LineToken isCurrent() const; // pointed at, else kept
    LinesFocus focus() const;
    void setSide(LineSide side);
    // Where the line of a cell can be pointed at, in coordinates of the viewport.
    QPointF placeOf(std::size_t head, Cell cell) const;

    // Queries in the first column, keys in the second.
    QSize accessibleCount() const override;
    std::optional<Cell> accessibleCurrent() const override;
    QString accessibleWords(Cell token) const override;
    QString accessibleColumn(int column) const override;
    QRect accessiblePlace(Cell token) const override;
    void pressAccessible(Cell token) override;

Q_SIGNALS:
    void cellChosen(int head, attn::Cell cell); // of a layer's head; -1: whichever is in focus
    void cellHovered(std::optional<attn::Cell> cell);
    void described(const QString& sentence); // what is pointed at, or empty
    void keptChanged();                      // another token or side

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override; // from the queries to the keys first

private:
    void relayout();
    void forget(); // what was drawn behind
    void reveal(int token);
    void describe();
    void point(std::optional<LineToken> token, std::optional<DrawnLine> line);
    std::optional<DrawnLine> lineAt(QPointF position);
    const std::vector<DrawnLine>& behind();
    const std::vector<DrawnLine>& inFront();
    const QImage& linesPicture(const LinesFocus& focus, QPointF corner);
    void choose(LineToken token);
    QString wordsOf(const std::optional<LineToken>& token, const std::optional<DrawnLine>& line) const;

    LineSet m_set;
    QString m_message;
    LinesLayout m_layout;
    Cell m_chosen;
    LineSide m_side = LineSide::Queries;
    int m_pointedHead = -1;
    std::optional<LineToken> m_pointed;
    std::optional<DrawnLine> m_line; // that is pointed at
    std::optional<std::vector<DrawnLine>> m_behind, m_front;
    LineToken m_frontOf;
    QImage m_picture, m_shown; // of m_behind; with what is current
    bool m_painted = false;    // m_picture is up to date
    bool m_byKeyboard = false;
};

} // namespace attn
