// SPDX-License-Identifier: GPL-3.0-or-later
// How many heads the layer has, and how many have their own keys and values: these set the cache's size.
#pragma once

#include "ui/editors/editorsection.h"

#include <vector>

class QComboBox;

namespace attn {

class FormRow;
class NumberField;
class SegmentedControl;

class KeyHeadsPanel : public EditorSection {
    Q_OBJECT

public:
    KeyHeadsPanel(Document* document, Selection* selection, QWidget* parent = nullptr);

protected:
    void refresh() override;
    void showRefusal(const Error& error) override;
    void clearRefusal() override;

private:
    void setHeads(double heads, bool merging);
    void setKeyHeads(std::int64_t heads);

    NumberField* m_heads;
    QComboBox* m_keyHeads;
    SegmentedControl* m_kinds; // all of them, some, one
    FormRow *m_headsRow, *m_keyHeadsRow;
    std::vector<std::int64_t> m_divisors; // of the heads, rising
    std::vector<std::int64_t> m_kindHeads;
};

} // namespace attn
