// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pagecontrols.h"

#include "core/page/pagewords.h"
#include "core/prose/htmltext.h"

#include <initializer_list>
#include <string_view>
#include <utility>

namespace attn {

namespace {

using Named =
    std::initializer_list<std::pair<const char*, const char*>>; // a name for the script, and the key of its words

std::string options(Named values)
{
    std::string html;
    for (const auto& [name, word] : values)
        html += std::string("<option value=\"") + name + "\" data-say=\"" + word + "\">" + htmlText(pageWord(word)) +
                "</option>";
    return html;
}

std::string buttons(const char* attribute, Named all)
{
    std::string html;
    for (const auto& [name, word] : all)
        html += std::string("<button type=\"button\" ") + attribute + "=\"" + name + "\">" + spoken(word) + "</button>";
    return html;
}

} // namespace

std::string pageControls()
{
    std::string html = "<aside id=\"controls\" class=\"alive\" hidden";
    for (const char* key : {"copied", "copy", "long", "broken"})
        html += std::string(" data-") + key + "=\"" + htmlText(pageWord(key)) + "\"";
    return html + " aria-label=\"" + htmlText(pageWord("controls")) + "\"><details open><summary>" +
           spoken("controls") + "</summary>\n<p class=\"acts\">" +
           buttons("data-do",
                   {{"undo", "undo"}, {"redo", "redo"}, {"again", "again"}, {"save", "save"}, {"link", "link"}}) +
           "</p><p class=\"fault\" role=\"alert\"></p><p class=\"link\" role=\"status\"></p>\n<fieldset "
           "class=\"walk\"><legend>" +
           spoken("stepThrough") + "</legend><label class=\"choice\">" + spoken("stepBy") + "<select id=\"by\">" +
           options({{"stage", "byStage"}, {"row", "byRow"}, {"cell", "byCell"}}) +
           "</select></label><p class=\"acts\">" +
           buttons("data-walk",
                   {{"back", "stepBack"}, {"forward", "stepForward"}, {"start", "fromStart"}, {"end", "showAll"}}) +
           "</p><p id=\"walked\" class=\"quiet\" role=\"status\"></p></fieldset>\n<label class=\"switch\" hidden>" +
           spoken("paint") +
           "<input type=\"checkbox\" id=\"paint\"></label>\n<div class=\"groups\"></div></details></aside>\n";
}

std::string themeSwitch()
{
    return "<label class=\"theme\">" + spoken("colors") + " <select id=\"theme\">" +
           options({{"", "system"}, {"light", "light"}, {"dark", "dark"}}) + "</select></label>";
}

} // namespace attn
