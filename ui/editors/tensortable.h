// SPDX-License-Identifier: GPL-3.0-or-later
// A tensor as a spreadsheet: numbers are typed, computed, dragged, stepped, copied, pasted and taken back, with the
// mouse or with the keyboard alone. Everything it does is a step of the document's history.
#pragma once

#include "ui/document/selection.h"
#include "ui/editors/celldrag.h"
#include "ui/editors/chosentokens.h"
#include "ui/editors/columnfit.h"
#include "ui/editors/spreadsheet.h"
#include "ui/editors/tensormodel.h"

namespace attn {

class TablePaste;
class TensorDelegate;
class TensorHeader;
struct TensorBlock;

class TensorTable : public Spreadsheet {
    Q_OBJECT

public:
    explicit TensorTable(Document* document, QWidget* parent = nullptr);

    // Shows a tensor of a computation; see TensorModel::show.
    void show(const ComputedPtr& computed, const std::string& tensor, int batch, int head = 0);
    TensorModel* tensorModel() const { return m_model; }
    // Rows that are shown before the table begins to scroll.
    void setMostRows(int rows);
    // Digits after the point, at most; fewer where they do not fit or are not needed.
    void setDigits(int digits);
    // The rectangle around the chosen cells.
    TensorBlock chosenBlock() const;
    TablePaste* paste() const { return m_paste; }
    // "rows 0–12" while not all rows are in view, else empty.
    QString visibleRows() const;
    // Shows a choice made elsewhere; no cellChosen.
    void showChosen(std::optional<Cell> cell);
    // Marks the chosen words where rows or columns are tokens.
    void showChosenTokens(const ChosenTokens& chosen);

    using Spreadsheet::edit;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void refused(const QString& sentence);
    void accepted(); // older sentences no longer hold
    void rounded(const QString& sentence);
    void cellChosen(attn::Cell cell);
    void visibleRowsChanged();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void prepareMenu(QMenu& menu) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;

private:
    enum class Gesture { None, Pressed, Scrubbing };

    void addActions(Document* document);
    void pinCurrent(Document& document, bool angle);
    void stepBy(int steps, bool fine);
    void copyCells();
    void pasteCells();
    void pasteAt(const QString& text, const QModelIndexList& cells);
    void fitColumns();
    void tellHeight();
    void tellLocked(const QModelIndex& index);

    // tensortablemouse.cpp
    void endScrub(bool keep);
    void pressHeld();
    void tell(const QString& words); // in the window's status line; empty: clears it

    TensorModel* m_model;
    TensorDelegate* m_delegate;
    TablePaste* m_paste;
    QAction* m_takeBack;
    TensorHeader* m_rowNames;
    TensorHeader* m_columnNames;
    int m_mostRows = 12;
    int m_digits = 4;
    ColumnFit m_fit;        // the widths that the columns have
    int m_layoutHeight = 0; // the height that the layout knows
    bool m_showing = false; // the choice comes from outside, not the user here
    bool m_leaving = false; // an editor is being closed, after which another cell is current
    bool m_toldLocked = false;

    Gesture m_gesture = Gesture::None;
    QPoint m_pressed;
    Qt::KeyboardModifiers m_heldKeys; // of a press that has not chosen a cell yet
    CellDrag m_drag;
};

} // namespace attn
