<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>QObject</name>
    <message>
        <source>There is not enough memory for a layer of this size: use fewer tokens, heads or dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computation stopped: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPU does not answer any more (start AttnScope again to use it)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the override of %1 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the edit of %1 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch head %1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch head %1 off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch all heads on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin %1 to a slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes (*.attn);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computed by the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the edit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spreadsheet cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PyTorch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LaTeX, square brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LaTeX, round brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · made with AttnScope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers are framed in the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers are bold on grey in the tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers are framed in the picture, and bold on grey in the tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the key, with the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: it is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is right as far as it goes: %2 decimals are asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: it is %1, from numbers that are not rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> in this head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: a number was overridden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether every row is a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and the same in %1 more rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout is off: p = 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout is off: eval mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what dropout keeps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether every row sums to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p = 1 drops everything: not one %1 is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: its context is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: their context is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 lost every %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows lost every %2, the first is %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rows have no sum after dropout: nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every row still sums to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After dropout rows sum to %1, not 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: in training a draw need not keep the sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dropped score is 0, not masked: the softmax still gives it a weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dropped −∞ is nan, since −∞ × 0 has no value: drop weights, not masked scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 %2 dropout kept %3 and dropped %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether the mean of many draws goes to the result without dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1 draws the mean is %2, without dropout it is %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean of many draws is not at the result without dropout: %1. With p = %2 too few are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean of many draws does not go to the result without dropout: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean of many draws goes to the scores themselves; that of the weights made from them does not go to the result without dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean of many draws goes to the result without dropout: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight · value of each key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest of the column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked cells of the column add e^(−∞) = 0 each: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is blocked: it becomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not blocked: it stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of the squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocked: times 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allowed: times 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overridden:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether the scores are symmetric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries equal keys, yet the scores are not symmetric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries equal keys, so the scores are symmetric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the heads stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 heads stand side by side in the context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The context is not the heads side by side: the reshape without a transpose mixes tokens and heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1 is off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads %1 are off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 printed values differ: they were printed with all heads on, and here %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 printed values differ now. Undo brings them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs in %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensor has the shape that is printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 same digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every number prints to the same digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others differ in their last digits, by rounding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shapes only: no seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notebook sets no seed, so only its %1 shapes can be compared: they agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 of the notebook&apos;s numbers that are kept here print to the same digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the notebook&apos;s %2 numbers print to the same digits; the others differ in their last digits: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this scene begins with numbers as the notebook printed them, rounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>float32 rounds with the order of the additions, which differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>future</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row has a sum: every one is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rows sum to 1, the others are nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every row sums to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 rows sum to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows sum to %1, not 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: −∞ was put in after the softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: the softmax runs over the queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: the mask took weight away and nothing rescaled the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys that each query has left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one %1 score is −∞</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 %2 scores are −∞</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 %3 scores are not −∞</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every query has a key left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query %1 has no key left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 queries have no key left, the first is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 %3 weights are not 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: the mask came too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 %3 weights are nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: their rows have no key left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: not for want of keys, but because something in their rows is infinite or nan already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one %1 weight is exactly 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 %2 weights are exactly 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No softmax: the layer stops at the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mask: every query sees every key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask is computed but not applied: every query sees every key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask forbids nothing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head: there are 0 to %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>batch: there are 0 to %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no steps to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps do not come by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more than %1 steps: take larger ones, or fewer stages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No step ends in these tensors: take smaller steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A strip has room for %1 panels, and these are %2 steps: take larger ones, or a film.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 frames of %2 × %3 pixels are too many: take larger steps, or a smaller picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for frames of this size: take a smaller picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MP4 needs the program ffmpeg, which is not installed: take GIF or APNG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for the film.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ffmpeg could not make the film: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is neither a number nor a cell like weights[0,0,1,2]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”: an answer begins with * when it is right, with - when it is wrong, with = when it is a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”: the answer is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer is right: begin one with *, or write = and a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” names no cells: write x, or a part of it, x[0,2]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bracket is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1 off in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads %1 off in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overrides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropout p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>train or eval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the output layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mask&apos;s tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not computed now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not computed in A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 in A and %3 in B: there is no cell-by-cell difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the result lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy %1 of at most %2 bits, largest weight %3, looks %4 tokens far (on average %5 %6), mean weight on the first token %7, on the token itself %8, each over the rows that see more than one key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without it the %1 stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most in %1%2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without it the %1, which is 0, changes, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without it the %1 changes by %2 % of its length, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, overridden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, head switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 before the edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; before the edit %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exponential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>term of the sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fit to the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest change of a weight %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, before %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1.%2 switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other weights or another mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer and head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share on the first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean entropy of its rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean distance looked back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share on the first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share on what followed the same token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1, layer %2, head %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> look at </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notebook %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV cache before the first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV cache at the token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> first %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 earlier rows are in the cache too; their weights add up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more tokens to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query head %1, used once, never stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context of </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sink takes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work for each token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multiply-adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved by the cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout, p = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not all of its weights are computed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a weight of it is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it looks at no key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no query looks at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1, off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may not look at %2: masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks at %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looks most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is looked at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who looks where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who looks where, in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who looks where, in %1 of %2 heads; %3 more switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who looks where, in both heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who looks where, in all %1 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who looks where, in %1 of %2 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>angle %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, as drawn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query or key is not there yet, or hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no angle: one of them has no length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 other heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head by head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by component</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of the dot product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of it, what it does not show </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of the squared lengths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked: %1 does not see %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score makes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each head’s weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> head %1   </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and values are a memory&apos;s here, and the plane draws the vectors of one text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no queries and keys: there are no arrows to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>component %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>component %1, which is head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>component %1 of head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dot product with %1 is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>angle to %1 %2 degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dot product %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of each head’s own mixture: no one outline holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the head is switched off: 0, whatever its weights are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned: it is no mixture of the values any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its weights are not all there to be told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its weights are not yet computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some weights are below 0: it may lie beyond the outline of its values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its weights sum to %1, not 1: it may lie beyond the outline of its values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not yet computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 away from the context of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>across: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing goes up: there is one component</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>across: first principal axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up: second principal axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotated %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1 takes off %2 for each token of distance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1 adds the number of its column of %2, one for each bucket of distances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of %1 are added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every query sees every key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No query sees a key that comes after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys that are padding are blocked for every query of this batch item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each query sees itself and the tokens just before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prefix sees itself both ways; what follows is causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each query sees the tokens of its own block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask as it is, painted by hand from here on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One mask, the same scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (in use)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers other than 0 and −∞ can only be added before the softmax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 sums to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows sum to 1: not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rows are there, each sums to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked → 0, the rest ÷ its sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked → 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As soon as a row is through the softmax its masked weights become 0, and the rest is divided by its sum. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As soon as a row is through the softmax its masked weights become 0. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits: masks after the softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits: applies no mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masks now: %1 of %2 blocked so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocked keys keep their weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocked keys count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−∞ stands among the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−∞ is no weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lost weight is not handed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ways do not agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one is nan, the other a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 has no key left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no key left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden: whether rows sum to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows sum to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rows do not sum to 1. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet: comes with the weights of both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden: how far their weights are apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same up to rounding in float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same up to rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>becomes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden: what becomes of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>becomes 0: −∞ has no share of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, its share of the row of “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, divided by the sum of the row of “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays, the mask allows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, because “%2” comes after “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, “%2” is later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights if it ended here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Online softmax of the row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keys in one tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keys in %2 tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‹ %1 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keys ›</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ this tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context o / l</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>o / l so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from tile to tile: m, l and the context o, not yet divided by l</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from tile to tile: m and l; this layer has no values to mix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest weight of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place %1: not yet computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places %1 to %2: head %3 of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place %1: head %2 of %3, number %4: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position of the query − position of the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance in tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its part from pair %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score and distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these two vectors, moved apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under a circle: turn of q, turn of k, their part of the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene makes no queries and keys: nothing has a position to turn by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no rotary positions. The switch on the left puts them in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene makes no scores of queries on keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved: the scene&apos;s own score is %1, with the query at %2 and the key at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layer has the same number: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layer has %1 in %2: a number on the way is pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same distance, same score, to %1 digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same distance, same score, to %1 digits. %2 tokens on: to %3 in float32, to %4 in float64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both layouts: %1. The rows are re-ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layouts differ: %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pair: both layouts turn the same two components</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same rows in the other layout: other pairs turn together, and the score is %1, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs i and i + %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs 2i and 2i + 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it stays where it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full turn in %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1 at %2 → key %3 at %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: score %2 after turning, %3 before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, pair %2, components %3 and %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the query has turned by %2, the key by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; its part of the score is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance %1: score %2, of it %3 from pair %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether the layer has the same number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether the score depends on the distance alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what both layouts come to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score of %1 and %2 is not a finite number: there is nothing to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the length of the row of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the length of all of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>derivative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>derivative × number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, component %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2 out %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 number %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 row %2, column %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Component</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax of the row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Copyright © 2026 The AttnScope authors. Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later); it comes without any warranty. It makes no network connection.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h4&gt;Parts&lt;/h4&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h4&gt;Where lessons come from&lt;/h4&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About AttnScope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;AttnScope %1&lt;/b&gt;&lt;br&gt;Edit any number in an attention layer and watch every other number change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention lines who looks where arrows geometry vectors angle dot product q k v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient derivative backward influence ripple strongest what moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overlay several heads on one map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FlashAttention flash attention running softmax tiles blocks rescale streaming</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no frame yet: edit a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit to paint %1 ms, p95 %2 · recompute %3 · paint %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU, float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU, %1, float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU, float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference, float64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: no file was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another window or program since it was opened here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving puts it there again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overwriting it loses those changes. When it is opened instead, Undo brings yours back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overwrite it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block of %1 × %2 does not fit at %3: there is room for %4 × %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no numbers to paste: the clipboard holds no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table takes one matrix at a time, but what is pasted has the shape %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1, column %2 of what is pasted: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste %1 × %2 numbers into %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, got %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number is wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number or nothing is wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes of the axes, as in torch.rand(3, 2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shape is whole numbers, as in 3, 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A factor for every number, or nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number or nothing is wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in torch.manual_seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of what is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many 32-bit outputs are thrown away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the layer adds a bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix whose transpose is the weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>num_embeddings: the size of the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padding row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row that stays zero, or nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensor whose rows are taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensor of row numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensor that is repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many copies make the batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the layers add a bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skip %1, drawn before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, row %1 is padding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = multihead %2, %3 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The generator had given %1 numbers by then: in a notebook, to cells that were run before this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace x: %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace x by what was pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste %1 × %2 of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 numbers go to %3 … %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title and notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what this scene shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what to look at, what to try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change title and notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read by query heads %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read by query heads %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key and value head %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the causal mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the padding mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scale 1/√(head size)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropout with p = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of this scene stay: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed is a whole number from -2^63 to 2^64 - 1, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1, %2, %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put in by hand: the products add up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the head is switched off: its products would add up to %1, and 0 stands here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the products add up to %1, which is not what stands here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, the %3 into the depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>term in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell and layer in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other terms of its sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; from the front all layers fall together, as in the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From above: the products of %1, a line for each layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the side: the products of %1, a column for each layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers of %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dim %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the head is off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nothing to add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: both added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: all %2 added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the map has it; %1 of them shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the map has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Term %1 of %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row&apos;s sum </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum so far </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a cell to see what makes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terms %1 to %2, … and %3 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, turned on its side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · seed %2 · made with AttnScope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sheet %1 of %2 · page %3 of %4 · right within %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2, given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence, and the words as numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers that are given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row, step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>biased score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capped score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaled score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no token of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No token has come yet: the cache is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key head %1: %2 of %3 rows stored, row %4 is new; %5 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not come yet: it has no key and no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new, and stored now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read from the cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1, component %2: %3 %4, %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value %1, component %2: %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1, key %2: %3 %4%5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1, key %2: weight %3%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row yet: bring the first token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 has the digits of the whole layer, bit for bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 has the digits of the whole layer: they differ by %2 at most, as float32 rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight of head %1, key %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context of head %1, component %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 differs from the whole layer: only one of the two is a number (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 differs from the whole layer by %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1, key %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>naive softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row / its sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eval mode draws nothing and keeps everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p = 0 draws nothing and keeps everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p = 1 draws nothing and drops everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The walk is at “%1”: the draws come after “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3, p = 0 drops nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3, eval mode drops nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: p = 1 drops everything: %2 × 0 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: u = %2 %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; overridden: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, but keep is overridden: %2 becomes %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, but masked: 0 stays 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, kept: %2 / %3 = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, dropped: %2 becomes 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, dropped: %2 × 0 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 Draw u</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep where u &lt; 1 − p = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep u &lt; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as they are, no softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 Dropped, survivors × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 Dropped, all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 The same, nothing dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / (1 − p)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no factor either</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 Dropped, × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 All dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 The same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 Sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they need not be 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>need not be 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B, with the mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A, right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys %1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sink&apos;s logit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no key so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ e^(z − m) × dropout × v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sink is there from the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no allowed key so far: 0 is taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all masked: nothing changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first allowed key: there was nothing to rescale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the maximum stays: nothing is rescaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the maximum grows: what is there shrinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 keys seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> A number of this row is pinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights differ by %1 from those of the whole softmax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has the weights of the whole softmax; the context differs by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key is allowed: 0 / 0 is nan, here and in the whole softmax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are nan, here and in the whole softmax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has the weights of the whole softmax. The head is switched off: the layer&apos;s context is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has the weights and the context of the whole softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has the weights of the whole softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, to the last bit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, up to float32&apos;s rounding (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Both hold the context besides, %1 numbers, and read every k and v.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is saved on so short a row: the tile with m and l is as large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is saved on so short a row: the tile with m and l is larger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 number fewer for this row; the longer the row, the more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 numbers fewer for this row; the longer the row, the more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1, key %2: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in tile %1, not yet seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, dropped from o</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, × %1 in o by dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>z %1, e^(z − m) = e^(%2) = %3, weight %4 %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile %1, %2: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its largest %1, m %2, factor %3, l %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; marks: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s / √%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s / %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s = q · k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale, mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−∞ where masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s × keep / p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s × keep / (1 − p)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minus maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e to the power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide by the sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× 0 or × 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rescale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so far %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaled score %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score after dropout %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score / %1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight × %1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight %1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is to be seen here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a tip, or move the one in hand with the arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normed, and turned by the positions of their tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned by the positions of their tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries and keys are drawn as they meet in a score: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are not finite, the first in %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill in the blanks: %n numbers are left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n more terms</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n masked keys add e^(−∞) = 0 each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its weights sum to 1: it lies inside the outline of its %n values</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocked keys keep their weight</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that stay</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source> What was there before is untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved: %2.%3 Choose another name or folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: head %1, element %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out %1: %2 of head %3, element %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vocabulary row %1, used by no token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vocabulary row %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory token %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1) over (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>root of </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> sub </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> to the </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum over %1 of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure of %1 × %2 cm at %3 DPI would have %4 million pixels; %5 DPI would fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a width of %1 cm is too narrow for this figure: take a larger one, or leave labels, row sums or the colour bar out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, batch item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cannot be written (its folder cannot be made)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its text is still to be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped, %1 was %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exactly 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers edited</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results pinned</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>infinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overridden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>student_%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name has at most %1 characters, this one has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name has a character that cannot be printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands there already, in line %2: tell them apart, for each name has numbers of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a class has at most %1 names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1 → key %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n batches</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::ActionPalette</name>
    <message>
        <source>Find an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No action is called “%1”. Esc closes this list.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::AnswerBlock</name>
    <message>
        <source>Hidden: what is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your number for the hidden cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the number (H in the map)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::ArrayList</name>
    <message>
        <source>Array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, [in, out]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene&apos;s own of this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x: embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_query: query weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_key: key weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_value: value weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_query.bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_key.bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_value.bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>qkv: all three in one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>qkv.bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out_proj: output weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out_proj.bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q_norm: norm of the queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k_norm: norm of the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inv_freq: rotary frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sinks: a logit per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t5_bias: buckets of distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q: queries, as computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k: keys, as computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v: values, as computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights: attention, as computed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::Background</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This stopped: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::BenchStrip</name>
    <message>
        <source>Layer of a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads of all layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, layer %2 of 0 to %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::BiasSection</name>
    <message>
        <source>Added to the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias by position, with the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::BlockControls</name>
    <message>
        <source>front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight from the front: the layers fall together into their sums, which is the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight from above: the products of one row, a line for each layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight from the side: the products of one column, a line for each row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned, to see all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Product as a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pulled apart, percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Page Up and Alt+Page Down on the block, or the wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Page Up and Alt+Page Down on the block, or the wheel, go to another layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pulled apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is multiplied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>digits, from cells of 36 px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beam of the chosen cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn by 5°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pull apart, push together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 along the edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factors along the edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 to %3 of %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::BlockHandle</name>
    <message>
        <source>Turn the block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to turn and tilt; the arrow keys go by 5 degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1 degrees, tilt %2 degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tilt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::BlockHeader</name>
    <message>
        <source>Map, operands or block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix alone, as large as it fits (Ctrl+3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix with what makes its cells beside it (Ctrl+3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every product as a cube, the layers pulled apart (Ctrl+3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the colours span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal steps of colour for equal ratios: small numbers can be told apart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::BlockMap</name>
    <message>
        <source>Product as a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned by %1 degrees, tilted by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cell chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag, or Alt and the arrow keys: turn it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::BlockStudio</name>
    <message>
        <source>Product as a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no product of two matrices.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::BusyBar</name>
    <message>
        <source>Computing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::CacheControls</name>
    <message>
        <source>KV cache controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At full size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit to try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which key and value head the query head reads: its number divided by the heads of a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a number of the cache lies in memory: only its bytes are counted, no number is rounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 div %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::CacheStudio</name>
    <message>
        <source>KV cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 multiply-adds with the cache, %3 for the whole layer again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one token at a time: what is stored, what is new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; item %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This layer has %1 tokens: up to 512 are decoded one by one here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layer&apos;s walk has not come to the context yet. Go on with the time bar: then the tokens can come one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoding token by token …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::CacheSums</name>
    <message>
        <source>still seen: %1 of %2 rows, %3 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache, in bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply-adds, this token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MHA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GQA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MQA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no token yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>project q, k, v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores, %1 × %2 × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores, %1 × %2 seen × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole layer again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens 1 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes and multiply-adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and values of one layer; multiply-adds of its products alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::CacheView</name>
    <message>
        <source>Keys and values in the cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::Callout</name>
    <message>
        <source>&amp;End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::CentreHeader</name>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head in focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item of the batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map, operands or block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix alone, as large as it fits (Ctrl+3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix with what makes its cells beside it (Ctrl+3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every product as a cube, the layers pulled apart (Ctrl+3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the card&apos;s matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the colours span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal steps of colour for equal ratios: small numbers can be told apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it up: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
Ctrl+Shift+F6 then goes to its controls, Ctrl+F6 back to its picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::ChecksBlock</name>
    <message>
        <source>Checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::CodeWriter</name>
    <message>
        <source>There is no computation yet to write a script of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied a %1 script of %2 lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::CompareBars</name>
    <message>
        <source>Row in A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B − A</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::CompareControls</name>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep what stands now as A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to A, and pin what stands now. Undo brings it back. Of two heads: A becomes B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B − A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signed change; blue fell, orange rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>|B − A|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much it changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B / A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times as large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same colour range in A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marks where the sign turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the last edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A is the scene as it was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A is the scene as it was before the last edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A is what you pinned, and stays so until you pin another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A is another head of the same scene, and B the head in focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A is head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::CompareFigures</name>
    <message>
        <source>Change a number, a choice or the draw: A stays as it is, and B follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers that differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what else differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest change of the context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has changed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B are one head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells of %1 that differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2  %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They do nearly the same: no more than %1 of a row&apos;s attention goes elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the row that differs most, %1 of the attention goes elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells of %1 that changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet: whether changes in each row add up to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes in each row add up to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes in a row do not add up to 0: its sum changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::CompareStudio</name>
    <message>
        <source>A and B: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A, earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B, now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap with A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1, switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A is being computed …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no heads: choose a stage that has, scores or weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large to be compared number by number: matrices of up to 512 × 512 are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B / A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>|B − A|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference, B − A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change, B − A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing has changed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now, after “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centred at 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in A %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, was %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::ComputeOn</name>
    <message>
        <source>opening the GPU…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no GPU: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::Copier</name>
    <message>
        <source>%1 × %2 numbers are too many to copy as %3: at most %4 fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied %1, %2 × %3, as %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU was lost while its numbers were read; they are computed anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the picture, %1 × %2 pixels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::DataExport</name>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hidden numbers too; without them they are nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tensors, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is computed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::DecimalsList</name>
    <message>
        <source>Decimals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most; fewer where a cell has no room for them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in the window: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::DerivativeMaps</name>
    <message>
        <source>Given, not computed: %1. Nothing but an edit of its own moves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that can be edited here moves it: every derivative is exactly 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly 0 everywhere: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>derivative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>derivative × number</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::DerivativeView</name>
    <message>
        <source>Derivatives by %1, %2 by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly 0: it cannot matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>derivative of %1 by %2, times that number: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>derivative of %1 by %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::DifferenceCard</name>
    <message>
        <source>at query %1, key %2: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2. Press to go to the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::Document</name>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits that were not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1 as it is now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::DropoutPanel</name>
    <message>
        <source>Dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed that the dropout draws from. Up and Down try the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This seed is for the dropout alone: other weights leave its draws as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chance of each number to be dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout p, as a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chance of each number to be dropped, 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops and scales up what is kept by 1 / (1 − p)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops nothing: the layer as it is used after training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eval mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set p to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop with seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are drawn from the same seed. Another one here is for the dropout alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is drawn yet: a seed here starts the draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off: eval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::DropoutStudio</name>
    <message>
        <source>Dropout studio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set p = 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set p to 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the walk to the first draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw %1, keep and dropped %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene is a softmax alone: there is nothing to drop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of this scene are given: nothing is computed of them, and nothing is dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene stops at the scores, and its dropout falls on weights: let it fall on scores, or choose a softmax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no numbers that could be dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene is too large to follow each draw: the studio shows up to 512 × 512 numbers of a head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the head in focus is counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the item in focus is counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws u</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::EditBlock</name>
    <message>
        <source>The map shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map as it was before the edit (F3 goes round)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both numbers in each cell that changed (F3 goes round)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map as it is (F3 goes round)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This matrix has another shape since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cells of %3 changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most: %1 → %2, %3 → %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::EditLines</name>
    <message>
        <source>Go to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is changed: these are the model&apos;s own numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits stay in the model until they are taken back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::EditorPanel</name>
    <message>
        <source>Editors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers input x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers matrices W bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal padding block sliding window prefix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer structure num_heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross-attention memory GQA MQA num_kv_heads RMSNorm RoPE rotary softcap ALiBi T5 sinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed random draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pin play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::EditorSection</name>
    <message>
        <source>Pin to a slider</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::EmbeddingsPanel</name>
    <message>
        <source>Embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::EmptyRowCard</name>
    <message>
        <source>Rows without a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As PyTorch computes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such a row gets the weight 0 everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its weights are set to 0, and its context is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every score is −∞, and −∞ / −∞ is nan, not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every exponential is e^−∞ = 0, and 0 / 0 is nan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no key left: %1 …</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::EquationView</name>
    <message>
        <source>Equation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::EveryHead</name>
    <message>
        <source>This cell in every head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cell in %1 of %2 heads, the largest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::ExplainBlock</name>
    <message>
        <source>Copy as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PyTorch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the equation as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← back to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell you came from (Backspace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the first %1 terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all %1 terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to what this number enters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::ExportDialog</name>
    <message>
        <source>Export a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line that makes these files without the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank beyond the step of the walk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene is kept in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scene and options are kept in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This stage is off in this scene: choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no number to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives %1.%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A command line reads a file: save the scene first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the command line; it reads the file, so save the edits first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save %1 figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pictures (*.%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of these %2 files are there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1 files to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>gives %n files: %1 …</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::ExportFrame</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::FigureForm</name>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of SVG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head in focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each head in a file of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heads side by side on one figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks the same everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be edited and searched, and takes the font of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The batch item in focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each batch item in a file of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all, or 0, 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns of the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word beside the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word over the columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own words; empty: query and key, as the stage has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width in cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolution in DPI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DPI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transparent where nothing is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend of marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters a, b, c</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hidden numbers too; without them their cells are blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, {stage}, {head} and {batch} stand for the figure&apos;s own; the ending is added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads are numbers like 0, 2-4; got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n columns</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::FocusPane</name>
    <message>
        <source>Choose a cell to see it under the lens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::FormulaView</name>
    <message>
        <source>Formula: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::ForwardCard</name>
    <message>
        <source>%1: not computed so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nothing changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: largest change %2, %3 of %4 numbers change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the edit into the scene and shows the stage before and after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click puts the edit into the scene and shows the stage before and after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::ForwardStrip</name>
    <message>
        <source>The edit, forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest change, full = %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::FullSize</name>
    <message>
        <source>layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every layer has a cache of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many numbers a key and a value of a head have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That are in the cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads that have keys and values of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For comparison: as many keys and values as query heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With shared keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As multi-head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to %1 is expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 × layers × tokens × heads × head size × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::GoalBox</name>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reached: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::GoalEditor</name>
    <message>
        <source>none yet: record one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another choice of the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ Condition on the chosen cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ Condition on the next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make journey look most at starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is to be reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach the goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a cell in the map first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this condition away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ Another condition on the chosen cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ A goal for the chosen cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop: this reaches it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record a solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording: edit until the goal is reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own solution: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>false as the step begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reached by its own solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::HeadBars</name>
    <message>
        <source>This cell in every head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1, switched off: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::HeadBlock</name>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1, switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What head %1 writes counts again (O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1 keeps its weights, but what it writes is 0 (O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch head %1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch head %1 off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet: what is lost without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is lost without it is not told while numbers are hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is lost without it is being computed …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is lost without it is no number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::HeadGrid</name>
    <message>
        <source>All heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1 of %2 in focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place %1, sorted by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch head %1 on (O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch head %1 off (O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::HeadList</name>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::HeadPane</name>
    <message>
        <source>switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open on the bench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head in focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1 → key %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 down, %2 across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern stays in sight. Only what the head writes into the stream is 0.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::HeadRows</name>
    <message>
        <source>largest weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of the head, row by row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, so its %3 says nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer than two keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3, at most %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::HeadSpread</name>
    <message>
        <source>How spread out is each head?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1: %2 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean entropy of its rows, in bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evenly spread: %1 bits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::HeadSwitch</name>
    <message>
        <source>%1, entropy %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of %1. It is switched off: its context is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::HeadsLine</name>
    <message>
        <source>What the maps of all heads show</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::HeadsPage</name>
    <message>
        <source>Order of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the heads are sorted by, largest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1 in focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the heads are sorted by, smallest first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::HeatmapPage</name>
    <message>
        <source>More than 95 % of the cells have nearly the same colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no such stage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly one colour: fit to the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly one colour: logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::HeatmapView</name>
    <message>
        <source>Heatmap of %1, %2 by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cell chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some values lie outside the range</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::HelpDock</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::HelpPanel</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::HistoryList</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a step to go there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::ImportDialog</name>
    <message>
        <source>Import arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1, %2 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arrays go into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the mask, the scale, dropout and every tensor that is not replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a plain layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaled by the root of the head size, no mask, no dropout; random embeddings when the file has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads of keys and values: fewer than heads where several share one (grouped-query attention)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array is [in, out]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As GPT-2&apos;s Conv1D and plain matrices are; nn.Linear keeps [out, in]. The lines below say what is turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrays of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What will be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>•  The file has no embeddings: %1 random tokens of width %2 stand in for them (seed %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 numbers are rounded to float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::Inspector</name>
    <message>
        <source>Explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, ten largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::KeepMaskSection</name>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw 1 is the first that the seed gives. Draw 2 is what the same layer drops when it runs again without another seed, as in training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the layer drops when it runs once more without another seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw after the weights again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the draw its own seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is drawn at p = 0, at p = 1 and in eval mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else is drawn from this seed: the draw cannot move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dropout draws from a seed of its own: other weights, seeds and sizes leave u as it is. Seed, Number and Next draw still change it. Off, it draws after the weights again, which changes u.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives the dropout a seed of its own where it stands, so that u stays when the weights are drawn again, from another seed or in another number. p only moves the line that u is compared with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seed of the weights leaves these draws as they are. Next draw brings others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::KeyHeadsPanel</name>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads of keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key and value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many heads share the output size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many heads have keys and values of their own, which query heads share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MHA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every query head has its own keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GQA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of query heads share keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MQA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All query heads share one head of keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query heads: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key and value heads: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::LabControls</name>
    <message>
        <source>Error lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiz: one in secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the quiz (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the twelve is on in B. Look at the numbers, then choose it above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list turns to questions: look at the numbers, then say which of the twelve is on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::LabMaps</name>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layer right, and with the mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B − A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the mistake changes; blue fell, orange rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A, right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B, with the mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change, B − A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A  Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B  With the mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centred at 0</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::LabStudio</name>
    <message>
        <source>Right and wrong: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A  Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B  With the mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” would only show beside a layer that is right, and not in these numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” would look much like this, but it is not on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With “%1”: %2. B does not show that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>works on a copy: your scene is as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The error lab is for layers that one can look through: this one has %1 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which one is on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 of 12 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being computed …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing of this stage to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn on one of the twelve mistakes: the layer is shown right and wrong, and what its numbers give away. Or let the quiz turn one on in secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not told yet. Compare the maps, their row sums and the equation below; other stages are on the rail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In these numbers the mistake does not show: A and B are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet: %1 is not computed so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is on in B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context of &lt;b&gt;%1&lt;/b&gt;, component %2:&lt;br/&gt;%3 → &lt;span style=&quot;color: %5&quot;&gt;%4&lt;/span&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2, worked out twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a cell to see it worked out in both layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not computed so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, right %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::Lamp</name>
    <message>
        <source>true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true but surprising</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::LayerPanel</name>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::LayoutMap</name>
    <message>
        <source>Three separate matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One matrix, cut per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One matrix, cut in three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line is a row of the weights; the same row lights in all layouts. Up and Down walk the rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of head %2, number %3: row %4 of %5.weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 head %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::LayoutsPage</name>
    <message>
        <source>Three matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One, cut per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One, cut in three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element e of head h; m is 0 for q, 1 for k, 2 for v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the others are compared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet: the difference in q, k, v and %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference 0 in q, k, v and %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, only rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 differs by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows of %2 numbers: h is the head, e the number in it, m is 0 for q, 1 for k, 2 for v. Repacking moves rows and changes no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computed without dropout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too large for the reference: computed in float32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no projections: the identity stands for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of q, k and v in three layouts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::Lens</name>
    <message>
        <source>Lens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 around the cell</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::LessonBar</name>
    <message>
        <source>Back to the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the lesson: your own scene comes back (Ctrl+W)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All steps of the lesson, and its languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step as it began; other steps stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it freely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole window on a copy of this step, without locks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget my progress in this lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a number of &lt;b&gt;%1&lt;/b&gt; and type another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::LessonPlay</name>
    <message>
        <source>What you had changed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One way to the goal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::LessonWriter</name>
    <message>
        <source>Step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new lesson</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::LinesKey</name>
    <message>
        <source>Lines are as thick and as strong as their weights.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::LinesPart</name>
    <message>
        <source>Lines of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the stage in focus shows: the weights, or what dropout left of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights before dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What dropout left of the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene is dropout alone: it has no queries and keys to join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene stops at the scores: it has no weights to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no weights of queries and keys to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No head is switched on: choose one on the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thickness = weight; only the strongest lines are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thickness = weight</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::LinesStudio</name>
    <message>
        <source>Lines and plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who looks where, as lines between the tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries, keys and values as arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines and plane side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>item %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::LinesView</name>
    <message>
        <source>Lines of weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of %1, %2 queries and %3 keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MainWindow</name>
    <message>
        <source>&amp;Figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a lesson and edit any number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] — AttnScope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AttnScope[*]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Com&amp;pute on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;CPU (float32)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;GPU (CUDA, float32)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reference (float64)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One page. Where numbers are hidden (H), they are blanks, and a key follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Steps…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Data…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;heets for a class…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Web page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;PyTorch script…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;NumPy script…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy PyTorch script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opy NumPy script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python scripts (*.py)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the lesson as a web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scene as a web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Spreadsheet cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;NumPy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Py&amp;Torch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;LaTeX, square brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LaTeX, &amp;round brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a &amp;figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An export is being written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An export is still being written. Closing the window now cancels it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the &amp;sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens words text own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no part for this: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+F6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+F6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H&amp;eads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch the head &amp;off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ablate ablation head switch off on what is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch &amp;all heads on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sorted by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;mallest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch head %1 &amp;on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch head %1 &amp;off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare head %1 with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help for this stage or studio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explain what is this manual literature mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin first introduction learn show around</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the stages of one attention layer, in the order in which they are computed. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture of that stage: a row is a query, a column a key. Click a cell, or use the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here stands where that number comes from. Click a number of its equation to go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every number can be changed. Drag or type another one into the embeddings: all that follows from it changes at once. Ctrl+Z takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This bar walks through the computation, number by number. Step on with Ctrl+Right, or play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The menus have the rest: Learn has lessons, F1 explains the stage in focus, and Ctrl+Shift+P finds any action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide show reveal cover blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal &amp;everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrays (%1);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop to open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop to open the scene that %1 was made of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop to import the arrays of %1: you say what becomes of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed on disk and is shown as it is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Try the lesson out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to &amp;writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson: %1, step %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own scene waits unchanged: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is the last one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;one way to the goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the step a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tr&amp;y it freely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write a lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit this lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+F9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget all progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All progress in lessons is forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edited, not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import arrays…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget these files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Alt+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit the number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take the number back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title and notes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Circuits of the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;QK circuit, W_q W_kᵀ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QK circuit between the &amp;tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;OV circuit, W_v W_o</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each token &amp;writes through the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the e&amp;quation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What &amp;moves this number?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin this for co&amp;mparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned. Compare, in the Stage menu, shows what you change from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ste&amp;p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Error lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;One question each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trained &amp;model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Attention today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notebook %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  (all cells)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About AttnScope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a mod&amp;el</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;tiny, the small one that ships with the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;folder of Hugging Face&apos;s…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;GGUF or safetensors file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trained model GPT-2 BERT Llama transformer next token induction head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;layer of the head in focus on the bench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open edit layer model bench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch the head in focus o&amp;ff or on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ablate ablation head off on model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the page of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all heads all layers next token model page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models (*.gguf *.safetensors);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model export save layers weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All &amp;heads of the model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures (*.png *.svg *.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Arrays of all layers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrays of all layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrays (*.npz *.safetensors)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Weights of the layer in focus…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors (*.safetensors)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin to a &amp;slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the number to a &amp;slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the &amp;angle of its row to a slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the &amp;temperature to a slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the s&amp;cale to a slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin &amp;p of the dropout to a slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;One head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Map, operands, block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3d cube cubes matrix multiplication product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pi&amp;xel of several cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the s&amp;trongest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the &amp;smallest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows their &amp;mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lock the colour range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Before the edit, both, now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+=</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+-</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame &amp;meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger te&amp;xt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the learner sees it. Ctrl+F9 leads back to writing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons (*.attnlesson)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson %1 has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the chosen &amp;cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal the chosen &amp;cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide its &amp;row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal its &amp;row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide this &amp;head of the stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal this &amp;head of the stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the whole &amp;stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal the whole &amp;stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Two pages: one with %n blanks to fill in, and the key with their numbers.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::ManyDrawsPanel</name>
    <message>
        <source>N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of one cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest error of all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many draws the mean is taken over, 1 to 10,000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean of the chosen cell over all draws so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the mean is from the result without dropout where it is farthest, over all cells of the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N must be from 1 to 10,000, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MapEditor</name>
    <message>
        <source>The walk has not come to this number yet: it can be changed when it is computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New number of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number or an expression: 0.5, 1/sqrt(8), -inf. Enter puts it in, Esc leaves it as it was.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MapScrub</name>
    <message>
        <source>Drag</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MarkList</name>
    <message>
        <source>Marks: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MaskCanvas</name>
    <message>
        <source>blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1: %2 for every query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1, key %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask, queries down, keys across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a cell to block or allow it, drag to paint several. Arrow keys walk the cells, Space flips one, Shift and an arrow key paint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to paint, with the right button the other way. Arrow keys walk the cells, Space flips one, Shift and an arrow key paint, B and A choose the brush.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block cells of the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow cells of the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 the key %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MaskControls</name>
    <message>
        <source>Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then paint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>padding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sliding window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prefix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block-diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first tokens stay seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First tokens that every query sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in StreamingLLM: the first tokens stay seen from outside the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 to %2, got %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 0 to %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint what may not be attended to (B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint what may be attended to (A)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last stroke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to paint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flips the cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True / False</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True: may not be attended to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 / −∞ to add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers that are added to the scores: −∞ blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the mask as numbers to add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the mask as True and False</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask: %1, %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MaskKey</name>
    <message>
        <source>Marks and colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>painted by hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MaskPanel</name>
    <message>
        <source>Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number that is added to the chosen cell&apos;s score: -inf blocks the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to %1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MaskStudio</name>
    <message>
        <source>Mask studio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by this scene:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Way of applying the mask used by this scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the mask: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows without a key: zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows without a key: nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one mask, five ways to apply it, the same scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one mask, applied in three ways to the same scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no attention layer: there are no scores to mask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of this scene are given: there are no scores to mask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys of this scene are those of a memory: the studio&apos;s masks are for tokens that look at each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene stops at the scores: there are no weights that a mask could take away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene is too large to be computed five times: the studio compares up to %1 tokens and %2 million weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest difference, %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifth</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MeanChart</name>
    <message>
        <source>Mean over draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1 draws %2, without dropout %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without dropout %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest error of all %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MeanPanel</name>
    <message>
        <source>Mean over N draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eval mode draws nothing: the mean is the result without dropout itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p = 0 drops nothing: the mean is the result without dropout itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p = 1 leaves nothing that could be scaled up: no mean brings the result without dropout back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many draws are followed in heads of up to 1,024 × 1,024 weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet: the walk has not come to this cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cell is hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked: 0 in every draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean over one draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no mean: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped after %1 draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1 draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MeasureField</name>
    <message>
        <source>%1 must be from %2 to %3 %4, got %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MemoryMap</name>
    <message>
        <source>Each cell is a place in memory; its colour is the head that wrote it. Arrow keys walk the cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cell chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MemoryPanel</name>
    <message>
        <source>Memory tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of the memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit as a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or paste the whole sentence: words between blanks become keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename memory token %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the memory token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the memory token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the memory token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the memory&apos;s tokens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MergePage</name>
    <message>
        <source>Memory of head_context, head after head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows made with the transpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows made by the reshape alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transposed, then reshaped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reshaped alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one head both are the same: its memory already lies token after token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene concatenates a list of heads; no reshape has a part in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell is the %1 numbers of one token and head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a part fits: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet: whose numbers row %1 holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 holds only the numbers of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 holds the numbers of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 mixes the numbers of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the heads are joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head after head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each row holds its own token&apos;s numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a red corner: the number of another token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MeterLabel</name>
    <message>
        <source>From an edit to its picture: the last one, and what 95 of the last 120 in a hundred stay below. A screen shows a frame every 16.7 ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame meter: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit to paint %1 ms, p95 %1 · recompute %1 · paint %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MiniTable</name>
    <message>
        <source>The first numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::MistakeList</name>
    <message>
        <source>+ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings %1 along; the right layer has it too</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::ModelRoom</name>
    <message>
        <source>The model was changed meanwhile; press Enter once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type another sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch head %1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch head %1 off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the changes of layer %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::ModelSheet</name>
    <message>
        <source>All heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, place %1 of %2, sorted by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch head %1 on (O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch head %1 off (O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::ModelView</name>
    <message>
        <source>Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers × heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width, head size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something has to be changed first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computed again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights changed most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every row of every head sums to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows do not all sum to 1: one is off by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The probabilities sum to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The probabilities sum to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: these are not %2&apos;s own numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens that %1 cuts the text into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the tokens become before the first layer: %1 numbers each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands behind the last layer, before the last norm: %1 numbers for each token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How probable each of %1 tokens is to come next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1, switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence and model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a number is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer and head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share on first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the edits did</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n changes: these are not %1&apos;s own numbers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::ModelWriter</name>
    <message>
        <source>%1: figures end in .png, .svg or .pdf</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::NextBars</name>
    <message>
        <source>the other %1 together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, before %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, token %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::NextLine</name>
    <message>
        <source>%1 %2, before %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next token after %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next token after</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::NextTokenPanel</name>
    <message>
        <source>Next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next token after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model has no vocabulary head: an encoder has no next token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before: %1 %2, now %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten most probable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most probable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::NotesBlock</name>
    <message>
        <source>About, before your edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether these are the notebook&apos;s numbers is told at the end of the walk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what the scene says about itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide what the scene says about itself</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::NotesView</name>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden, only you see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presenter&apos;s notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No notes yet: Edit, Title and notes… in the window writes them into the scene.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the class sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the walk, back and on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing, everything computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spotlight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equation on, off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide the cell, or show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide its row, or show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show one hidden cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the edit, both, now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swap notes and picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back to the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: nothing is left to compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running %1 min   now %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::NumberField</name>
    <message>
        <source>A whole number is wanted here, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::OnlineControls</name>
    <message>
        <source>Online softmax controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose row is run through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other rows, other keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys in a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many keys come at once; a GPU takes 64 or 128</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A softmax divides by a sum over all keys. Done tile by tile, a row of scores never has to be in memory as a whole: when a tile brings a larger maximum, what is there is multiplied by one factor, and goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m = max(m₀, tile)
f = e^(m₀ − m)
l = l₀ · f + Σ e^(z − m)
o = o₀ · f + Σ e^(z − m) v

weight  e^(z − m) / l
context o / l</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step as a formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys at once: the whole softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keys at once</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::OnlinePanel</name>
    <message>
        <source>Numbers of the row held at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Online: tile, m, l</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights if it ended here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::OnlineStudio</name>
    <message>
        <source>Online softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row&apos;s softmax while its keys come %1 at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layer&apos;s walk has not come to the end of the row %1 yet. Go on with the time bar.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::OnlineView</name>
    <message>
        <source>Running softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1. %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::OperandView</name>
    <message>
        <source>Operands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large for its operands to be drawn: %2 numbers at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cell chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is multiplied here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::OverflowCard</name>
    <message>
        <source>finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overflows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::OverlayControls</name>
    <message>
        <source>Heads over each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a band each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every head has a band, as long as its weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the strongest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour and the number of the head that looks there most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the one in focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1, off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells are too small for a band each: the strongest head is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bands stand in the order of the heads; a full one is a weight of 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fuller the colour, the larger the weight of that head.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::OverlayList</name>
    <message>
        <source>The heads, and their weights in the chosen cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1, switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads, from top to bottom of a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::OverlayStudio</name>
    <message>
        <source>Heads over each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+F9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene makes no weights of queries on keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has one head: there is none to lay over it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large for heads over each other: matrices of up to 512 × 512 are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1, key %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads %1 over each other: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a band for each head, from top to bottom, as long as its weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the head with the largest weight, and the weight</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::OwnSteps</name>
    <message>
        <source>No %1 yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 of %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::PageWriter</name>
    <message>
        <source>There is no computation yet to write a page of.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::PastePreview</name>
    <message>
        <source>What will be pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::PlaneChooser</name>
    <message>
        <source>Item of the batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::PlaneControls</name>
    <message>
        <source>Vectors of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragging moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values, dashed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each token asks with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each token is found by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each token hands over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the query in hand gets, inside the outline of its values (what a rubber band round their tips encloses), and each value&apos;s weight as a disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>components</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>principal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two components of the vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two directions that show most of the vectors that are switched on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token&apos;s embedding, by the smallest change that gives the vector; q, k and v of the token follow. Where no embedding gives it, the vector is pinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This vector alone: its numbers are pinned, the embedding stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::PlaneNumbers</name>
    <message>
        <source>The score in hand as lengths and angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outline of some points is what a rubber band round them encloses.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::PlanePart</name>
    <message>
        <source>The same numbers as arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the principal axes are being computed; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the tip of %1, %2 or %3: the layer follows at once. A moved vector is marked %4, undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By keys, with the picture in focus (Tab): Q, K, V or C takes that vector in hand, once more the next token&apos;s; the arrow keys move its tip, with Shift ten times as far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are many tokens: of vectors that are not in hand only the tips are drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tip to move: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::PlaneView</name>
    <message>
        <source>Plane of arrows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::PredictBox</name>
    <message>
        <source>Work it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes to the next hidden number and takes what you type (Enter in the map)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the numbers that are asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells with a **?** are hidden. Work them out, choose one in the map, press **Enter** and type your number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::PredictPanel</name>
    <message>
        <source>Predict, then look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>derivative before the edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>really</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look: what really comes of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells what really comes of the edit; Apply does too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 went from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference: the curve bends</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::Presenter</name>
    <message>
        <source>Presenter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::PreviewCanvas</name>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::PreviewPane</name>
    <message>
        <source>Size of the preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As large as there is room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pixel of the file is one of the screen; shapes at 96 DPI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::PrintedBlock</name>
    <message>
        <source>As printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 prints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be compared</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::ProjectionPanel</name>
    <message>
        <source>Heads and projections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many heads share the output size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output size ÷ heads: how many numbers a head has for a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_in: how many numbers an embedding has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_out: how many numbers q, k and v have, all heads together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias in q, k and v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers of q, k and v add a bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A last layer mixes the heads&apos; contexts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores are divided by it before they are normalised: above 1 flattens, below 1 sharpens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the temperature to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores are multiplied by it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply the scores by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::QuestionBox</name>
    <message>
        <source>A question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not this one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::Rail</name>
    <message>
        <source>Stages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::RangeControl</name>
    <message>
        <source>Colours span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from … to …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in the window: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colours need a lower and an upper end, got %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::RecentEntry</name>
    <message>
        <source>not there any more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::RecipeList</name>
    <message>
        <source>Draws, in their order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a draw, Delete removes it, Insert adds one, Enter edits it. Draws can be dragged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::RecipePanel</name>
    <message>
        <source>Recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounding %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a draw (Insert)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the draw (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw it earlier (Alt+Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw it later (Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is drawn: every number is an input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the dropout draws what it keeps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change draw %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move draw %1 to place %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::Rescue</name>
    <message>
        <source>Edits are not protected against a crash (%1). Save them to keep them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved when AttnScope ended. Its last edit: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its file was changed since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its file is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more scenes wait.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::ReshapeStudio</name>
    <message>
        <source>Reshape microscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joining heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the heads become one row per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>qkv layouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the weights of q, k and v are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the number lies in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by this scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join the heads: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one memory, two ways to read rows out of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same weights in three orders, the same output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no attention layer: there are no heads to join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene ends with the weights: its heads have no context to join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene stops at the scores: its heads have no context to join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heads lie in memory one after the other. A token&apos;s row needs a piece of each: the transpose gathers them, a reshape alone cuts the memory where a row is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows of the weights that make q, k and v, in the three orders that programs keep them in. Point at a row to find it in all of them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::RestoreBar</name>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the scene with these edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the scene without these edits; they stay on offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete these edits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::RopeChart</name>
    <message>
        <source>Score and distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a distance, or move the query by Left and Right; with Shift the key, with Alt both</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::RopeClocks</name>
    <message>
        <source>Frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair %1: %2 rad a token, %3; the query stands at %4, the key at %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rad a token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::RopeControls</name>
    <message>
        <source>Controls of the rotary positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query and key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position of the query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position of the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it would stand. The scene stays as it is; another token takes its own place again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move both by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both move on by 0 to %1 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs before: Page Up in the circles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More pairs: Page Down in the circles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position is a whole number from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 of %3 pairs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::RopeStudio</name>
    <message>
        <source>Rotary positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows in the other layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows re-ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows of W_query and W_key in another order, so that the same components turn together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights as they are: other components turn together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary positions of query %1 and key %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::RopeTable</name>
    <message>
        <source>The same query and key at other positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query at %1, key at %2: score %3, the same to %4 digits; with angles in float64 to %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query at %1, key at %2, another distance: score %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::RopeView</name>
    <message>
        <source>Pairs of the query and the key on circles, in both layouts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::RowBars</name>
    <message>
        <source>Row as bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other %1 keys together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other %1 together</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::RowWeights</name>
    <message>
        <source>Largest weights of the row</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::ScaleView</name>
    <message>
        <source>Why the scores are divided by the root of d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d = %1: spread %2, divided by the root %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing random q and k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q · k / √%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q · k, d = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spread %1, about 1 at every d: the softmax stays soft, its largest of %2 weights is %3 in the mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spread %1, about √d; the largest of %2 weights is %3 in the mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spread of q · k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>√d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spread / √d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after / √d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy, bits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::SceneFiles</name>
    <message>
        <source>Open a scene or arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes, lessons, arrays and figures (*.attn *.attnlesson *.npy *.npz *.safetensors *.csv *.png *.svg *.pdf);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::Scrubber</name>
    <message>
        <source>Place in the computation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::SensitivityControls</name>
    <message>
        <source>Sensitivity controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Derivative by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length of its row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length of it all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number itself, or the length (Euclidean norm) of its row or of the whole matrix with all heads and items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights and biases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores and stages between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the layer starts from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every parameter: weight matrices, biases, an additive mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>derivative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much it moves, per unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× the number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The derivative times the number: about what would go if it were 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all maps alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the colours span, always as far below 0 as above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal steps of colour for equal ratios: small numbers can be told apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colours go on to mean what they mean now, whatever is edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step of the edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the number is moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step of the edit, as a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the number into the scene, as one step that can be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A derivative says how much the number would move, per unit, if this one moved a little. Orange raises it, blue lowers it. A dot is exactly 0: it cannot matter, as tokens that the mask keeps away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the layer computes on the way: moving one pins it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not while numbers are hidden: these derivatives would tell them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a cell of a map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::SensitivityStudio</name>
    <message>
        <source>Choose a stage with numbers: nothing of this one can be derived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is hidden: what moves it would tell it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet computed: %1.
What moves it is told when the walk has come to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked: %1.
Nothing moves it, whatever is edited: choose a number that the mask lets through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being computed …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with central differences …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not compared with central differences: the layer is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest relative gap %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 derivatives agree with central differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 derivatives compared: they do not agree with central differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sample, spread over all; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d %1 / d %2 = %3: %4 %5 moves it by about %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a number in a map or among the strongest, and move it: here stands what the derivative says, and what really comes of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the number in hand, and see here how far that reaches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what each number changes by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the last edit changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sensitivity of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::SentenceBox</name>
    <message>
        <source>show ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter takes it, Shift+Enter begins a line, Esc gives it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::SettingRows</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::SheetLegend</name>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest change, full = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest change of a weight, full = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the bench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on, off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend of all heads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::SheetsDialog</name>
    <message>
        <source>From a &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write the sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheets for a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row of attention, to be worked out by hand. Each name gets numbers of its own, and the same ones every time; key.pdf has all answers. What is hidden in the picture (H) is asked for; where nothing is hidden, one whole row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Names, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;older</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ada Lovelace
Édouard Lucas
…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No names yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and key.pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt *.csv);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1 and key.pdf into %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sheets</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::ShortcutList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the rail: walk the stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← →, Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the line of the time bar: step, go by stages, to the ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← →, Page Up, Page Down, Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the picture: choose another cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← → ↑ ↓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the picture: zoom about the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the picture: change the number under the pointer, in steps, finely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+drag, with Ctrl, with Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a block: turn it, another layer, its layers apart or together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag or Alt+arrows, Alt+Page Up and Page Down, + −</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a number: change by dragging, in steps, finely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag, with Ctrl, with Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presenting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step on, step back, to the ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, ← →, Page Up, Page Down, Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another row, another cell, another stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↑ ↓, Alt+arrows, Ctrl+← →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spotlight, pointer, blank, theme, notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S, P, B, T, Tab</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::Slide</name>
    <message>
        <source>head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::SliderRow</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slider&apos;s name; type to rename it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it stands now: a number or an expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lower end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upper end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, in degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the slider %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as a number%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower end of %1%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper end of %1%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the slider %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the slider; the number stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The angle of %1%2 in the plane of components %3 and %4, in degrees; its length stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play from end to end and back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::SlidersPanel</name>
    <message>
        <source>Sliders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin to a slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers that are pinned to a slider can be moved and played here, and are saved with the scene.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;chosen number of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;angle of its row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the &amp;scores are multiplied by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;p of the dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pins a number, so that it can be moved and played here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene cannot be computed: there is nothing to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it moves is hidden or not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slider %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the slider %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slider goes from a smaller number to a larger one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the range of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the slider %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::SoftmaxColumns</name>
    <message>
        <source>Softmax of row %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::SoftmaxPanel</name>
    <message>
        <source>Softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show on scores 88, 89, 90</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>naive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the row&apos;s maximum off before the exponential, as PyTorch does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exponentials of the scores as they are: large ones overflow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No exponential: each score divided by the sum of its row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores are divided by it: below 1 the largest weight grows, above 1 all become alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature, 0.1 to 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another scene, three tokens, whose second row overflows. Undo brings yours back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naive softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stable softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide by the row sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores 88, 89, 90</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as PyTorch does it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::SoftmaxStudio</name>
    <message>
        <source>Softmax opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map of the rows is drawn for up to 512 × 512 weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width d of query and key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many numbers a query and a key have: 1, 4, 16, 64, 256 or 1024</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 products of random q and k of unit variance, seed %2: the rows of scores get steeper as d grows, unless √d is divided out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why √d?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene is dropout alone: it has no softmax to open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of this scene are given: there is no softmax to open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene&apos;s softmax goes down the columns: no row is shared out by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene stops at the scores: there is no softmax to open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divided by its sum alone: nothing can overflow, but a negative score gets a negative weight, and a sum near 0 makes all of them large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet: the same row with and without its maximum taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the maximum taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s − max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e^(s − max)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %1 of its %2 allowed keys are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This row itself, in float32, which holds numbers up to e^88.7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This row with %1 added to each score, in float32: no weight ought to change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>row %1, %n allowed keys</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::StageCard</name>
    <message>
        <source>%1: %2
A number of it is overridden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click shows its controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click turns it on: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, overridden</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::StartPage</name>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first of three lessons for someone new to attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tour of one minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small trained model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads of all its layers; switch one off and see the next word change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPT-2, BERT, Llama and others: a folder of Hugging Face&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a scene or a lesson here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your edited %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits that are not saved: go on with them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for someone new to attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One question each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read, predict, edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trained model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>real heads, edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notebooks, cell by cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what they print beside what is computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes from the notebooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open one and edit any number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More from the notebooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same layer, one choice changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all %1 scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what newer models put into the same layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::StartTitle</name>
    <message>
        <source>attention, number by number</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::StatusLine</name>
    <message>
        <source>· %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::StepActions</name>
    <message>
        <source>Step &amp;on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute &amp;everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only up to the &amp;chosen cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step by &amp;stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step by &amp;row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step by c&amp;ell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step by &amp;multiply-add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Alt+5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step by %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::StepDots</name>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::Stepper</name>
    <message>
        <source>Too large to step through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is computed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1 of %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, row </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quotient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exponential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::StepsDialog</name>
    <message>
        <source>Export the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>film</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins again at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width in cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolution in DPI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds of each step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds of the last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the matrix is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DPI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s, the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hidden numbers too; without them their cells are blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GIF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>APNG, every colour exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MP4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the steps of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 frames, %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>walk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::StrongestList</name>
    <message>
        <source>Strongest: what to raise or lower to raise it most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowering %1 raises it: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raising %1 raises it: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing moves it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 edits; the first: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: nothing moves it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what to raise or lower to raise it most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::StudioFrame</name>
    <message>
        <source>Back to the heatmap</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::SumGauges</name>
    <message>
        <source>row sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row sum (before: 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outlined: before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row sums after dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::SymptomPanel</name>
    <message>
        <source>Mend it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its line of code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell me the symptom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the switch off: B becomes right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiz: one in secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symptom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it points to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several mistakes look like this: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># right
%1

# with the mistake
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which one is on?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::TablePaste</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2: files over 4 MiB are imported (File &gt; Import arrays), not pasted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::TagLabel</name>
    <message>
        <source>from the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read from the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made of others, here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by a seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::TagLegend</name>
    <message>
        <source>What a number is</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::TaskBox</name>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::TensorDelegate</name>
    <message>
        <source>A number or an expression: 0.5, 1/sqrt(8), -inf. Enter puts it in, Esc leaves it as it was.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::TensorModel</name>
    <message>
        <source>%1 is kept as %2, the nearest number that float32 has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1 numbers of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the edit of %1 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2, put in by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take %n edits of %1 back</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::TensorTable</name>
    <message>
        <source>Type a number or an expression. Drag a number left or right to change it: Ctrl goes in steps of 0.1, Shift ten times finer, Esc brings it back. Alt+Up and Alt+Down step by 0.1. Delete takes an edit back. Ctrl+Tab leaves the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows %1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add 0.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 0.1 away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add 0.01</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 0.01 away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the edit back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin to a slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the row&apos;s angle to a slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop to paste the numbers at %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::TimeBar</name>
    <message>
        <source> of </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step by the steps of the open studio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed while playing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::TipDrag</name>
    <message>
        <source>Move %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x of %1 changed, by as little as gives this %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Its %1 moved too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 is given here: its own numbers changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 is pinned: x and all else of the token stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No embedding gives exactly this %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::TokenFrames</name>
    <message>
        <source>Tokens of the sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token %1: %2, id %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::TokenLine</name>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and Right walk the words, F2 or typing renames one, Insert adds one behind it, Delete removes it, Alt+Left and Alt+Right move it, Ctrl+Enter edits all of them as one sentence, Ctrl+V replaces them by a pasted one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a word behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit as a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a sentence instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tokens, as one line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words between spaces; &quot;two words&quot; in quotes stay together. Enter applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter applies, Esc leaves it as it was. A space makes two tokens of it; quotes keep words together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a word (Insert)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-click to edit all words as a sentence (Ctrl+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::TokensPanel</name>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit as a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or paste the whole sentence: words between blanks become tokens (Ctrl+T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an item to the batch, remove one, or move it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename token %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show item %1 of the batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a copy of item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy batch item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an item of random numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a random batch item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move batch item %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move item %1 earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move item %1 later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove batch item %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::Tour</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::ValueBlock</name>
    <message>
        <source>take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the number be computed again (Del in the map)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a cell to read its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overridden: %1, computed %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::WayPane</name>
    <message>
        <source>Way of applying the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene applies its mask in this way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not apply</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::WeightMenu</name>
    <message>
        <source>%1, seed %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill %1 with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seed…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the weights anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All weights and biases of the layer, as PyTorch draws them from the first seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed of the weights that are drawn next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::WeightsPanel</name>
    <message>
        <source>all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight or bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw with another seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill with other numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head whose weights are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw with another seed: all weights that were drawn change, edits stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identity, zeros, ones, or what PyTorch draws; all weights drawn anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw with seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the weights anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::WeightsSoFar</name>
    <message>
        <source>Weights if the row ended here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no key seen yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::WhyNothing</name>
    <message>
        <source>Walk on to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computes everything up to this number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the walk: everything is computed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::WorkArea</name>
    <message>
        <source>Stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::WorkedTwice</name>
    <message>
        <source>Worked out in A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worked out in B</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attn::WriterBar</name>
    <message>
        <source>step %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo in the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the lesson file (Ctrl+S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the learner sees it, from this step on (Ctrl+F9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, 0 faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As by attnscope lesson check</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n steps checked</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::WriterPanel</name>
    <message>
        <source>a goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a goal without a solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells to be predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text and view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language of the titles and the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add this view as a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene, stage, cell, studio and walk as they stand, behind the chosen step (Ctrl+Return)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier (Alt+Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later (Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown, with $formulas$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the learner sees it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Bold**</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word in the colour of queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word in the colour of keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A formula, written as in LaTeX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the chosen cell; it stays live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the hidden cells (first hide some: H in the map)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing; or all, tokens, config, x, x[0,2]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none; or x[0,2]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One hint a line; the learner sees one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question
* the right answer | because …
- a wrong one | because …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>but</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden and locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is locked: write what, or all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a cell in the map first: its number is put in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DE, %1 missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recording a solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the view has moved on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>view as saved in the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the view into step %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>x row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an infinite weight is masked, and inf * 0 is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a weight is infinite, and inf / inf is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights that the mask leaves sum to 0, and 0 / 0 is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 of key %2 is overridden: nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-inf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropout drops the score of key %1, which is %2, and %3 * 0 is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score of key %1 is nan before any mask: inf or nan entered its sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mask&apos;s number for key %1 makes the score %2 nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights of key %1 are shared over the queries: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score of query %1 is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a score is infinite, and inf / inf is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scores sum to 0, and 0 / 0 is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score of %1%2 is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score of %1%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> divided by the temperature %1 is beyond float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every score is -inf, and -inf - -inf is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the largest, %2,%3, so every one is -inf, and -inf - -inf is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is inf, and inf - inf is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2,%3, so it is inf, and inf - inf is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every exponential is too small for float32, so it is 0, and 0 / 0 is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every key is masked, so its weights are set to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every key is masked, so its weights sum to 0, and 0 / 0 is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every key is masked, so its exponentials sum to 0, and 0 / 0 is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every key is masked, and -inf / -inf is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every key is masked, and -inf - -inf is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1 (batch %2%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the exponentials sum to more than float32 holds, and anything / inf is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than 64 levels of nesting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected &apos;)&apos;, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too large or too small for a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can only stand alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of pi, e, sqrt, exp, log, sin, cos, abs, min, max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected &apos;(&apos; after %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs two numbers or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comma only stands between the numbers of min and max; the decimal mark is a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected + - * / or ^, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This has no value among the real numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is larger than a float32 can hold (3.4e38).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An expression has at most 1000 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a number, found nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quote is left open in: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this scene is no whole layer, so it has no weights for a circuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries and keys are given, not made of x, so there are no weights for a circuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys and values are made of the memory, so no circuit leads from x to x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2turned by their positions before they meet, so no one matrix stands for what a head looks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries and keys are </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normed and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries and keys are normed before they meet, so no one matrix stands for what a head looks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this layer makes no values, so there is no OV circuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the heads are joined without the transpose, so no head has columns of the output layer to itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OV circuit: W_v alone, there is no output layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tensor of this scene has the name of a circuit, so none is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bias is added to values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bias is added to queries or keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, so there is no </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a causal mask every token sees later ones: no row can be computed before all tokens are there. Choose a mask that hides later tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prefix mask lets the first %1 tokens see each other, later ones too: they are computed together, and only the tokens after them can come one by one. Choose a prefix of 1 or a causal mask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number of %1 is pinned by hand in the row &quot;%2&quot; for the later token &quot;%3&quot;, which is not there yet when the row is made. Take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene is no attention layer: there are no keys and values to keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of this scene are given: no key is read, so none is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene stops at the scores: there are no weights to decode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no values: a cache keeps keys and values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In cross-attention all keys and values are made from the memory, before the first token comes: no token adds to them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row asks with the query of the next token, which is not there yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The softmax goes over the queries: a weight depends on later tokens, which are not there yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heads are joined straight through memory, so that a row of the context holds numbers of tokens that are not there yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask comes after the softmax, whose sum counts later tokens too: no row can be computed before they are there. Rescale the rows, or mask before the softmax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bias of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backend: &apos;%1&apos; is not one of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>: %1%2 would fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, or %1,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This layer needs %1 of memory and %2 are free%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With numbers this large every stage is held in full. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a cell; expected a tensor and an index, like scores[0,0,3,1]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene makes no tensor %1, it makes %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a cell of it has %2 indices, got %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 does not lie inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1 head %2, which heads %3%4%5 share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> to </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no projection: in the head&apos;s own numbers the circuit is the identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without the biases, which qk_tokens adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers of %1 are pinned: the scores follow them, the circuit does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this head is switched off: nothing of it reaches the output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no output layer: the circuit is W_v alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers of %1 are pinned: the context follows them, the circuit does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no bias here, so nothing is added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what comes out without the scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what comes out when the kept weights are not scaled up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what comes out when the softmax still sees the masked keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1, not the %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number where query and key are exchanged: the query is the row, the key the column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of another </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what comes out of numbers rounded to %1%2: round at the end only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> decimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> decimals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (overridden; computed: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 (no key is left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key - query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (distance %1: bucket %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(running sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> since keep is overridden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> since p is 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number put in by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no weights to drop: the scores stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropout is off: p is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropout is off: in evaluation mode nothing is dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mask comes after the softmax, not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mask is not applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scores are not scaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each token has the query of the next one, the last that of the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the heads are read in memory order, without the transpose that puts them side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether the mask allows %1 is overridden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is padding, and let through by mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 comes after query %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 before query %3, outside the window of %4: masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and is not in the prefix: masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is padding: masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mask forbids %1 to query %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether it is kept is overridden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped, and an infinity times 0 is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p is 1: nothing is kept, and nothing is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this component does not turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair %1 turns by %2 for each position; at position %3 it has turned by %4 radians</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the key stands %1%2 the query: bucket %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1 takes off %2 for each token between query and key, here %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1 is switched off: its context is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the first key the sum is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads %1%2%3 read %4 head %5 (%6 div %7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overridden: %1, computed %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the share of the row that no key gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1 more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, whose padding row is 0,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, whose biases start at 0,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made by %1 in draws[%2]%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no projection: the identity stands for its weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given with the scene, as inputs.%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one head’s context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w: weights, a: 1 where allowed, else 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, m: the largest %2 of the %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d: the one dimension of a head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d runs over the %1 dimensions of a head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a: what the query looks for, x: embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x: embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w: weights of the norm, mean over the %1 dimensions of a head%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R: turns each pair of components by position · its frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m: the head&apos;s slope, 2^(ℨ(h + 1)/H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bucket follows from the distance, table: [buckets, heads]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, b: position bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, M: the additive mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>r: 1 where kept, 0 where dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, v: values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d: weights after dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w: weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c: context, W: weight of the output layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key head </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is given: only what is computed can be hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask alone says what stands here: there is nothing to hide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A context is mixed from values: no embedding makes it alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is given here: it is not made from an embedding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A normed %1 is no sum that an embedding could be solved for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector has more than %1 components.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number of this %1 is pinned already: x does not reach it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arrow would be longer than float32 can hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The derivatives need %1 of memory and %2 are free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene makes no tensor %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2: there are no derivatives of them, nor by them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>truth values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2: %3 does not lie inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 computed, %3 expected, tolerance %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 computed, shape %3 expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shape %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2 values checked, %3 differ
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected, but the scene computes no tensor of this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected, but %1 has shape %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shape %1 computed, %2 expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no such file or lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the window does not read stdin: save the scene as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a folder without *.attnlesson files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: arrays, expected a scene; attnscope import makes one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene makes no tensor &apos;%1&apos;, it makes %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is hidden: what moves it would tell it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is computed on the way, and numbers of the scene are hidden: derivatives by it would tell them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a script sums cumulative_context in one go: PyTorch has no derivative by a sum on the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a row and a column, like 3,2, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a tensor with a row and a column, like scores[3,1], got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tensor of the computation, like weights, or all stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads, like 0,2-4; of a film one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all heads as one picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many heads stand beside each other on the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a batch, or all of them; of a film one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the format of the files of a folder, usually png</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the width of a figure on paper, in centimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pixels per inch, 36 to 2400</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no paper behind the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how the files of a folder are called, usually {title}_{stage}_h{head}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the colour map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which numbers the ends of the colour map stand for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours by the logarithm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>significant digits of the numbers in cells, 2 to 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frames a cell, counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows a walk that has come to this cell; what comes later is blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum of each row at its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>panel letters: (a), (b), …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the marks mean, below the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the words of the row axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the words of the column axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how words are written in SVG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows the numbers that the scene hides, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without the title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without the names of tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without the words of the axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without the colour bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without numbers in the cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without the marks of masked, dropped and zero cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown option &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: its value is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>batch item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene makes no weights of queries on keys, so there are no heads to tell apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene cannot be computed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the scene computes no tensor &apos;%2&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 lies outside of %3%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>focus: the scene computes no tensor &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>focus: cell [%1, %2] lies outside of %3%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>focus: the walk has no tensor &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 differ, first %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>hidden: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the goal holds already as the step begins: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the goal has no solution that is recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the goal&apos;s solution may not be done: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the goal&apos;s solution cannot be computed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the goal&apos;s own solution does not reach it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stages: the rail has no card &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: step %2: %3
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 checked, %2 fail
</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n lessons</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>--tensor: %1: the model has layers 0 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the arrays of %1 tokens take %2 MiB, more than there is memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layers make no tensor &apos;%1&apos;, they make %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: is the scene of one layer, not a model&apos;s page, whose file names a model and no layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--with: layer %1 is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the scene has no input x, where the model&apos;s hidden state would go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2: a model of the family %3 is an encoder without a vocabulary head: there is no next token%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, only --trace and --layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--text: does not go together with --ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--tokens: stands alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--layer: --out is missing, the file of the scene or of the layer&apos;s tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--out: --layer is missing, the layer whose tensors are written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: does not go together with --out of a layer&apos;s tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model: --text or --ids is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--tensor: --trace is missing, the file of the arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1 off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads %1 off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n edits</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overrides</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>none: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, got &apos;%3&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected centimetres from 1 to 500, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1, got &apos;%2&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number from 0 on, several like 0,2-4, or all, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a lower and an upper end, like -1,1, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected ends that float32 can hold, -3.4e38 to 3.4e38, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene expects no &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows differ by %1 at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no two heads do nearly the same; nearest are %1, whose %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 do nearly the same: their %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows are the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance looked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight on the first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight on the token itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene is no whole layer: there is no context that a head could be missing from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2: there is no context, so switching a head off changes no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This layer ends with its </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene makes it from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of its numbers are %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>rounded to float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inf or nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 becomes %2%3%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is left out%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 other arrays are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of attention, shown as given: nothing is computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source> that share %n key and value heads</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, without values: the layer ends with the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3 mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an output layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normed queries and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotary positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a position bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention sinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to a layer with add_bias_kv, which is not computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to a LayerNorm of queries or keys; only RMSNorm, which has no bias, is computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models that keep their weights like this </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, which the file does not tell: the numbers are those of the weights alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1turn queries and keys by their positions (RoPE, as GPT-NeoX) or add to the scores by distance (ALiBi, as Bloom)%2 until one of them is switched on in the section Layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1add to the scores by distance, by a table relative_attention_bias.weight that did not come along: the numbers are those of the weights alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1turn queries and keys by their positions (RoPE)%2 until RoPE is switched on, with the model&apos;s theta, in the section Layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing here is known to be a part of an attention layer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many heads there are follows from %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan is for other arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected ARRAY=TARGET, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no target; there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>^T goes with the weights of layers alone, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene computes no scores and has no place for norms, frequencies, sinks or distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene computes one step alone and has no place for the weights of a layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights are those of %1 heads, not of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T5 does not scale its scores: neither does this layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No output layer came along, and the scene&apos;s own belongs to other weights: there is none now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, transposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene computes one step alone and has no place for what a layer starts from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene has no tensor &apos;%1&apos; that the array could take the place of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds ids beyond 16777215, which a scene cannot hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 cannot be x, which is [T, d_in] or [B, T, d_in]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene computes one step alone and has no place for a mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no x: give an array [T, %1] or [B, T, d_in] for it, or a scene that has one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x %1 has %2 columns, the weights take %3: %4 that fit as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give an array x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens are called t0 to t%1, since their number is another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask %1 was for another number of tokens: there is none now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 would both become %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to one head of a list; %2 is computed for all heads together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot become %2: it is no row of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No norm of queries and keys came along, and the scene&apos;s own belongs to other weights: there is none now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 norms the %2: both come together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries, and nothing norms the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys, and nothing norms the queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 norms all heads together, as OLMo 2 does; only a norm of each head, [%2], is computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not say what the norms of queries and keys add under the root, 1e-06 here%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, but its other names are Gemma&apos;s: they multiply by 1 + w.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, nor whether they multiply by w, as here, or by 1 + w, as Gemma&apos;s do: see the section Layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which numbers turn together the file does not say: i and i + %1 here, as in Llama; for neighbours, 2i and 2i + 1, see the section Layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene&apos;s rotary positions were for heads of %1: there are none now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No attention sinks came along, and the scene&apos;s own belong to other weights: there are none now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot become t5_bias, which is [buckets, %2]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene&apos;s position bias was for %1: there is none now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a layer has at least 1 head, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the arrays have %1, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 of keys, not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the part of %1 for queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that for keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes %2 numbers a token, which do not divide into %3 of queries and %4 each of keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each of the %1 heads has a key and a value of its own here, which are not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes %2 numbers a token, %3 makes %4, so %5 heads share each key and value (grouped-query attention); but nothing tells how many heads there are: give the number of heads, or that of key and value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be: %2 makes %3 numbers a token and %4 %5, and each head has as many numbers of both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1 %2 is %3, not %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n key and value heads</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>some weights belong to heads one by one, some to all heads together: leave one of them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds query, key and value, and so %2: leave one of them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does what would become W_query, W_key and W_value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its bias does theirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bias came along without the weights that it belongs to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot become %2: it is no matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot become %2, which is [%3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes %2 numbers a token, which do not divide into as many for query, key and value each%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; if its heads share keys and values, give the number of heads and that of key and value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1 is [%2, %3], the heads before it are [%4, %5]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a bias of values, which nothing makes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2 is missing: query and key come together%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, with a value or without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the bias of one layer for all three, and there are three layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not fit %2: they are [%3] and [%4] of different widths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in, out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out, in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bias of an output layer came along without its weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an output layer, and without values there is nothing that it takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2 numbers a token, the heads make %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 cannot be the mask, which is [T, T], [B, T, T] or, of padding, [B, T]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 is no mask: it is neither square nor 0 and 1 alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the causal mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, where 1 blocks a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, which is added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, turned round, since 1 allowed a key there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is what the layer starts from, and %2 would make it from x: leave one of them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 numbers; a scene file holds at most %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are both what a layer starts from: leave one of them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be attention weights, which are [B, H, T, T], [H, T, T] or [T, T]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be attention weights: it has %2 queries and %3 keys, and only layers with as many of both are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing: q and k come together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be %2, which is [B, H, T, head_dim], [B, T, d_out] or [T, d_out]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not fit %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: both have one shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: but for its %1 both have one shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not divide into %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two arrays are called &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no array &apos;%1&apos;; there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given two targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no layer begins with the prefix &apos;%1&apos;%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; there are %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are %1 layers, choose the prefix of one: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene computes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layer has its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one mask is enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it belongs to another layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene uses another output layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layer starts from another array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights are given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Boolean is 0 or 1, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offset %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 axes, at most %2 are accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 means more than %3 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: expected a name that ends in .npy, .npz, .safetensors or .csv%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 index columns, expected at most %2 and columns of numbers after them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2 is no index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1: the index %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> is not the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> does not follow %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the indices end at %1, which is no whole array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cell is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no numbers in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are column names and no numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2, while column %3 has a number: a row holds either numbers or names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row 1 (%1%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column 1 (%1 …)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2 is taken for names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are taken for names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 has no numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2, while row %3 has a number there: a column holds either numbers or names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger than %1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or .</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: expected a name that ends in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a .%2 file holds one tensor, not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the GPU was lost while its numbers were read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2&apos;, &apos;fortran_order&apos;: False, &apos;shape&apos;: (%3), }</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{&apos;descr&apos;: &apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>descr %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 means pickled Python objects, which are never loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no type of real, whole or Boolean numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a structured type, expected one type of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header names %1, expected descr, fortran_order and shape, each once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header goes on after its closing brace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header lacks one of descr, fortran_order and shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header is no Python dict: expected &apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header is no Python dict: expected a text in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fortran_order is neither True nor False</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape has an extent that is no whole number from 0 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside its header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1.%2, this program reads 1.0, 2.0 and 3.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header says %1, at most %2 are accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the header says %1, the file has %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape %1 of %2 needs %3, the file has %4 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensors take %1 MiB, an .npz file holds less than 4096: ask for fewer with --tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entry %1 is no .npy; only arrays are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the arrays up to %1 hold more than %2 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape has an extent of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape has more than %1 axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data_offsets has more than two numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1 tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name of %1, expected 1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name occurs twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1 members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the member %1 occurs twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the member %1 is not one of dtype, shape and data_offsets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of dtype, shape and data_offsets is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data_offsets has fewer than two numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header is not JSON in UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header has %1 in a place where it has no meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header is not JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the data_offsets [%2, %3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the file holds %2 of data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2 at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, which overlap others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, which leave a hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 after the last tensor belong to none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside the length of its header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header says %1, the file has %2 left and at most %3 are accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 of %3 needs %4, its data_offsets give %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dtype %1 of %2 is not one of BOOL, U8 to U64, I8 to I64, F16, BF16, F32 and F64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensors up to %1 hold more than %2 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the directory is longer than its entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends before a zip archive could</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a zip archive: it does not end in a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the archive is spread over several disks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the zip64 end record is not where its locator says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the directory of %1 at offset %2 does not reach to its end record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 entries, the directory has room for %2 and at most %3 are accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an entry of the directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entry is longer than the directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is encrypted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is packed by method %2, expected stored (0) or deflate (8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name %1 is empty, too long, or leads out of the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name %1 occurs twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an extra field is longer than the header that holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the zip64 field is too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says %2, the file has %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is stored, but its two sizes differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the archive of %1 would unpack to more than %2, which is refused as a zip bomb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is said to be at offset %2, where no entry is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is longer than the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entry calls itself otherwise than the directory, which says %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has other sizes, flags or packing than the directory says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two entries overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not unpack to the %2 that the directory says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the check sum of %1 is wrong: the file is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cannot be read (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a folder, expected a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a pipe, expected a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a device, expected a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: larger than %2 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: changed while it was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a file any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cannot be written (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: larger than %2 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder %1 is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no file can be made in the folder %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full or failed, or no file may be that large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full or failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a journal of AttnScope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a journal without one whole record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a change that was not written whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1 is named twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seed is a whole number from -9223372036854775808 to 18446744073709551615</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of manual_seed, skip, rand, randn, linear, linear_from_T, embedding, lookup, stack, mha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steps, at most %2 are accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a tensor has 1 to 64 letters, digits, &apos;_&apos;, &apos;.&apos; or &apos;-&apos;, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a decimal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be at least %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be from %1 to %2, got %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number is beyond float32&apos;s range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of %1 numbers, at most %2 are accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the member &apos;%1&apos; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a member that is known here (known are %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text of %1 bytes, at most %2 are accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number or a list of numbers, got the text &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number or a list of numbers, got an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a member has %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the member &apos;%1&apos; stands here twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list where the lists before it have numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1 lists inside each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of %1 where the lists before it have %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not JSON at &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends in the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number %1 is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1 numbers in one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number where the lists before it have a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file holds too many values outside inputs and expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger than 64 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is named twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands beside config, in the layer itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected each layer once and in rising order, got %1 after %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must come before the scene&apos;s own layer, %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1 stands in model.ablate already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 16 hexadecimal digits, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected LAYER.HEAD, like 3.1, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a head of a layer before the scene&apos;s own, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing, and so is model.ids: one of them says which tokens x is made from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands beside model.text: a page has one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 are accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number, got null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true and false do not go together with numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inputs.%1: true and false, where numbers are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inputs.%1: token ids must be below 16777216</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, at most %3 are accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a later version than this program reads: it knows %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a part of a tensor is written as name[1] or name[1,2]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected [row, column], got %1 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected [low, high], got %1 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected [low, high], got the larger number first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocks, at most %2 are accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2 is hidden already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected two different components, like [0, 1]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be larger than from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sliders, at most %2 are accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number, got </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model: its numbers are those of a model, which is not read here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  all 0
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the largest of %1; --json has all:
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1all 0
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, head </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2, its derivatives by %3 %4:
%5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lists are nested more than 8 deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1a list stands where the rows before it have numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 is an empty list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list that ends at row %1 has %2, the ones before it have %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1%2 stands where the rows before it have a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1the cell is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text ends before the last list is closed with &apos;]&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the last list %1 is not understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first list %1 is not understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1, column %2: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has more than %1 million numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1the text was shortened with &apos;...&apos;, so numbers are missing; print it in full first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2 is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2 is larger than a float32 can hold (3.4e38).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 has %2, the rows before it have %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n numbers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The text is longer than 64 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text to read numbers from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a safetensors file, expected GGUF; its name should end in .safetensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the magic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers are big-endian, this program reads little-endian files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1, this program reads 2 and 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;general.alignment&apos; is not a power of two up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of %1 parts of a model (split.count); llama-gguf-split --merge joins them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 axes, at most %3 are accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has an extent of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the type of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the offset of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 of %3 has rows of %4, expected a multiple of %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 at %3 of the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, expected a multiple of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which overlap %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 occurs twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occurs twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value of type %1, expected 0 to 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of lists, which has no meaning here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>items of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is larger than this program&apos;s integers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the texts up to here have more than %1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in %2 and in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> but in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which %2 names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight_map: %1 is in %2, expected a plain name of a file in the folder of the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no weight_map, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Boolean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight_map: more than %1 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1 members in one object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight_map: more than %1 tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not JSON in UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1 lists and objects in each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight_map: %1 at %2, expected the name of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QK circuit, W_q W_kᵀ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the queries&apos; bias looks for, b_q W_kᵀ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the keys&apos; bias answers to, W_q b_k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both biases, b_q · b_k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each query looks for, among embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the keys&apos; bias adds to each query&apos;s scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QK circuit between the tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OV circuit, W_v W_o</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the values&apos; bias writes, b_v W_o</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each token writes through the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q K V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QK norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries, keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries, keys and values, cut into heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries, keys and values per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normed queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normed keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotated queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotated keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries of the next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaled scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaled score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capped scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capped score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biased scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of the sinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row sums of the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept by dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context, term by term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed by the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eval mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token embeddings and memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores, q · k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked scores, as given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention weights, as given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of the queries&apos; norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of the keys&apos; norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequencies of the rotary pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sinks, one logit per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position bias by bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position bias, as given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window %1, first %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prefix %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>padding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>painted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>additive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normed queries and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotated queries and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position bias, and the scores with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not scaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ row sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights, scores ÷ row sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naive softmax weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, temperature %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, with a sink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>naive, {shape}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, shared over the queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, not yet masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−∞ after softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights, −∞ where masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked weights, then rescaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked weights, not rescaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights after dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores after dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n heads</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reshape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context, heads and tokens mixed by the reshape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context, heads joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is the largest of its row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is in a row that sums to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is the most probable next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not the most probable next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than 0.0001 to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a number yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row sums to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the next %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as large as another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below 0.0001</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the most probable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, first is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next token %1: the scene is no model&apos;s page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next token %1: the model has no token that reads so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: only the cells of scores and weights can be masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not masked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a goal needs a condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one scene, without steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a language, as en or de</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 items, at most %2 are accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no cells: expected weights, or a part of it, weights[0,0,4]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one cell, like weights[0,0,1,2]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a token as it reads, &quot;ter&quot; or &quot;·the&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no choice is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be more than 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs &apos;expected&apos; or &apos;verbatim&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is locked: &apos;locked&apos; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no scene that ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first step needs a scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the names of members must be written without \</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step&apos;s scene is no page of a model, so that no token is next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene of this step expects no &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, the version that this program reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 1 to %1 steps, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is locked in this step of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the words are locked in this step of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the layer does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how the weights are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries down: who looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys across: what is looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimensions across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query&apos;s input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query&apos;s input </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs of the query down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key&apos;s input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key&apos;s input </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs of the key across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outputs down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outputs across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>batch item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>batch </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries down: tokens of x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys across: tokens of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ √head size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>√ of d_model, not of d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ √d_model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax over the wrong axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over the queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask × 0, not rescaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−∞ before the softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× 0 after the softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−∞ put in after softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−∞ after the softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout before softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropout on the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropout on the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout × 1/p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept × 1 / (1 − p)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept × 1 / p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eval() forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>train mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge without transpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transposed, then joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joined as they lie in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all by W_query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query off by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each its own query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next token&apos;s query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padding key unmasked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all padding masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first padded key let through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The error lab needs a whole layer: this scene computes one step alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The error lab needs weights: this layer ends with its scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept weights are multiplied by </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, not by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kept weights are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped weights are 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = 1 / %2, while 1 / (1 − %3) = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All kept weights are × 1 / p: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept weights that were not scaled up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another p than was set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows of the context are not their token&apos;s heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of the context holds numbers of </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read in the order of memory the heads give it: %1 same digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each head&apos;s own context is right: only joining them went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of the context is not its heads side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads joined in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 has its own heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with A, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> weights are 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each run of the layer would give other zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept weights ÷ %1 are those of A: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights before dropout are those of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a dropout that should be off, or one of other weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> are the first that differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whatever comes into %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> in head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q and k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q, k and v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are the </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 numbers of k are those of q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q is that of A: %1 same digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_key makes another k in A: it was not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tied weights, and three matrices drawn from the same seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> has the scores of query </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next token&apos;s query · the keys gives every row: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last row has the query of the first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> is not its query · the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a query or a key of another token or head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows are not their own query · the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores are multiplied by </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 scaled scores are not their score ÷ √%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divided by √%1 they are those of A: %2 same digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× 1.0000: nothing was divided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = 1 / √%2: as wide as an embedding, not as a head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another temperature, and a scale by another width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, though its scores are numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows are nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> is dropped for </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, yet weighs </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows give weight to a dropped key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1%2 is not touched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What dropout kept are the scores × one number, not the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dropped score of −∞ is −∞ × 0, which is nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dropped score is 0, and e^0 = 1 is a weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> sums to </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1%2 sums to 1.0000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least: %1%2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows do not sum to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every column of numbers sums to 1: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So the softmax shared out the queries of a key, dim=-2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a softmax over another axis, or none at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> has a weight of </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> for key </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 weights are −∞</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stand where the mask forbids: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before they were put in, every row summed to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−∞ put in after the softmax, or −∞ among the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> is padding, yet row </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> is masked, yet row </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives it </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows give weight to a masked key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the first padded key of its item each time: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All other padded keys have the weight 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mask that was not applied, or one with a hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows sum to less than 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row ÷ its sum gives A again: %1 same digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the mask every row summed to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns do not sum to 1: the axis is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No weight is −∞ or nan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mask after the softmax, or weights that were changed by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing, expected a whole number from 1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected true or false, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a whole number from 1 to %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number above 0, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known, expected %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known, expected one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an object, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number up to 1, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 components of a head of %2 would turn, expected an even number from 2 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list of %1 words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known, expected sliding_attention or full_attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key/value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a divisor of the %1 heads, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heads do not divide the width %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>config.json: is no JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>config.json: model_type is missing, the word that names the family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general.architecture is missing, the word that names the family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the family %1 has no tensor of q, k and v together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 has no place in the model&apos;s %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no %1, which the model&apos;s layer has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the order of q, k and v is another one in the files of the family %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model has no place for %1.bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration is another than the model&apos;s: no weight says it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is none of the model&apos;s weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n edits of %1 are in none of the model&apos;s weights.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overrides of %1 are in none of the model&apos;s weights.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>layer %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its projections are others than the model&apos;s, which has no place for their weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensors: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model_type &apos;%1&apos; is not known, expected one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general.architecture &apos;%1&apos; is not known, expected one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads_off[%1]: there is no head %2: the layer has heads 0 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inputs.x: x is the model&apos;s hidden state; its cells are changed in edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone[%1]: the model gives the layer no parameter %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>config: no tensor named &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer %1: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mask fitted the tokens before and is gone; the model&apos;s own is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bias by position fitted the tokens before and is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1what was changed does not fit these tokens and is gone%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, layer %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene has no input x, where the model&apos;s hidden state would go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tiny: this build has no model of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: its weights take %2, and %3 of memory are free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a folder without config.json is no model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is neither model.safetensors nor model.safetensors.index.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no such file or folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is no config.json beside it, which says how its tensors go together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: expected a folder with config.json, a .safetensors or a .gguf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a text needs a tokenizer: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is no token to compute with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: token %2 has the id %3, the vocabulary goes from 0 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 tokens, the model has positions for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1: the model has layers 0 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1 of %2 holds other numbers than when the scene was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slider %1 is gone with its cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x and its tokens are what the model makes of its sentence: type another one on the model&apos;s page, or edit cells of x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene makes %1, expected %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an output %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1.%2: layer %3 has heads 0 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.layer: the model has layers 0 to %2, got %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no tensor %1%2.%3, which every model of the family %4 has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no tensor %1%2.%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: expected %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is stored as %2, expected F64, F32, F16, BF16 or Q8_0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene is no model&apos;s page, so that no token is next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the model has no head that says which token is next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.%2: expected one set of numbers that holds for all layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.rope_type: is missing, the word that says what the factor does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: rope type %2 is not known, expected one of default, linear, llama3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.low_freq_factor: must be below high_freq_factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.%2: expected a number above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no tokenizer.json, vocab.json or vocab.txt in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no tokenizer.ggml.model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene is dropout alone: it has no softmax to run through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene is a softmax alone: it has no keys and values that could come in tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of this scene are given: there is no softmax to run through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene stops at the scores: there is no softmax to run through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This layer divides each row by its sum, without exponentials: no maximum runs along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This layer&apos;s softmax is the naive one, which takes no maximum off: none runs along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This layer masks after the softmax: masked keys would be in the running maximum and sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of this row are hidden, and the running softmax would tell them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no rows of weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a } without its {</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>\%1: without its beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the formula is nested more than 32 levels deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two subscripts: write {x_a}_b or x_{ab}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two superscripts: write {x^a}^b or x^{ab}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: what it stands for is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no meaning in a formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a { without its }</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: its {…} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: takes plain words, without \ and {</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the formula ends in the middle of a command: \</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: takes one letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not a known command; the nearest is \%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: takes letters from A to z and digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: takes R, N, Z or E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: expected ( ) [ ] | \{ \} or . after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a formula has at most 4000 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text has at most 100,000 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text could not be read as Markdown: there is no memory left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a formula that begins with $ does not end; write \$ for the character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a formula that begins with $$ does not end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a formula without anything in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not a number of the computation; expected one like {weights[1,2]}, or \{ for the character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> expected query, key or value before the colon, or \[ for the character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> expected a word and ] after it, as in [%1:journey]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2 is %3, but %4 %5 has rows 0 to %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be from 0 to 1000000000, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 is not a matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be from -%1 to %2, got %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 is not a table [num, dim]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not divide into %2 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tensor named %1 yet; draws run in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be from 1 to %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steps, more than %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws before any manual_seed; put one before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws random numbers: put a manual_seed into draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing: the layer starts from %1 %2, from inputs or draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 is not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, but %2 %3 has %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[B, H, T, T], [H, T, T] or [T, T]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights %1 are not square: as many queries as keys are expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[B, KV, T, head_dim], [KV, T, head_dim] or [T, head_dim]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[B, H, T, head_dim], [H, T, head_dim] or [T, head_dim]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, but q is %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, but q has %2 x %3 numbers for a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 tokens, more than %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing: attention needs x [T, d_in] or [B, T, d_in], from inputs or draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x %1 is neither [T, d_in] nor [B, T, d_in]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, but x %2 has %3 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tensor named %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x cannot be the memory: a layer that reads x alone has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected %3[%4, S, %5] (B, S, d_memory)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[S, %1] or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected [buckets, %3] (buckets, H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2, expected at least %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n buckets</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, but distances up to %2 have buckets of their own: a larger one is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projection %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true, but %1 has no bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>false, but %1 has a bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mha_module needs exactly one mha draw, but %1 and %2 are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, but %2 has embed_dim %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, but %2 has num_heads %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mha_module needs exactly one module, but %1 and %2 are given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mha_module needs one mha draw or its &apos;mha.in_proj_weight&apos;, and there is neither</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (T, S) or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (T, T) or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs %1 %2 (%3), and nothing makes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected %3 (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing: stage %1 needs %2, from inputs or draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a single number, expected at least one axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes, more than %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lists, but %2 has a batch of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens, but %2 has %3 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a token has 1 to %1 bytes, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layer reads no memory whose tokens these could be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be a tensor&apos;s name: 1 to 64 letters, digits, &apos;_&apos;, &apos;.&apos; and &apos;-&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tensor named %1 is already made by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the name of a computed tensor; choose another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 dimensions, more than %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 is empty: every extent must be at least 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 would be %3; one tensor may have %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must hold %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only 0 and 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, but %1 holds random ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than 9 * 10^18 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 numbers (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is computed; only inputs and what draws make can be edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not lie inside %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> holds only 0 and 1, got </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> holds whole numbers, got </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same cell as edits[%1]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 edits, more than %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is given or drawn, not computed: its numbers are changed in edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not computed here; this scene computes %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2%3, got %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not lie inside %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds only 0 and 1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same cell as overrides[%1]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 overrides, more than %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all its tensors together would be %1; a scene may have %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens: only an attention layer has a batch to change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens: the batch of a layer that does not start from x is that of its arrays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens: batch item %1 is not one of 0 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens: a layer needs at least one item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is drawn from seed %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are drawn from seed %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not needed any more and is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 were not needed any more and are gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n later seeds are gone from the recipe.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skips are gone from the recipe.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the scene would give %1 numbers, most of them for %2 %3; a scene file holds at most %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropout.p: nothing is drawn at p = 0, at p = 1 and in eval mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws: one mask of this layer takes %1 numbers, a skip leaves out %2 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws: masks are counted from 1 to 1000000, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws: the dropout has no seed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross-attention (memory)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and values are made from tokens of their own, the memory: those of another sentence, or of an image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared keys (GQA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped-query attention: several heads read the same keys and values, so that a cache of them is smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QK norm (RMSNorm)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each query and key is brought to the same size before they meet, so that scores cannot grow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary positions (RoPE)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries and keys are turned by their position, so that a score depends on the distance of two tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capped scores (tanh)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores are bent by tanh, so that none goes beyond the cap, as in Gemma 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias by position (ALiBi, T5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number for each distance is added to the scores: ALiBi, T5&apos;s buckets, or numbers given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention sinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more logit per head in the softmax, whose share goes to no token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask: a mask of %1 x %2 numbers is too large to be given by hand; choose causal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An additive mask is added before the softmax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask: a mask of %1 cells is too large to be given by hand; choose none, causal or padding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask: query %1, key %2 does not lie inside %3 %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The causal mask is one painted by hand now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask by position is one painted by hand now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask: a number is added by an additive mask only; choose that kind first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask: a number that is added has to be finite, or -inf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask: there is no mask to write down; start from one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask: this scene multiplies by the mask after the softmax, so there is nothing to add; choose −∞ before softmax first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask: %1%2 neither 0 nor −∞, which True and False cannot say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of the mask is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of the mask are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory_tokens: the layer reads no memory whose tokens could be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory_tokens: position %1 is not one of 0 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory_tokens: a layer needs at least one key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory_tokens: %1 would be more than %2 given numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory_tokens: a token has 1 to %1 bytes, got %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory_tokens: batch item %1 is not one of 0 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> is gone with its cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> are gone with their cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is given: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n zeros</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>draws: there are no </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws: %1 %2 is not one of 0 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed %1 decides what is dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights keep their numbers, which are given now: “Draw the weights anew” draws others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without weights q, k and v are x itself, so their weights are gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here every head has a key and a value of its own, so others are drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nn.MultiheadAttention makes as many numbers as it takes, so the weights do not fit and others are drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are more than the %1 numbers that a scene may give, so others are drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nn.MultiheadAttention ends with an output layer: here the identity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list of heads is joined side by side: the reshape that mixed the heads is not done any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list of heads draws its dropout head by head, so other weights are dropped now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain matrices have no biases: those of q, k and v are gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layer has no weights to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers given for %1 are gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 would be %3 given numbers; a scene has at most %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 did not fit its new shape %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 now; its new numbers are 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be given by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 numbers; at most %3 can be given by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a layer&apos;s and cannot be given by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of %1 are fixed now; they were drawn before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n edits of %1 are gone with their cells.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overrides of %1 are gone with their cells.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The expected result belonged to the structure before and is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 expected results belonged to the structure before and are gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n edits of %1 did not fit its new shape %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edits of %1 are gone with it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is one number: it has no cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no dropout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No softmax divides by a temperature in this scene.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene has no tensor &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2: a slider moves real numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An angle needs two different components.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2: %3 does not lie inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slider stands at a finite number, not at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers that this slider moves are hidden or not computed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both numbers are 0: there is no length to turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two numbers is not finite: there is no length to turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is larger than a float32 can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 sliders already, as many as a scene can have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>angle of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out_proj: nn.MultiheadAttention always applies its own output layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_out is %1 now, because it has to be d_in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not divide into %2 heads, so there is 1 head now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary positions are off: a head has a single component, and pairs turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n components of a head turn now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Every head has a key and a value of its own now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output layer %1%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> gave way to the module&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage: only an attention layer has projections and heads; this scene computes one step alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starts_from: the arrays that the layer starts from say how many heads there are and how wide they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens: only an attention layer has tokens to change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens: %1 %2 is not one row for each token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens: %1 has %2 and all are taken%3: use a known word, or a larger table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, one of them for padding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens: there are more words than a scene can hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens: %1 %2 would be more than %3 given numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens: %1 would be more than %2 given numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens: a token has 1 to 256 bytes, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens: a layer that does not start from x has the tokens of its arrays, which can be renamed but not added, removed or moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens: a layer needs at least one token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All items of a batch are equally long, so the shorter ones are filled up at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 items of the batch are copies of one, so all of them changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens: position %1 is not one of 0 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens: %1 for the %2 tokens of %3: in a layer that does not start from x they can only be renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Dropout with p = 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout in train mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale by √d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output layer Wₒ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no one choice that turns this on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nn.Linear’s uniform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Xavier uniform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orthogonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a single number and has no columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing makes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The width of %1 cannot be changed: %2 makes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is drawn anew, %2 wide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: must be from 1 to %2, got %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropout.p: p must be from 0 to 1, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask.window: a sliding window sees at least 1 key, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask.window: only a mask of kind sliding_window has a window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask.global: expected 0 or more first tokens that stay visible, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask.global: only a mask of kind sliding_window has global tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask.prefix: expected 0 or more tokens, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask.prefix: only a mask of kind prefix has a prefix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask.tensor: a mask of kind %1 needs the name of its tensor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask.tensor: a %1 mask takes no tensor, got &apos;%2&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask.apply: an additive mask goes with add or none, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads_off: there is no head %1: the layer has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one head, head 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads 0 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads_off: expected each head once and in rising order, got %1 after %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projection: a layer that starts from %1 projects nothing, so none is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starts_from: one layer for q, k and v makes values as well, so x_for_scores goes with none, param, linear or heads_list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>num_heads: %1 does not divide into %2 heads: try %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head_dim: must be d_out / num_heads = %1, got %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_out: without weights q, k and v are x itself, so d_out must be d_in = %1, got %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_out: nn.MultiheadAttention has one embed_dim, so d_out must be d_in = %1, got %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scale: must be none, sqrt_head_dim or a number above 0 that float32 holds, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature: must be a number above 0, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>num_kv_heads: must divide num_heads = %1, got %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>num_kv_heads: with the projection %1 each head has its own key and value, so %2 are expected, got %3; param, linear and fused_blocks can share them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>num_kv_heads: tied weights make as many keys as queries, so %1 are expected, got %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_memory: there is no memory whose width this could be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_memory: must be from 1 to %1, got %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory: a layer that starts from %1 makes no keys, so it reads no memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory: keys and values of a memory need weights of their own: param, linear or heads_list, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory: tied weights make queries, keys and values of one tensor, so there is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask.kind: the keys of a memory do not stand in line with the queries, so none, padding, custom_bool or additive is expected, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rope: the tokens of a memory have positions of their own, so rope goes without memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: QK norm needs the name of its weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>qk_norm.eps: must be 0 or a number above 0, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rope.theta: must be a number above 0 that float32 holds, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rope.dims: must be even and from 2 to head_dim = %1, got %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rope: components turn in pairs, and head_dim = 1 has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rope: components turn in pairs, but head_dim = %1 is odd: give rope.dims, an even number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rope.offset: must be from -%1 to %2, got %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position_bias.tensor: a position bias of kind %1 needs the name of its tensor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position_bias.tensor: a position bias of kind %1 takes no tensor, got &apos;%2&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position_bias.max_distance: must be from 1 to %1, got %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position_bias: a bias is added to scaled scores before the mask, so scale_at must be before_mask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softcap: must be a number above 0 that float32 holds, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softcap: scaled scores are capped before the mask, so scale_at must be before_mask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sinks: a sink takes its share in a softmax, so normalize must be softmax or softmax_naive, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sinks: a sink takes its share of a row, so normalize_over must be keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sinks: a sink goes with a mask that is applied before the softmax, got %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropout alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no weights: q = k = v = x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three matrices, x W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three linear layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one small layer per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one qkv layer, cut per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one qkv layer, cut in three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nn.MultiheadAttention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their own weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its own query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next token&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first padded key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keys of a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queries of a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 / (1 − p)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 / p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sliding window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prefix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>painted by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>additive numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halves: i with i + d/2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neighbours: 2i with 2i + 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ALiBi: a slope per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T5: buckets of distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown, not applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−∞ before softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added before softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× 0 after, then rescale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× 0 after, not rescaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x, without values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nan, as in PyTorch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax, naive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop at the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>macOS, ARM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linux, Windows wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reshape, mixes heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with AVX2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without AVX2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole attention layer, or one of its steps alone on the numbers given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tensors of the layer are given; without values it ends with the weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How queries, keys and values are made from the embeddings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether queries, keys and values have weights of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose query a row of scores is made with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which two components of a query or key turn together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the scores are divided by the square root of the head size, or multiplied by a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the scores are scaled before or after they are masked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number for each pair of positions that is added to the scores before the mask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which keys a query may not attend to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a masked key loses its weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask spares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which padded key is let through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a query gets that may attend to no key at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normalised by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a row of scores becomes a row of weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the weights of a row or those of a column sum to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether weights or scores are dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is kept, times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What dropout multiplies the kept numbers by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws as on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which build of PyTorch chooses what is dropped: those without MKL (macOS, ARM, Debian) and the wheels with it differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads joined by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the contexts of the heads become one vector per token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose rounding the draws have: PyTorch computes randn and the weights of nn.Embedding, nn.Linear and nn.MultiheadAttention by other instructions on processors without AVX2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key and value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped-query attention: several query heads read the same keys and values; 1 is multi-query attention.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross-attention: keys and values are made from this tensor, queries from x.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory&apos;s width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many numbers a token of the memory has; as many as one of x where nothing is said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query&apos;s weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of the queries&apos; RMSNorm, one for each component of a head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key&apos;s weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of the keys&apos; RMSNorm, one for each component of a head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ε</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to the mean of the squares before the root.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 + weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplies by 1 + weight, as Gemma does, and not by the weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>θ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base of the frequencies: the larger it is, the slower all pairs but the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Components that turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many components of a head turn; the others stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position of the first token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tensor with the angle that each pair turns by for every token, in place of θ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps scaled scores between -c and c, by c · tanh(score / c).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers: a table of buckets and heads for T5, else one for each pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From this distance on all are in T5&apos;s last bucket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of T5&apos;s buckets are for keys after the query.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A query sees so many keys, its own the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many first tokens stay visible, however far away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every query sees the first so many keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tensor of one more logit per head in the softmax, whose share goes nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some numbers of this row are nan or infinite: nobody can work with them by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the numbers of this layer are too uneven to be worked out by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing of this layer is left to be worked out: no step of it does anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 of 0 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sheet follows rows of at most %1 keys, this one has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queries of this layer cannot be worked out by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step &apos;%1&apos; of this layer cannot be worked out by hand, row by row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this layer has no rows of attention to work out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the context of this layer cannot be worked out by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, one head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work out the row of </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work out row </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>. Round to 3 decimals on the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> The first %1 of %2 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context of %1: %2 times rows of %3, added up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what dropout left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 of %2 columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in your row of the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in your row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which word does %1 look at most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sheet is for self-attention: the keys of this layer are made from a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sheet has no column for a sink, which takes a share of each row of this layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row of %1 keys does not fit on a page: a sheet has at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1 − max)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e to the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 yes, 0 no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2 + bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e / sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2 × mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept: %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sheet needs something to work out, and this layer begins with its weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the size of a trie and the trie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its texts are no UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected base64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence, NFC, NFD, NFKC, NFKD, Lowercase, StripAccents, Strip, Prepend, Replace, BertNormalizer or Precompiled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a piece and its id in a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not one of special_tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the sequence A, once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence, TemplateProcessing, BertProcessing, RobertaProcessing or ByteLevel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known, expected Removed, Isolated, MergedWithPrevious, MergedWithNext or Contiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known, expected always, never or first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence, Split, ByteLevel, Whitespace, WhitespaceSplit, Punctuation, Digits, BertPreTokenizer, Metaspace or CharDelimiterSplit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a member String or Regex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pattern has more than %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pattern cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a class that is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a verb &apos;(*&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an intersection &apos;&amp;&amp;&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a negated class inside a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an unknown class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a repeated count &apos;}+&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0-9A-Fa-f</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[0-9A-Fa-f]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[^0-9A-Fa-f]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;\B&apos; inside a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a backslash at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a third text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name stands twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list of two values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file holds too many values outside the vocabulary and the merges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected two pieces with a blank between them, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1 entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a piece and its score in a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model.vocab: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an object of pieces and their ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merges.txt, line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1 lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1 numbers, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an id below %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, expected one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one is not finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known, expected gpt2, llama or bert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the id %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 have the same id %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list of merges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the unknown token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list of pieces and their scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BPE, WordPiece or Unigram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the id %2, expected 0 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has more than %2 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stdout: cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--backend %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--out: %1 holds one tensor, not %2: name it with --tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>import: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: would take %2 MiB, a scene file holds at most %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attnscope: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: its value is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>import: the name of a file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lesson: expected &apos;lesson check&apos;%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, got &apos;lesson %1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lesson check: the name of a lesson is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>help: there is no command &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the name of the scene is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--present: the scene or lesson is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--step: goes with --present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--gradient: goes with --language pytorch, NumPy derives nothing by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sheet: --names is missing, a file with a name a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sheet: --out is missing, the folder of the sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: --out is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;, did you mean %2? (see attnscope --help)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attnscope %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (see %2 --help)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AttnScope: edit any number in an attention layer and watch every other number change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: does not go with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown option &apos;%1&apos;%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one argument too many: &apos;%2&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: takes no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene or lesson is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a scene file, the id of a lesson, or - for stdin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a scene file, the id of a lesson, arrays, a trained model, or a folder of lesson files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lists what ships inside: id TAB title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prints every tensor of the computation as JSON, or writes a file of arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prints the equation of one cell with its numbers, or its derivatives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>like &apos;scores[0,0,3,1]&apos;, or of a circuit: &apos;qk_circuit[0,1,2]&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cell is missing, like &apos;scores[0,0,3,1]&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prints what each head looks at, which do the same, what is lost without each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes figures: one file, or a folder of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a scene file, a lesson, - for stdin, or a figure to be made again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes the steps of the computation: a film, or a strip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes a scene of arrays: .npy, .npz, .safetensors, .csv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the array files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the array files are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prints a script that computes the same tensors, and a derivative by autograd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes one page for any browser: every number, and its equation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computes and compares with the values that the scene expects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proves lessons with steps: goals, solutions, expected values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ids and *.attnlesson files; without any, all that ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes a sheet to fill in for each name of a class, and key.pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens a trained model: its card, tokens, next tokens, a layer as a scene, what was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder of Hugging Face&apos;s, .safetensors, .gguf, tiny, or a saved page (.attn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model is missing, a folder, a file or tiny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prints the help of the program, or of a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prints the version, and what this build has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, did you mean %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not as .%1 (a folder of that name is %2/)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--name: names the files of a folder, and --out is one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--dpi: is of png&apos;s pixels, and no png is asked for: --width says how wide a drawing is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--with-answers: nothing is hidden in this scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--cell: %1,%2 lies outside of every picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--out: pictures are written as .png, .svg or .pdf, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--out: %1 is one file, but %2 pictures were asked for: name a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stdout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--out: %1 does not end in .%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected seconds from 0.02 to 60, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what one frame shows more than the one before, usually row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long each frame is shown, 0.02 to 60</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long the last frame is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not begin again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--out: expected the name of a file or a folder, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--out: expected a name before the ending, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: is of films, and .%2 is a strip: name a .gif, .apng or .mp4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--dpi: is of pixels, and .%1 has none: --width says how wide it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--stage: %1 is a figure, which has a stage of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: --stage is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a film shows one, expected a number from 0 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--out: a film goes into a file, whose name says its format, not to stdout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--out: one picture goes to stdout, not %1 formats of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--batch: expected one number, or all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--sheet: shows several heads, and does not go with --head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--columns: are of a --sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--no-axes: does not go with --row-axis and --column-axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--no-title: does not go with --title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--no-digits: does not go with --digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, did you mean attnscope %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected default or mkl, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a name that ends in %1, got &apos;%2&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one of %1, got &apos;%2&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected pytorch or numpy, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a cell and a tensor, like &apos;context[0,1,0]&apos; x, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number from 1 on, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number from 0 on, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected whole numbers with commas between them, like 5,0,3, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected LAYER=F.attn, like 3=edited.attn, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number from %1 on, got &apos;%2&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a name that ends in .npz or .safetensors, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tensor, like weights; all when none is named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what computes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows the scene on the whole screen, to a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>presents after N steps of the walk, not with everything computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose dropout is drawn: of macOS, ARM and Debian, or of x86 wheels with MKL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prints JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>.json, .npz, .npy, .csv or .safetensors; - is stdout, as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a .png, .svg or .pdf, a folder for several, or - for stdout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a .gif, .apng or .mp4; a .png, .svg or .pdf is a strip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a .py, or - for stdout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a .html, or - for stdout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the .attn of the scene, or - for stdout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with --layer its scene (.attn) or tensors (.safetensors), else the model as a page (.attn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the sheets are written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the language of the script, usually pytorch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor that the cell is derived by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene or lesson that the arrays are put into, instead of a plain layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what an array becomes; ^T: it is transposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many heads there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many heads keys and values have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes only the arrays whose names begin so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the names of a class, one a line, or - for stdin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text, which is computed; of a page in the place of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prints the tokens of a text: id TAB piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens by their ids, which are computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switches a head off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computes a layer by an edited scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many of the most probable next tokens are printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layer that --out is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes the arrays of all layers: .npz or .safetensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says what would become of the arrays, and writes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the language of all that is said, usually the desktop&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--out: the sheets are a folder of files, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plugin does not support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--out: expected a name that ends in .gif, .apng, .mp4, .png, .svg or .pdf, got &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not here, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>float32, kernels %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the window is not a batch command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prints this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: its second value is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attnscope COMMAND --help tells more. Only the window needs a display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 a check failed, 2 wrong usage, 3 no display, 4 bad input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export: this build draws no pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this build has no window (attnscope --help lists what it can do)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory for this scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sheet: this build draws no pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no display: the window needs one (attnscope --help lists what works without)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps: this build draws no pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a window</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
