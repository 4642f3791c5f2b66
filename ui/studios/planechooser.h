// SPDX-License-Identifier: GPL-3.0-or-later
// Which batch item and head a studio looks at; takes no space if there is one of each.
#pragma once

#include "core/engine/computed.h"

#include <QWidget>

class QComboBox;

namespace attn {

class FormRow;
class Selection;

class PlaneChooser : public QWidget {
    Q_OBJECT

public:
    enum class Axes { ItemsAndHeads, Items }; // that are chosen
    explicit PlaneChooser(Selection* selection, QWidget* parent = nullptr, Axes axes = Axes::ItemsAndHeads);

    void setComputed(const Computed& computed);

private:
    void follow();

    Selection* m_selection;
    bool m_heads;
    QComboBox *m_item, *m_head;
    FormRow *m_itemRow, *m_headRow;
};

} // namespace attn
