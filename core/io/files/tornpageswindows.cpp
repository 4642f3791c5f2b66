// SPDX-License-Identifier: GPL-3.0-or-later
// Windows does not allow shortening a mapped file. A disk removed while it is read still ends the program.
#include "core/io/files/tornpages.h"

namespace attn {

TornPages::TornPages(const void*, std::size_t) : m_range(nullptr) {}

TornPages::~TornPages() = default;

bool TornPages::isTorn() const { return m_range != nullptr; }

} // namespace attn
