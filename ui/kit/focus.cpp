// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/focus.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>

namespace attn {

namespace {

bool isStop(const QWidget* widget)
{
    return widget->focusPolicy() & Qt::TabFocus && widget->isVisible() && widget->isEnabled();
}

struct Stop {
    QWidget* widget;
    QRect place;
};

std::vector<Stop> stopsByPlace(QWidget* part)
{
    std::vector<Stop> stops;
    for (QWidget* widget : part->findChildren<QWidget*>())
        if (isStop(widget) && widget->window() == part->window()) // an open list of choices is its own window
            stops.push_back({widget, QRect(widget->mapTo(part, QPoint()), widget->size())});
    std::ranges::stable_sort(stops, {}, [](const Stop& stop) { return stop.place.top(); });
    for (auto first = stops.begin(); first != stops.end();) {
        const int bottom = first->place.bottom();
        // From the next on: a row without a height has its middle below its own bottom. A scroll area comes before its
        // contents, not beside it.
        const auto end = std::find_if(first + 1, stops.end(), [&](const Stop& stop) {
            return stop.place.center().y() > bottom || first->widget->isAncestorOf(stop.widget);
        });
        std::ranges::stable_sort(first, end, {}, [](const Stop& stop) { return stop.place.left(); });
        first = end;
    }
    return stops;
}

} // namespace

QWidget* firstStop(QWidget* part)
{
    for (QWidget* widget = part->nextInFocusChain(); widget != part; widget = widget->nextInFocusChain())
        if (part->isAncestorOf(widget) && isStop(widget))
            return widget;
    return nullptr;
}

void tabByPlace(const std::vector<QWidget*>& parts)
{
    QWidget* before = nullptr;
    for (QWidget* part : parts) {
        const bool floats = part->window() != parts.front()->window(); // a panel that now has its own window
        QWidget* last = floats ? nullptr : before;
        for (const Stop& stop : stopsByPlace(part)) {
            if (last)
                QWidget::setTabOrder(last, stop.widget);
            last = stop.widget;
        }
        if (!floats)
            before = last;
    }
}

QWidget* stopInNextPart(const std::vector<QWidget*>& parts, int step)
{
    const QWidget* now = QApplication::focusWidget();
    const auto has = [now](const QWidget* part) { return now && (part == now || part->isAncestorOf(now)); };
    const auto count = static_cast<int>(parts.size());
    const auto here = static_cast<int>(std::ranges::find_if(parts, has) - parts.begin());
    int next = here == count && step < 0 ? 0 : here == count ? -1 : here;
    for (int tried = 0; tried < count; ++tried) {
        next = (next + step + count) % count;
        QWidget *before = parts[std::size_t(next)]->focusWidget(), // as it was left
            *chosen = parts[std::size_t(next)]->focusProxy();
        if (chosen && isStop(chosen) && (!before || before->parentWidget() == chosen->parentWidget()))
            return chosen;
        if (before && parts[std::size_t(next)]->isAncestorOf(before) && isStop(before))
            return before;
        if (QWidget* first = firstStop(parts[std::size_t(next)]))
            return first;
    }
    return nullptr;
}

bool comesByKeys(Qt::FocusReason reason)
{
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
}

} // namespace attn
