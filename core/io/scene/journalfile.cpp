// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/journalfile.h"

#include "core/base/say.h"
#include "core/io/files/bytes.h"
#include "core/io/scene/scenedelta.h"

#include <optional>
#include <zlib.h>

namespace attn {

namespace {

constexpr std::string_view journal_name = "attnscope-journal/";
constexpr std::string_view journal_magic = "attnscope-journal/1\n", lesson_magic = "attnscope-journal/1 lesson\n";

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

bool sameScene(const std::shared_ptr<const Scene>& a, const std::shared_ptr<const Scene>& b)
{
    return a == b || (a && b && *a == *b);
}

void appendScene(std::string& bytes, const std::shared_ptr<const Scene>& scene)
{
    appendText(bytes, scene ? encodeDelta(Scene(), *scene) : std::string());
}

std::shared_ptr<const Scene> readScene(ByteReader& bytes)
{
    const std::string_view delta = bytes.text();
    if (delta.empty())
        return nullptr;
    Result<Scene> scene = applyDelta(Scene(), delta);
    if (scene)
        return std::make_shared<const Scene>(std::move(*scene));
    bytes.fail();
    return nullptr;
}

void appendLesson(std::string& bytes, const KeptLesson& lesson)
{
    appendText(bytes, lesson.text);
    appendNumber(bytes, std::int32_t(lesson.step));
    appendNumber(bytes, std::uint32_t(lesson.loose.size()));
    for (const auto& [step, work] : lesson.loose) {
        appendNumber(bytes, std::int32_t(step));
        for (const std::string& text : {work.question, std::string(), std::string()}) // two were typed locks
            appendText(bytes, text);
        appendScene(bytes, work.scene);
        appendScene(bytes, work.solution);
    }
}

KeptLesson readLesson(ByteReader& bytes)
{
    KeptLesson lesson;
    lesson.text = bytes.text();
    lesson.step = bytes.number<std::int32_t>();
    for (auto left = bytes.number<std::uint32_t>(); left > 0 && !bytes.failed(); --left) {
        LooseWork& work = lesson.loose[bytes.number<std::int32_t>()];
        work.question = bytes.text();
        bytes.text(), bytes.text();
        work.scene = readScene(bytes);
        work.solution = readScene(bytes);
    }
    return lesson;
}

std::optional<KeptState> stateFrom(const Scene& before, std::string_view record, bool written)
{
    ByteReader bytes(record);
    KeptState state;
    state.edited_ms = bytes.number<std::int64_t>();
    state.saved_bytes = bytes.number<std::int64_t>();
    state.saved_ms = bytes.number<std::int64_t>();
    state.file_path = bytes.text();
    state.lesson = bytes.text();
    if (written)
        state.written = readLesson(bytes);
    const std::size_t left = bytes.left();
    Result<Scene> scene = applyDelta(before, bytes.raw(left));
    if (bytes.failed() || !scene)
        return std::nullopt;
    state.scene = std::move(*scene);
    return state;
}

} // namespace

bool LooseWork::operator==(const LooseWork& other) const
{
    return question == other.question && sameScene(scene, other.scene) && sameScene(solution, other.solution);
}

std::string journalHead(const KeptState& first) { return std::string(first.written ? lesson_magic : journal_magic); }

std::string journalRecord(const Scene& before, const KeptState& after)
{
    std::string content;
    appendNumber(content, after.edited_ms);
    appendNumber(content, after.saved_bytes);
    appendNumber(content, after.saved_ms);
    appendText(content, after.file_path);
    appendText(content, after.lesson);
    if (after.written)
        appendLesson(content, *after.written);
    content += encodeDelta(before, after.scene);
    std::string record;
    appendNumber(record, static_cast<std::uint64_t>(content.size()));
    appendNumber(record, checksumOf(content));
    return record + content;
}

Result<JournalContent> readJournal(std::string_view bytes)
{
    const bool written = bytes.starts_with(lesson_magic);
    const std::string_view magic = written ? lesson_magic : journal_magic;
    if (!bytes.starts_with(magic))
        return Error{say("not an AttnScope journal")};
    JournalContent content;
    content.good_bytes = magic.size();
    ByteReader rest(bytes.substr(magic.size()));
    while (rest.left() > 0) {
        const auto size = rest.number<std::uint64_t>();
        const auto checksum = rest.number<std::uint32_t>();
        const std::string_view record = rest.raw(size);
        if (rest.failed() || !isWhole(record, checksum))
            break;
        auto state = stateFrom(content.newest.scene, record, written);
        if (!state)
            break;
        content.newest = std::move(*state);
        ++content.records;
        content.good_bytes = bytes.size() - rest.left();
    }
    if (content.records == 0)
        return Error{say("the journal contains no complete record")};
    return content;
}

bool isLaterJournal(std::string_view bytes)
{
    return bytes.starts_with(journal_name) && bytes.find('\n') != bytes.npos && !bytes.starts_with(journal_magic) &&
           !bytes.starts_with(lesson_magic);
}

} // namespace attn
