// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/mapeditor.h"

#include "core/base/withheld.h"
#include "ui/document/cellnumbers.h"
#include "ui/document/selection.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/heatmap/mapscrub.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/tooltip.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/numberwords.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QToolTip>

#include <algorithm>

namespace attn {

namespace {

constexpr int least_width = 88, least_height = 26; // room for an expression

// Over the cell, as large as it, but never too small to type in nor out of the view.
QRect fieldPlace(const QWidget& view, const QRect& cell)
{
    QRect place(QPoint(), cell.size().expandedTo({scaled(least_width), scaled(least_height)}));
    place.moveCenter(cell.center());
    place.moveLeft(std::clamp(place.left(), 0, std::max(view.width() - place.width(), 0)));
    place.moveTop(std::clamp(place.top(), 0, std::max(view.height() - place.height(), 0)));
    return place;
}

} // namespace

MapEditor::MapEditor(Document* document, Selection* selection, HeatmapPage* page)
    : QObject(page), m_document(document), m_selection(selection), m_page(page)
{
    new MapScrub(document, selection, page); // owned by the page
    connect(page, &HeatmapPage::editAsked, this, &MapEditor::open);
    // The number below the field changes then.
    connect(document, &Document::changed, this, [this] { close(true); });
    connect(selection, &Selection::focusChanged, this, [this] { close(false); });
    connect(selection, &Selection::stepChanged, this, [this] { close(false); });
}

std::optional<CellRef> MapEditor::refOf(const HeatmapView& view, Cell cell) const
{
    if (!m_page->computed() || !view.data())
        return std::nullopt;
    return cellRefAt(*m_page->computed(), view.data()->tensor.toStdString(), m_selection->batch(), m_selection->head(),
                     cell);
}

void MapEditor::editChosen()
{
    if (!m_page->activeView()) // small maps side by side have no room for a field
        m_selection->setAllHeads(false);
    HeatmapView* view = m_page->activeView();
    if (const auto cell = m_selection->chosen(); view && cell)
        open(view, *cell, {});
}

bool MapEditor::chosenIsPutIn() const
{
    const HeatmapView* view = m_page->activeView();
    const auto cell = m_selection->chosen();
    const auto ref = view && cell ? refOf(*view, *cell) : std::nullopt;
    return ref && isPutIn(m_document->scene(), *ref);
}

void MapEditor::takeBackChosen()
{
    const HeatmapView* view = m_page->activeView();
    const auto cell = m_selection->chosen();
    if (const auto ref = view && cell ? refOf(*view, *cell) : std::nullopt)
        takeBack(*m_document, *ref, numberWords(*m_page->computed(), *ref));
}

void MapEditor::open(HeatmapView* view, Cell cell, const QString& typed)
{
    close(false);
    view->setFocus(Qt::OtherFocusReason); // commits text typed elsewhere, which would close this field
    const auto ref = refOf(*view, cell);
    if (!ref)
        return;
    if (m_selection->tensor() != view->data()->tensor)
        m_selection->setTensor(view->data()->tensor);
    m_selection->setChosen(cell);
    view->reveal(cell);
    const QRect place = view->heatmapLayout().map.cellRect(cell.row, cell.column).toAlignedRect();
    if (const auto fixed = whyFixed(*m_document, *ref))
        return say(view, place, QString::fromStdString(fixed->message));
    if (!m_selection->isDone(ref->tensor, cell))
        return say(view, place, tr("You can change this value once it has been computed."));
    const TracedTensor& tensor = *m_page->computed()->trace->find(ref->tensor);
    const double number = m_page->computed()->trace->cell(tensor, ref->index);
    if (isLocked(*ref) && isWithheld(number))
        return Q_EMIT answerAsked(typed);
    if (isLocked(*ref))
        return say(view, place, tr("This cell is locked in this step."));
    m_cell = *ref;
    m_name = numberWords(*m_page->computed(), *ref);
    m_before = isWithheld(number) ? QString() : formatShortest(float(number)); // what is hidden stays so
    m_field = new QLineEdit(typed.isEmpty() ? m_before : typed, view);
    m_field->setFont(numberFont(12));
    m_field->setAlignment(Qt::AlignCenter);
    m_field->setAccessibleName(tr("New value of %1").arg(m_name));
    m_field->setToolTip(
        tr("Type a number or an expression such as 0.5, 1/sqrt(8) or -inf. Press Enter to apply or Esc to cancel."));
    m_field->setGeometry(fieldPlace(*view, place));
    m_field->installEventFilter(this);
    view->installEventFilter(this);
    connect(m_field, &QLineEdit::textEdited, m_field, [field = m_field.data()] { field->setPalette({}); });
    m_field->show();
    if (typed.isEmpty())
        m_field->selectAll();
    m_field->setFocus(Qt::OtherFocusReason);
}

void MapEditor::commit()
{
    const QString typed = m_field->text();
    if (typed.trimmed() == m_before)
        return close(true);
    const auto fault = putIn(*m_document, m_cell, typed, m_name); // the edit closes the field
    if (!fault)
        return close(true);
    QPalette palette = m_field->palette();
    palette.setColor(QPalette::Text, colors().bad);
    m_field->setPalette(palette);
    say(m_field, m_field->rect(), QString::fromStdString(fault->message));
}

// The focus went elsewhere: commits a number, as in a table; drops anything else.
void MapEditor::leave()
{
    if (const QString typed = m_field->text(); typed.trimmed() != m_before)
        putIn(*m_document, m_cell, typed, m_name);
    close(false);
}

void MapEditor::close(bool giveFocusBack)
{
    if (!m_field)
        return;
    QLineEdit* field = m_field;
    m_field.clear();
    QWidget* view = field->parentWidget();
    view->removeEventFilter(this);
    const bool had = field->hasFocus();
    field->hide();
    field->deleteLater();
    QToolTip::hideText();
    if (giveFocusBack && had)
        view->setFocus(Qt::OtherFocusReason);
}

void MapEditor::say(QWidget* at, const QRect& cell, const QString& sentence)
{
    showToolTip(at->mapToGlobal(cell.bottomLeft()), sentence, at, 8000);
}

bool MapEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (!m_field)
        return false;
    if (watched != m_field) { // the view: the cell moves away
        if (event->type() == QEvent::Resize || event->type() == QEvent::Wheel || event->type() == QEvent::Hide)
            close(false);
        return false;
    }
    if (event->type() == QEvent::FocusOut && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
        leave();
    if (event->type() != QEvent::KeyPress)
        return false;
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape)
        close(true);
    else if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab)
        commit();
    else
        return false;
    return true;
}

} // namespace attn
