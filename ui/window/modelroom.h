// SPDX-License-Identifier: GPL-3.0-or-later
// A trained model in the window: whether its page or one of its layers is shown, how to move between them, and what is
// requested on the page, as edits of the document.
#pragma once

#include "ui/document/change.h"
#include "ui/model/modelsession.h"
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

    // The model at a path, or "tiny"; opened() signals that its page is ready.
    void open(const QString& path);
    // The open document is a model's page, whether that or a layer of it is seen.
    bool hasPage() const;
    bool showsPage() const { return hasPage() && !m_bench; }
    // Both are built on first use, signaled by built().
    ModelView* view();
    BenchStrip* strip();
    bool isBuilt() const { return m_view; }
    ModelSession* session() { return &m_session; }
    void toPage();
    void toBench(const HeadPlace& head);
    void switchHead(const HeadPlace& head);
    // Reopens the page of its model, whose files may have changed; one step.
    void reopen();

Q_SIGNALS:
    void built();
    void opened(const attn::Scene& page);
    void placeChanged();   // page, layer, or neither
    void pictureChanged(); // a new one, or the last one is outdated
    // From the page: the request is selected; `cell` is the one looked at.
    void benchReached(std::optional<attn::Cell> cell);
    void described(const QString& sentence, const QString& query, const QString& key);
    void reported(const QString& sentence);
    void filesChanged(const QString& sentence); // of the model; reopen() loads the current ones
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
    void edit(const QString& text, const Scene& after, Change change, const QString& mergeKey = {});
    void showPicture(const PagePicturePtr& picture);

    Document* m_document;
    Selection* m_selection;
    QAction *m_toPage, *m_exportSheet;
    ModelView* m_view = nullptr;
    BenchStrip* m_strip = nullptr;
    bool m_bench = false, m_had = false, m_adds = false; // a layer is open; there was a page; a token is being added
    std::shared_ptr<const Scene> m_benchOf; // as opened: the user's own document, whose layer view is shown
    std::optional<HeadPlace> m_going;       // the layer to open once its x is computed
    std::shared_ptr<const Scene> m_fresh;   // whose x is what the layers before it make
    ModelSession m_session;                 // last: must end before the others
};

} // namespace attn
