// SPDX-License-Identifier: GPL-3.0-or-later
// Puts each of the classic mistakes into a scene that has none, with what it brings along.
#pragma once

#include "core/mistakes/classicmistakes.h"

namespace attn::mistakes {

Result<MistakenPair> noScale(const Scene& usual);
Result<MistakenPair> scaleOfModel(const Scene& usual);
Result<MistakenPair> wrongAxis(const Scene& usual);
Result<MistakenPair> maskNotRescaled(const Scene& usual);
Result<MistakenPair> fillAfterSoftmax(const Scene& usual);
Result<MistakenPair> dropoutBefore(const Scene& usual);
Result<MistakenPair> dropoutByP(const Scene& usual);
Result<MistakenPair> evalForgotten(const Scene& usual);
Result<MistakenPair> mergeWithoutTranspose(const Scene& usual);
Result<MistakenPair> tiedWeights(const Scene& usual);
Result<MistakenPair> queryOffByOne(const Scene& usual);
Result<MistakenPair> paddingUnmasked(const Scene& usual);

} // namespace attn::mistakes
