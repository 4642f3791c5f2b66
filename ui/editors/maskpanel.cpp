// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/maskpanel.h"

#include "core/rewrite/layerparts.h"
#include "core/rewrite/maskkind.h"
#include "core/rewrite/maskpainting.h"
#include "ui/editors/maskcanvas.h"
#include "ui/editors/settingrows.h"
#include "ui/editors/tablepaste.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/formrow.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/onevents.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/scrollarea.h"
#include "ui/language/said.h"
#include "ui/theme/fonts.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>

#include <algorithm>
#include <limits>

namespace attn {

namespace {

constexpr int most_grid_height = 232;
constexpr int mask_label_width = 100; // as in the form of heads and projections
constexpr float blocked_number = -std::numeric_limits<float>::infinity();
constexpr QLatin1String stroke_key("paint mask");

} // namespace

MaskPanel::MaskPanel(Document* document, Selection* selection, QWidget* parent)
    : EditorSection(tr("Mask"), document, selection, parent), m_kind(makeOptionList("mask.kind", this)),
      m_apply(makeOptionList("mask.apply", this)), m_rows(makeOptionList("masked_rows", this)),
      m_rowsRow(new FormRow(said(option("masked_rows").label), m_rows, this, true)),
      m_spares(makeOptionList("mask.spares", this)),
      m_sparesRow(new FormRow(said(option("mask.spares").label), m_spares, this, true)),
      m_numbers(new SettingRows("mask", false, this)), m_model(new TensorModel(document, this)),
      m_scroll(new ScrollArea(this)), m_canvas(new MaskCanvas(m_scroll)), m_added(new NumberField(0.1, false, this)),
      m_addedRow(new FormRow(tr("Added here"), m_added, this))
{
    for (QComboBox* list : {m_kind, m_apply})
        nameChoices(list, list->accessibleName());
    m_rowsRow->setLabelWidth(mask_label_width);
    column()->addWidget(m_kind);
    column()->addWidget(m_numbers);
    column()->addWidget(m_apply);
    column()->addWidget(m_rowsRow);
    m_sparesRow->setLabelWidth(mask_label_width);
    column()->addWidget(m_sparesRow);
    m_canvas->setBrush(MaskBrush::Flip);
    scrollOnGround(m_scroll, m_canvas);
    column()->addWidget(m_scroll);
    column()->addWidget(m_addedRow);
    m_added->setToolTip(tr("Added to the score of the selected cell; -inf blocks the key"));

    connect(m_kind, &QComboBox::activated, this,
            [this](int kind) { changeMask(MaskKind(kind), applyOrFirst(scene().config.mask.apply)); });
    connect(m_apply, &QComboBox::activated, this,
            [this](int apply) { changeMask(scene().config.mask.kind, MaskApply(apply)); });
    connect(m_rows, &QComboBox::activated, this, [this](int value) { setOption("masked_rows", value); });
    connect(m_spares, &QComboBox::activated, this, [this](int value) { setOption("mask.spares", value); });
    connect(m_numbers, &SettingRows::settingEdited, this,
            [this](const QString& step, const Setting& setting, const SettingValue& value, bool merging) {
                const QString path = QString::fromUtf8(setting.path);
                change(step, withSetting(scene(), setting, value), ChangePart::Config | ChangePart::Values,
                       merging ? path : QString());
            });
    connect(m_numbers, &SettingRows::finished, document, &Document::endMerge);
    connect(m_canvas, &MaskCanvas::sizeChanged, this, &MaskPanel::fitCanvas);
    connect(m_canvas, &MaskCanvas::painted, this, &MaskPanel::paint);
    connect(m_canvas, &MaskCanvas::strokeEnded, document, &Document::endMerge);
    connect(m_canvas, &MaskCanvas::chosen, this, [this](Cell cell) {
        showCurrent();
        if (m_model->layout().rowMeaning() == LineMeaning::Token)
            this->selection()->setChosen(cell);
    });
    connect(selection, &Selection::chosenChanged, this, [this] {
        const auto cell = this->selection()->chosen();
        if (cell && m_model->layout().rowMeaning() == LineMeaning::Token && cell->column < m_model->columnCount())
            m_canvas->setCurrent(*cell);
        showCurrent();
    });
    auto* paste = new TablePaste(document, m_model, m_canvas);
    auto* pasteAction = new QAction(tr("Paste values"), m_canvas);
    pasteAction->setShortcuts(QKeySequence::Paste);
    pasteAction->setShortcutContext(Qt::WidgetShortcut);
    m_canvas->addAction(pasteAction);
    connect(pasteAction, &QAction::triggered, this, [this, paste] {
        const Cell cell = m_canvas->current();
        const QRect place = m_canvas->cellRect(cell);
        paste->paste(QApplication::clipboard()->text(), {m_model->index(cell.row, cell.column)},
                     QRect(m_canvas->mapToGlobal(place.topLeft()), place.size()));
    });
    connect(paste, &TablePaste::refused, this, [this](const QString& sentence) { showMessage(sentence, true); });
    connect(paste, &TablePaste::accepted, this, [this] { clearRefusal(); });
    connect(m_model, &TensorModel::accepted, this, [this] { clearRefusal(); });
    connect(m_added, &NumberField::edited, this, &MaskPanel::add);
    connect(m_added, &NumberField::finished, document, &Document::endMerge);
    connect(m_added, &NumberField::refused, m_addedRow, &FormRow::setError);
    refresh();
    onEvents(this, {QEvent::Resize}, [this] { fitCanvas(); });
}

void MaskPanel::setOption(std::string_view path, int value)
{
    const Option& choice = option(path);
    Scene after = scene();
    choice.set(after.config, value);
    change(tr("%1: %2").arg(said(choice.label), said(choice.values[std::size_t(value)].label)), std::move(after),
           ChangePart::Config);
}

void MaskPanel::refresh()
{
    const Config& config = scene().config;
    setApplies(config.stage == Stage::Attention && !startsFromWeights(config));
    if (!applies())
        return;
    m_kind->setCurrentIndex(int(config.mask.kind));
    m_apply->setCurrentIndex(int(config.mask.apply));
    m_rows->setCurrentIndex(int(config.masked_rows));
    m_spares->setCurrentIndex(int(config.mask.spares));
    m_sparesRow->setVisible(sparesPadded(config)); // a mistake: a scene that has it says so, and is mended here
    m_numbers->setConfig(config);
    enableFittingValues(m_apply, "mask.apply", config);
    const bool masks = config.mask.kind != MaskKind::None;
    m_apply->setEnabled(masks);
    m_rowsRow->setVisible(hasTensor(config.mask.kind)); // the others empty no row: a query sees itself

    m_addedRow->setError({});
    m_model->show(computed(), config.mask.tensor, selection()->batch());
    const bool painted = m_model->rowCount() > 0;
    m_scroll->setVisible(painted);
    m_addedRow->setVisible(painted && config.mask.kind == MaskKind::Additive);
    showMask();
    showCurrent();
    fitCanvas();
}

void MaskPanel::showMask()
{
    MaskPicture picture;
    picture.rows = m_model->rowCount();
    picture.columns = m_model->columnCount();
    const bool additive = m_model->kind() == Kind::Real, single = m_model->layout().rowMeaning() == LineMeaning::Single;
    for (int row = 0; row < picture.rows; ++row) {
        for (int column = 0; column < picture.columns; ++column) {
            const float value = m_model->value(row, column);
            picture.blocked.push_back(additive ? value == blocked_number : value != 0);
            picture.byHand.push_back(m_model->isEdited(row, column));
            if (additive)
                picture.added.push_back(value);
        }
        if (!single)
            picture.queries << m_model->layout().row(row).text;
    }
    for (int column = 0; column < picture.columns; ++column)
        picture.keys << m_model->layout().column(column).text;
    const std::size_t cells = picture.blocked.size();
    setHeading(cells > 0 ? tr("%1 of %2 blocked").arg(std::ranges::count(picture.blocked, true)).arg(cells)
                         : QString());
    m_canvas->setPicture(std::move(picture));
}

void MaskPanel::changeMask(MaskKind kind, MaskApply apply)
{
    const QString text = kind == MaskKind::None
                             ? tr("No mask")
                             : tr("Mask: %1, %2").arg(m_kind->itemText(int(kind)), m_apply->itemText(int(apply)));
    const auto refusal = change(text, setMaskKind(scene(), kind, kind == MaskKind::None ? MaskApply::None : apply),
                                ChangePart::Config | ChangePart::Values | ChangePart::Structure);
    if (refusal)
        refresh(); // the lists show again what holds
}

void MaskPanel::paint(const std::vector<Cell>& cells, bool block)
{
    change(m_canvas->strokeWords(cells, block), paintMask(scene(), selection()->batch(), maskCells(cells), block),
           ChangePart::Values, stroke_key);
}

void MaskPanel::add(double value, bool merging)
{
    const Cell cell = m_canvas->current();
    const MaskPicture& picture = m_canvas->picture();
    change(tr("Add to score “%1” → “%2”").arg(picture.queries.value(cell.row), picture.keys.value(cell.column)),
           setMaskNumber(scene(), selection()->batch(), {cell.row, cell.column}, m_model->nearest(value)),
           ChangePart::Values, merging ? QString(stroke_key) : QString());
}

void MaskPanel::showCurrent()
{
    const Cell cell = m_canvas->current();
    if (cell.row < m_model->rowCount() && cell.column < m_model->columnCount())
        m_added->setValue(m_model->value(cell.row, cell.column));
}

void MaskPanel::fitCanvas() { m_canvas->fit(m_scroll, width(), scaled(most_grid_height)); }

} // namespace attn
