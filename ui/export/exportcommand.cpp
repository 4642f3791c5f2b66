// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportcommand.h"

#include "ui/kit/numbertext.h"

#include <QRegularExpression>
#include <QStringList>

namespace attn {

namespace {

// A word as a POSIX shell takes it.
QString quoted(QString word)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./=:,+-]+$"));
    if (plain.match(word).hasMatch())
        return word;
    return QLatin1Char('\'') + word.replace(QLatin1Char('\''), QStringLiteral("'\\''")) + QLatin1Char('\'');
}

class CommandLine {
public:
    void word(const QString& word) { m_words << quoted(word); }
    void option(const char* name, const QString& value) { m_words << QLatin1String(name) << quoted(value); }
    void flag(const char* name, bool set)
    {
        if (set)
            m_words << QLatin1String(name);
    }
    QString text() const { return m_words.join(QLatin1Char(' ')); }

private:
    QStringList m_words;
};

void addLook(CommandLine& line, const FigureRequest& request)
{
    const FigureLook& look = request.look;
    const FigureLook usual;
    if (look.widthCm != usual.widthCm)
        line.option("--width", QString::number(look.widthCm));
    if (look.dpi != usual.dpi && request.formats.front() == FigureFormat::Png)
        line.option("--dpi", QString::number(look.dpi));
    line.flag("--no-title", !look.title);
    line.flag("--no-labels", !look.tokenLabels);
    line.flag("--no-colorbar", !look.colorBar);
    line.flag("--no-digits", !look.digits);
    line.flag("--no-marks", !look.marks);
    line.flag("--row-sums", look.rowSums);
    line.flag("--transparent", !look.background);
    if (look.chosenCell && request.chosen)
        line.option("--cell", QStringLiteral("%1,%2").arg(request.chosen->row).arg(request.chosen->column));
    if (look.title && !request.titleText.isEmpty())
        line.option("--title", request.titleText);
}

void addColors(CommandLine& line, const FigureRequest& request)
{
    const Looks usual;
    if (request.looks.colorMap != usual.colorMap)
        line.option("--colors", request.looks.colorMap);
    if (const auto& ends = request.looks.range.locked)
        line.option("--range", shortestCode(ends->first) + QLatin1Char(',') + shortestCode(ends->second));
    else if (request.looks.range.mode != usual.range.mode)
        line.option("--range", QString::fromUtf8(view_ranges[std::size_t(request.looks.range.mode)]));
    line.flag("--log", request.looks.range.logarithmic);
    if (request.looks.digits != usual.digits && (request.look.digits || request.look.rowSums))
        line.option("--digits", QString::number(request.looks.digits));
}

} // namespace

QString exportCommand(const QString& scene, const FigureRequest& request, const std::vector<FigurePlan>& plans)
{
    const auto number = [](const std::optional<int>& pick) {
        return pick ? QString::number(*pick) : QStringLiteral("all");
    };
    CommandLine line;
    line.word(QStringLiteral("attnscope"));
    line.word(QStringLiteral("export"));
    line.word(scene);
    for (const std::string& tensor : request.tensors)
        line.option("--stage", QString::fromStdString(tensor));
    request.sheet ? line.flag("--sheet", true) : line.option("--head", number(request.head));
    line.option("--batch", number(request.batch));
    addLook(line, request);
    addColors(line, request);
    const QString ending = endingOf(request.formats.front());
    if (plans.size() == 1) {
        line.option("--out", plans.front().fileName + QLatin1Char('.') + ending);
    } else {
        line.option("--format", ending);
        if (!request.pattern.isEmpty())
            line.option("--name", request.pattern);
        line.option("--out", QStringLiteral("."));
    }
    return line.text();
}

} // namespace attn
