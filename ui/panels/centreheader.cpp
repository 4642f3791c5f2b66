// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/centreheader.h"

#include "ui/kit/elidedlabel.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/paint/colorbar.h"
#include "ui/selection.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>

namespace attn {

// The colour bar of all heads, lying flat.
class HeaderColorBar : public QWidget {
public:
    explicit HeaderColorBar(QWidget* parent) : QWidget(parent)
    {
        setAccessibleName(QObject::tr("Colour bar"));
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setMaximumWidth(scaled(220));
    }

    void setData(HeatmapDataPtr data)
    {
        m_data = std::move(data);
        setVisible(m_data != nullptr);
        update();
    }

    QSize sizeHint() const override { return {scaled(190), scaled(24)}; }
    QSize minimumSizeHint() const override { return {scaled(96), scaled(24)}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        if (m_data)
            paintFlatColorBar(painter, rect(), *m_data, colors());
    }

private:
    HeatmapDataPtr m_data;
};

namespace {

constexpr int room_for_captions = 760; // px of the whole header

QLabel* captionLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    useTextFont(label, 12);
    return label;
}

QComboBox* quietCombo(const QString& name, const QString& toolTip, QWidget* parent)
{
    auto* combo = new QComboBox(parent);
    combo->setAccessibleName(name);
    combo->setToolTip(toolTip);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return combo;
}

// Entries "Head 0" … "Head 11"; hidden when there is only one.
void fillChooser(QComboBox* combo, const QString& word, std::int64_t count, int current)
{
    const QSignalBlocker silent(combo);
    if (combo->count() != count) {
        combo->clear();
        for (std::int64_t i = 0; i < count; ++i)
            combo->addItem(word.arg(i));
    }
    combo->setCurrentIndex(current);
    combo->setVisible(count > 1);
}

bool hasHeadAxis(const StageInfo& stage) { return stage.shape.size() >= 4; }

// The entries of the range list: first linear, then logarithmic.
constexpr RangeMode range_modes[] = {RangeMode::Tensor, RangeMode::Head, RangeMode::Row};

int rangeIndex(const ColorRange& range) { return static_cast<int>(range.mode) + (range.logarithmic ? 3 : 0); }

} // namespace

CentreHeader::CentreHeader(Selection* selection, QAction* lock, QAction* exportPicture, QWidget* parent)
    : QWidget(parent), m_selection(selection)
{
    m_heading = new QLabel(this);
    useTextFont(m_heading, 14, QFont::DemiBold);
    m_shape = new ElidedLabel({}, this);
    m_shape->setForegroundRole(QPalette::PlaceholderText);
    useNumberFont(m_shape, 12);
    m_bar = new HeaderColorBar(this);
    m_bar->hide();
    m_showCaption = captionLabel(tr("Show"), this);
    m_heads = new SegmentedControl(tr("Show"), this);
    m_heads->addSegment(tr("one head"));
    m_heads->addSegment(tr("all heads"));
    m_head = quietCombo(tr("Head"), tr("Head in focus"), this);
    m_batch = quietCombo(tr("Batch item"), tr("Item of the batch"), this);
    m_coloursCaption = captionLabel(tr("Colours"), this);
    m_range = quietCombo(tr("Colours span"), tr("What the colours span"), this);
    m_range->addItems({tr("whole tensor"), tr("per head"), tr("per row"), tr("whole tensor, log"), tr("per head, log"),
                       tr("per row, log")});

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 0, 12, 1);
    layout->setSpacing(8);
    layout->addWidget(m_heading);
    layout->addWidget(m_shape, 1);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_showCaption), static_cast<QWidget*>(m_heads), static_cast<QWidget*>(m_head),
          static_cast<QWidget*>(m_batch), static_cast<QWidget*>(m_coloursCaption), static_cast<QWidget*>(m_range)})
        layout->addWidget(widget);
    layout->addWidget(m_bar);
    layout->addWidget(new IconButton(lock, true, this));
    layout->addWidget(new IconButton(exportPicture, true, this));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    connect(m_heads, &SegmentedControl::activated, this, [this](int index) { m_selection->setAllHeads(index == 1); });
    connect(m_head, &QComboBox::activated, selection, &Selection::setHead);
    connect(m_batch, &QComboBox::activated, selection, &Selection::setBatch);
    connect(m_range, &QComboBox::activated, this, [this](int index) {
        ColorRange range = m_selection->range();
        range.mode = range_modes[index % 3];
        range.logarithmic = index >= 3;
        range.locked.reset(); // another span is another range
        m_selection->setRange(range);
    });
    connect(selection, &Selection::focusChanged, this, &CentreHeader::followSelection);
    connect(selection, &Selection::looksChanged, this, &CentreHeader::followSelection);
}

void CentreHeader::setStage(const StageInfo& stage, const Computed& computed)
{
    m_heading->setText(stage.heading);
    QStringList shapes;
    for (const std::string& tensor : stage.tensors)
        if (const TracedTensor* traced = computed.trace->find(tensor))
            shapes << QString::fromStdString(
                shapes.isEmpty() || traced->shape != stage.shape ? tensor + " " + toString(traced->shape) : tensor);
    m_shape->setText(shapes.join(QStringLiteral(", ")));
    const Dims& dims = computed.realized->plan.dims;
    const bool heads = dims.H > 1 && hasHeadAxis(stage);
    fillChooser(m_head, tr("Head %1"), heads ? dims.H : 1, m_selection->head());
    fillChooser(m_batch, tr("Item %1"), dims.B, m_selection->batch());
    m_heads->setVisible(heads);
    showCaptions();
    followSelection();
}

void CentreHeader::setColorBar(HeatmapDataPtr data) { m_bar->setData(std::move(data)); }

void CentreHeader::followSelection()
{
    const QSignalBlocker silent_head(m_head), silent_batch(m_batch), silent_range(m_range);
    m_heads->setCurrentIndex(m_selection->allHeads() ? 1 : 0);
    m_head->setCurrentIndex(m_selection->head());
    m_batch->setCurrentIndex(m_selection->batch());
    m_range->setCurrentIndex(rangeIndex(m_selection->range()));
}

void CentreHeader::showCaptions()
{
    const bool room = width() >= scaled(room_for_captions) || m_heads->isHidden();
    m_showCaption->setVisible(room && !m_heads->isHidden());
    m_coloursCaption->setVisible(room);
}

void CentreHeader::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showCaptions();
}

void CentreHeader::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colors().line);
}

} // namespace attn
