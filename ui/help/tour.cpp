// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/tour.h"

#include <QApplication>
#include <QPushButton>
#include <QTimer>

#include <chrono>
#include <utility>

namespace attn {

namespace {

constexpr std::chrono::milliseconds glance(900); // to see what one's own doing has changed

} // namespace

Tour::Tour(QWidget* window, std::vector<TourStep> steps)
    : QObject(window), m_steps(std::move(steps)), m_callout(new Callout(window))
{
    connect(m_callout, &Callout::nextAsked, this, &Tour::next);
    connect(m_callout, &Callout::endAsked, this, &Tour::end);
}

void Tour::begin()
{
    if (!isRunning())
        m_before = QApplication::focusWidget();
    show(0);
    m_callout->next()->setFocus(Qt::OtherFocusReason);
}

void Tour::next()
{
    if (isRunning())
        show(m_at + 1);
}

void Tour::end()
{
    disconnect(m_done);
    const bool inside = m_callout->isAncestorOf(QApplication::focusWidget());
    m_at = -1;
    m_callout->hide();
    if (inside && m_before && m_before->isVisible())
        m_before->setFocus(Qt::OtherFocusReason);
}

void Tour::show(int step)
{
    disconnect(m_done);
    if (step >= count())
        return end();
    m_at = step;
    const TourStep& now = m_steps[std::size_t(step)];
    if (now.prepare)
        now.prepare();
    if (now.beside && !now.beside->isVisible()) // a part that is not there, as the editors in a lesson
        return show(step + 1);
    m_callout->tell(now.sentence, tr("%1 of %2").arg(step + 1).arg(count()), step + 1 == count(), now.beside, now.side);
    if (now.doneBy)
        m_done = now.doneBy([this, step] {
            disconnect(m_done);
            QTimer::singleShot(glance, this, [this, step] {
                if (m_at == step)
                    next();
            });
        });
}

} // namespace attn
