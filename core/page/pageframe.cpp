// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pageframe.h"

#include "core/base/say.h"
#include "core/lessons/lessonfile.h"
#include "core/page/pagecontrols.h"
#include "core/page/pagefiles.h"
#include "core/page/pagestyle.h"
#include "core/page/pagewords.h"
#include "core/prose/htmltext.h"

#include <algorithm>
#include <set>

namespace attn {

namespace {

// Makes JSON safe inside a script element.
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
        scene.expected.clear(); // it would reveal hidden values
        scene.expected_shapes.clear();
        scene.tolerance.clear();
        list += (list.empty() ? "" : ",") + (computesInPage(scene) ? sharedScene(scene) : "null");
    }
    return "[" + list + "]";
}

// A page loads nothing; a site's page loads and runs only files beside it.
std::string head(bool ofSite)
{
    const std::string policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
                               "'unsafe-inline'";
    return ofSite ? policy + " 'self'; img-src 'self'; script-src 'self' 'wasm-unsafe-eval'\">\n" +
                        std::string(site_mark) + "<script src=\"theme.js\"></script>\n" +
                        "<link rel=\"icon\" href=\"icon.svg\">\n<link rel=\"stylesheet\" href=\"page.css\">\n"
                  : policy + "; script-src 'unsafe-inline' 'wasm-unsafe-eval'\">\n<style>" + pageStyle() + "</style>\n";
}

// The engine's sentences in languages other than English: the page's own, and those it can be switched to.
std::string sentencesOf(const PageFrame& frame)
{
    std::set<std::string> languages(frame.languages.begin(), frame.languages.end());
    languages.insert(std::string(spokenLanguage()));
    std::string html;
    for (const std::string& code : languages)
        if (const std::string packed = packedSentences(code); !packed.empty())
            html.append("<script id=\"sentences-")
                .append(code)
                .append("\" type=\"text/plain\">")
                .append(packed)
                .append("</script>\n");
    return html;
}

std::string idOf(const PageStep& step, std::size_t number)
{
    return step.id.empty() ? "s" + std::to_string(number + 1) : htmlText(step.id);
}

std::string actButton(const char* name, const char* word, const char* state = "")
{
    return std::string("<button type=\"button\" data-do=\"") + name + "\"" + state + ">" + spoken(word) + "</button>";
}

// "lineBefore" as an attribute has it: "line-before".
std::string dashed(std::string_view key)
{
    std::string name;
    for (const char c : key)
        name += c >= 'A' && c <= 'Z' ? std::string("-") + char(c - 'A' + 'a') : std::string(1, c);
    return name;
}

std::string moveButton(const char* name)
{
    return std::string("<button class=\"") + name + "\" type=\"button\">" + spoken(name) + "</button>";
}

std::string navigation(const PageFrame& frame)
{
    std::string html =
        "<nav aria-label=\"" + htmlText(frame.lesson ? pageWord("steps") : pageWord("stages")) + "\"><ol>";
    const bool played = !frame.played.empty();
    for (std::size_t i = 0; i < frame.steps.size(); ++i) {
        const PageStep& step = frame.steps[i];
        const std::string& below = step.off.empty() ? step.subtitle : step.off;
        const std::string label = (played ? step.title : htmlText(step.title)) +
                                  (below.empty() ? "" : "<small>" + htmlText(below) + "</small>");
        html += step.off.empty() ? "<li><a href=\"#" + idOf(step, i) + "\">" + label + "</a></li>"
                                 : "<li><span>" + label + "</span></li>";
    }
    return html + "</ol></nav>";
}

// Buttons for the heads and batch items that the layers have.
std::string choices(const std::vector<PageLayer>& layers, const std::string& word, const char* axis,
                    std::int64_t TensorMatrix::*count)
{
    std::int64_t most = 1;
    for (const PageLayer& layer : layers)
        for (const std::string& tensor : layer.tensors)
            most = std::max(most, tensorMatrix(*layer.computed, *layer.computed->trace->find(tensor)).*count);
    if (most == 1)
        return {};
    std::string html = "<div class=\"pick\" role=\"group\" aria-labelledby=\"pick-" + word + "\" data-axis=\"" + axis +
                       "\"><span id=\"pick-" + word + "\">" + spoken(word) +
                       "</span><button type=\"button\" value=\"\" aria-pressed=\"true\">" + spoken("all") + "</button>";
    for (std::int64_t i = 0; i < most; ++i)
        html += "<button type=\"button\" value=\"" + std::to_string(i) + "\" aria-pressed=\"false\">" +
                std::to_string(i) + "</button>";
    return html + "</div>\n";
}

std::string languageName(const std::string& code) { return code == "en" ? "English" : code == "de" ? "Deutsch" : code; }

std::string languageSwitch(const PageFrame& frame)
{
    if (frame.languages.size() < 2)
        return {};
    std::string options;
    for (const std::string& code : frame.languages)
        options += "<option value=\"" + code + "\">" + htmlText(languageName(code)) + "</option>";
    return "<label class=\"theme alive\" hidden>" + spoken("language") + " <select id=\"language\">" + options +
           "</select></label>";
}

std::string header(const PageFrame& frame, const std::vector<PageLayer>& layers, const std::string& home)
{
    return "<header>" + themeSwitch() + languageSwitch(frame) + home + "<h1>" + withoutSchemes(htmlText(frame.title)) +
           "</h1>\n" + withoutSchemes(frame.intro) +
           (frame.lesson ? "" // a step shows what it is about
                         : choices(layers, "batches", "b", &TensorMatrix::batches) +
                               choices(layers, "heads", "h", &TensorMatrix::heads)) +
           "</header>\n";
}

// `home`: the link back to the index; empty: none.
std::string topBar(const PageFrame& frame, const std::string& home)
{
    const std::string place = "<span class=\"quiet\" id=\"place\"></span>";
    if (frame.played.empty())
        return "<section class=\"top\" aria-label=\"" + htmlText(pageWord("stages")) + "\"><div>" + navigation(frame) +
               "<div class=\"tools\">" + place + moveButton("back") + moveButton("next") + "</div></div></section>\n";
    return "<header class=\"top\"><div>" + (home.empty() ? "<strong class=\"brand\">AttnScope</strong>" : home) +
           "<h1>" + withoutSchemes(frame.title_html) + "</h1>" + navigation(frame) + place + "<div class=\"tools\">" +
           languageSwitch(frame) + themeSwitch() + "</div></div></header>\n";
}

// Below a played lesson: the code to hand in, and what is next.
std::string footBar(const PageFrame& frame)
{
    if (frame.played.empty())
        return {};
    return "<section class=\"result alive\" hidden aria-labelledby=\"result\"><h2 id=\"result\">" +
           spoken("lessonDone") + "</h2><form><label>" + spoken("student") +
           " <input autocomplete=\"name\" maxlength=\"80\"></label><button>" + spoken("makeCode") +
           "</button></form><p class=\"fault\" role=\"alert\"></p><output hidden><code></code><span></span><button "
           "type=\"button\">" +
           spoken("copyCode") + "</button></output></section>\n<section class=\"foot\" aria-label=\"" +
           htmlText(pageWord("steps")) + "\">" + moveButton("back") + "<span class=\"quiet\"><span class=\"kept\">" +
           spoken("offline") + "</span></span>" + moveButton("next") + "</section>\n";
}

// Hides words in languages other than the page's.
std::string languageStyle(const PageFrame& frame)
{
    std::string css;
    for (const std::string& code : frame.languages)
        css.append("html:not([lang=").append(code).append("]) .l-").append(code).append("{display:none}");
    return css;
}

// The line that describes a cell, with sentences that the script assembles there.
std::string tellLine()
{
    std::string html = "<aside class=\"tell\" id=\"tell\" aria-label=\"" + htmlText(pageWord("cell")) + "\"";
    for (const char* key : {"masked", "dropped", "hidden", "zero", "edited", "of", "step", "before", "pending", "row",
                            "lineBefore", "locked", "notKept", "yourAnswer", "newValue"})
        html += std::string(" data-") + dashed(key) + "=\"" + htmlText(pageWord(key)) + "\"";
    return html + " hidden><p class=\"empty\">" + spoken("selectCell") +
           "</p><div><button type=\"button\" class=\"close\" aria-label=\"" + htmlText(pageWord("close")) +
           "\">✕</button><div role=\"status\" aria-live=\"polite\"><p class=\"what\"></p><p class=\"value\"></p>"
           "<p class=\"was\"></p><p class=\"line\"></p><p class=\"note\"></p></div>"
           "<form id=\"edit\" class=\"edit\" hidden><label><span class=\"for\"></span>"
           " <input autocomplete=\"off\" spellcheck=\"false\" enterkeyhint=\"done\"></label><button>" +
           spoken("set") + "</button>" + actButton("release", "reset", " hidden") +
           actButton("undo", "undo", " disabled") + actButton("redo", "redo", " disabled") +
           actButton("again", "again", " disabled") +
           "<span class=\"fault\" role=\"alert\"></span></form><div class=\"bars\" hidden></div></div></aside>\n";
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
    const bool of_site = kind == PageKind::Shared || kind == PageKind::Scorm, played = !frame.played.empty();
    const bool live = played || frame.edited;
    std::string html = "<!DOCTYPE html>\n<html lang=\"" + std::string(spokenLanguage()) +
                       "\">\n<head>\n<meta charset=\"utf-8\">\n" + head(of_site) +
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
                       withoutSchemes(htmlText(frame.title)) + "</title>\n<style>" + languageStyle(frame) +
                       "</style>\n" + (of_site ? "" : "<script>" + std::string(themeScript()) + "</script>\n") +
                       "</head>\n<body" + (frame.lesson ? " class=\"lesson\"" : "") +
                       (played ? " data-lesson=\"" + htmlText(frame.id) + "\"" : "") + ">\n";
    const std::string home =
        kind == PageKind::Shared ? "<a class=\"home\" href=\"index.html\">‹ " + spoken("allLessons") + "</a>" : "";
    html += played ? "" : header(frame, layers, home);
    html += topBar(frame, home) + "<main>\n" + (frame.edited || played ? pageControls() : "");
    for (std::size_t i = 0; i < frame.steps.size(); ++i) {
        const PageStep& step = frame.steps[i];
        html += "<section class=\"step" + (step.classes.empty() ? "" : " " + step.classes) + "\" id=\"" +
                idOf(step, i) + "\" tabindex=\"-1\"" + (step.off.empty() ? "" : " hidden") +
                ">" + // as the engine writes it again

                withoutSchemes(step.html) + "</section>\n";
    }
    html += withoutSchemes(frame.after) + "</main>\n" + footBar(frame) + "<footer>" +
            (frame.credit.empty() ? "" : "<p>" + withoutSchemes(htmlText(frame.credit)) + "</p>") + "<p>" +
            (live ? spoken("madeWith")
                  : htmlText(say("Made with AttnScope, where you can edit any value and watch the rest change."))) +
            "</p></footer>\n" + tellLine();
    if (live)
        html += "<script id=\"" + std::string(played ? "lesson" : "scenes") + "\" type=\"application/json\">" +
                inScript(played ? frame.played : scenesOf(layers)) +
                "</script>\n<script id=\"engine\" type=\"text/plain\">" + (of_site ? "" : packedEngine()) +
                "</script>\n" + (of_site ? "" : sentencesOf(frame));
    const auto fromFile = [](const char* name) { return "<script src=\"" + std::string(name) + "\"></script>\n"; };
    const std::string scripts =
        !of_site
            ? "<script>" + pageScript() + "</script>\n"
            : (live ? fromFile("engine-module.js") : "") +
                  (kind == PageKind::Scorm && frame.lesson && live ? fromFile("scorm.js") : "") + fromFile("page.js");
    return html + scripts + "</body>\n</html>\n";
}

} // namespace attn
