// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of a studio in the center: the 40 px header with title, caption and a button back, and the sentence that
// replaces the studio if the scene has nothing for it.
#pragma once

#include "core/engine/computed.h"

#include <QWidget>

#include <map>

class QAction;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QToolButton;

namespace attn {

class ElidedLabel;
class Studio;

class StudioFrame : public QWidget {
    Q_OBJECT

public:
    // The actions are buttons of the header.
    explicit StudioFrame(const QList<QAction*>& actions = {}, QWidget* parent = nullptr);

    // Shows `studio`, which must be one that was added; null shows none.
    void setStudio(Studio* studio);
    void addStudio(Studio* studio);
    Studio* studio() const { return m_studio; }
    void setComputed(const ComputedPtr& computed);
    // Adds a header button that shows the controls while the pictures have their space; null removes it.
    void offerControls(QAction* shown);

Q_SIGNALS:
    void closeAsked();
    void turnOnAsked(const QString& card); // of the rail

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    void showCaption();
    void showNeeded(bool wanted);

    Studio* m_studio = nullptr;
    ComputedPtr m_computed;
    QWidget* m_header;
    ElidedLabel* m_title;
    ElidedLabel* m_caption;
    QHBoxLayout* m_row; // of the header
    QToolButton* m_controls;
    QStackedWidget* m_pages;
    std::map<const Studio*, QScrollArea*> m_scrolls; // each for a page that has less room than its studio needs
    QWidget* m_nothing;                              // replaces a studio that has nothing to show
    QLabel* m_message;
    QPushButton* m_turnOn;
    QString m_needed; // the card that it turns on
};

} // namespace attn
