// SPDX-License-Identifier: GPL-3.0-or-later
// The three layouts of the weights of queries, keys and values, side by side, with the proof that they compute the
// same.
#pragma once

#include "ui/figures/figure.h"
#include "ui/studios/reshape/layoutrun.h"
#include "ui/threads/background.h"

#include <QWidget>

class QLabel;

namespace attn {

class Badge;
class ElidedLabel;
class LampLine;
class LayoutMap;
struct QkvRow;

class LayoutsPage : public QWidget {
    Q_OBJECT

public:
    explicit LayoutsPage(QWidget* parent = nullptr);
    ~LayoutsPage() override;

    // `revealed`: the steps have reached the compared results.
    void show(const ComputedPtr& computed, bool revealed);
    std::function<Figure()> figure() const; // empty while nothing is shown
    LayoutMap* map(int layout) const { return m_maps[layout]; }
    LampLine* lamp(int layout) const { return m_lamps[layout]; }

Q_SIGNALS:
    void described(const QString& sentence);

private:
    void takeRuns(const ComputedPtr& computed);
    void showLamps();
    void light(LayoutMap* map, std::optional<QkvRow> row);
    void choose(LayoutMap* map, const QkvRow& row);
    void layOut();

    Background m_background;
    ComputedPtr m_computed; // that is being shown or computed
    std::vector<LayoutRun> m_runs;
    bool m_revealed = true;
    QLabel* m_titles[3];
    Badge* m_used[3];
    ElidedLabel* m_codes[3];
    ElidedLabel* m_rows[3]; // which row of the matrix holds what
    LayoutMap* m_maps[3];
    LampLine* m_lamps[3];
    ElidedLabel* m_note;
};

} // namespace attn
