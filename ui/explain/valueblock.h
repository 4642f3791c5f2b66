// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the inspector that says the chosen number: where it stands, what it is, what it was before the last edit,
// and what was put into its place by hand.
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

    void setHeading(const QString& text);
    // As the walk has the row of the cell; nothing for `before`: it cannot be compared.
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
