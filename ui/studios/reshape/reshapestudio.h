// SPDX-License-Identifier: GPL-3.0-or-later
// What reshaping does to the numbers: how the heads are joined, with the transpose and without, and the three layouts
// of the qkv weights, which compute the same.
#pragma once

#include "ui/studios/studio.h"

class QComboBox;
class QLabel;
class QStackedWidget;

namespace attn {

class ControlColumn;
class FormRow;
class LayoutsPage;
class MergePage;
class Section;
class SegmentedControl;

class ReshapeStudio : public Studio {
    Q_OBJECT

public:
    static StudioInfo info();
    ReshapeStudio(Document* document, Selection* selection, QWidget* parent = nullptr);

    QString caption() const override;
    QWidget* controls() override;
    QString unavailable(const Computed& computed) const override;
    std::vector<std::string_view> needs(const Computed&) const override { return {"softmax", "context"}; }

    MergePage* mergePage() const { return m_merge; }
    LayoutsPage* layoutsPage() const { return m_layouts; }

protected:
    void showComputed() override;
    std::optional<SteppedFigure> draw() const override;
    std::optional<SteppedFigure> drawForClass() const override;

private:
    std::optional<SteppedFigure> pictureWith(bool beside) const;
    void makeControls();
    void showTopic(int topic);
    void refresh();

    MergePage* m_merge;
    LayoutsPage* m_layouts;
    QStackedWidget* m_pages;
    ControlColumn* m_controls;
    SegmentedControl* m_topic = nullptr;
    SegmentedControl* m_text = nullptr;
    Section* m_mergeSection = nullptr;
    QComboBox* m_used = nullptr;
    QComboBox* m_item = nullptr;
    FormRow* m_itemRow = nullptr;
    QLabel* m_words = nullptr;
};

} // namespace attn
