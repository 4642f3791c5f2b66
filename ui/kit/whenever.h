// SPDX-License-Identifier: GPL-3.0-or-later
// What a widget does anew when its size, its text or its colours have changed, said where it is built.
#pragma once

#include <QEvent>

#include <functional>
#include <initializer_list>

namespace attn {

// Calls `act` whenever one of these events comes to `object`, just before `object` sees it.
void whenever(QObject* object, std::initializer_list<QEvent::Type> events, std::function<void()> act);

} // namespace attn
