// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/lessons/lessonfile.h"
#include "core/page/page.h"
#include "core/page/pageframe.h"
#include "core/page/pagewords.h"
#include "core/page/stepparts.h"
#include "core/prose/cellname.h"
#include "core/prose/htmltext.h"
#include "core/prose/prose.h"

#include <algorithm>

namespace attn {

namespace {

// What decides a step's numbers and which are hidden; steps that differ in nothing else share a layer.
Scene essence(const Scene& scene)
{
    Scene bare = withoutPrivate(scene);
    bare.title.clear();
    bare.description.clear();
    bare.expected.clear();
    bare.expected_shapes.clear();
    bare.tolerance.clear();
    bare.view.reset();
    if (scene.view && !scene.view->hidden.empty())
        bare.view.emplace().hidden = scene.view->hidden;
    return bare;
}

constexpr int probability_digits = 4;

// Opens an element that shows while the page speaks this language.
std::string inLanguage(const std::string& element, const std::string& language)
{
    return "<" + element + " class=\"l-" + language + "\" lang=\"" + language + "\">";
}

// A step's section. Where the page is alive, the parts that follow the numbers are written again by the engine: those with
// data-part, every <data>, badges and verdicts; what can be pressed only then has the class `alive`, what then has no use `still`.
class StepPage {
public:
    // `languages`: that the page can be switched to.
    StepPage(const Lesson& lesson, const LessonStep& step, const PageLayer& layer, bool live,
             const std::vector<std::string>& languages)
        : m_lesson(lesson), m_step(step), m_layer(layer), m_computed(*layer.computed), m_live(live),
          m_languages(languages)
    {
    }

    std::string title() const
    {
        return inBoth(m_step.title, [](const std::string& title) { return htmlText(title); });
    }

    // `given`: HTML of the inputs, for `allNumbers`; `intro`: above the first step.
    Result<std::string> html(int number, bool allNumbers, const std::string& given, const std::string& intro)
    {
        m_number = number;
        std::string html = "<div class=\"text\">\n" +
                           (intro.empty() ? "" : "<div class=\"intro\">" + intro + "</div>\n") + "<h2>" +
                           (m_live ? "" : std::to_string(number) + ". ") + title() + "</h2>\n<div class=\"prose\">\n" +
                           prose(m_step.text) + "</div>\n" + open() + predict() + goal() + questions() + hints() +
                           "</div>\n<div class=\"look\">" + part("stages", "") +
                           part("stage", stageOfStep(m_layer, m_lesson, m_step)) + prints();
        if (allNumbers)
            html += "<details class=\"all still\"><summary>" + htmlText(say("All values in this step")) +
                    "</summary>\n" + stages() + given + "</details>\n";
        html += "</div>\n";
        if (!m_fault.empty())
            return Error{say("step %1: %2", number, m_fault)};
        return html;
    }

private:
    std::string number(const std::string& name)
    {
        const auto token = nextTokenOf(name);
        if (!token)
            return liveNumber(m_computed, name);
        if (!m_next) {
            const auto next = nextPieces(m_step.scene);
            if (!next) {
                m_fault = next.error().message;
                return "?";
            }
            m_next = *next;
        }
        const auto probability = m_next->probability(*token);
        return probability ? decimalText(*probability, probability_digits) : "?";
    }

    std::string proseOf(const std::string& text)
    {
        const auto html = htmlOf(text, browserHooks([this](const std::string& name) { return number(name); }));
        if (!html && m_fault.empty())
            m_fault = html.error().message;
        return html ? *html : "";
    }

    // The words in each language that the page can be switched to; where it cannot, in the one that is spoken.
    template <class Write> std::string inBoth(const Words& words, Write write, const char* element = "span") const
    {
        if (m_languages.size() < 2 || words.all().size() < 2)
            return write(words.in(spokenLanguage()));
        std::string html;
        for (const std::string& language : m_languages)
            html.append(inLanguage(element, language))
                .append(write(words.in(language)))
                .append("</")
                .append(element)
                .append(">");
        return html;
    }

    std::string prose(const Words& words)
    {
        return inBoth(
            words, [this](const std::string& text) { return proseOf(text); }, "div");
    }

    // The same without the enclosing paragraph if there is only one.
    std::string inlineProse(const Words& words)
    {
        return inBoth(words, [this](const std::string& text) {
            constexpr std::string_view begin = "<p>", end = "</p>\n";
            const std::string html = proseOf(text);
            const bool one = html.starts_with(begin) && html.ends_with(end) && html.find(begin, 1) == std::string::npos;
            return one ? html.substr(begin.size(), html.size() - begin.size() - end.size()) : html;
        });
    }

    std::string part(const char* name, const std::string& html) const
    {
        return m_live || !html.empty() ? std::string("<div data-part=\"") + name + "\">" + html + "</div>\n" : "";
    }

    std::string open() const
    {
        const std::string tensor = m_step.locks.openTensor(), html = m_live ? openOfStep(m_layer, m_step) : "";
        return html.empty() ? std::string()
                            : "<div class=\"open\"><p class=\"quiet\">" + spoken("openTensor", htmlText(tensor)) +
                                  "</p>\n" + part("open", html) + "</div>\n";
    }

    // `announced`: whether a screen reader announces the badge; not where it announces a verdict.
    std::string task(const std::string& attributes, const char* title, const std::string& inside,
                     bool announced = true) const
    {
        return "<div class=\"task\" " + attributes + "><div class=\"head\"><h3>" + spoken(title) +
               "</h3><span class=\"badge\"" + (announced ? " role=\"status\"" : "") + "></span></div>\n" + inside +
               "</div>\n";
    }

    static std::string act(const char* name, const char* word)
    {
        return std::string("<button type=\"button\" data-act=\"") + name + "\">" + spoken(word) + "</button>";
    }

    std::string acts(const std::string& buttons) const
    {
        return m_live ? "<div class=\"acts alive\" hidden>" + buttons + "</div>\n" : "";
    }

    std::string predict() const
    {
        if (m_step.predict.empty())
            return {};
        return task("data-task=\"predict\"", "workOut",
                    "<p>" + spoken("predictHow") + "</p>\n" + acts(act("next", "answer") + act("reveal", "reveal")));
    }

    std::string goal()
    {
        if (!m_step.goal)
            return {};
        return task("data-task=\"goal\"", "yourTurn",
                    prose(m_step.goal->text) + "<p class=\"quiet still\">" + spoken("tryInProgram") + "</p>\n" +
                        acts(act("undo", "undo") + act("redo", "redo") + act("again", "again") +
                             (m_step.goal->solution ? act("way", "showOneWay") : "")));
    }

    std::string questions()
    {
        std::string html;
        for (std::size_t i = 0; i < m_step.questions.size(); ++i) {
            const Question& question = m_step.questions[i];
            const std::string place = std::to_string(m_number) + "-" + std::to_string(i);
            std::string inside = "<div class=\"stem\" id=\"q" + place + "\">" + prose(question.text) + "</div>\n";
            for (const int k : shownOrder(question)) {
                const Choice& choice = question.choices[std::size_t(k)];
                inside += "<details data-choice=\"" + std::to_string(k) + "\"><summary>" + inlineProse(choice.text) +
                          "</summary><p class=\"" + (choice.right ? "right" : "wrong") + "\">" +
                          inlineProse(choice.because) + "</p></details>\n";
            }
            if (question.choices.empty())
                inside += "<details class=\"still\"><summary>" + spoken("showAnswer") + "</summary><p>" +
                          htmlText(question.cell ? liveNumber(m_computed, toString(*question.cell))
                                                 : shortest(question.value)) +
                          "</p></details>\n";
            if (question.choices.empty() && m_live)
                inside += "<form class=\"alive answer\" hidden><input autocomplete=\"off\" spellcheck=\"false\" "
                          "enterkeyhint=\"done\" aria-labelledby=\"q" +
                          place + "\"><button>" + spoken("check") +
                          "</button><p class=\"verdict\" role=\"status\"></p></form>\n";
            html += task("data-question=\"" + std::to_string(i) + "\"", "question", inside, !question.choices.empty());
        }
        return html;
    }

    std::string hints()
    {
        std::string html;
        for (std::size_t i = 0; i < m_step.hints.size(); ++i)
            html += "<details class=\"hint\" data-hint=\"" + std::to_string(i) + "\"><summary>" +
                    spoken("hintNumber", std::to_string(i + 1)) + "</summary>" + prose(m_step.hints[i]) +
                    "</details>\n";
        return html;
    }

    std::string prints()
    {
        std::string html;
        for (const Printed& printed : m_step.prints)
            html += "<div class=\"prints\"><h3>" + spoken("prints", htmlText(printed.source)) + "</h3>\n" +
                    "<div data-part=\"pairs\">" + pairsOf(m_step, printed, m_computed) + "</div>\n" +
                    (printed.verbatim.empty() ? "" : "<pre>" + htmlText(printed.verbatim) + "</pre>\n") +
                    prose(printed.note) + "</div>\n";
        return html;
    }

    std::string stages() const
    {
        std::string html;
        for (const PageStage& stage : pageStages(*m_computed.realized))
            if (!stage.tensors.empty())
                html += stageHtml(m_layer, stage, "h3");
        return html;
    }

    const Lesson& m_lesson;
    const LessonStep& m_step;
    const PageLayer& m_layer;
    const Computed& m_computed;
    bool m_live;
    const std::vector<std::string>& m_languages;
    int m_number = 0;
    NextPiecesPtr m_next; // created on first use
    std::string m_fault;
};

// The lesson's file without what a page does not have: scenes that ship are written out.
std::string fileInPage(Lesson lesson)
{
    for (LessonStep& step : lesson.steps)
        step.from.clear();
    return sharedLesson(lesson);
}

std::string idFrom(const std::string& title)
{
    std::string id;
    for (const char c : title)
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'))
            id += c;
        else if (!id.empty() && !id.ends_with('-'))
            id += '-';
    return id.substr(0, 60);
}

} // namespace

Result<std::string> lessonPage(const Lesson& lesson, PageKind kind, const std::string& id)
{
    const bool computes =
        std::ranges::all_of(lesson.steps, [](const LessonStep& step) { return computesInPage(step.scene); });
    const bool live = computes && kind != PageKind::Static;
    const bool all_numbers = !live && (kind == PageKind::Live || kind == PageKind::Static); // keeps a site small
    std::vector<PageLayer> layers;
    std::vector<Scene> scenes;
    PageFrame frame;
    frame.title = lesson.title.in(spokenLanguage());
    frame.lesson = true;
    if (live) {
        frame.played = fileInPage(lesson);
        frame.id = id.empty() ? idFrom(lesson.title.in()) : id;
        for (const LanguageCount& each : languagesOf(lesson))
            frame.languages.push_back(each.language);
    }
    std::string summary;
    for (const std::string& language :
         live ? frame.languages : std::vector<std::string>{std::string(spokenLanguage())}) {
        const auto html = htmlOf(lesson.summary.in(language), browserHooks([](const std::string&) { return "?"; }));
        if (!html)
            return Error{say("summary: %1", html.error().message)};
        const std::string element = live ? inLanguage("div", language) : "<div>";
        if (!html->empty())
            summary.append(element).append(*html).append("</div>\n");
        frame.title_html.append(element).append(htmlText(lesson.title.in(language))).append("</div>");
    }
    frame.intro =
        "<div class=\"prose\">" + summary + "</div>\n<p class=\"facts\">" +
        htmlText(sayCount("1 step.", "%n steps. Press Space for the next one.", std::int64_t(lesson.steps.size()))) +
        (computes
             ? ""
             : " " + htmlText(say("A browser cannot run this lesson's trained model. Open the lesson in AttnScope."))) +
        "</p>\n";
    layers.reserve(lesson.steps.size());
    int number = 0;
    for (const LessonStep& step : lesson.steps) {
        ++number;
        const Scene bare = essence(step.scene);
        const auto known = std::ranges::find(scenes, bare) - scenes.begin();
        const bool first = known == std::ptrdiff_t(scenes.size());
        std::string given;
        if (first) {
            auto layer = pageLayer(bare, int(known));
            if (!layer)
                return Error{say("step %1: %2", number, layer.error().message)};
            scenes.push_back(bare);
            layers.push_back(std::move(*layer));
            if (all_numbers)
                for (const std::string& tensor : takeGiven(layers.back()).tensors)
                    given += "<h3>" + htmlText(tensor) + "</h3>\n" + tensorMaps(layers.back(), tensor);
        }
        PageLayer shown = layers[std::size_t(known)];
        shown.number = live ? number - 1 : int(known);
        shown.locks = live ? &step.locks : nullptr;
        StepPage made(lesson, step, shown, live, frame.languages);
        const auto html = made.html(number, first && all_numbers, given, live && number == 1 ? summary : "");
        if (!html)
            return html.error();
        frame.steps.push_back({live ? made.title() : step.title.in(spokenLanguage()), {}, *html, "with"});
    }
    frame.credit = lesson.credit.in(spokenLanguage());
    if (!lesson.licence.empty())
        frame.credit += (frame.credit.empty() ? "" : " ") + say("License: %1.", lesson.licence);
    return framedPage(frame, layers, kind);
}

} // namespace attn
