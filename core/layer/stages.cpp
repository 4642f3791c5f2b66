// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/stages.h"

#include "core/layer/stagetable.h"

#include <algorithm>

namespace attn {

namespace {

void replaceAll(std::string& text, std::string_view mark, const std::string& by)
{
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + by.size()))
        text.replace(at, mark.size(), by);
}

} // namespace

std::string written(std::string text, const std::string& x, const std::string& module)
{
    replaceAll(text, "{x}", x);
    replaceAll(text, "{np}", module);
    return text;
}

std::vector<StageTensor> stagesOf(const Config& config, const StageSizes& sizes)
{
    TableBuilder builder(config, sizes);
    switch (config.stage) {
    case Stage::Attention: return builder.attention();
    case Stage::DropoutOnly: return builder.dropoutAlone();
    case Stage::SoftmaxOnly: return builder.softmaxAlone();
    }
    return {};
}

const StageTensor* findStage(std::span<const StageTensor> stages, std::string_view name)
{
    const auto found = std::ranges::find(stages, name, &StageTensor::name);
    return found == stages.end() ? nullptr : &*found;
}

} // namespace attn
