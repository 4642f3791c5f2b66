// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/base/shownword.h"
#include "core/page/pageframe.h"
#include "core/prose/htmltext.h"
#include "core/site/siteparts.h"

namespace attn {

namespace {

std::string itemOf(const std::string& id, const std::string& title)
{
    return "<item identifier=\"item" + id + "\" identifierref=\"page" + id + "\"><title>" + title + "</title></item>\n";
}

std::string resourceOf(const std::string& id, const std::string& file, bool graded)
{
    return "<resource identifier=\"page" + id + "\" type=\"webcontent\" adlcp:scormtype=\"" +
           (graded ? "sco" : "asset") + "\" href=\"" + file + "\"><file href=\"" + file +
           "\"/><dependency identifierref=\"shared\"/></resource>\n";
}

} // namespace

// SCORM 1.2 Content Aggregation Model, 2.3: the manifest file.
std::string scormManifest(const std::vector<SiteSection>& sections)
{
    const auto text = [](const Words& words) { return htmlText(unseenWritten(words.in(spokenLanguage()))); };
    std::string items, resources, title = "AttnScope";
    int number = 0, pages = 0;
    for (const SiteSection& section : sections) {
        items += "<item identifier=\"section" + std::to_string(++number) + "\"><title>" + htmlText(say(section.title)) +
                 "</title>\n";
        for (const SitePage& page : section.pages) {
            const std::string id = std::to_string(++pages);
            items += itemOf(id, text(page.title));
            resources += resourceOf(id, page.file, page.live && page.steps > 0);
            title = text(page.title);
        }
        items += "</item>\n";
    }
    if (pages != 1)
        title = htmlText(say(site_title));
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<manifest identifier=\"attnscope\" version=\"1.0\" "
           "xmlns=\"http://www.imsproject.org/xsd/imscp_rootv1p1p2\" "
           "xmlns:adlcp=\"http://www.adlnet.org/xsd/adlcp_rootv1p2\">\n<!-- " +
           std::string(site_mark) +
           "-->\n<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>\n"
           "<organizations default=\"course\"><organization identifier=\"course\"><title>" +
           title + "</title>\n" + items + "</organization></organizations>\n<resources>\n" + resources +
           "<resource identifier=\"shared\" type=\"webcontent\" adlcp:scormtype=\"asset\"><file "
           "href=\"page.css\"/><file href=\"page.js\"/><file href=\"theme.js\"/><file href=\"icon.svg\"/><file "
           "href=\"engine-module.js\"/><file "
           "href=\"scorm.js\"/></resource>\n</resources>\n</manifest>\n";
}

} // namespace attn
