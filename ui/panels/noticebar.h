// SPDX-License-Identifier: GPL-3.0-or-later
// One sentence above the picture: why the newest scene could not be computed, or a file not be opened. Can be closed.
#pragma once

#include "ui/kit/tone.h"

#include <QWidget>

class QLabel;

namespace attn {

class IconButton;

class NoticeBar : public QWidget {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void showError(const QString& sentence) { showNotice(sentence, Tone::Bad); }
    void showWarning(const QString& sentence) { showNotice(sentence, Tone::Warn); }
    Tone tone() const { return m_tone; }
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showNotice(const QString& sentence, Tone tone);

    QLabel* m_text;
    IconButton* m_close;
    Tone m_tone = Tone::Bad;
};

} // namespace attn
