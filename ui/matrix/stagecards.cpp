// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/stagecards.h"

#include "ui/kit/numbertext.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace attn {

namespace {

QString text8(const char* utf8) { return QString::fromUtf8(utf8); }

QString shortestNumber(double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); }

bool masksWeights(const Mask& mask)
{
    return mask.kind != MaskKind::None &&
           (mask.apply == MaskApply::PostSoftmax || mask.apply == MaskApply::PostSoftmaxRenorm);
}

// Builds the cards of one scene. Each function answers for one card: on with its tensors, or off with the reason.
class StageCards {
public:
    StageCards(const Realized& realized, const Trace& trace)
        : m_config(realized.config), m_dims(realized.plan.dims), m_outProj(realized.plan.out_proj), m_trace(trace)
    {
    }

    std::vector<StageInfo> attention() const;
    std::vector<StageInfo> dropoutOnly() const { return {x(), dropout()}; }
    std::vector<StageInfo> softmaxOnly() const;

private:
    StageInfo x() const { return on("x", text8("X"), text8("Token embeddings"), {"x"}); }
    StageInfo qkv() const;
    StageInfo scores() const { return on("scores", text8("Scores"), text8("Scores, q · k"), {"scores"}); }
    StageInfo scale() const;
    StageInfo mask() const;
    StageInfo softmax() const;
    StageInfo dropout() const;
    StageInfo context() const;
    StageInfo concat() const;
    StageInfo output() const;

    bool stopsAtScores() const { return m_config.stage == Stage::Attention && m_config.normalize == Normalize::None; }
    // A card that shows those of `tensors` that this trace has; the subtitle is the first one's shape.
    StageInfo on(const char* id, const QString& title, const QString& heading, std::vector<std::string> tensors) const;
    StageInfo off(const char* id, const QString& title, const QString& why, const QString& heading) const;

    const Config& m_config;
    const Dims& m_dims;
    const std::string& m_outProj;
    const Trace& m_trace;
};

StageInfo StageCards::on(const char* id, const QString& title, const QString& heading,
                         std::vector<std::string> tensors) const
{
    std::erase_if(tensors, [this](const std::string& name) { return !m_trace.find(name); });
    StageInfo card{text8(id), title, {}, heading, std::move(tensors), {}, true};
    if (card.tensors.empty())
        return off(id, title, text8("not computed"), heading);
    card.shape = m_trace.find(card.tensors.front())->shape;
    card.subtitle = formatShape(card.shape);
    return card;
}

StageInfo StageCards::off(const char* id, const QString& title, const QString& why, const QString& heading) const
{
    return {text8(id), title, text8("off: ") + why, heading, {}, {}, false};
}

StageInfo StageCards::qkv() const
{
    StageInfo card = on("qkv", text8("Q K V"), text8("Queries, keys and values"), {"q", "k", "v"});
    if (m_config.projection == Projection::None)
        card.subtitle = text8("q = k = v = x");
    return card;
}

StageInfo StageCards::scale() const
{
    const QString title = text8("Scale"), heading = text8("Scaled scores");
    if (stopsAtScores())
        return off("scale", title, text8("scores only"), heading);
    if (m_config.scale == Scale::None)
        return off("scale", title, text8("not scaled"), heading);
    StageInfo card = on("scale", title, heading, {"scaled"});
    if (card.on)
        card.subtitle = text8("÷ √%1").arg(m_dims.hd);
    return card;
}

StageInfo StageCards::mask() const
{
    const QString title = text8("Mask");
    const Mask& mask = m_config.mask;
    if (mask.kind == MaskKind::None)
        return off("mask", title, text8("no mask"), text8("Masked scores"));
    if (stopsAtScores())
        return off("mask", title, text8("scores only"), text8("Masked scores"));
    if (mask.apply == MaskApply::None)
        return off("mask", title, text8("unused"), text8("Masked scores"));
    StageInfo card = on("mask", title, text8("Masked scores"), {"masked"});
    if (mask.apply == MaskApply::PostSoftmaxRenorm)
        card = on("mask", title, text8("Masked weights, then rescaled"), {"weights_times_mask", "weights"});
    else if (mask.apply == MaskApply::PostSoftmax)
        card = on("mask", title, text8("Masked weights, not rescaled"), {"weights"});
    static constexpr const char* kinds[] = {"", "causal", "padding", "painted", "additive"};
    if (card.on)
        card.subtitle = text8(kinds[static_cast<int>(mask.kind)]);
    return card;
}

StageInfo StageCards::softmax() const
{
    if (stopsAtScores())
        return off("softmax", text8("Softmax"), text8("scores only"), text8("Softmax weights"));
    const bool before = masksWeights(m_config.mask);
    const QString unmasked = before ? text8(", not yet masked") : QString();
    const std::vector<std::string> tensors = {before ? "weights_unmasked" : "weights"};
    if (m_config.normalize == Normalize::Sum)
        return on("softmax", text8("÷ row sum"), text8("Weights, scores ÷ row sum") + unmasked, tensors);
    QString heading = text8("Softmax weights");
    if (m_config.normalize == Normalize::SoftmaxNaive)
        heading = text8("Naive softmax weights");
    if (m_config.temperature != 1 && m_config.stage == Stage::Attention)
        heading += text8(", temperature ") + shortestNumber(m_config.temperature);
    StageInfo card = on("softmax", text8("Softmax"), heading + unmasked, tensors);
    if (card.on && m_config.normalize == Normalize::SoftmaxNaive && m_config.stage == Stage::Attention)
        card.subtitle = text8("naive, ") + card.subtitle;
    return card;
}

StageInfo StageCards::dropout() const
{
    const Dropout& dropout = m_config.dropout;
    const bool onScores = dropout.on == DropoutOn::Scores && m_config.stage == Stage::Attention;
    const QString title = text8("Dropout");
    const QString heading = m_config.stage == Stage::DropoutOnly ? text8("After dropout")
                            : onScores                           ? text8("Scores after dropout")
                                                                 : text8("Weights after dropout");
    if (dropout.p == 0)
        return off("dropout", title, text8("p = 0"), heading);
    if (!dropout.train)
        return off("dropout", title, text8("eval mode"), heading);
    if (stopsAtScores() && !onScores)
        return off("dropout", title, text8("no weights"), heading);
    StageInfo card = on("dropout", title, heading, {"dropped"});
    if (card.on)
        card.subtitle = text8("p = ") + shortestNumber(dropout.p);
    return card;
}

StageInfo StageCards::context() const
{
    if (stopsAtScores())
        return off("context", text8("Context"), text8("no weights"), text8("Context per head"));
    return on("context", text8("Context"), m_dims.H == 1 ? text8("Context") : text8("Context per head"),
              {"head_context"});
}

StageInfo StageCards::concat() const
{
    const bool mixes = m_config.merge == Merge::ReshapeOnly && m_config.projection != Projection::HeadsList;
    const QString title = mixes ? text8("Reshape") : text8("Concat");
    const QString heading =
        mixes ? text8("Context, heads and tokens mixed by the reshape") : text8("Context, heads joined");
    if (stopsAtScores())
        return off("concat", title, text8("no weights"), heading);
    if (m_dims.H == 1)
        return off("concat", title, text8("1 head"), heading);
    StageInfo card = on("concat", title, heading, {"context"});
    if (card.on)
        card.subtitle = text8("%1 × %2 = %3").arg(m_dims.H).arg(m_dims.hd).arg(m_dims.O);
    return card;
}

StageInfo StageCards::output() const
{
    if (m_outProj.empty())
        return off("output", text8("Output"), text8("no Wₒ"), text8("Output projection"));
    if (stopsAtScores())
        return off("output", text8("Output"), text8("no weights"), text8("Output projection"));
    return on("output", text8("Output"), text8("Output projection"), {"output"});
}

std::vector<StageInfo> StageCards::attention() const
{
    std::vector<StageInfo> cards = {x(), qkv(), scores()};
    const bool maskLast = masksWeights(m_config.mask);
    const bool maskFirst = !maskLast && m_config.scale_at == ScaleAt::AfterMask;
    if (maskFirst)
        cards.push_back(mask());
    cards.push_back(scale());
    if (!maskFirst && !maskLast)
        cards.push_back(mask());
    const bool dropsScores = m_config.dropout.on == DropoutOn::Scores;
    if (dropsScores)
        cards.push_back(dropout());
    cards.push_back(softmax());
    if (maskLast)
        cards.push_back(mask());
    if (!dropsScores)
        cards.push_back(dropout());
    for (StageInfo& card : std::vector{context(), concat(), output()})
        cards.push_back(std::move(card));
    return cards;
}

std::vector<StageInfo> StageCards::softmaxOnly() const
{
    return {on("mask", text8("Masked"), text8("Masked scores, as given"), {"masked"}), softmax()};
}

} // namespace

std::vector<StageInfo> stagesOf(const Realized& realized, const Trace& trace)
{
    const StageCards cards(realized, trace);
    switch (realized.config.stage) {
    case Stage::DropoutOnly: return cards.dropoutOnly();
    case Stage::SoftmaxOnly: return cards.softmaxOnly();
    case Stage::Attention: break;
    }
    return cards.attention();
}

QString stageOfTensor(const std::string& tensor)
{
    static const std::pair<const char*, const char*> stages[] = {{"qkv", "qkv"},
                                                                 {"qkv_reshaped", "qkv"},
                                                                 {"qkv_permuted", "qkv"},
                                                                 {"q", "qkv"},
                                                                 {"k", "qkv"},
                                                                 {"v", "qkv"},
                                                                 {"scores", "scores"},
                                                                 {"scaled", "scale"},
                                                                 {"masked", "mask"},
                                                                 {"allowed", "mask"},
                                                                 {"weights_times_mask", "mask"},
                                                                 {"weights_unmasked", "softmax"},
                                                                 {"weights", "softmax"},
                                                                 {"row_sums", "softmax"},
                                                                 {"keep", "dropout"},
                                                                 {"dropped", "dropout"},
                                                                 {"head_context", "context"},
                                                                 {"cumulative_context", "context"},
                                                                 {"context", "concat"},
                                                                 {"output", "output"}};
    for (const auto& [name, stage] : stages)
        if (tensor == name)
            return text8(stage);
    return text8("x");
}

QString stageOfTensor(const std::vector<StageInfo>& stages, const std::string& tensor)
{
    const auto shown = std::ranges::find_if(stages, [&](const StageInfo& stage) {
        return std::ranges::find(stage.tensors, tensor) != stage.tensors.end();
    });
    if (shown != stages.end())
        return shown->id;
    const QString usual = stageOfTensor(tensor);
    const bool exists = std::ranges::find(stages, usual, &StageInfo::id) != stages.end();
    return exists || stages.empty() ? usual : stages.front().id;
}

} // namespace attn
