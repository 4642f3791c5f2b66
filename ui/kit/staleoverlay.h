// SPDX-License-Identifier: GPL-3.0-or-later
// Covers a widget whose values are out of date: still readable, but not mistaken for current ones.
#pragma once

#include <QWidget>

namespace attn {

// Covers all of `over` while shown; clicks go through to what is below. Hidden at first.
class StaleOverlay : public QWidget {
    Q_OBJECT

public:
    explicit StaleOverlay(QWidget* over);

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
};

} // namespace attn
