// SPDX-License-Identifier: GPL-3.0-or-later
// What a model's page needs from the model, off the GUI thread: opens it, computes what is shown, brings layers to the
// workspace, tokenizes other texts. Only the latest request of each kind is answered, with its input.
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

class ModelSession : public QObject {
    Q_OBJECT

public:
    explicit ModelSession(QObject* parent = nullptr);

    // The first page of the model at a path, "tiny" or what core/model/model.h opens.
    void open(const QString& path);
    // What a page shows; the model is opened when it is not open yet.
    void show(std::shared_ptr<const Scene> page);
    // The page with this layer in the workspace, x as earlier layers give it now.
    void turn(std::shared_ptr<const Scene> page, int layer);
    void retell(std::shared_ptr<const Scene> page, const QString& text);
    void append(std::shared_ptr<const Scene> page, std::int64_t id); // a token, as retell() does a text
    // Reopens the page's model, whose files may have changed. If that fails, the open one stays.
    void reopen(std::shared_ptr<const Scene> page);
    // Checks that the files of the open model are unchanged; emits filesChanged() if they are not.
    void lookAtFiles();
    void cancel();
    bool isStale() const { return m_stale; }
    bool isShowing() const { return m_shows.isBusy(); } // a picture is computed
    // Of the last picture; null: none yet.
    const PagePicturePtr& picture() const { return m_picture; }
    void leave();  // drops requests and the picture of the last scene: another one is open
    void forget(); // the model and all passes too

Q_SIGNALS:
    void opened(const attn::Scene& page);
    void openingChanged(bool opening);
    void pictured(const attn::PagePicturePtr& picture);
    void turned(const std::shared_ptr<const attn::Scene>& from, const attn::Scene& page);
    // picture() does not and will not show the page requested last, or does so again.
    void staleChanged(bool stale);
    void retokenized(const std::shared_ptr<const attn::Scene>& from, const attn::Scene& page,
                     const QStringList& dropped);
    void reopened(const std::shared_ptr<const attn::Scene>& from, const attn::Scene& page, const QStringList& dropped);
    // The model's files are no longer what was opened, in one sentence. Emitted once per state.
    void filesChanged(const QString& sentence);
    void failed(const QString& sentence);
    void retokenizeFailed(const QString& sentence); // why a text is refused
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
    using Work = std::function<std::function<void()>(OpenModel& model, const StopToken& stop)>;
    using Retell =
        std::function<Result<std::optional<Retokenized>>(OpenModel& model, const Scene& page, const StopToken& stop)>;
    void replaceTokens(std::shared_ptr<const Scene> page, Retell retell);
    void request(Background& background, const std::string& path, Work work);
    std::function<void()> refused(Background& background, const OpenModel& model, const Error& error);
    void fail(Background& background, const QString& sentence);
    void setStale(bool stale);
    void tellFiles(const QString& sentence);
    void followBusy() { Q_EMIT busyChanged(m_opens.isBusy() || m_shows.isBusy() || m_works.isBusy()); }

    std::shared_ptr<Held> m_held = std::make_shared<Held>();
    PagePicturePtr m_picture;
    bool m_stale = false;
    QString m_filesReported;
    Background m_opens, m_shows, m_works, m_looks; // declared last: destroyed first
};

} // namespace attn
