// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/dropout/meanpanel.h"

#include "core/base/withheld.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tinted.h"
#include "ui/studios/dropout/meanchart.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <cmath>

namespace attn {

namespace {

constexpr int settle_ms = 180, poll_ms = 60;

} // namespace

bool MeanPanel::Masks::operator==(const Masks& other) const
{
    return dropout == other.dropout && projection == other.projection && shape == other.shape &&
           span.from == other.span.from && span.count == other.span.count && count == other.count &&
           draws == other.draws;
}

MeanPanel::MeanPanel(QWidget* parent)
    : QWidget(parent), m_chart(new MeanChart(this)), m_title(new PlainLabel(tr("Mean over N draws"), this)),
      m_cellName(new RichLabel(this)), m_result(new PlainLabel(this)), m_message(new PlainLabel(this)),
      m_stop(new LinkButton(tr("Stop"), this))
{
    useTextFont(m_title, 13, QFont::DemiBold);
    useTextFont(m_cellName, 12, QFont::DemiBold);
    useNumberFont(m_result, 12);
    useQuietFont(m_message, 13);
    m_message->setWordWrap(true);
    m_message->setAlignment(Qt::AlignCenter);
    m_cellName->setMinimumWidth(0);
    m_cellName->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* header = rowOf(nullptr, 10, {m_title, {m_cellName, 1}, m_stop, m_result});
    columnOf(this, 2, {header, {m_chart, 1}, {m_message, 1}});
    m_delay.setSingleShot(true);
    m_delay.setInterval(settle_ms);
    m_poll.setInterval(poll_ms);
    connect(&m_delay, &QTimer::timeout, this, &MeanPanel::begin);
    connect(&m_poll, &QTimer::timeout, this, &MeanPanel::fetch);
    connect(m_stop, &QAbstractButton::clicked, this, &MeanPanel::stop);
    onEvents(this, {QEvent::PaletteChange}, [this] { showHeader(); });
}

void MeanPanel::setWish(const Wish& wish, const DropoutFacts& facts, HeldMatrixPtr now)
{
    m_wish = wish;
    m_facts = facts;
    m_now = std::move(now);
    const bool possible = facts.state == DropoutState::Draws && !facts.empty() && wish.computed->realized->keep &&
                          wish.span.count <= most_tallied_cells;
    if (!possible) {
        m_delay.stop();
        m_background.cancel();
        m_poll.stop();
        m_masks.reset();
        forget();
        m_waiting = false;
        return show();
    }
    const Config& config = wish.computed->realized->config;
    Masks masks{wish.computed->scene.draws,
                config.dropout,
                config.projection,
                wish.computed->realized->keep->shape(),
                wish.span,
                wish.draws};
    masks.dropout.on = DropoutOn::Weights; // its target does not change the masks
    if (m_masks == masks)
        return show();
    m_masks = std::move(masks);
    m_background.cancel();
    m_poll.stop();
    forget();
    m_stopped = false;
    m_waiting = true;
    m_delay.start();
    show();
}

// The tally is dropped with its notes: a panel stopped before it starts must not find counts of other masks.
void MeanPanel::forget()
{
    m_tally.reset();
    m_notes.clear();
}

void MeanPanel::begin()
{
    m_waiting = false;
    m_tally = std::make_shared<KeepTally>();
    m_background.request([tally = m_tally, wish = m_wish, this](StopToken stop) -> std::function<void()> {
        tallyKept(wish.computed->scene, *wish.computed->realized, wish.span.from, wish.span.count, wish.draws, stop,
                  *tally);
        return [this] {
            m_poll.stop();
            fetch();
        };
    });
    m_poll.start();
    showHeader();
}

void MeanPanel::fetch()
{
    if (m_tally) {
        auto more = m_tally->since(m_notes.size());
        m_notes.insert(m_notes.end(), more.begin(), more.end());
    }
    show();
}

void MeanPanel::stop()
{
    m_delay.stop();
    m_poll.stop();
    m_background.cancel();
    m_waiting = false;
    m_stopped = true;
    fetch();
}

void MeanPanel::rest()
{
    if (!isDrawing())
        return;
    stop();
    m_masks.reset();
}

void MeanPanel::setCell(std::optional<Cell> cell)
{
    m_cell = cell;
    show();
}

void MeanPanel::show()
{
    QString why;
    if (m_facts.state == DropoutState::Eval)
        why = tr("Eval mode draws nothing, so the mean equals the result without dropout.");
    else if (m_facts.state == DropoutState::KeepsAll)
        why = tr("p = 0 drops nothing, so the mean equals the result without dropout.");
    else if (m_facts.state == DropoutState::DropsAll)
        why = tr("p = 1 drops everything, so the mean never approaches the result without dropout.");
    else if (m_wish.span.count > most_tallied_cells)
        why = tr("“Many draws” works for heads of up to 1,024 × 1,024 weights.");
    else if (m_cell && m_now && m_now->contains(*m_cell) && isUnfinished(m_now->mark(*m_cell)))
        why = tr("This cell is not computed yet.");
    else if (m_cell && m_now && m_now->contains(*m_cell) && m_now->mark(*m_cell) == CellMark::Hidden)
        why = tr("This cell has no mean because it is hidden.");
    else if (m_cell && m_now && m_now->contains(*m_cell) && m_now->mark(*m_cell) == CellMark::Masked &&
             m_now->value(*m_cell) == 0 && !m_wish.error)
        why = tr("Masked: 0 in every draw.");
    m_message->setText(why);
    m_message->setVisible(!why.isEmpty());
    m_chart->setVisible(why.isEmpty());
    MeanChart::Curves curves;
    curves.end = double(m_wish.draws);
    curves.digits = m_facts.empty() ? 4 : m_facts.before->digits;
    const bool known = why.isEmpty() && !m_facts.empty();
    const bool inside = known && m_cell && m_facts.before->contains(*m_cell);
    const float value = inside ? m_facts.before->value(*m_cell) : 0;
    const bool mean = m_wish.mean && inside && std::isfinite(value);
    curves.target = value;
    for (const KeptAfterPtr& note : m_notes) {
        curves.draws << double(note->draws);
        if (mean)
            curves.mean << meanOf(*note, std::int64_t(m_facts.at(*m_cell)), value * m_facts.scale);
        if (m_wish.error && known && m_now->finished())
            curves.error << largestError(*note, m_facts.before->values, m_facts.scale);
    }
    if (curves.draws.isEmpty())
        curves.mean = curves.error = {};
    m_chart->setCurves(std::move(curves));
    showHeader();
    if (m_now)
        Q_EMIT changed();
}

DrawnMean MeanPanel::drawnMean() const
{
    DrawnMean mean;
    const std::optional<Cell> cell = m_cell && m_now && m_now->contains(*m_cell) ? m_cell : std::nullopt;
    if (!cell || m_notes.empty())
        return mean;
    mean.draws = drawn();
    mean.more = mean.draws < most_draws;
    mean.result = m_facts.before->value(*cell);
    mean.mean = meanOf(*m_notes.back(), std::int64_t(m_facts.at(*cell)), mean.result * m_facts.scale);
    return mean;
}

QString MeanPanel::curveTitle() const
{
    if (m_chart->isHidden() || !m_cell || m_facts.empty() || !m_facts.before->contains(*m_cell))
        return {};
    const HeatmapData& data = *m_facts.before;
    return QStringLiteral("%1, %2 → %3, %4")
        .arg(m_title->text(), data.rowLabels.value(m_cell->row), data.columnLabels.value(m_cell->column),
             m_result->text());
}

void MeanPanel::showHeader()
{
    const MeanChart::Curves& curves = m_chart->curves();
    const bool drawing = isDrawing();
    m_stop->setVisible(drawing);
    m_title->setText(m_wish.draws > 1 ? tr("Mean over N draws") : tr("Mean over one draw"));
    QString cell;
    if (m_cell && !m_facts.empty() && m_facts.before->contains(*m_cell) && m_wish.mean) {
        const HeatmapData& data = *m_facts.before;
        cell = queryToKey(data.rowLabels.value(m_cell->row), data.columnLabels.value(m_cell->column));
        if (const double value = data.value(*m_cell); !std::isfinite(value) && !isWithheld(value))
            cell += QStringLiteral(" <span style=\"color:%1\">%2</span>")
                        .arg(colors().text2.name(), tr("no mean, because the value is %1").arg(formatNumber(value)));
    }
    m_cellName->setText(cell);
    QString result;
    if (drawn() > 0 && m_chart->isVisibleTo(this)) {
        const QString after = m_stopped && drawn() < m_wish.draws ? tr("stopped after %1 draws", nullptr, int(drawn()))
                                                                  : tr("after %1 draws", nullptr, int(drawn()));
        result = after.arg(formatCount(drawn()));
        if (!curves.mean.isEmpty())
            result += QLatin1Char(' ') + formatNumber(curves.mean.last(), curves.digits);
    } else if (drawing && m_chart->isVisibleTo(this)) {
        result = tr("drawing");
    }
    m_result->setText(result);
}

} // namespace attn
