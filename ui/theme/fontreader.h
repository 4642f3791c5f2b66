// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the list of the system's fonts and registers our own in a thread, while the application object is made and what
// of the window needs no text yet: it takes a third of the start.
#pragma once

#include "ui/threads/qtthread.h"

#include <future>

namespace attn {

class FontReader {
public:
    FontReader();    // begins; before the application object exists
    ~FontReader();   // waits for the end
    void readOurs(); // once the application object exists
    // Call before the first text is measured, else a fallback font is used. After readOurs.
    void await();

private:
    std::promise<void> m_hasApplication;
    bool m_isReported = false;
    QtThread m_thread;
};

} // namespace attn
