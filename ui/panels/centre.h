// SPDX-License-Identifier: GPL-3.0-or-later
// The middle of the window: header, notices, and the heatmaps of the stage in focus.
#pragma once

#include "ui/heatmapdata.h"
#include "ui/stages.h"

#include <QWidget>

class QAction;

namespace attn {

class BusyBar;
class CentreHeader;
class HeatmapPage;
class NoticeBar;

class Centre : public QWidget {
    Q_OBJECT

public:
    Centre(Selection* selection, QAction* lock, QAction* exportPicture, QWidget* parent = nullptr);

    void setComputed(const ComputedPtr& computed);
    void setBusy(bool busy);
    // Why the newest scene could not be computed; the picture of the last one stays. The next computation takes it
    // away.
    void setError(const QString& sentence);
    HeatmapPage* page() const { return m_page; }
    void takeFocus(); // to the picture
    QSize sizeHint() const override;

Q_SIGNALS:
    void cancelAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showStage();

    Selection* m_selection;
    CentreHeader* m_header;
    NoticeBar* m_notice;
    HeatmapPage* m_page;
    BusyBar* m_busy;
    ComputedPtr m_computed;
};

} // namespace attn
