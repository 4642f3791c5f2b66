// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the list of the system's fonts and registers our own in a thread, while the application object is made and what
// of the window needs no text yet: it takes a third of the start.
#pragma once

#include <atomic>
#include <thread>

namespace attn {

class FontReader {
public:
    FontReader();    // begins; before the application object exists
    ~FontReader();   // waits for the end
    void readOurs(); // once the application object exists
    // Before the first text is measured, else another font stands in for ours. After readOurs.
    void await();

private:
    std::atomic<bool> m_hasApplication = false;
    std::jthread m_thread;
};

} // namespace attn
