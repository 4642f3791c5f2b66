// SPDX-License-Identifier: GPL-3.0-or-later
// The heads of a layer, each with a switch, its line style and its entropy; for large heads that is read in the
// background, once nothing has changed for a moment.
#pragma once

#include "ui/document/selection.h"
#include "ui/threads/background.h"

#include <QAbstractButton>
#include <QTimer>
#include <QWidget>

#include <vector>

namespace attn {

struct Computed;

// A head in the list of heads: a switch, the dash and colour of its lines, its name, and how spread out its weights are.
class HeadSwitch : public QAbstractButton {
    Q_OBJECT

public:
    explicit HeadSwitch(int head, QWidget* parent = nullptr);

    int head() const { return m_head; }
    // `entropy` as displayed: "1.90", "not yet"; empty if there is none.
    void setWords(const QString& name, const QString& entropy, bool off);
    QSize sizeHint() const override;

Q_SIGNALS:
    void pointed(bool at); // by the pointer or the keyboard

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    int m_head;
    QString m_name, m_entropy;
    bool m_off = false;
};

class HeadList : public QWidget {
    Q_OBJECT

public:
    explicit HeadList(const Selection* selection, QWidget* parent = nullptr);

    // `tensor` is what the lines are of.
    void setComputed(const std::shared_ptr<const Computed>& computed, const std::string& tensor);
    std::vector<int> shown() const; // that are switched on, in order
    int count() const { return m_count; }
    HeadSwitch* at(int head) const { return m_switches[std::size_t(head)]; }

Q_SIGNALS:
    void shownChanged();
    void pointed(int head); // -1: none

private:
    void arrange();
    void readEntropies();
    void show(const std::vector<QString>& entropies);

    const Selection* m_selection;
    std::shared_ptr<const Computed> m_computed;
    std::string m_tensor;
    std::vector<HeadSwitch*> m_switches; // some may be hidden
    int m_count = 0;
    QTimer m_rest;
    Background m_reading;
};

} // namespace attn
