<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>QObject</name>
    <message numerus="yes">
        <source>%n numbers are not finite, the first in %1.</source>
        <translation>
            <numerusform>One number is not finite, in %1.</numerusform>
            <numerusform>%n numbers are not finite, the first in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill in the blanks: %n numbers are left out.</source>
        <translation>
            <numerusform>Fill in the blank: one number is left out.</numerusform>
            <numerusform>Fill in the blanks: %n numbers are left out.</numerusform>
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
        <source>its weights sum to 1: it lies inside the outline of its %n values</source>
        <translation>
            <numerusform>all of one value</numerusform>
            <numerusform>its weights sum to 1: it lies inside the outline of its %n values</numerusform>
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
        <source>%n that stay</source>
        <translation>
            <numerusform>1 that stays</numerusform>
            <numerusform>%n that stay</numerusform>
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
        <source>%n numbers edited</source>
        <translation>
            <numerusform>%n number edited</numerusform>
            <numerusform>%n numbers edited</numerusform>
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
        <source>%n batches</source>
        <translation>
            <numerusform>%n batch</numerusform>
            <numerusform>%n batches</numerusform>
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
        <source> Both hold the context besides, %n numbers, and read every k and v.</source>
        <translation>
            <numerusform> Both hold the context besides, 1 number, and read every k and v.</numerusform>
            <numerusform> Both hold the context besides, %n numbers, and read every k and v.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
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
    <name>attn::EmbeddingsPanel</name>
    <message numerus="yes">
        <source>%n numbers of x were set by hand, and stay whatever stands here.</source>
        <translation>
            <numerusform>%n number of x was set by hand, and stays whatever stands here.</numerusform>
            <numerusform>%n numbers of x were set by hand, and stay whatever stands here.</numerusform>
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
        <source>gives %n files: %1 …</source>
        <translation>
            <numerusform>gives %1</numerusform>
            <numerusform>gives %n files: %1 …</numerusform>
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
        <source>Two pages: one with %n blanks to fill in, and the key with their numbers.</source>
        <translation>
            <numerusform>Two pages: one with a blank to fill in, and the key with its number.</numerusform>
            <numerusform>Two pages: one with %n blanks to fill in, and the key with their numbers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::ModelView</name>
    <message numerus="yes">
        <source>%n changes: these are not %1&apos;s own numbers</source>
        <translation>
            <numerusform>%n change: these are not %1&apos;s own numbers</numerusform>
            <numerusform>%n changes: these are not %1&apos;s own numbers</numerusform>
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
        <source>%n sheets</source>
        <translation>
            <numerusform>%n sheet</numerusform>
            <numerusform>%n sheets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::SoftmaxStudio</name>
    <message numerus="yes">
        <source>row %1, %n allowed keys</source>
        <translation>
            <numerusform>row %1, one allowed key</numerusform>
            <numerusform>row %1, %n allowed keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::TensorModel</name>
    <message numerus="yes">
        <source>Take %n edits of %1 back</source>
        <translation>
            <numerusform>Take %n edit of %1 back</numerusform>
            <numerusform>Take %n edits of %1 back</numerusform>
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
</context>
</TS>
