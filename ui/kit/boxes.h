// SPDX-License-Identifier: GPL-3.0-or-later
// Rows and columns of widgets, written as the nested lists that they are on the screen.
#pragma once

#include <QBoxLayout>

#include <initializer_list>

class QScrollArea;

namespace attn {

// A widget or a layout, or room alone, with its share of what is left over.
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

// Without a margin; `spacing` -1 is the one of the layout around it. Null for `owner`: it goes into another layout.
QVBoxLayout* columnOf(QWidget* owner, int spacing, std::initializer_list<Boxed> parts = {});
QHBoxLayout* rowOf(QWidget* owner, int spacing, std::initializer_list<Boxed> parts = {});

// `content` inside `scroll`, which is as wide as what is around it, on the ground of that.
void scrollOnGround(QScrollArea* scroll, QWidget* content);

} // namespace attn
