// SPDX-License-Identifier: GPL-3.0-or-later
// The menu of the weights table: numbers to begin with for the tensor that is shown, the seed of those that are drawn, and
// all weights drawn anew. It asks; the panel does.
#pragma once

#include "core/rewrite/weightpresets.h"

#include <QMenu>

#include <functional>

namespace attn {

// "Xavier uniform, seed 124": what a preset is called in the menu and in the history.
QString presetText(const WeightPresetWords& words, std::uint64_t seed);

class WeightMenu : public QMenu {
    Q_OBJECT

public:
    // `tensor`: that is filled; `matrix`: it is one, else a bias. Deletes itself when it closes.
    WeightMenu(const QString& tensor, bool matrix, std::uint64_t seed, QWidget* parent);

Q_SIGNALS:
    void fillWanted(const attn::WeightPresetWords& words);
    void seedWanted();
    void anewWanted();
};

// A small dialog for a seed; `take` gets what was accepted.
void askSeed(std::uint64_t seed, QWidget* parent, const std::function<void(std::uint64_t)>& take);

} // namespace attn
