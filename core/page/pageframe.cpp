// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pageframe.h"

#include "core/base/say.h"
#include "core/page/pageequations.h"
#include "core/page/pagestyle.h"
#include "core/prose/htmltext.h"

#include <zlib.h>

#include <algorithm>

namespace attn {

namespace {

constexpr std::size_t packed_from = 60'000; // bytes of equations that are worth compressing

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

std::string compressed(const std::string& text)
{
    uLongf size = compressBound(uLong(text.size()));
    std::string bytes(size, '\0');
    compress2(reinterpret_cast<Bytef*>(bytes.data()), &size, reinterpret_cast<const Bytef*>(text.data()),
              uLong(text.size()), Z_BEST_COMPRESSION);
    bytes.resize(size);
    return bytes;
}

// As it may stand inside a script element.
std::string inScript(std::string json)
{
    for (auto at = json.find('<'); at != std::string::npos; at = json.find('<', at))
        json.replace(at, 1, "\\u003c");
    return json;
}

std::string equationsScript(const std::vector<PageLayer>& layers)
{
    std::string json;
    for (const PageLayer& layer : layers) {
        const std::string tensors = equationsOf(layer);
        json += (json.empty() || tensors.size() <= 2 ? "" : ",") + tensors.substr(1, tensors.size() - 2);
    }
    json = "{" + withoutSchemes(json) + "}";
    if (json.size() < packed_from)
        return "<script id=\"plain\" type=\"application/json\">" + inScript(json) + "</script>\n";
    return "<script id=\"packed\" type=\"text/plain\">" + base64(compressed(json)) + "</script>\n";
}

std::string navigation(const PageFrame& frame)
{
    std::string html = "<div class=\"top\"><div><nav aria-label=\"" +
                       htmlText(frame.lesson ? say("Steps") : say("Stages")) + "\"><ol>";
    const auto label = [](const std::string& title, const std::string& below) {
        return htmlText(title) + (below.empty() ? "" : "<small>" + htmlText(below) + "</small>");
    };
    for (std::size_t i = 0; i < frame.steps.size(); ++i)
        html += "<li><a href=\"#s" + std::to_string(i + 1) + "\">" +
                label(frame.steps[i].title, frame.steps[i].subtitle) + "</a></li>";
    for (const PageStage& stage : frame.off)
        html += "<li><span>" + label(stage.title, say("off: %1", stage.off)) + "</span></li>";
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
    };
    for (const auto& [name, text] : words)
        html += std::string(" data-") + name + "=\"" + htmlText(text) + "\"";
    return html + " hidden><div><button type=\"button\" aria-label=\"" + htmlText(say("Close")) +
           "\">✕</button><strong></strong><p class=\"line\"></p><p class=\"note\"></p></div></div>\n";
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

std::string framedPage(const PageFrame& frame, const std::vector<PageLayer>& layers)
{
    std::string html = "<!DOCTYPE html>\n<html lang=\"" + std::string(spokenLanguage()) +
                       "\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
                       withoutSchemes(htmlText(frame.title)) + "</title>\n<style>" + pageStyle() +
                       "</style>\n</head>\n<body" + (frame.lesson ? " class=\"lesson\"" : "") + ">\n";
    html += "<header><h1>" + withoutSchemes(htmlText(frame.title)) + "</h1>\n" + withoutSchemes(frame.intro) +
            (frame.lesson ? "" // a step shows what it is about
                          : choices(layers, say("Batch items"), "b", &TensorMatrix::batches) +
                                choices(layers, say("Heads"), "h", &TensorMatrix::heads)) +
            "</header>\n" + navigation(frame) + "<main>\n";
    for (std::size_t i = 0; i < frame.steps.size(); ++i) {
        const PageStep& step = frame.steps[i];
        html += "<section class=\"step" + (step.classes.empty() ? "" : " " + step.classes) + "\" id=\"s" +
                std::to_string(i + 1) + "\" tabindex=\"-1\">\n" + withoutSchemes(step.html) + "</section>\n";
    }
    html += withoutSchemes(frame.after) + "</main>\n<footer>" +
            (frame.credit.empty() ? "" : "<p>" + withoutSchemes(htmlText(frame.credit)) + "</p>") + "<p>" +
            htmlText(say("Made with AttnScope: there every number can be edited, and all others follow.")) +
            "</p></footer>\n" + tellLine();
    return html + equationsScript(layers) + "<script>" + std::string(pageScript()) + "</script>\n</body>\n</html>\n";
}

} // namespace attn
