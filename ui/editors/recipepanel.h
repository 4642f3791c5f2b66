// SPDX-License-Identifier: GPL-3.0-or-later
// The recipe of random draws, in PyTorch's own words: every step can be changed, moved, added and removed, because the
// order of the draws decides every number.
#pragma once

#include "ui/editors/drawfields.h"
#include "ui/editors/editorsection.h"

class QComboBox;
class QLabel;

namespace attn {

class FormRow;
class IconButton;
class RecipeList;

class RecipePanel : public EditorSection {
    Q_OBJECT

public:
    RecipePanel(Document* document, Selection* selection, QWidget* parent = nullptr);

    RecipeList* list() const { return m_list; }

protected:
    void refresh() override;
    void clearRefusal() override;

private:
    void addButtons();
    QMenu* makeAddMenu();
    void showFields();
    QWidget* makeFieldControl(const DrawField& field, int number);
    void setField(int number, const QString& text);
    void add(const Draw& draw);
    void move(int from, int to);
    void remove(int line);
    void enableButtons();

    RecipeList* m_list;
    IconButton* m_add;
    IconButton* m_remove;
    IconButton* m_up;
    IconButton* m_down;
    QWidget* m_fields;
    std::vector<FormRow*> m_fieldRows;
    QString m_shownForm; // labels of the fields that are built: rebuilt only when they differ
    QLabel* m_then;
    QComboBox* m_normals;
    FormRow* m_normalsRow;
};

} // namespace attn
