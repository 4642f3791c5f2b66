// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons as a course site, written off the GUI thread, with a progress bar and a Cancel that leaves nothing behind.
#pragma once

#include "core/site/site.h"
#include "ui/threads/background.h"

#include <QString>
#include <QWidget>

class QProgressDialog;

namespace attn {

class SiteWriter : public QObject {
    Q_OBJECT

public:
    explicit SiteWriter(QWidget* window) : QObject(window), m_window(window) {}

    // `out` is a folder or a .zip. A newer site takes the place of one that is not done yet.
    void write(SitePlan plan, const QString& out);

Q_SIGNALS:
    void done(const QString& out);
    void failed(const QString& sentence);
    void faulty(const QString& sentence); // lessons of a site that was written have errors

private:
    void showProgress();

    QWidget* m_window;
    QProgressDialog* m_progress = nullptr; // until a site is written: made earlier, it would keep the fonts of then
    CallQueue m_calls;
    Background m_worker; // last: must end before other members
};

} // namespace attn
