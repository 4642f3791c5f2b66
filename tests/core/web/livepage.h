// SPDX-License-Identifier: GPL-3.0-or-later
// A page's engine as a test asks it.
#pragma once

#include "core/web/livesession.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace attn::test {

using nlohmann::json;

class LivePage {
public:
    json askText(const std::string& request) { return json::parse(m_session.answer(request)); }
    json ask(const json& request) { return askText(request.dump()); }
    json done(const json& request)
    {
        const json answer = ask(request);
        REQUIRE_MESSAGE(!answer.contains("fault"), request.dump().substr(0, 200) << answer.dump());
        return answer;
    }

    std::string file() { return done({{"do", "save"}})["file"]; }
    json numbers(const std::string& tensor) { return done({{"do", "tensor"}, {"tensor", tensor}})["numbers"]; }
    std::string section(const std::string& card) { return section(card, nullptr); }
    // What stands in the section of a card; null where the page is asked for others only.
    json section(const std::string& card, const json& cards)
    {
        const json page = done({{"do", "page"}, {"cards", cards}});
        for (const json& stage : page["stages"])
            if (stage["card"] == card)
                return stage.value("html", json());
        return nullptr;
    }

private:
    LiveSession m_session;
};

inline std::size_t countOf(const std::string& text, std::string_view word)
{
    std::size_t count = 0;
    for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
        ++count;
    return count;
}

} // namespace attn::test
