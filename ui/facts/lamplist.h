// SPDX-License-Identifier: GPL-3.0-or-later
// Checks listed one below the other.
#pragma once

#include "ui/facts/checks.h"

#include <QWidget>

#include <vector>

namespace attn {

class LampList : public QWidget {
    Q_OBJECT

public:
    // `spacing`: px between two rows.
    explicit LampList(int spacing, QWidget* parent = nullptr);

    // Does nothing if the checks are the same.
    void setChecks(std::vector<Check> checks);
    const std::vector<Check>& checks() const { return m_checks; }

private:
    std::vector<Check> m_checks;
};

} // namespace attn
