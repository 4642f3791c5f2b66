// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that makes figures of what the window shows: it follows the window's stage, head, chosen cell and numbers
// while it is open, and shows each file as it will be.
#pragma once

#include "core/engine/computed.h"
#include "ui/export/copier.h"
#include "ui/export/exportcommand.h"
#include "ui/export/exportframe.h"
#include "ui/export/figuresettings.h"
#include "ui/figures/figureset.h"

namespace attn {

class Document;
class FigureForm;
class LinkButton;
class Selection;

class ExportDialog : public ExportFrame {
    Q_OBJECT

public:
    ExportDialog(Document* document, Selection* selection, QWidget* parent);

    void setComputed(const ComputedPtr& computed);
    // What a studio shows, or all heads of a model, instead of a tensor; nullopt: a tensor again.
    void setPicture(std::optional<ExportedPicture> picture);
    bool showsModel() const { return kind() == FigureKind::Model; }
    FigureForm* form() const { return m_form; }
    // What would be written now.
    FigureRequest request() const;
    const std::vector<FigurePlan>& plans() const { return m_plans; }
    // What the choosers end in: one figure under this name, or all of them into a folder.
    void saveFile(const QString& path);
    void saveFolder(const QString& folder);
    void copyPicture();
    void copyCommand();
    bool isBusy() const { return m_drawer.isBusy(); } // the preview is not yet what was chosen

protected:
    void save() override;
    void done(int result) override;

private:
    void followScene();
    void follow(); // stage, heads, names, preview
    void plan();
    void draw();
    bool mayReplaceIn(const QString& folder); // asks if such files already exist
    void planPicture();
    // Draws a plan, in any thread.
    std::function<Result<Figure>()> drawing(const FigurePlan& plan) const;
    FigureKind kind() const
    {
        return !m_picture ? FigureKind::Tensor : m_picture->figure.computed ? FigureKind::Studio : FigureKind::Model;
    }
    bool hasSource() const { return m_computed || m_picture; }
    QString noteAbout() const;     // what the file contains beside the figure
    std::size_t planShown() const; // that the preview shows: the head and item in focus

    Document* m_document;
    Selection* m_selection;
    FigureForm* m_form;
    ComputedPtr m_computed;
    std::optional<ExportedPicture> m_picture;
    LinkButton* m_command;
    std::vector<FigurePlan> m_plans;
    Copier m_copier;
    FigureWorker m_drawer; // last: must end before other members
};

} // namespace attn
