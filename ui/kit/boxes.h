// SPDX-License-Identifier: GPL-3.0-or-later
// Rows and columns of widgets, written as the nested lists that they are on the screen.
#pragma once

#include <QBoxLayout>

#include <initializer_list>

class QScrollArea;

namespace attn {

// A widget, a layout or empty space, with its share of the remaining room.
struct Boxed {
    Boxed(QWidget* boxed, int its_share = 0, Qt::Alignment where = {})
        : widget(boxed), share(its_share), alignment(where)
    {
    }
    Boxed(QLayout* boxed, int its_share = 0) : layout(boxed), share(its_share) {}
    explicit Boxed(int px, int its_share) : room(px), share(its_share) {}

    QWidget* widget = nullptr;
    QLayout* layout = nullptr;
    int room = 0, share = 0;
    Qt::Alignment alignment;
};
inline Boxed gap(int px) { return Boxed(px, 0); }
inline Boxed freeRoom(int share = 0) { return Boxed(0, share); }

// Without a margin; `spacing` -1 is that of the enclosing layout. Null `owner`: for use in another layout.
QVBoxLayout* columnOf(QWidget* owner, int spacing, std::initializer_list<Boxed> parts = {});
QHBoxLayout* rowOf(QWidget* owner, int spacing, std::initializer_list<Boxed> parts = {});

// `content` inside `scroll`, as wide as its surroundings and on their background.
void scrollOnGround(QScrollArea* scroll, QWidget* content);

} // namespace attn
