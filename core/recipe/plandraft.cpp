// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/plandraft.h"

#include "core/base/say.h"
#include "core/base/shownword.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

namespace attn {

namespace {

constexpr std::size_t max_name_length = 64;
constexpr int max_rank = 8;

bool isNameCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' ||
           c == '-';
}

} // namespace

bool isTensorName(const std::string& name)
{
    return !name.empty() && name.size() <= max_name_length && std::ranges::all_of(name, isNameCharacter);
}

const NamedShape* PlanDraft::find(const std::string& name) const
{
    const auto found = m_entries.find(name);
    return found == m_entries.end() ? nullptr : &plan.tensors[found->second.place];
}

Fault PlanDraft::add(const std::string& path, NamedShape made, const std::string& copy_of)
{
    if (!isTensorName(made.name))
        return fault(path, say("%1 is not a valid tensor name; use 1 to 64 letters, digits, '_', '.' and '-'",
                               inQuotes(made.name)));
    if (const auto earlier = m_entries.find(made.name); earlier != m_entries.end())
        return fault(path, say("%2 already defines a tensor named %1", inQuotes(made.name), earlier->second.path));
    if (isComputedName(m_scene.config, made.name))
        return fault(path, say("%1 is the name of a computed tensor; use a different name", inQuotes(made.name)));
    if (std::ssize(made.shape) > max_rank)
        return fault(path, say("%1 has %2 dimensions, but at most %3 are accepted", made.name,
                               countText(made.shape.size()), countText(max_rank)));
    if (std::ranges::any_of(made.shape, [](std::int64_t extent) { return extent < 1; }))
        return fault(path, say("%1 %2 is empty; every dimension must be at least 1", made.name, toString(made.shape)));
    if (elementCount(made.shape) > max_tensor_elements)
        return fault(path, say("%1 %2 would have %3, but a tensor can have at most %4", made.name, toString(made.shape),
                               amount(elementCount(made.shape)), countText(max_tensor_elements)));
    m_entries[made.name] = {plan.tensors.size(), path, copy_of};
    plan.tensors.push_back(std::move(made));
    return std::nullopt;
}

void PlanDraft::reshape(const std::string& name, Shape shape)
{
    plan.tensors[m_entries.at(name).place].shape = std::move(shape);
}

Fault PlanDraft::use(const std::string& path, const std::string& name, Kind kind)
{
    std::vector<const Entry*> chain = {&m_entries.at(name)};
    while (!chain.back()->copy_of.empty())
        chain.push_back(&m_entries.at(chain.back()->copy_of));
    const std::string& origin = plan.tensors[chain.back()->place].name;
    const Tensor* input = m_scene.input(origin);
    const auto fits = [&](float value) { return fitsKind(value, kind); };
    const bool all_fit = kind == Kind::Real || (input && std::ranges::all_of(input->values(), fits));
    if (!all_fit && input)
        return fault(path, kind == Kind::Boolean ? say("%1 must contain only 0 and 1", inQuotes(name))
                                                 : say("%1 must contain whole numbers", inQuotes(name)));
    if (!all_fit)
        return fault(path, kind == Kind::Boolean ? say("%1 must contain only 0 and 1, but %2 contains random values",
                                                       inQuotes(name), inQuotes(origin))
                                                 : say("%1 must contain whole numbers, but %2 contains random values",
                                                       inQuotes(name), inQuotes(origin)));
    for (const Entry* entry : chain)
        plan.tensors[entry->place].kind = kind;
    return std::nullopt;
}

bool fitsKind(float value, Kind kind)
{
    switch (kind) {
    case Kind::Real: return true;
    case Kind::Integer: return std::isfinite(value) && value == std::trunc(value);
    case Kind::Boolean: return value == 0 || value == 1;
    }
    return false;
}

std::string cleaned(const std::string& name)
{
    std::size_t length = std::min<std::size_t>(name.size(), max_name_length);
    while (length < name.size() && length > 0 && (name[length] & 0xC0) == 0x80) // not through a character
        --length;
    const std::string clean = unseenWritten(std::string_view(name).substr(0, length));
    return length < name.size() ? clean + "..." : clean;
}

std::string inQuotes(const std::string& name) { return "'" + cleaned(name) + "'"; }

std::string amount(std::int64_t elements)
{
    const double gibibytes = static_cast<double>(elements) * sizeof(float) / (1 << 30);
    char text[64];
    std::snprintf(text, sizeof text, gibibytes < 1e6 ? "%.1f GiB" : "%.3g GiB", gibibytes);
    const bool saturated = elements == std::numeric_limits<std::int64_t>::max();
    return saturated ? say("more than 9 × 10^18 values") : say("%1 values (%2)", countText(elements), text);
}

Error fault(const std::string& path, const std::string& sentence) { return {path + ": " + sentence}; }

} // namespace attn
