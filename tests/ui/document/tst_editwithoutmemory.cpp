// SPDX-License-Identifier: GPL-3.0-or-later
// Memory that runs out at each allocation of an edit in turn: it is told in one sentence, nothing is lost, and the next edit
// is as good as ever.
#include "tests/ui/support/documentscenes.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"

#include <QSignalSpy>
#include <QTest>

#include <cstdlib>
#include <new>

using namespace attn;

namespace {

constexpr int plenty = 1'000'000'000;
thread_local int allocations_left = plenty; // of this thread; then one fails

void* memoryOrThrow(std::size_t bytes)
{
    if (allocations_left-- == 0)
        throw std::bad_alloc();
    if (void* const memory = std::malloc(bytes))
        return memory;
    throw std::bad_alloc();
}

} // namespace

void* operator new(std::size_t bytes) { return memoryOrThrow(bytes); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

class TestEditWithoutMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_document = std::make_unique<Document>();
        m_document->open(firstScene(), {}, QStringLiteral("000.param.seed123"));
    }

    void anEditIsMadeOrRefusedInOneSentence()
    {
        int refused = 0;
        for (bool made = false; !made; ++refused) {
            const std::shared_ptr<const Scene> before = m_document->sharedScene();
            const int steps = m_document->undoStack()->count();
            std::optional<Error> error;
            {
                Scene after = withX(float(refused + 1));
                const QString text = QStringLiteral("Edit");
                allocations_left = refused;
                error = m_document->edit(text, std::move(after), ChangePart::Values);
                allocations_left = plenty;
            }
            made = !error;
            if (made)
                break;
            QVERIFY2(error->message.find("Not enough memory for this change.") != std::string::npos,
                     error->message.c_str());
            QCOMPARE(m_document->sharedScene(), before);
            QCOMPARE(m_document->undoStack()->count(), steps);
            QVERIFY(!m_document->edit(QStringLiteral("Edit"), withX(-1.0f - float(refused)), ChangePart::Values));
            QVERIFY(m_document->scene() == withX(-1.0f - float(refused)));
            m_document->undoStack()->undo();
            QVERIFY(m_document->scene() == *before);
        }
        qInfo("%d allocations", refused);
        QVERIFY(refused > 10);
    }

    // Whoever shows the change may run out, too.
    void whatCannotBeShownIsShownLater()
    {
        bool short_of = true;
        int shown = 0;
        connect(m_document.get(), &Document::changed, this, [&] {
            if (std::exchange(short_of, false))
                throw std::bad_alloc();
            ++shown;
        });
        QSignalSpy reports(m_document.get(), &Document::notShown);
        QVERIFY(!m_document->edit(QStringLiteral("Edit"), withX(2), ChangePart::Values));
        QVERIFY(m_document->scene() == withX(2));
        QCOMPARE(m_document->undoStack()->count(), 1);
        QCOMPARE(reports.count(), 1);
        QTRY_COMPARE(shown, 1);
        m_document->undoStack()->undo();
        QVERIFY(m_document->scene() == firstScene());
        QCOMPARE(shown, 2);
    }

private:
    std::unique_ptr<Document> m_document;
};

GUILESS_TEST(TestEditWithoutMemory)
#include "tst_editwithoutmemory.moc"
