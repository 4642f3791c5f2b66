// SPDX-License-Identifier: GPL-3.0-or-later
// Left of the block: which product, the view, how far its layers are apart, which of them, and which window of a large
// one, are shown.
#pragma once

#include "ui/editors/controlcolumn.h"
#include "ui/matrix/blockpicture.h"
#include "ui/paint/blocklayout.h"

#include <functional>

class QCheckBox;
class QLabel;
class QSlider;

namespace attn {

class BlockHandle;
class ChoiceBar;
class LinkButton;
class PlaneChooser;
class Section;
class SegmentedControl;
class Selection;

// One product of the scene.
struct BlockProduct {
    std::string tensor;
    QString words; // "scores = q kᵀ"
    bool operator==(const BlockProduct&) const = default;
};

class BlockControls : public ControlColumn {
    Q_OBJECT

public:
    explicit BlockControls(Selection* selection, QWidget* parent = nullptr);

    void setComputed(const Computed& computed);
    void setProducts(const std::vector<BlockProduct>& products, const std::string& chosen);
    // `alone`: one layer is shown by itself.
    void show(const BlockPicture& picture, const BlockShown& shown, bool alone);

Q_SIGNALS:
    void productAsked(const QString& tensor);
    void shownAsked(const attn::BlockShown& shown);
    void layerAsked(qint64 term);
    void aloneAsked(bool alone);
    void windowAsked(int rows, int columns, int terms); // by this many windows per axis

private:
    QWidget* buildProduct();
    QWidget* buildView();
    QWidget* buildLayers();
    QWidget* buildShow();
    QWidget* buildWindow();
    QWidget* buildKeys();
    void ask(const std::function<void(BlockShown&)>& change);

    std::vector<BlockProduct> m_products;
    BlockShown m_shown;
    std::int64_t m_terms = 0;
    PlaneChooser* m_plane;
    ChoiceBar* m_product = nullptr;
    BlockHandle* m_handle = nullptr;
    SegmentedControl* m_views = nullptr;
    Section* m_layers = nullptr;
    QSlider *m_apart = nullptr, *m_layer = nullptr;
    QLabel *m_apartWords = nullptr, *m_layerWords = nullptr;
    QWidget* m_layerLine = nullptr;
    ChoiceBar* m_which = nullptr;
    QCheckBox *m_edges = nullptr, *m_digits = nullptr, *m_beam = nullptr;
    Section* m_window = nullptr;
    // Of rows, columns and terms.
    QLabel* m_spans[3] = {};
    QWidget* m_lines[3] = {};
    LinkButton* m_back[3] = {};
    LinkButton* m_on[3] = {};
};

} // namespace attn
