// SPDX-License-Identifier: GPL-3.0-or-later
// The menu of the weights table: initial numbers for the tensor shown, the seed of drawn ones, and redrawing all
// weights. It only asks; the panel acts.
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
    // `tensor`: that is filled; `matrix`: it is one, else a bias.
    WeightMenu(const QString& tensor, bool matrix, std::uint64_t seed, QWidget* parent);

Q_SIGNALS:
    void fillWanted(const attn::WeightPresetWords& words);
    void seedWanted();
    void redrawWanted();
};

// A small dialog for a seed; `take` gets what was accepted.
void askSeed(std::uint64_t seed, QWidget* parent, const std::function<void(std::uint64_t)>& take);

} // namespace attn
