// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/modelsession.h"

#include "core/engine/freememory.h"

#include <QFile>

#include <utility>

namespace attn {

namespace {

QString sentenceOf(const Error& error) { return QString::fromStdString(error.message); }

QStringList sentencesOf(const std::vector<std::string>& texts)
{
    QStringList sentences;
    for (const std::string& text : texts)
        sentences << QString::fromStdString(text);
    return sentences;
}

Result<std::shared_ptr<OpenModel>> openedModel(const std::string& path)
{
    auto opened = openModel(path);
    if (!opened)
        return opened.error();
    if (const auto fault = checkRoom(**opened, freeMemory()))
        return *fault;
    return std::make_shared<OpenModel>(std::move(*opened));
}

// What has become of the files of a model; empty: they are what was opened.
QString whatBecameOf(const WeightFile& weights)
{
    if (const auto fault = weights.fault())
        return sentenceOf(*fault);
    const auto replaced = weights.replaced();
    return replaced ? ModelSession::tr(
                          "%1: the file was replaced or removed, but AttnScope still shows the model you opened")
                          .arg(QFile::decodeName(replaced->c_str()))
                    : QString();
}

} // namespace

Result<std::shared_ptr<OpenModel>> ModelSession::Held::open(const std::string& wanted)
{
    const std::scoped_lock lock(mutex);
    if (model && path == wanted)
        return model;
    model.reset(); // first: there may be no room for two
    auto opened = openedModel(wanted);
    if (opened) {
        path = wanted;
        model = *opened;
    }
    return opened;
}

std::shared_ptr<OpenModel> ModelSession::Held::present()
{
    const std::scoped_lock lock(mutex);
    return model;
}

ModelSession::ModelSession(QObject* parent) : QObject(parent)
{
    connect(&m_opens, &Background::busyChanged, this, &ModelSession::openingChanged);
    for (Background* background : {&m_opens, &m_shows, &m_works}) {
        connect(background, &Background::failed, this,
                [this, background](const QString& sentence) { fail(*background, sentence); });
        connect(background, &Background::busyChanged, this, &ModelSession::followBusy);
    }
}

void ModelSession::request(Background& background, const std::string& path, Work work)
{
    background.request([this, &background, held = m_held, path,
                        work = std::move(work)](const StopToken& stop) -> std::function<void()> {
        const auto model = held->open(path);
        if (!model)
            return [this, &background, error = model.error()] { fail(background, sentenceOf(error)); };
        return work(**model, stop);
    });
}

// The report of an error of this model, for the GUI thread.
std::function<void()> ModelSession::refused(Background& background, const OpenModel& model, const Error& error)
{
    const bool files = model.model().weights.fault().has_value();
    return [this, &background, files, sentence = sentenceOf(error)] {
        if (!files)
            return fail(background, sentence);
        m_filesReported.clear(); // said at every try
        tellFiles(sentence);
        setStale(m_stale || &background == &m_shows);
    };
}

void ModelSession::fail(Background& background, const QString& sentence)
{
    Q_EMIT failed(sentence); // first: it says more than that the picture is stale
    if (&background == &m_shows)
        setStale(true);
}

void ModelSession::setStale(bool stale)
{
    if (std::exchange(m_stale, stale) != stale)
        Q_EMIT staleChanged(stale);
}

void ModelSession::tellFiles(const QString& sentence)
{
    if (std::exchange(m_filesReported, sentence) != sentence && !sentence.isEmpty())
        Q_EMIT filesChanged(sentence);
}

void ModelSession::open(const QString& path)
{
    const std::string name = QFile::encodeName(path).toStdString();
    request(m_opens, name, [this, name](OpenModel& model, const StopToken& stop) -> std::function<void()> {
        auto page = model.firstPage(name, firstText(name), stop);
        if (!page)
            return refused(m_opens, model, page.error());
        if (!*page)
            return nullptr;
        return [this, scene = std::move(**page)] { Q_EMIT opened(scene); };
    });
}

void ModelSession::show(std::shared_ptr<const Scene> page)
{
    const std::string path = page->model->path;
    request(m_shows, path,
            [this, page = std::move(page)](OpenModel& model, const StopToken& stop) -> std::function<void()> {
                auto picture = model.picture(*page, stop);
                if (!picture)
                    return refused(m_shows, model, picture.error());
                if (!*picture)
                    return nullptr;
                return [this, picture = std::move(*picture), files = whatBecameOf(model.model().weights)] {
                    m_picture = picture;
                    setStale(false);
                    Q_EMIT pictured(picture);
                    tellFiles(files);
                };
            });
}

void ModelSession::turn(std::shared_ptr<const Scene> page, int layer)
{
    const std::string path = page->model->path;
    request(m_works, path,
            [this, page = std::move(page), layer](OpenModel& model, const StopToken& stop) -> std::function<void()> {
                auto scene = model.turned(*page, layer, stop);
                if (!scene)
                    return refused(m_works, model, scene.error());
                if (!*scene)
                    return nullptr;
                return [this, page, scene = std::move(**scene)] { Q_EMIT turned(page, scene); };
            });
}

void ModelSession::retell(std::shared_ptr<const Scene> page, const QString& text)
{
    replaceTokens(std::move(page),
                  [text = text.toStdString()](OpenModel& model, const Scene& scene, const StopToken& stop) {
                      return model.retokenized(scene, text, stop);
                  });
}

void ModelSession::append(std::shared_ptr<const Scene> page, std::int64_t id)
{
    replaceTokens(std::move(page), [id](OpenModel& model, const Scene& scene, const StopToken& stop) {
        return model.continued(scene, id, stop);
    });
}

void ModelSession::replaceTokens(std::shared_ptr<const Scene> page, Retell retell)
{
    const std::string path = page->model->path;
    request(m_works, path,
            [this, page = std::move(page), retell = std::move(retell)](OpenModel& model,
                                                                       const StopToken& stop) -> std::function<void()> {
                auto result = retell(model, *page, stop);
                if (!result)
                    return [this, error = result.error()] { Q_EMIT retokenizeFailed(sentenceOf(error)); };
                if (!*result)
                    return nullptr;
                return [this, page, result = std::move(**result)] {
                    Q_EMIT retokenized(page, result.page, sentencesOf(result.dropped));
                };
            });
}

void ModelSession::reopen(std::shared_ptr<const Scene> page)
{
    m_works.request([this, page = std::move(page)](const StopToken& stop) -> std::function<void()> {
        const std::string path = page->model->path;
        const auto model = openedModel(path);
        if (!model)
            return [this, error = model.error()] { Q_EMIT failed(sentenceOf(error)); };
        auto result = (*model)->ofFilesNow(*page, stop);
        if (!result)
            return [this, error = result.error()] { Q_EMIT failed(sentenceOf(error)); };
        if (!*result)
            return nullptr;
        return [this, page, path, model = *model, result = std::move(**result)] {
            leave();
            m_held = std::make_shared<Held>();
            m_held->path = path;
            m_held->model = model;
            Q_EMIT reopened(page, result.page, sentencesOf(result.dropped));
        };
    });
}

void ModelSession::lookAtFiles()
{
    m_looks.request([this, held = m_held](const StopToken&) -> std::function<void()> {
        const auto model = held->present();
        if (!model)
            return nullptr;
        return [this, files = whatBecameOf(model->model().weights)] { tellFiles(files); };
    });
}

void ModelSession::cancel()
{
    const bool showing = m_shows.isBusy();
    for (Background* background : {&m_opens, &m_shows, &m_works})
        background->cancel();
    setStale(m_stale || showing);
}

void ModelSession::leave()
{
    cancel();
    m_looks.cancel();
    m_picture.reset();
    m_filesReported.clear();
    setStale(false);
}

void ModelSession::forget()
{
    leave();
    m_held = std::make_shared<Held>();
}

} // namespace attn
