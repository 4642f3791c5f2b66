// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/stageformula.h"

#include "ui/kit/numbertext.h"

namespace attn {

namespace formula {

namespace {

Formula i() { return letter(QStringLiteral("i"), Tint::Query); }
Formula j() { return letter(QStringLiteral("j"), Tint::Key); }
Formula t() { return letter(QStringLiteral("t")); }
Formula equals() { return sign(QStringLiteral("=")); }
Formula times() { return sign(QStringLiteral("\u00b7")); }
Formula minus() { return sign(QStringLiteral("\u2212")); }
Formula plus() { return sign(QStringLiteral("+")); }
Formula words(const QString& text) { return upright(text); }
Formula indexed(const QString& name, Formula sub, Tint tint = Tint::Text)
{
    return script(letter(name, tint), std::move(sub));
}
Formula pairOf(const QString& name) { return indexed(name, row({i(), j()})); }
Formula atT(const QString& name) { return indexed(name, row({i(), t()})); }

// The stage whose letter `tensor` has in a formula: a step that does nothing keeps that of its input.
const StageTensor& lettered(const Realized& realized, const std::string& tensor)
{
    const StageTensor& stage = *findStage(realized.plan.stages, tensor);
    const bool hands_on = stage.operation == Operation::Copy || stage.letter.empty();
    return hands_on && !stage.from.empty() ? lettered(realized, stage.from) : stage;
}

QString letterOf(const Realized& realized, const std::string& tensor)
{
    return QString::fromUtf8(lettered(realized, tensor).letter);
}

Formula projected(const Realized& realized, const QString& name, Tint tint)
{
    const Config& config = realized.config;
    const Formula at = name == QStringLiteral("q") ? i() : j();
    const Formula x = indexed(QStringLiteral("x"), at);
    if (config.projection == Projection::None)
        return row({indexed(name, at, tint), equals(), x});
    const bool layer = config.projection != Projection::Param;
    const Formula weight =
        script(letter(QStringLiteral("W")), letter(name, tint), layer ? upright(QStringLiteral("T")) : nullptr);
    std::vector<Formula> parts = {indexed(name, at, tint), equals(), x, weight};
    static constexpr const char* bias_names[] = {"W_query.bias", "head0.W_query.bias", "qkv.bias"};
    bool bias = !realized.plan.mha.empty() && realized.find(realized.plan.mha + ".in_proj_bias");
    for (const char* bias_name : bias_names)
        bias = bias || realized.find(bias_name);
    if (bias)
        parts.insert(parts.end(), {plus(), script(letter(QStringLiteral("b")), letter(name, tint))});
    return row(parts);
}

Formula maskFormula(const Config& config, const QString& u, const QString& input)
{
    if (maskAdds(config) && config.mask.kind == MaskKind::Additive)
        return row({pairOf(u), equals(), pairOf(input), plus(), pairOf(QStringLiteral("M"))});
    const Formula where = config.mask.kind == MaskKind::Causal ? row({j(), sign(QStringLiteral(">")), i()})
                                                               : words(QStringLiteral("masked"));
    return row({pairOf(u), equals(),
                cases({row({upright(QStringLiteral("\u2212\u221e")), words(QStringLiteral("  where ")), where}),
                       row({pairOf(input), words(QStringLiteral("  elsewhere"))})})});
}

Formula softmaxFormula(const Config& config, const QString& logits)
{
    const QString w = QStringLiteral("w");
    const bool down = normalisesColumns(config); // the sum runs over the queries
    const auto atT = [down](const QString& name) {
        return down ? indexed(name, row({t(), j()})) : indexed(name, row({i(), t()}));
    };
    if (config.normalize == Normalize::Sum)
        return row({pairOf(w), equals(), fraction(pairOf(logits), row({sum(t()), atT(logits)}))});
    const bool stable = config.normalize == Normalize::Softmax;
    const auto power = [&](Formula logit) {
        std::vector<Formula> exponent = {std::move(logit)};
        if (stable)
            exponent.insert(exponent.end(), {minus(), indexed(QStringLiteral("m"), down ? j() : i())});
        Formula top = row(exponent);
        if (config.temperature != 1) {
            std::vector<Formula> divided = {
                stable ? row({upright(QStringLiteral("(")), top, upright(QStringLiteral(")"))}) : top,
                upright(QStringLiteral("/") + shortestCode(config.temperature))};
            top = row(divided);
        }
        return script(letter(QStringLiteral("e")), nullptr, top);
    };
    return row({pairOf(w), equals(), fraction(power(pairOf(logits)), row({sum(t()), power(atT(logits))}))});
}

Formula postMaskFormula(const Config& config)
{
    const Formula kept = row({pairOf(QStringLiteral("w")), times(), pairOf(QStringLiteral("a"))});
    const Formula name = script(letter(QStringLiteral("w")), row({i(), j()}), upright(QStringLiteral("\u2032")));
    if (!rescalesWeights(config))
        return row({name, equals(), kept});
    return row(
        {name, equals(), fraction(kept, row({sum(t()), atT(QStringLiteral("w")), times(), atT(QStringLiteral("a"))}))});
}

Formula dropoutFormula(const Config& config, const QString& input)
{
    const Formula kept = row({pairOf(QStringLiteral("r")), times(), pairOf(input)});
    if (!dropoutIsOn(config))
        return row({pairOf(QStringLiteral("d")), equals(), pairOf(input)});
    if (config.dropout.factor == DropoutFactor::OneOverP)
        return row({pairOf(QStringLiteral("d")), equals(), fraction(kept, upright(shortestCode(config.dropout.p)))});
    return row({pairOf(QStringLiteral("d")), equals(),
                fraction(kept, row({upright(QStringLiteral("1")), minus(), upright(shortestCode(config.dropout.p))}))});
}

// Whose query the scores of row i have, and which of its numbers.
Formula queryOf(const Config& config)
{
    if (asksWithNext(config))
        return row({i(), upright(QStringLiteral("+1, ")), letter(QStringLiteral("d"))});
    return row({i(), letter(QStringLiteral("d"))});
}

// Says in words what the letter of one of the steps before the softmax is.
QString letterInWords(const Realized& realized, const std::string& tensor)
{
    const StageTensor& stage = lettered(realized, tensor);
    const QString words =
        stage.letter == "s" ? QStringLiteral("scores") : QString::fromStdString(stage.words).toLower();
    return QStringLiteral("%1: %2").arg(QString::fromUtf8(stage.letter), words);
}

Formula ofTensor(const Realized& realized, const std::string& tensor)
{
    const Config& config = realized.config;
    const StageTensor* stage = findStage(realized.plan.stages, tensor);
    if (!stage || !stage->computed())
        return nullptr;
    const auto input = [&] { return letterOf(realized, stage->from); };
    const QString own = QString::fromUtf8(stage->letter);
    if (tensor == "q" || tensor == "k" || tensor == "v")
        return projected(realized, QString::fromStdString(tensor),
                         tensor == "q"   ? Tint::Query
                         : tensor == "k" ? Tint::Key
                                         : Tint::Value);
    if (tensor == "scores")
        return row({pairOf(QStringLiteral("s")), equals(), sum(letter(QStringLiteral("d"))),
                    indexed(QStringLiteral("q"), queryOf(config), Tint::Query), times(),
                    indexed(QStringLiteral("k"), row({j(), letter(QStringLiteral("d"))}), Tint::Key)});
    switch (stage->operation) {
    case Operation::Scale:
        if (config.scale == Scale::Factor)
            return row({pairOf(own), equals(), pairOf(input()), times(), upright(shortestCode(config.scale_factor))});
        return row(
            {pairOf(own), equals(), fraction(pairOf(input()), root(upright(QString::number(realized.plan.dims.hd))))});
    case Operation::Mask:
    case Operation::MaskAdd:
        return maskFormula(config, tensor == "weights" ? QStringLiteral("w\u2032") : QStringLiteral("u"), input());
    case Operation::MaskAfter: return row({pairOf(QStringLiteral("w")), times(), pairOf(QStringLiteral("a"))});
    case Operation::Dropout: return dropoutFormula(config, input());
    case Operation::Function:
        return row({letter(own.isEmpty() ? QString::fromStdString(tensor) : own), equals(),
                    upright(QString::fromStdString(written(stage->function.text, input().toStdString(), "")))});
    case Operation::Softmax:
    case Operation::SoftmaxNaive:
    case Operation::Sum:
        return stage->after_mask && masksAfter(config) ? postMaskFormula(config) : softmaxFormula(config, input());
    case Operation::Copy:
        if (tensor == "weights")
            return postMaskFormula(config);
        if (stage->queriesByKeys() || config.stage == Stage::DropoutOnly)
            return row({pairOf(own), equals(), pairOf(input())});
        break;
    default: break;
    }
    if (tensor == "head_context") {
        const QString weight = letterOf(realized, stage->with);
        return row({indexed(QStringLiteral("c"), i()), equals(), sum(j()), pairOf(weight),
                    indexed(QStringLiteral("v"), j(), Tint::Value)});
    }
    if (tensor == "output") {
        std::vector<Formula> parts = {
            indexed(QStringLiteral("y"), i()), equals(), indexed(QStringLiteral("c"), i()),
            script(letter(QStringLiteral("W")), letter(QStringLiteral("o")), upright(QStringLiteral("T")))};
        if (realized.find(realized.plan.out_proj + ".bias"))
            parts.insert(parts.end(), {plus(), script(letter(QStringLiteral("b")), letter(QStringLiteral("o")))});
        return row(parts);
    }
    if (tensor == "context") {
        if (realized.plan.dims.H == 1)
            return row({letter(QStringLiteral("c")), equals(), words(QStringLiteral("the one head\u2019s context"))});
        return row({indexed(QStringLiteral("c"), i()), equals(), upright(QStringLiteral("[")),
                    script(letter(QStringLiteral("c")), i(), upright(QStringLiteral("0"))),
                    sign(QStringLiteral("\u2026")),
                    script(letter(QStringLiteral("c")), i(), upright(QString::number(realized.plan.dims.H - 1))),
                    upright(QStringLiteral("]"))});
    }
    return nullptr;
}

} // namespace

} // namespace formula

QString lettersOf(const Realized& realized, const std::string& tensor)
{
    const Config& config = realized.config;
    const StageTensor* stage = findStage(realized.plan.stages, tensor);
    if (!stage || !stage->computed())
        return {};
    const auto input = [&] { return formula::letterInWords(realized, stage->from); };
    if (tensor == "weights" && fillsAfter(config))
        return input();
    if (stage->operation == Operation::MaskAfter || (tensor == "weights" && masksAfter(config)))
        return QStringLiteral("w: weights, a: 1 where allowed, else 0");
    if (isRowOperation(stage->operation))
        return config.normalize == Normalize::Softmax
                   ? QStringLiteral("%1, m: the largest %2 of the %3")
                         .arg(input(), formula::letterOf(realized, stage->from),
                              stage->by_column ? QStringLiteral("column") : QStringLiteral("row"))
                   : input();
    if (tensor == "scores")
        return QStringLiteral("d runs over the %1 dimensions of a head").arg(realized.plan.dims.hd);
    if (tensor == "scaled")
        return input();
    if (tensor == "masked")
        return input() +
               (config.mask.kind == MaskKind::Additive ? QStringLiteral(", M: the additive mask") : QString());
    if (tensor == "dropped")
        return realized.keep ? QStringLiteral("r: 1 where kept, 0 where dropped") : QString();
    if (tensor == "head_context")
        return QStringLiteral("%1, v: values")
            .arg(realized.keep && stage->with == "dropped" ? QStringLiteral("d: weights after dropout")
                                                           : QStringLiteral("w: weights"));
    if (tensor == "output")
        return QStringLiteral("c: context, W: weight of the output layer");
    return {};
}

Formula formulaOf(const Realized& realized, const std::string& tensor) { return formula::ofTensor(realized, tensor); }

} // namespace attn
