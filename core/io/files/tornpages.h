// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the program alive when pages of a mapped file go away because somebody shortens the file: what is read there from then
// on is zeros, and the mapping knows that it is torn.
#pragma once

#include <atomic>
#include <cstddef>

namespace attn {

// Touching a page that the file has no more raises SIGBUS, in whichever thread touches it, and no check made beforehand can rule
// that out. A handler puts zeros in the place of the rest of the mapping, so that the thread goes on; who computed with them
// asks isTorn() afterwards and believes nothing of it. Bus errors elsewhere end the program as ever.
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
