// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence beside a part of the window, with a point toward it, on top of everything. It takes no keys except on its
// own buttons, and hides nothing of the part.
#pragma once

#include <QPointer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace attn {

class Callout : public QWidget {
    Q_OBJECT

public:
    // Its place relative to the part it describes; Inside: in its lower right corner.
    enum class Side { Below, Above, LeftOf, RightOf, Inside };

    explicit Callout(QWidget* window);

    // `place`: "2 of 6"; `last`: its button ends it.
    void tell(const QString& sentence, const QString& place, bool last, QWidget* beside, Side side);
    QString sentence() const;
    QPushButton* next() const { return m_next; }

Q_SIGNALS:
    void nextAsked();
    void endAsked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; // Esc
    void paintEvent(QPaintEvent* event) override;

private:
    void arrange();
    void watch(QWidget* beside);

    QLabel* m_words;
    QLabel* m_place;
    QPushButton* m_next;
    QPushButton* m_end;
    QPointer<QWidget> m_beside;
    Side m_side = Side::Below;
    QPoint m_point; // of the tip, in its own place
};

} // namespace attn
