// SPDX-License-Identifier: GPL-3.0-or-later
// A lamp with one line of words that may change: a verdict under a picture.
#pragma once

#include "ui/kit/tone.h"

#include <QWidget>

namespace attn {

class LampLine : public QWidget {
    Q_OBJECT

public:
    explicit LampLine(QWidget* parent = nullptr);

    void setVerdict(Tone tone, const QString& sentence);
    const QString& sentence() const { return m_sentence; }
    Tone tone() const { return m_tone; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Tone m_tone = Tone::Off;
    QString m_sentence;
};

} // namespace attn
