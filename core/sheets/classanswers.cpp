// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheets/classanswers.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/base/shownword.h"
#include "core/io/text/csvcells.h"
#include "core/prose/htmltext.h"
#include "core/sheets/studentscene.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::string_view asked_mark = "?";

std::string plainNumber(const SheetNumber& number) { return decimalText(number.value, number.decimals); }

std::string html(std::string_view words) { return htmlText(unseenWritten(words)); }

std::string shown(const SheetNumber& number)
{
    return number.mark == asked_mark ? "<b>?</b>" : number.blank ? "" : number.text();
}

std::string table(const SheetTable& of)
{
    std::string text = "<p>" + html(of.title) + "</p><table border=\"1\"><tr><th></th>";
    for (const std::string& column : of.columns)
        text += "<th>" + html(column) + "</th>";
    for (std::size_t at = 0; at < of.numbers.size(); ++at) {
        if (at % of.columns.size() == 0)
            text += "</tr><tr><th>" + html(of.rows[at / of.columns.size()]) + "</th>";
        text += "<td>" + shown(of.numbers[at]) + "</td>";
    }
    return text + "</tr></table>";
}

// The steps of the row, a column for each.
SheetTable stepsOf(const Exercise& exercise)
{
    SheetTable steps{"", exercise.labels, {}, {}, -1};
    steps.rows.push_back(say("sum"));
    for (const SheetColumn& column : exercise.columns)
        steps.columns.push_back(column.title + ": " + column.rule);
    for (std::size_t row = 0; row < steps.rows.size(); ++row)
        for (const SheetColumn& column : exercise.columns)
            steps.numbers.push_back(row < column.numbers.size() ? column.numbers[row]
                                                                : column.sum.value_or(SheetNumber{0, 0, true}));
    return steps;
}

// Terms that are for the learner to write stay out.
std::string sumLine(const SheetSum& sum)
{
    const auto symbol = [](const std::string& letter, int index) {
        return index < 0 ? letter : letter + "<sub>" + std::to_string(index) + "</sub>";
    };
    std::string text = "<p>" + symbol(sum.symbol, sum.index) + " = ";
    for (std::size_t i = 0; sum.written && i < sum.terms.size(); ++i) {
        const SheetTerm& term = sum.terms[i];
        text += (i > 0 ? " + " : "") + (term.factor.empty() ? "" : symbol(term.factor, term.index) + " × ") +
                term.text(false);
    }
    return text + (sum.written ? " = " : "") + shown(sum.result) + "</p>";
}

// The exercise with the answers before `asked`, and none after it.
std::string questionText(Exercise exercise, std::size_t asked)
{
    const std::vector<SheetAnswer> answers = answersOf(exercise);
    forEachNumber(exercise, [](SheetNumber& number) { // a mask cannot be filled in on screen
        number.blank = number.blank && number.mark.empty();
    });
    for (std::size_t at = 0; at <= asked; ++at)
        answers[at].number->blank = false;
    answers[asked].number->mark = asked_mark;
    std::string text = "<p>" + html(exercise.about + " " + exercise.task) + "</p>";
    const auto tables = [&](const std::vector<SheetTable>& all) {
        for (const SheetTable& each : all)
            text += table(each);
    };
    const auto sums = [&](const std::string& title, const std::vector<SheetSum>& lines) {
        text += "<p>" + html(title) + "</p>";
        for (const SheetSum& sum : lines)
            text += sumLine(sum);
    };
    tables(exercise.inputs);
    sums(exercise.sums_title, exercise.sums);
    tables(exercise.given);
    text += table(stepsOf(exercise));
    sums(exercise.context_title, exercise.context);
    const auto isAsked = [](const SheetNumber& number) { return number.mark == asked_mark; };
    if (exercise.map && std::ranges::any_of(exercise.map->numbers, isAsked))
        text += table(*exercise.map);
    return text + "<p>" + html(say("Which number replaces the question mark?")) + "</p>";
}

// Of a category: a slash in a name is doubled.
std::string pathPart(std::string name)
{
    for (std::size_t at = 0; (at = name.find('/', at)) != name.npos; at += 2)
        name.insert(at, 1, '/');
    return name;
}

} // namespace

const SheetAnswer* answerTo(const SheetAnswer& blank, std::span<const SheetAnswer> answers)
{
    const auto found = std::ranges::find_if(
        answers, [&](const SheetAnswer& answer) { return answer.step == blank.step && answer.place == blank.place; });
    return found == answers.end() ? nullptr : &*found;
}

std::vector<SheetAnswer> blanksOf(std::span<StudentSheet> sheets)
{
    std::vector<SheetAnswer> blanks;
    for (StudentSheet& sheet : sheets) {
        std::ptrdiff_t at = 0; // behind the last blank that was known
        for (const SheetAnswer& answer : answersOf(sheet.exercise)) {
            const SheetAnswer* known = answerTo(answer, blanks);
            if (!known)
                blanks.insert(blanks.begin() + at, answer);
            at = known ? known - blanks.data() + 1 : at + 1;
        }
    }
    return blanks;
}

std::string answersCsv(std::span<StudentSheet> sheets)
{
    std::string csv =
        csvCell(say("name"), ',') + "," + csvCell(say("seed"), ',') + "," + csvCell(say("tolerance"), ',');
    const std::vector<SheetAnswer> blanks = blanksOf(sheets);
    for (const SheetAnswer& answer : blanks)
        csv += "," + csvCell(answer.name(), ',');
    csv += "\n";
    for (StudentSheet& sheet : sheets) {
        csv += csvCell(sheet.name, ',') + "," + std::to_string(sheet.seed) + "," +
               decimalText(sheet.exercise.tolerance, given_decimals);
        const std::vector<SheetAnswer> answers = answersOf(sheet.exercise);
        for (const SheetAnswer& blank : blanks) {
            const SheetAnswer* answer = answerTo(blank, answers);
            csv += "," + (answer ? plainNumber(*answer->number) : std::string());
        }
        csv += "\n";
    }
    return csv;
}

std::string questionBank(std::span<StudentSheet> sheets, const std::string& title)
{
    std::string xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n";
    const std::vector<SheetAnswer> blanks = blanksOf(sheets);
    for (std::size_t blank = 0; blank < blanks.size(); ++blank) {
        std::string number = std::to_string(blank + 1);
        number.insert(0, number.size() < 2 ? 1 : 0, '0'); // in the order of the sheet
        xml += "<question type=\"category\"><category><text>" +
               html("$course$/" + pathPart(title) + "/" + number + " " + pathPart(blanks[blank].name())) +
               "</text></category></question>\n";
        for (StudentSheet& sheet : sheets) {
            const std::vector<SheetAnswer> answers = answersOf(sheet.exercise);
            const SheetAnswer* answer = answerTo(blanks[blank], answers);
            if (!answer)
                continue;
            xml += "<question type=\"numerical\">\n<name><text>" + html(answer->name() + ", " + sheet.name) +
                   "</text></name>\n<questiontext format=\"html\"><text><![CDATA[" +
                   questionText(
                       sheet.exercise,
                       std::size_t(answer - answers.data())) + // every > of a word is an entity, so that none ends it
                   "]]></text></questiontext>\n<defaultgrade>1</defaultgrade>\n<penalty>0.3333333</penalty>\n"
                   "<hidden>0</hidden>\n<answer fraction=\"100\" format=\"plain_text\"><text>" +
                   plainNumber(*answer->number) +
                   "</text><feedback format=\"html\"><text></text></feedback><tolerance>" +
                   decimalText(sheet.exercise.tolerance, given_decimals) + "</tolerance></answer>\n</question>\n";
        }
    }
    return xml + "</quiz>\n";
}

} // namespace attn
