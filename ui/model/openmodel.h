// SPDX-License-Identifier: GPL-3.0-or-later
// A trained model that a page uses: keeps the latest passes, so that only what follows an edit is computed. Used by the
// workers of ModelSession, one call at a time.
#pragma once

#include "core/base/stop.h"
#include "core/model/modelpage.h"
#include "ui/model/pagepicture.h"

#include <memory>
#include <mutex>
#include <string>

namespace attn {

class OpenModel {
public:
    explicit OpenModel(ModelPtr model);

    const Model& model() const { return *m_model; }
    // What the page shows. Null when `stop` was requested. Errors name the layer.
    Result<PagePicturePtr> picture(const Scene& page, const StopToken& stop);
    // As core/model/modelpage.h has them, with the runner of this model.
    Result<std::optional<Scene>> turned(const Scene& page, std::int64_t layer, const StopToken& stop);
    Result<std::optional<Retokenized>> retokenized(const Scene& page, const std::string& text, const StopToken& stop);
    Result<std::optional<Retokenized>> continued(const Scene& page, std::int64_t id, const StopToken& stop);
    Result<std::optional<Retokenized>> ofFilesNow(const Scene& page, const StopToken& stop);
    // A first page: of `text`, or where the tokens of no text can be known of the first ids.
    Result<std::optional<Scene>> firstPage(const std::string& path, const std::string& text, const StopToken& stop);

private:
    // A pass with its maps.
    struct Shown {
        ModelPassPtr pass;
        ModelEdits edits;
        std::vector<LayerHeads> layers;
    };
    std::optional<Error> computeOwn(const std::vector<std::int64_t>& ids, const StopToken& stop);
    std::optional<Error> computeNow(const ModelEdits& edits, const StopToken& stop, int& first);
    Result<Tensor> ownWeights(std::int64_t layer, const StopToken& stop);
    void fillNext(PagePicture& picture) const;

    std::mutex m_mutex;
    ModelPtr m_model;
    ModelRunner m_runner;
    std::shared_ptr<const PieceIds> m_pieces;
    Shown m_own, m_now; // without and with what was changed
};

// The initial text of a model; for `tiny`, one in which a word occurs twice.
std::string firstText(const std::string& path);

// "tiny — Alice met the Hatter, and the Hat"
std::string pageTitle(const Model& model, const std::string& text);

// "·the", "↵": a token as a person reads it.
QString shownPiece(const Model& model, std::int64_t id);

} // namespace attn
