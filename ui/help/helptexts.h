// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the help, one for each card of the rail and each studio: resources/help/TOPIC.md, in the form of lesson texts.
#pragma once

#include <QString>
#include <QStringList>

#include <string>

namespace attn {

// "softmax" for a card; "studio.softmax" for a studio.
QString stageTopic(const QString& card);
QString studioTopic(const QString& studio);
inline const QString model_topic = QStringLiteral("model"); // of the page of a trained model
// Empty if there is none.
std::string helpTextOf(const QString& topic);
// Its first paragraph in plain words.
QString firstWordsOf(const QString& topic);
QStringList helpTopics();

} // namespace attn
