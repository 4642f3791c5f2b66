// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timebar/timebar.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/label.h"
#include "ui/kit/onevents.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"
#include "ui/timebar/scrubber.h"
#include "ui/timebar/stepactions.h"
#include "ui/timebar/stepper.h"

#include <QComboBox>
#include <QLayout>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <vector>

namespace attn {

namespace {

constexpr double speeds[] = {0.5, 1, 2, 4};
constexpr int bar_px = 48, least_px = 300;

// Plays the steps: the bar's primary button.
class PlayButton : public QAbstractButton {
public:
    PlayButton(QAction* action, QWidget* parent) : QAbstractButton(parent), m_action(action)
    {
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, this, [this] { follow(); });
        follow();
    }

    QSize sizeHint() const override { return {scaled(34), scaled(28)}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const Colors& c = colors();
        const QColor ground = !isEnabled() ? c.off : isDown() ? mixed(c.accent, c.text, 0.2) : c.accent;
        paintFrame(painter, rect(), ground, ground);
        const double side = scaled(14);
        QRectF square(0, 0, side, side);
        square.moveCenter(QRectF(rect()).center());
        paintIcon(painter, square, m_playing ? QStringLiteral("pause") : QStringLiteral("play"),
                  isEnabled() ? c.onaccent : c.base);
        if (hasFocus()) // inside the accent, where it is seen
            paintFrame(painter, QRectF(rect()).adjusted(3, 3, -3, -3), c.onaccent, Qt::transparent, 1.5, 2);
    }

private:
    void follow()
    {
        const QString text = m_action->text().remove(QLatin1Char('&'));
        m_playing = text == QObject::tr("Pause");
        setAccessibleName(text);
        setToolTip(withShortcut(text, m_action->shortcut()));
        setEnabled(m_action->isEnabled());
        update();
    }

    QAction* m_action;
    bool m_playing = false;
};

// Shows the parts of `row` in `givingWay` that fit: if space is short, hides the first ones first.
void fitParts(QWidget* row, const std::vector<QWidget*>& givingWay)
{
    const auto width = [row](const QWidget* part) {
        return part->minimumSizeHint().expandedTo(part->minimumSize()).width() + row->layout()->spacing();
    };
    int needed = row->layout()->totalMinimumSize().width();
    for (const QWidget* part : givingWay)
        needed += part->isHidden() ? width(part) : 0;
    for (QWidget* part : givingWay) {
        const bool shown = needed <= row->width();
        if (!shown)
            needed -= width(part);
        if (part->isHidden() == shown)
            part->setVisible(shown);
    }
}

} // namespace

// The place in words, the row's token in the color of queries; hidden if the bar is narrow.
class TimeBar::PlaceLabel : public QWidget {
public:
    explicit PlaceLabel(QWidget* parent) : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    }

    void setPlace(const QString& words, const QString& token)
    {
        m_words = words;
        m_token = token;
        setAccessibleName(words);
        setToolTip(words);
        update();
    }

    QString words() const { return m_words; }
    QSize sizeHint() const override { return {scaled(210), scaled(24)}; }
    QSize minimumSizeHint() const override { return {scaled(110), scaled(24)}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const QFont plain = textFont(12.5), bold = textFont(12.5, QFont::DemiBold);
        const QFontMetricsF metrics(plain);
        QString words = m_words;
        const double room = width() - 8;
        if (metrics.horizontalAdvance(words) > room)
            words.replace(QRegularExpression(QStringLiteral("(\\d) \\S+ (?=\\d)")), QStringLiteral("\\1/")); // "3 of 6"
        words = metrics.elidedText(words, Qt::ElideMiddle, room);
        const qsizetype at = m_token.isEmpty() ? -1 : words.indexOf(m_token);
        const QString before = at < 0 ? words : words.left(at), token = at < 0 ? QString() : m_token;
        const QString after = at < 0 ? QString() : words.mid(at + m_token.size());
        double x = width() - metrics.horizontalAdvance(before) - metrics.horizontalAdvance(after) -
                   QFontMetricsF(bold).horizontalAdvance(token);
        const double y = (height() + metrics.capHeight()) / 2;
        const auto write = [&](const QString& text, const QFont& font, const QColor& color) {
            paintText(painter, font, color, QPointF(x, y), text);
            x += QFontMetricsF(font).horizontalAdvance(text);
        };
        write(before, plain, colors().text);
        write(token, bold, colors().q);
        write(after, plain, colors().text);
    }

private:
    QString m_words, m_token;
};

TimeBar::TimeBar(Stepper* stepper, StepActions* actions, QWidget* parent)
    : QWidget(parent), m_stepper(stepper), m_actions(actions)
{
    setAccessibleName(tr("Time bar"));
    setFixedHeight(scaled(bar_px));
    onEvents(this, {QEvent::FontChange}, [this] { setFixedHeight(scaled(bar_px)); });
}

void TimeBar::complete()
{
    if (m_units)
        return;
    m_units = new SegmentedControl(tr("Step by"), this);
    m_scrubber = new Scrubber(m_stepper, this);
    m_place = new PlaceLabel(this);
    m_speed = new QComboBox(this);
    auto* caption = new PlainLabel(tr("Step by"), this);
    m_caption = caption;
    useQuietFont(caption, 12.5);
    const QString units[] = {tr("stage"), tr("row"), tr("cell"), tr("term")};
    for (std::size_t i = 0; i < m_actions->units.size(); ++i) {
        const QAction* action = m_actions->units[i];
        m_units->addSegment(units[i], {});
        const auto follow = [this, action, i, name = units[i]] {
            m_units->setSegmentText(int(i), name,
                                    withShortcut(action->text().remove(QLatin1Char('&')), action->shortcut()));
        };
        follow();
        connect(action, &QAction::changed, this, follow); // its keys can be chosen
    }
    m_own = m_units->addSegment(tr("studio step"), tr("Use the studio's own steps"));
    m_units->setSegmentVisible(m_own, false);
    for (const double speed : speeds)
        m_speed->addItem(QStringLiteral("%1×").arg(speed));
    nameChoices(m_speed, tr("Speed"));
    m_speed->setToolTip(tr("Playback speed"));
    m_scrubber->addAction(m_actions->play);

    rowOf(this, 8,
          {new IconButton(m_actions->first, false, this),
           new IconButton(m_actions->back, false, this),
           new PlayButton(m_actions->play, this),
           new IconButton(m_actions->on, false, this),
           new IconButton(m_actions->last, false, this),
           gap(8),
           caption,
           m_units,
           gap(4),
           {m_scrubber, 4},
           {m_place, 2},
           m_speed})
        ->setContentsMargins(12, 1, 12, 0); // the line above

    connect(m_units, &SegmentedControl::activated, this, [this](int unit) {
        if (unit == m_own)
            m_stepper->walkOwn();
        else
            m_stepper->setUnit(StepUnit(unit));
    });
    connect(m_speed, &QComboBox::activated, this, [this](int index) { m_stepper->setSpeed(speeds[index]); });
    connect(m_stepper, &Stepper::changed, this, &TimeBar::follow);
    onEvents(this, {QEvent::Resize, QEvent::LayoutRequest}, [this] { fit(); });
    follow();
}

void TimeBar::follow()
{
    QString token;
    const QString words = m_stepper->placeInWords(&token);
    m_place->setPlace(words, token);
    const OwnSteps* own = m_stepper->ownSteps();
    const bool offered = own && own->count() > 0;
    if (offered)
        m_units->setSegmentText(m_own, own->unit(), withShortcut(m_actions->own->text(), m_actions->own->shortcut()));
    m_units->setSegmentVisible(m_own, offered);
    m_units->setCurrentIndex(m_stepper->walksOwn() ? m_own : static_cast<int>(m_stepper->unit()));
    const QSignalBlocker quiet(m_speed);
    for (int i = 0; i < m_speed->count(); ++i)
        if (speeds[i] == m_stepper->speed())
            m_speed->setCurrentIndex(i);
    fit();
}

// Units and speed are in the menu too.
void TimeBar::fit() { fitParts(this, {m_caption, m_speed, m_units, m_place}); }

QString TimeBar::placeText() const { return m_place ? m_place->words() : QString(); }

QSize TimeBar::sizeHint() const { return {scaled(1280), scaled(bar_px)}; }

QSize TimeBar::minimumSizeHint() const { return {scaled(least_px), scaled(bar_px)}; }

void TimeBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().panel);
    painter.fillRect(QRect(0, 0, width(), 1), colors().line);
}

} // namespace attn
