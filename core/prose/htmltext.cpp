// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prose/htmltext.h"

namespace attn {

std::string htmlText(std::string_view plain)
{
    std::string html;
    html.reserve(plain.size());
    for (const char c : plain)
        switch (c) {
        case '&': html += "&amp;"; break;
        case '<': html += "&lt;"; break;
        case '>': html += "&gt;"; break;
        case '"': html += "&quot;"; break;
        default: html += c;
        }
    return html;
}

} // namespace attn
