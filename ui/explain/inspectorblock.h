// SPDX-License-Identifier: GPL-3.0-or-later
// A part of the inspector: a column of widgets with a line below it.
#pragma once

#include <QVBoxLayout>
#include <QWidget>

namespace attn {

class InspectorBlock : public QWidget {
    Q_OBJECT

public:
    // `last`: nothing follows below, so there is no line.
    explicit InspectorBlock(QWidget* parent, bool last = false);

    QVBoxLayout* column() const { return static_cast<QVBoxLayout*>(layout()); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_last;
};

} // namespace attn
