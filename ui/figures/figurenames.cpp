// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurenames.h"

#include "core/base/say.h"
#include "ui/matrix/tensormatrix.h"

#include <QRegularExpression>

#include <algorithm>

namespace attn {
namespace {

constexpr qsizetype longest_title = 60, longest_name = 180; // characters

// A piece of a pattern with its words put in; nothing where a word has no meaning for this figure.
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

} // namespace

bool isReservedFileName(const QString& name)
{
    static const QRegularExpression devices(QStringLiteral("^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?$"),
                                            QRegularExpression::CaseInsensitiveOption);
    return devices.match(name).hasMatch();
}

QString safeForFiles(const QString& title)
{
    QString safe;
    for (const QChar c : title) {
        const bool plain = c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('.');
        if (plain)
            safe += c;
        else if (!safe.endsWith(QLatin1Char('_')))
            safe += QLatin1Char('_');
    }
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
            return Error{
                say("name: a pattern knows {title}, {stage}, {head} and {batch}, got '{%1}'", word.toStdString())};
    }
    if (pattern.contains(QLatin1Char('/')) || pattern.contains(QLatin1Char('\\')) ||
        (!pattern.isEmpty() && safeForFiles(pattern).isEmpty()))
        return Error{say("name: expected a name of files, not of folders, got '%1'", pattern.toStdString())};
    return std::nullopt;
}

QString NameWords::fileName(const std::vector<int>& heads) const
{
    QString title = safeForFiles(QString::fromStdString(computed.scene.title));
    if (title.isEmpty())
        title = safeForFiles(request.sceneName);
    title = title.isEmpty() ? QStringLiteral("scene") : title.left(longest_title);
    const QString usual = QLatin1String(usual_pattern) + (item ? QStringLiteral("_b{batch}") : QString());
    const QString pattern = request.pattern.isEmpty() ? usual : request.pattern;
    std::optional<QString> head, batch;
    if (heads.size() == 1)
        head = QString::number(heads.front());
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
    const QString name = safeForFiles(pieces.join(QLatin1Char('_'))).left(longest_name);
    return name.isEmpty() ? QStringLiteral("figure") : isReservedFileName(name) ? QLatin1Char('_') + name : name;
}

QString NameWords::title(const std::vector<int>& heads) const
{
    const QString own = tensorWords(computed, tensor);
    if (!request.titleText.isEmpty()) {
        QString title = request.titleText;
        title.replace(QStringLiteral("{stage}"), own);
        title.replace(QStringLiteral("{title}"), QString::fromStdString(computed.scene.title));
        title.replace(QStringLiteral("{head}"),
                      heads.size() == 1 ? QString::number(heads.front()) : QStringLiteral("all"));
        title.replace(QStringLiteral("{batch}"), QString::number(item.value_or(0)));
        return title;
    }
    return placedTitle(computed, tensor, own, heads.size() == 1 ? std::optional(heads.front()) : std::nullopt, item);
}

QString headTitle(const Computed& computed, const TensorMatrix& matrix, int item, int head)
{
    return isHeadOff(computed, matrix, matrix.firstPlane(item, matrix.firstReader(head)))
               ? QObject::tr("head %1, switched off").arg(head)
               : QObject::tr("head %1").arg(head);
}

QString placedTitle(const Computed& computed, const std::string& tensor, QString title, std::optional<int> head,
                    std::optional<int> item)
{
    if (head) {
        const TensorMatrix matrix = tensorMatrix(computed, *computed.trace->find(tensor));
        title += QStringLiteral(", ") + headTitle(computed, matrix, item.value_or(0), *head);
    }
    if (item)
        title += QObject::tr(", batch item %1").arg(*item);
    return title;
}

} // namespace attn
