// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/mask/maskcards.h"

#include "core/base/sentenceparts.h"
#include "ui/kit/label.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/paint/colorbar.h"
#include "ui/studios/mask/maskvariants.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace attn {

namespace {

constexpr int card_padding = 12; // px

void paintCard(QPainter& painter, const QRect& rect, bool focus, bool under)
{
    const Colors& c = colors();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(focus ? QPen(c.accent, 2) : QPen(under ? c.edge : c.line, 1));
    painter.setBrush(c.panel);
    const double inset = focus ? 1 : 0.5;
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), 4, 4);
}

struct TextRun {
    QString text;
    QFont font;
    QColor color;
};

// Pieces of one line of text, cut off where the room ends.
void drawRuns(QPainter& painter, QPointF baseline, double right, const std::vector<TextRun>& runs)
{
    double x = baseline.x();
    for (const TextRun& run : runs) {
        const QFontMetricsF metrics(run.font);
        const QString text = metrics.elidedText(run.text, Qt::ElideRight, std::max(right - x, 0.0));
        paintText(painter, run.font, run.color, QPointF(x, baseline.y()), text);
        x += metrics.horizontalAdvance(text);
    }
}

constexpr int swatch_side = 18, entries_gap = 16; // px

} // namespace

QString differenceWords(const QString& title, const VariantComparison& comparison, const QString& query,
                        const QString& key)
{
    return comparison.somewhere ? DifferenceCard::tr("%1: %2 at query “%3”, key “%4” (%5)")
                                      .arg(title, comparison.number, query, key, comparison.reason)
                                : QStringLiteral("%1: %2 %3").arg(title, comparison.number, comparison.reason);
}

DifferenceCard::DifferenceCard(QWidget* parent) : QAbstractButton(parent) { setAttribute(Qt::WA_Hover); }

void DifferenceCard::show(const QString& title, const VariantComparison& comparison, const QString& query,
                          const QString& key)
{
    m_title = title;
    m_number = comparison.number;
    m_reason = comparison.reason;
    m_brief = comparison.brief.isEmpty() ? comparison.reason : comparison.brief;
    m_cell.reset();
    m_query.clear();
    m_key.clear();
    if (comparison.somewhere) {
        m_cell = Cell{int(comparison.largest.row), int(comparison.largest.column)};
        m_query = query;
        m_key = key;
    }
    m_color = comparison.severity == Severity::Bad  ? +[] { return colors().bad; }
              : comparison.severity == Severity::Ok ? +[] { return colors().ok; }
                                                    : +[] { return colors().text2; };
    setAccessibleName(differenceWords(title, comparison, query, key));
    setToolTip(m_cell ? tr("At query “%1”, key “%2”: %3. Click to go to the cell.").arg(m_query, m_key, m_reason)
                      : m_reason);
    setFocusPolicy(m_cell ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(m_cell ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

int DifferenceCard::wantedHeight() { return scaled(60); }

void DifferenceCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    paintCard(painter, rect(), hasFocus(), m_cell && underMouse());
    const double right = width() - card_padding;
    drawRuns(painter, QPointF(card_padding, scaled(21)), right, {{m_title, textFont(12.5), c.text2}});
    const QFont plain = textFont(12.5), bold = textFont(12.5, QFont::DemiBold);
    const std::vector<TextRun> pair = {
        {m_query, bold, c.q}, {QStringLiteral(" → "), plain, c.text2}, {m_key, bold, c.k}};
    const auto words = [&](const QString& text) { return TextRun{text, plain, c.text}; };
    const auto runsWith = [&](const QString& reason) {
        std::vector<TextRun> runs = m_cell ? sentenceInParts(tr("at %1: %2"), words({}), {pair, {words(reason)}})
                                           : std::vector<TextRun>{words(reason)};
        if (!m_number.isEmpty())
            runs.insert(runs.begin(), {m_number + QLatin1Char(' '), numberFont(17), m_color ? m_color() : c.text});
        return runs;
    };
    double taken = card_padding;
    for (const TextRun& run : runsWith(m_reason))
        taken += QFontMetricsF(run.font).horizontalAdvance(run.text);
    drawRuns(painter, QPointF(card_padding, scaled(45)), right, runsWith(taken <= right ? m_reason : m_brief));
}

EmptyRowCard::EmptyRowCard(QWidget* parent)
    : QWidget(parent), m_title(new PlainLabel(this)), m_why(new PlainLabel(this)),
      m_policy(new SegmentedControl(tr("Rows without a key"), this))
{
    useTextFont(m_title, 12.5, QFont::DemiBold);
    useTextFont(m_why, 12);
    m_why->setWordWrap(true);
    m_why->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_policy->addSegment(tr("nan"), tr("As in PyTorch"));
    m_policy->addSegment(tr("zero"), tr("All weights of such a row are 0"));
    connect(m_policy, &SegmentedControl::activated, this, [this](int index) { Q_EMIT policyAsked(MaskedRows(index)); });
    hide();
}

void EmptyRowCard::show(const QStringList& rows, MaskedRows policy, Normalize normalize)
{
    setVisible(!rows.isEmpty());
    if (rows.isEmpty())
        return;
    m_title->setText(tr("%n rows have no key left: %1 …", nullptr, int(rows.size())).arg(rows.front()));
    m_title->setToolTip(rows.join(QStringLiteral(", ")));
    const bool nan = policy == MaskedRows::Nan;
    m_why->setText(!nan                          ? tr("All weights of such a row are set to 0, so its context is 0.")
                   : normalize == Normalize::Sum ? tr("Every score is −∞, and −∞ / −∞ is nan (not a number).")
                                                 : tr("Every exponential is e^−∞ = 0, and 0 / 0 is nan."));
    m_policy->setCurrentIndex(int(policy));
    setAccessibleName(m_title->text() + QStringLiteral(". ") + m_why->text());
    update();
}

void EmptyRowCard::resizeEvent(QResizeEvent*)
{
    const QSize switchSize = m_policy->sizeHint();
    const int text = width() - switchSize.width() - 12 - 36;
    m_title->setGeometry(36, scaled(6), text, scaled(18));
    m_why->setGeometry(36, scaled(25), text, height() - scaled(27));
    m_policy->setGeometry(width() - switchSize.width() - 8, (height() - switchSize.height()) / 2, switchSize.width(),
                          switchSize.height());
}

void EmptyRowCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintCard(painter, rect(), false, false);
    paintLamp(painter, QRectF(12, scaled(7), 16, 16), m_policy->currentIndex() == 0 ? Severity::Bad : Severity::Warn);
}

MaskKey::MaskKey(QWidget* parent) : QWidget(parent) { setAccessibleName(tr("Marks and colors")); }

void MaskKey::show(const std::vector<HeatmapDataPtr>& maps, bool paintedByHand)
{
    m_maps = maps;
    m_byHand = paintedByHand;
    update();
}

void MaskKey::paintEvent(QPaintEvent*)
{
    if (m_maps.empty())
        return;
    QPainter painter(this);
    const Colors& c = colors();
    const std::vector<LegendEntry> marks = legendOfEach(m_maps, c);
    const double top = (height() - swatch_side) / 2;
    double x = 0;
    if (!marks.empty()) {
        paintLegend(painter, QRectF(x, top, width(), swatch_side), marks, c);
        x += legendWidth(marks) + entries_gap;
    }
    const QFont font = textFont(12);
    if (m_byHand) {
        const QRectF box(x, top, swatch_side, swatch_side);
        painter.setPen(c.edge);
        painter.setBrush(c.base);
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath corner(box.topRight() + QPointF(-9, 0));
        corner.lineTo(box.topRight());
        corner.lineTo(box.topRight() + QPointF(0, 9));
        painter.fillPath(corner, c.accent);
        painter.setFont(font);
        painter.setPen(c.text2);
        const QString words = tr("painted by hand");
        const double width = QFontMetricsF(font).horizontalAdvance(words);
        painter.drawText(QRectF(box.right() + 8, 0, width + 2, height()), Qt::AlignVCenter | Qt::AlignLeft, words);
        x = box.right() + 8 + width + entries_gap;
    }
    if (width() - x > scaled(150)) {
        painter.setFont(font);
        painter.setPen(c.text2);
        paintFlatColorBar(
            painter, QRectF(x, (height() - scaled(18)) / 2.0, std::min(width() - x, double(scaled(210))), scaled(18)),
            *m_maps.front(), c);
    }
}

} // namespace attn
