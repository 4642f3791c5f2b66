// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tensortable.h"

#include "ui/document/pinslider.h"
#include "ui/editors/cellblocks.h"
#include "ui/editors/tablepaste.h"
#include "ui/editors/tensordelegate.h"
#include "ui/editors/tensorheader.h"
#include "ui/kit/copiednumbers.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>

#include <algorithm>

namespace attn {

namespace {

constexpr int table_row_height = 22;
constexpr int most_even_columns = 512; // wider tables are not evened out: that takes a step for each column

} // namespace

TensorTable::TensorTable(Document* document, QWidget* parent)
    : Spreadsheet(parent), m_model(new TensorModel(document, this)), m_delegate(new TensorDelegate(this)),
      m_paste(new TablePaste(document, m_model, this)), m_rowNames(new TensorHeader(Qt::Vertical, this)),
      m_columnNames(new TensorHeader(Qt::Horizontal, this)), m_drag(m_model)
{
    setVerticalHeader(m_rowNames);
    setHorizontalHeader(m_columnNames);
    setModel(m_model);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setSelectionMode(QAbstractItemView::ContiguousSelection);
    setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::DoubleClicked);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerItem);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    viewport()->setAutoFillBackground(false);
    viewport()->setCursor(Qt::SizeHorCursor);
    setWhatsThis(tr("Type a number or an expression. Drag a value left or right to change it. Hold Ctrl for steps of "
                    "0.1 or Shift for ten times finer steps; Esc cancels. Alt+Up and Alt+Down change the value by 0.1. "
                    "Delete resets an edit. Ctrl+Tab leaves the table."));
    connect(m_delegate, &TensorDelegate::refused, this, &TensorTable::refused);
    connect(m_model, &TensorModel::refused, this, &TensorTable::refused);
    connect(m_model, &TensorModel::accepted, this, &TensorTable::accepted);
    connect(m_model, &TensorModel::rounded, this, &TensorTable::rounded);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &TensorTable::fitColumns);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { tellLocked({}); });
    connect(document, &Document::changed, this, [this] { tellLocked({}); });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &TensorTable::visibleRowsChanged);
    connect(m_paste, &TablePaste::refused, this, &TensorTable::refused);
    connect(m_paste, &TablePaste::accepted, this, &TensorTable::accepted);
    connect(m_paste, &TablePaste::pasted, this, [this](const QModelIndex& first, const QModelIndex& last) {
        selectionModel()->select(QItemSelection(first, last), QItemSelectionModel::ClearAndSelect);
    });
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    addActions(document);
}

void TensorTable::show(const ComputedPtr& computed, const std::string& tensor, int batch, int head)
{
    const TensorLayout before = m_model->layout();
    m_model->show(computed, tensor, batch, head);
    if (m_model->layout() == before)
        return;
    setAccessibleName(tr("Table of %1").arg(QString::fromStdString(tensor)));
    m_rowNames->setDefaultSectionSize(scaled(table_row_height));
    updateGeometries(); // labels may differ in size
    fitColumns();
    Q_EMIT visibleRowsChanged();
}

void TensorTable::setMostRows(int rows)
{
    m_mostRows = rows;
    tellHeight();
}

void TensorTable::setDigits(int digits)
{
    m_digits = digits;
    fitColumns();
}

QString TensorTable::visibleRows() const
{
    if (!isVisible())
        return {};
    const int rows = m_model->layout().rows();
    const int first = rowAt(0);
    const int last = rowAt(viewport()->height() - 1);
    if (rows == 0 || first < 0 || (first == 0 && (last < 0 || last == rows - 1)))
        return {};
    return tr("rows %1–%2").arg(first).arg(last < 0 ? rows - 1 : last);
}

void TensorTable::showChosen(std::optional<Cell> cell)
{
    if (m_showing || m_gesture != Gesture::None || state() == EditingState)
        return;
    m_showing = true;
    const QModelIndex index = cell ? m_model->index(cell->row, cell->column) : QModelIndex();
    if (index.isValid() && index != currentIndex())
        setCurrentIndex(index);
    m_showing = false;
}

void TensorTable::showChosenTokens(const ChosenTokens& chosen)
{
    const TensorLayout& layout = m_model->layout();
    const bool columns = layout.columnMeaning() == LineMeaning::Token;
    m_rowNames->setChosenTokens(layout.rowMeaning() == LineMeaning::Token ? chosen : ChosenTokens());
    m_columnNames->setChosenTokens(columns ? chosen : ChosenTokens());
}

// --- size ---

QSize TensorTable::sizeHint() const
{
    const int rows = std::min(m_model->layout().rows(), m_mostRows);
    int height = m_columnNames->sizeHint().height() + rows * scaled(table_row_height);
    if (m_columnNames->length() > viewport()->width() && m_model->layout().columns() > 0)
        height += horizontalScrollBar()->sizeHint().height();
    return {scaled(200), height};
}

QSize TensorTable::minimumSizeHint() const { return {scaled(120), sizeHint().height()}; }

void TensorTable::fitColumns()
{
    const int columns = m_model->layout().columns();
    if (columns == 0)
        return;
    const ColumnFit fit =
        attn::fitColumns(columns, m_model->integerWidth(), m_model->wantedDecimals(m_digits), viewport()->width());
    if (fit != m_fit) {
        m_fit = fit;
        m_columnNames->setDefaultSectionSize(fit.width);
        for (int column = 0; column < std::min(columns, most_even_columns); ++column)
            m_columnNames->resizeSection(column, fit.widthOf(column));
    }
    m_model->setDecimals(fit.decimals);
    tellHeight();
}

void TensorTable::tellHeight()
{
    const int height = sizeHint().height();
    if (std::exchange(m_layoutHeight, height) != height)
        updateGeometry();
}

void TensorTable::resizeEvent(QResizeEvent* event)
{
    Spreadsheet::resizeEvent(event);
    fitColumns();
    Q_EMIT visibleRowsChanged();
}

void TensorTable::changeEvent(QEvent* event)
{
    Spreadsheet::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_rowNames->setDefaultSectionSize(scaled(table_row_height));
        fitColumns();
    }
}

// --- actions ---

void TensorTable::addActions(Document* document)
{
    addTableAction(tr("Edit value"), {QKeySequence(Qt::Key_F2)}, [this] { editCurrent(); });
    addTableAction(tr("Copy"), QKeySequence::keyBindings(QKeySequence::Copy), [this] { copyCells(); });
    addTableAction(tr("Paste values"), QKeySequence::keyBindings(QKeySequence::Paste), [this] { pasteCells(); });
    addTableAction(tr("Add 0.1"), {QKeySequence(Qt::ALT | Qt::Key_Up)}, [this] { stepBy(1, false); });
    addTableAction(tr("Subtract 0.1"), {QKeySequence(Qt::ALT | Qt::Key_Down)}, [this] { stepBy(-1, false); });
    addTableAction(tr("Add 0.01"), {QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Up)}, [this] { stepBy(1, true); });
    addTableAction(tr("Subtract 0.01"), {QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Down)},
                   [this] { stepBy(-1, true); });
    m_takeBack = addTableAction(tr("Reset value"), {QKeySequence(Qt::Key_Delete), QKeySequence(Qt::Key_Backspace)},
                                [this] { m_model->takeBack(chosenCells()); });
    addTableAction(tr("Pin to a slider"), {}, [this, document] { pinCurrent(*document, false); });
    addTableAction(tr("Pin row angle to a slider"), {}, [this, document] { pinCurrent(*document, true); });
}

void TensorTable::pinCurrent(Document& document, bool angle)
{
    const QModelIndex current = currentIndex();
    if (!current.isValid())
        return;
    const TensorLayout& layout = m_model->layout();
    std::optional<Slider> slider = Slider();
    slider->of = layout.tensor();
    slider->index = layout.index(current.row(), current.column());
    if (angle)
        slider = angleAt(layout.tensor(), slider->index, layout.shape().back());
    std::optional<Error> fault;
    if (!slider)
        fault = Error{QObject::tr("A row with a single value has no angle. Pin the value instead.").toStdString()};
    else if (layout.kind() != Kind::Real)
        fault = Error{QObject::tr("Sliders work with real numbers only, not with IDs or 0/1 values.").toStdString()};
    else
        fault = pinToSlider(document, *slider, m_model->value(current.row(), current.column()));
    if (fault)
        Q_EMIT refused(QString::fromStdString(fault->message));
}

void TensorTable::prepareMenu(QMenu& menu)
{
    const auto edited = [this](const QModelIndex& cell) { return m_model->isEdited(cell.row(), cell.column()); };
    m_takeBack->setEnabled(std::ranges::any_of(chosenCells(), edited));
    connect(&menu, &QMenu::aboutToHide, m_takeBack, [this] { m_takeBack->setEnabled(true); }); // its key always works
}

TensorBlock TensorTable::chosenBlock() const { return blockOf(*m_model, chosenCells()); }

void TensorTable::copyCells()
{
    const QModelIndexList cells = chosenCells();
    if (cells.isEmpty())
        return;
    const TensorBlock block = blockOf(*m_model, cells);
    putOnClipboard(copiedNumbers(cellsAsText(*m_model, cells), block.values, block.rowLabels, block.columnLabels));
}

void TensorTable::pasteCells() { pasteAt(QApplication::clipboard()->text(), chosenCells()); }

void TensorTable::pasteAt(const QString& text, const QModelIndexList& cells)
{
    if (cells.isEmpty())
        return;
    const QRect cell = visualRect(cells.front());
    m_paste->paste(text, cells, QRect(viewport()->mapToGlobal(cell.topLeft()), cell.size()));
}

void TensorTable::stepBy(int steps, bool fine)
{
    const QModelIndexList cells = chosenCells();
    if (!cells.isEmpty() && state() != EditingState)
        m_drag.step(cells, steps, fine);
}

// --- keyboard ---

bool TensorTable::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && m_gesture == Gesture::Scrubbing) {
        event->accept(); // to get it as a key press
        return true;
    }
    return Spreadsheet::event(event);
}

void TensorTable::keyPressEvent(QKeyEvent* event)
{
    if (m_gesture != Gesture::Scrubbing)
        return Spreadsheet::keyPressEvent(event);
    if (event->key() == Qt::Key_Escape)
        endScrub(false);
    event->accept();
}

void TensorTable::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint)
{
    m_leaving = true;
    Spreadsheet::closeEditor(editor, hint);
    m_leaving = false;
    if (hint == QAbstractItemDelegate::RevertModelCache) // what was wrong with the text is gone with it
        Q_EMIT accepted();
}

void TensorTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    Spreadsheet::currentChanged(current, previous);
    if (m_showing || !current.isValid())
        return;
    Q_EMIT cellChosen({current.row(), current.column()});
    if (!m_leaving)
        tellLocked(current);
}

// Once for all locked cells that are selected one after the other; an invalid index ends that.
void TensorTable::tellLocked(const QModelIndex& index)
{
    const bool locked = index.isValid() && m_model->isLocked(index.row(), index.column());
    if (std::exchange(m_toldLocked, locked) == locked)
        return;
    if (locked)
        Q_EMIT refused(tr("This cell is locked in this step."));
    else
        Q_EMIT accepted();
}

bool TensorTable::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event)
{
    const bool asked = trigger == AllEditTriggers || (editTriggers() & trigger && trigger != NoEditTriggers);
    if (asked && index.isValid() && m_model->isLocked(index.row(), index.column())) {
        m_toldLocked = false;
        tellLocked(index);
        return true;
    }
    return Spreadsheet::edit(index, trigger, event);
}

void TensorTable::focusInEvent(QFocusEvent* event)
{
    Spreadsheet::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        tell(tr("Press Tab to move to the next value or Ctrl+Tab to leave the table."));
}

void TensorTable::focusOutEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::PopupFocusReason) {
        tell({});
        tellLocked({});
        if (m_gesture == Gesture::Scrubbing)
            endScrub(true);
    }
    Spreadsheet::focusOutEvent(event);
}

} // namespace attn
