// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the program alive when a mapped file is shortened and loses pages: reads from them give zeros from then on, and
// the mapping knows that it is torn.
#pragma once

#include <atomic>
#include <cstddef>

namespace attn {

// On Unix, touching a page that the file no longer has raises SIGBUS in the touching thread, and no check made
// beforehand can rule that out. A handler maps zeros over the rest of the mapping, so that the thread continues;
// callers check isTorn() afterwards and discard their results. Bus errors elsewhere end the program as usual.
class TornPages {
public:
    // `memory`: whole pages that are mapped for as long as this lives.
    TornPages(const void* memory, std::size_t bytes);
    ~TornPages();
    TornPages(const TornPages&) = delete;
    TornPages& operator=(const TornPages&) = delete;

    bool isTorn() const;

    struct Range; // what the handler looks at

private:
    Range* m_range;
};

} // namespace attn
