// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/studioframe.h"

#include "ui/kit/boxes.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/label.h"
#include "ui/kit/onevents.h"
#include "ui/kit/scrollarea.h"
#include "ui/matrix/stagecards.h"
#include "ui/studios/studio.h"
#include "ui/theme/barheight.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace attn {

namespace {

constexpr int least_width = 560, least_height = 300; // px, grown with the text

// With less a studio would draw over itself: its page scrolls then.
class StudioRoom : public QWidget {
public:
    explicit StudioRoom(Studio* studio) { columnOf(this, 0, {{studio, 1}}); }
    QSize minimumSizeHint() const override
    {
        return QWidget::minimumSizeHint().expandedTo({scaled(least_width), scaled(least_height)});
    }
};

} // namespace

StudioFrame::StudioFrame(const QList<QAction*>& actions, QWidget* parent)
    : QWidget(parent), m_header(new QWidget(this)), m_title(new ElidedLabel({}, m_header)),
      m_caption(new ElidedLabel({}, m_header)), m_controls(new QToolButton(m_header)),
      m_pages(new QStackedWidget(this)), m_nothing(new QWidget), m_message(new PlainLabel), m_turnOn(new QPushButton)
{
    useTextFont(m_title, 14, QFont::DemiBold);
    useQuietFont(m_caption, 12);
    m_caption->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* back = new IconButton(QStringLiteral("x"), tr("Back to the heatmap"), true, m_header);
    back->setDescription(tr("Back to the heatmap"), QKeySequence(Qt::Key_F4));
    m_controls->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_controls->setFocusPolicy(Qt::TabFocus);
    m_controls->hide();
    auto* row = m_row = rowOf(m_header, 8, {m_title, {m_caption, 1}, m_controls});
    row->setContentsMargins(16, 0, 12, 1);
    for (QAction* action : actions)
        row->addWidget(new IconButton(action, true, m_header));
    row->addWidget(back);
    m_header->setFixedHeight(barHeight(40));

    useQuietFont(m_message, 14);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setMargin(24);
    columnOf(m_nothing, 0, {freeRoom(1), m_message, {m_turnOn, 0, Qt::AlignHCenter}, freeRoom(1)});
    connect(m_turnOn, &QAbstractButton::clicked, this, [this] { Q_EMIT turnOnAsked(m_needed); });
    m_pages->addWidget(m_nothing);

    columnOf(this, 0, {m_header, {m_pages, 1}});
    connect(back, &QAbstractButton::clicked, this, &StudioFrame::closeAsked);
    onEvents(this, {QEvent::Resize}, [this] { m_header->setFixedHeight(barHeight(40)); });
}

void StudioFrame::addStudio(Studio* studio)
{
    auto* scroll = new ScrollArea;
    scrollOnGround(scroll, new StudioRoom(studio));
    m_scrolls.emplace(studio, scroll);
    m_pages->addWidget(scroll);
    if (QWidget* tools = studio->headerTools()) {
        tools->hide();
        m_row->insertWidget(m_row->indexOf(m_controls), tools);
    }
    connect(studio, &Studio::captionChanged, this, &StudioFrame::showCaption);
}

void StudioFrame::setStudio(Studio* studio)
{
    for (Studio* each : {m_studio, studio})
        if (QWidget* tools = each ? each->headerTools() : nullptr)
            tools->setVisible(each == studio);
    m_studio = studio;
    refresh();
}

void StudioFrame::setComputed(const ComputedPtr& computed)
{
    m_computed = computed;
    refresh();
}

void StudioFrame::offerControls(QAction* shown)
{
    if (shown)
        m_controls->setDefaultAction(shown);
    m_controls->setVisible(shown);
}

void StudioFrame::refresh()
{
    if (!m_studio || !m_computed)
        return;
    const QString why = m_studio->unavailable(*m_computed);
    m_message->setText(why);
    m_studio->controls()->setEnabled(m_studio->controlsAreOfUse(*m_computed));
    showNeeded(!why.isEmpty());
    m_pages->setCurrentWidget(why.isEmpty() ? m_scrolls.at(m_studio) : m_nothing);
    if (why.isEmpty())
        m_studio->setComputed(m_computed);
    showCaption();
}

// One choice that gives the studio something to show.
void StudioFrame::showNeeded(bool wanted)
{
    m_needed.clear();
    if (wanted)
        for (const std::string_view needed : m_studio->needs(*m_computed)) {
            const std::vector<StageInfo> cards = cardsOf(*m_computed->realized);
            const auto card =
                std::ranges::find(cards, QString::fromUtf8(needed.data(), qsizetype(needed.size())), &StageInfo::id);
            if (card == cards.end() || card->turnOn.isEmpty())
                continue;
            m_needed = card->id;
            m_turnOn->setText(tr("Turn on: %1").arg(card->turnOn));
            break;
        }
    m_turnOn->setVisible(!m_needed.isEmpty());
}

void StudioFrame::showCaption()
{
    if (!m_studio)
        return;
    m_title->setText(m_studio->heading());
    m_caption->setText(m_studio->caption());
}

void StudioFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    painter.fillRect(QRect(0, m_header->height() - 1, width(), 1), colors().line);
}

} // namespace attn
