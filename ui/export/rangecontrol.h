// SPDX-License-Identifier: GPL-3.0-or-later
// What the colours of a figure span, and with how many decimals its numbers are written: as in the window, which is
// said, or as chosen here.
#pragma once

#include "ui/matrix/looks.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace attn {

class RangeControl : public QWidget {
    Q_OBJECT

public:
    explicit RangeControl(QWidget* parent = nullptr);

    // The window's range; `probability`: its whole tensor ranges from 0 to 1.
    void setWindow(const ColorRange& range, bool probability);
    void setRange(const std::optional<ColorRange>& range); // no signal; nullopt: as in the window
    std::optional<ColorRange> range() const;
    QString problem() const; // with the two ends; empty: none

Q_SIGNALS:
    void changed();

private:
    void follow();

    ColorRange m_window;
    QComboBox* m_list;
    QCheckBox* m_logarithmic;
    QWidget* m_ends;
    QLineEdit *m_low, *m_high;
};

// "as in the window: 4", 2 … 8.
class DecimalsList : public QWidget {
    Q_OBJECT

public:
    explicit DecimalsList(QWidget* parent = nullptr);

    void setWindow(int digits);
    void setDigits(std::optional<int> digits); // no signal
    std::optional<int> digits() const;

Q_SIGNALS:
    void changed();

private:
    QComboBox* m_list;
};

} // namespace attn
