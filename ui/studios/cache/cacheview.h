// SPDX-License-Identifier: GPL-3.0-or-later
// The cache on the screen, for mouse and keys: its cells work like those of a map, a click on a token's chip or work
// goes to that token.
#pragma once

#include "ui/kit/mapwidget.h"
#include "ui/studios/cache/cachelayout.h"

namespace attn {

class CacheView : public MapWidget {
    Q_OBJECT

public:
    explicit CacheView(QWidget* parent = nullptr);

    // Null: shows `message` instead.
    void setPicture(const CachePicturePtr& picture, const QString& message);
    CacheLayout cacheLayout() const;  // of a picture
    QPointF placeOf(Cell cell) const; // middle of a cell of the table

Q_SIGNALS:
    void cellChosen(attn::Cell cell);
    void cellHovered(std::optional<attn::Cell> cell);
    void tokenChosen(int token);
    void tokenHovered(int token); // of the chips and bars; -1: none

protected:
    QSize cellCount() const override;
    std::optional<Cell> cellAt(QPointF position) const override;
    std::optional<Cell> currentCell() const override;
    void pointAt(std::optional<Cell> cell) override;
    void choose(Cell cell) override;
    QString wordsOf(Cell cell) const override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();
    void paintHint(QPainter& painter, const CacheLayout& layout) const;

    CachePicturePtr m_picture;
    QString m_message;
    std::optional<Cell> m_hovered;
};

} // namespace attn
