// SPDX-License-Identifier: GPL-3.0-or-later
// A trained model that a page works with: the passes that were computed last, so that after an edit only what comes behind
// it is computed. Used by the workers of ModelDesk, one call at a time.
#pragma once

#include "core/model/modelpage.h"
#include "ui/model/pagepicture.h"

#include <memory>
#include <mutex>
#include <stop_token>
#include <string>

namespace attn {

class OpenModel {
public:
    explicit OpenModel(ModelPtr model);

    const Model& model() const { return *m_model; }
    // What the page shows. Null when `stop` was requested. Errors name the layer.
    Result<PagePicturePtr> picture(const Scene& page, const std::stop_token& stop);
    // As core/model/modelpage.h has them, with the runner of this model.
    Result<std::optional<Scene>> turned(const Scene& page, std::int64_t layer, const std::stop_token& stop);
    Result<std::optional<Retold>> retold(const Scene& page, const std::string& text, const std::stop_token& stop);
    Result<std::optional<Retold>> ofFilesNow(const Scene& page, const std::stop_token& stop);
    // A first page: of `text`, or where the tokens of no text can be known of the first ids.
    Result<std::optional<Scene>> firstPage(const std::string& path, const std::string& text,
                                           const std::stop_token& stop);

private:
    // A pass with its maps.
    struct Shown {
        ModelPassPtr pass;
        ModelEdits edits;
        std::vector<LayerHeads> layers;
    };
    std::optional<Error> computeOwn(const std::vector<std::int64_t>& ids, const std::stop_token& stop);
    std::optional<Error> computeNow(const ModelEdits& edits, const std::stop_token& stop, int& first);
    Result<Tensor> ownWeights(std::int64_t layer, const std::stop_token& stop);
    void fillNext(PagePicture& picture) const;

    std::mutex m_mutex;
    ModelPtr m_model;
    ModelRunner m_runner;
    std::shared_ptr<const PieceIds> m_pieces;
    Shown m_own, m_now; // without and with what was changed
};

// "·the", "↵": a token as a person reads it.
QString shownPiece(const Model& model, std::int64_t id);

} // namespace attn
