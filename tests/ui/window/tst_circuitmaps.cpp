// SPDX-License-Identifier: GPL-3.0-or-later
// Circuits in the whole window: chosen as a stage's other matrices are, explained, never edited, and none of a studio's.
#include "core/circuits/circuits.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testprogram.h"
#include "tests/ui/support/writtentexts.h"
#include "ui/document/cellnumbers.h"
#include "ui/matrix/cellplace.h"
#include "ui/studios/studio.h"
#include "ui/window/centreheader.h"

#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

using namespace attn;

class TestCircuitMaps : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window;
    Selection& selection() { return *window->selection(); }
    Centre& centre() { return *window->workArea()->centre(); }
    QString shown() { return centre().page()->focusData() ? centre().page()->focusData()->tensor : QString(); }
    QAction* action(const QString& text)
    {
        for (QAction* each : window->findChildren<QAction*>())
            if (each->text().remove(QLatin1Char('&')) == text)
                return each;
        return nullptr;
    }
    QComboBox* chooser()
    {
        for (auto* combo : centre().header()->findChildren<QComboBox*>())
            if (combo->accessibleName() == QStringLiteral("Matrix"))
                return combo;
        return nullptr;
    }

private Q_SLOTS:
    void init() { openLesson(window); }
    void cleanup() { closeWindow(window); }

    void theMenuLeadsToThem()
    {
        for (const auto& [text, name] :
             {std::pair("QK circuit, W_q W_kᵀ", "qk_circuit"), std::pair("QK circuit between the tokens", "qk_tokens"),
              std::pair("OV circuit, W_v W_o", "ov_circuit"),
              std::pair("What each token writes through the head", "ov_tokens")}) {
            QAction* go = action(QString::fromUtf8(text));
            QVERIFY2(go, text);
            go->trigger();
            QTRY_COMPARE(shown(), QString::fromLatin1(name));
        }
        selection().setChosen(Cell{1, 1});
        QCOMPARE(chosenRef(*window->computed(), selection())->tensor, std::string("ov_tokens"));
    }

    void theChooserHasThemAndTheHeadingNamesThem()
    {
        selection().setStage(QStringLiteral("qkv"));
        QComboBox* matrices = chooser();
        QVERIFY(matrices && matrices->isVisible());
        const int entry = matrices->findText(QStringLiteral("QK circuit"));
        QVERIFY(entry > 0);
        QCOMPARE(matrices->itemData(entry, Qt::ToolTipRole).toString(), QStringLiteral("qk_circuit"));
        for (int other = 1; other < matrices->count(); ++other)
            QVERIFY(!matrices->itemText(other).contains(QLatin1Char('_')) ||
                    matrices->itemText(other).contains(QLatin1Char(' ')));
        matrices->setCurrentIndex(entry);
        Q_EMIT matrices->activated(entry);
        QCOMPARE(shown(), QStringLiteral("qk_circuit"));
        QVERIFY(writtenTexts(*centre().header()).contains(QString::fromUtf8("QK circuit, W_q W_kᵀ")));
        QCOMPARE(centre().page()->focusData()->rows, 3);
        QCOMPARE(centre().page()->focusData()->rowTitle, QStringLiteral("Rows: inputs of the query"));
        QCOMPARE(centre().page()->focusData()->columnTitle, QStringLiteral("Columns: inputs of the key"));
        QVERIFY(describeCell(*centre().page()->focusData(), {2, 0})
                    .startsWith(QStringLiteral("query's input 2, key's input 0 of qk_circuit")));
    }

    void theyFollowAnEditAndAreNeverEdited()
    {
        centre().lookAt(QStringLiteral("qk_circuit"));
        selection().setStage(QStringLiteral("qkv"));
        centre().lookAt(QStringLiteral("qk_circuit"));
        const float before = centre().page()->focusData()->value({0, 0});
        QVERIFY(!setNumber(*window->document(), {"W_query", {0, 0}}, 3));
        QTRY_VERIFY(centre().page()->focusData()->value({0, 0}) != before);
        QCOMPARE(shown(), QStringLiteral("qk_circuit"));
        const auto refused = setNumber(*window->document(), {"qk_circuit", {0, 0, 0}}, 3);
        QVERIFY(refused);
        QCOMPARE(QString::fromStdString(refused->message),
                 QStringLiteral("Circuits are computed only from weights and embeddings. Change those instead."));
    }

    void studiosGoWithoutThem()
    {
        window->workArea()->openStudio(QStringLiteral("softmax"));
        QTRY_VERIFY(window->workArea()->studio());
        QVERIFY(!window->workArea()->studio()->computed()->trace->find("qk_circuit"));
        QVERIFY(window->computed()->trace->find("qk_circuit"));
    }

    void aLayerWithoutProjectionsSaysSo()
    {
        Scene scene;
        scene.config.starts_from = StartsFrom::Qk;
        scene.config.d_in = scene.config.d_out = 2;
        for (const char* name : {"q", "k"})
            scene.inputs.push_back({name, Tensor({1, 1, 2, 2}, {1, 2, 3, 4})});
        window->document()->open(scene, {});
        QTRY_VERIFY(window->computed() && window->computed()->scene == scene);
        action(QString::fromUtf8("QK circuit, W_q W_kᵀ"))->trigger();
        bool said = false;
        for (const QString& text : writtenTexts(*window))
            said = said || text.contains(QStringLiteral("there are no weights for a circuit"));
        QVERIFY(said);
    }
};

WINDOW_TEST(TestCircuitMaps)
#include "tst_circuitmaps.moc"
