// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/projections.h"

namespace attn {

std::string Parameter::weight() const
{
    return form == Form::Matrix ? name : name + (form == Form::Module ? ".in_proj_weight" : ".weight");
}

std::string Parameter::biasName() const { return name + (form == Form::Module ? ".in_proj_bias" : ".bias"); }

Shape Parameter::weightShape() const { return form == Form::Matrix ? Shape{in, out} : Shape{out, in}; }

ProjectionShape projectionShape(const Config& config)
{
    const std::int64_t memory_in = config.memory.empty() ? config.d_in : config.d_memory.value_or(config.d_in);
    return {config.num_heads, config.num_kv_heads.value_or(config.num_heads), config.d_in, memory_in, config.d_out};
}

std::vector<Parameter> projectionsOf(Projection projection, const ProjectionShape& shape, bool bias,
                                     const std::string& mha)
{
    std::vector<Parameter> parameters;
    const std::int64_t heads = shape.heads, in = shape.in, out = shape.out;
    const std::int64_t key_out = heads > 0 && shape.kv_heads != heads ? out / heads * shape.kv_heads : out;
    const auto three = [&](const std::string& prefix, std::int64_t width, std::int64_t key_width,
                           Parameter::Form form) {
        const bool biased = form == Parameter::Form::Layer && bias;
        parameters.push_back({prefix + "W_query", shape.in, width, biased, 1, form});
        for (const char* name : {"W_key", "W_value"})
            parameters.push_back({prefix + name, shape.memory_in, key_width, biased, 1, form});
    };
    switch (projection) {
    case Projection::None: break;
    case Projection::Param: three("", out, key_out, Parameter::Form::Matrix); break;
    case Projection::Linear: three("", out, key_out, Parameter::Form::Layer); break;
    case Projection::HeadsList:
        for (std::int64_t head = 0; head < heads; ++head) // none when heads is not positive
            three("head" + std::to_string(head) + ".", out / heads, out / heads, Parameter::Form::Layer);
        break;
    case Projection::FusedInterleaved: parameters.push_back({"qkv", in, 3 * out, bias}); break;
    case Projection::FusedBlocks: parameters.push_back({"qkv", in, out + 2 * key_out, bias}); break;
    case Projection::MhaModule: parameters.push_back({mha, in, out, bias, heads, Parameter::Form::Module}); break;
    }
    return parameters;
}

bool makesValues(const Parameter& parameter) { return parameter.name.ends_with("W_value"); }

} // namespace attn
