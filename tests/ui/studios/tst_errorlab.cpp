// SPDX-License-Identifier: GPL-3.0-or-later
// The error lab in the window: each switch shows the layer right and wrong on a copy, leaving gives the own scene back,
// and the quiz tells nothing before it is answered.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testprogram.h"
#include "ui/kit/lamp.h"
#include "ui/studios/lab/labcontrols.h"
#include "ui/studios/lab/labpair.h"
#include "ui/studios/lab/labstudio.h"
#include "ui/studios/lab/mistakelist.h"
#include "ui/studios/lab/symptompanel.h"

#include <QAbstractButton>
#include <QMenu>
#include <QTest>

using namespace attn;

class TestErrorLab : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window;
    LabStudio* lab = nullptr;
    Scene own;

    Document& document() { return *window->document(); }
    bool showsPair() const { return lab->pair().right() && lab->pair().wrong() && lab->symptom().has_value(); }
    std::vector<QAbstractButton*> rows() const
    {
        const auto found = static_cast<LabControls*>(lab->controls())->list()->findChildren<QAbstractButton*>();
        return {found.begin(), found.end()};
    }

private Q_SLOTS:
    void init()
    {
        openLesson(window);
        own = document().scene();
        window->workArea()->openStudio(QStringLiteral("lab"));
        lab = qobject_cast<LabStudio*>(window->workArea()->studio());
        QVERIFY(lab);
        QTRY_VERIFY(lab->isVisible() && lab->computed());
    }
    void cleanup() { closeWindow(window); }

    void eachSwitchShowsItsMistakeOnACopy()
    {
        QCOMPARE(rows().size(), classicMistakes().size());
        for (std::size_t i = 0; i < classicMistakes().size(); ++i) {
            const ClassicMistake& mistake = classicMistakes()[i];
            QTest::mouseClick(rows()[i], Qt::LeftButton);
            QCOMPARE(lab->pair().on(), &mistake);
            QTRY_VERIFY2(showsPair(), mistake.id.data());
            QVERIFY2(lab->symptom()->cause == &mistake, mistake.id.data());
            QVERIFY(document().hasGuest());
            QVERIFY(!document().isModified());
            QVERIFY(rows()[i]->isChecked());
            const QList<QAction*> menu = lab->findChild<SymptomPanel*>()->findChild<QMenu*>()->actions();
            for (std::size_t j = 0; j < rows().size(); ++j)
                QCOMPARE(menu[qsizetype(j)]->isChecked(), i == j);
        }
        QTest::mouseClick(rows().back(), Qt::LeftButton); // off
        QVERIFY(!lab->pair().on());
        QVERIFY(!document().hasGuest());
        QVERIFY(document().scene().config == own.config);
        QVERIFY(document().scene().inputs == own.inputs);
    }

    void leavingGivesTheOwnSceneBack()
    {
        lab->turnOn(mistakeNamed("merge_without_transpose"));
        QTRY_VERIFY(showsPair());
        QCOMPARE(document().scene().config.num_heads, 2);
        QTest::keyClick(window.get(), Qt::Key_Escape);
        QVERIFY(!window->workArea()->studio());
        QVERIFY(!document().hasGuest());
        QVERIFY(document().scene().config == own.config);
        QTRY_VERIFY(window->computed()->scene.config == own.config);
    }

    void anEditOfTheCopyIsRefused()
    {
        lab->turnOn(mistakeNamed("no_scale"));
        QTRY_VERIFY(showsPair());
        Scene after = document().scene();
        after.config.temperature = 2;
        const auto refused = document().edit(QStringLiteral("edit"), after, ChangePart::Config);
        QVERIFY(refused);
        lab->turnOn(nullptr);
        Scene mine = document().scene();
        mine.config.temperature = 2;
        QVERIFY(!document().edit(QStringLiteral("edit"), mine, ChangePart::Config));
    }

    void byKeyboardAlone()
    {
        rows()[0]->setFocus(Qt::TabFocusReason);
        QTest::keyClick(rows()[0], Qt::Key_Down);
        QTest::keyClick(rows()[1], Qt::Key_Down);
        QVERIFY(rows()[2]->hasFocus());
        QTest::keyClick(rows()[2], Qt::Key_Space);
        QCOMPARE(lab->pair().on()->id, std::string_view("wrong_axis"));
        QTRY_VERIFY(showsPair());
        QTRY_VERIFY(rows()[2]->hasFocus()); // goes on in the list though the window shows another scene
        QTest::keyClick(rows()[2], Qt::Key_Return);
        QVERIFY(!lab->pair().on());
    }

    void theQuizTellsNothingBeforeItIsAnswered()
    {
        for (int question = 0; question < 6; ++question) {
            lab->startQuiz();
            QVERIFY(lab->isAsking());
            QVERIFY(lab->pair().isBeside());
            QTRY_VERIFY(lab->pair().right() && lab->pair().wrong());
            QVERIFY(document().scene().config == lab->pair().right()->scene.config); // the rail shows A, not B
            QVERIFY(document().scene().config != lab->pair().wrong()->scene.config);
            QVERIFY(!document().isModified());
            QVERIFY(lab->pair().brought().empty() || document().scene().config != own.config ||
                    document().scene().inputs != own.inputs);
            QVERIFY2(lab->caption().contains(lab->pair().brought().empty()
                                                 ? QStringLiteral("A is your scene, unchanged")
                                                 : QString::fromStdString(lab->pair().brought())),
                     qPrintable(lab->caption()));
            for (QAbstractButton* row : rows())
                QVERIFY(!row->isChecked());
            const ClassicMistake* secret = lab->pair().on();
            const ClassicMistake& other =
                classicMistakes()[0].id == secret->id ? classicMistakes()[1] : classicMistakes()[0];
            const auto rowOf = [this](const ClassicMistake& mistake) {
                return rows()[std::size_t(&mistake - classicMistakes().data())];
            };
            QTest::mouseClick(rowOf(other), Qt::LeftButton);
            QVERIFY(rowOf(other)->isChecked());
            const auto speaksAgainst = [&] {
                const auto lamps = lab->findChildren<Lamp*>();
                return std::ranges::any_of(lamps, [&](const Lamp* lamp) {
                    return lamp->severity() == Severity::Bad &&
                           lamp->accessibleName().contains(QString::fromUtf8(other.name));
                });
            };
            QTRY_VERIFY(speaksAgainst());
            QVERIFY(lab->pair().isBeside());
            QCOMPARE(lab->pair().on(), secret);
            if (const ClassicMistake& by_p = *mistakeNamed("dropout_by_p"); &by_p != secret) {
                QTest::mouseClick(rowOf(by_p), Qt::LeftButton); // its numbers are of another p than the scene's
                QTRY_VERIFY(std::ranges::any_of(lab->findChildren<Lamp*>(), [](const Lamp* lamp) {
                    const QString name = lamp->accessibleName();
                    return name.contains(QStringLiteral("With p = 0.3, “Dropout × 1/p” would look like this: ")) &&
                           name.contains(QStringLiteral("(in ")); // where its numbers are
                }));
            }
            QTest::mouseClick(rowOf(*secret), Qt::LeftButton);
            QVERIFY(lab->symptom() && lab->symptom()->cause == secret);
        }
        QTest::keyClick(lab, Qt::Key_Escape);
        QVERIFY(!lab->isAsking());
        QVERIFY(!lab->pair().on());
        QVERIFY(window->workArea()->studio()); // Esc ended the quiz alone
    }

    void insideALessonItsSceneStaysInTheWindow()
    {
        document().openGuest(lessonScene("003.mha")); // as a lesson lends it
        QTRY_COMPARE(lab->computed()->scene.title, lessonScene("003.mha").title);
        lab->turnOn(mistakeNamed("mask_not_rescaled"));
        QVERIFY(lab->pair().isBeside());
        QTRY_VERIFY(showsPair());
        QCOMPARE(document().scene().title, lessonScene("003.mha").title);
        QVERIFY(document().scene().config == lessonScene("003.mha").config);
        window->workArea()->closeStudio();
        QVERIFY(document().hasGuest()); // the lesson goes on
        document().closeGuest();
        QVERIFY(document().scene().config == own.config);
    }

    void anotherFileEndsWhatWasOn()
    {
        lab->turnOn(mistakeNamed("tied_weights"));
        QTRY_VERIFY(showsPair());
        document().open(lessonScene("003.mha"), {});
        QVERIFY(!lab->pair().on());
        QVERIFY(!document().hasGuest());
        QCOMPARE(document().scene().title, lessonScene("003.mha").title);
    }
};

WINDOW_TEST(TestErrorLab)
#include "tst_errorlab.moc"
