// SPDX-License-Identifier: GPL-3.0-or-later
// Lies over a widget whose numbers are not of now: they can still be read, and nobody takes them for new ones.
#pragma once

#include <QWidget>

namespace attn {

// Covers all of `over` while it is shown; what is clicked reaches what lies below. Hidden at first.
class Veil : public QWidget {
    Q_OBJECT

public:
    explicit Veil(QWidget* over);

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
};

} // namespace attn
