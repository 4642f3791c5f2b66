// SPDX-License-Identifier: GPL-3.0-or-later
// What can be chosen of the plane of arrows: which vectors, whose, which two components or the principal axes, and what dragging a tip
// moves.
#pragma once

#include "ui/studios/lines/planepicture.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;

namespace attn {

class ChoiceBar;
class FormRow;

class PlaneControls : public QWidget {
    Q_OBJECT

public:
    explicit PlaneControls(QWidget* parent = nullptr);

    // Adapts the options to the layer. A layer of other sizes starts with usualPlaneChoice().
    void setComputed(const Computed& computed, int head);
    const PlaneChoice& choice() const { return m_choice; }
    void setCurrent(VectorKind kind) { m_choice.current = kind; }
    bool movesEmbedding() const;

Q_SIGNALS:
    void changed();
    void headChosen(int head);

private:
    void tintVectors();
    void fillHeads(int head);
    void fillComponents();
    std::int64_t components() const;

    PlaneChoice m_choice;
    Dims m_dims;
    std::array<QCheckBox*, 4> m_shown;
    QComboBox *m_heads, *m_across, *m_up;
    ChoiceBar *m_axes, *m_moves;
    FormRow *m_headsRow, *m_axesRow, *m_movesRow;
    QWidget* m_componentsRow;
};

} // namespace attn
