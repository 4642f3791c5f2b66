// SPDX-License-Identifier: GPL-3.0-or-later
// Patterns of tokenizer.json are Oniguruma's. PCRE2 reads nearly the same language; where both would accept a pattern and match
// something else, it is rewritten here, or refused.
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace attn {

// The pattern as PCRE2 (UTF, UCP, MULTILINE) needs it: \s, \w, \d, \h, \b, \v, \uXXXX and [:names:] with Oniguruma's
// meaning, nested classes flattened. Rejects, naming the sign: "&&" and negated classes inside a class, "{1,3}+" (which
// repeats there and is possessive here), verbs "(*…", \Q, \E.
Result<std::string> perlSyntax(std::string_view pattern);

} // namespace attn
