// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shownword.h"
#include "core/page/pagecontrols.h"
#include "core/page/pagefiles.h"
#include "core/page/pageframe.h"
#include "core/page/pagestyle.h"
#include "core/page/pagewords.h"
#include "core/prose/htmltext.h"
#include "core/site/siteparts.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace attn {

namespace {

class IndexPage {
public:
    explicit IndexPage(const std::vector<const Catalogue*>& catalogues) : m_catalogues(catalogues) {}

    // `teachers`: what the lessons say to teachers, in place of the cards.
    std::string html(const std::vector<SiteSection>& sections, bool teachers) const
    {
        const std::string_view heading = teachers ? SAY_LATER("For teachers") : site_title;
        const std::string title = htmlText(own(heading).in(spokenLanguage()));
        std::string html =
            "<!DOCTYPE html>\n<html lang=\"" + std::string(spokenLanguage()) +
            "\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
            "'none'; img-src 'self'; style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n" +
            std::string(site_mark) +
            "<link rel=\"icon\" href=\"icon.svg\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
            title + "</title>\n<style>" + paletteStyle() + std::string(indexStyleFile()) + "</style>\n<script>" +
            std::string(themeScript()) + "</script>\n</head>\n<body>\n<header><div>" +
            "<img src=\"icon.svg\" alt=\"\" width=\"24\" height=\"24\"><b>AttnScope</b>" + languages() + themeSwitch() +
            "</div></header>\n<main>\n<h1>" + said(heading) + "</h1>\n<p class=\"intro\">" +
            said(teachers ? SAY_LATER("What each lesson is for, how long it takes, where learners stumble, and what to "
                                      "ask. No other page links here.")
                          : SAY_LATER("Change a value, and everything that depends on it updates. It all runs in this "
                                      "browser, even offline.")) +
            "</p>\n<p id=\"overall\" hidden></p>\n";
        for (const SiteSection& section : sections) {
            std::string cards;
            int number = 0;
            for (const SitePage& page : section.pages)
                cards += teachers ? forTeachers(page) : card(page, ++number);
            if (!cards.empty())
                html += "<section>\n<h2>" + said(section.title) +
                        (section.caption.empty() ? "" : " <small>" + said(section.caption) + "</small>") +
                        "</h2>\n<ul" + (teachers ? " class=\"teachers\">\n" : ">\n") + cards + "</ul>\n</section>\n";
        }
        return html + "</main>\n<footer>" +
               (teachers ? "" : said(SAY_LATER("Made with AttnScope. Your progress stays in this browser.")) + " ") +
               (teachers ? "<a href=\"index.html\">" + said(site_title) + "</a>" : "") +
               "</footer>\n<script id=\"words\" type=\"application/json\">" + templates(heading) +
               "</script>\n<script>" + std::string(indexScript()) + "</script>\n</body>\n</html>\n";
    }

private:
    // Empty if the lesson says nothing.
    std::string forTeachers(const SitePage& page) const
    {
        const TeacherPage& teacher = page.teacher;
        const std::pair<std::string_view, const Words*> parts[] = {
            {SAY_LATER("Aim"), &teacher.aim},
            {SAY_LATER("Where learners stumble"), &teacher.pitfalls},
            {SAY_LATER("What to ask"), &teacher.ask}};
        std::string html = "<li><div><h3 dir=\"auto\"><a href=\"" + page.file + "\">" + inAll(page.title) + "</a></h3>";
        if (teacher.minutes > 0)
            html += "<p>" + inAll(own(SAY_LATER("Minutes: %1"), std::size_t(teacher.minutes))) + "</p>";
        for (const auto& [title, words] : parts)
            if (!words->empty())
                html += "<p dir=\"auto\"><b>" + said(title) + "</b><br>" + inAll(*words) + "</p>";
        return teacher.empty() ? "" : html + "</div></li>\n";
    }

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
                    (page.live ? "" : "<span>· " + said(SAY_LATER("read-only")) + "</span>") + "</p>";
        return html + "</div></li>\n";
    }

    // What the script puts numbers into.
    std::string templates(std::string_view heading) const
    {
        const std::pair<const char*, std::string_view> sentences[] = {
            {"title", heading},
            {"steps", SAY_LATER("Steps: %1 of %2")},
            {"tasks", SAY_LATER("Tasks solved: %1 of %2")},
            {"all", SAY_LATER("Lessons done: %1 of %2")},
        };
        nlohmann::json words;
        const auto put = [&](std::string_view name, std::string_view english) {
            const Words in = own(english);
            words["en"][name] = in.in("en");
            for (const Catalogue* catalogue : m_catalogues)
                words[std::string(catalogue->language())][name] = in.in(catalogue->language());
        };
        for (const auto& [name, english] : sentences)
            put(name, english);
        for (const PageWord& word : pageWords()) // of the switches, as all pages have them
            if (word.key == "colors" || word.key == "system" || word.key == "light" || word.key == "dark")
                put(word.key, word.english);
        return words.dump();
    }

    const std::vector<const Catalogue*>& m_catalogues;
};

} // namespace

bool saysToTeachers(const std::vector<SiteSection>& sections)
{
    return std::ranges::any_of(sections, [](const SiteSection& section) {
        return !std::ranges::all_of(section.pages, &TeacherPage::empty, &SitePage::teacher);
    });
}

std::string siteIndex(const std::vector<SiteSection>& sections, const std::vector<const Catalogue*>& languages,
                      bool teachers)
{
    return IndexPage(languages).html(sections, teachers);
}

} // namespace attn
