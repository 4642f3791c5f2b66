// SPDX-License-Identifier: GPL-3.0-or-later
// What is private leaves the author's own files in nothing that is made of them.
#include "core/headless/commands.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "core/page/page.h"
#include "core/python/script.h"
#include "core/site/site.h"
#include "tests/ui/support/samplefigures.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/figures/figureorigin.h"
#include "ui/figures/readfacts.h"
#include "ui/figures/steppedfigure.h"
#include "ui/paper/classsheets.h"

#include <QDir>
#include <QHashSeed>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace attn;

namespace {

const std::string notes = "MarkerOfSpeakerNotes", teachers = "MarkerOfTheTeachersPage", open = "MarkerOfDescription";

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

Scene markedScene()
{
    Scene scene = *loadLesson(*lessonNamed("000.causal.neg_inf"));
    scene.description = open;
    scene.speaker_notes = notes;
    return scene;
}

// With something private wherever there is a place for it.
Lesson markedLesson()
{
    Lesson lesson = *loadSteps(*lessonNamed("begin.1.weight"));
    lesson.teacher.aim = lesson.teacher.pitfalls = lesson.teacher.ask = Words(teachers);
    int number = 0;
    for (LessonStep& step : lesson.steps) {
        step.from.clear();
        step.speaker_notes = notes;
        step.scene.description = open;
        step.scene.speaker_notes = notes + std::to_string(++number); // a patch has it
        if (step.goal && step.goal->solution)
            step.goal->solution->speaker_notes = notes;
    }
    return lesson;
}

void write(const QString& path, const std::string& text)
{
    std::ofstream(path.toStdString(), std::ios::binary) << text;
}

// The content of all files of the folder, by name.
std::map<QString, QByteArray> filesIn(const QString& folder)
{
    std::map<QString, QByteArray> files;
    for (const QString& name : QDir(folder).entryList(QDir::Files)) {
        QFile file(QDir(folder).filePath(name));
        if (file.open(QIODevice::ReadOnly))
            files[name] = file.readAll();
        if (const auto date = files[name].indexOf("/CreationDate"); date >= 0)
            files[name].remove(date, files[name].indexOf(')', date) - date);
    }
    return files;
}

} // namespace

class TestPrivateNotes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QHashSeed::setDeterministicGlobalSeed(); // fonts of a PDF follow it
        useTestLook();
    }

    void theAuthorsOwnFilesKeepThem()
    {
        QVERIFY(has(writeScene(markedScene()), notes));
        const std::string lesson = writeLesson(markedLesson());
        QVERIFY(has(lesson, notes) && has(lesson, teachers));
        QVERIFY(*parseLesson(lesson) == markedLesson());
    }

    void copiesForSharingHaveNone()
    {
        const std::string scene = sharedScene(markedScene());
        QVERIFY(!has(scene, notes) && has(scene, open));
        const std::string lesson = sharedLesson(markedLesson());
        QVERIFY(!has(lesson, notes) && !has(lesson, teachers) && has(lesson, open));
    }

    void pagesHaveNone()
    {
        for (const PageKind kind : {PageKind::Live, PageKind::Static, PageKind::Shared, PageKind::Scorm}) {
            const auto scene = scenePage(markedScene(), kind);
            QVERIFY(scene);
            QVERIFY(!has(*scene, notes) && has(*scene, open));
            const auto lesson = lessonPage(markedLesson(), kind);
            QVERIFY(lesson);
            QVERIFY(!has(*lesson, notes) && !has(*lesson, teachers));
        }
    }

    void sitesHaveWhatTeachersWantOnTheirOwnPageAlone()
    {
        QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("scene.attn")), writeScene(markedScene()));
        write(folder.filePath(QStringLiteral("lesson.attnlesson")), writeLesson(markedLesson()));
        for (const bool scorm : {false, true})
            for (const bool open_one : {false, true}) {
                SitePlan plan;
                plan.scorm = scorm;
                if (open_one)
                    plan.lesson = markedLesson();
                else
                    plan.arguments = {folder.path().toStdString()};
                const auto files = siteFiles(plan);
                QVERIFY2(files, files ? "" : files.error().message.c_str());
                int pages = 0;
                for (const SiteFile& file : *files) {
                    QVERIFY2(!has(file.content, notes), file.name.c_str());
                    QVERIFY2(has(file.content, teachers) == (file.name == "teachers.html"), file.name.c_str());
                    pages += file.name == "teachers.html";
                }
                QCOMPARE(pages, scorm ? 0 : 1);
            }
    }

    void figuresAndTheScenesInThemHaveNone()
    {
        FigureRequest request;
        request.tensors = {"weights"};
        for (const Scene& scene : {markedScene(), markedLesson().steps[1].scene}) {
            const ComputedPtr computed = computedOf(scene);
            const auto plans = planFigures(*computed, request);
            QVERIFY(plans);
            for (const FigureFormat format : {FigureFormat::Png, FigureFormat::Svg, FigureFormat::Pdf}) {
                const QByteArray bytes = bytesOf(*drawFigure(*computed, request, plans->front()), format, request.look);
                QVERIFY(!bytes.contains(notes.c_str()));
                const auto facts = readFacts(bytes);
                QVERIFY(facts && facts->size() > 1);
                for (const auto& [key, value] : *facts)
                    QVERIFY2(!value.contains(QString::fromStdString(notes)), qPrintable(key));
                QVERIFY(figureOrigin(bytes)->scene.speaker_notes.empty());
            }
            SteppedFigure studio{
                QStringLiteral("mask"), QStringLiteral("Mask studio"), computed, 0, 0, {"weights"}, {}};
            studio.at = [](const Looks&, const Walk&, const std::optional<StepPlace>&) { return plainFigure(3, 3); };
            const Figure drawn = drawStep(studio, {}, {}, std::nullopt);
            QVERIFY(!drawn.facts.empty());
            for (const auto& [key, value] : drawn.facts)
                QVERIFY2(!value.contains(QString::fromStdString(notes)), qPrintable(key));
        }
    }

    // All of them, to the byte, as of a scene that has no notes: in a PDF words are glyphs.
    void sheetsHaveNone()
    {
        std::map<QString, QByteArray> files[2];
        for (const bool marked : {false, true}) {
            const Scene scene = marked ? markedScene() : withoutPrivate(markedScene());
            const auto students = readClass("Ada\nBob\n");
            auto sheets = workedOut(scene, *students);
            QVERIFY(sheets);
            QTemporaryDir folder;
            QVERIFY(!writeClassSheets(scene, *students, *sheets, folder.path(), true));
            files[marked] = filesIn(folder.path());
        }
        QCOMPARE(files[0].size(), std::size_t(5));
        for (const auto& [name, content] : files[0]) {
            QVERIFY2(!files[1][name].contains(notes.c_str()), qPrintable(name));
            QVERIFY2(files[1][name] == content, qPrintable(name));
        }
    }

    void scriptsHaveNone()
    {
        const ComputedPtr computed = computedOf(markedScene());
        for (const ScriptLanguage language : {ScriptLanguage::PyTorch, ScriptLanguage::NumPy})
            QVERIFY(!has(scriptOf(computed->scene, *computed->realized, language), notes));
    }
};

WINDOW_TEST(TestPrivateNotes)
#include "tst_privatenotes.moc"
