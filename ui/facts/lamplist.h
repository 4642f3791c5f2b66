// SPDX-License-Identifier: GPL-3.0-or-later
// Checks as lamps, one below the other.
#pragma once

#include "ui/facts/checks.h"

#include <QWidget>

#include <vector>

namespace attn {

class LampList : public QWidget {
    Q_OBJECT

public:
    // `spacing`: px between two lamps.
    explicit LampList(int spacing, QWidget* parent = nullptr);

    // The same checks again leave the lamps as they are.
    void setChecks(std::vector<Check> checks);

private:
    std::vector<Check> m_checks;
};

} // namespace attn
