// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/reshape/layoutspage.h"

#include "ui/kit/badge.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/label.h"
#include "ui/kit/lampline.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/studios/reshape/layoutmap.h"
#include "ui/theme/fonts.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int layouts_side = 16, layouts_gap = 16, layouts_top = 10, layout_line = 24, layout_code = 20, lamp_row = 28,
              foot_note = 24, tallest_row = 30; // px
constexpr double layout_rounding = 1e-5;

std::optional<QkvLayout> layoutOf(Projection projection)
{
    switch (projection) {
    case Projection::Linear:
    case Projection::Param: return QkvLayout::Separate;
    case Projection::FusedInterleaved: return QkvLayout::Interleaved;
    case Projection::FusedBlocks:
    case Projection::MhaModule: return QkvLayout::Blocks;
    default: return std::nullopt; // a list of heads, or no projections: none of the three
    }
}

} // namespace

LayoutsPage::LayoutsPage(QWidget* parent) : QWidget(parent), m_note(new ElidedLabel({}, this))
{
    const QString titles[] = {tr("Three matrices"), tr("One, split by head"), tr("One, split into three")};
    const QString codes[] = {QStringLiteral("W_query(x), W_key(x), W_value(x)"),
                             QStringLiteral("qkv(x).view(B, T, H, 3·hd).chunk(3, -1)"),
                             QStringLiteral("qkv(x).chunk(3, -1)")};
    const QString rows[] = {QStringLiteral("row = h·hd + e"), QStringLiteral("row = (3·h + m)·hd + e"),
                            QStringLiteral("row = m·O + h·hd + e")};
    for (int i = 0; i < 3; ++i) {
        m_titles[i] = new PlainLabel(titles[i], this);
        useTextFont(m_titles[i], 13, QFont::DemiBold);
        m_used[i] = new Badge(this);
        m_codes[i] = new ElidedLabel(codes[i], this);
        m_rows[i] = new ElidedLabel(rows[i], this);
        m_rows[i]->setToolTip(tr("Element e of head h; m is 0 for q, 1 for k, 2 for v"));
        for (ElidedLabel* code : {m_codes[i], m_rows[i]}) {
            useNumberFont(code, 12);
            code->setForegroundRole(QPalette::PlaceholderText);
        }
        m_maps[i] = new LayoutMap(qkv_layouts[i], this);
        m_lamps[i] = new LampLine(this);
        LayoutMap* map = m_maps[i];
        connect(map, &LayoutMap::hovered, this, [this, map](std::optional<QkvRow> row) { light(map, row); });
        connect(map, &LayoutMap::chosen, this, [this, map](const QkvRow& row) { choose(map, row); });
    }
    useQuietFont(m_note, 12);
    onEvents(this, {QEvent::Resize, QEvent::FontChange, QEvent::StyleChange}, [this] { layOut(); });
}

LayoutsPage::~LayoutsPage() { m_background.cancel(); }

void LayoutsPage::show(const ComputedPtr& computed, bool revealed)
{
    m_revealed = revealed;
    if (computed == m_computed)
        return showLamps();
    m_computed = computed;
    m_background.request([this, computed](StopToken stop) -> std::function<void()> {
        auto runs = std::make_shared<std::vector<LayoutRun>>(runLayouts(computed, stop));
        if (runs->empty())
            return {};
        return [this, computed, runs] {
            m_runs = std::move(*runs);
            takeRuns(computed);
        };
    });
}

void LayoutsPage::showLamps()
{
    const QString result = m_computed->realized->plan.out_proj.empty() ? tr("context") : tr("output");
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        const LayoutRun& run = m_runs[i];
        const double largest = std::max(run.ofProjections, run.ofResult);
        if (!run.error.isEmpty())
            m_lamps[i]->setVerdict(Severity::Off, run.error);
        else if (i == 0)
            m_lamps[i]->setVerdict(Severity::Off, tr("Reference for the other layouts"));
        else if (!m_revealed)
            m_lamps[i]->setVerdict(Severity::Off, tr("Difference in q, k, v and %1: not computed yet").arg(result));
        else if (largest == 0)
            m_lamps[i]->setVerdict(Severity::Ok, tr("No difference in q, k, v and %1").arg(result));
        else if (largest <= layout_rounding)
            m_lamps[i]->setVerdict(Severity::Ok, tr("%1, rounding only").arg(formatDifference(largest)));
        else
            m_lamps[i]->setVerdict(Severity::Bad, tr("%1 differs by %2").arg(result, formatDifference(largest)));
    }
}

void LayoutsPage::takeRuns(const ComputedPtr& computed)
{
    const Realized& realized = *computed->realized;
    const Dims& dims = realized.plan.dims;
    const auto used = layoutOf(realized.config.projection);
    for (int i = 0; i < 3; ++i) {
        const LayoutRun& run = m_runs[i];
        m_maps[i]->show(run.weight, dims);
        if (const auto chosen = m_maps[i]->chosenRow();
            chosen && (chosen->head >= dims.H || chosen->element >= dims.hd))
            m_maps[i]->setChosen(std::nullopt);
        m_used[i]->setVerdict(used == run.layout ? tr("this scene") : QString(), Severity::Ok);
    }
    showLamps();
    QStringList notes;
    notes << tr("%1 rows of %2 numbers. h is the head, e is the element in the head, and m is 0 for q, 1 for k, 2 for "
                "v. Repacking moves rows but does not change any numbers.")
                 .arg(3 * dims.O)
                 .arg(dims.D);
    if (realized.keep)
        notes << tr("Computed without dropout.");
    if (!fitsReference(dims))
        notes << tr("Computed in float32, because the scene is too large for the reference.");
    if (realized.config.projection == Projection::None)
        notes << tr("This scene has no projections, so identity matrices are used instead.");
    m_note->setText(notes.join(QLatin1Char(' ')));
    m_note->setToolTip(m_note->text());
    layOut();
}

void LayoutsPage::light(LayoutMap* map, std::optional<QkvRow> row)
{
    for (LayoutMap* each : m_maps)
        each->setHovered(row);
    Q_EMIT described(row ? map->describe(*row) : QString());
}

void LayoutsPage::choose(LayoutMap* map, const QkvRow& row)
{
    for (LayoutMap* each : m_maps)
        each->setChosen(row);
    Q_EMIT described(map->describe(row));
}

void LayoutsPage::layOut()
{
    const int each = (width() - 2 * layouts_side - 2 * layouts_gap) / 3;
    const int line = scaled(layout_line), code = scaled(layout_code), lamp = scaled(lamp_row), note = scaled(foot_note);
    const int top = layouts_top + line + 2 * code + 4;
    int tall = std::max(height() - top - lamp - note - 12, 20);
    if (m_computed) // few rows need not fill a tall page
        tall = std::min(tall, int(3 * m_computed->realized->plan.dims.O) * scaled(tallest_row) + 24);
    for (int i = 0; i < 3; ++i) {
        const int x = layouts_side + i * (each + layouts_gap);
        const int named = std::min(m_titles[i]->sizeHint().width(), each);
        m_titles[i]->setGeometry(x, layouts_top, named, line);
        const QSize badge = m_used[i]->sizeHint();
        m_used[i]->setGeometry(x + named + 8, layouts_top + (line - badge.height()) / 2, badge.width(), badge.height());
        m_codes[i]->setGeometry(x, layouts_top + line, each, code);
        m_rows[i]->setGeometry(x, layouts_top + line + code, each, code);
        m_maps[i]->setGeometry(x, top, each, tall);
        m_lamps[i]->setGeometry(x, top + tall, each, lamp);
    }
    m_note->setGeometry(layouts_side, height() - note - 6, width() - 2 * layouts_side, note);
}

} // namespace attn
