// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a callback on resize, text or palette changes, next to where the widget is built.
#pragma once

#include <QEvent>

#include <functional>
#include <initializer_list>

namespace attn {

// Calls `act` on each of these events of `object`, just before `object` handles it.
void onEvents(QObject* object, std::initializer_list<QEvent::Type> events, std::function<void()> act);

} // namespace attn
