// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/colormap.h"

#include <cmath>
#include <span>

namespace attn {
namespace {

// Evenly spaced stops. Viridis, magma and cividis take every fifth entry of the tables of their authors (CC0; cividis: Nuñez et
// al. 2018): between them no channel is off by more than four of 255.
constexpr QRgb viridis_stops[] = {
    0xff440154, 0xff46085c, 0xff471063, 0xff481769, 0xff481d6f, 0xff482475, 0xff472a7a, 0xff46307e, 0xff453781,
    0xff433d84, 0xff414287, 0xff3f4889, 0xff3d4e8a, 0xff3a538b, 0xff38598c, 0xff355e8d, 0xff33638d, 0xff31688e,
    0xff2e6d8e, 0xff2c718e, 0xff2a768e, 0xff297b8e, 0xff27808e, 0xff25848e, 0xff23898e, 0xff218e8d, 0xff20928c,
    0xff1f978b, 0xff1e9c89, 0xff1fa188, 0xff21a585, 0xff24aa83, 0xff28ae80, 0xff2eb37c, 0xff35b779, 0xff3dbc74,
    0xff46c06f, 0xff50c46a, 0xff5ac864, 0xff65cb5e, 0xff70cf57, 0xff7cd250, 0xff89d548, 0xff95d840, 0xffa2da37,
    0xffb0dd2f, 0xffbddf26, 0xffcae11f, 0xffd8e219, 0xffe5e419, 0xfff1e51d, 0xfffde725};
constexpr QRgb magma_stops[] = {
    0xff000004, 0xff02020b, 0xff050416, 0xff090720, 0xff0e0b2b, 0xff140e36, 0xff1a1042, 0xff21114e, 0xff29115a,
    0xff311165, 0xff390f6e, 0xff420f75, 0xff4a1079, 0xff52137c, 0xff5a167e, 0xff621980, 0xff6a1c81, 0xff721f81,
    0xff792282, 0xff812581, 0xff892881, 0xff912b81, 0xff992d80, 0xffa1307e, 0xffaa337d, 0xffb2357b, 0xffba3878,
    0xffc23b75, 0xffca3e72, 0xffd2426f, 0xffd9466b, 0xffe04c67, 0xffe75263, 0xffec5860, 0xfff1605d, 0xfff4695c,
    0xfff7725c, 0xfff97b5d, 0xfffb8560, 0xfffc8e64, 0xfffd9869, 0xfffea16e, 0xfffeaa74, 0xfffeb47b, 0xfffebd82,
    0xfffec68a, 0xfffecf92, 0xfffed89a, 0xfffde2a3, 0xfffdebac, 0xfffcf4b6, 0xfffcfdbf};
constexpr QRgb cividis_stops[] = {
    0xff00224e, 0xff002656, 0xff002a5f, 0xff002d68, 0xff003070, 0xff083370, 0xff163770, 0xff203a6f, 0xff273e6e,
    0xff2e416d, 0xff34456c, 0xff3a486c, 0xff3f4c6c, 0xff444f6c, 0xff49536c, 0xff4e566c, 0xff535a6d, 0xff575d6d,
    0xff5c616e, 0xff60646f, 0xff656870, 0xff696b71, 0xff6d6f72, 0xff727274, 0xff767676, 0xff7a7a78, 0xff7e7d78,
    0xff838179, 0xff888578, 0xff8d8878, 0xff928c78, 0xff969077, 0xff9b9476, 0xffa09875, 0xffa59c74, 0xffaaa073,
    0xffafa471, 0xffb5a86f, 0xffbaac6d, 0xffbfb06b, 0xffc4b468, 0xffc9b965, 0xffcfbd62, 0xffd4c15f, 0xffdac65b,
    0xffdfca57, 0xffe5cf52, 0xffead34c, 0xfff0d846, 0xfff6dd3f, 0xfffce236, 0xfffee838};
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
