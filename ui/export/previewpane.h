// SPDX-License-Identifier: GPL-3.0-or-later
// The right half of an export dialog: the picture as it will be, fitted into the room or pixel by pixel, and below it
// how large it is.
#pragma once

#include <QImage>
#include <QWidget>

class QScrollArea;

namespace attn {

class ElidedLabel;
class MessageLine;
class SegmentedControl;

// The sheet of paper in an export dialog: paints the picture with its edge, over a check pattern where it is
// transparent.
class PreviewCanvas : public QWidget {
    Q_OBJECT

public:
    explicit PreviewCanvas(QWidget* parent = nullptr);

    void setPicture(const QImage& picture);
    const QImage& picture() const { return m_picture; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_picture;
};

class PreviewPane : public QWidget {
    Q_OBJECT

public:
    explicit PreviewPane(QWidget* parent = nullptr);

    // The picture of device pixels; the last one stays until then.
    void setPicture(const QImage& picture);
    const QImage& picture() const;
    // "1417 × 1068 px", "12.0 × 9.0 cm", and other notes about it.
    void setSizes(const QString& pixels, const QString& size);
    void setNote(const QString& note);
    // Why there is no picture; empty: there is one.
    void setProblem(const QString& sentence);
    void setWarning(const QString& sentence); // about the shown picture
    QString message() const;                  // the problem or the warning
    bool fits() const;
    void setFits(bool fits);
    void setWholeAllowed(bool allowed); // one to one
    void setZoomShown(bool shown);      // not for pictures that always fit
    // Room for a picture that fits, in device pixels.
    QSize room() const;
    QString sizes() const;

Q_SIGNALS:
    void roomChanged(); // or the choice between fit and 100 %

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void colorTexts();

    SegmentedControl* m_zoom;
    QScrollArea* m_scroll;
    PreviewCanvas* m_canvas;
    ElidedLabel *m_pixels, *m_size, *m_note;
    MessageLine* m_problem;
};

} // namespace attn
