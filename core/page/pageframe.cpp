// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pageframe.h"

#include "core/base/say.h"
#include "core/io/scene/scenefile.h"
#include "core/page/pagefiles.h"
#include "core/page/pagestyle.h"
#include "core/prose/htmltext.h"

#include <algorithm>

namespace attn {

namespace {

std::string base64(std::string_view bytes)
{
    static constexpr char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::size_t left = std::min<std::size_t>(3, bytes.size() - i);
        std::uint32_t group = 0;
        for (std::size_t k = 0; k < 3; ++k)
            group = group << 8 | (k < left ? static_cast<unsigned char>(bytes[i + k]) : 0);
        for (std::size_t k = 0; k < 4; ++k)
            text += k <= left ? letters[group >> (18 - 6 * k) & 63] : '=';
    }
    return text;
}

// As it may stand inside a script element.
std::string inScript(std::string json)
{
    for (auto at = json.find('<'); at != std::string::npos; at = json.find('<', at))
        json.replace(at, 1, "\\u003c");
    for (auto at = json.find("http"); at != std::string::npos; at = json.find("http", at)) // nothing looks like a link
        json.replace(at, 1, "\\u0068");
    return json;
}

// What the engine computes the layers from.
std::string scenesOf(const std::vector<PageLayer>& layers)
{
    std::string list;
    for (const PageLayer& layer : layers) {
        Scene scene = layer.computed->scene;
        scene.expected.clear(); // which would tell what is hidden
        scene.expected_shapes.clear();
        scene.tolerance.clear();
        list += (list.empty() ? "" : ",") + (computesInPage(scene) ? writeScene(scene) : "null");
    }
    return "[" + list + "]";
}

// A page that loads nothing may load nothing.
constexpr std::string_view policy =
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
    "script-src 'unsafe-inline' 'wasm-unsafe-eval'\">\n";

std::string idOf(const PageStep& step, std::size_t number)
{
    return step.id.empty() ? "s" + std::to_string(number + 1) : htmlText(step.id);
}

std::string actButton(const char* name, const std::string& text, const char* state = "")
{
    return std::string("<button type=\"button\" data-do=\"") + name + "\"" + state + ">" + htmlText(text) + "</button>";
}

std::string navigation(const PageFrame& frame)
{
    std::string html = "<div class=\"top\"><div><nav aria-label=\"" +
                       htmlText(frame.lesson ? say("Steps") : say("Stages")) + "\"><ol>";
    const auto label = [](const std::string& title, const std::string& below) {
        return htmlText(title) + (below.empty() ? "" : "<small>" + htmlText(below) + "</small>");
    };
    for (std::size_t i = 0; i < frame.steps.size(); ++i) {
        const PageStep& step = frame.steps[i];
        html += "<li>" +
                (step.off.empty() ? "<a href=\"#" + idOf(step, i) + "\">" + label(step.title, step.subtitle) + "</a>"
                                  : "<span>" + label(step.title, step.off) + "</span>") +
                "</li>";
    }
    return html +
           "</ol></nav><div class=\"tools\"><span class=\"quiet\" id=\"place\"></span>"
           "<button class=\"back\" type=\"button\">" +
           htmlText(say("Back")) + "</button><button class=\"next\" type=\"button\" title=\"" +
           htmlText(say("Space, or the right arrow key")) + "\">" + htmlText(say("Next")) +
           "</button></div></div></div>\n";
}

// Buttons for the heads and batch items that the layers have.
std::string choices(const std::vector<PageLayer>& layers, const std::string& name, const char* axis,
                    std::int64_t TensorMatrix::*count)
{
    std::int64_t most = 1;
    for (const PageLayer& layer : layers)
        for (const std::string& tensor : layer.tensors)
            most = std::max(most, tensorMatrix(*layer.computed, *layer.computed->trace->find(tensor)).*count);
    if (most == 1)
        return {};
    std::string html = "<div class=\"pick\" role=\"group\" aria-label=\"" + htmlText(name) + "\" data-axis=\"" + axis +
                       "\"><span>" + htmlText(name) +
                       "</span><button type=\"button\" value=\"\" aria-pressed=\"true\">" + htmlText(say("all")) +
                       "</button>";
    for (std::int64_t i = 0; i < most; ++i)
        html += "<button type=\"button\" value=\"" + std::to_string(i) + "\" aria-pressed=\"false\">" +
                std::to_string(i) + "</button>";
    return html + "</div>\n";
}

// The line that tells of a cell, with the words that the script puts together there.
std::string tellLine()
{
    std::string html = "<div class=\"tell\" id=\"tell\" role=\"status\" aria-live=\"polite\"";
    const std::pair<const char*, std::string> words[] = {
        {"masked", say("masked")},     {"dropped", say("dropped")},           {"hidden", say("hidden")},
        {"zero", say("%1 exactly 0")}, {"edited", say("%1, edited by hand")}, {"of", say("%1 of %2")},
        {"before", say("before: %1")},
    };
    for (const auto& [name, text] : words)
        html += std::string(" data-") + name + "=\"" + htmlText(text) + "\"";
    return html + " hidden><div><button type=\"button\" class=\"close\" aria-label=\"" + htmlText(say("Close")) +
           "\">✕</button><strong></strong><span class=\"was\"></span><p class=\"line\"></p><p class=\"note\"></p>"
           "<form id=\"edit\" class=\"edit\" hidden><label>" +
           htmlText(say("New number")) +
           " <input autocomplete=\"off\" spellcheck=\"false\" enterkeyhint=\"done\"></label><button>" +
           htmlText(say("Set")) + "</button>" + actButton("release", say("Its own number again"), " hidden") +
           actButton("undo", say("Undo"), " disabled") + actButton("redo", say("Redo"), " disabled") +
           actButton("again", say("Start again"), " disabled") +
           "<span class=\"fault\" role=\"alert\"></span></form></div></div>\n";
}

} // namespace

std::string withoutSchemes(std::string text)
{
    for (const std::string_view scheme : {"https://", "http://", "https:", "http:"})
        for (auto at = text.find(scheme); at != std::string::npos; at = text.find(scheme, at))
            text.erase(at, scheme.size());
    for (auto at = text.find("http"); at != std::string::npos; at = text.find("http", at))
        text.replace(at, 4, "HTTP");
    return text;
}

std::string framedPage(const PageFrame& frame, const std::vector<PageLayer>& layers, PageKind kind)
{
    const bool live = kind == PageKind::Live;
    std::string html = "<!DOCTYPE html>\n<html lang=\"" + std::string(spokenLanguage()) +
                       "\">\n<head>\n<meta charset=\"utf-8\">\n" + std::string(policy) +
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
                       withoutSchemes(htmlText(frame.title)) + "</title>\n<style>" + pageStyle() +
                       "</style>\n</head>\n<body" + (frame.lesson ? " class=\"lesson\"" : "") + ">\n";
    html += "<header><h1>" + withoutSchemes(htmlText(frame.title)) + "</h1>\n" + withoutSchemes(frame.intro) +
            (frame.edited ? "<p class=\"alive\" hidden>" + actButton("save", say("Save…")) + "</p>\n" : "") +
            (frame.lesson ? "" // a step shows what it is about
                          : choices(layers, say("Batch items"), "b", &TensorMatrix::batches) +
                                choices(layers, say("Heads"), "h", &TensorMatrix::heads)) +
            "</header>\n" + navigation(frame) + "<main>\n";
    for (std::size_t i = 0; i < frame.steps.size(); ++i) {
        const PageStep& step = frame.steps[i];
        html += "<section class=\"step" + (step.classes.empty() ? "" : " " + step.classes) + "\" id=\"" +
                idOf(step, i) + "\" tabindex=\"-1\"" + (step.off.empty() ? "" : " hidden") + ">\n" +
                withoutSchemes(step.html) + "</section>\n";
    }
    html +=
        withoutSchemes(frame.after) + "</main>\n<footer>" +
        (frame.credit.empty() ? "" : "<p>" + withoutSchemes(htmlText(frame.credit)) + "</p>") + "<p>" +
        htmlText(frame.edited ? say("Made with AttnScope.")
                              : say("Made with AttnScope: there every number can be edited, and all others follow.")) +
        "</p></footer>\n" + tellLine();
    if (live)
        html += "<script id=\"scenes\" type=\"application/json\">" + inScript(scenesOf(layers)) +
                "</script>\n<script id=\"engine\" type=\"text/plain\">" + base64(packedEngine()) + "</script>\n";
    return html + "<script>" + pageScript() + "</script>\n</body>\n</html>\n";
}

} // namespace attn
