// SPDX-License-Identifier: GPL-3.0-or-later
// The least a program of this kind can do: a window with one QCustomPlot that ends as soon as it is painted. What the
// start of AttnScope is compared with.
#include <QApplication>
#include <qcustomplot.h>

#include <cstdlib>

namespace {

class Plot : public QCustomPlot {
protected:
    void paintEvent(QPaintEvent* event) override
    {
        QCustomPlot::paintEvent(event);
        QMetaObject::invokeMethod(
            this, [] { std::_Exit(0); }, Qt::QueuedConnection); // when it is on the screen
    }
};

} // namespace

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    Plot plot;
    plot.addGraph();
    plot.resize(1280, 720);
    plot.show();
    return QApplication::exec();
}
