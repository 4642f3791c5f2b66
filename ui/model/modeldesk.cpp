// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/modeldesk.h"

#include "core/engine/freememory.h"

#include <QFile>

#include <utility>

namespace attn {

namespace {

// What a model is opened with: of `tiny` a text in which a word comes twice.
constexpr char tiny_text[] = "Alice met the Hatter, and the Hat";
constexpr char other_text[] = "Mary Quillfeather smiled at Tom. Later Mary Quill";

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
    return replaced ? ModelDesk::tr("%1: another file is there now, or none; the model is the one that was opened")
                          .arg(QFile::decodeName(replaced->c_str()))
                    : QString();
}

} // namespace

Result<std::shared_ptr<OpenModel>> ModelDesk::Held::open(const std::string& wanted)
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

std::shared_ptr<OpenModel> ModelDesk::Held::present()
{
    const std::scoped_lock lock(mutex);
    return model;
}

ModelDesk::ModelDesk(QObject* parent) : QObject(parent)
{
    connect(&m_opens, &Background::busyChanged, this, &ModelDesk::openingChanged);
    for (Background* background : {&m_opens, &m_shows, &m_works}) {
        connect(background, &Background::failed, this,
                [this, background](const QString& sentence) { fail(*background, sentence); });
        connect(background, &Background::busyChanged, this, &ModelDesk::followBusy);
    }
}

void ModelDesk::request(Background& background, const std::string& path, Work work)
{
    background.request([this, &background, held = m_held, path,
                        work = std::move(work)](const std::stop_token& stop) -> std::function<void()> {
        const auto model = held->open(path);
        if (!model)
            return [this, &background, error = model.error()] { fail(background, sentenceOf(error)); };
        return work(**model, stop);
    });
}

// What is said of an error of this model, in the GUI thread.
std::function<void()> ModelDesk::refused(Background& background, const OpenModel& model, const Error& error)
{
    const bool files = model.model().weights.fault().has_value();
    return [this, &background, files, sentence = sentenceOf(error)] {
        if (!files)
            return fail(background, sentence);
        m_filesTold.clear(); // said at every try
        tellFiles(sentence);
        setStale(m_stale || &background == &m_shows);
    };
}

void ModelDesk::fail(Background& background, const QString& sentence)
{
    if (&background == &m_shows)
        setStale(true);
    Q_EMIT failed(sentence);
}

void ModelDesk::setStale(bool stale)
{
    if (std::exchange(m_stale, stale) != stale)
        Q_EMIT staleChanged(stale);
}

void ModelDesk::tellFiles(const QString& sentence)
{
    if (std::exchange(m_filesTold, sentence) != sentence && !sentence.isEmpty())
        Q_EMIT filesChanged(sentence);
}

void ModelDesk::open(const QString& path)
{
    const std::string name = QFile::encodeName(path).toStdString();
    request(m_opens, name, [this, name](OpenModel& model, const std::stop_token& stop) -> std::function<void()> {
        auto page = model.firstPage(name, name == tiny_model ? tiny_text : other_text, stop);
        if (!page)
            return refused(m_opens, model, page.error());
        if (!*page)
            return nullptr;
        return [this, scene = std::move(**page)] { Q_EMIT opened(scene); };
    });
}

void ModelDesk::show(std::shared_ptr<const Scene> page)
{
    const std::string path = page->model->path;
    request(m_shows, path,
            [this, page = std::move(page)](OpenModel& model, const std::stop_token& stop) -> std::function<void()> {
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

void ModelDesk::turn(std::shared_ptr<const Scene> page, int layer)
{
    const std::string path = page->model->path;
    request(
        m_works, path,
        [this, page = std::move(page), layer](OpenModel& model, const std::stop_token& stop) -> std::function<void()> {
            auto scene = model.turned(*page, layer, stop);
            if (!scene)
                return refused(m_works, model, scene.error());
            if (!*scene)
                return nullptr;
            return [this, page, scene = std::move(**scene)] { Q_EMIT turned(page, scene); };
        });
}

void ModelDesk::retell(std::shared_ptr<const Scene> page, const QString& text)
{
    const std::string path = page->model->path;
    request(m_works, path,
            [this, page = std::move(page),
             text = text.toStdString()](OpenModel& model, const std::stop_token& stop) -> std::function<void()> {
                auto told = model.retold(*page, text, stop);
                if (!told)
                    return [this, error = told.error()] { Q_EMIT notRetold(sentenceOf(error)); };
                if (!*told)
                    return nullptr;
                return [this, page, told = std::move(**told)] {
                    Q_EMIT retold(page, told.page, sentencesOf(told.dropped));
                };
            });
}

void ModelDesk::reopen(std::shared_ptr<const Scene> page)
{
    m_works.request([this, page = std::move(page)](const std::stop_token& stop) -> std::function<void()> {
        const std::string path = page->model->path;
        const auto model = openedModel(path);
        if (!model)
            return [this, error = model.error()] { Q_EMIT failed(sentenceOf(error)); };
        auto told = (*model)->ofFilesNow(*page, stop);
        if (!told)
            return [this, error = told.error()] { Q_EMIT failed(sentenceOf(error)); };
        if (!*told)
            return nullptr;
        return [this, page, path, model = *model, told = std::move(**told)] {
            leave();
            m_held = std::make_shared<Held>();
            m_held->path = path;
            m_held->model = model;
            Q_EMIT reopened(page, told.page, sentencesOf(told.dropped));
        };
    });
}

void ModelDesk::lookAtFiles()
{
    m_looks.request([this, held = m_held](const std::stop_token&) -> std::function<void()> {
        const auto model = held->present();
        if (!model)
            return nullptr;
        return [this, files = whatBecameOf(model->model().weights)] { tellFiles(files); };
    });
}

void ModelDesk::cancel()
{
    const bool showing = m_shows.isBusy();
    for (Background* background : {&m_opens, &m_shows, &m_works})
        background->cancel();
    setStale(m_stale || showing);
}

void ModelDesk::leave()
{
    cancel();
    m_looks.cancel();
    m_picture.reset();
    m_filesTold.clear();
    setStale(false);
}

void ModelDesk::forget()
{
    leave();
    m_held = std::make_shared<Held>();
}

} // namespace attn
