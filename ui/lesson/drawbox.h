// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a step's dropout again, once or a hundred times: each draw changes the map, and the mean of the selected cell
// approaches its value without dropout.
#pragma once

#include "ui/kit/cell.h"
#include "ui/lesson/taskbox.h"

#include <QTimer>

#include <optional>
#include <vector>

class QPushButton;

namespace attn {

class Document;
class Selection;

class DrawBox : public TaskBox {
    Q_OBJECT

public:
    DrawBox(LessonPlay* play, Document* document, Selection* selection, QWidget* parent = nullptr);

    void follow(int digits);                                       // the current results
    const std::vector<double>& values() const { return m_values; } // of the cell, by its draws
    double mean() const;

private:
    void begin(int draws);
    void draw();
    void stop();
    std::optional<double> valueOf(const std::string& tensor) const; // at the cell

    LessonPlay* m_play;
    Document* m_document;
    Selection* m_selection;
    ProseView* m_text;
    QPushButton *m_once, *m_often;
    class MeanLine* m_line;
    QTimer m_timer;
    int m_left = 0;                        // draws left
    std::optional<std::int64_t> m_awaited; // number of the draw still being computed
    std::optional<Cell> m_cell;
    std::vector<double> m_values;
};

} // namespace attn
