// SPDX-License-Identifier: GPL-3.0-or-later
// One sentence above the picture: why the newest scene could not be computed, or a file not be opened. Can be closed.
#pragma once

#include <QWidget>

class QLabel;

namespace attn {

class IconButton;

class NoticeBar : public QWidget {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void showError(const QString& sentence);
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_text;
    IconButton* m_close;
};

} // namespace attn
