// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/onevents.h"

#include <algorithm>
#include <vector>

namespace attn {

namespace {

class Watch : public QObject {
public:
    Watch(QObject* object, std::vector<QEvent::Type> events, std::function<void()> act)
        : QObject(object), m_events(std::move(events)), m_act(std::move(act))
    {
        object->installEventFilter(this);
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (std::ranges::find(m_events, event->type()) != m_events.end())
            m_act();
        return false;
    }

private:
    std::vector<QEvent::Type> m_events;
    std::function<void()> m_act;
};

} // namespace

void onEvents(QObject* object, std::initializer_list<QEvent::Type> events, std::function<void()> act)
{
    new Watch(object, events, std::move(act));
}

} // namespace attn
