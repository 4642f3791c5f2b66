// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shownword.h"
#include "core/page/pagefiles.h"
#include "core/page/pageframe.h"
#include "core/page/pagestyle.h"
#include "core/prose/htmltext.h"
#include "core/site/siteparts.h"

#include <nlohmann/json.hpp>

namespace attn {

namespace {

class IndexPage {
public:
    explicit IndexPage(const std::vector<const Catalogue*>& catalogues) : m_catalogues(catalogues) {}

    std::string html(const std::vector<SiteSection>& sections) const
    {
        const std::string title = htmlText(own(site_title).in(spokenLanguage()));
        std::string html =
            "<!DOCTYPE html>\n<html lang=\"" + std::string(spokenLanguage()) +
            "\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
            "'none'; img-src 'self'; style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n" +
            std::string(site_mark) +
            "<link rel=\"icon\" href=\"icon.svg\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
            title + "</title>\n<style>" + paletteStyle() + std::string(indexStyleFile()) +
            "</style>\n</head>\n<body>\n<header><div>" +
            "<img src=\"icon.svg\" alt=\"\" width=\"24\" height=\"24\"><b>AttnScope</b>" + languages() +
            "</div></header>\n<main>\n<h1>" + said(site_title) + "</h1>\n<p class=\"intro\">" +
            said(SAY_LATER("Change a value, and everything that depends on it follows. All of it runs in this "
                           "browser, offline.")) +
            "</p>\n<p id=\"overall\" hidden></p>\n";
        for (const SiteSection& section : sections) {
            html += "<section>\n<h2>" + said(section.title) +
                    (section.caption.empty() ? "" : " <small>" + said(section.caption) + "</small>") + "</h2>\n<ul>\n";
            int number = 0;
            for (const SitePage& page : section.pages)
                html += card(page, ++number);
            html += "</ul>\n</section>\n";
        }
        return html + "</main>\n<footer>" +
               said(SAY_LATER("Made with AttnScope. Your progress stays in this browser.")) +
               "</footer>\n<script id=\"words\" type=\"application/json\">" + templates() + "</script>\n<script>" +
               std::string(indexScript()) + "</script>\n</body>\n</html>\n";
    }

private:
    // The program's own words in every language, with the number where they have a place for one.
    Words own(std::string_view english, std::size_t number = 0) const
    {
        Words words;
        const auto set = [&](std::string_view language, std::string text) {
            if (const auto place = text.find("%1"); place != std::string::npos && number > 0)
                text.replace(place, 2, std::to_string(number));
            words.set(language, std::move(text));
        };
        set("en", std::string(english));
        for (const Catalogue* catalogue : m_catalogues)
            set(catalogue->language(), catalogue->translation(std::string(english), nullptr));
        return words;
    }
    std::string said(std::string_view english) const { return inAll(own(english)); }

    // Each text once, all but one of them hidden.
    std::string inAll(const Words& words) const
    {
        const auto text = [&](std::string_view language) { return htmlText(unseenWritten(words.in(language))); };
        if (words.all().size() < 2)
            return text("en");
        std::string html = inSpan("en", text("en"));
        for (const Catalogue* catalogue : m_catalogues)
            html += inSpan(catalogue->language(), text(catalogue->language()));
        return html;
    }
    static std::string inSpan(std::string_view language, const std::string& text)
    {
        return "<span lang=\"" + std::string(language) + "\"" + (language == spokenLanguage() ? "" : " hidden") + ">" +
               text + "</span>";
    }

    std::string languages() const
    {
        if (m_catalogues.empty())
            return {};
        std::string html = "<label><span class=\"unseen\">" + said(SAY_LATER("Language")) +
                           "</span><select id=\"language\"><option value=\"en\">English</option>";
        for (const Catalogue* catalogue : m_catalogues)
            html += "<option value=\"" + std::string(catalogue->language()) + "\">" +
                    std::string(catalogue->language()) + "</option>";
        return html + "</select></label>";
    }

    std::string card(const SitePage& page, int number) const
    {
        const bool lesson = page.steps > 0;
        std::string html = "<li" +
                           (lesson ? " data-id=\"" + htmlText(page.id) + "\" data-steps=\"" +
                                         std::to_string(page.steps) + "\"><i>" + std::to_string(number) + "</i>"
                                   : std::string(">")) +
                           "<div><h3 dir=\"auto\"><a href=\"" + page.file + "\">" + inAll(page.title) + "</a></h3>" +
                           (page.summary.empty() ? "" : "<p dir=\"auto\">" + inAll(page.summary) + "</p>");
        if (lesson)
            html += "<p class=\"state\"><span class=\"fresh\">" + inAll(own(SAY_LATER("Steps: %1"), page.steps)) +
                    "</span><span class=\"done\" hidden>✓ " + said(SAY_LATER("Done")) +
                    "</span><span class=\"begun\" hidden><span class=\"bar\"><b></b></span><span "
                    "class=\"told\"></span></span>" +
                    (page.live ? "" : "<span>· " + said(SAY_LATER("for reading")) + "</span>") + "</p>";
        return html + "</div></li>\n";
    }

    // What the script puts numbers into.
    std::string templates() const
    {
        const std::pair<const char*, std::string_view> sentences[] = {
            {"title", site_title},
            {"steps", SAY_LATER("Steps: %1 of %2")},
            {"tasks", SAY_LATER("Tasks solved: %1 of %2")},
            {"all", SAY_LATER("Lessons done: %1 of %2")},
        };
        nlohmann::json words;
        for (const auto& [name, english] : sentences) {
            const Words in = own(english);
            words["en"][name] = in.in("en");
            for (const Catalogue* catalogue : m_catalogues)
                words[std::string(catalogue->language())][name] = in.in(catalogue->language());
        }
        return words.dump();
    }

    const std::vector<const Catalogue*>& m_catalogues;
};

} // namespace

std::string siteIndex(const std::vector<SiteSection>& sections, const std::vector<const Catalogue*>& languages)
{
    return IndexPage(languages).html(sections);
}

} // namespace attn
