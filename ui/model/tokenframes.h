// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens as frames in lines that wrap: the piece as the model splits it, with its id below if wanted. The arrow keys
// and the mouse select one; the query and the key of what is pointed at have their colors.
#pragma once

#include "ui/kit/accessiblecells.h"

#include <QStringList>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

namespace attn {

class TokenFrames : public QWidget, public AccessibleCells {
    Q_OBJECT

public:
    explicit TokenFrames(QWidget* parent = nullptr);

    // One id for each piece, or none.
    void setTokens(const QStringList& pieces, const std::vector<std::int64_t>& ids);
    const QStringList& pieces() const { return m_pieces; }
    void setIdsShown(bool shown);
    void setMarked(std::optional<int> query, std::optional<int> key);
    int current() const { return m_current; }
    QRect tokenRect(int token) const; // empty if none
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, 0}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    AccessibleForm accessibleForm() const override { return AccessibleForm::List; }
    QSize accessibleCount() const override { return {1, int(m_pieces.size())}; }
    std::optional<Cell> accessibleCurrent() const override;
    QString accessibleWords(Cell token) const override;
    QRect accessiblePlace(Cell token) const override { return tokenRect(token.row); }
    std::optional<Cell> accessibleAt(QPoint place) const override;
    void pressAccessible(Cell token) override { choose(token.row); }

Q_SIGNALS:
    void tokenChosen(int token);
    void typingAsked(); // Enter, F2, Ctrl+T or a double click
    void currentMoved(QRect place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    QString toolTipAt(QPoint place) const;
    void layOut();
    std::vector<QRect> placesAt(int width) const;
    void describe();
    void choose(int token);
    int tokenAt(QPoint position) const;
    int tokenInLine(int from, int down) const; // the nearest one, `down` lines on
    void paintToken(QPainter& painter, int token) const;

    QStringList m_pieces;
    std::vector<std::int64_t> m_ids;
    std::vector<QRect> m_places;
    bool m_idsShown = false, m_byKeyboard = false;
    std::optional<int> m_query, m_key;
    int m_current = -1;
};

} // namespace attn
