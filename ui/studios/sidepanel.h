// SPDX-License-Identifier: GPL-3.0-or-later
// A panel of words and sums beside a studio's picture. If the page has no room for both it goes below the picture, and
// they scroll together.
#pragma once

#include <QWidget>

class QScrollArea;
class QVBoxLayout;

namespace attn {

class SidePanel : public QWidget {
    Q_OBJECT

public:
    explicit SidePanel(QWidget* parent = nullptr);
    virtual void setBelow(bool below);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void fit();

    bool m_below = false;
};

class PictureAndPanel : public QWidget {
    Q_OBJECT

public:
    // Takes both as children; keeps the picture's least height.
    PictureAndPanel(QWidget* picture, SidePanel* panel, QWidget* parent = nullptr);
    void showPanel(bool shown);

private:
    void arrange();

    SidePanel* m_panel;
    QScrollArea *m_pageScroll, *m_panelScroll;
    QVBoxLayout* m_page;
    bool m_below = false, m_shown = true;
};

} // namespace attn
