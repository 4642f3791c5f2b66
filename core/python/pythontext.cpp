// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/pythontext.h"

#include "core/base/numbertext.h"
#include "core/base/oneof.h"
#include "core/base/shownword.h"
#include "core/io/scene/scenefiletext.h"

namespace attn::python {

namespace {

constexpr std::size_t widest_line = 110;

const char* const keywords[] = {"False",   "None",     "True",     "and",    "as",   "assert", "async",  "await",
                                "break",   "class",    "continue", "def",    "del",  "elif",   "else",   "except",
                                "finally", "for",      "from",     "global", "if",   "import", "in",     "is",
                                "lambda",  "nonlocal", "not",      "or",     "pass", "raise",  "return", "try",
                                "while",   "with",     "yield",    "print",  "list", "range"};

// Appends the elements from `first` on that have `shape`, indented by `indent` spaces.
void appendList(std::string& text, const Tensor& tensor, std::int64_t first, std::span<const std::int64_t> shape,
                int indent)
{
    const std::string pad(indent + 1, ' ');
    text += '[';
    if (shape.size() > 1) {
        const std::int64_t stride = elementCount({shape.begin() + 1, shape.end()});
        for (std::int64_t i = 0; i < shape[0]; ++i) {
            if (i > 0)
                text += ",\n" + pad;
            appendList(text, tensor, first + i * stride, shape.subspan(1), indent + 1);
        }
    } else {
        std::size_t line = text.rfind('\n') == std::string::npos ? 0 : text.rfind('\n') + 1;
        for (std::int64_t i = 0; i < shape[0]; ++i) {
            const std::string item = element(tensor[first + i], tensor.kind());
            if (i > 0 && text.size() - line + item.size() > widest_line) {
                text += ",\n";
                line = text.size();
                text += pad;
            } else if (i > 0) {
                text += ", ";
            }
            text += item;
        }
    }
    text += ']';
}

} // namespace

std::string element(float value, Kind kind)
{
    if (kind == Kind::Boolean)
        return value != 0 ? "True" : "False";
    return kind == Kind::Integer ? std::to_string(static_cast<std::int64_t>(value)) : codeNumber(value);
}

std::string arguments(std::span<const std::int64_t> numbers) { return joinedTexts(numbers); }

std::string tuple(std::span<const std::int64_t> numbers)
{
    return "(" + arguments(numbers) + (numbers.size() == 1 ? ",)" : ")");
}

std::string nestedList(const Tensor& tensor, int indent)
{
    if (tensor.rank() == 0)
        return element(tensor[0], tensor.kind());
    std::string text;
    appendList(text, tensor, 0, tensor.shape(), indent);
    return text;
}

std::string commentText(std::string_view text)
{
    std::string line;
    for (const char c : text)
        line += static_cast<unsigned char>(c) < ' ' || c == 0x7f ? ' ' : c;
    return unseenWritten(line);
}

std::string stringText(std::string_view text) { return unseenWritten(jsonText(text)); }

Names::Names(std::set<std::string> reserved) : m_taken(std::move(reserved))
{
    m_taken.insert(std::begin(keywords), std::end(keywords));
}

const std::string& Names::variable(const std::string& key, std::string wanted)
{
    if (const auto known = m_variables.find(key); known != m_variables.end())
        return known->second;
    for (char& c : wanted)
        if (c == '.' || c == '-')
            c = '_';
    if (wanted[0] >= '0' && wanted[0] <= '9')
        wanted.insert(0, "_");
    while (!m_taken.insert(wanted).second)
        wanted += '_';
    return m_variables.emplace(key, wanted).first->second;
}

} // namespace attn::python
