// SPDX-License-Identifier: GPL-3.0-or-later
// The keys and values that a layer keeps as its tokens arrive one by one: what is read, what is new, what that saves,
// and whether each row equals the one from the whole layer.
#pragma once

#include "ui/studios/cache/cachepicture.h"
#include "ui/studios/studio.h"
#include "ui/threads/background.h"

namespace attn {

class CacheControls;
class CachePanel;
class CacheView;
class PictureAndPanel;

class CacheStudio : public Studio {
    Q_OBJECT

public:
    static StudioInfo info();
    CacheStudio(Document* document, Selection* selection, QWidget* parent = nullptr);

    QString caption() const override;
    QWidget* controls() override;
    bool controlsMayHelp(const Computed&) const override { return false; } // the editors have the mask
    QString unavailable(const Computed& computed) const override;
    std::vector<std::string_view> needs(const Computed& computed) const override;
    OwnSteps* ownSteps() override { return m_steps; }

    CachePicturePtr shown() const { return m_shown; } // null: the rows are not there yet
    CacheView* view() const { return m_view; }
    CachePanel* panel() const { return m_panel; }

protected:
    void showComputed() override;
    std::optional<SteppedFigure> draw() const override;

private:
    void decodeRows();
    void takeRows(const ComputedPtr& computed, int item, std::shared_ptr<const DecodedRows> rows);
    bool isRevealed() const; // the layer's own steps have computed all
    void showStep();
    void followStep();
    void choose(Cell cell);
    void describe(const QString& sentence = {});

    CacheControls* m_controls;
    CacheView* m_view;
    CachePanel* m_panel;
    PictureAndPanel* m_page;
    OwnSteps* m_steps;
    std::shared_ptr<const CachePicture> m_read; // of the newest computation, at its end
    CachePicturePtr m_shown;
    std::optional<Cell> m_chosen;
    QString m_failure;
    bool m_naming = false; // the steps change because the scene did
    Background m_decoding;
};

} // namespace attn
