// SPDX-License-Identifier: GPL-3.0-or-later
// A field for a seed of torch.manual_seed: any 64-bit number, exactly, negative ones too.
#pragma once

#include <QLineEdit>

#include <cstdint>

namespace attn {

class SeedField : public QLineEdit {
    Q_OBJECT

public:
    explicit SeedField(QWidget* parent = nullptr);

    void setSeed(std::uint64_t seed);
    QSize sizeHint() const override;

Q_SIGNALS:
    void entered(std::uint64_t seed);
    void refused(const QString& sentence); // empty: no longer

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void commitText();
    void takeBackRefusal();

    std::uint64_t m_seed = 0;
    bool m_refused = false; // what was typed last
};

} // namespace attn
