// SPDX-License-Identifier: GPL-3.0-or-later
// Plain text put into HTML.
#pragma once

#include <string>
#include <string_view>

namespace attn {

// & < > " written as entities: fit for an element's text and for an attribute in double quotes.
std::string htmlText(std::string_view plain);

} // namespace attn
