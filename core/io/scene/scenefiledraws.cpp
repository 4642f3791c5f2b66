// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/io/scene/scenefileparts.h"

#include "core/base/say.h"
#include "core/io/scene/scenefilefields.h"
#include "core/io/scene/scenefiletext.h"
#include "core/recipe/plandraft.h"
#include "core/scene/limits.h"

#include <charconv>

namespace attn {

namespace {

// -2^63 .. 2^64-1, as a JSON number or in decimals as a text; a negative seed s is s + 2^64, as in torch.manual_seed.
std::uint64_t readSeed(const JsonValue& value, const std::string& path)
{
    constexpr std::uint64_t most_negative = std::uint64_t(1) << 63;
    JsonInteger seed;
    bool whole = false;
    if (const auto* text = std::get_if<std::string>(&value.value)) {
        seed.negative = text->starts_with('-');
        const char* end = text->data() + text->size();
        auto [rest, fault] = std::from_chars(text->data() + seed.negative, end, seed.magnitude);
        whole = fault == std::errc() && rest == end;
    } else if (const auto* integer = std::get_if<JsonInteger>(&value.value)) {
        seed = *integer;
        whole = true;
    }
    if (!whole || (seed.negative && seed.magnitude > most_negative))
        failAt(path, say("a seed must be a whole number from -2^63 to 2^64 - 1"));
    return seed.negative ? 0 - seed.magnitude : seed.magnitude;
}

template <class RandomDraw> RandomDraw readRandom(Fields& fields)
{
    RandomDraw draw{fields.text("out"), asWholes(fields.need("shape"), fields.path("shape"), 1), {}};
    if (const JsonValue* mul = fields.find("mul"))
        draw.mul = toFloat(asReal(*mul, fields.path("mul")), fields.path("mul"));
    return draw;
}

Embedding readEmbedding(Fields& fields)
{
    Embedding draw{fields.text("name"), fields.whole("num"), fields.whole("dim"), {}};
    if (fields.find("padding_idx"))
        draw.padding_idx = fields.whole("padding_idx");
    return draw;
}

Draw readDraw(Fields& fields)
{
    const std::string op = fields.text("op");
    if (op == "manual_seed")
        return ManualSeed{readSeed(fields.need("seed"), fields.path("seed"))};
    if (op == "skip")
        return Skip{fields.whole("draws")};
    if (op == "rand")
        return readRandom<Rand>(fields);
    if (op == "randn")
        return readRandom<Randn>(fields);
    if (op == "linear")
        return Linear{fields.text("name"), fields.whole("in"), fields.whole("out_features"), fields.flag("bias", true)};
    if (op == "linear_from_T")
        return LinearFromT{fields.text("name"), fields.text("of")};
    if (op == "embedding")
        return readEmbedding(fields);
    if (op == "lookup")
        return Lookup{fields.text("table"), fields.text("ids"), fields.text("out")};
    if (op == "stack")
        return Stack{fields.text("of"), fields.text("out"), fields.whole("n")};
    if (op == "mha")
        return Mha{fields.text("name"), fields.whole("embed_dim"), fields.whole("num_heads"),
                   fields.flag("bias", true)};
    failAt(
        fields.path("op"),
        say("'%1' is not one of manual_seed, skip, rand, randn, linear, linear_from_T, embedding, lookup, stack, mha",
            op));
}

std::string flagText(bool flag) { return flag ? "true" : "false"; }

// Adds the members of one draw after its op.
struct PutDraw {
    JsonMembers& to;

    void operator()(const ManualSeed& draw) const { to.put("seed", jsonText(std::to_string(draw.seed))); }
    void operator()(const Skip& draw) const { to.put("draws", std::to_string(draw.draws)); }
    void operator()(const Rand& draw) const { random(draw.shape, draw.out, draw.mul); }
    void operator()(const Randn& draw) const { random(draw.shape, draw.out, draw.mul); }
    void operator()(const Linear& draw) const
    {
        to.put("name", jsonText(draw.name)).put("in", std::to_string(draw.in));
        to.put("out_features", std::to_string(draw.out_features)).put("bias", flagText(draw.bias));
    }
    void operator()(const LinearFromT& draw) const { to.put("name", jsonText(draw.name)).put("of", jsonText(draw.of)); }
    void operator()(const Embedding& draw) const
    {
        to.put("name", jsonText(draw.name)).put("num", std::to_string(draw.num)).put("dim", std::to_string(draw.dim));
        if (draw.padding_idx)
            to.put("padding_idx", std::to_string(*draw.padding_idx));
    }
    void operator()(const Lookup& draw) const
    {
        to.put("table", jsonText(draw.table)).put("ids", jsonText(draw.ids)).put("out", jsonText(draw.out));
    }
    void operator()(const Stack& draw) const
    {
        to.put("of", jsonText(draw.of)).put("n", std::to_string(draw.n)).put("out", jsonText(draw.out));
    }
    void operator()(const Mha& draw) const
    {
        to.put("name", jsonText(draw.name)).put("embed_dim", std::to_string(draw.embed_dim));
        to.put("num_heads", std::to_string(draw.num_heads)).put("bias", flagText(draw.bias));
    }

    void random(const Shape& shape, const std::string& out, const std::optional<float>& mul) const
    {
        to.put("shape", toString(shape)).put("out", jsonText(out));
        if (mul)
            to.put("mul", jsonNumber(*mul));
    }
};

} // namespace

std::vector<Draw> readDraws(const JsonValue& value, const std::string& path)
{
    std::vector<Draw> draws;
    const JsonList& list = asList(value, path);
    if (list.size() > max_draws)
        failAt(path, longList(list.size(), max_draws));
    for (const JsonValue& item : list) {
        Fields fields(item, path + "[" + std::to_string(draws.size()) + "]");
        draws.push_back(readDraw(fields));
        fields.close();
    }
    return draws;
}

namespace {

std::string writeDraw(const Draw& draw)
{
    JsonMembers members;
    members.put("op", jsonText(opName(draw)));
    std::visit(PutDraw{members}, draw);
    return members.onOneLine();
}

} // namespace

std::string writeDraws(const std::vector<Draw>& draws, int outer_indent)
{
    std::vector<std::string> lines;
    for (const Draw& draw : draws)
        lines.push_back(writeDraw(draw));
    return listOnLines(lines, outer_indent);
}

void checkSceneName(const std::string& name, const std::string& path)
{
    if (!isTensorName(name))
        failAt(path, say("'%1' is not a valid tensor name; use 1 to 64 letters, digits, '_', '.' and '-'", name));
}

} // namespace attn
