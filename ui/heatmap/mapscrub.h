// SPDX-License-Identifier: GPL-3.0-or-later
// Drags a number on the map sideways with Alt held, by the same arithmetic as in the tables: without Alt a drag moves
// the map. A whole drag is one undo step; Esc or another button cancels it.
#pragma once

#include "core/base/scrub.h"
#include "core/explain/explain.h"
#include "ui/kit/cell.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

class QMouseEvent;

namespace attn {

class Document;
class HeatmapPage;
class HeatmapView;
class Selection;
struct Scene;

class MapScrub : public QObject {
    Q_OBJECT

public:
    MapScrub(Document* document, Selection* selection, HeatmapPage* page);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void watch(HeatmapView* view);
    void press(HeatmapView* view, Cell cell, int x);
    void move(const QMouseEvent& event);
    bool begin(); // false where the number cannot be changed
    void end(bool keep);

    Document* m_document;
    Selection* m_selection;
    HeatmapPage* m_page;
    QPointer<HeatmapView> m_view; // that was pressed; null: nothing is dragged
    Cell m_cell;
    int m_x = 0;                     // last pointer x
    std::optional<CellRef> m_number; // what is dragged; nullopt: not moved far enough yet
    Scrub m_scrub;
    std::shared_ptr<const Scene> m_before;
};

} // namespace attn
