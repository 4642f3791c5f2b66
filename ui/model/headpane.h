// SPDX-License-Identifier: GPL-3.0-or-later
// The focused head beside the sheet of all heads: its map with labels, the weight under the pointer, its figures, and
// its actions. In little room, only one row of it as bars.
#pragma once

#include "ui/model/pagepicture.h"

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace attn {

class FactRows;
class KeyButton;
class OffTag;
class PaneMap;
class RowWeights;

class HeadPane : public QWidget {
    Q_OBJECT

public:
    explicit HeadPane(QWidget* parent = nullptr);

    void setPicture(PagePicturePtr picture);
    void setHead(const HeadPlace& head);
    HeadPlace head() const { return m_head; }
    void setShown(Ghost shown);
    void setChosen(std::optional<Cell> cell);
    void setPointed(std::optional<Cell> cell); // described instead of the selected one, while it is pointed at
    // Chosen, or what its last query looks at most.
    std::optional<Cell> currentCell() const { return kept(); }
    void setCompact(bool compact);
    bool isCompact() const { return m_compact; }
    QSize sizeHint() const override;

    QString title() const;     // "Head 5.5", "Head 2.2, row at 11"
    QString cellWords() const; // "query ill 12 → key fe 3", in plain words
    PaneMap* map() const { return m_map; }
    RowWeights* row() const { return m_row; }
    KeyButton* switchButton() const { return m_switch; }
    KeyButton* openButton() const { return m_open; }

Q_SIGNALS:
    void cellChosen(attn::Cell cell);
    void cellPointed(std::optional<attn::Cell> cell);
    void switchAsked(attn::HeadPlace head);
    void openAsked(attn::HeadPlace head);

private:
    void refresh();
    void tellCell();
    void showParts();
    void placeButtons();
    QString placed(const QStringList& labels, int cell) const; // of a long text the labels have their places
    std::optional<Cell> kept() const;                          // chosen, or what to begin with
    std::optional<Cell> shownCell() const;                     // pointed at or kept
    HeldMatrixPtr shownMap() const;
    bool isOff() const;

    PagePicturePtr m_picture;
    HeadPlace m_head;
    Ghost m_shown = Ghost::Both;
    std::optional<Cell> m_chosen, m_pointed;
    bool m_compact = false;
    QLabel *m_title, *m_place, *m_axes, *m_cell, *m_number, *m_note;
    OffTag* m_off;
    PaneMap* m_map;
    RowWeights* m_row;
    FactRows* m_figures;
    KeyButton *m_switch, *m_open;
    QBoxLayout *m_column, *m_buttons;
};

} // namespace attn
