// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what is behind a model's page, off the GUI thread: the arrays of all layers, and the weights of one with what
// was edited in them.
#pragma once

#include "core/scene/scene.h"
#include "ui/export/handout.h"
#include "ui/figures/figure.h"
#include "ui/figures/figureworker.h"
#include "ui/matrix/looks.h"
#include "ui/model/pagepicture.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace attn {

// All heads on a page of paper, with the model's text.
Handout modelHandout(const PagePicture& picture, Ghost shown, const QString& title);

class ModelWriter : public QObject {
    Q_OBJECT

public:
    explicit ModelWriter(QObject* parent = nullptr);

    // What `attnscope model --trace` writes of the page: .npz or .safetensors.
    void writeArrays(std::shared_ptr<const Scene> page, const QString& path);
    // The attention of a layer, edits and all, as the model's files have it: .safetensors.
    void writeWeights(std::shared_ptr<const Scene> page, int layer, const QString& path);
    bool isBusy() const { return m_worker.isBusy(); }

Q_SIGNALS:
    void done(const QString& path);
    void noted(const QString& sentence); // after it: what was left out
    void failed(const QString& sentence);

private:
    // Writes; returns sentences about what was left out.
    using Write = std::function<Result<QStringList>(const StopToken& stop)>;
    void write(Write write, const QString& path);

    FigureWorker m_worker; // last: must end before other members
};

} // namespace attn
