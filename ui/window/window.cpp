// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window.h"

#include "ui/document/desktoprecent.h"
#include "ui/document/lostwork.h"
#include "ui/document/recentfiles.h"
#include "ui/document/scenefiles.h"
#include "ui/kit/accessibility.h"
#include "ui/language/language.h"
#include "ui/theme/colors.h"
#include "ui/theme/fontreader.h"
#include "ui/window/application.h"
#include "ui/window/filerequests.h"
#include "ui/window/mainwindow.h"

#include <QFile>
#include <QHashSeed>
#include <QThreadPool>

#include <memory>

namespace attn {

int runWindow(int& argc, char** argv, const std::string& sceneOrLesson, const WindowChoices& choices,
              const std::function<void(MainWindow&)>& watch)
{
    QHashSeed::setDeterministicGlobalSeed(); // Qt writes the fonts of a PDF in the order of a hash table
    QApplication::setAttribute(Qt::AA_DontShowIconsInMenus);
    QApplication::setOrganizationName(QStringLiteral("AttnScope"));
    QApplication::setApplicationName(QStringLiteral("attnscope"));
    QApplication::setApplicationDisplayName(QStringLiteral("AttnScope"));
    QApplication::setApplicationVersion(QStringLiteral(ATTNSCOPE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("io.github.attnscope.AttnScope")); // whose icon Wayland shows
    speak(choices.language.empty() ? chosenLanguage() : QString::fromStdString(choices.language));
    FontReader fonts;
    Application application(argc, argv);
    FileRequests requests;
    fonts.readOurs();
    installAccessibility();
    applyTheme(ThemeName::Light);
    auto window = std::make_unique<MainWindow>([&fonts] { fonts.await(); });
    if (watch)
        watch(*window);
    const std::function<void()> followLanguage = [&] {
        const auto rebuild = [&](const QString& code) {
            window = MainWindow::inLanguage(std::move(window), code);
            followLanguage();
        };
        QObject::disconnect(window.get(), &MainWindow::languageAsked, nullptr, nullptr);
        QObject::connect(window.get(), &MainWindow::languageAsked, &application, rebuild, Qt::QueuedConnection);
        QObject::connect(window->files(), &SceneFiles::recentChanged, [] {
            const RecentFile file = recentFiles().front();
            QThreadPool::globalInstance()->start(
                [file, list = desktopRecentPath()] { shareWithDesktop(list, file.path, file.opened); });
        });
    };
    followLanguage();
    window->computeBy(choices.backend);
    window->openAtStart(QFile::decodeName(sceneOrLesson.c_str()));
    window->show();
    window->followDesktop();
    window->tellUnwritableSettings();
    window->keepJournal(journalFolder());
    requests.openBy([&window](const QString& path) { window->openAsked(path); });
    return application.exec();
}

} // namespace attn
