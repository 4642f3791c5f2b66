// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/rope/ropechartpainter.h"

#include "ui/kit/numbertext.h"
#include "ui/studios/rope/ropewords.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace attn {

namespace {

constexpr std::int64_t usual_least = -8, usual_most = 24, beyond = 16;               // distances
constexpr double heading_room = 42, axis_room = 54, key_room = 16, number_room = 44; // px: above, below, left
constexpr double low_chart = 215;
constexpr int samples_a_token = 12;
constexpr double least_grid_room = 28, most_grid = 8; // px between two lines, and how many of them
constexpr int table_rows = 6;                         // with its head
constexpr double table_row = 21, narrow_table = 290;  // px

// 1, 2 or 5 of a decade, so that lines are no closer than `least`.
double roundGrid(double least)
{
    const double decade = std::pow(10, std::floor(std::log10(least)));
    for (const double step : {1.0, 2.0, 5.0})
        if (step * decade >= least)
            return step * decade;
    return 10 * decade;
}

struct Curve {
    QPainterPath line;
    double low = 0, high = 0;
};

template <class Score> void trace(QPainterPath& path, const RopeChartPlaces& places, Score score, bool dashed)
{
    const int count = int(places.most - places.least) * samples_a_token;
    for (int at = 0; at <= count; ++at) {
        const double distance = double(places.least) + double(at) / samples_a_token;
        const QPointF point = places.at(distance, score(distance));
        const bool gap = dashed && at % 6 >= 4;
        at == 0 || gap ? path.moveTo(point) : path.lineTo(point);
    }
}

void drawScores(Canvas& canvas, const RopeChartPlaces& places, const Colors& colors)
{
    const double px = places.px, thin = std::max(px, canvas.pixel());
    const TextStyle numbers{TextFace::Numbers, 11 * px};
    const int decimals = std::clamp(int(std::ceil(-std::log10(places.step) - 1e-9)), 0, 6);
    for (double at = std::ceil(places.low / places.step - 1e-9); at * places.step <= places.high + 1e-12; ++at) {
        const double y = places.at(0, at * places.step).y();
        canvas.fill(QRectF(places.area.left(), y - thin / 2, places.area.width(), thin),
                    at == 0 ? colors.edge : colors.line);
        const QString number = at == 0 ? formatCode(0, decimals) : formatNumber(at * places.step, decimals);
        canvas.centredText(number, numbers, {places.area.left() - 8 * px, y}, colors.text2, Align::End);
    }
}

void drawDistances(Canvas& canvas, const RopeChartPlaces& places, const Colors& colors)
{
    const double px = places.px;
    const TextStyle numbers{TextFace::Numbers, 11 * px};
    const std::int64_t tokens = places.most - places.least, step = tokens <= 40 ? 8 : 16;
    for (std::int64_t at = places.least; at <= places.most; at += step)
        canvas.centredText(formatNumber(double(at), 0), numbers,
                           {places.at(double(at), 0).x(), places.area.bottom() + 12 * px * places.text}, colors.text2);
    const TextStyle words{TextFace::Words, 12 * px};
    QString axis = QObject::tr("position of the query − position of the key");
    if (canvas.textWidth(axis, words) > places.area.width() + 20 * px)
        axis = QObject::tr("distance in tokens");
    canvas.centredText(axis, words, {places.area.center().x(), places.area.bottom() + 30 * px * places.text},
                       colors.text2);
}

void drawKey(Canvas& canvas, const RopePicture& picture, const RopeChartPlaces& places, QPointF at,
             const Colors& colors)
{
    const double px = places.px;
    const TextStyle words{TextFace::Words, 12 * px};
    double x = at.x();
    const double y = at.y();
    QPainterPath whole(QPointF(x, y));
    whole.lineTo(x + 22 * px, y);
    canvas.stroke(whole, colors.accent, 2 * px);
    x += 28 * px;
    canvas.centredText(QObject::tr("score"), words, {x, y}, colors.text2, Align::Start);
    x += canvas.textWidth(QObject::tr("score"), words) + 18 * px;
    QPainterPath dashes;
    for (int dash = 0; dash < 4; ++dash) {
        dashes.moveTo(x + 6.5 * dash * px, y);
        dashes.lineTo(x + (6.5 * dash + 4) * px, y);
    }
    canvas.stroke(dashes, colors.text2, 1.4 * px);
    x += 30 * px;
    QString part = QObject::tr("score from pair %1").arg(picture.choice.pair);
    if (canvas.textWidth(part, words) > places.area.right() - x)
        part = QObject::tr("pair %1").arg(picture.choice.pair);
    canvas.centredText(part, words, {x, y}, colors.text2, Align::Start);
}

void drawRound(Canvas& canvas, QPointF middle, double radius, const QColor& fill, const QColor& edge, double width)
{
    QPainterPath path;
    path.addEllipse(middle, radius, radius);
    canvas.fill(path, fill);
    if (width > 0)
        canvas.stroke(path, edge, width);
}

void drawMark(Canvas& canvas, const RopeChartPlaces& places, double distance, const QColor& color)
{
    QPainterPath line;
    const double x = places.at(distance, 0).x(), px = places.px;
    for (double y = places.area.top(); y < places.area.bottom(); y += 6 * px) {
        line.moveTo(x, y);
        line.lineTo(x, std::min(y + 3.5 * px, places.area.bottom()));
    }
    canvas.stroke(line, color, 1.2 * px);
}

} // namespace

QPointF RopeChartPlaces::at(double distance, double score) const
{
    return {area.left() + (distance - double(least)) / double(most - least) * area.width(),
            area.bottom() - (score - low) / (high - low) * area.height()};
}

std::int64_t RopeChartPlaces::distanceAt(double x) const
{
    const double share = area.width() > 0 ? (x - area.left()) / area.width() : 0;
    return std::clamp<std::int64_t>(std::llround(double(least) + share * double(most - least)), least, most);
}

RopeChartPlaces layoutRopeChart(const RopePicture& picture, const QRectF& box, double px, double text)
{
    RopeChartPlaces places;
    places.px = px;
    places.text = text;
    places.lowRoom = box.height() < low_chart * px * text;
    const double below = axis_room - (places.lowRoom ? key_room : 0);
    places.area = box.adjusted(number_room * px * text, heading_room * px * text, -8 * px, -below * px * text);
    if (places.area.height() < 1)
        places.area.setHeight(1);
    const std::int64_t distance = picture.empty() ? 0 : picture.distance();
    if (distance < usual_least || distance > usual_most) {
        places.least = distance - beyond;
        places.most = distance + beyond;
    }
    if (!picture.tellsScore() || picture.empty())
        return places;
    places.low = places.high = 0;
    const RotaryVectors& vectors = picture.own().vectors;
    for (std::int64_t at = places.least * samples_a_token; at <= places.most * samples_a_token; ++at) {
        const double x = double(at) / samples_a_token;
        for (const double y : {scoreAtDistance(vectors, x), partAtDistance(vectors, picture.choice.pair, x)}) {
            places.low = std::min(places.low, y);
            places.high = std::max(places.high, y);
        }
    }
    if (!(places.high > places.low))
        places.high = places.low + 1;
    const double room = std::clamp(places.area.height() / (least_grid_room * px * text), 2.0, most_grid);
    places.step = roundGrid((places.high - places.low) / room);
    const double margin = 0.03 * (places.high - places.low);
    places.low -= places.low < 0 ? margin : 0;
    places.high += places.high > 0 ? margin : 0;
    return places;
}

void drawRopeChart(Canvas& canvas, const RopePicture& picture, const QRectF& box, const RopeChartPlaces& places,
                   const Colors& colors, std::optional<std::int64_t> pointed)
{
    const double px = places.px;
    if (picture.empty())
        return;
    canvas.begin(QStringLiteral("score and distance"));
    const double first = box.top() + 11 * px * places.text, second = box.top() + 30 * px * places.text;
    canvas.centredText(QObject::tr("Score and distance"), {TextFace::Strong, 13 * px}, {box.left(), first}, colors.text,
                       Align::Start);
    if (places.lowRoom)
        drawKey(canvas, picture, places, {box.left(), second}, colors);
    else
        canvas.centredText(QObject::tr("these two vectors, moved apart"), {TextFace::Words, 12 * px},
                           {box.left(), second}, colors.text2, Align::Start);
    const bool revealed = picture.tellsScore();
    const QString score = revealed ? formatNumber(picture.own().turned.score, picture.digits)
                          : picture.score == RopeState::Hidden  ? QStringLiteral("?")
                          : picture.score == RopeState::Pending ? notYet()
                                                                : QStringLiteral("nan");
    canvas.centredText(score, {revealed ? TextFace::Numbers : TextFace::Words, (revealed ? 17 : 12) * px},
                       {box.right(), first}, revealed ? colors.text : colors.text2, Align::End);
    drawDistances(canvas, places, colors);
    if (!places.lowRoom)
        drawKey(canvas, picture, places, {places.area.left(), places.area.bottom() + 47 * px * places.text}, colors);
    if (!revealed) {
        drawRing(canvas, places.area, 0, px, colors.line);
    } else {
        drawScores(canvas, places, colors);
        const RotaryVectors& vectors = picture.own().vectors;
        const auto scoreAt = [&](double distance) { return scoreAtDistance(vectors, distance); };
        QPainterPath part, whole;
        trace(
            part, places, [&](double at) { return partAtDistance(vectors, picture.choice.pair, at); }, true);
        trace(whole, places, scoreAt, false);
        canvas.stroke(part, colors.text2, 1.2 * px);
        canvas.stroke(whole, colors.accent, 2 * px);
        for (std::int64_t at = places.least; at <= places.most; ++at)
            drawRound(canvas, places.at(double(at), scoreAt(double(at))), 2.4 * px, colors.accent, {}, 0);
        if (pointed)
            drawRound(canvas, places.at(double(*pointed), scoreAt(double(*pointed))), 4.5 * px, colors.base,
                      colors.text2, 1.6 * px);
        const auto distance = double(picture.distance());
        drawMark(canvas, places, distance, colors.text);
        drawRound(canvas, places.at(distance, scoreAt(distance)), 6 * px, colors.base, colors.accent, 2.2 * px);
    }
    canvas.end();
}

double ropeTableHeight(double px, double text) { return table_rows * table_row * px * text + 6 * px; }

void drawRopeTable(Canvas& canvas, const RopePicture& picture, const QRectF& box, double px, double text,
                   const Colors& colors)
{
    if (picture.empty())
        return;
    const double line = table_row * px * text;
    // Right ends, of the width. In a narrow column the distance follows from the positions.
    const bool narrow = box.width() < narrow_table * px * text;
    const std::array columns = narrow ? std::array{0.22, 0.46, 0.0, 0.9} : std::array{0.17, 0.355, 0.56, 0.92};
    const TextStyle words{TextFace::Words, 12 * px}, numbers{TextFace::Numbers, 12 * px};
    canvas.begin(QStringLiteral("moved together"));
    canvas.fill(QRectF(box.left(), box.top(), box.width(), std::max(px, canvas.pixel())), colors.line);
    double y = box.top() + 5 * px + line / 2;
    const auto right = [&](std::size_t column) { return box.left() + columns[column] * box.width(); };
    const std::array heads = {QObject::tr("query at"), QObject::tr("key at"),
                              narrow ? QString() : QObject::tr("distance"), QObject::tr("score")};
    for (std::size_t column = 0; column < heads.size(); ++column)
        canvas.centredText(heads[column], words, {right(column), y}, colors.text2, Align::End);
    for (const MovedScore& moved : picture.moved) {
        y += line;
        canvas.centredText(QString::number(moved.query), numbers, {right(0), y}, colors.q, Align::End);
        canvas.centredText(QString::number(moved.key), numbers, {right(1), y}, colors.k, Align::End);
        if (!narrow)
            canvas.centredText(formatNumber(double(moved.distance()), 0), numbers, {right(2), y}, colors.text,
                               Align::End);
        const QString score = movedText(moved, picture.digits);
        const bool same = isSameDistance(picture, moved);
        // The digits that agree, the rest in the colour of a surprise.
        const int agree = same ? lengthOfDigits(score, moved.digits) : int(score.size());
        const QString rest = score.mid(agree);
        canvas.centredText(rest, numbers, {right(3), y}, colors.warn, Align::End);
        canvas.centredText(score.left(agree), numbers, {right(3) - canvas.textWidth(rest, numbers), y}, colors.text,
                           Align::End);
        if (!same)
            continue;
        const QPointF middle(right(3) + 0.055 * box.width(), y);
        QPainterPath tick;
        if (rest.isEmpty()) {
            tick.moveTo(middle + QPointF(-4.5, 0.5) * px);
            tick.lineTo(middle + QPointF(-1.5, 3.5) * px);
            tick.lineTo(middle + QPointF(5, -4) * px);
            canvas.stroke(tick, colors.ok, 2 * px);
        } else {
            canvas.centredText(QStringLiteral("≈"), {TextFace::Strong, 13 * px}, middle, colors.warn);
        }
    }
    canvas.end();
}

} // namespace attn
