// SPDX-License-Identifier: GPL-3.0-or-later
// Above what a model's page shows when that is not what the page is now: its last pass failed or was given up.
#pragma once

#include <QWidget>

class QPushButton;

namespace attn {

class LampLine;

class StaleBar : public QWidget {
    Q_OBJECT

public:
    explicit StaleBar(QWidget* parent = nullptr);

    // Hidden at first. `picture`: something older is shown below.
    void tell(bool picture);
    QString sentence() const;
    QPushButton* button() const { return m_compute; }

Q_SIGNALS:
    void computeAsked();

private:
    LampLine* m_line;
    QPushButton* m_compute;
};

} // namespace attn
