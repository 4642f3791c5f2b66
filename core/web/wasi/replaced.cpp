// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine in a page has in the place of files that ask the system: one thread's memory, no GPU, no trained model, no
// lesson but the one that the page brings.
#include "core/backends/cpu/blocks.h"
#include "core/backends/cpu/fused/cpubackend.h"
#include "core/backends/reference/reference.h"
#include "core/base/say.h"
#include "core/engine/freememory.h"
#include "core/engine/knownbackends.h"
#include "core/lessons/lesson.h"
#include "core/model/modelscene.h"
#include "core/model/nextpieces.h"

namespace attn {

namespace {

constexpr std::int64_t memory_of_a_page = std::int64_t(512) << 20; // a phone's browser gives a page not much more

Error noModel() { return {say("A web page cannot run a trained model. Open the scene or lesson in AttnScope.")}; }

} // namespace

std::span<const Backend> knownBackends()
{
    static constexpr Backend known[] = {{"cpu", Storage::Compact, cpu::run},
                                        {"reference", Storage::Doubles, reference::run}};
    return known;
}

std::int64_t freeMemory() { return memory_of_a_page; }

std::int64_t cpu::coreCache() { return std::int64_t(1) << 20; }

const LessonEntry* lessonNamed(std::string_view) { return nullptr; }

std::optional<Error> fillFromModel(Scene&) { return noModel(); }
Result<NextPiecesPtr> nextPieces(const Scene&) { return noModel(); }
std::string tokenText(const Model&, std::int64_t) { return {}; }
bool NextPieces::isMostProbable(std::string_view) const { return false; }
std::optional<double> NextPieces::probability(std::string_view) const { return {}; }

} // namespace attn
