// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/statespane.h"

#include "ui/heatmap/heatmapview.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/theme/fonts.h"

namespace attn {

StatesPane::StatesPane(QWidget* parent)
    : QWidget(parent), m_title(new PlainLabel(this)), m_words(new PlainLabel(this)), m_map(new HeatmapView(this))
{
    useTextFont(m_title, 13, QFont::DemiBold);
    useQuietFont(m_words, 12);
    m_words->setWordWrap(true);
    HeatmapParts parts;
    parts.sums = parts.legend = false;
    m_map->setParts(parts);
    auto* head = columnOf(nullptr, 2, {m_title, m_words});
    head->setContentsMargins(16, 12, 16, 6);
    columnOf(this, 0, {head, Boxed(m_map, 1)});
    setFocusProxy(m_map);
    const auto tell = [this](std::optional<Cell> cell) {
        Q_EMIT described(cell && m_map->data() ? describeCell(*m_map->data(), *cell) : QString());
    };
    connect(m_map, &HeatmapView::cellHovered, this, tell);
    connect(m_map, &HeatmapView::cellChosen, this, [this, tell](Cell cell) {
        m_map->setChosen(cell);
        tell(cell);
    });
}

void StatesPane::show(HeldMatrixPtr states, const QString& what, const QString& words)
{
    m_title->setText(what);
    m_words->setText(words);
    m_map->setMapName(what);
    m_map->setData(std::move(states));
}

} // namespace attn
