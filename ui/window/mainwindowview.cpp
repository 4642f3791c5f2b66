// SPDX-License-Identifier: GPL-3.0-or-later
// How the window shows a scene: the View menu, and the theme, colours, digits and range that it sets.
#include "ui/export/colormapnames.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/kit/choicemenu.h"
#include "ui/studios/block/blockstudio.h"
#include "ui/theme/desktoplooks.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/motion.h"
#include "ui/threads/background.h"
#include "ui/window/actionpalette.h"
#include "ui/window/centre.h"
#include "ui/window/mainwindow.h"
#include "ui/window/meterlabel.h"
#include "ui/window/noticebar.h"
#include "ui/window/statusline.h"
#include "ui/window/workarea.h"

#include <QActionGroup>
#include <QBoxLayout>
#include <QMenuBar>
#include <QSettings>

#include <cmath>
#include <vector>

namespace attn {

QString MainWindow::settingsWords() { return tr("settings preferences options configuration"); }

void MainWindow::buildViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    m_present = addAction(
        menu, tr("&Present"), QKeySequence(Qt::Key_F11), [this] { present(); }, QStringLiteral("present"));
    m_onScene.push_back(m_present);
    m_onModel.push_back(m_present);
    buildThemeMenu(menu);
    buildLanguageMenu(menu);
    menu->addSeparator();
    auto* heads = new QActionGroup(this);
    m_oneHead = addAction(menu, tr("&One head"), QKeySequence(QStringLiteral("Ctrl+1")),
                          [this] { m_selection.setAllHeads(false); });
    m_allHeads = addAction(menu, tr("&All heads"), QKeySequence(QStringLiteral("Ctrl+2")), [this] {
        m_selection.setAllHeads(true);
        if (m_work->centre()->header()->heads() == 1)
            tell(tr("This stage has no separate heads. Stages with heads show all of them."));
    });
    for (QAction* action : {m_oneHead, m_allHeads}) {
        action->setCheckable(true);
        heads->addAction(action);
    }
    QAction* modes = addAction(menu, tr("&Map, operands, block"), QKeySequence(QStringLiteral("Ctrl+3")),
                               [this] { flipOperands(); });
    setSearchWords(modes, tr("3d cube cubes matrix multiplication product"));
    m_onScene.push_back(modes);
    std::vector<MenuChoice> maps, digits;
    for (const ColorMapName& map : color_map_names)
        maps.push_back({colorMapLabel(map), QString::fromLatin1(map.name)});
    for (int n = 2; n <= 8; ++n)
        digits.push_back({QString::number(n), n});
    QMenu* colors = menu->addMenu(tr("&Colors"));
    m_maps = addChoices(colors, maps, [this](const QVariant& map) {
        m_selection.setColorMap(mapNamed(map.toString(), isReversedMap(m_selection.colorMap())));
    });
    colors->addSeparator();
    QAction* reversed = colors->addAction(tr("&Reversed"));
    reversed->setCheckable(true);
    connect(reversed, &QAction::triggered, this, [this] { // by the search as well, where its mark is not followed
        const QString map = m_selection.colorMap();
        m_selection.setColorMap(mapNamed(plainMap(map), !isReversedMap(map)));
    });
    connect(colors, &QMenu::aboutToShow, reversed, [this, reversed] {
        reversed->setChecked(isReversedMap(m_selection.colorMap()));
        reversed->setEnabled(m_selection.colorMap() != QLatin1String("auto"));
    });
    m_pooling = addChoices(menu->addMenu(tr("Cells smaller than a pi&xel")),
                           {{tr("Show the s&trongest"), int(Pooling::Largest)},
                            {tr("Show the &smallest"), int(Pooling::Smallest)},
                            {tr("Show the &mean"), int(Pooling::Mean)}},
                           [this](const QVariant& pooling) { m_selection.setPooling(Pooling(pooling.toInt())); });
    m_digits = addChoices(menu->addMenu(tr("&Digits")), digits,
                          [this](const QVariant& n) { m_selection.setDigits(n.toInt()); });
    m_lock = addAction(
        menu, tr("&Lock color range"), QKeySequence(QStringLiteral("Ctrl+L")),
        [this] { lockRange(m_lock->isChecked()); }, QStringLiteral("unlock"));
    m_lock->setCheckable(true);
    QAction* ghost = addAction(menu, tr("Show &before, both, after"), QKeySequence(Qt::Key_F3), [this] {
        m_selection.setGhost(static_cast<Ghost>((static_cast<int>(m_selection.ghost()) + 1) % 3));
    });
    m_onScene.push_back(ghost);
    m_onModel.push_back(ghost);
    buildHeadsMenu(menu);
    buildHideMenu(menu);
    menu->addSeparator();
    QAction* in = addAction(menu, tr("Zoom &in"), {}, [this] { m_work->centre()->page()->zoomIn(); });
    in->setShortcuts({QKeySequence(QStringLiteral("Ctrl++")), QKeySequence(QStringLiteral("Ctrl+="))});
    QAction* out = addAction(menu, tr("Zoom ou&t"), QKeySequence(QStringLiteral("Ctrl+-")),
                             [this] { m_work->centre()->page()->zoomOut(); });
    QAction* fit = addAction(menu, tr("&Fit"), QKeySequence(QStringLiteral("Ctrl+0")),
                             [this] { m_work->centre()->page()->fit(); });
    menu->addSeparator();
    buildComputeMenu(menu);
    m_showMeter = addAction(menu, tr("Frame &meter"), QKeySequence(QStringLiteral("Ctrl+Shift+M")), [this] {
        showMeter(m_showMeter->isChecked());
        QSettings().setValue(QStringLiteral("frameMeter"), m_showMeter->isChecked());
    });
    m_showMeter->setCheckable(true);
    for (QAction* kept : {m_showMeter, m_reducedMotion})
        setSearchWords(kept, settingsWords());
    m_onScene.insert(m_onScene.end(), {m_oneHead, m_allHeads, m_lock, in, out, fit});
}

// Cycles through three views, with only the head in focus; only products have a block.
void MainWindow::flipOperands()
{
    if (!m_computed)
        return;
    const QString block = BlockStudio::info().id;
    const bool in_block = m_work->studio() && m_work->studio()->id() == block;
    const bool shown = !in_block && showsOperands(*m_computed, m_selection);
    m_selection.setAllHeads(false);
    if (shown && canBeBlock(*m_computed, tensorInFocus(*m_computed, m_selection)))
        return m_work->openStudio(block);
    m_selection.setOperands(!in_block && !shown);
    if (in_block)
        m_work->closeStudio();
}

void MainWindow::buildThemeMenu(QMenu* view)
{
    QMenu* menu = view->addMenu(tr("&Theme"));
    setSearchWords(menu->menuAction(), settingsWords());
    m_themes = addChoices(menu,
                          {{tr("&Light"), int(ThemeName::Light)},
                           {tr("&Dark"), int(ThemeName::Dark)},
                           {tr("&High contrast"), int(ThemeName::HighContrast)}},
                          [this](const QVariant& theme) { setTheme(ThemeName(theme.toInt())); });
    menu->addSeparator();
    m_nextTheme = addAction(
        menu, tr("&Next theme"), QKeySequence(QStringLiteral("Ctrl+Shift+T")),
        [this] { setTheme(static_cast<ThemeName>((static_cast<int>(currentTheme()) + 1) % 3)); },
        QStringLiteral("sun"));
    std::vector<MenuChoice> sizes;
    for (const int percent : text_sizes)
        sizes.push_back({percent > 100 ? tr("Larger text, %1%").arg(percent) : tr("Normal text, 100%"), percent});
    QMenu* size = view->addMenu(tr("Te&xt size"));
    setSearchWords(size->menuAction(), settingsWords());
    m_textSizes = addChoices(size, sizes, [this](const QVariant& percent) { setTextSize(percent.toInt()); });
    m_reducedMotion = addAction(view, tr("&Reduced motion"), {}, [this] {
        reduceMotion(m_reducedMotion->isChecked());
        QSettings().setValue(QStringLiteral("reducedMotion"), m_reducedMotion->isChecked());
    });
    m_reducedMotion->setCheckable(true);
}

void MainWindow::followLooks()
{
    checkChoice(m_digits, m_selection.digits());
    checkChoice(m_pooling, int(m_selection.pooling()));
    checkChoice(m_maps, plainMap(m_selection.colorMap()));
    const bool locked = m_selection.range().locked.has_value();
    if (locked != m_lock->isChecked() || locked != m_lockIcon) {
        m_lock->setChecked(locked);
        m_lock->setIcon(icon(locked ? QStringLiteral("lock") : QStringLiteral("unlock")));
        m_lockIcon = locked;
    }
}

void MainWindow::showTheme(ThemeName theme, double textScale)
{
    applyTheme(theme, textScale);
    checkChoice(m_textSizes, int(std::lround(100 * textScale)));
    checkChoice(m_themes, int(theme));
}

void MainWindow::setTheme(ThemeName theme)
{
    showTheme(theme, textScale());
    QSettings().setValue(QStringLiteral("theme"), static_cast<int>(theme));
}

void MainWindow::setTextSize(int percent)
{
    showTheme(currentTheme(), percent / 100.0);
    QSettings().setValue(QStringLiteral("textSize"), percent);
}

void MainWindow::reduceMotion(bool reduced)
{
    setReducedMotion(reduced);
    m_reducedMotion->setChecked(reduced);
    m_work->setAnimated(!reduced); // its panels slide when they are dragged
}

void MainWindow::followDesktop()
{
    const auto chosen = [](const char* setting) { return QSettings().contains(QLatin1String(setting)); };
    if (chosen("theme") && chosen("reducedMotion"))
        return;
    auto* desktop = new Background(this);
    desktop->request([this, chosen](StopToken) -> std::function<void()> {
        const auto looks = askDesktop();
        if (!looks)
            return {};
        return [this, chosen, looks] {
            if (!chosen("theme") && (looks->highContrast || looks->dark))
                showTheme(looks->highContrast ? ThemeName::HighContrast : ThemeName::Dark, textScale());
            if (!chosen("reducedMotion") && looks->reducedMotion)
                reduceMotion(true);
        };
    });
}

// View settings must persist, so say if they cannot.
void MainWindow::tellUnwritableSettings()
{
    if (const QSettings settings; !settings.isWritable()) {
        auto* bar = new NoticeBar;
        m_column->insertWidget(0, bar);
        bar->showWarning(tr("View settings will be lost when you close the window, because AttnScope cannot write %1.")
                             .arg(settings.fileName()));
    }
}

void MainWindow::showMeter(bool shown)
{
    if (shown && !m_meterLabel) {
        m_meterLabel = new MeterLabel(&m_frames.meter());
        connect(&m_frames, &FrameWatch::pictured, m_meterLabel, &MeterLabel::follow);
        m_status->insertPermanentWidget(1, m_meterLabel); // behind the words
    }
    if (m_meterLabel)
        m_meterLabel->setVisible(shown);
    m_showMeter->setChecked(shown);
}

void MainWindow::lockRange(bool locked)
{
    ColorRange range = m_selection.range();
    const HeatmapDataPtr data = m_work->centre()->page()->focusData();
    range.locked.reset();
    if (locked && data)
        range.locked = {data->low, data->high};
    m_selection.setRange(range);
    followLooks(); // even if nothing could be locked
}

} // namespace attn
