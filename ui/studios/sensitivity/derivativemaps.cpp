// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/sensitivity/derivativemaps.h"

#include "ui/kit/label.h"
#include "ui/kit/onevents.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/numberwords.h"
#include "ui/matrix/tensormatrix.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QFocusEvent>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int page_margin = 14, between = 16, cell_width = 58, cell_height = 35; // px
constexpr int most_height = 300, most_width = 460; // of one map, px; more on a larger page
constexpr double plenty = 1e5;

// Where things of any size go on a page of one width: each as high up as it fits, then as far left.
class Shelf {
public:
    explicit Shelf(int width) : m_width(width) {}

    QPoint place(QSize size)
    {
        QPoint best(0, m_placed.empty() ? 0 : bottom() + between);
        for (const QRect& one : m_placed)
            for (const QPoint& corner :
                 {QPoint(one.right() + 1 + between, one.top()), QPoint(one.left(), one.bottom() + 1 + between)})
                if (isFree({corner, size}) &&
                    (corner.y() < best.y() || (corner.y() == best.y() && corner.x() < best.x())))
                    best = corner;
        m_placed.emplace_back(best, size);
        return best;
    }
    int bottom() const
    {
        int lowest = 0;
        for (const QRect& one : m_placed)
            lowest = std::max(lowest, one.bottom() + 1);
        return lowest;
    }

private:
    bool isFree(const QRect& wanted) const
    {
        if (wanted.right() >= m_width)
            return false;
        const QRect around = wanted.adjusted(-between + 1, -between + 1, between - 1, between - 1);
        return std::ranges::none_of(m_placed, [&](const QRect& one) { return one.intersects(around); });
    }

    int m_width;
    std::vector<QRect> m_placed;
};

} // namespace

DerivativeMaps::DerivativeMaps(QWidget* parent)
    : ScrollArea(parent), m_ground(new QWidget), m_strongest(new StrongestList(m_ground)),
      m_nothing(new PlainLabel(m_ground)), m_message(new PlainLabel(m_ground))
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(false);
    setWidget(m_ground);
    for (QWidget* surface : {m_ground, viewport()}) {
        surface->setAutoFillBackground(true);
        surface->setBackgroundRole(QPalette::Base);
    }
    for (QLabel* label : {m_nothing, m_message}) {
        useQuietFont(label, label == m_message ? 13 : 12);
        label->setWordWrap(true);
        label->hide();
    }
    connect(m_strongest, &StrongestList::entryChosen, this, [this](int entry) {
        if (entry < 0 || entry >= int(m_strong.size()))
            return;
        const CellRef cell = m_strong[std::size_t(entry)].cell; // choosing refills the list
        Q_EMIT cellChosen(cell);
    });
    connect(m_strongest, &StrongestList::stepAsked, this, [this] { Q_EMIT stepAsked({}); });
    connect(m_strongest, &StrongestList::pointed, this, &DerivativeMaps::pointed);
    m_strongest->installEventFilter(this);
    m_strongest->hide();
    onEvents(this, {QEvent::FontChange}, [this] { arrange(); });
}

DerivativeView* DerivativeMaps::viewAt(std::size_t number)
{
    while (m_views.size() <= number) {
        auto* view = new DerivativeView(m_ground);
        const std::size_t own = m_views.size();
        connect(view, &HeatmapView::cellChosen, this, [this, own](Cell cell) { choose(own, cell); });
        connect(view, &HeatmapView::cellHovered, this, [this, view](const std::optional<Cell>& cell) {
            view->setHovered(cell);
            Q_EMIT pointed(cell ? view->wordsOf(*cell) : QString());
        });
        connect(view, &HeatmapView::editAsked, this, [this, own](Cell cell, const QString& typed) {
            choose(own, cell);
            Q_EMIT stepAsked(typed);
        });
        view->installEventFilter(this);
        view->hide();
        m_views.push_back(view);
    }
    return m_views[number];
}

void DerivativeMaps::choose(std::size_t number, Cell cell)
{
    if (number >= m_tensors.size())
        return;
    const auto ref = cellRefAt(*m_page.derivatives->by[0], m_tensors[number], m_page.batch, m_page.head, cell);
    if (ref)
        Q_EMIT cellChosen(*ref);
}

void DerivativeMaps::setMessage(const QString& words)
{
    m_page.derivatives.reset();
    m_tensors.clear();
    m_strong.clear();
    m_message->setText(words);
    m_message->setVisible(!words.isEmpty());
    m_nothing->hide();
    m_strongest->hide();
    for (DerivativeView* view : m_views)
        view->hide();
    arrange();
}

void DerivativeMaps::setPage(const DerivativePage& page)
{
    m_page = page;
    m_message->hide();
    listTensors();
    showMaps();
    showStrongest();
    arrange();
}

// Those that matter; what does not is named in one line.
void DerivativeMaps::listTensors()
{
    m_tensors.clear();
    QStringList nothing;
    for (const DerivedTensor& tensor : m_page.derivatives->tensors) {
        if (std::ranges::find(m_page.kinds, tensor.kind) == m_page.kinds.end())
            continue;
        if (tensor.largest[0] > 0)
            m_tensors.push_back(tensor.name);
        else if (tensor.kind != DerivedBy::Between) // of later tensors, this goes without saying
            nothing << QString::fromStdString(tensor.name);
    }
    m_nothing->setText(
        m_tensors.empty() && nothing.isEmpty() ? QString()
        : m_tensors.empty() && m_page.given
            ? tr("%1 is an input, not a computed value. Only a direct edit changes it.").arg(m_page.asked)
        : m_tensors.empty() ? tr("Nothing you can edit here changes this value. Every derivative is exactly 0.")
                            : tr("Exactly 0 everywhere: %1").arg(nothing.join(QStringLiteral(", "))));
    m_nothing->setVisible(!nothing.isEmpty() || m_tensors.empty());
}

void DerivativeMaps::showMaps()
{
    double largest = 0;
    for (const std::string& tensor : m_tensors)
        largest = std::max(largest, m_page.derivatives->find(tensor)->largest[std::size_t(m_page.looks.form)]);
    const bool times = m_page.looks.form == DerivativeForm::TimesNumber;
    for (std::size_t i = 0; i < m_tensors.size(); ++i) {
        std::optional<Cell> edited;
        if (m_page.edit && m_page.edit->tensor == m_tensors[i])
            if (const auto place = placeOf(*m_page.derivatives->by[0], *m_page.edit);
                place && (!place->hasBatch || place->batch == m_page.batch) &&
                place->headBeside(m_page.head) == m_page.head)
                edited = place->cell;
        DerivativeView* view = viewAt(i);
        view->setAsked(m_page.asked, times, valueName(*m_page.derivatives->at, m_tensors[i]));
        view->updateData(
            derivativeMap(*m_page.derivatives, m_tensors[i], m_page.batch, m_page.head, m_page.looks, largest, edited));
        view->setChosen(edited);
        view->setVisible(view->data() != nullptr);
        if (edited && isVisible())
            view->reveal(*edited);
    }
    for (std::size_t i = m_tensors.size(); i < m_views.size(); ++i)
        m_views[i]->hide();
}

double DerivativeMaps::largestShown() const
{
    double largest = 0;
    for (const std::string& tensor : m_tensors)
        largest = std::max(largest, m_page.derivatives->find(tensor)->largest[std::size_t(m_page.looks.form)]);
    return largest;
}

void DerivativeMaps::focusOnEdit(Qt::FocusReason reason)
{
    if (m_strongest->isHidden()) // no page yet
        return;
    const auto map = std::ranges::find_if(
        m_tensors, [this](const std::string& tensor) { return m_page.edit && m_page.edit->tensor == tensor; });
    if (m_tensors.empty() || (map == m_tensors.end() && m_strongest->chosen() >= 0))
        return m_strongest->setFocus(reason);
    DerivativeView* view = m_views[map == m_tensors.end() ? 0 : std::size_t(map - m_tensors.begin())];
    const bool seen = view->visibleRegion().boundingRect() == view->rect();
    if (!seen && m_strongest->chosen() >= 0) // then the page need not move
        return m_strongest->setFocus(reason);
    view->setFocus(reason);
    if (isVisible())
        ensureWidgetVisible(view, 0, 8);
}

void DerivativeMaps::showStrongest()
{
    m_strong = strongestOf(*m_page.derivatives, m_page.kinds, m_page.looks.form);
    std::vector<StrongestEntry> entries;
    int chosen = -1;
    for (const StrongEdit& edit : m_strong) {
        if (m_page.edit && edit.cell == *m_page.edit)
            chosen = int(entries.size());
        entries.push_back({numberLabel(*m_page.derivatives->by[0], edit.cell),
                           numberWords(*m_page.derivatives->by[0], edit.cell), edit.derivative,
                           m_page.derivatives->byCell(edit.cell) < 0});
    }
    m_strongest->setEntries(std::move(entries), m_page.looks.form == DerivativeForm::Derivative
                                                    ? tr("derivative")
                                                    : tr("derivative × value"));
    m_strongest->setChosen(chosen);
    m_strongest->show();
}

HeatmapParts DerivativeMaps::partsOf(std::size_t number, bool labelled) const
{
    const HeatmapData& data = *m_views[number]->data();
    HeatmapParts parts;
    parts.caption = data.tensor;
    parts.captionNote = limitWords(data);
    parts.titles = parts.sums = parts.bar = parts.legend = false;
    parts.rowLabels = labelled;
    parts.close = true;
    parts.largestCell = cellHeight();
    parts.widestCell = cellWidth();
    parts.widestGutter = scaled(96);
    return parts;
}

// As large as its cells are at their best; a matrix of many is fitted into what one map may take.
QSize DerivativeMaps::sizeOf(std::size_t number, bool labelled, double widest) const
{
    const HeatmapData& data = *m_views[number]->data();
    const HeatmapParts parts = partsOf(number, labelled);
    const HeatmapLayout around = layoutHeatmap(data, parts, {plenty, plenty}, {}, {}, 1 / devicePixelRatioF());
    const double gutter = around.used.width() - around.whole.width(),
                 head = around.used.height() - around.whole.height();
    const double wide = std::min(
        {widest, gutter + data.columns * double(cellWidth()),
         std::max(double(std::max(scaled(most_width), viewport()->width() * 2 / 5)), gutter + 8.0 * cellWidth())});
    const double high = std::min(head + data.rows * double(cellHeight()),
                                 double(std::max(scaled(most_height), viewport()->height() * 3 / 4)));
    const double name = QFontMetricsF(textFont(13, QFont::DemiBold)).horizontalAdvance(parts.caption) +
                        QFontMetricsF(textFont(12)).horizontalAdvance(parts.captionNote) + scaled(16) +
                        (labelled ? gutter : 0);
    return {int(std::ceil(std::min(std::max(wide, name), widest))) + 2, int(std::ceil(high)) + 2};
}

int DerivativeMaps::cellWidth() const { return int(std::round(scaled(cell_width) * m_scale)); }
int DerivativeMaps::cellHeight() const { return int(std::round(scaled(cell_height) * m_scale)); }

// In larger cells where all of it is still seen at once.
void DerivativeMaps::arrange()
{
    for (const double scale : {1.5, 1.25, 1.0}) {
        m_scale = scale;
        if (arrangeCells(false) <= viewport()->height())
            return;
    }
    const auto reachesBeyond = [this](const DerivativeView* view) {
        return !view->isHidden() && view->geometry().bottom() > viewport()->height();
    };
    if (std::ranges::any_of(m_views, reachesBeyond)) // then show the answer before the maps
        arrangeCells(true);
}

int DerivativeMaps::arrangeCells(bool strongestFirst)
{
    const int width = std::max(viewport()->width() - 2 * page_margin, scaled(160));
    int height = 0;
    if (!m_message->isHidden()) {
        m_message->setGeometry(page_margin, page_margin, width, m_message->heightForWidth(width));
        height = m_message->geometry().bottom() + page_margin;
    }
    Shelf shelf(width);
    const auto placeStrongest = [&] {
        if (m_strongest->isHidden())
            return;
        // As wide as leaves the page lowest.
        std::optional<Shelf> best;
        for (const int wanted : {640, 520, 490, 440, 400, 330}) {
            Shelf trial = shelf;
            const QSize size = m_strongest->sizeFor(std::min(width, scaled(wanted)));
            const QPoint place = trial.place(size);
            if (best && trial.bottom() >= best->bottom())
                continue;
            best = trial;
            m_strongest->setGeometry(QRect(place + QPoint(page_margin, 8), size));
        }
        shelf = *best;
    };
    if (strongestFirst)
        placeStrongest();
    QPoint last;
    QSize lastSize;
    const HeatmapData* before = nullptr;
    for (std::size_t i = 0; i < m_tensors.size(); ++i) {
        const HeatmapData* data = m_views[i]->data().get();
        if (!data)
            continue;
        // A map directly beside one with the same rows omits their labels.
        const bool alike = before && before->rowLabels == data->rowLabels && before->rowMeaning == data->rowMeaning &&
                           data->rowMeaning != AxisMeaning::Plain;
        Shelf trial = shelf;
        bool labelled = !alike;
        QSize size = sizeOf(i, labelled, width);
        QPoint place = trial.place(size);
        if (alike && !(place.y() == last.y() && place.x() == last.x() + lastSize.width() + between)) {
            trial = shelf;
            labelled = true;
            size = sizeOf(i, labelled, width);
            place = trial.place(size);
        }
        shelf = trial;
        m_views[i]->setParts(partsOf(i, labelled));
        m_views[i]->setGeometry(QRect(place + QPoint(page_margin, 8), size));
        last = place;
        lastSize = size;
        before = data;
    }
    if (!strongestFirst)
        placeStrongest();
    if (!m_tensors.empty() || !m_strongest->isHidden())
        height = std::max(height, shelf.bottom() + 12);
    if (!m_nothing->isHidden()) {
        m_nothing->setGeometry(page_margin, height + 4, width, m_nothing->heightForWidth(width));
        height = m_nothing->geometry().bottom() + 8;
    }
    m_ground->resize(viewport()->width(), std::max(height, viewport()->height()));
    return height;
}

void DerivativeMaps::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

// Scrolls a map into view when the keyboard focuses it; Enter in it moves on to the step.
bool DerivativeMaps::eventFilter(QObject* watched, QEvent* event)
{
    const auto* focus = event->type() == QEvent::FocusIn ? static_cast<const QFocusEvent*>(event) : nullptr;
    if (focus && (focus->reason() == Qt::TabFocusReason || focus->reason() == Qt::BacktabFocusReason))
        ensureWidgetVisible(static_cast<QWidget*>(watched), 0, 8);
    if (event->type() == QEvent::KeyPress && watched != m_strongest && m_page.edit)
        if (const int key = static_cast<QKeyEvent*>(event)->key(); key == Qt::Key_Return || key == Qt::Key_Enter) {
            Q_EMIT stepAsked({});
            return true;
        }
    return ScrollArea::eventFilter(watched, event);
}

} // namespace attn
