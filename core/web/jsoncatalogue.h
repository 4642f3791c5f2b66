// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of one language from JSON: a page has no Qt, so it brings what tests/languages made of resources/languages
// (resources/web/de.json).
#pragma once

#include "core/base/say.h"
#include "core/io/scene/scenefilejson.h"

#include <map>
#include <string>
#include <vector>

namespace attn {

class JsonCatalogue : public Catalogue {
public:
    // {"language": "de", "sentences": {"Heads": "Köpfe", "%n cells": ["%n Zelle", "%n Zellen"]}}: a counted sentence
    // under its English plural, with a form for 1 and one for every other count. Throws SceneFault for anything else,
    // prefixed with `path`.
    JsonCatalogue(const JsonValue& value, const std::string& path);

    std::string_view language() const override { return m_language; }
    std::string translation(const std::string& english, const long long* count) const override;
    bool operator==(const JsonCatalogue& other) const
    {
        return m_language == other.m_language && m_sentences == other.m_sentences;
    }

private:
    std::string m_language;
    std::map<std::string, std::vector<std::string>> m_sentences; // one form or two
};

} // namespace attn
