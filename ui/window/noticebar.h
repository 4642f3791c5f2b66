// SPDX-License-Identifier: GPL-3.0-or-later
// One sentence above the picture: why the newest scene could not be computed, or a file not be opened. Can be closed.
#pragma once

#include "ui/kit/severity.h"

#include <QPointer>
#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace attn {

class IconButton;

class NoticeBar : public QWidget {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void showError(const QString& sentence) { showNotice(sentence, Severity::Bad, nullptr); }
    void showWarning(const QString& sentence) { showNotice(sentence, Severity::Warn, nullptr); }
    // With a way out of it, as a button with the action's words.
    void showWithWay(const QString& sentence, QAction* way) { showNotice(sentence, Severity::Warn, way); }
    QString text() const;
    QPushButton* way() const { return m_way; } // hidden where there is none

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showNotice(const QString& sentence, Severity severity, QAction* way);

    QLabel* m_text;
    QPushButton* m_way;
    QPointer<QAction> m_action; // of it
    IconButton* m_close;
    Severity m_severity = Severity::Bad;
};

} // namespace attn
