// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence above the work area that offers something, with a button for each answer: no dialog, since one may work on and
// decide later.
#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace attn {

class FlowLayout;

class OfferBar : public QWidget {
    Q_OBJECT

public:
    explicit OfferBar(QWidget* parent = nullptr);

    QString sentence() const;

protected:
    // From left to right, between the sentence and the right edge.
    void add(QWidget* widget);
    QPushButton* addButton(const QString& text, const QString& toolTip);
    void say(const QString& sentence); // and comes to be seen
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    QLabel* m_text;
    FlowLayout* m_answers; // of one line, or several
    QBoxLayout* m_all;     // the sentence and the answers: side by side, or below each other where there is no room
};

} // namespace attn
