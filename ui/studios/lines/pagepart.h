// SPDX-License-Identifier: GPL-3.0-or-later
// One of the pictures of the page "Lines and vectors", alone or beside another: it follows the selection by itself, has
// its own sections in the left column, and can be drawn in a figure at every step.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/walk.h"
#include "ui/figures/figure.h"
#include "ui/matrix/looks.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace attn {

struct PartSection {
    QString title, caption; // "Heads", "bits"
    QWidget* content = nullptr;
};

struct PartPicture {
    std::vector<std::string> tensors; // whose steps change it
    std::function<FigureMap(const Looks& looks, const Walk& steps, const std::optional<StepPlace>& step)> at;
};

class PagePart : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual QString title() const = 0;               // "Who looks where, in both heads"
    virtual QString tensors() const = 0;             // in the caption of the page: "weights", "q, k, v"
    virtual std::vector<PartSection> sections() = 0; // handed over once, for the column on the left
    // Why this scene has nothing to show; empty if it has.
    virtual QString unavailable(const Computed& computed) const = 0;
    // The newest computation; only while the part is shown, and when it becomes so. Not called where it is unavailable.
    virtual void setComputed(const ComputedPtr& computed) = 0;
    virtual std::optional<PartPicture> picture() const = 0;

Q_SIGNALS:
    void changed();                          // title, tensors or picture
    void described(const QString& sentence); // what is pointed at, for the status line
};

} // namespace attn
