// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tensortable.h"

#include "ui/editors/cellblocks.h"
#include "ui/editors/tablepaste.h"
#include "ui/editors/tensordelegate.h"
#include "ui/editors/tensorheader.h"
#include "ui/editors/viewkeys.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QStatusTipEvent>
#include <QWheelEvent>

#include <algorithm>

namespace attn {

namespace {

constexpr int table_row_height = 22;
constexpr int table_cell_padding = 11; // left and right of a number together
constexpr int least_decimals = 2;
constexpr int most_even_columns = 512; // wider tables are not evened out: that takes a step for each column
constexpr QLatin1String step_key("step numbers ");

} // namespace

TensorTable::TensorTable(Document* document, QWidget* parent)
    : QTableView(parent), m_model(new TensorModel(document, this)), m_delegate(new TensorDelegate(this)),
      m_paste(new TablePaste(document, m_model, this)), m_rowNames(new TensorHeader(Qt::Vertical, this)),
      m_columnNames(new TensorHeader(Qt::Horizontal, this))
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
    setWhatsThis(
        tr("Type a number or an expression. Drag a number left or right to change it: Ctrl goes in steps of 0.1, "
           "Shift ten times finer, Esc brings it back. Alt+Up and Alt+Down step by 0.1. Delete takes an edit "
           "back. Ctrl+Tab leaves the table."));
    connect(m_delegate, &TensorDelegate::refused, this, &TensorTable::refused);
    connect(m_model, &TensorModel::refused, this, &TensorTable::refused);
    connect(m_model, &TensorModel::accepted, this, &TensorTable::accepted);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &TensorTable::fitColumns);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &TensorTable::visibleRowsChanged);
    connect(m_paste, &TablePaste::refused, this, &TensorTable::refused);
    connect(m_paste, &TablePaste::accepted, this, &TensorTable::accepted);
    connect(m_paste, &TablePaste::pasted, this, [this](const QModelIndex& first, const QModelIndex& last) {
        selectionModel()->select(QItemSelection(first, last), QItemSelectionModel::ClearAndSelect);
    });
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    addActions();
}

void TensorTable::show(const ComputedPtr& computed, const std::string& tensor, int batch)
{
    const TensorLayout before = m_model->layout();
    m_model->show(computed, tensor, batch);
    if (m_model->layout() == before)
        return;
    setAccessibleName(tr("Table of %1").arg(QString::fromStdString(tensor)));
    m_rowNames->setDefaultSectionSize(scaled(table_row_height));
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

// All columns are equally wide, and wide enough for a number with two decimals; they share what room there is. The
// numbers get as many decimals as fit.
void TensorTable::fitColumns()
{
    const int columns = m_model->layout().columns();
    if (columns == 0)
        return;
    const QFontMetricsF metrics(numberFont(12));
    const double digit = metrics.horizontalAdvance(QLatin1Char('0'));
    const int wanted = m_model->wantedDecimals(m_digits);
    const auto widthFor = [&](int decimals) {
        const int characters = m_model->integerWidth() + (decimals > 0 ? decimals + 1 : 0);
        return static_cast<int>(std::ceil(characters * digit)) + table_cell_padding;
    };
    const int least = std::max(widthFor(std::min(wanted, least_decimals)), scaled(26));
    const int room = viewport()->width();
    const int visible = std::clamp(room / std::max(least, 1), 1, columns); // whole columns: a cut number would mislead
    const int width = std::max(least, room / visible);
    int decimals = wanted;
    while (decimals > std::min(wanted, least_decimals) && widthFor(decimals) > width)
        --decimals;
    const int left_over = std::max(0, room - width * visible); // goes to the first columns, for an even right edge
    if (const ColumnFit fit{columns, width, visible, left_over}; fit != m_fit) {
        m_fit = fit;
        m_columnNames->setDefaultSectionSize(width);
        for (int column = 0; column < std::min(columns, most_even_columns); ++column)
            m_columnNames->resizeSection(column, width + (column % visible < left_over ? 1 : 0));
    }
    m_model->setDecimals(decimals);
    tellHeight();
}

void TensorTable::tellHeight()
{
    const int height = sizeHint().height();
    if (std::exchange(m_toldHeight, height) != height)
        updateGeometry();
}

void TensorTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
    Q_EMIT visibleRowsChanged();
}

void TensorTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_rowNames->setDefaultSectionSize(scaled(table_row_height));
        fitColumns();
    }
}

// --- actions ---

QAction* TensorTable::addTableAction(const QString& text, const QList<QKeySequence>& keys, void (TensorTable::*slot)())
{
    auto* action = new QAction(text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, slot);
    addAction(action);
    return action;
}

void TensorTable::addActions()
{
    addTableAction(tr("Edit the number"), {QKeySequence(Qt::Key_F2)}, &TensorTable::editCurrent);
    addTableAction(tr("Copy"), QKeySequence::keyBindings(QKeySequence::Copy), &TensorTable::copyCells);
    addTableAction(tr("Paste numbers"), QKeySequence::keyBindings(QKeySequence::Paste), &TensorTable::pasteCells);
    addTableAction(tr("Add 0.1"), {QKeySequence(Qt::ALT | Qt::Key_Up)}, &TensorTable::stepUp);
    addTableAction(tr("Take 0.1 away"), {QKeySequence(Qt::ALT | Qt::Key_Down)}, &TensorTable::stepDown);
    addTableAction(tr("Add 0.01"), {QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Up)}, &TensorTable::stepUpFine);
    addTableAction(tr("Take 0.01 away"), {QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Down)},
                   &TensorTable::stepDownFine);
    addTableAction(tr("Take the edit back"), {QKeySequence(Qt::Key_Delete), QKeySequence(Qt::Key_Backspace)},
                   &TensorTable::takeBackEdits);
}

void TensorTable::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_gesture == Gesture::Scrubbing)
        return;
    if (event->reason() == QContextMenuEvent::Mouse) {
        const QModelIndex under = indexAt(event->pos());
        if (under.isValid() && !selectionModel()->isSelected(under))
            setCurrentIndex(under);
    }
    if (!currentIndex().isValid())
        return;
    const QPoint place = event->reason() == QContextMenuEvent::Mouse
                             ? event->globalPos()
                             : viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft());
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(actions());
    menu->popup(place);
}

QModelIndexList TensorTable::chosenCells() const
{
    QModelIndexList cells = selectionModel()->selectedIndexes();
    if (cells.isEmpty() && currentIndex().isValid())
        cells << currentIndex();
    return cells;
}

void TensorTable::editCurrent()
{
    if (currentIndex().isValid())
        edit(currentIndex());
}

TensorBlock TensorTable::chosenBlock() const { return blockOf(*m_model, chosenCells()); }

void TensorTable::copyCells()
{
    const QModelIndexList cells = chosenCells();
    if (!cells.isEmpty())
        QApplication::clipboard()->setText(cellsAsText(*m_model, cells));
}

void TensorTable::pasteCells() { pasteAt(QApplication::clipboard()->text(), chosenCells()); }

void TensorTable::pasteAt(const QString& text, const QModelIndexList& cells)
{
    if (cells.isEmpty())
        return;
    const QRect cell = visualRect(cells.front());
    m_paste->paste(text, cells, QRect(viewport()->mapToGlobal(cell.topLeft()), cell.size()));
}

// --- drops ---

void TensorTable::tell(const QString& words)
{
    QStatusTipEvent tip(words);
    QCoreApplication::sendEvent(window(), &tip);
}

void TensorTable::dragEnterEvent(QDragEnterEvent* event)
{
    if (TablePaste::canTake(event->mimeData()))
        event->acceptProposedAction();
    else
        event->ignore(); // for the window
}

void TensorTable::dragMoveEvent(QDragMoveEvent* event)
{
    const QModelIndex under = indexAt(event->position().toPoint());
    event->setAccepted(under.isValid());
    tell(under.isValid() ? tr("Drop to paste the numbers at %1").arg(m_model->placeName(under.row(), under.column()))
                         : QString());
}

void TensorTable::dragLeaveEvent(QDragLeaveEvent*) { tell({}); }

void TensorTable::dropEvent(QDropEvent* event)
{
    tell({});
    const QModelIndex under = indexAt(event->position().toPoint());
    if (!under.isValid())
        return;
    event->acceptProposedAction();
    const Result<QString> text = TablePaste::textOf(event->mimeData());
    if (!text) {
        Q_EMIT refused(QString::fromStdString(text.error().message));
        return;
    }
    setCurrentIndex(under);
    pasteAt(*text, {under});
}

void TensorTable::takeBackEdits() { m_model->takeBack(chosenCells()); }

// --- stepping and dragging ---

void TensorTable::putScrub(const Scrub& scrub, const QString& mergeKey)
{
    const std::vector<double> values = scrub.values();
    std::vector<CellValue> cells;
    for (int i = 0; i < m_scrubbed.size(); ++i)
        cells.push_back({m_scrubbed[i].row(), m_scrubbed[i].column(), m_model->nearest(values[i])});
    if (mergeKey.isEmpty())
        m_model->dragTo(cells);
    else
        m_model->setValues(cells, {}, mergeKey);
}

void TensorTable::stepBy(int steps, bool fine)
{
    m_scrubbed = chosenCells();
    if (m_scrubbed.isEmpty() || state() == EditingState)
        return;
    std::vector<float> start;
    for (const QModelIndex& cell : m_scrubbed)
        start.push_back(m_model->value(cell.row(), cell.column()));
    Scrub scrub(std::move(start), m_model->kind());
    scrub.step(steps, fine);
    putScrub(scrub, step_key + m_model->placeName(m_scrubbed[0].row(), m_scrubbed[0].column()));
}

void TensorTable::startScrub()
{
    m_scrubbed = chosenCells();
    std::vector<float> start;
    for (const QModelIndex& cell : m_scrubbed)
        start.push_back(m_model->value(cell.row(), cell.column()));
    m_scrub = Scrub(std::move(start), m_model->kind());
    m_gesture = Gesture::Scrubbing;
    m_lastX = m_pressed.x();
    m_model->beginDrag();
}

void TensorTable::moveScrub(int x, Qt::KeyboardModifiers modifiers)
{
    m_scrub.move(x - m_lastX, modifiers & Qt::ControlModifier, modifiers & Qt::ShiftModifier);
    m_lastX = x;
    putScrub(m_scrub, {});
}

void TensorTable::endScrub(bool keep)
{
    if (m_gesture == Gesture::Scrubbing)
        m_model->endDrag(keep);
    m_gesture = Gesture::None;
    m_scrubbed.clear();
}

void TensorTable::mousePressEvent(QMouseEvent* event)
{
    if (m_gesture == Gesture::Scrubbing) { // another button during a drag: back to where it began
        endScrub(false);
        event->accept();
        return;
    }
    const QModelIndex under = indexAt(event->position().toPoint());
    const bool left = event->button() == Qt::LeftButton;
    m_pressed = event->position().toPoint();
    m_gesture = left && under.isValid() ? Gesture::Pressed : Gesture::None;
    // A press on one of several chosen cells keeps them: they are dragged together. A click without a drag picks the
    // one.
    if (m_gesture == Gesture::Pressed && selectionModel()->isSelected(under) && chosenCells().size() > 1) {
        setFocus(Qt::MouseFocusReason);
        event->accept();
        return;
    }
    QTableView::mousePressEvent(event);
}

void TensorTable::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint place = event->position().toPoint();
    if (m_gesture == Gesture::Pressed && event->buttons() & Qt::LeftButton) {
        const QPoint way = place - m_pressed;
        if (std::max(std::abs(way.x()), std::abs(way.y())) < QApplication::startDragDistance() / 2)
            return;
        if (std::abs(way.x()) >= std::abs(way.y()))
            startScrub();
        else
            m_gesture = Gesture::None; // downwards: cells are being chosen
    }
    if (m_gesture == Gesture::Scrubbing) {
        moveScrub(place.x(), event->modifiers());
        return;
    }
    QTableView::mouseMoveEvent(event);
}

void TensorTable::mouseReleaseEvent(QMouseEvent* event)
{
    const bool scrubbed = m_gesture == Gesture::Scrubbing;
    const bool clicked = m_gesture == Gesture::Pressed;
    endScrub(true);
    if (scrubbed) {
        setState(NoState);
        return;
    }
    QTableView::mouseReleaseEvent(event);
    const QModelIndex under = indexAt(event->position().toPoint());
    if (clicked && event->modifiers() == Qt::NoModifier && under.isValid())
        setCurrentIndex(under);
}

void TensorTable::wheelEvent(QWheelEvent* event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QTableView::wheelEvent(event);
        return;
    }
    const QModelIndex under = indexAt(event->position().toPoint());
    if (under.isValid() && !selectionModel()->isSelected(under))
        setCurrentIndex(under);
    const QPoint turned = event->angleDelta(); // some platforms turn the wheel sideways while Shift is held
    const int delta = turned.y() != 0 ? turned.y() : turned.x();
    if (delta != 0)
        stepBy(delta > 0 ? 1 : -1, event->modifiers() & Qt::ShiftModifier);
    event->accept();
}

// --- keyboard ---

void TensorTable::moveCurrent(int rows, int columns)
{
    const QModelIndex next = m_model->index(currentIndex().row() + rows, currentIndex().column() + columns);
    if (next.isValid())
        setCurrentIndex(next);
}

bool TensorTable::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (m_gesture == Gesture::Scrubbing || isTyped(key) || actionOfKey(actions(), key)) {
            event->accept(); // it comes as a key press then
            return true;
        }
    }
    return QTableView::event(event);
}

void TensorTable::keyPressEvent(QKeyEvent* event)
{
    const bool editing = state() == EditingState;
    const int key = event->key();
    if (m_gesture == Gesture::Scrubbing) {
        if (key == Qt::Key_Escape)
            endScrub(false);
        event->accept();
        return;
    }
    if (QAction* action = editing ? nullptr : actionOfKey(actions(), event)) {
        action->trigger();
        return;
    }
    if ((key == Qt::Key_Tab || key == Qt::Key_Backtab) && event->modifiers() & Qt::ControlModifier) {
        QWidget::focusNextPrevChild(key == Qt::Key_Tab);
        event->accept();
        return;
    }
    if (!editing && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        moveCurrent(event->modifiers() & Qt::ShiftModifier ? -1 : 1, 0);
        event->accept();
        return;
    }
    if (key == Qt::Key_Escape && !editing && chosenCells().size() > 1) {
        setCurrentIndex(currentIndex());
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

// Tab goes from cell to cell and leaves the table at its end; Ctrl+Tab leaves it at once.
bool TensorTable::focusNextPrevChild(bool next)
{
    const int columns = m_model->columnCount();
    const int place = currentIndex().row() * columns + currentIndex().column() + (next ? 1 : -1);
    if (!currentIndex().isValid() || place < 0 || place >= m_model->rowCount() * columns)
        return QWidget::focusNextPrevChild(next);
    setCurrentIndex(m_model->index(place / columns, place % columns));
    return true;
}

// What Enter and Tab do after a number was typed: down, or right.
void TensorTable::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTableView::closeEditor(editor, QAbstractItemDelegate::NoHint);
    switch (hint) {
    case QAbstractItemDelegate::SubmitModelCache: moveCurrent(1, 0); break;
    case QAbstractItemDelegate::EditNextItem: moveCurrent(0, 1); break;
    case QAbstractItemDelegate::EditPreviousItem: moveCurrent(0, -1); break;
    case QAbstractItemDelegate::RevertModelCache: // what was wrong with the text is gone with it
        Q_EMIT accepted();
        break;
    default: break;
    }
}

void TensorTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (!m_showing && current.isValid())
        Q_EMIT cellChosen({current.row(), current.column()});
}

void TensorTable::focusOutEvent(QFocusEvent* event)
{
    if (m_gesture == Gesture::Scrubbing && event->reason() != Qt::PopupFocusReason)
        endScrub(true);
    QTableView::focusOutEvent(event);
}

} // namespace attn
