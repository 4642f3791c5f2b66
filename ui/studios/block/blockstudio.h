// SPDX-License-Identifier: GPL-3.0-or-later
// A product of the stage in focus as a block of its multiply-adds, beside the map and the operands: turned, pulled apart,
// walked term by term.
#pragma once

#include "ui/paint/blocklayout.h"
#include "ui/studios/studio.h"

namespace attn {

class BlockControls;
class BlockHeader;
class BlockMap;

class BlockStudio : public Studio {
    Q_OBJECT

public:
    static StudioInfo info();
    BlockStudio(Document* document, Selection* selection, QWidget* parent = nullptr);

    QString heading() const override;
    QString caption() const override;
    QWidget* controls() override;
    QWidget* headerTools() override;
    QString unavailable(const Computed& computed) const override;
    bool leaves(const Computed& computed) const override;

    BlockMap* map() const { return m_map; }
    const std::string& tensor() const { return m_tensor; }
    std::int64_t layer() const { return m_layer; }
    void setShown(const BlockShown& shown);
    void setLayer(std::int64_t term);

protected:
    void showComputed() override;
    std::optional<SteppedFigure> draw() const override;
    void showEvent(QShowEvent* event) override;

private:
    void compose();
    void tellChosen();
    void chooseTensor();
    void chooseCell(Cell cell);
    void setAlone(bool alone);
    void moveWindow(int rows, int columns, int terms);
    void goTo(const std::string& tensor);
    void followTerm();
    BlockPlace place() const;
    const ValueStats& stats();
    double usualApart(const BlockCounts& all) const;

    BlockControls* m_controls;
    BlockHeader* m_header;
    BlockMap* m_map;
    std::string m_tensor;
    BlockShown m_shown;
    std::int64_t m_layer = 0; // current one
    bool m_alone = false;
    bool m_pulled = false; // by the person; else as suits the product
    bool m_composing = false;
    // What the colours span, and of what it was sought.
    ValueStats m_stats;
    ComputedPtr m_statsOf;
    std::string m_statsTensor;
    int m_statsBatch = -1, m_statsHead = -1;
};

// Whether a tensor of the scene can be shown as a block.
bool canBeBlock(const Computed& computed, const std::string& tensor);

} // namespace attn
