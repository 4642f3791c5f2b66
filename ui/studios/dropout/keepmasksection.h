// SPDX-License-Identifier: GPL-3.0-or-later
// Which mask of its stream dropout uses: the next one, one by number, or this one kept while the weights change.
#pragma once

#include "ui/editors/editorsection.h"
#include "ui/threads/background.h"

class QLabel;
class QPushButton;

namespace attn {

class FormRow;
class NumberField;

class KeepMaskSection : public EditorSection {
    Q_OBJECT

public:
    KeepMaskSection(Document* document, Selection* selection, QWidget* parent = nullptr);

protected:
    void refresh() override;

private:
    void draw(std::int64_t number, bool merging);
    void lock(bool locked);

    NumberField* m_number;
    FormRow* m_numberRow;
    QPushButton* m_next;
    QPushButton* m_lock;
    QLabel* m_note;
    Background m_realizing; // last: its job uses the others
};

} // namespace attn
