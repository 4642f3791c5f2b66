// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/journalfile.h"

#include "core/base/say.h"
#include "core/io/files/bytes.h"
#include "core/io/scene/scenedelta.h"

#include <optional>
#include <zlib.h>

namespace attn {

namespace {

constexpr std::string_view journal_magic = "attnscope-journal/1\n";

std::uint32_t checksumOf(std::string_view bytes)
{
    return static_cast<std::uint32_t>(crc32_z(0, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()));
}

bool isWhole([[maybe_unused]] std::string_view record, [[maybe_unused]] std::uint32_t checksum)
{
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
    return true; // a fuzzer cannot guess check sums
#else
    return checksumOf(record) == checksum;
#endif
}

std::optional<KeptState> stateFrom(const Scene& before, std::string_view record)
{
    ByteReader bytes(record);
    KeptState state;
    state.edited_ms = bytes.number<std::int64_t>();
    state.saved_bytes = bytes.number<std::int64_t>();
    state.saved_ms = bytes.number<std::int64_t>();
    state.file_path = bytes.text();
    state.lesson = bytes.text();
    const std::size_t left = bytes.left();
    Result<Scene> scene = applyDelta(before, bytes.raw(left));
    if (bytes.failed() || !scene)
        return std::nullopt;
    state.scene = std::move(*scene);
    return state;
}

} // namespace

std::string journalHead() { return std::string(journal_magic); }

std::string journalRecord(const Scene& before, const KeptState& after)
{
    std::string content;
    appendNumber(content, after.edited_ms);
    appendNumber(content, after.saved_bytes);
    appendNumber(content, after.saved_ms);
    appendText(content, after.file_path);
    appendText(content, after.lesson);
    content += encodeDelta(before, after.scene);
    std::string record;
    appendNumber(record, static_cast<std::uint64_t>(content.size()));
    appendNumber(record, checksumOf(content));
    return record + content;
}

Result<JournalContent> readJournal(std::string_view bytes)
{
    if (!bytes.starts_with(journal_magic))
        return Error{say("not a journal of AttnScope")};
    JournalContent content;
    content.good_bytes = journal_magic.size();
    ByteReader rest(bytes.substr(journal_magic.size()));
    while (rest.left() > 0) {
        const auto size = rest.number<std::uint64_t>();
        const auto checksum = rest.number<std::uint32_t>();
        const std::string_view record = rest.raw(size);
        if (rest.failed() || !isWhole(record, checksum))
            break;
        auto state = stateFrom(content.newest.scene, record);
        if (!state)
            break;
        content.newest = std::move(*state);
        ++content.records;
        content.good_bytes = bytes.size() - rest.left();
    }
    if (content.records == 0)
        return Error{say("a journal without one whole record")};
    return content;
}

} // namespace attn
