// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/mask/maskcontrols.h"

#include "core/rewrite/maskpainting.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/keycap.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/scrollarea.h"
#include "ui/kit/section.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/language/keynames.h"
#include "ui/studios/mask/biassection.h"
#include "ui/studios/planechooser.h"
#include "ui/theme/fonts.h"

#include <QComboBox>
#include <QScopedValueRollback>
#include <QStyle>

#include <algorithm>

namespace attn {

namespace {

constexpr int most_canvas_height = 222, other_sections_height = 330, section_margin = 12; // px
constexpr QLatin1String stroke_merge("paint mask"), size_merge("mask preset size");
constexpr Change mask_change = Change(ChangePart::Config) | ChangePart::Values | ChangePart::Structure;

// The number of a preset, before its field.
QString sizeName(MaskPreset preset)
{
    switch (preset) {
    case MaskPreset::Padding: return QObject::tr("last tokens");
    case MaskPreset::SlidingWindow: return QObject::tr("window width");
    case MaskPreset::Prefix: return QObject::tr("length");
    case MaskPreset::BlockDiagonal: return QObject::tr("size");
    default: return {};
    }
}

QString presetHelp(MaskPreset preset)
{
    switch (preset) {
    case MaskPreset::None: return QObject::tr("Every query sees every key");
    case MaskPreset::Causal: return QObject::tr("No query sees a key that comes after it");
    case MaskPreset::Padding: return QObject::tr("Padding keys are blocked for all queries of this batch item");
    case MaskPreset::SlidingWindow: return QObject::tr("Each query sees itself and the tokens just before it");
    case MaskPreset::Prefix:
        return QObject::tr("Tokens in the prefix see each other in both directions; the rest is causal");
    case MaskPreset::BlockDiagonal: return QObject::tr("Each query sees the tokens in its own block");
    case MaskPreset::Custom: return QObject::tr("The current mask as a starting point for painting");
    }
    return {};
}

} // namespace

MaskControls::MaskControls(Document* document, Selection* selection, QWidget* parent)
    : ControlColumn(tr("Mask"), parent), m_document(document), m_selection(selection), m_preset(new QComboBox(this)),
      m_paint(new PlainLabel(tr("then paint"), this)), m_sizeLine(new QWidget(this)),
      m_sizeName(new PlainLabel(m_sizeLine)), m_size(new NumberField(1, true, m_sizeLine)),
      m_globalLine(new QWidget(this)), m_global(new NumberField(1, true, m_globalLine)),
      m_sizeMessage(new MessageLine(this)), m_canvas(new MaskCanvas), m_scroll(new ScrollArea(this)),
      m_brush(new SegmentedControl(tr("Brush"), this)),
      m_undo(new IconButton(QStringLiteral("undo"), tr("Undo"), true, this)),
      m_written(new SegmentedControl(tr("Notation"), this)), m_message(new MessageLine(this)),
      m_bias(new BiasSection(document, selection, this)), m_plane(new PlaneChooser(selection, this))
{
    addSection(tr("Start from"), makeStart());
    m_mask = addSection(tr("Mask"), makeMask());
    addEditor(m_bias);
    addSection(tr("Notation"), makeWritten());
    addPlain(m_plane);
    connect(m_bias, &BiasSection::described, this, &MaskControls::described);

    connect(document, &Document::changed, this, [this](Change change) {
        if (change & ChangePart::Scene)
            m_begun.clear();
        if (!m_own) {
            m_message->clear();
            m_sizeMessage->clear();
        }
        refresh();
    });
    connect(selection, &Selection::focusChanged, this, &MaskControls::refresh);
    connect(selection, &Selection::stepChanged, this, [this] {
        if (!m_canvas->picture().grounds.empty()) // nothing else here follows steps
            refresh();
    });
    connect(selection, &Selection::chosenChanged, this, [this] {
        if (const auto cell = m_computed ? chosenPair(*m_computed, *m_selection) : m_selection->chosen())
            m_canvas->setCurrent(*cell);
    });
    connect(selection, &Selection::hoveredChanged, this, [this] { m_canvas->setHovered(m_selection->hovered()); });
    connect(document->history(), &QUndoGroup::canUndoChanged, m_undo, &QWidget::setEnabled);
    m_undo->setEnabled(document->history()->canUndo());
    onEvents(this, {QEvent::Resize}, [this] { fitCanvas(); });
    onEvents(this, {QEvent::Show}, [this] { refresh(); });
}

QWidget* MaskControls::makeStart()
{
    for (const auto& [preset, name] : {std::pair(MaskPreset::None, tr("none")),
                                       {MaskPreset::Causal, tr("causal")},
                                       {MaskPreset::Padding, tr("padding")},
                                       {MaskPreset::SlidingWindow, tr("sliding window")},
                                       {MaskPreset::Prefix, tr("prefix")},
                                       {MaskPreset::BlockDiagonal, tr("block-diagonal")},
                                       {MaskPreset::Custom, tr("custom")}}) {
        m_preset->addItem(name, int(preset));
        m_preset->setItemData(m_preset->count() - 1, presetHelp(preset), Qt::ToolTipRole);
    }
    nameChoices(m_preset, tr("Start from"));
    makeListRoomy(m_preset);
    keepWheelForScrolling(m_preset);
    m_size->setAlignment(Qt::AlignRight);
    m_size->setFixedWidth(scaled(52));
    for (QLabel* words : {m_sizeName, m_paint}) {
        useQuietFont(words, 12.5);
    }

    auto* body = new QWidget(this);
    auto* line = rowOf(nullptr, 8, {m_preset, m_paint, freeRoom(1)});
    // Under the preset: beside it, both are wider than the column in a small window.
    rowOf(m_sizeLine, 8, {m_sizeName, freeRoom(1), m_size});
    auto* globalName = new PlainLabel(tr("keep first tokens"), m_globalLine);
    useQuietFont(globalName, 12.5);
    m_global->setAlignment(Qt::AlignRight);
    m_global->setFixedWidth(scaled(52));
    m_global->setAccessibleName(tr("Number of initial tokens that every query sees"));
    m_global->setToolTip(
        tr("As in StreamingLLM, every query sees the first tokens even when they are outside its window"));
    rowOf(m_globalLine, 8, {globalName, freeRoom(1), m_global});
    columnOf(body, 4, {line, m_sizeLine, m_globalLine, m_sizeMessage});

    connect(m_preset, &QComboBox::activated, this, [this](int index) {
        const auto preset = MaskPreset(m_preset->itemData(index).toInt());
        const std::int64_t size = preset == MaskPreset::Padding ? 1 : preset == MaskPreset::SlidingWindow ? 3 : 2;
        const SizeRange range = sizeRange(preset, tokens());
        startFrom({preset, hasSize(preset) ? std::clamp(size, range.least, range.most) : 0});
    });
    connect(m_size, &NumberField::edited, this, [this](double value, bool merging) {
        const SizeRange range = sizeRange(m_start.preset, tokens());
        if (value < double(range.least) || value > double(range.most))
            return m_sizeMessage->setMessage(
                tr("Enter a number from %1 to %2, not %3.").arg(range.least).arg(formatCount(range.most)).arg(value));
        startFrom({m_start.preset, std::int64_t(value), m_start.global}, merging ? QString(size_merge) : QString());
    });
    connect(m_global, &NumberField::edited, this, [this](double value, bool merging) {
        if (value < 0 || value > double(tokens()))
            return m_sizeMessage->setMessage(
                tr("Enter a number from 0 to %1, not %2.").arg(formatCount(tokens())).arg(value));
        startFrom({m_start.preset, m_start.size, std::int64_t(value)}, merging ? QString(size_merge) : QString());
    });
    connect(m_global, &NumberField::finished, m_document, &Document::endMerge);
    connect(m_global, &NumberField::refused, this,
            [this](const QString& sentence) { m_sizeMessage->setMessage(sentence); });
    connect(m_size, &NumberField::finished, m_document, &Document::endMerge);
    connect(m_size, &NumberField::refused, this,
            [this](const QString& sentence) { m_sizeMessage->setMessage(sentence); });
    return body;
}

QWidget* MaskControls::makeMask()
{
    scrollOnGround(m_scroll, m_canvas);
    m_brush->addSegment(tr("Block"), tr("Paint to block cells (B)"));
    m_brush->addSegment(tr("Allow"), tr("Paint to allow cells (A)"));
    m_undo->setDescription(tr("Undo the last stroke"), QKeySequence::Undo);

    auto* hint = rowOf(nullptr, 6);
    auto* drag = new PlainLabel(tr("Drag to paint."), this);
    auto* flips = new ElidedLabel(tr("toggle cell"), this);
    for (QWidget* words : std::initializer_list<QWidget*>{drag, flips}) {
        useQuietFont(words, 12);
    }
    hint->addWidget(drag);
    hint->addWidget(new KeyCap(spaceKey(), this));
    hint->addWidget(flips, 1);
    auto* tools = rowOf(nullptr, -1, {m_brush, freeRoom(1), m_undo});

    auto* body = new QWidget(this);
    columnOf(body, 8, {m_scroll, tools, hint});

    connect(m_canvas, &MaskCanvas::sizeChanged, this, &MaskControls::fitCanvas);
    connect(m_canvas, &MaskCanvas::painted, this, &MaskControls::paint);
    connect(m_canvas, &MaskCanvas::strokeEnded, m_document, &Document::endMerge);
    connect(m_canvas, &MaskCanvas::brushAsked, this, &MaskControls::setBrush);
    connect(m_canvas, &MaskCanvas::chosen, this, [this](Cell cell) {
        const QRect rect = m_canvas->cellRect(cell);
        m_scroll->ensureVisible(rect.center().x(), rect.center().y(), rect.width(), rect.height());
        m_selection->setChosen(cell);
    });
    connect(m_canvas, &MaskCanvas::hovered, this, [this](std::optional<Cell> cell) {
        m_selection->setHovered(cell);
        describeHovered(cell);
    });
    connect(m_brush, &SegmentedControl::activated, this,
            [this](int index) { setBrush(index == 0 ? MaskBrush::Block : MaskBrush::Allow); });
    connect(m_undo, &QAbstractButton::clicked, m_document->history(), &QUndoGroup::undo);
    return body;
}

QWidget* MaskControls::makeWritten()
{
    m_written->addSegment(tr("True / False"), tr("True blocks a cell"));
    m_written->addSegment(tr("0 / −∞ added"), tr("Values added to the scores; −∞ blocks a cell"));
    auto* body = new QWidget(this);
    columnOf(body, 4, {m_written, m_message});
    connect(m_written, &SegmentedControl::activated, this, [this](int form) {
        const Scene& scene = m_document->scene();
        change(form == 1 ? tr("Write the mask as 0 and −∞") : tr("Write the mask as True and False"),
               form == 1 ? writeMaskToAdd(scene) : writeMaskAsBoolean(scene));
        refresh(); // after a refusal the control shows again what holds
    });
    return body;
}

void MaskControls::setComputed(const ComputedPtr& computed)
{
    m_computed = computed;
    m_bias->setComputed(computed);
    refresh();
}

std::int64_t MaskControls::tokens() const { return m_canvas->picture().rows; }

void MaskControls::refresh()
{
    const Scene& scene = m_document->scene();
    if (!isVisible() || !m_computed || scene.config.stage != Stage::Attention)
        return; // updated again once visible
    const int item = m_selection->batch();
    const auto blocked = blockedCells(scene, item);
    if (!blocked)
        return;
    recogniseStart(*blocked);

    MaskPicture picture;
    picture.rows = picture.columns = int(blocked->dim(0));
    const Tensor begun = m_start.preset == MaskPreset::Custom ? *blocked : blockedBy(m_start, picture.rows);
    const Tensor* added =
        scene.config.mask.kind == MaskKind::Additive ? scene.input(scene.config.mask.tensor) : nullptr;
    const std::int64_t from = added && added->rank() == 3 ? item * blocked->size() : 0;
    int count = 0;
    for (std::int64_t i = 0; i < blocked->size(); ++i) {
        const bool now = (*blocked)[i] != 0;
        count += now;
        picture.blocked.push_back(now);
        picture.byHand.push_back(now != (begun[i] != 0));
        if (added)
            picture.added.push_back((*added)[from + i]);
    }
    for (const std::string& label : tokenLabels(scene, item, picture.rows))
        picture.keys << QString::fromStdString(label);
    picture.queries = picture.keys;
    picture.grounds = biasGrounds(*m_computed, *m_selection, picture.blocked.size());
    m_canvas->setPicture(std::move(picture));
    if (const auto cell = m_selection->chosen())
        m_canvas->setCurrent(*cell);
    if (m_canvas->underMouse() && m_canvas->hoveredCell())
        describeHovered(m_canvas->hoveredCell()); // it may just have been painted
    m_mask->setCaption(tr("%1 of %2 blocked").arg(count).arg(blocked->size()));

    m_preset->setCurrentIndex(m_preset->findData(int(m_start.preset)));
    m_preset->setToolTip(presetHelp(m_start.preset));
    showSize();
    const bool masks = scene.config.mask.kind != MaskKind::None;
    m_written->setEnabled(masks);
    m_written->setCurrentIndex(scene.config.mask.kind == MaskKind::Additive ? 1 : 0);
    m_plane->setComputed(*m_computed);
    fitCanvas();
}

// A scene does not record how its mask began: it is remembered here for every mask shown, through painting and undo,
// and inferred from the cells if the mask came from elsewhere.
void MaskControls::recogniseStart(const Tensor& blocked)
{
    const Mask& mask = m_document->scene().config.mask;
    const bool by_place = mask.kind == MaskKind::SlidingWindow || mask.kind == MaskKind::Prefix;
    if (by_place) { // the scene says it itself
        const bool slides = mask.kind == MaskKind::SlidingWindow;
        m_start = {slides ? MaskPreset::SlidingWindow : MaskPreset::Prefix, slides ? mask.window : mask.prefix,
                   mask.global};
    }
    const std::pair shown(m_selection->batch(), std::vector<bool>(blocked.data(), blocked.data() + blocked.size()));
    const auto known = m_begun.find(shown);
    if (!by_place && !m_own && known != m_begun.end()) {
        m_start = known->second;
    } else if (!by_place && !m_own && (m_begun.empty() || blockedBy(m_start, blocked.dim(0)) != blocked)) {
        if (const auto preset = presetOf(blocked))
            m_start = *preset;
        else if (m_begun.empty())
            m_start = {MaskPreset::Custom, 0};
    }
    m_begun.insert_or_assign(shown, m_start);
}

void MaskControls::showSize()
{
    m_sizeName->setText(sizeName(m_start.preset));
    m_sizeLine->setVisible(hasSize(m_start.preset));
    m_paint->setVisible(!hasSize(m_start.preset));
    m_globalLine->setVisible(m_start.preset == MaskPreset::SlidingWindow);
    m_global->setSteppedRange(0, double(tokens()));
    m_global->setValue(double(m_start.global));
    if (!hasSize(m_start.preset))
        return;
    const SizeRange range = sizeRange(m_start.preset, tokens());
    m_size->setSteppedRange(double(range.least), double(std::max(range.most, m_start.size)));
    m_size->setValue(double(m_start.size));
    m_size->setAccessibleName(tr("%1, %2").arg(m_preset->currentText(), m_sizeName->text()));
    m_size->setToolTip(presetHelp(m_start.preset));
}

void MaskControls::startFrom(const PresetMask& preset, const QString& mergeKey)
{
    const PresetMask before = m_start;
    m_start = preset;
    m_sizeMessage->clear();
    const int index = m_preset->findData(int(preset.preset));
    const QString name = m_preset->itemText(index);
    const QString step = hasSize(preset.preset)
                             ? tr("Mask: %1, %2 %3").arg(name, sizeName(preset.preset)).arg(preset.size)
                             : tr("Mask: %1").arg(name);
    if (!change(step, startMaskFrom(m_document->scene(), preset, m_selection->batch()), mergeKey))
        m_start = before;
    QScopedValueRollback own(m_own, true);
    refresh();
}

void MaskControls::paint(const std::vector<Cell>& cells, bool block)
{
    change(m_canvas->strokeWords(cells, block),
           paintMask(m_document->scene(), m_selection->batch(), maskCells(cells), block), stroke_merge);
}

void MaskControls::setBrush(MaskBrush brush)
{
    m_canvas->setBrush(brush);
    m_brush->setCurrentIndex(brush == MaskBrush::Block ? 0 : 1);
}

bool MaskControls::change(const QString& step, const Result<Rewritten>& rewritten, const QString& mergeKey)
{
    m_message->clear();
    std::optional<Error> refusal;
    if (!rewritten) {
        refusal = rewritten.error();
    } else {
        // A stroke on an already painted mask changes numbers and nothing else.
        const bool sameTensors = rewritten->scene.config == m_document->scene().config &&
                                 rewritten->scene.inputs.size() == m_document->scene().inputs.size();
        QScopedValueRollback own(m_own, true);
        refusal =
            m_document->edit(step, rewritten->scene, sameTensors ? Change(ChangePart::Values) : mask_change, mergeKey);
    }
    if (refusal)
        m_message->setMessage(splitPath(refusal->message).sentence);
    return !refusal;
}

void MaskControls::describeHovered(std::optional<Cell> cell)
{
    if (!cell)
        return Q_EMIT described({});
    const MaskPicture& picture = m_canvas->picture();
    const QString words = picture.wordsOf(*cell);
    Q_EMIT described(picture.isByHand(*cell) ? tr("%1, painted by hand").arg(words) : words);
}

void MaskControls::fitCanvas()
{
    // A function of this column's size alone, its scroll bar always reckoned with: what the scroll bars leave would go
    // round in circles.
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    // What other sections leave free in a tall window.
    const int most = std::max(scaled(most_canvas_height), height() - scaled(other_sections_height));
    m_canvas->fit(m_scroll, width() - 2 * section_margin - bar, most);
}

} // namespace attn
