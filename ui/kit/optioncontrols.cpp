// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/optioncontrols.h"

#include "ui/kit/choicebar.h"
#include "ui/language/said.h"
#include "ui/theme/fonts.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace attn {

namespace {

class RoomyRows : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return {size.width() + 16, std::max(size.height(), scaled(24))};
    }
};

class WheelGuard : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* control, QEvent* event) override
    {
        if (event->type() != QEvent::Wheel || static_cast<QWidget*>(control)->hasFocus())
            return false;
        event->ignore();
        return true;
    }
};

} // namespace

QComboBox* makeOptionList(std::string_view path, QWidget* parent)
{
    const Option& choice = option(path);
    auto* list = new QComboBox(parent);
    for (const OptionValue& value : choice.values)
        list->addItem(said(value.label), QString::fromUtf8(value.name));
    list->setAccessibleName(said(choice.label));
    const auto tellWhole = [list, help = said(choice.help)] { // the list may be narrower than its text
        list->setToolTip(list->currentText() + QLatin1Char('\n') + help);
    };
    QObject::connect(list, &QComboBox::currentIndexChanged, list, tellWhole);
    tellWhole();
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setMinimumContentsLength(2);
    keepWheelForScrolling(list);
    makeListRoomy(list);
    return list;
}

ChoiceBar* makeOptionSegments(std::string_view path, QWidget* parent)
{
    const Option& choice = option(path);
    auto* bar = new ChoiceBar(said(choice.label), parent);
    QStringList labels, tips;
    for (const OptionValue& value : choice.values) {
        labels << said(value.label);
        tips << said(choice.help);
    }
    bar->setChoices(labels, tips);
    bar->setAlignment(Qt::AlignRight);
    bar->setToolTip(said(choice.help));
    return bar;
}

void enableFittingValues(QComboBox* list, std::string_view path, const Config& config)
{
    const Option& choice = option(path);
    auto* items = qobject_cast<QStandardItemModel*>(list->model());
    for (int value = 0; items && value < items->rowCount(); ++value) {
        Config with = config;
        choice.set(with, value);
        const auto fault = value == choice.get(config) ? std::nullopt : checkConfig(with);
        items->item(value)->setEnabled(!fault);
        items->item(value)->setToolTip(fault ? splitPath(*fault).sentence : said(choice.help));
    }
}

void makeRowsRoomy(QAbstractItemView* list) { list->setItemDelegate(new RoomyRows(list)); }

void makeListRoomy(QComboBox* list)
{
    if (!dynamic_cast<RoomyRows*>(list->itemDelegate()))
        list->setItemDelegate(new RoomyRows(list));
    list->view()->setMinimumWidth(list->view()->sizeHintForColumn(0));
    list->view()->setTextElideMode(Qt::ElideRight);
}

QComboBox* makeNarrowList(const QString& name)
{
    auto* list = new QComboBox;
    list->setAccessibleName(name);
    list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    list->setMinimumContentsLength(6);
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    makeListRoomy(list);
    keepWheelForScrolling(list);
    return list;
}

void showEntries(QComboBox* list, const QStringList& entries, int current)
{
    const QSignalBlocker silent(list);
    QStringList before;
    for (int i = 0; i < list->count(); ++i)
        before << list->itemText(i);
    if (before != entries) {
        list->clear();
        list->addItems(entries);
        makeListRoomy(list);
    }
    list->setCurrentIndex(current);
}

void keepWheelForScrolling(QWidget* control)
{
    control->setFocusPolicy(Qt::StrongFocus); // not by the wheel
    control->installEventFilter(new WheelGuard(control));
}

PathAndSentence splitPath(const std::string& message)
{
    static const QRegularExpression path(QStringLiteral("^(?:config\\.)?([A-Za-z_][\\w.\\[\\]]*): (.+)$"),
                                         QRegularExpression::DotMatchesEverythingOption);
    const QString text = QString::fromStdString(message);
    const auto match = path.match(text);
    if (!match.hasMatch())
        return {{}, text};
    QString sentence = match.captured(2);
    static const QRegularExpression word(QStringLiteral("^[a-z]{2,}\\b")); // not p, not d_out: those are names
    if (word.match(sentence).hasMatch())
        sentence[0] = sentence[0].toUpper();
    return {match.captured(1), sentence};
}

} // namespace attn
