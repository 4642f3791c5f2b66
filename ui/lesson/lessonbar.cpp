// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lessonbar.h"

#include "ui/kit/boxes.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/keycap.h"
#include "ui/kit/tooltip.h"
#include "ui/language/keynames.h"
#include "ui/language/said.h"
#include "ui/lesson/lessonplay.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QHelpEvent>
#include <QKeySequence>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int most_words = 30; // characters on a button
constexpr double dot_pitch = 22, dot_size = 9;

QString shortened(const QString& words)
{
    return words.size() <= most_words ? words : words.left(most_words - 1).trimmed() + QStringLiteral("…");
}

} // namespace

StepButton::StepButton(Direction direction, QWidget* parent) : PaintedButton(parent), m_direction(direction)
{
    setFocusPolicy(Qt::TabFocus); // a click leaves the keys where they are
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    useTextFont(this, 13, QFont::DemiBold);
}

void StepButton::setWords(const QString& words, const QString& key, bool primary)
{
    m_key = key;
    m_primary = primary;
    setToolTip(words);
    setAccessibleName(words);
    setText(shortened(words));
    updateGeometry();
    update();
}

QSize StepButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + keyCapSize(m_key).width() + scaled(16) + 44, scaled(32)};
}

void StepButton::paintEvent(QPaintEvent*)
{
    const Colors& c = colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintButton(painter, rect(), paintedState(), m_primary, false);
    if (!m_primary && m_direction == Direction::On && isEnabled())
        paintFrame(painter, rect(), c.accent, Qt::transparent, 2);
    const QColor foreground = !isEnabled()                   ? c.off
                              : m_primary                    ? c.onaccent
                              : m_direction == Direction::On ? c.accent
                                                             : c.text;
    const QSize cap = keyCapSize(m_key);
    const double side = scaled(16), middle = height() / 2.0;
    double x = 12;
    if (m_direction == Direction::Back) {
        paintIcon(painter, QRectF(x, middle - side / 2, side, side), QStringLiteral("left"), foreground);
        x += side + 6;
    }
    const double words = fontMetrics().horizontalAdvance(text());
    paintText(painter, font(), foreground, QRectF(x, 0, words + 4, height()), Qt::AlignVCenter, text());
    x += words + 6;
    if (m_direction == Direction::On) {
        paintIcon(painter, QRectF(x, middle - side / 2, side, side), QStringLiteral("right"), foreground);
        x += side + 6;
    }
    paintKeyCap(painter, QRectF(QPointF(x, middle - cap.height() / 2.0), QSizeF(cap)), m_key);
}

StepDots::StepDots(LessonPlay* play, QWidget* parent) : QWidget(parent), m_play(play)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Steps"));
}

QSize StepDots::sizeHint() const
{
    return {int(std::max(1, m_play->isOpen() ? m_play->count() : 1) * dot_pitch), scaled(24)};
}

double StepDots::pitch() const { return std::min(dot_pitch, double(width()) / std::max(1, m_play->count())); }

void StepDots::paintEvent(QPaintEvent*)
{
    if (!m_play->isOpen())
        return;
    const Colors& c = colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double begin = (width() - pitch() * m_play->count()) / 2;
    for (int i = 0; i < m_play->count(); ++i) {
        const bool now = i == m_play->number();
        const double size = std::min(now ? dot_size + 3 : dot_size, pitch() - 2);
        const QPointF centre(begin + pitch() * (i + 0.5), height() / 2.0);
        painter.setPen(QPen(now ? c.accent : c.text2, 1.2));
        painter.setBrush(now ? c.accent : m_play->progressOf(i).seen ? c.text2 : QColor(Qt::transparent));
        painter.drawEllipse(centre, size / 2, size / 2);
    }
}

int StepDots::stepAt(double x) const
{
    const int step = int(std::floor((x - (width() - pitch() * m_play->count()) / 2) / pitch()));
    return step >= 0 && step < m_play->count() ? step : -1;
}

void StepDots::mousePressEvent(QMouseEvent* event) { m_play->goTo(stepAt(event->position().x())); }

bool StepDots::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_play->isOpen())
        return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    const int step = stepAt(help->pos().x());
    showToolTip(help->globalPos(),
                step < 0 ? QString()
                         : QStringLiteral("%1  %2").arg(QString::number(step + 1),
                                                        m_play->words(m_play->lesson().steps[std::size_t(step)].title)),
                this);
    return true;
}

LessonBar::LessonBar(LessonPlay* play, QWidget* parent)
    : QWidget(parent), m_play(play), m_back(new StepButton(StepButton::Direction::Back, this)),
      m_on(new StepButton(StepButton::Direction::On, this)), m_dots(new StepDots(play, this)),
      m_where(new ElidedLabel({}, this))
{
    m_where->setText(tr("This is a copy of the step. It is kept as unsaved work when you leave the lesson. To save it "
                        "as a file, press %1.")
                         .arg(QKeySequence(QKeySequence::Save).toString(QKeySequence::NativeText)));
    useQuietFont(m_where, 13);
    rowOf(this, 12, {m_back, {m_where, 1}, {m_dots, 1}, m_on})->setContentsMargins(12, 7, 12, 8);
    connect(m_back, &QAbstractButton::clicked, play, [play] { play->isFree() ? play->backToLesson() : play->go(-1); });
    connect(m_on, &QAbstractButton::clicked, this, [this] { m_play->canGo(1) ? m_play->go(1) : Q_EMIT finished(); });
    connect(play, &LessonPlay::stepChanged, this, &LessonBar::follow);
    connect(play, &LessonPlay::stateChanged, this, &LessonBar::follow);
    connect(play, &LessonPlay::freeChanged, this, &LessonBar::follow);
}

void LessonBar::follow()
{
    if (!m_play->isOpen())
        return;
    const auto title = [this](int by) {
        const int step = m_play->number() + by;
        return m_play->words(m_play->lesson().steps[std::size_t(step)].title);
    };
    m_on->setVisible(!m_play->isFree());
    m_dots->setVisible(!m_play->isFree());
    m_where->setVisible(m_play->isFree());
    m_back->setVisible(m_play->isFree() || m_play->canGo(-1));
    if (m_play->isFree())
        return m_back->setWords(tr("Back to the lesson"), tr("Ctrl+B"), false);
    if (m_play->canGo(-1))
        m_back->setWords(title(-1), pageUpKey(), false);
    const bool open = m_play->step().goal && !(m_play->goalState() && m_play->goalState()->reached);
    const QString& following = m_play->followingTitle();
    m_on->setWords(m_play->canGo(1)      ? tr("Next: %1").arg(title(1))
                   : following.isEmpty() ? tr("End of the lesson")
                                         : tr("Next lesson: %1").arg(named(following)),
                   spaceKey(), !open);
    m_dots->updateGeometry();
    m_dots->update();
}

void LessonBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(colors().line);
    painter.drawLine(0, 0, width(), 0);
}

} // namespace attn
