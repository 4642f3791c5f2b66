// SPDX-License-Identifier: GPL-3.0-or-later
// The left side of the KV cache studio: the layer's heads, which of them is shown, how a number is stored, and the same at
// the size of a model.
#pragma once

#include "core/engine/computed.h"
#include "ui/editors/controlcolumn.h"

class QComboBox;
class QLabel;

namespace attn {

class Document;
class FullSize;
class KeyHeadsPanel;
class PlaneChooser;
class Selection;

class CacheControls : public ControlColumn {
    Q_OBJECT

public:
    CacheControls(Document* document, Selection* selection, QWidget* parent = nullptr);

    void setComputed(const ComputedPtr& computed);
    void setHead(int head);
    int format() const; // of cache_formats

Q_SIGNALS:
    void formatChosen();

private:
    QWidget* buildShown(Selection* selection);
    QWidget* buildFormat();

    KeyHeadsPanel* m_heads;
    PlaneChooser* m_plane = nullptr;
    QLabel* m_keyHead = nullptr;
    QComboBox* m_format = nullptr;
    FullSize* m_fullSize;
    Dims m_dims;
};

} // namespace attn
