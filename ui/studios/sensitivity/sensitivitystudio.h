// SPDX-License-Identifier: GPL-3.0-or-later
// "What moves this number?": the derivatives of one number by all that can be edited, an edit predicted by them and made, and
// the same edit followed forward through the stages.
#pragma once

#include "core/ripple/derivatives.h"
#include "ui/studios/sensitivity/derivativemap.h"
#include "ui/studios/sensitivity/predictpanel.h"
#include "ui/studios/studio.h"
#include "ui/threads/background.h"

#include <QTimer>

#include <optional>

namespace attn {

class DerivativeMaps;
class EditRipple;
class ForwardStrip;
class SensitivityControls;
class WhyNothing;
struct DerivativePage;

class SensitivityStudio : public Studio {
    Q_OBJECT

public:
    static StudioInfo info();
    SensitivityStudio(Document* document, Selection* selection, QWidget* parent = nullptr);

    QString caption() const override;
    QWidget* controls() override;
    QString unavailable(const Computed& computed) const override;
    bool controlsMayHelp(const Computed& computed) const override;
    std::vector<CardChange> cardChanges() const override;

    const AskedNumber& asked() const { return m_asked; }
    const DerivativesPtr& derivatives() const { return m_derivatives; } // null: not there yet, or of a hidden number
    const std::optional<CellRef>& edit() const { return m_edit; }
    double step() const { return m_step; }
    const std::optional<Prediction>& prediction() const { return m_prediction; }
    DerivativeMaps* maps() const { return m_maps; }
    ForwardStrip* forward() const { return m_forward; }
    PredictPanel* predictPanel() const { return m_predict; }
    WhyNothing* whyNothing() const { return m_why; } // hidden while there is a result
    // The number to move, with a first step that raises what is asked about.
    void chooseEdit(const CellRef& cell);
    void setStep(double step);
    void look();            // at what the edit really does, beside the prediction
    bool apply();           // false: refused, or nothing to apply
    bool isSettled() const; // nothing in progress

protected:
    void showComputed() override;
    std::optional<SteppedFigure> draw() const override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    // An edit put into the scene here, described as long as it is the last one.
    struct Applied {
        std::shared_ptr<const Scene> before;
        AskedNumber asked;
        Prediction prediction;
    };

    void ask();
    void refuse(const QString& why);
    QString sentence() const; // why nothing is shown now; empty if something is
    bool isWalking() const;   // not reached by the steps
    void walkOn();            // to it
    bool isRevealed() const;  // derivatives exist, and are not hidden
    void derived(const DerivativesPtr& derivatives);
    void showDerivatives();
    void showParts(bool revealed);
    DerivativePage page() const;
    void check();
    void follow();
    void focusOnEdit(Qt::FocusReason reason);
    void select(const CellRef& cell);
    void showForward();
    void showPrediction();
    void showEdit();
    void arrange();
    void openStage(const std::string& tensor);
    double currentValue() const;
    double numberThere() const; // after the step
    std::optional<CellRef> strongest() const;
    DerivativeLooks looks() const;

    SensitivityControls* m_controls;
    DerivativeMaps* m_maps;
    PredictPanel* m_predict;
    ForwardStrip* m_forward;
    WhyNothing* m_why;

    AskedNumber m_asked;
    bool m_hidden = false; // by the person
    QString m_refusal;     // of the question
    DerivativesPtr m_derivatives;
    std::optional<CellRef> m_edit;
    double m_step = 0;
    std::optional<double> m_kept; // the kept color range
    std::optional<Prediction> m_prediction;
    // What was looked at: of which number, moved by which.
    struct Looked {
        AskedNumber asked;
        CellRef by;
        bool operator==(const Looked&) const = default;
    };
    std::optional<Looked> m_looked;
    std::optional<Applied> m_applied;
    EditRipple* m_ripple;
    QTimer m_late;
    Background m_deriving, m_checking; // last: must end before the others
};

} // namespace attn
