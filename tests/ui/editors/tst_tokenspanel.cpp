// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens, their embeddings and the items of a batch, as they are edited in the panel.
#include "tests/ui/support/editorscenes.h"
#include "tests/ui/support/openpanel.h"
#include "tests/ui/support/sizedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/editors/chosentokens.h"
#include "ui/editors/embeddingspanel.h"
#include "ui/editors/memorypanel.h"
#include "ui/editors/tensortable.h"
#include "ui/editors/tokenline.h"
#include "ui/editors/tokenspanel.h"
#include "ui/theme/colors.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QTest>

using namespace attn;

class TestTokensPanel : public OpenPanel {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }
    void init() { open(journeyScene()); }
    void aTypedLineOfTokensChangesWordsAndEmbeddings();
    void tokensAreAddedRenamedMovedAndRemovedByKeys();
    void aRefusedTokenIsReported();
    void severalTypedWordsAreSeveralTokens();
    void theChosenCellIsMirrored();
    void aChosenWordCanBeReadOnItsTint();
    void batchItemsAreAddedMovedAndRemoved();
    void keysWithNamesOfTheirOwnAreNoTokensOfTheQueries();
    void theMemoryHasALineOfItsOwn();
};

void TestTokensPanel::aTypedLineOfTokensChangesWordsAndEmbeddings()
{
    auto* line = find<TokenLine>();
    line->setFocus();
    QTest::keyClick(line, Qt::Key_Return, Qt::ControlModifier);
    auto* field = line->findChild<QLineEdit*>();
    QCOMPARE(field->text(), QStringLiteral("Your journey starts with one step"));
    typeInto(field, QStringLiteral("Your journey ends with one step"));
    QCOMPARE(scene().tokens[0][2], std::string("ends"));
    QCOMPARE(steps(), 1);
    QCOMPARE(m_document->lastStep(), QStringLiteral("Change tokens to “Your journey ends with one step”"));
    auto* table = find<EmbeddingsPanel>()->table();
    QCOMPARE(table->tensorModel()->headerData(2, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("ends"));
    QVERIFY(table->tensorModel()->value(2, 0) != 0.57f); // a new word has an embedding of its own
    QCOMPARE(table->tensorModel()->value(3, 0), 0.22f);
    m_document->undoStack()->undo();
    QVERIFY(scene() == journeyScene());
    QCOMPARE(table->tensorModel()->value(2, 0), 0.57f);
}

void TestTokensPanel::tokensAreAddedRenamedMovedAndRemovedByKeys()
{
    auto* line = find<TokenLine>();
    auto* field = line->findChild<QLineEdit*>();
    line->setFocus();
    QTest::keyClick(line, Qt::Key_End);
    QTest::keyClick(line, Qt::Key_Insert);
    typeInto(field, QStringLiteral("journey"));
    QCOMPARE(scene().tokens[0].size(), std::size_t(7));
    auto* model = find<EmbeddingsPanel>()->table()->tensorModel();
    QCOMPARE(model->rowCount(), 7);
    QCOMPARE(model->value(6, 0), 0.55f); // a known word takes its row

    QTest::keyClick(line, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(scene().tokens[0][5], std::string("journey"));
    QCOMPARE(model->value(5, 0), 0.55f);

    QTest::keyClick(line, Qt::Key_Delete);
    QCOMPARE(scene().tokens[0].size(), std::size_t(6));
    QCOMPARE(line->words().last(), QStringLiteral("step"));

    QTest::keyClick(line, Qt::Key_Home);
    QTest::keyClick(line, Qt::Key_M); // typing renames
    QTest::keyClicks(field, QStringLiteral("y"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(scene().tokens[0][0], std::string("my"));
    QCOMPARE(steps(), 4);
    for (int i = 0; i < 4; ++i)
        m_document->undoStack()->undo();
    QVERIFY(scene() == journeyScene());
}

void TestTokensPanel::aRefusedTokenIsReported()
{
    auto* line = find<TokenLine>();
    line->setFocus();
    QTest::keyClick(line, Qt::Key_F2);
    typeInto(line->findChild<QLineEdit*>(), QString(300, QLatin1Char('x')));
    QVERIFY(scene() == journeyScene());
    QVERIFY2(find<TokensPanel>()->message().contains(QStringLiteral("256")),
             qPrintable(find<TokensPanel>()->message()));
}

void TestTokensPanel::severalTypedWordsAreSeveralTokens()
{
    auto* line = find<TokenLine>();
    auto* field = line->findChild<QLineEdit*>();
    line->setFocus();
    QTest::keyClick(line, Qt::Key_Home);
    QTest::keyClick(line, Qt::Key_F2);
    typeInto(field, QStringLiteral("my dog"));
    const auto words = [this] {
        QStringList list;
        for (const std::string& word : scene().tokens[0])
            list << QString::fromStdString(word);
        return list.join(QLatin1Char(' '));
    };
    QCOMPARE(words(), QStringLiteral("my dog journey starts with one step"));
    QTest::keyClick(line, Qt::Key_Insert);
    typeInto(field, QStringLiteral("is old"));
    QCOMPARE(words(), QStringLiteral("my is old dog journey starts with one step"));
    QApplication::clipboard()->setText(QStringLiteral("the cat sat"));
    QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(words(), QStringLiteral("the cat sat"));
    m_document->undoStack()->undo();
    QCOMPARE(words(), QStringLiteral("my is old dog journey starts with one step"));
}

void TestTokensPanel::theChosenCellIsMirrored()
{
    auto* line = find<TokenLine>();
    auto* table = find<EmbeddingsPanel>()->table();
    m_selection->setStage(QStringLiteral("softmax"));
    m_selection->setChosen(Cell{3, 1});
    QTest::mouseClick(line, Qt::LeftButton, {}, line->wordRect(4).center());
    QCOMPARE(m_selection->chosen(), std::optional(Cell{4, 1})); // a word is chosen as the query
    table->setCurrentIndex(table->tensorModel()->index(2, 2));
    QCOMPARE(m_selection->chosen(), std::optional(Cell{4, 1})); // an embedding is no weight

    m_selection->setStage(QStringLiteral("x"));
    table->setCurrentIndex(table->tensorModel()->index(1, 2));
    QCOMPARE(m_selection->chosen(), std::optional(Cell{1, 2}));
    m_selection->setChosen(Cell{5, 0});
    QCOMPARE(table->currentIndex(), table->tensorModel()->index(5, 0));
    QVERIFY(chosenTokens(*m_selection, nullptr) == (ChosenTokens{std::nullopt, std::nullopt, 5}));
}

void TestTokensPanel::aChosenWordCanBeReadOnItsTint()
{
    const ChosenTokens chosen{0, 1, 2};
    for (const ThemeName theme : {ThemeName::Light, ThemeName::Dark, ThemeName::HighContrast}) {
        applyTheme(theme);
        const Colors& c = colors();
        for (int token = 0; token < 3; ++token)
            for (const QColor& ground : {c.base, c.panel})
                QVERIFY2(contrast(chosen.textColor(token, c), chosen.fill(token, ground, c)) >= 4.5,
                         qPrintable(QStringLiteral("theme %1, token %2").arg(int(theme)).arg(token)));
    }
    useTestLook();
}

void TestTokensPanel::batchItemsAreAddedMovedAndRemoved()
{
    auto* panel = find<TokensPanel>();
    const QString button = QStringLiteral("Batch…");
    press(panel, button, QStringLiteral("Add item with random values"));
    QCOMPARE(scene().tokens.size(), std::size_t(2));
    QCOMPARE(m_selection->batch(), 1); // the new one is shown
    QCOMPARE(panel->line()->words().first(), QStringLiteral("t0"));
    press(panel, button, QStringLiteral("Move item 1 earlier"));
    QCOMPARE(m_selection->batch(), 0);
    QCOMPARE(scene().tokens[1][0], std::string("Your"));
    press(panel, button, QStringLiteral("Add copy of item 0"));
    QCOMPARE(scene().tokens.size(), std::size_t(3));
    press(panel, button, QStringLiteral("Remove item 1"));
    QCOMPARE(scene().tokens.size(), std::size_t(2));
    QCOMPARE(steps(), 4);
    for (int i = 0; i < 4; ++i)
        m_document->undoStack()->undo();
    QVERIFY(scene() == journeyScene());
}

void TestTokensPanel::keysWithNamesOfTheirOwnAreNoTokensOfTheQueries()
{
    Scene scene = recordedScene(3, 3, 1);
    for (const bool named : {false, true}) {
        if (named)
            scene.memory_tokens = {{"a", "b", "c"}};
        const ComputedPtr computed = computedOf(scene);
        Selection selection;
        selection.setStage(QStringLiteral("softmax"));
        selection.setChosen(Cell{2, 1});
        const ChosenTokens weight = chosenTokens(selection, computed);
        QCOMPARE(weight.query, std::optional(2));
        QCOMPARE(weight.key, named ? std::nullopt : std::optional(1));
        selection.setStage(QStringLiteral("qkv"));
        selection.setTensor(QStringLiteral("k"));
        QCOMPARE(chosenTokens(selection, computed).token, named ? std::nullopt : std::optional(2));
    }
}

void TestTokensPanel::theMemoryHasALineOfItsOwn()
{
    QVERIFY(!find<MemoryPanel>()->applies());
    open(lessonScene("today.10.cross"));
    auto* panel = find<MemoryPanel>();
    QVERIFY(panel->applies());
    TokenLine* line = panel->line();
    QCOMPARE(line->words().join(QLatin1Char(' ')), QStringLiteral("das Haus ist sehr klein"));
    line->setFocus();
    QTest::keyClick(line, Qt::Key_End);
    QTest::keyClick(line, Qt::Key_Insert);
    typeInto(line->findChild<QLineEdit*>(), QStringLiteral("hier"));
    QCOMPARE(scene().memory_tokens[0].size(), std::size_t(6));
    QCOMPARE(scene().memory_tokens[0].back(), std::string("hier"));
    QCOMPARE(scene().tokens[0].size(), std::size_t(4));
    QCOMPARE(steps(), 1);
    QTest::keyClick(line, Qt::Key_Delete);
    QCOMPARE(scene().memory_tokens[0].size(), std::size_t(5));
}

WINDOW_TEST(TestTokensPanel)
#include "tst_tokenspanel.moc"
