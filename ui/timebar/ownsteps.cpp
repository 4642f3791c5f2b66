// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timebar/ownsteps.h"

#include <algorithm>
#include <utility>

namespace attn {

OwnSteps::OwnSteps(QString unit, double play, QObject* parent)
    : QObject(parent), m_unit(std::move(unit)), m_perSecond(play)
{
}

void OwnSteps::setNames(QStringList names)
{
    if (names == m_names)
        return;
    const bool all = m_done == count();
    m_names = std::move(names);
    m_done = all ? count() : std::min(m_done, count());
    Q_EMIT changed();
}

void OwnSteps::goTo(int done)
{
    if (const int inside = std::clamp(done, 0, count()); std::exchange(m_done, inside) != inside)
        Q_EMIT changed();
}

QString OwnSteps::placeInWords(QString* name) const
{
    if (m_done == 0)
        return tr("No %1 yet").arg(m_unit);
    if (name)
        *name = m_names[current()];
    QString unit = m_unit;
    unit[0] = unit[0].toUpper();
    return tr("%1 %2 of %3, %4").arg(unit).arg(m_done).arg(count()).arg(m_names[current()]);
}

} // namespace attn
