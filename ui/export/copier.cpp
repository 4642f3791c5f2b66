// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/copier.h"

#include "ui/export/copiedfigure.h"
#include "ui/kit/copiednumbers.h"
#include "ui/kit/numbertext.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>

namespace attn {

namespace {

constexpr std::int64_t at_once = 20'000; // numbers that take no time that anybody sees

CopiedNumbers copyOf(const CopySource& source, MatrixForm form, int digits)
{
    std::vector<float> gathered;
    if (source.data) {
        gathered.reserve(source.data->size());
        for (int row = 0; row < source.data->rows; ++row)
            for (int column = 0; column < source.data->columns; ++column)
                gathered.push_back(source.data->value({row, column}));
    }
    const std::vector<float>& values = source.data ? gathered : source.values;
    const QString text = QString::fromLatin1(matrixText(values, source.columns, form, digits));
    if (form == MatrixForm::Tsv)
        return copiedNumbers(text, values, source.data ? source.data->rowLabels : source.rowLabels,
                             source.data ? source.data->columnLabels : source.columnLabels);
    return {text, {}};
}

// As sentences name a form.
QString formName(MatrixForm form)
{
    switch (form) {
    case MatrixForm::Tsv: return QObject::tr("spreadsheet cells");
    case MatrixForm::Numpy: return QObject::tr("NumPy");
    case MatrixForm::Torch: return QObject::tr("PyTorch");
    case MatrixForm::Latex: return QObject::tr("LaTeX, square brackets");
    default: break;
    }
    return QObject::tr("LaTeX, round brackets");
}

} // namespace

void Copier::copyNumbers(CopySource source, MatrixForm form, int digits)
{
    const std::int64_t count = source.rows * source.columns;
    const bool latex = form == MatrixForm::Latex || form == MatrixForm::LatexRound;
    const std::int64_t most = latex ? max_latex_numbers : max_copied_numbers;
    if (count > most) {
        Q_EMIT refused(tr("%1 × %2 values are too many to copy as %3 (at most %4).")
                           .arg(source.rows)
                           .arg(source.columns)
                           .arg(formName(form), formatCount(most)));
        return;
    }
    const auto finish =
        [this, lost = source.lost,
         sentence =
             tr("Copied %1 (%2 × %3) as %4").arg(source.name).arg(source.rows).arg(source.columns).arg(formName(form))](
            const CopiedNumbers& copy) {
            if (lost && lost()) {
                Q_EMIT refused(
                    tr("The GPU stopped responding while the values were being read. They are being recomputed."));
                return;
            }
            putOnClipboard(copy);
            Q_EMIT copied(sentence);
        };
    if (count <= at_once) {
        m_worker.cancel(); // an older copy must not arrive after this
        finish(copyOf(source, form, digits));
        return;
    }
    m_worker.request([source = std::move(source), form, digits, finish](const StopToken&) -> std::function<void()> {
        return [finish, copy = copyOf(source, form, digits)] { finish(copy); };
    });
}

void Copier::copyFigure(std::function<Result<Figure>()> figure, const FigureLook& look, double dpi)
{
    m_worker.request([this, figure = std::move(figure), look, dpi](const StopToken&) -> std::function<void()> {
        return [this, drawn = copiedFigure(figure, look, dpi)] {
            if (!drawn) {
                Q_EMIT refused(QString::fromStdString(drawn.error().message));
                return;
            }
            QApplication::clipboard()->setMimeData(mimeOf(*drawn).release());
            Q_EMIT copied(tr("Copied picture (%1 × %2 pixels)").arg(drawn->image.width()).arg(drawn->image.height()));
        };
    });
}

} // namespace attn
