// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/keylist.h"

#include "ui/kit/boxes.h"
#include "ui/kit/keycap.h"
#include "ui/kit/label.h"
#include "ui/language/keynames.h"
#include "ui/theme/fonts.h"

#include <QGridLayout>

namespace attn {

namespace {

constexpr int rows = 15; // of a column

struct Key {
    QStringList keys;
    QString does;
};

} // namespace

KeyList::KeyList(double px, QWidget* parent) : QWidget(parent)
{
    const QString right = QStringLiteral("→"), left = QStringLiteral("←"), up = QStringLiteral("↑"),
                  down = QStringLiteral("↓");
    const Key keys[] = {{{spaceKey(), pageDownKey()}, tr("next step")},
                        {{pageUpKey()}, tr("one step back")},
                        {{left, right}, tr("one calculation back, forward")},
                        {{tr("Home"), tr("End")}, tr("back to the start, compute everything")},
                        {{up, down}, tr("another row")},
                        {{tr("Alt"), left, right, up, down}, tr("another cell")},
                        {{tr("Ctrl"), left, right}, tr("another stage")},
                        {{tr("Shift"), left, right}, tr("another head")},
                        {{QStringLiteral("A")}, tr("all heads or one head")},
                        {{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("4")},
                         tr("step by stage, row, cell, term")},
                        {{QStringLiteral("W")}, tr("step from here")},
                        {{QStringLiteral("Q")}, tr("what if…")},
                        {{QStringLiteral("D"), QStringLiteral("X"), QStringLiteral("C")}, tr("pen, eraser, clear")},
                        {{QStringLiteral("K")}, tr("keep the drawing")},
                        {{tr("Ctrl"), QStringLiteral("Z")}, tr("undo")},
                        {{tr("Ctrl"), QStringLiteral("+"), QStringLiteral("−")}, tr("text size of the notes")},
                        {{QStringLiteral("S")}, tr("spotlight")},
                        {{QStringLiteral("P")}, tr("pointer")},
                        {{QStringLiteral("E")}, tr("equation on, off")},
                        {{QStringLiteral("M")}, tr("map or studio picture")},
                        {{QStringLiteral("H")}, tr("hide or show the cell")},
                        {{tr("Shift"), QStringLiteral("H")}, tr("hide or show its row")},
                        {{enterKey()}, tr("reveal the next hidden value")},
                        {{tr("Shift"), enterKey()}, tr("reveal all")},
                        {{QStringLiteral("F3")}, tr("show before, both, after")},
                        {{QStringLiteral("B")}, tr("blank the screen")},
                        {{QStringLiteral("T")}, tr("theme")},
                        {{tr("Tab")}, tr("swap notes and picture")},
                        {{tr("Esc")}, tr("back to the window")}};
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    int number = 0;
    for (const Key& key : keys) {
        QHBoxLayout* line = rowOf(nullptr, 6);
        for (const QString& cap : key.keys)
            line->addWidget(new KeyCap(cap));
        auto* does = new PlainLabel(key.does);
        useQuietFont(does, px);
        does->setWordWrap(true); // at larger text all would be wider than the screen
        if (key.keys.front() == tr("Home"))
            m_ends = does;
        line->addWidget(does, 1);
        grid->addLayout(line, number % rows, number / rows);
        ++number;
    }
}

void KeyList::setLesson(bool lesson)
{
    m_ends->setText(lesson ? tr("first, last slide") : tr("back to the start, compute everything"));
}

} // namespace attn
