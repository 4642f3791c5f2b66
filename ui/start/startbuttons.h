// SPDX-License-Identifier: GPL-3.0-or-later
// The left column of the start page: the name, the two large buttons, the recent files and the place to drop a file on.
#pragma once

#include "ui/document/recentfiles.h"
#include "ui/kit/paintedbutton.h"

namespace attn {

class StartTitle : public QWidget {
    Q_OBJECT

public:
    explicit StartTitle(QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

// A wide button with its icon and words on the left and its shortcut on the right.
class StartButton : public PaintedButton {
    Q_OBJECT

public:
    StartButton(const QString& iconName, const QString& text, const QString& keys, bool primary,
                QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_icon, m_keys;
    bool m_primary;
};

// A recent file with the day it was opened; greyed when it is not there any more.
class RecentEntry : public PaintedButton {
    Q_OBJECT

public:
    explicit RecentEntry(const RecentFile& file, QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_when;
};

class DropZone : public QWidget {
    Q_OBJECT

public:
    DropZone(const QString& text, const QString& kinds, QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text, m_kinds;
};

} // namespace attn
