// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/rangecontrol.h"

#include "core/headless/optionvalues.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/optioncontrols.h"
#include "ui/matrix/rangenames.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>

namespace attn {

namespace {

constexpr RangeMode range_modes[] = {RangeMode::Tensor, RangeMode::Fit, RangeMode::Head, RangeMode::Row};
constexpr int window_place = 0, from_to = int(std::size(range_modes)) + 1; // places in the list, the modes between them
constexpr int least_decimals = 2, most_decimals = 8;

QString nameOf(const ColorRange& range, bool probability)
{
    QString name = range.locked ? QStringLiteral("%1 … %2").arg(shortestCode(range.locked->first),
                                                                shortestCode(range.locked->second))
                                : rangeName(range.mode, probability);
    return range.logarithmic ? QObject::tr("%1, logarithmic").arg(name) : name;
}

QComboBox* narrowList(const QString& name)
{
    auto* list = new QComboBox;
    list->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    nameChoices(list, name);
    makeListRoomy(list);
    keepWheelForScrolling(list);
    return list;
}

} // namespace

RangeControl::RangeControl(QWidget* parent)
    : QWidget(parent), m_list(narrowList(rangeTitle())), m_logarithmic(new QCheckBox(logarithmicTitle())),
      m_ends(new QWidget), m_low(new QLineEdit(QStringLiteral("0"))), m_high(new QLineEdit(QStringLiteral("1")))
{
    m_list->addItem(QString());
    for (const RangeMode mode : range_modes)
        m_list->addItem(rangeName(mode, true));
    m_list->addItem(tr("from … to …"));
    m_low->setAccessibleName(tr("Lower limit"));
    m_high->setAccessibleName(tr("Upper limit"));
    rowOf(m_ends, 6, {new PlainLabel(tr("from")), {m_low, 1}, new PlainLabel(tr("to")), {m_high, 1}});
    columnOf(this, 4, {m_list, m_ends, m_logarithmic});
    setFocusProxy(m_list);
    connect(m_list, &QComboBox::activated, this, [this] {
        follow();
        Q_EMIT changed();
    });
    connect(m_logarithmic, &QCheckBox::toggled, this, &RangeControl::changed);
    for (QLineEdit* field : {m_low, m_high})
        connect(field, &QLineEdit::textChanged, this, &RangeControl::changed);
    setWindow({}, true);
    follow();
}

void RangeControl::setWindow(const ColorRange& range, bool probability)
{
    m_window = range;
    m_list->setItemText(window_place, tr("as in the window: %1").arg(nameOf(range, probability)));
    m_list->setItemText(1, rangeName(RangeMode::Tensor, probability));
    follow();
}

void RangeControl::follow()
{
    const QSignalBlocker silent(m_logarithmic);
    const bool window = m_list->currentIndex() == window_place;
    m_ends->setVisible(m_list->currentIndex() == from_to);
    m_logarithmic->setEnabled(!window);
    if (window)
        m_logarithmic->setChecked(m_window.logarithmic);
}

void RangeControl::setRange(const std::optional<ColorRange>& range)
{
    const QSignalBlocker silent(this);
    m_list->setCurrentIndex(!range ? window_place : range->locked ? from_to : int(range->mode) + 1);
    if (range) {
        m_logarithmic->setChecked(range->logarithmic);
        if (range->locked) {
            m_low->setText(shortestCode(range->locked->first));
            m_high->setText(shortestCode(range->locked->second));
        }
    }
    follow();
}

std::optional<ColorRange> RangeControl::range() const
{
    const int at = m_list->currentIndex();
    if (at == window_place)
        return std::nullopt;
    ColorRange range{at == from_to ? RangeMode::Tensor : range_modes[at - 1], m_logarithmic->isChecked(), {}};
    const auto ends = readEnds((m_low->text().trimmed() + QLatin1Char(',') + m_high->text().trimmed()).toStdString());
    if (at == from_to && ends)
        range.locked = *ends;
    return range;
}

QString RangeControl::problem() const
{
    const auto range = this->range();
    if (m_list->currentIndex() != from_to || range->locked)
        return {};
    return tr("The color range needs a lower and an upper limit, got %1 and %2.").arg(m_low->text(), m_high->text());
}

DecimalsList::DecimalsList(QWidget* parent) : QWidget(parent), m_list(narrowList(tr("Decimals")))
{
    m_list->addItem(QString());
    for (int digits = least_decimals; digits <= most_decimals; ++digits)
        m_list->addItem(QString::number(digits));
    columnOf(this, 0, {m_list});
    setFocusProxy(m_list);
    setToolTip(tr("Maximum; cells without enough room show fewer"));
    connect(m_list, &QComboBox::activated, this, &DecimalsList::changed);
    setWindow(Looks().digits);
}

void DecimalsList::setWindow(int digits) { m_list->setItemText(0, tr("at most %1, as in the window").arg(digits)); }

void DecimalsList::setDigits(std::optional<int> digits)
{
    m_list->setCurrentIndex(digits ? *digits - least_decimals + 1 : 0);
}

std::optional<int> DecimalsList::digits() const
{
    const int at = m_list->currentIndex();
    return at > 0 ? std::optional(at - 1 + least_decimals) : std::nullopt;
}

} // namespace attn
