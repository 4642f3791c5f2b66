// SPDX-License-Identifier: GPL-3.0-or-later
// A calculator: how large the cache of a whole model is, for sizes that can be tried.
#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace attn {

class FormRow;
class NumberField;

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

} // namespace attn
