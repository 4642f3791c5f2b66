<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>QObject</name>
    <message>
        <source>Not enough memory for a layer of this size. Use fewer tokens, heads or dimensions.</source>
        <translation>Für eine Schicht dieser Größe reicht der Speicher nicht. Weniger Tokens, Köpfe oder Dimensionen verwenden.</translation>
    </message>
    <message>
        <source>The computation stopped: %1.</source>
        <translation>Die Berechnung wurde abgebrochen: %1.</translation>
    </message>
    <message>
        <source>the GPU stopped responding (restart AttnScope to use the GPU again)</source>
        <translation>die GPU antwortet nicht mehr (AttnScope neu starten, um sie wieder zu benutzen)</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 festsetzen</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Reset pinned value %1</source>
        <translation>Festgesetzten Wert %1 zurücksetzen</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Turn all heads on</source>
        <translation>Alle Köpfe einschalten</translation>
    </message>
    <message>
        <source>Pin %1 to a slider</source>
        <translation>%1 auf einen Regler legen</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>computed by the model</source>
        <translation>vom Modell berechnet</translation>
    </message>
    <message>
        <source>from the file</source>
        <translation>aus der Datei</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>before the edit: %1</source>
        <translation>vorher: %1</translation>
    </message>
    <message>
        <source>spreadsheet cells</source>
        <translation>Tabellenzellen</translation>
    </message>
    <message>
        <source>NumPy</source>
        <translation>NumPy</translation>
    </message>
    <message>
        <source>PyTorch</source>
        <translation>PyTorch</translation>
    </message>
    <message>
        <source>LaTeX, square brackets</source>
        <translation>LaTeX, eckige Klammern</translation>
    </message>
    <message>
        <source>LaTeX, round brackets</source>
        <translation>LaTeX, runde Klammern</translation>
    </message>
    <message>
        <source>The answers are framed in the picture.</source>
        <translation>Die Lösungen sind im Bild eingerahmt.</translation>
    </message>
    <message>
        <source>The answers are bold on gray in the tables.</source>
        <translation>Die Lösungen stehen in den Tabellen fett auf Grau.</translation>
    </message>
    <message>
        <source>The answers are framed in the picture and bold on gray in the tables.</source>
        <translation>Die Lösungen sind im Bild eingerahmt und stehen in den Tabellen fett auf Grau.</translation>
    </message>
    <message>
        <source>%1: answer key</source>
        <translation>%1: Lösungen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1, logarithmisch</translation>
    </message>
    <message>
        <source>rows with nan</source>
        <translation>Zeilen mit nan</translation>
    </message>
    <message>
        <source>… and %1 more with the same problem</source>
        <translation>… und %1 weitere mit demselben Problem</translation>
    </message>
    <message>
        <source>Not yet known: %1</source>
        <translation>Noch offen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Dropout is off (p = 0)</source>
        <translation>Dropout ist aus (p = 0)</translation>
    </message>
    <message>
        <source>Dropout is off (eval mode)</source>
        <translation>Dropout ist aus (eval-Modus)</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>values kept by dropout</source>
        <translation>vom Dropout behaltene Werte</translation>
    </message>
    <message>
        <source>row sums</source>
        <translation>Zeilensummen</translation>
    </message>
    <message>
        <source>p = 1 drops everything, so no %1 is left</source>
        <translation>p = 1 verwirft alles, sodass kein %1 übrig bleibt</translation>
    </message>
    <message>
        <source>Row %1 lost every %2</source>
        <translation>In Zeile %1 blieb kein %2 übrig</translation>
    </message>
    <message>
        <source>%1 rows lost every %2 (first: %3)</source>
        <translation>In %1 Zeilen blieb kein %2 übrig (die erste: %3)</translation>
    </message>
    <message>
        <source>%1 of %2 row sums are nan after dropout</source>
        <translation>%1 von %2 Zeilensummen sind nach dem Dropout nan</translation>
    </message>
    <message>
        <source>Every row still sums to 1</source>
        <translation>Jede Zeilensumme ist weiterhin 1</translation>
    </message>
    <message>
        <source>After dropout, rows sum to %1, not 1</source>
        <translation>Nach dem Dropout sind die Zeilensummen %1, nicht 1</translation>
    </message>
    <message>
        <source>A dropped score becomes 0 but is not masked, so the softmax still gives it a weight</source>
        <translation>Ein verworfener Score wird 0, ist aber nicht maskiert; die Softmax gibt ihm trotzdem ein Gewicht</translation>
    </message>
    <message>
        <source>A dropped −∞ becomes nan because −∞ × 0 is undefined. Drop weights instead of masked scores.</source>
        <translation>Ein verworfenes −∞ wird nan, denn −∞ × 0 ist nicht definiert. Besser Gewichte statt maskierter Scores verwerfen.</translation>
    </message>
    <message>
        <source>Of %1 %2, dropout kept %3 and dropped %4</source>
        <translation>%1 %2: Der Dropout behielt %3 und verwarf %4</translation>
    </message>
    <message>
        <source>mean of many draws</source>
        <translation>Mittel vieler Ziehungen</translation>
    </message>
    <message numerus="yes">
        <source>after %1 draws, the mean is %2; without dropout, it is %3</source>
        <translation>
            <numerusform>nach %1 Ziehung ist das Mittel %2; ohne Dropout ist es %3</numerusform>
            <numerusform>nach %1 Ziehungen ist das Mittel %2; ohne Dropout ist es %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The mean of many draws does not reach the result without dropout (%1). With p = %2, dropout keeps too few values.</source>
        <translation>Das Mittel vieler Ziehungen erreicht das Ergebnis ohne Dropout nicht (%1). Bei p = %2 behält der Dropout zu wenige Werte.</translation>
    </message>
    <message>
        <source>The mean of many draws does not approach the result without dropout (%1)</source>
        <translation>Das Mittel vieler Ziehungen nähert sich dem Ergebnis ohne Dropout nicht (%1)</translation>
    </message>
    <message>
        <source>Averaged over many draws, the scores approach their values without dropout, but the weights do not</source>
        <translation>Im Mittel über viele Ziehungen nähern sich die Scores ihren Werten ohne Dropout, die Gewichte aber nicht</translation>
    </message>
    <message>
        <source>The mean of many draws approaches the result without dropout (%1)</source>
        <translation>Das Mittel vieler Ziehungen nähert sich dem Ergebnis ohne Dropout (%1)</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>Bias</translation>
    </message>
    <message>
        <source>weight · value of each key</source>
        <translation>Gewicht · Value jedes Keys</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>bisher</translation>
    </message>
    <message>
        <source>largest value in the column</source>
        <translation>größter Wert der Spalte</translation>
    </message>
    <message>
        <source>largest value in the row</source>
        <translation>größter Wert der Zeile</translation>
    </message>
    <message>
        <source>masked cells in the column: %1 (each adds e^(−∞) = 0)</source>
        <translation>maskierte Zellen der Spalte: %1 (jede addiert e^(−∞) = 0)</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>not blocked, unchanged</source>
        <translation>nicht gesperrt, unverändert</translation>
    </message>
    <message>
        <source>mean of the squares</source>
        <translation>Mittel der Quadrate</translation>
    </message>
    <message>
        <source>blocked: times 0</source>
        <translation>gesperrt: mal 0</translation>
    </message>
    <message>
        <source>allowed: times 1</source>
        <translation>erlaubt: mal 1</translation>
    </message>
    <message>
        <source>pinned:</source>
        <translation>festgesetzt:</translation>
    </message>
    <message>
        <source>symmetry of the scores</source>
        <translation>Symmetrie der Scores</translation>
    </message>
    <message>
        <source>The queries equal the keys, but the scores are not symmetric</source>
        <translation>Querys und Keys sind gleich, aber die Scores sind nicht symmetrisch</translation>
    </message>
    <message>
        <source>The queries equal the keys, so the scores are symmetric</source>
        <translation>Querys und Keys sind gleich, also sind die Scores symmetrisch</translation>
    </message>
    <message>
        <source>order of the heads</source>
        <translation>Anordnung der Köpfe</translation>
    </message>
    <message>
        <source>The %1 heads are side by side in the context</source>
        <translation>Die %1 Köpfe stehen im Kontext nebeneinander</translation>
    </message>
    <message>
        <source>The heads are not side by side in the context because the reshape without a transpose mixes tokens and heads</source>
        <translation>Die Köpfe stehen im Kontext nicht nebeneinander, weil das Reshape ohne Transponieren Tokens und Köpfe mischt</translation>
    </message>
    <message>
        <source>head %1 is off</source>
        <translation>Kopf %1 ist aus</translation>
    </message>
    <message>
        <source>heads %1 are off</source>
        <translation>Köpfe %1 sind aus</translation>
    </message>
    <message>
        <source>%1 of %2 printed values differ. They were printed with all heads on, but here %3.</source>
        <translation>%1 von %2 ausgegebenen Werten weichen ab. Sie wurden mit allen Köpfen ausgegeben, hier dagegen: %3.</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>%1 of %2 printed values differ now. Undo restores them.</source>
        <translation>%1 von %2 ausgegebenen Werten weichen jetzt ab. Rückgängig stellt sie wieder her.</translation>
    </message>
    <message>
        <source>%1 of %2 values differ</source>
        <translation>%1 von %2 Werten weichen ab</translation>
    </message>
    <message>
        <source>same shape</source>
        <translation>gleiche Form</translation>
    </message>
    <message>
        <source>The tensor has the printed shape.</source>
        <translation>Der Tensor hat die ausgegebene Form.</translation>
    </message>
    <message>
        <source>%1 of %2 values match</source>
        <translation>%1 von %2 Werten stimmen überein</translation>
    </message>
    <message>
        <source>Every printed value matches.</source>
        <translation>Jeder ausgegebene Wert stimmt überein.</translation>
    </message>
    <message>
        <source>The others differ in their last digits because of rounding.</source>
        <translation>Die anderen weichen durch Rundung in den letzten Ziffern ab.</translation>
    </message>
    <message>
        <source>shapes only, no seed</source>
        <translation>nur Formen, kein Seed</translation>
    </message>
    <message>
        <source>The notebook sets no seed, so only its %1 shapes can be compared. They match.</source>
        <translation>Das Notebook setzt keinen Seed, also lassen sich nur seine %1 Formen vergleichen. Sie stimmen überein.</translation>
    </message>
    <message>
        <source>matches PyTorch</source>
        <translation>wie PyTorch</translation>
    </message>
    <message>
        <source>All %1 notebook values stored here match.</source>
        <translation>Alle %1 hier gespeicherten Werte des Notebooks stimmen überein.</translation>
    </message>
    <message>
        <source>%1 of the notebook&apos;s %2 values match. The others differ in their last digits, because %3.</source>
        <translation>%1 von %2 Werten des Notebooks stimmen überein. Die anderen weichen in den letzten Ziffern ab, weil %3.</translation>
    </message>
    <message>
        <source>this scene starts from the rounded values that the notebook printed</source>
        <translation>diese Szene von den gerundeten Werten ausgeht, die das Notebook ausgab</translation>
    </message>
    <message>
        <source>float32 rounding depends on the order of additions, which is different here</source>
        <translation>die float32-Rundung von der Reihenfolge der Additionen abhängt und diese hier anders ist</translation>
    </message>
    <message>
        <source>All row sums are nan</source>
        <translation>Alle Zeilensummen sind nan</translation>
    </message>
    <message>
        <source>%1 of %2 row sums are 1; the others are nan</source>
        <translation>%1 von %2 Zeilensummen sind 1; die anderen sind nan</translation>
    </message>
    <message>
        <source>Every row sums to 1</source>
        <translation>Jede Zeilensumme ist 1</translation>
    </message>
    <message>
        <source>All %1 rows sum to 1</source>
        <translation>Alle %1 Zeilensummen sind 1</translation>
    </message>
    <message>
        <source>Rows sum to %1, not 1</source>
        <translation>Die Zeilensummen sind %1, nicht 1</translation>
    </message>
    <message>
        <source>masked scores</source>
        <translation>maskierte Scores</translation>
    </message>
    <message>
        <source>keys left for each query</source>
        <translation>verbleibende Keys jeder Query</translation>
    </message>
    <message>
        <source>The only %1 score is −∞</source>
        <translation>Der Score der einzigen %1 Zelle ist −∞</translation>
    </message>
    <message>
        <source>All %1 %2 scores are −∞</source>
        <translation>Alle %1 %2 Scores sind −∞</translation>
    </message>
    <message>
        <source>%1 of %2 %3 scores are not −∞</source>
        <translation>%1 von %2 %3 Scores sind nicht −∞</translation>
    </message>
    <message>
        <source>Every query has at least one key left</source>
        <translation>Für jede Query bleibt mindestens ein Key</translation>
    </message>
    <message>
        <source>Query %1 has no key left</source>
        <translation>Für Query %1 bleibt kein Key</translation>
    </message>
    <message>
        <source>%1 queries have no key left (first: %2)</source>
        <translation>Für %1 Querys bleibt kein Key (die erste: %2)</translation>
    </message>
    <message>
        <source>masked weights</source>
        <translation>maskierte Gewichte</translation>
    </message>
    <message>
        <source>%1 of %2 %3 weights are not 0</source>
        <translation>%1 von %2 %3 Gewichten sind nicht 0</translation>
    </message>
    <message>
        <source>%1 of %2 %3 weights are nan</source>
        <translation>%1 von %2 %3 Gewichten sind nan</translation>
    </message>
    <message>
        <source>The only %1 weight is exactly 0</source>
        <translation>Das Gewicht der einzigen %1 Zelle ist genau 0</translation>
    </message>
    <message>
        <source>All %1 %2 weights are exactly 0</source>
        <translation>Alle %1 %2 Gewichte sind genau 0</translation>
    </message>
    <message>
        <source>No softmax: the layer stops at the scores</source>
        <translation>Keine Softmax: Die Schicht endet bei den Scores</translation>
    </message>
    <message>
        <source>No mask: every query sees every key</source>
        <translation>Keine Maske: Jede Query sieht jeden Key</translation>
    </message>
    <message>
        <source>The mask is computed but not applied, so every query sees every key</source>
        <translation>Die Maske wird berechnet, aber nicht angewendet; jede Query sieht jeden Key</translation>
    </message>
    <message>
        <source>The mask blocks nothing here</source>
        <translation>Die Maske sperrt hier nichts</translation>
    </message>
    <message>
        <source>Stage %1 of %2</source>
        <translation>Stufe %1 von %2</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>head: expected 0 to %1, got %2</source>
        <translation>head: erwartet wird 0 bis %1, angegeben ist %2</translation>
    </message>
    <message>
        <source>batch: expected 0 to %1, got %2</source>
        <translation>batch: erwartet wird 0 bis %1, angegeben ist %2</translation>
    </message>
    <message>
        <source>This scene has no steps to show.</source>
        <translation>Diese Szene hat keine Schritte.</translation>
    </message>
    <message>
        <source>The steps do not include %1. Choose another tensor.</source>
        <translation>Die Schritte enthalten %1 nicht. Einen anderen Tensor wählen.</translation>
    </message>
    <message>
        <source>This selection has more than %1 steps. Use larger steps or fewer stages.</source>
        <translation>Diese Auswahl hat mehr als %1 Schritte. Größere Schritte oder weniger Stufen nehmen.</translation>
    </message>
    <message>
        <source>No step ends at these tensors. Use smaller steps.</source>
        <translation>Kein Schritt endet bei diesen Tensoren. Kleinere Schritte nehmen.</translation>
    </message>
    <message>
        <source>A strip has room for %1 panels, but this selection has %2 steps. Use larger steps or an animation.</source>
        <translation>Ein Streifen hat Platz für %1 Felder, aber diese Auswahl hat %2 Schritte. Größere Schritte oder eine Animation nehmen.</translation>
    </message>
    <message>
        <source>%1 frames of %2 × %3 pixels are too many. Use larger steps or a smaller picture.</source>
        <translation>%1 Bilder mit %2 × %3 Pixeln sind zu viele. Größere Schritte oder ein kleineres Bild nehmen.</translation>
    </message>
    <message>
        <source>Not enough memory for frames of this size. Use a smaller picture.</source>
        <translation>Für Bilder dieser Größe reicht der Speicher nicht. Ein kleineres Bild nehmen.</translation>
    </message>
    <message>
        <source>MP4 requires ffmpeg, which is not installed. Use GIF or APNG instead.</source>
        <translation>MP4 braucht ffmpeg, das nicht installiert ist. Stattdessen GIF oder APNG nehmen.</translation>
    </message>
    <message>
        <source>ffmpeg could not create the animation: %1</source>
        <translation>ffmpeg konnte die Animation nicht erstellen: %1</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>max %1</translation>
    </message>
    <message>
        <source>“%1” is neither a number nor a cell such as weights[0,0,1,2]</source>
        <translation>„%1“ ist weder eine Zahl noch eine Zelle wie weights[0,0,1,2]</translation>
    </message>
    <message>
        <source>“%1”: start a right answer with *, a wrong one with - and a number with =</source>
        <translation>„%1“: Eine richtige Antwort beginnt mit *, eine falsche mit - und eine Zahl mit =</translation>
    </message>
    <message>
        <source>“%1”: the answer is empty</source>
        <translation>„%1“: Die Antwort ist leer</translation>
    </message>
    <message>
        <source>No answer is marked as right. Start the right one with *, or write = and a number.</source>
        <translation>Keine Antwort ist als richtig markiert. Die richtige mit * beginnen oder = und eine Zahl schreiben.</translation>
    </message>
    <message>
        <source>head %1 off in %2</source>
        <translation>Kopf %1 in %2 aus</translation>
    </message>
    <message>
        <source>heads %1 off in %2</source>
        <translation>Köpfe %1 in %2 aus</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>random draw</source>
        <translation>Zufallsziehung</translation>
    </message>
    <message>
        <source>recipe for random values</source>
        <translation>Rezept der Zufallswerte</translation>
    </message>
    <message>
        <source>overrides</source>
        <translation>Überschreibungen</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>Dimensionen</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>dropout p</source>
        <translation>Dropout p</translation>
    </message>
    <message>
        <source>train or eval mode</source>
        <translation>train- oder eval-Modus</translation>
    </message>
    <message>
        <source>output layer</source>
        <translation>Ausgabeschicht</translation>
    </message>
    <message>
        <source>mask tensor</source>
        <translation>Maskentensor</translation>
    </message>
    <message>
        <source>%1 is not computed in B</source>
        <translation>%1 wird in B nicht berechnet</translation>
    </message>
    <message>
        <source>%1 is not computed in A</source>
        <translation>%1 wird in A nicht berechnet</translation>
    </message>
    <message>
        <source>%1 is %2 in A but %3 in B, so the cells cannot be compared</source>
        <translation>%1 ist %2 in A, aber %3 in B; die Zellen lassen sich nicht vergleichen</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>share of the result lost</source>
        <translation>verlorener Anteil des Ergebnisses</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>entropy %1 of at most %2 bits, largest weight %3, attention distance %4 tokens (net %5 %6), weight on the first token %7, on the token itself %8; all averaged over rows that see more than one key</source>
        <translation>Entropie %1 von höchstens %2 Bit, größtes Gewicht %3, Attention-Abstand %4 Tokens (netto %5 %6), Gewicht auf dem ersten Token %7, auf dem Token selbst %8; alles gemittelt über Zeilen, die mehr als einen Key sehen</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>voraus</translation>
    </message>
    <message>
        <source>without this head, %1 does not change</source>
        <translation>ohne diesen Kopf ändert sich das Ergebnis (%1) nicht</translation>
    </message>
    <message>
        <source>without this head, %1 differs from 0, %2</source>
        <translation>ohne diesen Kopf weicht das Ergebnis (%1) von 0 ab, %2</translation>
    </message>
    <message>
        <source>without this head, %1 changes by %2% of its length, %3</source>
        <translation>ohne diesen Kopf ändert sich das Ergebnis (%1) um %2 % seiner Länge, %3</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation>%1, festgesetzt</translation>
    </message>
    <message>
        <source>%1, head turned off</source>
        <translation>%1, Kopf ausgeschaltet</translation>
    </message>
    <message>
        <source>%1 before the edit</source>
        <translation>%1 vor der Änderung</translation>
    </message>
    <message>
        <source>%1; %2 before the edit</source>
        <translation>%1; vor der Änderung %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 bisher</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>e-Potenz</translation>
    </message>
    <message>
        <source>term of the sum</source>
        <translation>Term der Summe</translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation>0 bis 1</translation>
    </message>
    <message>
        <source>all values</source>
        <translation>alle Werte</translation>
    </message>
    <message>
        <source>fit to the data</source>
        <translation>an die Daten angepasst</translation>
    </message>
    <message>
        <source>per head</source>
        <translation>je Kopf</translation>
    </message>
    <message>
        <source>per row</source>
        <translation>je Zeile</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>%1 of %2 heads</source>
        <translation>%1 von %2 Köpfen</translation>
    </message>
    <message>
        <source>largest weight change %1</source>
        <translation>größte Gewichtsänderung %1</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norm</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Nächstes Token</translation>
    </message>
    <message>
        <source>on first</source>
        <translation>aufs erste</translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1 (vorher %2)</translation>
    </message>
    <message>
        <source>Head %1.%2 turned off</source>
        <translation>Kopf %1.%2 ausgeschaltet</translation>
    </message>
    <message>
        <source>different weights or mask</source>
        <translation>andere Gewichte oder Maske</translation>
    </message>
    <message>
        <source>different options</source>
        <translation>andere Optionen</translation>
    </message>
    <message>
        <source>Layer %1: %2</source>
        <translation>Schicht %1: %2</translation>
    </message>
    <message>
        <source>layer and head</source>
        <translation>Schicht und Kopf</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>share on the first token</source>
        <translation>Anteil des ersten Tokens</translation>
    </message>
    <message>
        <source>Mean row entropy</source>
        <translation>Mittlere Zeilenentropie</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>Bit</translation>
    </message>
    <message>
        <source>Mean attention distance</source>
        <translation>Mittlerer Attention-Abstand</translation>
    </message>
    <message>
        <source>Share on the first token</source>
        <translation>Anteil des ersten Tokens</translation>
    </message>
    <message>
        <source>Share after the same token</source>
        <translation>Anteil nach gleichem Token</translation>
    </message>
    <message>
        <source>Head %1, layer %2, head %3</source>
        <translation>Kopf %1, Schicht %2, Kopf %3</translation>
    </message>
    <message>
        <source>turned off</source>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>row low</source>
        <translation>Zeile niedrig</translation>
    </message>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>row high</source>
        <translation>Zeile hoch</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>läuft nicht</translation>
    </message>
    <message>
        <source>Notebook %1</source>
        <translation>Notebook %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>Zelle %1</translation>
    </message>
    <message>
        <source>cells %1 to %2</source>
        <translation>Zellen %1 bis %2</translation>
    </message>
    <message>
        <source>%1 as a block</source>
        <translation>%1 als Block</translation>
    </message>
    <message>
        <source>KV cache before the first token</source>
        <translation>KV-Cache vor dem ersten Token</translation>
    </message>
    <message>
        <source>KV cache at token “%1”</source>
        <translation>KV-Cache beim Token „%1“</translation>
    </message>
    <message>
        <source>Key head %1</source>
        <translation>Key-Kopf %1</translation>
    </message>
    <message>
        <source>Value head %1</source>
        <translation>Value-Kopf %1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>im Cache</translation>
    </message>
    <message>
        <source>new q</source>
        <translation>neues q</translation>
    </message>
    <message>
        <source>query head %1, used once, never stored</source>
        <translation>Query-Kopf %1, einmal benutzt, nie gespeichert</translation>
    </message>
    <message>
        <source>the sink takes %1</source>
        <translation>der Sink nimmt %1</translation>
    </message>
    <message>
        <source>Work per token</source>
        <translation>Arbeit pro Token</translation>
    </message>
    <message>
        <source>multiply-adds</source>
        <translation>Multiply-Adds</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>saved by the cache</source>
        <translation>durch den Cache gespart</translation>
    </message>
    <message>
        <source>Dropout, p = %1</source>
        <translation>Dropout, p = %1</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>noch nicht berechnet</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>Query %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>Key %1</translation>
    </message>
    <message>
        <source>some of its weights are not computed yet</source>
        <translation>einige seiner Gewichte sind noch nicht berechnet</translation>
    </message>
    <message>
        <source>one of its weights is hidden</source>
        <translation>eines seiner Gewichte ist verborgen</translation>
    </message>
    <message>
        <source>looks at no key</source>
        <translation>schaut auf keinen Key</translation>
    </message>
    <message>
        <source>no query looks at it</source>
        <translation>keine Query schaut darauf</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Querys</translation>
    </message>
    <message>
        <source>who looks</source>
        <translation>wer schaut</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>looked at</source>
        <translation>wer angesehen wird</translation>
    </message>
    <message>
        <source>%1 cannot look at %2 (masked)</source>
        <translation>%1 kann %2 nicht ansehen (maskiert)</translation>
    </message>
    <message>
        <source>%1 looks at %2: %3</source>
        <translation>%1 schaut auf %2: %3</translation>
    </message>
    <message>
        <source>Who looks where</source>
        <translation>Wer wen ansieht</translation>
    </message>
    <message>
        <source>Who looks where, in %1</source>
        <translation>Wer wen ansieht, in %1</translation>
    </message>
    <message>
        <source>Who looks where, in %1 of %2 heads; %3 more turned off</source>
        <translation>Wer wen ansieht, in %1 von %2 Köpfen; %3 weitere ausgeschaltet</translation>
    </message>
    <message>
        <source>Who looks where, in both heads</source>
        <translation>Wer wen ansieht, in beiden Köpfen</translation>
    </message>
    <message>
        <source>Who looks where, in all %1 heads</source>
        <translation>Wer wen ansieht, in allen %1 Köpfen</translation>
    </message>
    <message>
        <source>Who looks where, in %1 of %2 heads</source>
        <translation>Wer wen ansieht, in %1 von %2 Köpfen</translation>
    </message>
    <message>
        <source>angle %1</source>
        <translation>Winkel %1</translation>
    </message>
    <message>
        <source>context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>as arrows</source>
        <translation>als Pfeile</translation>
    </message>
    <message>
        <source>query or key is hidden or not computed yet</source>
        <translation>Query oder Key ist verborgen oder noch nicht berechnet</translation>
    </message>
    <message>
        <source>no angle, because one vector has length 0</source>
        <translation>kein Winkel, weil ein Vektor die Länge 0 hat</translation>
    </message>
    <message>
        <source>by head</source>
        <translation>nach Köpfen</translation>
    </message>
    <message>
        <source>by component</source>
        <translation>nach Komponenten</translation>
    </message>
    <message>
        <source>shown here</source>
        <translation>hier gezeigt</translation>
    </message>
    <message>
        <source>masked: “%1” cannot see “%2”</source>
        <translation>maskiert: „%1“ kann „%2“ nicht sehen</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>skaliert</translation>
    </message>
    <message>
        <source>score → weight</source>
        <translation>Score → Gewicht</translation>
    </message>
    <message>
        <source>each head’s weight</source>
        <translation>Gewicht jedes Kopfes</translation>
    </message>
    <message>
        <source>and %1 more heads</source>
        <translation>und %1 weitere Köpfe</translation>
    </message>
    <message>
        <source>The keys and values come from a memory, but the vector plot shows the vectors of only one text.</source>
        <translation>Keys und Values kommen aus einem Memory, das Vektorbild zeigt aber nur die Vektoren eines einzigen Textes.</translation>
    </message>
    <message>
        <source>This scene has no queries or keys, so there are no arrows to draw.</source>
        <translation>Diese Szene hat weder Querys noch Keys, also lassen sich keine Pfeile zeichnen.</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>Value %1</translation>
    </message>
    <message>
        <source>context of %1</source>
        <translation>Kontext von %1</translation>
    </message>
    <message>
        <source>component %1</source>
        <translation>Komponente %1</translation>
    </message>
    <message>
        <source>component %1 (head %2)</source>
        <translation>Komponente %1 (Kopf %2)</translation>
    </message>
    <message>
        <source>component %1 of head %2</source>
        <translation>Komponente %1 von Kopf %2</translation>
    </message>
    <message>
        <source>the dot product with %1 is hidden</source>
        <translation>das Skalarprodukt mit %1 ist verborgen</translation>
    </message>
    <message>
        <source>angle to %1: %2 degrees</source>
        <translation>Winkel zu %1: %2 Grad</translation>
    </message>
    <message>
        <source>dot product %1</source>
        <translation>Skalarprodukt %1</translation>
    </message>
    <message>
        <source>masked for “%1”</source>
        <translation>maskiert für „%1“</translation>
    </message>
    <message>
        <source>weight hidden</source>
        <translation>Gewicht verborgen</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>Gewicht %1</translation>
    </message>
    <message>
        <source>mixed separately in each head, so no single outline contains it</source>
        <translation>in jedem Kopf getrennt gemischt, daher umschließt ihn kein einzelner Umriss</translation>
    </message>
    <message>
        <source>head turned off: its output is 0</source>
        <translation>Kopf ausgeschaltet: Seine Ausgabe ist 0</translation>
    </message>
    <message>
        <source>pinned, so it is no longer a mix of the values</source>
        <translation>festgesetzt, also keine Mischung der Values mehr</translation>
    </message>
    <message>
        <source>some of its weights are hidden or not finite</source>
        <translation>einige seiner Gewichte sind verborgen oder nicht endlich</translation>
    </message>
    <message>
        <source>its weights are not computed yet</source>
        <translation>seine Gewichte sind noch nicht berechnet</translation>
    </message>
    <message>
        <source>some weights are negative, so it may lie outside the outline of its values</source>
        <translation>einige Gewichte sind negativ, also kann er außerhalb des Umrisses seiner Values liegen</translation>
    </message>
    <message>
        <source>its weights sum to %1, not 1, so it may lie outside the outline of its values</source>
        <translation>seine Gewichte ergeben zusammen %1 statt 1, also kann er außerhalb des Umrisses seiner Values liegen</translation>
    </message>
    <message>
        <source>%1: not computed yet</source>
        <translation>%1: noch nicht berechnet</translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation>%1: verborgen</translation>
    </message>
    <message>
        <source>length %1</source>
        <translation>Länge %1</translation>
    </message>
    <message>
        <source>distance to the context of “%2”: %1</source>
        <translation>Abstand zum Kontext von „%2“: %1</translation>
    </message>
    <message>
        <source>across: %1</source>
        <translation>waagrecht: %1</translation>
    </message>
    <message>
        <source>up: none (only one component)</source>
        <translation>senkrecht: keine (nur eine Komponente)</translation>
    </message>
    <message>
        <source>across: first principal axis</source>
        <translation>waagrecht: erste Hauptachse</translation>
    </message>
    <message>
        <source>up: second principal axis</source>
        <translation>senkrecht: zweite Hauptachse</translation>
    </message>
    <message>
        <source>up: %1</source>
        <translation>senkrecht: %1</translation>
    </message>
    <message>
        <source>rotated %1</source>
        <translation>%1 (gedreht)</translation>
    </message>
    <message>
        <source>normalized %1</source>
        <translation>%1 (normiert)</translation>
    </message>
    <message>
        <source>Head %1 subtracts %2 per token of distance.</source>
        <translation>Kopf %1 zieht %2 pro Token Abstand ab.</translation>
    </message>
    <message>
        <source>Head %1 adds values from its column of %2, one per distance bucket.</source>
        <translation>Kopf %1 addiert Werte aus seiner Spalte von %2, einen pro Abstandsbereich.</translation>
    </message>
    <message>
        <source>The values of %1 are added.</source>
        <translation>Die Werte von %1 werden addiert.</translation>
    </message>
    <message>
        <source>last tokens</source>
        <translation>letzte Tokens</translation>
    </message>
    <message>
        <source>window width</source>
        <translation>Fensterbreite</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Every query sees every key</source>
        <translation>Jede Query sieht jeden Key</translation>
    </message>
    <message>
        <source>No query sees a key that comes after it</source>
        <translation>Keine Query sieht einen Key, der nach ihr kommt</translation>
    </message>
    <message>
        <source>Padding keys are blocked for all queries of this batch item</source>
        <translation>Padding-Keys sind für alle Querys dieses Batch-Elements gesperrt</translation>
    </message>
    <message>
        <source>Each query sees itself and the tokens just before it</source>
        <translation>Jede Query sieht sich selbst und die Tokens direkt davor</translation>
    </message>
    <message>
        <source>Tokens in the prefix see each other in both directions; the rest is causal</source>
        <translation>Tokens im Präfix sehen einander in beide Richtungen, der Rest ist kausal</translation>
    </message>
    <message>
        <source>Each query sees the tokens in its own block</source>
        <translation>Jede Query sieht die Tokens ihres eigenen Blocks</translation>
    </message>
    <message>
        <source>The current mask as a starting point for painting</source>
        <translation>Die aktuelle Maske als Ausgangspunkt zum Malen</translation>
    </message>
    <message>
        <source>One mask, the same scores</source>
        <translation>Eine Maske, dieselben Scores</translation>
    </message>
    <message>
        <source>%1 (in use)</source>
        <translation>%1 (benutzt)</translation>
    </message>
    <message>
        <source>Values other than 0 and −∞ can be added only before the softmax.</source>
        <translation>Andere Werte als 0 und −∞ lassen sich nur vor der Softmax addieren.</translation>
    </message>
    <message>
        <source>Row “%1” sums to nan</source>
        <translation>Zeile „%1“ hat die Summe nan</translation>
    </message>
    <message>
        <source>Row “%1” sums to %2</source>
        <translation>Zeile „%1“ hat die Summe %2</translation>
    </message>
    <message>
        <source>Row sums not available yet</source>
        <translation>Zeilensummen noch nicht verfügbar</translation>
    </message>
    <message>
        <source>%1 of %2 rows computed; each sums to 1</source>
        <translation>%1 von %2 Zeilen berechnet; jede Summe ist 1</translation>
    </message>
    <message>
        <source>Masked → 0, others ÷ their sum</source>
        <translation>Maskiert → 0, übrige ÷ Summe</translation>
    </message>
    <message>
        <source>Masked → 0</source>
        <translation>Maskiert → 0</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Waiting (masks after softmax)</source>
        <translation>Wartet (maskiert nach Softmax)</translation>
    </message>
    <message>
        <source>Waiting (applies no mask)</source>
        <translation>Wartet (wendet keine Maske an)</translation>
    </message>
    <message>
        <source>Masking: %1 of %2 blocked so far</source>
        <translation>Maskieren: bisher %1 von %2 gesperrt</translation>
    </message>
    <message>
        <source>blocked keys keep their weight</source>
        <translation>gesperrte Keys behalten ihr Gewicht</translation>
    </message>
    <message>
        <source>blocked keys still count</source>
        <translation>gesperrte Keys zählen mit</translation>
    </message>
    <message>
        <source>some weights are −∞</source>
        <translation>einige Gewichte sind −∞</translation>
    </message>
    <message>
        <source>−∞ is not a weight</source>
        <translation>−∞ ist kein Gewicht</translation>
    </message>
    <message>
        <source>the lost weight is not redistributed</source>
        <translation>das verlorene Gewicht wird nicht neu verteilt</translation>
    </message>
    <message>
        <source>weight is lost</source>
        <translation>Gewicht geht verloren</translation>
    </message>
    <message>
        <source>the results differ</source>
        <translation>die Ergebnisse unterscheiden sich</translation>
    </message>
    <message>
        <source>results differ</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>one result is nan, the other a number</source>
        <translation>ein Ergebnis ist nan, das andere eine Zahl</translation>
    </message>
    <message>
        <source>one is nan</source>
        <translation>eines ist nan</translation>
    </message>
    <message>
        <source>row “%1” has no key left</source>
        <translation>Zeile „%1“ hat keinen Key mehr</translation>
    </message>
    <message>
        <source>no key left</source>
        <translation>kein Key übrig</translation>
    </message>
    <message>
        <source>Row sums are hidden</source>
        <translation>Zeilensummen sind verborgen</translation>
    </message>
    <message>
        <source>Rows sum to 1</source>
        <translation>Jede Zeilensumme ist 1</translation>
    </message>
    <message>
        <source>waiting for both sets of weights</source>
        <translation>wartet auf Gewichte beider Varianten</translation>
    </message>
    <message>
        <source>the difference is hidden</source>
        <translation>der Unterschied ist verborgen</translation>
    </message>
    <message>
        <source>exactly the same</source>
        <translation>genau gleich</translation>
    </message>
    <message>
        <source>the same up to rounding in float32</source>
        <translation>gleich bis auf Rundung in float32</translation>
    </message>
    <message>
        <source>the same up to rounding</source>
        <translation>gleich bis auf Rundung</translation>
    </message>
    <message>
        <source>becomes %1</source>
        <translation>wird %1</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>the new value is hidden</source>
        <translation>der neue Wert ist verborgen</translation>
    </message>
    <message>
        <source>becomes 0, because −∞ gets no share of the row</source>
        <translation>wird 0, da −∞ keinen Anteil an der Zeile hat</translation>
    </message>
    <message>
        <source>%1, its share of the row of “%2”</source>
        <translation>%1, sein Anteil an der Zeile von „%2“</translation>
    </message>
    <message>
        <source>%1 after division by the sum of the row of “%2”</source>
        <translation>%1 nach der Division durch die Summe der Zeile von „%2“</translation>
    </message>
    <message>
        <source>stays, because the mask allows it</source>
        <translation>bleibt, weil die Maske es erlaubt</translation>
    </message>
    <message>
        <source>%1, because “%2” comes after “%3”</source>
        <translation>%1, weil „%2“ nach „%3“ kommt</translation>
    </message>
    <message>
        <source>%1 (masked)</source>
        <translation>%1 (maskiert)</translation>
    </message>
    <message>
        <source>%1 (“%2” comes later)</source>
        <translation>%1 („%2“ kommt später)</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Weights if the row ended here</source>
        <translation>Gewichte, wenn die Zeile hier endete</translation>
    </message>
    <message>
        <source>Online softmax of row “%1”</source>
        <translation>Online-Softmax der Zeile „%1“</translation>
    </message>
    <message>
        <source>%1 keys in one tile</source>
        <translation>%1 Keys in einer Kachel</translation>
    </message>
    <message>
        <source>%1 keys in %2 tiles</source>
        <translation>%1 Keys in %2 Kacheln</translation>
    </message>
    <message>
        <source>current</source>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>Sink</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>Kachel %1</translation>
    </message>
    <message>
        <source>‹ %1 keys</source>
        <translation>‹ %1 Keys</translation>
    </message>
    <message>
        <source>%1 keys ›</source>
        <translation>%1 Keys ›</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>× factor</source>
        <translation>× Faktor</translation>
    </message>
    <message>
        <source>+ this tile</source>
        <translation>+ diese Kachel</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>context o / l</source>
        <translation>Kontext o / l</translation>
    </message>
    <message>
        <source>o / l so far</source>
        <translation>o / l bisher</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Mitgeführte Werte</translation>
    </message>
    <message>
        <source>from tile to tile: m, l and the context o, not yet divided by l</source>
        <translation>von Kachel zu Kachel: m, l und der Kontext o, noch nicht durch l geteilt</translation>
    </message>
    <message>
        <source>from tile to tile: m and l; this layer has no values to mix</source>
        <translation>von Kachel zu Kachel: m und l; diese Schicht mischt keine Values</translation>
    </message>
    <message>
        <source>largest weight of any head</source>
        <translation>größtes Gewicht aller Köpfe</translation>
    </message>
    <message>
        <source>place %1: not computed yet</source>
        <translation>Platz %1: noch nicht berechnet</translation>
    </message>
    <message>
        <source>places %1 to %2: head %3 of “%4”</source>
        <translation>Plätze %1 bis %2: Kopf %3 von „%4“</translation>
    </message>
    <message>
        <source>place %1: head %2 of “%3”, element %4, value %5</source>
        <translation>Platz %1: Kopf %2 von „%3“, Element %4, Wert %5</translation>
    </message>
    <message>
        <source>position of the query − position of the key</source>
        <translation>Position der Query − Position des Keys</translation>
    </message>
    <message>
        <source>distance in tokens</source>
        <translation>Abstand in Tokens</translation>
    </message>
    <message>
        <source>score from pair %1</source>
        <translation>Score aus Paar %1</translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation>Paar %1</translation>
    </message>
    <message>
        <source>Score and distance</source>
        <translation>Score und Abstand</translation>
    </message>
    <message>
        <source>these two vectors, moved apart</source>
        <translation>diese beiden Vektoren, auseinandergerückt</translation>
    </message>
    <message>
        <source>query at</source>
        <translation>Query bei</translation>
    </message>
    <message>
        <source>key at</source>
        <translation>Key bei</translation>
    </message>
    <message>
        <source>q of “%1”</source>
        <translation>q von „%1“</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Paar %1</translation>
    </message>
    <message>
        <source>rotated</source>
        <translation>gedreht</translation>
    </message>
    <message>
        <source>below each circle: rotation of q, rotation of k, and their part of the score</source>
        <translation>unter jedem Kreis: Drehung von q, Drehung von k und ihr Beitrag zum Score</translation>
    </message>
    <message>
        <source>This scene computes no queries or keys, so there is nothing to rotate.</source>
        <translation>Diese Szene berechnet weder Querys noch Keys, also gibt es nichts zu drehen.</translation>
    </message>
    <message>
        <source>No rotary positions in this scene. Turn them on in the controls.</source>
        <translation>Diese Szene hat keine Rotary-Positionen. Sie lassen sich bei den Reglern einschalten.</translation>
    </message>
    <message>
        <source>This scene computes no scores.</source>
        <translation>Diese Szene berechnet keine Scores.</translation>
    </message>
    <message>
        <source>Moved. The scene&apos;s own score is %1 (query at %2, key at %3).</source>
        <translation>Verschoben. In der Szene selbst ist der Score %1 (Query bei %2, Key bei %3).</translation>
    </message>
    <message>
        <source>The layer has the same value in %1</source>
        <translation>Die Schicht hat denselben Wert in %1</translation>
    </message>
    <message>
        <source>In the layer, %2 is %1 because an earlier value is pinned</source>
        <translation>In der Schicht ist %2 gleich %1, weil ein früherer Wert festgesetzt ist</translation>
    </message>
    <message>
        <source>Same distance, same score (to %1 digits)</source>
        <translation>Gleicher Abstand, gleicher Score (auf %1 Ziffern)</translation>
    </message>
    <message>
        <source>Same distance, same score (to %1 digits). %2 tokens further on, the score still matches to %3 digits in float32 and %4 in float64.</source>
        <translation>Gleicher Abstand, gleicher Score (auf %1 Ziffern). %2 Tokens weiter stimmt der Score noch auf %3 Ziffern in float32 und auf %4 in float64.</translation>
    </message>
    <message>
        <source>Both layouts give %1 with reordered rows</source>
        <translation>Mit umgestellten Zeilen ergeben beide Anordnungen %1</translation>
    </message>
    <message>
        <source>The layouts differ: %1 and %2</source>
        <translation>Die Anordnungen unterscheiden sich: %1 und %2</translation>
    </message>
    <message>
        <source>With one pair, both layouts rotate the same two components</source>
        <translation>Mit einem Paar drehen beide Anordnungen dieselben zwei Komponenten</translation>
    </message>
    <message>
        <source>With the same rows, the other layout rotates different pairs, so the score is %1, not %2</source>
        <translation>Mit denselben Zeilen dreht die andere Anordnung andere Paare, und der Score ist %1, nicht %2</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Half</translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>Interleaved</translation>
    </message>
    <message>
        <source>pairs i and i + %1</source>
        <translation>Paare i und i + %1</translation>
    </message>
    <message>
        <source>pairs 2i and 2i + 1</source>
        <translation>Paare 2i und 2i + 1</translation>
    </message>
    <message>
        <source>(%1 and %2)</source>
        <translation>(%1 und %2)</translation>
    </message>
    <message>
        <source>does not rotate</source>
        <translation>dreht sich nicht</translation>
    </message>
    <message>
        <source>full turn in %1 tokens</source>
        <translation>volle Drehung in %1 Tokens</translation>
    </message>
    <message>
        <source>query “%1” at %2 → key “%3” at %4</source>
        <translation>Query „%1“ bei %2 → Key „%3“ bei %4</translation>
    </message>
    <message>
        <source>%1: score %2 after rotation, %3 before</source>
        <translation>%1: Score %2 nach der Drehung, %3 davor</translation>
    </message>
    <message>
        <source>%1, pair %2, components %3 and %4</source>
        <translation>%1, Paar %2, Komponenten %3 und %4</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>%1: query rotated by %2, key by %3</source>
        <translation>%1: Query um %2 gedreht, Key um %3</translation>
    </message>
    <message>
        <source>%1; its part of the score is %2</source>
        <translation>%1; Beitrag zum Score: %2</translation>
    </message>
    <message>
        <source>distance %1: score %2, %3 of it from pair %4</source>
        <translation>Abstand %1: Score %2, davon %3 aus Paar %4</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 Paare</translation>
    </message>
    <message>
        <source>comparison with the layer&apos;s score</source>
        <translation>Vergleich mit dem Score der Schicht</translation>
    </message>
    <message>
        <source>scores at the same distance</source>
        <translation>Scores beim selben Abstand</translation>
    </message>
    <message>
        <source>comparison of the two layouts</source>
        <translation>Vergleich der beiden Anordnungen</translation>
    </message>
    <message>
        <source>The score of “%1” and “%2” is not finite, so there is nothing to compare</source>
        <translation>Der Score von „%1“ und „%2“ ist nicht endlich, also gibt es nichts zu vergleichen</translation>
    </message>
    <message>
        <source>the length of the row of %1</source>
        <translation>die Länge der Zeile von %1</translation>
    </message>
    <message>
        <source>the length of the whole matrix %1</source>
        <translation>die Länge der ganzen Matrix %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>out %1</source>
        <translation>out %1</translation>
    </message>
    <message>
        <source>derivative</source>
        <translation>Ableitung</translation>
    </message>
    <message>
        <source>derivative × value</source>
        <translation>Ableitung × Wert</translation>
    </message>
    <message>
        <source>largest change %1</source>
        <translation>größte Änderung %1</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 “%2” → “%3”</source>
        <translation>%1 „%2“ → „%3“</translation>
    </message>
    <message>
        <source>%1 of “%2”, component %3</source>
        <translation>%1 von „%2“, Komponente %3</translation>
    </message>
    <message>
        <source>%1, in %2, out %3</source>
        <translation>%1, in %2, out %3</translation>
    </message>
    <message>
        <source>%1, entry %2</source>
        <translation>%1, Eintrag %2</translation>
    </message>
    <message>
        <source>%1, row %2, column %3</source>
        <translation>%1, Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>Element %1</translation>
    </message>
    <message>
        <source>key head %1</source>
        <translation>Key-Kopf %1</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Softmax of row “%1”</source>
        <translation>Softmax der Zeile „%1“</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>&lt;p&gt;Copyright © 2026 The AttnScope authors. Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty and makes no network connections.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Copyright © 2026 The AttnScope authors. Freie Software unter der GNU General Public License, Version 3 oder später (GPL-3.0-or-later), ohne jede Gewährleistung. Sie baut keine Netzwerkverbindungen auf.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h4&gt;Components&lt;/h4&gt;</source>
        <translation>&lt;h4&gt;Bestandteile&lt;/h4&gt;</translation>
    </message>
    <message>
        <source>&lt;h4&gt;Where lessons come from&lt;/h4&gt;</source>
        <translation>&lt;h4&gt;Woher die Lektionen kommen&lt;/h4&gt;</translation>
    </message>
    <message>
        <source>About AttnScope</source>
        <translation>Über AttnScope</translation>
    </message>
    <message>
        <source>attention lines who looks where arrows geometry vectors angle dot product q k v</source>
        <translation>Attention Linien wer schaut Pfeile Geometrie Vektoren Winkel Skalarprodukt attention lines who looks where arrows geometry vectors angle dot product q k v</translation>
    </message>
    <message>
        <source>gradient derivative backward influence ripple strongest what moves</source>
        <translation>Gradient Ableitung rückwärts Einfluss stärkste was bewegt gradient derivative backward influence ripple strongest what moves</translation>
    </message>
    <message>
        <source>overlay several heads on one map</source>
        <translation>überlagern mehrere Köpfe auf einem Bild overlay several heads on one map</translation>
    </message>
    <message>
        <source>FlashAttention flash attention running softmax tiles blocks rescale streaming</source>
        <translation>FlashAttention laufende Softmax Kacheln Blöcke flash attention running softmax tiles blocks rescale streaming</translation>
    </message>
    <message>
        <source>no frame yet; edit a value</source>
        <translation>noch kein Bild; einen Wert ändern</translation>
    </message>
    <message>
        <source>edit to paint %1 ms, p95 %2 · recompute %3 · paint %4</source>
        <translation>Änderung bis Bild %1 ms, p95 %2 · Rechnen %3 · Zeichnen %4</translation>
    </message>
    <message>
        <source>GPU, float32</source>
        <translation>GPU, float32</translation>
    </message>
    <message>
        <source>GPU, %1, float32</source>
        <translation>GPU, %1, float32</translation>
    </message>
    <message>
        <source>CPU, float32</source>
        <translation>CPU, float32</translation>
    </message>
    <message>
        <source>Reference, float64</source>
        <translation>Referenz, float64</translation>
    </message>
    <message>
        <source>Canceled. No file was written.</source>
        <translation>Abgebrochen. Es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>The file is gone</source>
        <translation>Die Datei ist nicht mehr da</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Die Datei hat sich geändert</translation>
    </message>
    <message>
        <source>%1 is no longer in %2.</source>
        <translation>%1 ist nicht mehr in %2.</translation>
    </message>
    <message>
        <source>Another window or program has changed %1 since you opened it here.</source>
        <translation>Ein anderes Fenster oder Programm hat %1 geändert, nachdem die Datei hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>Saving creates the file there again.</source>
        <translation>Beim Speichern wird die Datei dort wieder angelegt.</translation>
    </message>
    <message>
        <source>If you overwrite the file, those changes are lost. If you reload it, Undo restores yours.</source>
        <translation>Beim Überschreiben gehen diese Änderungen verloren. Nach dem Neuladen stellt Rückgängig die eigenen wieder her.</translation>
    </message>
    <message>
        <source>Save there</source>
        <translation>Dort speichern</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>A block of %1 × %2 values does not fit at %3; only %4 × %5 values fit there.</source>
        <translation>Ein Block von %1 × %2 Werten passt nicht an die Stelle %3, nur %4 × %5.</translation>
    </message>
    <message>
        <source>The clipboard contains no text. Copy the values as text first.</source>
        <translation>Die Zwischenablage enthält keinen Text. Die Werte zuerst als Text kopieren.</translation>
    </message>
    <message>
        <source>You can paste only one matrix at a time, but this array has shape %1.</source>
        <translation>Es lässt sich nur eine Matrix auf einmal einfügen, aber dieses Array hat die Form %1.</translation>
    </message>
    <message>
        <source>Paste %1 × %2 values into %3</source>
        <translation>%1 × %2 Werte in %3 einfügen</translation>
    </message>
    <message>
        <source>%1, got %2.</source>
        <translation>%1, angegeben ist %2.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Expected a whole number</source>
        <translation>Erwartet wird eine ganze Zahl</translation>
    </message>
    <message>
        <source>Expected a whole number or an empty field</source>
        <translation>Erwartet wird eine ganze Zahl oder ein leeres Feld</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Sizes of the axes, as in torch.rand(3, 2)</source>
        <translation>Größen der Achsen, wie in torch.rand(3, 2)</translation>
    </message>
    <message>
        <source>Expected whole numbers for the shape, as in 3, 2</source>
        <translation>Erwartet werden ganze Zahlen für die Form, wie 3, 2</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Multiplies every value. Leave empty for no factor.</source>
        <translation>Multipliziert jeden Wert. Ohne Faktor leer lassen.</translation>
    </message>
    <message>
        <source>Expected a number or an empty field</source>
        <translation>Erwartet wird eine Zahl oder ein leeres Feld</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>As in torch.manual_seed</source>
        <translation>Wie in torch.manual_seed</translation>
    </message>
    <message>
        <source>Name of the result</source>
        <translation>Name des Ergebnisses</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>How many random 32-bit numbers to skip</source>
        <translation>Wie viele 32-Bit-Zufallszahlen übersprungen werden</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>Bias</translation>
    </message>
    <message>
        <source>The layer adds a bias</source>
        <translation>Die Schicht addiert einen Bias</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Matrix whose transpose is the weight</source>
        <translation>Matrix, deren Transponierte das Gewicht ist</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>num_embeddings: the size of the vocabulary</source>
        <translation>num_embeddings: die Größe des Vokabulars</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Padding row</source>
        <translation>Padding-Zeile</translation>
    </message>
    <message>
        <source>This row stays zero. Leave empty for none.</source>
        <translation>Diese Zeile bleibt null. Ohne Padding-Zeile leer lassen.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Tensor to take rows from</source>
        <translation>Tensor, aus dem die Zeilen kommen</translation>
    </message>
    <message>
        <source>IDs</source>
        <translation>IDs</translation>
    </message>
    <message>
        <source>Tensor of row numbers</source>
        <translation>Tensor mit den Zeilennummern</translation>
    </message>
    <message>
        <source>Tensor to repeat</source>
        <translation>Tensor, der wiederholt wird</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>Number of copies in the batch</source>
        <translation>Anzahl der Kopien im Batch</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>The layers add a bias</source>
        <translation>Die Schichten addieren einen Bias</translation>
    </message>
    <message>
        <source>skip %1, drawn earlier</source>
        <translation>skip %1, früher gezogen</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Replace x with pasted values</source>
        <translation>x durch eingefügte Werte ersetzen</translation>
    </message>
    <message>
        <source>Paste only %1 × %2</source>
        <translation>Nur %1 × %2 einfügen</translation>
    </message>
    <message>
        <source>Cannot paste this</source>
        <translation>Das lässt sich nicht einfügen</translation>
    </message>
    <message>
        <source>%1 × %2 values</source>
        <translation>%1 × %2 Werte</translation>
    </message>
    <message>
        <source>%1 × %2 values go into %3 … %4</source>
        <translation>%1 × %2 Werte kommen nach %3 … %4</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Fill table</source>
        <translation>Tabelle füllen</translation>
    </message>
    <message>
        <source>Title and notes</source>
        <translation>Titel und Notizen</translation>
    </message>
    <message>
        <source>what this scene shows</source>
        <translation>was diese Szene zeigt</translation>
    </message>
    <message>
        <source>what to look at and what to try</source>
        <translation>was es zu beobachten und auszuprobieren gibt</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>Change title and notes</source>
        <translation>Titel und Notizen ändern</translation>
    </message>
    <message>
        <source>read by query heads %1 and %2</source>
        <translation>gelesen von den Query-Köpfen %1 und %2</translation>
    </message>
    <message>
        <source>read by query heads %1 to %2</source>
        <translation>gelesen von den Query-Köpfen %1 bis %2</translation>
    </message>
    <message>
        <source>Key/value head %1, %2</source>
        <translation>Key-/Value-Kopf %1, %2</translation>
    </message>
    <message>
        <source>value head %1</source>
        <translation>Value-Kopf %1</translation>
    </message>
    <message>
        <source>no mask</source>
        <translation>keine Maske</translation>
    </message>
    <message>
        <source>the causal mask</source>
        <translation>kausale Maske</translation>
    </message>
    <message>
        <source>the padding mask</source>
        <translation>die Padding-Maske</translation>
    </message>
    <message>
        <source>the mask</source>
        <translation>die Maske</translation>
    </message>
    <message>
        <source>the scale 1/√(head size)</source>
        <translation>die Skalierung 1/√(Kopfgröße)</translation>
    </message>
    <message>
        <source>no scale</source>
        <translation>keine Skalierung</translation>
    </message>
    <message>
        <source>dropout with p = %1</source>
        <translation>Dropout mit p = %1</translation>
    </message>
    <message>
        <source>no dropout</source>
        <translation>kein Dropout</translation>
    </message>
    <message>
        <source>Kept from this scene: %1.</source>
        <translation>Aus dieser Szene übernommen: %1.</translation>
    </message>
    <message>
        <source>A seed must be a whole number from −2^63 to 2^64 − 1, got %1.</source>
        <translation>Ein Seed muss eine ganze Zahl von −2^63 bis 2^64 − 1 sein, angegeben ist %1.</translation>
    </message>
    <message>
        <source>added bias</source>
        <translation>addierter Bias</translation>
    </message>
    <message>
        <source>exactly 0</source>
        <translation>genau 0</translation>
    </message>
    <message>
        <source>%1 products</source>
        <translation>%1 Produkte</translation>
    </message>
    <message>
        <source>layer %1, %2, %3: %4</source>
        <translation>Lage %1, %2, %3: %4</translation>
    </message>
    <message>
        <source>pinned value; the products add up to %1</source>
        <translation>festgesetzter Wert; die Produkte ergeben %1</translation>
    </message>
    <message>
        <source>the head is turned off, so this value is 0; otherwise the products would add up to %1</source>
        <translation>der Kopf ist ausgeschaltet, also ist dieser Wert 0; sonst ergäben die Produkte %1</translation>
    </message>
    <message>
        <source>the products add up to %1, but this value is different</source>
        <translation>die Produkte ergeben %1, dieser Wert ist aber ein anderer</translation>
    </message>
    <message>
        <source>%1, %2, %3 from front to back</source>
        <translation>%1, %2, in die Tiefe: %3</translation>
    </message>
    <message>
        <source>Columns across</source>
        <translation>Spalten nach rechts</translation>
    </message>
    <message>
        <source>rows down</source>
        <translation>Zeilen nach unten</translation>
    </message>
    <message>
        <source>term</source>
        <translation>Term</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>%1; seen from the front, all layers add up to the map</source>
        <translation>%1; von vorn gesehen ergeben alle Lagen zusammen das Bild</translation>
    </message>
    <message>
        <source>From above: the products of %1, one line per layer</source>
        <translation>Von oben: die Produkte von %1, eine Linie pro Lage</translation>
    </message>
    <message>
        <source>From the side: the products of %1, one column per layer</source>
        <translation>Von der Seite: die Produkte von %1, eine Spalte pro Lage</translation>
    </message>
    <message>
        <source>Layer of %1</source>
        <translation>Lage von %1</translation>
    </message>
    <message>
        <source>Layers of %1 to %2</source>
        <translation>Lagen von %1 bis %2</translation>
    </message>
    <message>
        <source>dim %1</source>
        <translation>Dim. %1</translation>
    </message>
    <message>
        <source>%1: head turned off</source>
        <translation>%1: Kopf ausgeschaltet</translation>
    </message>
    <message>
        <source>%1: nothing to add</source>
        <translation>%1: nichts zu addieren</translation>
    </message>
    <message>
        <source>%1: sum of both terms</source>
        <translation>%1: Summe beider Terme</translation>
    </message>
    <message>
        <source>%1: sum of all %2 terms</source>
        <translation>%1: Summe aller %2 Terme</translation>
    </message>
    <message>
        <source>as in the map; layers shown: %1</source>
        <translation>wie im Bild; gezeigte Lagen: %1</translation>
    </message>
    <message>
        <source>as in the map</source>
        <translation>wie im Bild</translation>
    </message>
    <message>
        <source>Term %1 of %2, %3</source>
        <translation>Term %1 von %2, %3</translation>
    </message>
    <message>
        <source>%1: next</source>
        <translation>%1: als Nächstes</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>festgesetzt</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>sum so far</source>
        <translation>Summe bisher</translation>
    </message>
    <message>
        <source>Select a cell to see how it is computed</source>
        <translation>Eine Zelle auswählen, um ihre Berechnung zu sehen</translation>
    </message>
    <message>
        <source>terms %1 to %2, … and %3 more</source>
        <translation>Terme %1 bis %2, … und %3 weitere</translation>
    </message>
    <message>
        <source>%1 · seed %2 · made with AttnScope</source>
        <translation>%1 · Seed %2 · erstellt mit AttnScope</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>The sentence</source>
        <translation>Der Satz</translation>
    </message>
    <message>
        <source>The sentence and its words as numbers</source>
        <translation>Der Satz und seine Wörter als Zahlen</translation>
    </message>
    <message>
        <source>Given values</source>
        <translation>Gegebene Werte</translation>
    </message>
    <message>
        <source>One row, step by step</source>
        <translation>Eine Zeile, Schritt für Schritt</translation>
    </message>
    <message>
        <source>normalized</source>
        <translation>normiert</translation>
    </message>
    <message>
        <source>after dropout</source>
        <translation>nach dem Dropout</translation>
    </message>
    <message>
        <source>masked score</source>
        <translation>maskierter Score</translation>
    </message>
    <message>
        <source>biased score</source>
        <translation>Score mit Bias</translation>
    </message>
    <message>
        <source>capped score</source>
        <translation>Score mit Softcap</translation>
    </message>
    <message>
        <source>scaled score</source>
        <translation>skalierter Score</translation>
    </message>
    <message>
        <source>0 of %1 tokens</source>
        <translation>0 von %1 Tokens</translation>
    </message>
    <message>
        <source>token %1 of %2</source>
        <translation>Token %1 von %2</translation>
    </message>
    <message>
        <source>No token yet. The cache is empty.</source>
        <translation>Noch kein Token. Der Cache ist leer.</translation>
    </message>
    <message>
        <source>key head %1: %2 of %3 rows stored, row %4 is new; %5 bytes</source>
        <translation>Key-Kopf %1: %2 von %3 Zeilen gespeichert, Zeile %4 ist neu; %5 Bytes</translation>
    </message>
    <message>
        <source>“%1” has not been processed yet, so it has no key or value.</source>
        <translation>„%1“ ist noch nicht verarbeitet und hat daher weder Key noch Value.</translation>
    </message>
    <message>
        <source>new, just stored</source>
        <translation>neu, gerade gespeichert</translation>
    </message>
    <message>
        <source>read from the cache</source>
        <translation>aus dem Cache gelesen</translation>
    </message>
    <message>
        <source>key %1, component %2: %3 %4, %5</source>
        <translation>Key %1, Komponente %2: %3 %4, %5</translation>
    </message>
    <message>
        <source>value %1, component %2: %3, %4</source>
        <translation>Value %1, Komponente %2: %3, %4</translation>
    </message>
    <message>
        <source>No row yet. Step to the first token.</source>
        <translation>Noch keine Zeile. Zum ersten Token weitergehen.</translation>
    </message>
    <message>
        <source>Row “%1” matches the full computation bit for bit</source>
        <translation>Zeile „%1“ stimmt Bit für Bit mit der vollständigen Rechnung überein</translation>
    </message>
    <message>
        <source>Row “%1” matches the full computation up to float32 rounding (at most %2)</source>
        <translation>Zeile „%1“ stimmt bis auf float32-Rundung (höchstens %2) mit der vollständigen Rechnung überein</translation>
    </message>
    <message>
        <source>weight of head %1, key %2</source>
        <translation>Gewicht von Kopf %1, Key %2</translation>
    </message>
    <message>
        <source>context of head %1, component %2</source>
        <translation>Kontext von Kopf %1, Komponente %2</translation>
    </message>
    <message>
        <source>Row “%1” differs from the full computation because only one of the two values is a number (%2)</source>
        <translation>Zeile „%1“ weicht von der vollständigen Rechnung ab, weil nur einer der beiden Werte eine Zahl ist (%2)</translation>
    </message>
    <message>
        <source>Row “%1” differs from the full computation by %2 (%3)</source>
        <translation>Zeile „%1“ weicht von der vollständigen Rechnung um %2 ab (%3)</translation>
    </message>
    <message>
        <source>query %1, key %2</source>
        <translation>Query %1, Key %2</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>naive softmax</source>
        <translation>naive Softmax</translation>
    </message>
    <message>
        <source>row / row sum</source>
        <translation>Zeile / Zeilensumme</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Eval mode draws nothing and keeps everything.</source>
        <translation>Der eval-Modus zieht nichts und behält alles.</translation>
    </message>
    <message>
        <source>p = 0 draws nothing and keeps everything.</source>
        <translation>p = 0 zieht nichts und behält alles.</translation>
    </message>
    <message>
        <source>p = 1 draws nothing and drops everything.</source>
        <translation>p = 1 zieht nichts und verwirft alles.</translation>
    </message>
    <message>
        <source>Dropout comes after “%2”, but the computation is only at “%1”.</source>
        <translation>Der Dropout kommt nach „%2“, die Berechnung ist aber erst bei „%1“.</translation>
    </message>
    <message>
        <source>%1: %2 %3, p = 0 drops nothing</source>
        <translation>%1: %2 %3, p = 0 verwirft nichts</translation>
    </message>
    <message>
        <source>%1: %2 %3, eval mode drops nothing</source>
        <translation>%1: %2 %3, der eval-Modus verwirft nichts</translation>
    </message>
    <message>
        <source>%1: p = 1 drops everything, %2 × 0 = %3</source>
        <translation>%1: p = 1 verwirft alles, %2 × 0 = %3</translation>
    </message>
    <message>
        <source>%1: u = %2 %3 %4</source>
        <translation>%1: u = %2 %3 %4</translation>
    </message>
    <message>
        <source>%1; pinned: %2</source>
        <translation>%1; festgesetzt: %2</translation>
    </message>
    <message>
        <source>%1, but keep is pinned: %2 becomes %3</source>
        <translation>%1, aber keep ist festgesetzt: %2 wird %3</translation>
    </message>
    <message>
        <source>%1, but masked: 0 stays 0</source>
        <translation>%1, aber maskiert: 0 bleibt 0</translation>
    </message>
    <message>
        <source>%1, kept: %2 / %3 = %4</source>
        <translation>%1, behalten: %2 / %3 = %4</translation>
    </message>
    <message>
        <source>%1, dropped: %2 becomes 0</source>
        <translation>%1, verworfen: %2 wird 0</translation>
    </message>
    <message>
        <source>%1, dropped: %2 × 0 = %3</source>
        <translation>%1, verworfen: %2 × 0 = %3</translation>
    </message>
    <message>
        <source>1 Draw u</source>
        <translation>1 Ziehung u</translation>
    </message>
    <message>
        <source>keep where u &lt; 1 − p = %1</source>
        <translation>behalten, wo u &lt; 1 − p = %1</translation>
    </message>
    <message>
        <source>nothing is drawn</source>
        <translation>es wird nichts gezogen</translation>
    </message>
    <message>
        <source>keep u &lt; %1</source>
        <translation>u &lt; %1 behalten</translation>
    </message>
    <message>
        <source>2 Values</source>
        <translation>2 Werte</translation>
    </message>
    <message>
        <source>2 Scores</source>
        <translation>2 Scores</translation>
    </message>
    <message>
        <source>2 Weights</source>
        <translation>2 Gewichte</translation>
    </message>
    <message>
        <source>as they are, no softmax</source>
        <translation>wie sie sind, ohne Softmax</translation>
    </message>
    <message>
        <source>before the softmax</source>
        <translation>vor der Softmax</translation>
    </message>
    <message>
        <source>3 Dropped, survivors × %1</source>
        <translation>3 Verworfen, der Rest × %1</translation>
    </message>
    <message>
        <source>3 Everything dropped</source>
        <translation>3 Alles verworfen</translation>
    </message>
    <message>
        <source>3 Unchanged, nothing dropped</source>
        <translation>3 Unverändert, nichts verworfen</translation>
    </message>
    <message>
        <source>%1 / p</source>
        <translation>%1 / p</translation>
    </message>
    <message>
        <source>%1 / (1 − p)</source>
        <translation>%1 / (1 − p)</translation>
    </message>
    <message>
        <source>%1 × 0</source>
        <translation>%1 × 0</translation>
    </message>
    <message>
        <source>no factor</source>
        <translation>kein Faktor</translation>
    </message>
    <message>
        <source>3 Dropped, × %1</source>
        <translation>3 Verworfen, × %1</translation>
    </message>
    <message>
        <source>3 All dropped</source>
        <translation>3 Alles verworfen</translation>
    </message>
    <message>
        <source>3 Unchanged</source>
        <translation>3 Unverändert</translation>
    </message>
    <message>
        <source>4 Sums</source>
        <translation>4 Summen</translation>
    </message>
    <message>
        <source>need not be 1</source>
        <translation>müssen nicht 1 sein</translation>
    </message>
    <message>
        <source>of the rows</source>
        <translation>der Zeilen</translation>
    </message>
    <message>
        <source>B, with the mistake</source>
        <translation>B, mit dem Fehler</translation>
    </message>
    <message>
        <source>A, correct</source>
        <translation>A, richtig</translation>
    </message>
    <message>
        <source>q %1</source>
        <translation>q %1</translation>
    </message>
    <message>
        <source>k %1</source>
        <translation>k %1</translation>
    </message>
    <message>
        <source>v %1</source>
        <translation>v %1</translation>
    </message>
    <message>
        <source>keys %1–%2</source>
        <translation>Keys %1–%2</translation>
    </message>
    <message>
        <source>the sink&apos;s logit</source>
        <translation>das Logit des Sinks</translation>
    </message>
    <message>
        <source>no key yet</source>
        <translation>noch kein Key</translation>
    </message>
    <message>
        <source>nothing added yet</source>
        <translation>noch nichts addiert</translation>
    </message>
    <message>
        <source>nothing mixed yet</source>
        <translation>noch nichts gemischt</translation>
    </message>
    <message>
        <source>Σ e^(z − m) × dropout × v</source>
        <translation>Σ e^(z − m) × Dropout × v</translation>
    </message>
    <message>
        <source>Before the first tile</source>
        <translation>Vor der ersten Kachel</translation>
    </message>
    <message>
        <source>Tile %1 of %2: %3</source>
        <translation>Kachel %1 von %2: %3</translation>
    </message>
    <message>
        <source>the sink counts from the start</source>
        <translation>der Sink zählt von Anfang an</translation>
    </message>
    <message>
        <source>no allowed key yet, so 0 is subtracted</source>
        <translation>noch kein Key erlaubt, also wird 0 abgezogen</translation>
    </message>
    <message>
        <source>all masked, so nothing changes</source>
        <translation>alle maskiert, also ändert sich nichts</translation>
    </message>
    <message>
        <source>the first allowed key, so there is nothing to rescale</source>
        <translation>der erste erlaubte Key, also muss nichts neu skaliert werden</translation>
    </message>
    <message>
        <source>the maximum stays, so nothing is rescaled</source>
        <translation>das Maximum bleibt, also wird nichts neu skaliert</translation>
    </message>
    <message>
        <source>the maximum grows, so earlier sums shrink</source>
        <translation>das Maximum wächst, also schrumpfen die bisherigen Summen</translation>
    </message>
    <message>
        <source>%1 of %2 keys seen</source>
        <translation>%1 von %2 Keys gesehen</translation>
    </message>
    <message>
        <source>The weights differ from the full softmax by %1.</source>
        <translation>Die Gewichte weichen um %1 von denen der normalen Softmax ab.</translation>
    </message>
    <message>
        <source>The weights match the full softmax, but the context differs by %1.</source>
        <translation>Die Gewichte stimmen mit der normalen Softmax überein, aber der Kontext weicht um %1 ab.</translation>
    </message>
    <message>
        <source>No key is allowed, so 0 / 0 is nan here and in the full softmax.</source>
        <translation>Kein Key ist erlaubt, also ist 0 / 0 hier und in der normalen Softmax nan.</translation>
    </message>
    <message>
        <source>The weights are nan here and in the full softmax.</source>
        <translation>Die Gewichte sind hier und in der normalen Softmax nan.</translation>
    </message>
    <message>
        <source>The weights match the full softmax. The head is turned off, so the layer&apos;s context is 0.</source>
        <translation>Die Gewichte stimmen mit der normalen Softmax überein. Der Kopf ist ausgeschaltet, also ist der Kontext der Schicht 0.</translation>
    </message>
    <message>
        <source>Weights and context match the full softmax</source>
        <translation>Gewichte und Kontext stimmen mit der normalen Softmax überein</translation>
    </message>
    <message>
        <source>The weights match the full softmax</source>
        <translation>Die Gewichte stimmen mit der normalen Softmax überein</translation>
    </message>
    <message>
        <source>This saves nothing for a row this short, because the tile with m and l is just as large.</source>
        <translation>Bei einer so kurzen Zeile spart das nichts, weil die Kachel mit m und l genauso groß ist.</translation>
    </message>
    <message>
        <source>This saves nothing for a row this short, because the tile with m and l is larger.</source>
        <translation>Bei einer so kurzen Zeile spart das nichts, weil die Kachel mit m und l größer ist.</translation>
    </message>
    <message>
        <source>This saves 1 number for this row. Longer rows save more.</source>
        <translation>Das spart bei dieser Zeile 1 Zahl. Längere Zeilen sparen mehr.</translation>
    </message>
    <message>
        <source>This saves %1 numbers for this row. Longer rows save more.</source>
        <translation>Das spart bei dieser Zeile %1 Zahlen. Längere Zeilen sparen mehr.</translation>
    </message>
    <message>
        <source>in tile %1, not yet seen</source>
        <translation>in Kachel %1, noch nicht gesehen</translation>
    </message>
    <message>
        <source>largest value %1, m %2, factor %3, l %4</source>
        <translation>größter Wert %1, m %2, Faktor %3, l %4</translation>
    </message>
    <message>
        <source>s × %1</source>
        <translation>s × %1</translation>
    </message>
    <message>
        <source>s / √%1</source>
        <translation>s / √%1</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>s / %1</source>
        <translation>s / %1</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>maximum %1</source>
        <translation>Maximum %1</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Masked scores</source>
        <translation>Maskierte Scores</translation>
    </message>
    <message>
        <source>s = q · k</source>
        <translation>s = q · k</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Scale, mask</source>
        <translation>Skalierung, Maske</translation>
    </message>
    <message>
        <source>−∞ where masked</source>
        <translation>−∞, wo maskiert</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>s × keep / p</source>
        <translation>s × keep / p</translation>
    </message>
    <message>
        <source>s × keep / (1 − p)</source>
        <translation>s × keep / (1 − p)</translation>
    </message>
    <message>
        <source>Minus maximum</source>
        <translation>Minus Maximum</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>e-Potenz</translation>
    </message>
    <message>
        <source>e to each value</source>
        <translation>e hoch Wert</translation>
    </message>
    <message>
        <source>Divide by the sum</source>
        <translation>Durch die Summe</translation>
    </message>
    <message>
        <source>× 0 or × 1</source>
        <translation>× 0 oder × 1</translation>
    </message>
    <message>
        <source>Rescale</source>
        <translation>Neu skalieren</translation>
    </message>
    <message>
        <source>so far %1</source>
        <translation>bisher %1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>Score %1</translation>
    </message>
    <message>
        <source>scaled score %1</source>
        <translation>skalierter Score %1</translation>
    </message>
    <message>
        <source>score after dropout %1</source>
        <translation>Score nach dem Dropout %1</translation>
    </message>
    <message>
        <source>score / %1 = %2</source>
        <translation>Score / %1 = %2</translation>
    </message>
    <message>
        <source>masked: %1</source>
        <translation>maskiert: %1</translation>
    </message>
    <message>
        <source>weight × %1 = %2</source>
        <translation>Gewicht × %1 = %2</translation>
    </message>
    <message>
        <source>weight %1 = %2</source>
        <translation>Gewicht %1 = %2</translation>
    </message>
    <message>
        <source>Drag the tip of a vector, or move the selected tip with the arrow keys</source>
        <translation>Die Spitze eines Vektors ziehen oder die gewählte mit den Pfeiltasten bewegen</translation>
    </message>
    <message>
        <source>normalized and rotated by token position</source>
        <translation>normiert und entsprechend der Tokenposition gedreht</translation>
    </message>
    <message>
        <source>rotated by token position</source>
        <translation>entsprechend der Tokenposition gedreht</translation>
    </message>
    <message>
        <source>Queries and keys are drawn as they enter the score: %1.</source>
        <translation>Querys und Keys sind so gezeichnet, wie sie in den Score eingehen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n values are not finite (first: %1).</source>
        <translation>
            <numerusform>Ein Wert ist nicht endlich (%1).</numerusform>
            <numerusform>%n Werte sind nicht endlich (der erste: %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>out %1: %2 of head %3, element %4</source>
        <translation>out %1: %2 von Kopf %3, Element %4</translation>
    </message>
    <message>
        <source>%1, head %2</source>
        <translation>%1, Kopf %2</translation>
    </message>
    <message>
        <source>vocabulary row %1, not used by any token</source>
        <translation>Vokabularzeile %1, von keinem Token benutzt</translation>
    </message>
    <message>
        <source>vocabulary row %1: %2</source>
        <translation>Vokabularzeile %1: %2</translation>
    </message>
    <message>
        <source>memory token %1: %2</source>
        <translation>Memory-Token %1: %2</translation>
    </message>
    <message>
        <source>token %1: %2</source>
        <translation>Token %1: %2</translation>
    </message>
    <message>
        <source>seed %1 · %2</source>
        <translation>Seed %1 · %2</translation>
    </message>
    <message>
        <source>(%1) over (%2)</source>
        <translation>(%1) durch (%2)</translation>
    </message>
    <message>
        <source>sum over %1 of</source>
        <translation>Summe über %1 von</translation>
    </message>
    <message>
        <source>sum of</source>
        <translation>Summe von</translation>
    </message>
    <message numerus="yes">
        <source>Fill in the %n blanks.</source>
        <translation>
            <numerusform>Fülle die Lücke aus.</numerusform>
            <numerusform>Fülle die %n Lücken aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n more terms</source>
        <translation>
            <numerusform>… noch 1 Term</numerusform>
            <numerusform>… noch %n Terme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n masked keys add e^(−∞) = 0 each</source>
        <translation>
            <numerusform>ein maskierter Key addiert e^(−∞) = 0</numerusform>
            <numerusform>%n maskierte Keys addieren jeweils e^(−∞) = 0</numerusform>
        </translation>
    </message>
    <message>
        <source>a figure of %1 × %2 cm at %3 DPI would have %4 million pixels; use at most %5 DPI</source>
        <translation>eine Abbildung von %1 × %2 cm bei %3 DPI hätte %4 Millionen Pixel; höchstens %5 DPI verwenden</translation>
    </message>
    <message>
        <source>%1 cm is too narrow for this figure; use a larger width, or leave out labels, row sums or the color bar</source>
        <translation>%1 cm Breite reichen für diese Abbildung nicht; eine größere Breite nehmen oder Beschriftungen, Zeilensummen oder die Farbskala weglassen</translation>
    </message>
    <message>
        <source>%1: could not create the folder for this file</source>
        <translation>%1: Der Ordner für diese Datei lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>dropped, %1 was %2</source>
        <translation>verworfen, %1 war %2</translation>
    </message>
    <message>
        <source>%1 exactly 0</source>
        <translation>%1 genau 0</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
        <source>off: %1</source>
        <translation>aus: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>1 Kopf</numerusform>
            <numerusform>%n Köpfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values edited</source>
        <translation>
            <numerusform>1 Wert geändert</numerusform>
            <numerusform>%n Werte geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results pinned</source>
        <translation>
            <numerusform>1 Ergebnis festgesetzt</numerusform>
            <numerusform>%n Ergebnisse festgesetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>unendlich</translation>
    </message>
    <message>
        <source>overridden</source>
        <translation>überschrieben</translation>
    </message>
    <message>
        <source>edited by hand</source>
        <translation>von Hand geändert</translation>
    </message>
    <message>
        <source>student_%1</source>
        <translation>schueler_%1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>a name can have at most %1 characters, but this one has %2</source>
        <translation>ein Name darf höchstens %1 Zeichen haben, dieser hat %2</translation>
    </message>
    <message>
        <source>the name contains a character that cannot be printed</source>
        <translation>der Name enthält ein Zeichen, das sich nicht drucken lässt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is already on line %2. Use different names, because each name gets its own numbers.</source>
        <translation>&apos;%1&apos; steht schon in Zeile %2. Verschiedene Namen verwenden, denn jeder Name bekommt eigene Zahlen.</translation>
    </message>
    <message>
        <source>a class can have at most %1 names</source>
        <translation>eine Klasse darf höchstens %1 Namen haben</translation>
    </message>
    <message numerus="yes">
        <source>its weights sum to 1, so it lies inside the outline of its %n values</source>
        <translation>
            <numerusform>seine Gewichte ergeben zusammen 1, also liegt er im Umriss seines Value</numerusform>
            <numerusform>seine Gewichte ergeben zusammen 1, also liegt er im Umriss seiner %n Values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocked keys keep their weight</source>
        <translation>
            <numerusform>1 gesperrter Key behält sein Gewicht</numerusform>
            <numerusform>%n gesperrte Keys behalten ihr Gewicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more pairs</source>
        <translation>
            <numerusform>1 weiteres Paar</numerusform>
            <numerusform>%n weitere Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not rotated</source>
        <translation>
            <numerusform>1 nicht gedreht</numerusform>
            <numerusform>%n nicht gedreht</numerusform>
        </translation>
    </message>
    <message>
        <source>query %1 → key %2</source>
        <translation>Query %1 → Key %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>1 Token</numerusform>
            <numerusform>%n Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>The previous change is still being displayed, so this one was not applied. Try again.</source>
        <translation>Die vorherige Änderung wird noch angezeigt, deshalb wurde diese nicht ausgeführt. Noch einmal versuchen.</translation>
    </message>
    <message>
        <source>not enough memory for a safety copy</source>
        <translation>der Speicher reicht nicht für eine Sicherungskopie</translation>
    </message>
    <message>
        <source>This scene cannot be computed, so sliders cannot move its values.</source>
        <translation>Diese Szene lässt sich nicht berechnen, also können Regler ihre Werte nicht bewegen.</translation>
    </message>
    <message>
        <source>Hidden or non-numeric values cannot be pinned to a slider.</source>
        <translation>Auf einen Regler lassen sich nur sichtbare Zahlenwerte legen.</translation>
    </message>
    <message>
        <source>Select a value in the map or in a table first.</source>
        <translation>Zuerst einen Wert im Bild oder in einer Tabelle auswählen.</translation>
    </message>
    <message>
        <source>A row with a single value has no angle. Pin the value instead.</source>
        <translation>Eine Zeile mit nur einem Wert hat keinen Winkel. Stattdessen den Wert auf einen Regler legen.</translation>
    </message>
    <message>
        <source>Sliders work with real numbers only, not with IDs or 0/1 values.</source>
        <translation>Auf Regler lassen sich nur reelle Zahlen legen, keine IDs und keine 0/1-Werte.</translation>
    </message>
    <message>
        <source>This figure has no values to draw.</source>
        <translation>Diese Abbildung enthält keine Werte, die sich zeichnen lassen.</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>a figure needs at least one matrix</source>
        <translation>eine Abbildung braucht mindestens eine Matrix</translation>
    </message>
    <message>
        <source>the figure width must be from 1 to 500 cm</source>
        <translation>eine Abbildung muss 1 bis 500 cm breit sein</translation>
    </message>
    <message>
        <source>not enough memory for a picture of this size; try a lower DPI</source>
        <translation>für ein Bild dieser Größe reicht der Speicher nicht; weniger DPI verwenden</translation>
    </message>
    <message>
        <source>the figure does not contain its scene; open the scene file</source>
        <translation>die Abbildung enthält ihre Szene nicht; die Szenendatei öffnen</translation>
    </message>
    <message>
        <source>expected a PNG, SVG or PDF figure</source>
        <translation>erwartet wird eine Abbildung als PNG, SVG oder PDF</translation>
    </message>
    <message>
        <source>Not enough memory to draw these figures. Draw fewer at once or make them smaller.</source>
        <translation>Für diese Abbildungen reicht der Speicher nicht. Weniger auf einmal oder kleinere zeichnen.</translation>
    </message>
    <message>
        <source>the list of names is not UTF-8 text; save it as UTF-8</source>
        <translation>die Namensliste ist kein UTF-8-Text; als UTF-8 speichern</translation>
    </message>
    <message>
        <source>no names found; expected one per line</source>
        <translation>keine Namen gefunden; erwartet wird einer pro Zeile</translation>
    </message>
    <message>
        <source>Not enough memory for these worksheets. Use a shorter list of names.</source>
        <translation>Der Speicher reicht nicht für diese Arbeitsblätter. Eine kürzere Namensliste verwenden.</translation>
    </message>
    <message>
        <source>Notebooks 000, 002, 003</source>
        <translation>Notebooks 000, 002, 003</translation>
    </message>
    <message>
        <source>dot products, softmax, context</source>
        <translation>Skalarprodukte, Softmax, Kontext</translation>
    </message>
    <message>
        <source>Notebooks 000, 003</source>
        <translation>Notebooks 000, 003</translation>
    </message>
    <message>
        <source>three weight matrices, seed 123</source>
        <translation>drei Gewichtsmatrizen, Seed 123</translation>
    </message>
    <message>
        <source>Notebook 000</source>
        <translation>Notebook 000</translation>
    </message>
    <message>
        <source>masked with −∞, then softmax</source>
        <translation>mit −∞ maskiert, dann Softmax</translation>
    </message>
    <message>
        <source>Notebook 003</source>
        <translation>Notebook 003</translation>
    </message>
    <message>
        <source>p = 0.5, seed 123 again</source>
        <translation>p = 0.5, wieder Seed 123</translation>
    </message>
    <message>
        <source>Notebook 001</source>
        <translation>Notebook 001</translation>
    </message>
    <message>
        <source>heads joined without a transpose</source>
        <translation>Köpfe ohne Transponieren verbunden</translation>
    </message>
    <message>
        <source>Notebook 004</source>
        <translation>Notebook 004</translation>
    </message>
    <message>
        <source>two sentences, mask not applied</source>
        <translation>zwei Sätze, Maske nicht angewendet</translation>
    </message>
    <message>
        <source>four queries, two keys</source>
        <translation>vier Querys, zwei Keys</translation>
    </message>
    <message>
        <source>only the distance counts</source>
        <translation>nur der Abstand zählt</translation>
    </message>
    <message>
        <source>normalized q and k</source>
        <translation>q und k normalisiert</translation>
    </message>
    <message>
        <source>a flattened spike</source>
        <translation>ein gedämpfter Ausreißer</translation>
    </message>
    <message>
        <source>a slope instead of positions</source>
        <translation>Steigung statt Positionen</translation>
    </message>
    <message>
        <source>distant words share a value</source>
        <translation>ferne Wörter teilen sich einen Wert</translation>
    </message>
    <message>
        <source>nearby words plus the first</source>
        <translation>nahe Wörter und das erste</translation>
    </message>
    <message>
        <source>both ways, then backward only</source>
        <translation>beide Richtungen, dann nur zurück</translation>
    </message>
    <message>
        <source>rows that sum to less than 1</source>
        <translation>Zeilensummen unter 1</translation>
    </message>
    <message>
        <source>words look at another text</source>
        <translation>Wörter schauen in einen anderen Text</translation>
    </message>
    <message>
        <source>windows, pictures, files</source>
        <translation>Fenster, Bilder, Dateien</translation>
    </message>
    <message>
        <source>plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>the command line</source>
        <translation>die Befehlszeile</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Unicode in tokenizers</source>
        <translation>Unicode in Tokenizern</translation>
    </message>
    <message>
        <source>tokenizer patterns</source>
        <translation>Muster von Tokenizern</translation>
    </message>
    <message>
        <source>compressed files</source>
        <translation>komprimierte Dateien</translation>
    </message>
    <message>
        <source>logarithm, sine and cosine as PyTorch computes them, based on Cephes by Stephen Moshier</source>
        <translation>Logarithmus, Sinus und Kosinus, wie PyTorch sie berechnet, nach Cephes von Stephen Moshier</translation>
    </message>
    <message>
        <source>color maps</source>
        <translation>Farbskalen</translation>
    </message>
    <message>
        <source>window font</source>
        <translation>Schrift des Fensters</translation>
    </message>
    <message>
        <source>number font, without its ligatures</source>
        <translation>Schrift der Zahlen, ohne ihre Ligaturen</translation>
    </message>
    <message>
        <source>formula font</source>
        <translation>Schrift der Formeln</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Grays</source>
        <translation>Graustufen</translation>
    </message>
    <message>
        <source>Blue to orange</source>
        <translation>Blau bis Orange</translation>
    </message>
    <message>
        <source>Circuits are computed only from weights and embeddings. Change those instead.</source>
        <translation>Schaltkreise werden nur aus Gewichten und Embeddings berechnet. Nur diese lassen sich ändern.</translation>
    </message>
    <message>
        <source>Scenes (*.attn);;All files (*)</source>
        <translation>Szenen (*.attn);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>could not read the file</source>
        <translation>die Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>future</source>
        <comment>before a noun</comment>
        <translation>künftigen</translation>
    </message>
    <message>
        <source>masked</source>
        <comment>before a noun</comment>
        <translation>maskierten</translation>
    </message>
    <message>
        <source>row sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Not enough memory for this change. Nothing was changed.</source>
        <translation>Für diese Änderung reicht der Speicher nicht. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date, as QLocale::toString writes it</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>the figure contains its scene but not its options; if it comes from a studio, export it there again</source>
        <translation>die Abbildung enthält ihre Szene, aber nicht ihre Optionen; eine Abbildung aus einem Studio dort noch einmal exportieren</translation>
    </message>
    <message>
        <source>lesson not found</source>
        <translation>Lektion nicht gefunden</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>In the first two rows, the scores rise by 1 from key to key, so the weights should be the same. In the second row, e^89 is too large for float32. If the maximum is not subtracted, the result is inf / inf, which is nan.</source>
        <translation>In den ersten zwei Zeilen steigen die Scores von Key zu Key um 1, also müssten die Gewichte gleich sein. In der zweiten Zeile ist e^89 zu groß für float32. Ohne Abzug des Maximums ergibt sich inf / inf, und das ist nan.</translation>
    </message>
    <message>
        <source>Pasted row %1, column %2: %3</source>
        <translation>Eingefügte Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>root of %1</source>
        <translation>Wurzel aus %1</translation>
    </message>
    <message>
        <source>%1 sub %2</source>
        <translation>%1 Index %2</translation>
    </message>
    <message>
        <source>%1 to the %2</source>
        <translation>%1 hoch %2</translation>
    </message>
    <message>
        <source>Every row plus its sink sums to 1</source>
        <translation>Jede Zeile ergibt mit ihrem Sink die Summe 1</translation>
    </message>
    <message>
        <source>Rows plus their sinks sum to %1, not 1</source>
        <translation>Die Zeilensummen mit Sink sind %1, nicht 1</translation>
    </message>
    <message>
        <source>%1 of %2 rows computed; each sums to 1 with its sink</source>
        <translation>%1 von %2 Zeilen berechnet; jede Summe ist mit Sink 1</translation>
    </message>
    <message>
        <source>Rows with sinks sum to 1</source>
        <translation>Zeilensummen mit Sink sind 1</translation>
    </message>
    <message>
        <source>Soft cap</source>
        <translation>Softcap</translation>
    </message>
    <message>
        <source>s + mask</source>
        <translation>s + Maske</translation>
    </message>
    <message>
        <source>Soft cap, mask</source>
        <translation>Softcap, Maske</translation>
    </message>
    <message>
        <source>Bias, mask</source>
        <translation>Bias, Maske</translation>
    </message>
    <message>
        <source>sink %1, %2</source>
        <translation>Sink %1, %2</translation>
    </message>
    <message>
        <source>capped score %1</source>
        <translation>Score mit Softcap %1</translation>
    </message>
    <message>
        <source>score with bias %1</source>
        <translation>Score mit Bias %1</translation>
    </message>
    <message>
        <source>masked score %1</source>
        <translation>maskierter Score %1</translation>
    </message>
    <message>
        <source>query %1, key %2: %3</source>
        <translation>Query %1, Key %2: %3</translation>
    </message>
    <message>
        <source>%1; the sink adds %2 to the sum</source>
        <translation>%1; der Sink trägt %2 zur Summe bei</translation>
    </message>
    <message>
        <source>This shortcut cannot be changed.</source>
        <translation>Dieses Kürzel lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>%1 alone goes to the focused control. Add Ctrl or Alt, or use a function key.</source>
        <translation>%1 allein geht an das Element mit dem Fokus. Nimm Strg oder Alt dazu oder eine Funktionstaste.</translation>
    </message>
    <message>
        <source>%1 is already used for “%2”. Press different keys, or change that shortcut first.</source>
        <translation>%1 gehört schon zu „%2“. Nimm andere Tasten oder ändere zuerst dieses Kürzel.</translation>
    </message>
    <message>
        <source>%1 opens the “%2” menu. Press different keys.</source>
        <translation>%1 öffnet das Menü „%2“. Nimm andere Tasten.</translation>
    </message>
    <message>
        <source>head turned off</source>
        <translation>Kopf ausgeschaltet</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>the hidden state</source>
        <translation>der verborgene Zustand</translation>
    </message>
    <message>
        <source>%1: plus bias</source>
        <translation>%1: plus Bias</translation>
    </message>
    <message>
        <source>%1: sum of both terms plus bias</source>
        <translation>%1: beide Terme plus Bias</translation>
    </message>
    <message>
        <source>%1: sum of all %2 terms plus bias</source>
        <translation>%1: alle %2 Terme plus Bias</translation>
    </message>
    <message>
        <source>weight after dropout</source>
        <translation>Gewicht nach Dropout</translation>
    </message>
    <message>
        <source>each head’s weight after dropout</source>
        <translation>Gewicht jedes Kopfes nach Dropout</translation>
    </message>
    <message>
        <source>transposed</source>
        <translation>transponiert</translation>
    </message>
    <message>
        <source>You have changed this scene since opening it. Undo restores it.</source>
        <translation>Die Szene wurde seit dem Öffnen geändert. Rückgängig stellt sie wieder her.</translation>
    </message>
    <message>
        <source>Components rotate in pairs, but each head of this scene has only one component.</source>
        <translation>Komponenten drehen sich paarweise, aber jeder Kopf dieser Szene hat nur eine Komponente.</translation>
    </message>
    <message>
        <source>Edit any number in an attention layer and watch every other number change.</source>
        <translation>Ändere eine beliebige Zahl in einer Attention-Schicht und sieh zu, wie sich alle anderen ändern.</translation>
    </message>
    <message>
        <source>All heads of the model</source>
        <translation>Alle Köpfe des Modells</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jetzt du</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>centered at 0</source>
        <translation>um 0 zentriert</translation>
    </message>
    <message>
        <source>values × %1</source>
        <translation>Werte × %1</translation>
    </message>
    <message>
        <source>These arrays make a layer that maps %1 values to %2, but the model&apos;s layer on this page maps %3 to %4. Use a plain layer.</source>
        <translation>Diese Arrays ergeben eine Schicht, die %1 Werte auf %2 abbildet. Die Schicht des Modells auf dieser Seite bildet aber %3 auf %4 ab. Eine einfache Schicht verwenden.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>No installed font includes the characters %1, so they appear as boxes. Install a font that includes them, such as %2.</source>
        <translation>Keine installierte Schrift enthält die Zeichen %1, deshalb erscheinen sie als Kästchen. Eine Schrift installieren, die sie enthält, zum Beispiel %2.</translation>
    </message>
    <message>
        <source>The first line is empty. Write the question there.</source>
        <translation>Die erste Zeile ist leer. Die Frage dort eintragen.</translation>
    </message>
    <message>
        <source>web page engine</source>
        <translation>Rechenkern der Webseiten</translation>
    </message>
    <message>
        <source>Not enough memory or disk space for the animation.</source>
        <translation>Für die Animation reicht der Speicher oder der Platz auf der Festplatte nicht.</translation>
    </message>
    <message>
        <source>logarithm, sine and cosine for PyTorch&apos;s scalar draws from a normal distribution</source>
        <translation>Logarithmus, Sinus und Kosinus für PyTorchs skalare Ziehungen aus der Normalverteilung</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>The mask adds values, but none of them is −∞; %1 of %2 weights are 0</source>
        <translation>Die Maske addiert Werte, aber keiner davon ist −∞; %1 von %2 Gewichten sind 0</translation>
    </message>
    <message>
        <source>Made with seed %1; the answer key uses exactly these numbers.</source>
        <translation>Erzeugt mit Seed %1; die Lösung verwendet genau diese Zahlen.</translation>
    </message>
    <message>
        <source>Drawn with seed %1 and rounded to 2 decimals; the answer key uses exactly these numbers.</source>
        <translation>Gezogen mit Seed %1 und auf 2 Nachkommastellen gerundet; die Lösung verwendet genau diese Zahlen.</translation>
    </message>
    <message>
        <source>sheet %1 of %2 · page %3 of %4 · tolerance ±%5</source>
        <translation>Blatt %1 von %2 · Seite %3 von %4 · Toleranz ±%5</translation>
    </message>
    <message>
        <source>%1 · made with AttnScope</source>
        <translation>%1 · erstellt mit AttnScope</translation>
    </message>
    <message>
        <source>answer key</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Given values. In the mask, cross out what each word may not look at.</source>
        <translation>Gegebene Werte. Streiche in der Maske durch, wohin ein Wort nicht schauen darf.</translation>
    </message>
    <message>
        <source>Inputs for the row</source>
        <translation>Ausgangswerte der Zeile</translation>
    </message>
    <message>
        <source>is masked</source>
        <translation>ist maskiert</translation>
    </message>
    <message>
        <source>batch of 1</source>
        <translation>Batch von 1</translation>
    </message>
    <message>
        <source>batch of %1</source>
        <translation>Batch von %1</translation>
    </message>
    <message>
        <source>for you only, next to the slides</source>
        <translation>nur für dich, neben den Folien</translation>
    </message>
    <message>
        <source>&amp;Description (public)</source>
        <translation>&amp;Beschreibung (öffentlich)</translation>
    </message>
    <message>
        <source>Shown on web pages and in shared copies.</source>
        <translation>Erscheint auf Webseiten und in weitergegebenen Kopien.</translation>
    </message>
    <message>
        <source>Speaker &amp;notes (private)</source>
        <translation>Vortrags&amp;notizen (privat)</translation>
    </message>
    <message>
        <source>These notes appear only while you present, not on web pages, in figures or in shared copies.</source>
        <translation>Diese Notizen erscheinen nur beim Präsentieren, nicht auf Webseiten, in Abbildungen oder in weitergegebenen Kopien.</translation>
    </message>
    <message>
        <source>drawn at random for this word, so the pattern has no meaning</source>
        <translation>für dieses Wort zufällig gezogen, daher hat das Muster keine Bedeutung</translation>
    </message>
    <message>
        <source>over: cannot overlay the picture on %1; choose one tensor, step by row or cell, and name an earlier tensor of the same kind and size (such as scaled under masked)</source>
        <translation>over: Das Bild lässt sich nicht über %1 legen; einen einzigen Tensor wählen, zeilen- oder zellenweise vorgehen und einen früheren Tensor derselben Art und Größe angeben (etwa scaled unter masked)</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>größtes Gewicht</translation>
    </message>
    <message>
        <source>“%1” is not a valid name for a lesson. Choose a name that ends in .attnlesson.</source>
        <translation>„%1“ ist kein gültiger Name für eine Lektion. Einen Namen wählen, der auf .attnlesson endet.</translation>
    </message>
    <message>
        <source>The existing file is unchanged.</source>
        <translation>Die vorhandene Datei ist unverändert.</translation>
    </message>
    <message>
        <source>Could not save %1: %2.</source>
        <translation>%1 konnte nicht gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>Choose another name or folder.</source>
        <translation>Einen anderen Namen oder Ordner wählen.</translation>
    </message>
    <message>
        <source>%1, with bias</source>
        <translation>%1, mit Bias</translation>
    </message>
    <message>
        <source>%1, padding row %2</source>
        <translation>%1, Padding-Zeile %2</translation>
    </message>
    <message>
        <source>%1, item %2</source>
        <translation>%1, Element %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>made with AttnScope</source>
        <translation>erstellt mit AttnScope</translation>
    </message>
    <message>
        <source>%1, because a value is pinned</source>
        <translation>%1, weil ein Wert festgesetzt ist</translation>
    </message>
    <message>
        <source>%1 of head %2</source>
        <translation>%1 von Kopf %2</translation>
    </message>
    <message>
        <source>%1 of item %2</source>
        <translation>%1 von Element %2</translation>
    </message>
    <message>
        <source>%1, so its context is 0</source>
        <translation>%1, also ist der Kontext dort 0</translation>
    </message>
    <message>
        <source>%1, so their context is 0</source>
        <translation>%1, also ist der Kontext dort 0</translation>
    </message>
    <message>
        <source>%1, because kept values are multiplied by 1/p instead of 1/(1 − p)</source>
        <translation>%1, weil behaltene Werte mit 1/p statt mit 1/(1 − p) multipliziert werden</translation>
    </message>
    <message>
        <source>%1; this is expected in training</source>
        <translation>%1; beim Training ist das zu erwarten</translation>
    </message>
    <message>
        <source>products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>%1, because −∞ was inserted after the softmax</source>
        <translation>%1, weil −∞ nach der Softmax eingesetzt wurde</translation>
    </message>
    <message>
        <source>%1, because the softmax runs over the queries</source>
        <translation>%1, weil die Softmax über die Querys läuft</translation>
    </message>
    <message>
        <source>%1, because the mask removed weights without rescaling the others</source>
        <translation>%1, weil die Maske Gewichte entfernt hat, ohne die übrigen neu zu skalieren</translation>
    </message>
    <message>
        <source>%1, because the mask was applied too late (after the softmax)</source>
        <translation>%1, weil die Maske zu spät angewendet wurde (nach der Softmax)</translation>
    </message>
    <message>
        <source>%1, because the mask was applied too early</source>
        <translation>%1, weil die Maske zu früh angewendet wurde</translation>
    </message>
    <message>
        <source>%1, because their rows have no key left</source>
        <translation>%1, weil in ihren Zeilen kein Key bleibt</translation>
    </message>
    <message>
        <source>%1, because their rows contain infinity or nan, even though they have keys left</source>
        <translation>%1, weil ihre Zeilen unendliche oder nan-Werte enthalten, obwohl noch Keys übrig sind</translation>
    </message>
    <message>
        <source>%1, batch item %2</source>
        <translation>%1, Batch-Element %2</translation>
    </message>
    <message>
        <source>most at %1 (%2)</source>
        <translation>am stärksten bei %1 (%2)</translation>
    </message>
    <message>
        <source>sum of the %1 columns shown</source>
        <translation>Summe der %1 gezeigten Spalten</translation>
    </message>
    <message>
        <source>%1 (given)</source>
        <translation>%1 (gegeben)</translation>
    </message>
    <message>
        <source>How much does %1 look at %2?</source>
        <translation>Wie stark schaut %1 auf %2?</translation>
    </message>
    <message>
        <source>first %1 of %2</source>
        <translation>erste %1 von %2</translation>
    </message>
    <message>
        <source>context of %2 (head %1 is off)</source>
        <translation>Kontext von %2 (Kopf %1 ist aus)</translation>
    </message>
    <message>
        <source>causal %1</source>
        <translation>kausale %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 (drawn as %2)</source>
        <translation>%1 (gezeichnet: %2)</translation>
    </message>
    <message>
        <source>%1 of the dot product</source>
        <translation>%1 des Skalarprodukts</translation>
    </message>
    <message>
        <source>%1 of the dot product (the rest is %2)</source>
        <translation>%1 des Skalarprodukts (nicht gezeigt: %2)</translation>
    </message>
    <message>
        <source>%1 of the squared lengths</source>
        <translation>%1 der quadrierten Längen</translation>
    </message>
    <message>
        <source>After the softmax of a row, its masked weights become 0, and the other weights are divided by their sum.</source>
        <translation>Nach der Softmax einer Zeile werden ihre maskierten Gewichte 0, und die übrigen werden durch ihre Summe geteilt.</translation>
    </message>
    <message>
        <source>After the softmax of a row, its masked weights become 0.</source>
        <translation>Nach der Softmax einer Zeile werden ihre maskierten Gewichte 0.</translation>
    </message>
    <message>
        <source>%1 of %2 rows do not sum to 1.</source>
        <translation>%1 von %2 Zeilensummen sind nicht 1.</translation>
    </message>
    <message>
        <source>A value in this row is pinned.</source>
        <translation>Ein Wert dieser Zeile ist festgesetzt.</translation>
    </message>
    <message>
        <source>%1 bit for bit.</source>
        <translation>%1, Bit für Bit.</translation>
    </message>
    <message>
        <source>%1 up to float32 rounding (%2).</source>
        <translation>%1, bis auf float32-Rundung (%2).</translation>
    </message>
    <message>
        <source>Dropout affects only what goes into the context. The weights shown are the weights before dropout.</source>
        <translation>Der Dropout wirkt nur auf das, was in den Kontext eingeht. Gezeigt sind die Gewichte vor dem Dropout.</translation>
    </message>
    <message numerus="yes">
        <source>Both methods also keep the context (%n numbers) in memory and read every k and v.</source>
        <translation>
            <numerusform>Beide Verfahren halten außerdem den Kontext (eine Zahl) im Speicher und lesen jedes k und v.</numerusform>
            <numerusform>Beide Verfahren halten außerdem den Kontext (%n Zahlen) im Speicher und lesen jedes k und v.</numerusform>
        </translation>
    </message>
    <message>
        <source>dropped from o</source>
        <translation>verworfen, fehlt in o</translation>
    </message>
    <message>
        <source>× %1 in o (dropout)</source>
        <translation>× %1 in o (Dropout)</translation>
    </message>
    <message>
        <source>tile %1, %2</source>
        <translation>Kachel %1, %2</translation>
    </message>
    <message>
        <source>%1. Marks: %2</source>
        <translation>%1. Zeichen: %2</translation>
    </message>
    <message>
        <source>%1 (each cell shows the value farthest from 0 among those it covers)</source>
        <translation>%1 (jede Zelle zeigt den Wert, der unter ihren Werten am weitesten von 0 entfernt ist)</translation>
    </message>
    <message>
        <source>“%1” is not a valid name for a scene. Choose a name that ends in .attn.</source>
        <translation>„%1“ ist kein gültiger Name für eine Szene. Einen Namen wählen, der auf .attn endet.</translation>
    </message>
    <message>
        <source>%1 of %2 rows computed; each row without hidden values sums to 1</source>
        <translation>%1 von %2 Zeilen berechnet; jede Zeile ohne verborgene Werte hat die Summe 1</translation>
    </message>
    <message>
        <source>All other rows sum to 1</source>
        <translation>Alle anderen Zeilensummen sind 1</translation>
    </message>
    <message numerus="yes">
        <source>The sums of %n rows are hidden.</source>
        <translation>
            <numerusform>Die Summe einer Zeile ist verborgen.</numerusform>
            <numerusform>Die Summen von %n Zeilen sind verborgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly the same in all other rows</source>
        <translation>in allen anderen Zeilen genau gleich</translation>
    </message>
    <message>
        <source>the same up to rounding in all other rows</source>
        <translation>in allen anderen Zeilen gleich bis auf Rundung</translation>
    </message>
    <message>
        <source>%1: head %2, element %3</source>
        <translation>%1: Kopf %2, Element %3</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1, aus</translation>
    </message>
    <message>
        <source>In this head: %1</source>
        <translation>In diesem Kopf: %1</translation>
    </message>
    <message>
        <source>%1, %2 of %3 shown</source>
        <translation>%1, %2 von %3 gezeigt</translation>
    </message>
    <message>
        <source>%1, masked</source>
        <translation>%1, maskiert</translation>
    </message>
    <message>
        <source>query %1, key %2: %3 %4</source>
        <translation>Query %1, Key %2: %3 %4</translation>
    </message>
    <message>
        <source>query %1, key %2: weight %3</source>
        <translation>Query %1, Key %2: Gewicht %3</translation>
    </message>
    <message>
        <source>%1 looks most at %2</source>
        <translation>%1 schaut am meisten auf %2</translation>
    </message>
    <message>
        <source>%1 is attended to most by %2</source>
        <translation>%1 wird am meisten angesehen von %2</translation>
    </message>
    <message>
        <source>z %1, e^(z − m) = e^(%2) = %3, weight %4</source>
        <translation>z %1, e^(z − m) = e^(%2) = %3, Gewicht %4</translation>
    </message>
    <message>
        <source>z %1, e^(z − m) = e^(%2) = %3, weight so far %4</source>
        <translation>z %1, e^(z − m) = e^(%2) = %3, Gewicht bisher %4</translation>
    </message>
    <message>
        <source>Map, operands or block</source>
        <translation>Bild, Operanden oder Block</translation>
    </message>
    <message>
        <source>map</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Only the matrix, as large as possible (Ctrl+3)</source>
        <translation>Nur die Matrix, so groß wie möglich (Strg+3)</translation>
    </message>
    <message>
        <source>operands</source>
        <translation>Operanden</translation>
    </message>
    <message>
        <source>The matrix next to the operands of its cells (Ctrl+3)</source>
        <translation>Die Matrix neben den Operanden ihrer Zellen (Strg+3)</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Every product as a cube, with the layers pulled apart (Ctrl+3)</source>
        <translation>Jedes Produkt als Würfel, mit auseinandergezogenen Lagen (Strg+3)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Color range</source>
        <translation>Farbbereich</translation>
    </message>
    <message>
        <source>Value range of the colors</source>
        <translation>Wertebereich der Farben</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>Equal ratios get equal color steps, so small values are easier to tell apart</source>
        <translation>Gleiche Verhältnisse bekommen gleiche Farbschritte, sodass kleine Werte leichter zu unterscheiden sind</translation>
    </message>
    <message>
        <source>Hidden until you reveal the cells (H): %1</source>
        <translation>Verborgen, bis die Zellen aufgedeckt sind (H): %1</translation>
    </message>
    <message>
        <source>Largest in each row: %1.</source>
        <translation>Größter Wert jeder Zeile: %1.</translation>
    </message>
    <message>
        <source>Values from %1 to %2.</source>
        <translation>Werte von %1 bis %2.</translation>
    </message>
    <message>
        <source>Some values are hidden.</source>
        <translation>Einige Werte sind verborgen.</translation>
    </message>
    <message>
        <source>Some values are not computed yet.</source>
        <translation>Einige Werte sind noch nicht berechnet.</translation>
    </message>
    <message>
        <source>Some cells are masked.</source>
        <translation>Einige Zellen sind maskiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n maps side by side.</source>
        <translation>
            <numerusform>%n Bild.</numerusform>
            <numerusform>%n Bilder nebeneinander.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more maps.</source>
        <translation>
            <numerusform>%n weiteres Bild.</numerusform>
            <numerusform>%n weitere Bilder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Heatmap of %1, %2 by %3</source>
        <translation>Heatmap von %1, %2 mal %3</translation>
    </message>
    <message>
        <source>a map in this figure needs %1 rectangles, but a TikZ picture can have at most %2; export a PDF and include it with \includegraphics</source>
        <translation>ein Bild dieser Abbildung braucht %1 Rechtecke, aber ein TikZ-Bild darf höchstens %2 haben; ein PDF exportieren und mit \includegraphics einbinden</translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation>Schicht %1, Kopf %2</translation>
    </message>
    <message>
        <source>%1 (captions: layer.head)</source>
        <translation>%1 (Beschriftung: Schicht.Kopf)</translation>
    </message>
    <message>
        <source>Copied, but the command draws the model without your edits to its layers. Save the page, then copy again.</source>
        <translation>Kopiert, aber der Befehl zeichnet das Modell ohne die Änderungen in den Schichten. Die Seite speichern und noch einmal kopieren.</translation>
    </message>
    <message>
        <source>%1 has nothing to draw for this scene.</source>
        <translation>%1: Für diese Szene gibt es nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>Blues</source>
        <translation>Blautöne</translation>
    </message>
    <message>
        <source>%1 of %2 labels do not fit at %3 cm. Use a larger width or a smaller text size.</source>
        <translation>%1 von %2 Beschriftungen passen bei %3 cm nicht. Eine größere Breite oder eine kleinere Schrift wählen.</translation>
    </message>
    <message>
        <source>the font “%1” is not installed; choose another</source>
        <translation>die Schrift „%1“ ist nicht installiert; eine andere wählen</translation>
    </message>
    <message>
        <source>Attention weight</source>
        <translation>Attention-Gewicht</translation>
    </message>
    <message numerus="yes">
        <source>The generator had already produced %n numbers. In a notebook, cells that ran earlier used them.</source>
        <translation>
            <numerusform>Der Generator hatte schon %n Zahl ausgegeben. In einem Notebook hat eine früher ausgeführte Zelle sie verbraucht.</numerusform>
            <numerusform>Der Generator hatte schon %n Zahlen ausgegeben. In einem Notebook haben früher ausgeführte Zellen sie verbraucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (in rows without hidden values)</source>
        <translation>%1 (in Zeilen ohne verborgene Werte)</translation>
    </message>
    <message>
        <source>mean of the heads</source>
        <translation>Mittel der Köpfe</translation>
    </message>
    <message numerus="yes">
        <source>%1 = multihead %2, %n heads</source>
        <translation>
            <numerusform>%1 = multihead %2, %n Kopf</numerusform>
            <numerusform>%1 = multihead %2, %n Köpfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace x (%n tokens)</source>
        <translation>
            <numerusform>x ersetzen (%n Token)</numerusform>
            <numerusform>x ersetzen (%n Tokens)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier rows are also in the cache. Their weights add up to %1.</source>
        <translation>
            <numerusform>Auch %n frühere Zeile ist im Cache. Ihr Gewicht ist %1.</numerusform>
            <numerusform>Auch %n frühere Zeilen sind im Cache. Ihre Gewichte ergeben zusammen %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tokens</source>
        <translation>
            <numerusform>noch %n Token</numerusform>
            <numerusform>noch %n Tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other heads</source>
        <translation>
            <numerusform>%n anderer Kopf</numerusform>
            <numerusform>%n andere Köpfe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of “%2”</source>
        <translation>%1 von „%2“</translation>
    </message>
    <message>
        <source>The keys of this scene have tokens of their own, but the vector plot shows the vectors of only one text.</source>
        <translation>Die Keys dieser Szene haben eigene Tokens, das Vektorbild zeigt aber nur die Vektoren eines einzigen Textes.</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ab</translation>
    </message>
</context>
<context>
    <name>attn</name>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
</context>
<context>
    <name>attn::ActionPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>No action matches “%1”. Press Esc to close.</source>
        <translation>Keine Aktion passt zu „%1“. Esc schließt die Liste.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>attn::AnswerBlock</name>
    <message>
        <source>What is the hidden value?</source>
        <translation>Wie lautet der verborgene Wert?</translation>
    </message>
    <message>
        <source>Your answer for the hidden cell</source>
        <translation>Antwort für die verborgene Zelle</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Reveal the value (H in the map)</source>
        <translation>Wert aufdecken (H im Bild)</translation>
    </message>
</context>
<context>
    <name>attn::Application</name>
    <message>
        <source>Not enough memory for this. Your edits are kept.</source>
        <translation>Dafür reicht der Speicher nicht. Deine Änderungen bleiben erhalten.</translation>
    </message>
</context>
<context>
    <name>attn::ArrayList</name>
    <message>
        <source>Array</source>
        <translation>Array</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Gespeichert als</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>%1, [in, out]</source>
        <translation>%1, [in, out]</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>same name as in the scene</source>
        <translation>Name wie in der Szene</translation>
    </message>
    <message>
        <source>x: embeddings</source>
        <translation>x: Embeddings</translation>
    </message>
    <message>
        <source>W_query: query weights</source>
        <translation>W_query: Query-Gewichte</translation>
    </message>
    <message>
        <source>W_key: key weights</source>
        <translation>W_key: Key-Gewichte</translation>
    </message>
    <message>
        <source>W_value: value weights</source>
        <translation>W_value: Value-Gewichte</translation>
    </message>
    <message>
        <source>W_query.bias</source>
        <translation>W_query.bias</translation>
    </message>
    <message>
        <source>W_key.bias</source>
        <translation>W_key.bias</translation>
    </message>
    <message>
        <source>W_value.bias</source>
        <translation>W_value.bias</translation>
    </message>
    <message>
        <source>qkv: all three combined</source>
        <translation>qkv: alle drei zusammen</translation>
    </message>
    <message>
        <source>qkv.bias</source>
        <translation>qkv.bias</translation>
    </message>
    <message>
        <source>out_proj: output weights</source>
        <translation>out_proj: Gewichte der Ausgabe</translation>
    </message>
    <message>
        <source>out_proj.bias</source>
        <translation>out_proj.bias</translation>
    </message>
    <message>
        <source>q_norm: norm of the queries</source>
        <translation>q_norm: Norm der Querys</translation>
    </message>
    <message>
        <source>k_norm: norm of the keys</source>
        <translation>k_norm: Norm der Keys</translation>
    </message>
    <message>
        <source>inv_freq: rotary frequencies</source>
        <translation>inv_freq: Rotary-Frequenzen</translation>
    </message>
    <message>
        <source>sinks: one logit per head</source>
        <translation>sinks: ein Logit je Kopf</translation>
    </message>
    <message>
        <source>t5_bias: distance buckets</source>
        <translation>t5_bias: Abstandsbereiche</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>q: computed queries</source>
        <translation>q: berechnete Querys</translation>
    </message>
    <message>
        <source>k: computed keys</source>
        <translation>k: berechnete Keys</translation>
    </message>
    <message>
        <source>v: computed values</source>
        <translation>v: berechnete Values</translation>
    </message>
    <message>
        <source>weights: attention weights</source>
        <translation>weights: Attention-Gewichte</translation>
    </message>
    <message>
        <source>memory: source of keys and values</source>
        <translation>memory: Quelle der Keys und Values</translation>
    </message>
</context>
<context>
    <name>attn::Background</name>
    <message>
        <source>Not enough memory for this. Close other programs and try again.</source>
        <translation>Dafür reicht der Speicher nicht. Andere Programme schließen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Stopped: %1.</source>
        <translation>Abgebrochen: %1.</translation>
    </message>
</context>
<context>
    <name>attn::BenchStrip</name>
    <message>
        <source>Model layer</source>
        <translation>Schicht des Modells</translation>
    </message>
    <message>
        <source>Back to the model</source>
        <translation>Zurück zum Modell</translation>
    </message>
    <message>
        <source>All heads of all layers</source>
        <translation>Alle Köpfe aller Schichten</translation>
    </message>
    <message>
        <source>before the last change:</source>
        <translation>vor der letzten Änderung:</translation>
    </message>
    <message>
        <source>%1, layer %2 (0 to %3)</source>
        <translation>%1, Schicht %2 (0 bis %3)</translation>
    </message>
</context>
<context>
    <name>attn::BiasSection</name>
    <message>
        <source>Added to the scores</source>
        <translation>Zu den Scores addiert</translation>
    </message>
    <message>
        <source>Position bias with the mask</source>
        <translation>Positions-Bias mit der Maske</translation>
    </message>
    <message>
        <source>Bias: %1</source>
        <translation>Bias: %1</translation>
    </message>
</context>
<context>
    <name>attn::BlockControls</name>
    <message>
        <source>front</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>Front view: the layers add up to the sums in the map</source>
        <translation>Ansicht von vorn: Die Lagen ergeben zusammen die Summen im Bild</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>Top view: the products of one row, one line per layer</source>
        <translation>Ansicht von oben: die Produkte einer Zeile, eine Linie pro Lage</translation>
    </message>
    <message>
        <source>side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Side view: the products of one column, one line per row</source>
        <translation>Ansicht von der Seite: die Produkte einer Spalte, eine Linie pro Zeile</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Rotated to show the whole block</source>
        <translation>Gedreht, um den ganzen Block zu zeigen</translation>
    </message>
    <message>
        <source>Product as a block</source>
        <translation>Produkt als Block</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lagen</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Layer spacing in percent</source>
        <translation>Lagenabstand in Prozent</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>On the block, use Alt+Page Up, Alt+Page Down or the mouse wheel to go to another layer</source>
        <translation>Auf dem Block mit Alt+Bild auf, Alt+Bild ab oder dem Mausrad zu einer anderen Lage wechseln</translation>
    </message>
    <message>
        <source>Show layers</source>
        <translation>Lagen zeigen</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Lagen</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>on</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>Previous %1</source>
        <translation>Vorherige %1</translation>
    </message>
    <message>
        <source>Next %1</source>
        <translation>Nächste %1</translation>
    </message>
    <message>
        <source>factors</source>
        <translation>Faktoren</translation>
    </message>
    <message>
        <source>digits in cells ≥ 36 px</source>
        <translation>Ziffern in Zellen ab 36 px</translation>
    </message>
    <message>
        <source>beam of selected cell</source>
        <translation>Strahl der ausgewählten Zelle</translation>
    </message>
    <message>
        <source>turn by 5°</source>
        <translation>um 5° drehen</translation>
    </message>
    <message>
        <source>pull apart, push together</source>
        <translation>auseinander, zusammen</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 and %2 along the edges</source>
        <translation>%1 und %2 an den Kanten</translation>
    </message>
    <message>
        <source>factors along the edges</source>
        <translation>Faktoren an den Kanten</translation>
    </message>
    <message>
        <source>current</source>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1 %2 to %3 of %4</source>
        <translation>%1 %2 bis %3 von %4</translation>
    </message>
</context>
<context>
    <name>attn::BlockHandle</name>
    <message>
        <source>Turn the block</source>
        <translation>Den Block drehen</translation>
    </message>
    <message>
        <source>Drag to turn and tilt, or use the arrow keys for 5° steps</source>
        <translation>Ziehen dreht und kippt den Block, die Pfeiltasten drehen und kippen ihn in 5°-Schritten</translation>
    </message>
    <message>
        <source>turned by %1 degrees, tilted by %2 degrees</source>
        <translation>um %1 Grad gedreht, um %2 Grad gekippt</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>tilt</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>ziehen</translation>
    </message>
</context>
<context>
    <name>attn::BlockHeader</name>
    <message>
        <source>log</source>
        <translation>log</translation>
    </message>
</context>
<context>
    <name>attn::BlockMap</name>
    <message>
        <source>Product as a block</source>
        <translation>Produkt als Block</translation>
    </message>
    <message>
        <source>turned by %1 degrees, tilted by %2 degrees</source>
        <translation>um %1 Grad gedreht, um %2 Grad gekippt</translation>
    </message>
    <message>
        <source>no cell selected</source>
        <translation>keine Zelle ausgewählt</translation>
    </message>
    <message>
        <source>Drag or press Alt+arrow keys to turn</source>
        <translation>Zum Drehen ziehen oder Alt+Pfeiltasten drücken</translation>
    </message>
</context>
<context>
    <name>attn::BlockStudio</name>
    <message>
        <source>Product as a block</source>
        <translation>Produkt als Block</translation>
    </message>
    <message>
        <source>%1 as a block</source>
        <translation>%1 als Block</translation>
    </message>
    <message>
        <source>This scene has no product of two matrices.</source>
        <translation>Diese Szene hat kein Produkt zweier Matrizen.</translation>
    </message>
</context>
<context>
    <name>attn::BusyBar</name>
    <message>
        <source>Computing</source>
        <translation>Wird berechnet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>attn::CacheControls</name>
    <message>
        <source>KV cache controls</source>
        <translation>Steuerung des KV-Caches</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Angezeigt</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Gespeichert als</translation>
    </message>
    <message>
        <source>At full size</source>
        <translation>In voller Größe</translation>
    </message>
    <message>
        <source>editable</source>
        <translation>änderbar</translation>
    </message>
    <message>
        <source>KV head</source>
        <translation>KV-Kopf</translation>
    </message>
    <message>
        <source>Key/value head of this query head: head ÷ group size, rounded down</source>
        <translation>Key-/Value-Kopf dieses Query-Kopfes: Kopf ÷ Gruppengröße, abgerundet</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Number format in memory. It affects only the byte count and does not round any values.</source>
        <translation>Zahlenformat im Speicher. Es ändert nur die Anzahl der Bytes und rundet keine Werte.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>%1 div %2 = %3</source>
        <translation>%1 div %2 = %3</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>1 Byte</numerusform>
            <numerusform>%n Bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::CacheStudio</name>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>“%1”: %2 multiply-adds with the cache, %3 to recompute the whole layer</source>
        <translation>„%1“: %2 Multiply-Adds mit dem Cache, %3, wenn die ganze Schicht neu berechnet wird</translation>
    </message>
    <message>
        <source>one token at a time, with stored and new rows</source>
        <translation>ein Token nach dem anderen, mit gespeicherten und neuen Zeilen</translation>
    </message>
    <message>
        <source>%1; item %2 of %3</source>
        <translation>%1; Element %2 von %3</translation>
    </message>
    <message>
        <source>This layer has %1 tokens. Token-by-token decoding works for up to 512.</source>
        <translation>Diese Schicht hat %1 Tokens. Token für Token lassen sich höchstens 512 dekodieren.</translation>
    </message>
    <message>
        <source>The context has not been computed yet. Step forward in the time bar to decode the tokens one by one.</source>
        <translation>Der Kontext ist noch nicht berechnet. In der Zeitleiste weitergehen, um die Tokens einzeln zu dekodieren.</translation>
    </message>
    <message>
        <source>Decoding token by token …</source>
        <translation>Die Tokens werden einzeln dekodiert …</translation>
    </message>
</context>
<context>
    <name>attn::CacheSums</name>
    <message>
        <source>still visible: %1 of %2 rows, %3 bytes</source>
        <translation>noch sichtbar: %1 von %2 Zeilen, %3 Bytes</translation>
    </message>
    <message>
        <source>Cache, in bytes</source>
        <translation>Cache, in Bytes</translation>
    </message>
    <message>
        <source>Multiply-adds, this token</source>
        <translation>Multiply-Adds, dieses Token</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>im Cache</translation>
    </message>
    <message>
        <source>new row</source>
        <translation>neue Zeile</translation>
    </message>
    <message>
        <source>all %1 tokens</source>
        <translation>alle %1 Tokens</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>alle %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>MHA</source>
        <translation>MHA</translation>
    </message>
    <message>
        <source>GQA</source>
        <translation>GQA</translation>
    </message>
    <message>
        <source>MQA</source>
        <translation>MQA</translation>
    </message>
    <message>
        <source>no token yet</source>
        <translation>noch kein Token</translation>
    </message>
    <message>
        <source>project q, k, v</source>
        <translation>q, k, v projizieren</translation>
    </message>
    <message>
        <source>scores, %1 × %2 × %3</source>
        <translation>Scores, %1 × %2 × %3</translation>
    </message>
    <message>
        <source>scores, %1 × %2 visible × %3</source>
        <translation>Scores, %1 × %2 sichtbare × %3</translation>
    </message>
    <message>
        <source>context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>output layer</source>
        <translation>Ausgabeschicht</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>recompute whole layer</source>
        <translation>ganze Schicht neu</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespart</translation>
    </message>
    <message>
        <source>token 1</source>
        <translation>Token 1</translation>
    </message>
    <message>
        <source>tokens 1 to %1</source>
        <translation>Tokens 1 bis %1</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, erledigt</translation>
    </message>
    <message>
        <source>%1, saved</source>
        <translation>%1, gespart</translation>
    </message>
    <message>
        <source>Bytes and multiply-adds</source>
        <translation>Bytes und Multiply-Adds</translation>
    </message>
    <message>
        <source>%1: %2 bytes</source>
        <translation>%1: %2 Bytes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The byte count covers the keys and values of one layer. Multiply-adds cover only its matrix products.</source>
        <translation>Bei den Bytes zählen die Keys und Values einer Schicht, bei den Multiply-Adds nur ihre Matrixprodukte.</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>1 Token</numerusform>
            <numerusform>%n Tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>1 Kopf</numerusform>
            <numerusform>%n Köpfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys</source>
        <translation>
            <numerusform>1 Key</numerusform>
            <numerusform>%n Keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::CacheView</name>
    <message>
        <source>Keys and values in the cache</source>
        <translation>Keys und Values im Cache</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>nächstes Token</translation>
    </message>
</context>
<context>
    <name>attn::Callout</name>
    <message>
        <source>&amp;End</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
</context>
<context>
    <name>attn::CentreHeader</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>one</source>
        <translation>einer</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>alle Köpfe</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Current head</source>
        <translation>Aktueller Kopf</translation>
    </message>
    <message>
        <source>Batch item</source>
        <translation>Batch-Element</translation>
    </message>
    <message>
        <source>Current batch item</source>
        <translation>Aktuelles Batch-Element</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Matrix of this stage</source>
        <translation>Matrix dieser Stufe</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>Item %1</source>
        <translation>Element %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <translation>„%1“ öffnen</translation>
    </message>
    <message>
        <source>Then press Ctrl+Shift+F6 for its controls and Ctrl+F6 for its picture.</source>
        <translation>Danach führt Strg+Umschalt+F6 zu den Reglern und Strg+F6 zurück zum Bild.</translation>
    </message>
    <message>
        <source>log</source>
        <translation>log</translation>
    </message>
</context>
<context>
    <name>attn::ChecksBlock</name>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Wird geprüft …</translation>
    </message>
</context>
<context>
    <name>attn::CodeWriter</name>
    <message>
        <source>Nothing has been computed yet, so there is no script to export.</source>
        <translation>Noch ist nichts berechnet, also lässt sich kein Skript exportieren.</translation>
    </message>
    <message>
        <source>Copied %1 script (%2 lines)</source>
        <translation>%1-Skript kopiert (%2 Zeilen)</translation>
    </message>
</context>
<context>
    <name>attn::ColorMapControl</name>
    <message>
        <source>Color map</source>
        <translation>Farbskala</translation>
    </message>
    <message>
        <source>Reversed</source>
        <translation>Umgekehrt</translation>
    </message>
    <message>
        <source>Start at the other end of the color map, for example with white instead of black</source>
        <translation>Am anderen Ende der Farbskala beginnen, zum Beispiel mit Weiß statt Schwarz</translation>
    </message>
</context>
<context>
    <name>attn::CompareBars</name>
    <message>
        <source>Row in A and B</source>
        <translation>Zeile in A und B</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1 of %2 cells</source>
        <translation>%1 von %2 Zellen</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
</context>
<context>
    <name>attn::CompareControls</name>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Head of A</source>
        <translation>Kopf von A</translation>
    </message>
    <message>
        <source>Pin this</source>
        <translation>Festhalten</translation>
    </message>
    <message>
        <source>Keep the current state as A</source>
        <translation>Den aktuellen Stand als A behalten</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Go back to A and pin the current state. Undo restores that state. With two heads, A and B swap.</source>
        <translation>Zu A zurückkehren und den aktuellen Stand festhalten. Rückgängig stellt diesen Stand wieder her. Bei zwei Köpfen werden A und B getauscht.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>Signed change: blue values fell, orange values rose</source>
        <translation>Änderung mit Vorzeichen: Blaue Werte sind gesunken, orange gestiegen</translation>
    </message>
    <message>
        <source>|B − A|</source>
        <translation>|B − A|</translation>
    </message>
    <message>
        <source>Absolute change</source>
        <translation>Betrag der Änderung</translation>
    </message>
    <message>
        <source>B / A</source>
        <translation>B / A</translation>
    </message>
    <message>
        <source>Ratio of B to A</source>
        <translation>Verhältnis von B zu A</translation>
    </message>
    <message>
        <source>same color range in A and B</source>
        <translation>derselbe Farbbereich in A und B</translation>
    </message>
    <message>
        <source>mark sign changes</source>
        <translation>Vorzeichenwechsel markieren</translation>
    </message>
    <message>
        <source>as opened</source>
        <translation>wie geöffnet</translation>
    </message>
    <message>
        <source>before the last edit</source>
        <translation>vor der letzten Änderung</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>festgehalten</translation>
    </message>
    <message>
        <source>A is the scene as you opened it</source>
        <translation>A ist die Szene, wie sie geöffnet wurde</translation>
    </message>
    <message>
        <source>A is the scene before the last edit</source>
        <translation>A ist die Szene vor der letzten Änderung</translation>
    </message>
    <message>
        <source>A is the last state you pinned</source>
        <translation>A ist der zuletzt festgehaltene Stand</translation>
    </message>
    <message>
        <source>another head</source>
        <translation>ein anderer Kopf</translation>
    </message>
    <message>
        <source>A is another head of the same scene, and B is the current head</source>
        <translation>A ist ein anderer Kopf derselben Szene, B der aktuelle Kopf</translation>
    </message>
    <message>
        <source>A is head %1</source>
        <translation>A ist Kopf %1</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
</context>
<context>
    <name>attn::CompareFigures</name>
    <message>
        <source>Change a value, an option or the random draw. A stays the same, and B updates.</source>
        <translation>Einen Wert, eine Option oder die Ziehung ändern. A bleibt gleich, B ändert sich mit.</translation>
    </message>
    <message>
        <source>other differences</source>
        <translation>weitere Unterschiede</translation>
    </message>
    <message>
        <source>largest change in the context</source>
        <translation>größte Änderung des Kontexts</translation>
    </message>
    <message>
        <source>Nothing has changed yet</source>
        <translation>Noch hat sich nichts geändert</translation>
    </message>
    <message>
        <source>A and B are the same head</source>
        <translation>A und B sind derselbe Kopf</translation>
    </message>
    <message>
        <source>Heads %1 and %2</source>
        <translation>Köpfe %1 und %2</translation>
    </message>
    <message>
        <source>cells in %1 that differ</source>
        <translation>Zellen von %1, die sich unterscheiden</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>größte Differenz</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>The two heads are nearly the same. At most %1 of a row&apos;s attention goes elsewhere.</source>
        <translation>Die beiden Köpfe tun fast dasselbe. Höchstens %1 der Attention einer Zeile geht auf andere Tokens.</translation>
    </message>
    <message>
        <source>In the row that differs most, %1 of the attention goes elsewhere.</source>
        <translation>In der Zeile mit dem größten Unterschied geht %1 der Attention auf andere Tokens.</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>largest change</source>
        <translation>größte Änderung</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>nicht vergleichbar</translation>
    </message>
    <message>
        <source>Sum of changes per row: not computed yet</source>
        <translation>Summe der Änderungen pro Zeile: noch nicht berechnet</translation>
    </message>
    <message>
        <source>The changes in each row add up to 0</source>
        <translation>Die Änderungen jeder Zeile ergeben zusammen 0</translation>
    </message>
    <message>
        <source>The changes in a row do not add up to 0, so the row sum changed</source>
        <translation>Die Änderungen einer Zeile ergeben zusammen nicht 0, also hat sich die Zeilensumme geändert</translation>
    </message>
    <message>
        <source>shown cells that changed</source>
        <translation>gezeigte Zellen, die sich geändert haben</translation>
    </message>
    <message>
        <source>inputs and weights that differ</source>
        <translation>Eingaben und Gewichte, die sich unterscheiden</translation>
    </message>
</context>
<context>
    <name>attn::CompareStudio</name>
    <message>
        <source>A and B: %1</source>
        <translation>A und B: %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>A, earlier</source>
        <translation>A, vorher</translation>
    </message>
    <message>
        <source>B, now</source>
        <translation>B, jetzt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>as opened</source>
        <translation>wie geöffnet</translation>
    </message>
    <message>
        <source>after “%1”</source>
        <translation>nach „%1“</translation>
    </message>
    <message>
        <source>Swap with A</source>
        <translation>Mit A tauschen</translation>
    </message>
    <message>
        <source>no edits</source>
        <translation>keine Änderungen</translation>
    </message>
    <message>
        <source>before “%1”</source>
        <translation>vor „%1“</translation>
    </message>
    <message>
        <source>Computing A …</source>
        <translation>A wird berechnet …</translation>
    </message>
    <message>
        <source>%1 has no heads. Select a stage with heads: scores or weights.</source>
        <translation>%1 hat keine Köpfe. Eine Stufe mit Köpfen wählen: Scores oder Gewichte.</translation>
    </message>
    <message>
        <source>%1 is too large to compare cell by cell. The limit is 512 × 512.</source>
        <translation>%1 ist zu groß für den Vergleich Zelle für Zelle. Die Grenze ist 512 × 512.</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B / A</source>
        <translation>B / A</translation>
    </message>
    <message>
        <source>|B − A|</source>
        <translation>|B − A|</translation>
    </message>
    <message>
        <source>Difference, B − A</source>
        <translation>Differenz, B − A</translation>
    </message>
    <message>
        <source>Change, B − A</source>
        <translation>Änderung, B − A</translation>
    </message>
    <message>
        <source>nothing has changed yet</source>
        <translation>noch unverändert</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>now, after “%1”</source>
        <translation>jetzt, nach „%1“</translation>
    </message>
    <message>
        <source>%1; in A: %2; difference: %3</source>
        <translation>%1; in A: %2; Differenz: %3</translation>
    </message>
    <message>
        <source>%1; before: %2; change: %3</source>
        <translation>%1; vorher: %2; Änderung: %3</translation>
    </message>
    <message>
        <source>The command reads A from A.attn. To create that file, swap A and B and save a copy under that name.</source>
        <translation>Der Befehl liest A aus A.attn. Um diese Datei zu erzeugen, A und B tauschen und unter diesem Namen eine Kopie speichern.</translation>
    </message>
    <message>
        <source>The command draws the difference B − A, with one color range for A and B.</source>
        <translation>Der Befehl zeichnet die Differenz B − A, mit einem Farbbereich für A und B.</translation>
    </message>
</context>
<context>
    <name>attn::ComputeOn</name>
    <message>
        <source>starting the GPU…</source>
        <translation>die GPU wird gestartet …</translation>
    </message>
    <message>
        <source>no GPU: %1</source>
        <translation>keine GPU: %1</translation>
    </message>
</context>
<context>
    <name>attn::ConflictBar</name>
    <message>
        <source>Decide when saving</source>
        <translation>Beim Speichern entscheiden</translation>
    </message>
</context>
<context>
    <name>attn::ContinueBox</name>
    <message>
        <source>Add next token</source>
        <translation>Nächstes Token anhängen</translation>
    </message>
    <message>
        <source>Keep adding</source>
        <translation>Weiter anhängen</translation>
    </message>
    <message>
        <source>Continue the text</source>
        <translation>Text fortsetzen</translation>
    </message>
    <message>
        <source>Add a token after each pass until you press Stop</source>
        <translation>Nach jedem Durchgang ein Token anhängen, bis „Anhalten“ gedrückt wird</translation>
    </message>
    <message>
        <source>Divides the logits. Values below 1 sharpen the distribution, values above 1 flatten it, and 0 selects the most probable token.</source>
        <translation>Teilt die Logits. Werte unter 1 machen die Verteilung schärfer, Werte über 1 flacher; bei 0 wird das wahrscheinlichste Token gewählt.</translation>
    </message>
    <message>
        <source>Draws only from the k most probable tokens. 0 means all tokens.</source>
        <translation>Zieht nur aus den k wahrscheinlichsten Tokens, bei 0 aus allen.</translation>
    </message>
    <message>
        <source>Draws only from the smallest set of tokens whose probabilities add up to at least this value</source>
        <translation>Zieht nur aus der kleinsten Menge von Tokens, deren Wahrscheinlichkeiten zusammen diesen Wert erreichen</translation>
    </message>
    <message>
        <source>The random number u comes from torch.rand with this seed. The same text and seed give the same u.</source>
        <translation>Die Zufallszahl u kommt aus torch.rand mit diesem Seed. Derselbe Text und derselbe Seed ergeben dasselbe u.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Temperature 0 selects the most probable token, “%1”.</source>
        <translation>Temperatur 0 wählt das wahrscheinlichste Token, „%1“.</translation>
    </message>
    <message>
        <source>u = %1 selects “%2”, which has probability %3.</source>
        <translation>u = %1 wählt „%2“; dessen Wahrscheinlichkeit ist %3.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stopped adding tokens: %1</source>
        <translation>Keine weiteren Tokens angehängt: %1</translation>
    </message>
</context>
<context>
    <name>attn::Copier</name>
    <message>
        <source>%1 × %2 values are too many to copy as %3 (at most %4).</source>
        <translation>%1 × %2 Werte sind zu viele, um sie als %3 zu kopieren (höchstens %4).</translation>
    </message>
    <message>
        <source>Copied %1 (%2 × %3) as %4</source>
        <translation>%1 (%2 × %3) als %4 kopiert</translation>
    </message>
    <message>
        <source>The GPU stopped responding while the values were being read. They are being recomputed.</source>
        <translation>Die GPU ist beim Lesen der Werte ausgefallen. Die Werte werden neu berechnet.</translation>
    </message>
    <message>
        <source>Copied picture (%1 × %2 pixels)</source>
        <translation>Bild kopiert (%1 × %2 Pixel)</translation>
    </message>
</context>
<context>
    <name>attn::DataExport</name>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>With answers</source>
        <translation>Mit Lösungen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Export data</source>
        <translation>Daten exportieren</translation>
    </message>
    <message>
        <source>this tensor</source>
        <translation>dieser Tensor</translation>
    </message>
    <message>
        <source>all tensors</source>
        <translation>alle Tensoren</translation>
    </message>
    <message>
        <source>Include hidden values; otherwise they are nan</source>
        <translation>Auch verborgene Werte exportieren; sonst sind sie nan</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>%1 Werte</translation>
    </message>
    <message>
        <source>%1 tensors, %2</source>
        <translation>%1 Tensoren, %2</translation>
    </message>
    <message>
        <source>nothing computed here</source>
        <translation>hier ist nichts berechnet</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>trace</translation>
    </message>
</context>
<context>
    <name>attn::DecimalsList</name>
    <message>
        <source>Decimals</source>
        <translation>Nachkommastellen</translation>
    </message>
    <message>
        <source>Maximum; cells without enough room show fewer</source>
        <translation>Höchstzahl; Zellen ohne genug Platz zeigen weniger</translation>
    </message>
    <message>
        <source>at most %1, as in the window</source>
        <translation>höchstens %1, wie im Fenster</translation>
    </message>
</context>
<context>
    <name>attn::DerivativeMaps</name>
    <message>
        <source>%1 is an input, not a computed value. Only a direct edit changes it.</source>
        <translation>%1 ist eine Eingabe und wird nicht berechnet. Nur direktes Bearbeiten ändert den Wert.</translation>
    </message>
    <message>
        <source>Nothing you can edit here changes this value. Every derivative is exactly 0.</source>
        <translation>Was sich hier bearbeiten lässt, beeinflusst diesen Wert nicht. Alle Ableitungen sind genau 0.</translation>
    </message>
    <message>
        <source>Exactly 0 everywhere: %1</source>
        <translation>Überall genau 0: %1</translation>
    </message>
    <message>
        <source>derivative</source>
        <translation>Ableitung</translation>
    </message>
    <message>
        <source>derivative × value</source>
        <translation>Ableitung × Wert</translation>
    </message>
</context>
<context>
    <name>attn::DerivativeView</name>
    <message>
        <source>Derivatives with respect to %1, %2 by %3</source>
        <translation>Ableitungen nach %1, %2 mal %3</translation>
    </message>
    <message>
        <source>exactly 0, so it has no effect</source>
        <translation>genau 0, also ohne Einfluss</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>derivative of %1 with respect to %2, times the value: %3</source>
        <translation>Ableitung von %1 nach %2, mal Wert: %3</translation>
    </message>
    <message>
        <source>derivative of %1 with respect to %2: %3</source>
        <translation>Ableitung von %1 nach %2: %3</translation>
    </message>
</context>
<context>
    <name>attn::DifferenceCard</name>
    <message>
        <source>%1: %2 at query “%3”, key “%4” (%5)</source>
        <translation>%1: %2 bei Query „%3“, Key „%4“ (%5)</translation>
    </message>
    <message>
        <source>At query “%1”, key “%2”: %3. Click to go to the cell.</source>
        <translation>Bei Query „%1“, Key „%2“: %3. Klicken, um zur Zelle zu gehen.</translation>
    </message>
    <message>
        <source>at %1: %2</source>
        <translation>bei %1: %2</translation>
    </message>
</context>
<context>
    <name>attn::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Reload %1</source>
        <translation>%1 neu laden</translation>
    </message>
    <message>
        <source>Not enough memory to show the last change.</source>
        <translation>Der Speicher reicht nicht, um die letzte Änderung zu zeigen.</translation>
    </message>
</context>
<context>
    <name>attn::DrawBox</name>
    <message>
        <source>Draw again</source>
        <translation>Noch einmal ziehen</translation>
    </message>
    <message>
        <source>Draw once</source>
        <translation>Einmal ziehen</translation>
    </message>
    <message>
        <source>Draw %1 times</source>
        <translation>%1-mal ziehen</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the selected cell over %n draws: **%1**. Without dropout it is %2.</source>
        <translation>
            <numerusform>Mittelwert der ausgewählten Zelle über 1 Ziehung: **%1**. Ohne Dropout ist er %2.</numerusform>
            <numerusform>Mittelwert der ausgewählten Zelle über %n Ziehungen: **%1**. Ohne Dropout ist er %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::DropoutPanel</name>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Seed for dropout. Press Up or Down for the next or previous seed.</source>
        <translation>Seed für den Dropout. Auf und Ab wählen den nächsten oder vorigen Seed.</translation>
    </message>
    <message>
        <source>This seed affects dropout only. New weights do not change these draws.</source>
        <translation>Dieser Seed gilt nur für den Dropout. Neue Gewichte ändern diese Ziehungen nicht.</translation>
    </message>
    <message>
        <source>Dropout p</source>
        <translation>Dropout p</translation>
    </message>
    <message>
        <source>Probability that each value is dropped</source>
        <translation>Wahrscheinlichkeit, mit der jeder Wert verworfen wird</translation>
    </message>
    <message>
        <source>Dropout p, as a number</source>
        <translation>Dropout p, als Zahl</translation>
    </message>
    <message>
        <source>Probability that each value is dropped, 0 to 1</source>
        <translation>Wahrscheinlichkeit, mit der jeder Wert verworfen wird, 0 bis 1</translation>
    </message>
    <message>
        <source>train</source>
        <translation>train</translation>
    </message>
    <message>
        <source>Drop values and scale the rest up by 1 / (1 − p)</source>
        <translation>Werte verwerfen und die übrigen mit 1 / (1 − p) multiplizieren</translation>
    </message>
    <message>
        <source>eval</source>
        <translation>eval</translation>
    </message>
    <message>
        <source>Drop nothing, as in a layer after training</source>
        <translation>Nichts verwerfen, wie in einer Schicht nach dem Training</translation>
    </message>
    <message>
        <source>Train mode</source>
        <translation>train-Modus</translation>
    </message>
    <message>
        <source>Eval mode</source>
        <translation>eval-Modus</translation>
    </message>
    <message>
        <source>Set p to %1</source>
        <translation>p auf %1 setzen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Set dropout seed to %1</source>
        <translation>Dropout-Seed auf %1 setzen</translation>
    </message>
    <message>
        <source>The weights use the same seed. A new seed here affects dropout only.</source>
        <translation>Die Gewichte verwenden denselben Seed. Ein neuer Seed hier gilt nur für den Dropout.</translation>
    </message>
    <message>
        <source>Nothing is drawn yet. Enter a seed to start drawing.</source>
        <translation>Noch wird nichts gezogen. Ein Seed startet die Ziehungen.</translation>
    </message>
    <message>
        <source>off (eval)</source>
        <translation>aus (eval)</translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
</context>
<context>
    <name>attn::DropoutStudio</name>
    <message>
        <source>Dropout studio</source>
        <translation>Dropout-Studio</translation>
    </message>
    <message>
        <source>Dropout controls</source>
        <translation>Steuerung des Dropouts</translation>
    </message>
    <message>
        <source>Set p to 0.5</source>
        <translation>p auf 0.5 setzen</translation>
    </message>
    <message>
        <source>Go to the draws</source>
        <translation>Zu den Ziehungen</translation>
    </message>
    <message>
        <source>Many draws</source>
        <translation>Viele Ziehungen</translation>
    </message>
    <message>
        <source>Step to the first draw</source>
        <translation>Zur ersten Ziehung gehen</translation>
    </message>
    <message>
        <source>draw %1, keep and dropped %2</source>
        <translation>Ziehung %1, keep und dropped %2</translation>
    </message>
    <message>
        <source>This scene contains only a softmax, so it has nothing to drop.</source>
        <translation>Diese Szene besteht nur aus einer Softmax, also gibt es nichts zu verwerfen.</translation>
    </message>
    <message>
        <source>The weights of this scene are inputs. Nothing is computed from them, and nothing is dropped.</source>
        <translation>Die Gewichte dieser Szene sind Eingaben. Aus ihnen wird nichts berechnet und nichts verworfen.</translation>
    </message>
    <message>
        <source>This scene stops at the scores, but its dropout applies to weights. Apply dropout to scores, or choose a softmax.</source>
        <translation>Diese Szene endet bei den Scores, ihr Dropout wirkt aber auf Gewichte. Den Dropout auf Scores anwenden oder eine Softmax wählen.</translation>
    </message>
    <message>
        <source>This scene has no values to drop.</source>
        <translation>Diese Szene hat keine Werte, die verworfen werden könnten.</translation>
    </message>
    <message>
        <source>This scene is too large to follow each draw. The studio shows up to 512 × 512 values per head.</source>
        <translation>Diese Szene ist zu groß, um jede Ziehung zu verfolgen. Das Studio zeigt bis zu 512 × 512 Werte pro Kopf.</translation>
    </message>
    <message>
        <source>Only the current head is counted.</source>
        <translation>Gezählt wird nur der aktuelle Kopf.</translation>
    </message>
    <message>
        <source>Only the current item is counted.</source>
        <translation>Gezählt wird nur das aktuelle Element.</translation>
    </message>
    <message>
        <source>Draws u</source>
        <translation>Ziehungen u</translation>
    </message>
    <message>
        <source>Before dropout</source>
        <translation>Vor dem Dropout</translation>
    </message>
    <message>
        <source>After dropout</source>
        <translation>Nach dem Dropout</translation>
    </message>
</context>
<context>
    <name>attn::EditBlock</name>
    <message>
        <source>The map shows</source>
        <translation>Das Bild zeigt</translation>
    </message>
    <message>
        <source>The edit</source>
        <translation>Die Änderung</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>Show the map before the edit (F3 to cycle)</source>
        <translation>Bild vor der Änderung zeigen (F3 wechselt durch)</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>Show both values in each changed cell (F3 to cycle)</source>
        <translation>Beide Werte in jeder geänderten Zelle zeigen (F3 wechselt durch)</translation>
    </message>
    <message>
        <source>Show the current map (F3 to cycle)</source>
        <translation>Aktuelles Bild zeigen (F3 wechselt durch)</translation>
    </message>
    <message>
        <source>The shape of this matrix has changed.</source>
        <translation>Die Form dieser Matrix hat sich geändert.</translation>
    </message>
    <message>
        <source>%1 of %2 cells in %3 changed</source>
        <translation>%1 von %2 Zellen in %3 geändert</translation>
    </message>
    <message>
        <source>This matrix did not exist before.</source>
        <translation>Diese Matrix gab es vorher nicht.</translation>
    </message>
    <message>
        <source>largest change in %1: %2 → %3</source>
        <translation>größte Änderung in %1: %2 → %3</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
</context>
<context>
    <name>attn::EditLines</name>
    <message>
        <source>Go to this edit</source>
        <translation>Zu dieser Änderung gehen</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>No edits. These are the model&apos;s original values.</source>
        <translation>Keine Änderungen. Das sind die Originalwerte des Modells.</translation>
    </message>
    <message>
        <source>Edits stay in the model until you undo them.</source>
        <translation>Änderungen bleiben im Modell, bis sie rückgängig gemacht werden.</translation>
    </message>
</context>
<context>
    <name>attn::EditorPanel</name>
    <message>
        <source>Editors</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter words</translation>
    </message>
    <message>
        <source>words keys</source>
        <translation>Wörter Keys words keys</translation>
    </message>
    <message>
        <source>numbers input x</source>
        <translation>Zahlen Eingabe numbers input x</translation>
    </message>
    <message>
        <source>numbers matrices W bias</source>
        <translation>Zahlen Matrizen numbers matrices W bias</translation>
    </message>
    <message>
        <source>causal padding block sliding window prefix</source>
        <translation>kausal Padding blockdiagonal gleitendes Fenster Präfix causal block sliding window prefix</translation>
    </message>
    <message>
        <source>p probability</source>
        <translation>p Wahrscheinlichkeit probability</translation>
    </message>
    <message>
        <source>layer structure num_heads</source>
        <translation>Schicht Aufbau layer structure num_heads</translation>
    </message>
    <message>
        <source>cross-attention memory GQA MQA num_kv_heads RMSNorm RoPE rotary softcap ALiBi T5 sinks</source>
        <translation>Cross-Attention cross-attention memory GQA MQA num_kv_heads RMSNorm RoPE rotary softcap ALiBi T5 sinks</translation>
    </message>
    <message>
        <source>seed random draws</source>
        <translation>Seed Zufall Ziehungen seed random draws</translation>
    </message>
    <message>
        <source>pin play</source>
        <translation>Regler abspielen pin play</translation>
    </message>
</context>
<context>
    <name>attn::EditorSection</name>
    <message>
        <source>Pin to a slider</source>
        <translation>Auf einen Regler legen</translation>
    </message>
</context>
<context>
    <name>attn::EmbeddingsPanel</name>
    <message>
        <source>Embeddings</source>
        <translation>Embeddings</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>Input %1</source>
        <translation>Eingabe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n values of x were set by hand. Changes here do not affect them.</source>
        <translation>
            <numerusform>Ein Wert von x wurde von Hand gesetzt. Änderungen hier wirken nicht auf ihn.</numerusform>
            <numerusform>%n Werte von x wurden von Hand gesetzt. Änderungen hier wirken nicht auf sie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::EmptyRowCard</name>
    <message>
        <source>Rows without a key</source>
        <translation>Zeilen ohne Key</translation>
    </message>
    <message>
        <source>nan</source>
        <translation>nan</translation>
    </message>
    <message>
        <source>As in PyTorch</source>
        <translation>Wie in PyTorch</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>null</translation>
    </message>
    <message>
        <source>All weights of such a row are 0</source>
        <translation>Alle Gewichte einer solchen Zeile sind 0</translation>
    </message>
    <message>
        <source>All weights of such a row are set to 0, so its context is 0.</source>
        <translation>Alle Gewichte einer solchen Zeile werden auf 0 gesetzt, also ist ihr Kontext 0.</translation>
    </message>
    <message>
        <source>Every score is −∞, and −∞ / −∞ is nan (not a number).</source>
        <translation>Jeder Score ist −∞, und −∞ / −∞ ist nan (keine Zahl).</translation>
    </message>
    <message>
        <source>Every exponential is e^−∞ = 0, and 0 / 0 is nan.</source>
        <translation>Jede e-Potenz ist e^−∞ = 0, und 0 / 0 ist nan.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no key left: %1 …</source>
        <translation>
            <numerusform>1 Zeile hat keinen Key mehr: %1 …</numerusform>
            <numerusform>%n Zeilen haben keinen Key mehr: %1 …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::EquationView</name>
    <message>
        <source>Equation</source>
        <translation>Gleichung</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1 gehen</translation>
    </message>
    <message>
        <source>Show all terms</source>
        <translation>Alle Terme zeigen</translation>
    </message>
</context>
<context>
    <name>attn::EveryHead</name>
    <message>
        <source>This cell in every head</source>
        <translation>Diese Zelle in jedem Kopf</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>This cell in %1 of %2 heads (largest values)</source>
        <translation>Diese Zelle in %1 von %2 Köpfen (größte Werte)</translation>
    </message>
</context>
<context>
    <name>attn::ExplainBlock</name>
    <message>
        <source>Copy as</source>
        <translation>Kopieren als</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>PyTorch</source>
        <translation>PyTorch</translation>
    </message>
    <message>
        <source>Copy the equation as %1</source>
        <translation>Die Gleichung als %1 kopieren</translation>
    </message>
    <message>
        <source>← Back to %1</source>
        <translation>← Zurück zu %1</translation>
    </message>
    <message>
        <source>Go back to the previous cell (Backspace)</source>
        <translation>Zurück zur vorigen Zelle (Rücktaste)</translation>
    </message>
    <message>
        <source>Show first %1 terms</source>
        <translation>Erste %1 Terme zeigen</translation>
    </message>
    <message>
        <source>Show all %1 terms</source>
        <translation>Alle %1 Terme zeigen</translation>
    </message>
    <message>
        <source>Used in</source>
        <translation>Verwendet in</translation>
    </message>
    <message>
        <source>Go to where this value is used</source>
        <translation>Dorthin gehen, wo dieser Wert verwendet wird</translation>
    </message>
</context>
<context>
    <name>attn::ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation>Abbildung exportieren</translation>
    </message>
    <message>
        <source>Copy as command line</source>
        <translation>Als Befehlszeile kopieren</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the command that creates these files without opening a window</source>
        <translation>Befehl kopieren, der diese Dateien ohne Fenster erzeugt</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>blank after the current step</source>
        <translation>leer nach dem aktuellen Schritt</translation>
    </message>
    <message>
        <source>the file contains the scene</source>
        <translation>die Szene wird mitgespeichert</translation>
    </message>
    <message>
        <source>the file contains scene and options</source>
        <translation>Szene und Optionen werden mitgespeichert</translation>
    </message>
    <message>
        <source>This stage is off in this scene. Choose another one.</source>
        <translation>Diese Stufe ist in dieser Szene ausgeschaltet. Eine andere wählen.</translation>
    </message>
    <message>
        <source>This figure has no values to draw.</source>
        <translation>Diese Abbildung enthält keine Werte, die sich zeichnen lassen.</translation>
    </message>
    <message>
        <source>creates %1.%2</source>
        <translation>erzeugt %1.%2</translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
    <message>
        <source>%1 × %2 cm</source>
        <translation>%1 × %2 cm</translation>
    </message>
    <message>
        <source>The command line needs a scene file. Save the scene first.</source>
        <translation>Die Befehlszeile braucht eine Szenendatei. Zuerst die Szene speichern.</translation>
    </message>
    <message>
        <source>Copied command line</source>
        <translation>Befehlszeile kopiert</translation>
    </message>
    <message>
        <source>Save %1 figures</source>
        <translation>%1 Abbildungen speichern</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Abbildung speichern</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1-Dateien (*.%2)</translation>
    </message>
    <message>
        <source>The folder already contains %1 of these %2 files.</source>
        <translation>Der Ordner enthält bereits %1 dieser %2 Dateien.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Wrote %1 files to %2</source>
        <translation>%1 Dateien nach %2 geschrieben</translation>
    </message>
    <message numerus="yes">
        <source>creates %n files: %1 …</source>
        <translation>
            <numerusform>erzeugt %1</numerusform>
            <numerusform>erzeugt %n Dateien: %1 …</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied, but the command draws the lesson without your edits. Save the scene, then copy again.</source>
        <translation>Kopiert, aber der Befehl zeichnet die Lektion ohne die Änderungen. Die Szene speichern und noch einmal kopieren.</translation>
    </message>
    <message>
        <source>Copied, but the command draws the file without your edits. Save to include them.</source>
        <translation>Kopiert, aber der Befehl zeichnet die Datei ohne die Änderungen. Zum Übernehmen speichern.</translation>
    </message>
</context>
<context>
    <name>attn::ExportFrame</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>0 of %1</source>
        <translation>0 von %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Wird angehalten …</translation>
    </message>
</context>
<context>
    <name>attn::FigureForm</name>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Text in SVG</source>
        <translation>Text im SVG</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>this</source>
        <translation>dieser</translation>
    </message>
    <message>
        <source>The current head</source>
        <translation>Der aktuelle Kopf</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>One file per head</source>
        <translation>Eine Datei je Kopf</translation>
    </message>
    <message>
        <source>one sheet</source>
        <translation>ein Blatt</translation>
    </message>
    <message>
        <source>The heads side by side in one figure</source>
        <translation>Die Köpfe nebeneinander in einer Abbildung</translation>
    </message>
    <message>
        <source>outlines</source>
        <translation>Umrisse</translation>
    </message>
    <message>
        <source>Looks the same everywhere</source>
        <translation>Sieht überall gleich aus</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Editable and searchable; uses the document&apos;s font</source>
        <translation>Bearbeitbar und durchsuchbar; übernimmt die Schrift des Dokuments</translation>
    </message>
    <message>
        <source>The current batch item</source>
        <translation>Das aktuelle Batch-Element</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>One file per batch item</source>
        <translation>Eine Datei je Batch-Element</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welche</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Axis labels</source>
        <translation>Achsen</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>all, or 0, 2</source>
        <translation>alle oder 0, 2</translation>
    </message>
    <message>
        <source>Which heads</source>
        <translation>Welche Köpfe</translation>
    </message>
    <message>
        <source>Columns on the sheet</source>
        <translation>Spalten des Blatts</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>passend</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Row axis label</source>
        <translation>Beschriftung der Zeilen</translation>
    </message>
    <message>
        <source>Column axis label</source>
        <translation>Beschriftung der Spalten</translation>
    </message>
    <message>
        <source>Custom label. Leave empty to use the stage&apos;s label (query or key).</source>
        <translation>Eigene Beschriftung. Leer lassen, um die der Stufe zu verwenden (Query oder Key).</translation>
    </message>
    <message>
        <source>Width in cm</source>
        <translation>Breite in cm</translation>
    </message>
    <message>
        <source>Resolution in DPI</source>
        <translation>Auflösung in DPI</translation>
    </message>
    <message>
        <source>DPI</source>
        <translation>DPI</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
    <message>
        <source>No background</source>
        <translation>Durchsichtig</translation>
    </message>
    <message>
        <source>Transparent where nothing is drawn</source>
        <translation>Durchsichtig, wo nichts gezeichnet ist</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Token labels</source>
        <translation>Token-Namen</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>Mask marks</source>
        <translation>Schraffuren</translation>
    </message>
    <message>
        <source>Mark legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Row sums</source>
        <translation>Zeilensummen</translation>
    </message>
    <message>
        <source>Color bar</source>
        <translation>Farbskala</translation>
    </message>
    <message>
        <source>Letters a, b, c</source>
        <translation>Felder a, b, c</translation>
    </message>
    <message>
        <source>Selected cell</source>
        <translation>Gewählte Zelle</translation>
    </message>
    <message>
        <source>With answers</source>
        <translation>Mit Lösungen</translation>
    </message>
    <message>
        <source>Include hidden values; otherwise their cells are blank</source>
        <translation>Auch verborgene Werte zeichnen; sonst sind ihre Zellen leer</translation>
    </message>
    <message>
        <source>{title}, {stage}, {head} and {batch} are filled in for each figure; the file extension is added</source>
        <translation>{title}, {stage}, {head} und {batch} werden für jede Abbildung eingesetzt; die Endung kommt hinzu</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>Expected head numbers such as “0, 2-4”, got %1.</source>
        <translation>Erwartet werden Kopfnummern wie „0, 2-4“, angegeben ist %1.</translation>
    </message>
    <message>
        <source>The width</source>
        <translation>Die Breite</translation>
    </message>
    <message>
        <source>The resolution</source>
        <translation>Die Auflösung</translation>
    </message>
    <message numerus="yes">
        <source>%n columns</source>
        <translation>
            <numerusform>1 Spalte</numerusform>
            <numerusform>%n Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>all, or 0</source>
        <translation>alle oder 0</translation>
    </message>
    <message>
        <source>Digits (no room)</source>
        <translation>Ziffern (kein Platz)</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Slide, 1920 × 1080 px</source>
        <translation>Folie, 1920 × 1080 px</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Bar label</source>
        <translation>Skalentitel</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Include the scene in the file</source>
        <translation>Szene in der Datei mitspeichern</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>default font</source>
        <translation>Standardschrift</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation>%1 pt</translation>
    </message>
    <message>
        <source>Masked cells blank</source>
        <translation>Maskiertes leer</translation>
    </message>
    <message>
        <source>Heads, such as 0, 2-4; “mean” adds the mean of all heads</source>
        <translation>Köpfe, zum Beispiel 0, 2-4; mit „mean“ kommt das Mittel aller Köpfe dazu</translation>
    </message>
</context>
<context>
    <name>attn::FocusPane</name>
    <message>
        <source>Select a cell to see it in the lens</source>
        <translation>Eine Zelle auswählen, um sie unter der Lupe zu sehen</translation>
    </message>
</context>
<context>
    <name>attn::FormulaView</name>
    <message>
        <source>Formula: %1</source>
        <translation>Formel: %1</translation>
    </message>
</context>
<context>
    <name>attn::ForwardCard</name>
    <message>
        <source>%1: not computed yet</source>
        <translation>%1: noch nicht berechnet</translation>
    </message>
    <message>
        <source>%1: no change</source>
        <translation>%1: keine Änderung</translation>
    </message>
    <message>
        <source>%1: largest change %2, %3 of %4 values change</source>
        <translation>%1: größte Änderung %2, %3 von %4 Werten ändern sich</translation>
    </message>
    <message>
        <source>Apply the edit to the scene and show this stage before and after</source>
        <translation>Änderung in die Szene übernehmen und diese Stufe davor und danach zeigen</translation>
    </message>
    <message>
        <source>Click to apply the edit to the scene and show this stage before and after</source>
        <translation>Klicken, um die Änderung in die Szene zu übernehmen und diese Stufe davor und danach zu zeigen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>attn::ForwardStrip</name>
    <message>
        <source>Effect of the edit</source>
        <translation>Wirkung der Änderung</translation>
    </message>
    <message>
        <source>largest change, full bar = %1</source>
        <translation>größte Änderung, voller Balken = %1</translation>
    </message>
    <message>
        <source>Show stages</source>
        <translation>Stufen einblenden</translation>
    </message>
    <message>
        <source>Hide stages</source>
        <translation>Stufen ausblenden</translation>
    </message>
</context>
<context>
    <name>attn::FullSize</name>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Every layer has its own cache</source>
        <translation>Jede Schicht hat einen eigenen Cache</translation>
    </message>
    <message>
        <source>head size</source>
        <translation>Kopfgröße</translation>
    </message>
    <message>
        <source>Length of one key or value vector</source>
        <translation>Länge eines Key- oder Value-Vektors</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Number of tokens in the cache</source>
        <translation>Anzahl der Tokens im Cache</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV-Köpfe</translation>
    </message>
    <message>
        <source>Heads with their own keys and values</source>
        <translation>Köpfe mit eigenen Keys und Values</translation>
    </message>
    <message>
        <source>query heads</source>
        <translation>Query-Köpfe</translation>
    </message>
    <message>
        <source>For comparison: one key/value head per query head</source>
        <translation>Zum Vergleich: ein Key-/Value-Kopf pro Query-Kopf</translation>
    </message>
    <message>
        <source>With sharing</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Without sharing</source>
        <translation>Nicht geteilt</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1.</source>
        <translation>Eine Zahl von 1 bis %1 eingeben.</translation>
    </message>
    <message>
        <source>2 × layers × tokens × heads × head size × %1</source>
        <translation>2 × Schichten × Tokens × Köpfe × Kopfgröße × %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>1 Byte</numerusform>
            <numerusform>%n Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 query heads can&apos;t share %2 key/value heads evenly. The number of query heads must be a multiple of %2.</source>
        <translation>%1 Query-Köpfe können sich %2 Key-/Value-Köpfe nicht gleichmäßig teilen. Die Zahl der Query-Köpfe muss ein Vielfaches von %2 sein.</translation>
    </message>
</context>
<context>
    <name>attn::GoalBox</name>
    <message>
        <source>Your turn</source>
        <translation>Jetzt du</translation>
    </message>
    <message>
        <source>Show a solution</source>
        <translation>Eine Lösung zeigen</translation>
    </message>
    <message>
        <source>Show mine</source>
        <translation>Meinen Stand zeigen</translation>
    </message>
</context>
<context>
    <name>attn::GoalEditor</name>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>different layer settings</source>
        <translation>andere Einstellungen der Schicht</translation>
    </message>
    <message>
        <source>+ Condition for the selected cell</source>
        <translation>+ Bedingung für die ausgewählte Zelle</translation>
    </message>
    <message>
        <source>+ Condition for the next token</source>
        <translation>+ Bedingung für das nächste Token</translation>
    </message>
    <message>
        <source>Make “journey” look most at “starts”.</source>
        <translation>Bringe „journey“ dazu, am meisten auf „starts“ zu schauen.</translation>
    </message>
    <message>
        <source>Goal of this step</source>
        <translation>Ziel dieses Schritts</translation>
    </message>
    <message>
        <source>Select a cell in the map first.</source>
        <translation>Zuerst im Bild eine Zelle auswählen.</translation>
    </message>
    <message>
        <source>next token “%1”</source>
        <translation>nächstes Token „%1“</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Remove condition</source>
        <translation>Bedingung entfernen</translation>
    </message>
    <message>
        <source>+ Another condition for the selected cell</source>
        <translation>+ Noch eine Bedingung für die ausgewählte Zelle</translation>
    </message>
    <message>
        <source>+ Goal for the selected cell</source>
        <translation>+ Ziel für die ausgewählte Zelle</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>Aufzeichnung beenden</translation>
    </message>
    <message>
        <source>Record solution</source>
        <translation>Lösung aufzeichnen</translation>
    </message>
    <message>
        <source>Recording. Edit until you reach the goal.</source>
        <translation>Aufzeichnung läuft. Ändern, bis das Ziel erreicht ist.</translation>
    </message>
    <message>
        <source>Recorded solution: %1</source>
        <translation>Aufgezeichnete Lösung: %1</translation>
    </message>
    <message>
        <source>Not met at the start (good)</source>
        <translation>Am Anfang nicht erfüllt (gut)</translation>
    </message>
    <message>
        <source>The recorded solution reaches the goal</source>
        <translation>Die aufgezeichnete Lösung erreicht das Ziel</translation>
    </message>
    <message>
        <source>met: %1</source>
        <translation>erfüllt: %1</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Lock everything the solution leaves unchanged</source>
        <translation>Alles sperren, was die Lösung nicht ändert</translation>
    </message>
    <message>
        <source>locks</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Typing the answer does not reach the goal (good)</source>
        <translation>Die Antwort nur einzutippen reicht nicht (gut)</translation>
    </message>
</context>
<context>
    <name>attn::HeadBars</name>
    <message>
        <source>This cell in every head</source>
        <translation>Diese Zelle in jedem Kopf</translation>
    </message>
    <message>
        <source>head %1, turned off: %2</source>
        <translation>Kopf %1, ausgeschaltet: %2</translation>
    </message>
    <message>
        <source>head %1: %2</source>
        <translation>Kopf %1: %2</translation>
    </message>
</context>
<context>
    <name>attn::HeadBlock</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Include the output of head %1 again (O)</source>
        <translation>Ausgabe von Kopf %1 wieder einbeziehen (O)</translation>
    </message>
    <message>
        <source>Keep the weights of head %1, but set its output to 0 (O)</source>
        <translation>Gewichte von Kopf %1 behalten, aber seine Ausgabe auf 0 setzen (O)</translation>
    </message>
    <message>
        <source>The effect of removing this head is not computed yet.</source>
        <translation>Was ohne diesen Kopf verloren geht, ist noch nicht berechnet.</translation>
    </message>
    <message>
        <source>The effect of removing this head is not shown while numbers are hidden.</source>
        <translation>Was ohne diesen Kopf verloren geht, wird nicht gezeigt, solange Zahlen verborgen sind.</translation>
    </message>
    <message>
        <source>Computing the effect of removing this head …</source>
        <translation>Was ohne diesen Kopf verloren geht, wird berechnet …</translation>
    </message>
    <message>
        <source>The effect of removing this head is not a number (nan).</source>
        <translation>Der Verlust ohne diesen Kopf ist keine Zahl (nan).</translation>
    </message>
</context>
<context>
    <name>attn::HeadGrid</name>
    <message>
        <source>All heads</source>
        <translation>Alle Köpfe</translation>
    </message>
    <message>
        <source>Current head: %1 of %2</source>
        <translation>Aktueller Kopf: %1 von %2</translation>
    </message>
    <message>
        <source>turned off</source>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>position %1, sorted by %2</source>
        <translation>Platz %1, sortiert nach %2</translation>
    </message>
    <message>
        <source>Head %1: %2</source>
        <translation>Kopf %1: %2</translation>
    </message>
</context>
<context>
    <name>attn::HeadPane</name>
    <message>
        <source>turned off</source>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Open this layer</source>
        <translation>Schicht öffnen</translation>
    </message>
    <message>
        <source>Current head</source>
        <translation>Aktueller Kopf</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>query %1 → key %2</source>
        <translation>Query %1 → Key %2</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>%1 down, %2 across</source>
        <translation>%1 nach unten, %2 nach rechts</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Querys</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation>Schicht %1, Kopf %2</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>The pattern stays visible. Only the head&apos;s output to the residual stream is 0.</source>
        <translation>Das Muster bleibt sichtbar. Nur die Ausgabe des Kopfes in den Residualstrom ist 0.</translation>
    </message>
</context>
<context>
    <name>attn::HeadRows</name>
    <message>
        <source>largest weight</source>
        <translation>größtes Gewicht</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>im Mittel: %1</translation>
    </message>
    <message>
        <source>Statistics of the head, row by row</source>
        <translation>Kennzahlen des Kopfes, Zeile für Zeile</translation>
    </message>
    <message>
        <source>one key</source>
        <translation>ein Key</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>Query %1</translation>
    </message>
    <message>
        <source>%1: %2, so the %3 is meaningless</source>
        <translation>%1: %2, also ist „%3“ nicht aussagekräftig</translation>
    </message>
    <message>
        <source>fewer than two keys</source>
        <translation>weniger als zwei Keys</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2 %3, at most %4</source>
        <translation>%1: %2 %3, höchstens %4</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>alle Zeilen</translation>
    </message>
    <message>
        <source>row “%1”</source>
        <translation>Zeile „%1“</translation>
    </message>
</context>
<context>
    <name>attn::HeadSpread</name>
    <message>
        <source>How spread out is each head?</source>
        <translation>Wie breit streut jeder Kopf?</translation>
    </message>
    <message>
        <source>head %1: %2 bits</source>
        <translation>Kopf %1: %2 Bit</translation>
    </message>
    <message>
        <source>Head %1: %2</source>
        <translation>Kopf %1: %2</translation>
    </message>
    <message>
        <source>mean row entropy, in bits</source>
        <translation>mittlere Zeilenentropie, in Bit</translation>
    </message>
    <message>
        <source>evenly spread: %1 bits</source>
        <translation>gleich verteilt: %1 Bit</translation>
    </message>
</context>
<context>
    <name>attn::HeadSwitch</name>
    <message>
        <source>%1, entropy %2</source>
        <translation>%1, Entropie %2</translation>
    </message>
    <message>
        <source>Lines of %1. The head is turned off, so its context is 0.</source>
        <translation>Linien von %1. Der Kopf ist ausgeschaltet, sein Kontext ist also 0.</translation>
    </message>
    <message>
        <source>Show or hide the lines of %1</source>
        <translation>Linien von %1 zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>Entropie</translation>
    </message>
</context>
<context>
    <name>attn::HeadsLine</name>
    <message>
        <source>Tensor shown for all heads</source>
        <translation>Für alle Köpfe gezeigter Tensor</translation>
    </message>
    <message>
        <source>Numbers of each head: %1</source>
        <translation>Zahlen jedes Kopfes: %1</translation>
    </message>
</context>
<context>
    <name>attn::HeadsPage</name>
    <message>
        <source>Head order</source>
        <translation>Reihenfolge der Köpfe</translation>
    </message>
    <message>
        <source>Sort heads, largest first</source>
        <translation>Köpfe sortieren, größter Wert zuerst</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>nach: %1</translation>
    </message>
    <message>
        <source>Current head: %1</source>
        <translation>Aktueller Kopf: %1</translation>
    </message>
    <message>
        <source>Sort heads, smallest first</source>
        <translation>Köpfe sortieren, kleinster Wert zuerst</translation>
    </message>
</context>
<context>
    <name>attn::HeatmapPage</name>
    <message>
        <source>More than 95% of the cells have nearly the same color</source>
        <translation>Mehr als 95 % der Zellen haben fast dieselbe Farbe</translation>
    </message>
    <message>
        <source>The scene does not include this stage.</source>
        <translation>Diese Stufe gibt es in der Szene nicht.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>Nearly one color · Fit to data</source>
        <translation>Fast eine Farbe · An die Daten anpassen</translation>
    </message>
    <message>
        <source>Nearly one color · Use log scale</source>
        <translation>Fast eine Farbe · Logarithmisch darstellen</translation>
    </message>
    <message>
        <source>head %1: %2</source>
        <translation>Kopf %1: %2</translation>
    </message>
</context>
<context>
    <name>attn::HeatmapView</name>
    <message>
        <source>Heatmap</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>No cell selected</source>
        <translation>Keine Zelle ausgewählt</translation>
    </message>
    <message>
        <source>Some values lie outside the range</source>
        <translation>Einige Werte liegen außerhalb des Bereichs</translation>
    </message>
</context>
<context>
    <name>attn::HelpDock</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>attn::HelpPanel</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Close help</source>
        <translation>Hilfe schließen</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Hilfetext</translation>
    </message>
</context>
<context>
    <name>attn::HistoryList</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Stand beim Öffnen</translation>
    </message>
    <message>
        <source>Select a step to go to it.</source>
        <translation>Einen Schritt wählen, um dorthin zu gehen.</translation>
    </message>
</context>
<context>
    <name>attn::ImportDialog</name>
    <message>
        <source>Import arrays</source>
        <translation>Arrays importieren</translation>
    </message>
    <message>
        <source>Reading %1, %2 …</source>
        <translation>%1, %2 wird gelesen …</translation>
    </message>
    <message>
        <source>Import arrays into</source>
        <translation>Arrays importieren in</translation>
    </message>
    <message>
        <source>this scene</source>
        <translation>diese Szene</translation>
    </message>
    <message>
        <source>Keep the mask, scale, dropout and every tensor that is not replaced</source>
        <translation>Maske, Skalierung, Dropout und jeden nicht ersetzten Tensor behalten</translation>
    </message>
    <message>
        <source>a plain layer</source>
        <translation>eine einfache Schicht</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV-Köpfe</translation>
    </message>
    <message>
        <source>Number of key/value heads. In grouped-query attention, several query heads share one.</source>
        <translation>Anzahl der Key-/Value-Köpfe. Bei Grouped-Query Attention teilen sich mehrere Query-Köpfe einen.</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>The array is [in, out]</source>
        <translation>Das Array ist [in, out]</translation>
    </message>
    <message>
        <source>GPT-2&apos;s Conv1D and plain matrices store [in, out]; nn.Linear stores [out, in]. The lines below show which arrays are transposed.</source>
        <translation>Conv1D in GPT-2 und einfache Matrizen speichern [in, out], nn.Linear speichert [out, in]. Die Zeilen darunter zeigen, welche Arrays transponiert werden.</translation>
    </message>
    <message>
        <source>Arrays in %1</source>
        <translation>Arrays in %1</translation>
    </message>
    <message>
        <source>Import summary</source>
        <translation>Übersicht des Imports</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Could not read %1.</source>
        <translation>%1 konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>•  The file has no embeddings, so %1 random embeddings of width %2 are used (seed %3)</source>
        <translation>•  Die Datei hat keine Embeddings, also werden %1 zufällige Embeddings der Breite %2 verwendet (Seed %3)</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>%1; values rounded to float32: %2</source>
        <translation>%1; auf float32 gerundete Werte: %2</translation>
    </message>
    <message>
        <source>•  %1 is read as “%2”. If it should be “%3”, select that next to the array.</source>
        <translation>•  %1 wird als „%2“ gelesen. Wenn „%3“ gemeint ist, dies neben dem Array auswählen.</translation>
    </message>
    <message>
        <source>Choose from</source>
        <translation>Auswählen aus</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>All heads of all layers</source>
        <translation>Alle Köpfe aller Schichten</translation>
    </message>
    <message>
        <source>arrays</source>
        <translation>Arrays</translation>
    </message>
    <message>
        <source>The arrays of the file</source>
        <translation>Die Arrays der Datei</translation>
    </message>
    <message>
        <source>Take the scale and mask from a config.json or from the array names, use no dropout, and use random embeddings if the file has none</source>
        <translation>Skalierung und Maske aus einer config.json oder den Namen der Arrays übernehmen, ohne Dropout; hat die Datei keine Embeddings, werden zufällige verwendet</translation>
    </message>
</context>
<context>
    <name>attn::Inspector</name>
    <message>
        <source>Explain</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Source value</source>
        <translation>Ausgangswert</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>Row %1, ten largest</source>
        <translation>Zeile %1, die zehn größten</translation>
    </message>
</context>
<context>
    <name>attn::KeepMaskSection</name>
    <message>
        <source>Draw</source>
        <translation>Ziehung</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Next draw</source>
        <translation>Nächste</translation>
    </message>
    <message>
        <source>Separate seed</source>
        <translation>Eigener Seed</translation>
    </message>
    <message>
        <source>Draw 1 is the first draw after seeding. Draw 2 shows what the same layer drops when it runs again without reseeding, as in training.</source>
        <translation>Ziehung 1 ist die erste nach dem Setzen des Seeds. Ziehung 2 zeigt, was dieselbe Schicht verwirft, wenn sie ohne neuen Seed noch einmal läuft, wie beim Training.</translation>
    </message>
    <message>
        <source>Show what the layer drops when it runs again without reseeding</source>
        <translation>Zeigen, was die Schicht verwirft, wenn sie ohne neuen Seed noch einmal läuft</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Ziehung %1</translation>
    </message>
    <message>
        <source>Remove the draw&apos;s own seed</source>
        <translation>Eigenen Seed der Ziehung entfernen</translation>
    </message>
    <message>
        <source>Give the draw its own seed</source>
        <translation>Der Ziehung einen eigenen Seed geben</translation>
    </message>
    <message>
        <source>Nothing is drawn at p = 0, at p = 1 or in eval mode.</source>
        <translation>Bei p = 0, bei p = 1 und im eval-Modus wird nichts gezogen.</translation>
    </message>
    <message>
        <source>Nothing else is drawn from this seed, so the draw cannot shift.</source>
        <translation>Aus diesem Seed wird nichts anderes gezogen, also kann sich die Ziehung nicht verschieben.</translation>
    </message>
    <message>
        <source>Dropout has its own seed, so different weights, sizes or seeds elsewhere do not change u. “Seed”, “Number” and “Next draw” here still do. Turn this off to draw after the weights again, which changes u.</source>
        <translation>Der Dropout hat einen eigenen Seed: Andere Gewichte, Größen oder Seeds an anderer Stelle ändern u nicht. „Seed“, „Nummer“ und „Nächste“ hier ändern es weiterhin. Schaltet man das aus, wird wieder nach den Gewichten gezogen, und u ändert sich.</translation>
    </message>
    <message>
        <source>Give dropout its own seed at this point. Then u stays the same when you change the weights&apos; seed or the number of weights. p only moves the threshold for u.</source>
        <translation>Dem Dropout an dieser Stelle einen eigenen Seed geben. Dann bleibt u gleich, wenn sich der Seed oder die Anzahl der Gewichte ändert. p verschiebt nur die Grenze für u.</translation>
    </message>
    <message>
        <source>Changing the seed of the weights does not change these draws, but “Next draw” does.</source>
        <translation>Ein anderer Seed für die Gewichte ändert diese Ziehungen nicht, „Nächste“ schon.</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>Nummer %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>attn::KeyChanger</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Restore default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Customize</source>
        <translation>Anpassen</translation>
    </message>
    <message>
        <source>Select an action, then press its new shortcut.</source>
        <translation>Wähle eine Aktion und drücke dann ihr neues Kürzel.</translation>
    </message>
    <message>
        <source>This shortcut cannot be changed.</source>
        <translation>Dieses Kürzel lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Standard: %1.</translation>
    </message>
    <message>
        <source>Press Enter or click the field, then press the new shortcut.</source>
        <translation>Drücke Eingabe oder klicke ins Feld und drücke dann das neue Kürzel.</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Neues Kürzel</translation>
    </message>
</context>
<context>
    <name>attn::KeyHeadsPanel</name>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Key/value heads</source>
        <translation>Key-/Value-Köpfe</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>Query-Köpfe</translation>
    </message>
    <message>
        <source>Key and value heads</source>
        <translation>Key- und Value-Köpfe</translation>
    </message>
    <message>
        <source>Number of heads that share the output size</source>
        <translation>Anzahl der Köpfe, die sich die Ausgabegröße teilen</translation>
    </message>
    <message>
        <source>Number of key/value heads; query heads share them</source>
        <translation>Anzahl der Key-/Value-Köpfe; die Query-Köpfe teilen sie sich</translation>
    </message>
    <message>
        <source>MHA</source>
        <translation>MHA</translation>
    </message>
    <message>
        <source>Every query head has its own keys and values</source>
        <translation>Jeder Query-Kopf hat eigene Keys und Values</translation>
    </message>
    <message>
        <source>GQA</source>
        <translation>GQA</translation>
    </message>
    <message>
        <source>Groups of query heads share keys and values</source>
        <translation>Gruppen von Query-Köpfen teilen sich Keys und Values</translation>
    </message>
    <message>
        <source>MQA</source>
        <translation>MQA</translation>
    </message>
    <message>
        <source>All query heads share one key/value head</source>
        <translation>Alle Query-Köpfe teilen sich einen Key-/Value-Kopf</translation>
    </message>
    <message>
        <source>Query heads: %1</source>
        <translation>Query-Köpfe: %1</translation>
    </message>
    <message>
        <source>Key/value heads: %1</source>
        <translation>Key-/Value-Köpfe: %1</translation>
    </message>
</context>
<context>
    <name>attn::KeyList</name>
    <message>
        <source>next step</source>
        <translation>nächster Schritt</translation>
    </message>
    <message>
        <source>one step back</source>
        <translation>einen Schritt zurück</translation>
    </message>
    <message>
        <source>one calculation back, forward</source>
        <translation>eine Rechnung zurück, weiter</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>back to the start, compute everything</source>
        <translation>zum Anfang, alles berechnen</translation>
    </message>
    <message>
        <source>another row</source>
        <translation>andere Zeile</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>another cell</source>
        <translation>andere Zelle</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>another stage</source>
        <translation>andere Stufe</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>another head</source>
        <translation>anderer Kopf</translation>
    </message>
    <message>
        <source>all heads or one head</source>
        <translation>alle Köpfe oder einer</translation>
    </message>
    <message>
        <source>step by stage, row, cell, term</source>
        <translation>Schrittweite: Stufe, Zeile, Zelle, Term</translation>
    </message>
    <message>
        <source>step from here</source>
        <translation>ab hier rechnen</translation>
    </message>
    <message>
        <source>what if…</source>
        <translation>was wäre, wenn …</translation>
    </message>
    <message>
        <source>pen, eraser, clear</source>
        <translation>Stift, Radierer, alles löschen</translation>
    </message>
    <message>
        <source>keep the drawing</source>
        <translation>Zeichnung behalten</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>text size of the notes</source>
        <translation>Schriftgröße der Notizen</translation>
    </message>
    <message>
        <source>spotlight</source>
        <translation>Spotlight</translation>
    </message>
    <message>
        <source>pointer</source>
        <translation>Zeiger</translation>
    </message>
    <message>
        <source>equation on, off</source>
        <translation>Gleichung an, aus</translation>
    </message>
    <message>
        <source>map or studio picture</source>
        <translation>Bild der Stufe oder des Studios</translation>
    </message>
    <message>
        <source>hide or show the cell</source>
        <translation>Zelle verbergen oder zeigen</translation>
    </message>
    <message>
        <source>hide or show its row</source>
        <translation>ganze Zeile verbergen oder zeigen</translation>
    </message>
    <message>
        <source>reveal the next hidden value</source>
        <translation>nächsten Wert aufdecken</translation>
    </message>
    <message>
        <source>reveal all</source>
        <translation>alle aufdecken</translation>
    </message>
    <message>
        <source>show before, both, after</source>
        <translation>vorher, beides, nachher zeigen</translation>
    </message>
    <message>
        <source>blank the screen</source>
        <translation>Bildschirm schwarz schalten</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>swap notes and picture</source>
        <translation>Notizen und Bild tauschen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back to the window</source>
        <translation>zurück zum Fenster</translation>
    </message>
    <message>
        <source>first, last slide</source>
        <translation>erste, letzte Folie</translation>
    </message>
</context>
<context>
    <name>attn::LabControls</name>
    <message>
        <source>Error lab</source>
        <translation>Fehlerlabor</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Quiz me</source>
        <translation>Quiz starten</translation>
    </message>
    <message>
        <source>End quiz (Esc)</source>
        <translation>Quiz beenden (Esc)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>First try</source>
        <translation>Beim ersten Versuch</translation>
    </message>
    <message>
        <source>One of the mistakes above is turned on in B. Gray ones do not fit this scene. Study the values, then choose the mistake.</source>
        <translation>Einer der Fehler oben ist in B eingeschaltet. Die grauen passen nicht zu dieser Szene. Die Werte ansehen und dann den Fehler wählen.</translation>
    </message>
    <message>
        <source>Secretly turns on one of these mistakes. Study the values, then find it in the list.</source>
        <translation>Schaltet heimlich einen dieser Fehler ein. Die Werte ansehen und den Fehler dann in der Liste finden.</translation>
    </message>
</context>
<context>
    <name>attn::LabMaps</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>nebeneinander</translation>
    </message>
    <message>
        <source>The layer with and without the mistake</source>
        <translation>Die Schicht mit und ohne Fehler</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>Effect of the mistake: blue values fell, orange values rose</source>
        <translation>Wirkung des Fehlers: Blaue Werte sind gesunken, orange gestiegen</translation>
    </message>
    <message>
        <source>A, correct</source>
        <translation>A, richtig</translation>
    </message>
    <message>
        <source>B, with the mistake</source>
        <translation>B, mit dem Fehler</translation>
    </message>
    <message>
        <source>Change, B − A</source>
        <translation>Änderung, B − A</translation>
    </message>
    <message>
        <source>A  Correct</source>
        <translation>A  Richtig</translation>
    </message>
    <message>
        <source>B  With the mistake</source>
        <translation>B  Mit dem Fehler</translation>
    </message>
    <message>
        <source>Your scene</source>
        <translation>Die eigene Szene</translation>
    </message>
</context>
<context>
    <name>attn::LabPair</name>
    <message>
        <source>The error lab shows a copy. Leave the lab to edit your own scene.</source>
        <translation>Das Fehlerlabor zeigt eine Kopie. Zum Ändern der eigenen Szene das Fehlerlabor verlassen.</translation>
    </message>
</context>
<context>
    <name>attn::LabStudio</name>
    <message>
        <source>Correct and faulty: %1</source>
        <translation>Richtig und falsch: %1</translation>
    </message>
    <message>
        <source>A  Correct</source>
        <translation>A  Richtig</translation>
    </message>
    <message>
        <source>B  With the mistake</source>
        <translation>B  Mit dem Fehler</translation>
    </message>
    <message>
        <source>“%1” would be visible only next to a correct layer, not in these values.</source>
        <translation>„%1“ wäre nur neben einer richtigen Schicht zu erkennen, nicht an diesen Werten.</translation>
    </message>
    <message>
        <source>“%1” would look much like this, but it is not turned on.</source>
        <translation>„%1“ sähe ganz ähnlich aus, ist aber nicht eingeschaltet.</translation>
    </message>
    <message>
        <source>“%1” would look like this: %2. B does not show that.</source>
        <translation>„%1“ sähe so aus: %2. Das zeigt B nicht.</translation>
    </message>
    <message>
        <source>Error lab</source>
        <translation>Fehlerlabor</translation>
    </message>
    <message>
        <source>works on a copy; your scene is unchanged</source>
        <translation>arbeitet mit einer Kopie; die eigene Szene bleibt unverändert</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>With %1 tokens, this layer is too large for the error lab. Shorten the text.</source>
        <translation>Mit %1 Tokens ist diese Schicht zu groß für das Fehlerlabor. Den Text kürzen.</translation>
    </message>
    <message>
        <source>which one is on?</source>
        <translation>welcher Fehler ist es?</translation>
    </message>
    <message>
        <source>1 of 12 on</source>
        <translation>1 von 12 an</translation>
    </message>
    <message>
        <source>none on</source>
        <translation>keiner an</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>Nothing to show for this stage.</source>
        <translation>Für diese Stufe gibt es nichts zu zeigen.</translation>
    </message>
    <message>
        <source>The mistake does not show in these values. A and B are the same.</source>
        <translation>In diesen Werten zeigt sich der Fehler nicht. A und B sind gleich.</translation>
    </message>
    <message>
        <source>%1 is not computed yet.</source>
        <translation>%1 ist noch nicht berechnet.</translation>
    </message>
    <message>
        <source>“%1” is turned on in B.</source>
        <translation>„%1“ ist in B eingeschaltet.</translation>
    </message>
    <message>
        <source>%1 → %2, calculated twice</source>
        <translation>%1 → %2, zweimal berechnet</translation>
    </message>
    <message>
        <source>Select a cell to see its calculation in both layers.</source>
        <translation>Eine Zelle auswählen, um ihre Rechnung in beiden Schichten zu sehen.</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>noch nicht berechnet</translation>
    </message>
    <message>
        <source>%1; correct value: %2</source>
        <translation>%1; richtig: %2</translation>
    </message>
    <message>
        <source>Context of %1, component %2:&lt;br/&gt;%3 → &lt;span style=&quot;color: %5&quot;&gt;%4&lt;/span&gt;</source>
        <translation>Kontext von %1, Komponente %2:&lt;br/&gt;%3 → &lt;span style=&quot;color: %5&quot;&gt;%4&lt;/span&gt;</translation>
    </message>
    <message>
        <source>No hint yet. Compare the maps, their row sums and the equation below. Select other stages above.</source>
        <translation>Noch kein Hinweis. Die Bilder, ihre Zeilensummen und die Gleichung unten vergleichen. Andere Stufen lassen sich oben wählen.</translation>
    </message>
    <message>
        <source>A is your scene with %1</source>
        <translation>A ist die eigene Szene mit %1</translation>
    </message>
    <message>
        <source>A is your scene, unchanged</source>
        <translation>A ist die eigene Szene, unverändert</translation>
    </message>
    <message>
        <source>A is your scene with the usual options</source>
        <translation>A ist die eigene Szene mit den üblichen Einstellungen</translation>
    </message>
    <message>
        <source>With %2, “%1” would look like this: %3. B does not show that.</source>
        <translation>Mit %2 sähe „%1“ so aus: %3. Das zeigt B nicht.</translation>
    </message>
    <message>
        <source>%1 (in %2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Turn on one of the mistakes to compare the layer with and without it and to see what the values reveal. Or let the quiz secretly turn one on.</source>
        <translation>Einen der Fehler einschalten, um die Schicht mit und ohne ihn zu vergleichen und zu sehen, was die Werte verraten. Oder das Quiz heimlich einen einschalten lassen.</translation>
    </message>
</context>
<context>
    <name>attn::Lamp</name>
    <message>
        <source>true</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>true but surprising</source>
        <translation>richtig, aber überraschend</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>trifft nicht zu</translation>
    </message>
</context>
<context>
    <name>attn::LayerPanel</name>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>%1: on</source>
        <translation>%1: an</translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation>%1: aus</translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation>%1 an</translation>
    </message>
</context>
<context>
    <name>attn::LayoutMap</name>
    <message>
        <source>Three separate matrices</source>
        <translation>Drei getrennte Matrizen</translation>
    </message>
    <message>
        <source>One matrix, split by head</source>
        <translation>Eine Matrix, nach Köpfen geteilt</translation>
    </message>
    <message>
        <source>One matrix, split into three</source>
        <translation>Eine Matrix, in drei geteilt</translation>
    </message>
    <message>
        <source>Each line is a row of the weights. The selected row is highlighted in all layouts. Press Up or Down to move through the rows.</source>
        <translation>Jede Linie ist eine Zeile der Gewichte. Die gewählte Zeile ist in allen Anordnungen hervorgehoben. Mit Auf und Ab durch die Zeilen gehen.</translation>
    </message>
    <message>
        <source>%1 of head %2, element %3: row %4 of %5.weight</source>
        <translation>%1 von Kopf %2, Element %3: Zeile %4 von %5.weight</translation>
    </message>
    <message>
        <source>No row selected</source>
        <translation>Keine Zeile gewählt</translation>
    </message>
    <message>
        <source>%1 head %2</source>
        <translation>%1 Kopf %2</translation>
    </message>
</context>
<context>
    <name>attn::LayoutsPage</name>
    <message>
        <source>Three matrices</source>
        <translation>Drei Matrizen</translation>
    </message>
    <message>
        <source>One, split by head</source>
        <translation>Eine, nach Köpfen geteilt</translation>
    </message>
    <message>
        <source>One, split into three</source>
        <translation>Eine, in drei geteilt</translation>
    </message>
    <message>
        <source>Element e of head h; m is 0 for q, 1 for k, 2 for v</source>
        <translation>Element e von Kopf h; m ist 0 für q, 1 für k, 2 für v</translation>
    </message>
    <message>
        <source>context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Reference for the other layouts</source>
        <translation>Vergleichsbasis für die anderen</translation>
    </message>
    <message>
        <source>Difference in q, k, v and %1: not computed yet</source>
        <translation>Unterschied in q, k, v und %1: noch nicht berechnet</translation>
    </message>
    <message>
        <source>No difference in q, k, v and %1</source>
        <translation>Kein Unterschied in q, k, v und %1</translation>
    </message>
    <message>
        <source>%1, rounding only</source>
        <translation>%1, nur Rundung</translation>
    </message>
    <message>
        <source>%1 differs by %2</source>
        <translation>%1 weicht um %2 ab</translation>
    </message>
    <message>
        <source>this scene</source>
        <translation>diese Szene</translation>
    </message>
    <message>
        <source>%1 rows of %2 numbers. h is the head, e is the element in the head, and m is 0 for q, 1 for k, 2 for v. Repacking moves rows but does not change any numbers.</source>
        <translation>%1 Zeilen zu %2 Zahlen. h ist der Kopf, e das Element im Kopf, und m ist 0 für q, 1 für k, 2 für v. Umpacken verschiebt Zeilen, ändert aber keine Zahl.</translation>
    </message>
    <message>
        <source>Computed without dropout.</source>
        <translation>Ohne Dropout berechnet.</translation>
    </message>
    <message>
        <source>Computed in float32, because the scene is too large for the reference.</source>
        <translation>In float32 berechnet, weil die Szene für die Referenz zu groß ist.</translation>
    </message>
    <message>
        <source>This scene has no projections, so identity matrices are used instead.</source>
        <translation>Diese Szene hat keine Projektionen, deshalb werden Einheitsmatrizen verwendet.</translation>
    </message>
    <message>
        <source>The weights of q, k and v in three layouts</source>
        <translation>Die Gewichte von q, k und v in drei Anordnungen</translation>
    </message>
</context>
<context>
    <name>attn::Lens</name>
    <message>
        <source>Lens</source>
        <translation>Lupe</translation>
    </message>
    <message>
        <source>%1 × %2 around the cell</source>
        <translation>%1 × %2 um die Zelle</translation>
    </message>
</context>
<context>
    <name>attn::LessonBar</name>
    <message>
        <source>Back to the lesson</source>
        <translation>Zurück zur Lektion</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Strg+B</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>End of the lesson</source>
        <translation>Ende der Lektion</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Nächste Lektion: %1</translation>
    </message>
    <message>
        <source>This is a copy of the step. It is kept as unsaved work when you leave the lesson. To save it as a file, press %1.</source>
        <translation>Das ist eine Kopie des Schritts. Wenn du die Lektion verlässt, bleibt sie unter „Ungespeichertes“ erhalten. Um sie als Datei zu speichern, drücke %1.</translation>
    </message>
</context>
<context>
    <name>attn::LessonCard</name>
    <message>
        <source>All %1 steps done</source>
        <translation>Alle %1 Schritte fertig</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <translation>%1 von %2 Schritten fertig</translation>
    </message>
</context>
<context>
    <name>attn::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Leave lesson and return to your scene (Ctrl+W)</source>
        <translation>Lektion verlassen und zur eigenen Szene zurückkehren (Strg+W)</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Lesson steps and languages</source>
        <translation>Schritte und Sprachen der Lektion</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Reset this step only</source>
        <translation>Nur diesen Schritt zurücksetzen</translation>
    </message>
    <message>
        <source>Try it freely</source>
        <translation>Frei probieren</translation>
    </message>
    <message>
        <source>Open a copy of this step in the full window, without locks</source>
        <translation>Kopie dieses Schritts im ganzen Fenster öffnen, ohne Sperren</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Reset progress in this lesson</source>
        <translation>Fortschritt in dieser Lektion zurücksetzen</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>Nächster Hinweis</translation>
    </message>
    <message>
        <source>Hint %1.</source>
        <translation>Hinweis %1.</translation>
    </message>
    <message>
        <source>Click a value in %1 and type a new one</source>
        <translation>Klicke auf einen Wert in %1 und gib einen neuen ein</translation>
    </message>
    <message>
        <source>Solved: %1 of %2, %3 on the first try</source>
        <translation>Gelöst: %1 von %2, davon %3 beim ersten Versuch</translation>
    </message>
    <message>
        <source>Still open: step %1, %2</source>
        <translation>Noch offen: Schritt %1, %2</translation>
    </message>
    <message>
        <source>Your task</source>
        <translation>Deine Aufgabe</translation>
    </message>
    <message>
        <source>Solved: %1 of %2, %3 on the first try, %4 with a hint</source>
        <translation>Gelöst: %1 von %2, davon %3 beim ersten Versuch, %4 mit Hinweis</translation>
    </message>
</context>
<context>
    <name>attn::LessonPlay</name>
    <message>
        <source>Restore your earlier changes</source>
        <translation>Deine früheren Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>Show a solution</source>
        <translation>Eine Lösung zeigen</translation>
    </message>
    <message>
        <source>Restore your earlier attempt</source>
        <translation>Deinen früheren Versuch wiederherstellen</translation>
    </message>
    <message>
        <source>Show mine</source>
        <translation>Meinen Stand zeigen</translation>
    </message>
</context>
<context>
    <name>attn::LessonWriter</name>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Neue Lektion</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Reload %1</source>
        <translation>%1 neu laden</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>step %1: edits not yet saved in the step</source>
        <translation>Schritt %1: Änderungen, die noch nicht im Schritt gespeichert sind</translation>
    </message>
    <message>
        <source>step %1: solution still being recorded</source>
        <translation>Schritt %1: Lösung wird noch aufgezeichnet</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Add step %1</source>
        <translation>Schritt %1 hinzufügen</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Delete step %1</source>
        <translation>Schritt %1 löschen</translation>
    </message>
    <message>
        <source>Move step %1</source>
        <translation>Schritt %1 verschieben</translation>
    </message>
    <message>
        <source>Copy step %1</source>
        <translation>Schritt %1 kopieren</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>New talk</source>
        <translation>Neuer Vortrag</translation>
    </message>
</context>
<context>
    <name>attn::LinesKey</name>
    <message>
        <source>The larger the weight, the thicker and stronger the line.</source>
        <translation>Je größer das Gewicht, desto dicker und kräftiger die Linie.</translation>
    </message>
</context>
<context>
    <name>attn::LinesPart</name>
    <message>
        <source>Lines of</source>
        <translation>Linien von</translation>
    </message>
    <message>
        <source>change token</source>
        <translation>Token wechseln</translation>
    </message>
    <message>
        <source>current stage</source>
        <translation>aktuelle Stufe</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>The weights of the current stage, before or after dropout</source>
        <translation>Die Gewichte der aktuellen Stufe, vor oder nach dem Dropout</translation>
    </message>
    <message>
        <source>The weights before dropout</source>
        <translation>Die Gewichte vor dem Dropout</translation>
    </message>
    <message>
        <source>The weights after dropout</source>
        <translation>Die Gewichte nach dem Dropout</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>Bit</translation>
    </message>
    <message>
        <source>This scene contains only dropout, so it has no queries or keys to connect.</source>
        <translation>Diese Szene besteht nur aus einem Dropout und hat daher keine Querys und Keys zum Verbinden.</translation>
    </message>
    <message>
        <source>This scene stops at the scores, so it has no weights to draw.</source>
        <translation>Diese Szene endet bei den Scores und hat daher keine Gewichte zum Zeichnen.</translation>
    </message>
    <message>
        <source>This scene has no weights between queries and keys, so there are no lines to draw.</source>
        <translation>Diese Szene hat keine Gewichte zwischen Querys und Keys, also gibt es keine Linien zum Zeichnen.</translation>
    </message>
    <message>
        <source>No head is shown. Select one in the controls.</source>
        <translation>Es ist kein Kopf zu sehen. Einen bei den Reglern auswählen.</translation>
    </message>
    <message>
        <source>thickness = weight; only the strongest lines are drawn</source>
        <translation>Dicke = Gewicht; nur die stärksten Linien sind gezeichnet</translation>
    </message>
    <message>
        <source>thickness = weight</source>
        <translation>Dicke = Gewicht</translation>
    </message>
</context>
<context>
    <name>attn::LinesStudio</name>
    <message>
        <source>Lines and vectors</source>
        <translation>Linien und Vektoren</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>map</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Back to the heatmap</source>
        <translation>Zurück zur Heatmap</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Who looks where, as lines between the tokens</source>
        <translation>Wer wen ansieht, als Linien zwischen den Tokens</translation>
    </message>
    <message>
        <source>vectors</source>
        <translation>Vektoren</translation>
    </message>
    <message>
        <source>Queries, keys and values as arrows</source>
        <translation>Querys, Keys und Values als Pfeile</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>Lines and vectors side by side</source>
        <translation>Linien und Vektoren nebeneinander</translation>
    </message>
    <message>
        <source>item %1 of %2</source>
        <translation>Element %1 von %2</translation>
    </message>
</context>
<context>
    <name>attn::LinesView</name>
    <message>
        <source>Attention lines</source>
        <translation>Attention-Linien</translation>
    </message>
    <message>
        <source>Lines of %1, %2 queries and %3 keys</source>
        <translation>Linien von %1, %2 Querys und %3 Keys</translation>
    </message>
</context>
<context>
    <name>attn::LockBoxes</name>
    <message>
        <source>Computed values</source>
        <translation>Berechnete Werte</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Random draws</source>
        <translation>Zufallsziehungen</translation>
    </message>
    <message>
        <source>Students cannot change</source>
        <translation>Für Lernende gesperrt</translation>
    </message>
    <message>
        <source>%1 except %2</source>
        <translation>%1 außer %2</translation>
    </message>
    <message>
        <source>%1: only %2</source>
        <translation>%1: nur %2</translation>
    </message>
    <message>
        <source>locks</source>
        <translation>Sperren</translation>
    </message>
</context>
<context>
    <name>attn::MainWindow</name>
    <message>
        <source>&amp;Figure…</source>
        <translation>&amp;Abbildung …</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Open a lesson and edit any number</source>
        <translation>Eine Lektion öffnen und eine beliebige Zahl ändern</translation>
    </message>
    <message>
        <source>%1[*] — AttnScope</source>
        <translation>%1[*] — AttnScope</translation>
    </message>
    <message>
        <source>AttnScope[*]</source>
        <translation>AttnScope[*]</translation>
    </message>
    <message>
        <source>Com&amp;pute on</source>
        <translation>&amp;Rechnen auf</translation>
    </message>
    <message>
        <source>&amp;CPU (float32)</source>
        <translation>&amp;CPU (float32)</translation>
    </message>
    <message>
        <source>&amp;GPU (CUDA, float32)</source>
        <translation>&amp;GPU (CUDA, float32)</translation>
    </message>
    <message>
        <source>&amp;Reference (float64)</source>
        <translation>&amp;Referenz (float64)</translation>
    </message>
    <message>
        <source>One page. Values you hide (H) become blanks, and an answer key follows.</source>
        <translation>Eine Seite. Verborgene Werte (H) werden zu Lücken, und ein Lösungsblatt folgt.</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xport</translation>
    </message>
    <message>
        <source>&amp;Steps…</source>
        <translation>&amp;Schritte …</translation>
    </message>
    <message>
        <source>&amp;Data…</source>
        <translation>&amp;Daten …</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Code</translation>
    </message>
    <message>
        <source>Works&amp;heets for a class…</source>
        <translation>Ar&amp;beitsblätter für eine Klasse …</translation>
    </message>
    <message>
        <source>&amp;Web page…</source>
        <translation>&amp;Webseite …</translation>
    </message>
    <message>
        <source>&amp;Copy as</source>
        <translation>&amp;Kopieren als</translation>
    </message>
    <message>
        <source>&amp;PyTorch script…</source>
        <translation>&amp;PyTorch-Skript …</translation>
    </message>
    <message>
        <source>&amp;NumPy script…</source>
        <translation>&amp;NumPy-Skript …</translation>
    </message>
    <message>
        <source>&amp;Copy PyTorch script</source>
        <translation>PyTorch-Skript &amp;kopieren</translation>
    </message>
    <message>
        <source>C&amp;opy NumPy script</source>
        <translation>NumPy-Skript k&amp;opieren</translation>
    </message>
    <message>
        <source>Save the script</source>
        <translation>Skript speichern</translation>
    </message>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>Python-Skripte (*.py)</translation>
    </message>
    <message>
        <source>Save the lesson as a web page</source>
        <translation>Lektion als Webseite speichern</translation>
    </message>
    <message>
        <source>Save the scene as a web page</source>
        <translation>Szene als Webseite speichern</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>&amp;Spreadsheet cells</source>
        <translation>&amp;Tabellenzellen</translation>
    </message>
    <message>
        <source>&amp;NumPy</source>
        <translation>&amp;NumPy</translation>
    </message>
    <message>
        <source>Py&amp;Torch</source>
        <translation>&amp;PyTorch</translation>
    </message>
    <message>
        <source>&amp;LaTeX, square brackets</source>
        <translation>LaTeX, &amp;eckige Klammern</translation>
    </message>
    <message>
        <source>LaTeX, &amp;round brackets</source>
        <translation>LaTeX, &amp;runde Klammern</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Kopieren &amp;als</translation>
    </message>
    <message>
        <source>Export &amp;figure…</source>
        <translation>Abbil&amp;dung exportieren …</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Export in progress</source>
        <translation>Export läuft</translation>
    </message>
    <message>
        <source>An export is still running. Closing the window cancels it.</source>
        <translation>Ein Export läuft noch. Wenn du das Fenster schließt, wird er abgebrochen.</translation>
    </message>
    <message>
        <source>Cancel export</source>
        <translation>Export abbrechen</translation>
    </message>
    <message>
        <source>Keep exporting</source>
        <translation>Weiter exportieren</translation>
    </message>
    <message>
        <source>Edit &amp;sentence</source>
        <translation>&amp;Satz bearbeiten</translation>
    </message>
    <message>
        <source>tokens words text own</source>
        <translation>Tokens Wörter Text eigener tokens words text own</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>This scene has no section “%1”.</source>
        <translation>Diese Szene hat keinen Bereich „%1“.</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>H&amp;eads</source>
        <translation>&amp;Köpfe</translation>
    </message>
    <message>
        <source>Turn head &amp;off</source>
        <translation>Kopf &amp;ausschalten</translation>
    </message>
    <message>
        <source>ablate ablation head switch off on what is lost</source>
        <translation>ausschalten abschalten Kopf aus ein verloren ablate ablation head switch off on what is lost</translation>
    </message>
    <message>
        <source>Turn &amp;all heads on</source>
        <translation>A&amp;lle Köpfe einschalten</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>&amp;Sortieren nach</translation>
    </message>
    <message>
        <source>S&amp;mallest first</source>
        <translation>&amp;Kleinste zuerst</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <source>Turn head %1 &amp;on</source>
        <translation>Kopf %1 &amp;einschalten</translation>
    </message>
    <message>
        <source>Turn head %1 &amp;off</source>
        <translation>Kopf %1 &amp;ausschalten</translation>
    </message>
    <message>
        <source>&amp;Compare head %1 with</source>
        <translation>Kopf %1 &amp;vergleichen mit</translation>
    </message>
    <message>
        <source>&amp;Help for this stage or studio</source>
        <translation>&amp;Hilfe zu dieser Stufe oder diesem Studio</translation>
    </message>
    <message>
        <source>explain what is this manual literature mistakes</source>
        <translation>erklären was ist das Handbuch Literatur Fehler explain what is this manual literature mistakes</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>begin first introduction learn show around</source>
        <translation>Anfang zuerst Einführung lernen zeigen begin first introduction learn show around</translation>
    </message>
    <message>
        <source>These are the stages of one attention layer, in the order they are computed. Select another one.</source>
        <translation>Das sind die Stufen einer Attention-Schicht, in der Reihenfolge, in der sie berechnet werden. Wähle eine andere.</translation>
    </message>
    <message>
        <source>This picture shows the stage. Rows are queries, columns are keys. Click a cell or use the arrow keys.</source>
        <translation>Dieses Bild zeigt die Stufe. Zeilen sind Querys, Spalten sind Keys. Klicke auf eine Zelle oder nimm die Pfeiltasten.</translation>
    </message>
    <message>
        <source>This panel shows where the value comes from. Click a number in the equation to go to its cell.</source>
        <translation>Hier siehst du, woher der Wert kommt. Klicke auf eine Zahl in der Gleichung, um zu ihrer Zelle zu gehen.</translation>
    </message>
    <message>
        <source>You can change any number. Drag a value in the embeddings or type a new one, and everything that depends on it changes at once. Press Ctrl+Z to undo.</source>
        <translation>Du kannst jede Zahl ändern. Ziehe an einer Zahl der Embeddings oder gib eine neue ein, und alles, was davon abhängt, ändert sich sofort. Strg+Z macht es rückgängig.</translation>
    </message>
    <message>
        <source>This bar steps through the computation, value by value. Press Ctrl+Right to step forward, or click Play.</source>
        <translation>Mit dieser Leiste gehst du Wert für Wert durch die Rechnung. Drücke Strg+Rechts, um einen Schritt weiterzugehen, oder klicke auf Abspielen.</translation>
    </message>
    <message>
        <source>Find everything else in the menus. Learn has lessons, F1 explains the current stage, and Ctrl+Shift+P finds any action.</source>
        <translation>Alles Übrige findest du in den Menüs. Lernen enthält Lektionen, F1 erklärt die aktuelle Stufe, und Strg+Umschalt+P findet jede Aktion.</translation>
    </message>
    <message>
        <source>Trained models</source>
        <translation>Trainierte Modelle</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>&amp;Verbergen</translation>
    </message>
    <message>
        <source>hide show reveal cover blank</source>
        <translation>verbergen zeigen aufdecken verdecken Lücke hide show reveal cover blank</translation>
    </message>
    <message>
        <source>&amp;Answer</source>
        <translation>&amp;Antworten</translation>
    </message>
    <message>
        <source>Reveal &amp;everything</source>
        <translation>A&amp;lles aufdecken</translation>
    </message>
    <message>
        <source>Import arrays</source>
        <translation>Arrays importieren</translation>
    </message>
    <message>
        <source>Arrays (%1);;All files (*)</source>
        <translation>Arrays (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Drop to open %1</source>
        <translation>Loslassen, um %1 zu öffnen</translation>
    </message>
    <message>
        <source>Drop to open the scene that %1 was made from</source>
        <translation>Loslassen, um die Szene zu öffnen, aus der %1 entstanden ist</translation>
    </message>
    <message>
        <source>Drop to import the arrays from %1, then choose what each one becomes.</source>
        <translation>Loslassen, um die Arrays aus %1 zu importieren. Danach wählst du, was aus jedem wird.</translation>
    </message>
    <message>
        <source>%1 changed on disk and was reloaded.</source>
        <translation>%1 hat sich auf der Festplatte geändert und wurde neu geladen.</translation>
    </message>
    <message>
        <source>&amp;Try the lesson</source>
        <translation>Lektion &amp;ausprobieren</translation>
    </message>
    <message>
        <source>Continue e&amp;diting</source>
        <translation>Weiter bea&amp;rbeiten</translation>
    </message>
    <message>
        <source>Lesson: %1, step %2 of %3.</source>
        <translation>Lektion: %1, Schritt %2 von %3.</translation>
    </message>
    <message>
        <source>Your own scene, “%1”, is kept unchanged.</source>
        <translation>Deine eigene Szene „%1“ bleibt unverändert erhalten.</translation>
    </message>
    <message>
        <source>Editing: %1</source>
        <translation>Bearbeiten: %1</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>&amp;Voriger Schritt</translation>
    </message>
    <message>
        <source>&amp;Leave lesson</source>
        <translation>Lektion ver&amp;lassen</translation>
    </message>
    <message>
        <source>&amp;Back to the lesson</source>
        <translation>&amp;Zurück zur Lektion</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hinweis</translation>
    </message>
    <message>
        <source>Show &amp;one solution</source>
        <translation>Einen Lösungs&amp;weg zeigen</translation>
    </message>
    <message>
        <source>Start step a&amp;gain</source>
        <translation>Schritt neu beg&amp;innen</translation>
    </message>
    <message>
        <source>Tr&amp;y it freely</source>
        <translation>Frei &amp;probieren</translation>
    </message>
    <message>
        <source>&amp;Write a lesson</source>
        <translation>Lektion &amp;schreiben</translation>
    </message>
    <message>
        <source>&amp;Edit this lesson</source>
        <translation>Diese Lektion &amp;bearbeiten</translation>
    </message>
    <message>
        <source>Learning progress was reset.</source>
        <translation>Der Lernfortschritt wurde zurückgesetzt.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen …</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Unsaved work</source>
        <translation>Un&amp;gespeichertes</translation>
    </message>
    <message>
        <source>&amp;Import arrays…</source>
        <translation>Arrays &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Diese Liste leeren</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Verlauf …</translation>
    </message>
    <message>
        <source>&amp;Edit value</source>
        <translation>Wert bearbe&amp;iten</translation>
    </message>
    <message>
        <source>Reset &amp;value</source>
        <translation>Wert zurücksetze&amp;n</translation>
    </message>
    <message>
        <source>&amp;Copy values</source>
        <translation>Werte &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>&amp;Title and notes…</source>
        <translation>&amp;Titel und Notizen …</translation>
    </message>
    <message>
        <source>&amp;Find an action</source>
        <translation>Aktion su&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Stage</source>
        <translation>&amp;Stufe</translation>
    </message>
    <message>
        <source>&amp;Previous stage</source>
        <translation>&amp;Vorige Stufe</translation>
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation>&amp;Nächste Stufe</translation>
    </message>
    <message>
        <source>&amp;Circuits of the head</source>
        <translation>&amp;Schaltkreise des Kopfes</translation>
    </message>
    <message>
        <source>&amp;QK circuit, W_q W_kᵀ</source>
        <translation>&amp;QK-Schaltkreis, W_q W_kᵀ</translation>
    </message>
    <message>
        <source>QK circuit between the &amp;tokens</source>
        <translation>QK-Schaltkreis zwischen den &amp;Tokens</translation>
    </message>
    <message>
        <source>&amp;OV circuit, W_v W_o</source>
        <translation>&amp;OV-Schaltkreis, W_v W_o</translation>
    </message>
    <message>
        <source>What each token &amp;writes through the head</source>
        <translation>Was jedes Token durch den Kopf &amp;schreibt</translation>
    </message>
    <message>
        <source>Go to e&amp;quation</source>
        <translation>Zur &amp;Gleichung</translation>
    </message>
    <message>
        <source>What &amp;affects this value?</source>
        <translation>Was &amp;beeinflusst diesen Wert?</translation>
    </message>
    <message>
        <source>&amp;Heatmap</source>
        <translation>&amp;Heatmap</translation>
    </message>
    <message>
        <source>Pin for co&amp;mparison</source>
        <translation>&amp;Zum Vergleich festhalten</translation>
    </message>
    <message>
        <source>Ste&amp;p</source>
        <translation>Schr&amp;itt</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Error lab</source>
        <translation>&amp;Fehlerlabor</translation>
    </message>
    <message>
        <source>Sh&amp;ort lessons</source>
        <translation>&amp;Kurze Lektionen</translation>
    </message>
    <message>
        <source>A trained &amp;model</source>
        <translation>Ein trainiertes &amp;Modell</translation>
    </message>
    <message>
        <source>&amp;Attention today</source>
        <translation>Attention heu&amp;te</translation>
    </message>
    <message>
        <source>Notebook %1</source>
        <translation>Notebook %1</translation>
    </message>
    <message>
        <source>%1  (all cells)</source>
        <translation>%1  (alle Zellen)</translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <translation>%1  (%2)</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;Move panels</source>
        <translation>&amp;Bereiche verschieben</translation>
    </message>
    <message>
        <source>&amp;Reset window</source>
        <translation>Fenster &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About AttnScope</source>
        <translation>Ü&amp;ber AttnScope</translation>
    </message>
    <message>
        <source>Open a mod&amp;el</source>
        <translation>&amp;Modell öffnen</translation>
    </message>
    <message>
        <source>&amp;tiny, the small built-in model</source>
        <translation>&amp;tiny, das kleine mitgelieferte Modell</translation>
    </message>
    <message>
        <source>Hugging Face &amp;folder…</source>
        <translation>Hugging-Face-&amp;Ordner …</translation>
    </message>
    <message>
        <source>&amp;GGUF or safetensors file…</source>
        <translation>&amp;GGUF- oder safetensors-Datei …</translation>
    </message>
    <message>
        <source>trained model GPT-2 BERT Llama transformer next token induction head</source>
        <translation>trainiertes Modell nächstes Token trained model GPT-2 BERT Llama transformer next token induction head</translation>
    </message>
    <message>
        <source>Open this &amp;layer</source>
        <translation>Diese S&amp;chicht öffnen</translation>
    </message>
    <message>
        <source>open edit layer model bench</source>
        <translation>öffnen bearbeiten Schicht Modell Werkbank open edit layer model bench</translation>
    </message>
    <message>
        <source>Turn head o&amp;ff or on</source>
        <translation>Ko&amp;pf aus- oder einschalten</translation>
    </message>
    <message>
        <source>ablate ablation head off on model</source>
        <translation>ausschalten abschalten Kopf Modell ablate ablation head off on model</translation>
    </message>
    <message>
        <source>&amp;Back to the model page</source>
        <translation>Zurück zur Mo&amp;dellseite</translation>
    </message>
    <message>
        <source>all heads all layers next token model page</source>
        <translation>alle Köpfe alle Schichten nächstes Token Modell all heads all layers next token model page</translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation>Modellordner öffnen</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>Ein Modell öffnen</translation>
    </message>
    <message>
        <source>Models (*.gguf *.safetensors);;All files (*)</source>
        <translation>Modelle (*.gguf *.safetensors);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>model export save layers weights</source>
        <translation>Modell exportieren speichern Schichten Gewichte model export save layers weights</translation>
    </message>
    <message>
        <source>All &amp;heads of the model…</source>
        <translation>Alle Köpfe des &amp;Modells …</translation>
    </message>
    <message>
        <source>All heads of the model</source>
        <translation>Alle Köpfe des Modells</translation>
    </message>
    <message>
        <source>&amp;Arrays of all layers…</source>
        <translation>A&amp;rrays aller Schichten …</translation>
    </message>
    <message>
        <source>Arrays of all layers</source>
        <translation>Arrays aller Schichten</translation>
    </message>
    <message>
        <source>Arrays (*.npz *.safetensors)</source>
        <translation>Arrays (*.npz *.safetensors)</translation>
    </message>
    <message>
        <source>&amp;Weights of current layer…</source>
        <translation>&amp;Gewichte der aktuellen Schicht …</translation>
    </message>
    <message>
        <source>Weights of layer %1</source>
        <translation>Gewichte der Schicht %1</translation>
    </message>
    <message>
        <source>Tensors (*.safetensors)</source>
        <translation>Tensoren (*.safetensors)</translation>
    </message>
    <message>
        <source>Pin to a &amp;slider</source>
        <translation>Auf einen Reg&amp;ler legen</translation>
    </message>
    <message>
        <source>Pin the value to a &amp;slider</source>
        <translation>Den W&amp;ert auf einen Regler legen</translation>
    </message>
    <message>
        <source>Pin the &amp;angle of the row to a slider</source>
        <translation>Den &amp;Winkel der Zeile auf einen Regler legen</translation>
    </message>
    <message>
        <source>Pin the &amp;temperature to a slider</source>
        <translation>Die &amp;Temperatur auf einen Regler legen</translation>
    </message>
    <message>
        <source>Pin the s&amp;cale to a slider</source>
        <translation>Die &amp;Skalierung auf einen Regler legen</translation>
    </message>
    <message>
        <source>Pin dropout &amp;p to a slider</source>
        <translation>&amp;p des Dropouts auf einen Regler legen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Präsentieren</translation>
    </message>
    <message>
        <source>&amp;One head</source>
        <translation>&amp;Ein Kopf</translation>
    </message>
    <message>
        <source>&amp;All heads</source>
        <translation>&amp;Alle Köpfe</translation>
    </message>
    <message>
        <source>&amp;Map, operands, block</source>
        <translation>&amp;Bild, Operanden, Block</translation>
    </message>
    <message>
        <source>3d cube cubes matrix multiplication product</source>
        <translation>Würfel Matrixprodukt 3d cube cubes matrix multiplication product</translation>
    </message>
    <message>
        <source>&amp;Colors</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Cells smaller than a pi&amp;xel</source>
        <translation>Zellen kleiner als ein Pi&amp;xel</translation>
    </message>
    <message>
        <source>Show the s&amp;trongest</source>
        <translation>Die &amp;stärkste zeigen</translation>
    </message>
    <message>
        <source>Show the &amp;smallest</source>
        <translation>Die &amp;kleinste zeigen</translation>
    </message>
    <message>
        <source>Show the &amp;mean</source>
        <translation>&amp;Mittel zeigen</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>&amp;Ziffern</translation>
    </message>
    <message>
        <source>&amp;Lock color range</source>
        <translation>Farbbereich &amp;sperren</translation>
    </message>
    <message>
        <source>Show &amp;before, both, after</source>
        <translation>V&amp;orher, beides, nachher zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>Verk&amp;leinern</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>E&amp;inpassen</translation>
    </message>
    <message>
        <source>Frame &amp;meter</source>
        <translation>Bildzeit &amp;messen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Farbs&amp;chema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Next theme</source>
        <translation>&amp;Nächstes Farbschema</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>&amp;Weniger Bewegung</translation>
    </message>
    <message>
        <source>This is what learners see. Press Ctrl+F9 to continue editing.</source>
        <translation>So sehen es Lernende. Mit Strg+F9 weiter bearbeiten.</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Lektion speichern</translation>
    </message>
    <message>
        <source>Lessons (*.attnlesson)</source>
        <translation>Lektionen (*.attnlesson)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>The lesson %1 has unsaved changes.</source>
        <translation>Die Lektion %1 hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Hide selected &amp;cell</source>
        <translation>Gewählte &amp;Zelle verbergen</translation>
    </message>
    <message>
        <source>Reveal selected &amp;cell</source>
        <translation>Gewählte &amp;Zelle aufdecken</translation>
    </message>
    <message>
        <source>Hide the &amp;row</source>
        <translation>Z&amp;eile der Zelle verbergen</translation>
    </message>
    <message>
        <source>Reveal the &amp;row</source>
        <translation>Z&amp;eile der Zelle aufdecken</translation>
    </message>
    <message>
        <source>Hide &amp;head in this stage</source>
        <translation>&amp;Kopf in dieser Stufe verbergen</translation>
    </message>
    <message>
        <source>Reveal &amp;head in this stage</source>
        <translation>&amp;Kopf in dieser Stufe aufdecken</translation>
    </message>
    <message>
        <source>Hide the whole &amp;stage</source>
        <translation>Die ganze &amp;Stufe verbergen</translation>
    </message>
    <message>
        <source>Reveal the whole &amp;stage</source>
        <translation>Die ganze &amp;Stufe aufdecken</translation>
    </message>
    <message numerus="yes">
        <source>Two pages: a worksheet with %n blanks, and the answer key with their values.</source>
        <translation>
            <numerusform>Zwei Seiten: ein Arbeitsblatt mit einer Lücke und das Lösungsblatt mit ihrem Wert.</numerusform>
            <numerusform>Zwei Seiten: ein Arbeitsblatt mit %n Lücken und das Lösungsblatt mit ihren Werten.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sprac&amp;he</translation>
    </message>
    <message>
        <source>Export a figure, or drag it to another program</source>
        <translation>Eine Abbildung exportieren oder in ein anderes Programm ziehen</translation>
    </message>
    <message>
        <source>Re&amp;vert to saved</source>
        <translation>Zum gespeicherten Stand zur&amp;ück</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>A&amp;usschneiden</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>&amp;Reopen model</source>
        <translation>Modell &amp;neu öffnen</translation>
    </message>
    <message>
        <source>Available only on a model page</source>
        <translation>Nur auf einer Modellseite verfügbar</translation>
    </message>
    <message>
        <source>Not computed yet</source>
        <translation>Noch nicht berechnet</translation>
    </message>
    <message>
        <source>Larger text, %1%</source>
        <translation>Größerer Text, %1 %</translation>
    </message>
    <message>
        <source>Normal text, 100%</source>
        <translation>Normaler Text, 100 %</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Textgr&amp;öße</translation>
    </message>
    <message>
        <source>&amp;Read step aloud again</source>
        <translation>&amp;Den Schritt noch einmal vorlesen</translation>
    </message>
    <message>
        <source>settings preferences options configuration</source>
        <translation>Einstellungen Optionen Konfiguration settings</translation>
    </message>
    <message>
        <source>View settings will be lost when you close the window, because AttnScope cannot write %1.</source>
        <translation>Die Einstellungen unter Ansicht gehen beim Schließen des Fensters verloren, weil AttnScope %1 nicht schreiben kann.</translation>
    </message>
    <message>
        <source>St&amp;udios</source>
        <translation>St&amp;udios</translation>
    </message>
    <message>
        <source>Pinned. Studios › Compare shows what you change from now on.</source>
        <translation>Festgehalten. Studios › Vergleich zeigt, was du ab jetzt änderst.</translation>
    </message>
    <message>
        <source>&amp;New scene</source>
        <translation>&amp;Neue Szene</translation>
    </message>
    <message>
        <source>Current &amp;lesson</source>
        <translation>Aktuelle &amp;Lektion</translation>
    </message>
    <message>
        <source>scene file lesson</source>
        <translation>Szene Datei Lektion</translation>
    </message>
    <message>
        <source>&amp;Notebooks</source>
        <translation>&amp;Notebooks</translation>
    </message>
    <message>
        <source>Nothing to print yet. The computation is still running.</source>
        <translation>Es gibt noch nichts zu drucken. Die Rechnung läuft noch.</translation>
    </message>
    <message>
        <source>Nothing to present yet. The computation is still running.</source>
        <translation>Es gibt noch nichts zu zeigen. Die Rechnung läuft noch.</translation>
    </message>
    <message>
        <source>One page, with all heads of all layers.</source>
        <translation>Eine Seite mit allen Köpfen aller Schichten.</translation>
    </message>
    <message>
        <source>“ ”</source>
        <comment>quotation marks round a word</comment>
        <translation>„ “</translation>
    </message>
    <message>
        <source>This stage has no separate heads. Stages with heads show all of them.</source>
        <translation>Diese Stufe hat keine einzelnen Köpfe. Stufen mit Köpfen zeigen alle Köpfe.</translation>
    </message>
    <message>
        <source>next token “%1”, %2</source>
        <translation>nächstes Token „%1“, %2</translation>
    </message>
    <message>
        <source>Reset learning &amp;progress…</source>
        <translation>Lernfortschritt z&amp;urücksetzen …</translation>
    </message>
    <message>
        <source>Reset learning progress</source>
        <translation>Lernfortschritt zurücksetzen</translation>
    </message>
    <message>
        <source>This deletes your completed steps, answers and edits in all lessons on this computer. You cannot undo this.</source>
        <translation>Damit löschst du alle deine fertigen Schritte, Antworten und Änderungen in den Lektionen auf diesem Rechner. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Could not print: check the printer, or whether the folder is writable.</source>
        <translation>Drucken nicht möglich. Den Drucker prüfen oder nachsehen, ob der Ordner beschreibbar ist.</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>Gedruckt.</translation>
    </message>
    <message>
        <source>Saved, except for unfinished parts: %1</source>
        <translation>Gespeichert, bis auf unfertige Teile: %1</translation>
    </message>
    <message>
        <source>&amp;Results…</source>
        <translation>&amp;Ergebnisse …</translation>
    </message>
    <message>
        <source>C&amp;ourse site</source>
        <translation>K&amp;ursseite</translation>
    </message>
    <message>
        <source>Save the SCORM package</source>
        <translation>SCORM-Paket speichern</translation>
    </message>
    <message>
        <source>SCORM packages (*.zip)</source>
        <translation>SCORM-Pakete (*.zip)</translation>
    </message>
    <message>
        <source>Choose an empty folder for the course site</source>
        <translation>Leeren Ordner für die Kursseite wählen</translation>
    </message>
    <message>
        <source>&amp;All lessons…</source>
        <translation>&amp;Alle Lektionen …</translation>
    </message>
    <message>
        <source>All lessons as a &amp;SCORM package…</source>
        <translation>Alle Lektionen als &amp;SCORM-Paket …</translation>
    </message>
    <message>
        <source>&amp;This lesson…</source>
        <translation>&amp;Diese Lektion …</translation>
    </message>
    <message>
        <source>This lesson as a SCORM &amp;package…</source>
        <translation>Diese Lektion als SCORM-&amp;Paket …</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Head %1 is on.</source>
        <translation>Kopf %1 ist an.</translation>
    </message>
    <message>
        <source>Head %1 is off.</source>
        <translation>Kopf %1 ist aus.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The error lab works on one layer. Open a layer of this model first.</source>
        <translation>Das Fehlerlabor arbeitet mit einer Schicht. Öffne zuerst eine Schicht dieses Modells.</translation>
    </message>
    <message>
        <source>Your experiment is kept. Choose “Try it freely” to continue it.</source>
        <translation>Dein Versuch bleibt erhalten. Mit „Frei probieren“ machst du weiter.</translation>
    </message>
    <message>
        <source>Add next &amp;token to the text</source>
        <translation>Das nächste &amp;Token anhängen</translation>
    </message>
    <message>
        <source>generate continue word by word sampling temperature top-k top-p</source>
        <translation>generieren fortsetzen Wort für Wort Sampling Temperatur top-k top-p</translation>
    </message>
    <message>
        <source>Add this view to a tal&amp;k</source>
        <translation>Ansicht zum Vortrag hin&amp;zufügen</translation>
    </message>
    <message>
        <source>talk slides presentation list of stages</source>
        <translation>Vortrag Folien Präsentation Liste Stufen</translation>
    </message>
    <message>
        <source>Save a cop&amp;y for sharing…</source>
        <translation>&amp;Kopie zum Weitergeben speichern …</translation>
    </message>
    <message>
        <source>without speaker notes private</source>
        <translation>ohne Notizen privat teilen</translation>
    </message>
    <message>
        <source>Save a copy without speaker notes</source>
        <translation>Kopie ohne Vortragsnotizen speichern</translation>
    </message>
    <message>
        <source>%1, shared</source>
        <translation>%1, weitergegeben</translation>
    </message>
    <message>
        <source>Scenes (*.attn)</source>
        <translation>Szenen (*.attn)</translation>
    </message>
    <message>
        <source>Could not save the copy: it would replace your own file and its notes. Choose another name.</source>
        <translation>Die Kopie wurde nicht gespeichert: Sie würde deine eigene Datei mit den Notizen ersetzen. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>Saved %1 without speaker notes or the teachers&apos; page</source>
        <translation>%1 ohne Vortragsnotizen und ohne die Seite für Lehrende gespeichert</translation>
    </message>
    <message>
        <source>Saved %1 without speaker notes</source>
        <translation>%1 ohne Vortragsnotizen gespeichert</translation>
    </message>
    <message>
        <source>Make notes private</source>
        <translation>Notizen privat machen</translation>
    </message>
    <message>
        <source>Notes in older files are now public. Web pages and shared copies show them as the description. Are these notes only for you?</source>
        <translation>Notizen in älteren Dateien sind jetzt öffentlich. Webseiten und weitergegebene Kopien zeigen sie als Beschreibung. Sind diese Notizen nur für dich?</translation>
    </message>
    <message>
        <source>You can make a talk only from your own scene. Leave the lesson first.</source>
        <translation>Einen Vortrag kannst du nur aus deiner eigenen Szene machen. Verlasse zuerst die Lektion.</translation>
    </message>
    <message>
        <source>Added as step %1</source>
        <translation>Als Schritt %1 hinzugefügt</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>alle Köpfe</translation>
    </message>
    <message>
        <source>Compare with a &amp;mask after the softmax</source>
        <translation>Mit &amp;Maske nach der Softmax vergleichen</translation>
    </message>
    <message>
        <source>&amp;Dropout</source>
        <translation>&amp;Dropout</translation>
    </message>
    <message>
        <source>Dropout with p = %1</source>
        <translation>Dropout mit p = %1</translation>
    </message>
    <message>
        <source>All &amp;tokens equal</source>
        <translation>Alle &amp;Tokens gleich</translation>
    </message>
    <message>
        <source>All &amp;heads or one</source>
        <translation>Alle &amp;Köpfe oder einer</translation>
    </message>
    <message>
        <source>Head s&amp;ize d_k</source>
        <translation>K&amp;opfgröße d_k</translation>
    </message>
    <message>
        <source>d_k = %1</source>
        <translation>d_k = %1</translation>
    </message>
    <message>
        <source>reveal values</source>
        <translation>Werte aufdecken</translation>
    </message>
    <message>
        <source>hide values</source>
        <translation>Werte verbergen</translation>
    </message>
    <message>
        <source>reveal value</source>
        <translation>Wert aufdecken</translation>
    </message>
    <message>
        <source>hide value</source>
        <translation>Wert verbergen</translation>
    </message>
    <message>
        <source>Revealed.</source>
        <translation>Aufgedeckt.</translation>
    </message>
    <message>
        <source>Hidden.</source>
        <translation>Verborgen.</translation>
    </message>
    <message>
        <source>Revealed. Press %1 to hide again.</source>
        <translation>Aufgedeckt. Zum Verbergen noch einmal %1 drücken.</translation>
    </message>
    <message>
        <source>Hidden. Press %1 to reveal again.</source>
        <translation>Verborgen. Zum Aufdecken noch einmal %1 drücken.</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>The talk&apos;s what-if changes were undone.</source>
        <translation>Die Was-wäre-wenn-Änderungen des Vortrags wurden rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Your experiment is kept: File › Unsaved work.</source>
        <translation>Dein Versuch bleibt erhalten: Datei › Ungespeichertes.</translation>
    </message>
    <message>
        <source>Could not save your experiment to disk.</source>
        <translation>Dein Versuch ließ sich nicht auf der Festplatte speichern.</translation>
    </message>
    <message>
        <source>Step %1 is shown as saved, without your latest edits. To include them, choose “Update step” in the editor.</source>
        <translation>Schritt %1 ist so zu sehen, wie er gespeichert ist, ohne deine letzten Änderungen. Damit sie dabei sind, wähle im Editor „In Schritt … übernehmen“.</translation>
    </message>
    <message>
        <source>The command draws the studio with its initial settings, without your changes.</source>
        <translation>Der Befehl zeichnet das Studio mit seinen Anfangseinstellungen, ohne deine Änderungen.</translation>
    </message>
    <message>
        <source>&amp;Reversed</source>
        <translation>&amp;Umgekehrt</translation>
    </message>
    <message>
        <source>Scores &amp;without √d</source>
        <translation>Scores &amp;ohne √d</translation>
    </message>
    <message>
        <source>Mask &amp;key %1</source>
        <translation>&amp;Key %1 maskieren</translation>
    </message>
    <message>
        <source>Draw &amp;again</source>
        <translation>&amp;Noch einmal ziehen</translation>
    </message>
    <message>
        <source>Mask this s&amp;core alone</source>
        <translation>Nur diesen S&amp;core maskieren</translation>
    </message>
    <message>
        <source>%1, locked in this step</source>
        <translation>%1, in diesem Schritt gesperrt</translation>
    </message>
</context>
<context>
    <name>attn::ManyDrawsPanel</name>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>mean of one cell</source>
        <translation>Mittel einer Zelle</translation>
    </message>
    <message>
        <source>largest error overall</source>
        <translation>größter Fehler insgesamt</translation>
    </message>
    <message>
        <source>Number of draws</source>
        <translation>Anzahl der Ziehungen</translation>
    </message>
    <message>
        <source>Number of draws to average over, 1 to 10,000</source>
        <translation>Anzahl der Ziehungen für das Mittel, 1 bis 10&#x202f;000</translation>
    </message>
    <message>
        <source>Mean of the selected cell over all draws so far</source>
        <translation>Mittel der ausgewählten Zelle über alle bisherigen Ziehungen</translation>
    </message>
    <message>
        <source>Largest distance between the mean and the result without dropout, over all cells of the head</source>
        <translation>Größter Abstand zwischen dem Mittel und dem Ergebnis ohne Dropout, über alle Zellen des Kopfes</translation>
    </message>
    <message>
        <source>N must be from 1 to 10,000, got %1.</source>
        <translation>N muss zwischen 1 und 10 000 liegen, angegeben ist %1.</translation>
    </message>
</context>
<context>
    <name>attn::MapBoard</name>
    <message>
        <source>Row of “%1”</source>
        <translation>Zeile „%1“</translation>
    </message>
</context>
<context>
    <name>attn::MapEditor</name>
    <message>
        <source>You can change this value once it has been computed.</source>
        <translation>Dieser Wert lässt sich ändern, sobald er berechnet ist.</translation>
    </message>
    <message>
        <source>New value of %1</source>
        <translation>Neuer Wert für %1</translation>
    </message>
    <message>
        <source>Type a number or an expression such as 0.5, 1/sqrt(8) or -inf. Press Enter to apply or Esc to cancel.</source>
        <translation>Eine Zahl oder einen Ausdruck eingeben, zum Beispiel 0.5, 1/sqrt(8) oder -inf. Eingabe übernimmt, Esc bricht ab.</translation>
    </message>
    <message>
        <source>This cell is locked in this step.</source>
        <translation>Diese Zelle ist in diesem Schritt gesperrt.</translation>
    </message>
</context>
<context>
    <name>attn::MapScrub</name>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
</context>
<context>
    <name>attn::MarkList</name>
    <message>
        <source>Marks: %1</source>
        <translation>Zeichen: %1</translation>
    </message>
</context>
<context>
    <name>attn::MaskBoard</name>
    <message>
        <source>This cell is locked in this step.</source>
        <translation>Diese Zelle ist in diesem Schritt gesperrt.</translation>
    </message>
    <message>
        <source>Click a cell to block or allow it, or a word to block its row</source>
        <translation>Klicke auf eine Zelle, um sie zu sperren oder zu erlauben, oder auf ein Wort, um seine Zeile zu sperren</translation>
    </message>
</context>
<context>
    <name>attn::MaskCanvas</name>
    <message>
        <source>blocked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>key %1: %2 for every query</source>
        <translation>Key %1: %2 für jede Query</translation>
    </message>
    <message>
        <source>query %1, key %2: %3</source>
        <translation>Query %1, Key %2: %3</translation>
    </message>
    <message>
        <source>Mask: rows are queries, columns are keys</source>
        <translation>Maske: Zeilen sind Querys, Spalten sind Keys</translation>
    </message>
    <message>
        <source>Click a cell to block or allow it, or drag to paint several. Use the arrow keys to move, Space to toggle a cell, and Shift with an arrow key to paint.</source>
        <translation>Ein Klick sperrt oder erlaubt eine Zelle, Ziehen malt mehrere. Pfeiltasten wechseln die Zelle, die Leertaste schaltet sie um, Umschalt mit Pfeiltaste malt.</translation>
    </message>
    <message>
        <source>Drag to paint, or drag with the right button to do the opposite. Use the arrow keys to move, Space to toggle a cell, Shift with an arrow key to paint, and B or A to select the brush.</source>
        <translation>Ziehen malt, Ziehen mit der rechten Taste bewirkt das Gegenteil. Pfeiltasten wechseln die Zelle, die Leertaste schaltet sie um, Umschalt mit Pfeiltaste malt, B und A wählen den Pinsel.</translation>
    </message>
    <message>
        <source>Block mask cells</source>
        <translation>Zellen der Maske sperren</translation>
    </message>
    <message>
        <source>Allow mask cells</source>
        <translation>Zellen der Maske erlauben</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>%1 key “%2”</source>
        <translation>%1: Key „%2“</translation>
    </message>
    <message>
        <source>%1 “%2” → “%3”</source>
        <translation>%1: „%2“ → „%3“</translation>
    </message>
</context>
<context>
    <name>attn::MaskControls</name>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>then paint</source>
        <translation>dann malen</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Schreibweise</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>kausal</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>Padding</translation>
    </message>
    <message>
        <source>sliding window</source>
        <translation>gleitendes Fenster</translation>
    </message>
    <message>
        <source>prefix</source>
        <translation>Präfix</translation>
    </message>
    <message>
        <source>block-diagonal</source>
        <translation>blockdiagonal</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>keep first tokens</source>
        <translation>erste Tokens behalten</translation>
    </message>
    <message>
        <source>Number of initial tokens that every query sees</source>
        <translation>Anzahl der ersten Tokens, die jede Query sieht</translation>
    </message>
    <message>
        <source>As in StreamingLLM, every query sees the first tokens even when they are outside its window</source>
        <translation>Wie bei StreamingLLM sieht jede Query die ersten Tokens auch dann, wenn sie außerhalb ihres Fensters liegen</translation>
    </message>
    <message>
        <source>Enter a number from %1 to %2, not %3.</source>
        <translation>Eine Zahl von %1 bis %2 eingeben, nicht %3.</translation>
    </message>
    <message>
        <source>Enter a number from 0 to %1, not %2.</source>
        <translation>Eine Zahl von 0 bis %1 eingeben, nicht %2.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Paint to block cells (B)</source>
        <translation>Malen, um Zellen zu sperren (B)</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Paint to allow cells (A)</source>
        <translation>Malen, um Zellen zu erlauben (A)</translation>
    </message>
    <message>
        <source>Undo the last stroke</source>
        <translation>Letzten Strich rückgängig machen</translation>
    </message>
    <message>
        <source>Drag to paint.</source>
        <translation>Zum Malen ziehen.</translation>
    </message>
    <message>
        <source>True / False</source>
        <translation>True / False</translation>
    </message>
    <message>
        <source>True blocks a cell</source>
        <translation>True sperrt eine Zelle</translation>
    </message>
    <message>
        <source>0 / −∞ added</source>
        <translation>0 / −∞ (addiert)</translation>
    </message>
    <message>
        <source>Values added to the scores; −∞ blocks a cell</source>
        <translation>Werte, die zu den Scores addiert werden; −∞ sperrt eine Zelle</translation>
    </message>
    <message>
        <source>Write the mask as 0 and −∞</source>
        <translation>Die Maske als 0 und −∞ schreiben</translation>
    </message>
    <message>
        <source>Write the mask as True and False</source>
        <translation>Die Maske als True und False schreiben</translation>
    </message>
    <message>
        <source>%1 of %2 blocked</source>
        <translation>%1 von %2 gesperrt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Mask: %1, %2 %3</source>
        <translation>Maske: %1, %2 %3</translation>
    </message>
    <message>
        <source>Mask: %1</source>
        <translation>Maske: %1</translation>
    </message>
    <message>
        <source>%1, painted by hand</source>
        <translation>%1, von Hand gemalt</translation>
    </message>
    <message>
        <source>toggle cell</source>
        <translation>Zelle umschalten</translation>
    </message>
</context>
<context>
    <name>attn::MaskKey</name>
    <message>
        <source>Marks and colors</source>
        <translation>Zeichen und Farben</translation>
    </message>
    <message>
        <source>painted by hand</source>
        <translation>von Hand gemalt</translation>
    </message>
</context>
<context>
    <name>attn::MaskPanel</name>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Added here</source>
        <translation>Hier addiert</translation>
    </message>
    <message>
        <source>Added to the score of the selected cell; -inf blocks the key</source>
        <translation>Wird zum Score der ausgewählten Zelle addiert; -inf sperrt den Key</translation>
    </message>
    <message>
        <source>Paste values</source>
        <translation>Werte einfügen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 blocked</source>
        <translation>%1 von %2 gesperrt</translation>
    </message>
    <message>
        <source>No mask</source>
        <translation>Keine Maske</translation>
    </message>
    <message>
        <source>Mask: %1, %2</source>
        <translation>Maske: %1, %2</translation>
    </message>
    <message>
        <source>Add to score “%1” → “%2”</source>
        <translation>Zum Score „%1“ → „%2“ addieren</translation>
    </message>
</context>
<context>
    <name>attn::MaskStudio</name>
    <message>
        <source>Mask studio</source>
        <translation>Maskenstudio</translation>
    </message>
    <message>
        <source>Used by this scene:</source>
        <translation>In dieser Szene benutzt:</translation>
    </message>
    <message>
        <source>How this scene applies the mask</source>
        <translation>Wie diese Szene die Maske anwendet</translation>
    </message>
    <message>
        <source>Apply the mask: %1</source>
        <translation>Maske anwenden: %1</translation>
    </message>
    <message>
        <source>Rows without a key: zero</source>
        <translation>Zeilen ohne Key: 0</translation>
    </message>
    <message>
        <source>Rows without a key: nan</source>
        <translation>Zeilen ohne Key: nan</translation>
    </message>
    <message>
        <source>one mask, applied in five ways to the same scores</source>
        <translation>eine Maske, auf fünf Arten auf dieselben Scores angewendet</translation>
    </message>
    <message>
        <source>one mask, applied in three ways to the same scores</source>
        <translation>eine Maske, auf drei Arten auf dieselben Scores angewendet</translation>
    </message>
    <message>
        <source>This scene has no attention layer, so there are no scores to mask.</source>
        <translation>Diese Szene hat keine Attention-Schicht, also gibt es keine Scores zum Maskieren.</translation>
    </message>
    <message>
        <source>The weights of this scene are inputs, so there are no scores to mask.</source>
        <translation>Die Gewichte dieser Szene sind Eingaben, also gibt es keine Scores zum Maskieren.</translation>
    </message>
    <message>
        <source>The keys of this scene come from a memory, but this studio&apos;s masks are for tokens that attend to each other.</source>
        <translation>Die Keys dieser Szene kommen aus einem Memory, die Masken dieses Studios gelten aber für Tokens, die einander ansehen.</translation>
    </message>
    <message>
        <source>This scene stops at the scores, so there are no weights to mask.</source>
        <translation>Diese Szene endet bei den Scores, also gibt es keine Gewichte zum Maskieren.</translation>
    </message>
    <message>
        <source>This scene is too large to compute five times. The studio compares up to %1 tokens and %2 million weights.</source>
        <translation>Diese Szene ist zu groß, um sie fünfmal zu berechnen. Das Studio vergleicht bis zu %1 Tokens und %2 Millionen Gewichte.</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Largest difference, %1 vs. %2</source>
        <translation>Größter Unterschied, %1 und %2</translation>
    </message>
    <message>
        <source>first</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>second</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>third</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>4.</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>5.</translation>
    </message>
    <message>
        <source>%1; head %2</source>
        <translation>%1; Kopf %2</translation>
    </message>
    <message>
        <source>The keys of this scene have tokens of their own, but this studio&apos;s masks are for tokens that attend to each other.</source>
        <translation>Die Keys dieser Szene haben eigene Tokens, die Masken dieses Studios gelten aber für Tokens, die einander ansehen.</translation>
    </message>
</context>
<context>
    <name>attn::MeanChart</name>
    <message>
        <source>Mean over draws</source>
        <translation>Mittel über Ziehungen</translation>
    </message>
    <message numerus="yes">
        <source>after %1 draws: %2; without dropout: %3</source>
        <translation>
            <numerusform>nach %1 Ziehung: %2; ohne Dropout: %3</numerusform>
            <numerusform>nach %1 Ziehungen: %2; ohne Dropout: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>without dropout: %1</source>
        <translation>ohne Dropout: %1</translation>
    </message>
    <message>
        <source>largest error overall: %1</source>
        <translation>größter Fehler insgesamt: %1</translation>
    </message>
</context>
<context>
    <name>attn::MeanPanel</name>
    <message>
        <source>Mean over N draws</source>
        <translation>Mittel über N Ziehungen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Eval mode draws nothing, so the mean equals the result without dropout.</source>
        <translation>Der eval-Modus zieht nichts, das Mittel ist also gleich dem Ergebnis ohne Dropout.</translation>
    </message>
    <message>
        <source>p = 0 drops nothing, so the mean equals the result without dropout.</source>
        <translation>p = 0 verwirft nichts, das Mittel ist also gleich dem Ergebnis ohne Dropout.</translation>
    </message>
    <message>
        <source>p = 1 drops everything, so the mean never approaches the result without dropout.</source>
        <translation>p = 1 verwirft alles, daher nähert sich das Mittel nie dem Ergebnis ohne Dropout.</translation>
    </message>
    <message>
        <source>“Many draws” works for heads of up to 1,024 × 1,024 weights.</source>
        <translation>„Viele Ziehungen“ ist für Köpfe mit bis zu 1&#x202f;024 × 1&#x202f;024 Gewichten verfügbar.</translation>
    </message>
    <message>
        <source>This cell is not computed yet.</source>
        <translation>Diese Zelle ist noch nicht berechnet.</translation>
    </message>
    <message>
        <source>Masked: 0 in every draw.</source>
        <translation>Maskiert: 0 in jeder Ziehung.</translation>
    </message>
    <message>
        <source>Mean over one draw</source>
        <translation>Mittel über eine Ziehung</translation>
    </message>
    <message>
        <source>no mean, because the value is %1</source>
        <translation>kein Mittelwert, weil der Wert %1 ist</translation>
    </message>
    <message numerus="yes">
        <source>stopped after %1 draws</source>
        <translation>
            <numerusform>angehalten nach %1 Ziehung</numerusform>
            <numerusform>angehalten nach %1 Ziehungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %1 draws</source>
        <translation>
            <numerusform>nach %1 Ziehung</numerusform>
            <numerusform>nach %1 Ziehungen</numerusform>
        </translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>wird gezogen</translation>
    </message>
    <message>
        <source>This cell has no mean because it is hidden.</source>
        <translation>Diese Zelle hat keinen Mittelwert, weil sie verborgen ist.</translation>
    </message>
</context>
<context>
    <name>attn::MeasureField</name>
    <message>
        <source>%1 must be from %2 to %3 %4, got %5.</source>
        <translation>%1 muss zwischen %2 und %3 %4 liegen, angegeben ist %5.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>attn::MemoryMap</name>
    <message>
        <source>Each cell is a place in memory. Its color shows the head that wrote it. Use the arrow keys to move through the cells.</source>
        <translation>Jede Zelle ist ein Platz im Speicher. Ihre Farbe zeigt, welcher Kopf sie geschrieben hat. Mit den Pfeiltasten durch die Zellen gehen.</translation>
    </message>
    <message>
        <source>No cell selected</source>
        <translation>Keine Zelle ausgewählt</translation>
    </message>
</context>
<context>
    <name>attn::MemoryPanel</name>
    <message>
        <source>Memory tokens</source>
        <translation>Memory-Tokens</translation>
    </message>
    <message>
        <source>Edit as sentence</source>
        <translation>Als Satz bearbeiten</translation>
    </message>
    <message>
        <source>Type or paste a sentence; spaces separate the keys</source>
        <translation>Satz eintippen oder einfügen; Leerzeichen trennen die Keys</translation>
    </message>
    <message>
        <source>Rename memory token %1 to “%2”</source>
        <translation>Memory-Token %1 in „%2“ umbenennen</translation>
    </message>
    <message>
        <source>Add memory token “%1”</source>
        <translation>Memory-Token „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Remove memory token “%1”</source>
        <translation>Memory-Token „%1“ entfernen</translation>
    </message>
    <message>
        <source>Move memory token “%1”</source>
        <translation>Memory-Token „%1“ verschieben</translation>
    </message>
    <message>
        <source>Change memory tokens</source>
        <translation>Memory-Tokens ändern</translation>
    </message>
</context>
<context>
    <name>attn::MergePage</name>
    <message>
        <source>Memory of head_context, head by head</source>
        <translation>Speicher von head_context, Kopf für Kopf</translation>
    </message>
    <message>
        <source>Rows built with the transpose</source>
        <translation>Zeilen nach dem Transponieren</translation>
    </message>
    <message>
        <source>Rows built with reshape only</source>
        <translation>Zeilen nach bloßem Reshape</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>Im Speicher</translation>
    </message>
    <message>
        <source>Transposed, then reshaped</source>
        <translation>Transponieren, dann Reshape</translation>
    </message>
    <message>
        <source>Reshaped only</source>
        <translation>Nur Reshape</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>benutzt</translation>
    </message>
    <message>
        <source>With one head, both results are the same, because the memory is already in token order.</source>
        <translation>Mit einem Kopf sind beide Ergebnisse gleich, weil der Speicher schon nach Tokens geordnet ist.</translation>
    </message>
    <message>
        <source>This scene concatenates a list of heads and does not use reshape.</source>
        <translation>Diese Szene hängt eine Liste von Köpfen aneinander und verwendet kein Reshape.</translation>
    </message>
    <message>
        <source>Each cell contains the %1 numbers of one token in one head.</source>
        <translation>Jede Zelle enthält die %1 Zahlen eines Tokens in einem Kopf.</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 von %2 %3</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>tokens in memory</source>
        <translation>Tokens im Speicher</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Not everything fits. Shown: %1.</source>
        <translation>Nicht alles passt. Gezeigt: %1.</translation>
    </message>
    <message>
        <source>Row “%1”: not computed yet</source>
        <translation>Zeile „%1“: noch nicht berechnet</translation>
    </message>
    <message>
        <source>Row “%1” contains only the numbers of “%1”</source>
        <translation>Zeile „%1“ enthält nur die Zahlen von „%1“</translation>
    </message>
    <message>
        <source>Row “%1” contains the numbers of “%2”</source>
        <translation>Zeile „%1“ enthält die Zahlen von „%2“</translation>
    </message>
    <message>
        <source>Row “%1” mixes the numbers of %2</source>
        <translation>Zeile „%1“ mischt die Zahlen von %2</translation>
    </message>
    <message>
        <source>How the heads are joined</source>
        <translation>Wie die Köpfe verbunden werden</translation>
    </message>
    <message>
        <source>head after head</source>
        <translation>Kopf nach Kopf</translation>
    </message>
    <message>
        <source>each row contains its own token&apos;s numbers</source>
        <translation>jede Zeile enthält die Zahlen ihres eigenen Tokens</translation>
    </message>
    <message>
        <source>a red corner marks a number from another token</source>
        <translation>eine rote Ecke markiert die Zahl eines anderen Tokens</translation>
    </message>
</context>
<context>
    <name>attn::MeterLabel</name>
    <message>
        <source>Time from an edit to the updated picture, for the last edit and as the 95th percentile of the last 120 edits. A 60 Hz screen shows a frame every 16.7 ms.</source>
        <translation>Zeit von einer Änderung bis zum neuen Bild, für die letzte Änderung und als 95. Perzentil der letzten 120 Änderungen. Ein Bildschirm mit 60 Hz zeigt alle 16.7 ms ein Bild.</translation>
    </message>
    <message>
        <source>Frame meter: %1</source>
        <translation>Bildzeit: %1</translation>
    </message>
    <message>
        <source>edit to paint %1 ms, p95 %1 · recompute %1 · paint %1</source>
        <translation>Änderung bis Bild %1 ms, p95 %1 · Rechnen %1 · Zeichnen %1</translation>
    </message>
</context>
<context>
    <name>attn::MiniTable</name>
    <message>
        <source>First values</source>
        <translation>Die ersten Werte</translation>
    </message>
</context>
<context>
    <name>attn::MistakeList</name>
    <message>
        <source>+ %1</source>
        <translation>+ %1</translation>
    </message>
    <message>
        <source>Also adds %1 to both layers</source>
        <translation>Fügt beiden Schichten auch %1 hinzu</translation>
    </message>
</context>
<context>
    <name>attn::ModelRoom</name>
    <message>
        <source>The model has changed in the meantime. Press Enter again.</source>
        <translation>Das Modell wurde inzwischen geändert. Noch einmal Eingabe drücken.</translation>
    </message>
    <message>
        <source>Change sentence</source>
        <translation>Satz ändern</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation>%1 wird geöffnet …</translation>
    </message>
    <message>
        <source>Reset changes to layer %1</source>
        <translation>Änderungen an Schicht %1 zurücksetzen</translation>
    </message>
    <message>
        <source>Could not open the layer. Try again.</source>
        <translation>Die Schicht ließ sich nicht öffnen. Bitte noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Reopen model</source>
        <translation>Modell neu öffnen</translation>
    </message>
    <message>
        <source>Continue the text</source>
        <translation>Text fortsetzen</translation>
    </message>
    <message>
        <source>Add next token</source>
        <translation>Nächstes Token anhängen</translation>
    </message>
</context>
<context>
    <name>attn::ModelSession</name>
    <message>
        <source>%1: the file was replaced or removed, but AttnScope still shows the model you opened</source>
        <translation>%1: Die Datei wurde ersetzt oder entfernt; AttnScope zeigt weiter das geöffnete Modell</translation>
    </message>
</context>
<context>
    <name>attn::ModelSheet</name>
    <message>
        <source>All heads</source>
        <translation>Alle Köpfe</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>Head %1: %2</source>
        <translation>Kopf %1: %2</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>%1, position %2 of %3, sorted by %4</source>
        <translation>%1, Platz %2 von %3, sortiert nach %4</translation>
    </message>
</context>
<context>
    <name>attn::ModelView</name>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Layers × heads</source>
        <translation>Schichten × Köpfe</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV-Köpfe</translation>
    </message>
    <message>
        <source>Width, head size</source>
        <translation>Breite, Kopfgröße</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Edit something first</source>
        <translation>Zuerst etwas ändern</translation>
    </message>
    <message>
        <source>recomputed</source>
        <translation>neu berechnet</translation>
    </message>
    <message>
        <source>layers %1 to %2</source>
        <translation>Schichten %1 bis %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>most-changed weights</source>
        <translation>am stärksten geändert</translation>
    </message>
    <message>
        <source>largest change</source>
        <translation>größte Änderung</translation>
    </message>
    <message>
        <source>Every row of every head sums to 1</source>
        <translation>Jede Zeilensumme jedes Kopfes ist 1</translation>
    </message>
    <message>
        <source>Not all rows sum to 1; the largest error is %1</source>
        <translation>Nicht jede Zeilensumme ist 1; die größte Abweichung ist %1</translation>
    </message>
    <message>
        <source>The probabilities sum to 1</source>
        <translation>Die Summe der Wahrscheinlichkeiten ist 1</translation>
    </message>
    <message>
        <source>The probabilities sum to %1</source>
        <translation>Die Summe der Wahrscheinlichkeiten ist %1</translation>
    </message>
    <message>
        <source>%1. These are no longer %2&apos;s original values.</source>
        <translation>%1. Das sind nicht mehr die Originalwerte von %2.</translation>
    </message>
    <message>
        <source>The text, split into tokens by %1</source>
        <translation>Der Text, von %1 in Tokens zerlegt</translation>
    </message>
    <message>
        <source>Probability of each of the %1 possible next tokens</source>
        <translation>Wahrscheinlichkeit jedes der %1 möglichen nächsten Tokens</translation>
    </message>
    <message>
        <source>head %1: %2</source>
        <translation>Kopf %1: %2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Sentence and model</source>
        <translation>Satz und Modell</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Nächstes Token</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Origin of values</source>
        <translation>Herkunft der Werte</translation>
    </message>
    <message>
        <source>Head order</source>
        <translation>Reihenfolge der Köpfe</translation>
    </message>
    <message>
        <source>layer and head</source>
        <translation>Schicht und Kopf</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>share on the first token</source>
        <translation>Anteil des ersten Tokens</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Köpfe</translation>
    </message>
    <message>
        <source>Effect of the edits</source>
        <translation>Wirkung der Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>1 Token</numerusform>
            <numerusform>%n Tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes. These are no longer %1&apos;s original values.</source>
        <translation>
            <numerusform>1 Änderung. Das ist nicht mehr der Originalwert von %1.</numerusform>
            <numerusform>%n Änderungen. Das sind nicht mehr die Originalwerte von %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>%1, token vectors before the first layer</source>
        <translation>%1, Vektoren der Tokens vor der ersten Schicht</translation>
    </message>
    <message>
        <source>Before the final norm</source>
        <translation>Vor der letzten Norm</translation>
    </message>
    <message>
        <source>%1, token vectors after the last layer; the final norm and the next token are computed from them</source>
        <translation>%1, Vektoren der Tokens nach der letzten Schicht; daraus werden die letzte Norm und das nächste Token berechnet</translation>
    </message>
    <message>
        <source>LM head</source>
        <translation>LM-Kopf</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>tied embedding</source>
        <translation>Embedding (geteilt)</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>eigener</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
</context>
<context>
    <name>attn::NextBars</name>
    <message>
        <source>the other %1 values combined</source>
        <translation>die übrigen %1 Werte zusammen</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>vorher %1</translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1 (vorher %2)</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>übrige %1</translation>
    </message>
    <message>
        <source>%1, token %2</source>
        <translation>%1, Token %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
</context>
<context>
    <name>attn::NextLine</name>
    <message>
        <source>%1 %2 (was %3)</source>
        <translation>%1 %2 (vorher %3)</translation>
    </message>
    <message>
        <source>Next token after “%1”: %2</source>
        <translation>Nächstes Token nach „%1“: %2</translation>
    </message>
    <message>
        <source>Next token after</source>
        <translation>Nächstes Token nach</translation>
    </message>
</context>
<context>
    <name>attn::NextTokenPanel</name>
    <message>
        <source>Next token</source>
        <translation>Nächstes Token</translation>
    </message>
    <message>
        <source>Next token after %1</source>
        <translation>Nächstes Token nach %1</translation>
    </message>
    <message>
        <source>before: %1 %2; now: %3</source>
        <translation>vorher: %1 %2; jetzt: %3</translation>
    </message>
    <message>
        <source>Ten most probable</source>
        <translation>Die zehn wahrscheinlichsten</translation>
    </message>
    <message>
        <source>Most probable</source>
        <translation>Am wahrscheinlichsten</translation>
    </message>
    <message>
        <source>Sampling probability</source>
        <translation>Wahrscheinlichkeit beim Ziehen</translation>
    </message>
    <message>
        <source>Next token after %1, before sampling</source>
        <translation>Nächstes Token nach %1, vor dem Ziehen</translation>
    </message>
</context>
<context>
    <name>attn::NotesBlock</name>
    <message>
        <source>Step to the end to see whether these values match the notebook.</source>
        <translation>Ob die Werte mit dem Notebook übereinstimmen, zeigt sich am Ende der Berechnung.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Show scene description</source>
        <translation>Beschreibung der Szene zeigen</translation>
    </message>
    <message>
        <source>Hide scene description</source>
        <translation>Beschreibung der Szene ausblenden</translation>
    </message>
    <message>
        <source>About this scene</source>
        <translation>Über diese Szene</translation>
    </message>
</context>
<context>
    <name>attn::NotesView</name>
    <message>
        <source>Next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>Hidden from the class</source>
        <translation>Vor der Klasse verborgen</translation>
    </message>
    <message>
        <source>Speaker notes</source>
        <translation>Vortragsnotizen</translation>
    </message>
    <message>
        <source>What the class sees</source>
        <translation>Was die Klasse sieht</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Next step: %1</source>
        <translation>Nächster Schritt: %1</translation>
    </message>
    <message>
        <source>Everything is computed</source>
        <translation>Alles ist berechnet</translation>
    </message>
    <message>
        <source>%1 min elapsed · %2</source>
        <translation>%1 min vergangen · %2 Uhr</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>This is the last step</source>
        <translation>Das ist der letzte Schritt</translation>
    </message>
    <message>
        <source>Next: the hidden values</source>
        <translation>Als Nächstes: die verborgenen Werte</translation>
    </message>
    <message>
        <source>Next: one way to the goal</source>
        <translation>Als Nächstes: ein Weg zum Ziel</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>No notes yet. Write them in the lesson editor, below the step&apos;s text.</source>
        <translation>Noch keine Notizen. Im Lektionseditor unter dem Text des Schritts eintragen.</translation>
    </message>
    <message>
        <source>No notes yet. Write them with Edit › Title and notes… in the window.</source>
        <translation>Noch keine Notizen. Im Fenster unter Bearbeiten › Titel und Notizen … eintragen.</translation>
    </message>
</context>
<context>
    <name>attn::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>attn::NumberField</name>
    <message>
        <source>Expected a whole number, got %1.</source>
        <translation>Erwartet wird eine ganze Zahl, angegeben ist %1.</translation>
    </message>
</context>
<context>
    <name>attn::OnlineControls</name>
    <message>
        <source>Online softmax controls</source>
        <translation>Steuerung der Online-Softmax</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>Row to step through</source>
        <translation>Zeile, die schrittweise berechnet wird</translation>
    </message>
    <message>
        <source>change row or key</source>
        <translation>Zeile oder Key wechseln</translation>
    </message>
    <message>
        <source>Keys per tile</source>
        <translation>Keys pro Kachel</translation>
    </message>
    <message>
        <source>Number of keys processed at once. A GPU uses 64 or 128.</source>
        <translation>Anzahl der Keys pro Schritt. Eine GPU verwendet 64 oder 128.</translation>
    </message>
    <message>
        <source>Common sizes</source>
        <translation>Übliche Größen</translation>
    </message>
    <message>
        <source>Softmax divides by a sum over all keys. When it is computed tile by tile, a whole row of scores never has to be in memory. When a tile brings a larger maximum, the results so far are multiplied by one factor, and the computation continues.</source>
        <translation>Die Softmax teilt durch eine Summe über alle Keys. Rechnet man Kachel für Kachel, muss eine Zeile von Scores nie ganz im Speicher liegen. Bringt eine Kachel ein größeres Maximum, wird das bisherige Ergebnis mit einem Faktor multipliziert, und es geht weiter.</translation>
    </message>
    <message>
        <source>m = max(m₀, tile)
f = e^(m₀ − m)
l = l₀ · f + Σ e^(z − m)
o = o₀ · f + Σ e^(z − m) v

weight  e^(z − m) / l
context o / l</source>
        <translation>m = max(m₀, Kachel)
f = e^(m₀ − m)
l = l₀ · f + Σ e^(z − m)
o = o₀ · f + Σ e^(z − m) v

Gewicht e^(z − m) / l
Kontext o / l</translation>
    </message>
    <message>
        <source>The step as a formula</source>
        <translation>Der Schritt als Formel</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>All keys at once (full softmax)</source>
        <translation>Alle Keys auf einmal (normale Softmax)</translation>
    </message>
    <message>
        <source>%1 keys at once</source>
        <translation>%1 Keys auf einmal</translation>
    </message>
    <message>
        <source>m = max(m₀, tile)
f = e^(m₀ − m)
l = l₀ · f + Σ e^(z − m)
o = o₀ · f + Σ e^(z − m) d v

d, from dropout: 0, or
        1 / (1 − p)
weight  e^(z − m) / l
context o / l</source>
        <translation>m = max(m₀, Kachel)
f = e^(m₀ − m)
l = l₀ · f + Σ e^(z − m)
o = o₀ · f + Σ e^(z − m) d v

d, vom Dropout: 0 oder
        1 / (1 − p)
Gewicht e^(z − m) / l
Kontext o / l</translation>
    </message>
</context>
<context>
    <name>attn::OnlinePanel</name>
    <message>
        <source>Values in memory at once</source>
        <translation>Werte zugleich im Speicher</translation>
    </message>
    <message>
        <source>Full softmax</source>
        <translation>Normale Softmax</translation>
    </message>
    <message>
        <source>Online: tile, m, l</source>
        <translation>Online: Kachel, m, l</translation>
    </message>
</context>
<context>
    <name>attn::OnlineStudio</name>
    <message>
        <source>Online softmax</source>
        <translation>Online-Softmax</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>Row “%1” is not fully computed yet. Step forward in the time bar.</source>
        <translation>Die Zeile „%1“ ist noch nicht fertig berechnet. In der Zeitleiste weitergehen.</translation>
    </message>
    <message numerus="yes">
        <source>softmax of a row, %n keys at a time</source>
        <translation>
            <numerusform>Softmax einer Zeile, %n Key auf einmal</numerusform>
            <numerusform>Softmax einer Zeile, %n Keys auf einmal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::OnlineView</name>
    <message>
        <source>Online softmax, step by step</source>
        <translation>Online-Softmax, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Row “%1”. %2.</source>
        <translation>Zeile „%1“. %2.</translation>
    </message>
</context>
<context>
    <name>attn::OperandView</name>
    <message>
        <source>Operands</source>
        <translation>Operanden</translation>
    </message>
    <message>
        <source>%1 is too large to show with its operands (at most %2 values)</source>
        <translation>%1 ist zu groß, um es mit seinen Operanden zu zeigen (höchstens %2 Werte)</translation>
    </message>
    <message>
        <source>No cell selected</source>
        <translation>Keine Zelle ausgewählt</translation>
    </message>
    <message>
        <source>Nothing is multiplied here</source>
        <translation>Hier wird nichts multipliziert</translation>
    </message>
</context>
<context>
    <name>attn::OverflowCard</name>
    <message>
        <source>finite</source>
        <translation>endlich</translation>
    </message>
    <message>
        <source>overflows</source>
        <translation>läuft über</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
</context>
<context>
    <name>attn::OverlayControls</name>
    <message>
        <source>Overlay heads</source>
        <translation>Köpfe überlagern</translation>
    </message>
    <message>
        <source>In a cell</source>
        <translation>In einer Zelle</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>bands</source>
        <translation>Bänder</translation>
    </message>
    <message>
        <source>One band per head, as long as the head&apos;s weight</source>
        <translation>Ein Band pro Kopf, so lang wie das Gewicht des Kopfes</translation>
    </message>
    <message>
        <source>strongest</source>
        <translation>stärkster</translation>
    </message>
    <message>
        <source>Color and number of the head with the largest weight in the cell</source>
        <translation>Farbe und Nummer des Kopfes mit dem größten Gewicht in der Zelle</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Only current head</source>
        <translation>Nur aktueller Kopf</translation>
    </message>
    <message>
        <source>Cells are too small for bands, so they show the strongest head.</source>
        <translation>Die Zellen sind zu klein für Bänder und zeigen deshalb den stärksten Kopf.</translation>
    </message>
    <message>
        <source>The bands are in the order of the heads. A full band is a weight of 1.</source>
        <translation>Die Bänder folgen der Reihenfolge der Köpfe. Ein volles Band ist ein Gewicht von 1.</translation>
    </message>
    <message>
        <source>The stronger the color, the larger the head&apos;s weight.</source>
        <translation>Je kräftiger die Farbe, desto größer das Gewicht des Kopfes.</translation>
    </message>
</context>
<context>
    <name>attn::OverlayList</name>
    <message>
        <source>Heads and their weights in the selected cell</source>
        <translation>Köpfe und ihre Gewichte in der gewählten Zelle</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Heads, from top to bottom in a cell</source>
        <translation>Köpfe, in einer Zelle von oben nach unten</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>attn::OverlayStudio</name>
    <message>
        <source>Overlay heads</source>
        <translation>Köpfe überlagern</translation>
    </message>
    <message>
        <source>This scene computes no attention weights.</source>
        <translation>Diese Szene berechnet keine Attention-Gewichte.</translation>
    </message>
    <message>
        <source>This scene has only one head, so there is nothing to overlay.</source>
        <translation>Diese Szene hat nur einen Kopf, es gibt also nichts zu überlagern.</translation>
    </message>
    <message>
        <source>%1 is too large to overlay heads. The limit is 512 × 512.</source>
        <translation>%1 ist zu groß zum Überlagern der Köpfe. Die Grenze ist 512 × 512.</translation>
    </message>
    <message>
        <source>query %1, key %2: %3</source>
        <translation>Query %1, Key %2: %3</translation>
    </message>
    <message>
        <source>Heads %1 overlaid: %2</source>
        <translation>Köpfe %1 überlagert: %2</translation>
    </message>
    <message>
        <source>one band per head, from top to bottom; length = weight</source>
        <translation>ein Band pro Kopf, von oben nach unten; Länge = Gewicht</translation>
    </message>
    <message>
        <source>the head with the largest weight, and its weight</source>
        <translation>der Kopf mit dem größten Gewicht und dessen Gewicht</translation>
    </message>
</context>
<context>
    <name>attn::OwnSteps</name>
    <message>
        <source>No %1 yet</source>
        <translation>Noch kein Schritt (%1)</translation>
    </message>
    <message>
        <source>%1 %2 of %3, %4</source>
        <translation>%1 %2 von %3, %4</translation>
    </message>
</context>
<context>
    <name>attn::PageWriter</name>
    <message>
        <source>Nothing has been computed yet, so there is no page to export.</source>
        <translation>Noch ist nichts berechnet, also lässt sich keine Seite exportieren.</translation>
    </message>
    <message>
        <source>Could not open a browser. The page is at %1.</source>
        <translation>Der Browser ließ sich nicht öffnen. Die Seite liegt unter %1.</translation>
    </message>
    <message numerus="yes">
        <source>The page was written, but this lesson has %n problems. “Edit this lesson” in the Learn menu shows them.</source>
        <translation>
            <numerusform>Die Seite ist geschrieben, aber diese Lektion hat ein Problem. „Diese Lektion bearbeiten“ im Menü „Lernen“ zeigt es.</numerusform>
            <numerusform>Die Seite ist geschrieben, aber diese Lektion hat %n Probleme. „Diese Lektion bearbeiten“ im Menü „Lernen“ zeigt sie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::PastePreview</name>
    <message>
        <source>Paste preview</source>
        <translation>Einfügevorschau</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>attn::PenStrokes</name>
    <message>
        <source>Pen (D)</source>
        <translation>Stift (D)</translation>
    </message>
    <message>
        <source>Eraser (X)</source>
        <translation>Radierer (X)</translation>
    </message>
    <message>
        <source>Clear (C)</source>
        <translation>Löschen (C)</translation>
    </message>
    <message>
        <source>Keep (K)</source>
        <translation>Behalten (K)</translation>
    </message>
</context>
<context>
    <name>attn::PlaneChooser</name>
    <message>
        <source>Current batch item</source>
        <translation>Aktuelles Batch-Element</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>Element %1</translation>
    </message>
</context>
<context>
    <name>attn::PlaneControls</name>
    <message>
        <source>Vectors of</source>
        <translation>Vektoren von</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Waagrecht</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Senkrecht</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Achsen</translation>
    </message>
    <message>
        <source>Dragging moves</source>
        <translation>Ziehen bewegt</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>Querys</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>values, dashed</source>
        <translation>Values, gestrichelt</translation>
    </message>
    <message>
        <source>context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>What each token looks for</source>
        <translation>Wonach jedes Token sucht</translation>
    </message>
    <message>
        <source>How other tokens find each token</source>
        <translation>Woran jedes Token gefunden wird</translation>
    </message>
    <message>
        <source>What each token passes on</source>
        <translation>Was jedes Token weitergibt</translation>
    </message>
    <message>
        <source>What the current query gets. The outline is like a rubber band around the tips of the values. Each value&apos;s weight is drawn as a disk.</source>
        <translation>Was die aktuelle Query bekommt. Der Umriss liegt wie ein Gummiband um die Spitzen der Values. Das Gewicht jedes Values ist als Scheibe gezeichnet.</translation>
    </message>
    <message>
        <source>components</source>
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>principal</source>
        <translation>Hauptachsen</translation>
    </message>
    <message>
        <source>Two components of the vectors</source>
        <translation>Zwei Komponenten der Vektoren</translation>
    </message>
    <message>
        <source>The two directions that best capture the visible vectors</source>
        <translation>Die zwei Richtungen, die die sichtbaren Vektoren am besten wiedergeben</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>this vector</source>
        <translation>dieser Vektor</translation>
    </message>
    <message>
        <source>Change the token&apos;s embedding as little as possible to get this vector. The token&apos;s q, k and v change with it. If no embedding gives this vector, the vector is pinned.</source>
        <translation>Das Embedding des Tokens so wenig wie möglich ändern, damit dieser Vektor entsteht. q, k und v des Tokens ändern sich mit. Gibt es kein passendes Embedding, wird der Vektor festgesetzt.</translation>
    </message>
    <message>
        <source>Pin the values of this vector and leave the embedding unchanged</source>
        <translation>Die Werte dieses Vektors festsetzen und das Embedding unverändert lassen</translation>
    </message>
    <message>
        <source>up</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>alle Köpfe</translation>
    </message>
</context>
<context>
    <name>attn::PlaneNumbers</name>
    <message>
        <source>The current score as lengths and angle</source>
        <translation>Der aktuelle Score als Längen und Winkel</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>An outline has the shape of a rubber band stretched around the points.</source>
        <translation>Ein Umriss hat die Form eines Gummibands, das um die Punkte gespannt ist.</translation>
    </message>
</context>
<context>
    <name>attn::PlanePart</name>
    <message>
        <source>The same numbers as arrows</source>
        <translation>Dieselben Zahlen als Pfeile</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>Vektoren</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Probieren</translation>
    </message>
    <message>
        <source>computing principal axes; %1</source>
        <translation>Hauptachsen werden berechnet; %1</translation>
    </message>
    <message>
        <source>Drag the tip of %1, %2 or %3, and the layer updates at once. A moved vector is marked “%4”. Undo resets it.</source>
        <translation>Zieht man an der Spitze von %1, %2 oder %3, ändert sich die Schicht sofort. Ein bewegter Vektor ist als „%4“ markiert. Rückgängig setzt ihn zurück.</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>When the picture has the focus (Tab), press Q, K, V or C to select that vector. Press again for the next token. The arrow keys move the vector&apos;s tip, with Shift ten times as far.</source>
        <translation>Hat das Bild den Fokus (Tab), wählen die Tasten Q, K, V und C den jeweiligen Vektor. Noch einmal drücken, um zum nächsten Token zu gehen. Die Pfeiltasten bewegen die Spitze, mit Umschalt zehnmal so weit.</translation>
    </message>
    <message>
        <source>With this many tokens, only the tips of unselected vectors are drawn.</source>
        <translation>Bei so vielen Tokens werden nur die Spitzen der nicht gewählten Vektoren gezeichnet.</translation>
    </message>
    <message>
        <source>Cannot move this tip (%1)</source>
        <translation>Diese Spitze lässt sich nicht bewegen (%1)</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Nicht möglich: %1</translation>
    </message>
</context>
<context>
    <name>attn::PlaneView</name>
    <message>
        <source>Vector plot</source>
        <translation>Vektorbild</translation>
    </message>
</context>
<context>
    <name>attn::PredictBox</name>
    <message>
        <source>Work it out</source>
        <translation>Rechne es aus</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Reveal the hidden values of this step</source>
        <translation>Verborgene Werte dieses Schritts aufdecken</translation>
    </message>
    <message>
        <source>Find the hidden values (**?**). Select one in the map and type it here.</source>
        <translation>Finde die verborgenen Werte (**?**). Wähle einen im Bild aus und tippe ihn hier ein.</translation>
    </message>
    <message>
        <source>Find the hidden value (**?**) and type it here.</source>
        <translation>Finde den verborgenen Wert (**?**) und tippe ihn hier ein.</translation>
    </message>
</context>
<context>
    <name>attn::PredictPanel</name>
    <message>
        <source>Predict, then compare</source>
        <translation>Vorhersagen, dann vergleichen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>derivative before the edit</source>
        <translation>Ableitung vor der Änderung</translation>
    </message>
    <message>
        <source>× change</source>
        <translation>× Änderung</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>actual</source>
        <translation>tatsächlich</translation>
    </message>
    <message>
        <source>Show the actual result</source>
        <translation>Tatsächliches Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Show the actual result of the edit. Apply shows it too.</source>
        <translation>Das tatsächliche Ergebnis der Änderung zeigen. Auch „Übernehmen“ zeigt es.</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>%1 went from %2 to %3</source>
        <translation>%1 änderte sich von %2 auf %3</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 von %2 auf %3</translation>
    </message>
    <message>
        <source>computing</source>
        <translation>wird berechnet</translation>
    </message>
    <message>
        <source>difference (the curve bends)</source>
        <translation>Unterschied (Kurve ist gekrümmt)</translation>
    </message>
</context>
<context>
    <name>attn::Presenter</name>
    <message>
        <source>Presenter</source>
        <translation>Präsentation</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Reveal a value</source>
        <translation>Einen Wert aufdecken</translation>
    </message>
    <message>
        <source>Blank the screen</source>
        <translation>Bildschirm schwarz</translation>
    </message>
    <message>
        <source>Notes and keys</source>
        <translation>Notizen und Tasten</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Next head</source>
        <translation>Nächster Kopf</translation>
    </message>
    <message>
        <source>Previous head</source>
        <translation>Voriger Kopf</translation>
    </message>
    <message>
        <source>Show studio picture</source>
        <translation>Bild des Studios zeigen</translation>
    </message>
    <message>
        <source>Show stage map</source>
        <translation>Bild der Stufe zeigen</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Hier anfangen</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Was wäre, wenn …</translation>
    </message>
    <message>
        <source>One head</source>
        <translation>Ein Kopf</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Köpfe</translation>
    </message>
    <message>
        <source>Show slide on</source>
        <translation>Folie zeigen auf</translation>
    </message>
    <message>
        <source>Screen is blank</source>
        <translation>Bildschirm ist schwarz</translation>
    </message>
    <message>
        <source>That was the last slide. Press any key to go back to it.</source>
        <translation>Das war die letzte Folie. Eine beliebige Taste führt zu ihr zurück.</translation>
    </message>
    <message>
        <source>First press M to show a single map.</source>
        <translation>Zuerst mit M ein einzelnes Bild zeigen.</translation>
    </message>
    <message>
        <source>Keys (no notes yet)</source>
        <translation>Tasten (noch keine Notizen)</translation>
    </message>
</context>
<context>
    <name>attn::PreviewCanvas</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>attn::PreviewPane</name>
    <message>
        <source>Size of the preview</source>
        <translation>Größe der Vorschau</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>einpassen</translation>
    </message>
    <message>
        <source>Fit to the available space</source>
        <translation>An den Platz anpassen</translation>
    </message>
    <message>
        <source>100%</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>One image pixel per screen pixel; vector formats at 96 DPI</source>
        <translation>Ein Bildpixel je Bildschirmpixel; Vektorformate bei 96 DPI</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>attn::PrintedBlock</name>
    <message>
        <source>Notebook output</source>
        <translation>Ausgabe des Notebooks</translation>
    </message>
    <message>
        <source>Output of %1</source>
        <translation>Ausgabe von %1</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>nicht vergleichbar</translation>
    </message>
</context>
<context>
    <name>attn::ProjectionPanel</name>
    <message>
        <source>Heads and projections</source>
        <translation>Köpfe und Projektionen</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Number of heads that share the output size</source>
        <translation>Anzahl der Köpfe, die sich die Ausgabegröße teilen</translation>
    </message>
    <message>
        <source>Output size ÷ heads: values per token in each head</source>
        <translation>Ausgabegröße ÷ Köpfe: Werte pro Token und Kopf</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Kopfgröße</translation>
    </message>
    <message>
        <source>Input size</source>
        <translation>Eingabegröße</translation>
    </message>
    <message>
        <source>d_in: length of an embedding</source>
        <translation>d_in: Länge eines Embeddings</translation>
    </message>
    <message>
        <source>Output size</source>
        <translation>Ausgabegröße</translation>
    </message>
    <message>
        <source>d_out: length of q, k and v across all heads</source>
        <translation>d_out: Länge von q, k und v über alle Köpfe</translation>
    </message>
    <message>
        <source>Bias in q, k and v</source>
        <translation>Bias in q, k und v</translation>
    </message>
    <message>
        <source>The layers for q, k and v add a bias</source>
        <translation>Die Schichten für q, k und v addieren einen Bias</translation>
    </message>
    <message>
        <source>Output projection</source>
        <translation>Ausgabeprojektion</translation>
    </message>
    <message>
        <source>A final layer mixes the contexts of the heads</source>
        <translation>Eine letzte Schicht mischt die Kontexte der Köpfe</translation>
    </message>
    <message>
        <source>Divides the scores before they are normalized. Values above 1 flatten the weights; values below 1 sharpen them.</source>
        <translation>Teilt die Scores durch diese Zahl, bevor sie normiert werden. Werte über 1 machen die Gewichte flacher, Werte unter 1 spitzer.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Set temperature to %1</source>
        <translation>Temperatur auf %1 setzen</translation>
    </message>
    <message>
        <source>Multiplies the scores</source>
        <translation>Multipliziert die Scores</translation>
    </message>
    <message>
        <source>Score factor</source>
        <translation>Score-Faktor</translation>
    </message>
    <message>
        <source>Multiply scores by %1</source>
        <translation>Scores mit %1 multiplizieren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Turn on %1</source>
        <translation>%1 einschalten</translation>
    </message>
    <message>
        <source>Turn off %1</source>
        <translation>%1 ausschalten</translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>1 Kopf</numerusform>
            <numerusform>%n Köpfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Set new values to 0</source>
        <translation>Neue Werte auf 0 setzen</translation>
    </message>
</context>
<context>
    <name>attn::QuestionBox</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Deine Antwort</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Solved: %1</source>
        <translation>Gelöst: %1</translation>
    </message>
</context>
<context>
    <name>attn::Rail</name>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
</context>
<context>
    <name>attn::RangeControl</name>
    <message>
        <source>from … to …</source>
        <translation>von … bis …</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>as in the window: %1</source>
        <translation>wie im Fenster: %1</translation>
    </message>
    <message>
        <source>The color range needs a lower and an upper limit, got %1 and %2.</source>
        <translation>Der Farbbereich braucht eine Unter- und eine Obergrenze, angegeben sind %1 und %2.</translation>
    </message>
</context>
<context>
    <name>attn::RecentEntry</name>
    <message>
        <source>file not found</source>
        <translation>Datei nicht gefunden</translation>
    </message>
</context>
<context>
    <name>attn::RecipeList</name>
    <message>
        <source>Draws, in order</source>
        <translation>Ziehungen der Reihe nach</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a draw, Delete removes it, Insert adds one, and Enter edits it. You can also reorder draws by dragging them.</source>
        <translation>Alt+Auf und Alt+Ab verschieben eine Ziehung, Entf entfernt sie, Einfg fügt eine hinzu, Eingabe bearbeitet sie. Ziehungen lassen sich auch mit der Maus verschieben.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>attn::RecipePanel</name>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Set rounding to %1</source>
        <translation>Rundung: %1</translation>
    </message>
    <message>
        <source>Add draw (Insert)</source>
        <translation>Ziehung hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Remove draw (Delete)</source>
        <translation>Ziehung entfernen (Entf)</translation>
    </message>
    <message>
        <source>Draw earlier (Alt+Up)</source>
        <translation>Früher ziehen (Alt+Auf)</translation>
    </message>
    <message>
        <source>Draw later (Alt+Down)</source>
        <translation>Später ziehen (Alt+Ab)</translation>
    </message>
    <message>
        <source>Nothing is drawn. Every value is an input.</source>
        <translation>Es wird nichts gezogen. Alle Werte sind Eingaben.</translation>
    </message>
    <message>
        <source>Then dropout randomly picks which values to keep.</source>
        <translation>Danach wählt der Dropout zufällig, welche Werte er behält.</translation>
    </message>
    <message>
        <source>Change draw %1 to %2</source>
        <translation>Ziehung %1 in %2 ändern</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Move draw %1 to position %2</source>
        <translation>Ziehung %1 an Position %2 verschieben</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>1 Ziehung</numerusform>
            <numerusform>%n Ziehungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::Rescue</name>
    <message>
        <source>Edits are not protected against a crash (%1). Save to keep them.</source>
        <translation>Änderungen sind nicht gegen einen Absturz geschützt (%1). Speichern, um sie zu behalten.</translation>
    </message>
    <message>
        <source>%1 was not saved when AttnScope stopped. Last edit: %2.</source>
        <translation>%1 war nicht gespeichert, als AttnScope beendet wurde. Letzte Änderung: %2.</translation>
    </message>
    <message>
        <source>The file has changed since then.</source>
        <translation>Die Datei wurde seither geändert.</translation>
    </message>
    <message>
        <source>The file no longer exists.</source>
        <translation>Die Datei gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The edits cannot be restored right now (%1). You can try again later.</source>
        <translation>Die Änderungen lassen sich gerade nicht wiederherstellen (%1). Du kannst es später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>Alle verwerfen</translation>
    </message>
    <message>
        <source>You cannot undo this.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Your previous scene is kept: File › Unsaved work.</source>
        <translation>Deine vorige Szene bleibt erhalten: Datei › Ungespeichertes.</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lektion %1</translation>
    </message>
    <message>
        <source>Edits restored as one step. Undo returns to the saved version.</source>
        <translation>Änderungen als ein einziger Schritt wiederhergestellt. Rückgängig führt zum gespeicherten Stand.</translation>
    </message>
    <message>
        <source>Edits restored. Undo now starts from here.</source>
        <translation>Änderungen wiederhergestellt. Rückgängig beginnt hier neu.</translation>
    </message>
    <message>
        <source>Delete all unsaved work in the list?</source>
        <translation>Alles Ungespeicherte in der Liste löschen?</translation>
    </message>
    <message>
        <source>%1 contains unsaved work from a newer version of AttnScope. Open it with that version.</source>
        <translation>%1 enthält Ungespeichertes aus einer neueren Version von AttnScope. Mit der neueren Version öffnen.</translation>
    </message>
    <message>
        <source>%1 should contain unsaved work, but the file is damaged and cannot be read.</source>
        <translation>%1 sollte Ungespeichertes enthalten, aber die Datei ist beschädigt und lässt sich nicht lesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more in the list.</source>
        <translation>
            <numerusform>Noch 1 in der Liste.</numerusform>
            <numerusform>Noch %n in der Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a scene or a lesson, and when it was edited</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Edits restored.</source>
        <translation>Änderungen wiederhergestellt.</translation>
    </message>
    <message>
        <source>From a newer version</source>
        <translation>Aus einer neueren Version</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
</context>
<context>
    <name>attn::ReshapeStudio</name>
    <message>
        <source>Reshape microscope</source>
        <translation>Reshape-Mikroskop</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>joining heads</source>
        <translation>Köpfe verbinden</translation>
    </message>
    <message>
        <source>How the heads become one row per token</source>
        <translation>Wie aus den Köpfen eine Zeile pro Token wird</translation>
    </message>
    <message>
        <source>qkv layouts</source>
        <translation>qkv-Layouts</translation>
    </message>
    <message>
        <source>How the weights of q, k and v are stored</source>
        <translation>Wie die Gewichte von q, k und v gespeichert werden</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Cells show</source>
        <translation>Zellen zeigen</translation>
    </message>
    <message>
        <source>Position of the value in memory</source>
        <translation>Position des Werts im Speicher</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Value of the cell</source>
        <translation>Wert der Zelle</translation>
    </message>
    <message>
        <source>Batch item</source>
        <translation>Batch-Element</translation>
    </message>
    <message>
        <source>Used by this scene</source>
        <translation>In dieser Szene benutzt</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Join heads: %1</source>
        <translation>Köpfe verbinden: %1</translation>
    </message>
    <message>
        <source>one memory, two ways to read its rows</source>
        <translation>ein Speicher, zwei Arten, seine Zeilen zu lesen</translation>
    </message>
    <message>
        <source>the same weights in three orders, the same output</source>
        <translation>dieselben Gewichte in drei Reihenfolgen, dieselbe Ausgabe</translation>
    </message>
    <message>
        <source>This scene has no attention layer, so there are no heads to join.</source>
        <translation>Diese Szene hat keine Attention-Schicht, also gibt es keine Köpfe zum Verbinden.</translation>
    </message>
    <message>
        <source>This scene stops at the weights, so its heads have no context to join.</source>
        <translation>Diese Szene endet bei den Gewichten, also haben ihre Köpfe keinen Kontext, der sich verbinden ließe.</translation>
    </message>
    <message>
        <source>This scene stops at the scores, so its heads have no context to join.</source>
        <translation>Diese Szene endet bei den Scores, also haben ihre Köpfe keinen Kontext, der sich verbinden ließe.</translation>
    </message>
    <message>
        <source>The heads are stored in memory one after another. A token&apos;s row needs a piece of each head. The transpose gathers these pieces. A reshape alone cuts the memory wherever a row is full.</source>
        <translation>Die Köpfe liegen im Speicher hintereinander. Die Zeile eines Tokens braucht von jedem Kopf ein Stück. Das Transponieren sammelt diese Stücke ein. Ein Reshape allein schneidet den Speicher dort, wo eine Zeile voll ist.</translation>
    </message>
    <message>
        <source>Programs store the rows of the q, k and v weights in three different orders. Point at a row to find it in all three.</source>
        <translation>Programme speichern die Zeilen der Gewichte von q, k und v in drei verschiedenen Reihenfolgen. Auf eine Zeile zeigen, um sie in allen dreien zu finden.</translation>
    </message>
    <message>
        <source>Reshape controls</source>
        <translation>Steuerung des Reshape-Mikroskops</translation>
    </message>
    <message>
        <source>q, k and v can share one matrix only if every head has its own q, k and v, and all of them are computed from x.</source>
        <translation>q, k und v können sich nur dann eine Matrix teilen, wenn jeder Kopf sein eigenes q, k und v hat und alle aus x berechnet werden.</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Platz</translation>
    </message>
</context>
<context>
    <name>attn::RestoreBar</name>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Open saved</source>
        <translation>Gespeichertes öffnen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Delete these edits</source>
        <translation>Diese Änderungen löschen</translation>
    </message>
    <message>
        <source>Discard all…</source>
        <translation>Alle verwerfen …</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Ungespeichertes</translation>
    </message>
    <message>
        <source>Unsaved work, newest first</source>
        <translation>Ungespeichertes, Neuestes zuerst</translation>
    </message>
    <message>
        <source>Open with these edits</source>
        <translation>Mit diesen Änderungen öffnen</translation>
    </message>
    <message>
        <source>Open without these edits, but keep them here</source>
        <translation>Ohne diese Änderungen öffnen, sie aber hier behalten</translation>
    </message>
    <message>
        <source>Delete all unsaved work in the list</source>
        <translation>Alles Ungespeicherte in der Liste löschen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>attn::ResultsDialog</name>
    <message>
        <source>&amp;Copy table</source>
        <translation>Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>Als CSV &amp;speichern …</translation>
    </message>
    <message>
        <source>Lesson results</source>
        <translation>Lektionsergebnisse</translation>
    </message>
    <message>
        <source>Paste the codes that students received at the end of a lesson in the browser. A checksum catches mistakes but not cheating, because students can share codes.</source>
        <translation>Die Codes einfügen, die Lernende am Ende einer Lektion im Browser bekommen haben. Eine Prüfsumme erkennt Fehler, aber keinen Betrug, denn ein Code lässt sich weitergeben.</translation>
    </message>
    <message>
        <source>Co&amp;des, one per line</source>
        <translation>Co&amp;des, einer pro Zeile</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Datei &amp;öffnen …</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Open codes</source>
        <translation>Codes öffnen</translation>
    </message>
    <message>
        <source>Text (*.txt *.csv);;All files (*)</source>
        <translation>Text (*.txt *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save results</source>
        <translation>Ergebnisse speichern</translation>
    </message>
    <message>
        <source>results.csv</source>
        <translation>ergebnisse.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The text has more than %1 characters. Use the “attnscope results” command instead.</source>
        <translation>Der Text hat mehr als %1 Zeichen. Dafür den Befehl „attnscope results“ verwenden.</translation>
    </message>
    <message>
        <source>No codes found in the text. Codes begin with ATTN1- or ATTN2-.</source>
        <translation>Keine Codes im Text gefunden. Codes beginnen mit ATTN1- oder ATTN2-.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n results</source>
        <translation>
            <numerusform>%n Ergebnis kopiert</numerusform>
            <numerusform>%n Ergebnisse kopiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::RopeChart</name>
    <message>
        <source>Score and distance</source>
        <translation>Score und Abstand</translation>
    </message>
    <message>
        <source>Click a distance, or press Left or Right to move the query. Hold Shift to move the key, or Alt to move both.</source>
        <translation>Auf einen Abstand klicken oder mit Links und Rechts die Query bewegen. Mit Umschalt bewegt sich der Key, mit Alt beide.</translation>
    </message>
</context>
<context>
    <name>attn::RopeClocks</name>
    <message>
        <source>Frequencies</source>
        <translation>Frequenzen</translation>
    </message>
    <message>
        <source>pair %1: %2 rad per token, %3; query at %4, key at %5</source>
        <translation>Paar %1: %2 rad pro Token, %3; Query bei %4, Key bei %5</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Paar %1</translation>
    </message>
    <message>
        <source>rad/token</source>
        <translation>rad/Token</translation>
    </message>
</context>
<context>
    <name>attn::RopeControls</name>
    <message>
        <source>Rotary position controls</source>
        <translation>Steuerung der Rotary-Positionen</translation>
    </message>
    <message>
        <source>RoPE</source>
        <translation>RoPE</translation>
    </message>
    <message>
        <source>Query and key</source>
        <translation>Query und Key</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Frequenzen</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Position of the query</source>
        <translation>Position der Query</translation>
    </message>
    <message>
        <source>Position of the key</source>
        <translation>Position des Keys</translation>
    </message>
    <message>
        <source>Position to try without changing the scene. When you select another token, it starts at its own position.</source>
        <translation>Position zum Ausprobieren, ohne die Szene zu ändern. Ein neu gewähltes Token beginnt an seiner eigenen Position.</translation>
    </message>
    <message>
        <source>Move both by</source>
        <translation>Beide verschieben um</translation>
    </message>
    <message>
        <source>Move both</source>
        <translation>Beide verschieben</translation>
    </message>
    <message>
        <source>Enter a number of tokens from 0 to %1.</source>
        <translation>Eine Anzahl von 0 bis %1 Tokens eingeben.</translation>
    </message>
    <message>
        <source>Previous pairs</source>
        <translation>Vorige Paare</translation>
    </message>
    <message>
        <source>Previous pairs (Page Up in the circles)</source>
        <translation>Vorige Paare (Bild auf in den Kreisen)</translation>
    </message>
    <message>
        <source>Next pairs</source>
        <translation>Nächste Paare</translation>
    </message>
    <message>
        <source>Next pairs (Page Down in the circles)</source>
        <translation>Nächste Paare (Bild ab in den Kreisen)</translation>
    </message>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>Eine ganze Zahl von %1 bis %2 eingeben.</translation>
    </message>
    <message>
        <source>%1 to %2 of %3 pairs</source>
        <translation>%1 bis %2 von %3 Paaren</translation>
    </message>
</context>
<context>
    <name>attn::RopeStudio</name>
    <message>
        <source>Rotary positions</source>
        <translation>Rotary-Positionen</translation>
    </message>
    <message>
        <source>Rows in the other layout</source>
        <translation>Zeilen in der anderen Anordnung</translation>
    </message>
    <message>
        <source>rows reordered</source>
        <translation>Zeilen umgestellt</translation>
    </message>
    <message>
        <source>Reorder the rows of W_query and W_key so that the same components rotate together</source>
        <translation>Die Zeilen von W_query und W_key so umordnen, dass sich dieselben Komponenten zusammen drehen</translation>
    </message>
    <message>
        <source>same rows</source>
        <translation>dieselben Zeilen</translation>
    </message>
    <message>
        <source>Leave the weights as they are, so that different components rotate together</source>
        <translation>Die Gewichte lassen, wie sie sind, sodass sich andere Komponenten zusammen drehen</translation>
    </message>
    <message>
        <source>%1 with</source>
        <translation>%1 mit</translation>
    </message>
    <message>
        <source>Rotary positions of query “%1” and key “%2”</source>
        <translation>Rotary-Positionen von Query „%1“ und Key „%2“</translation>
    </message>
</context>
<context>
    <name>attn::RopeTable</name>
    <message>
        <source>The same query and key at different positions</source>
        <translation>Dieselbe Query und derselbe Key an anderen Positionen</translation>
    </message>
    <message>
        <source>query at %1, key at %2: score %3, the same to %4 digits (%5 with angles in float64)</source>
        <translation>Query bei %1, Key bei %2: Score %3, gleich auf %4 Ziffern (%5 mit Winkeln in float64)</translation>
    </message>
    <message>
        <source>query at %1, key at %2 (different distance): score %3</source>
        <translation>Query bei %1, Key bei %2 (anderer Abstand): Score %3</translation>
    </message>
</context>
<context>
    <name>attn::RopeView</name>
    <message>
        <source>Component pairs of query and key on circles, in both layouts</source>
        <translation>Komponentenpaare von Query und Key auf Kreisen, in beiden Anordnungen</translation>
    </message>
</context>
<context>
    <name>attn::RowBars</name>
    <message>
        <source>Row as bars</source>
        <translation>Zeile als Balken</translation>
    </message>
    <message>
        <source>the other %1 keys combined</source>
        <translation>die übrigen %1 Keys zusammen</translation>
    </message>
    <message>
        <source>the other %1 values combined</source>
        <translation>die übrigen %1 Werte zusammen</translation>
    </message>
</context>
<context>
    <name>attn::RowWeights</name>
    <message>
        <source>Largest weights in the row</source>
        <translation>Größte Gewichte der Zeile</translation>
    </message>
</context>
<context>
    <name>attn::ScaleView</name>
    <message>
        <source>Why scores are divided by √d</source>
        <translation>Warum Scores durch √d geteilt werden</translation>
    </message>
    <message>
        <source>d = %1: spread %2, or %3 after division by √d</source>
        <translation>d = %1: Streuung %2, nach der Division durch √d %3</translation>
    </message>
    <message>
        <source>Drawing random q and k</source>
        <translation>Zufällige q und k werden gezogen</translation>
    </message>
    <message>
        <source>q · k / √%1</source>
        <translation>q · k / √%1</translation>
    </message>
    <message>
        <source>q · k, d = %1</source>
        <translation>q · k, d = %1</translation>
    </message>
    <message>
        <source>spread %1, about 1 for any d; the softmax stays soft, and the largest of %2 weights averages %3</source>
        <translation>Streuung %1, bei jedem d etwa 1; die Softmax bleibt weich, und das größte von %2 Gewichten ist im Mittel %3</translation>
    </message>
    <message>
        <source>spread %1, about √d; the largest of %2 weights averages %3</source>
        <translation>Streuung %1, etwa √d; das größte von %2 Gewichten ist im Mittel %3</translation>
    </message>
    <message>
        <source>d</source>
        <translation>d</translation>
    </message>
    <message>
        <source>spread of q · k</source>
        <translation>Streuung von q · k</translation>
    </message>
    <message>
        <source>√d</source>
        <translation>√d</translation>
    </message>
    <message>
        <source>spread / √d</source>
        <translation>Streuung / √d</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>größtes Gewicht</translation>
    </message>
    <message>
        <source>after ÷ √d</source>
        <translation>nach ÷ √d</translation>
    </message>
    <message>
        <source>entropy (bits)</source>
        <translation>Entropie (Bit)</translation>
    </message>
</context>
<context>
    <name>attn::SceneFiles</name>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>Saving %1 …</source>
        <translation>%1 wird gespeichert …</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 enthält nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Open a scene or arrays</source>
        <translation>Szene oder Arrays öffnen</translation>
    </message>
    <message>
        <source>Scenes, lessons, arrays and figures (*.attn *.attnlesson *.npy *.npz *.safetensors *.csv *.png *.svg *.pdf);;All files (*)</source>
        <translation>Szenen, Lektionen, Arrays und Abbildungen (*.attn *.attnlesson *.npy *.npz *.safetensors *.csv *.png *.svg *.pdf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save scene</source>
        <translation>Szene speichern</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
</context>
<context>
    <name>attn::Scrubber</name>
    <message>
        <source>Position in the computation</source>
        <translation>Stelle in der Rechnung</translation>
    </message>
</context>
<context>
    <name>attn::SensitivityControls</name>
    <message>
        <source>Sensitivity controls</source>
        <translation>Steuerung der Sensitivität</translation>
    </message>
    <message>
        <source>Which value</source>
        <translation>Welcher Wert</translation>
    </message>
    <message>
        <source>With respect to</source>
        <translation>Ableitung nach</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Reading a map</source>
        <translation>Ein Bild lesen</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>the value</source>
        <translation>der Wert</translation>
    </message>
    <message>
        <source>row length</source>
        <translation>Länge der Zeile</translation>
    </message>
    <message>
        <source>matrix length</source>
        <translation>Länge der Matrix</translation>
    </message>
    <message>
        <source>The value itself, or the length (Euclidean norm) of its row or of the whole matrix with all heads and batch items</source>
        <translation>Der Wert selbst oder die Länge (euklidische Norm) seiner Zeile oder der ganzen Matrix mit allen Köpfen und Batch-Elementen</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>Embeddings</translation>
    </message>
    <message>
        <source>weights and biases</source>
        <translation>Gewichte und Bias-Werte</translation>
    </message>
    <message>
        <source>scores and other stages</source>
        <translation>Scores und andere Stufen</translation>
    </message>
    <message>
        <source>Input to the layer</source>
        <translation>Eingabe der Schicht</translation>
    </message>
    <message>
        <source>All parameters: weight matrices, biases and additive mask</source>
        <translation>Alle Parameter: Gewichtsmatrizen, Bias-Werte und additive Maske</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>derivative</source>
        <translation>Ableitung</translation>
    </message>
    <message>
        <source>Change per unit</source>
        <translation>Änderung pro Einheit</translation>
    </message>
    <message>
        <source>× value</source>
        <translation>× Wert</translation>
    </message>
    <message>
        <source>Derivative times value, roughly what would be lost if the value were 0</source>
        <translation>Ableitung mal Wert, also etwa das, was wegfiele, wenn der Wert 0 wäre</translation>
    </message>
    <message>
        <source>per map</source>
        <translation>pro Bild</translation>
    </message>
    <message>
        <source>same for all maps</source>
        <translation>alle Bilder gleich</translation>
    </message>
    <message>
        <source>per row</source>
        <translation>je Zeile</translation>
    </message>
    <message>
        <source>Value range of the colors, symmetric around 0</source>
        <translation>Wertebereich der Farben, symmetrisch um 0</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>keep range</source>
        <translation>Bereich behalten</translation>
    </message>
    <message>
        <source>Keep the current color range when values change</source>
        <translation>Farbbereich auch dann behalten, wenn sich Werte ändern</translation>
    </message>
    <message>
        <source>Size of the edit</source>
        <translation>Größe der Änderung</translation>
    </message>
    <message>
        <source>How much the value changes</source>
        <translation>Um wie viel sich der Wert ändert</translation>
    </message>
    <message>
        <source>Size of the edit as a number</source>
        <translation>Größe der Änderung als Zahl</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Apply the new value to the scene as one undo step</source>
        <translation>Den neuen Wert in die Szene übernehmen (ein Schritt im Verlauf)</translation>
    </message>
    <message>
        <source>A derivative shows how much the result would change per unit if this value changed a little. Orange raises the result, and blue lowers it. A dot means exactly 0 (no effect), as with tokens that the mask blocks.</source>
        <translation>Eine Ableitung zeigt, wie stark sich das Ergebnis pro Einheit ändern würde, wenn sich dieser Wert ein wenig änderte. Orange erhöht das Ergebnis, und Blau senkt es. Ein Punkt heißt genau 0 (kein Einfluss), wie bei Tokens, die die Maske sperrt.</translation>
    </message>
    <message>
        <source>Intermediate values of the layer. Editing one pins it.</source>
        <translation>Zwischenwerte der Schicht. Eine Änderung setzt den Wert fest.</translation>
    </message>
    <message>
        <source>Not available while values are hidden, because these derivatives would reveal them.</source>
        <translation>Nicht verfügbar, solange Werte verborgen sind, weil diese Ableitungen sie verraten würden.</translation>
    </message>
    <message>
        <source>1 number</source>
        <translation>1 Zahl</translation>
    </message>
    <message>
        <source>Select a cell in a map</source>
        <translation>Eine Zelle in einem Bild wählen</translation>
    </message>
</context>
<context>
    <name>attn::SensitivityStudio</name>
    <message>
        <source>This stage has no values to differentiate. Select another stage.</source>
        <translation>Auf dieser Stufe lässt sich nichts ableiten. Eine andere Stufe wählen.</translation>
    </message>
    <message>
        <source>%1 is hidden. Showing what affects this value would reveal it.</source>
        <translation>%1 ist verborgen. Was diesen Wert beeinflusst, würde ihn verraten.</translation>
    </message>
    <message>
        <source>%1 is not computed yet.
Step forward to it to see what affects it.</source>
        <translation>%1 ist noch nicht berechnet.
Bis dorthin weitergehen, um zu sehen, was den Wert beeinflusst.</translation>
    </message>
    <message>
        <source>%1 is masked.
No edit changes it. Select a value that the mask allows.</source>
        <translation>%1 ist maskiert.
Keine Änderung wirkt sich darauf aus. Einen Wert wählen, den die Maske zulässt.</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>Comparing with central differences …</source>
        <translation>Vergleich mit zentralen Differenzen läuft …</translation>
    </message>
    <message>
        <source>The layer is too large to compare with central differences</source>
        <translation>Die Schicht ist zu groß für den Vergleich mit zentralen Differenzen</translation>
    </message>
    <message>
        <source>largest relative difference %1</source>
        <translation>größte relative Abweichung %1</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 derivatives agree with central differences</source>
        <translation>%1 Ableitungen stimmen mit zentralen Differenzen überein</translation>
    </message>
    <message>
        <source>%1 derivatives compared with central differences; not all agree</source>
        <translation>%1 Ableitungen mit zentralen Differenzen verglichen; nicht alle stimmen überein</translation>
    </message>
    <message>
        <source>a sample spread across all derivatives; %1</source>
        <translation>Stichprobe aus allen Ableitungen; %1</translation>
    </message>
    <message>
        <source>d %1 / d %2 = %3. Changing %4 by %5 changes the result by about %6.</source>
        <translation>d %1 / d %2 = %3. Ändert sich %4 um %5, ändert sich das Ergebnis um etwa %6.</translation>
    </message>
    <message>
        <source>Select a value in a map or in the list “Strongest”, then change it. This panel shows what the derivative predicts and what actually happens.</source>
        <translation>Einen Wert in einem Bild oder in der Liste „Die stärksten“ wählen und ändern. Hier erscheint, was die Ableitung vorhersagt und was tatsächlich geschieht.</translation>
    </message>
    <message>
        <source>Change the selected value to see its effect here.</source>
        <translation>Den gewählten Wert ändern, um hier die Wirkung zu sehen.</translation>
    </message>
    <message>
        <source>change of each value</source>
        <translation>Änderung jedes Werts</translation>
    </message>
    <message>
        <source>effect of the last edit: %1</source>
        <translation>Wirkung der letzten Änderung: %1</translation>
    </message>
    <message>
        <source>Sensitivity of %1</source>
        <translation>Sensitivität von %1</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>attn::SentenceBox</name>
    <message>
        <source>show ids</source>
        <translation>IDs zeigen</translation>
    </message>
    <message>
        <source>change text</source>
        <translation>Text ändern</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Enter applies, Shift+Enter starts a new line, Esc cancels</source>
        <translation>Eingabe übernimmt, Umschalt+Eingabe beginnt eine neue Zeile, Esc bricht ab</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Strg+T</translation>
    </message>
    <message>
        <source>apply</source>
        <translation>übernehmen</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>attn::SettingRows</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: on</source>
        <translation>%1: an</translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation>%1: aus</translation>
    </message>
</context>
<context>
    <name>attn::SheetLegend</name>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>turned off</source>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>open layer</source>
        <translation>Schicht öffnen</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>on, off</source>
        <translation>an, aus</translation>
    </message>
    <message>
        <source>Legend for all heads</source>
        <translation>Legende für alle Köpfe</translation>
    </message>
    <message>
        <source>largest change (full bar: %1 or more)</source>
        <translation>größte Änderung (voll ab %1)</translation>
    </message>
    <message>
        <source>largest weight change (full bar: %1 or more)</source>
        <translation>größte Gewichtsänderung (voll ab %1)</translation>
    </message>
</context>
<context>
    <name>attn::SheetsDialog</name>
    <message>
        <source>From a &amp;file…</source>
        <translation>Aus einer &amp;Datei …</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Write worksheets</source>
        <translation>Blätter &amp;schreiben</translation>
    </message>
    <message>
        <source>Worksheets for a class</source>
        <translation>Arbeitsblätter für eine Klasse</translation>
    </message>
    <message>
        <source>F&amp;older</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Ada Lovelace
Édouard Lucas
…</source>
        <translation>Ada Lovelace
Édouard Lucas
…</translation>
    </message>
    <message>
        <source>No names yet</source>
        <translation>Noch keine Namen</translation>
    </message>
    <message>
        <source>%1 and key.pdf</source>
        <translation>%1 und key.pdf</translation>
    </message>
    <message>
        <source>Open class list</source>
        <translation>Klassenliste öffnen</translation>
    </message>
    <message>
        <source>Text (*.txt *.csv);;All files (*)</source>
        <translation>Text (*.txt *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Folder for the worksheets</source>
        <translation>Ordner für die Blätter</translation>
    </message>
    <message>
        <source>Wrote %1 and key.pdf to %2</source>
        <translation>%1 und key.pdf nach %2 geschrieben</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Wird angehalten …</translation>
    </message>
    <message numerus="yes">
        <source>%n worksheets</source>
        <translation>
            <numerusform>1 Blatt</numerusform>
            <numerusform>%n Blätter</numerusform>
        </translation>
    </message>
    <message>
        <source>Also a &amp;question bank for Moodle (questions.xml)</source>
        <translation>Auch eine &amp;Fragensammlung für Moodle (questions.xml)</translation>
    </message>
    <message>
        <source>Each student works out one row of attention by hand: the row of the selected cell, or the values you hid in the map (H). Values drawn from a seed differ from name to name but are the same every time. Values you typed are the same for everyone. key.pdf and key.csv contain all answers.</source>
        <translation>Alle rechnen eine Zeile Attention von Hand aus: die Zeile der ausgewählten Zelle oder die im Bild verborgenen Werte (H). Aus einem Seed gezogene Werte sind bei jedem Namen anders, aber jedes Mal dieselben. Eingetippte Werte sind für alle gleich. key.pdf und key.csv enthalten alle Lösungen.</translation>
    </message>
    <message>
        <source>&amp;Names, one per line</source>
        <translation>&amp;Namen, einer pro Zeile</translation>
    </message>
    <message>
        <source>Names, one per line</source>
        <translation>Namen, einer pro Zeile</translation>
    </message>
    <message>
        <source>Replace worksheets</source>
        <translation>Arbeitsblätter ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>The folder already contains %n of these files. Replace them?</source>
        <translation>
            <numerusform>Der Ordner enthält bereits eine dieser Dateien. Ersetzen?</numerusform>
            <numerusform>Der Ordner enthält bereits %n dieser Dateien. Ersetzen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>attn::ShortcutList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Find a shortcut</source>
        <translation>Ein Kürzel suchen</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Im Fenster</translation>
    </message>
    <message>
        <source>← →, Home, End</source>
        <translation>← →, Pos1, Ende</translation>
    </message>
    <message>
        <source>On the time bar: step, move by stage, go to start or end</source>
        <translation>Auf der Zeitleiste: ein Schritt, eine Stufe, Anfang und Ende</translation>
    </message>
    <message>
        <source>← →, Page Up, Page Down, Home, End</source>
        <translation>← →, Bild auf, Bild ab, Pos1, Ende</translation>
    </message>
    <message>
        <source>In the picture: select another cell</source>
        <translation>Im Bild: eine andere Zelle wählen</translation>
    </message>
    <message>
        <source>← → ↑ ↓</source>
        <translation>← → ↑ ↓</translation>
    </message>
    <message>
        <source>In the picture: zoom at the pointer</source>
        <translation>Im Bild: am Zeiger zoomen</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Strg+Mausrad</translation>
    </message>
    <message>
        <source>In the picture: change the value under the pointer freely, in steps or with fine control</source>
        <translation>Im Bild: den Wert unter dem Zeiger frei, in Schritten oder besonders fein ändern</translation>
    </message>
    <message>
        <source>In a block: rotate, change layer, spread or close layers</source>
        <translation>In einem Block: drehen, Lage wechseln, Lagen auseinander- oder zusammenschieben</translation>
    </message>
    <message>
        <source>drag or Alt+arrows, Alt+Page Up and Page Down, + −</source>
        <translation>Ziehen oder Alt+Pfeile, Alt+Bild auf und Bild ab, + −</translation>
    </message>
    <message>
        <source>On a number: drag to change it freely, in steps or with fine control</source>
        <translation>Auf einer Zahl: durch Ziehen frei, in Schritten oder besonders fein ändern</translation>
    </message>
    <message>
        <source>drag, with Ctrl, with Shift</source>
        <translation>Ziehen, mit Strg, mit Umschalt</translation>
    </message>
    <message>
        <source>Presenting</source>
        <translation>Beim Präsentieren</translation>
    </message>
    <message>
        <source>Step forward, step back, go to start or end</source>
        <translation>Schritt weiter, zurück, Anfang und Ende</translation>
    </message>
    <message>
        <source>Space, ← →, Page Up, Page Down, Home, End</source>
        <translation>Leertaste, ← →, Bild auf, Bild ab, Pos1, Ende</translation>
    </message>
    <message>
        <source>Change row, change cell, change stage</source>
        <translation>Zeile, Zelle, Stufe wechseln</translation>
    </message>
    <message>
        <source>↑ ↓, Alt+arrows, Ctrl+← →</source>
        <translation>↑ ↓, Alt+Pfeile, Strg+← →</translation>
    </message>
    <message>
        <source>Spotlight, pointer, blank, theme, notes</source>
        <translation>Spotlight, Zeiger, schwarz, Farbschema, Notizen</translation>
    </message>
    <message>
        <source>S, P, B, T, Tab</source>
        <translation>S, P, B, T, Tab</translation>
    </message>
    <message>
        <source>In the stage bar: move between stages</source>
        <translation>In der Stufenleiste: zwischen Stufen wechseln</translation>
    </message>
    <message>
        <source>Alt+drag, with Ctrl, with Shift; where Alt moves windows, Ctrl+Shift+drag</source>
        <translation>Alt+Ziehen, mit Strg, mit Umschalt; wo Alt Fenster verschiebt, Strg+Umschalt+Ziehen</translation>
    </message>
</context>
<context>
    <name>attn::SiteWriter</name>
    <message>
        <source>Course site</source>
        <translation>Kursseite</translation>
    </message>
    <message>
        <source>Writing pages</source>
        <translation>Seiten werden geschrieben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>and %1 more; “attnscope lesson check” lists them all</source>
        <translation>und %1 weitere; „attnscope lesson check“ zeigt alle</translation>
    </message>
    <message numerus="yes">
        <source>The site was made, but its lessons have %n problems:
%1</source>
        <translation>
            <numerusform>Die Kursseite ist fertig, aber ihre Lektionen haben ein Problem:
%1</numerusform>
            <numerusform>Die Kursseite ist fertig, aber ihre Lektionen haben %n Probleme:
%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::Slide</name>
    <message>
        <source>item %1</source>
        <translation>Element %1</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>noch nicht berechnet</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>bisher</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>before → now</source>
        <translation>vorher → jetzt</translation>
    </message>
    <message>
        <source>before the edit</source>
        <translation>vor der Änderung</translation>
    </message>
    <message>
        <source>new value in bold, old value above it</source>
        <translation>neuer Wert fett, alter Wert darüber</translation>
    </message>
    <message>
        <source>d_k = %1 (was %2)</source>
        <translation>d_k = %1 (vorher %2)</translation>
    </message>
    <message>
        <source>not divided by √d</source>
        <translation>nicht durch √d geteilt</translation>
    </message>
</context>
<context>
    <name>attn::SliderRow</name>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Slider name; type to rename it</source>
        <translation>Name des Reglers; zum Umbenennen tippen</translation>
    </message>
    <message>
        <source>Current value: a number or an expression</source>
        <translation>Aktueller Wert: eine Zahl oder ein Ausdruck</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>Name of slider %1</source>
        <translation>Name des Reglers %1</translation>
    </message>
    <message>
        <source>Remove slider %1</source>
        <translation>Regler %1 entfernen</translation>
    </message>
    <message>
        <source>Remove slider and keep the value</source>
        <translation>Regler entfernen und Wert behalten</translation>
    </message>
    <message>
        <source>Angle of %1%2 in the plane of components %3 and %4, in degrees; the length stays the same</source>
        <translation>Winkel von %1%2 in der Ebene der Komponenten %3 und %4, in Grad; die Länge bleibt gleich</translation>
    </message>
    <message>
        <source>Changes %1</source>
        <translation>Ändert %1</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <translation>%1, von %2 bis %3</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>%1 anhalten</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 abspielen</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Anhalten (Esc)</translation>
    </message>
    <message>
        <source>Play back and forth</source>
        <translation>Hin und zurück abspielen</translation>
    </message>
    <message>
        <source>%1, in degrees</source>
        <translation>%1, in Grad</translation>
    </message>
    <message>
        <source>%1, as a number</source>
        <translation>%1, als Zahl</translation>
    </message>
    <message>
        <source>Lower limit of %1</source>
        <translation>Untergrenze von %1</translation>
    </message>
    <message>
        <source>Upper limit of %1</source>
        <translation>Obergrenze von %1</translation>
    </message>
</context>
<context>
    <name>attn::SlidersPanel</name>
    <message>
        <source>Sliders</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Pin to a slider</source>
        <translation>Auf einen Regler legen</translation>
    </message>
    <message>
        <source>Pin values to sliders to move or animate them here. Sliders are saved with the scene.</source>
        <translation>Werte auf Regler legen, um sie hier zu bewegen oder zu animieren. Regler werden mit der Szene gespeichert.</translation>
    </message>
    <message>
        <source>Selected &amp;cell in the map</source>
        <translation>Ausgewählte &amp;Zelle im Bild</translation>
    </message>
    <message>
        <source>&amp;Angle of its row</source>
        <translation>&amp;Winkel ihrer Zeile</translation>
    </message>
    <message>
        <source>&amp;Temperature</source>
        <translation>&amp;Temperatur</translation>
    </message>
    <message>
        <source>&amp;Score factor</source>
        <translation>&amp;Score-Faktor</translation>
    </message>
    <message>
        <source>Dropout &amp;p</source>
        <translation>Dropout &amp;p</translation>
    </message>
    <message>
        <source>Pin a value to move or animate it here</source>
        <translation>Wert auf einen Regler legen, um ihn hier zu bewegen oder zu animieren</translation>
    </message>
    <message>
        <source>This scene cannot be computed, so sliders cannot move its values.</source>
        <translation>Diese Szene lässt sich nicht berechnen, also können Regler ihre Werte nicht bewegen.</translation>
    </message>
    <message>
        <source>The value that this slider moves is hidden or not a number.</source>
        <translation>Der Wert, den dieser Regler bewegt, ist verborgen oder keine Zahl.</translation>
    </message>
    <message>
        <source>slider %1</source>
        <translation>Regler %1</translation>
    </message>
    <message>
        <source>Rename slider to “%1”</source>
        <translation>Regler in „%1“ umbenennen</translation>
    </message>
    <message>
        <source>The lower limit must be less than the upper limit.</source>
        <translation>Die Untergrenze muss kleiner sein als die Obergrenze.</translation>
    </message>
    <message>
        <source>Change range of %1</source>
        <translation>Bereich von %1 ändern</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 abspielen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 bewegen</translation>
    </message>
    <message>
        <source>Remove slider %1</source>
        <translation>Regler %1 entfernen</translation>
    </message>
</context>
<context>
    <name>attn::SoftmaxColumns</name>
    <message>
        <source>Softmax of row “%1”</source>
        <translation>Softmax der Zeile „%1“</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>Sink</translation>
    </message>
</context>
<context>
    <name>attn::SoftmaxPanel</name>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Show with scores 88, 89, 90</source>
        <translation>Mit Scores 88, 89, 90 zeigen</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>stabil</translation>
    </message>
    <message>
        <source>naive</source>
        <translation>naiv</translation>
    </message>
    <message>
        <source>÷ sum</source>
        <translation>÷ Summe</translation>
    </message>
    <message>
        <source>Subtract the row maximum before the exponential, as PyTorch does</source>
        <translation>Vor der e-Potenz das Zeilenmaximum abziehen, wie PyTorch</translation>
    </message>
    <message>
        <source>Exponentiate the scores directly. Large scores overflow.</source>
        <translation>Die e-Potenz direkt aus den Scores berechnen. Große Scores laufen über.</translation>
    </message>
    <message>
        <source>Divide each score by its row sum, without an exponential</source>
        <translation>Jeden Score durch seine Zeilensumme teilen, ohne e-Potenz</translation>
    </message>
    <message>
        <source>Divides the scores. Below 1, the largest weight grows. Above 1, the weights become more equal.</source>
        <translation>Teilt die Scores. Unter 1 wächst das größte Gewicht. Über 1 gleichen sich die Gewichte an.</translation>
    </message>
    <message>
        <source>Temperature, 0.1 to 10</source>
        <translation>Temperatur, 0.1 bis 10</translation>
    </message>
    <message>
        <source>Open a scene with three tokens in which the second row overflows. Undo restores your scene.</source>
        <translation>Eine Szene mit drei Tokens öffnen, in der die zweite Zeile überläuft. Rückgängig stellt die eigene Szene wieder her.</translation>
    </message>
    <message>
        <source>Naive softmax</source>
        <translation>Naive Softmax</translation>
    </message>
    <message>
        <source>Stable softmax</source>
        <translation>Stabile Softmax</translation>
    </message>
    <message>
        <source>Divide by the row sum</source>
        <translation>Durch die Zeilensumme teilen</translation>
    </message>
    <message>
        <source>Temperature %1</source>
        <translation>Temperatur %1</translation>
    </message>
    <message>
        <source>Scores 88, 89, 90</source>
        <translation>Scores 88, 89, 90</translation>
    </message>
    <message>
        <source>as in PyTorch</source>
        <translation>wie in PyTorch</translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation>Temperatur %1</translation>
    </message>
</context>
<context>
    <name>attn::SoftmaxStudio</name>
    <message>
        <source>Softmax, step by step</source>
        <translation>Softmax, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Softmax controls</source>
        <translation>Steuerung der Softmax</translation>
    </message>
    <message>
        <source>The map of rows is limited to 512 × 512 weights.</source>
        <translation>Das Bild der Zeilen ist auf 512 × 512 Gewichte begrenzt.</translation>
    </message>
    <message>
        <source>change row</source>
        <translation>Zeile wechseln</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Dimension d of query and key</source>
        <translation>Dimension d von Query und Key</translation>
    </message>
    <message>
        <source>d</source>
        <translation>d</translation>
    </message>
    <message>
        <source>%1 dot products of random q and k with unit variance and seed %2. As d grows, the scores spread further apart unless they are divided by √d.</source>
        <translation>%1 Skalarprodukte zufälliger q und k mit Varianz 1 und Seed %2. Mit wachsendem d liegen die Scores weiter auseinander, wenn man sie nicht durch √d teilt.</translation>
    </message>
    <message>
        <source>Why √d?</source>
        <translation>Warum √d?</translation>
    </message>
    <message>
        <source>This scene contains only dropout, so there is no softmax to show.</source>
        <translation>Diese Szene besteht nur aus einem Dropout, also gibt es keine Softmax zu sehen.</translation>
    </message>
    <message>
        <source>The weights of this scene are inputs, so there is no softmax to show.</source>
        <translation>Die Gewichte dieser Szene sind Eingaben, also gibt es keine Softmax zu sehen.</translation>
    </message>
    <message>
        <source>This scene&apos;s softmax runs down the columns, so no row is normalized separately.</source>
        <translation>Die Softmax dieser Szene wird spaltenweise berechnet, also wird keine Zeile für sich normiert.</translation>
    </message>
    <message>
        <source>This scene stops at the scores, so there is no softmax to show.</source>
        <translation>Diese Szene endet bei den Scores, also gibt es keine Softmax zu sehen.</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>Dividing by the sum alone cannot overflow. But a negative score gets a negative weight, and a sum near 0 makes all weights large.</source>
        <translation>Wird nur durch die Summe geteilt, kann nichts überlaufen. Aber ein negativer Score bekommt ein negatives Gewicht, und eine Summe nahe 0 macht alle Gewichte groß.</translation>
    </message>
    <message>
        <source>Once computed, this row appears here with and without the maximum subtracted.</source>
        <translation>Sobald diese Zeile berechnet ist, erscheint sie hier mit und ohne Abzug des Maximums.</translation>
    </message>
    <message>
        <source>Maximum not subtracted</source>
        <translation>Ohne Abzug des Maximums</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Maximum subtracted</source>
        <translation>Mit Abzug des Maximums</translation>
    </message>
    <message>
        <source>s − max</source>
        <translation>s − max</translation>
    </message>
    <message>
        <source>e^(s − max)</source>
        <translation>e^(s − max)</translation>
    </message>
    <message>
        <source>This row in float32, which can represent numbers up to e^88.7.</source>
        <translation>Diese Zeile in float32, das Zahlen bis e^88.7 darstellen kann.</translation>
    </message>
    <message>
        <source>This row in float32, with %1 added to each score. The weights should not change.</source>
        <translation>Diese Zeile in float32, wobei zu jedem Score %1 addiert wurde. Die Gewichte sollten sich nicht ändern.</translation>
    </message>
    <message numerus="yes">
        <source>row “%1”, %n allowed keys</source>
        <translation>
            <numerusform>Zeile „%1“, ein erlaubter Key</numerusform>
            <numerusform>Zeile „%1“, %n erlaubte Keys</numerusform>
        </translation>
    </message>
    <message>
        <source>This row in float32, with %1 added to each score and to the sink. The weights should not change.</source>
        <translation>Diese Zeile in float32, wobei zu jedem Score und zum Sink %1 addiert wurde. Die Gewichte sollten sich nicht ändern.</translation>
    </message>
    <message>
        <source>Showing %1 of %2 allowed keys.</source>
        <translation>Gezeigt sind %1 von %2 erlaubten Keys.</translation>
    </message>
    <message>
        <source>Number of components of each query and key: 1, 4, 16, 64, 256 or 1,024</source>
        <translation>Anzahl der Komponenten jeder Query und jedes Keys: 1, 4, 16, 64, 256 oder 1&#x202f;024</translation>
    </message>
</context>
<context>
    <name>attn::StageCard</name>
    <message>
        <source>%1: %2
Contains a pinned value</source>
        <translation>%1: %2
Enthält einen festgesetzten Wert</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation>%1, festgesetzt</translation>
    </message>
    <message>
        <source>Click to see what this stage does</source>
        <translation>Klicken, um zu sehen, was diese Stufe tut</translation>
    </message>
</context>
<context>
    <name>attn::StaleBar</name>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Compute this page</source>
        <translation>Diese Seite berechnen</translation>
    </message>
    <message>
        <source>Out of date: the last change has not been computed yet</source>
        <translation>Veraltet: Die letzte Änderung ist noch nicht berechnet</translation>
    </message>
    <message>
        <source>Nothing has been computed yet</source>
        <translation>Noch ist nichts berechnet</translation>
    </message>
</context>
<context>
    <name>attn::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Hier anfangen</translation>
    </message>
    <message>
        <source>Take the 1-minute tour</source>
        <translation>1-Minuten-Rundgang</translation>
    </message>
    <message>
        <source>New scene</source>
        <translation>Neue Szene</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>A small trained model</source>
        <translation>Ein kleines trainiertes Modell</translation>
    </message>
    <message>
        <source>All heads in all layers. Turn one off and see the next word change.</source>
        <translation>Alle Köpfe aller Schichten. Einen ausschalten und sehen, wie sich das nächste Wort ändert.</translation>
    </message>
    <message>
        <source>Open a model…</source>
        <translation>Modell …</translation>
    </message>
    <message>
        <source>GPT-2, BERT, Llama and others, from a Hugging Face folder</source>
        <translation>GPT-2, BERT, Llama und andere, aus einem Hugging-Face-Ordner</translation>
    </message>
    <message>
        <source>Drop a scene or a lesson here</source>
        <translation>Szene oder Lektion hier ablegen</translation>
    </message>
    <message>
        <source>Unsaved: %1</source>
        <translation>Geändert: %1</translation>
    </message>
    <message>
        <source>Continue with these unsaved edits</source>
        <translation>Mit diesen nicht gespeicherten Änderungen weitermachen</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>öffnen</translation>
    </message>
    <message>
        <source>Show all %1 scenes</source>
        <translation>Alle %1 Szenen zeigen</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lektion %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Error lab</source>
        <translation>Fehlerlabor</translation>
    </message>
    <message>
        <source>Find the mistake: a correct and a faulty layer side by side</source>
        <translation>Den Fehler finden: eine richtige und eine fehlerhafte Schicht nebeneinander</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>New to attention? Start with the first of three lessons.</source>
        <translation>Neu im Thema? Mit der ersten von drei Lektionen beginnen.</translation>
    </message>
</context>
<context>
    <name>attn::StartTitle</name>
    <message>
        <source>attention, number by number</source>
        <translation>Attention, Zahl für Zahl</translation>
    </message>
</context>
<context>
    <name>attn::StatusLine</name>
    <message>
        <source>· %1</source>
        <translation>· %1</translation>
    </message>
</context>
<context>
    <name>attn::StepActions</name>
    <message>
        <source>Step &amp;forward</source>
        <translation>Schritt &amp;weiter</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>&amp;Go to start</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>Compute &amp;everything</source>
        <translation>Alles be&amp;rechnen</translation>
    </message>
    <message>
        <source>Run to selected &amp;cell</source>
        <translation>&amp;Bis zur gewählten Zelle</translation>
    </message>
    <message>
        <source>Step by &amp;stage</source>
        <translation>Schritt pro &amp;Stufe</translation>
    </message>
    <message>
        <source>Step by &amp;row</source>
        <translation>Schritt pro Z&amp;eile</translation>
    </message>
    <message>
        <source>Step by ce&amp;ll</source>
        <translation>Schritt pro Ze&amp;lle</translation>
    </message>
    <message>
        <source>Step by &amp;multiply-add</source>
        <translation>Schritt pro &amp;Multiply-Add</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Abs&amp;pielen</translation>
    </message>
    <message>
        <source>Step by %1</source>
        <translation>Schritt pro %1</translation>
    </message>
</context>
<context>
    <name>attn::StepDots</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
</context>
<context>
    <name>attn::Stepper</name>
    <message>
        <source>Too large to step through</source>
        <translation>Zu groß für Einzelschritte</translation>
    </message>
    <message>
        <source>Everything is computed</source>
        <translation>Alles ist berechnet</translation>
    </message>
    <message>
        <source>Nothing has been computed yet</source>
        <translation>Noch ist nichts berechnet</translation>
    </message>
    <message>
        <source>Stage %1 of %2, %3</source>
        <translation>Stufe %1 von %2, %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>quotient</source>
        <translation>Quotient</translation>
    </message>
    <message>
        <source>term</source>
        <translation>Term</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>e-Potenz</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 von %3</translation>
    </message>
</context>
<context>
    <name>attn::StepsDialog</name>
    <message>
        <source>Export steps</source>
        <translation>Schritte exportieren</translation>
    </message>
    <message>
        <source>Steps of</source>
        <translation>Schritte von</translation>
    </message>
    <message>
        <source>this stage</source>
        <translation>dieser Stufe</translation>
    </message>
    <message>
        <source>all stages</source>
        <translation>allen Stufen</translation>
    </message>
    <message>
        <source>Step by</source>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>strip</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Endlos wiederholen</translation>
    </message>
    <message>
        <source>Width in cm</source>
        <translation>Breite in cm</translation>
    </message>
    <message>
        <source>Resolution in DPI</source>
        <translation>Auflösung in DPI</translation>
    </message>
    <message>
        <source>Seconds per step</source>
        <translation>Sekunden pro Schritt</translation>
    </message>
    <message>
        <source>Seconds for the last step</source>
        <translation>Sekunden für den letzten Schritt</translation>
    </message>
    <message>
        <source>matrix name</source>
        <translation>Name der Matrix</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
    <message>
        <source>DPI</source>
        <translation>DPI</translation>
    </message>
    <message>
        <source>Each step</source>
        <translation>Pro Schritt</translation>
    </message>
    <message>
        <source>s, last</source>
        <translation>s, zuletzt</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>With answers</source>
        <translation>Mit Lösungen</translation>
    </message>
    <message>
        <source>Include hidden values; otherwise their cells are blank</source>
        <translation>Auch verborgene Werte zeichnen; sonst sind ihre Zellen leer</translation>
    </message>
    <message>
        <source>GIF</source>
        <translation>GIF</translation>
    </message>
    <message>
        <source>APNG, exact colors</source>
        <translation>APNG, exakte Farben</translation>
    </message>
    <message>
        <source>MP4</source>
        <translation>MP4</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>SVG</source>
        <translation>SVG</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Export steps of %1</source>
        <translation>Schritte von %1 exportieren</translation>
    </message>
    <message>
        <source>The width</source>
        <translation>Die Breite</translation>
    </message>
    <message>
        <source>The resolution</source>
        <translation>Die Auflösung</translation>
    </message>
    <message>
        <source>The duration of a step</source>
        <translation>Die Dauer eines Schritts</translation>
    </message>
    <message>
        <source>The duration of the last step</source>
        <translation>Die Dauer des letzten Schritts</translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
    <message>
        <source>%1 frames, %2 s</source>
        <translation>%1 Bilder, %2 s</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>szene</translation>
    </message>
    <message>
        <source>Save steps</source>
        <translation>Schritte speichern</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1-Dateien (*.%2)</translation>
    </message>
    <message>
        <source>Overlay on previous stage</source>
        <translation>Vorige Stufe überlagern</translation>
    </message>
    <message>
        <source>Start with the previous stage&apos;s finished map, so that a mask sweeps over the scores</source>
        <translation>Mit dem fertigen Bild der vorigen Stufe beginnen, sodass eine Maske über die Scores wandert</translation>
    </message>
    <message>
        <source>Slide, 1920 × 1080 px</source>
        <translation>Folie, 1920 × 1080 px</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message numerus="yes">
        <source>%n panels</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::StrongestList</name>
    <message>
        <source>Strongest: edits that raise the result most</source>
        <translation>Die stärksten: Änderungen mit dem größten Anstieg</translation>
    </message>
    <message>
        <source>Lowering %1 raises the result (%2 %3)</source>
        <translation>Senken von %1 erhöht das Ergebnis (%2 %3)</translation>
    </message>
    <message>
        <source>Raising %1 raises the result (%2 %3)</source>
        <translation>Erhöhen von %1 erhöht das Ergebnis (%2 %3)</translation>
    </message>
    <message>
        <source>No edit has an effect</source>
        <translation>Keine Änderung wirkt sich aus</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Die stärksten</translation>
    </message>
    <message>
        <source>none, because no edit has an effect</source>
        <translation>keine, weil sich keine Änderung auswirkt</translation>
    </message>
    <message>
        <source>edits that raise the result most</source>
        <translation>Änderungen mit dem größten Anstieg</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>erhöhen</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>senken</translation>
    </message>
    <message numerus="yes">
        <source>%n edits. First: %1</source>
        <translation>
            <numerusform>%n Änderung: %1</numerusform>
            <numerusform>%n Änderungen. Erste: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::StudioFrame</name>
    <message>
        <source>Back to the heatmap</source>
        <translation>Zurück zur Heatmap</translation>
    </message>
    <message>
        <source>Turn on: %1</source>
        <translation>Einschalten: %1</translation>
    </message>
</context>
<context>
    <name>attn::SumGauges</name>
    <message>
        <source>row sum</source>
        <translation>Zeilensumme</translation>
    </message>
    <message>
        <source>row sum (before: 1)</source>
        <translation>Zeilensumme (vorher: 1)</translation>
    </message>
    <message>
        <source>outlined: before</source>
        <translation>umrandet: vorher</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 bisher</translation>
    </message>
    <message>
        <source>Row sums after dropout</source>
        <translation>Zeilensummen nach dem Dropout</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>bisher</translation>
    </message>
</context>
<context>
    <name>attn::SymptomPanel</name>
    <message>
        <source>Fix it</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Show code</source>
        <translation>Code zeigen</translation>
    </message>
    <message>
        <source>Give me a hint</source>
        <translation>Hinweis zeigen</translation>
    </message>
    <message>
        <source>Try another</source>
        <translation>Noch ein Fehler</translation>
    </message>
    <message>
        <source>Choose a mistake</source>
        <translation>Einen Fehler wählen</translation>
    </message>
    <message>
        <source>Turn off the mistake so that B becomes correct</source>
        <translation>Den Fehler ausschalten, damit B richtig wird</translation>
    </message>
    <message>
        <source>Quiz me</source>
        <translation>Quiz starten</translation>
    </message>
    <message>
        <source>Symptom</source>
        <translation>Symptom</translation>
    </message>
    <message>
        <source>Likely cause</source>
        <translation>Vermutliche Ursache</translation>
    </message>
    <message>
        <source>Several mistakes look like this: %1.</source>
        <translation>Mehrere Fehler sehen so aus: %1.</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Auswirkung</translation>
    </message>
    <message>
        <source># correct
%1

# with the mistake
%2</source>
        <translation># richtig
%1

# mit dem Fehler
%2</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Nicht ganz</translation>
    </message>
    <message>
        <source>Which one is on?</source>
        <translation>Welcher Fehler ist es?</translation>
    </message>
    <message>
        <source>Symptom in %1</source>
        <translation>Symptom: %1</translation>
    </message>
</context>
<context>
    <name>attn::TablePaste</name>
    <message>
        <source>Could not read %1: %2.</source>
        <translation>%1 konnte nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 is too large to paste (%2). For files over 4 MiB, use File › Import arrays.</source>
        <translation>%1 ist zum Einfügen zu groß (%2). Dateien über 4 MiB mit Datei › Arrays importieren laden.</translation>
    </message>
</context>
<context>
    <name>attn::TagLabel</name>
    <message>
        <source>from the file</source>
        <translation>aus der Datei</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>read from the model</source>
        <translation>aus dem Modell gelesen</translation>
    </message>
    <message>
        <source>computed here from other values</source>
        <translation>aus anderen Werten berechnet</translation>
    </message>
    <message>
        <source>changed by you</source>
        <translation>von dir geändert</translation>
    </message>
    <message>
        <source>from a seed</source>
        <translation>aus einem Seed</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>attn::TagLegend</name>
    <message>
        <source>Origin of values</source>
        <translation>Herkunft der Werte</translation>
    </message>
</context>
<context>
    <name>attn::TaskBox</name>
    <message>
        <source>%1 (press Enter): %2</source>
        <translation>%1 (Eingabe drücken): %2</translation>
    </message>
</context>
<context>
    <name>attn::TeacherFields</name>
    <message>
        <source>not set</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Where learners stumble</source>
        <translation>Worüber Lernende stolpern</translation>
    </message>
    <message>
        <source>What to ask</source>
        <translation>Fragen an die Klasse</translation>
    </message>
    <message>
        <source>A course site shows this on its page for teachers. Students never see it.</source>
        <translation>Eine Kursseite zeigt das auf ihrer Seite für Lehrende. Lernende sehen es nie.</translation>
    </message>
    <message>
        <source>Page for teachers</source>
        <translation>Seite für Lehrende</translation>
    </message>
</context>
<context>
    <name>attn::TensorDelegate</name>
    <message>
        <source>Type a number or an expression such as 0.5, 1/sqrt(8) or -inf. Press Enter to apply or Esc to cancel.</source>
        <translation>Eine Zahl oder einen Ausdruck eingeben, zum Beispiel 0.5, 1/sqrt(8) oder -inf. Eingabe übernimmt, Esc bricht ab.</translation>
    </message>
</context>
<context>
    <name>attn::TensorModel</name>
    <message>
        <source>%1 is stored as %2, the nearest float32 number.</source>
        <translation>%1 wird als %2 gespeichert, die nächste float32-Zahl.</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Set %1 values in %2</source>
        <translation>%1 Werte in %2 setzen</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>%1 = %2, set by hand</source>
        <translation>%1 = %2, von Hand gesetzt</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message numerus="yes">
        <source>Reset %n edits of %1</source>
        <translation>
            <numerusform>1 Änderung von %1 zurücksetzen</numerusform>
            <numerusform>%n Änderungen von %1 zurücksetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = %2, locked in this step</source>
        <translation>%1 = %2, in diesem Schritt gesperrt</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1, gesperrt</translation>
    </message>
</context>
<context>
    <name>attn::TensorTable</name>
    <message>
        <source>Type a number or an expression. Drag a value left or right to change it. Hold Ctrl for steps of 0.1 or Shift for ten times finer steps; Esc cancels. Alt+Up and Alt+Down change the value by 0.1. Delete resets an edit. Ctrl+Tab leaves the table.</source>
        <translation>Eine Zahl oder einen Ausdruck eingeben. Eine Zahl nach links oder rechts ziehen, um sie zu ändern: mit Strg in Schritten von 0.1, mit Umschalt zehnmal feiner. Esc bricht ab. Alt+Auf und Alt+Ab ändern die Zahl um 0.1. Entf setzt eine Änderung zurück. Strg+Tab verlässt die Tabelle.</translation>
    </message>
    <message>
        <source>Table of %1</source>
        <translation>Tabelle von %1</translation>
    </message>
    <message>
        <source>rows %1–%2</source>
        <translation>Zeilen %1–%2</translation>
    </message>
    <message>
        <source>Edit value</source>
        <translation>Wert bearbeiten</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste values</source>
        <translation>Werte einfügen</translation>
    </message>
    <message>
        <source>Add 0.1</source>
        <translation>0.1 addieren</translation>
    </message>
    <message>
        <source>Subtract 0.1</source>
        <translation>0.1 abziehen</translation>
    </message>
    <message>
        <source>Add 0.01</source>
        <translation>0.01 addieren</translation>
    </message>
    <message>
        <source>Subtract 0.01</source>
        <translation>0.01 abziehen</translation>
    </message>
    <message>
        <source>Reset value</source>
        <translation>Wert zurücksetzen</translation>
    </message>
    <message>
        <source>Pin to a slider</source>
        <translation>Auf einen Regler legen</translation>
    </message>
    <message>
        <source>Pin row angle to a slider</source>
        <translation>Winkel der Zeile auf einen Regler legen</translation>
    </message>
    <message>
        <source>Drop to paste the values at %1</source>
        <translation>Loslassen fügt die Werte bei %1 ein</translation>
    </message>
    <message>
        <source>Press Tab to move to the next value or Ctrl+Tab to leave the table.</source>
        <translation>Tab geht zum nächsten Wert, Strg+Tab verlässt die Tabelle.</translation>
    </message>
    <message>
        <source>This cell is locked in this step.</source>
        <translation>Diese Zelle ist in diesem Schritt gesperrt.</translation>
    </message>
</context>
<context>
    <name>attn::TimeBar</name>
    <message>
        <source>Time bar</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Step by</source>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>term</source>
        <translation>Term</translation>
    </message>
    <message>
        <source>studio step</source>
        <translation>Studio-Schritt</translation>
    </message>
    <message>
        <source>Use the studio&apos;s own steps</source>
        <translation>Die Schritte des Studios verwenden</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Abspieltempo</translation>
    </message>
</context>
<context>
    <name>attn::TipDrag</name>
    <message>
        <source>Move %1 of “%2”</source>
        <translation>%1 von „%2“ bewegen</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>x of “%1” changed as little as possible to give this %2.</source>
        <translation>x von „%1“ wurde so wenig wie möglich geändert, damit dieses %2 entsteht.</translation>
    </message>
    <message>
        <source>%1 of “%2” is an input here, so its values were changed directly.</source>
        <translation>%1 von „%2“ ist hier eine Eingabe, deshalb wurden die Werte direkt geändert.</translation>
    </message>
    <message>
        <source>%1 of “%2” is pinned. x and everything else about the token stay the same.</source>
        <translation>%1 von „%2“ ist festgesetzt. x und alles andere am Token bleiben unverändert.</translation>
    </message>
    <message>
        <source>No embedding gives exactly this %1.</source>
        <translation>Kein Embedding ergibt genau dieses %1.</translation>
    </message>
    <message>
        <source>The token&apos;s %1 moved too.</source>
        <translation>Mitbewegt: %1.</translation>
    </message>
</context>
<context>
    <name>attn::TokenFrames</name>
    <message>
        <source>Tokens in the sentence</source>
        <translation>Tokens des Satzes</translation>
    </message>
    <message>
        <source>token %1: %2</source>
        <translation>Token %1: %2</translation>
    </message>
    <message>
        <source>query “%1” at position %2</source>
        <translation>Query „%1“ an Position %2</translation>
    </message>
    <message>
        <source>key “%1” at position %2</source>
        <translation>Key „%1“ an Position %2</translation>
    </message>
    <message>
        <source>token %1: %2, id %3</source>
        <translation>Token %1: %2, ID %3</translation>
    </message>
    <message>
        <source>%1, query and key</source>
        <translation>%1, Query und Key</translation>
    </message>
    <message>
        <source>%1, query</source>
        <translation>%1, Query</translation>
    </message>
    <message>
        <source>%1, key</source>
        <translation>%1, Key</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens: %1</source>
        <translation>
            <numerusform>%n Token: %1</numerusform>
            <numerusform>%n Tokens: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::TokenLine</name>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Left and Right move between words. Press F2 or type to rename a word, Insert to add one after it, Delete to remove it, and Alt+Left or Alt+Right to move it. Press Ctrl+Enter to edit all words as one sentence or Ctrl+V to replace them with a pasted one.</source>
        <translation>Links und Rechts gehen von Wort zu Wort. F2 oder Tippen benennt ein Wort um, Einfg fügt dahinter eines hinzu, Entf entfernt es, Alt+Links und Alt+Rechts verschieben es. Strg+Eingabe bearbeitet alle Wörter als einen Satz, Strg+V ersetzt sie durch einen eingefügten.</translation>
    </message>
    <message>
        <source>Rename word</source>
        <translation>Wort umbenennen</translation>
    </message>
    <message>
        <source>Add word after</source>
        <translation>Wort dahinter hinzufügen</translation>
    </message>
    <message>
        <source>Remove word</source>
        <translation>Wort entfernen</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Nach links verschieben</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Nach rechts verschieben</translation>
    </message>
    <message>
        <source>Edit as sentence</source>
        <translation>Als Satz bearbeiten</translation>
    </message>
    <message>
        <source>Replace with pasted sentence</source>
        <translation>Durch eingefügten Satz ersetzen</translation>
    </message>
    <message>
        <source>All tokens on one line</source>
        <translation>Alle Tokens in einer Zeile</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Spaces separate words; &quot;two words&quot; in quotes stay together. Press Enter to apply.</source>
        <translation>Leerzeichen trennen Wörter; &quot;zwei Wörter&quot; in Anführungszeichen bleiben zusammen. Eingabe übernimmt.</translation>
    </message>
    <message>
        <source>Press Enter to apply or Esc to cancel. A space splits the token in two; quotes keep words together.</source>
        <translation>Eingabe übernimmt, Esc bricht ab. Ein Leerzeichen teilt das Token in zwei; Anführungszeichen halten Wörter zusammen.</translation>
    </message>
    <message>
        <source>Token %1: %2</source>
        <translation>Token %1: %2</translation>
    </message>
    <message>
        <source>Add word (Insert)</source>
        <translation>Wort hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Double-click to edit all words as a sentence (Ctrl+Enter)</source>
        <translation>Doppelklicken, um alle Wörter als Satz zu bearbeiten (Strg+Eingabe)</translation>
    </message>
</context>
<context>
    <name>attn::TokensPanel</name>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Batch item</source>
        <translation>Batch-Element</translation>
    </message>
    <message>
        <source>Batch…</source>
        <translation>Batch …</translation>
    </message>
    <message>
        <source>Edit as sentence</source>
        <translation>Als Satz bearbeiten</translation>
    </message>
    <message>
        <source>Type or paste a sentence; spaces separate the tokens (Ctrl+T)</source>
        <translation>Satz eintippen oder einfügen; Leerzeichen trennen die Tokens (Strg+T)</translation>
    </message>
    <message>
        <source>Add, remove or move batch items</source>
        <translation>Batch-Elemente hinzufügen, entfernen oder verschieben</translation>
    </message>
    <message>
        <source>Rename token %1 to “%2”</source>
        <translation>Token %1 in „%2“ umbenennen</translation>
    </message>
    <message>
        <source>Add token “%1”</source>
        <translation>Token „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Remove token “%1”</source>
        <translation>Token „%1“ entfernen</translation>
    </message>
    <message>
        <source>Move token “%1”</source>
        <translation>Token „%1“ verschieben</translation>
    </message>
    <message>
        <source>Show batch item %1</source>
        <translation>Batch-Element %1 zeigen</translation>
    </message>
    <message>
        <source>Add copy of item %1</source>
        <translation>Kopie von Element %1 hinzufügen</translation>
    </message>
    <message>
        <source>Copy batch item %1</source>
        <translation>Batch-Element %1 kopieren</translation>
    </message>
    <message>
        <source>Add item with random values</source>
        <translation>Element mit Zufallszahlen hinzufügen</translation>
    </message>
    <message>
        <source>Add random batch item</source>
        <translation>Zufälliges Batch-Element hinzufügen</translation>
    </message>
    <message>
        <source>Move batch item %1 to position %2</source>
        <translation>Batch-Element %1 an Position %2 verschieben</translation>
    </message>
    <message>
        <source>Move item %1 earlier</source>
        <translation>Element %1 nach vorn verschieben</translation>
    </message>
    <message>
        <source>Move item %1 later</source>
        <translation>Element %1 nach hinten verschieben</translation>
    </message>
    <message>
        <source>Remove item %1</source>
        <translation>Element %1 entfernen</translation>
    </message>
    <message>
        <source>Remove batch item %1</source>
        <translation>Batch-Element %1 entfernen</translation>
    </message>
    <message>
        <source>Change tokens to “%1”</source>
        <translation>Tokens in „%1“ ändern</translation>
    </message>
</context>
<context>
    <name>attn::Tour</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>attn::ValueBlock</name>
    <message>
        <source>reset</source>
        <translation>zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the computed value (Del in the map)</source>
        <translation>Berechneten Wert wiederherstellen (Entf im Bild)</translation>
    </message>
    <message>
        <source>Select a cell to see its value</source>
        <translation>Eine Zelle auswählen, um ihren Wert zu sehen</translation>
    </message>
    <message>
        <source>pinned to %1, computed %2</source>
        <translation>auf %1 festgesetzt, berechnet %2</translation>
    </message>
</context>
<context>
    <name>attn::VariantPane</name>
    <message>
        <source>How the mask is applied</source>
        <translation>Wie die Maske angewendet wird</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>benutzt</translation>
    </message>
    <message>
        <source>This scene applies its mask this way</source>
        <translation>Diese Szene wendet ihre Maske so an</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>Nicht anwendbar</translation>
    </message>
</context>
<context>
    <name>attn::WeightMenu</name>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, Seed %2</translation>
    </message>
    <message>
        <source>Fill %1 with</source>
        <translation>%1 füllen mit</translation>
    </message>
    <message>
        <source>Another seed…</source>
        <translation>Anderer Seed …</translation>
    </message>
    <message>
        <source>Redraw the weights</source>
        <translation>Gewichte neu ziehen</translation>
    </message>
    <message>
        <source>Redraw all weights and biases of the layer as PyTorch initializes them, using the scene&apos;s first seed</source>
        <translation>Alle Gewichte und Bias-Werte der Schicht mit dem ersten Seed der Szene neu ziehen, so wie PyTorch sie initialisiert</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>&amp;Seed for the next weights</source>
        <translation>&amp;Seed für die nächsten Gewichte</translation>
    </message>
</context>
<context>
    <name>attn::WeightsPanel</name>
    <message>
        <source>all heads</source>
        <translation>alle Köpfe</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Weight or bias</source>
        <translation>Gewicht oder Bias</translation>
    </message>
    <message>
        <source>Draw with another seed</source>
        <translation>Mit anderem Seed ziehen</translation>
    </message>
    <message>
        <source>Fill with different values</source>
        <translation>Mit anderen Werten füllen</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Show the weights of this head</source>
        <translation>Gewichte dieses Kopfes zeigen</translation>
    </message>
    <message>
        <source>Draw with another seed. All drawn weights change; your edits stay.</source>
        <translation>Mit anderem Seed ziehen. Alle gezogenen Gewichte ändern sich, Änderungen von Hand bleiben.</translation>
    </message>
    <message>
        <source>Fill with an identity matrix, zeros, ones or PyTorch&apos;s random values, or redraw all weights</source>
        <translation>Mit Einheitsmatrix, Nullen, Einsen oder Zufallszahlen von PyTorch füllen oder alle Gewichte neu ziehen</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>Show the %1 of %2</source>
        <translation>%1 von %2 zeigen</translation>
    </message>
    <message>
        <source>Draw with seed %1</source>
        <translation>Mit Seed %1 ziehen</translation>
    </message>
    <message>
        <source>Redraw the weights</source>
        <translation>Gewichte neu ziehen</translation>
    </message>
    <message>
        <source>Fill %1: %2</source>
        <translation>%1 füllen: %2</translation>
    </message>
</context>
<context>
    <name>attn::WeightsSoFar</name>
    <message>
        <source>no key seen yet</source>
        <translation>noch kein Key gesehen</translation>
    </message>
</context>
<context>
    <name>attn::WhyNothing</name>
    <message>
        <source>Run to value</source>
        <translation>Bis dorthin rechnen</translation>
    </message>
    <message>
        <source>Compute everything</source>
        <translation>Alles berechnen</translation>
    </message>
    <message>
        <source>Compute everything up to this value</source>
        <translation>Alles bis zu diesem Wert berechnen</translation>
    </message>
    <message>
        <source>Compute all remaining steps</source>
        <translation>Alle übrigen Schritte berechnen</translation>
    </message>
</context>
<context>
    <name>attn::WorkArea</name>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Show controls</source>
        <translation>Regler zeigen</translation>
    </message>
    <message>
        <source>Turn on: %1</source>
        <translation>Einschalten: %1</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <translation>%1, %2. %3</translation>
    </message>
    <message>
        <source>Turned on: %1.</source>
        <translation>Eingeschaltet: %1.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>attn::WorkedTwice</name>
    <message>
        <source>Calculation in A</source>
        <translation>Rechnung in A</translation>
    </message>
    <message>
        <source>Calculation in B</source>
        <translation>Rechnung in B</translation>
    </message>
</context>
<context>
    <name>attn::WriterBar</name>
    <message>
        <source>step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Präsentieren</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save the lesson file (Ctrl+S)</source>
        <translation>Lektionsdatei speichern (Strg+S)</translation>
    </message>
    <message>
        <source>Run the lesson from this step on, as students see it (Ctrl+F9)</source>
        <translation>Lektion ab diesem Schritt starten, wie Lernende sie sehen (Strg+F9)</translation>
    </message>
    <message>
        <source>%1, no problems</source>
        <translation>%1, keine Probleme</translation>
    </message>
    <message>
        <source>Runs the same check as “attnscope lesson check”</source>
        <translation>Prüft dasselbe wie „attnscope lesson check“</translation>
    </message>
    <message numerus="yes">
        <source>%n steps checked</source>
        <translation>
            <numerusform>1 Schritt geprüft</numerusform>
            <numerusform>%n Schritte geprüft</numerusform>
        </translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Open this step on the lesson&apos;s web page, as students see it</source>
        <translation>Diesen Schritt auf der Webseite der Lektion öffnen, wie Lernende ihn sehen</translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (und %n weiteres)</numerusform>
            <numerusform>%1 (und %n weitere)</numerusform>
        </translation>
    </message>
    <message>
        <source>List all problems</source>
        <translation>Alle Probleme zeigen</translation>
    </message>
</context>
<context>
    <name>attn::WriterPanel</name>
    <message>
        <source>a goal</source>
        <translation>ein Ziel</translation>
    </message>
    <message>
        <source>a goal without a solution</source>
        <translation>ein Ziel ohne Lösung</translation>
    </message>
    <message>
        <source>cells to predict</source>
        <translation>Zellen zum Vorhersagen</translation>
    </message>
    <message>
        <source>text and view</source>
        <translation>Text und Ansicht</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>eine Frage</translation>
    </message>
    <message>
        <source>Write a lesson</source>
        <translation>Eine Lektion schreiben</translation>
    </message>
    <message>
        <source>Lesson title</source>
        <translation>Titel der Lektion</translation>
    </message>
    <message>
        <source>EN</source>
        <translation>EN</translation>
    </message>
    <message>
        <source>DE</source>
        <translation>DE</translation>
    </message>
    <message>
        <source>Language of titles and text</source>
        <translation>Sprache der Titel und Texte</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Add this view as a step</source>
        <translation>Ansicht als Schritt hinzufügen</translation>
    </message>
    <message>
        <source>Move earlier (Alt+Up)</source>
        <translation>Nach vorn (Alt+Auf)</translation>
    </message>
    <message>
        <source>Move later (Alt+Down)</source>
        <translation>Nach hinten (Alt+Ab)</translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation>Diesen Schritt kopieren</translation>
    </message>
    <message>
        <source>Delete this step</source>
        <translation>Diesen Schritt löschen</translation>
    </message>
    <message>
        <source>Step title</source>
        <translation>Titel des Schritts</translation>
    </message>
    <message>
        <source>Step text</source>
        <translation>Text des Schritts</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>write</source>
        <translation>schreiben</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lesen</translation>
    </message>
    <message>
        <source>As students see it</source>
        <translation>So sehen Lernende den Text</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Fett</translation>
    </message>
    <message>
        <source>**Bold**</source>
        <translation>**Fett**</translation>
    </message>
    <message>
        <source>word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>Word in the query color</source>
        <translation>Wort in der Query-Farbe</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Word in the key color</source>
        <translation>Wort in der Key-Farbe</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Formula in LaTeX notation</source>
        <translation>Formel in LaTeX-Schreibweise</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Value of the selected cell; it changes with the scene</source>
        <translation>Wert der ausgewählten Zelle; er ändert sich mit der Szene</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>Dieser Schritt</translation>
    </message>
    <message>
        <source>Ask students for the hidden values (press H on a cell to hide it)</source>
        <translation>Verborgene Werte abfragen (H verbirgt eine Zelle)</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>One hint per line; students see them one at a time</source>
        <translation>Ein Hinweis pro Zeile; Lernende sehen einen nach dem anderen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Hidden and locked</source>
        <translation>Verborgen und gesperrt</translation>
    </message>
    <message>
        <source>First select a cell in the map. Its value is inserted here.</source>
        <translation>Zuerst im Bild eine Zelle auswählen. Ihr Wert wird hier eingefügt.</translation>
    </message>
    <message>
        <source>DE, %1 missing</source>
        <translation>DE, %1 offen</translation>
    </message>
    <message>
        <source>recording a solution</source>
        <translation>eine Lösung wird aufgezeichnet</translation>
    </message>
    <message>
        <source>view changed</source>
        <translation>Ansicht verändert</translation>
    </message>
    <message>
        <source>view unchanged</source>
        <translation>Ansicht unverändert</translation>
    </message>
    <message>
        <source>Update step %1 with this view</source>
        <translation>In Schritt %1 übernehmen</translation>
    </message>
    <message>
        <source>Add a step after the selected one, with the current scene, stage, cell, studio and walk-through position</source>
        <translation>Nach dem ausgewählten Schritt einen neuen einfügen; er übernimmt Szene, Stufe, Zelle, Studio und Rechenschritt, wie sie jetzt sind</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>hidden cells</source>
        <translation>verborgene Zellen</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Students cannot change</source>
        <translation>Für Lernende gesperrt</translation>
    </message>
    <message>
        <source>view only</source>
        <translation>nur die Ansicht</translation>
    </message>
    <message>
        <source>Speaker notes for this step</source>
        <translation>Vortragsnotizen zu diesem Schritt</translation>
    </message>
    <message>
        <source>Shown only to you, next to the slides; never shared</source>
        <translation>Nur für dich, neben den Folien; wird nie weitergegeben</translation>
    </message>
    <message>
        <source>Speaker notes</source>
        <translation>Vortragsnotizen</translation>
    </message>
    <message>
        <source>speaker notes</source>
        <translation>Vortragsnotizen</translation>
    </message>
    <message>
        <source>For teachers</source>
        <translation>Für Lehrende</translation>
    </message>
    <message>
        <source>A question
* the right answer | because …
- a wrong answer | because …
-- an answer that always comes last</source>
        <translation>Eine Frage
* die richtige Antwort | weil …
- eine falsche Antwort | weil …
-- eine Antwort, die immer am Ende steht</translation>
    </message>
    <message>
        <source>Hidden cells in other stages stay hidden, but students are not asked for them.</source>
        <translation>Verborgene Zellen anderer Stufen bleiben verborgen, werden aber nicht abgefragt.</translation>
    </message>
    <message>
        <source>Markdown with $formulas$. In a talk, leave this empty to show only the picture.</source>
        <translation>Markdown mit $Formeln$. In einem Vortrag leer lassen, um nur das Bild zu zeigen.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>position bias</source>
        <translation>Positions-Bias</translation>
    </message>
    <message>
        <source>an infinite weight is masked, and inf * 0 is nan</source>
        <translation>ein unendliches Gewicht ist maskiert, und inf * 0 ist nan</translation>
    </message>
    <message>
        <source>a weight is infinite, and inf / inf is nan</source>
        <translation>ein Gewicht ist unendlich, und inf / inf ist nan</translation>
    </message>
    <message>
        <source>the weights left after masking sum to 0, and 0 / 0 is nan</source>
        <translation>die Summe der Gewichte, die nach der Maske übrig bleiben, ist 0, und 0 / 0 ist nan</translation>
    </message>
    <message>
        <source>the %1 of key %2 is pinned to nan</source>
        <translation>der Wert „%1“ von Key %2 ist auf nan festgesetzt</translation>
    </message>
    <message>
        <source>dropout drops the score of key %1, which is %2, and %3 * 0 is nan</source>
        <translation>der Dropout verwirft den Score von Key %1, der %2 ist, und %3 * 0 ist nan</translation>
    </message>
    <message>
        <source>the score of key %1 is nan before any mask, because its sum contains inf or nan</source>
        <translation>der Score von Key %1 ist schon vor jeder Maske nan, weil seine Summe inf oder nan enthält</translation>
    </message>
    <message>
        <source>the mask value for key %1 turns the score %2 into nan</source>
        <translation>der Maskenwert für Key %1 macht den Score %2 zu nan</translation>
    </message>
    <message>
        <source>the weights of key %1 are normalized over the queries, and %2</source>
        <translation>die Gewichte von Key %1 sind über die Querys normiert, und %2</translation>
    </message>
    <message>
        <source>the score of query %1 is nan</source>
        <translation>der Score von Query %1 ist nan</translation>
    </message>
    <message>
        <source>a score is infinite, and inf / inf is nan</source>
        <translation>ein Score ist unendlich, und inf / inf ist nan</translation>
    </message>
    <message>
        <source>the scores sum to 0, and 0 / 0 is nan</source>
        <translation>die Summe der Scores ist 0, und 0 / 0 ist nan</translation>
    </message>
    <message>
        <source>every score is -inf, and -inf - (-inf) is nan</source>
        <translation>jeder Score ist -inf, und -inf - (-inf) ist nan</translation>
    </message>
    <message>
        <source>%1 is inf, and inf - inf is nan</source>
        <translation>%1 ist inf, und inf - inf ist nan</translation>
    </message>
    <message>
        <source>every exponential is too small for float32, so it is 0, and 0 / 0 is nan</source>
        <translation>jede e-Potenz ist für float32 zu klein, also 0, und 0 / 0 ist nan</translation>
    </message>
    <message>
        <source>every key is masked, so the weights are set to 0</source>
        <translation>alle Keys sind maskiert, also werden ihre Gewichte auf 0 gesetzt</translation>
    </message>
    <message>
        <source>every key is masked, so the weights sum to 0, and 0 / 0 is nan</source>
        <translation>alle Keys sind maskiert, also ist die Summe der Gewichte 0, und 0 / 0 ist nan</translation>
    </message>
    <message>
        <source>every key is masked, so the exponentials sum to 0, and 0 / 0 is nan</source>
        <translation>alle Keys sind maskiert, also ist die Summe der e-Potenzen 0, und 0 / 0 ist nan</translation>
    </message>
    <message>
        <source>every key is masked, and -inf / -inf is nan</source>
        <translation>alle Keys sind maskiert, und -inf / -inf ist nan</translation>
    </message>
    <message>
        <source>every key is masked, and -inf - (-inf) is nan</source>
        <translation>alle Keys sind maskiert, und -inf - (-inf) ist nan</translation>
    </message>
    <message>
        <source>the sum of the exponentials is too large for float32, so it is inf, and any finite number divided by inf is 0</source>
        <translation>die Summe der e-Potenzen ist zu groß für float32, also inf, und jede endliche Zahl geteilt durch inf ist 0</translation>
    </message>
    <message>
        <source>Character %1: %2.</source>
        <translation>Zeichen %1: %2.</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>the expression is nested deeper than 64 levels</source>
        <translation>der Ausdruck ist tiefer als 64 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>expected &apos;)&apos;, found %1</source>
        <translation>erwartet wird &apos;)&apos;, gefunden wurde %1</translation>
    </message>
    <message>
        <source>expected a number, found %1</source>
        <translation>erwartet wird eine Zahl, gefunden wurde %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too large or too small</source>
        <translation>&apos;%1&apos; ist zu groß oder zu klein</translation>
    </message>
    <message>
        <source>%1 cannot be part of an expression</source>
        <translation>%1 kann nicht Teil eines Ausdrucks sein</translation>
    </message>
    <message>
        <source>expected &apos;(&apos; after %1, found %2</source>
        <translation>nach %1 wird &apos;(&apos; erwartet, gefunden wurde %2</translation>
    </message>
    <message>
        <source>%1 needs at least two numbers</source>
        <translation>%1 braucht mindestens zwei Zahlen</translation>
    </message>
    <message>
        <source>use commas only between the arguments of min and max; the decimal separator is a point</source>
        <translation>Kommas trennen nur die Argumente von min und max; das Dezimalzeichen ist ein Punkt</translation>
    </message>
    <message>
        <source>expected + - * / or ^, found %1</source>
        <translation>erwartet wird + - * / oder ^, gefunden wurde %1</translation>
    </message>
    <message>
        <source>The result is not a real number.</source>
        <translation>Das Ergebnis ist keine reelle Zahl.</translation>
    </message>
    <message>
        <source>The result is too large for float32 (3.4e38).</source>
        <translation>Das Ergebnis ist zu groß für float32 (3.4e38).</translation>
    </message>
    <message>
        <source>Use a decimal point: 0.5, not 0,5.</source>
        <translation>Dezimalzahlen mit Punkt eingeben: 0.5, nicht 0,5.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Eine Zahl eingeben.</translation>
    </message>
    <message>
        <source>unclosed quotation mark: %1</source>
        <translation>nicht geschlossenes Anführungszeichen: %1</translation>
    </message>
    <message>
        <source>this scene is not a whole layer, so it has no weights for a circuit</source>
        <translation>diese Szene ist keine ganze Schicht, also hat sie keine Gewichte für einen Schaltkreis</translation>
    </message>
    <message>
        <source>queries and keys are inputs, not computed from x, so there are no weights for a circuit</source>
        <translation>Querys und Keys sind Eingaben, nicht aus x berechnet, also gibt es keine Gewichte für einen Schaltkreis</translation>
    </message>
    <message>
        <source>keys and values come from the memory, so no circuit leads from x to x</source>
        <translation>Keys und Values kommen aus dem Memory, also führt kein Schaltkreis von x zu x</translation>
    </message>
    <message>
        <source>queries and keys are normalized before they are multiplied, so no single matrix describes what a head looks for</source>
        <translation>Querys und Keys werden normiert, bevor sie multipliziert werden, also beschreibt keine einzelne Matrix, was ein Kopf sucht</translation>
    </message>
    <message>
        <source>this layer has no values, so there is no OV circuit</source>
        <translation>diese Schicht hat keine Values, also gibt es keinen OV-Schaltkreis</translation>
    </message>
    <message>
        <source>the heads are joined without the transpose, so no head has its own columns in the output layer</source>
        <translation>die Köpfe werden ohne Transponieren verbunden, also hat kein Kopf eigene Spalten in der Ausgabeschicht</translation>
    </message>
    <message>
        <source>OV circuit: W_v alone (no output layer)</source>
        <translation>OV-Schaltkreis: nur W_v (keine Ausgabeschicht)</translation>
    </message>
    <message>
        <source>a tensor in this scene has the same name as a circuit, so no circuit is shown</source>
        <translation>ein Tensor dieser Szene heißt wie ein Schaltkreis, also wird kein Schaltkreis gezeigt</translation>
    </message>
    <message>
        <source>Without a causal mask, every token sees later ones, so no row can be computed before all tokens have arrived. Choose a mask that blocks later tokens.</source>
        <translation>Ohne kausale Maske sieht jedes Token spätere, also lässt sich keine Zeile berechnen, bevor alle Tokens da sind. Eine Maske wählen, die spätere Tokens sperrt.</translation>
    </message>
    <message>
        <source>With the prefix mask, the first %1 tokens see each other, including later ones, so they are computed together. Only the tokens after them can arrive one at a time. Choose a prefix of 1 token or a causal mask.</source>
        <translation>Mit der Präfix-Maske sehen die ersten %1 Tokens einander, auch spätere, also werden sie zusammen berechnet. Nur die Tokens danach können einzeln kommen. Ein Präfix von 1 Token oder eine kausale Maske wählen.</translation>
    </message>
    <message>
        <source>A value of %1 in row “%2” is pinned for the later token “%3”, which has not arrived when the row is computed. Reset this value.</source>
        <translation>Ein Wert von %1 in der Zeile „%2“ ist für das spätere Token „%3“ festgesetzt, das noch nicht da ist, wenn die Zeile berechnet wird. Den Wert zurücksetzen.</translation>
    </message>
    <message>
        <source>This scene is not an attention layer, so it has no keys and values to cache.</source>
        <translation>Diese Szene ist keine Attention-Schicht, also hat sie keine Keys und Values für einen Cache.</translation>
    </message>
    <message>
        <source>The weights of this scene are inputs, so no keys are read or cached.</source>
        <translation>Die Gewichte dieser Szene sind Eingaben, also werden keine Keys gelesen oder gespeichert.</translation>
    </message>
    <message>
        <source>This scene ends with the scores, so it has no attention weights for decoding.</source>
        <translation>Diese Szene endet mit den Scores, also hat sie keine Attention-Gewichte für das Dekodieren.</translation>
    </message>
    <message>
        <source>This scene has no values, but a cache stores keys and values.</source>
        <translation>Diese Szene hat keine Values, aber ein Cache speichert Keys und Values.</translation>
    </message>
    <message>
        <source>In cross-attention, all keys and values come from the memory before the first token arrives, so new tokens add none.</source>
        <translation>Bei Cross-Attention kommen alle Keys und Values aus dem Memory, bevor das erste Token da ist, also liefern neue Tokens keine weiteren.</translation>
    </message>
    <message>
        <source>Each row uses the query of the next token, which has not arrived yet.</source>
        <translation>Jede Zeile verwendet die Query des nächsten Tokens, das noch nicht da ist.</translation>
    </message>
    <message>
        <source>The softmax runs over the queries, so a weight depends on later tokens, which have not arrived yet.</source>
        <translation>Die Softmax läuft über die Querys, also hängt ein Gewicht von späteren Tokens ab, die noch nicht da sind.</translation>
    </message>
    <message>
        <source>The heads are joined without the transpose, so a row of the context contains values of tokens that have not arrived yet.</source>
        <translation>Die Köpfe werden ohne Transponieren verbunden, also enthält eine Zeile des Kontexts Werte von Tokens, die noch nicht da sind.</translation>
    </message>
    <message>
        <source>The mask comes after the softmax, whose sum includes later tokens, so no row can be computed before they arrive. Rescale the rows, or mask before the softmax.</source>
        <translation>Die Maske kommt nach der Softmax, die auch über spätere Tokens summiert. Deshalb lässt sich keine Zeile berechnen, bevor diese da sind. Die Zeilen neu skalieren oder vor der Softmax maskieren.</translation>
    </message>
    <message>
        <source>%1 tokens with %2</source>
        <translation>%1 Tokens (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>1 Kopf</numerusform>
            <numerusform>%n Köpfe</numerusform>
        </translation>
    </message>
    <message>
        <source>With values this large, every stage must be stored in full. %1</source>
        <translation>Bei so großen Werten muss jede Stufe vollständig gespeichert werden. %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a cell; expected a tensor and an index, like scores[0,0,3,1]</source>
        <translation>&apos;%1&apos; ist keine Zelle; erwartet werden ein Tensor und ein Index, wie scores[0,0,3,1]</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1: expected %2 indices, got %3</source>
        <translation>%1: erwartet werden %2 Indizes, angegeben sind %3</translation>
    </message>
    <message>
        <source>%1: %2 is out of range</source>
        <translation>%1: %2 liegt außerhalb des gültigen Bereichs</translation>
    </message>
    <message>
        <source>the index</source>
        <translation>der Index</translation>
    </message>
    <message>
        <source>no projection, so within the head&apos;s own dimensions the circuit is the identity matrix</source>
        <translation>ohne Projektion ist der Schaltkreis in den Dimensionen dieses Kopfes die Einheitsmatrix</translation>
    </message>
    <message>
        <source>without the biases, which are added in qk_tokens</source>
        <translation>ohne die Bias-Werte, die erst in qk_tokens dazukommen</translation>
    </message>
    <message>
        <source>%1 has pinned values, which affect the scores but not the circuit</source>
        <translation>%1 hat festgesetzte Werte, die auf die Scores wirken, aber nicht auf den Schaltkreis</translation>
    </message>
    <message>
        <source>this head is turned off, so it does not reach the output</source>
        <translation>dieser Kopf ist ausgeschaltet und erreicht die Ausgabe nicht</translation>
    </message>
    <message>
        <source>no output layer, so the circuit is W_v alone</source>
        <translation>ohne Ausgabeschicht ist der Schaltkreis nur W_v</translation>
    </message>
    <message>
        <source>%1 has pinned values, which affect the context but not the circuit</source>
        <translation>%1 hat festgesetzte Werte, die auf den Kontext wirken, aber nicht auf den Schaltkreis</translation>
    </message>
    <message>
        <source>no bias, so nothing is added</source>
        <translation>ohne Bias wird nichts addiert</translation>
    </message>
    <message>
        <source>the %1, not the %2</source>
        <translation>der Wert für „%1“, nicht für „%2“</translation>
    </message>
    <message>
        <source>the value with query and key swapped; the query is the row, and the key is the column</source>
        <translation>der Wert an der Stelle, an der Query und Key vertauscht sind; die Query ist die Zeile, der Key die Spalte</translation>
    </message>
    <message>
        <source>0 (no key left)</source>
        <translation>0 (kein Key übrig)</translation>
    </message>
    <message>
        <source>key - query</source>
        <translation>Key - Query</translation>
    </message>
    <message>
        <source>a value entered by hand</source>
        <translation>von Hand eingegebener Wert</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>Key %1</translation>
    </message>
    <message>
        <source>no weights to drop, so the scores stay unchanged</source>
        <translation>es gibt keine Gewichte zu verwerfen, also bleiben die Scores unverändert</translation>
    </message>
    <message>
        <source>dropout is off: p = 0</source>
        <translation>Dropout ist aus: p = 0</translation>
    </message>
    <message>
        <source>dropout is off: nothing is dropped in eval mode</source>
        <translation>Dropout ist aus: Im eval-Modus wird nichts verworfen</translation>
    </message>
    <message>
        <source>no mask</source>
        <translation>keine Maske</translation>
    </message>
    <message>
        <source>the mask comes after the softmax, not at this stage</source>
        <translation>die Maske kommt erst nach der Softmax, nicht in dieser Stufe</translation>
    </message>
    <message>
        <source>the mask is not applied</source>
        <translation>die Maske wird nicht angewendet</translation>
    </message>
    <message>
        <source>the scores are not scaled</source>
        <translation>die Scores werden nicht skaliert</translation>
    </message>
    <message>
        <source>each token uses the query of the next token, and the last token uses the query of the first token</source>
        <translation>jedes Token benutzt die Query des nächsten Tokens, das letzte die Query des ersten Tokens</translation>
    </message>
    <message>
        <source>the heads are read in memory order, without the transpose that puts them side by side</source>
        <translation>die Köpfe werden in der Reihenfolge des Speichers gelesen, ohne das Transponieren, das sie nebeneinander anordnet</translation>
    </message>
    <message>
        <source>the mask is pinned for %1</source>
        <translation>die Maske ist für %1 festgesetzt</translation>
    </message>
    <message>
        <source>%1 is padding, but was let through by mistake</source>
        <translation>%1 ist Padding, wurde aber versehentlich durchgelassen</translation>
    </message>
    <message>
        <source>%1 comes after query %2</source>
        <translation>%1 kommt nach Query %2</translation>
    </message>
    <message>
        <source>%1, so it is masked</source>
        <translation>%1 und wird maskiert</translation>
    </message>
    <message>
        <source>%1 is at distance %2 from query %3, outside the window of size %4, so it is masked</source>
        <translation>%1 hat den Abstand %2 zu Query %3, liegt außerhalb des Fensters der Größe %4 und wird maskiert</translation>
    </message>
    <message>
        <source>%1 and is not in the prefix, so it is masked</source>
        <translation>%1, ist nicht im Präfix und wird maskiert</translation>
    </message>
    <message>
        <source>%1 is padding, so it is masked</source>
        <translation>%1 ist Padding und wird maskiert</translation>
    </message>
    <message>
        <source>the mask blocks %1 for query %2</source>
        <translation>die Maske sperrt %1 für Query %2</translation>
    </message>
    <message>
        <source>the keep value of this cell is pinned</source>
        <translation>der keep-Wert dieser Zelle ist festgesetzt</translation>
    </message>
    <message>
        <source>dropped, but infinity times 0 is nan</source>
        <translation>verworfen, aber unendlich mal 0 ist nan</translation>
    </message>
    <message>
        <source>p = 1, so nothing is drawn and nothing is kept</source>
        <translation>p = 1, also wird nichts gezogen und nichts behalten</translation>
    </message>
    <message>
        <source>this component is not rotated</source>
        <translation>diese Komponente wird nicht gedreht</translation>
    </message>
    <message>
        <source>pair %1 rotates by %2 radians per position; at position %3 it is rotated by %4 radians</source>
        <translation>Paar %1 dreht sich pro Position um %2 Radiant; an Position %3 ist es um %4 Radiant gedreht</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>1 Token</numerusform>
            <numerusform>%n Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>head %1 subtracts %2 per token of distance between query and key; here the distance is %3</source>
        <translation>Kopf %1 zieht %2 pro Token Abstand zwischen Query und Key ab; hier ist der Abstand %3</translation>
    </message>
    <message>
        <source>head %1 is turned off, so its context is 0</source>
        <translation>Kopf %1 ist ausgeschaltet, sein Kontext ist also 0</translation>
    </message>
    <message>
        <source>before the first key, the sum is 0</source>
        <translation>vor dem ersten Key ist die Summe 0</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>pinned to %1, computed %2</source>
        <translation>auf %1 festgesetzt, berechnet %2</translation>
    </message>
    <message>
        <source>the share of the row that no key gets</source>
        <translation>der Anteil der Zeile, den kein Key bekommt</translation>
    </message>
    <message>
        <source>(%1 more)</source>
        <translation>(%1 weitere)</translation>
    </message>
    <message>
        <source>no projection; the identity matrix is used instead</source>
        <translation>keine Projektion; stattdessen wird die Einheitsmatrix verwendet</translation>
    </message>
    <message>
        <source>input value (inputs.%1)</source>
        <translation>Eingabe (inputs.%1)</translation>
    </message>
    <message>
        <source>context of the only head</source>
        <translation>Kontext des einzigen Kopfes</translation>
    </message>
    <message>
        <source>w: weights, a: 1 where allowed, else 0</source>
        <translation>w: Gewichte, a: 1 für erlaubte Zellen, sonst 0</translation>
    </message>
    <message>
        <source>%1, m: the largest %2 of the %3</source>
        <translation>%1, m: das größte %2 der %3</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>d: the only dimension of a head</source>
        <translation>d: die einzige Dimension eines Kopfes</translation>
    </message>
    <message>
        <source>d runs over the %1 dimensions of a head</source>
        <translation>d läuft über die %1 Dimensionen eines Kopfes</translation>
    </message>
    <message>
        <source>a: what the query looks for, x: embeddings</source>
        <translation>a: was die Query sucht, x: Embeddings</translation>
    </message>
    <message>
        <source>x: embeddings</source>
        <translation>x: Embeddings</translation>
    </message>
    <message>
        <source>w: weights of the norm, mean over the %1 dimensions of a head%2</source>
        <translation>w: Gewichte der Norm, Mittel über die %1 Dimensionen eines Kopfes%2</translation>
    </message>
    <message>
        <source>R: rotates each pair of components by position · its frequency</source>
        <translation>R: dreht jedes Paar von Komponenten um Position · Frequenz</translation>
    </message>
    <message>
        <source>the distance gives the bucket; table: [buckets, heads]</source>
        <translation>der Abstand bestimmt den Bereich; Tabelle: [Bereiche, Köpfe]</translation>
    </message>
    <message>
        <source>%1, b: position bias</source>
        <translation>%1, b: Positions-Bias</translation>
    </message>
    <message>
        <source>r: 1 where kept, 0 where dropped</source>
        <translation>r: 1 für behaltene, 0 für verworfene Zellen</translation>
    </message>
    <message>
        <source>%1, v: values</source>
        <translation>%1, v: Values</translation>
    </message>
    <message>
        <source>d: weights after dropout</source>
        <translation>d: Gewichte nach dem Dropout</translation>
    </message>
    <message>
        <source>w: weights</source>
        <translation>w: Gewichte</translation>
    </message>
    <message>
        <source>c: context, W: weight of the output layer</source>
        <translation>c: Kontext, W: Gewicht der Ausgabeschicht</translation>
    </message>
    <message>
        <source>%1 is an input. Only computed values can be hidden.</source>
        <translation>%1 ist eine Eingabe. Nur berechnete Werte lassen sich verbergen.</translation>
    </message>
    <message>
        <source>The mask alone determines these values, so there is nothing to hide.</source>
        <translation>Diese Werte folgen allein aus der Maske, also gibt es nichts zu verbergen.</translation>
    </message>
    <message>
        <source>A context is a mixture of values, so no single embedding produces it.</source>
        <translation>Ein Kontext ist eine Mischung aus Values, also entsteht er nicht aus einem einzelnen Embedding.</translation>
    </message>
    <message>
        <source>%1 is an input here, so it is not computed from an embedding.</source>
        <translation>%1 ist hier eine Eingabe, wird also nicht aus einem Embedding berechnet.</translation>
    </message>
    <message>
        <source>%1 is normalized, so no embedding can be solved for it.</source>
        <translation>%1 ist normiert, also lässt sich kein Embedding dafür berechnen.</translation>
    </message>
    <message>
        <source>An embedding can be solved for at most %1 components.</source>
        <translation>Ein Embedding lässt sich für höchstens %1 Komponenten berechnen.</translation>
    </message>
    <message>
        <source>A value of this vector (%1) is already pinned, so x does not affect it.</source>
        <translation>In diesem Vektor (%1) ist schon ein Wert festgesetzt, also hat x keinen Einfluss darauf.</translation>
    </message>
    <message>
        <source>The arrow would be too long for float32.</source>
        <translation>Der Pfeil wäre zu lang für float32.</translation>
    </message>
    <message>
        <source>The derivatives need %1 of memory, but only %2 is free.</source>
        <translation>Die Ableitungen brauchen %1 Speicher, aber nur %2 sind frei.</translation>
    </message>
    <message>
        <source>the scene has no tensor %1</source>
        <translation>die Szene hat keinen Tensor %1</translation>
    </message>
    <message>
        <source>%1 contains %2, but derivatives need real numbers</source>
        <translation>%1 enthält %2, Ableitungen brauchen aber reelle Zahlen</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>ganze Zahlen</translation>
    </message>
    <message>
        <source>Boolean values</source>
        <translation>Wahrheitswerte</translation>
    </message>
    <message>
        <source>%1 has shape %2, so %3 is out of range</source>
        <translation>%1 hat die Form %2, also liegt %3 außerhalb des gültigen Bereichs</translation>
    </message>
    <message>
        <source>%1: computed %2, expected %3, tolerance %4</source>
        <translation>%1: berechnet %2, erwartet %3, Toleranz %4</translation>
    </message>
    <message>
        <source>the scene has no tensor with this name</source>
        <translation>die Szene hat keinen Tensor mit diesem Namen</translation>
    </message>
    <message>
        <source>lies outside %1, which has shape %2</source>
        <translation>liegt außerhalb von %1 mit der Form %2</translation>
    </message>
    <message>
        <source>the computed shape is %1; expected %2</source>
        <translation>die berechnete Form ist %1; erwartet wird %2</translation>
    </message>
    <message>
        <source>%1: no such file or lesson</source>
        <translation>%1: Datei oder Lektion nicht gefunden</translation>
    </message>
    <message>
        <source>the window cannot read stdin; save the scene as a file</source>
        <translation>das Fenster kann nicht von stdin lesen; die Szene als Datei speichern</translation>
    </message>
    <message>
        <source>%1: this folder contains no *.attnlesson files</source>
        <translation>%1: Dieser Ordner enthält keine *.attnlesson-Dateien</translation>
    </message>
    <message>
        <source>%1: these are arrays, but a scene is expected; use attnscope import to make one</source>
        <translation>%1: Das sind Arrays, erwartet wird aber eine Szene; attnscope import macht eine daraus</translation>
    </message>
    <message>
        <source>no tensor &apos;%1&apos; (available: %2)</source>
        <translation>kein Tensor &apos;%1&apos; (vorhanden: %2)</translation>
    </message>
    <message>
        <source>%1 is hidden, and its derivatives would reveal the value</source>
        <translation>%1 ist verborgen, und die Ableitungen würden den Wert verraten</translation>
    </message>
    <message>
        <source>%1 is an intermediate result, and derivatives with respect to it would reveal the scene&apos;s hidden values</source>
        <translation>%1 ist ein Zwischenergebnis, und Ableitungen nach diesem Wert würden die verborgenen Werte der Szene verraten</translation>
    </message>
    <message>
        <source>the script computes cumulative_context in one step, so PyTorch has no derivative with respect to a running sum</source>
        <translation>das Skript berechnet cumulative_context in einem Schritt, also hat PyTorch keine Ableitung nach einer laufenden Summe</translation>
    </message>
    <message>
        <source>expected a row and a column, like 3,2; got &apos;%1&apos;</source>
        <translation>erwartet werden eine Zeile und eine Spalte, wie 3,2; angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected a tensor with a row and a column, like scores[3,1]; got &apos;%1&apos;</source>
        <translation>erwartet wird ein Tensor mit einer Zeile und einer Spalte, wie scores[3,1]; angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a tensor, such as weights, or all stages</source>
        <translation>ein Tensor, zum Beispiel weights, oder alle Stufen</translation>
    </message>
    <message>
        <source>draw all heads in one picture</source>
        <translation>alle Köpfe in ein Bild zeichnen</translation>
    </message>
    <message>
        <source>number of columns on the sheet</source>
        <translation>Anzahl der Spalten auf dem Blatt</translation>
    </message>
    <message>
        <source>a batch item, or all (an animation shows only one)</source>
        <translation>ein Batch-Element oder all (eine Animation zeigt nur eines)</translation>
    </message>
    <message>
        <source>width on paper in centimeters</source>
        <translation>Breite auf Papier in Zentimetern</translation>
    </message>
    <message>
        <source>make the background transparent</source>
        <translation>Hintergrund durchsichtig machen</translation>
    </message>
    <message>
        <source>file-name pattern (default: {title}_{stage}_h{head})</source>
        <translation>Muster für Dateinamen (Vorgabe: {title}_{stage}_h{head})</translation>
    </message>
    <message>
        <source>value range of the color map</source>
        <translation>Wertebereich der Farbskala</translation>
    </message>
    <message>
        <source>use a logarithmic color scale</source>
        <translation>logarithmische Farbskala verwenden</translation>
    </message>
    <message>
        <source>frame a cell; rows and columns are numbered from 0</source>
        <translation>eine Zelle einrahmen; Zeilen und Spalten sind ab 0 nummeriert</translation>
    </message>
    <message>
        <source>show the steps up to this cell; later cells are blank</source>
        <translation>Schritte bis zu dieser Zelle zeigen; spätere Zellen bleiben leer</translation>
    </message>
    <message>
        <source>show the sum of each row</source>
        <translation>Summe jeder Zeile zeigen</translation>
    </message>
    <message>
        <source>explain the marks in a legend below the figure</source>
        <translation>Zeichen in einer Legende unter der Abbildung erklären</translation>
    </message>
    <message>
        <source>label of the row axis</source>
        <translation>Beschriftung der Zeilenachse</translation>
    </message>
    <message>
        <source>label of the column axis</source>
        <translation>Beschriftung der Spaltenachse</translation>
    </message>
    <message>
        <source>write SVG text as outlines or as text</source>
        <translation>Text in SVG als Umrisse oder als Text schreiben</translation>
    </message>
    <message>
        <source>include values that the scene hides</source>
        <translation>verborgene Werte der Szene mitzeichnen</translation>
    </message>
    <message>
        <source>omit the title</source>
        <translation>Titel weglassen</translation>
    </message>
    <message>
        <source>omit token labels</source>
        <translation>Token-Namen weglassen</translation>
    </message>
    <message>
        <source>omit axis labels</source>
        <translation>Achsenbeschriftung weglassen</translation>
    </message>
    <message>
        <source>omit the color bar</source>
        <translation>Farbskala weglassen</translation>
    </message>
    <message>
        <source>omit numbers in cells</source>
        <translation>Zahlen in den Zellen weglassen</translation>
    </message>
    <message>
        <source>omit marks on masked, dropped and zero cells</source>
        <translation>Zeichen auf maskierten, verworfenen und Null-Zellen weglassen</translation>
    </message>
    <message>
        <source>unknown option &apos;%1&apos;</source>
        <translation>unbekannte Option &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1: the value is missing</source>
        <translation>%1: Der Wert fehlt</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>unendlich</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>batch item %1</source>
        <translation>Batch-Element %1</translation>
    </message>
    <message>
        <source>the scene computes no attention weights, so there are no heads to compare</source>
        <translation>die Szene berechnet keine Attention-Gewichte, also lassen sich keine Köpfe vergleichen</translation>
    </message>
    <message>
        <source>the scene cannot be computed: %1</source>
        <translation>die Szene lässt sich nicht berechnen: %1</translation>
    </message>
    <message>
        <source>%1: the scene has no tensor &apos;%2&apos;</source>
        <translation>%1: Die Szene hat keinen Tensor &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1: %2 is outside %3, which has shape %4</source>
        <translation>%1: %2 liegt außerhalb von %3 mit der Form %4</translation>
    </message>
    <message>
        <source>focus: cell [%1, %2] is outside %3, which has shape %4</source>
        <translation>focus: Zelle [%1, %2] liegt außerhalb von %3 mit der Form %4</translation>
    </message>
    <message>
        <source>focus: no step computes tensor &apos;%1&apos;</source>
        <translation>focus: Kein Rechenschritt berechnet den Tensor &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1 out of %2 did not match. First difference: %3</source>
        <translation>nicht wie erwartet: %1 von %2. Erste Abweichung: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <translation>
            <numerusform>1 Wert</numerusform>
            <numerusform>%n Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden: %1: %2</source>
        <translation>hidden: %1: %2</translation>
    </message>
    <message>
        <source>goal: %1</source>
        <translation>goal: %1</translation>
    </message>
    <message>
        <source>the goal is already met when the step begins: %1</source>
        <translation>das Ziel ist schon zu Beginn des Schritts erreicht: %1</translation>
    </message>
    <message>
        <source>the goal has no recorded solution</source>
        <translation>für das Ziel ist keine Lösung aufgezeichnet</translation>
    </message>
    <message>
        <source>the recorded solution is not allowed: %1</source>
        <translation>die aufgezeichnete Lösung ist nicht erlaubt: %1</translation>
    </message>
    <message>
        <source>the recorded solution cannot be computed: %1</source>
        <translation>die aufgezeichnete Lösung lässt sich nicht berechnen: %1</translation>
    </message>
    <message>
        <source>the recorded solution does not reach the goal: %1</source>
        <translation>die aufgezeichnete Lösung erreicht das Ziel nicht: %1</translation>
    </message>
    <message>
        <source>stages: the stage bar has no &apos;%1&apos;</source>
        <translation>stages: In der Stufenleiste gibt es kein &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1 checked, %2 with problems
</source>
        <translation>%1 geprüft, %2 mit Problemen
</translation>
    </message>
    <message numerus="yes">
        <source>%n lessons</source>
        <translation>
            <numerusform>1 Lektion</numerusform>
            <numerusform>%n Lektionen</numerusform>
        </translation>
    </message>
    <message>
        <source>--tensor: %1: the model has layers 0 to %2</source>
        <translation>--tensor: %1: Das Modell hat die Schichten 0 bis %2</translation>
    </message>
    <message>
        <source>the arrays for %1 tokens need %2 MiB, more than the available memory</source>
        <translation>die Arrays für %1 Tokens brauchen %2 MiB; so viel Speicher ist nicht verfügbar</translation>
    </message>
    <message>
        <source>%1: this is the scene of one layer, but a model page is expected (a file that names a model but no layer)</source>
        <translation>%1: Das ist die Szene einer Schicht, erwartet wird aber eine Modellseite (eine Datei, die ein Modell, aber keine Schicht nennt)</translation>
    </message>
    <message>
        <source>--with: layer %1 appears twice</source>
        <translation>--with: Schicht %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>%1: the scene has no input x for the model&apos;s hidden state</source>
        <translation>%1: Die Szene hat keine Eingabe x für den verborgenen Zustand des Modells</translation>
    </message>
    <message>
        <source>--text: cannot be used with --ids</source>
        <translation>--text: geht nicht mit --ids</translation>
    </message>
    <message>
        <source>--tokens: must be used alone</source>
        <translation>--tokens: nur allein möglich</translation>
    </message>
    <message>
        <source>--layer: --out is missing; name a file for the scene or the layer&apos;s tensors</source>
        <translation>--layer: --out fehlt; eine Datei für die Szene oder die Tensoren der Schicht angeben</translation>
    </message>
    <message>
        <source>--out: --layer is missing; name the layer to write</source>
        <translation>--out: --layer fehlt; die Schicht angeben, die geschrieben werden soll</translation>
    </message>
    <message>
        <source>%1: cannot be used with --out for a layer&apos;s tensors</source>
        <translation>%1: geht nicht mit --out für die Tensoren einer Schicht</translation>
    </message>
    <message>
        <source>--tensor: --trace is missing; name a file for the arrays</source>
        <translation>--tensor: --trace fehlt; eine Datei für die Arrays angeben</translation>
    </message>
    <message>
        <source>head %1 off</source>
        <translation>Kopf %1 aus</translation>
    </message>
    <message>
        <source>heads %1 off</source>
        <translation>Köpfe %1 aus</translation>
    </message>
    <message>
        <source>changed configuration</source>
        <translation>geänderte Konfiguration</translation>
    </message>
    <message>
        <source>input %1</source>
        <translation>Eingabe %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>1 Ziehung</numerusform>
            <numerusform>%n Ziehungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>none: %1</source>
        <translation>keine: %1</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, got &apos;%3&apos;</source>
        <translation>erwartet wird eine Zahl von %1 bis %2, angegeben ist &apos;%3&apos;</translation>
    </message>
    <message>
        <source>expected %1, got &apos;%2&apos;</source>
        <translation>erwartet wird %1, angegeben ist &apos;%2&apos;</translation>
    </message>
    <message>
        <source>expected a number (0 or more), a list like 0,2-4 or the word all; got &apos;%1&apos;</source>
        <translation>erwartet wird eine Zahl ab 0, eine Liste wie 0,2-4 oder das Wort all; angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected a lower and an upper limit, like -1,1; got &apos;%1&apos;</source>
        <translation>erwartet werden eine Unter- und eine Obergrenze, wie -1,1; angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected limits within float32&apos;s range, -3.4e38 to 3.4e38; got &apos;%1&apos;</source>
        <translation>erwartet werden Grenzen im Bereich von float32, -3.4e38 bis 3.4e38; angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the scene has no expected value or shape for &apos;%1&apos;</source>
        <translation>die Szene hat für &apos;%1&apos; weder erwartete Werte noch eine erwartete Form</translation>
    </message>
    <message>
        <source>heads %1 and %2</source>
        <translation>Köpfe %1 und %2</translation>
    </message>
    <message>
        <source>rows differ by at most %1</source>
        <translation>Zeilen weichen höchstens um %1 voneinander ab</translation>
    </message>
    <message>
        <source>no two heads do nearly the same thing; the closest are %1, whose %2</source>
        <translation>keine zwei Köpfe tun fast dasselbe; am ähnlichsten sind sich %1: Ihre %2</translation>
    </message>
    <message>
        <source>%1 do nearly the same thing; their %2</source>
        <translation>%1 tun fast dasselbe; ihre %2</translation>
    </message>
    <message>
        <source>rows are identical</source>
        <translation>Zeilen sind gleich</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>Bit</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>größtes Gewicht</translation>
    </message>
    <message>
        <source>attention distance</source>
        <translation>Attention-Abstand</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>weight on the first token</source>
        <translation>Gewicht auf dem ersten Token</translation>
    </message>
    <message>
        <source>on first</source>
        <translation>aufs erste</translation>
    </message>
    <message>
        <source>weight on the token itself</source>
        <translation>Gewicht auf dem Token selbst</translation>
    </message>
    <message>
        <source>on itself</source>
        <translation>auf sich</translation>
    </message>
    <message>
        <source>This scene is not a whole layer, so it has no context to remove a head from.</source>
        <translation>Diese Szene ist keine ganze Schicht, also hat sie keinen Kontext, aus dem sich ein Kopf entfernen ließe.</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>the scene computes it from %1</source>
        <translation>Die Szene berechnet es aus %1</translation>
    </message>
    <message>
        <source>%1 other arrays are left out</source>
        <translation>%1 andere Arrays werden weggelassen</translation>
    </message>
    <message>
        <source>%1; the imported attention weights are shown unchanged, and nothing is computed</source>
        <translation>%1; die importierten Attention-Gewichte werden unverändert gezeigt, und nichts wird berechnet</translation>
    </message>
    <message>
        <source>an output layer</source>
        <translation>eine Ausgabeschicht</translation>
    </message>
    <message>
        <source>normalized queries and keys</source>
        <translation>normierte Querys und Keys</translation>
    </message>
    <message>
        <source>rotary positions</source>
        <translation>Rotary-Positionen</translation>
    </message>
    <message>
        <source>a position bias</source>
        <translation>ein Positions-Bias</translation>
    </message>
    <message>
        <source>attention sinks</source>
        <translation>Attention Sinks</translation>
    </message>
    <message>
        <source>%1 belongs to a layer with add_bias_kv, which is not supported</source>
        <translation>%1 gehört zu einer Schicht mit add_bias_kv, die nicht unterstützt wird</translation>
    </message>
    <message>
        <source>%1 belongs to a LayerNorm of queries or keys; only RMSNorm, which has no bias, is supported</source>
        <translation>%1 gehört zu einer LayerNorm der Querys oder Keys; unterstützt wird nur RMSNorm, die keinen Bias hat</translation>
    </message>
    <message>
        <source>Imported layer</source>
        <translation>Importierte Schicht</translation>
    </message>
    <message>
        <source>The number of heads follows from %1.</source>
        <translation>Die Anzahl der Köpfe folgt aus %1.</translation>
    </message>
    <message>
        <source>the import plan belongs to different arrays</source>
        <translation>der Importplan gehört zu anderen Arrays</translation>
    </message>
    <message>
        <source>expected ARRAY=TARGET, got &apos;%1&apos;</source>
        <translation>erwartet wird ARRAY=TARGET, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a target (available: %2)</source>
        <translation>&apos;%1&apos; ist kein Ziel (möglich: %2)</translation>
    </message>
    <message>
        <source>^T applies only to layer weights; got &apos;%1&apos;</source>
        <translation>^T gilt nur für Gewichte von Schichten; angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the scene computes no scores, so it cannot use norms, frequencies, sinks or distances</source>
        <translation>die Szene berechnet keine Scores und kann Normen, Frequenzen, Sinks oder Abstände nicht verwenden</translation>
    </message>
    <message>
        <source>the scene computes only one step, so it cannot use the weights of a layer</source>
        <translation>die Szene berechnet nur einen Schritt und kann die Gewichte einer Schicht nicht verwenden</translation>
    </message>
    <message>
        <source>T5 does not scale its scores, so this layer does not either.</source>
        <translation>T5 skaliert seine Scores nicht, diese Schicht also auch nicht.</translation>
    </message>
    <message>
        <source>The import has no output layer. The scene&apos;s output layer belongs to different weights and was removed.</source>
        <translation>Der Import enthält keine Ausgabeschicht. Die Ausgabeschicht der Szene gehört zu anderen Gewichten und wurde entfernt.</translation>
    </message>
    <message>
        <source>the scene computes only one step, so it cannot start from the arrays of a layer</source>
        <translation>die Szene berechnet nur einen Schritt und kann nicht mit den Arrays einer Schicht beginnen</translation>
    </message>
    <message>
        <source>the scene has no tensor &apos;%1&apos; that the array could replace</source>
        <translation>die Szene hat keinen Tensor &apos;%1&apos;, den das Array ersetzen könnte</translation>
    </message>
    <message>
        <source>x must be [T, d_in] or [B, T, d_in], but %1 is %2</source>
        <translation>x muss [T, d_in] oder [B, T, d_in] sein, aber %1 ist %2</translation>
    </message>
    <message>
        <source>the scene computes only one step, so it cannot use a mask</source>
        <translation>die Szene berechnet nur einen Schritt und kann keine Maske verwenden</translation>
    </message>
    <message>
        <source>x is missing; provide an array [T, %1] or [B, T, d_in], or a scene that has x</source>
        <translation>x fehlt; ein Array [T, %1] oder [B, T, d_in] oder eine Szene mit x angeben</translation>
    </message>
    <message>
        <source>The tokens are now named t0 to t%1 because their number changed.</source>
        <translation>Die Tokens heißen jetzt t0 bis t%1, weil sich ihre Anzahl geändert hat.</translation>
    </message>
    <message>
        <source>The mask %1 does not fit the new number of tokens, so it was removed.</source>
        <translation>Die Maske %1 passt nicht zur neuen Anzahl von Tokens und wurde deshalb entfernt.</translation>
    </message>
    <message>
        <source>%1 and %2 would both become %3; leave one of them out</source>
        <translation>%1 und %2 würden beide zu %3; eines davon weglassen</translation>
    </message>
    <message>
        <source>%1 belongs to a single head in a list of heads, but %2 applies to all heads together</source>
        <translation>%1 gehört zu einem einzelnen Kopf aus einer Liste von Köpfen, aber %2 gilt für alle Köpfe zusammen</translation>
    </message>
    <message>
        <source>%2 must be a single row of numbers, got %1</source>
        <translation>%2 muss eine einzelne Zeile von Zahlen sein, angegeben ist %1</translation>
    </message>
    <message>
        <source>The import has no norm for queries and keys. The scene&apos;s norm belongs to different weights and was removed.</source>
        <translation>Der Import enthält keine Norm für Querys und Keys. Die Norm der Szene gehört zu anderen Gewichten und wurde entfernt.</translation>
    </message>
    <message>
        <source>The file does not say which components rotate together. Here i and i + %1 do, as in Llama. To rotate neighbors (2i and 2i + 1) instead, use the Layer section of the window.</source>
        <translation>Die Datei sagt nicht, welche Komponenten sich zusammen drehen. Hier sind es i und i + %1, wie bei Llama. Benachbarte Paare (2i und 2i + 1) lassen sich im Fenster im Abschnitt „Schicht“ einstellen.</translation>
    </message>
    <message>
        <source>The scene&apos;s rotary positions fit only heads of size %1, so they were removed.</source>
        <translation>Die Rotary-Positionen der Szene gelten nur für Köpfe der Größe %1 und wurden deshalb entfernt.</translation>
    </message>
    <message>
        <source>The import has no attention sinks. The scene&apos;s sinks belong to different weights and were removed.</source>
        <translation>Der Import enthält keine Attention Sinks. Die Sinks der Szene gehören zu anderen Gewichten und wurden entfernt.</translation>
    </message>
    <message>
        <source>t5_bias must be [buckets, %2]; got %1</source>
        <translation>t5_bias muss [Bereiche, %2] sein; angegeben ist %1</translation>
    </message>
    <message>
        <source>The scene&apos;s position bias fits only %1, so it was removed.</source>
        <translation>Der Positions-Bias der Szene gilt nur für %1 und wurde deshalb entfernt.</translation>
    </message>
    <message>
        <source>a layer needs at least 1 head, got %1</source>
        <translation>eine Schicht braucht mindestens 1 Kopf, angegeben ist %1</translation>
    </message>
    <message>
        <source>the arrays have %1, not %2</source>
        <translation>die Arrays haben %1, nicht %2</translation>
    </message>
    <message>
        <source>the keys in %1 have %2, not %3</source>
        <translation>die Keys in %1 haben %2, nicht %3</translation>
    </message>
    <message>
        <source>the query part of %1</source>
        <translation>der Query-Teil von %1</translation>
    </message>
    <message>
        <source>the key part</source>
        <translation>der Key-Teil</translation>
    </message>
    <message>
        <source>%1 outputs %2 values per token, which cannot be split into %3 for queries and %4 each for keys and values</source>
        <translation>%1 gibt %2 Werte pro Token aus; sie lassen sich nicht in %3 für Querys und je %4 für Keys und Values aufteilen</translation>
    </message>
    <message>
        <source>each of the %1 heads has its own key and value here, so the layer cannot have %2 key/value heads</source>
        <translation>jeder der %1 Köpfe hat hier einen eigenen Key und Value, also können es nicht %2 Key-/Value-Köpfe sein</translation>
    </message>
    <message>
        <source>%1 outputs %2 values per token and %3 outputs %4, so %5 heads share each key and value (grouped-query attention). Provide the number of heads or of key/value heads.</source>
        <translation>%1 gibt %2 Werte pro Token aus und %3 gibt %4 aus, also teilen sich je %5 Köpfe einen Key und einen Value (Grouped-Query Attention). Die Anzahl der Köpfe oder der Key-/Value-Köpfe angeben.</translation>
    </message>
    <message>
        <source>%2 outputs %3 values per token and %4 outputs %5; with %1, queries and keys cannot have the same head_dim</source>
        <translation>%2 gibt %3 Werte pro Token aus, %4 dagegen %5; für %1 lässt sich kein gemeinsames head_dim von Querys und Keys finden</translation>
    </message>
    <message>
        <source>if the layer has %1, then %2 has %3, not %4</source>
        <translation>wenn die Schicht %1 hat, dann hat %2 %3, nicht %4</translation>
    </message>
    <message numerus="yes">
        <source>%n key/value heads</source>
        <translation>
            <numerusform>%n Key-/Value-Kopf</numerusform>
            <numerusform>%n Key-/Value-Köpfe</numerusform>
        </translation>
    </message>
    <message>
        <source>some weights belong to single heads, others to all heads together; leave out one kind</source>
        <translation>manche Gewichte gehören zu einzelnen Köpfen, andere zu allen zusammen; eine der beiden Arten weglassen</translation>
    </message>
    <message>
        <source>%2 must be two-dimensional, got %1</source>
        <translation>%2 muss zweidimensional sein, angegeben ist %1</translation>
    </message>
    <message>
        <source>%2 must be [%3]; got %1</source>
        <translation>%2 muss [%3] sein; angegeben ist %1</translation>
    </message>
    <message>
        <source>head %1 is [%2, %3], but the heads before it are [%4, %5]</source>
        <translation>Kopf %1 ist [%2, %3], aber die Köpfe davor sind [%4, %5]</translation>
    </message>
    <message>
        <source>%1 is the bias of a fused layer for q, k and v, but the arrays contain three separate layers</source>
        <translation>%1 ist der Bias einer gemeinsamen Schicht für q, k und v, aber die Arrays enthalten drei getrennte Schichten</translation>
    </message>
    <message>
        <source>%1, read as [%3], and %2, read as [%4], have different widths</source>
        <translation>%1, als [%3] gelesen, und %2, als [%4] gelesen, haben verschiedene Breiten</translation>
    </message>
    <message>
        <source>in, out</source>
        <translation>in, out</translation>
    </message>
    <message>
        <source>out, in</source>
        <translation>out, in</translation>
    </message>
    <message>
        <source>%1 is an output layer, but without values it has no input</source>
        <translation>%1 ist eine Ausgabeschicht, hat aber ohne Values keine Eingabe</translation>
    </message>
    <message>
        <source>%1 expects %2 values per token, but the heads output %3</source>
        <translation>%1 erwartet %2 Werte pro Token, aber die Köpfe liefern %3</translation>
    </message>
    <message>
        <source>a mask must be [T, T], [B, T, T] or, for padding, [B, T], but %1 is %2</source>
        <translation>eine Maske muss [T, T], [B, T, T] oder, bei Padding, [B, T] sein, aber %1 ist %2</translation>
    </message>
    <message>
        <source>the causal mask</source>
        <translation>kausale Maske</translation>
    </message>
    <message>
        <source>%1 %2, inverted because 1 allows a key in this array</source>
        <translation>%1 %2, invertiert, weil 1 in diesem Array einen Key erlaubt</translation>
    </message>
    <message>
        <source>the layer starts from %1, but %2 would compute it from x; leave one of them out</source>
        <translation>die Schicht beginnt mit %1, aber %2 würde es aus x berechnen; eines davon weglassen</translation>
    </message>
    <message>
        <source>%1 has %2 values, but a scene file can contain at most %3</source>
        <translation>%1 hat %2 Werte, aber in eine Szenendatei passen höchstens %3</translation>
    </message>
    <message>
        <source>the layer can start from %1 or %2, but not from both; leave one of them out</source>
        <translation>die Schicht kann mit %1 oder %2 beginnen, aber nicht mit beiden; eines davon weglassen</translation>
    </message>
    <message>
        <source>%1 is missing; q and k are both required</source>
        <translation>%1 fehlt; q und k sind beide nötig</translation>
    </message>
    <message>
        <source>%2 must be [B, H, T, head_dim], [B, T, d_out] or [T, d_out]; got %1</source>
        <translation>%2 muss [B, H, T, head_dim], [B, T, d_out] oder [T, d_out] sein; angegeben ist %1</translation>
    </message>
    <message>
        <source>%1 cannot be split into %2</source>
        <translation>%1 lässt sich nicht in %2 aufteilen</translation>
    </message>
    <message>
        <source>two arrays are named &apos;%1&apos;</source>
        <translation>zwei Arrays heißen &apos;%1&apos;</translation>
    </message>
    <message>
        <source>no array &apos;%1&apos; (available: %2)</source>
        <translation>kein Array &apos;%1&apos; (vorhanden: %2)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is mapped to two targets</source>
        <translation>&apos;%1&apos; ist zwei Zielen zugeordnet</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>found %1 layers; choose one of these prefixes: %2</source>
        <translation>%1 Schichten gefunden; eines dieser Präfixe wählen: %2</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>Das Array ist leer</translation>
    </message>
    <message>
        <source>the scene computes it</source>
        <translation>Die Szene berechnet es</translation>
    </message>
    <message>
        <source>an array whose name matches better is used</source>
        <translation>Ein Array, dessen Name besser passt, wird benutzt</translation>
    </message>
    <message>
        <source>a different mask is used</source>
        <translation>Eine andere Maske wird benutzt</translation>
    </message>
    <message>
        <source>it belongs to a different layer</source>
        <translation>Es gehört zu einer anderen Schicht</translation>
    </message>
    <message>
        <source>the scene uses a different output layer</source>
        <translation>Die Szene benutzt eine andere Ausgabeschicht</translation>
    </message>
    <message>
        <source>the layer starts from a different array</source>
        <translation>Die Schicht beginnt mit einem anderen Array</translation>
    </message>
    <message>
        <source>the attention weights are imported instead</source>
        <translation>Stattdessen werden die Attention-Gewichte importiert</translation>
    </message>
    <message>
        <source>a Boolean must be 0 or 1, got %1</source>
        <translation>ein Wahrheitswert muss 0 oder 1 sein, angegeben ist %1</translation>
    </message>
    <message>
        <source>offset %1: %2</source>
        <translation>Offset %1: %2</translation>
    </message>
    <message>
        <source>the array has %1 axes, but at most %2 are accepted</source>
        <translation>das Array hat %1 Achsen, aber höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>%1 %2 has more than %3 values</source>
        <translation>%1 %2 hat mehr als %3 Werte</translation>
    </message>
    <message>
        <source>the table has %1 index columns; expected at most %2, followed by columns of numbers</source>
        <translation>die Tabelle hat %1 Indexspalten; erwartet werden höchstens %2 und danach Spalten mit Zahlen</translation>
    </message>
    <message>
        <source>the indices end at %1, so the array is incomplete</source>
        <translation>die Indizes enden bei %1, das Array ist also unvollständig</translation>
    </message>
    <message>
        <source>the cell is empty</source>
        <translation>die Zelle ist leer</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
        <source>the table contains no numbers</source>
        <translation>die Tabelle enthält keine Zahlen</translation>
    </message>
    <message>
        <source>the table has column names but no numbers</source>
        <translation>die Tabelle enthält Spaltennamen, aber keine Zahlen</translation>
    </message>
    <message>
        <source>column 1 (%1 …)</source>
        <translation>Spalte 1 (%1 …)</translation>
    </message>
    <message>
        <source>%1 and %2 are read as names</source>
        <translation>%1 und %2 werden als Namen gelesen</translation>
    </message>
    <message>
        <source>Row %1 has no numbers</source>
        <translation>Zeile %1 hat keine Zahlen</translation>
    </message>
    <message>
        <source>larger than %1 MiB</source>
        <translation>größer als %1 MiB</translation>
    </message>
    <message>
        <source>NumPy archive</source>
        <translation>NumPy-Archiv</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>NumPy-Array</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>%1: expected a name that ends in %2</source>
        <translation>%1: erwartet wird ein Name, der auf %2 endet</translation>
    </message>
    <message>
        <source>%1: a .%2 file can contain only one tensor, not %3</source>
        <translation>%1: Eine .%2-Datei kann nur einen Tensor enthalten, nicht %3</translation>
    </message>
    <message>
        <source>%1: the GPU stopped responding while the values were being read</source>
        <translation>%1: Die GPU hat beim Lesen der Werte nicht mehr reagiert</translation>
    </message>
    <message>
        <source>descr %1</source>
        <translation>descr %1</translation>
    </message>
    <message>
        <source>%1 means pickled Python objects, which are never loaded</source>
        <translation>%1 steht für Python-Objekte als Pickle; solche werden nie geladen</translation>
    </message>
    <message>
        <source>unsupported dtype: %1</source>
        <translation>nicht unterstützter dtype: %1</translation>
    </message>
    <message>
        <source>expected a single number type, got a structured dtype</source>
        <translation>erwartet wird ein einzelner Zahlentyp, angegeben ist ein zusammengesetzter dtype</translation>
    </message>
    <message>
        <source>the header has %1; expected descr, fortran_order and shape, each once</source>
        <translation>der Header enthält %1; erwartet werden descr, fortran_order und shape, je einmal</translation>
    </message>
    <message>
        <source>the header continues after its closing brace</source>
        <translation>der Header geht nach seiner schließenden Klammer weiter</translation>
    </message>
    <message>
        <source>descr, fortran_order or shape is missing from the header</source>
        <translation>im Header fehlt descr, fortran_order oder shape</translation>
    </message>
    <message>
        <source>the header is not a Python dict: expected a quoted string</source>
        <translation>der Header ist kein Python-Dict: erwartet wird eine Zeichenkette in Anführungszeichen</translation>
    </message>
    <message>
        <source>fortran_order is neither True nor False</source>
        <translation>fortran_order ist weder True noch False</translation>
    </message>
    <message>
        <source>each size in the shape must be a whole number, 0 or more</source>
        <translation>jede Größe in der Form muss eine ganze Zahl ab 0 sein</translation>
    </message>
    <message>
        <source>the file ends inside its header</source>
        <translation>die Datei endet mitten im Header</translation>
    </message>
    <message>
        <source>the file has version %1.%2, but this program reads only versions 1.0, 2.0 and 3.0</source>
        <translation>die Datei hat die Version %1.%2, aber dieses Programm liest nur die Versionen 1.0, 2.0 und 3.0</translation>
    </message>
    <message>
        <source>the header length is %1, but at most %2 are accepted</source>
        <translation>die Header-Länge ist %1, aber höchstens %2 sind erlaubt</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>1 Byte</numerusform>
            <numerusform>%n Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>the header length is %1, but the file has %2 left</source>
        <translation>die Header-Länge ist %1, aber die Datei hat nur noch %2</translation>
    </message>
    <message>
        <source>the shape %1 of %2 needs %3, but the file has %4 left</source>
        <translation>die Form %1 von %2 braucht %3, aber die Datei hat nur noch %4</translation>
    </message>
    <message>
        <source>the arrays up to %1 have more than %2 values in total</source>
        <translation>die Arrays bis %1 haben zusammen mehr als %2 Werte</translation>
    </message>
    <message>
        <source>the shape has an axis that is too large: %1</source>
        <translation>die Form hat eine zu große Achse: %1</translation>
    </message>
    <message>
        <source>the shape has more than %1 axes</source>
        <translation>die Form hat mehr als %1 Achsen</translation>
    </message>
    <message>
        <source>data_offsets has more than two numbers</source>
        <translation>data_offsets hat mehr als zwei Zahlen</translation>
    </message>
    <message>
        <source>the string %1</source>
        <translation>die Zeichenkette %1</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>the file has more than %1 tensors</source>
        <translation>die Datei hat mehr als %1 Tensoren</translation>
    </message>
    <message>
        <source>a name must have 1 to %2 bytes, but this one has %1</source>
        <translation>ein Name muss 1 bis %2 Bytes haben, aber dieser hat %1</translation>
    </message>
    <message>
        <source>the name occurs twice</source>
        <translation>der Name kommt zweimal vor</translation>
    </message>
    <message>
        <source>has more than %1 members</source>
        <translation>hat mehr als %1 Einträge</translation>
    </message>
    <message>
        <source>the member %1 occurs twice</source>
        <translation>der Eintrag %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>the member %1 is not one of dtype, shape and data_offsets</source>
        <translation>der Eintrag %1 ist keiner von dtype, shape und data_offsets</translation>
    </message>
    <message>
        <source>dtype, shape or data_offsets is missing</source>
        <translation>dtype, shape oder data_offsets fehlt</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>data_offsets has fewer than two numbers</source>
        <translation>data_offsets hat weniger als zwei Zahlen</translation>
    </message>
    <message>
        <source>the header is not JSON in UTF-8</source>
        <translation>der Header ist kein JSON in UTF-8</translation>
    </message>
    <message>
        <source>the header has %1 in the wrong place</source>
        <translation>der Header hat %1 an der falschen Stelle</translation>
    </message>
    <message>
        <source>the header is not JSON</source>
        <translation>der Header ist kein JSON</translation>
    </message>
    <message>
        <source>%1 has the data_offsets [%2, %3]</source>
        <translation>%1 hat die data_offsets [%2, %3]</translation>
    </message>
    <message>
        <source>%1, but the file has %2 of data</source>
        <translation>%1, aber die Datei hat %2 Daten</translation>
    </message>
    <message>
        <source>the file has %1 of unused data after the last tensor</source>
        <translation>die Datei hat nach dem letzten Tensor noch %1 ungenutzte Daten</translation>
    </message>
    <message>
        <source>the file ends within the 8 bytes that give the header length</source>
        <translation>die Datei endet innerhalb der 8 Bytes, in denen die Header-Länge steht</translation>
    </message>
    <message>
        <source>the header length is %1, but the file has %2 left and at most %3 are accepted</source>
        <translation>die Header-Länge ist %1, aber die Datei hat nur noch %2, und höchstens %3 sind erlaubt</translation>
    </message>
    <message>
        <source>the shape of %1</source>
        <translation>die Form von %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3 needs %4, but its data_offsets give %5</source>
        <translation>%1 %2 von %3 braucht %4, aber seine data_offsets ergeben %5</translation>
    </message>
    <message>
        <source>the tensors up to %1 have more than %2 values in total</source>
        <translation>die Tensoren bis %1 haben zusammen mehr als %2 Werte</translation>
    </message>
    <message>
        <source>the directory is longer than its entries</source>
        <translation>das Verzeichnis ist länger als seine Einträge</translation>
    </message>
    <message>
        <source>the file is too short for a zip archive</source>
        <translation>die Datei ist zu kurz für ein Zip-Archiv</translation>
    </message>
    <message>
        <source>not a zip archive: it has no directory at its end</source>
        <translation>kein Zip-Archiv: Am Ende fehlt das Verzeichnis</translation>
    </message>
    <message>
        <source>the archive is split across several disks</source>
        <translation>das Archiv ist über mehrere Datenträger verteilt</translation>
    </message>
    <message>
        <source>the zip64 end record is not where its locator points</source>
        <translation>der Zip64-Endeintrag ist nicht dort, wohin sein Verweis zeigt</translation>
    </message>
    <message>
        <source>the directory (%1 at offset %2) does not reach its end record</source>
        <translation>das Verzeichnis (%1 bei Offset %2) reicht nicht bis zu seinem Endeintrag</translation>
    </message>
    <message>
        <source>the archive should have %1 entries, but its directory has room for %2, and at most %3 are accepted</source>
        <translation>das Archiv soll %1 Einträge haben, aber sein Verzeichnis hat Platz für %2, und höchstens %3 sind erlaubt</translation>
    </message>
    <message>
        <source>expected a directory entry</source>
        <translation>erwartet wird ein Verzeichniseintrag</translation>
    </message>
    <message>
        <source>the entry extends beyond the end of the directory</source>
        <translation>der Eintrag reicht über das Ende des Verzeichnisses hinaus</translation>
    </message>
    <message>
        <source>%1 is encrypted</source>
        <translation>%1 ist verschlüsselt</translation>
    </message>
    <message>
        <source>%1 is compressed with method %2; expected stored (0) or deflate (8)</source>
        <translation>%1 ist mit Methode %2 gepackt; erwartet wird stored (0) oder deflate (8)</translation>
    </message>
    <message>
        <source>the name %1 is empty, too long, or points outside the archive</source>
        <translation>der Name %1 ist leer, zu lang oder führt aus dem Archiv hinaus</translation>
    </message>
    <message>
        <source>the name %1 occurs twice</source>
        <translation>der Name %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>an extra field extends beyond the end of its header</source>
        <translation>ein Zusatzfeld reicht über das Ende seines Headers hinaus</translation>
    </message>
    <message>
        <source>the zip64 field is too short</source>
        <translation>das Zip64-Feld ist zu kurz</translation>
    </message>
    <message>
        <source>%1 needs %2, but the file has only %3</source>
        <translation>%1 braucht %2, aber die Datei hat nur %3</translation>
    </message>
    <message>
        <source>%1 is stored uncompressed, but its packed and unpacked sizes differ</source>
        <translation>%1 ist unkomprimiert gespeichert, aber seine gepackte und seine entpackte Größe sind verschieden</translation>
    </message>
    <message>
        <source>the archive of %1 would unpack to more than %2 bytes and is rejected as a zip bomb</source>
        <translation>das Archiv von %1 würde entpackt mehr als %2 Bytes ergeben und wird als Zip-Bombe abgelehnt</translation>
    </message>
    <message>
        <source>%1 should be at offset %2, but no entry is there</source>
        <translation>%1 soll bei Offset %2 sein, aber dort ist kein Eintrag</translation>
    </message>
    <message>
        <source>%1 extends beyond the end of the file</source>
        <translation>%1 reicht über das Ende der Datei hinaus</translation>
    </message>
    <message>
        <source>the entry&apos;s name does not match its name in the directory, %1</source>
        <translation>der Eintrag heißt im Verzeichnis anders, nämlich %1</translation>
    </message>
    <message>
        <source>the sizes, flags or compression of %1 do not match its directory entry</source>
        <translation>Größen, Flags oder Kompression von %1 passen nicht zum Eintrag im Verzeichnis</translation>
    </message>
    <message>
        <source>two entries overlap</source>
        <translation>zwei Einträge überschneiden sich</translation>
    </message>
    <message>
        <source>%1 does not unpack to the %2 listed in the directory</source>
        <translation>%1 ergibt entpackt nicht die %2, die im Verzeichnis stehen</translation>
    </message>
    <message>
        <source>the checksum of %1 is wrong, so the file is damaged</source>
        <translation>die Prüfsumme von %1 ist falsch, also ist die Datei beschädigt</translation>
    </message>
    <message>
        <source>%1: no such file</source>
        <translation>%1: Datei nicht gefunden</translation>
    </message>
    <message>
        <source>%1: cannot be read (%2)</source>
        <translation>%1: kann nicht gelesen werden (%2)</translation>
    </message>
    <message>
        <source>%1: expected a file, got a folder</source>
        <translation>%1: erwartet wird eine Datei, angegeben ist ein Ordner</translation>
    </message>
    <message>
        <source>%1: expected a file, got a pipe</source>
        <translation>%1: erwartet wird eine Datei, angegeben ist eine Pipe</translation>
    </message>
    <message>
        <source>%1: expected a file, got a device</source>
        <translation>%1: erwartet wird eine Datei, angegeben ist ein Gerät</translation>
    </message>
    <message>
        <source>%1: larger than %2 MiB</source>
        <translation>%1: größer als %2 MiB</translation>
    </message>
    <message>
        <source>%1 was changed while being read</source>
        <translation>%1 wurde beim Lesen geändert</translation>
    </message>
    <message>
        <source>is no longer a file</source>
        <translation>ist keine Datei mehr</translation>
    </message>
    <message>
        <source>%1: cannot be written (%2)</source>
        <translation>%1: kann nicht geschrieben werden (%2)</translation>
    </message>
    <message>
        <source>%1: larger than %2 bytes</source>
        <translation>%1: größer als %2 Bytes</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>the folder %1 does not exist</source>
        <translation>den Ordner %1 gibt es nicht</translation>
    </message>
    <message>
        <source>the file is read-only</source>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the folder %1 is read-only</source>
        <translation>der Ordner %1 ist schreibgeschützt</translation>
    </message>
    <message>
        <source>cannot create a file in the folder %1</source>
        <translation>im Ordner %1 lässt sich keine Datei anlegen</translation>
    </message>
    <message>
        <source>the disk is full or has failed, or the file is too large for it</source>
        <translation>der Datenträger ist voll oder defekt, oder die Datei ist zu groß für ihn</translation>
    </message>
    <message>
        <source>the disk is full or has failed</source>
        <translation>der Datenträger ist voll oder defekt</translation>
    </message>
    <message>
        <source>not an AttnScope journal</source>
        <translation>kein AttnScope-Journal</translation>
    </message>
    <message>
        <source>the journal contains no complete record</source>
        <translation>das Journal enthält keinen vollständigen Eintrag</translation>
    </message>
    <message>
        <source>a change is incomplete</source>
        <translation>eine Änderung ist unvollständig</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>eine Zahl über 0</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of %2</source>
        <translation>&apos;%1&apos; ist keines von %2</translation>
    </message>
    <message>
        <source>head %1 is listed twice</source>
        <translation>Kopf %1 ist zweimal aufgeführt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of manual_seed, skip, rand, randn, linear, linear_from_T, embedding, lookup, stack, mha</source>
        <translation>&apos;%1&apos; ist keines von manual_seed, skip, rand, randn, linear, linear_from_T, embedding, lookup, stack, mha</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid tensor name; use 1 to 64 letters, digits, &apos;_&apos;, &apos;.&apos; and &apos;-&apos;</source>
        <translation>&apos;%1&apos; ist kein gültiger Tensorname; 1 bis 64 Buchstaben, Ziffern, &apos;_&apos;, &apos;.&apos; und &apos;-&apos; verwenden</translation>
    </message>
    <message>
        <source>a decimal number</source>
        <translation>eine Dezimalzahl</translation>
    </message>
    <message>
        <source>the string &apos;%1&apos;</source>
        <translation>die Zeichenkette &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected %1, got %2</source>
        <translation>erwartet wird %1, angegeben ist %2</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>must be at least %1, got %2</source>
        <translation>muss mindestens %1 sein, angegeben ist %2</translation>
    </message>
    <message>
        <source>must be from %1 to %2, got %3</source>
        <translation>muss zwischen %1 und %2 liegen, angegeben ist %3</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>the number is outside the range of float32</source>
        <translation>die Zahl liegt außerhalb des Bereichs von float32</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>the member &apos;%1&apos; is missing</source>
        <translation>der Eintrag &apos;%1&apos; fehlt</translation>
    </message>
    <message>
        <source>unknown member (expected one of %1)</source>
        <translation>unbekannter Eintrag (bekannt sind %1)</translation>
    </message>
    <message>
        <source>expected a number or a list of numbers, got the string &apos;%1&apos;</source>
        <translation>erwartet wird eine Zahl oder eine Liste von Zahlen, angegeben ist die Zeichenkette &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected a number or a list of numbers, got an object</source>
        <translation>erwartet wird eine Zahl oder eine Liste von Zahlen, angegeben ist ein Objekt</translation>
    </message>
    <message>
        <source>a member name is too long (%1 bytes)</source>
        <translation>der Name eines Eintrags ist zu lang (%1 Bytes)</translation>
    </message>
    <message>
        <source>the member &apos;%1&apos; occurs twice here</source>
        <translation>der Eintrag &apos;%1&apos; kommt hier zweimal vor</translation>
    </message>
    <message>
        <source>expected a number as in the previous lists, got a list</source>
        <translation>erwartet wird eine Zahl wie in den Listen davor, angegeben ist eine Liste</translation>
    </message>
    <message>
        <source>lists are nested deeper than %1 levels</source>
        <translation>Listen sind tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>the list is empty</source>
        <translation>die Liste ist leer</translation>
    </message>
    <message>
        <source>this list has length %1, but the previous lists have length %2</source>
        <translation>diese Liste hat die Länge %1, aber die Listen davor haben die Länge %2</translation>
    </message>
    <message>
        <source>invalid JSON at &apos;%1&apos;</source>
        <translation>ungültiges JSON bei &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>die Datei endet zu früh</translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation>der Text ist kein UTF-8</translation>
    </message>
    <message>
        <source>the number %1 is too large (maximum 1.8e308)</source>
        <translation>die Zahl %1 ist zu groß (höchstens 1.8e308)</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the file has more than %1 numbers</source>
        <translation>die Datei hat mehr als %1 Zahlen</translation>
    </message>
    <message>
        <source>expected a list as in the previous lists, got a number</source>
        <translation>erwartet wird eine Liste wie in den Listen davor, angegeben ist eine Zahl</translation>
    </message>
    <message>
        <source>the file has too many values outside &apos;inputs&apos; and &apos;expected&apos;</source>
        <translation>die Datei enthält außerhalb von &apos;inputs&apos; und &apos;expected&apos; zu viele Werte</translation>
    </message>
    <message>
        <source>is nested deeper than %1 levels</source>
        <translation>ist tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>larger than 64 MiB</source>
        <translation>größer als 64 MiB</translation>
    </message>
    <message>
        <source>not JSON</source>
        <translation>kein JSON</translation>
    </message>
    <message>
        <source>%1 is listed twice</source>
        <translation>%1 ist zweimal aufgeführt</translation>
    </message>
    <message>
        <source>belongs next to config, not inside it</source>
        <translation>gehört neben config, nicht hinein</translation>
    </message>
    <message>
        <source>expected each layer once and in ascending order, got layer %1 after layer %2</source>
        <translation>erwartet wird jede Schicht einmal und aufsteigend, angegeben ist Schicht %1 nach Schicht %2</translation>
    </message>
    <message>
        <source>must be a layer before the scene&apos;s layer (%1), got %2</source>
        <translation>muss eine Schicht vor der Schicht der Szene (%1) sein, angegeben ist %2</translation>
    </message>
    <message>
        <source>layer %1 is already in model.ablate</source>
        <translation>Schicht %1 ist schon in model.ablate</translation>
    </message>
    <message>
        <source>expected 16 hexadecimal digits, got &apos;%1&apos;</source>
        <translation>erwartet werden 16 hexadezimale Ziffern, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected LAYER.HEAD, like 3.1; got &apos;%1&apos;</source>
        <translation>erwartet wird SCHICHT.KOPF, wie 3.1; angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>must be a head in a layer before the scene&apos;s layer (%1)</source>
        <translation>muss ein Kopf in einer Schicht vor der Schicht der Szene (%1) sein</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>is missing, and so is model.ids; one of them must specify the tokens of x</source>
        <translation>fehlt ebenso wie model.ids; eines von beiden muss die Tokens von x angeben</translation>
    </message>
    <message>
        <source>cannot be combined with model.text; a page has only one of them</source>
        <translation>lässt sich nicht mit model.text kombinieren; eine Seite hat nur eines von beiden</translation>
    </message>
    <message>
        <source>at most %1 token ids are accepted</source>
        <translation>höchstens %1 Token-IDs sind erlaubt</translation>
    </message>
    <message>
        <source>expected a number, got null</source>
        <translation>erwartet wird eine Zahl, angegeben ist null</translation>
    </message>
    <message>
        <source>true and false cannot be mixed with numbers</source>
        <translation>true und false lassen sich nicht mit Zahlen mischen</translation>
    </message>
    <message>
        <source>inputs.%1: expected numbers, got true and false</source>
        <translation>inputs.%1: erwartet werden Zahlen, angegeben sind true und false</translation>
    </message>
    <message>
        <source>found %1 %2, but at most %3 are accepted</source>
        <translation>%1 %2 sind zu viele; erlaubt sind höchstens %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too new for this program, which reads %2; update AttnScope</source>
        <translation>&apos;%1&apos; ist zu neu für dieses Programm, das %2 liest; AttnScope aktualisieren</translation>
    </message>
    <message>
        <source>expected %2, got &apos;%1&apos;</source>
        <translation>erwartet wird %2, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>write part of a tensor as name[1] or name[1,2]</source>
        <translation>einen Teil eines Tensors als name[1] oder name[1,2] schreiben</translation>
    </message>
    <message>
        <source>expected [row, column], got %1 numbers</source>
        <translation>erwartet wird [Zeile, Spalte], angegeben sind %1 Zahlen</translation>
    </message>
    <message>
        <source>expected [low, high], got %1 numbers</source>
        <translation>erwartet wird [unten, oben], angegeben sind %1 Zahlen</translation>
    </message>
    <message>
        <source>expected [low, high], got the larger number first</source>
        <translation>erwartet wird [unten, oben], aber die größere Zahl kommt zuerst</translation>
    </message>
    <message>
        <source>%1%2 is already hidden</source>
        <translation>%1%2 ist schon verborgen</translation>
    </message>
    <message>
        <source>expected two different components, like [0, 1]</source>
        <translation>erwartet werden zwei verschiedene Komponenten, wie [0, 1]</translation>
    </message>
    <message>
        <source>must be greater than &apos;from&apos;</source>
        <translation>muss größer als &apos;from&apos; sein</translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation>darf nicht negativ sein</translation>
    </message>
    <message>
        <source>model: the values come from a model, which cannot be read here</source>
        <translation>model: Die Werte stammen aus einem Modell, das hier nicht gelesen werden kann</translation>
    </message>
    <message>
        <source>the largest of %1 derivatives (use --json for all):
%2</source>
        <translation>die größten von %1 Ableitungen (alle mit --json):
%2</translation>
    </message>
    <message>
        <source>%1 = %2. Derivatives with respect to %3 %4:
%5</source>
        <translation>%1 = %2. Ableitungen nach %3 %4:
%5</translation>
    </message>
    <message>
        <source>The lists are nested more than 8 levels deep.</source>
        <translation>Die Listen sind mehr als 8 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>Row %1 is an empty list.</source>
        <translation>Zeile %1 ist eine leere Liste.</translation>
    </message>
    <message>
        <source>The list that ends at row %1 has %2, but the previous lists have %3.</source>
        <translation>Die Liste, die in Zeile %1 endet, hat %2, aber die Listen davor haben %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>1 Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>The text ends before the last list is closed with &apos;]&apos;.</source>
        <translation>Der Text endet, bevor die letzte Liste mit &apos;]&apos; geschlossen ist.</translation>
    </message>
    <message>
        <source>Could not read %1 after the last list.</source>
        <translation>Nach der letzten Liste ist %1 nicht lesbar.</translation>
    </message>
    <message>
        <source>Could not read %1 before the first list.</source>
        <translation>Vor der ersten Liste ist %1 nicht lesbar.</translation>
    </message>
    <message>
        <source>The text has more than %1 million numbers.</source>
        <translation>Der Text hat mehr als %1 Millionen Zahlen.</translation>
    </message>
    <message>
        <source>Row %1 has %2, but the previous rows have %3.</source>
        <translation>Zeile %1 hat %2, aber die Zeilen davor haben %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers</source>
        <translation>
            <numerusform>1 Zahl</numerusform>
            <numerusform>%n Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is longer than 64 MiB.</source>
        <translation>Der Text ist länger als 64 MiB.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Der Text ist leer.</translation>
    </message>
    <message>
        <source>expected a GGUF file, got safetensors; rename the file to end in .safetensors</source>
        <translation>erwartet wird eine GGUF-Datei, angegeben ist safetensors; die Datei so umbenennen, dass ihr Name auf .safetensors endet</translation>
    </message>
    <message>
        <source>the magic number</source>
        <translation>die Kennung</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>die Version</translation>
    </message>
    <message>
        <source>the file is big-endian, but this program reads only little-endian files</source>
        <translation>die Datei ist big-endian, aber dieses Programm liest nur little-endian-Dateien</translation>
    </message>
    <message>
        <source>the file has version %1, but this program reads only versions 2 and 3</source>
        <translation>die Datei hat die Version %1, aber dieses Programm liest nur die Versionen 2 und 3</translation>
    </message>
    <message>
        <source>&apos;general.alignment&apos; must be a power of two from 1 to %1</source>
        <translation>&apos;general.alignment&apos; muss eine Zweierpotenz von 1 bis %1 sein</translation>
    </message>
    <message>
        <source>the number of tensors</source>
        <translation>die Anzahl der Tensoren</translation>
    </message>
    <message>
        <source>the number of keys</source>
        <translation>die Anzahl der Schlüssel</translation>
    </message>
    <message>
        <source>the file is only one of the %1 parts of a model (split.count); join them with llama-gguf-split --merge</source>
        <translation>die Datei ist nur einer von %1 Teilen eines Modells (split.count); llama-gguf-split --merge verbindet sie</translation>
    </message>
    <message>
        <source>%1 has %2 axes, but at most %3 are accepted</source>
        <translation>%1 hat %2 Achsen, aber höchstens %3 sind erlaubt</translation>
    </message>
    <message>
        <source>%1 has an axis that is too large: %2</source>
        <translation>%1 hat eine zu große Achse: %2</translation>
    </message>
    <message>
        <source>the name of a tensor</source>
        <translation>der Name eines Tensors</translation>
    </message>
    <message>
        <source>the type of %1</source>
        <translation>der Typ von %1</translation>
    </message>
    <message>
        <source>the offset of %1</source>
        <translation>der Offset von %1</translation>
    </message>
    <message>
        <source>type %1</source>
        <translation>Typ %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3 has rows of %4 values; expected a multiple of %5</source>
        <translation>%1 %2 von %3 hat Zeilen mit %4 Werten; erwartet wird ein Vielfaches von %5</translation>
    </message>
    <message>
        <source>%1 has %2 at offset %3 of the data</source>
        <translation>%1 hat %2 bei Offset %3 der Daten</translation>
    </message>
    <message>
        <source>%1; the offset must be a multiple of %2</source>
        <translation>%1; der Offset muss ein Vielfaches von %2 sein</translation>
    </message>
    <message>
        <source>%1, which overlap %2</source>
        <translation>%1, die sich mit %2 überschneiden</translation>
    </message>
    <message>
        <source>%1 occurs twice</source>
        <translation>%1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>the name of a key</source>
        <translation>der Name eines Schlüssels</translation>
    </message>
    <message>
        <source>occurs twice</source>
        <translation>kommt zweimal vor</translation>
    </message>
    <message>
        <source>the value of %1</source>
        <translation>der Wert von %1</translation>
    </message>
    <message>
        <source>the value has type %1; expected a type from 0 to 12</source>
        <translation>der Wert hat den Typ %1; erwartet wird ein Typ von 0 bis 12</translation>
    </message>
    <message>
        <source>lists of lists are not supported here</source>
        <translation>Listen von Listen werden hier nicht unterstützt</translation>
    </message>
    <message>
        <source>items of %1</source>
        <translation>Einträge von %1</translation>
    </message>
    <message>
        <source>%1 is too large for a signed 64-bit integer</source>
        <translation>%1 ist zu groß für eine 64-Bit-Ganzzahl mit Vorzeichen</translation>
    </message>
    <message>
        <source>the strings up to here take more than %1 MiB</source>
        <translation>die Zeichenketten bis hierher brauchen mehr als %1 MiB</translation>
    </message>
    <message>
        <source>%1 is in both %2 and %3</source>
        <translation>%1 ist sowohl in %2 als auch in %3</translation>
    </message>
    <message>
        <source>%1 (listed in %2)</source>
        <translation>%1 (aufgeführt in %2)</translation>
    </message>
    <message>
        <source>weight_map: %1 is in %2; expected a plain file name in the index&apos;s folder</source>
        <translation>weight_map: %1 ist in %2; erwartet wird der bloße Name einer Datei im Ordner des Index</translation>
    </message>
    <message>
        <source>weight_map is missing; %1</source>
        <translation>weight_map fehlt; %1</translation>
    </message>
    <message>
        <source>a Boolean</source>
        <translation>ein Wahrheitswert</translation>
    </message>
    <message>
        <source>weight_map lists more than %1 files</source>
        <translation>weight_map nennt mehr als %1 Dateien</translation>
    </message>
    <message>
        <source>an object has more than %1 members</source>
        <translation>ein Objekt hat mehr als %1 Einträge</translation>
    </message>
    <message>
        <source>weight_map lists more than %1 tensors</source>
        <translation>weight_map nennt mehr als %1 Tensoren</translation>
    </message>
    <message>
        <source>not JSON in UTF-8</source>
        <translation>kein JSON in UTF-8</translation>
    </message>
    <message>
        <source>lists and objects are nested deeper than %1 levels</source>
        <translation>Listen und Objekte sind tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>weight_map: found %1 at %2; expected a file name</source>
        <translation>weight_map: bei %2 steht %1; erwartet wird ein Dateiname</translation>
    </message>
    <message>
        <source>QK circuit, W_q W_kᵀ</source>
        <translation>QK-Schaltkreis, W_q W_kᵀ</translation>
    </message>
    <message>
        <source>What the query bias looks for, b_q W_kᵀ</source>
        <translation>Wonach der Query-Bias sucht, b_q W_kᵀ</translation>
    </message>
    <message>
        <source>What the key bias responds to, W_q b_k</source>
        <translation>Worauf der Key-Bias reagiert, W_q b_k</translation>
    </message>
    <message>
        <source>Both biases, b_q · b_k</source>
        <translation>Beide Bias-Werte, b_q · b_k</translation>
    </message>
    <message>
        <source>What each query looks for in embeddings</source>
        <translation>Wonach jede Query in Embeddings sucht</translation>
    </message>
    <message>
        <source>What the key bias adds to each query&apos;s scores</source>
        <translation>Was der Key-Bias zu den Scores jeder Query addiert</translation>
    </message>
    <message>
        <source>QK circuit between the tokens</source>
        <translation>QK-Schaltkreis zwischen den Tokens</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>OV circuit, W_v W_o</source>
        <translation>OV-Schaltkreis, W_v W_o</translation>
    </message>
    <message>
        <source>What the value bias writes, b_v W_o</source>
        <translation>Was der Value-Bias schreibt, b_v W_o</translation>
    </message>
    <message>
        <source>What each token writes through the head</source>
        <translation>Was jedes Token durch den Kopf schreibt</translation>
    </message>
    <message>
        <source>Q K V</source>
        <translation>Q K V</translation>
    </message>
    <message>
        <source>QK norm</source>
        <translation>QK-Norm</translation>
    </message>
    <message>
        <source>RoPE</source>
        <translation>RoPE</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Soft cap</source>
        <translation>Softcap</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>Bias</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Concat</source>
        <translation>Concat</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Input embeddings</source>
        <translation>Embeddings der Eingabe</translation>
    </message>
    <message>
        <source>Queries, keys and values</source>
        <translation>Querys, Keys und Values</translation>
    </message>
    <message>
        <source>Queries, keys and values, split into heads</source>
        <translation>Querys, Keys und Values, in Köpfe aufgeteilt</translation>
    </message>
    <message>
        <source>Queries, keys and values per head</source>
        <translation>Querys, Keys und Values je Kopf</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Querys</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>Normalized queries</source>
        <translation>Normierte Querys</translation>
    </message>
    <message>
        <source>Normalized keys</source>
        <translation>Normierte Keys</translation>
    </message>
    <message>
        <source>Rotated queries</source>
        <translation>Gedrehte Querys</translation>
    </message>
    <message>
        <source>Rotated keys</source>
        <translation>Gedrehte Keys</translation>
    </message>
    <message>
        <source>Queries of the next token</source>
        <translation>Querys des nächsten Tokens</translation>
    </message>
    <message>
        <source>Attention scores</source>
        <translation>Attention-Scores</translation>
    </message>
    <message>
        <source>Scaled scores</source>
        <translation>Skalierte Scores</translation>
    </message>
    <message>
        <source>scaled score</source>
        <translation>skalierter Score</translation>
    </message>
    <message>
        <source>Capped scores</source>
        <translation>Scores mit Softcap</translation>
    </message>
    <message>
        <source>capped score</source>
        <translation>Score mit Softcap</translation>
    </message>
    <message>
        <source>Position bias</source>
        <translation>Positions-Bias</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>Bias</translation>
    </message>
    <message>
        <source>Biased scores</source>
        <translation>Scores mit Bias</translation>
    </message>
    <message>
        <source>Masked scores</source>
        <translation>Maskierte Scores</translation>
    </message>
    <message>
        <source>Softmax weights</source>
        <translation>Softmax-Gewichte</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Masked weights</source>
        <translation>Maskierte Gewichte</translation>
    </message>
    <message>
        <source>Sink weights</source>
        <translation>Sink-Gewichte</translation>
    </message>
    <message>
        <source>Row sums of the weights</source>
        <translation>Zeilensummen der Gewichte</translation>
    </message>
    <message>
        <source>Kept by dropout</source>
        <translation>Vom Dropout behalten</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>keep</translation>
    </message>
    <message>
        <source>After dropout</source>
        <translation>Nach dem Dropout</translation>
    </message>
    <message>
        <source>Context per head</source>
        <translation>Kontext je Kopf</translation>
    </message>
    <message>
        <source>Context, term by term</source>
        <translation>Kontext, Term für Term</translation>
    </message>
    <message>
        <source>Allowed by the mask</source>
        <translation>Von der Maske erlaubt</translation>
    </message>
    <message>
        <source>eval mode</source>
        <translation>eval-Modus</translation>
    </message>
    <message>
        <source>Token embeddings and memory</source>
        <translation>Token-Embeddings und Memory</translation>
    </message>
    <message>
        <source>Token embeddings</source>
        <translation>Token-Embeddings</translation>
    </message>
    <message>
        <source>Scores, q · k</source>
        <translation>Scores, q · k</translation>
    </message>
    <message>
        <source>scores only</source>
        <translation>nur Scores</translation>
    </message>
    <message>
        <source>no values</source>
        <translation>keine Values</translation>
    </message>
    <message>
        <source>Masked</source>
        <translation>Maskiert</translation>
    </message>
    <message>
        <source>Masked scores (input)</source>
        <translation>Maskierte Scores (Eingabe)</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Attention weights (input)</source>
        <translation>Attention-Gewichte (Eingabe)</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memory</translation>
    </message>
    <message>
        <source>Query norm weights</source>
        <translation>Gewichte der Query-Norm</translation>
    </message>
    <message>
        <source>Key norm weights</source>
        <translation>Gewichte der Key-Norm</translation>
    </message>
    <message>
        <source>Frequencies of the rotary pairs</source>
        <translation>Frequenzen der Rotary-Paare</translation>
    </message>
    <message>
        <source>Sinks, one logit per head</source>
        <translation>Sinks, ein Logit je Kopf</translation>
    </message>
    <message>
        <source>Position bias by bucket</source>
        <translation>Positions-Bias nach Bereichen</translation>
    </message>
    <message>
        <source>Position bias (input)</source>
        <translation>Positions-Bias (Eingabe)</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>kausal</translation>
    </message>
    <message>
        <source>window %1 + first %2</source>
        <translation>Fenster %1 + erste %2</translation>
    </message>
    <message>
        <source>window %1</source>
        <translation>Fenster %1</translation>
    </message>
    <message>
        <source>prefix %1</source>
        <translation>Präfix %1</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>Padding</translation>
    </message>
    <message>
        <source>additive</source>
        <translation>additiv</translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>Querys und Keys</translation>
    </message>
    <message>
        <source>Normalized queries and keys</source>
        <translation>Normierte Querys und Keys</translation>
    </message>
    <message>
        <source>Rotated queries and keys</source>
        <translation>Gedrehte Querys und Keys</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Position bias and biased scores</source>
        <translation>Positions-Bias und Scores mit Bias</translation>
    </message>
    <message>
        <source>not scaled</source>
        <translation>nicht skaliert</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>unbenutzt</translation>
    </message>
    <message>
        <source>÷ row sum</source>
        <translation>÷ Zeilensumme</translation>
    </message>
    <message>
        <source>Weights, scores ÷ row sum</source>
        <translation>Gewichte, Scores ÷ Zeilensumme</translation>
    </message>
    <message>
        <source>Naive softmax weights</source>
        <translation>Gewichte der naiven Softmax</translation>
    </message>
    <message>
        <source>naive, {shape}</source>
        <translation>naiv, {shape}</translation>
    </message>
    <message>
        <source>over queries</source>
        <translation>über Querys</translation>
    </message>
    <message>
        <source>−∞ after softmax</source>
        <translation>−∞ nach Softmax</translation>
    </message>
    <message>
        <source>Weights, −∞ where masked</source>
        <translation>Gewichte, maskiert mit −∞</translation>
    </message>
    <message>
        <source>Masked weights, then rescaled</source>
        <translation>Maskierte Gewichte, dann neu skaliert</translation>
    </message>
    <message>
        <source>Attention weights</source>
        <translation>Attention-Gewichte</translation>
    </message>
    <message>
        <source>Masked weights, not rescaled</source>
        <translation>Maskierte Gewichte, nicht neu skaliert</translation>
    </message>
    <message>
        <source>no weights</source>
        <translation>keine Gewichte</translation>
    </message>
    <message>
        <source>Weights after dropout</source>
        <translation>Gewichte nach dem Dropout</translation>
    </message>
    <message>
        <source>Scores after dropout</source>
        <translation>Scores nach dem Dropout</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n heads</source>
        <translation>
            <numerusform>%1 von 1 Kopf</numerusform>
            <numerusform>%1 von %n Köpfen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 Kopf</translation>
    </message>
    <message>
        <source>Reshape</source>
        <translation>Reshape</translation>
    </message>
    <message>
        <source>Context, heads and tokens mixed by the reshape</source>
        <translation>Kontext, Köpfe und Tokens durch das Reshape vermischt</translation>
    </message>
    <message>
        <source>Context, heads joined</source>
        <translation>Kontext, Köpfe verbunden</translation>
    </message>
    <message>
        <source>Output projection</source>
        <translation>Ausgabeprojektion</translation>
    </message>
    <message>
        <source>is the largest in its row</source>
        <translation>ist der größte Wert der Zeile</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>ist mindestens</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>ist höchstens</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>ist gleich</translation>
    </message>
    <message>
        <source>is masked</source>
        <translation>ist maskiert</translation>
    </message>
    <message>
        <source>is in a row that sums to</source>
        <translation>ist in einer Zeile mit der Summe</translation>
    </message>
    <message>
        <source>is the most probable next token</source>
        <translation>ist das wahrscheinlichste nächste Token</translation>
    </message>
    <message>
        <source>is not the most probable next token</source>
        <translation>ist nicht das wahrscheinlichste nächste Token</translation>
    </message>
    <message>
        <source>less than 0.0001 to go</source>
        <translation>es fehlt weniger als 0.0001</translation>
    </message>
    <message>
        <source>not a number yet</source>
        <translation>noch keine Zahl</translation>
    </message>
    <message>
        <source>the row sums to %1</source>
        <translation>die Zeilensumme ist %1</translation>
    </message>
    <message>
        <source>%1, runner-up %2</source>
        <translation>%1, an zweiter Stelle %2</translation>
    </message>
    <message>
        <source>tied for the largest</source>
        <translation>gleichauf mit dem größten Wert</translation>
    </message>
    <message>
        <source>below 0.0001</source>
        <translation>unter 0.0001</translation>
    </message>
    <message>
        <source>%1 is the most probable</source>
        <translation>%1 ist am wahrscheinlichsten</translation>
    </message>
    <message>
        <source>%1; the most probable is %2</source>
        <translation>%1; am wahrscheinlichsten ist %2</translation>
    </message>
    <message>
        <source>next token “%1”: the model has no token spelled this way</source>
        <translation>nächstes Token „%1“: Das Modell hat kein Token, das so geschrieben wird</translation>
    </message>
    <message>
        <source>%1: only cells of scores and weights can be masked</source>
        <translation>%1: Nur Zellen von Scores und Gewichten lassen sich maskieren</translation>
    </message>
    <message>
        <source>not masked yet</source>
        <translation>noch nicht maskiert</translation>
    </message>
    <message>
        <source>a goal needs a condition</source>
        <translation>ein Ziel braucht eine Bedingung</translation>
    </message>
    <message>
        <source>%1: this is a single scene, but a lesson with steps is expected</source>
        <translation>%1: Das ist eine einzelne Szene, erwartet wird aber eine Lektion mit Schritten</translation>
    </message>
    <message>
        <source>expected a language code like en or de</source>
        <translation>erwartet wird ein Sprachkürzel wie en oder de</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>der Text ist leer</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not name cells; expected weights or a part of it, like weights[0,0,4]</source>
        <translation>&apos;%1&apos; nennt keine Zellen; erwartet wird weights oder ein Teil davon, wie weights[0,0,4]</translation>
    </message>
    <message>
        <source>expected one cell, like weights[0,0,1,2]</source>
        <translation>erwartet wird eine Zelle, wie weights[0,0,1,2]</translation>
    </message>
    <message>
        <source>expected a token with its exact spelling, like &quot;ter&quot; or &quot;·the&quot;</source>
        <translation>erwartet wird ein Token in genauer Schreibweise, wie &quot;ter&quot; oder &quot;·the&quot;</translation>
    </message>
    <message>
        <source>no choice is marked correct</source>
        <translation>keine Antwort ist als richtig markiert</translation>
    </message>
    <message>
        <source>must be greater than 0</source>
        <translation>muss größer als 0 sein</translation>
    </message>
    <message>
        <source>needs &apos;expected&apos; or &apos;verbatim&apos;</source>
        <translation>braucht &apos;expected&apos; oder &apos;verbatim&apos;</translation>
    </message>
    <message>
        <source>nothing is locked, because &apos;locked&apos; is missing</source>
        <translation>nichts ist gesperrt, denn &apos;locked&apos; fehlt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a built-in scene</source>
        <translation>&apos;%1&apos; ist keine eingebaute Szene</translation>
    </message>
    <message>
        <source>the first step needs a scene</source>
        <translation>der erste Schritt braucht eine Szene</translation>
    </message>
    <message>
        <source>member names must not contain \</source>
        <translation>die Namen der Einträge dürfen kein \ enthalten</translation>
    </message>
    <message>
        <source>this step&apos;s scene has no expected value or shape for &apos;%1&apos;</source>
        <translation>die Szene dieses Schritts hat für &apos;%1&apos; weder erwartete Werte noch eine erwartete Form</translation>
    </message>
    <message>
        <source>expected 1 to %1 steps, got %2</source>
        <translation>erwartet werden 1 bis %1 Schritte, angegeben sind %2</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>Zeile %1, %2</translation>
    </message>
    <message>
        <source>%1 is locked in this step</source>
        <translation>%1 ist in diesem Schritt gesperrt</translation>
    </message>
    <message>
        <source>the words are locked in this step</source>
        <translation>die Wörter sind in diesem Schritt gesperrt</translation>
    </message>
    <message>
        <source>the layer&apos;s configuration</source>
        <translation>die Konfiguration der Schicht</translation>
    </message>
    <message>
        <source>the random draw of the weights</source>
        <translation>die zufällige Ziehung der Gewichte</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>Rows: queries (who looks)</source>
        <translation>Zeilen: Querys (wer schaut)</translation>
    </message>
    <message>
        <source>Columns: queries</source>
        <translation>Spalten: Querys</translation>
    </message>
    <message>
        <source>Columns: keys (what is looked at)</source>
        <translation>Spalten: Keys (wohin geschaut wird)</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Rows: tokens</source>
        <translation>Zeilen: Tokens</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>Columns: dimensions</source>
        <translation>Spalten: Dimensionen</translation>
    </message>
    <message>
        <source>Rows: inputs</source>
        <translation>Zeilen: Eingänge</translation>
    </message>
    <message>
        <source>Columns: inputs</source>
        <translation>Spalten: Eingänge</translation>
    </message>
    <message>
        <source>query&apos;s input</source>
        <translation>Query-Eingang</translation>
    </message>
    <message>
        <source>Rows: inputs of the query</source>
        <translation>Zeilen: Eingänge der Query</translation>
    </message>
    <message>
        <source>key&apos;s input</source>
        <translation>Key-Eingang</translation>
    </message>
    <message>
        <source>Columns: inputs of the key</source>
        <translation>Spalten: Eingänge des Keys</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Rows: outputs</source>
        <translation>Zeilen: Ausgänge</translation>
    </message>
    <message>
        <source>Columns: outputs</source>
        <translation>Spalten: Ausgänge</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Rows: heads</source>
        <translation>Zeilen: Köpfe</translation>
    </message>
    <message>
        <source>batch item</source>
        <translation>Batch-Element</translation>
    </message>
    <message>
        <source>Rows: batch items</source>
        <translation>Zeilen: Batch-Elemente</translation>
    </message>
    <message>
        <source>Rows: queries (tokens of x)</source>
        <translation>Zeilen: Querys (Tokens von x)</translation>
    </message>
    <message>
        <source>Columns: keys (tokens of %1)</source>
        <translation>Spalten: Keys (Tokens von %1)</translation>
    </message>
    <message>
        <source>No scale</source>
        <translation>Keine Skalierung</translation>
    </message>
    <message>
        <source>÷ √head size</source>
        <translation>÷ √Kopfgröße</translation>
    </message>
    <message>
        <source>√d_model, not √d</source>
        <translation>√d_model statt √d</translation>
    </message>
    <message>
        <source>÷ √d_model</source>
        <translation>÷ √d_model</translation>
    </message>
    <message>
        <source>Softmax over the wrong axis</source>
        <translation>Softmax über die falsche Achse</translation>
    </message>
    <message>
        <source>over the keys</source>
        <translation>über die Keys</translation>
    </message>
    <message>
        <source>over the queries</source>
        <translation>über die Querys</translation>
    </message>
    <message>
        <source>Mask × 0, not rescaled</source>
        <translation>Maske × 0, nicht neu skaliert</translation>
    </message>
    <message>
        <source>−∞ before the softmax</source>
        <translation>−∞ vor der Softmax</translation>
    </message>
    <message>
        <source>× 0 after the softmax</source>
        <translation>× 0 nach der Softmax</translation>
    </message>
    <message>
        <source>−∞ filled in after softmax</source>
        <translation>−∞ nach der Softmax eingesetzt</translation>
    </message>
    <message>
        <source>−∞ after the softmax</source>
        <translation>−∞ nach der Softmax</translation>
    </message>
    <message>
        <source>Dropout before softmax</source>
        <translation>Dropout vor der Softmax</translation>
    </message>
    <message>
        <source>dropout on the weights</source>
        <translation>Dropout auf den Gewichten</translation>
    </message>
    <message>
        <source>dropout on the scores</source>
        <translation>Dropout auf den Scores</translation>
    </message>
    <message>
        <source>Dropout × 1/p</source>
        <translation>Dropout × 1/p</translation>
    </message>
    <message>
        <source>kept values × 1 / (1 − p)</source>
        <translation>behaltene Werte × 1 / (1 − p)</translation>
    </message>
    <message>
        <source>kept values × 1 / p</source>
        <translation>behaltene Werte × 1 / p</translation>
    </message>
    <message>
        <source>eval() forgotten</source>
        <translation>eval() vergessen</translation>
    </message>
    <message>
        <source>train mode</source>
        <translation>train-Modus</translation>
    </message>
    <message>
        <source>Merge without transpose</source>
        <translation>Ohne Transponieren verbunden</translation>
    </message>
    <message>
        <source>transposed, then joined</source>
        <translation>transponiert, dann verbunden</translation>
    </message>
    <message>
        <source>joined in memory order</source>
        <translation>in Speicherreihenfolge verbunden</translation>
    </message>
    <message>
        <source>Tied weights</source>
        <translation>Geteilte Gewichte</translation>
    </message>
    <message>
        <source>separate weights</source>
        <translation>eigene Gewichte</translation>
    </message>
    <message>
        <source>all from W_query</source>
        <translation>alle aus W_query</translation>
    </message>
    <message>
        <source>Query off by one</source>
        <translation>Query um eins verschoben</translation>
    </message>
    <message>
        <source>each token&apos;s own query</source>
        <translation>die eigene Query jedes Tokens</translation>
    </message>
    <message>
        <source>the next token&apos;s query</source>
        <translation>die Query des nächsten Tokens</translation>
    </message>
    <message>
        <source>Padding key unmasked</source>
        <translation>Padding nicht maskiert</translation>
    </message>
    <message>
        <source>all padding masked</source>
        <translation>alles Padding maskiert</translation>
    </message>
    <message>
        <source>the first padding key unmasked</source>
        <translation>der erste Padding-Key nicht maskiert</translation>
    </message>
    <message>
        <source>The error lab needs a whole layer, but this scene computes only one step.</source>
        <translation>Das Fehlerlabor braucht eine ganze Schicht, aber diese Szene berechnet nur einen Schritt.</translation>
    </message>
    <message>
        <source>The error lab needs weights, but this layer ends with its scores.</source>
        <translation>Das Fehlerlabor braucht Gewichte, aber diese Schicht endet mit ihren Scores.</translation>
    </message>
    <message>
        <source>Affected: %1 kept weights</source>
        <translation>Betroffen: %1 behaltenen Gewichten</translation>
    </message>
    <message>
        <source>Dropped weights are 0</source>
        <translation>Verworfene Gewichte sind 0</translation>
    </message>
    <message>
        <source>The factor is %1 = 1 / %2 instead of 1 / (1 − %3) = %4</source>
        <translation>Der Faktor ist %1 = 1 / %2 statt 1 / (1 − %3) = %4</translation>
    </message>
    <message>
        <source>Kept weights multiplied by 1 / p: %1</source>
        <translation>Behaltene Gewichte mal 1 / p: %1</translation>
    </message>
    <message>
        <source>kept weights that were not scaled up</source>
        <translation>behaltene Gewichte, die nicht hochskaliert wurden</translation>
    </message>
    <message>
        <source>a different p than the one set</source>
        <translation>ein anderes p als eingestellt</translation>
    </message>
    <message>
        <source>Context rows that do not match their token&apos;s heads: %1</source>
        <translation>Zeilen des Kontexts, die nicht zu den Köpfen ihres Tokens passen: %1</translation>
    </message>
    <message>
        <source>In memory order, %1 values of the heads match</source>
        <translation>In Speicherreihenfolge stimmen %1 Werten der Köpfe überein</translation>
    </message>
    <message>
        <source>Each head&apos;s own context is correct, but the heads were joined incorrectly</source>
        <translation>Der Kontext jedes einzelnen Kopfes stimmt, aber die Köpfe wurden falsch verbunden</translation>
    </message>
    <message>
        <source>heads joined in a different order</source>
        <translation>in anderer Reihenfolge verbundene Köpfe</translation>
    </message>
    <message>
        <source>Row “%1” contains its own heads</source>
        <translation>Zeile „%1“ enthält ihre eigenen Köpfe</translation>
    </message>
    <message>
        <source>Weights multiplied by %2: %1</source>
        <translation>Mit %2 multiplizierte Gewichte: %1</translation>
    </message>
    <message>
        <source>Each run of the layer would drop different weights</source>
        <translation>Bei jeder Berechnung würde die Schicht andere Gewichte verwerfen</translation>
    </message>
    <message>
        <source>Divided by %1, %2 kept weights match A</source>
        <translation>Durch %1 geteilt, stimmen %2 behaltenen Gewichten mit A überein</translation>
    </message>
    <message>
        <source>The weights before dropout match A</source>
        <translation>Die Gewichte vor dem Dropout stimmen mit A überein</translation>
    </message>
    <message>
        <source>dropout that should be off, or dropout of different weights</source>
        <translation>Dropout, der aus sein sollte, oder Dropout anderer Gewichte</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>%1 Werte</translation>
    </message>
    <message>
        <source>a mistake in any input of %1</source>
        <translation>ein Fehler in einer der Eingaben von %1</translation>
    </message>
    <message>
        <source>q and k</source>
        <translation>q und k</translation>
    </message>
    <message>
        <source>q, k and v</source>
        <translation>q, k und v</translation>
    </message>
    <message>
        <source>same numbers</source>
        <translation>dieselben Zahlen</translation>
    </message>
    <message>
        <source>%1 values of k match q</source>
        <translation>%1 Werten von k stimmen mit q überein</translation>
    </message>
    <message>
        <source>%1 values of q match A</source>
        <translation>%1 Werten von q stimmen mit A überein</translation>
    </message>
    <message>
        <source>W_key gives a different k in A, so it was not used</source>
        <translation>W_key ergibt in A ein anderes k, wurde also nicht benutzt</translation>
    </message>
    <message>
        <source>tied weights, or three matrices drawn with the same seed</source>
        <translation>geteilte Gewichte oder drei Matrizen, die mit demselben Seed gezogen wurden</translation>
    </message>
    <message>
        <source>Rows with the dot products of the next token&apos;s query and the keys: %1</source>
        <translation>Zeilen mit den Skalarprodukten der Query des nächsten Tokens und der Keys: %1</translation>
    </message>
    <message>
        <source>The last row has the scores of the first token&apos;s query</source>
        <translation>Die letzte Zeile hat die Scores der Query des ersten Tokens</translation>
    </message>
    <message>
        <source>the query or key of a different token or head</source>
        <translation>die Query oder der Key eines anderen Tokens oder Kopfes</translation>
    </message>
    <message>
        <source>Rows without the dot products of their own query and the keys: %1</source>
        <translation>Zeilen ohne die Skalarprodukte ihrer eigenen Query und der Keys: %1</translation>
    </message>
    <message>
        <source>%1 scaled scores do not equal their score divided by √%2</source>
        <translation>%1 skalierten Scores sind nicht gleich ihrem Score geteilt durch √%2</translation>
    </message>
    <message>
        <source>Divided by √%1, %2 scores match A</source>
        <translation>Durch √%1 geteilt, stimmen %2 Scores mit A überein</translation>
    </message>
    <message>
        <source>The factor is 1.0000, so nothing was divided</source>
        <translation>Der Faktor ist 1.0000, also wurde nicht geteilt</translation>
    </message>
    <message>
        <source>%1 is 1 / √%2, computed with the width of an embedding, not of a head</source>
        <translation>%1 ist 1 / √%2, berechnet mit der Breite eines Embeddings statt eines Kopfes</translation>
    </message>
    <message>
        <source>a different temperature, or scaling by a different width</source>
        <translation>eine andere Temperatur oder eine Skalierung nach einer anderen Breite</translation>
    </message>
    <message>
        <source>Rows that are nan: %1</source>
        <translation>Zeilen, die nan sind: %1</translation>
    </message>
    <message>
        <source>Rows that give weight to a dropped key: %1</source>
        <translation>Zeilen, die einem verworfenen Key Gewicht geben: %1</translation>
    </message>
    <message>
        <source>Kept values are multiples of the scores, not of the weights</source>
        <translation>Behaltene Werte sind Vielfache der Scores, nicht der Gewichte</translation>
    </message>
    <message>
        <source>Dropping a score of −∞ gives −∞ × 0, which is nan</source>
        <translation>Ein verworfener Score von −∞ wird zu −∞ × 0, und das ist nan</translation>
    </message>
    <message>
        <source>A dropped score is 0, and e^0 = 1 still gives the key weight</source>
        <translation>Ein verworfener Score ist 0, und e^0 = 1 gibt dem Key weiterhin Gewicht</translation>
    </message>
    <message>
        <source>Rows that do not sum to 1: %1</source>
        <translation>Zeilen, deren Summe nicht 1 ist: %1</translation>
    </message>
    <message>
        <source>%1 columns with finite values sum to 1</source>
        <translation>%1 Spalten mit endlichen Werten haben die Summe 1</translation>
    </message>
    <message>
        <source>So the softmax ran over the queries of each key (dim=-2)</source>
        <translation>Die Softmax lief also über die Querys jedes Keys (dim=-2)</translation>
    </message>
    <message>
        <source>a softmax over a different axis, or no softmax at all</source>
        <translation>eine Softmax über eine andere Achse oder gar keine Softmax</translation>
    </message>
    <message>
        <source>Weights that are −∞: %1</source>
        <translation>Gewichte, die −∞ sind: %1</translation>
    </message>
    <message>
        <source>These cells are masked: %1</source>
        <translation>Diese Zellen sind maskiert: %1</translation>
    </message>
    <message>
        <source>Before −∞ was filled in, every row summed to 1</source>
        <translation>Bevor −∞ eingesetzt wurde, war jede Zeilensumme 1</translation>
    </message>
    <message>
        <source>−∞ filled in after the softmax, or −∞ among the scores</source>
        <translation>−∞ nach der Softmax eingesetzt oder −∞ unter den Scores</translation>
    </message>
    <message>
        <source>Rows that give weight to a masked key: %1</source>
        <translation>Zeilen, die einem maskierten Key Gewicht geben: %1</translation>
    </message>
    <message>
        <source>The key is always the first padding key of its batch item: %1</source>
        <translation>Der Key ist immer der erste Padding-Key seines Batch-Elements: %1</translation>
    </message>
    <message>
        <source>All other padding keys have weight 0</source>
        <translation>Alle anderen Padding-Keys haben Gewicht 0</translation>
    </message>
    <message>
        <source>a mask that was not applied, or one with a gap</source>
        <translation>eine Maske, die nicht angewendet wurde, oder eine mit einer Lücke</translation>
    </message>
    <message>
        <source>Rows that sum to less than 1: %1</source>
        <translation>Zeilen mit einer Summe unter 1: %1</translation>
    </message>
    <message>
        <source>With each row divided by its sum, %1 values match A</source>
        <translation>Teilt man jede Zeile durch ihre Summe, stimmen %1 Werten mit A überein</translation>
    </message>
    <message>
        <source>Before the mask, every row summed to 1</source>
        <translation>Vor der Maske war jede Zeilensumme 1</translation>
    </message>
    <message>
        <source>The columns do not sum to 1, so the axis is correct</source>
        <translation>Die Spaltensummen sind nicht 1, also stimmt die Achse</translation>
    </message>
    <message>
        <source>No weight is −∞ or nan</source>
        <translation>Kein Gewicht ist −∞ oder nan</translation>
    </message>
    <message>
        <source>a mask after the softmax, or weights changed by hand</source>
        <translation>eine Maske nach der Softmax oder von Hand geänderte Gewichte</translation>
    </message>
    <message>
        <source>is missing; expected a whole number of at least 1</source>
        <translation>fehlt; erwartet wird eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>expected true or false, got %1</source>
        <translation>erwartet wird true oder false, angegeben ist %1</translation>
    </message>
    <message>
        <source>expected a whole number from 1 to %1, got %2</source>
        <translation>erwartet wird eine ganze Zahl von 1 bis %1, angegeben ist %2</translation>
    </message>
    <message>
        <source>expected a number above 0, got %1</source>
        <translation>erwartet wird eine Zahl über 0, angegeben ist %1</translation>
    </message>
    <message>
        <source>%1 is unknown; expected %2</source>
        <translation>%1 ist unbekannt; erwartet wird %2</translation>
    </message>
    <message>
        <source>%1 is unknown; expected one of %2</source>
        <translation>%1 ist unbekannt; erwartet wird eines von %2</translation>
    </message>
    <message>
        <source>expected an object, got %1</source>
        <translation>erwartet wird ein Objekt, angegeben ist %1</translation>
    </message>
    <message>
        <source>expected a number of at most 1, got %1</source>
        <translation>erwartet wird eine Zahl von höchstens 1, angegeben ist %1</translation>
    </message>
    <message>
        <source>%1 components of a head of size %2 would rotate; expected an even number of at least 2</source>
        <translation>%1 Komponenten eines Kopfes der Größe %2 würden sich drehen; erwartet wird eine gerade Zahl ab 2</translation>
    </message>
    <message>
        <source>expected a list of %1 words</source>
        <translation>erwartet wird eine Liste von %1 Wörtern</translation>
    </message>
    <message>
        <source>%1 is unknown; expected sliding_attention or full_attention</source>
        <translation>%1 ist unbekannt; erwartet wird sliding_attention oder full_attention</translation>
    </message>
    <message>
        <source>key/value heads</source>
        <translation>Key-/Value-Köpfe</translation>
    </message>
    <message>
        <source>expected a divisor of %1, the number of heads; got %2</source>
        <translation>erwartet wird ein Teiler von %1, der Anzahl der Köpfe; angegeben ist %2</translation>
    </message>
    <message>
        <source>the width %2 is not divisible by %1, the number of heads</source>
        <translation>die Breite %2 ist nicht durch %1, die Anzahl der Köpfe, teilbar</translation>
    </message>
    <message>
        <source>config.json: model_type is missing; it names the model family</source>
        <translation>config.json: model_type fehlt; dieser Eintrag nennt die Modellfamilie</translation>
    </message>
    <message>
        <source>general.architecture is missing; it names the model family</source>
        <translation>general.architecture fehlt; dieser Eintrag nennt die Modellfamilie</translation>
    </message>
    <message>
        <source>the %1 family has no fused tensor for q, k and v</source>
        <translation>die Familie %1 hat keinen gemeinsamen Tensor für q, k und v</translation>
    </message>
    <message>
        <source>%1 %2 does not fit the model&apos;s shape %3</source>
        <translation>%1 %2 passt nicht zur Form %3 des Modells</translation>
    </message>
    <message>
        <source>%1 is missing, but the model&apos;s layer has it</source>
        <translation>%1 fehlt, aber die Schicht des Modells hat diesen Tensor</translation>
    </message>
    <message>
        <source>files of the %1 family store q, k and v in a different order</source>
        <translation>Dateien der Familie %1 speichern q, k und v in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>the model has no tensor for %1.bias</source>
        <translation>das Modell hat keinen Tensor für %1.bias</translation>
    </message>
    <message>
        <source>The configuration differs from the model&apos;s; the weights do not contain this change.</source>
        <translation>Die Konfiguration weicht von der des Modells ab; die Gewichte enthalten diese Änderung nicht.</translation>
    </message>
    <message>
        <source>%1 is not a weight of the model.</source>
        <translation>%1 ist kein Gewicht des Modells.</translation>
    </message>
    <message numerus="yes">
        <source>%n edits of %1 are not in any weight of the model.</source>
        <translation>
            <numerusform>%n Änderung von %1 steckt in keinem Gewicht des Modells.</numerusform>
            <numerusform>%n Änderungen von %1 stecken in keinem Gewicht des Modells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned values of %1 are not in any weight of the model.</source>
        <translation>
            <numerusform>%n festgesetzter Wert von %1 steckt in keinem Gewicht des Modells.</numerusform>
            <numerusform>%n festgesetzte Werte von %1 stecken in keinem Gewicht des Modells.</numerusform>
        </translation>
    </message>
    <message>
        <source>layer %1: %2</source>
        <translation>Schicht %1: %2</translation>
    </message>
    <message>
        <source>the projections of this layer differ from the model&apos;s, so the model has no tensors for their weights</source>
        <translation>die Projektionen dieser Schicht sind anders als im Modell, also hat das Modell keine Tensoren für ihre Gewichte</translation>
    </message>
    <message>
        <source>tensors: %1</source>
        <translation>Tensoren: %1</translation>
    </message>
    <message>
        <source>unknown general.architecture &apos;%1&apos;; expected one of %2</source>
        <translation>unbekannte general.architecture &apos;%1&apos;; erwartet wird eine von %2</translation>
    </message>
    <message>
        <source>heads_off[%1]: head %2 does not exist; the layer has heads 0 to %3</source>
        <translation>heads_off[%1]: Kopf %2 gibt es nicht; die Schicht hat die Köpfe 0 bis %3</translation>
    </message>
    <message>
        <source>inputs.x: x is the model&apos;s hidden state; change its cells in &apos;edits&apos;</source>
        <translation>inputs.x: x ist der verborgene Zustand des Modells; seine Zellen in &apos;edits&apos; ändern</translation>
    </message>
    <message>
        <source>gone[%1]: the model&apos;s layer has no parameter %2</source>
        <translation>gone[%1]: Die Schicht des Modells hat keinen Parameter %2</translation>
    </message>
    <message>
        <source>config: no tensor named &apos;%1&apos;</source>
        <translation>config: kein Tensor namens &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the mask does not fit the new tokens and was replaced by the model&apos;s own.</source>
        <translation>Die Maske passt nicht zu den neuen Tokens und wurde durch die des Modells ersetzt.</translation>
    </message>
    <message>
        <source>the position bias does not fit the new tokens and was removed.</source>
        <translation>Der Positions-Bias passt nicht zu den neuen Tokens und wurde entfernt.</translation>
    </message>
    <message>
        <source>%1, layer %2</source>
        <translation>%1, Schicht %2</translation>
    </message>
    <message>
        <source>the scene has no input x for the model&apos;s hidden state</source>
        <translation>die Szene hat keine Eingabe x für den verborgenen Zustand des Modells</translation>
    </message>
    <message>
        <source>tiny: this build has no built-in model</source>
        <translation>tiny: Dieses Programm enthält kein eingebautes Modell</translation>
    </message>
    <message>
        <source>%1: the weights need %2 of memory, but only %3 is free</source>
        <translation>%1: Die Gewichte brauchen %2 Speicher, aber nur %3 sind frei</translation>
    </message>
    <message>
        <source>%1: this is not a model folder, because config.json is missing</source>
        <translation>%1: Das ist kein Modellordner, denn config.json fehlt</translation>
    </message>
    <message>
        <source>%1: found neither model.safetensors nor model.safetensors.index.json</source>
        <translation>%1: weder model.safetensors noch model.safetensors.index.json gefunden</translation>
    </message>
    <message>
        <source>%1: no such file or folder</source>
        <translation>%1: Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>%1: config.json is missing from the same folder; it describes how the tensors fit together</source>
        <translation>%1: Im selben Ordner fehlt config.json; die Datei beschreibt, wie die Tensoren zusammengehören</translation>
    </message>
    <message>
        <source>%1: expected a folder with config.json, a .safetensors file or a .gguf file</source>
        <translation>%1: erwartet wird ein Ordner mit config.json, eine .safetensors- oder eine .gguf-Datei</translation>
    </message>
    <message>
        <source>%1: cannot tokenize the text: %2</source>
        <translation>%1: Der Text lässt sich nicht in Tokens zerlegen: %2</translation>
    </message>
    <message>
        <source>%1: expected at least one token, got none</source>
        <translation>%1: erwartet wird mindestens ein Token, angegeben ist keines</translation>
    </message>
    <message>
        <source>%1: token %2 has the id %3, but the vocabulary has ids 0 to %4</source>
        <translation>%1: Token %2 hat die ID %3, aber das Vokabular hat die IDs 0 bis %4</translation>
    </message>
    <message>
        <source>%1: got %2 tokens, but the model has positions for only %3</source>
        <translation>%1: Angegeben sind %2 Tokens, aber das Modell hat nur Positionen für %3</translation>
    </message>
    <message>
        <source>layer %1: the model has layers 0 to %2</source>
        <translation>Schicht %1: Das Modell hat die Schichten 0 bis %2</translation>
    </message>
    <message>
        <source>the values of layer %1 in %2 have changed since the scene was saved</source>
        <translation>die Werte von Schicht %1 in %2 haben sich seit dem Speichern der Szene geändert</translation>
    </message>
    <message>
        <source>Removed the slider %1 along with its cell.</source>
        <translation>Der Regler %1 wurde mit seiner Zelle entfernt.</translation>
    </message>
    <message>
        <source>the model computes x and the tokens from the page&apos;s sentence; enter a different sentence on the model page, or edit cells of x</source>
        <translation>das Modell berechnet x und die Tokens aus dem Satz der Seite; auf der Modellseite einen anderen Satz eingeben oder Zellen von x ändern</translation>
    </message>
    <message>
        <source>the scene produces %1; expected %2</source>
        <translation>die Szene liefert %1; erwartet wird %2</translation>
    </message>
    <message>
        <source>an output of shape %1</source>
        <translation>eine Ausgabe der Form %1</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>keine Ausgabe</translation>
    </message>
    <message>
        <source>head %1.%2: layer %3 has heads 0 to %4</source>
        <translation>Kopf %1.%2: Schicht %3 hat die Köpfe 0 bis %4</translation>
    </message>
    <message>
        <source>%1.layer: the model has layers 0 to %2, got %3</source>
        <translation>%1.layer: Das Modell hat die Schichten 0 bis %2, angegeben ist %3</translation>
    </message>
    <message>
        <source>model: %1</source>
        <translation>model: %1</translation>
    </message>
    <message>
        <source>tensor %1%2.%3 is missing, but every model of the %4 family has it</source>
        <translation>der Tensor %1%2.%3 fehlt, aber jedes Modell der Familie %4 hat ihn</translation>
    </message>
    <message>
        <source>tensor %1%2.%3 is missing</source>
        <translation>der Tensor %1%2.%3 fehlt</translation>
    </message>
    <message>
        <source>%1 %2: expected %3</source>
        <translation>%1 %2: erwartet wird %3</translation>
    </message>
    <message>
        <source>the scene is not a model page, so it has no next token</source>
        <translation>die Szene ist keine Modellseite, also gibt es kein nächstes Token</translation>
    </message>
    <message>
        <source>%1.%2: expected one set of values for all layers</source>
        <translation>%1.%2: erwartet wird ein Satz von Werten für alle Schichten</translation>
    </message>
    <message>
        <source>%1.rope_type is missing; it defines how the factor is used</source>
        <translation>%1.rope_type fehlt; dieser Eintrag legt fest, wie der Faktor verwendet wird</translation>
    </message>
    <message>
        <source>%1 contains no tokenizer.json, vocab.json or vocab.txt</source>
        <translation>%1 enthält keine tokenizer.json, vocab.json oder vocab.txt</translation>
    </message>
    <message>
        <source>tokenizer.ggml.model is missing</source>
        <translation>tokenizer.ggml.model fehlt</translation>
    </message>
    <message>
        <source>This scene computes only dropout, so there is no softmax to step through.</source>
        <translation>Diese Szene berechnet nur den Dropout, also gibt es keine Softmax, die sich schrittweise berechnen ließe.</translation>
    </message>
    <message>
        <source>This scene computes only a softmax, so there are no keys and values to split into tiles.</source>
        <translation>Diese Szene berechnet nur eine Softmax, also gibt es keine Keys und Values, die sich in Kacheln aufteilen ließen.</translation>
    </message>
    <message>
        <source>The weights of this scene are inputs, so there is no softmax to step through.</source>
        <translation>Die Gewichte dieser Szene sind Eingaben, also gibt es keine Softmax, die sich schrittweise berechnen ließe.</translation>
    </message>
    <message>
        <source>This scene stops at the scores, so there is no softmax to step through.</source>
        <translation>Diese Szene endet bei den Scores, also gibt es keine Softmax, die sich schrittweise berechnen ließe.</translation>
    </message>
    <message>
        <source>This layer divides each row by its sum without exponentials, so there is no running maximum.</source>
        <translation>Diese Schicht teilt jede Zeile durch ihre Summe, ohne e-Potenzen, also gibt es kein laufendes Maximum.</translation>
    </message>
    <message>
        <source>This layer uses the naive softmax, which subtracts no maximum, so there is no running maximum.</source>
        <translation>Diese Schicht verwendet die naive Softmax, die kein Maximum abzieht, also gibt es kein laufendes Maximum.</translation>
    </message>
    <message>
        <source>This layer masks after the softmax, so masked keys would count toward the running maximum and sum.</source>
        <translation>Diese Schicht maskiert nach der Softmax, also würden maskierte Keys in das laufende Maximum und die laufende Summe eingehen.</translation>
    </message>
    <message>
        <source>Some values in this row are hidden, and the running softmax would reveal them.</source>
        <translation>Einige Werte in dieser Zeile sind verborgen, und die laufende Softmax würde sie verraten.</translation>
    </message>
    <message>
        <source>This scene has no rows of weights.</source>
        <translation>Diese Szene hat keine Zeilen mit Gewichten.</translation>
    </message>
    <message>
        <source>a } has no matching {</source>
        <translation>zu einer } fehlt die passende {</translation>
    </message>
    <message>
        <source>\%1 has no matching beginning</source>
        <translation>zu \%1 fehlt der passende Anfang</translation>
    </message>
    <message>
        <source>the formula is nested more than 32 levels deep</source>
        <translation>die Formel ist tiefer als 32 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>one symbol has two subscripts; write {x_a}_b or x_{ab}</source>
        <translation>ein Zeichen hat zwei tiefgestellte Indizes; {x_a}_b oder x_{ab} schreiben</translation>
    </message>
    <message>
        <source>one symbol has two superscripts; write {x^a}^b or x^{ab}</source>
        <translation>ein Zeichen hat zwei hochgestellte Indizes; {x^a}^b oder x^{ab} schreiben</translation>
    </message>
    <message>
        <source>%1 is missing its argument</source>
        <translation>bei %1 fehlt das Argument</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not allowed in a formula</source>
        <translation>&apos;%1&apos; ist in einer Formel nicht erlaubt</translation>
    </message>
    <message>
        <source>a { has no matching }</source>
        <translation>zu einer { fehlt die passende }</translation>
    </message>
    <message>
        <source>%1 is missing its {…}</source>
        <translation>bei %1 fehlt {…}</translation>
    </message>
    <message>
        <source>%1: expected plain words without \ or {</source>
        <translation>%1: erwartet werden einfache Wörter ohne \ oder {</translation>
    </message>
    <message>
        <source>the formula ends in the middle of a command: \</source>
        <translation>die Formel endet mitten in einem Befehl: \</translation>
    </message>
    <message>
        <source>%1: expected one letter</source>
        <translation>%1: erwartet wird ein Buchstabe</translation>
    </message>
    <message>
        <source>%1: unknown command; did you mean \%2?</source>
        <translation>%1: unbekannter Befehl; ist \%2 gemeint?</translation>
    </message>
    <message>
        <source>%1: expected only digits and the letters A–Z and a–z</source>
        <translation>%1: erwartet werden nur Ziffern und die Buchstaben A–Z und a–z</translation>
    </message>
    <message>
        <source>%1: expected R, N, Z or E</source>
        <translation>%1: erwartet wird R, N, Z oder E</translation>
    </message>
    <message>
        <source>%1: expected ( ) [ ] | \{ \} or . after it</source>
        <translation>%1: danach wird ( ) [ ] | \{ \} oder . erwartet</translation>
    </message>
    <message>
        <source>the text is longer than 100,000 bytes</source>
        <translation>der Text ist länger als 100&#x202f;000 Bytes</translation>
    </message>
    <message>
        <source>could not read the text as Markdown: out of memory</source>
        <translation>der Text konnte nicht als Markdown gelesen werden: zu wenig Speicher</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>a formula starts with $ but has no closing $; write \$ for a dollar sign</source>
        <translation>eine Formel beginnt mit $, aber das schließende $ fehlt; für ein Dollarzeichen \$ schreiben</translation>
    </message>
    <message>
        <source>a formula starts with $$ but has no closing $$</source>
        <translation>eine Formel beginnt mit $$, aber das schließende $$ fehlt</translation>
    </message>
    <message>
        <source>the formula is empty</source>
        <translation>die Formel ist leer</translation>
    </message>
    <message>
        <source>%1 is not a value of the computation; expected one like {weights[1,2]}, or \{ for a brace</source>
        <translation>%1 ist kein Wert der Berechnung; erwartet wird einer wie {weights[1,2]} oder \{ für eine Klammer</translation>
    </message>
    <message>
        <source>%1%2 is %3, but %4 %5 has rows 0 to %6</source>
        <translation>%1%2 ist %3, aber %4 %5 hat die Zeilen 0 bis %6</translation>
    </message>
    <message>
        <source>%1 %2 is not a matrix</source>
        <translation>%1 %2 ist keine Matrix</translation>
    </message>
    <message>
        <source>%1 %2 is not a [num, dim] table</source>
        <translation>%1 %2 ist keine Tabelle [num, dim]</translation>
    </message>
    <message>
        <source>%1 cannot be split evenly into %2 heads</source>
        <translation>%1 lässt sich nicht gleichmäßig auf %2 Köpfe aufteilen</translation>
    </message>
    <message>
        <source>no tensor named %1 yet; a draw can use only inputs and earlier draws</source>
        <translation>einen Tensor namens %1 gibt es hier noch nicht; eine Ziehung kann nur Eingaben und frühere Ziehungen verwenden</translation>
    </message>
    <message>
        <source>must be a finite number</source>
        <translation>muss eine endliche Zahl sein</translation>
    </message>
    <message>
        <source>has no values</source>
        <translation>hat keine Werte</translation>
    </message>
    <message>
        <source>the list has %1 entries, but at most %2 are accepted</source>
        <translation>die Liste hat %1 Einträge, aber höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>%1 draws random numbers before any manual_seed; put a manual_seed before it</source>
        <translation>%1 zieht Zufallszahlen, bevor ein manual_seed gesetzt ist; ein manual_seed davorsetzen</translation>
    </message>
    <message>
        <source>%1 draws random numbers; add a manual_seed to draws</source>
        <translation>%1 zieht Zufallszahlen; in draws ein manual_seed einfügen</translation>
    </message>
    <message>
        <source>is missing; the layer needs %1 %2 from inputs or draws</source>
        <translation>fehlt; die Schicht braucht %1 %2 aus inputs oder draws</translation>
    </message>
    <message>
        <source>%1 %2 must have the shape %3</source>
        <translation>%1 %2 muss die Form %3 haben</translation>
    </message>
    <message>
        <source>is %1, but the number of heads in %2 %3 is %4</source>
        <translation>ist %1, aber die Anzahl der Köpfe in %2 %3 ist %4</translation>
    </message>
    <message>
        <source>[B, KV, T, head_dim], [KV, T, head_dim] or [T, head_dim]</source>
        <translation>[B, KV, T, head_dim], [KV, T, head_dim] oder [T, head_dim]</translation>
    </message>
    <message>
        <source>[B, H, T, head_dim], [H, T, head_dim] or [T, head_dim]</source>
        <translation>[B, H, T, head_dim], [H, T, head_dim] oder [T, head_dim]</translation>
    </message>
    <message>
        <source>is %1, but q has %2 x %3 values per token</source>
        <translation>ist %1, aber q hat %2 x %3 Werte je Token</translation>
    </message>
    <message>
        <source>%1 has %2 tokens, but at most %3 are accepted</source>
        <translation>%1 hat %2 Tokens, aber höchstens %3 sind erlaubt</translation>
    </message>
    <message>
        <source>is missing; attention needs x [T, d_in] or [B, T, d_in] from inputs or draws</source>
        <translation>fehlt; Attention braucht x [T, d_in] oder [B, T, d_in] aus inputs oder draws</translation>
    </message>
    <message>
        <source>x %1 must have the shape [T, d_in] or [B, T, d_in]</source>
        <translation>x %1 muss die Form [T, d_in] oder [B, T, d_in] haben</translation>
    </message>
    <message>
        <source>is %1, but x %2 has %3 columns</source>
        <translation>ist %1, aber x %2 hat %3 Spalten</translation>
    </message>
    <message>
        <source>no tensor named %1</source>
        <translation>kein Tensor namens %1</translation>
    </message>
    <message>
        <source>x cannot be the memory; a layer that reads only x has none</source>
        <translation>x kann nicht das Memory sein; eine Schicht, die nur x liest, hat keines</translation>
    </message>
    <message>
        <source>%1 is %2; expected [buckets, %3] (buckets, H)</source>
        <translation>%1 ist %2; erwartet wird [Bereiche, %3] (buckets, H)</translation>
    </message>
    <message>
        <source>%1 has %2; expected at least %3</source>
        <translation>%1 hat %2; erwartet werden mindestens %3</translation>
    </message>
    <message numerus="yes">
        <source>%n buckets</source>
        <translation>
            <numerusform>1 Bereich</numerusform>
            <numerusform>%n Bereiche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is too small, because distances up to %2 have their own buckets</source>
        <translation>%1 ist zu klein, denn Abstände bis %2 haben eigene Bereiche</translation>
    </message>
    <message>
        <source>%1 is %2; expected %3</source>
        <translation>%1 ist %2; erwartet wird %3</translation>
    </message>
    <message>
        <source>projection %1</source>
        <translation>die Projektion %1</translation>
    </message>
    <message>
        <source>is true, but %1 has no bias</source>
        <translation>ist true, aber %1 hat keinen Bias</translation>
    </message>
    <message>
        <source>is false, but %1 has a bias</source>
        <translation>ist false, aber %1 hat einen Bias</translation>
    </message>
    <message>
        <source>mha_module needs exactly one mha draw, but %1 and %2 are drawn</source>
        <translation>mha_module braucht genau eine mha-Ziehung, aber %1 und %2 werden gezogen</translation>
    </message>
    <message>
        <source>is %1, but %2 has embed_dim %3</source>
        <translation>ist %1, aber %2 hat embed_dim %3</translation>
    </message>
    <message>
        <source>is %1, but %2 has num_heads %3</source>
        <translation>ist %1, aber %2 hat num_heads %3</translation>
    </message>
    <message>
        <source>mha_module needs exactly one module, but %1 and %2 are both present</source>
        <translation>mha_module braucht genau ein Modul, aber %1 und %2 sind beide vorhanden</translation>
    </message>
    <message>
        <source>mha_module needs either one mha draw or a tensor like &apos;mha.in_proj_weight&apos;, but both are missing</source>
        <translation>mha_module braucht entweder eine mha-Ziehung oder einen Tensor wie &apos;mha.in_proj_weight&apos;, aber beides fehlt</translation>
    </message>
    <message>
        <source>needs %1 %2 (%3), which is missing from inputs and draws</source>
        <translation>braucht %1 %2 (%3), aber in inputs und draws fehlt dieser Tensor</translation>
    </message>
    <message>
        <source>%1 is %2; expected %3 (%4)</source>
        <translation>%1 ist %2; erwartet wird %3 (%4)</translation>
    </message>
    <message>
        <source>is missing; stage %1 needs %2 from inputs or draws</source>
        <translation>fehlt; stage %1 braucht %2 aus inputs oder draws</translation>
    </message>
    <message>
        <source>%1 is a single number; expected at least one axis</source>
        <translation>%1 ist eine einzelne Zahl; erwartet wird mindestens eine Achse</translation>
    </message>
    <message>
        <source>the text has %1 bytes, but at most %2 are accepted</source>
        <translation>der Text hat %1 Bytes, aber höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>got %1 lists, but %2 has a batch of %3</source>
        <translation>angegeben sind %1 Listen, aber %2 hat einen Batch der Größe %3</translation>
    </message>
    <message>
        <source>got %1 tokens, but %2 has %3 rows</source>
        <translation>angegeben sind %1 Tokens, aber %2 hat %3 Zeilen</translation>
    </message>
    <message>
        <source>a token must have 1 to %1 bytes, got %2</source>
        <translation>ein Token muss 1 bis %1 Bytes haben, angegeben sind %2</translation>
    </message>
    <message>
        <source>the layer reads no memory, so it has no memory tokens</source>
        <translation>die Schicht liest kein Memory, also hat sie keine Memory-Tokens</translation>
    </message>
    <message>
        <source>%1 is not a valid tensor name; use 1 to 64 letters, digits, &apos;_&apos;, &apos;.&apos; and &apos;-&apos;</source>
        <translation>%1 ist kein gültiger Tensorname; 1 bis 64 Buchstaben, Ziffern, &apos;_&apos;, &apos;.&apos; und &apos;-&apos; verwenden</translation>
    </message>
    <message>
        <source>%2 already defines a tensor named %1</source>
        <translation>%2 legt schon einen Tensor namens %1 an</translation>
    </message>
    <message>
        <source>%1 is the name of a computed tensor; use a different name</source>
        <translation>%1 ist der Name eines berechneten Tensors; einen anderen Namen verwenden</translation>
    </message>
    <message>
        <source>%1 has %2 dimensions, but at most %3 are accepted</source>
        <translation>%1 hat %2 Dimensionen, aber höchstens %3 sind erlaubt</translation>
    </message>
    <message>
        <source>%1 %2 is empty; every dimension must be at least 1</source>
        <translation>%1 %2 ist leer; jede Dimension muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>%1 %2 would have %3, but a tensor can have at most %4</source>
        <translation>%1 %2 hätte %3, aber ein Tensor darf höchstens %4 haben</translation>
    </message>
    <message>
        <source>only 0 and 1</source>
        <translation>nur 0 und 1</translation>
    </message>
    <message>
        <source>more than 9 × 10^18 values</source>
        <translation>mehr als 9 × 10^18 Werte</translation>
    </message>
    <message>
        <source>%1 values (%2)</source>
        <translation>%1 Werte (%2)</translation>
    </message>
    <message>
        <source>%1 is computed; you can edit only inputs and tensors from draws</source>
        <translation>%1 wird berechnet; nur Eingaben und Tensoren aus draws lassen sich ändern</translation>
    </message>
    <message>
        <source>%1 is outside %2 %3</source>
        <translation>%1 liegt außerhalb von %2 %3</translation>
    </message>
    <message>
        <source>an index with more than 8 numbers</source>
        <translation>ein Index aus mehr als 8 Zahlen</translation>
    </message>
    <message>
        <source>changes the same cell as edits[%1]</source>
        <translation>ändert dieselbe Zelle wie edits[%1]</translation>
    </message>
    <message>
        <source>%1 is an input or a drawn tensor, so it is not computed; change its values in edits</source>
        <translation>%1 ist eine Eingabe oder wird gezogen, also nicht berechnet; die Werte in edits ändern</translation>
    </message>
    <message>
        <source>%1 is not computed here; this scene computes %2</source>
        <translation>%1 wird hier nicht berechnet; diese Szene berechnet %2</translation>
    </message>
    <message>
        <source>%1 is outside %2</source>
        <translation>%1 liegt außerhalb von %2</translation>
    </message>
    <message>
        <source>%1 can contain only 0 and 1, got %2</source>
        <translation>%1 darf nur 0 und 1 enthalten, angegeben ist %2</translation>
    </message>
    <message>
        <source>sets the same cell as overrides[%1]</source>
        <translation>setzt dieselbe Zelle wie overrides[%1]</translation>
    </message>
    <message>
        <source>all tensors together would have %1, but a scene can have at most %2</source>
        <translation>alle Tensoren zusammen hätten %1, aber eine Szene darf höchstens %2 haben</translation>
    </message>
    <message>
        <source>tokens: only an attention layer has a batch that you can change.</source>
        <translation>tokens: Nur bei einer Attention-Schicht lässt sich der Batch ändern.</translation>
    </message>
    <message>
        <source>tokens: this layer does not start from x, so its arrays determine the batch.</source>
        <translation>tokens: Diese Schicht beginnt nicht mit x, also bestimmen ihre Arrays den Batch.</translation>
    </message>
    <message>
        <source>tokens: a layer needs at least one batch item.</source>
        <translation>tokens: Eine Schicht braucht mindestens ein Batch-Element.</translation>
    </message>
    <message>
        <source>%1 is drawn with seed %2.</source>
        <translation>%1 wird mit Seed %2 gezogen.</translation>
    </message>
    <message>
        <source>%1 are drawn with seed %2.</source>
        <translation>%1 werden mit Seed %2 gezogen.</translation>
    </message>
    <message>
        <source>Removed %1, which was no longer needed.</source>
        <translation>%1 wurde entfernt, weil es nicht mehr gebraucht wird.</translation>
    </message>
    <message>
        <source>Removed %1, which were no longer needed.</source>
        <translation>%1 wurden entfernt, weil sie nicht mehr gebraucht werden.</translation>
    </message>
    <message numerus="yes">
        <source>Removed %n later seeds from the recipe.</source>
        <translation>
            <numerusform>1 späterer Seed wurde aus dem Rezept entfernt.</numerusform>
            <numerusform>%n spätere Seeds wurden aus dem Rezept entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n skips from the recipe.</source>
        <translation>
            <numerusform>1 skip wurde aus dem Rezept entfernt.</numerusform>
            <numerusform>%n skips wurden aus dem Rezept entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>the scene would store %1 input values, most of them in %2 %3, but a scene file can contain at most %4</source>
        <translation>die Szene würde %1 Eingabewerte speichern, die meisten davon in %2 %3, aber in eine Szenendatei passen höchstens %4</translation>
    </message>
    <message>
        <source>dropout.p: dropout draws nothing at p = 0, at p = 1 or in eval mode.</source>
        <translation>dropout.p: Bei p = 0, bei p = 1 und im eval-Modus zieht der Dropout nichts.</translation>
    </message>
    <message>
        <source>draws: one dropout mask of this layer needs %1 random numbers, but a skip can leave out at most %2.</source>
        <translation>draws: Eine Dropout-Maske dieser Schicht braucht %1 Zufallszahlen, aber ein skip kann höchstens %2 auslassen.</translation>
    </message>
    <message>
        <source>draws: dropout has no seed yet; add a manual_seed.</source>
        <translation>draws: Der Dropout hat noch keinen Seed; ein manual_seed einfügen.</translation>
    </message>
    <message>
        <source>Cross-attention (memory)</source>
        <translation>Cross-Attention (Memory)</translation>
    </message>
    <message>
        <source>Keys and values come from the memory, a separate set of tokens from another sentence or an image.</source>
        <translation>Keys und Values kommen aus dem Memory, also aus den Tokens eines anderen Satzes oder eines Bildes.</translation>
    </message>
    <message>
        <source>Shared keys (GQA)</source>
        <translation>Geteilte Keys (GQA)</translation>
    </message>
    <message>
        <source>Grouped-query attention: several heads read the same keys and values, so the KV cache is smaller.</source>
        <translation>Grouped-Query Attention: Mehrere Köpfe lesen dieselben Keys und Values, sodass der KV-Cache kleiner ist.</translation>
    </message>
    <message>
        <source>QK norm (RMSNorm)</source>
        <translation>QK-Norm (RMSNorm)</translation>
    </message>
    <message>
        <source>Normalizes each query and key before the dot product, so scores stay bounded.</source>
        <translation>Normiert jede Query und jeden Key vor dem Skalarprodukt, sodass Scores begrenzt bleiben.</translation>
    </message>
    <message>
        <source>Rotary positions (RoPE)</source>
        <translation>Rotary-Positionen (RoPE)</translation>
    </message>
    <message>
        <source>Rotates queries and keys by their position, so a score depends on the distance between two tokens.</source>
        <translation>Dreht Querys und Keys nach ihrer Position, sodass ein Score vom Abstand zweier Tokens abhängt.</translation>
    </message>
    <message>
        <source>Capped scores (tanh)</source>
        <translation>Scores mit Softcap (tanh)</translation>
    </message>
    <message>
        <source>Limits scores with tanh so that none exceeds the cap, as in Gemma 2.</source>
        <translation>Begrenzt Scores mit tanh, sodass keiner über die Grenze hinausgeht, wie bei Gemma 2.</translation>
    </message>
    <message>
        <source>Position bias (ALiBi, T5)</source>
        <translation>Positions-Bias (ALiBi, T5)</translation>
    </message>
    <message>
        <source>Adds a bias to each score, based on distance (ALiBi, T5 buckets) or on custom values.</source>
        <translation>Addiert zu jedem Score einen Bias, der vom Abstand abhängt (ALiBi, Bereiche von T5) oder frei gewählt ist.</translation>
    </message>
    <message>
        <source>Attention sinks</source>
        <translation>Attention Sinks</translation>
    </message>
    <message>
        <source>Adds one logit per head to the softmax. Its share goes to no token.</source>
        <translation>Gibt der Softmax in jedem Kopf ein zusätzliches Logit. Der Anteil dieses Logits geht an kein Token.</translation>
    </message>
    <message>
        <source>mask: a mask of %1 x %2 values is too large to enter by hand; use “causal”.</source>
        <translation>mask: Eine Maske aus %1 x %2 Werten ist zu groß, um sie von Hand einzugeben; „kausal“ wählen.</translation>
    </message>
    <message>
        <source>An additive mask is added before the softmax.</source>
        <translation>Eine additive Maske wird vor der Softmax addiert.</translation>
    </message>
    <message>
        <source>mask: a mask of %1 cells is too large to enter by hand; use “none”, “causal” or “padding”.</source>
        <translation>mask: Eine Maske aus %1 Zellen ist zu groß, um sie von Hand einzugeben; „keine“, „kausal“ oder „Padding“ wählen.</translation>
    </message>
    <message>
        <source>mask: the cell for query %1 and key %2 is outside %3 %4.</source>
        <translation>mask: Die Zelle für Query %1 und Key %2 liegt außerhalb von %3 %4.</translation>
    </message>
    <message>
        <source>The causal mask is now a hand-painted mask.</source>
        <translation>Die kausale Maske ist jetzt eine von Hand gemalte Maske.</translation>
    </message>
    <message>
        <source>The position mask is now a hand-painted mask.</source>
        <translation>Die Maske nach Position ist jetzt eine von Hand gemalte Maske.</translation>
    </message>
    <message>
        <source>mask: only an additive mask adds a value; select that kind first.</source>
        <translation>mask: Nur eine additive Maske addiert einen Wert; zuerst diese Art wählen.</translation>
    </message>
    <message>
        <source>mask: an added value must be finite or -inf.</source>
        <translation>mask: Ein addierter Wert muss endlich oder -inf sein.</translation>
    </message>
    <message>
        <source>mask: this scene has no mask to convert to values; select a mask first.</source>
        <translation>mask: Diese Szene hat keine Maske, die sich in Werte umwandeln ließe; zuerst eine Maske wählen.</translation>
    </message>
    <message>
        <source>mask: this scene multiplies by the mask after the softmax, so there is nothing to add; select “−∞ before softmax” first.</source>
        <translation>mask: Diese Szene multipliziert nach der Softmax mit der Maske, also gibt es nichts zu addieren; zuerst „−∞ vor Softmax“ wählen.</translation>
    </message>
    <message>
        <source>memory_tokens: the layer reads no memory, so there are no tokens to change.</source>
        <translation>memory_tokens: Die Schicht liest kein Memory, also lassen sich keine Memory-Tokens ändern.</translation>
    </message>
    <message>
        <source>memory_tokens: a layer needs at least one key.</source>
        <translation>memory_tokens: Eine Schicht braucht mindestens einen Key.</translation>
    </message>
    <message>
        <source>memory_tokens: a token must have 1 to %1 bytes, got %2.</source>
        <translation>memory_tokens: Ein Token muss 1 bis %1 Bytes haben, angegeben sind %2.</translation>
    </message>
    <message>
        <source>%1 is now an input: %2.</source>
        <translation>%1 ist jetzt eine Eingabe: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n zeros</source>
        <translation>
            <numerusform>1 Null</numerusform>
            <numerusform>%n Nullen</numerusform>
        </translation>
    </message>
    <message>
        <source>draws: %1 %2 is outside the range 0 to %3.</source>
        <translation>draws: %1 %2 liegt außerhalb von 0 bis %3.</translation>
    </message>
    <message>
        <source>Seed %1 determines which values are dropped.</source>
        <translation>Seed %1 bestimmt, welche Werte verworfen werden.</translation>
    </message>
    <message>
        <source>The weights keep their values and are inputs now. “Redraw the weights” draws new ones.</source>
        <translation>Die Gewichte behalten ihre Werte und sind jetzt Eingaben. „Gewichte neu ziehen“ zieht andere.</translation>
    </message>
    <message>
        <source>Without weights, q, k and v equal x, so their weights were removed.</source>
        <translation>Ohne Gewichte sind q, k und v gleich x, also wurden ihre Gewichte entfernt.</translation>
    </message>
    <message>
        <source>This projection gives every head its own key and value, so new weights are drawn.</source>
        <translation>Bei dieser Projektion hat jeder Kopf einen eigenen Key und Value, also werden neue Gewichte gezogen.</translation>
    </message>
    <message>
        <source>nn.MultiheadAttention needs equal input and output widths, so the weights do not fit and new ones are drawn.</source>
        <translation>nn.MultiheadAttention verlangt gleich breite Ein- und Ausgaben, also passen die Gewichte nicht, und neue werden gezogen.</translation>
    </message>
    <message>
        <source>The weights exceed the limit of %1 input values for a scene, so new ones are drawn.</source>
        <translation>Die Gewichte überschreiten die Grenze von %1 Eingabewerten je Szene, also werden neue gezogen.</translation>
    </message>
    <message>
        <source>nn.MultiheadAttention ends with an output layer, which is the identity matrix here.</source>
        <translation>nn.MultiheadAttention endet mit einer Ausgabeschicht, hier mit der Einheitsmatrix.</translation>
    </message>
    <message>
        <source>A list of heads joins its heads side by side, so the reshape no longer mixes them.</source>
        <translation>Eine Liste von Köpfen setzt ihre Köpfe nebeneinander, also mischt das Reshape sie nicht mehr.</translation>
    </message>
    <message>
        <source>A list of heads draws its dropout head by head, so different weights are dropped now.</source>
        <translation>Eine Liste von Köpfen zieht den Dropout Kopf für Kopf, also werden jetzt andere Gewichte verworfen.</translation>
    </message>
    <message>
        <source>Plain matrices have no bias, so the biases of q, k and v were removed.</source>
        <translation>Einfache Matrizen haben keinen Bias, also wurde er bei q, k und v entfernt.</translation>
    </message>
    <message>
        <source>The layer has no weights to draw.</source>
        <translation>Die Schicht hat keine Gewichte, die sich ziehen ließen.</translation>
    </message>
    <message>
        <source>Removed the input values of %1.</source>
        <translation>Die Eingabewerte von %1 wurden entfernt.</translation>
    </message>
    <message>
        <source>%1 %2 would have %3 input values; a scene can have at most %4.</source>
        <translation>%1 %2 hätte %3 Eingabewerte; eine Szene darf höchstens %4 haben.</translation>
    </message>
    <message>
        <source>%1 of %2 did not fit the new shape %3.</source>
        <translation>Die neue Form %3 hat für %1 von %2 keinen Platz.</translation>
    </message>
    <message>
        <source>%1 is now %2; its new values are 0.</source>
        <translation>%1 ist jetzt %2; die neuen Werte sind 0.</translation>
    </message>
    <message>
        <source>%1 cannot be entered by hand.</source>
        <translation>%1 lässt sich nicht von Hand eingeben.</translation>
    </message>
    <message>
        <source>%1 has %2 values; at most %3 can be entered by hand.</source>
        <translation>%1 hat %2 Werte; höchstens %3 lassen sich von Hand eingeben.</translation>
    </message>
    <message>
        <source>%1 belongs to a layer and cannot be entered by hand.</source>
        <translation>%1 gehört zu einer Schicht und lässt sich nicht von Hand eingeben.</translation>
    </message>
    <message>
        <source>%1 no longer depends on the seed; its values are now fixed.</source>
        <translation>%1 hängt nicht mehr vom Seed ab; die Werte sind jetzt fest.</translation>
    </message>
    <message numerus="yes">
        <source>Removed %n edits of %1 along with their cells.</source>
        <translation>
            <numerusform>1 Änderung von %1 wurde mit ihrer Zelle entfernt.</numerusform>
            <numerusform>%n Änderungen von %1 wurden mit ihren Zellen entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n pinned values of %1 along with their cells.</source>
        <translation>
            <numerusform>1 festgesetzter Wert von %1 wurde mit seiner Zelle entfernt.</numerusform>
            <numerusform>%n festgesetzte Werte von %1 wurden mit ihren Zellen entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed the expected result, which belonged to the previous structure.</source>
        <translation>Das erwartete Ergebnis gehörte zum vorherigen Aufbau und wurde entfernt.</translation>
    </message>
    <message>
        <source>Removed the %1 expected results, which belonged to the previous structure.</source>
        <translation>Die %1 erwarteten Ergebnisse gehörten zum vorherigen Aufbau und wurden entfernt.</translation>
    </message>
    <message numerus="yes">
        <source>%n edits of %1 did not fit the new shape %2.</source>
        <translation>
            <numerusform>1 Änderung von %1 passte nicht zur neuen Form %2.</numerusform>
            <numerusform>%n Änderungen von %1 passten nicht zur neuen Form %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n edits of %1, which no longer exists.</source>
        <translation>
            <numerusform>1 Änderung von %1 wurde entfernt, weil es den Tensor nicht mehr gibt.</numerusform>
            <numerusform>%n Änderungen von %1 wurden entfernt, weil es den Tensor nicht mehr gibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a single value and has no cells.</source>
        <translation>%1 ist ein einzelner Wert und hat keine Zellen.</translation>
    </message>
    <message>
        <source>This scene has no dropout.</source>
        <translation>Diese Szene hat keinen Dropout.</translation>
    </message>
    <message>
        <source>This scene has no %1.</source>
        <translation>Diese Szene hat kein %1.</translation>
    </message>
    <message>
        <source>This scene has no softmax that divides by a temperature.</source>
        <translation>Diese Szene hat keine Softmax, die durch eine Temperatur teilt.</translation>
    </message>
    <message>
        <source>This scene has no tensor &apos;%1&apos;.</source>
        <translation>Diese Szene hat keinen Tensor &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>%1 contains %2, but a slider can move only real numbers.</source>
        <translation>%1 enthält %2, aber ein Regler kann nur reelle Zahlen bewegen.</translation>
    </message>
    <message>
        <source>An angle needs two different components.</source>
        <translation>Ein Winkel braucht zwei verschiedene Komponenten.</translation>
    </message>
    <message>
        <source>%3 is outside %1 %2.</source>
        <translation>%3 liegt außerhalb von %1 %2.</translation>
    </message>
    <message>
        <source>A slider needs a finite value, not %1.</source>
        <translation>Ein Regler braucht einen endlichen Wert, nicht %1.</translation>
    </message>
    <message>
        <source>The values that this slider moves are hidden or not computed yet.</source>
        <translation>Die Werte, die dieser Regler bewegt, sind verborgen oder noch nicht berechnet.</translation>
    </message>
    <message>
        <source>Both values are 0, so there is no vector to rotate.</source>
        <translation>Beide Werte sind 0, also gibt es keinen Vektor zum Drehen.</translation>
    </message>
    <message>
        <source>One of the two values is not finite, so there is no vector to rotate.</source>
        <translation>Einer der zwei Werte ist nicht endlich, also gibt es keinen Vektor zum Drehen.</translation>
    </message>
    <message>
        <source>%1 is too large for float32.</source>
        <translation>%1 ist zu groß für float32.</translation>
    </message>
    <message>
        <source>This scene already has the maximum of %1 sliders.</source>
        <translation>Diese Szene hat schon %1 Regler; mehr sind nicht möglich.</translation>
    </message>
    <message>
        <source>angle of %1</source>
        <translation>Winkel von %1</translation>
    </message>
    <message>
        <source>out_proj: nn.MultiheadAttention always applies its own output layer.</source>
        <translation>out_proj: nn.MultiheadAttention wendet immer seine eigene Ausgabeschicht an.</translation>
    </message>
    <message>
        <source>d_out is now %1, because it must equal d_in.</source>
        <translation>d_out ist jetzt %1, weil es gleich d_in sein muss.</translation>
    </message>
    <message>
        <source>%1 cannot be split evenly into %2 heads, so there is now 1 head.</source>
        <translation>%1 lässt sich nicht gleichmäßig auf %2 Köpfe aufteilen, also gibt es jetzt 1 Kopf.</translation>
    </message>
    <message>
        <source>Rotary positions are now off, because they rotate pairs and a head has only one component.</source>
        <translation>Die Rotary-Positionen sind jetzt aus, weil sie Paare drehen und ein Kopf nur eine Komponente hat.</translation>
    </message>
    <message numerus="yes">
        <source>%n components of each head now rotate.</source>
        <translation>
            <numerusform>1 Komponente jedes Kopfes dreht sich jetzt.</numerusform>
            <numerusform>%n Komponenten jedes Kopfes drehen sich jetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every head now has its own key and value.</source>
        <translation>Jeder Kopf hat jetzt einen eigenen Key und Value.</translation>
    </message>
    <message>
        <source>stage: only an attention layer has projections and heads; this scene computes only one step.</source>
        <translation>stage: Nur eine Attention-Schicht hat Projektionen und Köpfe; diese Szene berechnet nur einen Schritt.</translation>
    </message>
    <message>
        <source>starts_from: the arrays that the layer starts from determine the number and width of its heads.</source>
        <translation>starts_from: Die Arrays, mit denen die Schicht beginnt, bestimmen Anzahl und Breite der Köpfe.</translation>
    </message>
    <message>
        <source>tokens: only an attention layer has tokens that you can change.</source>
        <translation>tokens: Nur bei einer Attention-Schicht lassen sich Tokens ändern.</translation>
    </message>
    <message>
        <source>tokens: %1 %2 must have one row per token.</source>
        <translation>tokens: %1 %2 muss eine Zeile je Token haben.</translation>
    </message>
    <message>
        <source>tokens: the scene has too many different words; use some of them more than once.</source>
        <translation>tokens: Die Szene hat zu viele verschiedene Wörter; einige davon mehrfach verwenden.</translation>
    </message>
    <message>
        <source>tokens: a token must have 1 to 256 bytes, got %1.</source>
        <translation>tokens: Ein Token muss 1 bis 256 Bytes haben, angegeben sind %1.</translation>
    </message>
    <message>
        <source>tokens: this layer does not start from x, so its arrays determine the tokens. You can rename tokens, but you cannot add, remove or move them.</source>
        <translation>tokens: Diese Schicht beginnt nicht mit x, also bestimmen ihre Arrays die Tokens. Sie lassen sich umbenennen, aber nicht hinzufügen, entfernen oder verschieben.</translation>
    </message>
    <message>
        <source>tokens: a layer needs at least one token.</source>
        <translation>tokens: Eine Schicht braucht mindestens ein Token.</translation>
    </message>
    <message>
        <source>All items in a batch must have the same length, so shorter ones are padded at the end.</source>
        <translation>Alle Elemente eines Batches müssen gleich lang sein, also werden kürzere am Ende aufgefüllt.</translation>
    </message>
    <message>
        <source>All %1 batch items are copies of one item, so all of them changed.</source>
        <translation>Alle %1 Elemente des Batches sind Kopien desselben Elements, also haben sich alle geändert.</translation>
    </message>
    <message>
        <source>tokens: got %1 for the %2 tokens of %3. In a layer that does not start from x, you can only rename tokens.</source>
        <translation>tokens: Angegeben sind %1 für die %2 Tokens von %3. In einer Schicht, die nicht mit x beginnt, lassen sich Tokens nur umbenennen.</translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>1 Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>Dropout with p = 0.5</source>
        <translation>Dropout mit p = 0.5</translation>
    </message>
    <message>
        <source>Dropout in train mode</source>
        <translation>Dropout im train-Modus</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>Kausale Maske</translation>
    </message>
    <message>
        <source>Apply the mask</source>
        <translation>Die Maske anwenden</translation>
    </message>
    <message>
        <source>Divide by √d</source>
        <translation>Durch √d teilen</translation>
    </message>
    <message>
        <source>2 heads</source>
        <translation>2 Köpfe</translation>
    </message>
    <message>
        <source>Output layer Wₒ</source>
        <translation>Ausgabeschicht Wₒ</translation>
    </message>
    <message>
        <source>Separate values</source>
        <translation>Eigene Values</translation>
    </message>
    <message>
        <source>no single option turns this on</source>
        <translation>dafür gibt es keine einzelne Option</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Einheitsmatrix</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Nullen</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Einsen</translation>
    </message>
    <message>
        <source>Uniform (nn.Linear)</source>
        <translation>Gleichverteilt wie nn.Linear</translation>
    </message>
    <message>
        <source>Xavier uniform</source>
        <translation>Xavier, gleichverteilt</translation>
    </message>
    <message>
        <source>Orthogonal</source>
        <translation>Orthogonal</translation>
    </message>
    <message>
        <source>%1 is a single value and has no columns.</source>
        <translation>%1 ist ein einzelner Wert und hat keine Spalten.</translation>
    </message>
    <message>
        <source>%1 is missing from inputs and draws.</source>
        <translation>%1 fehlt in inputs und draws.</translation>
    </message>
    <message>
        <source>The width of %1 cannot be changed, because %2 creates it.</source>
        <translation>Die Breite von %1 lässt sich nicht ändern, weil %2 diesen Tensor erzeugt.</translation>
    </message>
    <message>
        <source>%1 is redrawn with width %2.</source>
        <translation>%1 wird mit Breite %2 neu gezogen.</translation>
    </message>
    <message>
        <source>%1: must be from 1 to %2, got %3.</source>
        <translation>%1: muss zwischen 1 und %2 liegen, angegeben ist %3.</translation>
    </message>
    <message>
        <source>dropout.p: p must be from 0 to 1, got %1.</source>
        <translation>dropout.p: p muss zwischen 0 und 1 liegen, angegeben ist %1.</translation>
    </message>
    <message>
        <source>mask.window: a sliding window must cover at least 1 key, got %1.</source>
        <translation>mask.window: Ein gleitendes Fenster muss mindestens 1 Key umfassen, angegeben ist %1.</translation>
    </message>
    <message>
        <source>mask.window: only a mask of kind sliding_window has a window.</source>
        <translation>mask.window: Nur eine Maske der Art sliding_window hat ein Fenster.</translation>
    </message>
    <message>
        <source>mask.global: the number of initial tokens that stay visible must be 0 or more, got %1.</source>
        <translation>mask.global: Die Zahl der ersten Tokens, die sichtbar bleiben, muss 0 oder größer sein, angegeben ist %1.</translation>
    </message>
    <message>
        <source>mask.global: only a mask of kind sliding_window has global tokens.</source>
        <translation>mask.global: Nur eine Maske der Art sliding_window hat globale Tokens.</translation>
    </message>
    <message>
        <source>mask.prefix: expected 0 or more tokens, got %1.</source>
        <translation>mask.prefix: erwartet werden 0 oder mehr Tokens, angegeben sind %1.</translation>
    </message>
    <message>
        <source>mask.prefix: only a mask of kind prefix has a prefix.</source>
        <translation>mask.prefix: Nur eine Maske der Art prefix hat ein Präfix.</translation>
    </message>
    <message>
        <source>mask.tensor: a mask of kind %1 needs the name of its tensor.</source>
        <translation>mask.tensor: Eine Maske der Art %1 braucht den Namen ihres Tensors.</translation>
    </message>
    <message>
        <source>mask.tensor: a mask of kind %1 takes no tensor, got &apos;%2&apos;.</source>
        <translation>mask.tensor: Eine Maske der Art %1 verwendet keinen Tensor, angegeben ist &apos;%2&apos;.</translation>
    </message>
    <message>
        <source>mask.apply: an additive mask needs add or none, got %1.</source>
        <translation>mask.apply: Eine additive Maske braucht add oder none, angegeben ist %1.</translation>
    </message>
    <message>
        <source>heads_off: head %1 does not exist; the layer has %2</source>
        <translation>heads_off: Kopf %1 gibt es nicht; die Schicht hat %2</translation>
    </message>
    <message>
        <source>one head, head 0.</source>
        <translation>nur Kopf 0.</translation>
    </message>
    <message>
        <source>heads 0 to %1.</source>
        <translation>die Köpfe 0 bis %1.</translation>
    </message>
    <message>
        <source>heads_off: expected each head once and in ascending order, got %1 after %2.</source>
        <translation>heads_off: erwartet wird jeder Kopf einmal und in aufsteigender Reihenfolge, angegeben ist %1 nach %2.</translation>
    </message>
    <message>
        <source>projection: a layer that starts from %1 has no projections; use none.</source>
        <translation>projection: Eine Schicht, die mit %1 beginnt, hat keine Projektionen; none verwenden.</translation>
    </message>
    <message>
        <source>starts_from: x_for_scores leaves out the values, but a single layer for q, k and v computes them; use x_for_scores only with projection none, param, linear or heads_list.</source>
        <translation>starts_from: x_for_scores lässt die Values weg, aber eine gemeinsame Schicht für q, k und v berechnet sie; x_for_scores nur mit projection none, param, linear oder heads_list verwenden.</translation>
    </message>
    <message>
        <source>num_heads: %1 cannot be split evenly into %2 heads; try %3.</source>
        <translation>num_heads: %1 lässt sich nicht gleichmäßig auf %2 Köpfe aufteilen; %3 versuchen.</translation>
    </message>
    <message>
        <source>head_dim: must be d_out / num_heads = %1, got %2.</source>
        <translation>head_dim: muss gleich d_out / num_heads = %1 sein, angegeben ist %2.</translation>
    </message>
    <message>
        <source>d_out: without weights, q, k and v equal x, so d_out must be d_in = %1, got %2.</source>
        <translation>d_out: Ohne Gewichte sind q, k und v gleich x, also muss d_out gleich d_in = %1 sein, angegeben ist %2.</translation>
    </message>
    <message>
        <source>d_out: nn.MultiheadAttention has a single embed_dim, so d_out must be d_in = %1, got %2.</source>
        <translation>d_out: nn.MultiheadAttention hat ein einziges embed_dim, also muss d_out gleich d_in = %1 sein, angegeben ist %2.</translation>
    </message>
    <message>
        <source>scale: must be none, sqrt_head_dim or a number above 0 that fits in float32, got %1.</source>
        <translation>scale: muss none, sqrt_head_dim oder eine Zahl über 0 sein, die in float32 passt, angegeben ist %1.</translation>
    </message>
    <message>
        <source>temperature: must be a number above 0, got %1.</source>
        <translation>temperature: muss eine Zahl über 0 sein, angegeben ist %1.</translation>
    </message>
    <message>
        <source>num_kv_heads: must divide num_heads = %1, got %2.</source>
        <translation>num_kv_heads: muss ein Teiler von num_heads = %1 sein, angegeben ist %2.</translation>
    </message>
    <message>
        <source>num_kv_heads: with projection %1, each head has its own key and value, so num_kv_heads must be %2, got %3; only param, linear and fused_blocks can share them.</source>
        <translation>num_kv_heads: Mit der Projektion %1 hat jeder Kopf einen eigenen Key und Value, also muss num_kv_heads %2 sein, angegeben ist %3; geteilte Keys und Values gibt es nur mit param, linear und fused_blocks.</translation>
    </message>
    <message>
        <source>num_kv_heads: tied weights give as many keys as queries, so num_kv_heads must be %1, got %2.</source>
        <translation>num_kv_heads: Geteilte Gewichte ergeben so viele Keys wie Querys, also muss num_kv_heads %1 sein, angegeben ist %2.</translation>
    </message>
    <message>
        <source>d_memory: the layer reads no memory, so there is no width to set.</source>
        <translation>d_memory: Die Schicht liest kein Memory, also lässt sich keine Breite festlegen.</translation>
    </message>
    <message>
        <source>d_memory: must be from 1 to %1, got %2.</source>
        <translation>d_memory: muss zwischen 1 und %1 liegen, angegeben ist %2.</translation>
    </message>
    <message>
        <source>memory: a layer that starts from %1 computes no keys, so it cannot read a memory.</source>
        <translation>memory: Eine Schicht, die mit %1 beginnt, berechnet keine Keys, also kann sie kein Memory lesen.</translation>
    </message>
    <message>
        <source>memory: keys and values of a memory need their own weights (param, linear or heads_list), got %1.</source>
        <translation>memory: Keys und Values eines Memorys brauchen eigene Gewichte (param, linear oder heads_list), angegeben ist %1.</translation>
    </message>
    <message>
        <source>memory: tied weights compute queries, keys and values from one tensor, so you cannot combine tied weights and memory.</source>
        <translation>memory: Geteilte Gewichte berechnen Querys, Keys und Values aus demselben Tensor, also lassen sie sich nicht mit einem Memory kombinieren.</translation>
    </message>
    <message>
        <source>mask.kind: the keys of a memory do not line up with the queries, so mask.kind must be none, padding, custom_bool or additive; got %1.</source>
        <translation>mask.kind: Die Keys eines Memorys passen nicht zu den Positionen der Querys, also wird none, padding, custom_bool oder additive erwartet; angegeben ist %1.</translation>
    </message>
    <message>
        <source>rope: the tokens of a memory have their own positions, so you cannot combine rope and memory.</source>
        <translation>rope: Die Tokens eines Memorys haben eigene Positionen, also lassen sich rope und memory nicht kombinieren.</translation>
    </message>
    <message>
        <source>%1: QK norm needs the name of its weights.</source>
        <translation>%1: Die QK-Norm braucht den Namen ihrer Gewichte.</translation>
    </message>
    <message>
        <source>qk_norm.eps: must be 0 or greater, got %1.</source>
        <translation>qk_norm.eps: muss 0 oder größer sein, angegeben ist %1.</translation>
    </message>
    <message>
        <source>rope.theta: must be a number above 0 that fits in float32, got %1.</source>
        <translation>rope.theta: muss eine Zahl über 0 sein, die in float32 passt, angegeben ist %1.</translation>
    </message>
    <message>
        <source>rope.dims: must be even and from 2 to head_dim = %1, got %2.</source>
        <translation>rope.dims: muss gerade sein und zwischen 2 und head_dim = %1 liegen, angegeben ist %2.</translation>
    </message>
    <message>
        <source>rope: components rotate in pairs, but a head with head_dim = 1 has only one.</source>
        <translation>rope: Komponenten drehen sich paarweise, aber ein Kopf mit head_dim = 1 hat nur eine.</translation>
    </message>
    <message>
        <source>rope: components rotate in pairs, but head_dim = %1 is odd; set rope.dims to an even number.</source>
        <translation>rope: Komponenten drehen sich paarweise, aber head_dim = %1 ist ungerade; rope.dims auf eine gerade Zahl setzen.</translation>
    </message>
    <message>
        <source>rope.offset: must be from -%1 to %2, got %3.</source>
        <translation>rope.offset: muss zwischen -%1 und %2 liegen, angegeben ist %3.</translation>
    </message>
    <message>
        <source>position_bias.tensor: a position bias of kind %1 needs the name of its tensor.</source>
        <translation>position_bias.tensor: Ein Positions-Bias der Art %1 braucht den Namen seines Tensors.</translation>
    </message>
    <message>
        <source>position_bias.tensor: a position bias of kind %1 takes no tensor, got &apos;%2&apos;.</source>
        <translation>position_bias.tensor: Ein Positions-Bias der Art %1 verwendet keinen Tensor, angegeben ist &apos;%2&apos;.</translation>
    </message>
    <message>
        <source>position_bias.max_distance: must be from 1 to %1, got %2.</source>
        <translation>position_bias.max_distance: muss zwischen 1 und %1 liegen, angegeben ist %2.</translation>
    </message>
    <message>
        <source>position_bias: a bias is added to scaled scores before the mask, so scale_at must be before_mask.</source>
        <translation>position_bias: Ein Bias wird vor der Maske zu skalierten Scores addiert, also muss scale_at before_mask sein.</translation>
    </message>
    <message>
        <source>softcap: must be a number above 0 that fits in float32, got %1.</source>
        <translation>softcap: muss eine Zahl über 0 sein, die in float32 passt, angegeben ist %1.</translation>
    </message>
    <message>
        <source>softcap: scaled scores are capped before the mask, so scale_at must be before_mask.</source>
        <translation>softcap: Der Softcap wirkt vor der Maske auf skalierte Scores, also muss scale_at before_mask sein.</translation>
    </message>
    <message>
        <source>sinks: a sink takes its share in a softmax, so normalize must be softmax or softmax_naive, got %1.</source>
        <translation>sinks: Ein Sink bekommt seinen Anteil durch eine Softmax, also muss normalize softmax oder softmax_naive sein, angegeben ist %1.</translation>
    </message>
    <message>
        <source>sinks: a sink takes its share of a row, so normalize_over must be keys.</source>
        <translation>sinks: Ein Sink bekommt einen Anteil jeder Zeile, also muss normalize_over keys sein.</translation>
    </message>
    <message>
        <source>sinks: a sink needs a mask that is applied before the softmax, got %1.</source>
        <translation>sinks: Ein Sink braucht eine Maske, die vor der Softmax angewendet wird, angegeben ist %1.</translation>
    </message>
    <message>
        <source>attention layer</source>
        <translation>Attention-Schicht</translation>
    </message>
    <message>
        <source>dropout only</source>
        <translation>nur Dropout</translation>
    </message>
    <message>
        <source>softmax only</source>
        <translation>nur Softmax</translation>
    </message>
    <message>
        <source>no weights: q = k = v = x</source>
        <translation>keine Gewichte: q = k = v = x</translation>
    </message>
    <message>
        <source>three matrices: q = x @ W_query</source>
        <translation>drei Matrizen: q = x @ W_query</translation>
    </message>
    <message>
        <source>three linear layers</source>
        <translation>drei lineare Schichten</translation>
    </message>
    <message>
        <source>one small layer per head</source>
        <translation>eine kleine Schicht pro Kopf</translation>
    </message>
    <message>
        <source>one qkv layer, split per head</source>
        <translation>eine qkv-Schicht, nach Köpfen zerlegt</translation>
    </message>
    <message>
        <source>one qkv layer, split in three</source>
        <translation>eine qkv-Schicht, in drei zerlegt</translation>
    </message>
    <message>
        <source>nn.MultiheadAttention</source>
        <translation>nn.MultiheadAttention</translation>
    </message>
    <message>
        <source>× a number</source>
        <translation>× eine Zahl</translation>
    </message>
    <message>
        <source>their own weights</source>
        <translation>eigenen Gewichten</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>eigene Query</translation>
    </message>
    <message>
        <source>the next token&apos;s</source>
        <translation>Query des nächsten Tokens</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>the first padding key</source>
        <translation>der erste Padding-Key</translation>
    </message>
    <message>
        <source>the keys of a row</source>
        <translation>die Keys einer Zeile</translation>
    </message>
    <message>
        <source>the queries of a column</source>
        <translation>die Querys einer Spalte</translation>
    </message>
    <message>
        <source>1 / (1 − p)</source>
        <translation>1 / (1 − p)</translation>
    </message>
    <message>
        <source>1 / p</source>
        <translation>1 / p</translation>
    </message>
    <message>
        <source>before the mask</source>
        <translation>vor der Maske</translation>
    </message>
    <message>
        <source>after the mask</source>
        <translation>nach der Maske</translation>
    </message>
    <message>
        <source>sliding window</source>
        <translation>gleitendes Fenster</translation>
    </message>
    <message>
        <source>prefix</source>
        <translation>Präfix</translation>
    </message>
    <message>
        <source>painted by hand</source>
        <translation>von Hand gemalt</translation>
    </message>
    <message>
        <source>additive values</source>
        <translation>additive Werte</translation>
    </message>
    <message>
        <source>halves: i with i + d/2</source>
        <translation>Hälften: i mit i + d/2</translation>
    </message>
    <message>
        <source>neighbors: 2i with 2i + 1</source>
        <translation>Nachbarn: 2i mit 2i + 1</translation>
    </message>
    <message>
        <source>no bias</source>
        <translation>kein Bias</translation>
    </message>
    <message>
        <source>ALiBi: one slope per head</source>
        <translation>ALiBi: eine Steigung je Kopf</translation>
    </message>
    <message>
        <source>T5: distance buckets</source>
        <translation>T5: Abstandsbereiche</translation>
    </message>
    <message>
        <source>custom values</source>
        <translation>eigene Werte</translation>
    </message>
    <message>
        <source>shown, not applied</source>
        <translation>gezeigt, nicht angewendet</translation>
    </message>
    <message>
        <source>−∞ before softmax</source>
        <translation>−∞ vor Softmax</translation>
    </message>
    <message>
        <source>added before softmax</source>
        <translation>vor Softmax addiert</translation>
    </message>
    <message>
        <source>× 0 after, then rescale</source>
        <translation>× 0 danach, neu skaliert</translation>
    </message>
    <message>
        <source>× 0 after, not rescaled</source>
        <translation>× 0 danach, nicht neu skaliert</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>x, without values</source>
        <translation>x, ohne Values</translation>
    </message>
    <message>
        <source>nan, as in PyTorch</source>
        <translation>nan, wie in PyTorch</translation>
    </message>
    <message>
        <source>all zero</source>
        <translation>alles null</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>softmax, naive</source>
        <translation>Softmax, naiv</translation>
    </message>
    <message>
        <source>stop at the scores</source>
        <translation>bei den Scores enden</translation>
    </message>
    <message>
        <source>heads side by side</source>
        <translation>Köpfe nebeneinander</translation>
    </message>
    <message>
        <source>reshape, mixes heads</source>
        <translation>Reshape, mischt Köpfe</translation>
    </message>
    <message>
        <source>with AVX2</source>
        <translation>mit AVX2</translation>
    </message>
    <message>
        <source>without AVX2</source>
        <translation>ohne AVX2</translation>
    </message>
    <message>
        <source>Computes</source>
        <translation>Berechnet</translation>
    </message>
    <message>
        <source>Whether the scene computes a whole attention layer or only one of its steps on the input values.</source>
        <translation>Ob die Szene eine ganze Attention-Schicht berechnet oder nur einen ihrer Schritte mit den Eingabewerten.</translation>
    </message>
    <message>
        <source>Starts from</source>
        <translation>Beginnt mit</translation>
    </message>
    <message>
        <source>Which tensors of the layer are inputs. Without values, the layer ends with the weights.</source>
        <translation>Welche Tensoren der Schicht Eingaben sind. Ohne Values endet die Schicht mit den Gewichten.</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>Projektionen</translation>
    </message>
    <message>
        <source>How queries, keys and values are computed from the embeddings.</source>
        <translation>Wie Querys, Keys und Values aus den Embeddings berechnet werden.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Erzeugt mit</translation>
    </message>
    <message>
        <source>Whether queries, keys and values have their own weights.</source>
        <translation>Ob Querys, Keys und Values eigene Gewichte haben.</translation>
    </message>
    <message>
        <source>Row query</source>
        <translation>Query der Zeile</translation>
    </message>
    <message>
        <source>Which token&apos;s query each row of scores uses.</source>
        <translation>Von welchem Token die Query stammt, die eine Zeile der Scores verwendet.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Which two components of a query or key rotate together.</source>
        <translation>Welche zwei Komponenten einer Query oder eines Keys sich zusammen drehen.</translation>
    </message>
    <message>
        <source>Whether the scores are divided by the square root of the head size, or multiplied by a number.</source>
        <translation>Ob die Scores durch die Wurzel der Kopfgröße geteilt oder mit einer Zahl multipliziert werden.</translation>
    </message>
    <message>
        <source>Scaled</source>
        <translation>Skaliert</translation>
    </message>
    <message>
        <source>Whether the scores are scaled before or after masking.</source>
        <translation>Ob die Scores vor oder nach dem Maskieren skaliert werden.</translation>
    </message>
    <message>
        <source>A value for each pair of positions, added to the scores before the mask.</source>
        <translation>Ein Wert für jedes Paar von Positionen, der vor der Maske zu den Scores addiert wird.</translation>
    </message>
    <message>
        <source>Which keys a query may not attend to.</source>
        <translation>Auf welche Keys eine Query nicht schauen darf.</translation>
    </message>
    <message>
        <source>Applied by</source>
        <translation>Angewendet</translation>
    </message>
    <message>
        <source>How a masked key loses its weight.</source>
        <translation>Wie ein maskierter Key sein Gewicht verliert.</translation>
    </message>
    <message>
        <source>Not masked</source>
        <translation>Nicht maskiert</translation>
    </message>
    <message>
        <source>Which padding key stays visible.</source>
        <translation>Welcher Padding-Key sichtbar bleibt.</translation>
    </message>
    <message>
        <source>Masked rows</source>
        <translation>Maskierte Zeilen</translation>
    </message>
    <message>
        <source>What a query gets when all its keys are masked.</source>
        <translation>Was eine Query bekommt, wenn alle ihre Keys maskiert sind.</translation>
    </message>
    <message>
        <source>Normalized by</source>
        <translation>Normiert durch</translation>
    </message>
    <message>
        <source>How a row of scores becomes a row of weights.</source>
        <translation>Wie aus einer Zeile von Scores eine Zeile von Gewichten wird.</translation>
    </message>
    <message>
        <source>Summed over</source>
        <translation>Summe über</translation>
    </message>
    <message>
        <source>Whether the weights of each row or of each column sum to 1.</source>
        <translation>Ob die Gewichte jeder Zeile oder jeder Spalte die Summe 1 haben.</translation>
    </message>
    <message>
        <source>Dropout applied to</source>
        <translation>Dropout angewendet auf</translation>
    </message>
    <message>
        <source>Whether weights or scores are dropped.</source>
        <translation>Ob Gewichte oder Scores verworfen werden.</translation>
    </message>
    <message>
        <source>Kept values ×</source>
        <translation>Behaltene Werte ×</translation>
    </message>
    <message>
        <source>The factor that dropout multiplies the kept values by.</source>
        <translation>Der Faktor, mit dem der Dropout die behaltenen Werte multipliziert.</translation>
    </message>
    <message>
        <source>Draws match</source>
        <translation>Zieht wie</translation>
    </message>
    <message>
        <source>Heads joined</source>
        <translation>Köpfe verbunden</translation>
    </message>
    <message>
        <source>How the contexts of the heads become one vector per token.</source>
        <translation>Wie aus den Kontexten der Köpfe ein Vektor je Token wird.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Rundung</translation>
    </message>
    <message>
        <source>The processor whose rounding the draws match. Without AVX2, PyTorch computes randn and the weights of nn.Embedding, nn.Linear and nn.MultiheadAttention with different instructions.</source>
        <translation>Der Prozessor, nach dessen Rundung sich die Ziehungen richten. Ohne AVX2 berechnet PyTorch randn und die Gewichte von nn.Embedding, nn.Linear und nn.MultiheadAttention mit anderen Befehlen.</translation>
    </message>
    <message>
        <source>Key and value heads</source>
        <translation>Key- und Value-Köpfe</translation>
    </message>
    <message>
        <source>Grouped-query attention: several query heads read the same keys and values. A value of 1 means multi-query attention.</source>
        <translation>Grouped-Query Attention: Mehrere Query-Köpfe lesen dieselben Keys und Values. Der Wert 1 bedeutet Multi-Query Attention.</translation>
    </message>
    <message>
        <source>Cross-attention: keys and values come from this tensor, queries from x.</source>
        <translation>Cross-Attention: Keys und Values kommen aus diesem Tensor, Querys aus x.</translation>
    </message>
    <message>
        <source>Memory width</source>
        <translation>Breite des Memorys</translation>
    </message>
    <message>
        <source>Number of values per token of the memory (default: as in x).</source>
        <translation>Anzahl der Werte je Token des Memorys (ohne Angabe: wie in x).</translation>
    </message>
    <message>
        <source>Query weights</source>
        <translation>Gewichte der Query</translation>
    </message>
    <message>
        <source>RMSNorm weights for the queries, one per component of a head.</source>
        <translation>RMSNorm-Gewichte für die Querys, eines für jede Komponente eines Kopfes.</translation>
    </message>
    <message>
        <source>Key weights</source>
        <translation>Gewichte des Keys</translation>
    </message>
    <message>
        <source>RMSNorm weights for the keys, one per component of a head.</source>
        <translation>RMSNorm-Gewichte für die Keys, eines für jede Komponente eines Kopfes.</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Added to the mean square before the square root is taken.</source>
        <translation>Wird zum Mittel der Quadrate addiert, bevor die Wurzel gezogen wird.</translation>
    </message>
    <message>
        <source>1 + weight</source>
        <translation>1 + Gewicht</translation>
    </message>
    <message>
        <source>Multiplies by 1 + weight instead of the weight, as Gemma does.</source>
        <translation>Multipliziert mit 1 + Gewicht statt mit dem Gewicht, wie Gemma.</translation>
    </message>
    <message>
        <source>θ</source>
        <translation>θ</translation>
    </message>
    <message>
        <source>Base of the frequencies. The larger it is, the slower all pairs except the first rotate.</source>
        <translation>Basis der Frequenzen. Je größer sie ist, desto langsamer drehen sich alle Paare außer dem ersten.</translation>
    </message>
    <message>
        <source>Rotated components</source>
        <translation>Gedrehte Komponenten</translation>
    </message>
    <message>
        <source>Number of components that rotate in each head. The rest stay unchanged.</source>
        <translation>Anzahl der Komponenten jedes Kopfes, die sich drehen. Die übrigen bleiben unverändert.</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Erste Position</translation>
    </message>
    <message>
        <source>The position of the first token.</source>
        <translation>Die Position des ersten Tokens.</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Frequenzen</translation>
    </message>
    <message>
        <source>Tensor with the angle by which each pair rotates from token to token. Replaces θ.</source>
        <translation>Tensor mit dem Winkel, um den sich jedes Paar von Token zu Token dreht. Ersetzt θ.</translation>
    </message>
    <message>
        <source>Keeps scaled scores between −c and c with c · tanh(score / c).</source>
        <translation>Hält skalierte Scores mit c · tanh(Score / c) zwischen −c und c.</translation>
    </message>
    <message>
        <source>Bias tensor</source>
        <translation>Bias-Tensor</translation>
    </message>
    <message>
        <source>The bias values. For T5, a table of buckets and heads; otherwise one value per pair.</source>
        <translation>Die Bias-Werte. Für T5 eine Tabelle aus Bereichen und Köpfen, sonst ein Wert je Paar.</translation>
    </message>
    <message>
        <source>Largest distance</source>
        <translation>Größter Abstand</translation>
    </message>
    <message>
        <source>All distances from this one on fall into T5&apos;s last bucket.</source>
        <translation>Alle Abstände ab diesem fallen in den letzten Bereich von T5.</translation>
    </message>
    <message>
        <source>Both directions</source>
        <translation>Beide Richtungen</translation>
    </message>
    <message>
        <source>Half of T5&apos;s buckets are for keys after the query.</source>
        <translation>Die Hälfte der Bereiche von T5 gilt für Keys nach der Query.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <source>Number of keys a query sees, ending with its own key.</source>
        <translation>Anzahl der Keys, die eine Query sieht; der letzte ist ihr eigener.</translation>
    </message>
    <message>
        <source>First tokens</source>
        <translation>Erste Tokens</translation>
    </message>
    <message>
        <source>Number of initial tokens that stay visible at any distance.</source>
        <translation>Anzahl der ersten Tokens, die bei jedem Abstand sichtbar bleiben.</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>Präfix</translation>
    </message>
    <message>
        <source>Number of keys at the start that every query sees.</source>
        <translation>Anzahl der Keys am Anfang, die jede Query sieht.</translation>
    </message>
    <message>
        <source>Sinks</source>
        <translation>Sinks</translation>
    </message>
    <message>
        <source>Tensor with one extra softmax logit per head. Its share goes to no token.</source>
        <translation>Tensor mit einem zusätzlichen Logit der Softmax für jeden Kopf. Der Anteil dieses Logits geht an kein Token.</translation>
    </message>
    <message>
        <source>some values of this row are nan or infinite, so it cannot be worked out by hand</source>
        <translation>einige Werte dieser Zeile sind nan oder unendlich, also lässt sie sich nicht von Hand ausrechnen</translation>
    </message>
    <message>
        <source>this layer cannot be worked out by hand, because the rounding errors are too large</source>
        <translation>diese Schicht lässt sich nicht von Hand ausrechnen, weil die Rundungsfehler zu groß werden</translation>
    </message>
    <message>
        <source>this layer has nothing to work out, because none of its steps changes anything</source>
        <translation>in dieser Schicht gibt es nichts auszurechnen, weil keiner ihrer Schritte etwas ändert</translation>
    </message>
    <message>
        <source>a worksheet can handle rows of up to %1 keys, but this row has %2</source>
        <translation>eine Zeile auf einem Arbeitsblatt darf höchstens %1 Keys haben, diese hat aber %2</translation>
    </message>
    <message>
        <source>the queries of this layer cannot be worked out by hand</source>
        <translation>die Querys dieser Schicht lassen sich nicht von Hand ausrechnen</translation>
    </message>
    <message>
        <source>the step &apos;%1&apos; of this layer cannot be worked out by hand one row at a time</source>
        <translation>der Schritt &apos;%1&apos; dieser Schicht lässt sich nicht Zeile für Zeile von Hand ausrechnen</translation>
    </message>
    <message>
        <source>this layer has no rows of attention to work out</source>
        <translation>diese Schicht hat keine Attention-Zeilen zum Ausrechnen</translation>
    </message>
    <message>
        <source>the context of this layer cannot be worked out by hand</source>
        <translation>der Kontext dieser Schicht lässt sich nicht von Hand ausrechnen</translation>
    </message>
    <message>
        <source>Softmax by hand</source>
        <translation>Softmax von Hand</translation>
    </message>
    <message>
        <source>Dropout by hand</source>
        <translation>Dropout von Hand</translation>
    </message>
    <message>
        <source>Attention by hand</source>
        <translation>Attention von Hand</translation>
    </message>
    <message>
        <source>Work out the first %1 of %2 columns.</source>
        <translation>Berechne die ersten %1 von %2 Spalten.</translation>
    </message>
    <message>
        <source>Fill in your row of the map.</source>
        <translation>Trage deine Zeile ins Bild ein.</translation>
    </message>
    <message>
        <source>Fill in your row.</source>
        <translation>Trage deine Zeile ein.</translation>
    </message>
    <message>
        <source>a worksheet needs self-attention, but the keys of this layer come from a memory</source>
        <translation>ein Arbeitsblatt braucht Self-Attention, aber die Keys dieser Schicht kommen aus einem Memory</translation>
    </message>
    <message>
        <source>the sink of this layer takes a share of each row, but a worksheet has no column for it</source>
        <translation>der Sink dieser Schicht nimmt einen Anteil jeder Zeile, aber ein Arbeitsblatt hat keine Spalte dafür</translation>
    </message>
    <message>
        <source>a row of %1 keys does not fit on a page; a worksheet has room for at most %2</source>
        <translation>eine Zeile mit %1 Keys passt nicht auf eine Seite; ein Arbeitsblatt hat Platz für höchstens %2</translation>
    </message>
    <message>
        <source>(%1 − max)</source>
        <translation>(%1 − max)</translation>
    </message>
    <message>
        <source>e to the %1</source>
        <translation>e hoch %1</translation>
    </message>
    <message>
        <source>1: yes, 0: no</source>
        <translation>1: ja, 0: nein</translation>
    </message>
    <message>
        <source>with bias</source>
        <translation>mit Bias</translation>
    </message>
    <message>
        <source>after dropout</source>
        <translation>nach dem Dropout</translation>
    </message>
    <message>
        <source>%1 = %2 + bias</source>
        <translation>%1 = %2 + Bias</translation>
    </message>
    <message>
        <source>%1 + mask</source>
        <translation>%1 + Maske</translation>
    </message>
    <message>
        <source>%1 / sum</source>
        <translation>%1 / Summe</translation>
    </message>
    <message>
        <source>%1 = %2 × mask</source>
        <translation>%1 = %2 × Maske</translation>
    </message>
    <message>
        <source>kept: %1 × %2</source>
        <translation>behalten: %1 × %2</translation>
    </message>
    <message>
        <source>nothing is kept</source>
        <translation>nichts wird behalten</translation>
    </message>
    <message>
        <source>a worksheet needs something to work out, but this layer starts from its weights</source>
        <translation>ein Arbeitsblatt braucht etwas zum Ausrechnen, aber diese Schicht beginnt mit ihren Gewichten</translation>
    </message>
    <message>
        <source>expected the size of a trie, followed by the trie</source>
        <translation>erwartet wird die Größe eines Tries und danach der Trie</translation>
    </message>
    <message>
        <source>the strings are not valid UTF-8</source>
        <translation>die Zeichenketten sind kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>expected an object</source>
        <translation>erwartet wird ein Objekt</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>erwartet wird eine Liste</translation>
    </message>
    <message>
        <source>expected a string</source>
        <translation>erwartet wird eine Zeichenkette</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <translation>erwartet wird eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>erwartet wird true oder false</translation>
    </message>
    <message>
        <source>expected base64</source>
        <translation>erwartet wird Base64</translation>
    </message>
    <message>
        <source>Sequence, NFC, NFD, NFKC, NFKD, Lowercase, StripAccents, Strip, Prepend, Replace, BertNormalizer or Precompiled</source>
        <translation>Sequence, NFC, NFD, NFKC, NFKD, Lowercase, StripAccents, Strip, Prepend, Replace, BertNormalizer oder Precompiled</translation>
    </message>
    <message>
        <source>expected a list with a piece and its id</source>
        <translation>erwartet wird eine Liste aus einem Stück und seiner ID</translation>
    </message>
    <message>
        <source>%1 is not in special_tokens</source>
        <translation>%1 steht nicht in special_tokens</translation>
    </message>
    <message>
        <source>expected sequence A exactly once</source>
        <translation>die Folge A muss genau einmal vorkommen</translation>
    </message>
    <message>
        <source>Sequence, TemplateProcessing, BertProcessing, RobertaProcessing or ByteLevel</source>
        <translation>Sequence, TemplateProcessing, BertProcessing, RobertaProcessing oder ByteLevel</translation>
    </message>
    <message>
        <source>unknown value %1; expected Removed, Isolated, MergedWithPrevious, MergedWithNext or Contiguous</source>
        <translation>unbekannter Wert %1; erwartet wird Removed, Isolated, MergedWithPrevious, MergedWithNext oder Contiguous</translation>
    </message>
    <message>
        <source>expected one character</source>
        <translation>erwartet wird ein Zeichen</translation>
    </message>
    <message>
        <source>unknown value %1; expected always, never or first</source>
        <translation>unbekannter Wert %1; erwartet wird always, never oder first</translation>
    </message>
    <message>
        <source>Sequence, Split, ByteLevel, Whitespace, WhitespaceSplit, Punctuation, Digits, BertPreTokenizer, Metaspace or CharDelimiterSplit</source>
        <translation>Sequence, Split, ByteLevel, Whitespace, WhitespaceSplit, Punctuation, Digits, BertPreTokenizer, Metaspace oder CharDelimiterSplit</translation>
    </message>
    <message>
        <source>expected a member named String or Regex</source>
        <translation>erwartet wird ein Eintrag namens String oder Regex</translation>
    </message>
    <message>
        <source>the pattern is longer than %1 bytes</source>
        <translation>das Muster ist länger als %1 Bytes</translation>
    </message>
    <message>
        <source>cannot use the pattern: %1</source>
        <translation>das Muster ist nicht verwendbar: %1</translation>
    </message>
    <message>
        <source>an unclosed class</source>
        <translation>eine nicht geschlossene Klasse</translation>
    </message>
    <message>
        <source>%1 is not allowed (byte %2)</source>
        <translation>%1 ist nicht erlaubt (Byte %2)</translation>
    </message>
    <message>
        <source>a verb &apos;(*&apos;</source>
        <translation>ein Steuerbefehl &apos;(*&apos;</translation>
    </message>
    <message>
        <source>an intersection &apos;&amp;&amp;&apos;</source>
        <translation>eine Schnittmenge &apos;&amp;&amp;&apos;</translation>
    </message>
    <message>
        <source>a negated class inside a class</source>
        <translation>eine verneinte Klasse in einer Klasse</translation>
    </message>
    <message>
        <source>an unknown class</source>
        <translation>eine unbekannte Klasse</translation>
    </message>
    <message>
        <source>a repeated count &apos;}+&apos;</source>
        <translation>eine wiederholte Anzahl &apos;}+&apos;</translation>
    </message>
    <message>
        <source>&apos;\B&apos; inside a class</source>
        <translation>&apos;\B&apos; in einer Klasse</translation>
    </message>
    <message>
        <source>a backslash at the end</source>
        <translation>ein Backslash am Ende</translation>
    </message>
    <message>
        <source>a third string</source>
        <translation>eine dritte Zeichenkette</translation>
    </message>
    <message>
        <source>expected a list of two values</source>
        <translation>erwartet wird eine Liste aus zwei Werten</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>das ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>the file contains too many values outside the vocabulary and the merges</source>
        <translation>die Datei enthält außerhalb des Vokabulars und der Merges zu viele Werte</translation>
    </message>
    <message>
        <source>expected two pieces separated by a space, found %1</source>
        <translation>erwartet werden zwei durch ein Leerzeichen getrennte Stücke, gefunden wurde %1</translation>
    </message>
    <message>
        <source>the list has more than %1 entries</source>
        <translation>die Liste hat mehr als %1 Einträge</translation>
    </message>
    <message>
        <source>a list with a piece and its score</source>
        <translation>eine Liste aus einem Stück und seiner Bewertung</translation>
    </message>
    <message>
        <source>two pieces</source>
        <translation>zwei Stücke</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>erwartet: %1; gefunden: %2</translation>
    </message>
    <message>
        <source>expected an object that maps pieces to ids</source>
        <translation>erwartet wird ein Objekt, das Stücken IDs zuordnet</translation>
    </message>
    <message>
        <source>merges.txt, line %1</source>
        <translation>merges.txt, Zeile %1</translation>
    </message>
    <message>
        <source>the file has more than %1 lines</source>
        <translation>die Datei hat mehr als %1 Zeilen</translation>
    </message>
    <message>
        <source>%1 is not in the vocabulary</source>
        <translation>%1 ist nicht im Vokabular</translation>
    </message>
    <message>
        <source>the vocabulary</source>
        <translation>das Vokabular</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>expected %1 numbers, found %2</source>
        <translation>erwartet werden %1 Zahlen, gefunden wurden %2</translation>
    </message>
    <message>
        <source>expected an id below %1, found %2</source>
        <translation>erwartet wird eine ID unter %1, gefunden wurde %2</translation>
    </message>
    <message>
        <source>one value is not finite</source>
        <translation>ein Wert ist nicht endlich</translation>
    </message>
    <message>
        <source>unknown value %1; expected gpt2, llama or bert</source>
        <translation>unbekannter Wert %1; erwartet wird gpt2, llama oder bert</translation>
    </message>
    <message>
        <source>%1 has the id %2, which belongs to %3</source>
        <translation>%1 hat die ID %2, die zu %3 gehört</translation>
    </message>
    <message>
        <source>%1 and %2 have the same id %3</source>
        <translation>%1 und %2 haben dieselbe ID %3</translation>
    </message>
    <message>
        <source>the text has more than %1 bytes</source>
        <translation>der Text hat mehr als %1 Bytes</translation>
    </message>
    <message>
        <source>expected a list of merges</source>
        <translation>erwartet wird eine Liste von Merges</translation>
    </message>
    <message>
        <source>expected a list of pieces and their scores</source>
        <translation>erwartet wird eine Liste von Stücken und ihren Bewertungen</translation>
    </message>
    <message>
        <source>%1 has the id %2; expected an id from 0 to %3</source>
        <translation>%1 hat die ID %2; erwartet wird eine ID von 0 bis %3</translation>
    </message>
    <message>
        <source>%1 has more than %2 bytes</source>
        <translation>%1 ist länger als %2 Bytes</translation>
    </message>
    <message>
        <source>could not write to stdout</source>
        <translation>auf stdout konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>--backend %1: %2</source>
        <translation>--backend %1: %2</translation>
    </message>
    <message>
        <source>--out: %1 can contain only one tensor, not %2; choose one with --tensor</source>
        <translation>--out: %1 kann nur einen Tensor enthalten, nicht %2; mit --tensor einen wählen</translation>
    </message>
    <message>
        <source>%1: needs %2 MiB, but a scene file can have at most %3 MiB</source>
        <translation>%1: braucht %2 MiB, aber eine Szenendatei darf höchstens %3 MiB haben</translation>
    </message>
    <message>
        <source>the window is not a command</source>
        <translation>das Fenster ist kein Befehl</translation>
    </message>
    <message>
        <source>%1: the value is empty</source>
        <translation>%1: Der Wert ist leer</translation>
    </message>
    <message>
        <source>lesson check: a lesson name is empty</source>
        <translation>lesson check: Ein Lektionsname ist leer</translation>
    </message>
    <message>
        <source>help: unknown command &apos;%1&apos;</source>
        <translation>help: unbekannter Befehl &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1: the scene name is empty</source>
        <translation>%1: Der Name der Szene ist leer</translation>
    </message>
    <message>
        <source>--present: name a scene or a lesson</source>
        <translation>--present: eine Szene oder Lektion angeben</translation>
    </message>
    <message>
        <source>--step: requires --present</source>
        <translation>--step: nur mit --present</translation>
    </message>
    <message>
        <source>--gradient: requires --language pytorch; NumPy has no autograd</source>
        <translation>--gradient: nur mit --language pytorch; NumPy hat kein Autograd</translation>
    </message>
    <message>
        <source>sheet: --names is missing; provide a file with one name per line</source>
        <translation>sheet: --names fehlt; eine Datei mit einem Namen pro Zeile angeben</translation>
    </message>
    <message>
        <source>%1: --out is missing</source>
        <translation>%1: --out fehlt</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;; did you mean %2? (see attnscope --help)</source>
        <translation>unbekannter Befehl &apos;%1&apos;; war %2 gemeint? (siehe attnscope --help)</translation>
    </message>
    <message>
        <source>%1 (see %2 --help)</source>
        <translation>%1 (siehe %2 --help)</translation>
    </message>
    <message>
        <source>AttnScope: edit any number in an attention layer and watch the rest change.</source>
        <translation>AttnScope: eine beliebige Zahl in einer Attention-Schicht ändern und sehen, wie sich der Rest mitändert.</translation>
    </message>
    <message>
        <source>print this help</source>
        <translation>diese Hilfe ausgeben</translation>
    </message>
    <message>
        <source>print version and build features</source>
        <translation>Version und eingebaute Funktionen ausgeben</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>%2 has no option %1</source>
        <translation>%2 kennt die Option %1 nicht</translation>
    </message>
    <message>
        <source>%1: unexpected argument &apos;%2&apos;</source>
        <translation>%1: unerwartetes Argument &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1: takes no value</source>
        <translation>%1: erwartet keinen Wert</translation>
    </message>
    <message>
        <source>%1: the second value is missing</source>
        <translation>%1: Der zweite Wert fehlt</translation>
    </message>
    <message>
        <source>%1: given twice</source>
        <translation>%1: zweimal angegeben</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Beispiele:</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Run “attnscope COMMAND --help” for details. Only the window needs a display.</source>
        <translation>Mehr dazu mit „attnscope COMMAND --help“. Nur das Fenster braucht einen Bildschirm.</translation>
    </message>
    <message>
        <source>Exit status: 0 success, 1 failed check, 2 incorrect usage, 3 no display, 4 invalid input.</source>
        <translation>Rückgabewert: 0 erledigt, 1 Prüfung fehlgeschlagen, 2 falscher Aufruf, 3 kein Bildschirm, 4 ungültige Eingabe.</translation>
    </message>
    <message>
        <source>name a scene or a lesson</source>
        <translation>eine Szene oder Lektion angeben</translation>
    </message>
    <message>
        <source>a scene file, the id of a lesson, or - for stdin</source>
        <translation>eine Szenendatei, die ID einer Lektion oder - für stdin</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>Fenster öffnen</translation>
    </message>
    <message>
        <source>a scene file, the id of a lesson, arrays, a trained model, or a folder of lesson files</source>
        <translation>eine Szenendatei, die ID einer Lektion, Arrays, ein trainiertes Modell oder ein Ordner mit Lektionsdateien</translation>
    </message>
    <message>
        <source>list built-in scenes and lessons (id, tab, title)</source>
        <translation>eingebaute Szenen und Lektionen auflisten (ID, Tabulator, Titel)</translation>
    </message>
    <message>
        <source>print the equation of a cell with its numbers, or its derivatives</source>
        <translation>Gleichung einer Zelle mit ihren Zahlen oder ihre Ableitungen ausgeben</translation>
    </message>
    <message>
        <source>a cell, such as &apos;scores[0,0,3,1]&apos;, or a circuit&apos;s cell, such as &apos;qk_circuit[0,1,2]&apos;</source>
        <translation>eine Zelle wie &apos;scores[0,0,3,1]&apos; oder die eines Schaltkreises wie &apos;qk_circuit[0,1,2]&apos;</translation>
    </message>
    <message>
        <source>name a cell, such as &apos;scores[0,0,3,1]&apos;</source>
        <translation>eine Zelle angeben, zum Beispiel &apos;scores[0,0,3,1]&apos;</translation>
    </message>
    <message>
        <source>summarize each head: focus, redundancy, effect of ablation</source>
        <translation>Überblick über jeden Kopf ausgeben: Fokus, Redundanz, Wirkung des Ausschaltens</translation>
    </message>
    <message>
        <source>write figures to a file or a folder</source>
        <translation>Abbildungen in eine Datei oder einen Ordner schreiben</translation>
    </message>
    <message>
        <source>write the steps of the computation as an animation or a strip</source>
        <translation>Rechenschritte als Animation oder Streifen schreiben</translation>
    </message>
    <message>
        <source>make a scene from arrays: .npy, .npz, .safetensors, .csv</source>
        <translation>Szene aus Arrays erstellen: .npy, .npz, .safetensors, .csv</translation>
    </message>
    <message>
        <source>the array files</source>
        <translation>die Array-Dateien</translation>
    </message>
    <message>
        <source>name one or more array files</source>
        <translation>eine oder mehrere Array-Dateien angeben</translation>
    </message>
    <message>
        <source>print a script that computes the scene&apos;s tensors, or a derivative with autograd</source>
        <translation>Skript ausgeben, das die Tensoren der Szene oder mit Autograd eine Ableitung berechnet</translation>
    </message>
    <message>
        <source>compute a scene and compare it with its expected values</source>
        <translation>Szene berechnen und mit ihren erwarteten Werten vergleichen</translation>
    </message>
    <message>
        <source>validate lessons: goals, solutions, expected values</source>
        <translation>Lektionen prüfen: Ziele, Lösungen, erwartete Werte</translation>
    </message>
    <message>
        <source>the word “check”</source>
        <translation>das Wort „check“</translation>
    </message>
    <message>
        <source>ids or *.attnlesson files (default: all built-in lessons)</source>
        <translation>IDs oder *.attnlesson-Dateien (Vorgabe: alle eingebauten Lektionen)</translation>
    </message>
    <message>
        <source>inspect a trained model: summary, tokens, predictions, one layer as a scene</source>
        <translation>trainiertes Modell untersuchen: Überblick, Tokens, Vorhersagen, eine Schicht als Szene</translation>
    </message>
    <message>
        <source>a Hugging Face folder, a .safetensors or .gguf file, tiny (built in), or a saved page (.attn)</source>
        <translation>ein Hugging-Face-Ordner, eine .safetensors- oder .gguf-Datei, tiny (eingebaut) oder eine gespeicherte Seite (.attn)</translation>
    </message>
    <message>
        <source>name a model: a folder, a file or tiny</source>
        <translation>ein Modell angeben: einen Ordner, eine Datei oder tiny</translation>
    </message>
    <message>
        <source>print help for the program or a command</source>
        <translation>Hilfe zum Programm oder zu einem Befehl ausgeben</translation>
    </message>
    <message>
        <source>name of a command</source>
        <translation>Name eines Befehls</translation>
    </message>
    <message>
        <source>export: this build cannot draw figures</source>
        <translation>export: Dieses Programm wurde ohne Zeichenfunktion gebaut</translation>
    </message>
    <message>
        <source>could not read the file</source>
        <translation>die Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>--name: names the files in a folder, but --out is a single file</source>
        <translation>--name: benennt die Dateien in einem Ordner, aber --out ist eine einzelne Datei</translation>
    </message>
    <message>
        <source>--with-answers: nothing is hidden in this scene</source>
        <translation>--with-answers: In dieser Szene ist nichts verborgen</translation>
    </message>
    <message>
        <source>--cell: no picture has a cell %1,%2</source>
        <translation>--cell: kein Bild hat eine Zelle %1,%2</translation>
    </message>
    <message>
        <source>--out: %1 is a single file, but there are %2 pictures; name a folder</source>
        <translation>--out: %1 ist eine einzelne Datei, aber es sind %2 Bilder; einen Ordner angeben</translation>
    </message>
    <message>
        <source>stdout</source>
        <translation>stdout</translation>
    </message>
    <message>
        <source>--out: %1 does not end in .%2</source>
        <translation>--out: %1 endet nicht auf .%2</translation>
    </message>
    <message>
        <source>expected 0.02 to 60 seconds, got &apos;%1&apos;</source>
        <translation>erwartet werden 0.02 bis 60 Sekunden, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>what each frame adds (default: row)</source>
        <translation>was mit jedem Bild hinzukommt (Vorgabe: row)</translation>
    </message>
    <message>
        <source>duration of each frame, 0.02 to 60 seconds</source>
        <translation>Dauer jedes Bildes, 0.02 bis 60 Sekunden</translation>
    </message>
    <message>
        <source>duration of the last frame</source>
        <translation>Dauer des letzten Bildes</translation>
    </message>
    <message>
        <source>play once, do not loop</source>
        <translation>einmal abspielen, ohne Wiederholung</translation>
    </message>
    <message>
        <source>--out: expected a file or folder name, got &apos;%1&apos;</source>
        <translation>--out: erwartet wird ein Datei- oder Ordnername, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1: applies only to animations, but .%2 makes a strip; use .gif, .apng or .mp4</source>
        <translation>%1: gilt nur für Animationen, aber .%2 ergibt einen Streifen; .gif, .apng oder .mp4 verwenden</translation>
    </message>
    <message>
        <source>--dpi: .%1 has no pixels; set --width</source>
        <translation>--dpi: .%1 hat keine Pixel; --width angeben</translation>
    </message>
    <message>
        <source>--stage: %1 is a figure and already has a stage</source>
        <translation>--stage: %1 ist eine Abbildung und hat schon eine Stufe</translation>
    </message>
    <message>
        <source>%1: --stage is missing</source>
        <translation>%1: --stage fehlt</translation>
    </message>
    <message>
        <source>%1: an animation shows only one; expected a number (0 or more)</source>
        <translation>%1: Eine Animation erlaubt nur einen Wert; erwartet wird eine Zahl ab 0</translation>
    </message>
    <message>
        <source>--out: an animation needs a file name; its extension sets the format</source>
        <translation>--out: Eine Animation braucht einen Dateinamen; die Endung legt das Format fest</translation>
    </message>
    <message>
        <source>--out: stdout takes only one format, not %1</source>
        <translation>--out: stdout kann nur ein Format ausgeben, nicht %1</translation>
    </message>
    <message>
        <source>--batch: expected a number or all</source>
        <translation>--batch: erwartet wird eine Zahl oder all</translation>
    </message>
    <message>
        <source>--sheet: shows several heads and cannot be used with --head %1</source>
        <translation>--sheet: zeigt mehrere Köpfe und geht nicht mit --head %1</translation>
    </message>
    <message>
        <source>--columns: requires --sheet</source>
        <translation>--columns: nur mit --sheet</translation>
    </message>
    <message>
        <source>--no-axes: cannot be used with --row-axis or --column-axis</source>
        <translation>--no-axes: geht nicht mit --row-axis oder --column-axis</translation>
    </message>
    <message>
        <source>--no-title: cannot be used with --title</source>
        <translation>--no-title: geht nicht mit --title</translation>
    </message>
    <message>
        <source>--no-digits: cannot be used with --digits</source>
        <translation>--no-digits: geht nicht mit --digits</translation>
    </message>
    <message>
        <source>this build has no window (attnscope --help lists the commands)</source>
        <translation>dieses Programm wurde ohne Fenster gebaut (attnscope --help nennt die Befehle)</translation>
    </message>
    <message>
        <source>not enough memory for this scene</source>
        <translation>für diese Szene reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>expected default or mkl, got &apos;%1&apos;</source>
        <translation>erwartet wird default oder mkl, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected a name that ends in %1, got &apos;%2&apos;</source>
        <translation>erwartet wird ein Name, der auf %1 endet, angegeben ist &apos;%2&apos;</translation>
    </message>
    <message>
        <source>expected one of %1, got &apos;%2&apos;</source>
        <translation>erwartet wird eines von %1, angegeben ist &apos;%2&apos;</translation>
    </message>
    <message>
        <source>expected pytorch or numpy, got &apos;%1&apos;</source>
        <translation>erwartet wird pytorch oder numpy, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected a cell and a tensor, like &apos;context[0,1,0]&apos; x; got &apos;%1&apos;</source>
        <translation>erwartet werden eine Zelle und ein Tensor, wie &apos;context[0,1,0]&apos; x; angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected whole numbers separated by commas, like 5,0,3; got &apos;%1&apos;</source>
        <translation>erwartet werden ganze Zahlen, durch Kommas getrennt, wie 5,0,3; angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected LAYER=FILE, like 3=edited.attn; got &apos;%1&apos;</source>
        <translation>erwartet wird LAYER=FILE, wie 3=edited.attn; angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected a number of at least %1, got &apos;%2&apos;</source>
        <translation>erwartet wird eine Zahl ab %1, angegeben ist &apos;%2&apos;</translation>
    </message>
    <message>
        <source>a tensor, such as weights (default: all)</source>
        <translation>ein Tensor, zum Beispiel weights (Vorgabe: alle)</translation>
    </message>
    <message>
        <source>compute backend</source>
        <translation>Backend zum Rechnen</translation>
    </message>
    <message>
        <source>start full screen in presenter mode</source>
        <translation>bildschirmfüllend im Vortragsmodus starten</translation>
    </message>
    <message>
        <source>start presenting at step N instead of fully computed</source>
        <translation>den Vortrag bei Schritt N beginnen, statt alles schon berechnet zu zeigen</translation>
    </message>
    <message>
        <source>print JSON</source>
        <translation>JSON ausgeben</translation>
    </message>
    <message>
        <source>a .gif, .apng or .mp4 file; .png, .svg or .pdf for a strip</source>
        <translation>eine .gif-, .apng- oder .mp4-Datei; .png, .svg oder .pdf für einen Streifen</translation>
    </message>
    <message>
        <source>a .py file, or - for stdout</source>
        <translation>eine .py-Datei oder - für stdout</translation>
    </message>
    <message>
        <source>an .html file, or - for stdout</source>
        <translation>eine .html-Datei oder - für stdout</translation>
    </message>
    <message>
        <source>the scene file (.attn), or - for stdout</source>
        <translation>die Szenendatei (.attn) oder - für stdout</translation>
    </message>
    <message>
        <source>with --layer, the layer&apos;s scene (.attn) or tensors (.safetensors); otherwise the model page (.attn)</source>
        <translation>mit --layer die Szene (.attn) oder die Tensoren (.safetensors) der Schicht, sonst die Modellseite (.attn)</translation>
    </message>
    <message>
        <source>folder for the worksheets</source>
        <translation>Ordner für die Arbeitsblätter</translation>
    </message>
    <message>
        <source>language of the script (default: pytorch)</source>
        <translation>Sprache des Skripts (Vorgabe: pytorch)</translation>
    </message>
    <message>
        <source>differentiate the cell with respect to TENSOR</source>
        <translation>die Zelle nach TENSOR ableiten</translation>
    </message>
    <message>
        <source>scene to import the arrays into, instead of a plain layer</source>
        <translation>Szene, in die die Arrays importiert werden, statt einer einfachen Schicht</translation>
    </message>
    <message>
        <source>number of heads</source>
        <translation>Anzahl der Köpfe</translation>
    </message>
    <message>
        <source>number of key/value heads</source>
        <translation>Anzahl der Key-/Value-Köpfe</translation>
    </message>
    <message>
        <source>use only arrays whose names begin with P</source>
        <translation>nur Arrays verwenden, deren Namen mit P beginnen</translation>
    </message>
    <message>
        <source>run the model on TEXT (overrides a page&apos;s saved text)</source>
        <translation>das Modell auf TEXT anwenden (statt des gespeicherten Textes einer Seite)</translation>
    </message>
    <message>
        <source>print the tokens of TEXT (id, tab, piece)</source>
        <translation>Tokens von TEXT ausgeben (ID, Tabulator, Stück)</translation>
    </message>
    <message>
        <source>run the model on token ids</source>
        <translation>das Modell auf Token-IDs anwenden</translation>
    </message>
    <message>
        <source>turn off a head</source>
        <translation>einen Kopf ausschalten</translation>
    </message>
    <message>
        <source>compute a layer with an edited scene</source>
        <translation>eine Schicht mit einer geänderten Szene berechnen</translation>
    </message>
    <message>
        <source>print the K most probable next tokens</source>
        <translation>die K wahrscheinlichsten nächsten Tokens ausgeben</translation>
    </message>
    <message>
        <source>layer to write with --out</source>
        <translation>Schicht, die mit --out geschrieben wird</translation>
    </message>
    <message>
        <source>write the arrays of all layers (.npz or .safetensors)</source>
        <translation>Arrays aller Schichten schreiben (.npz oder .safetensors)</translation>
    </message>
    <message>
        <source>print the plan without writing a file</source>
        <translation>nur den Plan ausgeben, keine Datei schreiben</translation>
    </message>
    <message>
        <source>interface language (default: the desktop&apos;s)</source>
        <translation>Sprache der Oberfläche (Vorgabe: Sprache des Desktops)</translation>
    </message>
    <message>
        <source>sheet: this build cannot draw worksheets</source>
        <translation>sheet: Dieses Programm wurde ohne Zeichenfunktion gebaut</translation>
    </message>
    <message>
        <source>no display; the window needs one (attnscope --help lists the commands that work without a display)</source>
        <translation>kein Bildschirm; das Fenster braucht einen (attnscope --help nennt die Befehle, die ohne Bildschirm laufen)</translation>
    </message>
    <message>
        <source>steps: this build cannot draw animations or strips</source>
        <translation>steps: Dieses Programm wurde ohne Zeichenfunktion gebaut</translation>
    </message>
    <message>
        <source>without a window</source>
        <translation>ohne Fenster</translation>
    </message>
    <message>
        <source>not available (%1)</source>
        <translation>nicht verfügbar (%1)</translation>
    </message>
    <message>
        <source>float32, kernels %1</source>
        <translation>float32, Kernel %1</translation>
    </message>
    <message>
        <source>m: the head&apos;s slope, 2^(−8(h + 1)/H)</source>
        <translation>m: die Steigung des Kopfes, 2^(−8(h + 1)/H)</translation>
    </message>
    <message>
        <source>%1 can contain only 0 and 1.</source>
        <translation>%1 darf nur 0 und 1 enthalten.</translation>
    </message>
    <message>
        <source>%1: not enough memory to read the file</source>
        <translation>%1: Der Speicher reicht nicht, um die Datei zu lesen</translation>
    </message>
    <message>
        <source>A mask cell must be 0 (allowed) or 1 (blocked), got %1.</source>
        <translation>Eine Zelle der Maske muss 0 (erlaubt) oder 1 (gesperrt) sein, angegeben ist %1.</translation>
    </message>
    <message>
        <source>A token ID must be a whole number from 0 to %1, got %2.</source>
        <translation>Eine Token-ID muss eine ganze Zahl von 0 bis %1 sein, angegeben ist %2.</translation>
    </message>
    <message>
        <source>Expected a whole number, got %1.</source>
        <translation>Erwartet wird eine ganze Zahl, angegeben ist %1.</translation>
    </message>
    <message>
        <source>%1: the GPU stopped responding while the values were being read; they are being recomputed</source>
        <translation>%1: Die GPU ist beim Lesen der Werte ausgefallen; die Werte werden neu berechnet</translation>
    </message>
    <message>
        <source>Could not write the page: %1.</source>
        <translation>Die Seite konnte nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>name: expected {title}, {stage}, {head} or {batch}, got &apos;{%1}&apos;</source>
        <translation>name: erwartet wird {title}, {stage}, {head} oder {batch}, angegeben ist &apos;{%1}&apos;</translation>
    </message>
    <message>
        <source>name: expected a file name without folders, got &apos;%1&apos;</source>
        <translation>name: erwartet wird ein Dateiname ohne Ordner, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1: expected 0 to %3 for %2, got %4</source>
        <translation>%1: Für %2 wird 0 bis %3 erwartet, angegeben ist %4</translation>
    </message>
    <message>
        <source>name: the pattern &apos;%1&apos; gives two figures the name %2; add {stage}, {head} or {batch}</source>
        <translation>name: Das Muster &apos;%1&apos; gibt zwei Abbildungen den Namen %2; {stage}, {head} oder {batch} ergänzen</translation>
    </message>
    <message>
        <source>This scene has no tensor &apos;%1&apos;. Choose another stage.</source>
        <translation>Diese Szene hat keinen Tensor &apos;%1&apos;. Eine andere Stufe wählen.</translation>
    </message>
    <message>
        <source>%1: not enough memory for the arrays</source>
        <translation>%1: Der Speicher reicht nicht für die Arrays</translation>
    </message>
    <message>
        <source>Causal attention</source>
        <translation>Kausale Attention</translation>
    </message>
    <message>
        <source>Above the diagonal, every score becomes −∞ before the softmax. So no token attends to a later one, and row “Your” puts all its weight on itself. Change the embedding of “step”, the last token. Only the last row of the weights changes, because no earlier token can see it.</source>
        <translation>Über der Diagonalen wird jeder Score vor der Softmax −∞. Deshalb schaut kein Token auf ein späteres, und die Zeile „Your“ legt ihr ganzes Gewicht auf sich selbst. Ändere das Embedding von „step“, dem letzten Token: Nur die letzte Zeile der Gewichte ändert sich, denn kein früheres Token sieht es.</translation>
    </message>
    <message>
        <source>One sentence twice, two dropouts</source>
        <translation>Ein Satz zweimal, zwei Dropouts</translation>
    </message>
    <message>
        <source>Both items of the batch are the same sentence, but different cells are dropped in each. In the second one, “journey” lost all its weights, so its context is 0. Switch dropout from train to eval, and the two items become identical.</source>
        <translation>Beide Elemente des Batches sind derselbe Satz, aber in jedem sind andere Zellen verworfen. Im zweiten hat „journey“ alle Gewichte verloren, also ist sein Kontext 0. Schalte den Dropout von train auf eval, dann sind beide Elemente gleich.</translation>
    </message>
    <message>
        <source>Dropout on ones</source>
        <translation>Dropout auf Einsen</translation>
    </message>
    <message>
        <source>Some of the 36 ones become 0 and the others 2, which is 1 / (1 − p), so the sum stays the same on average. Change the seed, and different cells are dropped. Change p to 0.2. With the original seed, only 3 cells are dropped, although you would expect about 7, and the rest become 1.25.</source>
        <translation>Einige der 36 Einsen werden 0 und die anderen 2, also 1 / (1 − p); so bleibt die Summe im Mittel gleich. Ändere den Seed, und andere Zellen werden verworfen. Ändere p auf 0.2: Mit dem ursprünglichen Seed werden nur 3 Zellen verworfen, obwohl man etwa 7 erwarten würde, und die übrigen werden 1.25.</translation>
    </message>
    <message>
        <source>Dropout on the scores</source>
        <translation>Dropout auf den Scores</translation>
    </message>
    <message>
        <source>An instructive mistake: here dropout is applied to the raw scores, so the scores it keeps are doubled. For example, 0.9231 becomes 1.8463. Set “Normalized by” to softmax, and a dropped key still gets a weight, because 0 is a score like any other.</source>
        <translation>Ein lehrreicher Fehler: Hier wirkt der Dropout auf die rohen Scores, also verdoppeln sich die behaltenen. Aus 0.9231 wird zum Beispiel 1.8463. Stelle „Normiert durch“ auf Softmax: Ein verworfener Key bekommt trotzdem ein Gewicht, denn 0 ist ein Score wie jeder andere.</translation>
    </message>
    <message>
        <source>Two heads side by side</source>
        <translation>Zwei Köpfe nebeneinander</translation>
    </message>
    <message>
        <source>Each head has its own small layers. The first two columns of the context come from head 0, and the last two come from head 1. Change a value in head1.W_value.weight, and only the last two columns can change.</source>
        <translation>Jeder Kopf hat eigene kleine Schichten. Die ersten zwei Spalten des Kontexts kommen von Kopf 0, die letzten zwei von Kopf 1. Ändere einen Wert von head1.W_value.weight, und nur die letzten zwei Spalten können sich ändern.</translation>
    </message>
    <message>
        <source>Layers instead of matrices</source>
        <translation>Schichten statt Matrizen</translation>
    </message>
    <message>
        <source>The seed is the same, yet all numbers differ: here nn.Linear draws between −0.577 and 0.577, while torch.rand draws between 0 and 1. Change a value in the first row of W_value.weight, and only the first column of the context changes, because a layer stores its weights as [out, in].</source>
        <translation>Der Seed ist derselbe, und doch sind alle Zahlen anders: nn.Linear zieht hier zwischen −0.577 und 0.577, torch.rand dagegen zwischen 0 und 1. Ändere einen Wert in der ersten Zeile von W_value.weight: Nur die erste Spalte des Kontexts ändert sich, denn eine Schicht speichert ihre Gewichte als [out, in].</translation>
    </message>
    <message>
        <source>Multi-head attention</source>
        <translation>Multi-Head-Attention</translation>
    </message>
    <message>
        <source>One set of layers is split into two heads of size 1. Each head attends in its own way, and the output layer mixes their results. Change a value in out_proj.bias, and a whole column of the output shifts by the same amount, but no weight changes.</source>
        <translation>Ein Satz von Schichten wird in zwei Köpfe der Größe 1 zerlegt. Jeder Kopf schaut auf seine Weise, und die Ausgabeschicht mischt die Ergebnisse. Ändere einen Wert von out_proj.bias: Eine ganze Spalte der Ausgabe verschiebt sich um denselben Betrag, aber kein Gewicht ändert sich.</translation>
    </message>
    <message>
        <source>Three 3 × 2 matrices turn each embedding into a query, a key and a value. The weights depend only on queries and keys. Change a value in W_value, and only the values and the context change. Change one in W_key, and the weights change too.</source>
        <translation>Drei 3 × 2-Matrizen machen aus jedem Embedding eine Query, einen Key und einen Value. Die Gewichte hängen nur von Querys und Keys ab. Ändere einen Wert von W_value, und nur die Values und der Kontext ändern sich. Ändere einen von W_key, und auch die Gewichte ändern sich.</translation>
    </message>
    <message>
        <source>Attention without weight matrices</source>
        <translation>Attention ohne Gewichtsmatrizen</translation>
    </message>
    <message>
        <source>Row “journey” shows how this token distributes its attention: six weights that sum to 1. The largest are for “journey” itself and for “starts”, because their embeddings point the same way. Change one value in x. In the scores, the row and the column of that token change, and with them every row of weights.</source>
        <translation>Die Zeile „journey“ zeigt, wie dieses Token seine Attention verteilt: sechs Gewichte, die zusammen 1 ergeben. Am größten sind die für „journey“ selbst und für „starts“, denn ihre Embeddings zeigen in dieselbe Richtung. Ändere einen Wert von x: In den Scores ändern sich die Zeile und die Spalte dieses Tokens und damit jede Zeile der Gewichte.</translation>
    </message>
    <message>
        <source>Shares instead of softmax</source>
        <translation>Anteile statt Softmax</translation>
    </message>
    <message>
        <source>Each row of scores is divided by its own sum, so a score twice as large gets a weight twice as large. Change the first value in the embedding of “Your” to −2, and some weights fall below 0 and one rises above 1, which a softmax never allows.</source>
        <translation>Jede Zeile von Scores wird durch ihre eigene Summe geteilt, also bekommt ein doppelt so großer Score ein doppelt so großes Gewicht. Ändere den ersten Wert im Embedding von „Your“ auf −2: Einige Gewichte fallen unter 0, und eines steigt über 1. Bei einer Softmax gibt es das nie.</translation>
    </message>
    <message>
        <source>Eight heads of a large layer</source>
        <translation>Acht Köpfe einer großen Schicht</translation>
    </message>
    <message>
        <source>Follow the shapes: 512 numbers for each of 4 tokens become 1536 in qkv, 8 heads of 64, weights of 4 × 4, and 512 again. The notebook sets no seed, so only the shapes can be compared. Here a reshape joins the heads, which mixes them. Join them side by side, and the output keeps its shape but contains different numbers.</source>
        <translation>Folge den Formen: Aus 512 Zahlen für jedes von 4 Tokens werden 1536 in qkv, 8 Köpfe zu 64, Gewichte von 4 × 4 und wieder 512. Das Notebook setzt keinen Seed, also lassen sich nur die Formen vergleichen. Hier verbindet ein Reshape die Köpfe und mischt sie dabei. Verbinde sie nebeneinander, und die Ausgabe behält ihre Form, enthält aber andere Zahlen.</translation>
    </message>
    <message>
        <source>Softmax alone</source>
        <translation>Nur Softmax</translation>
    </message>
    <message>
        <source>These are four rows of masked scores, as printed by a notebook. −∞ becomes a weight of exactly 0, and the only key left in the first row gets all the weight. Change a score, and only its own row changes, because the softmax treats each row separately.</source>
        <translation>Das sind vier Zeilen maskierter Scores, wie ein Notebook sie ausgab. −∞ wird zu einem Gewicht von genau 0, und in der ersten Zeile bleibt nur ein Key, der das ganze Gewicht bekommt. Ändere einen Score, und nur seine eigene Zeile ändert sich, denn die Softmax behandelt jede Zeile für sich.</translation>
    </message>
    <message>
        <source>Softmax by its formula</source>
        <translation>Softmax nach ihrer Formel</translation>
    </message>
    <message>
        <source>Every weight is e to the power of its score, divided by the sum of those powers in its row. Change the first value in the embedding of “journey” to 10. The score of “journey” with itself then exceeds 88.7, and e to that power is too large for float32. The weight becomes nan until you set “Normalized by” to softmax.</source>
        <translation>Jedes Gewicht ist die e-Potenz seines Scores, geteilt durch die Summe der e-Potenzen in seiner Zeile. Ändere den ersten Wert im Embedding von „journey“ auf 10. Der Score von „journey“ mit sich selbst übersteigt dann 88.7, und seine e-Potenz ist für float32 zu groß. Das Gewicht ist nan, bis du „Normiert durch“ auf Softmax stellst.</translation>
    </message>
    <message>
        <source>Context, one term at a time</source>
        <translation>Kontext, Term für Term</translation>
    </message>
    <message>
        <source>The simplest weights</source>
        <translation>Die einfachsten Gewichte</translation>
    </message>
    <message>
        <source>Each weight in row “journey” is its score divided by 6.5617, the sum of the row. Set “Normalized by” to softmax. The two largest weights grow to 0.2379 and 0.2333, and their lead over the others grows too.</source>
        <translation>Jedes Gewicht der Zeile „journey“ ist sein Score geteilt durch 6.5617, die Summe der Zeile. Stelle „Normiert durch“ auf Softmax: Die zwei größten Gewichte der Zeile wachsen auf 0.2379 und 0.2333, und damit wächst auch ihr Vorsprung vor den anderen.</translation>
    </message>
    <message>
        <source>A chance, not a share</source>
        <translation>Eine Wahrscheinlichkeit, kein Anteil</translation>
    </message>
    <message>
        <source>Of these 36 ones, 15 are dropped, not 18, because p = 0.5 is the probability for each cell separately. Switch from train to eval, and nothing is dropped: every cell stays 1.</source>
        <translation>Von diesen 36 Einsen sind 15 verworfen, nicht 18, denn p = 0.5 ist die Wahrscheinlichkeit für jede einzelne Zelle. Schalte von train auf eval: Nichts wird verworfen, und jede Zelle bleibt 1.</translation>
    </message>
    <message>
        <source>Dropout on the causal weights</source>
        <translation>Dropout auf den kausalen Gewichten</translation>
    </message>
    <message>
        <source>About half of the weights are dropped and the others doubled, so rows no longer sum to 1. Row “journey” lost all its weights, so its context is 0. Change the last seed of the recipe, and different cells are dropped, but the weights before dropout stay the same.</source>
        <translation>Etwa die Hälfte der Gewichte wird verworfen, die anderen werden verdoppelt, also ergeben die Zeilen nicht mehr 1. Die Zeile „journey“ hat alle Gewichte verloren, also ist ihr Kontext 0. Ändere den letzten Seed des Rezepts: Andere Zellen werden verworfen, aber die Gewichte vor dem Dropout bleiben gleich.</translation>
    </message>
    <message>
        <source>Two heads from a fresh seed</source>
        <translation>Zwei Köpfe mit neu gesetztem Seed</translation>
    </message>
    <message>
        <source>Head 0 drew the same layers as the scene “Layers instead of matrices”. In row “step”, which sees every token, the first two columns are again −0.5299 and −0.1081. Set the mask to “no mask”, and the first two columns match that scene in every row.</source>
        <translation>Kopf 0 hat dieselben Schichten gezogen wie die Szene „Schichten statt Matrizen“. In der Zeile „step“, die jedes Token sieht, sind die ersten zwei Spalten wieder −0.5299 und −0.1081. Stelle die Maske auf „keine Maske“, und die ersten zwei Spalten stimmen in jeder Zeile mit jener Szene überein.</translation>
    </message>
    <message>
        <source>Heads split from one layer</source>
        <translation>Köpfe aus einer gemeinsamen Schicht</translation>
    </message>
    <message>
        <source>The two heads share three layers: head 0 takes the first column of q, k and v, head 1 the second. Set the number of heads to 1. The two maps become one, and its scores are divided by the square root of 2 instead of 1.</source>
        <translation>Die zwei Köpfe teilen sich drei Schichten: Kopf 0 nimmt die erste Spalte von q, k und v, Kopf 1 die zweite. Setze die Zahl der Köpfe auf 1: Aus den zwei Bildern wird eines, und seine Scores werden durch die Wurzel aus 2 statt aus 1 geteilt.</translation>
    </message>
    <message>
        <source>The same weights with −∞</source>
        <translation>Dieselben Gewichte mit −∞</translation>
    </message>
    <message>
        <source>Scores of later tokens become −∞, and the softmax turns them into 0. The weights are the same as with a mask after the softmax, but no second division is needed. Show the mask without applying it. Each token sees the later ones again, and all rows but the last change.</source>
        <translation>Scores späterer Tokens werden −∞, und die Softmax macht daraus 0. Die Gewichte sind dieselben wie bei der Maske nach der Softmax, aber man muss nicht ein zweites Mal teilen. Zeige die Maske, ohne sie anzuwenden: Jedes Token sieht wieder die späteren, und alle Zeilen außer der letzten ändern sich.</translation>
    </message>
    <message>
        <source>One query, six keys</source>
        <translation>Eine Query, sechs Keys</translation>
    </message>
    <message>
        <source>Row “journey” is one query times six keys. The smallest score is 0.5577 for “one”, and the largest is 1.8524 for “journey” itself. Change the seed. All three matrices are redrawn and every score changes, but each row of weights still sums to 1.</source>
        <translation>Die Zeile „journey“ ist eine Query mal sechs Keys. Der kleinste Score ist 0.5577 für „one“, der größte 1.8524 für „journey“ selbst. Ändere den Seed: Alle drei Matrizen werden neu gezogen, und jeder Score ändert sich, aber jede Zeile der Gewichte ergibt weiterhin 1.</translation>
    </message>
    <message>
        <source>A mask after the softmax</source>
        <translation>Eine Maske nach der Softmax</translation>
    </message>
    <message>
        <source>The softmax comes first. Then the weights of later tokens become 0, and each row is divided by the sum of what is left. Choose “× 0 after, not rescaled”, and every row but the last sums to less than 1.</source>
        <translation>Zuerst kommt die Softmax. Dann werden die Gewichte späterer Tokens 0, und jede Zeile wird durch die Summe der übrigen geteilt. Wähle „× 0 danach, nicht neu skaliert“: Jede Zeile außer der letzten ergibt nun weniger als 1.</translation>
    </message>
    <message>
        <source>A layer stores the transpose</source>
        <translation>Eine Schicht speichert die Transponierte</translation>
    </message>
    <message>
        <source>nn.Linear stores its weight as [out, in]. Filled with the transposed matrices, three layers give the same context as the matrices themselves. Change a value in R_W_value, and W_value.weight changes too, because it is the transpose of R_W_value.</source>
        <translation>nn.Linear speichert sein Gewicht als [out, in]. Mit den transponierten Matrizen gefüllt, ergeben drei Schichten denselben Kontext wie die Matrizen selbst. Ändere einen Wert von R_W_value, und W_value.weight ändert sich mit, denn es ist die Transponierte von R_W_value.</translation>
    </message>
    <message>
        <source>The same seed three times</source>
        <translation>Dreimal derselbe Seed</translation>
    </message>
    <message>
        <source>The seed is set again before each matrix, so W_query, W_key and W_value are equal, and the scores are symmetric about the diagonal. Remove the second manual_seed from the recipe. W_key becomes a different matrix, and the symmetry is gone.</source>
        <translation>Der Seed wird vor jeder Matrix neu gesetzt, also sind W_query, W_key und W_value gleich, und die Scores sind symmetrisch zur Diagonalen. Entferne das zweite manual_seed aus dem Rezept: W_key wird eine andere Matrix, und die Symmetrie ist weg.</translation>
    </message>
    <message>
        <source>Naive softmax, small scores</source>
        <translation>Naive Softmax, kleine Scores</translation>
    </message>
    <message>
        <source>With scores this small, the naive softmax prints the same digits as PyTorch&apos;s, which first subtracts the largest score. Switch between the two normalizers, and nothing visible changes. Then make the embedding of “journey” ten times larger. The naive softmax gives nan, but PyTorch&apos;s does not.</source>
        <translation>Bei so kleinen Scores gibt die naive Softmax dieselben Ziffern aus wie die von PyTorch, die zuerst den größten Score abzieht. Wechselst du zwischen den beiden Normierungen, ändert sich nichts Sichtbares. Mache dann das Embedding von „journey“ zehnmal so groß. Die naive Softmax ergibt nan, die von PyTorch nicht.</translation>
    </message>
    <message>
        <source>Every token asks every token</source>
        <translation>Jedes Token fragt jedes</translation>
    </message>
    <message>
        <source>In each row, one token asks all six, including itself, and the row sums to 1. Give “one” and “step” the same embedding. Their two rows become equal, and so do their two columns.</source>
        <translation>In jeder Zeile fragt ein Token alle sechs, auch sich selbst, und die Zeile ergibt 1. Gib „one“ und „step“ dasselbe Embedding: Ihre zwei Zeilen werden gleich und ihre zwei Spalten auch.</translation>
    </message>
    <message>
        <source>Dividing by the row sum</source>
        <translation>Durch die Zeilensumme teilen</translation>
    </message>
    <message>
        <source>Dividing each row by its sum makes it sum to 1, apart from float32 rounding in the last digit. Set all three values in the embedding of “Your” to 0. Its scores become 0, and 0 / 0 is nan. A softmax would give six equal weights.</source>
        <translation>Teilt man jede Zeile durch ihre Summe, ergibt sie 1, abgesehen von der float32-Rundung in der letzten Ziffer. Setze alle drei Werte im Embedding von „Your“ auf 0. Seine Scores werden 0, und 0 / 0 ist nan. Eine Softmax ergäbe dagegen sechs gleiche Gewichte.</translation>
    </message>
    <message>
        <source>Missing padding mask</source>
        <translation>Fehlende Padding-Maske</translation>
    </message>
    <message>
        <source>The two pads of the first item get weights just like words. These are the numbers the notebook printed before its cell 338 applied the padding mask. Apply the mask with −∞ before the softmax. In that item, both pad columns become exactly 0, and “A” and “B” share all the weight of each row.</source>
        <translation>Die zwei Pads des ersten Elements bekommen Gewichte wie jedes Wort. Dies sind die Zahlen, die das Notebook ausgab, bevor seine Zelle 338 die Padding-Maske anwandte. Wende die Maske mit −∞ vor der Softmax an: In diesem Element werden beide Pad-Spalten genau 0, und „A“ und „B“ teilen das ganze Gewicht jeder Zeile unter sich auf.</translation>
    </message>
    <message>
        <source>Grouped queries</source>
        <translation>Gruppierte Querys</translation>
    </message>
    <message>
        <source>Four query heads share two key/value heads, so the cache is half as large. Heads 0 and 1 read the first, heads 2 and 3 the second. Change a value in head 0 of k, and the maps of two heads change. Set num_kv_heads to 1, and all four heads share one.</source>
        <translation>Vier Query-Köpfe teilen sich zwei Key-/Value-Köpfe, also ist der Cache halb so groß. Die Köpfe 0 und 1 lesen den ersten, die Köpfe 2 und 3 den zweiten. Ändere einen Wert in Kopf 0 von k, und die Bilder zweier Köpfe ändern sich. Setze num_kv_heads auf 1, und alle vier Köpfe teilen sich einen.</translation>
    </message>
    <message>
        <source>Rotary positions</source>
        <translation>Rotary-Positionen</translation>
    </message>
    <message>
        <source>The same two words occur three times here, and their score depends only on their distance: along each diagonal, “tick” to “tock” keeps the same score. Set rope.offset to 7. The queries and keys rotate further, but no score changes.</source>
        <translation>Dasselbe Wortpaar kommt hier dreimal vor, und sein Score hängt nur vom Abstand ab: Entlang jeder Diagonalen ist der Score von „tick“ zu „tock“ derselbe. Setze rope.offset auf 7: Die Querys und Keys drehen sich weiter, aber kein Score ändert sich.</translation>
    </message>
    <message>
        <source>Soft-capped scores</source>
        <translation>Begrenzte Scores (Softcap)</translation>
    </message>
    <message>
        <source>No score can exceed 4 or fall below −4, because each becomes 4 · tanh(s / 4). Small scores barely change, but the spike of “one” is flattened. Change softcap to 50, and “one” takes nearly all the weight of its own row, as it would without a cap.</source>
        <translation>Kein Score kommt über 4 oder unter −4, denn jeder wird zu 4 · tanh(s / 4). Kleine Scores ändern sich kaum, aber der Ausreißer von „one“ wird abgeflacht. Ändere softcap auf 50, und „one“ bekommt fast das ganze Gewicht seiner eigenen Zeile, wie ohne Grenze.</translation>
    </message>
    <message>
        <source>ALiBi: a slope for each head</source>
        <translation>ALiBi: eine Steigung für jeden Kopf</translation>
    </message>
    <message>
        <source>All the words are the same here, so they differ only in distance. Each step back costs head 0 a quarter of a point, but head 3 next to nothing. Change the embedding of one word, and its column gets its own score on top of the slope.</source>
        <translation>Alle Wörter sind hier gleich, also unterscheidet sie nur der Abstand. Jeder Schritt zurück kostet in Kopf 0 einen Viertelpunkt, in Kopf 3 dagegen so gut wie nichts. Ändere das Embedding eines Wortes, und seine Spalte bekommt zusätzlich zur Steigung einen eigenen Score.</translation>
    </message>
    <message>
        <source>T5: distances in buckets</source>
        <translation>T5: Abstände in Bereichen</translation>
    </message>
    <message>
        <source>T5 learns one number for each distance, and long distances share one. Distances 0 and 1 have a bucket each, 2 and 3 share one, and so do all distances from 4 on. Words ahead have their own buckets. Change row 3 of rel_bias, and all keys four or more words back change together.</source>
        <translation>T5 lernt für jeden Abstand eine Zahl, und große Abstände teilen sich eine. Die Abstände 0 und 1 haben je einen Bereich, 2 und 3 teilen sich einen, ebenso alle Abstände ab 4. Für spätere Wörter gibt es eigene Bereiche. Ändere Zeile 3 von rel_bias, und alle Keys, die vier oder mehr Wörter zurückliegen, ändern sich gemeinsam.</translation>
    </message>
    <message>
        <source>Sliding-window attention</source>
        <translation>Attention mit gleitendem Fenster</translation>
    </message>
    <message>
        <source>Each word sees itself, the two words before it and, through mask.global, the very first word. So it reads at most four of the keys in a cache. Set mask.global to 0, and from row “time” on, “Once” is masked. Set mask.window to 8, and the whole past is back.</source>
        <translation>Jedes Wort sieht sich selbst, die zwei Wörter davor und, durch mask.global, das allererste. Also liest es höchstens vier der Keys in einem Cache. Setze mask.global auf 0, und „Once“ ist ab der Zeile „time“ nicht mehr zu sehen. Setze mask.window auf 8, und die ganze Vergangenheit ist wieder da.</translation>
    </message>
    <message>
        <source>A prefix that sees itself</source>
        <translation>Ein Präfix, das sich selbst sieht</translation>
    </message>
    <message>
        <source>The first four words are the task and see each other in both directions. The answer after them looks only back. Set mask.prefix to 0, and the mask is causal. Set it to 6, and nothing is masked.</source>
        <translation>Die ersten vier Wörter sind die Aufgabe und sehen einander in beide Richtungen. Die Antwort danach schaut nur zurück. Setze mask.prefix auf 0, und die Maske ist kausal. Setze es auf 6, und nichts ist maskiert.</translation>
    </message>
    <message>
        <source>The softmax of each head has one extra logit, whose share goes nowhere. A word with nothing to look for does not have to look anywhere, so its row sums to less than 1. Raise the second value in sinks, and head 1 goes quiet. Set both to -inf, and every row sums to 1 again.</source>
        <translation>Die Softmax jedes Kopfes hat ein zusätzliches Logit, dessen Anteil nirgendwohin geht. Ein Wort, das nichts sucht, muss nirgends hinschauen, also ergibt seine Zeile weniger als 1. Erhöhe den zweiten Wert in sinks, und Kopf 1 verstummt. Setze beide auf -inf, und jede Zeile ergibt wieder 1.</translation>
    </message>
    <message>
        <source>Cross-attention: a translation</source>
        <translation>Cross-Attention: eine Übersetzung</translation>
    </message>
    <message>
        <source>Queries come from the English words, keys and values from the German ones. So the map has four rows and five columns, and “tiny” looks at “klein”. Change the embedding of “Haus” in source, and its column changes in every row. Change the embedding of “house”, and only one row changes.</source>
        <translation>Querys kommen von den englischen Wörtern, Keys und Values von den deutschen. Also hat das Bild vier Zeilen und fünf Spalten, und „tiny“ schaut auf „klein“. Ändere das Embedding von „Haus“ in source, und seine Spalte ändert sich in jeder Zeile. Ändere das Embedding von „house“, und nur eine Zeile ändert sich.</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>effect of ablation</source>
        <translation>Wirkung des Ausschaltens</translation>
    </message>
    <message>
        <source>largest change</source>
        <translation>größte Änderung</translation>
    </message>
    <message>
        <source>the maximum of</source>
        <translation>das Maximum von</translation>
    </message>
    <message>
        <source>the minimum of</source>
        <translation>das Minimum von</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>times</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>geteilt durch</translation>
    </message>
    <message>
        <source>plus or minus</source>
        <translation>plus oder minus</translation>
    </message>
    <message>
        <source>elementwise times</source>
        <translation>elementweise mal</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>kleiner als</translation>
    </message>
    <message>
        <source>greater than</source>
        <translation>größer als</translation>
    </message>
    <message>
        <source>much less than</source>
        <translation>viel kleiner als</translation>
    </message>
    <message>
        <source>much greater than</source>
        <translation>viel größer als</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>ist nicht</translation>
    </message>
    <message>
        <source>is about</source>
        <translation>ist ungefähr</translation>
    </message>
    <message>
        <source>is the same as</source>
        <translation>ist dasselbe wie</translation>
    </message>
    <message>
        <source>is distributed as</source>
        <translation>ist verteilt wie</translation>
    </message>
    <message>
        <source>is proportional to</source>
        <translation>ist proportional zu</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>not in</source>
        <translation>nicht in</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>wird zu</translation>
    </message>
    <message>
        <source>therefore</source>
        <translation>also</translation>
    </message>
    <message>
        <source>given</source>
        <translation>gegeben</translation>
    </message>
    <message>
        <source>sub %1</source>
        <translation>Index %1</translation>
    </message>
    <message>
        <source>transposed</source>
        <translation>transponiert</translation>
    </message>
    <message>
        <source>prime</source>
        <translation>Strich</translation>
    </message>
    <message>
        <source>to the %1</source>
        <translation>hoch %1</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 durch %2</translation>
    </message>
    <message>
        <source>the root of %1</source>
        <translation>die Wurzel aus %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>the file ends inside %1</source>
        <translation>%1 ist unvollständig, denn hier endet die Datei</translation>
    </message>
    <message>
        <source>%1 needs %2, but the file has %3 left</source>
        <translation>%1 braucht %2, aber die Datei hat nur noch %3</translation>
    </message>
    <message>
        <source>%1 must have 1 to %3 bytes, but has %2</source>
        <translation>%1 muss 1 bis %3 Bytes haben, hat aber %2</translation>
    </message>
    <message>
        <source>%1 contains a control character</source>
        <translation>%1 enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>%1 %2 do not fit into the remaining %3 bytes</source>
        <translation>%1 %2 passen nicht in die restlichen %3 Bytes</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>unendlich</translation>
    </message>
    <message>
        <source>and so on</source>
        <translation>und so weiter</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>Gradient</translation>
    </message>
    <message>
        <source>for all</source>
        <translation>für alle</translation>
    </message>
    <message>
        <source>the floor of</source>
        <translation>abgerundet</translation>
    </message>
    <message>
        <source>norm</source>
        <translation>Norm</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>minus</translation>
    </message>
    <message>
        <source>over</source>
        <translation>durch</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>quer</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>%1 alone gives no scores; provide recorded queries and keys together, with or without values (available: %2)</source>
        <translation>%1 allein ergibt keine Scores; aufgezeichnete Querys und Keys zusammen angeben, mit oder ohne Values (vorhanden: %2)</translation>
    </message>
    <message>
        <source>the program has too many files open</source>
        <translation>das Programm hat zu viele Dateien offen</translation>
    </message>
    <message>
        <source>ATTNSCOPE_ISA is &quot;%1&quot;, but this machine supports %2; using %3</source>
        <translation>ATTNSCOPE_ISA ist &quot;%1&quot;, aber dieser Rechner unterstützt %2; benutzt wird %3</translation>
    </message>
    <message>
        <source>the GPU stopped responding</source>
        <translation>die GPU reagiert nicht mehr</translation>
    </message>
    <message>
        <source>not enough GPU memory: %1 needed, %2 free</source>
        <translation>zu wenig GPU-Speicher: %1 nötig, %2 frei</translation>
    </message>
    <message>
        <source>the GPU does not yet support %1</source>
        <translation>die GPU unterstützt %1 noch nicht</translation>
    </message>
    <message>
        <source>the GPU does not yet support layers that start from a tensor other than x</source>
        <translation>die GPU unterstützt noch keine Schichten, die mit einem anderen Tensor als x beginnen</translation>
    </message>
    <message>
        <source>the GPU does not support pinned values</source>
        <translation>die GPU unterstützt keine festgesetzten Werte</translation>
    </message>
    <message>
        <source>cuBLAS (libcublas.so) was not found</source>
        <translation>cuBLAS (libcublas.so) wurde nicht gefunden</translation>
    </message>
    <message>
        <source>cuBLAS (%1) lacks required functions</source>
        <translation>in cuBLAS (%1) fehlen nötige Funktionen</translation>
    </message>
    <message>
        <source>could not start cuBLAS (%1): status %2</source>
        <translation>cuBLAS (%1) startet nicht: Status %2</translation>
    </message>
    <message>
        <source>this program was not compiled for the %1</source>
        <translation>dieses Programm wurde nicht für die %1 kompiliert</translation>
    </message>
    <message>
        <source>the NVIDIA driver is too old to compile this program&apos;s GPU code for the %1; update the driver</source>
        <translation>der NVIDIA-Treiber ist zu alt, um den GPU-Code dieses Programms für die %1 zu kompilieren; den Treiber aktualisieren</translation>
    </message>
    <message>
        <source>the layer is too large for the GPU: a matrix product has more than 2^31 rows or columns, or a row stride above 2^31</source>
        <translation>die Schicht ist zu groß für die GPU: Ein Matrixprodukt hat mehr als 2^31 Zeilen oder Spalten oder einen Zeilenabstand über 2^31</translation>
    </message>
    <message>
        <source>GPU memory is full: cuBLAS returned status %1</source>
        <translation>der GPU-Speicher ist voll: cuBLAS meldet Status %1</translation>
    </message>
    <message>
        <source>GPU memory is full</source>
        <translation>der GPU-Speicher ist voll</translation>
    </message>
    <message>
        <source>the GPU is not responding: %1</source>
        <translation>die GPU reagiert nicht: %1</translation>
    </message>
    <message>
        <source>the NVIDIA driver (libcuda.so.1) is not installed</source>
        <translation>der NVIDIA-Treiber (libcuda.so.1) ist nicht installiert</translation>
    </message>
    <message>
        <source>could not load the NVIDIA driver: %1</source>
        <translation>der NVIDIA-Treiber lässt sich nicht laden: %1</translation>
    </message>
    <message>
        <source>the NVIDIA driver supports only CUDA %1, but CUDA %2 is needed; update the driver</source>
        <translation>der NVIDIA-Treiber unterstützt nur CUDA %1, nötig ist aber CUDA %2; den Treiber aktualisieren</translation>
    </message>
    <message>
        <source>the driver found no GPU</source>
        <translation>der Treiber findet keine GPU</translation>
    </message>
    <message>
        <source>could not start the NVIDIA driver: %1</source>
        <translation>der NVIDIA-Treiber startet nicht: %1</translation>
    </message>
    <message>
        <source>this program was built without CUDA</source>
        <translation>dieses Programm wurde ohne CUDA gebaut</translation>
    </message>
    <message>
        <source>the score of key %1 is nan</source>
        <translation>der Score von Key %1 ist nan</translation>
    </message>
    <message>
        <source>the score of query %1</source>
        <translation>der Score von Query %1</translation>
    </message>
    <message>
        <source>the score of key %1</source>
        <translation>der Score von Key %1</translation>
    </message>
    <message>
        <source>for query %2, exp(%1) is too large for float32, so it is inf, and inf / inf is nan</source>
        <translation>für Query %2 ist exp(%1) zu groß für float32, also inf, und inf / inf ist nan</translation>
    </message>
    <message>
        <source>for key %2, exp(%1) is too large for float32, so it is inf, and inf / inf is nan</source>
        <translation>für Key %2 ist exp(%1) zu groß für float32, also inf, und inf / inf ist nan</translation>
    </message>
    <message>
        <source>“%1” sees the later token “%2”, so its row cannot be computed before that token arrives. Choose a mask that blocks later tokens.</source>
        <translation>„%1“ sieht das spätere Token „%2“, also lässt sich die Zeile nicht berechnen, bevor dieses Token da ist. Eine Maske wählen, die spätere Tokens sperrt.</translation>
    </message>
    <message>
        <source>created by %1 in draws[%2], after manual_seed(%3)</source>
        <translation>erzeugt von %1 in draws[%2], nach manual_seed(%3)</translation>
    </message>
    <message>
        <source>created by %1 in draws[%2]</source>
        <translation>erzeugt von %1 in draws[%2]</translation>
    </message>
    <message>
        <source>a PyTorch pickle, which could run code when read</source>
        <translation>ein PyTorch-Pickle, das beim Lesen Code ausführen könnte</translation>
    </message>
    <message>
        <source>a pickle, which could run code when read</source>
        <translation>ein Pickle, das beim Lesen Code ausführen könnte</translation>
    </message>
    <message>
        <source>Flax&apos;s native format</source>
        <translation>das native Format von Flax</translation>
    </message>
    <message>
        <source>MATLAB&apos;s native format</source>
        <translation>das native Format von MATLAB</translation>
    </message>
    <message>
        <source>%1; convert it in Python: %2</source>
        <translation>%1; in Python umwandeln: %2</translation>
    </message>
    <message>
        <source>expected a safetensors file, got GGUF; rename the file to end in .gguf</source>
        <translation>erwartet wird eine safetensors-Datei, angegeben ist GGUF; die Datei so umbenennen, dass ihr Name auf .gguf endet</translation>
    </message>
    <message>
        <source>the file does not begin with GGUF</source>
        <translation>die Datei beginnt nicht mit GGUF</translation>
    </message>
    <message>
        <source>%1 was truncated while the model was open; reopen the model</source>
        <translation>%1 wurde gekürzt, während das Modell offen war; das Modell neu öffnen</translation>
    </message>
    <message>
        <source>%1 was overwritten while the model was open; reopen the model</source>
        <translation>%1 wurde überschrieben, während das Modell offen war; das Modell neu öffnen</translation>
    </message>
    <message>
        <source>tied weights</source>
        <translation>geteilte Gewichte</translation>
    </message>
    <message>
        <source>the queries of the next token</source>
        <translation>die Querys des nächsten Tokens</translation>
    </message>
    <message>
        <source>a mask that leaves a padding key unmasked</source>
        <translation>eine Maske, die einen Padding-Key durchlässt</translation>
    </message>
    <message>
        <source>a mask that fills in -inf after the softmax</source>
        <translation>eine Maske, die -inf nach der Softmax einsetzt</translation>
    </message>
    <message>
        <source>a softmax over the queries</source>
        <translation>eine Softmax über die Querys</translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation>Cross-Attention</translation>
    </message>
    <message>
        <source>no Wₒ</source>
        <translation>kein Wₒ</translation>
    </message>
    <message>
        <source>expected a string, or strings by language: {&quot;en&quot;: …, &quot;de&quot;: …}</source>
        <translation>erwartet wird ein Text oder ein Text pro Sprache: {&quot;en&quot;: …, &quot;de&quot;: …}</translation>
    </message>
    <message>
        <source>This layer can have only one head, so it has nothing to join.</source>
        <translation>Diese Schicht kann nur einen Kopf haben, also gibt es nichts zu verbinden.</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>kausale Maske</translation>
    </message>
    <message>
        <source>This scene&apos;s mask is added to the scores and cannot be applied any other way.</source>
        <translation>Die Maske dieser Szene wird zu den Scores addiert und lässt sich nicht anders anwenden.</translation>
    </message>
    <message>
        <source>q, k and v are inputs of this layer, so it has no weights to tie.</source>
        <translation>q, k und v sind Eingaben dieser Schicht, also gibt es keine Gewichte, die sie sich teilen könnten.</translation>
    </message>
    <message>
        <source>This scene&apos;s padding mask is not an input, so no key can be unmasked.</source>
        <translation>Die Padding-Maske dieser Szene ist keine Eingabe, also lässt sich in ihr kein Key freigeben.</translation>
    </message>
    <message>
        <source>This layer has too few tokens to show this mistake.</source>
        <translation>Diese Schicht hat zu wenige Tokens, um diesen Fehler zu zeigen.</translation>
    </message>
    <message>
        <source>A head of size 1 is scaled by 1, which makes no difference.</source>
        <translation>Ein Kopf der Größe 1 wird mit 1 skaliert, was keinen Unterschied macht.</translation>
    </message>
    <message>
        <source>Embedding and head have the same width, so this makes no difference.</source>
        <translation>Embedding und Kopf sind gleich breit, also macht das keinen Unterschied.</translation>
    </message>
    <message>
        <source>This layer has no values, so it has no contexts to join.</source>
        <translation>Diese Schicht hat keine Values, also keine Kontexte, die sich verbinden ließen.</translation>
    </message>
    <message>
        <source>Heads in separate modules are concatenated, so nothing is transposed.</source>
        <translation>Köpfe in eigenen Modulen werden aneinandergehängt, also wird nichts transponiert.</translation>
    </message>
    <message>
        <source>This layer&apos;s softmax runs down the columns, so it does not normalize each row separately.</source>
        <translation>Die Softmax dieser Schicht läuft über die Spalten, also normiert sie nicht jede Zeile für sich.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>off: %1</source>
        <translation>aus: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>%1 exactly 0</source>
        <translation>%1 genau 0</translation>
    </message>
    <message>
        <source>%1, edited by hand</source>
        <translation>%1, von Hand geändert</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Batch items</source>
        <translation>Batch-Elemente</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Made with AttnScope, where you can edit any value and watch the rest change.</source>
        <translation>Mit AttnScope erstellt. Dort kannst du jeden Wert ändern und sehen, wie sich der Rest mitändert.</translation>
    </message>
    <message>
        <source>All values in this step</source>
        <translation>Alle Werte in diesem Schritt</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>Show answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Hint %1</source>
        <translation>Hinweis %1</translation>
    </message>
    <message>
        <source>Output of %1</source>
        <translation>Ausgabe von %1</translation>
    </message>
    <message>
        <source>%1: the values computed here match.</source>
        <translation>%1: Die hier berechneten Werte stimmen überein.</translation>
    </message>
    <message>
        <source>%1, computed here:</source>
        <translation>%1, hier berechnet:</translation>
    </message>
    <message>
        <source>summary: %1</source>
        <translation>summary: %1</translation>
    </message>
    <message>
        <source>License: %1.</source>
        <translation>Lizenz: %1.</translation>
    </message>
    <message>
        <source>the stages have %1 values, but a page can contain at most %2; use fewer tokens, heads or batch items</source>
        <translation>die Stufen haben %1 Werte, aber auf eine Seite passen höchstens %2; weniger Tokens, Köpfe oder Batch-Elemente verwenden</translation>
    </message>
    <message numerus="yes">
        <source>%n batch items</source>
        <translation>
            <numerusform>1 Batch-Element</numerusform>
            <numerusform>%n Batch-Elemente</numerusform>
        </translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>inputs and parameters</source>
        <translation>Eingaben und Parameter</translation>
    </message>
    <message>
        <source>Inputs and parameters</source>
        <translation>Eingaben und Parameter</translation>
    </message>
    <message>
        <source>%1 %2 has too many values for this page.</source>
        <translation>%1 %2 hat zu viele Werte für diese Seite.</translation>
    </message>
    <message>
        <source>Untitled scene</source>
        <translation>Szene ohne Titel</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>heads %1 to %2</source>
        <translation>Köpfe %1 bis %2</translation>
    </message>
    <message>
        <source>exactly 0</source>
        <translation>genau 0</translation>
    </message>
    <message>
        <source>hidden (work it out)</source>
        <translation>verborgen (selbst ausrechnen)</translation>
    </message>
    <message>
        <source>Scores are now scaled before the mask, because the bias is added between scaling and masking.</source>
        <translation>Die Scores werden jetzt vor der Maske skaliert, weil der Bias zwischen Skalieren und Maskieren addiert wird.</translation>
    </message>
    <message>
        <source>position_bias: a bias of %1 x %2 values is too large to enter by hand; use ALiBi or T5.</source>
        <translation>position_bias: Ein Bias aus %1 x %2 Werten ist zu groß, um ihn von Hand einzugeben; ALiBi oder T5 verwenden.</translation>
    </message>
    <message>
        <source>The mask is now off, because the keys of a memory do not line up with the queries.</source>
        <translation>Die Maske ist jetzt aus, weil die Keys eines Memorys nicht zu den Positionen der Querys passen.</translation>
    </message>
    <message>
        <source>memory: %1 tokens with %2 values each are too many to enter by hand.</source>
        <translation>memory: %1 Tokens mit je %2 Werten sind zu viele, um sie von Hand einzugeben.</translation>
    </message>
    <message>
        <source>Scores are now scaled before the mask, because the cap is applied between scaling and masking.</source>
        <translation>Die Scores werden jetzt vor der Maske skaliert, weil der Softcap zwischen Skalieren und Maskieren wirkt.</translation>
    </message>
    <message>
        <source>num_kv_heads: a single head cannot share its keys; use at least 2 heads.</source>
        <translation>num_kv_heads: Ein einzelner Kopf kann seine Keys mit keinem anderen teilen; mindestens 2 Köpfe verwenden.</translation>
    </message>
    <message>
        <source>%1 needs a matrix, but %2 is %3.</source>
        <translation>%1 braucht eine Matrix, aber %2 ist %3.</translation>
    </message>
    <message>
        <source>&apos;\u&apos; without four hex digits</source>
        <translation>&apos;\u&apos; ohne vier Hexadezimalziffern</translation>
    </message>
    <message>
        <source>%1: not supported; choose a theme in the View menu</source>
        <translation>%1: wird nicht unterstützt; ein Farbschema im Menü „Ansicht“ wählen</translation>
    </message>
    <message>
        <source>backend: expected one of %2, got &apos;%1&apos;</source>
        <translation>backend: erwartet wird eines von %2, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1: this is a model, but a scene is expected; use attnscope model to extract a layer</source>
        <translation>%1: Das ist ein Modell, erwartet wird aber eine Szene; attnscope model schreibt eine Schicht als Szene</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>mask: %1</source>
        <translation>Maske: %1</translation>
    </message>
    <message>
        <source>%1; with %2</source>
        <translation>%1; dazu %2</translation>
    </message>
    <message>
        <source>not a .npy, .npz or .safetensors file, nor a table of numbers</source>
        <translation>weder eine .npy-, .npz- oder .safetensors-Datei noch eine Zahlentabelle</translation>
    </message>
    <message>
        <source>the working folder no longer exists</source>
        <translation>den Arbeitsordner gibt es nicht mehr</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>%1: expected a file, got a pipe that no program writes to</source>
        <translation>%1: erwartet wird eine Datei, angegeben ist eine Pipe, in die kein Programm schreibt</translation>
    </message>
    <message>
        <source>q, k and v are inputs</source>
        <translation>q, k und v sind Eingaben</translation>
    </message>
    <message>
        <source>Layers named %1 take keys and values from another sequence (cross-attention). The file does not say which, so here they come from x until you set a memory in the Layer section of the window.</source>
        <translation>Schichten namens %1 nehmen Keys und Values aus einer anderen Sequenz (Cross-Attention). Welche, sagt die Datei nicht; hier kommen sie aus x, bis im Fenster im Abschnitt „Schicht“ ein Memory angegeben ist.</translation>
    </message>
    <message>
        <source>expected a name before the extension, got &apos;%1&apos;</source>
        <translation>erwartet wird ein Name vor der Endung, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>PyTorch 2.7 or later</source>
        <translation>PyTorch ab 2.7</translation>
    </message>
    <message>
        <source>x86 wheels before 2.7</source>
        <translation>x86-Wheels vor 2.7</translation>
    </message>
    <message>
        <source>dropout stream of PyTorch &gt;= 2.7 (default) or of older x86 wheels (mkl)</source>
        <translation>Zufallsfolge des Dropouts wie in PyTorch ab 2.7 (default) oder in älteren x86-Wheels (mkl)</translation>
    </message>
    <message>
        <source>cell by cell</source>
        <translation>Zelle für Zelle</translation>
    </message>
    <message>
        <source>This layer</source>
        <translation>Diese Schicht</translation>
    </message>
    <message>
        <source>The PyTorch builds that dropout matches. Versions from 2.7 on and older builds without MKL (Debian, and ARM such as Apple silicon) drop the same cells for a given seed. The x86 wheels before 2.7 drop different ones.</source>
        <translation>Die PyTorch-Builds, nach denen sich der Dropout richtet. Versionen ab 2.7 und ältere ohne MKL (Debian sowie ARM wie Apple Silicon) verwerfen bei gleichem Seed dieselben Zellen. Die x86-Wheels vor 2.7 verwerfen andere.</translation>
    </message>
    <message>
        <source>not a NumPy .npz file: it does not start like a zip archive</source>
        <translation>keine .npz-Datei von NumPy: Sie beginnt nicht wie ein Zip-Archiv</translation>
    </message>
    <message>
        <source>%1: put the command before the scene: attnscope %1 SCENE</source>
        <translation>%1: Der Befehl muss vor der Szene stehen: attnscope %1 SCENE</translation>
    </message>
    <message>
        <source>not an AttnScope file (a text file starting with &apos;{&apos; was expected)</source>
        <translation>keine AttnScope-Datei (erwartet wird eine Textdatei, die mit &apos;{&apos; beginnt)</translation>
    </message>
    <message>
        <source>head %1, turned off</source>
        <translation>Kopf %1, ausgeschaltet</translation>
    </message>
    <message>
        <source>expected tensor, fit, head, row or two numbers like 0,1; got &apos;%1&apos;</source>
        <translation>erwartet wird tensor, fit, head, row oder zwei Zahlen wie 0,1; angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>decimals in cells, 2 to 8; fewer if they don&apos;t fit</source>
        <translation>Nachkommastellen in den Zellen, 2 bis 8; weniger, wenn sie nicht passen</translation>
    </message>
    <message>
        <source>add panel letters a, b, c …</source>
        <translation>Buchstaben a, b, c … an die Bilder setzen</translation>
    </message>
    <message>
        <source>no step computes %1</source>
        <translation>kein Rechenschritt berechnet %1</translation>
    </message>
    <message>
        <source>%1 has %2 rows and %3 columns, so it has no cell %4,%5</source>
        <translation>%1 hat %2 Zeilen und %3 Spalten, also keine Zelle %4,%5</translation>
    </message>
    <message>
        <source>--out: %1 is a single file, but there are %2 heads; add --sheet for one picture, or name a folder</source>
        <translation>--out: %1 ist eine einzelne Datei, aber es sind %2 Köpfe; mit --sheet alle in ein Bild zeichnen oder einen Ordner angeben</translation>
    </message>
    <message>
        <source>The context of “journey” is a sum of weighted embeddings. The panel “Explain” adds it up one term at a time, and its column “so far” ends with the context. Each term is a weight times a value from one token&apos;s embedding. Make one embedding larger, and compare its term with the others.</source>
        <translation>Der Kontext von „journey“ ist eine Summe gewichteter Embeddings. Der Bereich „Erklärung“ berechnet sie Term für Term, und seine Spalte „bisher“ endet mit dem Kontext. Jeder Term ist ein Gewicht mal ein Wert aus dem Embedding eines Tokens. Vergrößere ein Embedding und vergleiche seinen Term mit den anderen.</translation>
    </message>
    <message>
        <source>cannot divide by 0; for infinity, type inf</source>
        <translation>durch 0 lässt sich nicht teilen; für unendlich inf eingeben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number; known names: pi, e, sqrt, exp, log, sin, cos, abs, min, max</source>
        <translation>&apos;%1&apos; ist keine Zahl; bekannte Namen: pi, e, sqrt, exp, log, sin, cos, abs, min, max</translation>
    </message>
    <message>
        <source>%1: where heads share a key and value, only the weights of the first head remain.</source>
        <translation>%1: Wo sich Köpfe Key und Value teilen, bleiben nur die Gewichte des ersten Kopfes.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>%1, the embedding</source>
        <translation>%1, das Embedding</translation>
    </message>
    <message>
        <source>%1, the embedding (config.json does not say; tied by default in %2)</source>
        <translation>%1, das Embedding (config.json legt es nicht fest; bei %2 standardmäßig geteilt)</translation>
    </message>
    <message>
        <source>split the weights and bias of a fused layer the same way: both blocks or both per-head</source>
        <translation>Gewichte und Bias einer gemeinsamen Schicht gleich aufteilen: beide blocks oder beide per-head</translation>
    </message>
    <message>
        <source>this scene predicts no next token, so it has no probability for “%1”</source>
        <translation>diese Szene sagt kein nächstes Token voraus, also gibt es auch keine Wahrscheinlichkeit für „%1“</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>eine Zahl ist zu groß</translation>
    </message>
    <message>
        <source>config.json: expected a JSON object, got %1</source>
        <translation>config.json: erwartet wird ein JSON-Objekt, angegeben ist %1</translation>
    </message>
    <message>
        <source>This model is an encoder without a language-model head, so it cannot predict the next token. You can still explore its layers and attention.</source>
        <translation>Dieses Modell ist ein Encoder ohne LM-Kopf und kann das nächste Token nicht vorhersagen. Schichten und Attention lassen sich trotzdem untersuchen.</translation>
    </message>
    <message>
        <source>This model has no language-model head (%1 is missing and tie_word_embeddings is false), so it cannot predict the next token. You can still explore its layers and attention.</source>
        <translation>Dieses Modell hat keinen LM-Kopf (%1 fehlt, und tie_word_embeddings ist false) und kann das nächste Token nicht vorhersagen. Schichten und Attention lassen sich trotzdem untersuchen.</translation>
    </message>
    <message>
        <source>This model has no language-model head: %1 is missing, and models of the %2 family have a separate head unless config.json sets tie_word_embeddings. It cannot predict the next token. You can still explore its layers and attention.</source>
        <translation>Dieses Modell hat keinen LM-Kopf: %1 fehlt, und Modelle der Familie %2 haben einen eigenen, solange config.json nicht tie_word_embeddings setzt. Es kann das nächste Token nicht vorhersagen. Schichten und Attention lassen sich trotzdem untersuchen.</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>vorher: %1</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Made with AttnScope.</source>
        <translation>Mit AttnScope erstellt.</translation>
    </message>
    <message numerus="yes">
        <source>%n steps. Press Space for the next one.</source>
        <translation>
            <numerusform>1 Schritt.</numerusform>
            <numerusform>%n Schritte. Weiter mit der Leertaste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a value or use the arrow keys to see its equation. Type a new value, and everything that depends on it updates. Press Space for the next stage.</source>
        <translation>Klicke einen Wert an oder nutze die Pfeiltasten, um seine Gleichung zu sehen. Tippe einen neuen Wert ein, und alles, was von ihm abhängt, ändert sich mit. Die Leertaste führt zur nächsten Stufe.</translation>
    </message>
    <message>
        <source>Press Space for the next stage.</source>
        <translation>Weiter zur nächsten Stufe mit der Leertaste.</translation>
    </message>
    <message>
        <source>%1 has not been changed</source>
        <translation>%1 wurde nicht geändert</translation>
    </message>
    <message>
        <source>this scene has no tensor %1</source>
        <translation>diese Szene hat keinen Tensor %1</translation>
    </message>
    <message>
        <source>this scene has no such tensor</source>
        <translation>diesen Tensor gibt es in der Szene nicht</translation>
    </message>
    <message>
        <source>unknown action &apos;%1&apos;</source>
        <translation>unbekannte Aktion &apos;%1&apos;</translation>
    </message>
    <message>
        <source>no scene is open</source>
        <translation>keine Szene ist geöffnet</translation>
    </message>
    <message>
        <source>write a web page where you can edit any number</source>
        <translation>Webseite schreiben, auf der sich jede Zahl ändern lässt</translation>
    </message>
    <message>
        <source>write a page whose numbers cannot be edited</source>
        <translation>Webseite schreiben, auf der sich keine Zahl ändern lässt</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Runs on this page, even offline.</source>
        <translation>Läuft auf dieser Seite, auch offline.</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Neuer Wert</translation>
    </message>
    <message>
        <source>Reset value</source>
        <translation>Wert zurücksetzen</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jetzt du</translation>
    </message>
    <message>
        <source>Show a solution</source>
        <translation>Eine Lösung zeigen</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Rechne es aus</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Deine Antwort</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Your name or number</source>
        <translation>Dein Name oder deine Nummer</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Your progress is not saved, because this browser does not allow it here.</source>
        <translation>Dein Fortschritt wird nicht gespeichert, weil dieser Browser es hier nicht zulässt.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a language code such as &apos;de&apos;</source>
        <translation>&apos;%1&apos; ist kein Sprachkürzel wie &apos;de&apos;</translation>
    </message>
    <message>
        <source>expected 2 forms (one for 1, one for any other count), found %1</source>
        <translation>erwartet werden 2 Formen (eine für 1, eine für jede andere Anzahl), gefunden wurden %1</translation>
    </message>
    <message>
        <source>expected &apos;%2&apos;, got &apos;%1&apos;</source>
        <translation>erwartet wird &apos;%2&apos;, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>A web page cannot run a trained model. Open the scene or lesson in AttnScope.</source>
        <translation>Eine Webseite kann kein trainiertes Modell ausführen. Öffne die Szene oder Lektion in AttnScope.</translation>
    </message>
    <message>
        <source>contains no code, so it is read as a heading</source>
        <translation>enthält keinen Code und gilt als Überschrift</translation>
    </message>
    <message>
        <source>contains no code (codes begin with %1)</source>
        <translation>enthält keinen Code (Codes beginnen mit %1)</translation>
    </message>
    <message>
        <source>has the same code as line %1; the code counts only once</source>
        <translation>hat denselben Code wie Zeile %1; der Code zählt nur einmal</translation>
    </message>
    <message>
        <source>student</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>first try</source>
        <translation>beim ersten Versuch</translation>
    </message>
    <message>
        <source>tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Right, it is %1.</source>
        <translation>Richtig, es ist %1.</translation>
    </message>
    <message>
        <source>%1 is right so far. Enter %2 decimals.</source>
        <translation>%1 stimmt so weit. Gib %2 Nachkommastellen ein.</translation>
    </message>
    <message>
        <source>Right. Without rounding intermediate results, it is %1.</source>
        <translation>Richtig. Mit ungerundeten Zwischenergebnissen ist es %1.</translation>
    </message>
    <message>
        <source>%1 is not right.</source>
        <translation>%1 ist nicht richtig.</translation>
    </message>
    <message>
        <source>Not quite: %1 is %2.</source>
        <translation>Nicht ganz: %1 ist %2.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>not yet: %1</source>
        <translation>noch nicht: %1</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>noch %1 von %2</translation>
    </message>
    <message>
        <source>the checksum does not match, so a character of the code was changed</source>
        <translation>die Prüfsumme passt nicht, also wurde ein Zeichen des Codes geändert</translation>
    </message>
    <message>
        <source>the code is incomplete: it ends after its first characters</source>
        <translation>der Code ist unvollständig: Er endet nach den ersten Zeichen</translation>
    </message>
    <message>
        <source>the code is incomplete: %1 characters are missing</source>
        <translation>der Code ist unvollständig: Es fehlen %1 Zeichen</translation>
    </message>
    <message>
        <source>no lesson matches the code, so it is not from AttnScope</source>
        <translation>keine Lektion passt zum Code; er stammt also nicht von AttnScope</translation>
    </message>
    <message>
        <source>the code is from a newer version of AttnScope; open it there</source>
        <translation>der Code stammt aus einer neueren Version von AttnScope; dort lässt er sich lesen</translation>
    </message>
    <message>
        <source>this is not a result code; result codes begin with %1</source>
        <translation>das ist kein Ergebniscode; solche Codes beginnen mit %1</translation>
    </message>
    <message>
        <source>This code says: %1, lesson “%2”, %3 of %4 steps solved, %5 of them on the first try.</source>
        <translation>Dieser Code besagt: %1, Lektion „%2“, %3 von %4 Schritten gelöst, %5 davon beim ersten Versuch.</translation>
    </message>
    <message numerus="yes">
        <source>It took %n tries in total.</source>
        <translation>
            <numerusform>Insgesamt war es %n Versuch.</numerusform>
            <numerusform>Insgesamt waren es %n Versuche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time: %n minutes.</source>
        <translation>
            <numerusform>Zeit: %n Minute.</numerusform>
            <numerusform>Zeit: %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A browser cannot run this lesson&apos;s trained model. Open the lesson in AttnScope.</source>
        <translation>Ein Browser kann das trainierte Modell dieser Lektion nicht ausführen. Öffne die Lektion in AttnScope.</translation>
    </message>
    <message>
        <source>Select a value to see how it is computed.</source>
        <translation>Wähle einen Wert aus, um zu sehen, wie er berechnet wird.</translation>
    </message>
    <message>
        <source>Locked in this step</source>
        <translation>In diesem Schritt gesperrt</translation>
    </message>
    <message>
        <source>Click a value in %1 and type a new one.</source>
        <translation>Klicke einen Wert in %1 an und tippe einen neuen ein.</translation>
    </message>
    <message>
        <source>Try this in AttnScope; it tells you when you have reached the goal.</source>
        <translation>Probiere das in AttnScope aus; dort siehst du, wann du das Ziel erreicht hast.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Nicht ganz.</translation>
    </message>
    <message>
        <source>Cells with a “?” are hidden. Work one out, select it, and type your value.</source>
        <translation>Zellen mit „?“ sind verborgen. Rechne eine aus, wähle sie aus und tippe deinen Wert ein.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Your result</source>
        <translation>Dein Ergebnis</translation>
    </message>
    <message>
        <source>Show my code</source>
        <translation>Meinen Code zeigen</translation>
    </message>
    <message>
        <source>Row “%1”</source>
        <translation>Zeile „%1“</translation>
    </message>
    <message>
        <source>line: before your edit</source>
        <translation>Strich: vor deiner Änderung</translation>
    </message>
    <message>
        <source>this step has nothing to select</source>
        <translation>in diesem Schritt lässt sich nichts auswählen</translation>
    </message>
    <message>
        <source>the lesson is too large for a page</source>
        <translation>die Lektion ist zu groß für eine Webseite</translation>
    </message>
    <message>
        <source>this question has answers to choose from; select one instead</source>
        <translation>diese Frage gibt Antworten vor; stattdessen eine davon auswählen</translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation>richtig: %1</translation>
    </message>
    <message>
        <source>Type your name or number first.</source>
        <translation>Tippe zuerst deinen Namen oder deine Nummer ein.</translation>
    </message>
    <message>
        <source>This lesson has no tasks, so there is no result to hand in.</source>
        <translation>Diese Lektion stellt keine Aufgaben, also gibt es kein Ergebnis zum Abgeben.</translation>
    </message>
    <message>
        <source>this step has no solution to show</source>
        <translation>zu diesem Schritt gibt es keine Lösung</translation>
    </message>
    <message>
        <source>no lesson is open</source>
        <translation>keine Lektion ist geöffnet</translation>
    </message>
    <message>
        <source>a scene cannot be opened while a lesson is open</source>
        <translation>solange eine Lektion geöffnet ist, lässt sich keine Szene öffnen</translation>
    </message>
    <message>
        <source>%1: contains no result code</source>
        <translation>%1: enthält keinen Ergebniscode</translation>
    </message>
    <message>
        <source>%1: a file name is empty</source>
        <translation>%1: Ein Dateiname ist leer</translation>
    </message>
    <message>
        <source>make a table from the result codes of web lessons</source>
        <translation>aus den Ergebniscodes von Lektionen im Web eine Tabelle machen</translation>
    </message>
    <message>
        <source>a text file with one code per line, or - for stdin</source>
        <translation>eine Textdatei mit einem Code pro Zeile oder - für stdin</translation>
    </message>
    <message>
        <source>name a file with the codes, or - for stdin</source>
        <translation>eine Datei mit den Codes angeben oder - für stdin</translation>
    </message>
    <message>
        <source>the table (.csv), or - for stdout</source>
        <translation>die Tabelle (.csv) oder - für stdout</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>noch nicht berechnet</translation>
    </message>
    <message>
        <source>Selected value</source>
        <translation>Ausgewählter Wert</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link kopiert.</translation>
    </message>
    <message>
        <source>Copy this link:</source>
        <translation>Kopiere diesen Link:</translation>
    </message>
    <message>
        <source>These edits are too large for a link. Save the scene instead.</source>
        <translation>Diese Änderungen sind zu groß für einen Link. Speichere stattdessen die Szene.</translation>
    </message>
    <message>
        <source>The edits in this link cannot be read. The page shows the scene without them.</source>
        <translation>Die Änderungen in diesem Link sind nicht lesbar. Die Seite zeigt die Szene ohne sie.</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Schrittweise rechnen</translation>
    </message>
    <message>
        <source>Step by</source>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Back to start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Click or drag over cells to paint the mask</source>
        <translation>Klicke auf Zellen oder ziehe darüber, um die Maske zu malen</translation>
    </message>
    <message>
        <source>The value that this slider moves is hidden or not a number.</source>
        <translation>Der Wert, den dieser Regler bewegt, ist verborgen oder keine Zahl.</translation>
    </message>
    <message>
        <source>Scores and softmax</source>
        <translation>Scores und Softmax</translation>
    </message>
    <message>
        <source>Score factor</source>
        <translation>Score-Faktor</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Divides the scores before they are normalized. Values above 1 flatten the weights; values below 1 sharpen them.</source>
        <translation>Teilt die Scores durch diese Zahl, bevor sie normiert werden. Werte über 1 machen die Gewichte flacher, Werte unter 1 spitzer.</translation>
    </message>
    <message>
        <source>Probability that each value is dropped</source>
        <translation>Wahrscheinlichkeit, mit der jeder Wert verworfen wird</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>When off, nothing is dropped, as in a layer after training</source>
        <translation>Ist der Schalter aus, wird nichts verworfen, wie in einer Schicht nach dem Training</translation>
    </message>
    <message>
        <source>Dropout seed</source>
        <translation>Dropout-Seed</translation>
    </message>
    <message>
        <source>A different seed drops different cells. Everything drawn before dropout stays the same.</source>
        <translation>Ein anderer Seed verwirft andere Zellen. Was vor dem Dropout gezogen wird, bleibt gleich.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>Use the next seed for dropout</source>
        <translation>Nächsten Seed für den Dropout verwenden</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>When off, the head keeps its weights, but its context is 0</source>
        <translation>Ausgeschaltet behält der Kopf seine Gewichte, aber sein Kontext ist 0</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>Zufallszahlen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Passed to torch.manual_seed before anything is drawn</source>
        <translation>Wird an torch.manual_seed übergeben, bevor etwas gezogen wird</translation>
    </message>
    <message>
        <source>Draw everything with the next seed</source>
        <translation>Alles mit dem nächsten Seed ziehen</translation>
    </message>
    <message>
        <source>Sliders</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>%1: unknown value &apos;%2&apos;</source>
        <translation>%1: unbekannter Wert „%2“</translation>
    </message>
    <message>
        <source>control: this scene has no &apos;%1&apos;</source>
        <translation>control: Diese Szene hat kein „%1“</translation>
    </message>
    <message>
        <source>value: a button does not take a value</source>
        <translation>value: Für eine Schaltfläche lässt sich kein Wert angeben</translation>
    </message>
    <message>
        <source>value: expected %1</source>
        <translation>value: erwartet wird %1</translation>
    </message>
    <message>
        <source>value: must be from %1 to %2</source>
        <translation>value: muss zwischen %1 und %2 liegen</translation>
    </message>
    <message>
        <source>tensor: cannot paint the mask on %1</source>
        <translation>tensor: Auf %1 lässt sich die Maske nicht malen</translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 ist verborgen</translation>
    </message>
    <message>
        <source>Not computed yet.</source>
        <translation>Noch nicht berechnet.</translation>
    </message>
    <message>
        <source>Everything is computed.</source>
        <translation>Alles ist berechnet.</translation>
    </message>
    <message>
        <source>Nothing is computed yet.</source>
        <translation>Noch ist nichts berechnet.</translation>
    </message>
    <message>
        <source>%1, stage %2 of %3: row %4 of %5</source>
        <translation>%1, Stufe %2 von %3: Zeile %4 von %5</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>%1: the folder contains no *.attnlesson or *.attn files</source>
        <translation>%1: Der Ordner enthält keine .attnlesson- oder .attn-Dateien</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Szenen</translation>
    </message>
    <message>
        <source>stopped: no course site was written</source>
        <translation>abgebrochen: Es wurde keine Kursseite geschrieben</translation>
    </message>
    <message>
        <source>Change a value, and everything that depends on it updates. It all runs in this browser, even offline.</source>
        <translation>Ändere einen Wert, und alles, was von ihm abhängt, ändert sich mit. Alles läuft in diesem Browser, auch offline.</translation>
    </message>
    <message>
        <source>Made with AttnScope. Your progress stays in this browser.</source>
        <translation>Mit AttnScope erstellt. Dein Fortschritt bleibt in diesem Browser.</translation>
    </message>
    <message>
        <source>Steps: %1</source>
        <translation>Schritte: %1</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>nur zum Lesen</translation>
    </message>
    <message>
        <source>Steps: %1 of %2</source>
        <translation>Schritte: %1 von %2</translation>
    </message>
    <message>
        <source>Tasks solved: %1 of %2</source>
        <translation>Aufgaben gelöst: %1 von %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Lessons done: %1 of %2</source>
        <translation>Fertige Lektionen: %1 von %2</translation>
    </message>
    <message>
        <source>Attention, number by number</source>
        <translation>Attention, Zahl für Zahl</translation>
    </message>
    <message>
        <source>%1: this is a folder, but a file name is expected</source>
        <translation>%1: Das ist ein Ordner; erwartet wird der Name einer Datei</translation>
    </message>
    <message>
        <source>%1: this is a file, but a folder or a name that ends in .zip is expected</source>
        <translation>%1: Das ist eine Datei; erwartet wird ein Ordner oder ein Name, der auf .zip endet</translation>
    </message>
    <message>
        <source>%1 contains other files; choose an empty folder or the folder of an earlier course site</source>
        <translation>%1 enthält andere Dateien; einen leeren Ordner oder den einer früheren Kursseite wählen</translation>
    </message>
    <message>
        <source>site: a lesson name is empty</source>
        <translation>site: Ein Lektionsname ist leer</translation>
    </message>
    <message>
        <source>write a course for any browser: an index and a page per lesson and scene</source>
        <translation>Kurs für jeden Browser schreiben: Übersicht und eine Seite pro Lektion und Szene</translation>
    </message>
    <message>
        <source>an empty folder, the folder of an earlier course, or a .zip file</source>
        <translation>ein leerer Ordner, der Ordner eines früheren Kurses oder eine .zip-Datei</translation>
    </message>
    <message>
        <source>write a SCORM 1.2 package; the learning platform grades each lesson</source>
        <translation>SCORM-1.2-Paket schreiben; die Lernplattform bewertet jede Lektion</translation>
    </message>
    <message>
        <source>lessons, scenes or folders that contain them (default: all built-in ones)</source>
        <translation>Lektionen, Szenen oder Ordner, die sie enthalten (Vorgabe: alle eingebauten)</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Hier anfangen</translation>
    </message>
    <message>
        <source>new to attention?</source>
        <translation>neu im Thema?</translation>
    </message>
    <message>
        <source>Short lessons</source>
        <translation>Kurze Lektionen</translation>
    </message>
    <message>
        <source>one question each: read, predict, edit</source>
        <translation>je eine Frage: lesen, vorhersagen, ändern</translation>
    </message>
    <message>
        <source>Inside a trained model</source>
        <translation>In einem trainierten Modell</translation>
    </message>
    <message>
        <source>edit real heads</source>
        <translation>echte Köpfe ändern</translation>
    </message>
    <message>
        <source>What today&apos;s models add</source>
        <translation>Was heutige Modelle hinzufügen</translation>
    </message>
    <message>
        <source>newer parts of the same layer</source>
        <translation>neuere Teile derselben Schicht</translation>
    </message>
    <message>
        <source>Follow a notebook</source>
        <translation>Ein Notebook nachvollziehen</translation>
    </message>
    <message>
        <source>cell by cell, its output next to ours</source>
        <translation>Zelle für Zelle, seine Ausgabe neben unserer</translation>
    </message>
    <message>
        <source>Scenes from the notebooks</source>
        <translation>Szenen aus den Notebooks</translation>
    </message>
    <message>
        <source>open one and edit any value</source>
        <translation>eine öffnen und einen Wert ändern</translation>
    </message>
    <message>
        <source>More from the notebooks</source>
        <translation>Mehr aus den Notebooks</translation>
    </message>
    <message>
        <source>the same layer with one option changed</source>
        <translation>dieselbe Schicht mit einer geänderten Option</translation>
    </message>
    <message>
        <source>the file is open in another program</source>
        <translation>die Datei ist in einem anderen Programm geöffnet</translation>
    </message>
    <message>
        <source>students can reach the goal by typing into %1; lock what the solution does not change</source>
        <translation>das Ziel lässt sich durch Eintippen in %1 erreichen; sperre, was die Lösung nicht ändert</translation>
    </message>
    <message>
        <source>The embedding of “starts” is ten times as long as in the notebooks. Yet no score explodes, because all queries and keys are normalized to about the same length before they are multiplied. Turn off qk_norm, and every row that can see “starts” puts nearly all its weight on that word.</source>
        <translation>Das Embedding von „starts“ ist zehnmal so lang wie in den Notebooks. Trotzdem explodiert kein Score, denn jede Query und jeder Key wird vor dem Multiplizieren auf etwa dieselbe Länge normiert. Schalte qk_norm aus, und jede Zeile, die „starts“ sehen darf, gibt ihm fast ihr ganzes Gewicht.</translation>
    </message>
    <message>
        <source>the value from an earlier step, “%1”</source>
        <translation>der Wert aus einem früheren Schritt, „%1“</translation>
    </message>
    <message>
        <source>the value from another row: %1</source>
        <translation>der Wert aus einer anderen Zeile: %1</translation>
    </message>
    <message>
        <source>the value from another column: %1</source>
        <translation>der Wert aus einer anderen Spalte: %1</translation>
    </message>
    <message>
        <source>the result without scaling up the kept values</source>
        <translation>das Ergebnis, wenn die behaltenen Werte nicht hochskaliert werden</translation>
    </message>
    <message>
        <source>the result without the step “%1”</source>
        <translation>das Ergebnis ohne den Schritt „%1“</translation>
    </message>
    <message numerus="yes">
        <source>the result of rounding to %n decimals too early; round only at the end</source>
        <translation>
            <numerusform>das Ergebnis, wenn du zu früh auf eine Nachkommastelle rundest; runde erst am Ende</numerusform>
            <numerusform>das Ergebnis, wenn du zu früh auf %n Nachkommastellen rundest; runde erst am Ende</numerusform>
        </translation>
    </message>
    <message>
        <source>only term %1 of the sum</source>
        <translation>nur Term %1 der Summe</translation>
    </message>
    <message>
        <source>only the term added to the products</source>
        <translation>nur der Term, der zu den Produkten addiert wird</translation>
    </message>
    <message>
        <source>only the first product</source>
        <translation>nur das erste Produkt</translation>
    </message>
    <message>
        <source>only the last product</source>
        <translation>nur das letzte Produkt</translation>
    </message>
    <message>
        <source>only product %1 of %2</source>
        <translation>nur Produkt %1 von %2</translation>
    </message>
    <message>
        <source>only the sum of the first %1 terms</source>
        <translation>nur die Summe der ersten %1 Terme</translation>
    </message>
    <message>
        <source>only the sum of the first %1 products</source>
        <translation>nur die Summe der ersten %1 Produkte</translation>
    </message>
    <message>
        <source>only one factor of product %1, not multiplied yet</source>
        <translation>nur ein Faktor von Produkt %1, noch nicht multipliziert</translation>
    </message>
    <message>
        <source>the sum of one factor of each product; multiply before you add</source>
        <translation>die Summe von je einem Faktor jedes Produkts; multipliziere, bevor du addierst</translation>
    </message>
    <message>
        <source>only the angle, frequency or position of the rotation</source>
        <translation>nur Winkel, Frequenz oder Position der Drehung</translation>
    </message>
    <message>
        <source>only the exponential, not divided by the sum yet</source>
        <translation>nur die e-Potenz, noch nicht durch die Summe geteilt</translation>
    </message>
    <message>
        <source>only the score minus the largest one, without the exponential</source>
        <translation>nur der Score abzüglich des größten, ohne die e-Potenz</translation>
    </message>
    <message>
        <source>only the largest score of the row</source>
        <translation>nur der größte Score der Zeile</translation>
    </message>
    <message>
        <source>only the score before the exponential</source>
        <translation>nur der Score vor der e-Potenz</translation>
    </message>
    <message>
        <source>only the sum of the row</source>
        <translation>nur die Summe der Zeile</translation>
    </message>
    <message>
        <source>only the sum of the exponentials</source>
        <translation>nur die Summe der e-Potenzen</translation>
    </message>
    <message>
        <source>only the entry of another key</source>
        <translation>nur die Zahl eines anderen Keys</translation>
    </message>
    <message>
        <source>only the exponential of another key</source>
        <translation>nur die e-Potenz eines anderen Keys</translation>
    </message>
    <message>
        <source>only the sum of the first %1 keys</source>
        <translation>nur die Summe der ersten %1 Keys</translation>
    </message>
    <message>
        <source>only the factor that scales the score</source>
        <translation>nur der Faktor, der den Score skaliert</translation>
    </message>
    <message>
        <source>only the head size</source>
        <translation>nur die Kopfgröße</translation>
    </message>
    <message>
        <source>only the mask value</source>
        <translation>nur der Maskenwert</translation>
    </message>
    <message>
        <source>only the value before normalization</source>
        <translation>nur der Wert vor der Normierung</translation>
    </message>
    <message>
        <source>only the quotient, not multiplied by the weight yet</source>
        <translation>nur der Quotient, noch nicht mit dem Gewicht multipliziert</translation>
    </message>
    <message>
        <source>only the sum of the squares</source>
        <translation>nur die Summe der Quadrate</translation>
    </message>
    <message>
        <source>only the mean of the squares</source>
        <translation>nur das Mittel der Quadrate</translation>
    </message>
    <message>
        <source>only the square root of the mean of the squares</source>
        <translation>nur die Quadratwurzel aus dem Mittel der Quadrate</translation>
    </message>
    <message>
        <source>only the weight of the norm</source>
        <translation>nur das Gewicht der Norm</translation>
    </message>
    <message>
        <source>only one of the squares</source>
        <translation>nur eines der Quadrate</translation>
    </message>
    <message>
        <source>only the scale factor for kept values</source>
        <translation>nur der Faktor für die behaltenen Werte</translation>
    </message>
    <message>
        <source>only the share that dropout keeps</source>
        <translation>nur der Anteil, den der Dropout behält</translation>
    </message>
    <message>
        <source>only the random number that dropout draws</source>
        <translation>nur die Zufallszahl, die der Dropout zieht</translation>
    </message>
    <message>
        <source>the scaled-up value, but dropout drops it</source>
        <translation>der hochskalierte Wert, aber der Dropout verwirft ihn</translation>
    </message>
    <message>
        <source>only the factor in front of the function</source>
        <translation>nur der Faktor vor der Funktion</translation>
    </message>
    <message>
        <source>only the argument of the function</source>
        <translation>nur das Argument der Funktion</translation>
    </message>
    <message>
        <source>only the value of the function, not multiplied yet</source>
        <translation>nur der Wert der Funktion, noch nicht multipliziert</translation>
    </message>
    <message>
        <source>only the slope</source>
        <translation>nur die Steigung</translation>
    </message>
    <message>
        <source>only the distance</source>
        <translation>nur der Abstand</translation>
    </message>
    <message>
        <source>Which number replaces the question mark?</source>
        <translation>Welche Zahl gehört an die Stelle des Fragezeichens?</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Work out the row of “%1”. Round every intermediate result to 3 decimals.</source>
        <translation>Berechne die Zeile „%1“. Runde jedes Zwischenergebnis auf 3 Nachkommastellen.</translation>
    </message>
    <message>
        <source>Work out row %1. Round every intermediate result to 3 decimals.</source>
        <translation>Berechne Zeile %1. Runde jedes Zwischenergebnis auf 3 Nachkommastellen.</translation>
    </message>
    <message>
        <source>The sheet shows the first %1 of %2 tokens.</source>
        <translation>Das Blatt zeigt die ersten %1 von %2 Tokens.</translation>
    </message>
    <message>
        <source>Context of “%1”: the weights after dropout, times the rows of %2, summed</source>
        <translation>Kontext von „%1“: Gewichte nach dem Dropout mal Zeilen von %2, aufsummiert</translation>
    </message>
    <message>
        <source>Context of “%1”: the weights, times the rows of %2, summed</source>
        <translation>Kontext von „%1“: Gewichte mal Zeilen von %2, aufsummiert</translation>
    </message>
    <message>
        <source>Fill in your row of the map with the weights before dropout.</source>
        <translation>Trage deine Zeile ins Bild ein, mit den Gewichten vor dem Dropout.</translation>
    </message>
    <message>
        <source>Which word does “%1” look at the most?</source>
        <translation>Auf welches Wort schaut „%1“ am meisten?</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>A word may look at itself and at the words before it.</source>
        <translation>Ein Wort darf sich selbst und die Wörter davor ansehen.</translation>
    </message>
    <message>
        <source>Cross out all other cells in the mask and in your row.</source>
        <translation>Streiche alle anderen Zellen in der Maske und in deiner Zeile durch.</translation>
    </message>
    <message>
        <source>W_query turns the numbers of a word into its query q. Two other matrices compute its key k and its value v, which are given here.</source>
        <translation>W_query macht aus den Zahlen eines Worts seine Query q. Zwei weitere Matrizen berechnen seinen Key k und seinen Value v, die hier angegeben sind.</translation>
    </message>
    <message>
        <source>Three matrices turned the numbers of each word into its query q, key k and value v.</source>
        <translation>Drei Matrizen haben aus den Zahlen jedes Worts seine Query q, seinen Key k und seinen Value v gemacht.</translation>
    </message>
    <message>
        <source>Query of “%1”: its row of x times W_query.</source>
        <translation>Query von „%1“: seine Zeile von x mal W_query.</translation>
    </message>
    <message>
        <source>The first number is worked out for you.</source>
        <translation>Die erste Zahl ist vorgerechnet.</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>e-Potenz</translation>
    </message>
    <message>
        <source>kept?</source>
        <translation>behalten?</translation>
    </message>
    <message>
        <source>added</source>
        <translation>addiert</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>skaliert</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>gekappt</translation>
    </message>
    <message>
        <source>rescaled</source>
        <translation>neu skaliert</translation>
    </message>
    <message>
        <source>exponential / sum</source>
        <translation>e-Potenz / Summe</translation>
    </message>
    <message>
        <source>sheet: name a folder with --out, or a Moodle file with --questions</source>
        <translation>sheet: mit --out einen Ordner oder mit --questions eine Datei für Moodle angeben</translation>
    </message>
    <message>
        <source>write one worksheet per student and an answer key, or a question bank for Moodle</source>
        <translation>ein Arbeitsblatt pro Person und die Lösungen schreiben oder eine Fragensammlung für Moodle</translation>
    </message>
    <message>
        <source>class list: one name per line, or a table (.csv) with a Name column; - for stdin</source>
        <translation>Klassenliste: ein Name pro Zeile oder eine Tabelle (.csv) mit der Spalte Name; - für stdin</translation>
    </message>
    <message>
        <source>Moodle question bank (XML) with the same exercises, or - for stdout</source>
        <translation>Moodle-Fragensammlung (XML) mit denselben Aufgaben oder - für stdout</translation>
    </message>
    <message numerus="yes">
        <source>Every word may look at the first %n words.</source>
        <translation>
            <numerusform>Jedes Wort darf das erste Wort ansehen.</numerusform>
            <numerusform>Jedes Wort darf die ersten %n Wörter ansehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Nicht ganz</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>Gezeigt: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Geschafft: %1</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>%1 is now %2; its new values are drawn with seed %3.</source>
        <translation>%1 ist jetzt %2; die neuen Werte sind mit Seed %3 gezogen.</translation>
    </message>
    <message>
        <source>{%1}: titles cannot show live values</source>
        <translation>{%1}: Titel können keine laufend berechneten Werte zeigen</translation>
    </message>
    <message>
        <source>%1 choices are marked correct, but only one can be</source>
        <translation>%1 Antworten sind als richtig markiert, aber nur eine darf es sein</translation>
    </message>
    <message>
        <source>A word may look at up to %1 words: itself and the ones right before it.</source>
        <translation>Ein Wort darf bis zu %1 Wörter ansehen: sich selbst und die direkt davor.</translation>
    </message>
    <message>
        <source>Each head has its own W_query; this layer has %1 heads.</source>
        <translation>Jeder Kopf hat sein eigenes W_query; diese Schicht hat %1 Köpfe.</translation>
    </message>
    <message>
        <source>temperature is %1; expected a number from 0 to 100</source>
        <translation>temperature ist %1; erwartet wird eine Zahl von 0 bis 100</translation>
    </message>
    <message>
        <source>top-k is %1; expected at least 1, or 0 for all tokens</source>
        <translation>top-k ist %1; erwartet wird mindestens 1 oder 0 für alle Tokens</translation>
    </message>
    <message>
        <source>top-p is %1; expected a number above 0 and at most 1</source>
        <translation>top-p ist %1; erwartet wird eine Zahl über 0 und höchstens 1</translation>
    </message>
    <message>
        <source>For teachers</source>
        <translation>Für Lehrende</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Where learners stumble</source>
        <translation>Worüber Lernende stolpern</translation>
    </message>
    <message>
        <source>What to ask</source>
        <translation>Fragen an die Klasse</translation>
    </message>
    <message>
        <source>Minutes: %1</source>
        <translation>Minuten: %1</translation>
    </message>
    <message>
        <source>expected a width and a height from %1 to %2 pixels, like 1920x1080; got &apos;%3&apos;</source>
        <translation>erwartet werden Breite und Höhe von %1 bis %2 Pixeln, wie 1920x1080; angegeben ist &apos;%3&apos;</translation>
    </message>
    <message>
        <source>fill a slide of this size in pixels, such as 1920x1080; replaces --width and --dpi</source>
        <translation>eine Folie dieser Größe in Pixeln füllen, zum Beispiel 1920x1080; ersetzt --width und --dpi</translation>
    </message>
    <message>
        <source>colors of background, text and lines</source>
        <translation>Farben von Hintergrund, Text und Linien</translation>
    </message>
    <message>
        <source>light text and lines for a dark slide; same as --theme dark --transparent</source>
        <translation>heller Text und helle Linien für eine dunkle Folie; dasselbe wie --theme dark --transparent</translation>
    </message>
    <message>
        <source>expected light, got &apos;%1&apos;</source>
        <translation>erwartet wird light, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>start with TENSOR fully drawn, such as &apos;scaled&apos; with --stage masked</source>
        <translation>mit dem fertig gezeichneten TENSOR beginnen, zum Beispiel &apos;scaled&apos; mit --stage masked</translation>
    </message>
    <message>
        <source>the solution types the answer into %1; lock this tensor and record another solution</source>
        <translation>die Lösung gibt die Antwort in %1 ein; sperre diesen Tensor und zeichne eine andere Lösung auf</translation>
    </message>
    <message>
        <source>What each lesson is for, how long it takes, where learners stumble, and what to ask. No other page links here.</source>
        <translation>Wozu jede Lektion dient, wie lange sie dauert, worüber Lernende stolpern und was du fragen kannst. Keine andere Seite führt hierher.</translation>
    </message>
    <message>
        <source>A blank in %1 has the same value as q in that column.</source>
        <translation>Eine Lücke in %1 hat denselben Wert wie q in dieser Spalte.</translation>
    </message>
    <message>
        <source>the result of multiplying instead of dividing in the step “%1”</source>
        <translation>das Ergebnis, wenn du im Schritt „%1“ multiplizierst, statt zu teilen</translation>
    </message>
    <message>
        <source>divided by the scale; multiply instead</source>
        <translation>durch den Skalierungsfaktor geteilt; multipliziere stattdessen</translation>
    </message>
    <message>
        <source>multiplied by the scale; divide instead</source>
        <translation>mit dem Skalierungsfaktor multipliziert; teile stattdessen</translation>
    </message>
    <message>
        <source>divided by the head size; divide by its square root</source>
        <translation>durch die Kopfgröße geteilt; teile durch ihre Quadratwurzel</translation>
    </message>
    <message>
        <source>multiplied by %1; divide instead</source>
        <translation>mit %1 multipliziert; teile stattdessen</translation>
    </message>
    <message>
        <source>divided by %1; divide by %2</source>
        <translation>durch %1 geteilt; teile durch %2</translation>
    </message>
    <message>
        <source>multiplied by %1; divide by %2</source>
        <translation>mit %1 multipliziert; teile durch %2</translation>
    </message>
    <message>
        <source>needs at least two choices</source>
        <translation>braucht mindestens zwei Antworten</translation>
    </message>
    <message>
        <source>the goal has no text; write what students should do</source>
        <translation>das Ziel hat keinen Text; schreibe, was zu tun ist</translation>
    </message>
    <message>
        <source>%1 (%2) is the largest, but divided by the temperature %3 it is outside the range of float32, so every score is -inf, and -inf - (-inf) is nan</source>
        <translation>%1 (%2) ist der größte, liegt aber, durch die Temperatur %3 geteilt, außerhalb des Bereichs von float32, also ist jeder Score -inf, und -inf - (-inf) ist nan</translation>
    </message>
    <message>
        <source>%1 (%2) divided by the temperature %3 is outside the range of float32, so the result is inf, and inf - inf is nan</source>
        <translation>%1 (%2) liegt, durch die Temperatur %3 geteilt, außerhalb des Bereichs von float32, also ist das Ergebnis inf, und inf - inf ist nan</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>queries and keys are normalized and rotated by position before they are multiplied, so no single matrix describes what a head looks for</source>
        <translation>Querys und Keys werden normiert und nach ihrer Position gedreht, bevor sie multipliziert werden, also beschreibt keine einzelne Matrix, was ein Kopf sucht</translation>
    </message>
    <message>
        <source>queries and keys are rotated by position before they are multiplied, so no single matrix describes what a head looks for</source>
        <translation>Querys und Keys werden nach ihrer Position gedreht, bevor sie multipliziert werden, also beschreibt keine einzelne Matrix, was ein Kopf sucht</translation>
    </message>
    <message>
        <source>values have no bias, so there is no %1</source>
        <translation>Values haben keinen Bias, also gibt es kein %1</translation>
    </message>
    <message>
        <source>queries or keys have no bias, so there is no %1</source>
        <translation>Querys oder Keys haben keinen Bias, also gibt es kein %1</translation>
    </message>
    <message>
        <source>%1 (pinned; computed: %2)</source>
        <translation>%1 (festgesetzt; berechnet: %2)</translation>
    </message>
    <message>
        <source>%1 (distance %2: bucket %3)</source>
        <translation>%1 (Abstand %2: Bereich %3)</translation>
    </message>
    <message>
        <source>mean of %1</source>
        <translation>Mittel von %1</translation>
    </message>
    <message>
        <source>%1 (running sum %2)</source>
        <translation>%1 (laufende Summe %2)</translation>
    </message>
    <message>
        <source>%1 because the keep value is pinned</source>
        <translation>%1, da keep festgesetzt ist</translation>
    </message>
    <message>
        <source>%1 since %2</source>
        <translation>%1, da %2</translation>
    </message>
    <message>
        <source>%1 since p is 1</source>
        <translation>%1, da p 1 ist</translation>
    </message>
    <message>
        <source>the key is %1 after the query (bucket %2)</source>
        <translation>der Key steht %1 nach der Query (Bereich %2)</translation>
    </message>
    <message>
        <source>the key is %1 before the query (bucket %2)</source>
        <translation>der Key steht %1 vor der Query (Bereich %2)</translation>
    </message>
    <message>
        <source>%1 (its padding row is 0)</source>
        <translation>%1 (seine Padding-Zeile ist 0)</translation>
    </message>
    <message>
        <source>%1 (its biases start at 0)</source>
        <translation>%1 (seine Bias-Werte beginnen bei 0)</translation>
    </message>
    <message>
        <source>%1  where %2</source>
        <translation>%1  falls %2</translation>
    </message>
    <message>
        <source>%1  elsewhere</source>
        <translation>%1  sonst</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>im Mittel: %1</translation>
    </message>
    <message>
        <source>%1, M: additive mask</source>
        <translation>%1, M: additive Maske</translation>
    </message>
    <message>
        <source>key head %1</source>
        <translation>Key-Kopf %1</translation>
    </message>
    <message>
        <source>values checked: %1, differences: %2</source>
        <translation>geprüfte Werte: %1, Abweichungen: %2</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1 aus</translation>
    </message>
    <message>
        <source>This layer ends with the weights. It has no context, so turning off a head changes nothing.</source>
        <translation>Diese Schicht endet mit den Gewichten. Sie hat keinen Kontext, also ändert sich nichts, wenn ein Kopf ausgeschaltet wird.</translation>
    </message>
    <message>
        <source>This layer ends with the scores. It has no context, so turning off a head changes nothing.</source>
        <translation>Diese Schicht endet mit den Scores. Sie hat keinen Kontext, also ändert sich nichts, wenn ein Kopf ausgeschaltet wird.</translation>
    </message>
    <message numerus="yes">
        <source>%1 that share %n key/value heads</source>
        <translation>
            <numerusform>%1, die sich einen Key-/Value-Kopf teilen</numerusform>
            <numerusform>%1, die sich %n Key-/Value-Köpfe teilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Models that store their weights this way rotate queries and keys by position (RoPE, as in GPT-NeoX and Falcon) or add a distance bias to the scores (ALiBi, as in Bloom), but the file does not say which. The values are computed from the weights alone until you turn on RoPE or ALiBi in the Layer section of the window.</source>
        <translation>Modelle, die ihre Gewichte so speichern, drehen Querys und Keys nach ihrer Position (RoPE, wie GPT-NeoX und Falcon) oder addieren zu den Scores einen vom Abstand abhängigen Bias (ALiBi, wie Bloom), aber die Datei sagt nicht, was davon gilt. Die Werte werden nur aus den Gewichten berechnet, bis RoPE oder ALiBi im Fenster im Abschnitt „Schicht“ eingeschaltet ist.</translation>
    </message>
    <message>
        <source>Models that store their weights this way add a distance bias to the scores, from the table relative_attention_bias.weight, which is missing here. The values are computed from the weights alone.</source>
        <translation>Modelle, die ihre Gewichte so speichern, addieren zu den Scores einen vom Abstand abhängigen Bias aus der Tabelle relative_attention_bias.weight, die hier fehlt. Die Werte werden nur aus den Gewichten berechnet.</translation>
    </message>
    <message>
        <source>Models that store their weights this way rotate queries and keys by position (RoPE), but the file does not say so. The values are computed from the weights alone until you turn on RoPE, with the model&apos;s theta, in the Layer section of the window.</source>
        <translation>Modelle, die ihre Gewichte so speichern, drehen Querys und Keys nach ihrer Position (RoPE), aber die Datei sagt das nicht. Die Werte werden nur aus den Gewichten berechnet, bis RoPE mit dem Theta des Modells im Fenster im Abschnitt „Schicht“ eingeschaltet ist.</translation>
    </message>
    <message>
        <source>The file does not give eps for the query and key norms; 1e-06 is used. The other array names match Gemma&apos;s, so the norms multiply by 1 + w.</source>
        <translation>Die Datei enthält kein eps für die Normen der Querys und Keys; verwendet wird 1e-06. Die übrigen Namen in der Datei passen zu Gemma, also multiplizieren die Normen mit 1 + w.</translation>
    </message>
    <message>
        <source>The file does not give eps for the query and key norms; 1e-06 is used. Nor does it say whether the norms multiply by w (as here) or by 1 + w (as in Gemma). You can change both in the Layer section of the window.</source>
        <translation>Die Datei enthält kein eps für die Normen der Querys und Keys; verwendet wird 1e-06. Sie sagt auch nicht, ob die Normen mit w multiplizieren (wie hier) oder mit 1 + w (wie bei Gemma). Beides lässt sich im Fenster im Abschnitt „Schicht“ ändern.</translation>
    </message>
    <message>
        <source>%1 %2, where 1 blocks a key</source>
        <translation>%1 %2 (1 sperrt einen Key)</translation>
    </message>
    <message>
        <source>%1 %2, added to the scores</source>
        <translation>%1 %2, zu den Scores addiert</translation>
    </message>
    <message>
        <source>no layer has the prefix &apos;%1&apos;</source>
        <translation>keine Schicht hat das Präfix &apos;%1&apos;</translation>
    </message>
    <message>
        <source>no layer has the prefix &apos;%1&apos;; available: %2</source>
        <translation>keine Schicht hat das Präfix &apos;%1&apos;; vorhanden: %2</translation>
    </message>
    <message>
        <source>%1: expected an index (0, 1, 2 …), got %2</source>
        <translation>%1: erwartet wird ein Index (0, 1, 2 …), angegeben ist %2</translation>
    </message>
    <message>
        <source>Row %1: the first index must be all zeros, got %2</source>
        <translation>Zeile %1: Der erste Index muss aus Nullen bestehen, angegeben ist %2</translation>
    </message>
    <message>
        <source>Row %1: the index %2 does not follow %3</source>
        <translation>Zeile %1: Der Index %2 folgt nicht auf %3</translation>
    </message>
    <message>
        <source>%1: %2, but column %3 has a number; a row must contain either numbers or names</source>
        <translation>%1: %2, aber Spalte %3 hat eine Zahl; eine Zeile muss entweder Zahlen oder Namen enthalten</translation>
    </message>
    <message>
        <source>%1 is read as names</source>
        <translation>%1 wird als Namen gelesen</translation>
    </message>
    <message>
        <source>%1: %2, but row %3 has a number there; a column must contain either numbers or names</source>
        <translation>%1: %2, aber Zeile %3 hat dort eine Zahl; eine Spalte muss entweder Zahlen oder Namen enthalten</translation>
    </message>
    <message>
        <source>%1, which overlap another tensor at offset %2</source>
        <translation>%1, die sich bei Offset %2 mit einem anderen Tensor überschneiden</translation>
    </message>
    <message>
        <source>%1, which leave a gap at offset %2</source>
        <translation>%1, die bei Offset %2 eine Lücke lassen</translation>
    </message>
    <message>
        <source>expected a number, got %1</source>
        <translation>erwartet wird eine Zahl, angegeben ist %1</translation>
    </message>
    <message>
        <source>all 0</source>
        <translation>alle 0</translation>
    </message>
    <message>
        <source>%1: all 0</source>
        <translation>%1: alle 0</translation>
    </message>
    <message>
        <source>%1: found a list, but the previous rows have numbers.</source>
        <translation>%1: Hier steht eine Liste, aber die Zeilen davor haben Zahlen.</translation>
    </message>
    <message>
        <source>%1: found %2, but the previous rows have a list.</source>
        <translation>%1: Hier steht %2, aber die Zeilen davor haben eine Liste.</translation>
    </message>
    <message>
        <source>%1: the cell is empty.</source>
        <translation>%1: Die Zelle ist leer.</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>%1: the text was shortened with &apos;...&apos;, so numbers are missing. Print all numbers first.</source>
        <translation>%1: Der Text wurde mit &apos;...&apos; gekürzt, also fehlen Zahlen. Zuerst alle Zahlen ausgeben.</translation>
    </message>
    <message>
        <source>%1: %2 is not a number.</source>
        <translation>%1: %2 ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1: %2 is too large for float32 (maximum 3.4e38).</source>
        <translation>%1: %2 ist zu groß für float32 (höchstens 3.4e38).</translation>
    </message>
    <message>
        <source>%1 is not in %2</source>
        <translation>%1 ist nicht in %2</translation>
    </message>
    <message>
        <source>%1 is in %3, not in %2</source>
        <translation>%1 ist in %3, nicht in %2</translation>
    </message>
    <message>
        <source>%1, temperature %2</source>
        <translation>%1, Temperatur %2</translation>
    </message>
    <message>
        <source>%1, with a sink</source>
        <translation>%1, mit einem Sink</translation>
    </message>
    <message>
        <source>%1, normalized over queries</source>
        <translation>%1, über die Querys normiert</translation>
    </message>
    <message>
        <source>%1, not yet masked</source>
        <translation>%1, noch nicht maskiert</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>Query %1</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>Dimension %1</translation>
    </message>
    <message>
        <source>query&apos;s input %1</source>
        <translation>Query-Eingang %1</translation>
    </message>
    <message>
        <source>key&apos;s input %1</source>
        <translation>Key-Eingang %1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>Ausgang %1</translation>
    </message>
    <message>
        <source>Kept weights are multiplied by %1 instead of %2</source>
        <translation>Behaltene Gewichte werden mit %1 statt mit %2 multipliziert</translation>
    </message>
    <message>
        <source>%1 of item %2</source>
        <translation>%1 von Element %2</translation>
    </message>
    <message>
        <source>Row %1 of the context contains values from %2</source>
        <translation>Zeile %1 des Kontexts enthält Werte von %2</translation>
    </message>
    <message>
        <source>Row %1 of the context does not contain its heads in order</source>
        <translation>Zeile %1 des Kontexts enthält ihre Köpfe nicht der Reihe nach</translation>
    </message>
    <message>
        <source>Unlike in A, %1 weights are 0</source>
        <translation>Anders als in A sind %1 Gewichten 0</translation>
    </message>
    <message>
        <source>Compared with A, the first values that differ are in %1</source>
        <translation>Die ersten Werte, die von A abweichen, stehen in %1</translation>
    </message>
    <message>
        <source>%1 in head %2 of item %3</source>
        <translation>%1 in Kopf %2 von Element %3</translation>
    </message>
    <message>
        <source>%1 in head %2</source>
        <translation>%1 in Kopf %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>q and k contain the %1</source>
        <translation>q und k enthalten %1</translation>
    </message>
    <message>
        <source>q, k and v contain the %1</source>
        <translation>q, k und v enthalten %1</translation>
    </message>
    <message>
        <source>Row %1 has the scores of query %2</source>
        <translation>Zeile %1 hat die Scores von Query %2</translation>
    </message>
    <message>
        <source>Row %1 does not contain the dot products of its own query with the keys</source>
        <translation>Zeile %1 enthält nicht die Skalarprodukte ihrer eigenen Query mit den Keys</translation>
    </message>
    <message>
        <source>Scores are multiplied by %1 instead of %2</source>
        <translation>Scores werden mit %1 statt mit %2 multipliziert</translation>
    </message>
    <message>
        <source>Row %1 is %2, although its scores are numbers</source>
        <translation>Zeile %1 ist %2, obwohl ihre Scores Zahlen sind</translation>
    </message>
    <message>
        <source>Key %1 is dropped for %2, yet has weight %3</source>
        <translation>Key %1 ist für %2 verworfen, hat aber das Gewicht %3</translation>
    </message>
    <message>
        <source>Row %1 is not affected</source>
        <translation>Zeile %1 ist nicht betroffen</translation>
    </message>
    <message>
        <source>Row %1 sums to 1.0000</source>
        <translation>Zeile %1 hat die Summe 1.0000</translation>
    </message>
    <message>
        <source>Row %1 sums to %2</source>
        <translation>Zeile %1 hat die Summe %2</translation>
    </message>
    <message>
        <source>smallest sum: %2 (row %1)</source>
        <translation>kleinste Summe: %2 (Zeile %1)</translation>
    </message>
    <message>
        <source>Row %1 has a weight of %2 for key %3</source>
        <translation>Zeile %1 hat für Key %3 das Gewicht %2</translation>
    </message>
    <message>
        <source>Key %1 is padding, yet row %2 gives it weight %3</source>
        <translation>Key %1 ist Padding, doch Zeile %2 gibt ihm das Gewicht %3</translation>
    </message>
    <message>
        <source>Key %1 is masked, yet row %2 gives it weight %3</source>
        <translation>Key %1 ist maskiert, doch Zeile %2 gibt ihm das Gewicht %3</translation>
    </message>
    <message>
        <source>Layer %1: %2</source>
        <translation>Schicht %1: %2</translation>
    </message>
    <message>
        <source>Layer %1: the changes do not fit these tokens and were removed.</source>
        <translation>Schicht %1: Die Änderungen passen nicht zu diesen Tokens und wurden entfernt.</translation>
    </message>
    <message>
        <source>Layer %1: the changes do not fit these tokens and were removed (%2).</source>
        <translation>Schicht %1: Die Änderungen passen nicht zu diesen Tokens und wurden entfernt (%2).</translation>
    </message>
    <message>
        <source>[%1: expected query, key or value before the colon, or \[ for a bracket</source>
        <translation>[%1: vor dem Doppelpunkt wird query, key oder value erwartet oder \[ für eine Klammer</translation>
    </message>
    <message>
        <source>[%1: expected a word and ] after this, as in [%1:journey]</source>
        <translation>[%1: danach werden ein Wort und ] erwartet, wie in [%1:journey]</translation>
    </message>
    <message>
        <source>%1 is %2; expected [S, %3] or [1, S, %3] (B, S, d_memory)</source>
        <translation>%1 ist %2; erwartet wird [S, %3] oder [1, S, %3] (B, S, d_memory)</translation>
    </message>
    <message>
        <source>%1 is %2; expected [%3, S, %4] (B, S, d_memory)</source>
        <translation>%1 ist %2; erwartet wird [%3, S, %4] (B, S, d_memory)</translation>
    </message>
    <message>
        <source>%1 can contain only whole numbers, got %2</source>
        <translation>%1 darf nur ganze Zahlen enthalten, angegeben ist %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n axes, but the index has %2</source>
        <translation>
            <numerusform>%1 hat eine Achse, aber der Index hat %2</numerusform>
            <numerusform>%1 hat %n Achsen, aber der Index hat %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mask: %n values are neither 0 nor −∞, so True and False cannot represent them.</source>
        <translation>
            <numerusform>mask: 1 Wert ist weder 0 noch −∞ und lässt sich mit True und False nicht darstellen.</numerusform>
            <numerusform>mask: %n Werte sind weder 0 noch −∞ und lassen sich mit True und False nicht darstellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>draws: the recipe has no steps.</source>
        <translation>draws: Das Rezept hat keine Schritte.</translation>
    </message>
    <message>
        <source>The module&apos;s own output layer replaced %1.</source>
        <translation>Die eigene Ausgabeschicht des Moduls hat %1 ersetzt.</translation>
    </message>
    <message>
        <source>The output layer %1 was removed.</source>
        <translation>Die Ausgabeschicht %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>one head</source>
        <translation>ein Kopf</translation>
    </message>
    <message>
        <source>the first of %1 heads</source>
        <translation>der erste von %1 Köpfen</translation>
    </message>
    <message>
        <source>head %1 (0 to %2)</source>
        <translation>Kopf %1 (0 bis %2)</translation>
    </message>
    <message>
        <source>which is turned off and adds nothing</source>
        <translation>der ausgeschaltet ist und nichts beiträgt</translation>
    </message>
    <message>
        <source>the first of %1 sentences</source>
        <translation>der erste von %1 Sätzen</translation>
    </message>
    <message>
        <source>sentence %1 (0 to %2)</source>
        <translation>Satz %1 (0 bis %2)</translation>
    </message>
    <message>
        <source>lesson: expected &apos;lesson check&apos;</source>
        <translation>lesson: erwartet wird &apos;lesson check&apos;</translation>
    </message>
    <message>
        <source>lesson: expected &apos;lesson check&apos;, got &apos;lesson %1&apos;</source>
        <translation>lesson: erwartet wird &apos;lesson check&apos;, angegeben ist &apos;lesson %1&apos;</translation>
    </message>
    <message>
        <source>unknown option &apos;%1&apos;; did you mean %2?</source>
        <translation>unbekannte Option &apos;%1&apos;; war %2 gemeint?</translation>
    </message>
    <message>
        <source>%1; did you mean attnscope %2?</source>
        <translation>%1; war attnscope %2 gemeint?</translation>
    </message>
    <message>
        <source>This layer needs %1 of memory, but only %2 is free.</source>
        <translation>Diese Schicht braucht %1 Speicher, frei sind nur %2.</translation>
    </message>
    <message>
        <source>This layer needs %1 of memory, but only %2 is free. %3 would fit.</source>
        <translation>Diese Schicht braucht %1 Speicher, frei sind nur %2. Das reicht für %3.</translation>
    </message>
    <message>
        <source>This layer needs %1 of memory, but only %2 is free. %3 or %4 would fit.</source>
        <translation>Diese Schicht braucht %1 Speicher, frei sind nur %2. Das reicht für %3 oder %4.</translation>
    </message>
    <message>
        <source>max entropy</source>
        <translation>max. Entropie</translation>
    </message>
    <message>
        <source>on first token</source>
        <translation>aufs erste Token</translation>
    </message>
    <message>
        <source>%1 of size %2</source>
        <translation>%1 der Größe %2</translation>
    </message>
    <message>
        <source>the header is not a Python dict: expected &apos;%1&apos;</source>
        <translation>der Header ist kein Python-Dict: erwartet wird &apos;%1&apos;</translation>
    </message>
    <message>
        <source>&amp; can only separate the columns of \begin{cases} and similar blocks</source>
        <translation>&amp; kann nur die Spalten von \begin{cases} und ähnlichen Blöcken trennen</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>%1 must contain only 0 and 1</source>
        <translation>%1 darf nur 0 und 1 enthalten</translation>
    </message>
    <message>
        <source>%1 must contain whole numbers</source>
        <translation>%1 darf nur ganze Zahlen enthalten</translation>
    </message>
    <message>
        <source>%1 must contain only 0 and 1, but %2 contains random values</source>
        <translation>%1 darf nur 0 und 1 enthalten, aber %2 enthält Zufallswerte</translation>
    </message>
    <message>
        <source>%1 must contain whole numbers, but %2 contains random values</source>
        <translation>%1 darf nur ganze Zahlen enthalten, aber %2 enthält Zufallswerte</translation>
    </message>
    <message>
        <source>%1 %2 has %3 layers; choose one with --layer 0 to %4</source>
        <translation>%1 %2 hat %3 Schichten; eine davon mit --layer 0 bis %4 wählen</translation>
    </message>
    <message>
        <source>%1 %2 has layers 0 to %3, not %4</source>
        <translation>%1 %2 hat die Schichten 0 bis %3, nicht %4</translation>
    </message>
    <message>
        <source>The files contain no arrays.</source>
        <translation>Die Dateien enthalten keine Arrays.</translation>
    </message>
    <message>
        <source>No array was recognized as part of an attention layer: %1. Choose what each one becomes, for example with --map %2.</source>
        <translation>Kein Array wurde als Teil einer Attention-Schicht erkannt: %1. Für jedes ein Ziel wählen, zum Beispiel mit --map %2.</translation>
    </message>
    <message>
        <source>%1 is read as “%2”. For “%3” (%4), use --map %5.</source>
        <translation>%1 wird als „%2“ gelesen. Für „%3“ (%4) --map %5 verwenden.</translation>
    </message>
    <message>
        <source>%1 has a mask for each head, which would replace the scene&apos;s position bias; turn that off or leave the mask out</source>
        <translation>%1 hat für jeden Kopf eine Maske, die den Positions-Bias der Szene ersetzen würde; diesen ausschalten oder die Maske weglassen</translation>
    </message>
    <message>
        <source>%1 is read as memory, but the weights for keys and values are missing; provide them or leave out the array</source>
        <translation>%1 wird als Memory gelesen, aber die Gewichte für Keys und Values fehlen; diese angeben oder das Array weglassen</translation>
    </message>
    <message>
        <source>%1 takes %2 values per token, but %3 takes %4, so keys and values come from another sequence (kdim, vdim). Provide that sequence as an array named memory [S, %2].</source>
        <translation>%1 nimmt %2 Werte pro Token, %3 dagegen %4, also stammen Keys und Values aus einer anderen Sequenz (kdim, vdim). Diese Sequenz als Array mit dem Namen memory [S, %2] angeben.</translation>
    </message>
    <message>
        <source>position_bias %1, one mask per head, added to the scores</source>
        <translation>position_bias %1, eine Maske pro Kopf, zu den Scores addiert</translation>
    </message>
    <message>
        <source>%1 is repeated for every query, which gives more than the %2 values that a scene file can contain; import fewer tokens or a smaller batch</source>
        <translation>%1 wird für jede Query wiederholt; das ergibt mehr als die %2 Werte, die eine Szenendatei enthalten kann; weniger Tokens oder einen kleineren Batch importieren</translation>
    </message>
    <message>
        <source>attention weights must be [B, H, T, S], [H, T, S] or [T, S]; got %1</source>
        <translation>Attention-Gewichte müssen [B, H, T, S], [H, T, S] oder [T, S] sein; angegeben ist %1</translation>
    </message>
    <message>
        <source>three blocks</source>
        <translation>drei Blöcke</translation>
    </message>
    <message>
        <source>all of q, then all of k, then all of v: split, then reshape</source>
        <translation>erst ganz q, dann ganz k, dann ganz v: split, dann reshape</translation>
    </message>
    <message>
        <source>per head</source>
        <translation>pro Kopf</translation>
    </message>
    <message>
        <source>q, k and v of head 0, then of head 1, …: reshape [T, H, 3 hd], then chunk</source>
        <translation>q, k und v von Kopf 0, dann von Kopf 1, …: reshape [T, H, 3 hd], dann chunk</translation>
    </message>
    <message>
        <source>1 blocks</source>
        <translation>1 sperrt</translation>
    </message>
    <message>
        <source>1 marks a key that a query cannot see</source>
        <translation>1 steht für einen Key, den eine Query nicht sieht</translation>
    </message>
    <message>
        <source>1 allows</source>
        <translation>1 erlaubt</translation>
    </message>
    <message>
        <source>1 marks a key that a query can see</source>
        <translation>1 steht für einen Key, den eine Query sieht</translation>
    </message>
    <message>
        <source>heads before tokens</source>
        <translation>Köpfe vor Tokens</translation>
    </message>
    <message>
        <source>tokens before heads</source>
        <translation>Tokens vor Köpfen</translation>
    </message>
    <message>
        <source>head by head</source>
        <translation>Kopf für Kopf</translation>
    </message>
    <message>
        <source>one map per head</source>
        <translation>ein Bild pro Kopf</translation>
    </message>
    <message>
        <source>one map per sequence</source>
        <translation>ein Bild pro Sequenz</translation>
    </message>
    <message>
        <source>queries, key and value of group 0, then of group 1, …: reshape [T, KV, (H / KV + 2) hd], then split</source>
        <translation>Querys, Key und Value von Gruppe 0, dann von Gruppe 1, …: reshape [T, KV, (H / KV + 2) hd], dann split</translation>
    </message>
    <message>
        <source>The key weights of head 0 begin with %1.</source>
        <translation>Die Key-Gewichte von Kopf 0 beginnen mit %1.</translation>
    </message>
    <message numerus="yes">
        <source>The last row sees %n of %1 keys.</source>
        <translation>
            <numerusform>Die letzte Zeile sieht 1 von %1 Keys.</numerusform>
            <numerusform>Die letzte Zeile sieht %n von %1 Keys.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token 1 of head 0 begins with %1.</source>
        <translation>Token 1 von Kopf 0 beginnt mit %1.</translation>
    </message>
    <message numerus="yes">
        <source>This gives %n heads of 1 sequence.</source>
        <translation>
            <numerusform>Das ergibt 1 Kopf einer Sequenz.</numerusform>
            <numerusform>Das ergibt %n Köpfe einer Sequenz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This gives %n sequences with 1 head each.</source>
        <translation>
            <numerusform>Das ergibt 1 Sequenz mit 1 Kopf.</numerusform>
            <numerusform>Das ergibt %n Sequenzen mit je 1 Kopf.</numerusform>
        </translation>
    </message>
    <message>
        <source>the file has layers 0 to %1, not %2</source>
        <translation>die Datei hat die Schichten 0 bis %1, nicht %2</translation>
    </message>
    <message>
        <source>found recorded attention of %1 layers: %2; choose one with --layer 0 to %3, or by name with --prefix</source>
        <translation>aufgezeichnete Attention von %1 Schichten gefunden: %2; eine davon mit --layer 0 bis %3 oder mit --prefix über den Namen wählen</translation>
    </message>
    <message>
        <source>%1 is read as recorded attention because each of its rows sums to 1. If it contains embeddings, use --map %2.</source>
        <translation>%1 wird als aufgezeichnete Attention gelesen, weil jede Zeilensumme 1 ist. Sind es Embeddings, --map %2 verwenden.</translation>
    </message>
    <message>
        <source>[B, H, T, S], [H, T, S] or [T, S]</source>
        <translation>[B, H, T, S], [H, T, S] oder [T, S]</translation>
    </message>
    <message>
        <source>use ARRAY as TARGET; add ^T if the array is transposed, or say how to read it, as in qkv:per-head or mask:keep</source>
        <translation>ARRAY als TARGET verwenden; ^T anhängen, wenn das Array transponiert ist, oder die Lesart, wie in qkv:per-head oder mask:keep</translation>
    </message>
    <message>
        <source>layer to import, counted from 0</source>
        <translation>Schicht, die importiert wird, ab 0 gezählt</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 dient als %2</translation>
    </message>
    <message>
        <source>%1 is left out</source>
        <translation>%1 wird weggelassen</translation>
    </message>
    <message>
        <source>%1 is left out: %2</source>
        <translation>%1 wird weggelassen: %2</translation>
    </message>
    <message>
        <source>%1, transposed</source>
        <translation>%1, transponiert</translation>
    </message>
    <message>
        <source>%1, rows reordered: all queries, then all keys, then all values</source>
        <translation>%1, Zeilen umgeordnet: alle Querys, dann alle Keys, dann alle Values</translation>
    </message>
    <message>
        <source>%1 outputs %2 values per token, which cannot be split evenly into query, key and value</source>
        <translation>%1 gibt %2 Werte pro Token aus; sie lassen sich nicht gleichmäßig in Query, Key und Value aufteilen</translation>
    </message>
    <message>
        <source>%1 outputs %2 values per token, which cannot be split evenly into query, key and value; if its heads share keys and values, provide the number of heads and of key/value heads</source>
        <translation>%1 gibt %2 Werte pro Token aus; sie lassen sich nicht gleichmäßig in Query, Key und Value aufteilen; wenn sich die Köpfe Keys und Values teilen, die Anzahl der Köpfe und die der Key-/Value-Köpfe angeben</translation>
    </message>
    <message>
        <source>%1 is missing; query and key are both required, with or without a value</source>
        <translation>%1 fehlt; Query und Key sind beide nötig, mit oder ohne Value</translation>
    </message>
    <message>
        <source>%1 is missing; query and key are both required</source>
        <translation>%1 fehlt; Query und Key sind beide nötig</translation>
    </message>
    <message>
        <source>%1 must have %3 and otherwise the same shape as %2</source>
        <translation>%1 muss %3 haben und sonst dieselbe Form wie %2</translation>
    </message>
    <message>
        <source>%1: to import a layer from a .gguf file, use attnscope model</source>
        <translation>%1: eine Schicht aus einer .gguf-Datei lässt sich mit attnscope model importieren</translation>
    </message>
    <message>
        <source>tokens: %1 has %2, and all are taken, one of them for padding; use a known word or a larger table.</source>
        <translation>tokens: %1 hat %2, und alle sind vergeben, eine davon für Padding; ein bekanntes Wort oder eine größere Tabelle verwenden.</translation>
    </message>
    <message>
        <source>tokens: %1 has %2, and all are taken; use a known word or a larger table.</source>
        <translation>tokens: %1 hat %2, und alle sind vergeben; ein bekanntes Wort oder eine größere Tabelle verwenden.</translation>
    </message>
    <message>
        <source>Head %1, turned off</source>
        <translation>Kopf %1, ausgeschaltet</translation>
    </message>
    <message>
        <source>Turn head %1 on</source>
        <translation>Kopf %1 einschalten</translation>
    </message>
    <message>
        <source>Turn head %1 off</source>
        <translation>Kopf %1 ausschalten</translation>
    </message>
    <message>
        <source>current term</source>
        <translation>aktueller Term</translation>
    </message>
    <message>
        <source>in the sum</source>
        <translation>in der Summe</translation>
    </message>
    <message>
        <source>current cell</source>
        <translation>aktuelle Zelle</translation>
    </message>
    <message>
        <source>selected cell and layer</source>
        <translation>ausgewählte Zelle und Lage</translation>
    </message>
    <message>
        <source>other terms in its sum</source>
        <translation>andere Terme derselben Summe</translation>
    </message>
    <message>
        <source>An expression can have at most 1,000 characters.</source>
        <translation>Ein Ausdruck darf höchstens 1&#x202f;000 Zeichen haben.</translation>
    </message>
    <message>
        <source>pixels per inch, 36 to 2400</source>
        <translation>Pixel pro Zoll, 36 bis 2400</translation>
    </message>
    <message>
        <source>%1 contains ids above 16,777,215, the limit of a scene</source>
        <translation>%1 enthält IDs über 16&#x202f;777&#x202f;215, der Grenze einer Szene</translation>
    </message>
    <message>
        <source>the tensors take %1 MiB, but an .npz file must stay below 4,096 MiB; select fewer with --tensor</source>
        <translation>die Tensoren brauchen %1 MiB, aber eine .npz-Datei muss unter 4&#x202f;096 MiB bleiben; mit --tensor weniger auswählen</translation>
    </message>
    <message>
        <source>a seed must be a whole number from -2^63 to 2^64 - 1</source>
        <translation>ein Seed muss eine ganze Zahl von -2^63 bis 2^64 - 1 sein</translation>
    </message>
    <message>
        <source>inputs.%1: token ids must be below 16,777,216</source>
        <translation>inputs.%1: Token-IDs müssen unter 16&#x202f;777&#x202f;216 sein</translation>
    </message>
    <message>
        <source>the formula is longer than 4,000 bytes</source>
        <translation>die Formel ist länger als 4&#x202f;000 Bytes</translation>
    </message>
    <message>
        <source>%1: batch item %2 is outside the range 0 to %3.</source>
        <translation>%1: Batch-Element %2 liegt außerhalb von 0 bis %3.</translation>
    </message>
    <message>
        <source>draws: the mask number must be from 1 to 1,000,000, got %1.</source>
        <translation>draws: Die Nummer der Maske muss zwischen 1 und 1 000 000 liegen, angegeben ist %1.</translation>
    </message>
    <message>
        <source>%1: position %2 is outside the range 0 to %3.</source>
        <translation>%1: Position %2 liegt außerhalb von 0 bis %3.</translation>
    </message>
    <message>
        <source>%1: %2 would exceed the limit of %3 input values.</source>
        <translation>%1: %2 hätte mehr als die erlaubten %3 Eingabewerte.</translation>
    </message>
    <message>
        <source>This model predicts masked tokens. The prediction is for token %1 (%2).</source>
        <translation>Dieses Modell sagt maskierte Tokens vorher. Die Vorhersage gilt für Token %1 (%2).</translation>
    </message>
    <message>
        <source>only %1 of %2 components of a head rotate, which is not supported together with an attention factor</source>
        <translation>nur %1 von %2 Komponenten eines Kopfes drehen sich; zusammen mit einem Attention-Faktor wird das nicht unterstützt</translation>
    </message>
    <message>
        <source>%1, %2 bits</source>
        <translation>%1, %2 Bit</translation>
    </message>
    <message>
        <source>%1: the weights are quantized (%2), which cannot be read; open the model&apos;s unquantized weights or a GGUF file</source>
        <translation>%1: Die Gewichte sind quantisiert (%2) und können nicht gelesen werden; die unquantisierten Gewichte des Modells oder eine GGUF-Datei öffnen</translation>
    </message>
    <message>
        <source>All tensor names begin with %1; this prefix was ignored.</source>
        <translation>Alle Tensornamen beginnen mit %1; dieses Präfix wurde ignoriert.</translation>
    </message>
    <message>
        <source>%1 is stored as %2; expected F64, F32, F16, BF16, Q4_0 to Q8_0 or Q2_K to Q6_K</source>
        <translation>%1 ist als %2 gespeichert; erwartet wird F64, F32, F16, BF16, Q4_0 bis Q8_0 oder Q2_K bis Q6_K</translation>
    </message>
    <message>
        <source>%1: expected a number above 0</source>
        <translation>%1: erwartet wird eine Zahl über 0</translation>
    </message>
    <message>
        <source>original_max_position_embeddings: expected a number above 0</source>
        <translation>original_max_position_embeddings: erwartet wird eine Zahl über 0</translation>
    </message>
    <message>
        <source>%1: expected a list of %2 numbers above 0</source>
        <translation>%1: erwartet wird eine Liste von %2 Zahlen über 0</translation>
    </message>
    <message>
        <source>rope_type: dynamic needs more than one pair of rotating components</source>
        <translation>rope_type: dynamic braucht mehr als ein Paar sich drehender Komponenten</translation>
    </message>
    <message>
        <source>low_freq_factor must be less than high_freq_factor</source>
        <translation>low_freq_factor muss kleiner als high_freq_factor sein</translation>
    </message>
    <message>
        <source>%1: unknown RoPE type %2; expected one of default, %3</source>
        <translation>%1: unbekannter RoPE-Typ %2; erwartet wird einer von default, %3</translation>
    </message>
    <message>
        <source>unknown value %1; expected one of %2</source>
        <translation>unbekannter Wert %1; erwartet wird einer von %2</translation>
    </message>
    <message>
        <source>The file does not say how text is split into words (tokenizer.ggml.pre is missing). AttnScope splits text as in GPT-2, so the tokens of other models may be wrong.</source>
        <translation>Die Datei sagt nicht, wie Text in Wörter zerlegt wird (tokenizer.ggml.pre fehlt). AttnScope zerlegt ihn wie bei GPT-2; bei anderen Modellen sind die Tokens dann vielleicht falsch.</translation>
    </message>
    <message>
        <source>%1 needs a token for unknown words</source>
        <translation>%1 braucht ein Token für unbekannte Wörter</translation>
    </message>
    <message>
        <source>BPE, WordPiece, Unigram or WordLevel</source>
        <translation>BPE, WordPiece, Unigram oder WordLevel</translation>
    </message>
    <message>
        <source>This model predicts masked tokens, but not the next token. You can still explore its layers and attention.</source>
        <translation>Dieses Modell sagt maskierte Tokens vorher, aber nicht das nächste Token. Schichten und Attention lassen sich trotzdem untersuchen.</translation>
    </message>
    <message>
        <source>Only the text part of the model was read: the tensors whose names begin with %1.</source>
        <translation>Nur der Textteil des Modells wurde gelesen: die Tensoren, deren Namen mit %1 beginnen.</translation>
    </message>
    <message>
        <source>it is not a .npy file</source>
        <translation>keine .npy-Datei</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>the file has no array of numbers (%1)</source>
        <translation>die Datei hat kein Array von Zahlen (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n lines (%1 …) are skipped as comments</source>
        <translation>
            <numerusform>%n Zeile (%1) wird als Kommentar übersprungen</numerusform>
            <numerusform>%n Zeilen (%1 …) werden als Kommentare übersprungen</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1 (%2)</source>
        <translation>Zeile %1 (%2)</translation>
    </message>
    <message>
        <source>row %1 (0, 1 …) is read as column names because it only counts the columns</source>
        <translation>Zeile %1 (0, 1 …) wird als Spaltennamen gelesen, weil sie nur die Spalten zählt</translation>
    </message>
    <message>
        <source>it contains text, not numbers</source>
        <translation>enthält Text, keine Zahlen</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>the dtype %1 is not one of BOOL, U8 to U64, I8 to I64, F16, BF16, F32 and F64</source>
        <translation>der dtype %1 ist keiner von BOOL, U8 bis U64, I8 bis I64, F16, BF16, F32 und F64</translation>
    </message>
    <message>
        <source>a Git LFS pointer, not the file itself</source>
        <translation>ein Git-LFS-Zeiger, nicht die Datei selbst</translation>
    </message>
    <message>
        <source>run git lfs pull to download the file</source>
        <translation>die Datei mit git lfs pull herunterladen</translation>
    </message>
    <message>
        <source>a web page (HTML), not the file itself</source>
        <translation>eine Webseite (HTML), nicht die Datei selbst</translation>
    </message>
    <message>
        <source>use the download link of the file</source>
        <translation>den Download-Link der Datei verwenden</translation>
    </message>
    <message>
        <source>compressed with gzip</source>
        <translation>mit gzip komprimiert</translation>
    </message>
    <message>
        <source>unpack it with gunzip first</source>
        <translation>zuerst mit gunzip entpacken</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>ein ZIP-Archiv</translation>
    </message>
    <message>
        <source>unpack it first</source>
        <translation>zuerst entpacken</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1 is part of the layer but cannot be read: %2</source>
        <translation>%1 gehört zur Schicht, lässt sich aber nicht lesen: %2</translation>
    </message>
    <message>
        <source>the tokens %1</source>
        <translation>Tokens %1</translation>
    </message>
    <message>
        <source>The tokens are %1.</source>
        <translation>Die Tokens sind %1.</translation>
    </message>
    <message>
        <source>got %1 lists of tokens, but the layer has a batch of %2</source>
        <translation>es sind %1 Listen von Tokens, aber die Schicht hat einen Batch der Größe %2</translation>
    </message>
    <message>
        <source>got %1, but the layer has %2</source>
        <translation>die Liste hat %1, aber die Schicht hat %2</translation>
    </message>
    <message>
        <source>token %1 has %2 bytes; expected 1 to %3</source>
        <translation>Token %1 hat %2 Bytes; erwartet werden 1 bis %3</translation>
    </message>
    <message>
        <source>%1 cannot be used as tokens: %2.</source>
        <translation>%1 lässt sich nicht als Tokens verwenden: %2.</translation>
    </message>
    <message>
        <source>The names in %1 become the tokens: %2.</source>
        <translation>Die Namen in %1 werden die Tokens: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <translation>%1 lässt sich nicht verwenden: %2</translation>
    </message>
    <message>
        <source>the list of tokens is empty</source>
        <translation>die Liste der Tokens ist leer</translation>
    </message>
    <message>
        <source>the list of tokens is not JSON; in Python, json.dump(tokens, file) writes such a list</source>
        <translation>die Liste der Tokens ist kein JSON; in Python schreibt json.dump(tokens, file) eine solche Liste</translation>
    </message>
    <message>
        <source>line %1 has no token</source>
        <translation>Zeile %1 hat kein Token</translation>
    </message>
    <message>
        <source>the tokens: one per line, or a JSON list; - for stdin</source>
        <translation>die Tokens: eines pro Zeile oder eine JSON-Liste; - für stdin</translation>
    </message>
    <message>
        <source>%1: the page was written, but the lesson has %2; see “attnscope lesson check”</source>
        <translation>%1: Die Seite ist geschrieben, aber die Lektion hat %2; siehe „attnscope lesson check“</translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>No array was recognized as part of an attention layer: %1</source>
        <translation>Kein Array wurde als Teil einer Attention-Schicht erkannt: %1</translation>
    </message>
    <message>
        <source>All layers of this model share these tensors, so the file changes every layer.</source>
        <translation>Alle Schichten dieses Modells teilen sich diese Tensoren. Die Datei ändert deshalb jede Schicht.</translation>
    </message>
    <message>
        <source>unknown model_type &apos;%1&apos;; expected one of %2. You can still open a single layer: attnscope import FILE --prefix NAME</source>
        <translation>unbekannter model_type &apos;%1&apos;; erwartet wird einer von %2. Eine einzelne Schicht lässt sich trotzdem öffnen: attnscope import DATEI --prefix NAME</translation>
    </message>
    <message>
        <source>not enough memory for a mask of %1 tokens</source>
        <translation>zu wenig Speicher für eine Maske über %1 Tokens</translation>
    </message>
    <message>
        <source>config.json is not used: %1.</source>
        <translation>config.json wird nicht verwendet: %1.</translation>
    </message>
    <message>
        <source>%1 (config.json is not used: %2)</source>
        <translation>%1 (config.json wird nicht verwendet: %2)</translation>
    </message>
    <message>
        <source>GPT-Neo does not scale its scores, so this layer does not either.</source>
        <translation>GPT-Neo skaliert seine Scores nicht, diese Schicht also auch nicht.</translation>
    </message>
    <message>
        <source>Models that store their weights this way do not see later tokens, so the causal mask is on. To turn it off, use --mask none.</source>
        <translation>Modelle, die ihre Gewichte so speichern, sehen keine späteren Tokens. Deshalb ist die kausale Maske eingeschaltet. Mit --mask none lässt sie sich ausschalten.</translation>
    </message>
    <message>
        <source>config.json has rotary positions. They are not applied to recorded queries and keys, which may already be rotated. If yours are not, turn on RoPE in the Layer section of the window.</source>
        <translation>config.json nennt Rotary-Positionen (RoPE). Auf aufgezeichnete Querys und Keys werden sie nicht angewendet, denn diese sind vielleicht schon gedreht. Falls nicht, RoPE im Fenster im Abschnitt „Schicht“ einschalten.</translation>
    </message>
    <message>
        <source>it gives %1 of size %2, but the arrays have heads of size %3</source>
        <translation>sie nennt %1 der Größe %2, aber die Köpfe der Arrays haben die Größe %3</translation>
    </message>
    <message>
        <source>it says that tokens have %1 values, but the weights take %2</source>
        <translation>sie nennt %1 Werte pro Token, aber die Gewichte erwarten %2</translation>
    </message>
    <message>
        <source>From config.json (%1): %2.</source>
        <translation>Aus config.json (%1): %2.</translation>
    </message>
    <message>
        <source>From config.json: %1. It names no model family, so nothing else is read from it.</source>
        <translation>Aus config.json: %1. Sie nennt keine Modellfamilie, deshalb wird sonst nichts daraus gelesen.</translation>
    </message>
    <message>
        <source>From config.json: %1. Its model_type %2 is unknown, so nothing else is read from it.</source>
        <translation>Aus config.json: %1. Der model_type %2 ist unbekannt, deshalb wird sonst nichts daraus gelesen.</translation>
    </message>
    <message>
        <source>unscaled scores</source>
        <translation>unskalierte Scores</translation>
    </message>
    <message>
        <source>scores divided by √%1</source>
        <translation>Scores durch √%1 geteilt</translation>
    </message>
    <message>
        <source>scores multiplied by %1</source>
        <translation>Scores mit %1 multipliziert</translation>
    </message>
    <message>
        <source>rotary positions with theta %1 in %2 components (neighbors paired)</source>
        <translation>Rotary-Positionen mit theta %1 in %2 Komponenten (Nachbarn als Paare)</translation>
    </message>
    <message>
        <source>rotary positions with theta %1 in %2 components</source>
        <translation>Rotary-Positionen mit theta %1 in %2 Komponenten</translation>
    </message>
    <message>
        <source>%1 (frequencies scaled)</source>
        <translation>%1 (Frequenzen skaliert)</translation>
    </message>
    <message>
        <source>a causal window of %1 tokens</source>
        <translation>ein kausales Fenster von %1 Tokens</translation>
    </message>
    <message>
        <source>config.json: the model has %1 layers, but this is layer %2</source>
        <translation>config.json: Das Modell hat %1 Schichten, aber das ist Schicht %2</translation>
    </message>
    <message>
        <source>a soft cap of %1</source>
        <translation>eine weiche Obergrenze (Softcap) von %1</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>norms of queries and keys with eps %1 that multiply by 1 + w</source>
        <translation>Normen der Querys und Keys mit eps %1, die mit 1 + w multiplizieren</translation>
    </message>
    <message>
        <source>norms of queries and keys with eps %1 that multiply by w</source>
        <translation>Normen der Querys und Keys mit eps %1, die mit w multiplizieren</translation>
    </message>
    <message>
        <source>expected causal or none, got &apos;%1&apos;</source>
        <translation>erwartet wird causal oder none, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>mask of the layer (default: from config.json or the array names)</source>
        <translation>Maske der Schicht (Vorgabe: aus config.json oder den Namen der Arrays)</translation>
    </message>
    <message>
        <source>ignore a config.json beside the arrays</source>
        <translation>eine config.json neben den Arrays nicht beachten</translation>
    </message>
    <message>
        <source>%1: these values make the RoPE frequencies infinite</source>
        <translation>%1: Mit diesen Werten werden die RoPE-Frequenzen unendlich</translation>
    </message>
    <message>
        <source>column names in the first row</source>
        <translation>Spaltennamen in der ersten Zeile</translation>
    </message>
    <message>
        <source>0, 1, 2 … are just column numbers</source>
        <translation>0, 1, 2 … sind nur Spaltennummern</translation>
    </message>
    <message>
        <source>numbers in the first row</source>
        <translation>Zahlen in der ersten Zeile</translation>
    </message>
    <message>
        <source>0, 1, 2 … are values like those below</source>
        <translation>0, 1, 2 … sind Werte wie die darunter</translation>
    </message>
    <message>
        <source>row 1 (0, 1 …) is read as numbers, as chosen</source>
        <translation>Zeile 1 (0, 1 …) wird wie gewählt als Zahlen gelesen</translation>
    </message>
    <message numerus="yes">
        <source>This gives %n rows.</source>
        <translation>
            <numerusform>Das ergibt %n Zeile.</numerusform>
            <numerusform>Das ergibt %n Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>format of the files in a folder (default: png); tex is a TikZ picture for LaTeX</source>
        <translation>Format der Dateien in einem Ordner (Vorgabe: png); tex ist ein TikZ-Bild für LaTeX</translation>
    </message>
    <message>
        <source>--dpi: applies to PNG only; for the other formats, set --width</source>
        <translation>--dpi: gilt nur für PNG; für die anderen Formate --width angeben</translation>
    </message>
    <message>
        <source>a .png, .svg, .pdf or .tex file, a folder for several, or - for stdout</source>
        <translation>eine .png-, .svg-, .pdf- oder .tex-Datei, für mehrere ein Ordner, oder - für stdout</translation>
    </message>
    <message>
        <source>draw what this studio shows</source>
        <translation>zeichnen, was dieses Studio zeigt</translation>
    </message>
    <message>
        <source>no studio &apos;%1&apos;; available: %2</source>
        <translation>kein Studio &apos;%1&apos;; es gibt: %2</translation>
    </message>
    <message>
        <source>draw the scene, a second scene (or head N) and their difference</source>
        <translation>die Szene, eine zweite Szene (oder Kopf N) und die Differenz zeichnen</translation>
    </message>
    <message>
        <source>draw all heads of all layers of a trained model</source>
        <translation>alle Köpfe aller Schichten eines trainierten Modells zeichnen</translation>
    </message>
    <message>
        <source>a scene file, the id of a lesson, - for stdin, or a figure to recreate; with --grid, a model</source>
        <translation>eine Szenendatei, die ID einer Lektion, - für stdin oder eine Abbildung, die neu gezeichnet wird; mit --grid ein Modell</translation>
    </message>
    <message>
        <source>%1: cannot be used with %2</source>
        <translation>%1: geht nicht mit %2</translation>
    </message>
    <message>
        <source>%1: %2 shows only one; expected a number (0 or more)</source>
        <translation>%1: %2 erlaubt nur einen Wert; erwartet wird eine Zahl ab 0</translation>
    </message>
    <message>
        <source>--stage: %1 shows only one tensor; expected a name such as weights</source>
        <translation>--stage: %1 zeigt nur einen Tensor; erwartet wird ein Name wie weights</translation>
    </message>
    <message>
        <source>--out: %1 gives a single figure; expected a name that ends in .png, .svg, .pdf or .tex</source>
        <translation>--out: %1 ergibt eine einzige Abbildung; erwartet wird ein Name, der auf .png, .svg, .pdf oder .tex endet</translation>
    </message>
    <message>
        <source>%1: requires --grid</source>
        <translation>%1: nur mit --grid</translation>
    </message>
    <message>
        <source>%1: expected 0 to %2, got %3</source>
        <translation>%1: erwartet wird 0 bis %2, angegeben ist %3</translation>
    </message>
    <message>
        <source>--until: no step computes this cell of %1</source>
        <translation>--until: Kein Rechenschritt berechnet diese Zelle von %1</translation>
    </message>
    <message>
        <source>--compare: expected head:0 to head:%1, got &apos;%2&apos;</source>
        <translation>--compare: erwartet wird head:0 bis head:%1, angegeben ist &apos;%2&apos;</translation>
    </message>
    <message>
        <source>this figure has no values to draw</source>
        <translation>diese Abbildung hat keine Werte zum Zeichnen</translation>
    </message>
    <message>
        <source>%1: has no effect on this figure</source>
        <translation>%1: ändert an dieser Abbildung nichts</translation>
    </message>
    <message>
        <source>color map; add _r to reverse it, as in greys_r</source>
        <translation>Farbskala; mit angehängtem _r umgekehrt, wie in greys_r</translation>
    </message>
    <message>
        <source>omit the scene and these options from the file</source>
        <translation>Szene und Optionen nicht in der Datei speichern</translation>
    </message>
    <message>
        <source>leave masked cells blank instead of hatching them</source>
        <translation>maskierte Zellen leer lassen, statt sie zu schraffieren</translation>
    </message>
    <message>
        <source>expected masked, got &apos;%1&apos;</source>
        <translation>erwartet wird masked, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>font for all text, such as &apos;DejaVu Sans&apos;</source>
        <translation>Schrift für alle Texte, zum Beispiel &apos;DejaVu Sans&apos;</translation>
    </message>
    <message>
        <source>text size on paper in points, 4 to 36 (default: depends on the width)</source>
        <translation>Schriftgröße auf Papier in Punkt, 4 bis 36 (Vorgabe: je nach Breite)</translation>
    </message>
    <message>
        <source>%1 of %2 labels do not fit at %3 cm; use --width, --columns or --font-size</source>
        <translation>%1 von %2 Beschriftungen passen bei %3 cm Breite nicht; --width, --columns oder --font-size verwenden</translation>
    </message>
    <message>
        <source>%1 of %2 labels do not fit at %3 cm; use --width or --font-size</source>
        <translation>%1 von %2 Beschriftungen passen bei %3 cm Breite nicht; --width oder --font-size verwenden</translation>
    </message>
    <message>
        <source>%1 and %2 more: %3</source>
        <translation>%1 und %2 weitere: %3</translation>
    </message>
    <message>
        <source>title text; $…$ is typeset as a formula, here and in labels</source>
        <translation>Titel; $…$ wird als Formel gesetzt, auch in Beschriftungen</translation>
    </message>
    <message>
        <source>label of the color bar</source>
        <translation>Beschriftung der Farbskala</translation>
    </message>
    <message>
        <source>omit the label of the color bar</source>
        <translation>Beschriftung der Farbskala weglassen</translation>
    </message>
    <message>
        <source>%1: cannot be used with --colorbar-label</source>
        <translation>%1: geht nicht mit --colorbar-label</translation>
    </message>
    <message>
        <source>x %1 has %2 columns, but the weights need %3; provide matching weights</source>
        <translation>x %1 hat %2 Spalten, aber die Gewichte brauchen %3; passende Gewichte angeben</translation>
    </message>
    <message>
        <source>x %1 has %2 columns, but the weights need %3; provide a matching array x</source>
        <translation>x %1 hat %2 Spalten, aber die Gewichte brauchen %3; ein passendes Array x angeben</translation>
    </message>
    <message>
        <source>%1 normalizes only the queries; provide both norms</source>
        <translation>%1 normiert nur die Querys; beide Normen angeben</translation>
    </message>
    <message>
        <source>%1 normalizes only the keys; provide both norms</source>
        <translation>%1 normiert nur die Keys; beide Normen angeben</translation>
    </message>
    <message>
        <source>%1 contains query, key and value, but other arrays would become W_query, W_key and W_value; leave out one or the other</source>
        <translation>%1 enthält Query, Key und Value, aber andere Arrays würden zu W_query, W_key und W_value; eines von beiden weglassen</translation>
    </message>
    <message>
        <source>%1 contains query, key and value, but separate biases were found too; leave out one or the other</source>
        <translation>%1 enthält Query, Key und Value, aber es gibt auch getrennte Biases; eines von beiden weglassen</translation>
    </message>
    <message>
        <source>%1: step %2: %3</source>
        <translation>%1: Schritt %2: %3</translation>
    </message>
    <message>
        <source>expected %1 to %2 centimeters, got &apos;%3&apos;</source>
        <translation>erwartet werden %1 bis %2 Zentimeter, angegeben ist &apos;%3&apos;</translation>
    </message>
    <message>
        <source>expected %1 to %2 points, got &apos;%3&apos;</source>
        <translation>erwartet werden %1 bis %2 Punkt, angegeben ist &apos;%3&apos;</translation>
    </message>
    <message>
        <source>expected a number (0 or more) or all, got &apos;%1&apos;</source>
        <translation>erwartet wird eine Zahl (ab 0) oder all, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>heads, such as 0,2-4, or mean for the mean of all heads (an animation shows only one)</source>
        <translation>Köpfe, zum Beispiel 0,2-4, oder mean für das Mittel aller (eine Animation zeigt nur einen)</translation>
    </message>
    <message>
        <source>--position: the text has tokens 0 to %1</source>
        <translation>--position: Der Text hat die Tokens 0 bis %1</translation>
    </message>
    <message>
        <source>%1: contains no text</source>
        <translation>%1: enthält keinen Text</translation>
    </message>
    <message>
        <source>%1: requires %2</source>
        <translation>%1: nur mit %2</translation>
    </message>
    <message>
        <source>the vocabulary has ids 0 to %1, not %2</source>
        <translation>Das Vokabular hat die IDs 0 bis %1, nicht %2</translation>
    </message>
    <message>
        <source>the model has no tokenizer; expected an id, got &apos;%1&apos;</source>
        <translation>Das Modell hat keinen Tokenizer; erwartet wird eine ID, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a single token of this model; see --tokens</source>
        <translation>&apos;%1&apos; ist kein einzelnes Token dieses Modells; siehe --tokens</translation>
    </message>
    <message>
        <source>mean attention over texts of %1 tokens needs more memory than is available</source>
        <translation>die mittlere Attention über Texte mit %1 Tokens braucht mehr Speicher, als frei ist</translation>
    </message>
    <message>
        <source>expected a position or all, got &apos;%1&apos;</source>
        <translation>erwartet wird eine Position oder all, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>print what each layer would predict (logit lens)</source>
        <translation>ausgeben, was jede Schicht vorhersagen würde (Logit Lens)</translation>
    </message>
    <message>
        <source>position for --lens (default: where the model predicts)</source>
        <translation>Position für --lens (Vorgabe: wo das Modell vorhersagt)</translation>
    </message>
    <message>
        <source>split the answer&apos;s logit into contributions of the embedding, heads and MLPs</source>
        <translation>das Logit der Antwort in die Beiträge von Embedding, Köpfen und MLPs zerlegen</translation>
    </message>
    <message>
        <source>turn off each head of every layer in turn and rank the heads by effect</source>
        <translation>jeden Kopf aller Schichten einzeln ausschalten und die Köpfe nach Wirkung ordnen</translation>
    </message>
    <message>
        <source>patch activations of TEXT into the run, one at a time</source>
        <translation>Aktivierungen von TEXT einzeln in den Durchlauf einsetzen</translation>
    </message>
    <message>
        <source>patch the outputs of heads instead of the residual stream</source>
        <translation>Ausgaben von Köpfen einsetzen statt des Residualstroms</translation>
    </message>
    <message>
        <source>token to track, as text or id (default: the most probable)</source>
        <translation>Token, das beobachtet wird, als Text oder ID (Vorgabe: das wahrscheinlichste)</translation>
    </message>
    <message>
        <source>token whose logit is subtracted</source>
        <translation>Token, dessen Logit abgezogen wird</translation>
    </message>
    <message>
        <source>print CSV</source>
        <translation>CSV ausgeben</translation>
    </message>
    <message>
        <source>both texts have the same logit difference, so there is nothing to restore</source>
        <translation>beide Texte haben dieselbe Logit-Differenz, also gibt es nichts wiederherzustellen</translation>
    </message>
    <message>
        <source>the output is not a sum over heads</source>
        <translation>Die Ausgabe ist keine Summe über Köpfe</translation>
    </message>
    <message>
        <source>both texts predict token %1 (%2); name two tokens with --answer and --against</source>
        <translation>beide Texte sagen Token %1 (%2) voraus; mit --answer und --against zwei Tokens angeben</translation>
    </message>
    <message>
        <source>the texts have %1 and %2 tokens, but patching needs the same number</source>
        <translation>die Texte haben %1 und %2 Tokens, aber fürs Patching müssen es gleich viele sein</translation>
    </message>
    <message>
        <source>layer %1: the scene does not compute attention weights for every head</source>
        <translation>Schicht %1: Die Szene berechnet nicht für jeden Kopf Attention-Gewichte</translation>
    </message>
    <message>
        <source>text %1 has %2 tokens, but text 1 has %3; mean attention needs texts of the same length</source>
        <translation>Text %1 hat %2 Tokens, Text 1 aber %3; für die mittlere Attention müssen alle Texte gleich lang sein</translation>
    </message>
    <message>
        <source>this model&apos;s logits cannot be split into parts that add up</source>
        <translation>die Logits dieses Modells lassen sich nicht in Summanden zerlegen</translation>
    </message>
    <message>
        <source>texts for --mean: one per line, all with the same number of tokens; - for stdin</source>
        <translation>Texte für --mean: einer pro Zeile, alle mit gleich vielen Tokens; - für stdin</translation>
    </message>
    <message>
        <source>write the attention of every head, averaged over the texts (.npy, .npz or .safetensors)</source>
        <translation>Attention jedes Kopfes schreiben, gemittelt über die Texte (.npy, .npz oder .safetensors)</translation>
    </message>
    <message>
        <source>w: weights of the norm, mean over the %1 dimensions of all heads%2</source>
        <translation>w: Gewichte der Norm, Mittel über die %1 Dimensionen aller Köpfe%2</translation>
    </message>
    <message>
        <source>%1: a model page shows the encoder alone; leave out the decoder&apos;s tokens and changes, or write one layer with --layer</source>
        <translation>%1: Eine Modellseite zeigt nur den Encoder; die Tokens und Änderungen des Decoders weglassen oder mit --layer eine Schicht schreiben</translation>
    </message>
    <message>
        <source>%1 to %2, alternating between self-attention and cross-attention</source>
        <translation>%1 bis %2, abwechselnd Self-Attention und Cross-Attention</translation>
    </message>
    <message>
        <source>a QK norm over all heads</source>
        <translation>eine QK-Norm über alle Köpfe</translation>
    </message>
    <message>
        <source>RMSNorm, all heads</source>
        <translation>RMSNorm, alle Köpfe</translation>
    </message>
    <message>
        <source>%1: config.json: decoder_start_token_id: expected a vocabulary id from 0 to %2</source>
        <translation>%1: config.json: decoder_start_token_id: erwartet wird eine ID des Vokabulars von 0 bis %2</translation>
    </message>
    <message>
        <source>All heads together</source>
        <translation>Alle Köpfe zusammen</translation>
    </message>
    <message>
        <source>Divides by the mean square of all heads of a token instead of each head&apos;s own, as OLMo 2 does.</source>
        <translation>Teilt wie OLMo 2 durch das mittlere Quadrat aller Köpfe eines Tokens statt durch das jedes einzelnen Kopfes.</translation>
    </message>
    <message>
        <source>%1 is available only for models with a single sequence, but %2 has an encoder and a decoder</source>
        <translation>%1 gibt es nur für Modelle mit einer Sequenz, aber %2 hat einen Encoder und einen Decoder</translation>
    </message>
    <message>
        <source>--image: %1 reads tokens, not images; use --text or --ids</source>
        <translation>--image: %1 liest Tokens, keine Bilder; --text oder --ids verwenden</translation>
    </message>
    <message>
        <source>%1: a model that reads images has no page; write one layer with --layer</source>
        <translation>%1: Ein Modell, das Bilder liest, hat keine Seite; mit --layer eine Schicht schreiben</translation>
    </message>
    <message>
        <source>--image: cannot be used with --text or --ids</source>
        <translation>--image: geht nicht mit --text oder --ids</translation>
    </message>
    <message>
        <source>%1 × %1 pixels in %2 patches</source>
        <translation>%1 × %1 Pixel in %2 Patches</translation>
    </message>
    <message>
        <source>expected a divisor of %1, the side length of the image; got %2</source>
        <translation>erwartet wird ein Teiler von %1, der Seitenlänge des Bildes; angegeben ist %2</translation>
    </message>
    <message>
        <source>%1: %2: expected three numbers, got %3</source>
        <translation>%1: %2: erwartet werden drei Zahlen, angegeben ist %3</translation>
    </message>
    <message>
        <source>%1: expected a .ppm file that begins with P6, its width, its height and 255</source>
        <translation>%1: erwartet wird eine .ppm-Datei, die mit P6, Breite, Höhe und 255 beginnt</translation>
    </message>
    <message>
        <source>%1: expected %2 bytes after the header, got %3</source>
        <translation>%1: erwartet werden %2 Bytes nach dem Header, die Datei hat %3</translation>
    </message>
    <message>
        <source>%1: expected a .ppm, or an array in .npy, .npz or .safetensors</source>
        <translation>%1: erwartet wird eine .ppm-Datei oder ein Array in .npy, .npz oder .safetensors</translation>
    </message>
    <message>
        <source>%1: expected one array of shape %2, already scaled for the model; got %3</source>
        <translation>%1: erwartet wird ein Array der Form %2, schon für das Modell skaliert; angegeben ist %3</translation>
    </message>
    <message>
        <source>%1: an image value is not finite</source>
        <translation>%1: Ein Wert des Bildes ist nicht endlich</translation>
    </message>
    <message>
        <source>This model classifies images and does not predict tokens. You can still explore its layers and attention.</source>
        <translation>Dieses Modell klassifiziert Bilder und sagt keine Tokens vorher. Schichten und Attention lassen sich trotzdem untersuchen.</translation>
    </message>
    <message>
        <source>This model has no classifier, so it cannot say what an image shows. You can still explore its layers and attention.</source>
        <translation>Dieses Modell hat keinen Klassifikator und kann nicht sagen, was ein Bild zeigt. Schichten und Attention lassen sich trotzdem untersuchen.</translation>
    </message>
    <message>
        <source>%1: this model reads an image, not tokens; use attnscope model %1 --image FILE</source>
        <translation>%1: Dieses Modell liest ein Bild, keine Tokens; attnscope model %1 --image DATEI verwenden</translation>
    </message>
    <message>
        <source>inputs.x: x is missing; an image scene needs this input</source>
        <translation>inputs.x: x fehlt; die Szene eines Bildes braucht diese Eingabe</translation>
    </message>
    <message>
        <source>tensor %1%2 is missing</source>
        <translation>der Tensor %1%2 fehlt</translation>
    </message>
    <message>
        <source>run an image model on a .ppm file or an array [3, side, side]</source>
        <translation>ein Bildmodell auf eine .ppm-Datei oder ein Array [3, Seite, Seite] anwenden</translation>
    </message>
    <message>
        <source>model: give the tokens with --text or --ids, or an image with --image</source>
        <translation>model: die Tokens mit --text oder --ids angeben oder ein Bild mit --image</translation>
    </message>
    <message>
        <source>%1 is available only for text models, but %2 reads images</source>
        <translation>%1 gibt es nur für Textmodelle, aber %2 liest Bilder</translation>
    </message>
    <message>
        <source>not enough memory for the logit lens of %1 tokens; use --position N</source>
        <translation>für die Logit Lens von %1 Tokens reicht der Speicher nicht; --position N verwenden</translation>
    </message>
    <message>
        <source>%1: %2: expected a number above 0, got %3</source>
        <translation>%1: %2: erwartet wird eine Zahl über 0, angegeben ist %3</translation>
    </message>
    <message>
        <source>%1: config.json: eos_token_id: expected a vocabulary id from 0 to %2</source>
        <translation>%1: config.json: eos_token_id: erwartet wird eine ID des Vokabulars von 0 bis %2</translation>
    </message>
    <message>
        <source>No weight was recognized as part of an attention layer: %1. Choose what each one becomes, for example with --map %2, or leave it unused.</source>
        <translation>Kein Gewicht wurde als Teil einer Attention-Schicht erkannt: %1. Für jedes ein Ziel wählen, zum Beispiel mit --map %2, oder es unbenutzt lassen.</translation>
    </message>
    <message>
        <source>%1: computed shape %2, expected shape %3</source>
        <translation>%1: berechnet Form %2, erwartet Form %3</translation>
    </message>
    <message>
        <source>%1: the scene has no tensor with this name</source>
        <translation>%1: die Szene hat keinen Tensor mit diesem Namen</translation>
    </message>
    <message numerus="yes">
        <source>%n edits of %1</source>
        <translation>
            <numerusform>%n Änderung an %1</numerusform>
            <numerusform>%n Änderungen an %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned values of %1</source>
        <translation>
            <numerusform>%n festgesetzter Wert von %1</numerusform>
            <numerusform>%n festgesetzte Werte von %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values are rounded to float32</source>
        <translation>
            <numerusform>%n Wert ist auf float32 gerundet</numerusform>
            <numerusform>%n Werte sind auf float32 gerundet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values are inf or nan</source>
        <translation>
            <numerusform>%n Wert ist inf oder nan</numerusform>
            <numerusform>%n Werte sind inf oder nan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the weights are for %n heads, not %1</source>
        <translation>
            <numerusform>die Gewichte sind für %n Kopf, nicht für %1</numerusform>
            <numerusform>die Gewichte sind für %n Köpfe, nicht für %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a bias, but its weights are missing; provide them too, or leave out %1</source>
        <translation>%1 ist ein Bias, aber seine Gewichte fehlen; auch sie angeben oder %1 weglassen</translation>
    </message>
    <message>
        <source>The first row contains only column numbers.</source>
        <translation>Die erste Zeile enthält nur Spaltennummern.</translation>
    </message>
    <message>
        <source>You chose this reading.</source>
        <translation>Diese Lesart hast du gewählt.</translation>
    </message>
    <message>
        <source>Layers with this name are stored this way.</source>
        <translation>Schichten mit diesem Namen sind so gespeichert.</translation>
    </message>
    <message>
        <source>Masks with this name are stored this way.</source>
        <translation>Masken mit diesem Namen sind so gespeichert.</translation>
    </message>
    <message>
        <source>%1 works only with a command</source>
        <translation>%1 gibt es nur bei einem Befehl</translation>
    </message>
    <message>
        <source>unexpected argument &apos;%1&apos;; the window opens one scene</source>
        <translation>unerwartetes Argument &apos;%1&apos;; das Fenster öffnet eine Szene</translation>
    </message>
    <message>
        <source>--out: expected .png, .svg, .pdf or .tex, got &apos;%1&apos;; for a folder with that name, write %1/</source>
        <translation>--out: erwartet wird .png, .svg, .pdf oder .tex, angegeben ist &apos;%1&apos;; für einen Ordner dieses Namens %1/ schreiben</translation>
    </message>
    <message>
        <source>--out: expected a folder for the worksheets, got &apos;%1&apos;; for a folder with that name, write %1/</source>
        <translation>--out: erwartet wird ein Ordner für die Arbeitsblätter, angegeben ist &apos;%1&apos;; für einen Ordner dieses Namens %1/ schreiben</translation>
    </message>
    <message>
        <source>--format: %1 has %2 × %3 values, but a table can have at most %4</source>
        <translation>--format: %1 hat %2 × %3 Werte, eine Tabelle höchstens %4</translation>
    </message>
    <message>
        <source>--format: csv has room for one matrix, not %1; choose one with --tensor, --head and --batch</source>
        <translation>--format: csv fasst nur eine Matrix, nicht %1; eine mit --tensor, --head und --batch wählen</translation>
    </message>
    <message>
        <source>the names of the keys: %1</source>
        <translation>die Namen der Keys: %1</translation>
    </message>
    <message>
        <source>the keys of this layer are its tokens; name them with --tokens</source>
        <translation>die Keys dieser Schicht sind ihre Tokens; mit --tokens benennen</translation>
    </message>
    <message>
        <source>The keys are %1.</source>
        <translation>Die Keys sind %1.</translation>
    </message>
    <message>
        <source>got %1 for the keys, but the layer has %2</source>
        <translation>%1 für die Keys angegeben, aber die Schicht hat %2</translation>
    </message>
    <message numerus="yes">
        <source>%n keys</source>
        <translation>
            <numerusform>1 Key</numerusform>
            <numerusform>%n Keys</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be used as names of the keys: %2.</source>
        <translation>%1 lässt sich nicht als Namen der Keys verwenden: %2.</translation>
    </message>
    <message>
        <source>The columns of %1 name the keys: %2.</source>
        <translation>Die Spalten von %1 benennen die Keys: %2.</translation>
    </message>
    <message>
        <source>%1: requires --format latex, md or csv</source>
        <translation>%1: nur mit --format latex, md oder csv</translation>
    </message>
    <message>
        <source>print every tensor as JSON, or write arrays or tables</source>
        <translation>alle Tensoren als JSON ausgeben oder als Arrays oder Tabellen schreiben</translation>
    </message>
    <message>
        <source>this figure shows the model %1, which was not found; name the model with --model</source>
        <translation>diese Abbildung zeigt das Modell %1, das nicht gefunden wurde; das Modell mit --model angeben</translation>
    </message>
    <message>
        <source>--model: %1 is not a figure of a model</source>
        <translation>--model: %1 ist keine Abbildung eines Modells</translation>
    </message>
    <message>
        <source>expected latex, latex-round, md or csv, got &apos;%1&apos;</source>
        <translation>erwartet wird latex, latex-round, md oder csv, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected a number from 0 to 8, got &apos;%1&apos;</source>
        <translation>erwartet wird eine Zahl von 0 bis 8, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>print matrices as LaTeX (square or round brackets), Markdown or CSV</source>
        <translation>Matrizen als LaTeX (eckige oder runde Klammern), Markdown oder CSV ausgeben</translation>
    </message>
    <message>
        <source>limit the table to this head</source>
        <translation>die Tabelle auf diesen Kopf beschränken</translation>
    </message>
    <message>
        <source>limit the table to this batch item</source>
        <translation>die Tabelle auf dieses Batch-Element beschränken</translation>
    </message>
    <message>
        <source>decimals, 0 to 8 (default: 4)</source>
        <translation>Nachkommastellen, 0 bis 8 (Vorgabe: 4)</translation>
    </message>
    <message>
        <source>print the equation as LaTeX (math mode)</source>
        <translation>die Gleichung als LaTeX ausgeben (Mathematikmodus)</translation>
    </message>
    <message>
        <source>a .json, .npz, .npy, .csv, .safetensors, .tex or .md file, or - for stdout</source>
        <translation>eine .json-, .npz-, .npy-, .csv-, .safetensors-, .tex- oder .md-Datei, oder - für stdout</translation>
    </message>
    <message>
        <source>names of the keys if they are not the tokens (format as for --tokens)</source>
        <translation>Namen der Keys, wenn sie nicht die Tokens sind (Format wie bei --tokens)</translation>
    </message>
    <message>
        <source>path to the figure&apos;s model, if it has moved</source>
        <translation>Pfad zum Modell der Abbildung, falls es verschoben wurde</translation>
    </message>
    <message>
        <source>%1 is as wide as all queries together, so the number of heads is unknown, and one head is used. With more heads, this norm covers all of them together, as in OLMo 2.</source>
        <translation>%1 ist so breit wie alle Querys zusammen. Deshalb ist die Zahl der Köpfe unbekannt, und es wird einer verwendet. Bei mehreren normiert diese Norm alle Köpfe zusammen, wie in OLMo 2.</translation>
    </message>
    <message>
        <source>The keys are named m0 to m%1 because keys and queries differ in number.</source>
        <translation>Die Keys heißen m0 bis m%1, weil es nicht gleich viele Keys und Querys gibt.</translation>
    </message>
    <message>
        <source>%1: a .ppm image has 3 color channels, but the model expects %2; use an array of shape [%2, %3, %3]</source>
        <translation>%1: ein .ppm-Bild hat 3 Farbkanäle, das Modell erwartet aber %2; ein Array der Form [%2, %3, %3] angeben</translation>
    </message>
    <message>
        <source>%1: the image is %2 × %3, but the model expects %4 × %4; resize it first</source>
        <translation>%1: das Bild ist %2 × %3, das Modell erwartet aber %4 × %4; das Bild vorher skalieren</translation>
    </message>
    <message>
        <source>the text is empty; only a step that shows a new view or asks something can omit it</source>
        <translation>der Text ist leer; nur ein Schritt, der eine neue Ansicht zeigt oder etwas fragt, kommt ohne Text aus</translation>
    </message>
    <message>
        <source>%1; %2; without values, the layer ends with the weights</source>
        <translation>%1; %2; ohne Values endet die Schicht mit den Gewichten</translation>
    </message>
    <message>
        <source>the arrays have %1, not %2; if they are [B, T, H, head_dim], use --map %3</source>
        <translation>die Arrays haben %1, nicht %2; sind sie [B, T, H, head_dim], --map %3 verwenden</translation>
    </message>
    <message>
        <source>--range: a logarithmic range needs a LOW above 0, got %1</source>
        <translation>--range: ein logarithmischer Bereich braucht ein LOW über 0, angegeben ist %1</translation>
    </message>
    <message>
        <source>--format: %1 values are too many for tables (at most %2); choose some with --tensor, --head and --batch</source>
        <translation>--format: %1 Werte sind zu viele für Tabellen (höchstens %2); mit --tensor, --head und --batch einige auswählen</translation>
    </message>
    <message>
        <source>--range: the signed color map is centered on 0, so the range is %1 to %2; for %3 to %4, use --colors viridis</source>
        <translation>--range: die Farbskala mit Vorzeichen hat 0 in der Mitte, der Bereich ist also %1 bis %2; für %3 bis %4 --colors viridis verwenden</translation>
    </message>
    <message>
        <source>this figure contains no second scene to compare with; use the scene file (.attn) instead of the figure</source>
        <translation>diese Abbildung enthält keine zweite Szene zum Vergleichen; statt der Abbildung die Szenendatei (.attn) verwenden</translation>
    </message>
    <message>
        <source>with %1 %2, shared by heads %3 and %4</source>
        <translation>mit %1 %2, den sich die Köpfe %3 und %4 teilen</translation>
    </message>
    <message>
        <source>with %1 %2, shared by heads %3 to %4</source>
        <translation>mit %1 %2, den sich die Köpfe %3 bis %4 teilen</translation>
    </message>
    <message>
        <source>key head</source>
        <translation>Key-Kopf</translation>
    </message>
    <message>
        <source>value head</source>
        <translation>Value-Kopf</translation>
    </message>
    <message>
        <source>heads %1 and %2 read %3 %4 (%5 ÷ %6, rounded down)</source>
        <translation>die Köpfe %1 und %2 lesen %3 %4 (%5 ÷ %6, abgerundet)</translation>
    </message>
    <message>
        <source>heads %1 to %2 read %3 %4 (%5 ÷ %6, rounded down)</source>
        <translation>die Köpfe %1 bis %2 lesen %3 %4 (%5 ÷ %6, abgerundet)</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>no tensor &apos;%1&apos;; did you mean %2?</source>
        <translation>kein Tensor &apos;%1&apos;; war %2 gemeint?</translation>
    </message>
    <message>
        <source>%1: no such file or lesson; did you mean %2?</source>
        <translation>%1: Datei oder Lektion nicht gefunden; war %2 gemeint?</translation>
    </message>
    <message>
        <source>The keys are not the queries&apos; tokens, so there is no distance, no offset and no weight on itself.</source>
        <translation>Die Keys sind nicht die Tokens der Querys, deshalb gibt es keinen Abstand, keinen Versatz und kein Gewicht auf sich selbst.</translation>
    </message>
    <message>
        <source>%1: stdin can be read only once</source>
        <translation>%1: Die Standardeingabe kann nur einmal gelesen werden</translation>
    </message>
    <message>
        <source>choices %1 and %2 are the same: “%3”</source>
        <translation>die Antworten %1 und %2 sind gleich: „%3“</translation>
    </message>
    <message>
        <source>with hint</source>
        <translation>mit Hinweis</translation>
    </message>
    <message>
        <source>%1, but it must be at least %2</source>
        <translation>%1, es müssen aber mindestens %2 sein</translation>
    </message>
    <message>
        <source>%1, but it must be at most %2</source>
        <translation>%1, es dürfen aber höchstens %2 sein</translation>
    </message>
    <message>
        <source>%1 (largest: %2)</source>
        <translation>%1 (größter: %2)</translation>
    </message>
    <message>
        <source>%1, but it must be %2</source>
        <translation>%1, es muss aber %2 sein</translation>
    </message>
    <message>
        <source>%1, but it must be at least %2; “%3” still gets %4</source>
        <translation>%1, es müssen aber mindestens %2 sein; „%3“ bekommt noch %4</translation>
    </message>
    <message numerus="yes">
        <source>%n steps were solved with a hint.</source>
        <translation>
            <numerusform>Ein Schritt wurde mit Hinweis gelöst.</numerusform>
            <numerusform>%n Schritte wurden mit Hinweis gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys and queries differ in number, so no rotary positions and no distance bias are applied.</source>
        <translation>Keys und Querys sind verschieden viele, deshalb werden weder Rotary-Positionen noch ein vom Abstand abhängiger Bias angewendet.</translation>
    </message>
    <message>
        <source>a mask of %1 x %2 values is too large for a scene file</source>
        <translation>eine Maske mit %1 x %2 Werten ist zu groß für eine Szenendatei</translation>
    </message>
    <message numerus="yes">
        <source>The queries are taken as the last %n of %1 tokens.</source>
        <translation>
            <numerusform>Die Query gilt als letztes von %1 Tokens.</numerusform>
            <numerusform>Die Querys gelten als die letzten %n von %1 Tokens.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their rows of the mask are given as numbers.</source>
        <translation>Ihre Zeilen der Maske sind als Zahlen angegeben.</translation>
    </message>
    <message>
        <source>The mask would hide no key, so this layer has none.</source>
        <translation>Die Maske würde keinen Key ausblenden, deshalb hat diese Schicht keine.</translation>
    </message>
    <message>
        <source>The keys are now named m0 to m%1 because their number changed.</source>
        <translation>Die Keys heißen jetzt m0 bis m%1, weil sich ihre Anzahl geändert hat.</translation>
    </message>
    <message>
        <source>%1 does not fit %2: each key needs a value</source>
        <translation>%1 passt nicht zu %2: Jeder Key braucht einen Value</translation>
    </message>
    <message>
        <source>%1 does not fit %2: apart from the number of tokens, both must have the same shape</source>
        <translation>%1 passt nicht zu %2: Abgesehen von der Anzahl der Tokens müssen beide dieselbe Form haben</translation>
    </message>
    <message>
        <source>The rows of %1 name the keys: %2.</source>
        <translation>Die Zeilen von %1 benennen die Keys: %2.</translation>
    </message>
    <message>
        <source>%1 is %2, but %3 is %4</source>
        <translation>%1 ist %2, aber %3 ist %4</translation>
    </message>
    <message>
        <source>The keys of this scene have tokens of their own, but a cache gets one key with each query.</source>
        <translation>Die Keys dieser Szene haben eigene Tokens, ein Cache bekommt aber mit jeder Query einen Key.</translation>
    </message>
    <message>
        <source>a causal mask needs at least as many keys as queries, but q is %1 and k is %2</source>
        <translation>eine kausale Maske braucht mindestens so viele Keys wie Querys, aber q ist %1 und k ist %2</translation>
    </message>
    <message>
        <source>%1 compares the positions of queries and keys, but q is %2 and k is %3</source>
        <translation>%1 vergleicht die Positionen von Querys und Keys, aber q ist %2 und k ist %3</translation>
    </message>
    <message>
        <source>a worksheet needs self-attention, but the keys of this layer have tokens of their own</source>
        <translation>ein Arbeitsblatt braucht Self-Attention, aber die Keys dieser Schicht haben eigene Tokens</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>%1: pytorch_model.bin is a PyTorch pickle, which could run code when read; convert it in Python: %2</source>
        <translation>%1: pytorch_model.bin ist eine PyTorch-Pickle-Datei, die beim Lesen Code ausführen könnte; in Python umwandeln: %2</translation>
    </message>
    <message>
        <source>--log: values below 0 have the lowest color, because %1 shows no signs; use --colors diverging</source>
        <translation>--log: Werte unter 0 haben die niedrigste Farbe, denn %1 zeigt keine Vorzeichen; --colors diverging verwenden</translation>
    </message>
    <message>
        <source>%1; if the arrays are [B, T, H, head_dim], use --map %2</source>
        <translation>%1; sind die Arrays [B, T, H, head_dim], --map %2 verwenden</translation>
    </message>
    <message>
        <source>Only in this order do the heads of q and k match.</source>
        <translation>Nur in dieser Reihenfolge passen die Heads von q und k zusammen.</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>es fehlen noch %1</translation>
    </message>
</context>
</TS>
