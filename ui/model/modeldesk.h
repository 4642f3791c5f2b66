// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of a model needs from the model, off the GUI thread: it opens, computes what is shown, brings layers to the
// bench and cuts other texts. The newest of each is answered; what it was asked of is told with it.
#pragma once

#include "ui/model/openmodel.h"
#include "ui/threads/background.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <mutex>
#include <string>

namespace attn {

class ModelDesk : public QObject {
    Q_OBJECT

public:
    explicit ModelDesk(QObject* parent = nullptr);

    // The first page of the model at a path, "tiny" or what core/model/model.h opens.
    void open(const QString& path);
    // What a page shows; the model is opened when it is not open yet.
    void show(std::shared_ptr<const Scene> page);
    // The page with this layer on the bench, x as the layers before it make it now.
    void turn(std::shared_ptr<const Scene> page, int layer);
    void retell(std::shared_ptr<const Scene> page, const QString& text);
    // The page of its model opened once more, whose files may be others now. Where that cannot be, the one that is open stays.
    void reopen(std::shared_ptr<const Scene> page);
    // Whether the files of the model that is open are still the same ones; filesChanged() tells where they are not.
    void lookAtFiles();
    void cancel();
    bool isStale() const { return m_stale; }
    bool isShowing() const { return m_shows.isBusy(); } // a picture is computed
    // Of the last picture; null: none yet.
    const PagePicturePtr& picture() const { return m_picture; }
    void leave();  // what was asked for the last scene, and its picture: another one is open
    void forget(); // the model and all passes too

Q_SIGNALS:
    void opened(const attn::Scene& page);
    void openingChanged(bool opening);
    void pictured(const attn::PagePicturePtr& picture);
    void turned(const std::shared_ptr<const attn::Scene>& from, const attn::Scene& page);
    // The page that was last asked for is not what picture() shows and will not be, or is again.
    void staleChanged(bool stale);
    void retold(const std::shared_ptr<const attn::Scene>& from, const attn::Scene& page, const QStringList& dropped);
    void reopened(const std::shared_ptr<const attn::Scene>& from, const attn::Scene& page, const QStringList& dropped);
    // The files of the model are not what was opened any more: one sentence. Told once of each state.
    void filesChanged(const QString& sentence);
    void failed(const QString& sentence);
    void notRetold(const QString& sentence); // why a text is refused
    void busyChanged(bool busy);

private:
    // Which model is open; shared with the workers.
    struct Held {
        std::mutex mutex;
        std::string path;
        std::shared_ptr<OpenModel> model;
        Result<std::shared_ptr<OpenModel>> open(const std::string& wanted);
        std::shared_ptr<OpenModel> present();
    };
    using Work = std::function<std::function<void()>(OpenModel& model, const std::stop_token& stop)>;
    void request(Background& background, const std::string& path, Work work);
    std::function<void()> refused(Background& background, const OpenModel& model, const Error& error);
    void fail(Background& background, const QString& sentence);
    void setStale(bool stale);
    void tellFiles(const QString& sentence);
    void followBusy() { Q_EMIT busyChanged(m_opens.isBusy() || m_shows.isBusy() || m_works.isBusy()); }

    std::shared_ptr<Held> m_held = std::make_shared<Held>();
    PagePicturePtr m_picture;
    bool m_stale = false;
    QString m_filesTold;
    Background m_opens, m_shows, m_works, m_looks; // last: they must end before the rest goes
};

} // namespace attn
