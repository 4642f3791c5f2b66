// SPDX-License-Identifier: GPL-3.0-or-later
// One check as a lamp and a sentence: the fact and the reason.
#pragma once

#include "ui/kit/tone.h"

#include <QWidget>

namespace attn {

class Lamp : public QWidget {
    Q_OBJECT

public:
    Lamp(Tone tone, const QString& sentence, QWidget* parent = nullptr);

    Tone tone() const { return m_tone; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Tone m_tone;
};

} // namespace attn
