// SPDX-License-Identifier: GPL-3.0-or-later
// No text of a stranger's is taken for markup. Reads from the sources which files make labels, tool tips, questions and rich text,
// and checks how the shared widgets treat their words.
#include "tests/testpaths.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/kit/label.h"
#include "ui/kit/plainquestion.h"
#include "ui/kit/tooltip.h"
#include "ui/language/said.h"
#include "ui/lesson/proseview.h"

#include <QDirIterator>
#include <QFile>
#include <QInputDialog>
#include <QRegularExpression>
#include <QTest>
#include <QToolTip>

#include <map>

using namespace attn;

namespace {

// What a pattern of the sources finds, and the files in which that may be, each with the reason.
struct Rule {
    const char* pattern;
    std::map<std::string, const char*> allowed;
};

const char* const own_words = "the program's own words, others by tinted() and strong() or escaped";

const std::vector<Rule> rules = {
    {R"(\bnew QLabel\b|public QLabel\b|[:,] QLabel\(|\bQLabel [a-z]\w*[;({])", {{"ui/kit/label.h", "the kit's"}}},
    {R"(\bRichLabel\b)",
     {{"ui/kit/label.h", "the kit's"},
      {"ui/explain/inspector.cpp", own_words},
      {"ui/explain/valueblock.cpp", own_words},
      {"ui/lesson/lessonpanel.cpp", own_words},
      {"ui/model/headpane.cpp", own_words},
      {"ui/model/nexttokenpanel.cpp", own_words},
      {"ui/studios/dropout/meanpanel.cpp", own_words},
      {"ui/studios/lab/symptompanel.cpp", own_words},
      {"ui/studios/lines/planepart.cpp", own_words},
      {"ui/studios/sensitivity/predictpanel.cpp", own_words},
      {"ui/studios/sensitivity/sensitivitycontrols.cpp", "numbers alone"},
      {"ui/studios/softmax/softmaxstudio.cpp", own_words},
      {"ui/window/about.cpp", own_words},
      {"ui/window/statusline.cpp", own_words}}},
    {R"(setTextFormat|Qt::RichText|Qt::AutoText|Qt::MarkdownText|mightBeRichText)",
     {{"ui/kit/label.h", "the kit's"},
      {"ui/kit/plainquestion.h", "plain"},
      {"ui/theme/style.cpp", "plain, of the labels that Qt makes"}}},
    {R"(\bQToolTip::showText)", {{"ui/kit/tooltip.cpp", "the kit's"}}},
    {R"((new|public) QScrollArea\b)", {{"ui/kit/scrollarea.h", "whose content may answer to its width"}}},
    {R"(\bQMessageBox::(question|warning|information|critical|about|aboutQt)\b|\bQMessageBox \w+[({]|(new|public) QMessageBox\b)",
     {{"ui/kit/plainquestion.h", "the kit's"}}},
    {R"(\bQ(InputDialog|ErrorMessage|ProgressDialog|SplashScreen|StaticText|GraphicsTextItem|WhatsThis)\b)",
     {{"ui/export/sitewriter.cpp", "says one sentence of its own"}, {"ui/export/sitewriter.h", "the same"}}},
    {R"(\bQText(Browser|Edit)\b|\bQTextDocument \w|new QTextDocument|setMarkdown|insertHtml|appendHtml|(insert|set)Html)",
     {{"ui/lesson/proseview.cpp", "made by core/prose, which escapes all words; opens no file"},
      {"ui/lesson/proseview.h", "the same"},
      {"ui/window/about.cpp", "the program's own words"},
      {"ui/window/mainwindowmenus.cpp", "asks only whether one has the focus"},
      {"ui/kit/copiednumbers.cpp", "for the clipboard, escaped by core/io/text/matrixhtml"}}},
    {R"(setWhatsThis|setStatusTip)",
     {{"ui/editors/maskcanvas.cpp", "fixed sentences"},
      {"ui/editors/recipelist.cpp", "fixed sentences"},
      {"ui/editors/tensortable.cpp", "fixed sentences"},
      {"ui/editors/tokenline.cpp", "fixed sentences"},
      {"ui/studios/reshape/layoutmap.cpp", "fixed sentences"},
      {"ui/studios/reshape/memorymap.cpp", "fixed sentences"}}},
};

std::map<std::string, QString> sources()
{
    std::map<std::string, QString> files;
    const QString root = QString::fromStdString(sourceFile(""));
    for (const char* folder : {"ui", "app"}) {
        QDirIterator each(root + QLatin1String(folder), {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                          QDirIterator::Subdirectories);
        while (each.hasNext()) {
            QFile file(each.next());
            if (file.open(QIODevice::ReadOnly))
                files.emplace(file.fileName().mid(root.size()).toStdString(), QString::fromUtf8(file.readAll()));
        }
    }
    return files;
}

const QString markup = QStringLiteral("x <b>bold</b>");

} // namespace

class TestPlainWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("plainwords"));
        useTestLook();
    }

    void sourcesTakeWordsForMarkupInNamedPlacesAlone()
    {
        const auto files = sources();
        QVERIFY(files.size() > 500);
        const QRegularExpression remark(QStringLiteral("//[^\n]*"));
        QStringList faults;
        for (const Rule& rule : rules) {
            const QRegularExpression pattern(QString::fromUtf8(rule.pattern));
            QVERIFY2(pattern.isValid(), rule.pattern);
            for (const auto& [name, content] : files) {
                const bool found = QString(content).remove(remark).contains(pattern);
                if (found != rule.allowed.contains(name))
                    faults << QStringLiteral("%1: %2 %3")
                                  .arg(QString::fromStdString(name),
                                       found ? QStringLiteral("has") : QStringLiteral("is listed, but has no longer"),
                                       QString::fromUtf8(rule.pattern));
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    void labelsSayWhatTheirWordsAre()
    {
        QCOMPARE(PlainLabel(markup).textFormat(), Qt::PlainText);
        QCOMPARE(PlainLabel(markup).text(), markup);
        QCOMPARE(RichLabel().textFormat(), Qt::RichText);
    }

    void questionsShowLetters()
    {
        PlainQuestion question(markup, markup, QMessageBox::Ok, nullptr);
        question.setInformativeText(markup);
        question.show();
        int labels = 0;
        for (const QLabel* label : question.findChildren<QLabel*>())
            if (label->text() == markup && ++labels)
                QCOMPARE(label->textFormat(), Qt::PlainText);
        QCOMPARE(labels, 2);
    }

    // Whatever Qt makes itself, by the style.
    void labelsOfQtShowLetters()
    {
        QInputDialog dialog;
        dialog.setLabelText(markup);
        dialog.show();
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            QCOMPARE(label->textFormat(), Qt::PlainText);
        QWidget widget;
        widget.resize(100, 100);
        widget.show();
        QToolTip::showText(widget.mapToGlobal(QPoint(10, 10)), markup, &widget);
        int tips = 0;
        for (QWidget* tip : QApplication::topLevelWidgets())
            if (tip->inherits("QTipLabel") && ++tips)
                QCOMPARE(static_cast<QLabel*>(tip)->textFormat(), Qt::PlainText);
        QCOMPARE(tips, 1);
        QToolTip::hideText();
    }

    void toolTipsAreWrapped()
    {
        QCOMPARE(wrappedToolTip(markup), markup);
        const QString lines = wrappedToolTip(QStringLiteral("a < b, ").repeated(40) + QStringLiteral("\nnext"));
        QVERIFY(lines.endsWith(QStringLiteral("\nnext")));
        for (const QString& line : lines.split(QLatin1Char('\n')))
            QVERIFY(line.size() <= 70);
        QCOMPARE(QString(lines).replace(QLatin1Char('\n'), QLatin1Char(' ')),
                 QStringLiteral("a < b, ").repeated(40) + QStringLiteral(" next"));
        const QString word(200, QLatin1Char('x'));
        QCOMPARE(wrappedToolTip(word + QStringLiteral(" y")), word + QStringLiteral("\ny"));
    }

    void proseAsksForNoFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("picture.png"));
        QImage picture(40, 30, QImage::Format_RGB32);
        picture.fill(Qt::red);
        QVERIFY(picture.save(path));
        ProseView view(14);
        view.setHtml(QStringLiteral("<img src='%1'>").arg(path));
        view.resize(200, 200);
        const QVariant loaded = view.document()->resource(QTextDocument::ImageResource, QUrl(path));
        QVERIFY(loaded.userType() == QMetaType::QImage && loaded.value<QImage>().size() == QSize(1, 1));
    }

    void namesTurnNothingAroundThem()
    {
        QCOMPARE(named(QStringLiteral("plain")), QStringLiteral("plain"));
        QCOMPARE(named(QStringLiteral("a\u202Eb\u2069")), QStringLiteral("a\\u202Eb\\u2069"));
        QCOMPARE(named(QStringLiteral("שלום")), QStringLiteral("\u2068שלום\u2069"));
    }
};

WINDOW_TEST(TestPlainWords)
#include "tst_plainwords.moc"
