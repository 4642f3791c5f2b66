// SPDX-License-Identifier: GPL-3.0-or-later
// What the keys are called that sentences name: on a Mac, Qt's Ctrl is Command and Alt is Option.
#pragma once

#include <QString>
#include <QTranslator>

namespace attn {

#ifdef Q_OS_MACOS
inline constexpr bool mac_keys = true;
#else
inline constexpr bool mac_keys = false;
#endif

// With `mac`, the text with a Mac's key names ("Ctrl+T", German "Strg+T": "Cmd+T"). Ctrl+Tab keeps its name:
// Command+Tab belongs to the desktop.
QString withKeyNames(const QString& text, bool mac = mac_keys);

// What is written on these keys, as in "Space".
QString spaceKey();
QString enterKey();
QString pageUpKey();
QString pageDownKey();

// A translator that renames keys in this way, also in sentences that it does not translate.
class KeyNamingTranslator : public QTranslator {
public:
    explicit KeyNamingTranslator(bool mac = mac_keys) : m_mac(mac) {}

    bool isEmpty() const override { return !m_mac && QTranslator::isEmpty(); }
    QString translate(const char* context, const char* source, const char* comment = nullptr,
                      int count = -1) const override;

private:
    bool m_mac;
};

} // namespace attn
