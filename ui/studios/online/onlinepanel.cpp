// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/online/onlinepanel.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/formrow.h"
#include "ui/kit/label.h"
#include "ui/kit/lampline.h"
#include "ui/kit/numbertext.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/online/onlinepainter.h"
#include "ui/studios/online/onlinewords.h"
#include "ui/theme/fonts.h"

#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

constexpr int most_roomy_keys = 12, most_keys = 8, key_line = 22; // px

} // namespace

WeightsSoFar::WeightsSoFar(QWidget* parent) : MapWidget(parent)
{
    setFocusPolicy(Qt::NoFocus); // its keys are walked in the picture beside it
    setAccessibleName(weightsTitle(false));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

void WeightsSoFar::setPicture(const OnlinePicturePtr& picture)
{
    m_picture = picture;
    QStringList words;
    const std::vector<float> weights = picture->weights();
    for (std::size_t key = 0; key < weights.size() && key < 64; ++key)
        words << picture->keys[int(key)] + QLatin1Char(' ') + formatNumber(weights[key], picture->digits);
    describeTo(this, words.isEmpty() ? tr("no key seen yet") : words.join(QStringLiteral(", ")));
    fit();
    update();
}

void WeightsSoFar::setRoomy(bool roomy)
{
    m_roomy = roomy;
    fit();
}

void WeightsSoFar::fit()
{
    const int keys = m_picture ? std::min(int(m_picture->row.keys()), m_roomy ? most_roomy_keys : most_keys) : 0;
    setMinimumHeight(keys * scaled(key_line));
}

QSize WeightsSoFar::cellCount() const { return m_picture ? QSize(int(m_picture->row.keys()), 1) : QSize(); }

std::optional<Cell> WeightsSoFar::cellAt(QPointF position) const
{
    if (!m_picture || !QRectF(rect()).contains(position))
        return std::nullopt;
    const OnlineBars bars = layoutBars(*m_picture, rect(), textScale());
    const int at = int(position.y() / bars.row);
    if (at < 0 || at >= bars.shown || bars.first + at >= m_picture->row.keys())
        return std::nullopt;
    return Cell{0, bars.first + at};
}

void WeightsSoFar::pointAt(std::optional<Cell> cell) { Q_EMIT keyHovered(cell ? cell->column : -1); }

void WeightsSoFar::choose(Cell cell) { Q_EMIT keyChosen(cell.column); }

QString WeightsSoFar::wordsOf(Cell cell) const { return keySentence(*m_picture, cell.column); }

void WeightsSoFar::paintEvent(QPaintEvent*)
{
    if (!m_picture)
        return;
    QPainter painter(this);
    ScreenCanvas canvas(painter);
    drawBars(canvas, *m_picture, layoutBars(*m_picture, rect(), textScale()), textScale(), colors());
}

OnlinePanel::OnlinePanel(QWidget* parent)
    : SidePanel(parent), m_title(new PlainLabel(this)),
      m_heldTitle(new PlainLabel(tr("Values in memory at once"), this)), m_whole(new PlainLabel(this)),
      m_online(new PlainLabel(this)), m_held(new PlainLabel(this)), m_weights(new WeightsSoFar(this)),
      m_lamp(new LampLine(this))
{
    useTextFont(m_title, 13.5, QFont::DemiBold);
    useTextFont(m_heldTitle, 13.5, QFont::DemiBold);
    useQuietFont(m_held, 12);
    m_held->setWordWrap(true);
    useNumberFont(m_whole, 12);
    useNumberFont(m_online, 12, QFont::Bold);
    columnOf(this, 4,
             {m_title,
              {m_weights, 1},
              gap(4),
              m_lamp,
              gap(10),
              m_heldTitle,
              new FormRow(tr("Full softmax"), m_whole, this),
              new FormRow(tr("Online: tile, m, l"), m_online, this),
              m_held})
        ->setContentsMargins(16, 8, 16, 10);
}

void OnlinePanel::setBelow(bool below)
{
    SidePanel::setBelow(below);
    m_weights->setRoomy(below);
}

void OnlinePanel::setPicture(const OnlinePicturePtr& picture)
{
    m_title->setText(weightsTitle(picture->atEnd()));
    m_weights->setPicture(picture);
    const OnlineVerdict verdict = onlineVerdict(*picture);
    m_lamp->setVerdict(verdict.severity, verdict.sentence);
    m_whole->setText(formatCount(picture->row.keys()));
    m_online->setText(QStringLiteral("%1 + 2 = %2").arg(formatCount(picture->tile), formatCount(picture->tile + 2)));
    m_held->setText(heldSentence(*picture));
}

} // namespace attn
