// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/results.h"

#include "core/base/expression.h"
#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/layer/stages.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

using PartList = std::vector<PartialResult>;

PartList ofSum(const Explanation& sum)
{
    PartList parts;
    const auto count = std::ssize(sum.terms);
    const auto multiplies = [&](const Term& term) {
        return term.factor_from || term.factor != 1 || sum.operation == Operation::Rotate;
    };
    const auto products = std::ranges::count_if(sum.terms, multiplies);
    double values = 0, factors = 0, running = 0;
    for (std::ptrdiff_t i = 0; i < count; ++i) {
        const Term& term = sum.terms[std::size_t(i)];
        const double product = term.value * term.factor;
        running += product;
        values += term.value;
        factors += term.factor;
        if (count > 1)
            parts.push_back({product, products == 0       ? say("only term %1 of the sum", i + 1)
                                      : !multiplies(term) ? say("only the term added to the products")
                                      : i == 0            ? say("only the first product")
                                      : i + 1 == products ? say("only the last product")
                                                          : say("only product %1 of %2", i + 1, products)});
        if (i > 0 && i + 1 < count)
            parts.push_back({running, products == 0 ? say("only the sum of the first %1 terms", i + 1)
                                                    : say("only the sum of the first %1 products", i + 1)});
        for (const double number : {term.value, term.factor})
            if (multiplies(term))
                parts.push_back({number, say("only one factor of product %1, not multiplied yet", i + 1)});
    }
    for (const double added : {values, factors})
        if (products > 1)
            parts.push_back({added, say("the sum of one factor of each product; multiply before you add")});
    if (sum.turned && sum.turned->pair >= 0)
        for (const double number : {sum.turned->angle, sum.turned->frequency, double(sum.turned->position)})
            parts.push_back({number, say("only the angle, frequency or position of the rotation")});
    return parts;
}

PartList ofShare(const Explanation& row)
{
    const bool plain = row.operation == Operation::Sum;
    PartList parts;
    if (!plain) {
        const Term& own = row.operation == Operation::SinkShare ? *row.beside : row.terms[row.own];
        const double z = own.value / row.temperature;
        parts = {{own.exponential, say("only the exponential, not divided by the sum yet")},
                 {z - row.maximum, say("only the score minus the largest one, without the exponential")},
                 {row.maximum, say("only the largest score of the row")},
                 {z, say("only the score before the exponential")},
                 {own.value, say("only the score before the exponential")}};
    }
    parts.push_back({row.sum, plain ? say("only the sum of the row") : say("only the sum of the exponentials")});
    std::vector<Term> summed = row.terms;
    if (row.beside)
        summed.push_back(*row.beside);
    double running = 0;
    for (std::size_t i = 0; i < summed.size(); ++i) {
        const double number = plain ? summed[i].value : summed[i].exponential;
        running += number;
        parts.push_back(
            {number, plain ? say("only the entry of another key") : say("only the exponential of another key")});
        parts.push_back({running, say("only the sum of the first %1 keys", i + 1)});
    }
    // The learner may leave the largest score in: then every exponential is larger by the same factor.
    for (std::size_t i = 0, count = plain ? 0 : parts.size(); i < count; ++i)
        if (i == 0 || i >= 5)
            parts.push_back({parts[i].value * std::exp(row.maximum), parts[i].what});
    return parts;
}

} // namespace

std::vector<PartialResult> partialResults(const Explanation& of)
{
    if (of.zeroed)
        return {};
    switch (of.operation) {
    case Operation::Product:
    case Operation::Rotate:
    case Operation::Add: return ofSum(of);
    case Operation::MaskAdd: return of.terms.size() > 1 ? ofSum(of) : PartList();
    case Operation::Softmax:
    case Operation::SoftmaxNaive:
    case Operation::SinkShare:
    case Operation::Sum: return ofShare(of);
    case Operation::Scale: {
        const double score = of.terms[0].value, factor = of.scale == 0 ? of.terms[0].factor : of.scale;
        return {{factor, say("only the factor that scales the score")},
                {of.scale * of.scale, say("only the head size")},
                of.scale == 0 ? PartialResult{score / factor, say("divided by the scale; multiply instead")}
                              : PartialResult{score * factor, say("multiplied by the scale; divide instead")},
                {of.scale == 0 ? 0 : score / (of.scale * of.scale),
                 say("divided by the head size; divide by its square root")}};
    }
    case Operation::MaskAfter: return {{of.terms[0].factor, say("only the mask value")}};
    case Operation::Norm: {
        const double own = of.terms[of.own].value, root = std::sqrt(of.mean + of.epsilon);
        PartList parts = {{own, say("only the value before normalization")},
                          {own / root, say("only the quotient, not multiplied by the weight yet")},
                          {of.mean * double(of.terms.size()), say("only the sum of the squares")},
                          {of.mean, say("only the mean of the squares")},
                          {root, say("only the square root of the mean of the squares")},
                          {of.beside->value, say("only the weight of the norm")}};
        for (const Term& term : of.terms)
            parts.push_back({term.value * term.value, say("only one of the squares")});
        return parts;
    }
    case Operation::Dropout: {
        const bool by_p = of.draw->factor == DropoutFactor::OneOverP;
        const double p = of.draw->p, keep = by_p ? p : 1 - p, value = of.terms[0].value,
                     kept = of.draw->kept ? value : 0;
        const std::string factor = by_p ? "p" : "1 \u2212 p", other = by_p ? "1 \u2212 p" : "p";
        return {{1 / keep, say("only the scale factor for kept values")},
                {1 - p, say("only the share that dropout keeps")},
                {of.draw->u.value_or(0), say("only the random number that dropout draws")},
                {(value - kept) / keep, say("the scaled-up value, but dropout drops it")},
                {kept * keep, say("multiplied by %1; divide instead", factor)},
                {kept / (1 - keep), say("divided by %1; divide by %2", other, factor)},
                {kept * (1 - keep), say("multiplied by %1; divide by %2", other, factor)}};
    }
    case Operation::Function: { // "50 * tanh(s / 50)"
        const std::string text = written(of.function, decimalText(of.terms[0].value, 17), "");
        const auto factor = evaluate(text.substr(0, text.find(" * ")));
        const auto inside = evaluate(text.substr(std::min(text.find('('), text.size())));
        return {{factor ? *factor : 0, say("only the factor in front of the function")},
                {inside ? *inside : 0, say("only the argument of the function")},
                {factor ? of.result / *factor : 0, say("only the value of the function, not multiplied yet")}};
    }
    case Operation::Slope:
        return {{of.distance->slope, say("only the slope")},
                {std::abs(double(of.distance->after)), say("only the distance")}};
    default: return {};
    }
}

} // namespace attn
