// SPDX-License-Identifier: GPL-3.0-or-later
// A studio's own steps, which the time bar uses instead of the layer's: the tokens that a cache takes in, the tiles
// that keys come in. A studio has one (Studio::ownSteps), sets its names and shows its current place.
#pragma once

#include <QObject>
#include <QStringList>

namespace attn {

class OwnSteps : public QObject {
    Q_OBJECT

public:
    // `unit`: what one step takes in, as named in the time bar ("token"); `play`: steps per second at normal speed.
    explicit OwnSteps(QString unit, double play = 1, QObject* parent = nullptr);

    const QString& unit() const { return m_unit; }
    double perSecond() const { return m_perSecond; }
    // A name for each step. The place stays, or moves to the end if there are fewer now; starts at the end.
    void setNames(QStringList names);
    const QStringList& names() const { return m_names; }
    int count() const { return static_cast<int>(m_names.size()); }
    // How many steps are done, 0 .. count().
    int done() const { return m_done; }
    // The last one that is; -1: none.
    int current() const { return m_done - 1; }
    void goTo(int done); // moved into 0 .. count()
    // "Token 4 of 6, with"; `name`: the last word of it.
    QString placeInWords(QString* name = nullptr) const;

Q_SIGNALS:
    void changed(); // names or place

private:
    QString m_unit;
    double m_perSecond;
    QStringList m_names;
    int m_done = 0;
};

} // namespace attn
