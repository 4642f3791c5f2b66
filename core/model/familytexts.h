// SPDX-License-Identifier: GPL-3.0-or-later
// The families of resources/models as the build embedded them; see core/embedtexts.cmake. Only family.cpp reads this.
#pragma once

namespace attn {

struct FamilyText {
    const char* name; // of the file, without its ending
    const char* text;
};

extern const FamilyText family_texts[]; // closed by a null name

} // namespace attn
