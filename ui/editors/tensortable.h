// SPDX-License-Identifier: GPL-3.0-or-later
// A tensor as a spreadsheet: numbers are typed, computed, dragged, stepped, copied, pasted and taken back, with the
// mouse or with the keyboard alone. Everything it does is a step of the document's history.
#pragma once

#include "ui/document/selection.h"
#include "ui/editors/chosentokens.h"
#include "ui/editors/scrub.h"
#include "ui/editors/tensormodel.h"

#include <QTableView>

namespace attn {

class TablePaste;
class TensorDelegate;
class TensorHeader;
struct TensorBlock;

class TensorTable : public QTableView {
    Q_OBJECT

public:
    explicit TensorTable(Document* document, QWidget* parent = nullptr);

    // Shows a tensor of a computation; see TensorModel::show.
    void show(const ComputedPtr& computed, const std::string& tensor, int batch);
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
    // The cell that others chose; not told back by cellChosen.
    void showChosen(std::optional<Cell> cell);
    // Marks the chosen words where rows or columns are tokens.
    void showChosenTokens(const ChosenTokens& chosen);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void refused(const QString& sentence);
    void accepted(); // older sentences no longer hold
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
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    bool focusNextPrevChild(bool next) override;

private:
    enum class Gesture { None, Pressed, Scrubbing };
    struct ColumnFit {
        int columns = 0, width = 0, visible = 0, left_over = 0;
        bool operator==(const ColumnFit&) const = default;
    };

    void addActions();
    QAction* addTableAction(const QString& text, const QList<QKeySequence>& keys, void (TensorTable::*slot)());
    QModelIndexList chosenCells() const;
    void startScrub();
    void moveScrub(int x, Qt::KeyboardModifiers modifiers);
    void endScrub(bool keep);
    void putScrub(const Scrub& scrub, const QString& mergeKey);
    void stepBy(int steps, bool fine);
    void stepUp() { stepBy(1, false); }
    void stepDown() { stepBy(-1, false); }
    void stepUpFine() { stepBy(1, true); }
    void stepDownFine() { stepBy(-1, true); }
    void copyCells();
    void pasteCells();
    void pasteAt(const QString& text, const QModelIndexList& cells);
    void tell(const QString& words); // in the window's status line; empty: nothing more
    void takeBackEdits();
    void editCurrent();
    void moveCurrent(int rows, int columns);
    void fitColumns();
    void tellHeight();

    TensorModel* m_model;
    TensorDelegate* m_delegate;
    TablePaste* m_paste;
    TensorHeader* m_rowNames;
    TensorHeader* m_columnNames;
    int m_mostRows = 12;
    int m_digits = 4;
    ColumnFit m_fit;        // the widths that the columns have
    int m_toldHeight = 0;   // the height that the layout knows
    bool m_showing = false; // the cell is chosen by others, not by the person here

    Gesture m_gesture = Gesture::None;
    QPoint m_pressed;
    int m_lastX = 0;
    Scrub m_scrub;
    QModelIndexList m_scrubbed;
};

} // namespace attn
