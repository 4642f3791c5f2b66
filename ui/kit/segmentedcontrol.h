// SPDX-License-Identifier: GPL-3.0-or-later
// A few exclusive choices drawn as one frame: "stage | row | cell". Arrow keys work as in a group of radio buttons.
#pragma once

#include <QWidget>

class QButtonGroup;

namespace attn {

class SegmentedControl : public QWidget {
    Q_OBJECT

public:
    // `name` is what a screen reader calls the group.
    explicit SegmentedControl(const QString& name, QWidget* parent = nullptr);

    // Returns the index of the new segment. The first one is selected by default.
    int addSegment(const QString& text, const QString& toolTip = {});
    int count() const;
    int currentIndex() const;
    void setCurrentIndex(int index); // emits no signal; -1: none
    void setSegmentText(int index, const QString& text, const QString& toolTip = {});
    void setSegmentEnabled(int index, bool enabled);
    void setSegmentVisible(int index, bool visible);

Q_SIGNALS:
    void activated(int index); // the user chose another one

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QButtonGroup* m_group;
};

} // namespace attn
