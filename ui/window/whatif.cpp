// SPDX-License-Identifier: GPL-3.0-or-later
// Common questions of a class, answered on the slide: each in at most three presses, and undone after the talk.
#include "core/rewrite/keepmaskchoice.h"
#include "core/rewrite/maskpainting.h"
#include "core/rewrite/recipe.h"
#include "core/rewrite/tokens.h"
#include "ui/document/selection.h"
#include "ui/kit/tooltip.h"
#include "ui/language/said.h"
#include "ui/matrix/tensormatrix.h"
#include "ui/present/presenter.h"
#include "ui/present/slidedesign.h"
#include "ui/timebar/stepper.h"
#include "ui/window/mainwindow.h"
#include "ui/window/workarea.h"

#include <QMenu>
#include <QTimer>

#include <cmath>
#include <vector>

namespace attn {

namespace {

// The letter that chooses an entry, where a menu has its keys: a class that asks leaves no time to look for it.
QString withKey(const QString& words)
{
    return words + QLatin1Char('\t') + words.mid(words.indexOf(QLatin1Char('&')) + 1, 1).toUpper();
}

QString withoutMnemonic(QString words)
{
    return words.remove(words.indexOf(QLatin1Char('&')), 1).replace(QLatin1String("&&"), QLatin1String("&"));
}

} // namespace

void MainWindow::askWhatIf()
{
    auto* menu = new QMenu(m_presenter);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // What to make of the scene, and the studio showing it; without one the weights do.
    const auto add = [this](QMenu* to, const QString& words, auto make, const QString& studio = {}) {
        to->addAction(withKey(words), this, [this, words, make, studio] {
            const std::shared_ptr<const Scene> before = m_document.sharedScene();
            const Result<Rewritten> made = make(*before);
            const Change all = Change(ChangePart::Values) | ChangePart::Config | ChangePart::Structure;
            const auto refused = made ? m_document.edit(withoutMnemonic(words), made->scene, all) : made.error();
            if (refused) { // a menu that closes takes a tool tip with it
                constexpr int menu_ms = 200, read_ms = 8000;
                return QTimer::singleShot(menu_ms, m_presenter, [this, why = QString::fromStdString(refused->message)] {
                    showToolTip(m_presenter->mapToGlobal(QPoint()), why, m_presenter, read_ms);
                });
            }
            if (m_document.sharedScene() != before)
                m_whatIfs.push_back({before, m_document.sharedScene()});
            m_presenter->setPictureSource([this] { return classPicture(); }); // in place of the map
            m_work->openStudio(studio);
            if (studio.isEmpty()) {
                m_work->stepper()->toLast();
                m_selection.setStage(QStringLiteral("softmax"));
            }
        });
    };
    const auto same = [](const Scene& scene) -> Result<Rewritten> { return Rewritten{scene, {}, {}}; };
    add(menu, tr("Compare with a &mask after the softmax"), same, QStringLiteral("mask"));
    QMenu* dropout = menu->addMenu(withKey(tr("&Dropout")));
    for (const double p : {0.1, 0.5, 0.9})
        add(
            dropout, tr("Dropout with p = %1").arg(QStringLiteral("0.&%1").arg(std::lround(10 * p))),
            [p](const Scene& scene) {
                Dropout wanted = scene.config.dropout;
                wanted.p = p;
                wanted.train = true;
                return setDropout(scene, wanted);
            },
            QStringLiteral("dropout"));
    if (m_document.scene().config.dropout.p > 0 && m_document.scene().config.dropout.train)
        add(
            dropout, tr("Draw &again"),
            [](const Scene& scene) { return setKeepMaskNumber(scene, keepMaskNumber(scene) + 1); },
            QStringLiteral("dropout"));
    add(menu, tr("All &tokens equal"), [item = m_selection.batch()](const Scene& scene) {
        std::vector<std::string> words;
        if (std::size_t(item) < scene.tokens.size() && !scene.tokens[std::size_t(item)].empty())
            words.assign(scene.tokens[std::size_t(item)].size(), scene.tokens[std::size_t(item)].front());
        return setTokens(scene, item, words);
    });
    QMenu* size = menu->addMenu(withKey(tr("Head s&ize d_k")));
    for (const int d : {2, 16, 64})
        add(size, tr("d_k = %1").arg(QStringLiteral("&%1").arg(d)), [d](const Scene& scene) {
            Structure wanted = structureOf(scene);
            wanted.d_out = wanted.num_heads * d;
            if (wanted.projection == Projection::None || wanted.projection == Projection::MhaModule)
                wanted.d_in = wanted.d_out; // which are one
            return restructure(scene, wanted);
        });
    if (m_document.scene().config.scale != Scale::None)
        add(menu, tr("Scores &without √d"), [](Scene scene) -> Result<Rewritten> {
            scene.config.scale = Scale::None;
            return Rewritten{std::move(scene), {}, {}};
        });
    const TracedTensor* shown = m_computed ? m_computed->trace->find(tensorInFocus(*m_computed, m_selection)) : nullptr;
    if (shown && m_selection.chosen() && tensorMatrix(*m_computed, *shown).attention()) {
        const int item = m_selection.batch(), key = m_selection.chosen()->column, row = m_selection.chosen()->row;
        const QString token = columnLabels(*m_computed, *shown, item).value(key);
        const std::int64_t queries = m_computed->realized->plan.dims.T;
        add(menu, tr("Mask &key %1").arg(named(QString(token).replace(QLatin1Char('&'), QLatin1String("&&")))),
            [item, key, queries](const Scene& scene) {
                std::vector<MaskCell> cells;
                for (std::int64_t query = 0; query < queries; ++query)
                    cells.emplace_back(query, key);
                return paintMask(scene, item, cells, true);
            });
        add(menu, tr("Mask this s&core alone"), [item, key, row](const Scene& scene) {
            return paintMask(scene, item, std::vector<MaskCell>{{row, key}}, true);
        });
    }
    menu->addAction(withKey(tr("All &heads or one")), m_presenter, &Presenter::headsAsked);
    menu->addSeparator();
    QUndoStack* steps = m_document.undoStack();
    menu->addAction(withKey(QLatin1Char('&') + tr("Undo %1").arg(unmarked(steps->undoText())).trimmed()), steps,
                    &QUndoStack::undo)
        ->setEnabled(whatIfSteps() > 0);
    for (QMenu* each : {menu, dropout, size})
        each->setFont(slidedesign::menuFont(m_presenter));
    menu->popup(m_presenter->mapToGlobal(m_presenter->rect().center()) - QRect({}, menu->sizeHint()).center());
}

// As far as no other edit followed them.
int MainWindow::whatIfSteps() const
{
    int count = 0;
    const std::shared_ptr<const Scene> now = m_document.sharedScene();
    for (const Scene* scene = now.get(); count < int(m_whatIfs.size()); ++count) {
        const auto made = std::ranges::find(m_whatIfs, scene, [](const WhatIf& each) { return each.after.get(); });
        if (made == m_whatIfs.end())
            break;
        scene = made->before.get();
    }
    return count;
}

void MainWindow::endWhatIfs()
{
    QUndoStack* steps = m_document.undoStack();
    const int undone = whatIfSteps();
    for (int i = 0; i < undone; ++i)
        steps->undo();
    m_whatIfs.clear();
    if (undone > 0)
        m_work->offerUndo(tr("The talk's what-if changes were undone."), undone);
}

} // namespace attn
