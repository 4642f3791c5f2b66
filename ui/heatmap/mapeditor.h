// SPDX-License-Identifier: GPL-3.0-or-later
// Edits numbers on the map itself: a field over the cell takes a number or an expression. An input is edited, a
// computed number overridden; what the steps have not reached, or a picture of an older scene, is left alone.
#pragma once

#include "core/explain/explain.h"
#include "ui/kit/cell.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>
#include <utility>

class QLineEdit;
class QWidget;

namespace attn {

class Document;
class HeatmapPage;
class HeatmapView;
class Selection;

class MapEditor : public QObject {
    Q_OBJECT

public:
    MapEditor(Document* document, Selection* selection, HeatmapPage* page);

    void editChosen();     // the chosen cell of the view in focus
    void takeBackChosen(); // its edit or its override
    bool chosenIsPutIn() const;
    // Cells that the step of a lesson locks: they say so instead of taking a number. Empty: none.
    void setLocked(std::function<bool(const CellBlock& cell)> locked) { m_locked = std::move(locked); }
    bool isLocked(const CellRef& cell) const { return m_locked && m_locked({cell.tensor, cell.index}); }

Q_SIGNALS:
    void answerAsked(const QString& typed); // a number for a hidden cell that is locked

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open(HeatmapView* view, Cell cell, const QString& typed);
    std::optional<CellRef> refOf(const HeatmapView& view, Cell cell) const;
    void commit();
    void leave();
    void close(bool giveFocusBack);
    void say(QWidget* at, const QRect& cell, const QString& sentence);

    std::function<bool(const CellBlock&)> m_locked;
    Document* m_document;
    Selection* m_selection;
    HeatmapPage* m_page;
    QPointer<QLineEdit> m_field; // null: not editing
    CellRef m_cell;
    QString m_name;   // of it
    QString m_before; // initial field text
};

} // namespace attn
