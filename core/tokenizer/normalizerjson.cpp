// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/tokenizer/charsmap.h"
#include "core/tokenizer/tokenizerjsonparts.h"
#include "core/tokenizer/unicode.h"

#include <iterator>

namespace attn {

namespace {

NormalizerStep precompiledStep(const JsonPart& part)
{
    const JsonPart member = part.member("precompiled_charsmap");
    const auto bytes = fromBase64(member.text());
    if (!bytes)
        member.fail(say("expected base64"));
    auto map = Charsmap::fromBytes(*bytes);
    if (!map)
        member.fail(map.error().message);
    return std::move(*map);
}

NormalizerStep normalizerStep(const JsonPart& part)
{
    const std::string type = part.type();
    for (const auto& [name, form] : {std::pair("NFC", NormalForm::NFC),
                                     {"NFD", NormalForm::NFD},
                                     {"NFKC", NormalForm::NFKC},
                                     {"NFKD", NormalForm::NFKD}})
        if (type == name)
            return [to = form](const std::string& text) { return normalForm(text, to); };
    if (type == "Lowercase")
        return lowerCased;
    if (type == "StripAccents")
        return withoutMarks;
    if (type == "Strip")
        return [left = part.flag("strip_left", true), right = part.flag("strip_right", true)](const std::string& text) {
            return stripped(text, left, right);
        };
    if (type == "Prepend")
        return [prepend = part.member("prepend").text()](const std::string& text) {
            return text.empty() ? text : prepend + text;
        };
    if (type == "Replace")
        return [pattern = readPattern(part.member("pattern")),
                by = part.member("content").text()](const std::string& text) { return replaced(text, pattern, by); };
    if (type == "BertNormalizer") {
        BertNormalizer step;
        step.clean = part.flag("clean_text", true);
        step.space_chinese = part.flag("handle_chinese_chars", true);
        step.lower_case = part.flag("lowercase", true);
        step.strip_accents = part.flag("strip_accents", step.lower_case);
        return step;
    }
    if (type == "Precompiled")
        return precompiledStep(part);
    part.unknownType(say("Sequence, NFC, NFD, NFKC, NFKD, Lowercase, StripAccents, Strip, Prepend, Replace, "
                         "BertNormalizer or Precompiled"));
}

} // namespace

NormalizerSteps readNormalizer(const JsonPart& part) { return readSteps(part, "normalizers", normalizerStep); }

} // namespace attn
