// SPDX-License-Identifier: GPL-3.0-or-later
// How the heads are joined: the memory of head_context, and the rows that the transpose and the plain reshape make of
// it. The same place lights in all three; the lamps say whose numbers a row holds.
#pragma once

#include "core/engine/computed.h"
#include "core/scene/config.h"

#include <QWidget>

class QLabel;

namespace attn {

class Badge;
class ElidedLabel;
class LampLine;
class MemoryMap;
class Selection;
struct MemoryCell;
struct MemoryPicture;
struct MergedNumber;

class MergePage : public QWidget {
    Q_OBJECT

public:
    explicit MergePage(QWidget* parent = nullptr);

    // Of the batch item, digits and walk in focus. `numbers`: cells show the numbers themselves instead of their places.
    void show(const ComputedPtr& computed, const Selection& selection, bool numbers);
    MemoryMap* memory() const { return m_memory; }
    MemoryMap* transposed() const { return m_transposed; }
    MemoryMap* reshaped() const { return m_reshaped; }
    LampLine* lamp(Merge merge) const { return merge == Merge::Transpose ? m_lamps[0] : m_lamps[1]; }
    QString note() const;

Q_SIGNALS:
    void described(const QString& sentence);

private:
    struct Cut {           // what is shown of the layer
        bool runs = false; // a cell is the hd numbers of one token and head, not one number
        std::int64_t heads = 1, tokens = 1, rows = 1, columns = 1;
        QSize memoryCell, rowCell;
    };

    void build();
    Cut cutFor(QSize room) const;
    MemoryPicture memoryPicture(const Cut& cut) const;
    MemoryPicture mergedPicture(const Cut& cut, Merge merge) const;
    MemoryCell cellOf(const Cut& cut, const MergedNumber& number, int width) const;
    QString word(std::int64_t token) const;
    QString wordsOf(const std::vector<std::int64_t>& tokens) const;
    void light(std::optional<std::int64_t> place, const QString& words);
    void choose(std::int64_t place, std::int64_t row);
    void showLamps();
    void layOut();

    ComputedPtr m_computed;
    int m_item = 0, m_digits = 4;
    bool m_numbers = false;
    const Selection* m_selection = nullptr; // for how far the walk has come
    Tensor m_headContext;                   // [H,T,hd] of the item
    Cut m_cut;
    std::int64_t m_row = 1; // the token whose row the lamps speak of
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
