// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/language.h"

#include "ui/language/keynames.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QSettings>

#include <map>
#include <memory>

static void initResources() { Q_INIT_RESOURCE(languages); } // Q_INIT_RESOURCE does not work inside a namespace

namespace attn {

namespace {

constexpr const char* english = "en";
constexpr const char* folder = ":/languages";
constexpr const char* setting = "language";

// Keys that our texts call otherwise than Qt's own translations do.
[[maybe_unused]] constexpr const char* key_names[] = {
    QT_TRANSLATE_NOOP("QShortcut", "Return"), QT_TRANSLATE_NOOP("QShortcut", "Up"),
    QT_TRANSLATE_NOOP("QShortcut", "Down"), QT_TRANSLATE_NOOP("QShortcut", "PgUp"),
    QT_TRANSLATE_NOOP("QShortcut", "PgDown")};

// Our sentences in one language, and Qt's own: the buttons of its dialogs, the names of keys.
class Translations : public Catalogue {
public:
    explicit Translations(const QString& code) : m_code(code.toStdString())
    {
        (void)m_ours.load(code, QLatin1String(folder));
    }

    std::string_view language() const override { return m_code; }
    std::string translation(const std::string& sentence, const long long* count) const override
    {
        return m_ours.translate("core", sentence.c_str(), nullptr, count ? int(*count) : -1).toStdString();
    }
    // A QCoreApplication must exist, also because Qt does not read before where its own sentences are (qt.conf).
    void install()
    {
        if (m_qts.isEmpty())
            (void)m_qts.load(QStringLiteral("qtbase_%1").arg(QString::fromStdString(m_code)),
                             QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        QCoreApplication::installTranslator(&m_qts);
        QCoreApplication::installTranslator(&m_ours);
    }
    void remove()
    {
        QCoreApplication::removeTranslator(&m_qts);
        QCoreApplication::removeTranslator(&m_ours);
    }

private:
    std::string m_code;
    QTranslator m_qts;
    KeyNamingTranslator m_ours;
};

Translations* spoken = nullptr;

Translations& translationsOf(const QString& code)
{
    // Never thrown away: a thread may be making a sentence by one that is no longer spoken.
    static auto* const known = new std::map<QString, std::unique_ptr<Translations>>();
    std::unique_ptr<Translations>& translations = (*known)[code];
    if (!translations)
        translations = std::make_unique<Translations>(code);
    return *translations;
}

// Whatever the program is, its English has plurals ("1 head"), which en.qm holds.
void beginSpeaking()
{
    if (spoken)
        spoken->install();
    else
        speak(QLatin1String(english));
}
Q_COREAPP_STARTUP_FUNCTION(beginSpeaking)

} // namespace

QStringList languages()
{
    initResources();
    QStringList codes;
    for (const QString& name : QDir(QLatin1String(folder)).entryList({QStringLiteral("*.qm")}, QDir::Files, QDir::Name))
        codes << name.chopped(3);
    return codes;
}

QString languageName(const QString& code)
{
    return code == QLatin1String(english) ? QStringLiteral("English") : QLocale(code).nativeLanguageName();
}

QString languageOfDesktop()
{
    const QStringList known = languages();
    const auto code = [](const QString& locale) { // de_AT.UTF-8@euro
        return locale.section(QRegularExpression(QStringLiteral("[_.@]")), 0, 0);
    };
    for (const char* const variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const QString wanted = code(qEnvironmentVariable(variable));
        if (wanted.isEmpty())
            continue;
        QStringList asked{wanted};
        if (wanted != QLatin1String("C") && wanted != QLatin1String("POSIX"))
            asked = qEnvironmentVariable("LANGUAGE").split(QLatin1Char(':'), Qt::SkipEmptyParts) + asked;
        for (const QString& locale : asked)
            if (known.contains(code(locale)))
                return code(locale);
        return QLatin1String(english);
    }
    for (const QString& tag : QLocale::system().uiLanguages()) // "de-AT", where variables are not what says it
        if (const QString wanted = tag.section(QLatin1Char('-'), 0, 0); known.contains(wanted))
            return wanted;
    return QLatin1String(english);
}

QString chosenLanguage()
{
    const QString chosen = QSettings().value(QLatin1String(setting)).toString();
    return languages().contains(chosen) ? chosen : languageOfDesktop();
}

void rememberLanguage(const QString& code) { QSettings().setValue(QLatin1String(setting), code); }

void speak(const QString& code)
{
    const bool ships = languages().contains(code);
    Translations& translations = translationsOf(ships ? code : QLatin1String(english));
    if (spoken && QCoreApplication::instance())
        spoken->remove();
    spoken = &translations;
    if (QCoreApplication::instance())
        spoken->install();
    speakBy(translations.language() == english ? nullptr : spoken);
}

std::vector<const Catalogue*> catalogues()
{
    std::vector<const Catalogue*> all;
    for (const QString& code : languages())
        if (code != QLatin1String(english))
            all.push_back(&translationsOf(code));
    return all;
}

QString language() { return spoken ? QString::fromStdString(std::string(spoken->language())) : QLatin1String(english); }

} // namespace attn
