// SPDX-License-Identifier: GPL-3.0-or-later
// What a computation needs before it can be shown, and takes milliseconds: pictures, thumbnails, checks. Pure functions
// of the computation and of what is on screen, so that they run in the thread that computed it.
#pragma once

#include "core/base/stop.h"
#include "ui/facts/checks.h"
#include "ui/paint/pooledmap.h"

#include <memory>
#include <optional>
#include <vector>

namespace attn {

// What is on screen, and must be redone for every computation.
struct OnScreen {
    MapRequest maps;
    int batch = 0, head = 0;
    bool thumbnails = false, checks = false;
};

struct Thumbnail {
    std::string tensor;
    HeldMatrixPtr data;
};

struct Prepared {
    OnScreen on_screen; // that it was made for
    MapPictures pictures;
    std::vector<Thumbnail> thumbnails;
    // nullopt if not visible, or if they would delay the picture.
    std::optional<std::vector<Check>> checks;
    bool partial = false; // only this turn's thumbnails and checks; the others stay as they are

    // The thumbnail of a tensor, if it was made for this batch item and head; null else.
    HeldMatrixPtr thumbnail(const std::string& tensor, int batch, int head) const;
};
using PreparedPtr = std::shared_ptr<const Prepared>;

// Thread-safe. Incomplete if `stop` was requested meanwhile. `turn`: when results follow each other fast, each one
// renews some thumbnails and checks, and eight of them renew all. Without it everything is made.
PreparedPtr prepare(const ComputedPtr& computed, const OnScreen& on_screen, std::optional<int> turn = {},
                    StopToken stop = {});

} // namespace attn
