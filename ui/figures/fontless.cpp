// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/fontless.h"

#include "ui/figures/figuretext.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QHash>
#include <QObject>
#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

namespace attn {
namespace {

constexpr QChar box_letter(u'\u25a1'); // all our faces have it
constexpr qsizetype most_named = 8;

FontlessLetters*& currentHere()
{
    thread_local FontlessLetters* letters = nullptr;
    return letters;
}

// Blanks, controls and what only joins or selects letters has no shape.
bool hasShape(char32_t letter)
{
    switch (QChar::category(letter)) {
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate: return false;
    default: break;
    }
    constexpr std::pair<char32_t, char32_t> ignored[] = {{0x34f, 0x34f},   {0x115f, 0x1160},  {0x17b4, 0x17b5},
                                                         {0x180b, 0x180f}, {0x3164, 0x3164},  {0xfe00, 0xfe0f},
                                                         {0xffa0, 0xffa0}, {0xe0000, 0xe0fff}};
    return std::ranges::none_of(ignored,
                                [=](const auto& range) { return letter >= range.first && letter <= range.second; });
}

bool hasFont(char32_t letter, TextFace face)
{
    if (letter < 0x100 || !hasShape(letter))
        return true;
    // Fonts are slow to ask, and figures repeat their letters. Of all threads, and never destroyed: ui/paint/labelpainter.cpp.
    static std::mutex mutex;
    static auto& known = *new std::map<std::pair<QString, TextFace>, QHash<uint, bool>>;
    const std::pair key(FigureFont::family(), face);
    {
        const std::lock_guard lock(mutex);
        const QHash<uint, bool>& ofFace = known[key];
        if (const auto found = ofFace.constFind(letter); found != ofFace.constEnd())
            return *found;
    }
    const QFontMetricsF metrics(designFont(face));
    const QList<uint> parts =
        QChar::decompositionTag(letter) == QChar::Canonical ? QChar::decomposition(letter).toUcs4() : QList<uint>();
    const bool has =
        metrics.inFontUcs4(letter) ||
        (!parts.isEmpty() && std::ranges::all_of(parts, [&](uint part) { return metrics.inFontUcs4(part); }));
    const std::lock_guard lock(mutex);
    known[key].insert(letter, has);
    return has;
}

// The package of Debian that has a letter.
QString packageOf(char32_t letter)
{
    switch (QChar::script(letter)) {
    case QChar::Script_Han:
    case QChar::Script_Hangul:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Bopomofo: return QStringLiteral("fonts-noto-cjk");
    case QChar::Script_Common:
        return letter < 0x1f000 ? QStringLiteral("fonts-noto-core") : QStringLiteral("fonts-noto-color-emoji");
    default: return QStringLiteral("fonts-noto-core");
    }
}

// Qt's name of a letter's script; empty where it has none.
QString scriptOf(char32_t letter)
{
    const QChar::Script script = QChar::script(letter);
    for (int system = QFontDatabase::Latin; system < QFontDatabase::Symbol; ++system) {
        const auto known = static_cast<QFontDatabase::WritingSystem>(system);
        const QList<uint> sample = QFontDatabase::writingSystemSample(known).toUcs4();
        if (script > QChar::Script_Common && !sample.isEmpty() && QChar::script(sample.front()) == script)
            return QFontDatabase::writingSystemName(known);
    }
    return {};
}

} // namespace

QString boxed(const QString& words, TextFace face)
{
    if (std::ranges::all_of(words, [face](QChar c) { return !c.isSurrogate() && hasFont(c.unicode(), face); }))
        return words;
    QString drawn;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, words);
    for (qsizetype from = 0, to; (to = finder.toNextBoundary()) > from; from = to) {
        const QString cluster = words.mid(from, to - from);
        QString kept;
        for (const char32_t letter : cluster.toUcs4()) {
            if (hasFont(letter, face)) {
                kept += QString::fromUcs4(&letter, 1);
                continue;
            }
            if (FontlessLetters* letters = FontlessLetters::current())
                letters->add(letter);
            if (kept.isEmpty()) { // no base for its marks
                kept = box_letter;
                break;
            }
            if (!kept.endsWith(box_letter))
                kept += box_letter;
        }
        drawn += kept;
    }
    return drawn;
}

FontlessLetters::FontlessLetters(FontlessLetters* outer) : m_outer(outer), m_before(std::exchange(currentHere(), this))
{
}

FontlessLetters::~FontlessLetters()
{
    currentHere() = m_before;
    if (m_outer)
        for (const char32_t letter : m_letters)
            m_outer->add(letter);
}

FontlessLetters* FontlessLetters::current() { return currentHere(); }

void FontlessLetters::add(char32_t letter)
{
    const std::lock_guard lock(m_mutex);
    if (!m_letters.contains(letter))
        m_letters.push_back(letter);
}

QString FontlessLetters::sentence() const
{
    const std::lock_guard lock(m_mutex);
    if (m_letters.isEmpty())
        return {};
    QStringList named, packages;
    for (qsizetype i = 0; i < m_letters.size(); ++i) {
        const char32_t letter = m_letters[i];
        if (const QString package = packageOf(letter); !packages.contains(package))
            packages << package;
        if (i >= most_named)
            continue;
        // The script once, behind the last of its letters.
        const bool last =
            i + 1 == std::min(m_letters.size(), most_named) || QChar::script(m_letters[i + 1]) != QChar::script(letter);
        const QString script = last ? scriptOf(letter) : QString();
        const QString ground = QChar::isMark(letter) ? QString(QChar(0x25cc)) : QString();
        const QString quoted = QObject::tr("“%1”").arg(ground + QString::fromUcs4(&letter, 1)) +
                               QStringLiteral(" U+%1").arg(QString::number(letter, 16).toUpper(), 4, QLatin1Char('0'));
        named << (script.isEmpty() ? quoted : QStringLiteral("%1 (%2)").arg(quoted, script));
    }
    QString list = named.join(QStringLiteral(", "));
    if (m_letters.size() > most_named)
        list = QObject::tr("%1 and %n more", nullptr, int(m_letters.size() - most_named)).arg(list);
    return QObject::tr("No installed font includes the characters %1, so they appear as boxes. Install a font that "
                       "includes them, such as %2.")
        .arg(list, packages.join(QStringLiteral(", ")));
}

} // namespace attn
