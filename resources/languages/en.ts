<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>QObject</name>
    <message numerus="yes">
        <source>%n values are not finite (first: %1).</source>
        <translation>
            <numerusform>1 value is not finite: %1.</numerusform>
            <numerusform>%n values are not finite (first: %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill in the %n blanks.</source>
        <translation>
            <numerusform>Fill in the blank.</numerusform>
            <numerusform>Fill in the %n blanks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n more terms</source>
        <translation>
            <numerusform>… 1 more term</numerusform>
            <numerusform>… %n more terms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n masked keys add e^(−∞) = 0 each</source>
        <translation>
            <numerusform>one masked key adds e^(−∞) = 0</numerusform>
            <numerusform>%n masked keys add e^(−∞) = 0 each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its weights sum to 1, so it lies inside the outline of its %n values</source>
        <translation>
            <numerusform>all of one value</numerusform>
            <numerusform>its weights sum to 1, so it lies inside the outline of its %n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocked keys keep their weight</source>
        <translation>
            <numerusform>1 blocked key keeps its weight</numerusform>
            <numerusform>%n blocked keys keep their weight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more pairs</source>
        <translation>
            <numerusform>1 more pair</numerusform>
            <numerusform>%n more pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not rotated</source>
        <translation>
            <numerusform>1 not rotated</numerusform>
            <numerusform>%n not rotated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>%n head</numerusform>
            <numerusform>%n heads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values edited</source>
        <translation>
            <numerusform>1 value edited</numerusform>
            <numerusform>%n values edited</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results pinned</source>
        <translation>
            <numerusform>%n result pinned</numerusform>
            <numerusform>%n results pinned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both methods also keep the context (%n numbers) in memory and read every k and v.</source>
        <translation>
            <numerusform>Both methods also keep the context (1 number) in memory and read every k and v.</numerusform>
            <numerusform>Both methods also keep the context (%n numbers) in memory and read every k and v.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %1 draws, the mean is %2; without dropout, it is %3</source>
        <translation>
            <numerusform>after %1 draw, the mean is %2; without dropout, it is %3</numerusform>
            <numerusform>after %1 draws, the mean is %2; without dropout, it is %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sums of %n rows are hidden.</source>
        <translation>
            <numerusform>The sum of one row is hidden.</numerusform>
            <numerusform>The sums of %n rows are hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n maps side by side.</source>
        <translation>
            <numerusform>%n map.</numerusform>
            <numerusform>%n maps side by side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more maps.</source>
        <translation>
            <numerusform>%n more map.</numerusform>
            <numerusform>%n more maps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The generator had already produced %n numbers. In a notebook, cells that ran earlier used them.</source>
        <translation>
            <numerusform>The generator had already produced 1 number. In a notebook, a cell that ran earlier used it.</numerusform>
            <numerusform>The generator had already produced %n numbers. In a notebook, cells that ran earlier used them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 = multihead %2, %n heads</source>
        <translation>
            <numerusform>%1 = multihead %2, %n head</numerusform>
            <numerusform>%1 = multihead %2, %n heads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace x (%n tokens)</source>
        <translation>
            <numerusform>Replace x (%n token)</numerusform>
            <numerusform>Replace x (%n tokens)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier rows are also in the cache. Their weights add up to %1.</source>
        <translation>
            <numerusform>%n earlier row is also in the cache. Its weight is %1.</numerusform>
            <numerusform>%n earlier rows are also in the cache. Their weights add up to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tokens</source>
        <translation>
            <numerusform>%n more token</numerusform>
            <numerusform>%n more tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other heads</source>
        <translation>
            <numerusform>%n other head</numerusform>
            <numerusform>%n other heads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::CacheControls</name>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::CacheSums</name>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>%n head</numerusform>
            <numerusform>%n heads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::DrawBox</name>
    <message numerus="yes">
        <source>Mean of the selected cell over %n draws: **%1**. Without dropout it is %2.</source>
        <translation>
            <numerusform>Mean of the selected cell over 1 draw: **%1**. Without dropout it is %2.</numerusform>
            <numerusform>Mean of the selected cell over %n draws: **%1**. Without dropout it is %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::EmbeddingsPanel</name>
    <message numerus="yes">
        <source>%n values of x were set by hand. Changes here do not affect them.</source>
        <translation>
            <numerusform>1 value of x was set by hand. Changes here do not affect it.</numerusform>
            <numerusform>%n values of x were set by hand. Changes here do not affect them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::EmptyRowCard</name>
    <message numerus="yes">
        <source>%n rows have no key left: %1 …</source>
        <translation>
            <numerusform>Row %1 has no key left</numerusform>
            <numerusform>%n rows have no key left: %1 …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::ExportDialog</name>
    <message numerus="yes">
        <source>creates %n files: %1 …</source>
        <translation>
            <numerusform>creates %1</numerusform>
            <numerusform>creates %n files: %1 …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::FigureForm</name>
    <message numerus="yes">
        <source>%n columns</source>
        <translation>
            <numerusform>1 column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::FullSize</name>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::MainWindow</name>
    <message numerus="yes">
        <source>Two pages: a worksheet with %n blanks, and the answer key with their values.</source>
        <translation>
            <numerusform>Two pages: a worksheet with 1 blank, and the answer key with its value.</numerusform>
            <numerusform>Two pages: a worksheet with %n blanks, and the answer key with their values.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::MeanChart</name>
    <message numerus="yes">
        <source>after %1 draws: %2; without dropout: %3</source>
        <translation>
            <numerusform>after %1 draw: %2; without dropout: %3</numerusform>
            <numerusform>after %1 draws: %2; without dropout: %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::MeanPanel</name>
    <message numerus="yes">
        <source>stopped after %1 draws</source>
        <translation>
            <numerusform>stopped after %1 draw</numerusform>
            <numerusform>stopped after %1 draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %1 draws</source>
        <translation>
            <numerusform>after %1 draw</numerusform>
            <numerusform>after %1 draws</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::ModelView</name>
    <message numerus="yes">
        <source>%n changes. These are no longer %1&apos;s original values.</source>
        <translation>
            <numerusform>1 change. This is no longer %1&apos;s original value.</numerusform>
            <numerusform>%n changes. These are no longer %1&apos;s original values.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::OnlineStudio</name>
    <message numerus="yes">
        <source>softmax of a row, %n keys at a time</source>
        <translation>
            <numerusform>softmax of a row, 1 key at a time</numerusform>
            <numerusform>softmax of a row, %n keys at a time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::PageWriter</name>
    <message numerus="yes">
        <source>The page was written, but this lesson has %n problems. “Edit this lesson” in the Learn menu shows them.</source>
        <translation>
            <numerusform>The page was written, but this lesson has 1 problem. “Edit this lesson” in the Learn menu shows it.</numerusform>
            <numerusform>The page was written, but this lesson has %n problems. “Edit this lesson” in the Learn menu shows them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::ProjectionPanel</name>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>1 head</numerusform>
            <numerusform>%n heads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::RecipePanel</name>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>1 draw</numerusform>
            <numerusform>%n draws</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::Rescue</name>
    <message numerus="yes">
        <source>%n more in the list.</source>
        <translation>
            <numerusform>1 more in the list.</numerusform>
            <numerusform>%n more in the list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::ResultsDialog</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n results</source>
        <translation>
            <numerusform>Copied %n result</numerusform>
            <numerusform>Copied %n results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::SheetsDialog</name>
    <message numerus="yes">
        <source>%n worksheets</source>
        <translation>
            <numerusform>1 worksheet</numerusform>
            <numerusform>%n worksheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The folder already contains %n of these files. Replace them?</source>
        <translation>
            <numerusform>The folder already contains one of these files. Replace it?</numerusform>
            <numerusform>The folder already contains %n of these files. Replace them?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::SiteWriter</name>
    <message numerus="yes">
        <source>The site was made, but its lessons have %n problems:
%1</source>
        <translation>
            <numerusform>The site was made, but its lessons have a problem:
%1</numerusform>
            <numerusform>The site was made, but its lessons have %n problems:
%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::SoftmaxStudio</name>
    <message numerus="yes">
        <source>row “%1”, %n allowed keys</source>
        <translation>
            <numerusform>row “%1”, 1 allowed key</numerusform>
            <numerusform>row “%1”, %n allowed keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::StepsDialog</name>
    <message numerus="yes">
        <source>%n panels</source>
        <translation>
            <numerusform>%n panel</numerusform>
            <numerusform>%n panels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::StrongestList</name>
    <message numerus="yes">
        <source>%n edits. First: %1</source>
        <translation>
            <numerusform>1 edit: %1</numerusform>
            <numerusform>%n edits. First: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::TensorModel</name>
    <message numerus="yes">
        <source>Reset %n edits of %1</source>
        <translation>
            <numerusform>Reset 1 edit of %1</numerusform>
            <numerusform>Reset %n edits of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::TokenFrames</name>
    <message numerus="yes">
        <source>%n tokens: %1</source>
        <translation>
            <numerusform>%n token: %1</numerusform>
            <numerusform>%n tokens: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::WriterBar</name>
    <message numerus="yes">
        <source>%n steps checked</source>
        <translation>
            <numerusform>%n step checked</numerusform>
            <numerusform>%n steps checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
</context>
</TS>
