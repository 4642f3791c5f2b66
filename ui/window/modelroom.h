// SPDX-License-Identifier: GPL-3.0-or-later
// A trained model in the window: whether its page or one of its layers on the bench is shown, the way from one to the other,
// and what is asked on the page, as edits of the document.
#pragma once

#include "ui/document/change.h"
#include "ui/model/modeldesk.h"
#include "ui/model/pagepicture.h"

#include <QObject>

#include <optional>

class QAction;

namespace attn {

class BenchStrip;
class Document;
class ModelView;
class Selection;

class ModelRoom : public QObject {
    Q_OBJECT

public:
    ModelRoom(Document* document, Selection* selection, QAction* toPage, QAction* exportSheet, QObject* parent);

    // The model at a path, or "tiny"; opened() brings its page, once it is there.
    void open(const QString& path);
    // The open document is a model's page, whether that or a layer of it is seen.
    bool hasPage() const;
    bool showsPage() const { return hasPage() && !m_bench; }
    // Both are built when they are first needed; built() tells it.
    ModelView* view();
    BenchStrip* strip();
    bool isBuilt() const { return m_view; }
    ModelDesk* desk() { return &m_desk; }
    void toPage();
    void toBench(const HeadPlace& head);
    void switchHead(const HeadPlace& head);
    // The page of its model opened once more, whose files may be others now; one step.
    void reopen();

Q_SIGNALS:
    void built();
    void opened(const attn::Scene& page);
    void placeChanged();   // page, bench, or neither
    void pictureChanged(); // a new one, or the last one is not of now
    // From the page: what is selected is what was asked for, and this the cell that was looked at.
    void benchReached(std::optional<attn::Cell> cell);
    void described(const QString& sentence, const QString& query, const QString& key);
    void told(const QString& sentence);
    void filesChanged(const QString& sentence); // of the model; reopen() takes what is there now
    void reopened();
    void failed(const QString& sentence);
    void working(const QString& words); // a model is opened; empty: no more

private:
    void build();
    void follow(Change change);
    void refresh();
    void takeTurned(const std::shared_ptr<const Scene>& from, const Scene& page);
    void takeReopened(const std::shared_ptr<const Scene>& from, const Scene& page, const QStringList& dropped);
    void takeBack(const PageEdit& edit);
    void edit(const QString& text, const Scene& after, Change change);
    void showPicture(const PagePicturePtr& picture);

    Document* m_document;
    Selection* m_selection;
    QAction *m_toPage, *m_exportSheet;
    ModelView* m_view = nullptr;
    BenchStrip* m_strip = nullptr;
    bool m_bench = false, m_had = false;    // a layer is on the bench; there was a page
    std::shared_ptr<const Scene> m_benchOf; // as it was opened: of this document of the person's own the bench is shown
    std::optional<HeadPlace> m_going;       // to the bench, as soon as its x is computed
    std::shared_ptr<const Scene> m_fresh;   // whose x is what the layers before it make
    ModelDesk m_desk;                       // last: it must end before the rest goes
};

} // namespace attn
