// SPDX-License-Identifier: GPL-3.0-or-later
// A step's mask, painted beside its text: a click or drag blocks or allows cells within the step's locks.
#pragma once

#include "core/engine/computed.h"
#include "core/lessons/steps.h"
#include "ui/kit/cell.h"

#include <QWidget>

#include <vector>

namespace attn {

class Document;
class MaskCanvas;
class MessageLine;
class ScrollArea;
class Selection;

class MaskBoard : public QWidget {
    Q_OBJECT

public:
    MaskBoard(Document* document, Selection* selection, const Locks& locks, QWidget* parent = nullptr);

    // Whether the tensor that is open to the learner is the scene's mask of True and False.
    static bool suits(const LessonStep& step);
    void show(const ComputedPtr& computed);
    MaskCanvas* canvas() const { return m_canvas; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void paint(const std::vector<Cell>& cells, bool block);

    Document* m_document;
    Selection* m_selection;
    Locks m_locks;
    ScrollArea* m_scroll;
    MaskCanvas* m_canvas;
    MessageLine* m_refused;
};

} // namespace attn
