// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/sensitivity/forwardstrip.h"

#include "ui/kit/boxes.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/scrollarea.h"
#include "ui/paint/legendpainter.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace attn {

// What a full bar means, and the marks that occur in the maps.
class ForwardKey : public QWidget {
public:
    using QWidget::QWidget;

    void setKey(const QString& full, std::vector<LegendEntry> marks)
    {
        m_full = full;
        m_marks = std::move(marks);
        QStringList words;
        for (const LegendEntry& mark : m_marks)
            words << legendText(mark);
        setAccessibleName(words.isEmpty() ? m_full
                                          : QObject::tr("%1. Marks: %2").arg(m_full, words.join(QLatin1String(", "))));
        updateGeometry();
        update();
    }
    QSize sizeHint() const override { return {barRoom() + wordsRoom() + marksRoom(), scaled(22)}; }
    QSize minimumSizeHint() const override { return {0, scaled(22)}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (width() < sizeHint().width())
            return; // the cards say it too
        QPainter painter(this);
        const Colors& c = colors();
        painter.fillRect(QRectF(0, height() / 2.0 - 2, 40, 5), c.line);
        painter.fillRect(QRectF(0, height() / 2.0 - 2, 20, 5), c.flash);
        painter.setFont(textFont(12));
        painter.setPen(c.text2);
        painter.drawText(QRect(barRoom(), 0, wordsRoom(), height()), Qt::AlignLeft | Qt::AlignVCenter, m_full);
        paintLegend(painter, QRectF(barRoom() + wordsRoom(), (height() - 18) / 2.0, marksRoom(), 18), m_marks, c);
    }

private:
    static int barRoom() { return 48; }
    int wordsRoom() const { return QFontMetrics(textFont(12)).horizontalAdvance(m_full) + scaled(16); }
    int marksRoom() const { return m_marks.empty() ? 0 : int(legendWidth(m_marks)) + 8; }

    QString m_full;
    std::vector<LegendEntry> m_marks;
};

ForwardStrip::ForwardStrip(QWidget* parent)
    : QWidget(parent), m_title(new PlainLabel(tr("Effect of the edit"))), m_caption(new ElidedLabel),
      m_key(new ForwardKey), m_fold(new LinkButton({})), m_message(new PlainLabel), m_scroll(new ScrollArea),
      m_ground(new QWidget)
{
    setAccessibleName(m_title->text());
    useTextFont(m_title, 13.5, QFont::DemiBold);
    useQuietFont(m_caption, 12);
    useQuietFont(m_message, 12);
    m_caption->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    rowOf(m_ground, 0)->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    scrollOnGround(m_scroll, m_ground);
    auto* head = rowOf(nullptr, 10, {m_title, {m_caption, 1}, m_key, m_fold});
    head->setContentsMargins(16, 0, 14, 0);
    columnOf(this, 2, {Boxed(head), m_message, {m_scroll, 1}})->setContentsMargins(0, 7, 0, 0);
    m_message->setContentsMargins(16, 0, 16, 0);
    connect(m_fold, &QAbstractButton::clicked, this, [this] {
        m_asked = isFolded();
        fold();
        Q_EMIT foldChanged();
    });
    fold();
    setMessage({});
}

void ForwardStrip::setLow(bool low)
{
    m_low = low;
    fold();
}

void ForwardStrip::fold()
{
    m_scroll->setVisible(!isFolded());
    m_fold->setText(isFolded() ? tr("Show stages") : tr("Hide stages"));
}

void ForwardStrip::setMessage(const QString& words)
{
    m_message->setText(words);
    m_message->setVisible(!words.isEmpty());
    m_caption->setText({});
    m_key->hide();
    for (ForwardCard* card : m_cards)
        card->hide();
}

void ForwardStrip::setStages(std::vector<StageChange> stages, const QString& caption, double full)
{
    m_message->hide();
    m_caption->setText(caption);
    std::vector<HeatmapDataPtr> maps;
    for (std::size_t i = 0; i < stages.size(); ++i) {
        if (i == m_cards.size()) {
            auto* card = new ForwardCard(m_ground);
            card->installEventFilter(this);
            connect(card, &QAbstractButton::clicked, this, [this, card] { Q_EMIT stageAsked(card->stage().tensor); });
            connect(card, &ForwardCard::pointed, this, &ForwardStrip::pointed);
            m_ground->layout()->addWidget(card);
            m_cards.push_back(card);
        }
        if (stages[i].map)
            maps.push_back(stages[i].map);
        m_cards[i]->setStage(std::move(stages[i]));
        m_cards[i]->show();
    }
    for (std::size_t i = stages.size(); i < m_cards.size(); ++i)
        m_cards[i]->hide();
    static_cast<ForwardKey*>(m_key)->setKey(tr("largest change, full bar = %1").arg(formatSignificant(full, 2)),
                                            legendOfEach(maps, colors()));
    m_key->show();
}

int ForwardStrip::wantedHeight() const
{
    const int card = m_cards.empty() ? ForwardCard().sizeHint().height() : m_cards.front()->sizeHint().height();
    const bool scrolls = m_ground->sizeHint().width() > width();
    if (isFolded())
        return 7 + scaled(22) + 2 + (m_message->isHidden() ? 0 : m_message->sizeHint().height() + 2) + 7;
    return 7 + scaled(22) + 2 + card + (scrolls ? m_scroll->horizontalScrollBar()->sizeHint().height() : 0) + 2;
}

bool ForwardStrip::eventFilter(QObject* watched, QEvent* event)
{
    auto* card = qobject_cast<ForwardCard*>(watched);
    if (card && event->type() == QEvent::FocusIn)
        m_scroll->ensureWidgetVisible(card, 8, 0);
    if (!card || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int step = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const auto at = std::ranges::find(m_cards, card) - m_cards.begin() + step;
    if (step == 0)
        return QWidget::eventFilter(watched, event);
    if (at >= 0 && at < std::ssize(m_cards) && m_cards[std::size_t(at)]->isVisible())
        m_cards[std::size_t(at)]->setFocus(Qt::TabFocusReason);
    return true;
}

void ForwardStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    painter.fillRect(QRect(0, 0, width(), 1), colors().line);
}

} // namespace attn
