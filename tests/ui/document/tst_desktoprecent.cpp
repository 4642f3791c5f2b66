// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/testprogram.h"
#include "ui/document/desktoprecent.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>
#include <QXmlStreamReader>

using namespace attn;

namespace {

const QDateTime first(QDate(2026, 1, 2), QTime(3, 4, 5), QTimeZone::utc()), second = first.addSecs(60);

// As GTK writes it.
constexpr char of_others[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<xbel version=\"1.0\"\n"
    "      xmlns:bookmark=\"http://www.freedesktop.org/standards/desktop-bookmarks\"\n"
    "      xmlns:mime=\"http://www.freedesktop.org/standards/shared-mime-info\"\n"
    ">\n"
    "  <bookmark href=\"file:///home/a/a%20%26b.txt\" added=\"2020-01-01T00:00:00Z\">\n"
    "    <title>a &amp; b</title>\n"
    "    <info><metadata owner=\"http://freedesktop.org\"><mime:mime-type type=\"text/plain\"/>\n"
    "      <bookmark:applications><bookmark:application name=\"gedit\" exec=\"&apos;gedit %u&apos;\" count=\"3\"/>"
    "</bookmark:applications></metadata></info>\n"
    "  </bookmark>\n"
    "</xbel>\n";

} // namespace

class TestDesktopRecent : public QObject {
    Q_OBJECT

    QByteArray list() const
    {
        QFile file(m_list);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QByteArray& content) const
    {
        QFile file(m_list);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    // Attributes of all elements of a name, as a reader of XML sees them.
    QStringList attributesOf(const QString& element, const QString& attribute) const
    {
        QStringList found;
        QXmlStreamReader reader(list());
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == element)
                found << reader.attributes().value(attribute).toString();
        return reader.hasError() ? QStringList{reader.errorString()} : found;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_list;

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_list = m_folder->filePath(QStringLiteral("recently-used.xbel"));
    }

    void aListIsBegunWhereThereIsNone()
    {
        shareWithDesktop(m_list, QStringLiteral("/tmp/ä b.attn"), first);
        QCOMPARE(attributesOf(QStringLiteral("bookmark"), QStringLiteral("href")),
                 QStringList{QStringLiteral("file:///tmp/%C3%A4%20b.attn")});
        QCOMPARE(attributesOf(QStringLiteral("bookmark"), QStringLiteral("modified")),
                 QStringList{QStringLiteral("2026-01-02T03:04:05.000Z")});
        QCOMPARE(attributesOf(QStringLiteral("mime-type"), QStringLiteral("type")),
                 QStringList{QStringLiteral("application/x-attnscope-scene+json")});
        QCOMPARE(attributesOf(QStringLiteral("application"), QStringLiteral("exec")),
                 QStringList{QStringLiteral("'attnscope %f'")});
        QVERIFY(!(QFile::permissions(m_list) & (QFile::ReadGroup | QFile::ReadOther)));
    }

    void theEntriesOfOtherProgramsStay()
    {
        write(of_others);
        shareWithDesktop(m_list, QStringLiteral("/tmp/a.attn"), first);
        QCOMPARE(attributesOf(QStringLiteral("bookmark"), QStringLiteral("href")),
                 (QStringList{QStringLiteral("file:///home/a/a%20%26b.txt"), QStringLiteral("file:///tmp/a.attn")}));
        QCOMPARE(attributesOf(QStringLiteral("application"), QStringLiteral("name")),
                 (QStringList{QStringLiteral("gedit"), QStringLiteral("AttnScope")}));
        QVERIFY(list().contains("<title>a &amp; b</title>"));
        QVERIFY(list().contains("<mime:mime-type type=\"text/plain\"/>"));
    }

    void aFileThatIsOpenedAgainMovesToTheEndAndIsCounted()
    {
        const QString a = QStringLiteral("/tmp/a.attn"), b = QStringLiteral("/tmp/b.attnlesson");
        shareWithDesktop(m_list, a, first);
        shareWithDesktop(m_list, b, first);
        shareWithDesktop(m_list, a, second);
        QCOMPARE(attributesOf(QStringLiteral("bookmark"), QStringLiteral("href")),
                 (QStringList{QStringLiteral("file:///tmp/b.attnlesson"), QStringLiteral("file:///tmp/a.attn")}));
        QCOMPARE(attributesOf(QStringLiteral("application"), QStringLiteral("count")),
                 (QStringList{QStringLiteral("1"), QStringLiteral("2")}));
        QCOMPARE(attributesOf(QStringLiteral("bookmark"), QStringLiteral("added")).last(),
                 QStringLiteral("2026-01-02T03:04:05.000Z"));
        QCOMPARE(attributesOf(QStringLiteral("bookmark"), QStringLiteral("visited")).last(),
                 QStringLiteral("2026-01-02T03:05:05.000Z"));
    }

    void aListThatCannotBeReadStaysAsItIs()
    {
        for (const QByteArray broken :
             {QByteArray("no XML"), QByteArray(of_others).left(400), QByteArray(), QByteArray("<xbel><a></xbel>")}) {
            write(broken);
            shareWithDesktop(m_list, QStringLiteral("/tmp/a.attn"), first);
            QCOMPARE(list(), broken);
        }
        shareWithDesktop(m_folder->filePath(QStringLiteral("none/list.xbel")), QStringLiteral("/tmp/a.attn"), first);
        QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("none"))));
    }
};

GUILESS_TEST(TestDesktopRecent)
#include "tst_desktoprecent.moc"
