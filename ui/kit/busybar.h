// SPDX-License-Identifier: GPL-3.0-or-later
// Shows that a computation takes its time: a thin bar after 300 ms, with Cancel after a second. Overlays the picture,
// which stays as it was, so that nothing moves.
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace attn {

class BusyBar : public QWidget {
    Q_OBJECT

public:
    explicit BusyBar(QWidget* parent);

    void setBusy(bool busy);

Q_SIGNALS:
    void cancelAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showBar();
    void showCancel();

    QTimer m_soon, m_late, m_tick;
    QLabel* m_text;
    QPushButton* m_cancel;
    int m_step = 0;
};

} // namespace attn
