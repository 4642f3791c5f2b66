// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the inspector about the chosen number: its place, its value, its value before the last edit, and the
// value it was overridden with.
#pragma once

#include "core/explain/explain.h"
#include "ui/explain/inspectorblock.h"
#include "ui/matrix/focusedrow.h"

#include <optional>

class QLabel;

namespace attn {

class ElidedLabel;

class ValueBlock : public InspectorBlock {
    Q_OBJECT

public:
    explicit ValueBlock(QWidget* parent);

    void setPlain(bool plain); // without the name that code gives the number
    void setHeading(const QString& text);
    // The row of the cell as of the current step; nullopt `before`: not comparable.
    void setRow(const FocusedRow& row, const std::optional<FocusedRow>& before);
    // No cell of the tensor is chosen.
    void setNothing(const std::string& tensor);
    // Says it of a number that is overridden, else takes it away.
    void setOverride(const std::optional<Explanation>& explained, int digits);

Q_SIGNALS:
    void takeBackAsked();

private:
    QWidget* buildOverride();

    ElidedLabel* m_heading;
    QLabel* m_code;
    QLabel* m_place;
    QLabel* m_value;
    QLabel* m_before;
    QWidget* m_overrideLine;
    QLabel* m_override;
};

} // namespace attn
