// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/proseview.h"

#include "core/explain/explain.h"
#include "core/prose/cellname.h"
#include "core/prose/htmltext.h"
#include "core/prose/prose.h"
#include "ui/explain/mathformula.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/tinted.h"
#include "ui/model/probabilitytext.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>
#include <cmath>
#include <utility>

namespace attn {

namespace {

constexpr double line_height = 22.0 / 14; // of the letters' size
constexpr char formula_scheme[] = "formula";

QColor roleColor(ProseRole role)
{
    const Colors& c = colors();
    switch (role) {
    case ProseRole::Query: return c.q;
    case ProseRole::Key: return c.k;
    case ProseRole::Value: return c.v;
    case ProseRole::None: break;
    }
    return c.text;
}

} // namespace

QString liveNumber(const Computed* computed, const std::string& cell, int digits)
{
    if (!computed)
        return QStringLiteral("…");
    const auto found = parseCellRef(*computed->trace, cell);
    if (!found)
        return QStringLiteral("?");
    return formatNumber(computed->trace->cell(*computed->trace->find(found->tensor), found->index), digits);
}

ProseView::ProseView(double px, QWidget* parent) : QTextBrowser(parent), m_px(px)
{
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setOpenLinks(false);
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(0);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    useTextFont(this, px);
}

void ProseView::setProse(const std::string& markdown)
{
    if (markdown == m_markdown)
        return;
    m_markdown = markdown;
    refresh();
}

void ProseView::setPx(double px)
{
    if (m_exact && px == m_px)
        return;
    m_exact = true;
    m_px = px;
    QFont exact = textFont();
    exact.setPixelSize(std::max(1, int(px)));
    useExactFont(this, exact);
    m_html.clear();
    refresh();
}

void ProseView::setComputed(const ComputedPtr& computed, int digits, const NextPiecesPtr& next)
{
    m_computed = computed;
    m_next = next;
    m_digits = digits;
    refresh();
}

std::string ProseView::image(const MathNode& node, bool display)
{
    m_formulas.push_back(formulaOf(node));
    m_display.push_back(display);
    const std::string picture = "<img src=\"formula:" + std::to_string(m_formulas.size() - 1) + "\">";
    return display ? "<p align=\"center\">" + picture + "</p>" : picture;
}

QString ProseView::words(const Quotes& quotes) const
{
    const auto words = plainText(
        m_markdown, [this](const std::string& name) { return number(name).toStdString(); }, quotes);
    return QString::fromStdString(words ? *words : m_markdown);
}

QString ProseView::number(const std::string& name) const
{
    const auto token = nextTokenOf(name);
    if (!token)
        return liveNumber(m_computed.get(), name, m_digits);
    if (!m_next)
        return QStringLiteral("…");
    const auto probability = m_next->probability(*token);
    return probability ? probabilityText(*probability) : QStringLiteral("?");
}

QString ProseView::htmlWith(const std::function<std::string(const std::string& name)>& number)
{
    m_formulas.clear();
    m_display.clear();
    ProseHooks hooks;
    hooks.formula = [this](const MathNode& node, bool display) { return image(node, display); };
    hooks.word = [](ProseRole role, const std::string& word) {
        return tinted(QString::fromStdString(word), roleColor(role)).toStdString();
    };
    hooks.number = number;
    const QString face = numberFont(1).family(); // the text may be as small as a slide that has no size yet
    hooks.figure = [&](const std::string&, const std::string& number) {
        return "<span style=\"font-family: '" + face.toStdString() + "'\">" + htmlText(number) + "</span>";
    };
    auto html = htmlOf(m_markdown, hooks);
    const std::string made =
        html ? *html : "<p>" + htmlText(m_markdown) + "</p><p><i>" + htmlText(html.error().message) + "</i></p>";
    const QString sheet =
        QStringLiteral("p, li { line-height: %1%; margin-top: 0; margin-bottom: %2px } code { font-family: '%3' } "
                       "strong, th, h3, h4, h5, h6 { font-weight: 600 }") // the face has no bolder one
            .arg(int(line_height * 86))
            .arg(m_exact ? int(m_px * 0.55) : scaled(m_px * 0.55))
            .arg(face);
    return QStringLiteral("<html><head><style>%1</style></head><body>%2</body></html>")
        .arg(sheet, QString::fromStdString(made));
}

void ProseView::refresh()
{
    const QString text = htmlWith([this](const std::string& name) { return number(name).toStdString(); });
    if (text == m_html)
        return;
    m_html = text;
    document()->setDefaultFont(font());
    setHtml(text);
    setOntoBaseLine(*document());
    if (m_steady) {
        const std::string number = formatNumber(-0.25, m_digits).toStdString();
        const QString longest = htmlWith([&](const std::string&) { return number; });
        delete std::exchange(m_longest, new QTextDocument(this)); // a child: it asks for its pictures here
        m_longest->setDocumentMargin(0);
        m_longest->setDefaultFont(font());
        m_longest->setHtml(longest);
        setOntoBaseLine(*m_longest);
    }
    updateGeometry();
    setFixedHeight(heightForWidth(width()));
}

QVariant ProseView::loadResource(int type, const QUrl& name)
{
    const std::size_t number = name.path().toUInt();
    if (name.scheme() != QLatin1String(formula_scheme) || number >= m_formulas.size())
        return QImage(1, 1, QImage::Format_ARGB32_Premultiplied); // without one Qt opens the file of that name
    const double px = sizeOf(number), ratio = devicePixelRatioF();
    const BoxExtent extent = m_formulas[number]->extent(px);
    const QFontMetricsF letters(font());
    const double half = letters.xHeight() / 2; // height of a line's middle above its baseline
    const double deep = std::ceil(std::max(extent.descent, extent.ascent - half)) + 1;
    const double above = reachesDeep(number) ? std::ceil(deep + half) : std::ceil(extent.ascent) + 1;
    const double below = reachesDeep(number) ? deep : 0;
    QImage picture(QSize(int(std::ceil(extent.width)) + 2, int(above + below)) * ratio,
                   QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setPen(colors().text);
    m_formulas[number]->paint(painter, QPointF(1, above), px);
    Q_UNUSED(type);
    return picture;
}

double ProseView::sizeOf(std::size_t formula) const
{
    const double px = m_px * (m_display[formula] ? 1.28 : 1.14);
    return m_exact ? px / textScale() : px; // formulas grow with the text by themselves
}

bool ProseView::reachesDeep(std::size_t formula) const
{
    return m_formulas[formula]->extent(sizeOf(formula)).descent > 1;
}

int ProseView::aboveCutLine(int y) const
{
    const QRect line = cursorRect(cursorForPosition({0, y}));
    return line.top() < y && line.bottom() >= y ? line.top() : y;
}

// A line puts pictures onto the base line, or around the middle of its small letters.
void ProseView::setOntoBaseLine(QTextDocument& text) const
{
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        std::vector<QTextFragment> pictures;
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (part.fragment().charFormat().isImageFormat())
                pictures.push_back(part.fragment());
        for (const QTextFragment& picture : pictures) {
            const std::size_t number = QUrl(picture.charFormat().toImageFormat().name()).path().toUInt();
            if (number >= m_formulas.size() || !reachesDeep(number))
                continue;
            QTextCursor cursor(&text);
            cursor.setPosition(picture.position());
            cursor.setPosition(picture.position() + picture.length(), QTextCursor::KeepAnchor);
            QTextCharFormat place;
            place.setVerticalAlignment(QTextCharFormat::AlignMiddle);
            cursor.mergeCharFormat(place);
        }
    }
}

QSize ProseView::sizeHint() const { return {scaled(300), heightForWidth(std::max(width(), scaled(200)))}; }

int ProseView::heightForWidth(int width) const
{
    if (m_markdown.empty()) // without a blank line
        return 0;
    double height = 0;
    for (QTextDocument* text : {document(), m_longest ? m_longest : document()}) {
        const double shown = text->textWidth(); // layouts ask about other widths too
        text->setTextWidth(width);
        height = std::max(height, text->size().height());
        text->setTextWidth(shown);
    }
    return int(std::ceil(height));
}

void ProseView::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        setFixedHeight(heightForWidth(event->size().width()));
}

void ProseView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_html.clear();
        refresh();
    }
}

} // namespace attn
