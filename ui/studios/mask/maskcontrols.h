// SPDX-License-Identifier: GPL-3.0-or-later
// The left column of the mask studio: the preset that the mask starts from, the canvas to paint on, the form in which
// it is written, and which batch item and head are looked at. Shows the document at once, before anything is computed.
#pragma once

#include "core/engine/computed.h"
#include "core/rewrite/maskpresets.h"
#include "core/rewrite/structure.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/editors/controlcolumn.h"
#include "ui/editors/maskcanvas.h"

#include <map>

class QComboBox;
class QLabel;
class QScrollArea;

namespace attn {

class BiasSection;
class IconButton;
class MessageLine;
class NumberField;
class PlaneChooser;
class Section;
class SegmentedControl;

class MaskControls : public ControlColumn {
    Q_OBJECT

public:
    MaskControls(Document* document, Selection* selection, QWidget* parent = nullptr);

    void setComputed(const ComputedPtr& computed);
    MaskCanvas* canvas() const { return m_canvas; }
    BiasSection* bias() const { return m_bias; }

Q_SIGNALS:
    void described(const QString& sentence);

private:
    QWidget* makeStart();
    QWidget* makeMask();
    QWidget* makeWritten();
    void refresh();
    void recogniseStart(const Tensor& blocked);
    void showSize();
    void startFrom(const PresetMask& preset, const QString& mergeKey = {});
    void paint(const std::vector<Cell>& cells, bool block);
    void setBrush(MaskBrush brush);
    bool change(const QString& step, const Result<Rewritten>& rewritten, const QString& mergeKey = {});
    void describeHovered(std::optional<Cell> cell);
    void fitCanvas();
    std::int64_t tokens() const;

    Document* m_document;
    Selection* m_selection;
    ComputedPtr m_computed;
    PresetMask m_start{MaskPreset::Custom, 0}; // what the mask began as; marks on the canvas differ from it
    // What the shown masks began as, by batch item and blocked cells; cleared per scene.
    std::map<std::pair<int, std::vector<bool>>, PresetMask> m_begun;
    bool m_own = false; // document signals come from this column now

    QComboBox* m_preset;
    QLabel* m_paint; // "then paint", where there is no number
    QWidget* m_sizeLine;
    QLabel* m_sizeName;
    NumberField* m_size;
    QWidget* m_globalLine;
    NumberField* m_global; // first tokens that a window leaves seen
    MessageLine* m_sizeMessage;
    Section* m_mask;
    MaskCanvas* m_canvas;
    QScrollArea* m_scroll;
    SegmentedControl* m_brush;
    IconButton* m_undo;
    SegmentedControl* m_written;
    MessageLine* m_message;
    BiasSection* m_bias;
    PlaneChooser* m_plane;
};

} // namespace attn
