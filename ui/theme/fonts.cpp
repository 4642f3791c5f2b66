// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/fonts.h"

#include <QApplication>
#include <QDir>
#include <QFontDatabase>
#include <QResource>
#include <QVariant>
#include <QWidget>

#include <cmath>

// The resources are linked statically: the linker keeps them only if referenced, outside any namespace.
static void initResources() { Q_INIT_RESOURCE(attnscope); }

namespace attn {

namespace {

constexpr char font_property[] = "attnFont"; // on a widget: face, pixels, weight

double& scaleInForce()
{
    static double scale = 1;
    return scale;
}

// One family: for a second one, Qt sorts all fonts of the system at once, where else it does when a letter is missing.
QFont faceFont(const QString& family, double px, int weight)
{
    QFont font(family);
    font.setPointSizeF(px * 0.75 * scaleInForce());
    font.setWeight(static_cast<QFont::Weight>(weight));
    font.setHintingPreference(QFont::PreferVerticalHinting);
    return font;
}

void giveFont(QWidget* widget)
{
    const QVariantList role = widget->property(font_property).toList();
    if (role.size() != 3)
        return;
    const double px = role[1].toDouble();
    const int weight = role[2].toInt();
    widget->setFont(role[0].toBool() ? numberFont(px, weight) : textFont(px, weight));
}

} // namespace

void loadFonts()
{
    initResources();
    QFontDatabase::hasFamily(QString()); // reads the system's: of two of one name the later one is taken
    for (const QString& name : QDir(QStringLiteral(":/fonts")).entryList(QDir::Files)) {
        if (name.endsWith(QLatin1String(".txt")))
            continue;
        // Given a file name, Qt would copy the file here, once for every face.
        const QResource font(QStringLiteral(":/fonts/") + name);
        QFontDatabase::addApplicationFontFromData(
            font.compressionAlgorithm() == QResource::NoCompression
                ? QByteArray::fromRawData(reinterpret_cast<const char*>(font.data()), font.size())
                : font.uncompressedData());
    }
}

QFont textFont(double px, int weight) { return faceFont(QStringLiteral("Inter"), px, weight); }

QFont numberFont(double px, int weight)
{
    QFont font = faceFont(QStringLiteral("JetBrains Mono"), px, weight);
    font.setStyleHint(QFont::Monospace);
    font.setFixedPitch(true);
    return font;
}

QFont formulaFont(double px, bool italic)
{
    QFont font = faceFont(QStringLiteral("STIXGeneral"), px, QFont::Normal);
    font.setStyleHint(QFont::Serif);
    font.setItalic(italic);
    return font;
}

void setTextScale(double scale) { scaleInForce() = scale; }

double textScale() { return scaleInForce(); }

int scaled(double px) { return static_cast<int>(std::lround(px * scaleInForce())); }

void useTextFont(QWidget* widget, double px, int weight)
{
    widget->setProperty(font_property, QVariantList{false, px, weight});
    giveFont(widget);
}

void useNumberFont(QWidget* widget, double px, int weight)
{
    widget->setProperty(font_property, QVariantList{true, px, weight});
    giveFont(widget);
}

void useExactFont(QWidget* widget, const QFont& font)
{
    widget->setProperty(font_property, {});
    widget->setFont(font);
}

void useQuietFont(QWidget* widget, double px)
{
    widget->setForegroundRole(QPalette::PlaceholderText);
    useTextFont(widget, px);
}

void refreshFonts()
{
    for (QWidget* widget : QApplication::allWidgets())
        giveFont(widget);
}

} // namespace attn
