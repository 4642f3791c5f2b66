// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/writerwords.h"

#include "core/io/scene/blockname.h"
#include "ui/kit/typednumber.h"

#include <QObject>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

Error fault(const QString& sentence) { return Error{sentence.toStdString()}; }
Words wordsFrom(const QString& text) { return Words(text.trimmed().toStdString()); }
QString english(const Words& words) { return QString::fromStdString(words.in()); }

Result<Question> answeredBy(Question question, const QString& line)
{
    const QString answer = line.mid(1).trimmed();
    if (const auto block = parseBlock(answer.toStdString()); block && !block->leading.empty())
        question.cell = CellRef{block->tensor, block->leading};
    else if (const auto number = typedNumber(answer); number && std::isfinite(*number))
        question.value = *number;
    else
        return fault(QObject::tr("“%1” is neither a number nor a cell such as weights[0,0,1,2]").arg(answer));
    return question;
}

} // namespace

QString hintLines(const std::vector<Words>& hints)
{
    QStringList lines;
    for (const Words& hint : hints)
        lines << english(hint).replace(QLatin1Char('\n'), QLatin1Char(' '));
    return lines.join(QLatin1Char('\n'));
}

std::vector<Words> hintsOf(const QString& lines)
{
    std::vector<Words> hints;
    for (const QString& line : lines.split(QLatin1Char('\n')))
        if (!line.trimmed().isEmpty())
            hints.push_back(wordsFrom(line));
    return hints;
}

QString questionLines(const std::vector<Question>& questions)
{
    if (questions.empty())
        return {};
    const Question& question = questions.front();
    QStringList lines{english(question.text).replace(QLatin1Char('\n'), QLatin1Char(' '))};
    for (const Choice& choice : question.choices)
        lines << QStringLiteral("%1 %2%3")
                     .arg(QString(choice.last ? 2 : 1, choice.right ? QLatin1Char('*') : QLatin1Char('-')))
                     .arg(english(choice.text),
                          choice.because.empty() ? QString() : QStringLiteral(" | ") + english(choice.because));
    if (question.cell)
        lines << QStringLiteral("= ") + QString::fromStdString(toString(*question.cell));
    else if (question.choices.empty())
        lines << QStringLiteral("= %1").arg(question.value, 0, 'g', 9);
    return lines.join(QLatin1Char('\n'));
}

Result<std::vector<Question>> questionOf(const QString& text)
{
    QStringList lines = text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    if (lines.isEmpty())
        return std::vector<Question>();
    Question question;
    question.text = wordsFrom(lines.takeFirst());
    if (question.text.empty())
        return fault(QObject::tr("The first line is empty. Write the question there."));
    for (const QString& whole : lines) {
        const QString line = whole.trimmed();
        if (line.startsWith(QLatin1Char('='))) {
            auto answered = answeredBy(question, line);
            if (!answered)
                return answered.error();
            return std::vector<Question>{*answered};
        }
        if (!line.startsWith(QLatin1Char('*')) && !line.startsWith(QLatin1Char('-')))
            return fault(
                QObject::tr("“%1”: start a right answer with *, a wrong one with - and a number with =").arg(line));
        const qsizetype bar = line.indexOf(QLatin1Char('|'));
        const bool last = line.size() > 1 && line[1] == line[0];
        const int mark = last ? 2 : 1;
        Choice choice{wordsFrom(line.mid(mark, bar < 0 ? -1 : bar - mark)), line.startsWith(QLatin1Char('*')),
                      bar < 0 ? Words() : wordsFrom(line.mid(bar + 1)), last};
        if (choice.text.empty())
            return fault(QObject::tr("“%1”: the answer is empty").arg(line));
        question.choices.push_back(std::move(choice));
    }
    if (std::ranges::none_of(question.choices, &Choice::right))
        return fault(QObject::tr("No answer is marked as right. Start the right one with *, or write = and a number."));
    return std::vector<Question>{std::move(question)};
}

QString blockLine(const std::vector<CellBlock>& blocks)
{
    QStringList names;
    for (const CellBlock& block : blocks)
        names << QString::fromStdString(toString(block));
    return names.join(QStringLiteral(", "));
}

} // namespace attn
