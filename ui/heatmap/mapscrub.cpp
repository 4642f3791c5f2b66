// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/mapscrub.h"

#include "core/base/withheld.h"
#include "ui/document/cellnumbers.h"
#include "ui/document/selection.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/numberwords.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

const QString drag_key = QStringLiteral("drag a number of the map");

} // namespace

MapScrub::MapScrub(Document* document, Selection* selection, HeatmapPage* page)
    : QObject(page), m_document(document), m_selection(selection), m_page(page)
{
    for (auto* view : page->findChildren<HeatmapView*>())
        watch(view);
    connect(page, &HeatmapPage::viewMade, this, &MapScrub::watch);
}

void MapScrub::watch(HeatmapView* view) { view->installEventFilter(this); }

void MapScrub::press(HeatmapView* view, Cell cell, int x)
{
    m_view = view;
    m_cell = cell;
    m_x = x;
    m_number.reset();
    view->setFocus(Qt::MouseFocusReason);
    const QString tensor = view->data()->tensor;
    if (m_selection->tensor() != tensor)
        m_selection->setTensor(tensor);
    m_selection->setChosen(cell);
}

bool MapScrub::begin()
{
    const ComputedPtr& computed = m_page->computed();
    const auto ref =
        cellRefAt(*computed, m_view->data()->tensor.toStdString(), m_selection->batch(), m_selection->head(), m_cell);
    if (!ref || !m_selection->isDone(ref->tensor, m_cell))
        return false;
    const TracedTensor& tensor = *computed->trace->find(ref->tensor);
    const double number = computed->trace->cell(tensor, ref->index);
    if (isWithheld(number))
        return false;
    m_number = ref;
    m_scrub = Scrub({float(number)}, tensor.kind);
    m_before = m_document->sharedScene();
    m_document->endMerge();
    m_view->setCursor(Qt::SizeHorCursor);
    return true;
}

void MapScrub::move(const QMouseEvent& event)
{
    const int x = event.position().toPoint().x();
    if (!m_number && std::abs(x - m_x) < QApplication::startDragDistance() / 2)
        return;
    if (!m_number && !begin())
        return end(false);
    const bool alt = event.modifiers() & Qt::AltModifier;
    m_scrub.move(x - m_x, alt && event.modifiers() & Qt::ControlModifier, alt && event.modifiers() & Qt::ShiftModifier);
    m_x = x;
    double number = m_scrub.values().front();
    if (m_page->computed()->trace->find(m_number->tensor)->kind == Kind::Boolean)
        number = std::clamp(number, 0.0, 1.0);
    setNumber(*m_document, *m_number, float(number), drag_key, numberWords(*m_page->computed(), *m_number));
}

void MapScrub::end(bool keep)
{
    if (m_number && !keep) // merges into the drag, which then changes nothing and is dropped
        m_document->edit(tr("Drag"), *m_before, ChangePart::Values, drag_key);
    if (m_number)
        m_document->endMerge();
    if (m_view)
        m_view->unsetCursor();
    m_view.clear();
    m_number.reset();
    m_before.reset();
}

bool MapScrub::eventFilter(QObject* watched, QEvent* event)
{
    const auto* mouse = dynamic_cast<const QMouseEvent*>(event);
    if (!m_view) {
        auto* view = qobject_cast<HeatmapView*>(watched);
        constexpr Qt::KeyboardModifiers instead = Qt::ControlModifier | Qt::ShiftModifier; // Alt may move the window
        const bool drags = mouse && event->type() == QEvent::MouseButtonPress && mouse->button() == Qt::LeftButton &&
                           (mouse->modifiers() & Qt::AltModifier || mouse->modifiers() == instead);
        const auto cell = drags && view ? view->cellAt(mouse->position()) : std::nullopt;
        if (cell)
            press(view, *cell, mouse->position().toPoint().x());
        return cell.has_value();
    }
    if (watched != m_view)
        return false;
    switch (event->type()) {
    case QEvent::MouseMove: move(*mouse); return true;
    case QEvent::MouseButtonRelease: end(true); return true;
    case QEvent::MouseButtonPress: end(false); return true; // another button: cancel
    case QEvent::Hide: end(false); return false;
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
        if (static_cast<const QKeyEvent*>(event)->key() != Qt::Key_Escape)
            return false;
        event->accept();
        end(false);
        return true;
    default: return false;
    }
}

} // namespace attn
