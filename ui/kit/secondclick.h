// SPDX-License-Identifier: GPL-3.0-or-later
// The second half of a double click, where the first one has already closed what it was for: it would fall on what was below.
#pragma once

#include <QObject>

namespace attn {

// Lives, with `parent` at the longest, until the mouse is pressed again: if that is a double click, nobody comes to know of it.
class SecondClick : public QObject {
    Q_OBJECT

public:
    explicit SecondClick(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_came = false;
};

} // namespace attn
