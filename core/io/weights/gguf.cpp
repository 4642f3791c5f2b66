// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/weights/gguf.h"

#include "core/base/say.h"
#include "core/io/weights/disguise.h"
#include "core/io/weights/ggufparts.h"
#include "core/io/weights/weightparts.h"

#include <algorithm>
#include <bit>

namespace attn {

namespace {

void checkVersion(GgufCursor& cursor)
{
    if (!cursor.raw(std::min<std::uint64_t>(4, cursor.left()), say("the magic number")).starts_with("GGUF"))
        failAtOffset(0, say("the file does not begin with GGUF"));
    const auto version = cursor.number<std::uint32_t>(say("the version"));
    if (version == 2 || version == 3)
        return;
    if (version == 0x02000000 || version == 0x03000000)
        failAtOffset(4, say("the file is big-endian, but this program reads only little-endian files"));
    failAtOffset(4, say("the file has version %1, but this program reads only versions 2 and 3", version));
}

// Where data may begin: at multiples of general.alignment.
std::uint64_t alignmentOf(const GgufFile& file)
{
    constexpr std::int64_t usual = 32, most = std::int64_t(1) << 30;
    if (file.find("general.alignment") == nullptr)
        return usual;
    const auto alignment = file.integer("general.alignment");
    if (!alignment || *alignment < 1 || *alignment > most ||
        !std::has_single_bit(static_cast<std::uint64_t>(*alignment)))
        throw ArrayFault{say("'general.alignment' must be a power of two from 1 to %1", most)};
    return static_cast<std::uint64_t>(*alignment);
}

Result<GgufFile> openedGguf(WeightParts parts)
{
    const std::string path = parts.files[0];
    try {
        const auto bytes = parts.bytes[0];
        const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        failIfDisguised(text, WeightFormat::Gguf, path);
        GgufCursor cursor(text);
        checkVersion(cursor);
        const auto tensors = cursor.number<std::uint64_t>(say("the number of tensors"));
        const auto keys = cursor.number<std::uint64_t>(say("the number of keys"));
        GgufFile file{readGgufKeys(cursor, keys), WeightFile(nullptr)};
        if (const auto count = file.integer("split.count").value_or(1); count > 1)
            throw ArrayFault{say("the file is only one of the %1 parts of a model (split.count); join them with "
                                 "llama-gguf-split --merge",
                                 count)};
        parts.entries = readGgufEntries(cursor, tensors, alignmentOf(file));
        file.weights = sealed(std::move(parts));
        return file;
    } catch (const ArrayFault& fault) {
        return Error{path + ": " + fault.message};
    }
}

} // namespace

const GgufValue* GgufFile::find(std::string_view key) const
{
    const auto found = std::ranges::find(keys, key, &GgufKey::key);
    return found == keys.end() ? nullptr : &found->value;
}

std::optional<std::int64_t> GgufFile::integer(std::string_view key) const
{
    const GgufValue* const value = find(key);
    const auto* const number = value != nullptr ? std::get_if<std::int64_t>(value) : nullptr;
    return number != nullptr ? std::optional(*number) : std::nullopt;
}

std::optional<double> GgufFile::number(std::string_view key) const
{
    if (const auto whole = integer(key))
        return static_cast<double>(*whole);
    const GgufValue* const value = find(key);
    const auto* const number = value != nullptr ? std::get_if<double>(value) : nullptr;
    return number != nullptr ? std::optional(*number) : std::nullopt;
}

const std::string* GgufFile::text(std::string_view key) const
{
    const GgufValue* const value = find(key);
    return value != nullptr ? std::get_if<std::string>(value) : nullptr;
}

Result<GgufFile> openGguf(const std::string& path)
{
    auto mapping = MappedFile::open(path);
    if (!mapping)
        return mapping.error();
    WeightParts parts;
    addFile(parts, path, std::move(*mapping));
    return openedGguf(std::move(parts));
}

Result<GgufFile> openGgufBytes(std::span<const std::byte> bytes, const std::string& name)
{
    WeightParts parts;
    addBytes(parts, name, bytes);
    return openedGguf(std::move(parts));
}

} // namespace attn
