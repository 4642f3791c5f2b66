// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/figureoptions.h"
#include "core/lessons/lesson.h"
#include "tests/ui/support/covered.h"
#include "tests/ui/support/exportbench.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/export/exportdialog.h"
#include "ui/export/figureform.h"
#include "ui/export/measurefield.h"
#include "ui/export/previewpane.h"
#include "ui/export/rangecontrol.h"
#include "ui/kit/linkbutton.h"
#include "ui/theme/colors.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QTest>

using namespace attn;

class TestExportDialog : public ExportBench<ExportDialog> {
    Q_OBJECT

    QComboBox* listNamed(const QString& name) const
    {
        for (auto* list : m_dialog->form()->findChildren<QComboBox*>())
            if (list->accessibleName() == name)
                return list;
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("exportdialog"));
        useTestLook();
    }

    void init()
    {
        QSettings().clear();
        open(headsScene(6, 4));
    }

    void cleanup() { m_dialog.reset(); }

    void opensOnWhatTheWindowShows()
    {
        QCOMPARE(list(0)->currentText(), QStringLiteral("Softmax weights"));
        QCOMPARE(m_dialog->form()->namesGiven(), QStringLiteral("creates heads_weights_h0.png"));
        QTRY_VERIFY(!m_dialog->preview()->picture().isNull());
        QVERIFY(m_dialog->preview()->sizes().startsWith(QStringLiteral("1417 × ")));
        QVERIFY(m_dialog->preview()->sizes().contains(QStringLiteral("12.0 × ")));
        QVERIFY(m_dialog->saveButton()->isEnabled());
        QVERIFY(m_dialog->saveButton()->isDefault());
        QVERIFY(!m_dialog->isModal());
    }

    void textBarAndSceneAreChosen()
    {
        const auto pick = [this](const QString& name, const QVariant& data) {
            QComboBox* list = listNamed(name);
            list->setCurrentIndex(list->findData(data));
            Q_EMIT list->activated(list->currentIndex());
        };
        pick(QStringLiteral("Font"), QStringLiteral("DejaVu Serif"));
        pick(QStringLiteral("Text size"), 7.0);
        for (auto* box : m_dialog->form()->findChildren<QCheckBox*>())
            if (box->text() == QStringLiteral("Include the scene in the file") ||
                box->text() == QStringLiteral("Bar label") || box->text() == QStringLiteral("Masked cells blank"))
                box->click();
        const FigureLook look = m_dialog->form()->settings().look;
        QCOMPARE(look.font, QStringLiteral("DejaVu Serif"));
        QCOMPARE(look.fontSize, 7.0);
        QVERIFY(!look.scene && !look.barLabel && look.blankMasked);
        m_dialog->close();
        QVERIFY(rememberedFigure().look == look);
    }

    void theDialogTakesTheTextSizesOfTheCommand()
    {
        auto* sizes = listNamed(QStringLiteral("Text size"));
        const auto takes = [](int points) {
            const std::string words[] = {"--font-size", std::to_string(points)};
            return bool(withWords({}, words));
        };
        const int least = sizes->itemData(1).toInt(), most = sizes->itemData(sizes->count() - 1).toInt();
        QVERIFY(takes(least) && takes(most) && !takes(least - 1) && !takes(most + 1));
    }

    void aColorMapIsReversedBesideTheList()
    {
        auto* maps = listNamed(QStringLiteral("Color map"));
        QVERIFY(maps);
        QCOMPARE(maps->count(), 7);
        QCheckBox* reversed = nullptr;
        for (auto* box : m_dialog->form()->findChildren<QCheckBox*>())
            if (box->text() == QStringLiteral("Reversed"))
                reversed = box;
        QVERIFY(reversed && !reversed->isEnabled()); // of the automatic one
        maps->setCurrentIndex(maps->findData(QStringLiteral("greys")));
        Q_EMIT maps->activated(maps->currentIndex());
        QCOMPARE(m_dialog->request().looks.colorMap, QStringLiteral("greys"));
        reversed->click();
        QCOMPARE(m_dialog->request().looks.colorMap, QStringLiteral("greys_r"));
        m_dialog->close();
        QCOMPARE(rememberedFigure().colorMap, QStringLiteral("greys_r"));
        m_dialog->form()->setSettings(rememberedFigure());
        QVERIFY(reversed->isChecked());
        QCOMPARE(maps->currentData().toString(), QStringLiteral("greys"));
    }

    void labelsThatDoNotFitAreCounted()
    {
        open(headsScene(40, 1));
        type(measures().front(), QStringLiteral("6"));
        QTRY_VERIFY2(m_dialog->preview()->message().contains(QStringLiteral("of 40 labels do not fit at 6 cm")),
                     qPrintable(m_dialog->preview()->message()));
    }

    void aFigureForASlideIsDarkAndFillsIt()
    {
        for (auto* box : m_dialog->form()->findChildren<QCheckBox*>())
            if (box->text() == QStringLiteral("Slide, 1920 × 1080 px"))
                box->click();
        choose(4, 1);
        QTRY_VERIFY(m_dialog->preview()->sizes().startsWith(QStringLiteral("1920 × 1080 px")));
        QTRY_COMPARE(settled().pixelColor(1, 1), colorsOf(ThemeName::Dark).base);
        m_dialog->close();
        m_dialog = std::make_unique<ExportDialog>(&m_document, &m_selection, nullptr);
        QVERIFY(m_dialog->form()->settings().look.heightCm > 0);
        QCOMPARE(m_dialog->form()->settings().look.theme, ThemeName::Dark);
    }

    void aSlideNeedsNoWidth()
    {
        auto* width = m_dialog->form()->findChild<MeasureField*>();
        width->setText(QStringLiteral("0"));
        Q_EMIT width->changed();
        QVERIFY(!m_dialog->form()->sizeProblem().isEmpty() && !m_dialog->form()->isComplete());
        for (auto* box : m_dialog->form()->findChildren<QCheckBox*>())
            if (box->text() == QStringLiteral("Slide, 1920 × 1080 px"))
                box->click();
        QVERIFY(m_dialog->form()->sizeProblem().isEmpty() && m_dialog->form()->isComplete());
        QTRY_VERIFY(m_dialog->preview()->sizes().startsWith(QStringLiteral("1920 × 1080 px")));
        QVERIFY(m_dialog->saveButton()->isEnabled());
    }

    void theMouseReachesEveryControl()
    {
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
        QCOMPARE(coveredControls(*m_dialog).join(u'\n'), QString());
    }

    void thePreviewFollowsTheWindow()
    {
        const QImage first = settled();
        m_selection.setHead(2);
        QCOMPARE(m_dialog->form()->namesGiven(), QStringLiteral("creates heads_weights_h2.png"));
        const QImage second = settled();
        QVERIFY(first != second);
        Scene edited = m_document.scene();
        edited.edits.add({"x", {0, 0, 0}, 3.0f});
        m_dialog->setComputed(computedOf(edited));
        QVERIFY(settled() != second);
        m_selection.setStage(QStringLiteral("scores"));
        QCOMPARE(list(0)->currentText(), QStringLiteral("Attention scores"));
        QCOMPARE(m_dialog->request().tensors, std::vector<std::string>{"scores"});
    }

    void theChosenCellIsDrawnWhereItIsAskedFor()
    {
        const QImage without = settled();
        m_selection.setChosen(Cell{3, 1});
        QCOMPARE(settled(), without);
        check(QStringLiteral("Selected cell"));
        const QImage with = settled();
        QVERIFY(with != without);
        m_selection.setChosen(Cell{4, 1});
        QVERIFY(settled() != with);
    }

    void aStageChosenHereIsShownInTheWindow()
    {
        QComboBox* stages = list(0);
        const int keys = stages->findText(QStringLiteral("Keys"));
        QVERIFY(keys >= 0);
        stages->setCurrentIndex(keys);
        Q_EMIT stages->activated(keys);
        QCOMPARE(m_selection.stage(), QStringLiteral("qkv"));
        QCOMPARE(m_selection.tensor(), QStringLiteral("k"));
        QCOMPARE(m_dialog->request().tensors, std::vector<std::string>{"k"});
    }

    void everyHeadIsAFileOrAllAreOneSheet()
    {
        choose(0, 1);
        QCOMPARE(m_dialog->plans().size(), std::size_t(4));
        QCOMPARE(m_dialog->form()->namesGiven(), QStringLiteral("creates 4 files: heads_weights_h0.png …"));
        choose(0, 2);
        QCOMPARE(m_dialog->plans().size(), std::size_t(1));
        QCOMPARE(m_dialog->plans().front().heads, std::vector<int>({0, 1, 2, 3}));
    }

    void aStageWithoutHeadsOffersNone()
    {
        choose(0, 2);
        QLineEdit* which = field(QStringLiteral("Which heads"));
        which->setText(QStringLiteral("0, 2-3"));
        QVERIFY(which->isVisible());
        m_selection.setStage(QStringLiteral("x"));
        settled();
        QVERIFY(!which->isVisible());
        QCOMPARE(m_dialog->form()->nameProblem(), QString());
        QCOMPARE(m_dialog->plans().size(), std::size_t(1));
    }

    void headsAreChosenByNumber()
    {
        choose(0, 2);
        QLineEdit* which = field(QStringLiteral("Which heads"));
        which->setText(QStringLiteral("0, 2-3"));
        QCOMPARE(m_dialog->plans().front().heads, std::vector<int>({0, 2, 3}));
        which->setText(QStringLiteral("two"));
        QCOMPARE(m_dialog->form()->headProblem(), QStringLiteral("Expected head numbers such as “0, 2-4”, got two."));
        settled();
        QVERIFY(!m_dialog->saveButton()->isEnabled());
        which->setText(QStringLiteral("7"));
        QVERIFY(m_dialog->form()->nameProblem().contains(QStringLiteral("head: expected 0 to 3 for weights, got 7")));
        which->clear();
        QCOMPARE(m_dialog->plans().front().heads.size(), std::size_t(4));
        choose(0, 0);
        which->setText(QStringLiteral("two")); // of no matter for the head in focus
        QVERIFY(m_dialog->form()->headProblem().isEmpty());
        QVERIFY(!which->isEnabled());
    }

    void whatIsTakenFromTheWindowIsSaid()
    {
        auto* range = m_dialog->form()->findChild<RangeControl*>()->findChild<QComboBox*>();
        auto* decimals = m_dialog->form()->findChild<DecimalsList*>()->findChild<QComboBox*>();
        QCOMPARE(range->currentText(), QStringLiteral("as in the window: 0 to 1"));
        m_selection.setRange({RangeMode::Fit, true, {}});
        m_selection.setDigits(6);
        QCOMPARE(range->currentText(), QStringLiteral("as in the window: fit to the data, logarithmic"));
        QCOMPARE(decimals->currentText(), QStringLiteral("at most 6, as in the window"));
        QCOMPARE(m_dialog->request().looks, m_selection.looks());
        range->setCurrentIndex(4);
        Q_EMIT range->activated(4);
        decimals->setCurrentIndex(1);
        Q_EMIT decimals->activated(1);
        QCOMPARE(m_dialog->request().looks.range, (ColorRange{RangeMode::Row, true, {}}));
        QCOMPARE(m_dialog->request().looks.digits, 2);
        m_selection.setRange({});
        QCOMPARE(m_dialog->request().looks.range.mode, RangeMode::Row);
    }

    void aRangeNeedsTwoEnds()
    {
        auto* control = m_dialog->form()->findChild<RangeControl*>();
        control->setRange(ColorRange{RangeMode::Tensor, false, std::pair(-1.0, 2.0)});
        Q_EMIT control->changed();
        QCOMPARE(m_dialog->request().looks.range.locked, std::optional(std::pair(-1.0, 2.0)));
        field(QStringLiteral("Upper limit"))->setText(QStringLiteral("-3"));
        QCOMPARE(control->problem(),
                 QStringLiteral("The color range needs a lower and an upper limit, got -1 and -3."));
        settled();
        QVERIFY(!m_dialog->saveButton()->isEnabled());
    }

    void aFigureInTheMiddleOfAWalkIsBlankBeyondIt()
    {
        const QImage whole = settled();
        const Walk steps(*m_computed->realized, 0, 0);
        m_selection.setSteps(steps, StepPlace{steps.find("weights"), 2, 2});
        QCOMPARE(m_dialog->request().until, (View::Step{"weights", {2, 2}, -1}));
        const QImage half = settled();
        QVERIFY(half != whole);
        m_selection.endSteps();
        QCOMPARE(settled(), whole);
    }

    void aWrongWidthIsReportedBesideItAndNothingIsSaved_data()
    {
        QTest::addColumn<QString>("width");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("too small") << "0.5"
                                   << "The width must be from 1 to 500 cm, got 0.5.";
        QTest::newRow("no number") << "wide"
                                   << "The width must be from 1 to 500 cm, got wide.";
        QTest::newRow("empty") << ""
                               << "The width must be from 1 to 500 cm, got nothing.";
    }

    void aWrongWidthIsReportedBesideItAndNothingIsSaved()
    {
        QFETCH(QString, width);
        QFETCH(QString, sentence);
        settled();
        type(measures()[0], width);
        QCOMPARE(m_dialog->form()->sizeProblem(), sentence);
        settled();
        QVERIFY(!m_dialog->saveButton()->isEnabled());
        type(measures()[0], QStringLiteral("8"));
        QCOMPARE(m_dialog->form()->sizeProblem(), QString());
        QVERIFY(m_dialog->saveButton()->isEnabled());
    }

    void aPictureOfTooManyPixelsIsRefusedWithItsNumbers()
    {
        type(measures()[0], QStringLiteral("100"));
        type(measures()[1], QStringLiteral("2400"));
        settled();
        QVERIFY(!m_dialog->form()->sizeProblem().isEmpty());
        QVERIFY(!m_dialog->saveButton()->isEnabled());
        type(measures()[1], QStringLiteral("100"));
        settled();
        QCOMPARE(m_dialog->form()->sizeProblem(), QString());
        QVERIFY(m_dialog->saveButton()->isEnabled());
    }

    void aWrongPatternIsReportedBelowIt()
    {
        pattern()->setText(QStringLiteral("{nonsense}"));
        QVERIFY(!m_dialog->form()->nameProblem().isEmpty());
        QVERIFY(!m_dialog->saveButton()->isEnabled());
        choose(0, 1);
        pattern()->setText(QStringLiteral("all_the_same"));
        QVERIFY(!m_dialog->form()->nameProblem().isEmpty());
        pattern()->setText(QStringLiteral("{stage}-{head}"));
        QCOMPARE(m_dialog->form()->nameProblem(), QString());
        QVERIFY(m_dialog->saveButton()->isEnabled());
    }

    void resolutionIsAskedForOnlyWherePixelsAre()
    {
        choose(2, 1); // SVG
        QVERIFY(!measures()[1]->isEnabled());
        type(measures()[1], QStringLiteral("1")); // of no matter
        QVERIFY(m_dialog->saveButton()->isEnabled());
        settled();
        QVERIFY(!m_dialog->preview()->sizes().contains(QStringLiteral("px")));
    }

    void anotherSceneIsNeverDrawnByThePlansOfTheOneBefore()
    {
        Scene projected = *loadLesson(*lessonNamed("003.mha"));
        open(projected);
        m_selection.setStage(QStringLiteral("output"));
        settled();
        QCOMPARE(m_dialog->plans().front().tensor, std::string("output"));
        m_dialog->close();
        m_dialog->setComputed(computedOf(headsScene(6, 4)));
        QVERIFY(m_dialog->plans().empty());
        Q_EMIT m_dialog->preview()->roomChanged(); // as when it is shown with another size
        settled();
        m_dialog->copyPicture();
        m_dialog->present();
        settled();
        QVERIFY(!m_dialog->saveButton()->isEnabled());
        m_selection.setStage(QStringLiteral("softmax"));
        settled();
        QVERIFY(m_dialog->saveButton()->isEnabled());
    }

    void aCommandLineWithoutTheEditsSaysSoInTheDialog()
    {
        const Scene lesson = *loadLesson(*lessonNamed("003.mha"));
        open(lesson);
        m_document.open(lesson, {}, QStringLiteral("003.mha"));
        settled();
        const auto copy = [this] {
            for (auto* link : m_dialog->findChildren<LinkButton*>())
                if (link->text() == QLatin1String("Copy as command line"))
                    link->click();
        };
        copy();
        QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("attnscope export 003.mha ")));
        QCOMPARE(m_dialog->problem(), QString());
        Scene edited = lesson;
        edited.edits.set("x", {0, 0, 0}, 3.0f);
        QVERIFY(!m_document.edit(QStringLiteral("Set"), edited, ChangePart::Values));
        copy();
        QCOMPARE(m_dialog->problem(),
                 QStringLiteral(
                     "Copied, but the command draws the lesson without your edits. Save the scene, then copy again."));
    }

    // Of shapes, twice a screen's.
    void thePictureIsCopiedAsLargeAsItIsSaid()
    {
        for (const auto& [format, dpi] : {std::pair(0, 300.0), std::pair(1, 192.0)}) {
            choose(2, format);
            QApplication::clipboard()->clear();
            button(QStringLiteral("Copy picture"))->click();
            QTRY_VERIFY(!QApplication::clipboard()->image().isNull());
            const QImage image = QApplication::clipboard()->image();
            QVERIFY(std::abs(image.width() - 12 / 2.54 * dpi) <= 1);
        }
    }

    void aTypedTitleIsForgottenWithItsFigure()
    {
        field(QStringLiteral("Title"))->setText(QStringLiteral("Accuracy of model A"));
        QCOMPARE(m_dialog->request().titleText, QStringLiteral("Accuracy of model A"));
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        m_dialog->present();
        QCOMPARE(m_dialog->request().titleText, QString());
    }

    void whatAFigureDoesNotHaveIsNotOffered()
    {
        settled();
        QVERIFY(button(QStringLiteral("Row sums"))->isEnabled());
        QVERIFY(!button(QStringLiteral("Letters a, b, c"))->isEnabled());
        QVERIFY(!button(QStringLiteral("Selected cell"))->isEnabled());
        choose(0, 2);
        m_selection.setChosen(Cell{1, 0});
        settled();
        QVERIFY(button(QStringLiteral("Letters a, b, c"))->isEnabled());
        QVERIFY(button(QStringLiteral("Selected cell"))->isEnabled());
        m_selection.setStage(QStringLiteral("x"));
        settled();
        QVERIFY(!button(QStringLiteral("Row sums"))->isEnabled());
    }

    void digitsThatFindNoRoomAreReported()
    {
        settled();
        QVERIFY(button(QStringLiteral("Digits"))->isEnabled());
        type(measures()[0], QStringLiteral("4"));
        settled();
        QVERIFY(button(QStringLiteral("Digits (no room)"))->isEnabled());
    }

    void whatWasChosenIsThereAtTheNextOpening()
    {
        choose(0, 2);
        choose(2, 2);
        check(QStringLiteral("Row sums"));
        type(measures()[0], QStringLiteral("8.5"));
        pattern()->setText(QStringLiteral("{stage}"));
        field(QStringLiteral("Which heads"))->setText(QStringLiteral("1-2"));
        field(QStringLiteral("Row axis label"))->setText(QStringLiteral("from"));
        m_dialog->form()->findChild<DecimalsList*>()->setDigits(3);
        m_dialog->form()->findChild<RangeControl*>()->setRange(ColorRange{RangeMode::Fit, true, {}});
        check(QStringLiteral("Letters a, b, c"));
        const FigureSettings chosen = m_dialog->form()->settings();
        m_dialog->close();
        m_dialog.reset();
        QCOMPARE(rememberedFigure(), chosen);
        open(headsScene(6, 4));
        QCOMPARE(m_dialog->form()->settings(), chosen);
    }

    void escapeClosesIt()
    {
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(!m_dialog->isVisible());
    }

    void nothingIsCutOffAfterLargerText()
    {
        m_dialog->close();
        applyTheme(ThemeName::Light, 1.25);
        m_dialog->present();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
        settled();
        const auto* area = m_dialog->findChild<QScrollArea*>();
        const int seen = area->viewport()->width(), wanted = area->widget()->minimumSizeHint().width();
        applyTheme(ThemeName::Light);
        QVERIFY2(wanted <= seen, qPrintable(QStringLiteral("%1 of %2 px").arg(seen).arg(wanted)));
    }

    void everyControlIsReachedByTheTabKeyAndNamed()
    {
        QWidget* first = m_dialog->focusWidget();
        QVERIFY(first);
        int reached = 0;
        QWidget* at = first;
        do {
            QVERIFY2(!at->accessibleName().isEmpty() || at->property("text").isValid(), at->metaObject()->className());
            QTest::keyClick(at, Qt::Key_Tab);
            at = m_dialog->focusWidget();
            ++reached;
        } while (at != first && reached < 60);
        QVERIFY(at == first);
        QVERIFY(reached >= 18);
    }

private:
    QImage settled()
    {
        if (!QTest::qWaitFor([this] { return !m_dialog->isBusy(); }))
            qFatal("the preview does not come to rest");
        return m_dialog->preview()->picture();
    }
    QComboBox* list(int number) { return m_dialog->form()->findChildren<QComboBox*>().at(number); }
    QList<MeasureField*> measures() { return m_dialog->form()->findChildren<MeasureField*>(); }
    QLineEdit* field(const QString& name)
    {
        for (auto* candidate : m_dialog->form()->findChildren<QLineEdit*>())
            if (candidate->accessibleName() == name)
                return candidate;
        qFatal("no field %s", qPrintable(name));
    }
    QLineEdit* pattern() { return m_dialog->form()->findChildren<QLineEdit*>().last(); }
    void type(QLineEdit* field, const QString& text)
    {
        field->selectAll();
        text.isEmpty() ? QTest::keyClick(field, Qt::Key_Delete) : QTest::keyClicks(field, text);
    }
    QAbstractButton* button(const QString& text)
    {
        for (auto* candidate : m_dialog->findChildren<QAbstractButton*>())
            if (candidate->text() == text)
                return candidate;
        qFatal("no button %s", qPrintable(text));
    }
    void check(const QString& text) { button(text)->toggle(); }
};

WINDOW_TEST(TestExportDialog)
#include "tst_exportdialog.moc"
