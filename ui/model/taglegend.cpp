// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/taglegend.h"

#include "ui/kit/accessibility.h"
#include "ui/model/tag.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <vector>

namespace attn {

namespace {

constexpr std::array all_tags{NumberFrom::File, NumberFrom::Computed, NumberFrom::Edited, NumberFrom::Drawn};
constexpr int tag_gap = 8, tag_row_gap = 7; // px

struct PlacedTag {
    NumberFrom from;
    QRect place;
};

std::vector<PlacedTag> placeTags(bool compact, int width)
{
    std::vector<PlacedTag> tags;
    QPoint corner;
    for (const NumberFrom from : all_tags) {
        const QSize size = tagSize(from);
        if (!tags.empty() && (!compact || corner.x() + size.width() > width))
            corner = {0, tags.back().place.bottom() + 1 + tag_row_gap};
        tags.push_back({from, QRect(corner, size)});
        corner.rx() += size.width() + tag_gap;
    }
    return tags;
}

} // namespace

TagLegend::TagLegend(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Origin of values"));
    QStringList words;
    for (const NumberFrom from : all_tags)
        words << QStringLiteral("%1: %2").arg(tagWord(from), tagMeaning(from));
    describeTo(this, words.join(QStringLiteral(", ")));
    setToolTip(words.join(QLatin1Char('\n')));
}

void TagLegend::setCompact(bool compact)
{
    if (std::exchange(m_compact, compact) == compact)
        return;
    updateGeometry();
    update();
}

int TagLegend::heightForWidth(int width) const { return placeTags(m_compact, width).back().place.bottom() + 1; }

QSize TagLegend::sizeHint() const { return {scaled(212), heightForWidth(scaled(212))}; }

void TagLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QFont font = textFont(12);
    for (const PlacedTag& tag : placeTags(m_compact, width())) {
        paintTag(painter, tag.place, tag.from);
        if (m_compact)
            continue;
        const QRect words(tag.place.right() + 1 + tag_gap, tag.place.top(), width() - tag.place.right() - 1 - tag_gap,
                          tag.place.height());
        paintText(painter, font, colors().text2, words, Qt::AlignVCenter,
                  QFontMetrics(font).elidedText(tagMeaning(tag.from), Qt::ElideRight, words.width()));
    }
}

} // namespace attn
