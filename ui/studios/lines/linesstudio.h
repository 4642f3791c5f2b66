// SPDX-License-Identifier: GPL-3.0-or-later
// The page "Lines and vectors": who looks where as lines between tokens, and beside them other pictures of the same
// numbers. The choice among them is on the left.
#pragma once

#include "ui/studios/studio.h"

#include <vector>

class QBoxLayout;

namespace attn {

class ControlColumn;
class LinesPart;
class PagePart;
class PlanePart;
class PlaneChooser;
class Section;
class SegmentedControl;

class LinesStudio : public Studio {
    Q_OBJECT

public:
    LinesStudio(Document* document, Selection* selection, QWidget* parent = nullptr);
    static StudioInfo info();

    QString caption() const override;
    QWidget* controls() override;
    QString unavailable(const Computed& computed) const override;
    std::vector<std::string_view> needs(const Computed&) const override { return {"softmax"}; }

    LinesPart* lines() const { return m_lines; }
    PlanePart* plane() const { return m_plane; }
    void look(int choice); // 0: the map, then each part alone, then all of them

protected:
    void showComputed() override;
    std::optional<SteppedFigure> draw() const override;

private:
    struct Part {
        PagePart* part;
        std::vector<Section*> sections;
    };

    // `name` is what the chooser calls it: "lines".
    void addPart(PagePart* part, const QString& name, const QString& toolTip);
    bool isChosen(const Part& part) const;
    bool isShown(const Part& part) const; // chosen and with something to show, else any that has
    bool speaks(const PagePart* part) const;
    void arrange();

    ControlColumn* m_controls;
    SegmentedControl* m_look;
    PlaneChooser* m_item;
    QBoxLayout* m_row;
    LinesPart* m_lines;
    PlanePart* m_plane;
    std::vector<Part> m_parts;
    int m_choice = 1;
};

} // namespace attn
