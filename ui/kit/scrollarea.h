// SPDX-License-Identifier: GPL-3.0-or-later
// A scroll area whose content may adapt to the width it gets. Qt's own repeats the layout inside each resize: if a
// scroll bar alternately appears and vanishes, because the content is taller without it, that never ends and the stack
// overflows.
#pragma once

#include <QEvent>
#include <QScopedValueRollback>
#include <QScrollArea>

namespace attn {

class ScrollArea : public QScrollArea {
public:
    using QScrollArea::QScrollArea;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        constexpr int most = 12; // nested resizes: content that settles needs four; the last one stays
        if (watched == widget() && event->type() == QEvent::Resize && m_depth >= most)
            return false;
        const QScopedValueRollback depth(m_depth, m_depth + 1);
        return QScrollArea::eventFilter(watched, event);
    }

private:
    int m_depth = 0;
};

} // namespace attn
