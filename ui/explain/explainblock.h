// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the inspector that explains one cell: its substituted equation, its copy buttons, the link back for a
// user who drilled down, and the cells that read this one.
#pragma once

#include "core/engine/computed.h"
#include "ui/facts/equationlines.h"

#include <QWidget>

class QGridLayout;
class QVBoxLayout;

namespace attn {

class EquationView;
class LinkButton;

class ExplainBlock : public QWidget {
    Q_OBJECT

public:
    explicit ExplainBlock(QWidget* parent = nullptr);

    // `back`: where the user came from, or nullopt. `made`: number of terms so far, when the time bar is in the middle
    // of the cell; the equation then ends there.
    void setCell(const ComputedPtr& computed, const CellRef& cell, int digits, const std::optional<CellRef>& back,
                 std::optional<std::int64_t> made = {});
    void setPlain(bool plain); // the equation alone
    void clear();              // no cell is chosen
    const std::optional<Explanation>& explanation() const { return m_explanation; }
    EquationView* equation() const { return m_equation; }

Q_SIGNALS:
    void followed(const attn::CellRef& cell);
    void backAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    enum class CopyForm { Text, Latex, Torch };
    void showLines();
    void showReaders(const CellRef& cell);
    void copy(CopyForm form);

    ComputedPtr m_computed;
    std::optional<Explanation> m_explanation;
    int m_digits = 4;
    bool m_all = false;     // every term is written out
    bool m_ownTerm = false; // of a row that is not yet divided
    CellRef m_readersCell;  // whose readers the buttons name
    std::vector<CellRef> m_shownReaders;

    LinkButton* m_back;
    EquationView* m_equation;
    LinkButton* m_more;
    QWidget* m_copies;
    bool m_plain = false;
    QWidget* m_readers;
    QGridLayout* m_readersLine;
};

} // namespace attn
