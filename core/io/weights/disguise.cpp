// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/weights/disguise.h"

#include "core/base/say.h"
#include "core/io/arrays/arraybytes.h"
#include "core/io/arrays/safetensorslayout.h"
#include "core/io/files/foreignfile.h"

namespace attn {

namespace {

// A length of the header may begin with the same bytes, but its header then begins with '{'.
bool hasJsonHeader(std::string_view bytes)
{
    return bytes.size() > safetensors_header_at && bytes[safetensors_header_at] == '{';
}

} // namespace

void failIfDisguised(std::string_view bytes, WeightFormat format, std::string_view path)
{
    if (format == WeightFormat::Safetensors && hasJsonHeader(bytes))
        return;
    if (auto foreign = foreignContent(bytes, path, true))
        throw ArrayFault{std::move(*foreign)};
    if (format == WeightFormat::Safetensors && bytes.starts_with("GGUF"))
        failAtOffset(0, say("expected a safetensors file, got GGUF; rename the file to end in .gguf"));
    if (format == WeightFormat::Gguf && hasJsonHeader(bytes))
        failAtOffset(0, say("expected a GGUF file, got safetensors; rename the file to end in .safetensors"));
}

} // namespace attn
