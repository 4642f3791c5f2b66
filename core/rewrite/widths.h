// SPDX-License-Identifier: GPL-3.0-or-later
// Another number of embedding columns: for x itself, or whatever x is looked up in or stacked from.
#pragma once

#include "core/rewrite/rewriting.h"

#include <string>

namespace attn {

// Makes `name` (x) `width` columns wide. Given numbers keep the columns that are left, new ones are 0; drawn ones are
// drawn with the new width.
std::optional<Error> setWidth(Rewriting& rewriting, const std::string& name, std::int64_t width);

} // namespace attn
