// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/dropoutinput.h"

namespace attn {

std::string dropoutInput(const Config& config)
{
    if (config.stage == Stage::DropoutOnly)
        return "x";
    if (config.normalize == Normalize::None)
        return "scores";
    if (config.dropout.on == DropoutOn::Weights)
        return "weights";
    return config.scale_at == ScaleAt::AfterMask ? "scaled" : "masked";
}

} // namespace attn
