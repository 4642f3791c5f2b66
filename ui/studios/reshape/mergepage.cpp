// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/reshape/mergepage.h"

#include "core/explain/merge.h"
#include "ui/document/selection.h"
#include "ui/kit/badge.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/label.h"
#include "ui/kit/lampline.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/studios/reshape/memorymap.h"
#include "ui/theme/fonts.h"

#include <QFontMetricsF>

#include <algorithm>

namespace attn {

namespace {

constexpr int page_margin = 16, page_top = 10, block_gap = 12, title_line = 24, code_line = 20, lamp_line = 28,
              note_line = 24; // px
constexpr int gutter_px = 66, row_lamps = 26, least_block = 400;
constexpr int least_number_cell = 30, least_run_cell = 46, largest_cell_width = 140, least_cell_height = 22,
              largest_cell_height = 60;
constexpr std::int64_t most_heads_shown = 8;

bool joinsByList(const Computed& computed) { return computed.realized->config.projection == Projection::HeadsList; }

} // namespace

MergePage::MergePage(QWidget* parent)
    : QWidget(parent), m_memory(new MemoryMap(tr("Memory of head_context, head by head"), this)),
      m_transposed(new MemoryMap(tr("Rows built with the transpose"), this)),
      m_reshaped(new MemoryMap(tr("Rows built with reshape only"), this)), m_note(new ElidedLabel({}, this))
{
    const QString titles[] = {tr("In memory"), tr("Transposed, then reshaped"), tr("Reshaped only")};
    const QString codes[] = {QStringLiteral("head_context [H, T, head_dim]"),
                             QStringLiteral("context.transpose(1, 2).reshape(B, T, H·head_dim)"),
                             QStringLiteral("context.reshape(B, T, H·head_dim)")};
    for (int i = 0; i < 3; ++i) {
        m_titles[i] = new PlainLabel(titles[i], this);
        useTextFont(m_titles[i], 13, QFont::DemiBold);
        m_codes[i] = new ElidedLabel(codes[i], this);
        useNumberFont(m_codes[i], 12);
        m_codes[i]->setForegroundRole(QPalette::PlaceholderText);
    }
    for (int i = 0; i < 2; ++i) {
        m_lamps[i] = new LampLine(this);
        m_used[i] = new Badge(this);
    }
    useQuietFont(m_note, 12);
    for (MemoryMap* map : {m_memory, m_transposed, m_reshaped}) {
        connect(map, &MemoryMap::hovered, this, &MergePage::light);
        connect(map, &MemoryMap::chosen, this, [this, map](std::int64_t place, std::int64_t row) {
            // A memory row is a head: there the checks follow the cell's token.
            const Dims& dims = m_computed->realized->plan.dims;
            choose(place, map == m_memory ? place / dims.hd % dims.T : row);
        });
    }
    onEvents(this, {QEvent::Resize, QEvent::FontChange, QEvent::StyleChange}, [this] { build(); });
}

void MergePage::show(const ComputedPtr& computed, const Selection& selection, bool numbers)
{
    const Dims& dims = computed->realized->plan.dims;
    const bool other = !m_computed || m_computed->realized->plan.dims != dims;
    m_computed = computed;
    m_pictures = {computed, std::clamp(selection.batch(), 0, int(dims.B) - 1), selection.digits(), numbers,
                  computed->trace->dense(*computed->trace->find("head_context"))};
    m_selection = &selection;
    if (other || m_row >= dims.T)
        m_row = std::min<std::int64_t>(1, dims.T - 1);
    build();
    if (other) {
        for (MemoryMap* map : {m_memory, m_transposed, m_reshaped})
            map->setChosen(std::nullopt);
        choose(m_row * dims.hd, m_row); // head 0 of that token
    }
}

QString MergePage::note() const { return m_note->text(); }

QString MergePage::wordsOf(const std::vector<std::int64_t>& tokens) const
{
    QStringList words;
    for (std::int64_t token : tokens)
        words << m_pictures.word(token);
    if (words.size() > 4) {
        const qsizetype more = words.size() - 3;
        words = words.mid(0, 3);
        words << tr("%1 more").arg(more);
    }
    const QString last = words.takeLast();
    return words.isEmpty() ? last : tr("%1 and %2").arg(words.join(QStringLiteral(", ")), last);
}

MergeCut MergePage::cutFor(QSize room) const
{
    const Dims& dims = m_computed->realized->plan.dims;
    const int gutter = scaled(gutter_px);
    const int line = room.width() - 2 * page_margin - gutter - 8;
    int half = (room.width() - 2 * page_margin - block_gap) / 2 - gutter - row_lamps - 8;
    half -= 2 * int(std::min<std::int64_t>(dims.H, 16)); // between the heads' columns
    const int digits = int(QString::number(dims.T * dims.O).size());
    const int number = scaled(std::max(m_pictures.numbers ? 44 : 0, std::max(least_number_cell, 10 + 8 * digits)));
    MergeCut cut;
    cut.runs = dims.hd > 1 && (dims.T * dims.hd * number > line || dims.O * number > half);
    const int least = cut.runs ? scaled(least_run_cell) : number;
    const std::int64_t each = cut.runs ? 1 : dims.hd; // cells of one token and head
    cut.tokens = std::clamp<std::int64_t>(line / (least * each), 1, dims.T);
    cut.columns = std::clamp<std::int64_t>(half / least, 1, dims.H * each);
    const int leastHeight = scaled(least_cell_height);
    const auto heightWith = [&](bool codes) {
        const int line = scaled(title_line) + (codes ? scaled(code_line) : 0) + MemoryMap::labelHeight();
        return room.height() - page_top - 2 * line - block_gap - scaled(lamp_line) - scaled(note_line) - 16;
    };
    cut.codes = heightWith(true) >= (std::min(dims.H, most_heads_shown) + dims.T) * leastHeight ||
                heightWith(false) < (std::min(dims.H, most_heads_shown) + dims.T) * leastHeight;
    const int height = heightWith(cut.codes);
    const std::int64_t lines = std::max<std::int64_t>(height / leastHeight, 3);
    cut.heads = std::min({dims.H, most_heads_shown, std::max<std::int64_t>(lines / 3, 1)});
    cut.rows = std::clamp<std::int64_t>(lines - cut.heads, 1, dims.T);
    cut.heads = std::clamp<std::int64_t>(lines - cut.rows, 1, dims.H);
    const int tall = std::clamp(int(height / (cut.heads + cut.rows)), leastHeight, scaled(largest_cell_height));
    cut.memoryCell = {std::min(int(line / (cut.tokens * each)), scaled(largest_cell_width)), tall};
    cut.rowCell = {std::min(int(half / cut.columns), scaled(largest_cell_width)), tall};
    cut.bothEnds = scaled(18 + 16 * digits);
    cut.character = QFontMetricsF(numberFont(12)).horizontalAdvance(QLatin1Char('0'));
    return cut;
}

void MergePage::build()
{
    if (!m_computed)
        return;
    const Dims& dims = m_computed->realized->plan.dims;
    m_cut = cutFor(size()); // within these sizes, however little space there is
    m_memory->setPicture(m_pictures.memoryPicture(m_cut, *m_selection));
    m_transposed->setPicture(m_pictures.mergedPicture(m_cut, Merge::Transpose, *m_selection));
    m_reshaped->setPicture(m_pictures.mergedPicture(m_cut, Merge::ReshapeOnly, *m_selection));
    const int gutter = scaled(gutter_px);
    m_memory->setCellSize(m_cut.memoryCell, gutter);
    m_transposed->setCellSize(m_cut.rowCell, gutter);
    m_reshaped->setCellSize(m_cut.rowCell, gutter);

    const Merge used = m_computed->realized->config.merge;
    const bool list = joinsByList(*m_computed);
    for (int i = 0; i < 2; ++i)
        m_used[i]->setVerdict(!list && int(used) == i ? tr("in use") : QString(),
                              i == 0 ? Severity::Ok : Severity::Warn);

    QStringList notes;
    if (dims.H == 1)
        notes << tr("With one head, both results are the same, because the memory is already in token order.");
    if (list)
        notes << tr("This scene concatenates a list of heads and does not use reshape.");
    if (m_cut.runs)
        notes << tr("Each cell contains the %1 numbers of one token in one head.").arg(dims.hd);
    const std::int64_t columns = m_cut.columns * (m_cut.runs ? dims.hd : 1);
    QStringList cuts;
    const auto tellCut = [&](std::int64_t shown, std::int64_t all, const QString& what) {
        if (shown < all)
            cuts << tr("%1 of %2 %3").arg(shown).arg(all).arg(what);
    };
    tellCut(m_cut.heads, dims.H, tr("heads"));
    tellCut(m_cut.tokens, dims.T, tr("tokens in memory"));
    tellCut(m_cut.rows, dims.T, tr("rows"));
    tellCut(columns, dims.O, tr("columns"));
    if (!cuts.isEmpty())
        notes << tr("Not everything fits. Shown: %1.").arg(cuts.join(QStringLiteral(", ")));
    m_note->setText(notes.join(QLatin1Char(' ')));
    m_note->setToolTip(m_note->text());
    showLamps();
    layOut();
}

void MergePage::showLamps()
{
    const Dims& dims = m_computed->realized->plan.dims;
    const QString row = m_pictures.word(m_row);
    m_transposed->setMarkedRow(m_row);
    m_reshaped->setMarkedRow(m_row);
    for (Merge merge : {Merge::Transpose, Merge::ReshapeOnly}) {
        const auto tokens = tokensInRow(merge, dims, m_row);
        const bool own = tokens == std::vector<std::int64_t>{m_row};
        if (!m_selection->isDone("context", {int(m_row), int(dims.O - 1)})) {
            lamp(merge)->setVerdict(Severity::Off, tr("Row “%1”: not computed yet").arg(row));
            continue;
        }
        lamp(merge)->setVerdict(own ? Severity::Ok : Severity::Bad,
                                own ? tr("Row “%1” contains only the numbers of “%1”").arg(row)
                                : tokens.size() == 1
                                    ? tr("Row “%1” contains the numbers of “%2”").arg(row, wordsOf(tokens))
                                    : tr("Row “%1” mixes the numbers of %2").arg(row, wordsOf(tokens)));
    }
}

void MergePage::light(std::optional<std::int64_t> place, const QString& words)
{
    for (MemoryMap* map : {m_memory, m_transposed, m_reshaped})
        map->setHovered(place);
    Q_EMIT described(words);
}

void MergePage::choose(std::int64_t place, std::int64_t row)
{
    m_row = row;
    for (MemoryMap* map : {m_memory, m_transposed, m_reshaped})
        map->setChosen(place);
    showLamps();
}

void MergePage::layOut()
{
    const int title = scaled(title_line), code = m_cut.codes ? scaled(code_line) : 0, gutter = scaled(gutter_px);
    for (ElidedLabel* each : m_codes)
        each->setVisible(m_cut.codes);
    const auto head = [&](int i, int x, int y, int width) {
        const int named = m_titles[i]->sizeHint().width();
        m_titles[i]->setGeometry(x + gutter, y, named, title);
        m_codes[i]->setGeometry(x + gutter, y + title, width - gutter, code);
        if (i > 0) {
            const QSize badge = m_used[i - 1]->sizeHint();
            m_used[i - 1]->setGeometry(x + gutter + named + 8, y + (title - badge.height()) / 2, badge.width(),
                                       badge.height());
        }
    };
    // Centered together, as wide as the widest of them needs.
    const int whole = width() - 2 * page_margin, row = m_transposed->sizeHint().width();
    const int used = std::min(whole, std::max({m_memory->sizeHint().width(), 2 * row + block_gap,
                                               2 * (scaled(least_block) + gutter) + block_gap}));
    const int left = page_margin + (whole - used) / 2, half = (used - block_gap) / 2;
    const int needed = page_top + 2 * (title + code) + m_memory->sizeHint().height() + block_gap +
                       m_transposed->sizeHint().height() + scaled(lamp_line) + scaled(note_line) + 16;
    int y = page_top + std::clamp((height() - needed) / 3, 0, scaled(60));
    head(0, left, y, used);
    y += title + code;
    m_memory->setGeometry(QRect(QPoint(left, y), m_memory->sizeHint()));
    y = m_memory->geometry().bottom() + 1 + block_gap;
    for (int i = 1; i < 3; ++i) {
        MemoryMap* map = i == 1 ? m_transposed : m_reshaped;
        const int x = i == 1 ? left : left + half + block_gap;
        head(i, x, y, half);
        map->setGeometry(QRect(QPoint(x, y + title + code), map->sizeHint()));
        const int indent =
            QFontMetrics(textFont(13)).horizontalAdvance(m_lamps[i - 1]->sentence()) + 40 <= half - gutter ? gutter : 0;
        m_lamps[i - 1]->setGeometry(x + indent, map->geometry().bottom() + 2, half - indent, scaled(lamp_line));
    }
    m_note->setGeometry(left + gutter, height() - scaled(note_line) - 6, used - gutter, scaled(note_line));
}

} // namespace attn
