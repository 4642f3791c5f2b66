// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/projections.h"

namespace attn {

std::string Parameter::weight() const
{
    return form == Form::Matrix ? name : name + (form == Form::Module ? ".in_proj_weight" : ".weight");
}

std::string Parameter::biasName() const { return name + (form == Form::Module ? ".in_proj_bias" : ".bias"); }

Shape Parameter::weightShape() const { return form == Form::Matrix ? Shape{in, out} : Shape{out, in}; }

std::vector<Parameter> projectionsOf(Projection projection, std::int64_t heads, std::int64_t in, std::int64_t out,
                                     bool bias, const std::string& mha)
{
    std::vector<Parameter> parameters;
    const auto three = [&](const std::string& prefix, std::int64_t width, Parameter::Form form) {
        for (const char* name : {"W_query", "W_key", "W_value"})
            parameters.push_back({prefix + name, in, width, form == Parameter::Form::Layer && bias, 1, form});
    };
    switch (projection) {
    case Projection::None: break;
    case Projection::Param: three("", out, Parameter::Form::Matrix); break;
    case Projection::Linear: three("", out, Parameter::Form::Layer); break;
    case Projection::HeadsList:
        for (std::int64_t head = 0; head < heads; ++head) // none when heads is not positive
            three("head" + std::to_string(head) + ".", out / heads, Parameter::Form::Layer);
        break;
    case Projection::FusedInterleaved:
    case Projection::FusedBlocks: parameters.push_back({"qkv", in, 3 * out, bias, 1, Parameter::Form::Layer}); break;
    case Projection::MhaModule: parameters.push_back({mha, in, out, bias, heads, Parameter::Form::Module}); break;
    }
    return parameters;
}

bool makesValues(const Parameter& parameter) { return parameter.name.ends_with("W_value"); }

} // namespace attn
