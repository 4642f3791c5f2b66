// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/printedblock.h"

#include "core/headless/printedtensor.h"
#include "ui/facts/verdict.h"
#include "ui/kit/badge.h"
#include "ui/kit/boxes.h"
#include "ui/lesson/proseview.h"
#include "ui/theme/fonts.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

namespace attn {

namespace {

constexpr int most_lines = 12; // of a print, before it scrolls

// A print on the ground of inputs, as wide as there is room; wider ones scroll.
QLabel* addPrint(QVBoxLayout* column, QWidget* parent)
{
    auto* scroll = new QScrollArea(parent);
    scroll->setFrameShape(QFrame::StyledPanel);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setBackgroundRole(QPalette::Base);
    auto* label = new QLabel;
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setContentsMargins(7, 6, 7, 6);
    useNumberFont(label, 10.5);
    scroll->setWidget(label);
    scroll->setWidgetResizable(true);
    column->addWidget(scroll);
    return label;
}

void showPrint(QLabel* label, const QString& text)
{
    label->setText(text);
    auto* scroll = static_cast<QScrollArea*>(label->parentWidget()->parentWidget());
    const int lines = std::min(int(text.count(QLatin1Char('\n'))) + 1, most_lines);
    const QSize size = label->sizeHint();
    const int bar = size.width() > scroll->width() - 2 ? scroll->horizontalScrollBar()->sizeHint().height() : 0;
    scroll->setFixedHeight(std::min(size.height(), lines * label->fontMetrics().lineSpacing() + 12) + 4 + bar);
}

} // namespace

PrintedBlock::PrintedBlock(const Printed& printed, QWidget* parent) : QWidget(parent), m_printed(printed)
{
    QVBoxLayout* column = columnOf(this, 4);
    const QString source =
        printed.source.empty() ? tr("As printed") : tr("%1 prints").arg(QString::fromStdString(printed.source));
    for (const std::string& name : printed.expected) {
        auto* title = new QLabel(
            printed.expected.size() > 1 ? QStringLiteral("%1: %2").arg(source, QString::fromStdString(name)) : source,
            this);
        useTextFont(title, 12.5, QFont::DemiBold);
        m_badges.push_back(new Badge(this));
        column->addLayout(rowOf(nullptr, 8, {title, freeRoom(1), m_badges.back()}));
        m_prints.push_back(addPrint(column, this));
    }
    if (!printed.verbatim.empty()) {
        auto* title = new QLabel(source, this);
        useTextFont(title, 12.5, QFont::DemiBold);
        auto* badge = new Badge(this);
        badge->setVerdict(tr("cannot be compared"), Severity::Off);
        column->addLayout(rowOf(nullptr, 8, {title, freeRoom(1), badge}));
        showPrint(addPrint(column, this), QString::fromStdString(printed.verbatim));
    }
    if (!printed.note.empty()) {
        m_note = new ProseView(13, this);
        m_note->setProse(printed.note.in());
        column->addWidget(m_note);
    }
}

void PrintedBlock::setComputed(const ComputedPtr& computed, int digits, bool edited)
{
    const Computed& all = computed->answers ? *computed->answers : *computed;
    for (std::size_t i = 0; i < m_badges.size(); ++i) {
        const std::string& name = m_printed.expected[i];
        const Verdict verdict = verdictOfPrint(all.scene, *all.trace, name, edited);
        m_badges[i]->setVerdict(verdict.text, verdict.severity);
        m_badges[i]->setToolTip(verdict.detail);
        if (const auto pair = printedPair(computed->scene, *computed->trace, name))
            showPrint(m_prints[i], QString::fromStdString(pair->expected));
    }
    if (m_note)
        m_note->setComputed(computed, digits);
}

} // namespace attn
