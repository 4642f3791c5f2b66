// SPDX-License-Identifier: GPL-3.0-or-later
// One sentence above the picture: why the newest scene could not be computed, or a file not be opened. Can be closed.
#pragma once

#include "ui/kit/severity.h"

#include <QWidget>

class QLabel;

namespace attn {

class IconButton;

class NoticeBar : public QWidget {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void showError(const QString& sentence) { showNotice(sentence, Severity::Bad); }
    void showWarning(const QString& sentence) { showNotice(sentence, Severity::Warn); }
    Severity severity() const { return m_severity; }
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showNotice(const QString& sentence, Severity severity);

    QLabel* m_text;
    IconButton* m_close;
    Severity m_severity = Severity::Bad;
};

} // namespace attn
