// SPDX-License-Identifier: GPL-3.0-or-later
// What the cache holds and saves, in numbers: bytes with all, some or one key head, and the multiply-adds of the
// current token.
#pragma once

#include "ui/studios/cache/cachepicture.h"

#include <QWidget>

namespace attn {

// A line of the cache's bytes: actual, or with another number of key heads.
struct CacheBytesLine {
    int heads = 1;
    QString name; // "8 heads, MHA"
    bool own = false;
};
std::vector<CacheBytesLine> bytesLines(const CachePicture& picture);

struct WorkLine {
    QString name, number;
    enum class Kind { Plain, Sum, Strong } kind = Kind::Plain; // Sum: under a rule, in the accent
    QString shortly = {};                                      // where the name has no room
};
std::vector<WorkLine> workLines(const CachePicture& picture);

class CacheSums : public QWidget {
    Q_OBJECT

public:
    explicit CacheSums(QWidget* parent = nullptr);

    void setPicture(const CachePicturePtr& picture); // null: shows nothing
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    CachePicturePtr m_picture;
};

} // namespace attn
