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
    std::optional<CellRef> edit; // the current number
};

class DerivativeMaps : public ScrollArea {
    Q_OBJECT

public:
    explicit DerivativeMaps(QWidget* parent = nullptr);

    void setPage(const DerivativePage& page);
    void setMessage(const QString& words);                                // instead of maps
    const std::vector<DerivativeView*>& views() const { return m_views; } // visible ones first
    std::size_t shown() const { return m_tensors.size(); }
    StrongestList* strongest() const { return m_strongest; }
    // To the current number, in its map, or if part of that is hidden in the list.
    void focusOnEdit(Qt::FocusReason reason);
    // The largest derivative shown, for a range to keep.
    double largestShown() const;

Q_SIGNALS:
    void cellChosen(const attn::CellRef& cell);
    void pointed(const QString& words);
    void stepAsked(const QString& begun); // to type one, and what has been typed

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    DerivativeView* viewAt(std::size_t number);
    void listTensors();
    void showMaps();
    void showStrongest();
    void arrange();
    int arrangeCells(bool strongestFirst); // returns its height
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
