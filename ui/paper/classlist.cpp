// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/classlist.h"

#include "ui/figures/figurenames.h"

#include <QHash>
#include <QSet>
#include <QStringDecoder>

namespace attn {

namespace {

// Where a name has none, its place in the class.
QString fileOf(const QString& name, int number, QSet<QString>& taken)
{
    QString base = safeForFiles(name);
    if (base.isEmpty())
        base = QObject::tr("student_%1").arg(number);
    if (isReservedFileName(base))
        base.prepend(QLatin1Char('_'));
    QString file = base;
    for (int copy = 2; taken.contains(file.toCaseFolded()); ++copy)
        file = QStringLiteral("%1_%2").arg(base).arg(copy);
    taken.insert(file.toCaseFolded());
    return file;
}

} // namespace

Result<std::vector<Student>> readClass(const QByteArray& text)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = decoder(text);
    if (decoder.hasError())
        return Error{QObject::tr("the names are not UTF-8 text").toStdString()};
    std::vector<Student> students;
    QHash<QString, int> lines;
    QSet<QString> taken = {QStringLiteral("key")};
    int number = 0;
    for (const QString& line : decoded.split(QLatin1Char('\n'))) {
        ++number;
        const QString name = line.trimmed().normalized(QString::NormalizationForm_C);
        if (name.isEmpty())
            continue;
        const auto fault = [&](const QString& why) {
            return Error{QObject::tr("line %1: %2").arg(number).arg(why).toStdString()};
        };
        if (name.size() > longest_student)
            return fault(
                QObject::tr("a name has at most %1 characters, this one has %2").arg(longest_student).arg(name.size()));
        for (const QChar c : name)
            if (c.category() == QChar::Other_Control)
                return fault(QObject::tr("a name has a character that cannot be printed"));
        if (lines.contains(name))
            return fault(
                QObject::tr("'%1' stands there already, in line %2: tell them apart, for each name has numbers of "
                            "its own")
                    .arg(name, QString::number(lines.value(name))));
        if (students.size() == std::size_t(most_students))
            return fault(QObject::tr("a class has at most %1 names").arg(most_students));
        lines.insert(name, number);
        students.push_back({name, fileOf(name, int(students.size()) + 1, taken)});
    }
    if (students.empty())
        return Error{QObject::tr("there is no name: one a line is expected").toStdString()};
    return students;
}

} // namespace attn
