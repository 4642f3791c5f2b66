// SPDX-License-Identifier: GPL-3.0-or-later
// Heads switched off and on again as edits of the document.
#pragma once

#include "ui/document/document.h"

namespace attn {

// One head off, or on again where it is off. The error is a sentence for the person, and nothing has changed: the layer has no
// such head, none of its numbers would change, or a lesson keeps the configuration as it is.
std::optional<Error> switchHead(Document& document, int head);
// All of them on; nothing happens where they are.
std::optional<Error> switchAllHeadsOn(Document& document);

} // namespace attn
