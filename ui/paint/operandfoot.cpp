// SPDX-License-Identifier: GPL-3.0-or-later
// Below a matrix with its operands: the current sum, or the shares of its row.
#include "ui/kit/numbertext.h"
#include "ui/matrix/ghost.h"
#include "ui/paint/operandpainter.h"

#include <QObject>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double term_padding = 12, term_gap = 8, sign_space = 14, least_sum = 120, sum_bar = 16; // px
constexpr std::int64_t few_terms = 5;
constexpr double name_px = 12, number_px = 12, least_px = 11;

struct TermText {
    const OperandPicture* of = nullptr;
    QString name;                   // "Term 1 of 2, dimension 0"
    QString first, second, product; // "0.2355", "0.4433", "0.1044"; first is empty for what is added
    bool joined = false, isCurrent = false;
};

// False for a pending or hidden number: nan without being marked as one.
bool isRevealed(const HeatmapData& data, Cell cell)
{
    const CellMark mark = data.mark(cell);
    return !isUnfinished(mark) && (mark == CellMark::Nan || !std::isnan(data.value(cell)));
}

QString withheldText(CellMark mark) { return isUnfinished(mark) ? notYet() : QStringLiteral("?"); }

QString numberText(const HeatmapData& data, Cell cell)
{
    return isRevealed(data, cell) ? formatNumber(data.value(cell), data.digits) : withheldText(data.mark(cell));
}

// `term` counts all terms of the sum; it must be one that is shown.
TermText termText(const OperandPicture& picture, std::int64_t term)
{
    const Cell at = *picture.at;
    const auto place = int(term - picture.firstTerm);
    TermText text;
    text.of = &picture;
    text.joined = term < picture.made;
    text.isCurrent = term == picture.currentTerm();
    if (term >= picture.all.terms) {
        const std::size_t number = std::size_t(term - picture.all.terms);
        const HeldMatrix& added = *picture.above[number];
        text.name = QObject::tr("Term %1 of %2, %3")
                        .arg(term + 1)
                        .arg(picture.allTerms())
                        .arg(picture.names.value(2 + int(number)));
        text.product = numberText(added, {0, at.column});
        return text;
    }
    text.name =
        QObject::tr("Term %1 of %2, %3").arg(term + 1).arg(picture.allTerms()).arg(picture.termNames.value(place));
    const HeldMatrix* factors[] = {picture.left.get(), picture.top.get()};
    const Cell cells[] = {{at.row, place}, {place, at.column}};
    double product = 1;
    bool all = true;
    QString missing;
    for (int i = 0; i < 2; ++i)
        if (factors[i]) {
            (text.first.isEmpty() && i == 0 ? text.first : text.second) = numberText(*factors[i], cells[i]);
            if (all && !isRevealed(*factors[i], cells[i])) {
                all = false;
                missing = withheldText(factors[i]->mark(cells[i]));
            }
            product *= factors[i]->value(cells[i]);
        }
    if (!all)
        text.first.clear();
    if (text.first.isEmpty())
        text.product = all ? text.second : missing;
    else if (const CellMark mark = picture.result->mark(at); !text.joined || mark == CellMark::Pending)
        text.product = notYet();
    else // of one term the product is the sum
        text.product = isRevealed(*picture.result, at) || mark == CellMark::Begun
                           ? formatNumber(product, picture.result->digits)
                           : withheldText(mark);
    return text;
}

bool isShown(const OperandPicture& picture, std::int64_t term)
{
    return term >= picture.all.terms ||
           (term >= picture.firstTerm && term < picture.firstTerm + picture.termNames.size());
}

double productOf(const OperandPicture& picture, std::int64_t term)
{
    const Cell at = *picture.at;
    const int place = int(term - picture.firstTerm);
    double product = 1;
    if (term >= picture.all.terms)
        product = picture.above[std::size_t(term - picture.all.terms)]->value({0, at.column});
    else {
        product *= picture.left ? picture.left->value({at.row, place}) : 1.0;
        product *= picture.top ? picture.top->value({place, at.column}) : 1.0;
    }
    return std::isfinite(product) ? product : 0;
}

// The two shown: the current one and the next; for a complete sum those that count most.
std::vector<std::int64_t> shownTerms(const OperandPicture& picture)
{
    const std::int64_t all = picture.allTerms();
    if (!picture.stepping && picture.made >= all) {
        std::vector<std::int64_t> terms;
        for (std::int64_t term = 0; term < all; ++term)
            if (isShown(picture, term))
                terms.push_back(term);
        std::ranges::stable_sort(terms, std::greater(),
                                 [&](std::int64_t term) { return std::abs(productOf(picture, term)); });
        if (terms.size() > 2)
            terms.erase(terms.begin() + 2, terms.end());
        std::ranges::sort(terms);
        return terms;
    }
    const std::int64_t first = std::clamp<std::int64_t>(picture.made - 1, 0, std::max<std::int64_t>(all - 2, 0));
    std::vector<std::int64_t> terms;
    for (std::int64_t term = first; term < std::min(first + 2, all); ++term)
        if (isShown(picture, term))
            terms.push_back(term);
    return terms;
}

// All if there are few, else none.
std::vector<std::int64_t> allTerms(const OperandPicture& picture)
{
    std::vector<std::int64_t> terms;
    for (std::int64_t term = 0; term < picture.allTerms() && picture.allTerms() <= few_terms; ++term)
        if (isShown(picture, term))
            terms.push_back(term);
    return int(terms.size()) == picture.allTerms() ? terms : std::vector<std::int64_t>();
}

std::vector<TermText> termTexts(const OperandPicture& picture, const std::vector<std::int64_t>& terms)
{
    std::vector<TermText> texts;
    texts.reserve(terms.size());
    for (const std::int64_t term : terms)
        texts.push_back(termText(picture, term));
    return texts;
}

struct Piece {
    QString text;
    TextFace face;
    QColor foreground;
};

double widthOf(const Canvas& canvas, const std::vector<Piece>& pieces)
{
    double width = 0;
    for (const Piece& piece : pieces)
        width += canvas.textWidth(piece.text, {piece.face, number_px});
    return width;
}

// Smaller where they would not fit into `room`: a number is never cut.
void drawPieces(Canvas& canvas, const std::vector<Piece>& pieces, QPointF baseline, double room)
{
    if (room <= 0) // boxes of many terms in a small window
        return;
    const double px = number_px * std::min(1.0, room / std::max(widthOf(canvas, pieces), 1.0));
    for (const Piece& piece : pieces) {
        canvas.text(piece.text, {piece.face, px}, baseline, piece.foreground);
        baseline += QPointF(canvas.textWidth(piece.text, {piece.face, px}), 0);
    }
}

std::vector<Piece> piecesOf(const TermText& text, const Colors& colors)
{
    std::vector<Piece> pieces;
    const OperandColors foregrounds = operandColors(*text.of, colors);
    if (!text.first.isEmpty())
        pieces = {{text.first, TextFace::Numbers, foregrounds.left},
                  {QStringLiteral(" × "), TextFace::Numbers, colors.text2},
                  {text.second, TextFace::Numbers, foregrounds.top},
                  {QStringLiteral(" = "), TextFace::Numbers, colors.text2}};
    pieces.push_back({text.product, text.joined ? TextFace::StrongNumbers : TextFace::Numbers,
                      text.isCurrent ? colors.accent
                      : text.joined  ? colors.text
                                     : colors.text2});
    return pieces;
}

void drawDashedFrame(Canvas& canvas, const QRectF& box, const QColor& color)
{
    const auto dashes = [&](QPointF from, QPointF to) {
        const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
        const QPointF direction = (to - from) / std::max(length, 1.0);
        QPainterPath path;
        for (double at = 0; at < length; at += 7) {
            path.moveTo(from + direction * at);
            path.lineTo(from + direction * std::min(at + 4, length));
        }
        canvas.stroke(path, color, 1);
    };
    dashes(box.topLeft(), box.topRight());
    dashes(box.topRight(), box.bottomRight());
    dashes(box.bottomRight(), box.bottomLeft());
    dashes(box.bottomLeft(), box.topLeft());
}

void drawTermBox(Canvas& canvas, const QRectF& box, const TermText& text, const Colors& colors)
{
    if (text.isCurrent) {
        canvas.fill(box, colors.soft);
        drawRing(canvas, box, 0, 2, colors.accent);
    } else if (text.joined) {
        drawRing(canvas, box, 0, 1, colors.edge);
    } else {
        drawDashedFrame(canvas, box.adjusted(0.5, 0.5, -0.5, -0.5), colors.edge);
    }
    const QString name = text.joined ? text.name : QObject::tr("%1: next").arg(text.name);
    const TextStyle style{text.isCurrent ? TextFace::Strong : TextFace::Words, name_px};
    const double left = box.left() + term_padding, room = box.width() - 2 * term_padding;
    const QString shorter = canvas.textWidth(name, style) > room ? name.section(QLatin1Char(','), 0, 0) : name;
    canvas.text(canvas.fitted(shorter, style, room), style, {left, box.top() + box.height() * 0.36},
                text.isCurrent ? colors.accent : colors.text2);
    drawPieces(canvas, piecesOf(text, colors), {left, box.top() + box.height() * 0.78}, room);
}

QString sumText(const OperandPicture& picture)
{
    const CellMark mark = picture.result->mark(*picture.at);
    return mark == CellMark::Begun ? formatNumber(picture.result->value(*picture.at), picture.result->digits)
                                   : numberText(*picture.result, *picture.at);
}

// What the result's number is: a pinned one is not a sum, whatever is above it.
QString sumName(const OperandPicture& picture)
{
    const HeldMatrix& result = *picture.result;
    if (result.computed && result.isEdited(*picture.at))
        return QObject::tr("pinned");
    return picture.made == 0 || picture.made >= picture.allTerms() ? QObject::tr("sum") : QObject::tr("sum so far");
}

// The width that the sum's words need, with the gap before them.
double sumRoom(const Canvas& canvas, const OperandPicture& picture)
{
    return term_gap +
           std::max(least_sum, canvas.textWidth(sumName(picture) + QLatin1Char(' '), {TextFace::Words, name_px}) +
                                   canvas.textWidth(sumText(picture), {TextFace::StrongNumbers, number_px}));
}

void drawSum(Canvas& canvas, const QRectF& place, const OperandPicture& picture, const Colors& colors)
{
    const HeldMatrix& result = *picture.result;
    const bool joined = picture.made >= picture.allTerms();
    const QString lead = sumName(picture) + QLatin1Char(' ');
    const double top = place.top() + place.height() * 0.3;
    canvas.text(lead, {TextFace::Words, name_px}, {place.left(), top}, colors.text2);
    canvas.text(sumText(picture), {TextFace::StrongNumbers, number_px},
                {place.left() + canvas.textWidth(lead, {TextFace::Words, name_px}), top}, colors.text);
    const QRectF bar(place.left(), place.top() + place.height() * 0.42, place.width(), sum_bar);
    const double low = std::min(result.low, 0.0), high = std::max(result.high, 0.0);
    const auto at = [&](double value) {
        return bar.left() + std::clamp((value - low) / std::max(high - low, 1e-30), 0.0, 1.0) * bar.width();
    };
    canvas.fill(bar, colors.base);
    const CellMark mark = result.mark(*picture.at);
    if (mark != CellMark::Pending && std::isfinite(result.value(*picture.at))) {
        const double from = at(0), to = at(result.value(*picture.at));
        canvas.fill(QRectF(std::min(from, to), bar.top(), std::abs(to - from), bar.height()),
                    joined ? mixed(colors.base, colors.accent, 0.6) : colors.accent);
    }
    drawRing(canvas, bar, 0, 1, colors.line);
    if (low < 0)
        canvas.fill(QRectF(at(0), bar.top() - 2, 1, bar.height() + 4), colors.text2);
    const HeatmapData* before = result.other();
    if (before && hasMoved(result, *picture.at) && isNumber(before->mark(*picture.at))) {
        const double was = before->value(*picture.at);
        canvas.fill(QRectF(at(was) - 1, bar.top() - 3, 2, bar.height() + 6), colors.text);
        canvas.text(QObject::tr("before the edit: %1").arg(formatNumber(was, result.digits)), {TextFace::Words, 11},
                    {bar.left(), bar.bottom() + 16}, colors.text2);
    }
}

// Of a sign between two terms.
double signRoom(const Canvas& canvas, const QString& sign)
{
    return canvas.textWidth(sign, {TextFace::Words, 14}) + sign_space;
}

// Whether these terms fit beside each other and the sum at an easily legible size. `whole`: they are the whole sum,
// none represents others.
bool fits(const Canvas& canvas, const std::vector<TermText>& texts, bool whole, double room)
{
    double wanted = whole ? double(texts.size()) * signRoom(canvas, QStringLiteral("+"))
                          : double(4 + 2 * texts.size()) * sign_space;
    for (const TermText& text : texts)
        wanted += widthOf(canvas, piecesOf(text, colorsOf(ThemeName::Light))) * least_px / number_px + 2 * term_padding;
    return wanted <= room;
}

void drawTerms(Canvas& canvas, const OperandPicture& picture, const QRectF& foot, const Colors& colors)
{
    std::vector<std::int64_t> terms = allTerms(picture);
    std::vector<TermText> texts = termTexts(picture, terms);
    if (texts.empty() || !fits(canvas, texts, true, foot.width() - sumRoom(canvas, picture))) {
        terms = shownTerms(picture);
        texts = termTexts(picture, terms);
    }
    const bool whole = std::int64_t(texts.size()) == picture.allTerms();
    if (texts.size() > 1 &&
        !fits(canvas, texts, whole, foot.width() - sumRoom(canvas, picture))) { // one that can be read
        terms.pop_back();
        texts.pop_back();
    }
    double x = foot.left();
    const auto roomOf = [&](const QString& text) { return signRoom(canvas, text); };
    const auto sign = [&](const QString& text) {
        canvas.centredText(text, {TextFace::Words, 14}, {x + roomOf(text) / 2, foot.center().y()}, colors.text2);
        x += roomOf(text);
    };
    const bool goesOn = !terms.empty() && terms.back() + 1 < picture.allTerms();
    const QString between =
        terms.size() == 2 && terms[1] > terms[0] + 1 ? QStringLiteral("+ … +") : QStringLiteral("+");
    const QString end = goesOn ? QStringLiteral("+ … =") : QStringLiteral("=");
    if (!terms.empty() && terms.front() > 0)
        sign(QStringLiteral("… +"));
    const double most = (foot.right() - x - std::max(double(texts.size()) - 1, 0.0) * roomOf(between) - roomOf(end) -
                         sumRoom(canvas, picture)) /
                        std::max(double(texts.size()), 1.0);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i > 0)
            sign(between);
        const double wanted =
            std::max(widthOf(canvas, piecesOf(texts[i], colors)),
                     canvas.textWidth(QObject::tr("%1: next").arg(texts[i].name), {TextFace::Strong, name_px})) +
            2 * term_padding;
        const double width = std::floor(std::min(wanted, most));
        drawTermBox(canvas, QRectF(x, foot.top(), width, foot.height()), texts[i], colors);
        x += width;
    }
    sign(end);
    drawSum(canvas, QRectF(x + term_gap, foot.top(), std::max(foot.right() - x - term_gap, 40.0), foot.height()),
            picture, colors);
}

QString termInWords(const OperandPicture& picture, std::int64_t term)
{
    const TermText text = termText(picture, term);
    QString numbers;
    for (const Piece& piece : piecesOf(text, colorsOf(ThemeName::Light)))
        numbers += piece.text;
    return QObject::tr("%1: %2").arg(text.name, numbers);
}

// Each cell's share of the current row's total, one after the other, and their sum.
void drawStack(Canvas& canvas, const OperandPicture& picture, const QRectF& foot, const Colors& colors)
{
    const HeldMatrix& result = *picture.result;
    const int row = picture.at->row;
    const QRectF bar(foot.left(), foot.top() + foot.height() * 0.42, foot.width(), sum_bar);
    canvas.fill(bar, colors.base);
    double x = bar.left(), sum = 0;
    const bool whole = result.columns >= picture.all.columns;
    bool complete = true;
    for (int column = 0; column < result.columns; ++column) {
        const Cell cell{row, column};
        if (!isRevealed(result, cell)) {
            complete = false;
            continue;
        }
        const double value = result.value(cell), width = std::clamp(value, 0.0, 1.0) * bar.width();
        sum += value;
        canvas.fill(QRectF(x, bar.top(), std::min(width, bar.right() - x), bar.height()),
                    mixed(colors.base, colors.k,
                          column == picture.at->column ? 1
                          : column % 2                 ? 0.45
                                                       : 0.3));
        x = std::min(x + width, bar.right());
    }
    drawRing(canvas, bar, 0, 1, colors.line);
    const QString lead = (!complete ? QObject::tr("sum so far")
                          : whole   ? QObject::tr("row sum")
                                    : QObject::tr("sum of the %1 columns shown").arg(result.columns)) +
                         QLatin1Char(' ');
    const double top = foot.top() + foot.height() * 0.3;
    canvas.text(lead, {TextFace::Words, name_px}, {foot.left(), top}, colors.text2);
    const double width = canvas.textWidth(lead, {TextFace::Words, name_px});
    const QString number = formatNumber(sum, result.digits);
    canvas.text(number, {TextFace::StrongNumbers, number_px}, {foot.left() + width, top}, colors.text);
    canvas.text(QStringLiteral("1"), {TextFace::Numbers, 11}, {bar.right(), bar.bottom() + 14}, colors.text2,
                Align::End);
    canvas.text(QStringLiteral("0"), {TextFace::Numbers, 11}, {bar.left(), bar.bottom() + 14}, colors.text2);
}

} // namespace

void drawOperandShares(Canvas& canvas, const OperandPicture& picture, const OperandLayout& layout, const Colors& colors)
{
    if (layout.shares.isEmpty() || !picture.at)
        return;
    const HeldMatrix& result = *picture.result;
    double most = 1;
    for (int column = 0; column < result.columns; ++column)
        if (const double value = result.value({picture.at->row, column}); std::isfinite(value))
            most = std::max(most, value);
    canvas.text(formatSignificant(most, 3), {TextFace::Numbers, 11},
                {layout.shares.left() - 8, layout.shares.top() + 9}, colors.text2, Align::End);
    for (int column = 0; column < result.columns; ++column) {
        const Cell cell{picture.at->row, column};
        const QRectF under = layout.result.cellRect(picture.at->row, column);
        const QRectF frame(under.left() + under.width() * 0.2, layout.shares.top(), under.width() * 0.6,
                           layout.shares.height());
        const CellMark mark = result.mark(cell);
        drawRing(canvas, frame, 0, 1, colors.line);
        if (mark == CellMark::Pending || !std::isfinite(result.value(cell)))
            continue;
        QRectF filled = frame;
        filled.setTop(frame.bottom() - std::clamp(result.value(cell) / most, 0.0, 1.0) * frame.height());
        if (mark == CellMark::Begun)
            drawRing(canvas, filled, 0, 2, colors.accent);
        else
            canvas.fill(filled, mixed(colors.base, colors.k, column == picture.at->column ? 1 : 0.45));
    }
}

void drawOperandFoot(Canvas& canvas, const OperandPicture& picture, const OperandLayout& layout,
                     const QString& equation, const Colors& colors)
{
    const QRectF& foot = layout.foot;
    if (!picture.at) {
        canvas.text(QObject::tr("Select a cell to see how it is computed"), {TextFace::Words, name_px},
                    {foot.left(), foot.top() + foot.height() * 0.36}, colors.text2);
        return;
    }
    if (picture.layout == CellOperands::Layout::Product)
        return drawTerms(canvas, picture, foot, colors);
    if (isRowOperation(picture.operation))
        return drawStack(canvas, picture, foot, colors);
    const TextStyle style{TextFace::Numbers, 13};
    canvas.text(canvas.fitted(equation.isEmpty() ? notYet() : equation, style, foot.width()), style,
                {foot.left(), foot.top() + foot.height() * 0.36}, colors.text);
}

QString operandTermsText(const OperandPicture& picture)
{
    if (!picture.at || picture.layout != CellOperands::Layout::Product)
        return {};
    QStringList lines;
    for (std::int64_t term = 0; term < picture.allTerms(); ++term)
        if (isShown(picture, term))
            lines << termInWords(picture, term);
    return lines.join(QLatin1Char('\n'));
}

QString operandFootText(const OperandPicture& picture, const QString& equation)
{
    if (!picture.at)
        return {};
    if (picture.layout != CellOperands::Layout::Product)
        return equation;
    QStringList sentences;
    for (const std::int64_t term : shownTerms(picture))
        sentences << termInWords(picture, term);
    sentences << sumName(picture) + QLatin1Char(' ') + sumText(picture);
    return sentences.join(QStringLiteral("; "));
}

} // namespace attn
