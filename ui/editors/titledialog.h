// SPDX-License-Identifier: GPL-3.0-or-later
// Title, description and speaker notes of a scene, edited together: one undoable step, applied while they are typed, so
// that a crash loses none of it.
#pragma once

class QWidget;

namespace attn {

class Document;

// Opens over `parent` and returns at once; changes the scene when it is accepted, and only if something changed.
void editTitle(Document* document, QWidget* parent);

} // namespace attn
