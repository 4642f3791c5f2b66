// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pagefiles.h"

#include "core/base/embedded.h"

#include <zlib.h>

#include <algorithm>
#include <cstdint>

ATTNSCOPE_EMBED(web_style, ATTNSCOPE_WEB "/page.css");
ATTNSCOPE_EMBED(web_controls_style, ATTNSCOPE_WEB "/controls.css");
ATTNSCOPE_EMBED(web_theme, ATTNSCOPE_WEB "/theme.js");
ATTNSCOPE_EMBED(web_engine_script, ATTNSCOPE_WEB "/engine.js");
ATTNSCOPE_EMBED(web_cells, ATTNSCOPE_WEB "/cells.js");
ATTNSCOPE_EMBED(web_steps, ATTNSCOPE_WEB "/steps.js");
ATTNSCOPE_EMBED(web_edit, ATTNSCOPE_WEB "/edit.js");
ATTNSCOPE_EMBED(web_language, ATTNSCOPE_WEB "/language.js");
ATTNSCOPE_EMBED(web_lesson, ATTNSCOPE_WEB "/lesson.js");
ATTNSCOPE_EMBED(web_gestures, ATTNSCOPE_WEB "/gestures.js");
ATTNSCOPE_EMBED(web_controls, ATTNSCOPE_WEB "/controls.js");
ATTNSCOPE_EMBED(web_page, ATTNSCOPE_WEB "/page.js");
ATTNSCOPE_EMBED(web_engine, ATTNSCOPE_WEB "/engine.wasm.gz");
ATTNSCOPE_EMBED(web_german, ATTNSCOPE_WEB "/de.json");

ATTNSCOPE_EMBED(web_scorm, ATTNSCOPE_WEB "/scorm.js");
ATTNSCOPE_EMBED(web_icon, ATTNSCOPE_WEB "/../icons/attnscope.svg");
ATTNSCOPE_EMBED(web_index_style, ATTNSCOPE_WEB "/index.css");
ATTNSCOPE_EMBED(web_index_script, ATTNSCOPE_WEB "/index.js");

namespace attn {

namespace {

// Five letters for four bytes, n + 1 for the last n: a sixteenth shorter than base64, and none of them means anything in HTML or in
// the text of a script.
std::string base85(std::string_view bytes)
{
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 4) {
        const std::size_t left = std::min<std::size_t>(4, bytes.size() - i);
        std::uint32_t group = 0;
        for (std::size_t k = 0; k < 4; ++k)
            group = group << 8 | (k < left ? static_cast<unsigned char>(bytes[i + k]) : 0);
        char letters[5];
        for (std::size_t k = 5; k-- > 0; group /= 85) {
            letters[k] = char('(' + group % 85);
            letters[k] = letters[k] == '<' ? '}' : letters[k] == '\\' ? '~' : letters[k];
        }
        text.append(letters, left + 1);
    }
    return text;
}

// Without indents and lines of comments but for the license: pages are small. No text of the scripts runs over lines.
std::string withoutComments(std::string_view script)
{
    std::string lines;
    bool in_block = false; // of a comment with the types of a function
    while (!script.empty()) {
        const std::size_t end = std::min(script.find('\n'), script.size() - 1) + 1;
        const std::string_view line = script.substr(std::min(script.find_first_not_of(' '), end), end);
        const std::string_view words = line.substr(0, end - std::size_t(line.data() - script.data()));
        const bool ends = words.find("*/") != std::string_view::npos;
        in_block = in_block || (words.starts_with("/**") && (!ends || words.ends_with("*/\n")));
        if (!in_block && (!words.starts_with("//") || words.starts_with("// SPDX")))
            lines += words;
        in_block = in_block && !ends;
        script.remove_prefix(end);
    }
    return lines;
}

} // namespace

std::string pageStyleFiles()
{
    return std::string(attnscope_web_style, attnscope_web_style_end)
        .append(attnscope_web_controls_style, attnscope_web_controls_style_end);
}

std::string_view themeScript() { return {attnscope_web_theme, attnscope_web_theme_end}; }

std::string packedEngine() { return base85({attnscope_web_engine, attnscope_web_engine_end}); }

std::vector<std::string> languagesInPages() { return {"en", "de"}; }

std::string packedSentences(std::string_view language)
{
    if (language != "de")
        return {};
    const auto length = uLong(attnscope_web_german_end - attnscope_web_german);
    uLongf size = compressBound(length);
    std::string packed(size, '\0');
    compress2(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(attnscope_web_german),
              length, Z_BEST_COMPRESSION);
    packed.resize(size);
    return base85(packed);
}

std::string engineScript()
{
    return "document.getElementById('engine').textContent = '" + packedEngine() +
           "';\nconst german = document.createElement('script');\nObject.assign(german, { type: 'text/plain', id: "
           "'sentences-de', "
           "textContent: '" +
           packedSentences("de") + "' });\ndocument.body.append(german);\n";
}

std::string_view scormScript() { return {attnscope_web_scorm, attnscope_web_scorm_end}; }

std::string_view iconFile() { return {attnscope_web_icon, attnscope_web_icon_end}; }

std::string_view indexStyleFile() { return {attnscope_web_index_style, attnscope_web_index_style_end}; }

std::string_view indexScript() { return {attnscope_web_index_script, attnscope_web_index_script_end}; }

std::string pageScript()
{
    const std::string_view files[] = {
        {attnscope_web_engine_script, attnscope_web_engine_script_end},
        {attnscope_web_cells, attnscope_web_cells_end},
        {attnscope_web_steps, attnscope_web_steps_end},
        {attnscope_web_edit, attnscope_web_edit_end},
        {attnscope_web_language, attnscope_web_language_end},
        {attnscope_web_lesson, attnscope_web_lesson_end},
        {attnscope_web_gestures, attnscope_web_gestures_end},
        {attnscope_web_controls, attnscope_web_controls_end},
        {attnscope_web_page, attnscope_web_page_end},
    };
    std::string script = "(() => {\n";
    for (const std::string_view file : files)
        script += withoutComments(file);
    return script + "})();\n";
}

} // namespace attn
