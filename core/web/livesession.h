// SPDX-License-Identifier: GPL-3.0-or-later
// A live page's side of the engine: requests of its script in, answers out, both JSON. The script knows cells, gestures and
// layout; whatever is computed, said or decided comes from here.
#pragma once

#include "core/web/livelesson.h"
#include "core/web/livewalk.h"

#include <string>
#include <string_view>

namespace attn {

class Fields;
class JsonMembers;

class LiveSession {
public:
    // {"do": "type", "tensor": "x", "flat": 7, "number": "0.9"}; the tables in sceneactions.cpp and lessonactions.cpp
    // list all actions. The answer is an object; a request that fails gives {"fault": "one sentence"}, and nothing has
    // changed.
    std::string answer(std::string_view request);

private:
    std::optional<Error> run(Fields& request, std::string_view text, JsonMembers& reply);

    LiveScene m_scene;
    LiveLesson m_lesson{m_scene};
    LiveWalk m_walk;
};

} // namespace attn
