// SPDX-License-Identifier: GPL-3.0-or-later
// Draws figures off the GUI thread, for files, the clipboard and previews. A job begins once the edits made before it are in
// the journal, so that a fault in drawing costs none of them.
#pragma once

#include "ui/threads/background.h"

namespace attn {

class FigureWorker : public Background {
    Q_OBJECT

public:
    using Background::Background;

    void request(Job job);

Q_SIGNALS:
    // Emitted after a job that drew letters as boxes; names them in one sentence.
    void boxed(const QString& sentence);
};

} // namespace attn
