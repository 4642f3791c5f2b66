// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/tokenizer/tokenizerjsonparts.h"
#include "core/tokenizer/unicode.h"

#include <iterator>

namespace attn {

namespace {

SplitBehavior readBehavior(const JsonPart& part, const char* otherwise)
{
    const std::string name = part.text("behavior", otherwise);
    for (const auto& [known, behavior] : {std::pair("Removed", SplitBehavior::Removed),
                                          {"Isolated", SplitBehavior::Isolated},
                                          {"MergedWithPrevious", SplitBehavior::MergedWithPrevious},
                                          {"MergedWithNext", SplitBehavior::MergedWithNext},
                                          {"Contiguous", SplitBehavior::Contiguous}})
        if (name == known)
            return behavior;
    part.member("behavior")
        .fail(say("unknown value %1; expected Removed, Isolated, MergedWithPrevious, MergedWithNext or Contiguous",
                  quotedPiece(name)));
}

char32_t readCharacter(const JsonPart& part)
{
    const std::string text = part.text();
    if (text.empty() || codePointAt(text, 0).bytes != text.size())
        part.fail(say("expected one character"));
    return codePointAt(text, 0).value;
}

PreTokenizerStep readMetaspace(const JsonPart& part)
{
    std::string replacement;
    appendUtf8(replacement, part.member("replacement").isNull() ? U'▁' : readCharacter(part.member("replacement")));
    const std::string scheme = part.text("prepend_scheme", part.flag("add_prefix_space", true) ? "always" : "never");
    PrependScheme prepend = PrependScheme::Always;
    if (scheme == "never")
        prepend = PrependScheme::Never;
    else if (scheme == "first")
        prepend = PrependScheme::First;
    else if (scheme != "always")
        part.member("prepend_scheme")
            .fail(say("unknown value %1; expected always, never or first", quotedPiece(scheme)));
    return metaspaceStep(replacement, prepend, part.flag("split", true));
}

PreTokenizerStep preTokenizerStep(const JsonPart& part)
{
    const std::string type = part.type();
    if (type == "Split")
        return splitStep(readPattern(part.member("pattern")), readBehavior(part, "Isolated"),
                         part.flag("invert", false));
    if (type == "ByteLevel")
        return byteLevelStep(part.flag("add_prefix_space", true), part.flag("use_regex", true));
    if (type == "Whitespace")
        return whitespaceStep();
    if (type == "WhitespaceSplit")
        return whitespaceSplitStep();
    if (type == "Punctuation")
        return punctuationStep(readBehavior(part, "Isolated"));
    if (type == "Digits")
        return digitsStep(part.flag("individual_digits", false));
    if (type == "BertPreTokenizer")
        return bertStep();
    if (type == "Metaspace")
        return readMetaspace(part);
    if (type == "CharDelimiterSplit")
        return delimiterStep(readCharacter(part.member("delimiter")));
    part.unknownType(say("Sequence, Split, ByteLevel, Whitespace, WhitespaceSplit, Punctuation, Digits, "
                         "BertPreTokenizer, Metaspace or CharDelimiterSplit"));
}

} // namespace

TextPattern readPattern(const JsonPart& part)
{
    if (const JsonPart literal = part.member("String"); !literal.isNull())
        return TextPattern(literal.text());
    const JsonPart regex = part.member("Regex");
    if (regex.isNull())
        part.fail(say("expected a member named String or Regex"));
    auto compiled = Regex::compiled(regex.text());
    if (!compiled)
        regex.fail(compiled.error().message);
    return TextPattern(std::move(*compiled));
}

PreTokenizerSteps readPreTokenizer(const JsonPart& part) { return readSteps(part, "pretokenizers", preTokenizerStep); }

} // namespace attn
