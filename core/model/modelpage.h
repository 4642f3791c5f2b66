// SPDX-License-Identifier: GPL-3.0-or-later
// A trained model as a document: a scene whose member `model` is a page. It is the scene of the layer that lies on the
// bench, and what was changed in the other layers goes with it; so edits, undo, files and the journal are those of every
// scene. Here are the page's own edits, which all give a whole new scene.
#pragma once

#include "core/model/layerchange.h"
#include "core/model/modelpass.h"
#include "core/scene/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace attn {

inline bool isPage(const Scene& scene) { return scene.model && scene.model->page; }

// A page of the model at `path` with these tokens, and `layer` on the bench. `text`: what they are from, where they were not
// given as ids. Null when `stop` was requested.
Result<std::optional<Scene>> newPage(ModelRunner& runner, const std::string& path,
                                     const std::optional<std::string>& text, const std::vector<std::int64_t>& ids,
                                     std::int64_t layer = 0, const ModelEdits& changes = {},
                                     const std::stop_token& stop = {});
// The same page with another layer on the bench, or the same one once more: x is what the changed layers before it make.
// No number of the model changes by it. The view stays.
Result<std::optional<Scene>> turnedTo(const Scene& page, std::int64_t layer, ModelRunner& runner,
                                      const std::stop_token& stop = {});
// The same page of other tokens. What was changed in cells that are no more is gone; each has a sentence in `dropped`.
struct Retold {
    Scene page;
    std::vector<std::string> dropped;
};
Result<std::optional<Retold>> withTokens(const Scene& page, const std::optional<std::string>& text,
                                         const std::vector<std::int64_t>& ids, ModelRunner& runner,
                                         const std::stop_token& stop = {});
// The same page of its model opened anew, whose files may be others than before: the text is cut again, and what was changed goes
// onto the layers as they are now. Errors: the model has fewer layers, or not these tokens; nothing is lost by them.
Result<std::optional<Retold>> ofFilesNow(const Scene& page, ModelRunner& runner, const std::stop_token& stop = {});

// A head of any layer switched off, or on again. x of the layer on the bench may be another one by it: see turnedTo().
Scene withModelHeadSwitched(Scene page, std::int64_t layer, std::int64_t head);
bool isHeadOff(const Scene& page, std::int64_t layer, std::int64_t head);
// Whether an edit of a page leaves x and its tokens to the model. A page is kept without them, so what was put there by hand
// would be lost; edits of x's cells are kept.
std::optional<Error> checkGivenByModel(const Scene& before, const Scene& after);
// The layer as the model has it.
Scene withoutChanges(Scene page, std::int64_t layer);

// What fillFromModel() does for a page, whose changes fit its layers and whose ids are known.
std::optional<Error> fillPage(Scene& page, ModelRunner& runner);

} // namespace attn
