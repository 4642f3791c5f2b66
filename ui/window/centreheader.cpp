// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/centreheader.h"

#include "ui/document/selection.h"
#include "ui/figures/figureset.h"
#include "ui/heatmap/mapmodes.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/onevents.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/language/headwords.h"
#include "ui/matrix/colorrange.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/matrix/rangenames.h"
#include "ui/matrix/tensormatrix.h"
#include "ui/studios/block/blockstudio.h"
#include "ui/theme/colormap.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>

namespace attn {

namespace {

constexpr int chooser_letters = 6, list_room = 16; // the latter in px, for a frame and a scroll bar
constexpr int margin_px = 16, spacing_px = 6, least_shape_px = 64, least_heading_px = 90, least_word_px = 56;

void nameChooser(QComboBox* combo, const QString& name, const QString& toolTip)
{
    nameChoices(combo, name);
    combo->setToolTip(toolTip);
}

// Its list is as wide as its words, such as the names of circuits, which are long; itself it need not be.
class NarrowChooser : public QComboBox {
public:
    explicit NarrowChooser(QWidget* parent) : QComboBox(parent)
    {
        setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        setMinimumContentsLength(chooser_letters);
    }

    void showPopup() override
    {
        view()->setMinimumWidth(view()->sizeHintForColumn(0) + scaled(list_room));
        QComboBox::showPopup();
    }
};

QComboBox* quietCombo(const QString& words, const QString& toolTip, QWidget* parent)
{
    auto* combo = new QComboBox(parent);
    nameChooser(combo, words, toolTip);
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

// Whether the whole range of a tensor is 0 to 1: weights that are divided by a sum or pinned may leave it.
bool goesFromZeroToOne(const std::string& tensor, const Computed& computed, const QString& colorMap)
{
    constexpr std::int64_t most_read = 1 << 18;
    if (!endsAtOne(computed, tensor) || isDiverging(colorMap))
        return false;
    if (elementCount(computed.trace->find(tensor)->shape) > most_read)
        return true;
    const ValueStats stats = valueStats(computed, tensor, false);
    return !stats.any() || (stats.smallest >= 0 && stats.largest <= 1);
}

} // namespace

CentreHeader::CentreHeader(Selection* selection, QAction* lock, QAction* exportPicture, QWidget* parent)
    : QWidget(parent), m_selection(selection)
{
    m_heading = new ElidedLabel({}, this);
    useTextFont(m_heading, 13, QFont::DemiBold);
    m_shape = new ElidedLabel({}, this);
    m_shape->setForegroundRole(QPalette::PlaceholderText);
    useNumberFont(m_shape, 12);
    m_studio = new LinkButton({}, this);
    m_studio->hide();
    connect(m_studio, &QAbstractButton::clicked, this, [this] { m_open->trigger(); });
    m_showCaption = quietLabel(tr("Show"), this);
    m_heads = new SegmentedControl(tr("Show"), this);
    m_heads->addSegment(tr("one"));
    m_heads->addSegment(tr("all heads"));
    m_head = quietCombo(tr("Head"), tr("Current head"), this);
    m_batch = quietCombo(tr("Batch item"), tr("Current batch item"), this);
    m_operands = newMapModes(this);
    m_tensor = new NarrowChooser(this);
    nameChooser(m_tensor, tr("Matrix"), tr("Matrix of this stage"));
    m_coloursCaption = quietLabel(tr("Colors"), this);
    m_range = new NarrowChooser(this);
    nameChooser(m_range, rangeTitle(), rangeHint());
    for (const RangeMode mode : {RangeMode::Tensor, RangeMode::Fit, RangeMode::Head, RangeMode::Row})
        m_range->addItem(rangeName(mode, true));
    m_logarithmic = new QCheckBox(tr("logarithmic"), this);
    m_logarithmic->setAccessibleName(logarithmicTitle());
    m_logarithmic->setToolTip(logarithmicHint());

    auto* layout = rowOf(this, spacing_px, {m_heading, m_shape, m_studio, freeRoom(1)});
    layout->setContentsMargins(margin_px, 0, 12, 1);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_tensor), static_cast<QWidget*>(m_operands), static_cast<QWidget*>(m_showCaption),
          static_cast<QWidget*>(m_heads), static_cast<QWidget*>(m_head), static_cast<QWidget*>(m_batch),
          static_cast<QWidget*>(m_coloursCaption), static_cast<QWidget*>(m_range),
          static_cast<QWidget*>(m_logarithmic)})
        layout->addWidget(widget);
    for (QWidget* chooser :
         {static_cast<QWidget*>(m_tensor), static_cast<QWidget*>(m_operands), static_cast<QWidget*>(m_showCaption),
          static_cast<QWidget*>(m_heads), static_cast<QWidget*>(m_head), static_cast<QWidget*>(m_batch)})
        chooser->hide(); // until a stage has heads to choose from
    layout->addWidget(m_lock = new IconButton(lock, true, this));
    layout->addWidget(new IconButton(exportPicture, true, this));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    connect(m_heads, &SegmentedControl::activated, this, [this](int index) { m_selection->setAllHeads(index == 1); });
    connect(m_head, &QComboBox::activated, selection, &Selection::setHead);
    connect(m_batch, &QComboBox::activated, selection, &Selection::setBatch);
    connect(m_operands, &SegmentedControl::activated, this, [this](int index) {
        if (index < block_mode)
            return m_selection->setOperands(index == operands_mode);
        m_operands->setCurrentIndex(m_state && m_state->operands ? operands_mode
                                                                 : map_mode); // as it is when the block is left
        Q_EMIT blockAsked();
    });
    connect(m_tensor, &QComboBox::activated, this, &CentreHeader::chooseTensor);
    connect(m_range, &QComboBox::activated, this, [this](int index) {
        ColorRange range = m_selection->range();
        range.mode = RangeMode(index);
        range.locked.reset(); // a new span is a new range
        m_selection->setRange(range);
    });
    connect(m_logarithmic, &QCheckBox::clicked, this, [this](bool logarithmic) {
        ColorRange range = m_selection->range();
        range.logarithmic = logarithmic;
        m_selection->setRange(range);
    });
    connect(selection, &Selection::focusChanged, this, &CentreHeader::followSelection);
    connect(selection, &Selection::looksChanged, this, &CentreHeader::followSelection);
    onEvents(this, {QEvent::Resize}, [this] { showWhatFits(); });
}

void CentreHeader::setStage(const StageInfo& stage, const Computed& computed)
{
    QStringList shapes;
    for (const std::string& tensor : stage.tensors)
        if (const TracedTensor* traced = computed.trace->find(tensor))
            shapes << QString::fromStdString(
                shapes.isEmpty() || traced->shape != stage.shape ? tensor + " " + toString(traced->shape) : tensor);
    const Dims& dims = computed.realized->plan.dims;
    const std::string inFocus = tensorInFocus(computed, *m_selection);
    const bool aside = std::ranges::find(stage.aside, inFocus) != stage.aside.end();
    if (aside)
        shapes = {QString::fromStdString(inFocus + " " + toString(computed.trace->find(inFocus)->shape))};
    const bool heads =
        dims.H > 1 && (aside ? tensorMatrix(computed, *computed.trace->find(inFocus)).hasHeads : hasHeadAxis(stage));
    const QString heading = aside ? tensorWords(computed, inFocus) : stage.heading;
    State state{heading,
                shapes.join(QStringLiteral(", ")),
                heads ? dims.H : 1,
                dims.B,
                m_selection->head(),
                m_selection->batch(),
                m_selection->allHeads(),
                goesFromZeroToOne(inFocus, computed, m_selection->looks().colorMap),
                m_selection->range()};
    state.has_operands = hasOperands(computed, inFocus) && !(heads && state.all_heads);
    state.operands = showsOperands(computed, *m_selection);
    state.has_block = state.has_operands && canBeBlock(computed, inFocus);
    listTensors(state, stage, inFocus);
    if (m_state == state)
        return;
    m_heading->setText(state.heading);
    m_shape->setText(state.shapes);
    m_state = std::move(state);
    fillChooser(m_head, titleOfHead(QStringLiteral("%1")), heads ? dims.H : 1, m_selection->head());
    fillChooser(m_batch, tr("Item %1"), dims.B, m_selection->batch());
    m_heads->setVisible(heads);
    m_operands->setVisible(m_state->has_operands);
    m_operands->setSegmentVisible(block_mode, m_state->has_block);
    m_operands->setCurrentIndex(m_state->operands ? operands_mode : map_mode);
    fillTensors(stage, computed);
    m_tensor->setVisible(m_state->tensors.size() > 1);
    m_range->setItemText(int(RangeMode::Tensor), rangeName(RangeMode::Tensor, m_state->probability));
    followSelection();
}

// The card's default, each single tensor if operands show one at a time, and intermediate results.
void CentreHeader::listTensors(State& state, const StageInfo& stage, const std::string& inFocus)
{
    QStringList side;
    for (const std::string& tensor : stage.tensors)
        side << QString::fromStdString(tensor);
    state.tensors << side.join(QStringLiteral(", "));
    if (state.operands && side.size() > 1)
        state.tensors << side;
    for (const std::string& tensor : stage.aside)
        state.tensors << QString::fromStdString(tensor);
    state.tensor = std::max(0, int(state.tensors.indexOf(QString::fromStdString(inFocus))));
}

// Tensors without a card by words, those on the card by the letters of its formula.
void CentreHeader::fillTensors(const StageInfo& stage, const Computed& computed)
{
    m_tensor->clear();
    for (const QString& tensor : m_state->tensors) {
        const bool aside = std::ranges::find(stage.aside, tensor.toStdString()) != stage.aside.end();
        const QString words = tensorWords(computed, tensor.toStdString());
        const QString name = words.section(QStringLiteral(", "), 0, 0); // what follows is how it is made
        m_tensor->addItem(aside ? name : tensor, tensor);
        m_tensor->setItemData(m_tensor->count() - 1, aside ? tensor : words, Qt::ToolTipRole);
    }
    m_tensor->setItemData(0, {}, Qt::ToolTipRole);
    m_tensor->setCurrentIndex(m_state->tensor);
}

void CentreHeader::chooseTensor(int entry)
{
    Q_EMIT tensorAsked(entry == 0 ? QString() : m_tensor->itemData(entry).toString());
    if (entry == 0 && m_state->operands && m_tensor->itemText(0).contains(QLatin1Char(',')))
        m_selection->setOperands(false); // which show one at a time
}

void CentreHeader::setPlain(bool plain)
{
    if (std::exchange(m_plain, plain) == plain)
        return;
    m_lock->setVisible(!plain);
    showWhatFits();
}

void CentreHeader::setHeadSwitch(QAction* turn)
{
    addAction(turn); // the list of heads keeps the focus
    m_eye = new IconButton(turn, true, this);
    auto* row = qobject_cast<QHBoxLayout*>(layout());
    row->insertWidget(row->indexOf(m_head) + 1, m_eye);
    showWhatFits();
}

void CentreHeader::setStudio(QAction* open)
{
    if (std::exchange(m_open, open) != open)
        showWhatFits();
}

void CentreHeader::followSelection()
{
    const QSignalBlocker silent_head(m_head), silent_batch(m_batch), silent_range(m_range);
    m_logarithmic->setChecked(m_selection->range().logarithmic);
    m_heads->setCurrentIndex(m_selection->allHeads() ? 1 : 0);
    m_head->setVisible(m_head->count() > 1 && !m_selection->allHeads()); // a tile is chosen by itself
    m_head->setCurrentIndex(m_selection->head());
    m_batch->setCurrentIndex(m_selection->batch());
    m_range->setCurrentIndex(int(m_selection->range().mode));
    showWhatFits();
}

void CentreHeader::nameStudio(bool shortly)
{
    const QString title = m_open->text().remove(QLatin1Char('&'));
    m_studio->setText(shortly ? tr("Open") : title);
    m_studio->setAccessibleName(title);
    m_studio->setToolTip(withShortcut(tr("Open “%1”").arg(title), m_open->shortcut()) + QLatin1Char('\n') +
                         tr("Then press Ctrl+Shift+F6 for its controls and Ctrl+F6 for its picture."));
    m_studio->updateGeometry();
}

int CentreHeader::neededWidth() const
{
    int needed = 2 * margin_px;
    for (int i = 0; i < layout()->count(); ++i)
        if (QWidget* part = layout()->itemAt(i)->widget(); part && part != m_shape && !part->isHidden())
            needed += part->sizeHint().width() + spacing_px;
    return needed;
}

void CentreHeader::showWhatFits()
{
    if (!testAttribute(Qt::WA_Resized))
        return; // its room is not known yet
    // Hidden in this order when space is short: the captions, the name of the studio, the shape, the end of a word, the
    // batch item, the width of a chooser, the end of the heading, the color range, the eye, the studio's link, the
    // chooser of tensors, the whole heading, map or operands, also in the View menu.
    m_showCaption->setVisible(!m_heads->isHidden());
    m_batch->setVisible(m_batch->count() > 1);
    m_tensor->setVisible(m_state && m_state->tensors.size() > 1 && !m_plain);
    m_operands->setVisible(m_state && m_state->has_operands);
    m_heading->show();
    m_range->setVisible(!m_plain);
    m_logarithmic->setVisible(!m_plain);
    m_studio->setVisible(m_open != nullptr);
    m_range->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_logarithmic->setText(tr("logarithmic"));
    if (m_open)
        nameStudio(false);
    m_coloursCaption->setVisible(!m_plain);
    if (neededWidth() + least_shape_px > width()) {
        m_showCaption->hide();
        m_coloursCaption->hide();
    }
    if (m_open && neededWidth() + least_shape_px > width())
        nameStudio(true);
    m_shape->setVisible(!m_plain && neededWidth() + m_shape->sizeHint().width() + spacing_px <= width());
    m_logarithmic->setText(neededWidth() <= width() ? tr("logarithmic") : tr("log"));
    if (neededWidth() > width())
        m_batch->hide(); // the panel of the tokens has it too
    if (neededWidth() > width())
        m_range->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    if (m_eye)
        m_eye->setVisible(!m_head->isHidden());
    const int spared = std::max(m_heading->sizeHint().width() - least_heading_px, 0);
    for (QWidget* last :
         {static_cast<QWidget*>(m_logarithmic), static_cast<QWidget*>(m_range), m_eye, static_cast<QWidget*>(m_studio)})
        if (last && neededWidth() - spared > width())
            last->hide();
    // Beside a lesson: what else the card has is in the menu too.
    const int spared_at_last = m_heading->sizeHint().width() + spacing_px;
    m_tensor->setVisible(m_state && m_state->tensors.size() > 1 && !m_plain &&
                         neededWidth() - spared_at_last <= width());
    const int missing = std::max(neededWidth() - width(), 0);
    m_heading->setVisible(missing == 0 || m_heading->sizeHint().width() - missing >= scaled(least_word_px));
    if (m_heading->isHidden() && neededWidth() > width())
        m_operands->hide();
    m_heading->setSizePolicy(neededWidth() > width() ? QSizePolicy::Preferred : QSizePolicy::Minimum,
                             QSizePolicy::Fixed);
}

void CentreHeader::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colors().line);
}

} // namespace attn
