// SPDX-License-Identifier: GPL-3.0-or-later
// The 40 px above the heatmap: what is shown, which head and batch item, the color range, lock and export.
#pragma once

#include "ui/document/selection.h"
#include "ui/matrix/stagecards.h"

#include <QWidget>

#include <cstdint>
#include <optional>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;

namespace attn {

class ElidedLabel;
class LinkButton;
class SegmentedControl;

class CentreHeader : public QWidget {
    Q_OBJECT

public:
    // The actions are shown as framed buttons at the right end; `lock` is checkable.
    CentreHeader(Selection* selection, QAction* lock, QAction* exportPicture, QWidget* parent = nullptr);

    void setStage(const StageInfo& stage, const Computed& computed);
    // Without what a beginner does not know yet: the lock, the names of tensors, what the colours span.
    void setPlain(bool plain);
    // Turns the head in focus off and on, by an eye beside the list of heads; its keys work in the header, too.
    void setHeadSwitch(QAction* turn);
    // Opens the stage's studio; null if it has none.
    void setStudio(QAction* open);
    // Of the stage, of which one or all can be shown; 1: no choice.
    std::int64_t heads() const { return m_state ? m_state->heads : 1; }

Q_SIGNALS:
    void tensorAsked(const QString& tensor); // of the chooser; empty: what the card shows by itself
    void blockAsked();                       // third view of a product

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void followSelection();
    void showWhatFits();
    int neededWidth() const; // of all shown parts but the shape
    void nameStudio(bool shortly);

    // The header's content for a stage.
    struct State {
        QString heading, shapes;
        std::int64_t heads = 0, batches = 0;
        int head = 0, batch = 0;
        bool all_heads = false, probability = false;
        ColorRange range;
        bool has_operands = false, operands = false, has_block = false;
        QStringList tensors = {}; // to choose from; the first entry is what the card shows by itself
        int tensor = 0;           // of them
        bool operator==(const State&) const = default;
    };

    static void listTensors(State& state, const StageInfo& stage, const std::string& inFocus);
    void fillTensors(const StageInfo& stage, const Computed& computed);
    void chooseTensor(int entry);

    Selection* m_selection;
    std::optional<State> m_state;
    ElidedLabel* m_heading;
    ElidedLabel* m_shape;
    LinkButton* m_studio;
    QAction* m_open = nullptr;
    bool m_plain = false;
    QWidget* m_lock;
    QLabel* m_showCaption;
    SegmentedControl* m_heads;    // one head, all heads
    SegmentedControl* m_operands; // map, operands, block
    QComboBox* m_tensor;          // of several that the card has
    QComboBox* m_head;
    QWidget* m_eye = nullptr;
    QComboBox* m_batch;
    QLabel* m_coloursCaption;
    QComboBox* m_range;
    QCheckBox* m_logarithmic;
};

} // namespace attn
