// SPDX-License-Identifier: GPL-3.0-or-later
// What a computation needs before it can be shown, and takes milliseconds: pictures, thumbnails, lamps. Pure functions
// of the computation and of what is on the screen, so that they run in the thread that computed it.
#pragma once

#include "ui/facts/checks.h"
#include "ui/paint/pooledmap.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace attn {

// What is on the screen, and therefore has to be made anew for every computation.
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
    // Nothing when nobody sees them, or when they would hold up the picture.
    std::optional<std::vector<Check>> checks;
    bool partial = false; // of thumbnails and lamps this one's turn alone; the others stay as they are

    // The thumbnail of a tensor, if it was made for this batch item and head; null else.
    HeldMatrixPtr thumbnail(const std::string& tensor, int batch, int head) const;
};
using PreparedPtr = std::shared_ptr<const Prepared>;

// Safe in any thread. Incomplete when `stop` was requested meanwhile. `turn`: results follow each other fast, and of
// thumbnails and lamps each one brings some: after eight of them all were renewed. Without it everything is made.
PreparedPtr prepare(const ComputedPtr& computed, const OnScreen& on_screen, std::optional<int> turn = {},
                    std::stop_token stop = {});

} // namespace attn
