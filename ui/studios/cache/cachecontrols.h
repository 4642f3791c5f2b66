// SPDX-License-Identifier: GPL-3.0-or-later
// The left side of the KV cache studio: the layer's heads, which of them is shown, how a number is stored, and the same at
// the size of a model.
#pragma once

#include "core/engine/computed.h"
#include "ui/editors/controlcolumn.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace attn {

class Document;
class FormRow;
class KeyHeadsPanel;
class NumberField;
class PlaneChooser;
class Selection;

// A calculator: how large the cache of a whole model is, for sizes that can be tried.
class FullSize : public QWidget {
    Q_OBJECT

public:
    explicit FullSize(QWidget* parent = nullptr);

    void setBytesPerNumber(int bytes);
    double bytes(bool everyHead) const; // with the key heads, or as many as query heads

private:
    NumberField* addField(const QString& label, double value, double most, const QString& help);
    void showBytes();

    NumberField *m_layers, *m_width, *m_tokens, *m_keyHeads, *m_heads;
    QLabel *m_shared, *m_every, *m_words;
    QVBoxLayout* m_rows;
    int m_bytes = 4;
};

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
