// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/desktopportal.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QFileInfo>

namespace attn {

namespace {

constexpr int patience_ms = 1000;

const QString appearance = QStringLiteral("org.freedesktop.appearance"),
              gnome = QStringLiteral("org.gnome.desktop.interface"),
              gnome_access = QStringLiteral("org.gnome.desktop.a11y.interface"),
              plasma = QStringLiteral("org.kde.kdeglobals.KDE"), bus_name = QStringLiteral("attnscope-looks");

// Without an address D-Bus would start its own, empty bus.
bool hasBus()
{
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") ||
           QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
}

} // namespace

DesktopLooks looksOf(const DesktopSettings& settings)
{
    const auto value = [&settings](const QString& space, const char* name) {
        return settings.value(space).value(QString::fromLatin1(name));
    };
    const QVariant animations = value(gnome, "enable-animations"), speed = value(plasma, "AnimationDurationFactor");
    DesktopLooks looks;
    looks.dark = value(appearance, "color-scheme").toUInt() == 1;
    looks.highContrast = value(appearance, "contrast").toUInt() == 1 || value(gnome_access, "high-contrast").toBool();
    looks.reducedMotion = (animations.isValid() && !animations.toBool()) || (speed.isValid() && speed.toDouble() == 0);
    return looks;
}

std::optional<DesktopLooks> askDesktop()
{
    if (!hasBus())
        return std::nullopt;
    std::optional<DesktopLooks> looks;
    {
        QDBusConnection bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, bus_name);
        QDBusMessage question = QDBusMessage::createMethodCall(
            QStringLiteral("org.freedesktop.portal.Desktop"), QStringLiteral("/org/freedesktop/portal/desktop"),
            QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("ReadAll"));
        question << QStringList{appearance, gnome, gnome_access, plasma};
        const QDBusMessage answer = bus.call(question, QDBus::Block, patience_ms);
        const QVariant value = answer.arguments().value(0);
        if (answer.type() == QDBusMessage::ReplyMessage && answer.signature() == QStringLiteral("a{sa{sv}}"))
            looks = looksOf(qdbus_cast<DesktopSettings>(value.value<QDBusArgument>()));
    }
    QDBusConnection::disconnectFromBus(bus_name);
    return looks;
}

} // namespace attn
