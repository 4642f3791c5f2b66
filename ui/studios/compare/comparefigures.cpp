// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/compare/comparefigures.h"

#include "core/heads/alikeheads.h"
#include "ui/facts/lamplist.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/numbertext.h"
#include "ui/theme/fonts.h"

#include <QGridLayout>

#include <cmath>

namespace attn {

CompareFigures::CompareFigures(QWidget* parent)
    : QWidget(parent), m_title(new PlainLabel(this)), m_hint(new PlainLabel(this)), m_lines(new QWidget(this)),
      m_lamps(new LampList(6, this)), m_pair(new PlainLabel(this))
{
    useTextFont(m_title, 12.5, QFont::DemiBold);
    useQuietFont(m_hint, 13);
    m_hint->setText(tr("Change a value, an option or the random draw. A stays the same, and B updates."));
    m_hint->setWordWrap(true);
    auto* grid = new QGridLayout(m_lines);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    grid->setHorizontalSpacing(16);
    std::vector<QWidget*> lines;
    const auto addLine = [&](const QString& name, QLabel** nameLabel = nullptr) {
        auto* caption = new PlainLabel(name, m_lines);
        useQuietFont(caption, 13);
        auto* number = new PlainLabel(m_lines);
        useNumberFont(number, 12.5);
        number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        const int row = grid->rowCount();
        grid->addWidget(caption, row, 0);
        grid->addWidget(number, row, 1);
        lines.insert(lines.end(), {caption, number});
        if (nameLabel)
            *nameLabel = caption;
        return number;
    };
    m_edited = addLine(tr("inputs and weights that differ"));
    m_others = addLine(tr("other differences"));
    useTextFont(m_others, 12.5);
    m_others->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_changed = addLine({}, &m_changedName);
    m_largest = addLine({}, &m_largestName);
    m_context = addLine(tr("largest change in the context"));
    grid->setColumnStretch(1, 1);
    for (const std::size_t line : {0u, 1u, 2u, 3u, 8u, 9u}) // two for each
        m_ofScenes.push_back(lines[line]);
    useTextFont(m_pair, 12.5);
    m_pair->setWordWrap(true);
    columnOf(this, 4, {m_title, m_hint, m_lines, m_pair, m_lamps, freeRoom(1)});
    setUnchanged();
}

void CompareFigures::setUnchanged()
{
    m_pair->hide();
    m_title->setText(tr("Nothing has changed yet"));
    m_hint->show();
    m_lines->hide();
    m_lamps->setChecks({});
}

void CompareFigures::setHeads(int a, int b, const CellChanges& changes, const HeatmapData& matrix, double most)
{
    m_title->setText(a == b ? tr("A and B are the same head") : tr("Heads %1 and %2").arg(a).arg(b));
    m_hint->hide();
    m_lamps->setChecks({});
    m_lines->show();
    for (QWidget* line : m_ofScenes)
        line->hide();
    const bool any = changes.cells > 0;
    m_changedName->setText(tr("cells in %1 that differ").arg(matrix.tensor));
    m_largestName->setText(tr("largest difference"));
    m_changed->setText(any ? tr("%1 of %2").arg(formatCount(changes.changed), formatCount(changes.cells)) : notYet());
    m_largest->setText(!any ? notYet()
                       : !changes.largestAt
                           ? tr("none")
                           : QStringLiteral("%1  %2").arg(cellName(matrix, *changes.largestAt),
                                                          formatChange(changes.largest, matrix.digits)));
    m_pair->setVisible(a != b && std::isfinite(most));
    m_pair->setText(most <= nearly_the_same
                        ? tr("The two heads are nearly the same. At most %1 of a row's attention goes elsewhere.")
                              .arg(formatNumber(most, matrix.digits))
                        : tr("In the row that differs most, %1 of the attention goes elsewhere.")
                              .arg(formatNumber(most, matrix.digits)));
}

void CompareFigures::setFacts(const CompareFacts& facts, const HeatmapData& matrix, bool sums, bool whole, bool context)
{
    const bool any = whole || facts.cells > 0;
    const auto of = [](std::int64_t part, std::int64_t all) {
        return tr("%1 of %2").arg(formatCount(part), formatCount(all));
    };
    m_title->setText(tr("What changed"));
    m_hint->hide();
    m_pair->hide();
    m_lines->show();
    for (QWidget* line : m_ofScenes)
        line->show();
    m_edited->setText(of(facts.edited, facts.numbers));
    m_others->setText(facts.others.isEmpty() ? tr("nothing") : facts.others.join(QStringLiteral(", ")));
    m_others->setToolTip(m_others->text());
    m_changedName->setText(tr("shown cells that changed"));
    m_largestName->setText(tr("largest change"));
    m_changed->setText(any ? of(facts.changed, facts.cells) : notYet());
    m_largest->setText(!any               ? notYet()
                       : !facts.largestAt ? tr("none")
                                          : QStringLiteral("%1  %2").arg(cellName(matrix, *facts.largestAt),
                                                                         formatChange(facts.largest, matrix.digits)));
    m_context->setText(!context        ? notYet()
                       : facts.context ? formatNumber(*facts.context, matrix.digits)
                                       : tr("not comparable"));
    m_lamps->setChecks(
        !sums    ? std::vector<Check>()
        : !whole ? std::vector{Check{Severity::Off, tr("Sum of changes per row: not computed yet"), {}, {}}}
        : facts.rowsBalance
            ? std::vector{Check{Severity::Ok, tr("The changes in each row add up to 0"), {}, {}}}
            : std::vector{Check{
                  Severity::Warn, tr("The changes in a row do not add up to 0, so the row sum changed"), {}, {}}});
}

} // namespace attn
