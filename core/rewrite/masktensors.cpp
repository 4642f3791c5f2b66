// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/masktensors.h"

#include <limits>

namespace attn {

const char* usualMaskName(MaskKind kind)
{
    return kind == MaskKind::Padding ? "padding_mask" : kind == MaskKind::Additive ? "additive_mask" : "custom_mask";
}

float blockedValue(MaskKind kind)
{
    return kind == MaskKind::Additive ? -std::numeric_limits<float>::infinity() : 1.0f;
}

Tensor causalTriangle(std::int64_t tokens, MaskKind kind)
{
    Tensor mask({tokens, tokens}, kind == MaskKind::Additive ? Kind::Real : Kind::Boolean);
    float* cells = mask.mutableData();
    for (std::int64_t q = 0; q < tokens; ++q)
        for (std::int64_t k = q + 1; k < tokens; ++k)
            cells[q * tokens + k] = blockedValue(kind);
    return mask;
}

bool isCausalTriangle(const Tensor& mask, MaskKind kind)
{
    const std::int64_t tokens = mask.dim(-1);
    if (mask.dim(-2) != tokens)
        return false;
    for (std::int64_t i = 0; i < mask.size(); ++i) {
        const std::int64_t k = i % tokens, q = i / tokens % tokens;
        if (mask[i] != (k > q ? blockedValue(kind) : 0.0f))
            return false;
    }
    return true;
}

Tensor movedMask(const Tensor& mask, MaskKind kind, std::int64_t tokens, bool square, const TokenOrigin& origin)
{
    Shape shape = mask.shape();
    const std::int64_t rows = mask.dim(-2), columns = mask.dim(-1), items = mask.size() / (rows * columns);
    shape[shape.size() - 2] = tokens;
    if (square)
        shape.back() = tokens;
    const std::int64_t keys = shape.back();
    Tensor moved(shape, mask.kind());
    float* cells = moved.mutableData();
    const Tensor triangle = square && isCausalTriangle(mask, kind) ? causalTriangle(tokens, kind) : Tensor();
    for (std::int64_t b = 0; b < items; ++b)
        for (std::int64_t q = 0; q < tokens; ++q)
            for (std::int64_t k = 0; k < keys; ++k, ++cells) {
                const auto from_q = origin(b, q), from_k = square ? origin(b, k) : std::optional(k);
                if (!triangle.empty())
                    *cells = triangle[q * tokens + k];
                else if (from_q && from_k)
                    *cells = mask[(b * rows + *from_q) * columns + *from_k];
            }
    return moved;
}

} // namespace attn
