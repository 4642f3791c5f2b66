// SPDX-License-Identifier: GPL-3.0-or-later
// Which keys a query may not attend to, how a masked key loses its weight, and what a row with no key left gets.
#pragma once

#include "ui/editors/editorsection.h"

class QComboBox;
class QScrollArea;

namespace attn {

class FormRow;
class MaskCanvas;
class NumberField;
class SettingRows;
class TensorModel;

class MaskPanel : public EditorSection {
    Q_OBJECT

public:
    MaskPanel(Document* document, Selection* selection, QWidget* parent = nullptr);

    MaskCanvas* canvas() const { return m_canvas; }

protected:
    void refresh() override;

private:
    void changeMask(MaskKind kind, MaskApply apply);
    void setOption(std::string_view path, int value);
    void paint(const std::vector<Cell>& cells, bool block);
    void add(double value, bool merging);
    void showMask();
    void showCurrent();
    void fitCanvas();

    QComboBox* m_kind;
    QComboBox* m_apply;
    QComboBox* m_rows;
    FormRow* m_rowsRow;
    QComboBox* m_spares;
    FormRow* m_sparesRow;
    SettingRows* m_numbers; // of a sliding window, and of a prefix
    TensorModel* m_model;
    QScrollArea* m_scroll;
    MaskCanvas* m_canvas;
    NumberField* m_added; // of the current cell of an additive mask
    FormRow* m_addedRow;
};

} // namespace attn
