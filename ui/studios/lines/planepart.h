// SPDX-License-Identifier: GPL-3.0-or-later
// The plane of arrows with its surroundings: its title, what the axes are, the score in numbers, and what a drag has
// done.
#pragma once

#include "ui/document/selection.h"
#include "ui/studios/lines/pagepart.h"
#include "ui/studios/lines/planeview.h"
#include "ui/studios/lines/tipdrag.h"
#include "ui/threads/background.h"

class QLabel;

namespace attn {

class ElidedLabel;
class PlaneControls;
class PlaneNumbers;

class PlanePart : public PagePart {
    Q_OBJECT

public:
    PlanePart(Document* document, Selection* selection, QWidget* parent = nullptr);

    QString title() const override;
    QString tensors() const override;
    std::vector<PartSection> sections() override;
    QString unavailable(const Computed& computed) const override;
    void setComputed(const ComputedPtr& computed) override;
    std::optional<PartPicture> picture() const override;

    PlaneView* view() const { return m_view; }
    PlaneControls* controls() const { return m_controls; }
    PlaneNumbers* numbers() const { return m_numbers; }
    QString said() const; // of the last drag

private:
    void refresh(); // another computation, place, step or choice
    std::optional<ArrowPlane> planeToKeep();
    void choose(VectorPlace place);
    void beginDrag(VectorPlace place);
    void step(PlanePoint by);
    void say(const QString& sentence, bool refused);

    Document* m_document;
    Selection* m_selection;
    ComputedPtr m_computed;
    Cell m_cell{-1, 0}; // the last one of a query and a key
    TipDrag* m_drag;
    QLabel* m_title;
    PlaneView* m_view;
    ElidedLabel *m_across, *m_up;
    PlaneNumbers* m_numbers;
    ElidedLabel* m_said; // always there, so that the plane does not move while it is dragged
    PlaneControls* m_controls;
    QLabel* m_try;
    bool m_still = false; // the plane stays where it is while a tip moves

    // Principal axes of many large vectors, computed beside.
    struct PrincipalOf {
        ComputedPtr computed;
        int batch = 0, head = 0;
        std::array<bool, 4> shown = {};
        bool allHeads = false;
        bool operator==(const PrincipalOf&) const = default;
    };
    PrincipalOf m_asked, m_known;
    std::optional<ArrowPlane> m_principal; // of m_known
    Background m_computing;
};

} // namespace attn
