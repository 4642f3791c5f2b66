// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson on the start page: a large card with the thumbnail of its weights, or one line in the longer list. Its badge
// appears once the lesson is computed and compared.
#pragma once

#include "ui/start/lessonchecker.h"

#include <QAbstractButton>

namespace attn {

struct LessonWords {
    QString id;
    QString title;
    QString source; // "Notebooks 000, 002, 003"
    QString about;  // "dot products, softmax, context"
};

// How many of a lesson's steps were seen, and how many of those have nothing left to answer.
struct LessonSteps {
    int seen = 0, done = 0, all = 0;
    qint64 written = 0; // when it was open last
};

class LessonCard : public QAbstractButton {
    Q_OBJECT

public:
    enum class Size { Large, Line };
    LessonCard(const LessonWords& words, Size size, QWidget* parent = nullptr);

    const QString& id() const { return m_words.id; }
    void setResult(const CheckedLesson& result);
    void setSteps(const LessonSteps& steps);
    const Verdict& verdict() const { return m_result.verdict; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintLarge(QPainter& painter) const;
    void paintLine(QPainter& painter) const;
    void describe();
    bool isDone() const { return m_steps.all > 0 && m_steps.done == m_steps.all; }
    void paintProgress(QPainter& painter, const QRectF& right) const;

    LessonWords m_words;
    Size m_size;
    CheckedLesson m_result;
    LessonSteps m_steps;
};

} // namespace attn
