// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurenames.h"

#include "core/base/say.h"
#include "core/headless/figureoptions.h"
#include "ui/language/headwords.h"
#include "ui/matrix/tensormatrix.h"

#include <QRegularExpression>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace attn {
namespace {

constexpr qsizetype longest_title = 60, longest_name = 180; // characters
constexpr qsizetype most_bytes = 200;                       // file systems take 255, with whatever is appended

// A piece of a pattern with its words filled in; nullopt if a word has no meaning for this figure.
std::optional<QString> filled(QString piece, const std::vector<std::pair<QString, std::optional<QString>>>& words)
{
    for (const auto& [word, meaning] : words)
        if (piece.contains(word)) {
            if (!meaning)
                return std::nullopt;
            piece.replace(word, *meaning);
        }
    return piece;
}

// In names of files.
QString headWord(int head) { return head == mean_of_heads ? QStringLiteral("mean") : QString::number(head); }

} // namespace

bool isReservedFileName(const QString& name)
{
    static const QRegularExpression devices(QStringLiteral("^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?$"),
                                            QRegularExpression::CaseInsensitiveOption);
    return devices.match(name).hasMatch();
}

QString safeForFiles(const QString& title, qsizetype longest)
{
    QString safe;
    for (const char32_t c : title.left(4 * longest).toUcs4()) {
        if (QChar::isLetterOrNumber(c) || QChar::isMark(c) || c == U'-' || c == U'.')
            safe += QString::fromUcs4(&c, 1);
        else if (!safe.endsWith(QLatin1Char('_')))
            safe += QLatin1Char('_');
    }
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, safe); // a letter is cut with its marks
    letters.toEnd();
    while (safe.size() > longest || safe.toUtf8().size() > most_bytes)
        safe.truncate(std::max<qsizetype>(letters.toPreviousBoundary(), 0));
    const auto trimmed = [](QChar c) { return c == QLatin1Char('_') || c == QLatin1Char('.'); };
    while (!safe.isEmpty() && trimmed(safe.back()))
        safe.chop(1);
    while (!safe.isEmpty() && trimmed(safe.front()))
        safe.remove(0, 1);
    return safe;
}

std::optional<Error> patternFault(const QString& pattern)
{
    static const QRegularExpression words(QStringLiteral("\\{([^{}]*)\\}"));
    for (auto found = words.globalMatch(pattern); found.hasNext();) {
        const QString word = found.next().captured(1);
        if (!QStringList{QStringLiteral("title"), QStringLiteral("stage"), QStringLiteral("head"),
                         QStringLiteral("batch")}
                 .contains(word))
            return Error{say("name: expected {title}, {stage}, {head} or {batch}, got '{%1}'", word.toStdString())};
    }
    if (pattern.contains(QLatin1Char('/')) || pattern.contains(QLatin1Char('\\')) ||
        (!pattern.isEmpty() && safeForFiles(pattern).isEmpty()))
        return Error{say("name: expected a file name without folders, got '%1'", pattern.toStdString())};
    return std::nullopt;
}

QString NameWords::fileName(const std::vector<int>& heads) const
{
    return figureFileName(QString::fromStdString(computed.scene.title), request, tensor, heads, item);
}

QString figureFileName(const QString& own, const FigureRequest& request, const std::string& tensor,
                       const std::vector<int>& heads, std::optional<int> item)
{
    QString title = safeForFiles(own, longest_title);
    if (title.isEmpty())
        title = safeForFiles(request.sceneName, longest_title);
    if (title.isEmpty())
        title = QStringLiteral("scene");
    const QString usual = QLatin1String(usual_pattern) + (item ? QStringLiteral("_b{batch}") : QString());
    const QString pattern = request.pattern.isEmpty() ? usual : request.pattern;
    std::optional<QString> head, batch;
    if (heads.size() == 1)
        head = headWord(heads.front());
    if (item)
        batch = QString::number(*item);

    QStringList pieces;
    for (const QString& piece : pattern.split(QLatin1Char('_'))) {
        if (heads.size() > 1 && piece.contains(QStringLiteral("{head}"))) {
            pieces << QStringLiteral("heads");
            continue;
        }
        const auto words = filled(piece, {{QStringLiteral("{title}"), title},
                                          {QStringLiteral("{stage}"), QString::fromStdString(tensor)},
                                          {QStringLiteral("{head}"), head},
                                          {QStringLiteral("{batch}"), batch}});
        if (words)
            pieces << *words;
    }
    const QString name = safeForFiles(pieces.join(QLatin1Char('_')), longest_name);
    return name.isEmpty() ? QStringLiteral("figure") : isReservedFileName(name) ? QLatin1Char('_') + name : name;
}

QString NameWords::title(const std::vector<int>& heads) const
{
    const QString own = tensorWords(computed, tensor);
    if (!request.titleText.isEmpty()) {
        QString title = request.titleText;
        title.replace(QStringLiteral("{stage}"), own);
        title.replace(QStringLiteral("{title}"), QString::fromStdString(computed.scene.title));
        title.replace(QStringLiteral("{head}"), heads.size() == 1 ? headWord(heads.front()) : QStringLiteral("all"));
        title.replace(QStringLiteral("{batch}"), QString::number(item.value_or(0)));
        return title;
    }
    const QString scene = QString::fromStdString(computed.scene.title);
    return placedTitle(computed, tensor, scene.isEmpty() ? own : scene + QStringLiteral(": ") + own,
                       heads.size() == 1 ? std::optional(heads.front()) : std::nullopt, item);
}

QString headTitle(const Computed& computed, const TensorMatrix& matrix, int item, int head)
{
    if (head == mean_of_heads)
        return QObject::tr("mean of the heads");
    return labelOfHead(head, isHeadOff(computed, matrix, matrix.firstPlane(item, matrix.firstReader(head))));
}

QString placedTitle(const Computed& computed, const std::string& tensor, QString title, std::optional<int> head,
                    std::optional<int> item)
{
    if (head) {
        const TensorMatrix matrix = tensorMatrix(computed, *computed.trace->find(tensor));
        title += QStringLiteral(", ") + headTitle(computed, matrix, item.value_or(0), *head);
    }
    if (item)
        title = QObject::tr("%1, batch item %2").arg(title, QString::number(*item));
    return title;
}

} // namespace attn
