// SPDX-License-Identifier: GPL-3.0-or-later
// On the screen of a small laptop the picture of every step of every lesson is whole and large: cells with all the digits that
// the text quotes, every operand and term, nothing to be scrolled sideways, and no words that are cut.
#include "core/lessons/lesson.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "ui/document/selection.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/heatmap/operandview.h"
#include "ui/lesson/lessonpanel.h"
#include "ui/lesson/lessonplay.h"
#include "ui/paint/mappainter.h"
#include "ui/theme/fonts.h"

#include <QApplication>
#include <QFile>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

using namespace attn;

namespace {

constexpr double least_cell = 48;            // px, wide; as high where there are few rows
constexpr int few_rows = 6, most_cells = 16; // of a matrix that can be whole and large
constexpr QSize window_size(1276, 680);      // of 1280 x 720, less frame and title bar

QString sized(QSizeF size) { return QStringLiteral("%1 x %2").arg(size.width()).arg(size.height()); }

QStringList faultsOfMap(const HeatmapView& view)
{
    QStringList faults;
    const HeatmapData& data = *view.data();
    const MapGeometry& map = view.heatmapLayout().map;
    if (std::max(data.rows, data.columns) > most_cells)
        return faults;
    if (view.heatmapLayout().scrolls())
        faults << data.tensor + QStringLiteral(" is cut");
    if (map.cell.width() < least_cell ||
        map.cell.height() < (data.rows <= few_rows && textScale() == 1 ? least_cell : digits_from_cell))
        faults << data.tensor + QStringLiteral(" has cells of ") + sized(map.cell);
    if (const DigitStyle digits = digitStyle(data, map.cell.width(), map.cell.height());
        !data.wholeNumbers() && digits.decimals < data.digits)
        faults << QStringLiteral("%1 shows %2 of %3 decimals in %4")
                      .arg(data.tensor)
                      .arg(digits.decimals)
                      .arg(data.digits)
                      .arg(sized(map.cell));
    return faults;
}

QStringList faultsOfOperands(const OperandView& view)
{
    const OperandPicture& picture = view.picture();
    QStringList faults;
    const std::int64_t terms = picture.left  ? picture.left->columns
                               : picture.top ? picture.top->rows
                                             : picture.all.terms;
    if (picture.result->rows < picture.all.rows || picture.result->columns < picture.all.columns ||
        terms < picture.all.terms)
        faults << QStringLiteral("operands of %1 show %2 x %3 of %4 x %5, %6 of %7 terms")
                      .arg(QString::fromStdString(view.tensor()))
                      .arg(picture.result->rows)
                      .arg(picture.result->columns)
                      .arg(picture.all.rows)
                      .arg(picture.all.columns)
                      .arg(terms)
                      .arg(picture.all.terms);
    const QSizeF cell = view.operandLayout().cell;
    const DigitStyle digits = digitStyle(*picture.result, cell.width(), cell.height());
    if (cell.width() < least_cell || (!picture.result->wholeNumbers() && digits.decimals < picture.result->digits))
        faults << QStringLiteral("operands of %1 have cells of %2, %3 decimals")
                      .arg(QString::fromStdString(view.tensor()), sized(cell))
                      .arg(digits.decimals);
    return faults;
}

} // namespace

class TestLessonPictures : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> m_window;

    QStringList faultsOfStep()
    {
        QStringList faults;
        for (const QScrollBar* bar : m_window->findChildren<QScrollBar*>())
            if (bar->isVisible() && bar->orientation() == Qt::Horizontal && bar->maximum() > 0)
                faults << QStringLiteral("a bar scrolls sideways in ") +
                              QLatin1String(bar->parentWidget()->parentWidget()->metaObject()->className());
        const LessonPanel* panel = m_window->lessonPanel(); // whose bar is never shown
        if (panel->widget()->width() > panel->viewport()->width())
            faults << QStringLiteral("the text is cut");
        if (m_window->workArea()->studio() || !m_window->workArea()->isVisible())
            return faults;
        for (const HeatmapView* view : m_window->workArea()->centre()->page()->findChildren<HeatmapView*>())
            if (view->isVisible() && view->data())
                faults << faultsOfMap(*view);
        for (const OperandView* view : m_window->workArea()->centre()->page()->findChildren<OperandView*>())
            if (view->isVisible() && view->picture().result)
                faults << faultsOfOperands(*view);
        return faults;
    }

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("lessonpictures"));
        useTestLook();
    }

    void everyStepIsWholeAndLarge_data()
    {
        QTest::addColumn<double>("text");
        QTest::addColumn<QString>("id");
        for (const double text : {1.0, 1.25})
            for (const LessonEntry& entry : stepLessons())
                QTest::addRow("%s, text %g %%", std::string(entry.id).c_str(), text * 100)
                    << text << QString::fromUtf8(entry.id.data(), entry.id.size());
    }
    void everyStepIsWholeAndLarge()
    {
        QFETCH(double, text);
        QFETCH(QString, id);
        openLesson(m_window);
        applyTheme(ThemeName::Light, text);
        m_window->resize(window_size);
        eraseAllProgress();
        m_window->openAtStart(id);
        QTRY_VERIFY(m_window->playsLesson());
        QStringList faults;
        const QString folder = qEnvironmentVariable("ATTNSCOPE_PICTURES");
        for (int step = 0; step < m_window->lessonPlay()->count(); ++step) {
            m_window->lessonPlay()->goTo(step);
            QTRY_VERIFY(m_window->lessonPlay()->computed());
            QTRY_VERIFY(!m_window->lessonPlay()->step().goal || m_window->lessonPlay()->goalState());
            QTest::qWait(30);
            m_window->resize(window_size);
            QCOMPARE(m_window->size(), window_size);
            QTest::qWait(0);
            for (const QString& fault : faultsOfStep())
                faults << QStringLiteral("step %1: %2").arg(step + 1).arg(fault);
            if (!folder.isEmpty())
                m_window->grab().save(
                    QStringLiteral("%1/%2.%3.%4.png").arg(folder, id).arg(step + 1, 2, 10, QLatin1Char('0')).arg(text));
        }
        closeWindow(m_window);
        applyTheme(ThemeName::Light);
        QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
    }
};

int main(int argc, char** argv)
{
    const QTemporaryDir folder;
    QFile screens(folder.filePath(QStringLiteral("screens.json")));
    if (!screens.open(QIODevice::WriteOnly))
        return 1;
    screens.write(
        R"({"screens": [{"name": "laptop", "x": 0, "y": 0, "width": 1280, "height": 720, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})");
    screens.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(screens.fileName()));
    QApplication application(argc, argv);
    TestLessonPictures test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_lessonpictures.moc"
