// SPDX-License-Identifier: GPL-3.0-or-later
// The title and the notes of a scene, edited together: one undoable step, which is made while they are typed, so that a crash costs nothing of it.
#pragma once

class QWidget;

namespace attn {

class Document;

// Opens over `parent` and returns at once; changes the scene when it is accepted, and only if something changed.
void editTitle(Document* document, QWidget* parent);

} // namespace attn
