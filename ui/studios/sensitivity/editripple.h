// SPDX-License-Identifier: GPL-3.0-or-later
// Follows an edit through the layer off the GUI thread: one that is only looked at, or the last one of the document.
#pragma once

#include "core/ripple/derivatives.h"
#include "core/ripple/ripple.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/threads/background.h"

#include <QObject>

#include <map>
#include <memory>
#include <string>

namespace attn {

// The results.
struct FollowedEdit {
    ComputedPtr before, after; // hidden numbers are hidden in both
    Ripple ripple;
    double asked_before = 0, asked_after = 0; // the number asked about, in both
    // What changes, small enough for a card: the plane in focus, or if it is unchanged the plane that changes most.
    struct Map {
        HeldMatrixPtr map;
        int head = 0;
        QString elsewhere; // ", head 1"; empty: at the plane in focus
    };
    std::map<std::string, Map> maps;
};

// What is asked about, and which of its matrices are shown.
struct AskedPlane {
    AskedNumber asked;
    int batch = 0, head = 0;
};

class EditRipple : public QObject {
    Q_OBJECT

public:
    explicit EditRipple(QObject* parent = nullptr);

    // From `shown`, as the window has it, to the scene `after`; small layers are computed twice in float64, so that no
    // rounding counts as a change. Whatever was followed before is given up, but stays until ready().
    void follow(const ComputedPtr& shown, Scene after, const AskedPlane& plane);
    // From an earlier scene to `shown`.
    void followBack(const std::shared_ptr<const Scene>& before, const ComputedPtr& shown, const AskedPlane& plane);
    void clear();
    const FollowedEdit* edit() const { return m_edit.get(); } // null: none, or not computed yet
    bool isBusy() const { return m_background.isBusy(); }

Q_SIGNALS:
    void ready();
    void failed(const QString& sentence);

private:
    // The layer of the window as it is compared: a small one in float64, a large one by the cpu.
    struct Exact {
        ComputedPtr of, computed;
    };
    void request(const ComputedPtr& shown, std::shared_ptr<const Scene> other, bool back, const AskedPlane& plane);

    Exact m_exact;
    std::shared_ptr<const FollowedEdit> m_edit;
    Background m_background; // last: must end before the others
};

} // namespace attn
