// SPDX-License-Identifier: GPL-3.0-or-later
// Which keys a query may not attend to, how a masked key loses its weight, and what a row with no key left gets.
#pragma once

#include "ui/editors/editorsection.h"

class QComboBox;
class QScrollArea;

namespace attn {

class FormRow;
class MaskGrid;
class NumberField;
class TensorModel;

class MaskPanel : public EditorSection {
    Q_OBJECT

public:
    MaskPanel(Document* document, Selection* selection, QWidget* parent = nullptr);

    MaskGrid* grid() const { return m_grid; }

protected:
    void refresh() override;

private:
    void changeMask(MaskKind kind, MaskApply apply);
    void paint(Cell cell, float value, const QString& mergeKey);
    void showCurrent();
    void fitGrid();

    QComboBox* m_kind;
    QComboBox* m_apply;
    QComboBox* m_rows;
    FormRow* m_rowsRow;
    TensorModel* m_model;
    QScrollArea* m_scroll;
    MaskGrid* m_grid;
    NumberField* m_added; // of the current cell of an additive mask
    FormRow* m_addedRow;
};

} // namespace attn
