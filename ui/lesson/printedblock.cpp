// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/printedblock.h"

#include "core/headless/printedtensor.h"
#include "ui/facts/verdict.h"
#include "ui/kit/badge.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/scrollarea.h"
#include "ui/lesson/proseview.h"
#include "ui/theme/fonts.h"

#include <QScrollBar>

namespace attn {

constexpr int most_lines = 12;                                // of a print, before it scrolls
constexpr double usual_print_px = 10.5, least_print_px = 8.5; // px

// On the background of inputs, as tall as its lines; wide lines get smaller letters, then scroll.
class PrintView : public ScrollArea {
public:
    explicit PrintView(QWidget* parent) : ScrollArea(parent), m_label(new PlainLabel)
    {
        setFocusPolicy(Qt::NoFocus);
        setBackgroundRole(QPalette::Base);
        m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_label->setContentsMargins(7, 6, 7, 6);
        useNumberFont(m_label, usual_print_px);
        setWidget(m_label);
        setWidgetResizable(true);
    }
    void setText(const QString& text)
    {
        m_label->setText(text);
        fit();
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        fit();
    }

private:
    void fit()
    {
        const int frame = 2 * frameWidth();
        for (double px = usual_print_px; px * textScale() >= least_print_px; px -= 0.5) {
            useNumberFont(m_label, px);
            if (m_label->sizeHint().width() <= width() - frame)
                break;
        }
        const QSize size = m_label->sizeHint();
        const int bar = size.width() > width() - frame ? horizontalScrollBar()->sizeHint().height() : 0;
        setFixedHeight(std::min(size.height(), most_lines * m_label->fontMetrics().lineSpacing()) + frame + bar);
    }
    QLabel* m_label;
};

PrintedBlock::PrintedBlock(const Printed& printed, const std::string& language, QWidget* parent)
    : QWidget(parent), m_printed(printed)
{
    QVBoxLayout* column = columnOf(this, 4);
    const QString source =
        printed.source.empty() ? tr("Notebook output") : tr("Output of %1").arg(QString::fromStdString(printed.source));
    for (const std::string& name : printed.expected) {
        auto* title = new ElidedLabel(
            printed.expected.size() > 1 ? QStringLiteral("%1: %2").arg(source, QString::fromStdString(name)) : source,
            this, Qt::ElideMiddle);
        useTextFont(title, 12.5, QFont::DemiBold);
        m_badges.push_back(new Badge(this));
        column->addLayout(rowOf(nullptr, 8, {{title, 1}, m_badges.back()}));
        column->addWidget(m_prints.emplace_back(new PrintView(this)));
    }
    if (!printed.verbatim.empty()) {
        auto* title = new ElidedLabel(source, this);
        useTextFont(title, 12.5, QFont::DemiBold);
        auto* badge = new Badge(this);
        badge->setVerdict(tr("not comparable"), Severity::Off);
        column->addLayout(rowOf(nullptr, 8, {{title, 1}, badge}));
        auto* print = new PrintView(this);
        print->setText(QString::fromStdString(printed.verbatim));
        column->addWidget(print);
    }
    if (!printed.note.empty()) {
        m_note = new ProseView(13, this);
        m_note->setProse(printed.note.in(language));
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
            m_prints[i]->setText(QString::fromStdString(pair->expected));
    }
    if (m_note)
        m_note->setComputed(computed, digits);
}

} // namespace attn
