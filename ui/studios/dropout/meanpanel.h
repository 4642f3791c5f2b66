// SPDX-License-Identifier: GPL-3.0-or-later
// The mean over many draws as it converges: draws off the GUI thread, shows each batch as it arrives, and can be
// stopped.
#pragma once

#include "core/engine/computed.h"
#include "ui/facts/checks.h"
#include "ui/studios/dropout/dropoutfacts.h"
#include "ui/studios/dropout/manydraws.h"
#include "ui/threads/background.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;

namespace attn {

class LinkButton;
class MeanChart;

class MeanPanel : public QWidget {
    Q_OBJECT

public:
    explicit MeanPanel(QWidget* parent = nullptr);

    struct Wish {
        ComputedPtr computed;
        KeepSpan span;
        std::int64_t draws = 10'000;
        bool mean = true, error = false;
    };
    // What is drawn, and what it is applied to; `now`: its result, as far as the steps have come. Draws restart only
    // when the masks differ from before.
    void setWish(const Wish& wish, const DropoutFacts& facts, HeldMatrixPtr now);
    void setCell(std::optional<Cell> cell);
    std::int64_t drawn() const { return m_notes.empty() ? 0 : m_notes.back()->draws; }
    bool isDrawing() const { return m_waiting || m_background.isBusy(); }
    MeanChart* chart() const { return m_chart; }
    DrawnMean drawnMean() const; // of the cell
    QString curveTitle() const;  // empty without a curve
    void stop();
    // Stops drawing while unseen; the next wish restarts it.
    void rest();

Q_SIGNALS:
    void changed(); // more draws, or the mean of another cell

private:
    // What the masks depend on.
    struct Masks {
        std::vector<Draw> draws;
        Dropout dropout;
        Projection projection = Projection::None;
        Shape shape;
        KeepSpan span;
        std::int64_t count = 0; // of draws
        bool operator==(const Masks& other) const;
    };
    void forget();
    void begin();
    void fetch();
    void show();
    void showHeader();

    MeanChart* m_chart;
    QLabel *m_title, *m_cellName, *m_result, *m_message;
    LinkButton* m_stop;
    Wish m_wish;
    DropoutFacts m_facts;
    HeldMatrixPtr m_now;
    std::optional<Masks> m_masks;
    std::optional<Cell> m_cell;
    std::shared_ptr<KeepTally> m_tally;
    std::vector<KeptAfterPtr> m_notes;
    bool m_waiting = false, m_stopped = false;
    QTimer m_delay; // until input settles
    QTimer m_poll;  // while the worker draws
    Background m_background;
};

} // namespace attn
