// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/mask/variantpane.h"

#include "ui/heatmap/heatmapview.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/badge.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/label.h"
#include "ui/kit/optioncontrols.h"
#include "ui/studios/mask/variantwords.h"
#include "ui/theme/fonts.h"

#include <QComboBox>
#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

constexpr int title_height = 26, expression_height = 20, lamp_height = 26, lamp_side = 16; // px

} // namespace

VariantPane::VariantPane(QWidget* parent)
    : QWidget(parent), m_view(new HeatmapView(this)), m_list(new QComboBox(this)), m_title(new PlainLabel(this)),
      m_used(new Badge(this)), m_expression(new ElidedLabel({}, this)), m_lampText(new ElidedLabel({}, this)),
      m_refusal(new PlainLabel(this))
{
    for (MaskApply apply : mask_variants)
        m_list->addItem(variantTitle(apply), int(apply));
    nameChoices(m_list, tr("How the mask is applied"));
    makeListRoomy(m_list);
    keepWheelForScrolling(m_list);
    useTextFont(m_list, 13, QFont::DemiBold);
    useTextFont(m_title, 13, QFont::DemiBold);
    useNumberFont(m_expression, 12);
    m_expression->setForegroundRole(QPalette::PlaceholderText);
    useTextFont(m_lampText, 13);
    m_refusal->setForegroundRole(QPalette::PlaceholderText);
    m_refusal->setWordWrap(true);
    m_refusal->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    connect(m_list, &QComboBox::activated, this,
            [this](int index) { Q_EMIT applyAsked(MaskApply(m_list->itemData(index).toInt())); });
}

void VariantPane::setVariant(const MaskVariant& variant, Normalize normalize, int batch, bool used, bool update)
{
    m_apply = variant.apply;
    m_verdict = variantVerdict(variant, batch);
    m_list->setCurrentIndex(m_list->findData(int(variant.apply)));
    m_title->setText(variantTitle(variant.apply));
    m_used->setVerdict(used ? tr("in use") : QString(), Severity::Ok);
    m_used->setToolTip(tr("This scene applies its mask this way"));
    m_expression->setText(variantExpression(variant.apply, normalize));
    for (QWidget* named : std::initializer_list<QWidget*>{m_list, m_title, m_expression})
        named->setToolTip(variantCode(variant.apply, normalize));
    m_view->setVisible(variant.map != nullptr);
    m_refusal->setVisible(!variant.map);
    m_refusal->setText(variant.refusal);
    m_refusal->setToolTip(variant.refusal);
    if (update)
        m_view->updateData(variant.shown);
    else
        m_view->setData(variant.shown);
    m_view->setMapName(QStringLiteral("%1, %2. %3")
                           .arg(variant.whole() ? tr("Weights") : variant.shown->tensor, variantTitle(variant.apply),
                                m_verdict.whole.isEmpty() ? m_verdict.text : m_verdict.whole));
    m_lampText->setText(variant.map ? m_verdict.text : tr("Not applicable"));
    m_lampText->setToolTip(m_verdict.whole.isEmpty() ? m_verdict.text : m_verdict.whole);
    setAccessibleName(variantTitle(variant.apply));
    this->update();
}

void VariantPane::setChooser(bool chooser) { m_chooser = chooser; }

HeatmapParts VariantPane::partsFor(QSizeF cell, bool rowLabels, double gutter)
{
    HeatmapParts parts;
    parts.titles = parts.bar = parts.legend = false;
    parts.rowLabels = rowLabels;
    parts.largestCell = cell.height();
    parts.widestGutter = gutter;
    parts.widestCell = cell.width();
    parts.close = parts.judgedSums = parts.wholeChosen = true;
    return parts;
}

int VariantPane::heightAround() { return scaled(title_height) + scaled(expression_height) + 4 + scaled(lamp_height); }

int VariantPane::badgeWidth() const { return m_used->text().isEmpty() ? 0 : m_used->sizeHint().width() + 8; }

int VariantPane::wordsLeft() const { return m_expression->x(); }

int VariantPane::wordsWidth() const
{
    return (m_chooser ? m_list->sizeHint().width() : m_title->sizeHint().width()) + badgeWidth();
}

void VariantPane::place(QPoint corner, QSizeF cell, bool rowLabels, double gutter, int width, int least)
{
    const HeatmapDataPtr data = m_view->data();
    const HeatmapParts parts = partsFor(cell, rowLabels, gutter);
    const int top = scaled(title_height) + scaled(expression_height) + 4;
    int left = 4, below = top + width / 2;
    if (data) {
        const HeatmapLayout layout =
            layoutHeatmap(*data, parts, QSizeF(1e5, 1e5), cell.height(), {}, 1 / devicePixelRatioF());
        const QSize needs(int(std::ceil(layout.used.width())), int(std::ceil(layout.used.height())));
        width = needs.width();
        m_view->setParts(parts);
        m_view->setGeometry(0, top, needs.width(), needs.height());
        left = int(m_view->heatmapLayout().map.area.left());
        below = top + needs.height();
    }
    width = std::max(width, left + least + 4);
    const int right = width - 4;
    setGeometry(corner.x(), corner.y(), width, below + scaled(lamp_height));
    m_list->setVisible(m_chooser);
    m_title->setVisible(!m_chooser);
    const int badge = badgeWidth();
    const int natural = wordsWidth() - badge;
    const int named = std::min(natural, std::max(right - left - badge, 40));
    (m_chooser ? static_cast<QWidget*>(m_list) : m_title)->setGeometry(left, 0, named, scaled(title_height));
    const QSize used = m_used->sizeHint();
    m_used->setGeometry(left + named + 8, (scaled(title_height) - used.height()) / 2, used.width(), used.height());
    m_expression->setGeometry(left, scaled(title_height), std::max(right - left, 1), scaled(expression_height));
    m_refusal->setGeometry(left, top + 8, std::max(right - left, 1), std::max(below - top - 8, scaled(lamp_height)));
    const int text = left + lamp_side + 8;
    m_lampText->setGeometry(text, below, std::max(right - text, 1), scaled(lamp_height));
    update();
}

void VariantPane::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRect beside = m_lampText->geometry();
    paintLamp(painter,
              QRectF(beside.left() - lamp_side - 8, beside.center().y() - lamp_side / 2 + 1, lamp_side, lamp_side),
              m_verdict.severity);
}

} // namespace attn
