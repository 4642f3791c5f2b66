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
    // Includes a way out, as a button named like the action.
    void showWithAction(const QString& sentence, QAction* action) { showNotice(sentence, Severity::Warn, action); }
    // No problem: an offer of an action.
    void showOffer(const QString& sentence, QAction* action) { showNotice(sentence, Severity::Off, action); }
    QString text() const;
    QPushButton* button() const { return m_button; } // hidden if there is none

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showNotice(const QString& sentence, Severity severity, QAction* action);

    QLabel* m_text;
    QPushButton* m_button;
    QPointer<QAction> m_action; // of it
    IconButton* m_close;
    Severity m_severity = Severity::Bad;
};

} // namespace attn
