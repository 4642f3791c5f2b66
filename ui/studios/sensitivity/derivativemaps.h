// SPDX-License-Identifier: GPL-3.0-or-later
// All maps of derivatives on one page, set as they fit, with the strongest edits among them. Scrolls where they do not.
#pragma once

#include "ui/kit/scrollarea.h"
#include "ui/studios/sensitivity/derivativemap.h"
#include "ui/studios/sensitivity/strongestlist.h"

#include <optional>
#include <vector>

class QLabel;

namespace attn {

// What the page shows, and of what.
struct DerivativePage {
    DerivativesPtr derivatives;
    std::vector<DerivedBy> kinds;
    DerivativeLooks looks;
    int batch = 0, head = 0;
    QString asked;               // in words
    bool given = false;          // it is not computed
    std::optional<CellRef> edit; // the number in hand
};

class DerivativeMaps : public ScrollArea {
    Q_OBJECT

public:
    explicit DerivativeMaps(QWidget* parent = nullptr);

    void setPage(const DerivativePage& page);
    void setMessage(const QString& words);                                // instead of maps
    const std::vector<DerivativeView*>& views() const { return m_views; } // those that are shown come first
    std::size_t shown() const { return m_tensors.size(); }
    StrongestList* strongest() const { return m_strongest; }
    // To the number in hand, in its map, or where not all of that is seen among the strongest.
    void focusOnEdit(Qt::FocusReason reason);
    // The largest derivative of what is shown, for a range that is to be kept.
    double largestShown() const;

Q_SIGNALS:
    void cellChosen(const attn::CellRef& cell);
    void pointed(const QString& words);
    void stepAsked(const QString& begun); // to type one, and what is typed already

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    DerivativeView* viewAt(std::size_t number);
    void listTensors();
    void showMaps();
    void showStrongest();
    void arrange();
    int arrangeCells(bool strongestFirst); // how far down it goes
    int cellWidth() const;
    int cellHeight() const;
    HeatmapParts partsOf(std::size_t number, bool labelled) const;
    QSize sizeOf(std::size_t number, bool labelled, double widest) const;
    void choose(std::size_t number, Cell cell);

    DerivativePage m_page;
    std::vector<std::string> m_tensors; // one for each view that is shown
    std::vector<StrongEdit> m_strong;   // beside the entries of the list
    double m_scale = 1;                 // of the cells
    QWidget* m_ground;
    std::vector<DerivativeView*> m_views;
    StrongestList* m_strongest;
    QLabel *m_nothing, *m_message; // which tensors do not matter at all
};

} // namespace attn
