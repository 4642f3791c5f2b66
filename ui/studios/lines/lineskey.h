// SPDX-License-Identifier: GPL-3.0-or-later
// The line below the lines of weights: what their thickness means, and the marks of cells that have none.
#pragma once

#include "ui/paint/legendpainter.h"

#include <QWidget>

namespace attn {

class LinesKey : public QWidget {
    Q_OBJECT

public:
    explicit LinesKey(QWidget* parent = nullptr);

    void set(const QString& words, std::vector<LegendEntry> marks);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_words;
    std::vector<LegendEntry> m_marks;
};

} // namespace attn
