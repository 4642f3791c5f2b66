// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/maskpanel.h"

#include "core/rewrite/maskkind.h"
#include "ui/editors/maskgrid.h"
#include "ui/editors/tablepaste.h"
#include "ui/kit/formrow.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/optioncontrols.h"
#include "ui/theme/fonts.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace attn {

namespace {

constexpr int most_grid_height = 232;
constexpr int most_counted = 1 << 18; // a mask of 512 tokens; larger ones are not counted at every change
constexpr int mask_label_width = 100; // as in the form of heads and projections
constexpr float blocked_number = -std::numeric_limits<float>::infinity();
constexpr QLatin1String stroke_key("paint mask");

} // namespace

MaskPanel::MaskPanel(Document* document, Selection* selection, QWidget* parent)
    : EditorSection(tr("Mask"), document, selection, parent), m_kind(makeOptionList("mask.kind", this)),
      m_apply(makeOptionList("mask.apply", this)), m_rows(makeOptionList("masked_rows", this)),
      m_rowsRow(new FormRow(fromView(option("masked_rows").label), m_rows, this, true)),
      m_model(new TensorModel(document, this)), m_scroll(new QScrollArea(this)),
      m_grid(new MaskGrid(m_model, m_scroll)), m_added(new NumberField(0.1, false, this)),
      m_addedRow(new FormRow(tr("Added here"), m_added, this))
{
    m_rowsRow->setLabelWidth(mask_label_width);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_kind, 100);
    row->addWidget(m_apply, 172);
    column()->addLayout(row);
    column()->addWidget(m_rowsRow);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_scroll->setWidget(m_grid);
    m_grid->setAutoFillBackground(false);
    column()->addWidget(m_scroll);
    column()->addWidget(m_addedRow);
    m_added->setToolTip(tr("The number that is added to the chosen cell's score: -inf blocks the key"));

    connect(m_kind, &QComboBox::activated, this, [this](int kind) {
        const MaskApply now = scene().config.mask.apply;
        changeMask(MaskKind(kind), now == MaskApply::None && kind != int(MaskKind::None) ? MaskApply::FillNegInf : now);
    });
    connect(m_apply, &QComboBox::activated, this,
            [this](int apply) { changeMask(scene().config.mask.kind, MaskApply(apply)); });
    connect(m_rows, &QComboBox::activated, this, [this](int value) {
        Scene after = scene();
        option("masked_rows").set(after.config, value);
        change(tr("Masked rows: %1").arg(m_rows->itemText(value)), std::move(after), ChangePart::Config);
    });
    connect(m_grid, &MaskGrid::sizeChanged, this, &MaskPanel::fitGrid);
    connect(m_grid, &MaskGrid::painted, this, [this](Cell cell, bool block) {
        const float value = !block ? 0 : scene().config.mask.kind == MaskKind::Additive ? blocked_number : 1;
        paint(cell, value, stroke_key);
    });
    connect(m_grid, &MaskGrid::strokeEnded, document, &Document::endMerge);
    connect(m_grid, &MaskGrid::chosen, this, [this](Cell cell) {
        showCurrent();
        if (m_model->layout().rowMeaning() == LineMeaning::Token)
            this->selection()->setChosen(cell);
    });
    connect(selection, &Selection::chosenChanged, this, [this] {
        const auto cell = this->selection()->chosen();
        if (cell && m_model->layout().rowMeaning() == LineMeaning::Token && cell->column < m_model->columnCount())
            m_grid->setCurrent(*cell);
        showCurrent();
    });
    auto* paste = new TablePaste(document, m_model, m_grid);
    auto* pasteAction = new QAction(tr("Paste numbers"), m_grid);
    pasteAction->setShortcuts(QKeySequence::Paste);
    pasteAction->setShortcutContext(Qt::WidgetShortcut);
    m_grid->addAction(pasteAction);
    connect(pasteAction, &QAction::triggered, this, [this, paste] {
        const Cell cell = m_grid->current();
        const QRect place = m_grid->cellRect(cell.row, cell.column);
        paste->paste(QApplication::clipboard()->text(), {m_model->index(cell.row, cell.column)},
                     QRect(m_grid->mapToGlobal(place.topLeft()), place.size()));
    });
    connect(paste, &TablePaste::refused, this, [this](const QString& sentence) { showMessage(sentence, true); });
    connect(paste, &TablePaste::accepted, this, [this] { clearRefusal(); });
    connect(m_model, &TensorModel::accepted, this, [this] { clearRefusal(); });
    connect(m_added, &NumberField::edited, this, [this](double value, bool merging) {
        paint(m_grid->current(), m_model->nearest(value), merging ? QString(stroke_key) : QString());
    });
    connect(m_added, &NumberField::finished, document, &Document::endMerge);
    connect(m_added, &NumberField::refused, m_addedRow, &FormRow::setError);
    refresh();
}

void MaskPanel::refresh()
{
    const Config& config = scene().config;
    setApplies(config.stage == Stage::Attention);
    if (!applies())
        return;
    m_kind->setCurrentIndex(int(config.mask.kind));
    m_apply->setCurrentIndex(int(config.mask.apply));
    m_rows->setCurrentIndex(int(config.masked_rows));
    enableFittingValues(m_apply, "mask.apply", config);
    const bool masks = config.mask.kind != MaskKind::None;
    m_apply->setEnabled(masks);
    m_rowsRow->setVisible(masks && config.mask.kind != MaskKind::Causal); // a causal mask leaves no row empty

    m_addedRow->setError({});
    m_model->show(computed(), config.mask.tensor, selection()->batch());
    const bool painted = m_model->rowCount() > 0;
    m_scroll->setVisible(painted);
    m_addedRow->setVisible(painted && config.mask.kind == MaskKind::Additive);
    int blocked = 0;
    const int cells = m_model->rowCount() * m_model->columnCount();
    for (int row = 0; row < m_model->rowCount() && cells <= most_counted; ++row)
        for (int column = 0; column < m_model->columnCount(); ++column)
            blocked += m_grid->isBlocked(row, column);
    setHeading(painted && cells <= most_counted ? tr("%1 of %2 blocked").arg(blocked).arg(cells) : QString());
    showCurrent();
    fitGrid();
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

void MaskPanel::paint(Cell cell, float value, const QString& mergeKey)
{
    const QString key = m_model->layout().column(cell.column).text;
    const QString query = m_model->layout().row(cell.row).text;
    const QString verb = value == 0 ? tr("Allow") : value == 1 || value == blocked_number ? tr("Block") : tr("Add to");
    change(query.isEmpty() ? tr("%1 the key %2").arg(verb, key) : tr("%1 %2 → %3").arg(verb, query, key),
           setMaskCell(scene(), selection()->batch(), cell.row, cell.column, value), ChangePart::Values, mergeKey);
}

void MaskPanel::showCurrent()
{
    const Cell cell = m_grid->current();
    if (cell.row < m_model->rowCount() && cell.column < m_model->columnCount())
        m_added->setValue(m_model->value(cell.row, cell.column));
}

void MaskPanel::fitGrid()
{
    int height = m_grid->minimumHeight();
    if (m_grid->minimumWidth() > m_scroll->width())
        height += m_scroll->horizontalScrollBar()->sizeHint().height();
    m_scroll->setFixedHeight(std::min(height, scaled(most_grid_height)));
}

} // namespace attn
