// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers whose change would raise the one asked about most: a bar for each, the longest first. Choosing one makes
// it the edit.
#pragma once

#include "ui/kit/mapwidget.h"

#include <QString>

#include <vector>

namespace attn {

struct StrongestEntry {
    QString label;      // "W_value[1, 0]"
    QString words;      // "W_value in 1 out 0"
    double size = 0;    // of the bar, with its sign
    bool lower = false; // what raises the number is to lower this one
    bool operator==(const StrongestEntry&) const = default;
};

class StrongestList : public MapWidget {
    Q_OBJECT

public:
    explicit StrongestList(QWidget* parent = nullptr);

    // `what`: the sizes are, "derivative".
    void setEntries(std::vector<StrongestEntry> entries, const QString& what);
    const std::vector<StrongestEntry>& entries() const { return m_entries; }
    void setChosen(int entry); // -1: none of them
    int chosen() const { return m_chosen; }
    // The least height, in one column or in two.
    QSize sizeFor(int width) const;
    static int leastWidth();

Q_SIGNALS:
    void entryChosen(int entry);
    void stepAsked();                   // Enter: the entry is chosen, to be moved
    void pointed(const QString& words); // at what the pointer is; empty: at none

protected:
    QSize cellCount() const override;
    std::optional<Cell> cellAt(QPointF position) const override;
    std::optional<Cell> currentCell() const override;
    void pointAt(std::optional<Cell> cell) override;
    void choose(Cell cell) override;
    QString wordsOf(Cell cell) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int columns() const; // of entries, side by side
    int columnsAt(int width) const;
    int lines() const;
    int entryAt(Cell cell) const;
    QRect rectOf(int entry) const;
    void describe();

    std::vector<StrongestEntry> m_entries;
    QString m_what;
    int m_chosen = -1, m_hovered = -1;
};

} // namespace attn
