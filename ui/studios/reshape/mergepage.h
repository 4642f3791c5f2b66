// SPDX-License-Identifier: GPL-3.0-or-later
// How the heads are joined: the memory of head_context, and its rows after the transpose and after the plain reshape.
// All three highlight the same place; the checks say whose numbers a row holds.
#pragma once

#include "core/engine/computed.h"
#include "core/scene/config.h"
#include "ui/figures/figure.h"
#include "ui/studios/reshape/mergepictures.h"

#include <QWidget>

class QLabel;

namespace attn {

class Badge;
class ElidedLabel;
class LampLine;

class MergePage : public QWidget {
    Q_OBJECT

public:
    explicit MergePage(QWidget* parent = nullptr);

    // Of the batch item, digits and steps in focus. `numbers`: cells show the numbers themselves, not their places.
    void show(const ComputedPtr& computed, const Selection& selection, bool numbers);
    // Draws the three pictures at any step; holds all that it needs.
    // `beside`: the three maps of a short sentence in a row.
    std::function<Figure(const Selection& at)> figure(bool beside = false) const;
    MemoryMap* memory() const { return m_memory; }
    MemoryMap* transposed() const { return m_transposed; }
    MemoryMap* reshaped() const { return m_reshaped; }
    LampLine* lamp(Merge merge) const { return merge == Merge::Transpose ? m_lamps[0] : m_lamps[1]; }
    QString note() const;

Q_SIGNALS:
    void described(const QString& sentence);

private:
    void build();
    MergeCut cutFor(QSize room) const;
    QString wordsOf(const std::vector<std::int64_t>& tokens) const;
    void light(std::optional<std::int64_t> place, const QString& words);
    void choose(std::int64_t place, std::int64_t row);
    void showLamps();
    void layOut();

    ComputedPtr m_computed;
    MergePictures m_pictures;
    const Selection* m_selection = nullptr; // for how many steps are done
    MergeCut m_cut;
    std::int64_t m_row = 1; // token whose row the checks describe
    MemoryMap* m_memory;
    MemoryMap* m_transposed;
    MemoryMap* m_reshaped;
    LampLine* m_lamps[2];
    QLabel* m_titles[3];
    ElidedLabel* m_codes[3];
    Badge* m_used[2];
    ElidedLabel* m_note;
};

} // namespace attn
