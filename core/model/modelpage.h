// SPDX-License-Identifier: GPL-3.0-or-later
// A trained model as a document: a scene whose member `model` is a page. It is the scene of the open layer, together
// with the changes in the other layers; so edits, undo, files and the journal are those of every scene. Here are the
// page's own edits, each of which returns a whole new scene.
#pragma once

#include "core/model/layerchange.h"
#include "core/model/modelpass.h"
#include "core/scene/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace attn {

inline bool isPage(const Scene& scene) { return scene.model && scene.model->page; }

// A page of the model at `path` with these tokens and `layer` open. `text`: their source, unless they were given as
// ids. Null when `stop` was requested.
Result<std::optional<Scene>> newPage(ModelRunner& runner, const std::string& path,
                                     const std::optional<std::string>& text, const std::vector<std::int64_t>& ids,
                                     std::int64_t layer = 0, const ModelEdits& changes = {},
                                     const StopToken& stop = {});
// The same page with another layer open, or the same one again: x is what the changed layers before it make. Changes no
// number of the model. The view stays.
Result<std::optional<Scene>> turnedTo(const Scene& page, std::int64_t layer, ModelRunner& runner,
                                      const StopToken& stop = {});
// The same page with other tokens. Changes in missing cells are dropped; each has a sentence in `dropped`.
struct Retokenized {
    Scene page;
    std::vector<std::string> dropped;
};
Result<std::optional<Retokenized>> withTokens(const Scene& page, const std::optional<std::string>& text,
                                              const std::vector<std::int64_t>& ids, ModelRunner& runner,
                                              const StopToken& stop = {});
// The same page with one token more at its end. Its text grows with it where the longer text is cut into just these tokens;
// otherwise the page has ids alone.
Result<std::optional<Retokenized>> withNextToken(const Scene& page, std::int64_t id, ModelRunner& runner,
                                                 const StopToken& stop = {});
// The same page with its model reopened, whose files may have changed: the text is tokenized again, and the changes are
// applied to the layers as they are now. Fails if the model has fewer layers, or not these tokens; nothing is lost
// then.
Result<std::optional<Retokenized>> ofFilesNow(const Scene& page, ModelRunner& runner, const StopToken& stop = {});

// A head of any layer switched off, or on again. This may change x of the open layer: see turnedTo().
Scene withModelHeadSwitched(Scene page, std::int64_t layer, std::int64_t head);
bool isHeadOff(const Scene& page, std::int64_t layer, std::int64_t head);
// Whether an edit of a page leaves x and its tokens to the model. A page is stored without them, so values replaced
// there would be lost; edits of x's cells are kept.
std::optional<Error> checkGivenByModel(const Scene& before, const Scene& after);
// The layer as the model has it.
Scene withoutChanges(Scene page, std::int64_t layer);

// What fillFromModel() does for a page, whose changes fit its layers and whose ids are known.
std::optional<Error> fillPage(Scene& page, ModelRunner& runner);

} // namespace attn
