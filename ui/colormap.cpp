// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/colormap.h"

#include <cmath>
#include <span>

namespace attn {
namespace {

// Evenly spaced stops. Viridis, magma and cividis sample the tables of their authors (CC0; cividis: Nuñez et al. 2018).
constexpr QRgb viridis_stops[] = {0xff440154, 0xff482475, 0xff414487, 0xff355f8d, 0xff2a788e, 0xff21918c,
                                  0xff22a884, 0xff44bf70, 0xff7ad151, 0xffbddf26, 0xfffde725};
constexpr QRgb magma_stops[] = {0xff000004, 0xff0a0822, 0xff1d1147, 0xff36106b, 0xff51127c, 0xff6a1c81,
                                0xff832681, 0xff9c2e7f, 0xffb73779, 0xffcf4070, 0xffe55064, 0xfff4695c,
                                0xfffb8761, 0xfffea571, 0xfffec287, 0xfffde0a1, 0xfffcfdbf};
constexpr QRgb cividis_stops[] = {0xff00224e, 0xff002e6a, 0xff1a386f, 0xff32436d, 0xff434e6c, 0xff535a6d,
                                  0xff61656f, 0xff6f7073, 0xff7d7c78, 0xff8b8778, 0xff9a9376, 0xffaaa073,
                                  0xffbbad6d, 0xffccba64, 0xffddc858, 0xffefd748, 0xfffee838};
constexpr QRgb greys_stops[] = {0xff000000, 0xffffffff};
constexpr QRgb diverging_light_stops[] = {0xff17457f, 0xff3a76b4, 0xff83afd6, 0xffc9dceb, 0xfff5f5f3,
                                          0xfff6d9c6, 0xffe8a581, 0xffc9603f, 0xff8c2a16};
constexpr QRgb diverging_dark_stops[] = {0xff9ccbf7, 0xff5f9fdb, 0xff34689e, 0xff213e5c, 0xff1b1d21,
                                         0xff55301f, 0xff974a28, 0xffd77a47, 0xffffbc91};

ColorTable tableOf(std::span<const QRgb> stops)
{
    ColorTable table;
    for (int i = 0; i < 256; ++i) {
        const double at = i / 255.0 * double(stops.size() - 1);
        const auto left = std::min(std::size_t(at), stops.size() - 2);
        const double f = at - double(left);
        const auto channel = [&](int (*part)(QRgb)) {
            return int(std::lround(part(stops[left]) + (part(stops[left + 1]) - part(stops[left])) * f));
        };
        table[i] = qRgb(channel(qRed), channel(qGreen), channel(qBlue));
    }
    return table;
}

} // namespace

const QStringList& colorMapNames()
{
    static const QStringList names = {QStringLiteral("viridis"), QStringLiteral("cividis"), QStringLiteral("magma"),
                                      QStringLiteral("greys"), QStringLiteral("diverging")};
    return names;
}

const ColorTable& colorTable(const QString& name, bool dark)
{
    static const ColorTable viridis = tableOf(viridis_stops), cividis = tableOf(cividis_stops),
                            magma = tableOf(magma_stops), greys = tableOf(greys_stops),
                            light = tableOf(diverging_light_stops), deep = tableOf(diverging_dark_stops);
    if (name == QLatin1String("diverging"))
        return dark ? deep : light;
    if (name == QLatin1String("cividis"))
        return cividis;
    if (name == QLatin1String("magma"))
        return magma;
    if (name == QLatin1String("greys"))
        return greys;
    return viridis;
}

} // namespace attn
