// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/weights/disguise.h"

#include "core/base/say.h"
#include "core/io/arrays/arraybytes.h"
#include "core/io/arrays/safetensorslayout.h"

namespace attn {

namespace {

[[noreturn]] void failAtPickle(const std::string& what)
{
    failAtOffset(0, say("%1 can run code when read, so it is not opened here; convert it in Python: %2", what,
                        "safetensors.torch.save_file(torch.load(FILE, weights_only=True), 'model.safetensors')"));
}

// A length of the header may begin with the same bytes, but its header then begins with '{'.
bool hasJsonHeader(std::string_view bytes)
{
    return bytes.size() > safetensors_header_at && bytes[safetensors_header_at] == '{';
}

bool isPickle(std::string_view bytes) // protocols 2 to 5
{
    return bytes.size() >= 2 && bytes[0] == '\x80' && bytes[1] >= 2 && bytes[1] <= 5;
}

} // namespace

void failIfDisguised(std::string_view bytes, WeightFormat format)
{
    if (format == WeightFormat::Safetensors && hasJsonHeader(bytes))
        return;
    if (bytes.starts_with("PK\x03\x04"))
        failAtPickle(say("a zip file with a PyTorch pickle inside (torch.save)"));
    if (isPickle(bytes))
        failAtPickle(say("a PyTorch pickle (torch.save)"));
    if (bytes.starts_with("version https://git-lfs"))
        failAtOffset(0, say("this is a Git LFS pointer, not the file itself; run git lfs pull to get it"));
    if (format == WeightFormat::Safetensors && bytes.starts_with("GGUF"))
        failAtOffset(0, say("expected a safetensors file, got GGUF; rename the file to end in .gguf"));
    if (format == WeightFormat::Gguf && hasJsonHeader(bytes))
        failAtOffset(0, say("expected a GGUF file, got safetensors; rename the file to end in .safetensors"));
}

} // namespace attn
