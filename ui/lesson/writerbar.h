// SPDX-License-Identifier: GPL-3.0-or-later
// The bar below a lesson that is written: save it, what the check says, present it, try it, leave.
#pragma once

#include <QWidget>

namespace attn {

class Badge;
class LessonWriter;
struct StepFault;
class LinkButton;

class WriterBar : public QWidget {
    Q_OBJECT

public:
    explicit WriterBar(LessonWriter* writer, QWidget* parent = nullptr);

Q_SIGNALS:
    void saveAsked();
    void tryAsked();
    void browserAsked();
    void presentAsked();
    void closeAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();
    static QString inWords(const StepFault& fault);

    LessonWriter* m_writer;
    Badge* m_badge;
    LinkButton* m_fault; // the first one; leads to its step, or lists all
};

} // namespace attn
