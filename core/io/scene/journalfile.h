// SPDX-License-Identifier: GPL-3.0-or-later
// The file that protects edits from loss: records of what a window was editing, in sequence, each with its length and a
// checksum. A tail torn by a crash is recognized and cut; everything before it counts. The first line says whether the
// records are of a scene or of a lesson being written.
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace attn {

// Work on a step of a lesson that the lesson cannot take as it is.
struct LooseWork {
    std::string question;                         // as typed in its field; empty: the lesson has it
    std::shared_ptr<const Scene> scene, solution; // edited in the map and not taken; being recorded; null: none
    bool empty() const { return *this == LooseWork(); }
    bool operator==(const LooseWork& other) const; // scenes by what they hold
};

// A lesson while it is written.
struct KeptLesson {
    std::string text;               // as its file would be
    int step = 0;                   // the open one
    std::map<int, LooseWork> loose; // by step
    bool operator==(const KeptLesson&) const = default;
};

// What a window was editing at one moment.
struct KeptState {
    Scene scene;
    std::string file_path;                  // empty: never saved
    std::string lesson;                     // empty: not a lesson
    std::int64_t saved_bytes = -1;          // size and time of the saved file as the window knew it; -1: none
    std::int64_t saved_ms = -1;             // milliseconds since 1970, UTC
    std::int64_t edited_ms = 0;             // of the last edit
    std::optional<KeptLesson> written = {}; // a lesson that was written, instead of the scene
    bool operator==(const KeptState&) const = default;
};

// How a journal begins: the head, then a record against the empty scene.
std::string journalHead(const KeptState& first = {});
// The record of `after`, given `before`, the scene of the preceding record.
std::string journalRecord(const Scene& before, const KeptState& after);

struct JournalContent {
    KeptState newest;
    std::size_t good_bytes = 0; // what follows them is torn
    std::int64_t records = 0;
};

// Errors: no journal, or not one whole record.
Result<JournalContent> readJournal(std::string_view bytes);
// Whether a later version of AttnScope began the journal.
bool isLaterJournal(std::string_view bytes);

} // namespace attn
