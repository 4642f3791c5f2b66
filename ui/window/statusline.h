// SPDX-License-Identifier: GPL-3.0-or-later
// The line at the bottom: the cell under the pointer in words, sizes and compute backend.
#pragma once

#include "core/engine/computed.h"

#include <QStatusBar>

class QLabel;

namespace attn {

class ElidedLabel;

class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    // A cell in words, "query with, key starts: weight 0.2794". The screen shows an arrow for the comma, and colors
    // `query` and `key` (the two labels; empty if the axes are others).
    void setCell(const QString& sentence, const QString& query = {}, const QString& key = {});
    void setComputed(const Computed& computed);
    void clearSizes(); // nothing computed, as on the start page
    // What computes, "CPU, float32", and why not what was chosen, "no GPU: no NVIDIA driver is installed"; may be empty.
    void setBackend(const QString& words, const QString& why);
    QString cellText() const;
    QString sizesText() const;
    QString backendText() const; // "CPU, float32 · no GPU: no NVIDIA driver is installed", however much of it is seen

    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void colorCell();
    void colorWhy();
    void shareRoom();

    QString m_sentence, m_query, m_key;
    QLabel* m_cell;
    QLabel* m_sizes;
    QLabel* m_backend;
    ElidedLabel* m_why;
};

// "1 batch × 2 heads × 6 tokens", or the shape without attention.
QString sizesInWords(const Computed& computed);

} // namespace attn
