// SPDX-License-Identifier: GPL-3.0-or-later
// The draws of a scene, one per line, in order of execution. A line is dragged or moved with Alt+Up and Alt+Down; emits
// what the user wants, changes nothing itself.
#pragma once

#include <QListWidget>

namespace attn {

class RecipeList : public QListWidget {
    Q_OBJECT

public:
    explicit RecipeList(QWidget* parent = nullptr);

    // Keeps the current line. `reasons`: additional tool tip text for each line; may be empty.
    void setLines(const QStringList& lines, const QStringList& reasons);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void moved(int from, int to); // the line at `from` should go to `to`
    void removed(int line);
    void editWanted();
    void addWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    int gapAt(int y) const; // line that a dropped line would precede, 0 .. count()
    void fitRows();

    int m_dragged = -1; // the line that is pressed or dragged
    int m_pressedY = 0;
    int m_gap = -1; // where the dragged line would go; -1: not dragging
};

} // namespace attn
