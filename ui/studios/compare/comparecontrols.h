// SPDX-License-Identifier: GPL-3.0-or-later
// Left of the comparison: what A is, the kind of difference, what is shown, and the weights, so that B can be edited in
// place.
#pragma once

#include "ui/editors/controlcolumn.h"
#include "ui/matrix/comparison.h"

class QCheckBox;
class QComboBox;

namespace attn {

class ChoiceBar;
class Document;
class EditorSection;
class ElidedLabel;
class PlaneChooser;
class SegmentedControl;
class Selection;

// What the current scene is compared with.
enum class CompareWith { Opened, BeforeLastEdit, Pinned, OtherHead };

class CompareControls : public ControlColumn {
    Q_OBJECT

public:
    CompareControls(Document* document, Selection* selection, QWidget* parent = nullptr);

    void setComputed(const ComputedPtr& computed);
    CompareWith with() const;
    void setWith(CompareWith with);    // emits none
    int headOfA() const;               // if A is another head
    void setHeadOfA(int head);         // emits none
    void setName(const QString& name); // of A
    Difference difference() const;
    bool sharesRange() const;
    bool marksTurns() const;

Q_SIGNALS:
    void withChosen();
    void pinAsked();
    void swapAsked();
    void changed(); // the difference, or what is shown

private:
    QWidget* buildA(Selection* selection);
    QWidget* buildShow();

    PlaneChooser* m_plane;
    void offerHeads(int heads);

    ChoiceBar* m_with = nullptr;
    QComboBox* m_headOfA = nullptr;
    ElidedLabel* m_name = nullptr;
    SegmentedControl* m_difference = nullptr;
    QCheckBox* m_sameRange = nullptr;
    QCheckBox* m_turns = nullptr;
    std::vector<EditorSection*> m_editors;
};

} // namespace attn
