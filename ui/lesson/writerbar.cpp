// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/writerbar.h"

#include "core/base/numbertext.h"
#include "ui/kit/badge.h"
#include "ui/kit/flowlayout.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"
#include "ui/theme/style.h"

#include <QPainter>
#include <QPushButton>

namespace attn {

namespace {

// "step 2: the goal has no solution"
QString shortFault(const StepFault& fault)
{
    constexpr int most = 80;
    QString words = WriterBar::tr("step %1: %2").arg(fault.step + 1).arg(QString::fromStdString(fault.what));
    return words.size() > most ? words.left(most - 1) + QStringLiteral("…") : words;
}

} // namespace

WriterBar::WriterBar(LessonWriter* writer, QWidget* parent)
    : QWidget(parent), m_writer(writer), m_badge(new Badge(this))
{
    auto* save = new QPushButton(icon(QStringLiteral("file")), tr("Save"), this);
    auto* present = new QPushButton(icon(QStringLiteral("present")), tr("Present"), this);
    auto* attempt = new QPushButton(icon(QStringLiteral("play")), tr("Try it"), this);
    auto* leave = new QPushButton(tr("Close"), this);
    save->setToolTip(tr("Writes the lesson file (Ctrl+S)"));
    attempt->setToolTip(tr("As the learner sees it, from this step on (Ctrl+F9)"));
    setPrimary(attempt);
    auto* row = new FlowLayout(8, {save, m_badge}, {leave, present, attempt});
    row->setContentsMargins(12, 7, 12, 8);
    setLayout(row);
    connect(save, &QPushButton::clicked, this, &WriterBar::saveAsked);
    connect(present, &QPushButton::clicked, this, &WriterBar::presentAsked);
    connect(attempt, &QPushButton::clicked, this, &WriterBar::tryAsked);
    connect(leave, &QPushButton::clicked, this, &WriterBar::closeAsked);
    connect(writer, &LessonWriter::checked, this, &WriterBar::follow);
}

void WriterBar::follow()
{
    const auto& faults = m_writer->faults();
    if (!faults)
        return;
    const int steps = int(m_writer->lesson().steps.size());
    const QString checked = tr("%n steps checked", nullptr, steps);
    m_badge->setVerdict(faults->empty() ? tr("%1, 0 faults").arg(checked) : shortFault(faults->front()),
                        faults->empty() ? Severity::Ok : Severity::Bad);
    m_badge->setToolTip(faults->empty() ? tr("As by attnscope lesson check")
                                        : QString::fromStdString(faults->front().what));
}

void WriterBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(colors().line);
    painter.drawLine(0, 0, width(), 0);
}

} // namespace attn
