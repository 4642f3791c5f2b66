// SPDX-License-Identifier: GPL-3.0-or-later
// One of several names: segments while they fit, a drop-down list when there are too many or the panel is too narrow.
#pragma once

#include <QStringList>
#include <QWidget>

class QComboBox;

namespace attn {

class SegmentedControl;

class ChoiceBar : public QWidget {
    Q_OBJECT

public:
    // `name` is what a screen reader calls it.
    explicit ChoiceBar(const QString& name, QWidget* parent = nullptr);

    void setChoices(const QStringList& labels, const QStringList& toolTips = {}); // keeps the position if possible
    int count() const { return static_cast<int>(m_labels.size()); }
    int currentIndex() const;
    void setCurrentIndex(int index);            // no signal
    void setAlignment(Qt::Alignment alignment); // of segments that do not fill the room; default: left
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void activated(int index);

private:
    void showWhatFits();

    QStringList m_labels, m_toolTips;
    SegmentedControl* m_segments = nullptr;
    QComboBox* m_list;
    Qt::Alignment m_alignment = Qt::AlignLeft;
};

} // namespace attn
