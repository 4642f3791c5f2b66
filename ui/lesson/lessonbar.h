// SPDX-License-Identifier: GPL-3.0-or-later
// The bar below a lesson: back, where one is, and on. Its keys stay in place from step to step.
#pragma once

#include "ui/kit/paintedbutton.h"

namespace attn {

class ElidedLabel;
class LessonPlay;

// "Next: what journey takes
//
// >
//
// Space": accent outline while the step still asks for something, then filled.
class StepButton : public PaintedButton {
    Q_OBJECT

public:
    enum class Direction { Back, On };
    explicit StepButton(Direction direction, QWidget* parent = nullptr);

    void setWords(const QString& words, const QString& key, bool primary);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Direction m_direction;
    QString m_key;
    bool m_primary = false;
};

// A dot per step: seen, current, to come. A click goes there.
class StepDots : public QWidget {
    Q_OBJECT

public:
    explicit StepDots(LessonPlay* play, QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override; // tooltips: the title of the step

private:
    int stepAt(double x) const;
    double pitch() const;

    LessonPlay* m_play;
};

class LessonBar : public QWidget {
    Q_OBJECT

public:
    explicit LessonBar(LessonPlay* play, QWidget* parent = nullptr);

    StepButton* back() const { return m_back; }
    StepButton* on() const { return m_on; }

Q_SIGNALS:
    void finished(); // on from the last step

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    LessonPlay* m_play;
    StepButton *m_back, *m_on;
    StepDots* m_dots;
    ElidedLabel* m_where; // while the learner tries freely
};

} // namespace attn
