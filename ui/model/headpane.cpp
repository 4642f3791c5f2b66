// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/headpane.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tinted.h"
#include "ui/language/headwords.h"
#include "ui/language/keynames.h"
#include "ui/matrix/ghost.h"
#include "ui/model/factrows.h"
#include "ui/model/keybutton.h"
#include "ui/model/panemap.h"
#include "ui/model/rowweights.h"
#include "ui/model/sheetwords.h"
#include "ui/model/tag.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>

namespace attn {

// "off" beside the title.
class OffTag : public QWidget {
public:
    explicit OffTag(QWidget* parent) : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setAccessibleName(HeadPane::tr("turned off"));
    }
    QSize sizeHint() const override { return offTagSize(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        paintOffTag(painter, rect());
    }
};

namespace {

constexpr int pane_width = 366; // px

QString tintedPlace(const QString& label, const QColor& color)
{
    const qsizetype space = label.lastIndexOf(QLatin1Char(' '));
    return tinted(label.left(space), color) + label.mid(space).toHtmlEscaped();
}

} // namespace

HeadPane::HeadPane(QWidget* parent)
    : QWidget(parent), m_title(new RichLabel(this)), m_place(new PlainLabel(this)), m_axes(new RichLabel(this)),
      m_cell(new RichLabel(this)), m_number(new PlainLabel(this)), m_note(new PlainLabel(this)),
      m_off(new OffTag(this)), m_map(new PaneMap(this)), m_row(new RowWeights(this)), m_figures(new FactRows(this)),
      m_switch(new KeyButton(QStringLiteral("eyeoff"), tr("Turn off"), tr("O"), this)),
      m_open(new KeyButton(QStringLiteral("open"), tr("Open this layer"), enterKey(), this))
{
    useTextFont(m_title, 14, QFont::DemiBold);
    for (QLabel* quiet : {m_place, m_note})
        useQuietFont(quiet, 12);
    useTextFont(m_cell, 12);
    useTextFont(m_axes, 12);
    useNumberFont(m_number, 14, QFont::Bold);
    m_cell->setWordWrap(true);
    m_cell->setMinimumWidth(0);
    m_axes->setAlignment(Qt::AlignHCenter);
    m_note->setWordWrap(true);
    m_buttons = rowOf(nullptr, 8, {m_switch, m_open});
    m_buttons->setAlignment(Qt::AlignLeft);
    m_column = columnOf(this, 6,
                        {rowOf(nullptr, 8, {m_title, m_place, freeRoom(1), m_off}), m_axes, m_map, m_row,
                         rowOf(nullptr, 8, {Boxed(m_cell, 1), Boxed(m_number, 0, Qt::AlignTop)}), m_figures, gap(2),
                         m_buttons, m_note, freeRoom(1)});
    setFocusProxy(m_map);
    setAccessibleName(tr("Current head"));

    connect(m_map, &HeatmapView::cellChosen, this, &HeadPane::cellChosen);
    connect(m_map, &HeatmapView::cellHovered, this, &HeadPane::cellPointed);
    connect(m_row, &RowWeights::keyChosen, this, [this](int key) {
        if (const auto cell = shownCell())
            Q_EMIT cellChosen({cell->row, key});
    });
    connect(m_switch, &QAbstractButton::clicked, this, [this] { Q_EMIT switchAsked(m_head); });
    connect(m_open, &QAbstractButton::clicked, this, [this] { Q_EMIT openAsked(m_head); });
    onEvents(this, {QEvent::PaletteChange}, [this] { refresh(); });
    onEvents(this, {QEvent::FontChange, QEvent::Resize}, [this] {
        m_map->fit();
        placeButtons();
    });
    showParts();
    refresh();
}

void HeadPane::setPicture(PagePicturePtr picture)
{
    m_picture = std::move(picture);
    refresh();
}

void HeadPane::setHead(const HeadPlace& head)
{
    if (std::exchange(m_head, head) == head)
        return;
    refresh();
}

void HeadPane::setShown(Ghost shown)
{
    if (std::exchange(m_shown, shown) == shown)
        return;
    refresh();
}

void HeadPane::setChosen(std::optional<Cell> cell)
{
    if (std::exchange(m_chosen, cell) == cell)
        return;
    m_map->setChosen(kept());
    tellCell();
}

void HeadPane::setPointed(std::optional<Cell> cell)
{
    if (std::exchange(m_pointed, cell) == cell)
        return;
    m_map->setHovered(cell);
    tellCell();
}

void HeadPane::setCompact(bool compact)
{
    if (std::exchange(m_compact, compact) == compact)
        return;
    showParts();
    refresh();
}

void HeadPane::showParts()
{
    for (QWidget* part :
         {static_cast<QWidget*>(m_place), static_cast<QWidget*>(m_axes), static_cast<QWidget*>(m_map),
          static_cast<QWidget*>(m_cell), static_cast<QWidget*>(m_number), static_cast<QWidget*>(m_figures),
          static_cast<QWidget*>(m_switch), static_cast<QWidget*>(m_open)})
        part->setVisible(!m_compact);
    m_row->setVisible(m_compact);
    setFocusProxy(m_compact ? static_cast<QWidget*>(m_row) : m_map);
    useTextFont(m_title, m_compact ? 13 : 14, QFont::DemiBold);
    if (m_compact)
        m_column->setContentsMargins(0, 0, 0, 0);
    else
        m_column->setContentsMargins(8, 12, 16, 12);
    updateGeometry();
}

QSize HeadPane::sizeHint() const
{
    const QSize hint = QWidget::sizeHint();
    return m_compact ? hint : QSize(std::max(scaled(pane_width), hint.width()), hint.height());
}

// One below the other if a line has no room for both.
void HeadPane::placeButtons()
{
    const QMargins around = m_column->contentsMargins();
    const int room = width() - around.left() - around.right();
    const bool fit = m_switch->sizeHint().width() + m_buttons->spacing() + m_open->sizeHint().width() <= room;
    m_buttons->setDirection(fit ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

HeldMatrixPtr HeadPane::shownMap() const
{
    if (!m_picture || !m_picture->has(m_head))
        return nullptr;
    const PageHead& head = m_picture->head(m_head);
    return withGhost(head.now, m_picture->changed && head.before != head.now ? head.before : nullptr, m_shown);
}

bool HeadPane::isOff() const
{
    return m_picture && m_picture->has(m_head) && m_picture->head(m_head).off && m_shown != Ghost::Before;
}

// Where none is chosen: of the last query the key with most weight.
std::optional<Cell> HeadPane::kept() const
{
    const HeatmapDataPtr& map = m_map->data();
    if (!map || map->rows == 0 || map->columns == 0)
        return std::nullopt;
    if (m_chosen && map->contains(*m_chosen))
        return m_chosen;
    Cell most{map->rows - 1, 0};
    for (int key = 1; key < map->columns; ++key)
        if (isNumber(map->mark({most.row, key})) && map->value({most.row, key}) > map->value(most))
            most.column = key;
    return most;
}

std::optional<Cell> HeadPane::shownCell() const
{
    const HeatmapDataPtr& map = m_map->data();
    return map && m_pointed && map->contains(*m_pointed) ? m_pointed : kept();
}

QString HeadPane::placed(const QStringList& labels, int cell) const
{
    return m_picture->shrunk() ? labels.value(cell) : withPlace(labels.value(cell), cell);
}

QString HeadPane::title() const
{
    const QString name = titleOfHead(headName(m_head));
    const auto cell = m_compact ? shownCell() : std::nullopt;
    return cell ? tr("%1, row %2").arg(name, placed(m_map->data()->rowLabels, cell->row)) : name;
}

QString HeadPane::cellWords() const
{
    const auto cell = shownCell();
    return cell ? tr("query %1 → key %2")
                      .arg(placed(m_map->data()->rowLabels, cell->row),
                           placed(m_map->data()->columnLabels, cell->column))
                : QString();
}

void HeadPane::tellCell()
{
    const auto cell = shownCell();
    const HeatmapDataPtr& map = m_map->data();
    const QString name = titleOfHead(headName(m_head));
    if (m_compact && cell)
        m_title->setText(tr("%1, row %2").arg(name, tintedPlace(placed(map->rowLabels, cell->row), colors().q)));
    else
        m_title->setText(m_compact ? name : tinted(name, colors().accent));
    m_cell->setText(cell ? tr("query %1 → key %2")
                               .arg(tintedPlace(placed(map->rowLabels, cell->row), colors().q),
                                    tintedPlace(placed(map->columnLabels, cell->column), colors().k))
                         : QString());
    m_number->setText(!cell                                  ? QString()
                      : isNumber(map->mark(*cell))           ? formatNumber(map->value(*cell), map->digits)
                      : map->mark(*cell) == CellMark::Masked ? tr("masked")
                                                             : QStringLiteral("—"));
    m_row->setRow(shownMap(), cell);
    describeTo(this, cell ? describeCell(*map, *cell) : QString());
}

void HeadPane::refresh()
{
    const bool there = m_picture && m_picture->has(m_head), off = isOff();
    m_map->setMap(shownMap());
    m_map->setOff(off);
    m_map->setChosen(kept());
    m_axes->setText(tr("%1 down, %2 across").arg(tinted(tr("Queries"), colors().q), tinted(tr("keys"), colors().k)));
    m_place->setText(tr("layer %1, head %2").arg(m_head.layer).arg(m_head.head));
    m_off->setVisible(off);
    m_figures->setRows(there ? headFigureRows(m_picture->head(m_head)) : FactRows::Rows());
    const bool switchedOff = there && m_picture->head(m_head).off;
    m_switch->setLook(switchedOff ? QStringLiteral("eye") : QStringLiteral("eyeoff"),
                      switchedOff ? tr("Turn on") : tr("Turn off"), switchedOff);
    m_switch->setEnabled(there);
    m_open->setEnabled(there);
    m_note->setText(off ? tr("The pattern stays visible. Only the head's output to the residual stream is 0.")
                        : QString());
    m_note->setVisible(off && !m_compact);
    tellCell();
}

} // namespace attn
