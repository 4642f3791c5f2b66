// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/stageformula.h"

#include <QLocale>

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

QString shortest(double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); }

bool masksBefore(const Config& config)
{
    return config.mask.kind != MaskKind::None &&
           (config.mask.apply == MaskApply::FillNegInf || config.mask.apply == MaskApply::Add);
}

// The letters of the steps between the scores and the weights. A step that does nothing keeps the letter of its input.
struct StepLetters {
    QString scaled, masked, logits;
    QString intoScale, intoMask;
};

StepLetters stepLetters(const Config& config)
{
    const QString s = QStringLiteral("s");
    const bool scales = config.scale != Scale::None, masks = masksBefore(config);
    StepLetters l;
    const auto scaleStep = [&](const QString& input) {
        l.intoScale = input;
        l.scaled = scales ? QStringLiteral("z") : input;
    };
    const auto maskStep = [&](const QString& input) {
        l.intoMask = input;
        l.masked = masks ? QStringLiteral("u") : input;
    };
    if (config.scale_at == ScaleAt::BeforeMask) {
        scaleStep(s);
        maskStep(l.scaled);
        l.logits = l.masked;
    } else {
        maskStep(s);
        scaleStep(l.masked);
        l.logits = l.scaled;
    }
    if (config.dropout.on == DropoutOn::Scores && config.dropout.p > 0 && config.dropout.train)
        l.logits = QStringLiteral("d");
    return l;
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

Formula maskFormula(const Config& config, const StepLetters& l)
{
    if (config.mask.apply == MaskApply::Add && config.mask.kind == MaskKind::Additive)
        return row({pairOf(l.masked), equals(), pairOf(l.intoMask), plus(), pairOf(QStringLiteral("M"))});
    const Formula where = config.mask.kind == MaskKind::Causal ? row({j(), sign(QStringLiteral(">")), i()})
                                                               : words(QStringLiteral("masked"));
    return row({pairOf(l.masked), equals(),
                cases({row({upright(QStringLiteral("\u2212\u221e")), words(QStringLiteral("  where ")), where}),
                       row({pairOf(l.intoMask), words(QStringLiteral("  elsewhere"))})})});
}

Formula softmaxFormula(const Config& config, const QString& logits)
{
    const QString w = QStringLiteral("w");
    if (config.normalize == Normalize::Sum)
        return row({pairOf(w), equals(), fraction(pairOf(logits), row({sum(t()), atT(logits)}))});
    const bool stable = config.normalize == Normalize::Softmax;
    const auto power = [&](Formula logit) {
        std::vector<Formula> exponent = {std::move(logit)};
        if (stable)
            exponent.insert(exponent.end(), {minus(), indexed(QStringLiteral("m"), i())});
        Formula top = row(exponent);
        if (config.temperature != 1) {
            std::vector<Formula> divided = {
                stable ? row({upright(QStringLiteral("(")), top, upright(QStringLiteral(")"))}) : top,
                upright(QStringLiteral("/") + shortest(config.temperature))};
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
    if (config.mask.apply == MaskApply::PostSoftmax)
        return row({name, equals(), kept});
    return row(
        {name, equals(), fraction(kept, row({sum(t()), atT(QStringLiteral("w")), times(), atT(QStringLiteral("a"))}))});
}

Formula dropoutFormula(const Config& config, const QString& input)
{
    const Formula kept = row({pairOf(QStringLiteral("r")), times(), pairOf(input)});
    const bool draws = config.dropout.train && config.dropout.p > 0;
    if (!draws)
        return row({pairOf(QStringLiteral("d")), equals(), pairOf(input)});
    return row({pairOf(QStringLiteral("d")), equals(),
                fraction(kept, row({upright(QStringLiteral("1")), minus(), upright(shortest(config.dropout.p))}))});
}

// Says in words what one letter of the steps before the softmax is.
QString letterInWords(const QString& letter)
{
    const QString word = letter == QStringLiteral("d")   ? QStringLiteral("scores after dropout")
                         : letter == QStringLiteral("u") ? QStringLiteral("masked scores")
                         : letter == QStringLiteral("z") ? QStringLiteral("scaled scores")
                                                         : QStringLiteral("scores");
    return QStringLiteral("%1: %2").arg(letter, word);
}

Formula ofTensor(const Realized& realized, const std::string& tensor)
{
    const Config& config = realized.config;
    const StepLetters l = stepLetters(config);
    const bool drops = config.dropout.train && config.dropout.p > 0;
    const bool post =
        config.mask.kind != MaskKind::None && !masksBefore(config) && config.mask.apply != MaskApply::None;
    if (tensor == "q" || tensor == "k" || tensor == "v")
        return projected(realized, QString::fromStdString(tensor),
                         tensor == "q"   ? Tint::Query
                         : tensor == "k" ? Tint::Key
                                         : Tint::Value);
    if (tensor == "scores")
        return row({pairOf(QStringLiteral("s")), equals(), sum(letter(QStringLiteral("d"))),
                    indexed(QStringLiteral("q"), row({i(), letter(QStringLiteral("d"))}), Tint::Query), times(),
                    indexed(QStringLiteral("k"), row({j(), letter(QStringLiteral("d"))}), Tint::Key)});
    if (tensor == "scaled")
        return config.scale == Scale::None
                   ? row({pairOf(QStringLiteral("z")), equals(), pairOf(l.intoScale)})
                   : row({pairOf(QStringLiteral("z")), equals(),
                          fraction(pairOf(l.intoScale), root(upright(QString::number(realized.plan.dims.hd))))});
    if (tensor == "masked" && config.stage == Stage::Attention)
        return masksBefore(config) ? maskFormula(config, l)
                                   : row({pairOf(QStringLiteral("u")), equals(), pairOf(l.intoMask)});
    if (tensor == "weights_times_mask")
        return row({pairOf(QStringLiteral("w")), times(), pairOf(QStringLiteral("a"))});
    if (tensor == "weights" && post && config.stage == Stage::Attention)
        return postMaskFormula(config);
    if (tensor == "weights" || tensor == "weights_unmasked")
        return softmaxFormula(config, config.stage == Stage::Attention ? l.logits : QStringLiteral("s"));
    if (tensor == "dropped" && config.stage == Stage::Attention)
        return dropoutFormula(config, config.dropout.on == DropoutOn::Weights ? QStringLiteral("w") : l.masked);
    if (tensor == "dropped")
        return dropoutFormula(config, QStringLiteral("x"));
    if (tensor == "head_context") {
        const QString weight =
            drops && config.dropout.on == DropoutOn::Weights ? QStringLiteral("d") : QStringLiteral("w");
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
    const formula::StepLetters l = formula::stepLetters(config);
    const bool post = config.mask.kind != MaskKind::None && !formula::masksBefore(config);
    if (tensor == "weights_times_mask" || (tensor == "weights" && post && config.mask.apply != MaskApply::None))
        return QStringLiteral("w: weights, a: 1 where allowed, else 0");
    if (tensor == "weights" || tensor == "weights_unmasked") {
        const QString logits = config.stage == Stage::Attention ? l.logits : QStringLiteral("s");
        const QString words = formula::letterInWords(logits);
        return config.normalize == Normalize::Softmax
                   ? QStringLiteral("%1, m: the largest %2 of the row").arg(words, logits)
                   : words;
    }
    if (tensor == "scores")
        return QStringLiteral("d runs over the %1 dimensions of a head").arg(realized.plan.dims.hd);
    if (tensor == "scaled")
        return formula::letterInWords(l.intoScale);
    if (tensor == "masked" && config.stage == Stage::Attention)
        return formula::letterInWords(l.intoMask) +
               (config.mask.kind == MaskKind::Additive ? QStringLiteral(", M: the additive mask") : QString());
    if (tensor == "dropped")
        return realized.keep ? QStringLiteral("r: 1 where kept, 0 where dropped") : QString();
    if (tensor == "head_context")
        return QStringLiteral("%1, v: values")
            .arg(realized.keep && config.dropout.on == DropoutOn::Weights ? QStringLiteral("d: weights after dropout")
                                                                          : QStringLiteral("w: weights"));
    if (tensor == "output")
        return QStringLiteral("c: context, W: weight of the output layer");
    return {};
}

Formula formulaOf(const Realized& realized, const std::string& tensor) { return formula::ofTensor(realized, tensor); }

} // namespace attn
