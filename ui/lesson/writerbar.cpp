// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/writerbar.h"

#include "ui/kit/badge.h"
#include "ui/kit/boxes.h"
#include "ui/kit/flowlayout.h"
#include "ui/kit/linkbutton.h"
#include "ui/language/said.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"
#include "ui/theme/style.h"

#include <QMenu>
#include <QPainter>
#include <QPushButton>

namespace attn {

WriterBar::WriterBar(LessonWriter* writer, QWidget* parent)
    : QWidget(parent), m_writer(writer), m_badge(new Badge(this)), m_fault(new LinkButton({}, this))
{
    auto* save = new QPushButton(icon(QStringLiteral("file")), tr("Save"), this);
    auto* present = new QPushButton(icon(QStringLiteral("present")), tr("Present"), this);
    auto* attempt = new QPushButton(icon(QStringLiteral("play")), tr("Try it"), this);
    auto* browser = new QPushButton(tr("Open in browser"), this);
    auto* leave = new QPushButton(tr("Close"), this);
    save->setToolTip(tr("Save the lesson file (Ctrl+S)"));
    attempt->setToolTip(tr("Run the lesson from this step on, as students see it (Ctrl+F9)"));
    browser->setToolTip(tr("Open this step on the lesson's web page, as students see it"));
    setPrimary(attempt);
    auto* row = new FlowLayout(8, {save, m_badge}, {leave, browser, present, attempt});
    m_fault->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // as wide as the bar
    m_fault->hide();
    columnOf(this, 2, {m_fault, row})->setContentsMargins(12, 7, 12, 8);
    connect(m_fault, &LinkButton::clicked, this, [this] {
        const auto& faults = m_writer->faults();
        if (!faults || faults->empty())
            return;
        if (faults->size() == 1)
            return m_writer->goTo(faults->front().step);
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        for (const StepFault& fault : *faults)
            menu->addAction(unmarked(inWords(fault)), m_writer, [this, step = fault.step] { m_writer->goTo(step); });
        menu->popup(m_fault->mapToGlobal(QPoint()));
    });
    connect(save, &QPushButton::clicked, this, &WriterBar::saveAsked);
    connect(present, &QPushButton::clicked, this, &WriterBar::presentAsked);
    connect(attempt, &QPushButton::clicked, this, &WriterBar::tryAsked);
    connect(browser, &QPushButton::clicked, this, &WriterBar::browserAsked);
    connect(leave, &QPushButton::clicked, this, &WriterBar::closeAsked);
    connect(writer, &LessonWriter::checked, this, &WriterBar::follow);
}

QString WriterBar::inWords(const StepFault& fault)
{
    return tr("step %1: %2").arg(fault.step + 1).arg(QString::fromStdString(fault.what));
}

void WriterBar::follow()
{
    const auto& faults = m_writer->faults();
    if (!faults)
        return;
    const int steps = int(m_writer->lesson().steps.size());
    const QString checked = tr("%n steps checked", nullptr, steps);
    m_badge->setVerdict(faults->empty() ? tr("%1, no problems").arg(checked)
                                        : tr("%n problems", nullptr, int(faults->size())),
                        faults->empty() ? Severity::Ok : Severity::Bad);
    m_badge->setToolTip(tr("Runs the same check as “attnscope lesson check”"));
    m_fault->setVisible(!faults->empty());
    if (faults->empty())
        return;
    const int others = int(faults->size()) - 1;
    const QString first = inWords(faults->front());
    m_fault->setText(others > 0 ? tr("%1 (and %n more)", nullptr, others).arg(first) : first);
    m_fault->setToolTip(others > 0 ? tr("List all problems") : first);
}

void WriterBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(colors().line);
    painter.drawLine(0, 0, width(), 0);
}

} // namespace attn
