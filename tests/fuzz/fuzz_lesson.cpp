// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds anything at all to the reader of lesson files; what it accepts, it must write and read again as the same lesson.
#include "core/lessons/lessonfile.h"
#include "core/lessons/lessontexts.h"
#include "core/model/modelscene.h"

#include <cstdlib>

namespace attn {

const LessonText lesson_texts[] = {
    {"000.simple",
     R"({"format": "attnscope-scene/1", "title": "t", "inputs": {"x": [[1, 0], [0, 1]]}, "config": {"projection": "none", "d_in": 2, "d_out": 2, "scale": "none"}})",
     false},
    {nullptr, nullptr, false}};

// No model is opened for a scene that names one.
bool shipsTinyModel() { return false; }
std::optional<Error> fillFromModel(Scene&) { return Error{"model: not here"}; }
void resolvePath(ModelLayer&, const std::string&) {}

} // namespace attn

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto lesson = attn::parseLesson({reinterpret_cast<const char*>(data), size});
    if (!lesson)
        return 0;
    const auto again = attn::parseLesson(attn::writeLesson(*lesson));
    if (!again || !(*again == *lesson))
        std::abort();
    return 0;
}
