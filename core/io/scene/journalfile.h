// SPDX-License-Identifier: GPL-3.0-or-later
// The file that keeps edits from being lost: records of what a window was editing, one after the other, each with its
// length and a checksum. A tail that a crash tore off is recognised and cut; everything before it counts.
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace attn {

// What a window was editing at one moment.
struct KeptState {
    Scene scene;
    std::string file_path;         // empty: never saved
    std::string lesson;            // empty: not a lesson
    std::int64_t saved_bytes = -1; // size and time of the saved file as the window knew it; -1: none
    std::int64_t saved_ms = -1;    // milliseconds since 1970, UTC
    std::int64_t edited_ms = 0;    // of the last edit
    bool operator==(const KeptState&) const = default;
};

// How a journal begins: the head, then a record against the empty scene.
std::string journalHead();
// The record of `after`, when `before` is the scene of the record that stands in front of it.
std::string journalRecord(const Scene& before, const KeptState& after);

struct JournalContent {
    KeptState newest;
    std::size_t good_bytes = 0; // what follows them is torn
    std::int64_t records = 0;
};

// Errors: no journal, or not one whole record.
Result<JournalContent> readJournal(std::string_view bytes);

} // namespace attn
