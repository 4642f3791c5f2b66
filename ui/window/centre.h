// SPDX-License-Identifier: GPL-3.0-or-later
// The middle of the window: notices, and either the heatmaps of the stage in focus under their header, or a studio.
#pragma once

#include "ui/compute/preparedviews.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/matrix/stagecards.h"
#include "ui/threads/background.h"

#include <QWidget>

class QAction;
class QStackedWidget;

namespace attn {

class BusyBar;
class CentreHeader;
class HeatmapPage;
class NoticeBar;
class Selection;
class StudioFrame;

class Centre : public QWidget {
    Q_OBJECT

public:
    Centre(Selection* selection, QAction* lock, QAction* exportPicture, QWidget* parent = nullptr);

    // `refined`: the previous computation again.
    void setComputed(const ComputedPtr& computed, const PreparedPtr& prepared = {}, bool refined = false);
    void setBusy(bool busy);
    // Why the newest scene could not be computed; the picture of the last one stays. The next computation takes it
    // away.
    void setError(const QString& sentence);
    // Offers `action` (null: none) for the stage that is current, or for the edit being computed. Removed by another stage or
    // the next edit.
    void offer(const QString& sentence, QAction* action, bool edited);
    void withdrawOffer();
    HeatmapPage* page() const { return m_page; }
    // Shows the studio of the frame instead of the heatmaps, or these again.
    void showStudios(bool shown);
    StudioFrame* studios(); // built when it is first needed
    CentreHeader* header() const { return m_header; }
    // Shows one of the matrices of the stage in focus; empty: the card's default. A large circuit is computed first,
    // without blocking the window.
    void lookAt(const QString& tensor);
    void takeFocus(); // to the picture, or into the studio
    QSize sizeHint() const override;

Q_SIGNALS:
    void cancelAsked();
    void closeStudioAsked();
    void turnOnAsked(const QString& card); // what a studio needs

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showStage();
    void followBusy();

    Selection* m_selection;
    QAction* m_export;
    QStackedWidget* m_pages;
    CentreHeader* m_header;
    NoticeBar* m_notice;
    HeatmapPage* m_page;
    StudioFrame* m_studios = nullptr;
    BusyBar* m_busy;
    ComputedPtr m_computed;
    bool m_computes = false; // the scene
    bool m_offers = false;   // in the notice, and no error
    bool m_offersForEdit = false;
    Background m_background; // works circuits out
};

} // namespace attn
