// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader meets where cells are drawn by hand: tables, lists and links, one focus, cells made on demand.
#include "tests/ui/support/testprogram.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/mapwidget.h"
#include "ui/kit/section.h"
#include "ui/kit/segmentedcontrol.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

using namespace attn;

namespace {

class Numbers : public MapWidget {
public:
    explicit Numbers(QSize size) : MapWidget(nullptr), count(size)
    {
        setParent(&window); // a window is one to screen readers too, whatever it shows
        window.resize(200, 100);
        resize(200, 100);
        setAccessibleName(QStringLiteral("Numbers"));
    }
    ~Numbers() override { setParent(nullptr); }

    QString accessibleRow(int row) const override { return QStringLiteral("row %1").arg(row); }
    QSize cellCount() const override { return count; }
    std::optional<Cell> cellAt(QPointF) const override { return std::nullopt; }
    std::optional<Cell> currentCell() const override { return current; }
    void pointAt(std::optional<Cell>) override {}
    void choose(Cell cell) override
    {
        current = cell;
        update();
    }
    QString wordsOf(Cell cell) const override
    {
        return QStringLiteral("row %1, column %2%3").arg(cell.row).arg(cell.column).arg(more);
    }

    QWidget window;
    QSize count;
    std::optional<Cell> current;
    QString more;
};

QAccessibleInterface* heard(QWidget& widget) { return QAccessible::queryAccessibleInterface(&widget); }

QStringList namesInFocus(QAccessibleInterface* root)
{
    QStringList names;
    if (root->state().focused)
        names << root->text(QAccessible::Name);
    for (int child = 0; child < root->childCount(); ++child)
        names += namesInFocus(root->child(child));
    return names;
}

void giveFocus(QWidget& window, QWidget& widget)
{
    window.show();
    QApplication::setActiveWindow(&window);
    widget.setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTRY_VERIFY(widget.hasFocus());
}

} // namespace

class TestAccessibleTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        installAccessibility();
        QAccessible::setActive(true);
    }

    void cellsOfATable()
    {
        Numbers map({3, 2});
        QAccessibleInterface* table = heard(map);
        QCOMPARE(table->role(), QAccessible::Table);
        QCOMPARE(table->childCount(), 6);
        QCOMPARE(table->tableInterface()->rowCount(), 2);
        QCOMPARE(table->tableInterface()->columnCount(), 3);
        QCOMPARE(table->tableInterface()->rowDescription(1), QStringLiteral("row 1"));
        QAccessibleInterface* cell = table->tableInterface()->cellAt(1, 2);
        QCOMPARE(cell, table->child(5));
        QCOMPARE(cell->role(), QAccessible::Cell);
        QCOMPARE(cell->text(QAccessible::Name), QStringLiteral("row 1, column 2"));
        QCOMPARE(cell->parent(), table);
        QCOMPARE(table->indexOfChild(cell), 5);
        QCOMPARE(cell->tableCellInterface()->rowIndex(), 1);
        QCOMPARE(cell->tableCellInterface()->columnIndex(), 2);
        QVERIFY(!table->tableInterface()->cellAt(2, 0));
        QVERIFY(!table->child(6));
    }

    void aColumnIsAList()
    {
        Numbers map({1, 4});
        QAccessibleInterface* list = heard(map);
        QCOMPARE(list->role(), QAccessible::List);
        QVERIFY(!list->tableInterface());
        QCOMPARE(list->childCount(), 4);
        QCOMPARE(list->child(3)->role(), QAccessible::ListItem);
        QVERIFY(!list->child(3)->tableCellInterface());
    }

    void aMapOfMillionsCostsNothing()
    {
        Numbers map({4096, 4096});
        QAccessibleInterface* table = heard(map);
        QVERIFY(table->childCount() <= 1 << 16);
        QAccessibleInterface* last = table->tableInterface()->cellAt(4095, 4095);
        QCOMPARE(last->text(QAccessible::Name), QStringLiteral("row 4095, column 4095"));
        QCOMPARE(table->child(table->indexOfChild(last)), last);
        const QAccessible::Id first = QAccessible::uniqueId(table->tableInterface()->cellAt(0, 0));
        std::vector<QAccessible::Id> made;
        for (int column = 0; column < 4096; ++column)
            for (int row : {1, 2})
                made.push_back(QAccessible::uniqueId(table->tableInterface()->cellAt(row, column)));
        QVERIFY(!QAccessible::accessibleInterface(first));
        const auto kept = std::ranges::count_if(
            made, [](QAccessible::Id id) { return QAccessible::accessibleInterface(id) != nullptr; });
        QCOMPARE(int(kept), 4096);
        QVERIFY(QAccessible::accessibleInterface(made.back()));
    }

    void pressingACellChoosesIt()
    {
        Numbers map({3, 2});
        QAccessibleInterface* cell = heard(map)->child(4);
        QVERIFY(cell->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()));
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(map.current == (Cell{1, 1}));
    }

    void theFocusFollowsTheArrowKeys()
    {
        Numbers map({3, 2});
        map.current = Cell{0, 0};
        giveFocus(map.window, map);
        QCOMPARE(namesInFocus(heard(map.window)), QStringList(QStringLiteral("row 0, column 0")));
        for (const auto& [key, words] :
             {std::pair(Qt::Key_Right, "row 0, column 1"), std::pair(Qt::Key_Down, "row 1, column 1"),
              std::pair(Qt::Key_End, "row 1, column 2"), std::pair(Qt::Key_Up, "row 0, column 2"),
              std::pair(Qt::Key_Left, "row 0, column 1")}) {
            QTest::keyClick(&map, key);
            QCOMPARE(namesInFocus(heard(map.window)), QStringList(QString::fromLatin1(words)));
            QCOMPARE(heard(map)->focusChild()->text(QAccessible::Name), QString::fromLatin1(words));
        }
    }

    void aTableWithoutACellHasTheFocusItself()
    {
        Numbers map({3, 2});
        giveFocus(map.window, map);
        QCOMPARE(namesInFocus(heard(map)), QStringList(QStringLiteral("Numbers")));
    }

    // Readers pass over a new name of a table's cell: it comes as another cell, once it stands.
    void aCellThatSaysSomethingElseIsAnotherOne()
    {
        Numbers map({3, 2});
        map.current = Cell{0, 1};
        giveFocus(map.window, map);
        QTest::qWait(50); // it is told
        const QAccessible::Id before = QAccessible::uniqueId(heard(map)->focusChild());
        const QAccessible::Id beside = QAccessible::uniqueId(heard(map)->child(0));
        map.more = QStringLiteral(": 4");
        map.update();
        QTRY_VERIFY(!QAccessible::accessibleInterface(before));
        QVERIFY(QAccessible::accessibleInterface(beside));
        QCOMPARE(heard(map)->focusChild()->text(QAccessible::Name), QStringLiteral("row 0, column 1: 4"));
    }

    void otherCellsAreOtherObjects()
    {
        Numbers map({3, 2});
        QAccessibleInterface* cell = heard(map)->child(5);
        const QAccessible::Id id = QAccessible::uniqueId(cell);
        map.count = {2, 2};
        QVERIFY(!cell->isValid());
        QCOMPARE(heard(map)->childCount(), 4);
        QVERIFY(heard(map)->child(3)->isValid());
        QVERIFY(!QAccessible::accessibleInterface(id));
    }

    void theCurrentCellOfATableWithoutFocusHasNoFocus()
    {
        QWidget window;
        auto* table = new QTableView(&window);
        QStandardItemModel model(2, 2);
        model.setItem(1, 1, new QStandardItem(QStringLiteral("four")));
        model.setHorizontalHeaderLabels({QStringLiteral("a"), QStringLiteral("b")});
        table->setModel(&model);
        table->setCurrentIndex(model.index(1, 1));
        auto* other = new QComboBox(&window);
        giveFocus(window, *other);
        QAccessibleInterface* heardTable = heard(*table);
        QCOMPARE(heardTable->tableInterface()->columnDescription(1), QStringLiteral("b"));
        QCOMPARE(heardTable->tableInterface()->cellAt(1, 1)->text(QAccessible::Name), QStringLiteral("four"));
        QVERIFY(heardTable->tableInterface()->cellAt(1, 1)->state().selected);
        QVERIFY(!heardTable->tableInterface()->cellAt(1, 1)->state().focused);
        table->setFocus();
        QCOMPARE(namesInFocus(heard(window)), QStringList(QStringLiteral("four")));
    }

    void foldsAndChoices()
    {
        Section section(QStringLiteral("Tokens"));
        auto* head = section.findChild<QAbstractButton*>();
        QCOMPARE(heard(*head)->role(), QAccessible::Button);
        QVERIFY(heard(*head)->state().expandable && heard(*head)->state().expanded);
        head->click();
        QVERIFY(heard(*head)->state().collapsed && !heard(*head)->state().expanded);

        SegmentedControl segments(QStringLiteral("Step by"));
        segments.addSegment(QStringLiteral("stage"));
        segments.addSegment(QStringLiteral("row"));
        segments.setCurrentIndex(1);
        const auto buttons = segments.findChildren<QAbstractButton*>();
        QCOMPARE(heard(*buttons[1])->role(), QAccessible::RadioButton);
        QVERIFY(heard(*buttons[1])->state().checked);
        QVERIFY(!heard(*buttons[0])->state().checked);
    }

    void aListOfChoicesIsCalledAfterItsLabel()
    {
        QWidget before, now;
        auto* list = new QComboBox(&before);
        list->addItem(QStringLiteral("causal"));
        nameChoices(list, QStringLiteral("Mask"));
        list->setParent(&now);
        const auto relations = heard(*list)->relations(QAccessible::Label);
        QCOMPARE(relations.size(), 1);
        QCOMPARE(relations[0].first->text(QAccessible::Name), QStringLiteral("Mask"));
        delete list;
        QTRY_VERIFY(!now.findChild<QLabel*>());
    }
};

WINDOW_TEST(TestAccessibleTable)
#include "tst_accessibletable.moc"
