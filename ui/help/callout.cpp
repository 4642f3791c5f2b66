// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/callout.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/style.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QTimer>

#include <algorithm>

namespace attn {

namespace {

constexpr int tip = 9, inside = 12, wide = 276, corner = 4;

} // namespace

Callout::Callout(QWidget* window)
    : QWidget(window), m_words(new PlainLabel), m_place(new PlainLabel), m_next(new QPushButton),
      m_end(new QPushButton(tr("&End")))
{
    setAccessibleName(tr("Tour"));
    m_words->setWordWrap(true);
    useTextFont(m_words, 13);
    useQuietFont(m_place, 12);
    setPrimary(m_next);
    auto* foot = rowOf(nullptr, 8, {{m_place, 1}, m_end, m_next});
    columnOf(this, 10, {m_words, foot})->setContentsMargins(inside + tip, inside + tip, inside + tip, inside + tip);
    connect(m_next, &QPushButton::clicked, this, &Callout::nextAsked);
    connect(m_end, &QPushButton::clicked, this, &Callout::endAsked);
    window->installEventFilter(this);
    hide();
}

void Callout::tell(const QString& sentence, const QString& place, bool last, QWidget* beside, Side side)
{
    m_words->setText(sentence);
    m_place->setText(place);
    m_next->setText(last ? tr("&Done") : tr("&Next"));
    describeTo(m_next, sentence);
    m_end->setVisible(!last);
    m_side = side;
    watch(beside);
    show();
    arrange();
    raise();
}

QString Callout::sentence() const { return m_words->text(); }

void Callout::watch(QWidget* beside)
{
    if (m_beside)
        m_beside->removeEventFilter(this);
    m_beside = beside;
    if (beside)
        beside->installEventFilter(this);
}

bool Callout::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    if (isVisible() && (type == QEvent::Resize || type == QEvent::Move || type == QEvent::Show || type == QEvent::Hide))
        QTimer::singleShot(0, this, &Callout::arrange); // once all of it has its place
    return QWidget::eventFilter(watched, event);
}

void Callout::arrange()
{
    const QWidget* window = parentWidget();
    setFixedWidth(scaled(wide) + 2 * tip);
    const QSize size(width(), std::max(heightForWidth(width()), layout()->totalHeightForWidth(width())));
    resize(size);
    QRect part = window->rect();
    if (m_beside && m_beside->isVisible())
        part = QRect(m_beside->mapTo(window, QPoint()), m_beside->size());
    const QPoint middle = part.center();
    QPoint at, point;
    switch (m_side) {
    case Side::Below: at = {middle.x() - size.width() / 2, part.bottom()}, point = {middle.x(), part.bottom()}; break;
    case Side::Above:
        at = {middle.x() - size.width() / 2, part.top() - size.height()}, point = {middle.x(), part.top()};
        break;
    case Side::LeftOf:
        at = {part.left() - size.width(), middle.y() - size.height() / 2}, point = {part.left(), middle.y()};
        break;
    case Side::RightOf: at = {part.right(), middle.y() - size.height() / 2}, point = {part.right(), middle.y()}; break;
    case Side::Inside: at = part.bottomRight() - QPoint(size.width(), size.height()), point = middle; break;
    }
    at.setX(std::clamp(at.x(), 0, std::max(0, window->width() - size.width())));
    at.setY(std::clamp(at.y(), 0, std::max(0, window->height() - size.height())));
    m_point = point - at;
    move(at);
    update();
}

void Callout::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !event->modifiers())
        Q_EMIT endAsked();
    else
        QWidget::keyPressEvent(event);
}

void Callout::paintEvent(QPaintEvent*)
{
    const Colors& c = colors();
    const QRectF box = QRectF(rect()).adjusted(tip, tip, -tip, -tip);
    QPainterPath shape;
    shape.addRoundedRect(box, corner, corner);
    QPainterPath arrow;
    const double x = std::clamp<double>(m_point.x(), box.left() + 2 * tip, box.right() - 2 * tip),
                 y = std::clamp<double>(m_point.y(), box.top() + 2 * tip, box.bottom() - 2 * tip);
    switch (m_side) {
    case Side::Below: arrow.addPolygon(QPolygonF({{x, 1}, {x - tip, box.top() + 1}, {x + tip, box.top() + 1}})); break;
    case Side::Above:
        arrow.addPolygon(QPolygonF({{x, height() - 1.0}, {x - tip, box.bottom() - 1}, {x + tip, box.bottom() - 1}}));
        break;
    case Side::LeftOf:
        arrow.addPolygon(QPolygonF({{width() - 1.0, y}, {box.right() - 1, y - tip}, {box.right() - 1, y + tip}}));
        break;
    case Side::RightOf:
        arrow.addPolygon(QPolygonF({{1, y}, {box.left() + 1, y - tip}, {box.left() + 1, y + tip}}));
        break;
    case Side::Inside: break;
    }
    arrow.closeSubpath();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(c.raised);
    painter.setPen(QPen(c.accent, 2));
    painter.drawPath(shape.united(arrow));
}

} // namespace attn
