// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of a model is put together from: the columns and the line above the heads.
#include "ui/document/selection.h"
#include "ui/kit/boxes.h"
#include "ui/kit/busybar.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/flowlayout.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/label.h"
#include "ui/kit/lampline.h"
#include "ui/kit/onevents.h"
#include "ui/kit/scrollarea.h"
#include "ui/kit/section.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/kit/staleoverlay.h"
#include "ui/model/continuebox.h"
#include "ui/model/editlines.h"
#include "ui/model/factrows.h"
#include "ui/model/headpane.h"
#include "ui/model/modelsheet.h"
#include "ui/model/modelview.h"
#include "ui/model/nexttokenpanel.h"
#include "ui/model/sentencebox.h"
#include "ui/model/stalebar.h"
#include "ui/model/statespane.h"
#include "ui/model/tag.h"
#include "ui/model/taglegend.h"
#include "ui/rail/rail.h"
#include "ui/theme/fonts.h"

#include <QComboBox>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace attn {

namespace {

constexpr int line_px = 1; // between the columns

QScrollArea* column(QWidget* content, const QString& name)
{
    auto* scroll = new ScrollArea;
    scroll->setAccessibleName(name);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    content->setBackgroundRole(QPalette::AlternateBase);
    content->setAutoFillBackground(true);
    scroll->viewport()->setBackgroundRole(QPalette::AlternateBase);
    scroll->viewport()->setAutoFillBackground(true);
    scroll->setWidget(content);
    return scroll;
}

QLabel* heading(const QString& text)
{
    auto* label = new PlainLabel(text);
    useTextFont(label, 13, QFont::DemiBold);
    return label;
}

} // namespace

ModelView::ModelView(QAction* exportSheet, QWidget* parent) : QWidget(parent), m_cards(new Selection(this))
{
    setAccessibleName(tr("Model"));
    m_rail = new Rail(m_cards);
    m_rail->setAccessibleName(tr("Layers"));
    m_left = column(buildLeft(), tr("Sentence and model"));
    QWidget* middle = buildMiddle(exportSheet);
    m_right = column(buildRight(), tr("Next token"));
    m_rightPages = new QStackedWidget;
    m_rightPages->addWidget(m_right);
    for (QWidget* computed : {static_cast<QWidget*>(m_sheet), static_cast<QWidget*>(m_head),
                              static_cast<QWidget*>(m_states), static_cast<QWidget*>(m_nextPage), m_right->widget()})
        m_overlays.push_back(new StaleOverlay(computed));
    m_columns = rowOf(nullptr, line_px, {m_left, Boxed(middle, 1), m_rightPages});
    columnOf(this, line_px, {m_rail, Boxed(m_columns, 1)});
    connect(m_cards, &Selection::focusChanged, this, &ModelView::followRail);
    connect(m_sheet, &ModelSheet::headChosen, this, &ModelView::followFocus);
    connect(m_sheet, &ModelSheet::cellPointed, this, &ModelView::point);
    connect(m_sheet, &ModelSheet::headOpened, this, &ModelView::openAsked);
    connect(m_sheet, &ModelSheet::switchAsked, this, &ModelView::switchAsked);
    for (HeadPane* pane : {m_head, m_brief}) {
        connect(pane, &HeadPane::openAsked, this, &ModelView::openAsked);
        connect(pane, &HeadPane::switchAsked, this, &ModelView::switchAsked);
        connect(pane, &HeadPane::cellPointed, this, [this](std::optional<Cell> cell) { point(focused(), cell); });
        connect(pane, &HeadPane::cellChosen, this, [this](Cell cell) {
            m_head->setChosen(cell);
            m_brief->setChosen(cell);
            point(focused(), cell);
        });
    }
    onEvents(this, {QEvent::FontChange},
             [this] { QMetaObject::invokeMethod(this, &ModelView::fit, Qt::QueuedConnection); });
    onEvents(this, {QEvent::Resize}, [this] { fit(); });
    // Their content decides the column widths.
    for (QScrollArea* column : {m_left, m_right})
        onEvents(column->widget(), {QEvent::LayoutRequest}, [this] {
            if (columnWidths() != m_widths)
                fit();
        });
    clear();
    fit();
}

QWidget* ModelView::buildLeft()
{
    auto* content = new QWidget;
    m_sentence = new SentenceBox;
    connect(m_sentence, &SentenceBox::textTyped, this, &ModelView::textTyped);
    m_facts = new FactRows;
    m_edits = new EditLines;
    connect(m_edits, &EditLines::takeBackAsked, this, &ModelView::takeBackAsked);
    connect(m_edits, &EditLines::chosen, this, [this](const PageEdit& edit) {
        setFocused({edit.layer, edit.head.value_or(0)});
        takeFocus();
    });
    m_tags = new TagLegend;
    const auto section = [content](const QString& title, QWidget* inside) {
        auto* made = new Section(title, content);
        made->setContent(inside);
        return made;
    };
    m_sentenceSection = section(tr("Sentence"), m_sentence);
    auto* model = new QWidget;
    auto* file = new TagLabel(NumberFrom::File);
    columnOf(model, 4, {rowOf(nullptr, 0, {freeRoom(1), file}), m_facts});
    m_modelSection = section(tr("Model"), model);
    m_editSection = section(tr("Edits"), m_edits);
    columnOf(content, 0,
             {m_sentenceSection, m_modelSection, m_editSection, section(tr("Origin of values"), m_tags), freeRoom(1)});
    return content;
}

QWidget* ModelView::buildMiddle(QAction* exportSheet)
{
    auto* middle = new QWidget;
    m_shape = new ElidedLabel;
    useNumberFont(m_shape, 12);
    m_order = new QComboBox;
    m_order->setAccessibleName(tr("Head order"));
    m_order->addItems(
        {tr("layer and head"), tr("entropy"), tr("distance"), tr("share on the first token"), tr("change")});
    connect(m_order, &QComboBox::activated, this, [this](int order) {
        m_sheet->setOrder(SheetOrder(order));
        m_sheet->setFocused(m_sheet->focused());
    });
    auto* order = new PlainLabel(tr("Order"));
    order->setBuddy(m_order);
    useQuietFont(order, 12);
    m_show = new SegmentedControl(tr("Show"));
    for (const QString& words : {tr("before"), tr("both"), tr("after")})
        m_show->addSegment(words);
    connect(m_show, &SegmentedControl::activated, this, [this](int shown) { Q_EMIT shownAsked(Ghost(shown)); });
    auto* tag = new TagLabel(NumberFrom::Computed);
    m_aside = {m_shape, tag, order};
    auto* line = new FlowLayout(8, {heading(tr("All heads")), m_shape},
                                {tag, order, m_order, m_show, new IconButton(exportSheet, true)});
    line->setContentsMargins(16, 6, 12, 6);
    m_sheet = new ModelSheet;
    m_head = new HeadPane;
    m_busy = new BusyBar(middle);
    connect(m_busy, &BusyBar::cancelAsked, this, &ModelView::cancelAsked);
    auto* heads = new QWidget;
    columnOf(heads, 0, {line, Boxed(rowOf(nullptr, 0, {Boxed(m_sheet, 1), m_head}), 1)});
    m_states = new StatesPane;
    connect(m_states, &StatesPane::described, this,
            [this](const QString& sentence) { Q_EMIT described(sentence, {}, {}); });
    m_middlePages = new QStackedWidget;
    m_middlePages->addWidget(heads);
    m_middlePages->addWidget(m_states);
    m_nextPage = new NextTokenPanel;
    m_nextPage->setRows(next_shown);
    auto* nextPage = new QWidget;
    columnOf(nextPage, 0, {m_nextPage, freeRoom(1)})->setContentsMargins(16, 12, 16, 12);
    m_middlePages->addWidget(column(nextPage, tr("Next token")));
    m_staleBar = new StaleBar;
    connect(m_staleBar, &StaleBar::computeAsked, this, &ModelView::computeAsked);
    columnOf(middle, 0, {m_staleBar, Boxed(m_middlePages, 1)});
    onEvents(middle, {QEvent::Resize},
             [this, middle] { m_busy->setGeometry(0, 0, middle->width(), m_busy->height()); });
    return middle;
}

QWidget* ModelView::buildRight()
{
    auto* content = new QWidget;
    m_next = new NextTokenPanel;
    m_continue = new ContinueBox;
    connect(m_continue, &ContinueBox::tokenAsked, this, &ModelView::tokenAsked);
    connect(m_continue, &ContinueBox::samplingChanged, m_next, [this] {
        for (NextTokenPanel* panel : {m_next, m_nextPage})
            panel->setChances(m_continue->sampling() == Sampling() ? std::vector<TokenProbability>()
                                                                   : m_continue->drawable());
    });
    m_brief = new HeadPane;
    m_brief->setCompact(true);
    m_didRows = new FactRows;
    m_did = new QWidget;
    columnOf(m_did, 4, {heading(tr("Effect of the edits")), m_didRows});
    m_rowsLamp = new LampLine;
    m_sumLamp = new LampLine;
    m_ownLamp = new LampLine;
    columnOf(content, 12, {m_next, m_continue, m_brief, m_did, m_rowsLamp, m_sumLamp, m_ownLamp, freeRoom(1)})
        ->setContentsMargins(14, 12, 14, 12);
    return content;
}

} // namespace attn
