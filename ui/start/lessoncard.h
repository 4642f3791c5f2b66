// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson on the start page: a large card with the thumbnail of its weights, or one line for the longer list. Its
// badge comes when the lesson has been computed and compared.
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

class LessonCard : public QAbstractButton {
    Q_OBJECT

public:
    enum class Size { Large, Line };
    LessonCard(const LessonWords& words, Size size, QWidget* parent = nullptr);

    const QString& id() const { return m_words.id; }
    void setResult(const CheckedLesson& result);
    // How many of its steps somebody has seen, of how many.
    void setSteps(int seen, int all);
    const Verdict& verdict() const { return m_result.verdict; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintLarge(QPainter& painter) const;
    void paintLine(QPainter& painter) const;
    void describe();
    bool isDone() const { return m_steps > 0 && m_seen == m_steps; }
    void paintProgress(QPainter& painter, const QRectF& right) const;

    LessonWords m_words;
    Size m_size;
    CheckedLesson m_result;
    int m_seen = 0, m_steps = 0;
};

} // namespace attn
