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

} // namespace

Result<std::shared_ptr<OpenModel>> ModelDesk::Held::open(const std::string& wanted)
{
    const std::scoped_lock lock(mutex);
    if (model && path == wanted)
        return model;
    model.reset(); // first: there may be no room for two
    auto opened = openModel(wanted);
    if (!opened)
        return opened.error();
    if (const auto fault = checkRoom(**opened, freeMemory()))
        return *fault;
    path = wanted;
    model = std::make_shared<OpenModel>(std::move(*opened));
    return model;
}

ModelDesk::ModelDesk(QObject* parent) : QObject(parent)
{
    connect(&m_opens, &Background::busyChanged, this, &ModelDesk::openingChanged);
    for (Background* background : {&m_opens, &m_shows, &m_works}) {
        connect(background, &Background::failed, this, &ModelDesk::failed);
        connect(background, &Background::busyChanged, this, &ModelDesk::followBusy);
    }
}

void ModelDesk::request(Background& background, const std::string& path, Work work)
{
    background.request(
        [this, held = m_held, path, work = std::move(work)](const std::stop_token& stop) -> std::function<void()> {
            const auto model = held->open(path);
            if (!model)
                return [this, error = model.error()] { Q_EMIT failed(sentenceOf(error)); };
            return work(**model, stop);
        });
}

void ModelDesk::open(const QString& path)
{
    const std::string name = QFile::encodeName(path).toStdString();
    request(m_opens, name, [this, name](OpenModel& model, const std::stop_token& stop) -> std::function<void()> {
        auto page = model.firstPage(name, name == tiny_model ? tiny_text : other_text, stop);
        if (!page)
            return [this, error = page.error()] { Q_EMIT failed(sentenceOf(error)); };
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
                    return [this, error = picture.error()] { Q_EMIT failed(sentenceOf(error)); };
                if (!*picture)
                    return nullptr;
                return [this, picture = std::move(*picture)] {
                    m_picture = picture;
                    Q_EMIT pictured(picture);
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
                return [this, error = scene.error()] { Q_EMIT failed(sentenceOf(error)); };
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
                QStringList dropped;
                for (const std::string& sentence : (*told)->dropped)
                    dropped << QString::fromStdString(sentence);
                return [this, page, scene = std::move((*told)->page), dropped] { Q_EMIT retold(page, scene, dropped); };
            });
}

void ModelDesk::cancel()
{
    for (Background* background : {&m_opens, &m_shows, &m_works})
        background->cancel();
}

void ModelDesk::leave()
{
    cancel();
    m_picture.reset();
}

void ModelDesk::forget()
{
    leave();
    m_held = std::make_shared<Held>();
}

} // namespace attn
