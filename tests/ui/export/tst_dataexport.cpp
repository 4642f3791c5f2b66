// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/workspaceparts.h"
#include "core/engine/engine.h"
#include "core/io/arrays/arrays.h"
#include "core/lessons/lesson.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/export/dataexport.h"
#include "ui/export/datawriter.h"
#include "ui/theme/colors.h"

#include "tests/core/backends/cuda/emulateddevice.h"
#include "tests/ui/support/computedscenes.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace attn;

class TestDataExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestLook();
        m_computed = computedLesson("000.causal.neg_inf");
        QVERIFY(m_computed);
    }

    void everyFormatHoldsTheNumbersThatAreShown_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::addColumn<bool>("all");
        for (const DataFormat& format : dataFormats()) {
            const QString ending = QString::fromStdString(std::string(format.ending));
            QTest::newRow(qPrintable(ending)) << ending << false;
            if (!format.one_tensor)
                QTest::newRow(qPrintable(ending + QStringLiteral(", all"))) << ending << true;
        }
    }

    void everyFormatHoldsTheNumbersThatAreShown()
    {
        QFETCH(QString, ending);
        QFETCH(bool, all);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("weights.") + ending);
        DataExport dialog(source(), nullptr);
        dialog.setAll(all);
        QSignalSpy written(&dialog, &DataExport::written);
        dialog.writeTo(path);
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(QFile::exists(path));
        if (ending == QStringLiteral("json"))
            return;
        const auto read = readArrayFile(path.toStdString());
        QVERIFY2(read, read ? "" : read.error().message.c_str());
        QCOMPARE(read->size(), all ? m_computed->trace->tensors().size() : 1u);
        const TracedTensor* weights = m_computed->trace->find("weights");
        const auto found = std::ranges::find(*read, "weights", &ReadArray::name);
        QVERIFY(found != read->end());
        QCOMPARE(found->values.size(), elementCount(weights->shape));
    }

    void aPlaceThatCannotBeWrittenIsSaidAndTheDialogStays()
    {
        QTemporaryDir folder;
        DataExport dialog(source(), nullptr);
        dialog.present();
        dialog.writeTo(folder.filePath(QStringLiteral("nowhere/a.npy")));
        QTRY_VERIFY(!dialog.message().isEmpty());
        QVERIFY(dialog.isVisible());
        dialog.writeTo(folder.filePath(QStringLiteral("a.txt")));
        QTRY_VERIFY(dialog.message().contains(QStringLiteral(".safetensors")));
    }

    void whatIsCancelledLeavesTheOldFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.npz"));
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        StopSource stop;
        stop.request();
        std::atomic<std::int64_t> bytes = 0;
        std::vector<const TracedTensor*> tensors;
        for (const TracedTensor& tensor : m_computed->trace->tensors())
            tensors.push_back(&tensor);
        const auto fault = writeDataFile(path.toStdString(), *m_computed->trace, tensors, bytes, stop.token());
        QVERIFY(fault);
        QVERIFY(fault->message.empty());
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void numbersThatWentWithTheirGpuAreNeverWritten()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.npy"));
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        const auto device = std::make_shared<test::EmulatedDevice>();
        RunOptions options;
        options.workspace = std::make_shared<Workspace>(1);
        cuda::useDevice(*options.workspace, device);
        const Scene scene = headsScene(200, 4);
        const auto realized = *realize(scene);
        const auto computed =
            std::make_shared<Computed>(scene, realized, run(*realized, **backendNamed("cuda"), {}, options));
        QCOMPARE(computed->trace->backend(), std::string("cuda"));

        DataExport::Source from = source();
        from.computed = [computed] { return computed; };
        from.lost = [device] { return [device] { return device->isLost(); }; };
        DataExport dialog(from, nullptr);
        dialog.present();
        dialog.setFormat(2); // .npy
        device->loseAfter(1);
        dialog.writeTo(path);
        QTRY_VERIFY(
            dialog.message().contains(QStringLiteral("the GPU stopped responding while the values were being read")));
        QVERIFY(!dialog.isWriting());
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void bytesAreCountedWhileTheyAreWritten()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.npz"));
        std::atomic<std::int64_t> bytes = 0;
        QVERIFY(
            !writeDataFile(path.toStdString(), *m_computed->trace, {m_computed->trace->find("weights")}, bytes, {}));
        QVERIFY(bytes >= 36 * 4);
    }

private:
    DataExport::Source source() const
    {
        return {[this] { return m_computed; }, [] { return std::string("weights"); }, [] { return QString(); }};
    }

    ComputedPtr m_computed;
};

WINDOW_TEST(TestDataExport)
#include "tst_dataexport.moc"
