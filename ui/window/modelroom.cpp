// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/modelroom.h"

#include "core/model/modelpage.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/language/headwords.h"
#include "ui/language/said.h"
#include "ui/model/benchstrip.h"
#include "ui/model/continuebox.h"
#include "ui/model/modelview.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QGuiApplication>

#include <utility>

namespace attn {

namespace {

// Whether x of the open layer is equal in both: nothing before it differs.
bool sameBefore(const Scene& a, const Scene& b)
{
    const ModelLayer &one = *a.model, &other = *b.model;
    if (one.path != other.path || one.layer != other.layer || one.ids != other.ids)
        return false;
    const auto before = [](const ModelLayer& model) {
        return ModelEdits(model.others.begin(), model.others.lower_bound(model.layer));
    };
    return before(one) == before(other);
}

} // namespace

ModelRoom::ModelRoom(Document* document, Selection* selection, QAction* toPage, QAction* exportSheet, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection), m_toPage(toPage), m_exportSheet(exportSheet)
{
    connect(document, &Document::changed, this, &ModelRoom::follow);
    connect(&m_session, &ModelSession::openingChanged, this, [this](bool opening) {
        if (!opening) // there, refused or given up
            Q_EMIT working({});
    });
    connect(&m_session, &ModelSession::failed, this, &ModelRoom::failed);
    connect(&m_session, &ModelSession::opened, this, &ModelRoom::opened);
    connect(&m_session, &ModelSession::pictured, this, &ModelRoom::showPicture);
    connect(&m_session, &ModelSession::turned, this, &ModelRoom::takeTurned);
    connect(&m_session, &ModelSession::reopened, this, &ModelRoom::takeReopened);
    connect(&m_session, &ModelSession::filesChanged, this, &ModelRoom::filesChanged);
    connect(&m_session, &ModelSession::staleChanged, this, [this](bool stale) {
        if (!m_view)
            return;
        m_view->setStale(stale);
        m_strip->setStale(stale);
        Q_EMIT pictureChanged();
    });
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive && hasPage()) // another program may have changed the files
            m_session.lookAtFiles();
    });
    connect(&m_session, &ModelSession::retokenized, this,
            [this](const std::shared_ptr<const Scene>& from, const Scene& page, const QStringList& dropped) {
                if (m_document->sharedScene() != from)
                    return view()->refuseText(tr("The model has changed in the meantime. Press Enter again."));
                const bool keeps = view()->continuation()->keepsAdding(); // one step of the history for all of them
                edit(keeps    ? tr("Continue the text")
                     : m_adds ? tr("Add next token")
                              : tr("Change sentence"),
                     page, ChangePart::Tokens | ChangePart::Values | ChangePart::Structure,
                     keeps ? QStringLiteral("continue%1").arg(view()->continuation()->run()) : QString());
                if (!m_bench && !view()->continuation()->isAncestorOf(QApplication::focusWidget()))
                    m_view->takeFocus(); // the arrows go on with the heads
                if (!dropped.isEmpty())
                    Q_EMIT reported(dropped.join(QLatin1Char(' ')));
            });
}

// Windows without a model have neither.
void ModelRoom::build()
{
    if (m_view)
        return;
    m_view = new ModelView(m_exportSheet);
    m_strip = new BenchStrip(m_toPage);
    m_view->hide();
    m_strip->hide();
    connect(m_selection, &Selection::looksChanged, m_view, [this] { m_view->setShown(m_selection->ghost()); });
    m_view->setShown(m_selection->ghost());
    connect(m_view, &ModelView::shownAsked, m_selection, &Selection::setGhost);
    connect(m_view, &ModelView::openAsked, this, &ModelRoom::toBench);
    connect(m_view, &ModelView::switchAsked, this, &ModelRoom::switchHead);
    connect(m_view, &ModelView::takeBackAsked, this, &ModelRoom::takeBack);
    connect(m_view, &ModelView::textTyped, this, [this](const QString& text) {
        m_adds = false;
        m_session.retell(m_document->sharedScene(), text);
    });
    connect(m_view, &ModelView::tokenAsked, this, [this](qint64 id) {
        const PagePicturePtr& picture = m_session.picture();
        if (picture && !m_session.isStale() && !m_session.isShowing() &&
            picture->ids == m_document->scene().model->ids) {
            m_adds = true;
            m_session.append(m_document->sharedScene(), id);
        }
    });
    connect(m_view, &ModelView::described, this, &ModelRoom::described);
    connect(m_view, &ModelView::cancelAsked, this, [this] { m_view->continuation()->stop(); });
    connect(m_view, &ModelView::cancelAsked, &m_session, &ModelSession::cancel);
    for (auto why : {&ModelSession::failed, &ModelSession::filesChanged})
        connect(&m_session, why, m_view->continuation(), &ContinueBox::stop);
    connect(m_view, &ModelView::computeAsked, this, [this] { m_session.show(m_document->sharedScene()); });
    connect(&m_session, &ModelSession::busyChanged, m_view, &ModelView::setBusy);
    connect(&m_session, &ModelSession::retokenizeFailed, m_view, &ModelView::refuseText);
    Q_EMIT built();
}

ModelView* ModelRoom::view()
{
    build();
    return m_view;
}

BenchStrip* ModelRoom::strip()
{
    build();
    return m_strip;
}

bool ModelRoom::hasPage() const { return isPage(m_document->scene()); }

void ModelRoom::open(const QString& path)
{
    Q_EMIT working(tr("Opening %1 …").arg(named(QFileInfo(path).fileName())));
    m_session.open(path);
}

// After any change of the document: an edit, undo, another file.
void ModelRoom::follow(Change change)
{
    const bool had = std::exchange(m_had, hasPage());
    if (change.testFlag(ChangePart::Scene))
        m_session.leave();
    if (!hasPage()) {
        m_going.reset();
        if (had) {
            m_session.forget();
            m_view->clear();
            m_strip->setPicture(nullptr);
            m_bench = false;
            Q_EMIT placeChanged();
        }
        return;
    }
    build();
    if (change.testFlag(ChangePart::Scene)) {
        m_going.reset();
        m_fresh.reset();
        const bool back = m_benchOf && m_document->openedScene() == m_benchOf;
        m_bench = m_document->hasGuest() || back; // a lesson's text is beside a layer
        m_view->clear();
        m_strip->setPicture(nullptr);
        Q_EMIT placeChanged();
    }
    m_session.show(m_document->sharedScene());
    refresh();
}

// x of the open layer follows changes in the layers before it.
void ModelRoom::refresh()
{
    if (!m_bench)
        return;
    const ModelLayer& model = *m_document->scene().model;
    m_strip->setLayer(m_session.picture() ? m_session.picture()->model.name : QString::fromStdString(model.path),
                      int(model.layer), m_session.picture() ? m_session.picture()->model.layers : int(model.layer) + 1);
    if (!m_fresh || !sameBefore(*m_fresh, m_document->scene()))
        m_session.turn(m_document->sharedScene(), int(model.layer));
}

void ModelRoom::showPicture(const PagePicturePtr& picture)
{
    const std::optional<std::string>& text = m_document->scene().model->text;
    m_view->setPicture(picture, text ? QString::fromStdString(*text) : QString());
    m_strip->setPicture(picture);
    if (m_bench)
        m_strip->setLayer(picture->model.name, int(m_document->scene().model->layer), picture->model.layers);
    Q_EMIT pictureChanged();
}

void ModelRoom::toPage()
{
    if (!hasPage() || !m_bench)
        return;
    m_bench = false;
    m_benchOf.reset();
    m_view->setFocused({int(m_document->scene().model->layer), m_selection->head()});
    Q_EMIT placeChanged();
}

void ModelRoom::toBench(const HeadPlace& head)
{
    if (!hasPage())
        return;
    m_going = head;
    m_session.turn(m_document->sharedScene(), head.layer);
}

void ModelRoom::takeTurned(const std::shared_ptr<const Scene>& from, const Scene& page)
{
    const std::shared_ptr<const Scene> now = m_document->sharedScene();
    if (now != from) { // it was changed meanwhile
        if (m_going)
            toBench(*m_going);
        else
            refresh();
        return;
    }
    if (!m_going && !m_bench)
        return;
    const std::optional<HeadPlace> going = std::exchange(m_going, {});
    const bool another = now->model->layer != page.model->layer, onBench = std::exchange(m_bench, true);
    const auto benchOf = going && !m_document->hasGuest() ? m_document->openedScene() : m_benchOf;
    const auto fresh = std::exchange(m_fresh, std::make_shared<const Scene>(page));
    if (!(page == *now))
        m_document->turnTo(page);
    if (m_document->sharedScene() == now && !(page == *now)) { // refused
        m_bench = onBench;
        m_fresh = fresh;
        const auto planned = plan(page);
        return Q_EMIT failed(planned ? tr("Could not open the layer. Try again.")
                                     : QString::fromStdString(planned.error().message));
    }
    m_benchOf = benchOf;
    if (!going)
        return;
    if (another || m_selection->stage() != QLatin1String("softmax"))
        m_selection->setStage(QStringLiteral("softmax"));
    m_selection->setAllHeads(false);
    m_selection->setHead(going->head);
    refresh();
    Q_EMIT placeChanged();
    Q_EMIT benchReached(m_view->currentCell());
}

void ModelRoom::reopen()
{
    if (hasPage())
        m_session.reopen(m_document->sharedScene());
}

void ModelRoom::takeReopened(const std::shared_ptr<const Scene>& from, const Scene& page, const QStringList& dropped)
{
    if (m_document->sharedScene() != from)
        return reopen(); // it was changed meanwhile
    edit(tr("Reopen model"), page, ChangePart::Scene);
    if (m_document->sharedScene() == from)
        m_session.show(from); // the same numbers as before
    Q_EMIT reopened();
    if (!dropped.isEmpty())
        Q_EMIT reported(dropped.join(QLatin1Char(' ')));
}

void ModelRoom::switchHead(const HeadPlace& head)
{
    const Scene& scene = m_document->scene();
    edit(switchOfHead(headName(head), isHeadOff(scene, head.layer, head.head)),
         withModelHeadSwitched(scene, head.layer, head.head), ChangePart::Config);
}

void ModelRoom::takeBack(const PageEdit& edit)
{
    if (edit.head)
        return switchHead({edit.layer, *edit.head});
    // All but its heads, which have their own lines.
    const Scene& scene = m_document->scene();
    Scene after = withoutChanges(scene, edit.layer);
    const std::int64_t heads = m_session.picture() ? m_session.picture()->model.heads : 0;
    for (std::int64_t head = 0; head < heads; ++head)
        if (isHeadOff(scene, edit.layer, head))
            after = withModelHeadSwitched(std::move(after), edit.layer, head);
    this->edit(tr("Reset changes to layer %1").arg(edit.layer), after,
               ChangePart::Values | ChangePart::Config | ChangePart::Structure);
}

void ModelRoom::edit(const QString& text, const Scene& after, Change change, const QString& mergeKey)
{
    if (const auto fault = m_document->edit(text, after, change, mergeKey))
        Q_EMIT failed(QString::fromStdString(fault->message));
}

} // namespace attn
