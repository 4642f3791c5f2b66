// SPDX-License-Identifier: GPL-3.0-or-later
// The color map of a figure: a list of them, and whether it is used from its other end.
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;

namespace attn {

class ColorMapControl : public QWidget {
    Q_OBJECT

public:
    explicit ColorMapControl(QWidget* parent = nullptr);

    QString map() const;             // "auto", "viridis", "viridis_r" …
    void setMap(const QString& map); // no signal; an unknown one gives "auto"

Q_SIGNALS:
    void changed();

private:
    void follow();

    QComboBox* m_list;
    QCheckBox* m_reversed;
};

} // namespace attn
