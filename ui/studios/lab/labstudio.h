// SPDX-License-Identifier: GPL-3.0-or-later
// The error lab: one of twelve classic mistakes is put into a copy of the open scene, and the layer is shown right and
// wrong, with what its numbers give away. In its quiz one is on in secret.
#pragma once

#include "core/mistakes/symptoms.h"
#include "ui/studios/studio.h"

#include <set>

class QLabel;
class QShortcut;

namespace attn {

class Earlier;
class LabControls;
class LabMaps;
class LabPair;
class SymptomPanel;
class WorkedTwice;

class LabStudio : public Studio {
    Q_OBJECT

public:
    static StudioInfo info();
    LabStudio(Document* document, Selection* selection, QWidget* parent = nullptr);

    QString caption() const override;
    QWidget* controls() override;
    QString unavailable(const Computed& computed) const override;
    bool worksOnCopy() const override { return true; }

    // As if its switch was clicked; null turns all off.
    void turnOn(const ClassicMistake* mistake);
    const LabPair& pair() const { return *m_pair; }
    const std::optional<Symptom>& symptom() const { return m_symptom; }
    bool isAsking() const { return m_asking; }
    void startQuiz();
    void endQuiz();
    void answer(const ClassicMistake& mistake);

protected:
    void showComputed() override;
    std::optional<SteppedFigure> draw() const override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void makeNotes();
    void rebuild();
    void chooseCell();
    void showSymptom();
    void showCell();
    void showCandidate();
    void arrange();
    void placeWorked();
    void followSelection();
    QString followsFrom() const;
    QString captionOf(int map) const;

    LabPair* m_pair;
    LabControls* m_controls;
    QLabel* m_message;
    LabMaps* m_maps;
    std::string m_tensor;
    SymptomPanel* m_panel;
    WorkedTwice* m_worked;
    std::optional<Symptom> m_symptom;
    QString m_refusal;

    QShortcut* m_escape;
    Earlier* m_candidate; // of a wrong answer: what its numbers would be
    QString m_brought;    // and what its layer has besides the mistake: "p = 0.3"
    const ClassicMistake* m_answered = nullptr;
    bool m_asking = false, m_hinted = false, m_solved = false;
    std::set<const ClassicMistake*> m_tried;
    int m_found = 0, m_asked = 0;
};

} // namespace attn
