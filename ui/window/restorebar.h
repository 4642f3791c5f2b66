// SPDX-License-Identifier: GPL-3.0-or-later
// The offer to bring back edits that a crash interrupted, above the work area: no dialog, since one may work on and decide
// later.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace attn {

class RestoreBar : public QWidget {
    Q_OBJECT

public:
    explicit RestoreBar(QWidget* parent = nullptr);

    // `hasSaved`: there is a saved version to be opened instead.
    void offer(const QString& sentence, bool hasSaved, bool restorable);
    QString sentence() const;

Q_SIGNALS:
    void restoreAsked();
    void savedAsked();
    void discardAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_text;
    QPushButton* m_restore;
    QPushButton* m_saved;
    QPushButton* m_discard;
};

} // namespace attn
