// SPDX-License-Identifier: GPL-3.0-or-later
// Heads switched off and on again as edits of the document.
#pragma once

#include "ui/document/document.h"

namespace attn {

// Turns a head off, or on again if it is off. On error (a sentence for the user) nothing has changed: the layer has no
// such head, none of its numbers would change, or a lesson locks the configuration.
std::optional<Error> switchHead(Document& document, int head);
// Turns all heads on; does nothing if they are.
std::optional<Error> switchAllHeadsOn(Document& document);

} // namespace attn
