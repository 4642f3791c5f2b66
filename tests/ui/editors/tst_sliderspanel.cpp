// SPDX-License-Identifier: GPL-3.0-or-later
// Sliders in the editors: what is pinned moves the layer, by hand, by keys and while it plays, and stays undoable.
#include "tests/ui/support/editorscenes.h"
#include "tests/ui/support/openpanel.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/pinslider.h"
#include "ui/editors/sliderrow.h"
#include "ui/editors/sliderspanel.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/numberfield.h"

#include <QApplication>
#include <QLabel>
#include <QSlider>

using namespace attn;

class TestSlidersPanel : public OpenPanel {
    Q_OBJECT

    SlidersPanel* panel() { return find<SlidersPanel>(); }
    void pin(const std::string& choice) { QVERIFY(!pinChoice(*m_document, choice)); }
    void moveTo(QSlider* slider, int place)
    {
        slider->setSliderDown(true);
        slider->setSliderPosition(place);
        slider->setSliderDown(false);
    }

private Q_SLOTS:
    void initTestCase() { useTestLook(); }
    void init()
    {
        open(journeyScene());
        pin("temperature");
        QCOMPARE(panel()->rows().size(), 1u);
    }

    void aDragIsOneStepAndUndone()
    {
        QSlider* slider = panel()->rows()[0]->slider();
        const int before = steps();
        slider->setSliderDown(true);
        for (int place = 300; place <= 500; place += 50)
            slider->setSliderPosition(place);
        slider->setSliderDown(false);
        QCOMPARE(steps(), before + 1);
        QVERIFY(std::abs(scene().config.temperature - (0.1 + 3.9 * 0.5)) < 1e-9);
        moveTo(slider, 700);
        QCOMPARE(steps(), before + 2); // the next drag is a step of its own
        m_document->undoStack()->undo();
        m_document->undoStack()->undo();
        QCOMPARE(scene().config.temperature, 1.0);
        QCOMPARE(slider->value(), 231); // (1 - 0.1) / 3.9
    }

    void keysAndTheFieldMoveItToo()
    {
        SliderRow* row = panel()->rows()[0];
        row->slider()->setFocus();
        QTest::keyClick(row->slider(), Qt::Key_End);
        QCOMPARE(scene().config.temperature, 4.0);
        typeInto(row->number(), QStringLiteral("2.5"));
        QCOMPARE(scene().config.temperature, 2.5);
        typeInto(row->number(), QStringLiteral("-1"));
        QCOMPARE(scene().config.temperature, 2.5);
        QVERIFY(panel()->message().contains(QStringLiteral("above 0")));
    }

    void whatIsTypedIntoARowThatGoesIsOfNoScene()
    {
        auto* from = panel()->rows()[0]->findChildren<NumberField*>()[1];
        from->setFocus();
        QVERIFY(from->hasFocus());
        from->selectAll();
        QTest::keyClicks(from, QStringLiteral("0.5"));
        m_document->open(journeyScene(), {}); // without sliders
        QVERIFY(panel()->rows().empty());
        QVERIFY(scene().sliders.empty());
        QCOMPARE(steps(), 0);
    }

    void playingIsOneStepAndEscEndsIt()
    {
        const int before = steps();
        QVERIFY(!panel()->plays());
        panel()->rows()[0]->playButton()->click();
        QVERIFY(panel()->plays());
        const double begun = scene().config.temperature;
        QTRY_VERIFY(scene().config.temperature > begun + 0.05);
        QTRY_VERIFY(scene().config.temperature > begun + 0.1);
        QTest::keyClick(panel(), Qt::Key_Escape);
        QVERIFY(!panel()->plays());
        QCOMPARE(steps(), before + 1);
        const double ended = scene().config.temperature;
        QTest::qWait(120);
        QCOMPARE(scene().config.temperature, ended);
        m_document->undoStack()->undo();
        QCOMPARE(scene().config.temperature, begun);
    }

    void anotherEditEndsThePlay()
    {
        panel()->rows()[0]->playButton()->click();
        QTRY_VERIFY(scene().config.temperature != 1.0);
        Scene after = scene();
        after.edits.set("W_query", {0, 0}, 1);
        QVERIFY(!m_document->edit(QStringLiteral("Set"), after, ChangePart::Values));
        QVERIFY(!panel()->plays());
        m_document->undoStack()->undo();
        m_document->undoStack()->undo();
        QCOMPARE(scene().config.temperature, 1.0);
    }

    void whatPointsAtNothingStaysAndSaysSo()
    {
        Scene after = scene();
        after.config.normalize = Normalize::Sum;
        QVERIFY(!m_document->edit(QStringLiteral("Sum"), after, ChangePart::Config));
        SliderRow* row = panel()->rows()[0];
        QVERIFY(!row->slider()->isEnabled());
        QVERIFY(!row->playButton()->isEnabled());
        bool said = false;
        for (const QLabel* label : row->findChildren<QLabel*>())
            said = said || label->text() == QStringLiteral("This scene has no softmax that divides by a temperature.");
        QVERIFY(said);
        m_document->undoStack()->undo();
        QVERIFY(row->slider()->isEnabled());
    }

    void rangesAndNamesAreEditedAndItIsRemoved()
    {
        SliderRow* row = panel()->rows()[0];
        QList<NumberField*> fields = row->findChildren<NumberField*>();
        NumberField *from = nullptr, *to = nullptr;
        for (NumberField* field : fields) {
            from = field->accessibleName().startsWith(QStringLiteral("Lower")) ? field : from;
            to = field->accessibleName().startsWith(QStringLiteral("Upper")) ? field : to;
        }
        QVERIFY(from && to);
        typeInto(to, QStringLiteral("2"));
        QCOMPARE(scene().sliders[0].to, 2.0);
        typeInto(from, QStringLiteral("3"));
        QCOMPARE(scene().sliders[0].from, 0.1);
        QCOMPARE(panel()->message(), QStringLiteral("The lower limit must be less than the upper limit."));
        auto* name = row->findChild<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly);
        for (auto* edit : row->findChildren<QLineEdit*>())
            name = edit->accessibleName().startsWith(QStringLiteral("Name")) ? edit : name;
        name->setText(QStringLiteral("heat"));
        name->setModified(true);
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(scene().sliders[0].name, std::string("heat"));
        QCOMPARE(row->slider()->accessibleName(), QStringLiteral("heat"));
        for (auto* button : row->findChildren<IconButton*>())
            if (button->accessibleName().startsWith(QStringLiteral("Remove")))
                button->click();
        QVERIFY(scene().sliders.empty());
        QCOMPARE(panel()->rows().size(), 0u);
        m_document->undoStack()->undo();
        QCOMPARE(panel()->rows().size(), 1u);
    }

    void aWeightAndAnAngleAreMoved()
    {
        QVERIFY(!pinToSlider(*m_document, {"", "W_query", {0, 1}, {}, 0, 1}, 0.5));
        QVERIFY(!pinToSlider(*m_document, *angleAt("x", {0, 1, 2}, 3), 0));
        QCOMPARE(panel()->rows().size(), 3u);
        moveTo(panel()->rows()[1]->slider(), 1000);
        QCOMPARE(scene().edits.of("W_query")->find({0, 1})->value, 2.0f);
        moveTo(panel()->rows()[2]->slider(), 500); // 0 degrees
        QVERIFY(std::abs(scene().edits.of("x")->find({0, 1, 2})->value) < 1e-6f);
        QVERIFY(scene().edits.of("x")->find({0, 1, 1})->value > 0);
    }
};

WINDOW_TEST(TestSlidersPanel)
#include "tst_sliderspanel.moc"
