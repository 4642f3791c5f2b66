// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/valueblock.h"

#include "ui/kit/boxes.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/tinted.h"
#include "ui/matrix/ghost.h"
#include "ui/matrix/tensormatrix.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

namespace attn {

namespace {

QLabel* quietLabel(QWidget* parent)
{
    auto* label = new PlainLabel(parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

// "with → starts", or "journey, dimension 2" where the axes are no tokens; "2 [0]" where they are only counted.
QString placeText(const FocusedRow& row)
{
    const QString from = row.data.rowLabels.value(0), to = row.data.columnLabels.value(row.column);
    if (row.data.attention)
        return queryToKey(from, to);
    const auto label = [](AxisMeaning axis, const QString& name) {
        return axisLabel(axis, name).replace(QLatin1Char(' '), QChar::Nbsp);
    };
    if (row.data.rowMeaning != AxisMeaning::Plain && row.data.columnMeaning != AxisMeaning::Plain)
        return QStringLiteral("%1, %2").arg(tinted(label(row.data.rowMeaning, from), colors().text),
                                            label(row.data.columnMeaning, to).toHtmlEscaped());
    return QStringLiteral("%1 <span style='color:%2'>[</span>%3<span style='color:%2'>]</span>")
        .arg(tinted(from, colors().text), colors().text2.name(), to.toHtmlEscaped());
}

QString describeValue(CellMark mark)
{
    return mark == CellMark::Dropped ? QObject::tr("dropped") : QObject::tr("masked");
}

// "0.2098 → 0.2023". Empty if nothing changed or the steps have not reached it.
QString changeInWords(const FocusedRow& before, const FocusedRow& now)
{
    const Cell cell{0, now.column};
    const auto words = [](const FocusedRow& row) {
        return isNumber(row.mark()) ? formatNumber(row.value(), row.data.digits) : describeValue(row.mark());
    };
    if (isUnfinished(now.mark()) || isBlank(now.mark()) || isBlank(before.mark()) ||
        !readsDifferently(before.data, now.data, cell))
        return {};
    return QStringLiteral("%1 → %2").arg(words(before), words(now));
}

} // namespace

ValueBlock::ValueBlock(QWidget* parent) : InspectorBlock(parent)
{
    m_heading = new ElidedLabel({}, this);
    useQuietFont(m_heading, 12);
    m_code = quietLabel(this);
    useNumberFont(m_code, 12);
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_place = new RichLabel(this);
    useTextFont(m_place, 16);
    m_place->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long token is cut, the number never
    m_value = new PlainLabel(this);
    useNumberFont(m_value, 22, QFont::Bold);
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_before = quietLabel(this);
    useNumberFont(m_before, 12.5);
    m_before->setAlignment(Qt::AlignRight);
    m_before->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_before->setObjectName(QStringLiteral("before"));
    m_before->hide();
    auto* names = rowOf(nullptr, -1, {{m_heading, 1}, m_code});
    auto* number = rowOf(nullptr, -1, {{m_place, 1}, m_value});
    column()->addLayout(names);
    column()->addLayout(number);
    column()->addWidget(m_before);
    column()->addWidget(buildOverride());
}

void ValueBlock::setPlain(bool plain) { m_code->setVisible(!plain); }

QWidget* ValueBlock::buildOverride()
{
    m_overrideLine = new QWidget(this);
    m_overrideLine->setObjectName(QStringLiteral("override"));
    m_override = new PlainLabel(m_overrideLine);
    useQuietFont(m_override, 12);
    m_override->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_override->setWordWrap(true); // where the numbers are long
    m_override->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_override->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* takeBack = new LinkButton(tr("reset"), m_overrideLine);
    takeBack->setToolTip(tr("Restore the computed value (Del in the map)"));
    connect(takeBack, &QAbstractButton::clicked, this, &ValueBlock::takeBackAsked);
    auto* line = rowOf(m_overrideLine, 8, {{m_override, 1}, takeBack});
    line->setContentsMargins({});
    m_overrideLine->hide();
    return m_overrideLine;
}

void ValueBlock::setHeading(const QString& text) { m_heading->setText(text); }

void ValueBlock::setRow(const FocusedRow& row, const std::optional<FocusedRow>& before)
{
    m_before->setText(before ? changeInWords(*before, row) : QString());
    m_before->setVisible(!m_before->text().isEmpty());
    m_code->setText(codeName(row));
    m_place->setText(placeText(row));
    m_place->setWordWrap(!row.data.attention);
    m_place->setToolTip(cellInWords(row));
    // Does not reveal a number that the time bar has not reached.
    m_value->setText(row.mark() == CellMark::Pending ? QStringLiteral("–")
                                                     : formatNumber(row.value(), row.data.digits));
    m_value->setForegroundRole(row.mark() == CellMark::Begun ? QPalette::Link : QPalette::WindowText); // link: accent
    m_value->setAccessibleName(cellInWords(row));
    m_value->show();
}

void ValueBlock::setNothing(const std::string& tensor)
{
    m_code->setText(QString::fromStdString(tensor));
    m_place->setText(tr("Select a cell to see its value"));
    for (QWidget* widget : {static_cast<QWidget*>(m_value), static_cast<QWidget*>(m_before), m_overrideLine})
        widget->hide();
}

void ValueBlock::setOverride(const std::optional<Explanation>& explained, int digits)
{
    const bool overridden = explained && explained->overridden;
    m_overrideLine->setVisible(overridden);
    if (!overridden)
        return;
    const int decimals = explained->kind == Kind::Real ? digits : 0;
    m_override->setText(tr("pinned to %1, computed %2")
                            .arg(formatNumber(explained->value, decimals), formatNumber(explained->result, decimals)));
}

} // namespace attn
