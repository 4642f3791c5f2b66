// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the image for a model that takes one.
#pragma once

#include "core/model/model.h"

namespace attn {

// [channels,side,side] of a .ppm (P6), scaled as the model's preprocessor_config.json says (else from -1 to 1), or of an
// array file with these numbers. Images are not resized. Errors name the file and what was expected.
Result<Tensor> imageOf(const Model& model, const std::string& path);

} // namespace attn
