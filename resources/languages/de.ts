<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>QObject</name>
    <message>
        <source>There is not enough memory for a layer of this size: use fewer tokens, heads or dimensions.</source>
        <translation>Für eine Schicht dieser Größe reicht der Speicher nicht: Weniger Tokens, Köpfe oder Dimensionen nehmen.</translation>
    </message>
    <message>
        <source>The computation stopped: %1.</source>
        <translation>Die Berechnung brach ab: %1.</translation>
    </message>
    <message>
        <source>the GPU does not answer any more (start AttnScope again to use it)</source>
        <translation>die GPU antwortet nicht mehr (AttnScope neu starten, um sie zu benutzen)</translation>
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
        <source>Take the override of %1 back</source>
        <translation>Die Überschreibung von %1 zurücknehmen</translation>
    </message>
    <message>
        <source>Take the edit of %1 back</source>
        <translation>Die Änderung von %1 zurücknehmen</translation>
    </message>
    <message>
        <source>Switch head %1 on</source>
        <translation>Kopf %1 einschalten</translation>
    </message>
    <message>
        <source>Switch head %1 off</source>
        <translation>Kopf %1 abschalten</translation>
    </message>
    <message>
        <source>Switch all heads on</source>
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
        <source>before the edit %1</source>
        <translation>vorher %1</translation>
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
        <source>, item %1</source>
        <translation>, Element %1</translation>
    </message>
    <message>
        <source> · seed %1</source>
        <translation> · Seed %1</translation>
    </message>
    <message>
        <source> · made with AttnScope</source>
        <translation> · erstellt mit AttnScope</translation>
    </message>
    <message>
        <source>The answers are framed in the picture.</source>
        <translation>Die Lösungen sind im Bild eingerahmt.</translation>
    </message>
    <message>
        <source>The answers are bold on grey in the tables.</source>
        <translation>Die Lösungen stehen in den Tabellen fett auf Grau.</translation>
    </message>
    <message>
        <source>The answers are framed in the picture, and bold on grey in the tables.</source>
        <translation>Die Lösungen sind im Bild eingerahmt und stehen in den Tabellen fett auf Grau.</translation>
    </message>
    <message>
        <source>%1: the key, with the answers</source>
        <translation>%1: das Lösungsblatt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>, off</source>
        <translation>, aus</translation>
    </message>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1, logarithmisch</translation>
    </message>
    <message>
        <source> in this head</source>
        <translation> in diesem Kopf</translation>
    </message>
    <message>
        <source>: a number was overridden</source>
        <translation>: Eine Zahl wurde überschrieben</translation>
    </message>
    <message>
        <source> of head %1</source>
        <translation> von Kopf %1</translation>
    </message>
    <message>
        <source> of item %1</source>
        <translation> von Element %1</translation>
    </message>
    <message>
        <source>whether every row is a number</source>
        <translation>ob jede Zeile eine Zahl ist</translation>
    </message>
    <message>
        <source>… and the same in %1 more rows</source>
        <translation>… und dasselbe in %1 weiteren Zeilen</translation>
    </message>
    <message>
        <source>Hidden: %1</source>
        <translation>Verborgen: %1</translation>
    </message>
    <message>
        <source>Not yet: %1</source>
        <translation>Noch nicht: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Dropout is off: p = 0</source>
        <translation>Dropout ist aus: p = 0</translation>
    </message>
    <message>
        <source>Dropout is off: eval mode</source>
        <translation>Dropout ist aus: eval-Modus</translation>
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
        <source>what dropout keeps</source>
        <translation>was der Dropout behält</translation>
    </message>
    <message>
        <source>whether every row sums to 1</source>
        <translation>ob jede Zeile 1 ergibt</translation>
    </message>
    <message>
        <source>p = 1 drops everything: not one %1 is left</source>
        <translation>p = 1 verwirft alles: Kein %1 bleibt übrig</translation>
    </message>
    <message>
        <source>: its context is 0</source>
        <translation>: Ihr Kontext ist 0</translation>
    </message>
    <message>
        <source>: their context is 0</source>
        <translation>: Ihr Kontext ist 0</translation>
    </message>
    <message>
        <source>Row %1 lost every %2</source>
        <translation>In Zeile %1 blieb kein %2 übrig</translation>
    </message>
    <message>
        <source>%1 rows lost every %2, the first is %3</source>
        <translation>In %1 Zeilen blieb kein %2 übrig, zuerst in %3</translation>
    </message>
    <message>
        <source>%1 of %2 rows have no sum after dropout: nan</source>
        <translation>%1 von %2 Zeilen haben nach dem Dropout keine Summe: nan</translation>
    </message>
    <message>
        <source>Every row still sums to 1</source>
        <translation>Jede Zeile ergibt weiterhin 1</translation>
    </message>
    <message>
        <source>After dropout rows sum to %1, not 1</source>
        <translation>Nach dem Dropout ergeben die Zeilen %1, nicht 1</translation>
    </message>
    <message>
        <source>: in training a draw need not keep the sums</source>
        <translation>: Beim Training muss eine Ziehung die Summen nicht erhalten</translation>
    </message>
    <message>
        <source>A dropped score is 0, not masked: the softmax still gives it a weight</source>
        <translation>Ein verworfener Score ist 0, nicht maskiert: Die Softmax gibt ihm trotzdem ein Gewicht</translation>
    </message>
    <message>
        <source>A dropped −∞ is nan, since −∞ × 0 has no value: drop weights, not masked scores</source>
        <translation>Ein verworfenes −∞ ist nan, denn −∞ × 0 hat keinen Wert: Gewichte verwerfen, nicht maskierte Scores</translation>
    </message>
    <message>
        <source>Of %1 %2 dropout kept %3 and dropped %4</source>
        <translation>%2: Von %1 behielt der Dropout %3 und verwarf %4</translation>
    </message>
    <message>
        <source>whether the mean of many draws goes to the result without dropout</source>
        <translation>ob das Mittel vieler Ziehungen zum Ergebnis ohne Dropout geht</translation>
    </message>
    <message>
        <source>after %1 draws the mean is %2, without dropout it is %3</source>
        <translation>nach %1 Ziehungen ist das Mittel %2, ohne Dropout ist es %3</translation>
    </message>
    <message>
        <source>The mean of many draws is not at the result without dropout: %1. With p = %2 too few are kept</source>
        <translation>Das Mittel vieler Ziehungen ist nicht beim Ergebnis ohne Dropout: %1. Bei p = %2 bleiben zu wenige</translation>
    </message>
    <message>
        <source>The mean of many draws does not go to the result without dropout: %1</source>
        <translation>Das Mittel vieler Ziehungen geht nicht zum Ergebnis ohne Dropout: %1</translation>
    </message>
    <message>
        <source>The mean of many draws goes to the scores themselves; that of the weights made from them does not go to the result without dropout</source>
        <translation>Das Mittel vieler Ziehungen geht zu den Scores selbst; das der Gewichte daraus geht nicht zum Ergebnis ohne Dropout</translation>
    </message>
    <message>
        <source>The mean of many draws goes to the result without dropout: %1</source>
        <translation>Das Mittel vieler Ziehungen geht zum Ergebnis ohne Dropout: %1</translation>
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
        <source>largest of the column</source>
        <translation>größte Zahl der Spalte</translation>
    </message>
    <message>
        <source>largest of the row</source>
        <translation>größte Zahl der Zeile</translation>
    </message>
    <message>
        <source>masked cells of the column add e^(−∞) = 0 each: %1</source>
        <translation>maskierte Zellen der Spalte addieren je e^(−∞) = 0: %1</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>is blocked: it becomes</source>
        <translation>ist gesperrt: Es wird</translation>
    </message>
    <message>
        <source>not blocked: it stays</source>
        <translation>nicht gesperrt: Es bleibt</translation>
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
        <source>overridden:</source>
        <translation>überschrieben:</translation>
    </message>
    <message>
        <source>whether the scores are symmetric</source>
        <translation>ob die Scores symmetrisch sind</translation>
    </message>
    <message>
        <source>Queries equal keys, yet the scores are not symmetric</source>
        <translation>Querys und Keys sind gleich, aber die Scores nicht symmetrisch</translation>
    </message>
    <message>
        <source>Queries equal keys, so the scores are symmetric</source>
        <translation>Querys und Keys sind gleich, also sind die Scores symmetrisch</translation>
    </message>
    <message>
        <source>where the heads stand</source>
        <translation>wo die Köpfe stehen</translation>
    </message>
    <message>
        <source>The %1 heads stand side by side in the context</source>
        <translation>Die %1 Köpfe stehen im Kontext nebeneinander</translation>
    </message>
    <message>
        <source>The context is not the heads side by side: the reshape without a transpose mixes tokens and heads</source>
        <translation>Die Köpfe stehen im Kontext nicht nebeneinander: Das Reshape ohne Transponieren mischt Tokens und Köpfe</translation>
    </message>
    <message>
        <source>head %1 is off</source>
        <translation>ist Kopf %1 aus</translation>
    </message>
    <message>
        <source>heads %1 are off</source>
        <translation>sind die Köpfe %1 aus</translation>
    </message>
    <message>
        <source>%1 of %2 printed values differ: they were printed with all heads on, and here %3.</source>
        <translation>%1 von %2 gedruckten Werten weichen ab: Sie wurden mit allen Köpfen ausgegeben, und hier %3.</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>%1 of %2 printed values differ now. Undo brings them back.</source>
        <translation>%1 von %2 gedruckten Werten weichen jetzt ab. Rückgängig bringt sie zurück.</translation>
    </message>
    <message>
        <source>differs in %1 of %2</source>
        <translation>weicht bei %1 von %2 ab</translation>
    </message>
    <message>
        <source>same shape</source>
        <translation>gleiche Form</translation>
    </message>
    <message>
        <source>The tensor has the shape that is printed.</source>
        <translation>Der Tensor hat die Form, die gedruckt ist.</translation>
    </message>
    <message>
        <source>%1 of %2 same digits</source>
        <translation>%1 von %2 gleiche Ziffern</translation>
    </message>
    <message>
        <source>Every number prints to the same digits.</source>
        <translation>Jede Zahl hat gedruckt dieselben Ziffern.</translation>
    </message>
    <message>
        <source>The others differ in their last digits, by rounding.</source>
        <translation>Die anderen unterscheiden sich durch Rundung in den letzten Ziffern.</translation>
    </message>
    <message>
        <source>shapes only: no seed</source>
        <translation>nur Formen: kein Seed</translation>
    </message>
    <message>
        <source>The notebook sets no seed, so only its %1 shapes can be compared: they agree.</source>
        <translation>Das Notebook setzt keinen Seed, also lassen sich nur seine %1 Formen vergleichen: Sie stimmen überein.</translation>
    </message>
    <message>
        <source>same digits</source>
        <translation>gleiche Ziffern</translation>
    </message>
    <message>
        <source>All %1 of the notebook&apos;s numbers that are kept here print to the same digits.</source>
        <translation>Alle %1 Zahlen des Notebooks, die hier aufbewahrt sind, haben gedruckt dieselben Ziffern.</translation>
    </message>
    <message>
        <source>%1 of the notebook&apos;s %2 numbers print to the same digits; the others differ in their last digits: %3.</source>
        <translation>%1 von %2 Zahlen des Notebooks haben gedruckt dieselben Ziffern; die anderen unterscheiden sich in den letzten: %3.</translation>
    </message>
    <message>
        <source>this scene begins with numbers as the notebook printed them, rounded</source>
        <translation>diese Szene beginnt mit Zahlen, wie das Notebook sie ausgab, gerundet</translation>
    </message>
    <message>
        <source>float32 rounds with the order of the additions, which differs</source>
        <translation>float32 rundet je nach Reihenfolge der Additionen, und die ist verschieden</translation>
    </message>
    <message>
        <source>No row has a sum: every one is nan</source>
        <translation>Keine Zeile hat eine Summe: Jede ist nan</translation>
    </message>
    <message>
        <source>%1 of %2 rows sum to 1, the others are nan</source>
        <translation>%1 von %2 Zeilen ergeben 1, die anderen sind nan</translation>
    </message>
    <message>
        <source>Every row sums to 1</source>
        <translation>Jede Zeile ergibt 1</translation>
    </message>
    <message>
        <source>All %1 rows sum to 1</source>
        <translation>Alle %1 Zeilen ergeben 1</translation>
    </message>
    <message>
        <source>Rows sum to %1, not 1</source>
        <translation>Zeilen ergeben %1, nicht 1</translation>
    </message>
    <message>
        <source>: −∞ was put in after the softmax</source>
        <translation>: −∞ wurde nach der Softmax eingesetzt</translation>
    </message>
    <message>
        <source>: the softmax runs over the queries</source>
        <translation>: Die Softmax läuft über die Querys</translation>
    </message>
    <message>
        <source>: the mask took weight away and nothing rescaled the rest</source>
        <translation>: Die Maske nahm Gewicht weg, und nichts hat den Rest neu skaliert</translation>
    </message>
    <message>
        <source>masked scores</source>
        <translation>maskierte Scores</translation>
    </message>
    <message>
        <source>keys that each query has left</source>
        <translation>Keys, die jeder Query bleiben</translation>
    </message>
    <message>
        <source>The one %1 score is −∞</source>
        <translation>Der Score der einen %1 Zelle ist −∞</translation>
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
        <source>Every query has a key left</source>
        <translation>Jeder Query bleibt ein Key</translation>
    </message>
    <message>
        <source>Query %1 has no key left</source>
        <translation>Query %1 bleibt kein Key</translation>
    </message>
    <message>
        <source>%1 queries have no key left, the first is %2</source>
        <translation>%1 Querys bleibt kein Key, zuerst %2</translation>
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
        <source>: the mask came too early</source>
        <translation>: Die Maske kam zu früh</translation>
    </message>
    <message>
        <source>%1 of %2 %3 weights are nan</source>
        <translation>%1 von %2 %3 Gewichten sind nan</translation>
    </message>
    <message>
        <source>: their rows have no key left</source>
        <translation>: Ihren Zeilen bleibt kein Key</translation>
    </message>
    <message>
        <source>: not for want of keys, but because something in their rows is infinite or nan already</source>
        <translation>: nicht weil Keys fehlen, sondern weil in ihren Zeilen schon etwas unendlich oder nan ist</translation>
    </message>
    <message>
        <source>The one %1 weight is exactly 0</source>
        <translation>Das Gewicht der einen %1 Zelle ist genau 0</translation>
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
        <source>The mask is computed but not applied: every query sees every key</source>
        <translation>Die Maske wird berechnet, aber nicht angewendet: Jede Query sieht jeden Key</translation>
    </message>
    <message>
        <source>The mask forbids nothing here</source>
        <translation>Die Maske verbietet hier nichts</translation>
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
        <source>head: there are 0 to %1, got %2</source>
        <translation>Kopf: Es gibt 0 bis %1, angegeben ist %2</translation>
    </message>
    <message>
        <source>batch: there are 0 to %1, got %2</source>
        <translation>Batch: Es gibt 0 bis %1, angegeben ist %2</translation>
    </message>
    <message>
        <source>This scene has no steps to show.</source>
        <translation>Diese Szene hat keine Schritte zu zeigen.</translation>
    </message>
    <message>
        <source>The steps do not come by %1.</source>
        <translation>Die Schritte kommen nicht nach: %1.</translation>
    </message>
    <message>
        <source>There are more than %1 steps: take larger ones, or fewer stages.</source>
        <translation>Es gibt mehr als %1 Schritte: Größere nehmen oder weniger Stufen.</translation>
    </message>
    <message>
        <source>No step ends in these tensors: take smaller steps.</source>
        <translation>Kein Schritt endet in diesen Tensoren: Kleinere Schritte nehmen.</translation>
    </message>
    <message>
        <source>A strip has room for %1 panels, and these are %2 steps: take larger ones, or a film.</source>
        <translation>Ein Streifen hat Platz für %1 Felder, und dies sind %2 Schritte: Größere nehmen oder einen Film.</translation>
    </message>
    <message>
        <source>%1 frames of %2 × %3 pixels are too many: take larger steps, or a smaller picture.</source>
        <translation>%1 Bilder mit %2 × %3 Pixeln sind zu viele: Größere Schritte nehmen oder ein kleineres Bild.</translation>
    </message>
    <message>
        <source>There is not enough memory for frames of this size: take a smaller picture.</source>
        <translation>Für Bilder dieser Größe reicht der Speicher nicht: Ein kleineres Bild nehmen.</translation>
    </message>
    <message>
        <source>MP4 needs the program ffmpeg, which is not installed: take GIF or APNG.</source>
        <translation>MP4 braucht das Programm ffmpeg, das nicht installiert ist: GIF oder APNG nehmen.</translation>
    </message>
    <message>
        <source>There is not enough memory for the film.</source>
        <translation>Für den Film reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>ffmpeg could not make the film: %1</source>
        <translation>ffmpeg konnte den Film nicht machen: %1</translation>
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
        <source>Head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>“%1” is neither a number nor a cell like weights[0,0,1,2]</source>
        <translation>„%1“ ist weder eine Zahl noch eine Zelle wie weights[0,0,1,2]</translation>
    </message>
    <message>
        <source>“%1”: an answer begins with * when it is right, with - when it is wrong, with = when it is a number</source>
        <translation>„%1“: Eine Antwort beginnt mit *, wenn sie richtig ist, mit -, wenn sie falsch ist, mit =, wenn sie eine Zahl ist</translation>
    </message>
    <message>
        <source>“%1”: the answer is empty</source>
        <translation>„%1“: Die Antwort ist leer</translation>
    </message>
    <message>
        <source>No answer is right: begin one with *, or write = and a number</source>
        <translation>Keine Antwort ist richtig: Eine mit * beginnen oder = und eine Zahl schreiben</translation>
    </message>
    <message>
        <source>“%1” names no cells: write x, or a part of it, x[0,2]</source>
        <translation>„%1“ nennt keine Zellen: x schreiben oder einen Teil davon, x[0,2]</translation>
    </message>
    <message>
        <source>A bracket is not closed</source>
        <translation>Eine Klammer ist nicht geschlossen</translation>
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
        <source>the draw</source>
        <translation>die Ziehung</translation>
    </message>
    <message>
        <source>the recipe</source>
        <translation>das Rezept</translation>
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
        <source>train or eval</source>
        <translation>train oder eval</translation>
    </message>
    <message>
        <source>the output layer</source>
        <translation>die Ausgabeschicht</translation>
    </message>
    <message>
        <source>the mask&apos;s tensor</source>
        <translation>der Tensor der Maske</translation>
    </message>
    <message>
        <source>%1 is not computed now</source>
        <translation>%1 wird jetzt nicht berechnet</translation>
    </message>
    <message>
        <source>%1 was not computed in A</source>
        <translation>%1 wurde in A nicht berechnet</translation>
    </message>
    <message>
        <source>%1 is %2 in A and %3 in B: there is no cell-by-cell difference</source>
        <translation>%1 ist %2 in A und %3 in B: Es gibt keine Differenz Zelle für Zelle</translation>
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
        <source>entropy %1 of at most %2 bits, largest weight %3, looks %4 tokens far (on average %5 %6), mean weight on the first token %7, on the token itself %8, each over the rows that see more than one key</source>
        <translation>Entropie %1 von höchstens %2 Bit, größtes Gewicht %3, schaut %4 Tokens weit (im Mittel %5 %6), mittleres Gewicht auf dem ersten Token %7, auf dem Token selbst %8, jeweils über die Zeilen, die mehr als einen Key sehen</translation>
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
        <source>without it the %1 stays as it is</source>
        <translation>ohne ihn bleibt das Ergebnis (%1), wie es ist</translation>
    </message>
    <message>
        <source>most in %1%2: %3</source>
        <translation>am meisten in %1%2: %3</translation>
    </message>
    <message>
        <source>without it the %1, which is 0, changes, %2</source>
        <translation>ohne ihn ändert sich das Ergebnis (%1), das 0 ist, %2</translation>
    </message>
    <message>
        <source>without it the %1 changes by %2 % of its length, %3</source>
        <translation>ohne ihn ändert sich das Ergebnis (%1) um %2 % seiner Länge, %3</translation>
    </message>
    <message>
        <source>%1, overridden</source>
        <translation>%1, überschrieben</translation>
    </message>
    <message>
        <source>%1, head switched off</source>
        <translation>%1, Kopf abgeschaltet</translation>
    </message>
    <message>
        <source>%1 before the edit</source>
        <translation>%1 vor der Änderung</translation>
    </message>
    <message>
        <source>%1; before the edit %2</source>
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
        <source>all numbers</source>
        <translation>alle Zahlen</translation>
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
        <source>largest change of a weight %1</source>
        <translation>größte Änderung eines Gewichts %1</translation>
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
        <source>%1, before %2</source>
        <translation>%1, vorher %2</translation>
    </message>
    <message>
        <source>Head %1.%2 switched off</source>
        <translation>Kopf %1.%2 abgeschaltet</translation>
    </message>
    <message>
        <source>other weights or another mask</source>
        <translation>andere Gewichte oder eine andere Maske</translation>
    </message>
    <message>
        <source>other choices</source>
        <translation>anders gewählt</translation>
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
        <source>Mean entropy of its rows</source>
        <translation>Mittlere Entropie der Zeilen</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>Bit</translation>
    </message>
    <message>
        <source>Mean distance looked back</source>
        <translation>Mittlerer Abstand zurück</translation>
    </message>
    <message>
        <source>Share on the first token</source>
        <translation>Anteil des ersten Tokens</translation>
    </message>
    <message>
        <source>Share on what followed the same token</source>
        <translation>Anteil dessen, was auf dasselbe Token folgte</translation>
    </message>
    <message>
        <source>Head %1, layer %2, head %3</source>
        <translation>Kopf %1, Schicht %2, Kopf %3</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>abgeschaltet</translation>
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
        <source>How much does</source>
        <translation>Wie stark schaut</translation>
    </message>
    <message>
        <source> look at </source>
        <translation> auf </translation>
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
        <source>KV cache at the token %1</source>
        <translation>KV-Cache beim Token %1</translation>
    </message>
    <message>
        <source>Key head %1</source>
        <translation>Key-Kopf %1</translation>
    </message>
    <message>
        <source> first %1 of %2</source>
        <translation> erste %1 von %2</translation>
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
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>%1 earlier rows are in the cache too; their weights add up to %2</source>
        <translation>%1 frühere Zeilen sind auch im Cache; ihre Gewichte ergeben zusammen %2</translation>
    </message>
    <message>
        <source>%1 more tokens to come</source>
        <translation>noch %1 Tokens</translation>
    </message>
    <message>
        <source>new q</source>
        <translation>neue q</translation>
    </message>
    <message>
        <source>query head %1, used once, never stored</source>
        <translation>Query-Kopf %1, einmal benutzt, nie gespeichert</translation>
    </message>
    <message>
        <source>context of </source>
        <translation>Kontext von </translation>
    </message>
    <message>
        <source>the sink takes %1</source>
        <translation>der Sink nimmt %1</translation>
    </message>
    <message>
        <source>Work for each token</source>
        <translation>Arbeit für jedes Token</translation>
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
        <source> in %1</source>
        <translation> in %1</translation>
    </message>
    <message>
        <source>not yet computed</source>
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
        <source>not all of its weights are computed yet</source>
        <translation>nicht alle seine Gewichte sind schon berechnet</translation>
    </message>
    <message>
        <source>a weight of it is hidden</source>
        <translation>eines seiner Gewichte ist verborgen</translation>
    </message>
    <message>
        <source>it looks at no key</source>
        <translation>es schaut auf keinen Key</translation>
    </message>
    <message>
        <source>no query looks at it</source>
        <translation>keine Query schaut darauf</translation>
    </message>
    <message>
        <source>head %1, off</source>
        <translation>Kopf %1, aus</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Kopf %1</translation>
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
        <translation>was angesehen wird</translation>
    </message>
    <message>
        <source>%1 may not look at %2: masked</source>
        <translation>%1 darf %2 nicht ansehen: maskiert</translation>
    </message>
    <message>
        <source>%1 looks at %2: %3</source>
        <translation>%1 schaut auf %2: %3</translation>
    </message>
    <message>
        <source>at</source>
        <translation>auf</translation>
    </message>
    <message>
        <source>by</source>
        <translation>von</translation>
    </message>
    <message>
        <source>looks most</source>
        <translation>schaut am meisten</translation>
    </message>
    <message>
        <source>is looked at most</source>
        <translation>wird am meisten angesehen</translation>
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
        <source>Who looks where, in %1 of %2 heads; %3 more switched off</source>
        <translation>Wer wen ansieht, in %1 von %2 Köpfen; %3 weitere abgeschaltet</translation>
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
        <source> edited</source>
        <translation> geändert</translation>
    </message>
    <message>
        <source>angle %1</source>
        <translation>Winkel %1</translation>
    </message>
    <message>
        <source>, as drawn %1</source>
        <translation>, wie gezeichnet %1</translation>
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
        <source>query or key is not there yet, or hidden</source>
        <translation>Query oder Key ist noch nicht da oder verborgen</translation>
    </message>
    <message>
        <source>no angle: one of them has no length</source>
        <translation>kein Winkel: Einer von ihnen hat keine Länge</translation>
    </message>
    <message>
        <source>%1 other heads</source>
        <translation>%1 andere Köpfe</translation>
    </message>
    <message>
        <source>head by head</source>
        <translation>Kopf für Kopf</translation>
    </message>
    <message>
        <source>by component</source>
        <translation>nach Komponenten</translation>
    </message>
    <message>
        <source> of the dot product</source>
        <translation> des Skalarprodukts</translation>
    </message>
    <message>
        <source> of it, what it does not show </source>
        <translation> davon, nicht gezeigt </translation>
    </message>
    <message>
        <source> of the squared lengths</source>
        <translation> der quadrierten Längen</translation>
    </message>
    <message>
        <source>shown here</source>
        <translation>hier gezeigt</translation>
    </message>
    <message>
        <source>masked: %1 does not see %2</source>
        <translation>maskiert: %1 sieht %2 nicht</translation>
    </message>
    <message>
        <source> pinned</source>
        <translation> festgesetzt</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>skaliert</translation>
    </message>
    <message>
        <source>the score makes</source>
        <translation>der Score ergibt</translation>
    </message>
    <message>
        <source>each head’s weight</source>
        <translation>Gewicht jedes Kopfes</translation>
    </message>
    <message>
        <source> head %1   </source>
        <translation> Kopf %1   </translation>
    </message>
    <message>
        <source>and %1 more heads</source>
        <translation>und %1 weitere Köpfe</translation>
    </message>
    <message>
        <source>Keys and values are a memory&apos;s here, and the plane draws the vectors of one text.</source>
        <translation>Keys und Values sind hier die eines Memorys, und die Ebene zeichnet die Vektoren eines Textes.</translation>
    </message>
    <message>
        <source>This scene has no queries and keys: there are no arrows to draw.</source>
        <translation>Diese Szene hat keine Querys und Keys: Es gibt keine Pfeile zu zeichnen.</translation>
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
        <source>component %1, which is head %2</source>
        <translation>Komponente %1, das ist Kopf %2</translation>
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
        <source>angle to %1 %2 degrees</source>
        <translation>Winkel zu %1 %2 Grad</translation>
    </message>
    <message>
        <source>dot product %1</source>
        <translation>Skalarprodukt %1</translation>
    </message>
    <message>
        <source>masked for %1</source>
        <translation>maskiert für %1</translation>
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
        <source>of each head’s own mixture: no one outline holds it</source>
        <translation>aus der eigenen Mischung jedes Kopfes: Kein einzelner Umriss umschließt ihn</translation>
    </message>
    <message>
        <source>the head is switched off: 0, whatever its weights are</source>
        <translation>der Kopf ist abgeschaltet: 0, gleich wie seine Gewichte sind</translation>
    </message>
    <message>
        <source>pinned: it is no mixture of the values any more</source>
        <translation>festgesetzt: Er ist keine Mischung der Values mehr</translation>
    </message>
    <message>
        <source>its weights are not all there to be told</source>
        <translation>seine Gewichte lassen sich noch nicht alle sagen</translation>
    </message>
    <message>
        <source>its weights are not yet computed</source>
        <translation>seine Gewichte sind noch nicht berechnet</translation>
    </message>
    <message>
        <source>some weights are below 0: it may lie beyond the outline of its values</source>
        <translation>einige Gewichte sind unter 0: Er kann außerhalb des Umrisses seiner Values liegen</translation>
    </message>
    <message>
        <source>its weights sum to %1, not 1: it may lie beyond the outline of its values</source>
        <translation>seine Gewichte ergeben %1, nicht 1: Er kann außerhalb des Umrisses seiner Values liegen</translation>
    </message>
    <message>
        <source>%1: not yet computed</source>
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
        <source>%1 away from the context of %2</source>
        <translation>%1 vom Kontext von %2 entfernt</translation>
    </message>
    <message>
        <source>across: %1</source>
        <translation>waagrecht: %1</translation>
    </message>
    <message>
        <source>nothing goes up: there is one component</source>
        <translation>senkrecht nichts: Es gibt nur eine Komponente</translation>
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
        <translation>%1, gedreht</translation>
    </message>
    <message>
        <source>normed %1</source>
        <translation>%1, normiert</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>Head %1 takes off %2 for each token of distance.</source>
        <translation>Kopf %1 zieht für jedes Token Abstand %2 ab.</translation>
    </message>
    <message>
        <source>Head %1 adds the number of its column of %2, one for each bucket of distances.</source>
        <translation>Kopf %1 addiert die Zahl aus seiner Spalte von %2, eine für jeden Bereich von Abständen.</translation>
    </message>
    <message>
        <source>The numbers of %1 are added.</source>
        <translation>Die Zahlen von %1 werden addiert.</translation>
    </message>
    <message>
        <source>last tokens</source>
        <translation>letzte Tokens</translation>
    </message>
    <message>
        <source>width of the window</source>
        <translation>Breite des Fensters</translation>
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
        <source>Keys that are padding are blocked for every query of this batch item</source>
        <translation>Keys, die Padding sind, sind für jede Query dieses Batch-Elements gesperrt</translation>
    </message>
    <message>
        <source>Each query sees itself and the tokens just before it</source>
        <translation>Jede Query sieht sich selbst und die Tokens gleich davor</translation>
    </message>
    <message>
        <source>The prefix sees itself both ways; what follows is causal</source>
        <translation>Das Präfix sieht sich in beide Richtungen; was folgt, ist kausal</translation>
    </message>
    <message>
        <source>Each query sees the tokens of its own block</source>
        <translation>Jede Query sieht die Tokens ihres eigenen Blocks</translation>
    </message>
    <message>
        <source>The mask as it is, painted by hand from here on</source>
        <translation>Die Maske, wie sie ist, von hier an von Hand gemalt</translation>
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
        <source>Numbers other than 0 and −∞ can only be added before the softmax.</source>
        <translation>Andere Zahlen als 0 und −∞ lassen sich nur vor der Softmax addieren.</translation>
    </message>
    <message>
        <source>Row %1 is nan</source>
        <translation>Zeile %1 ist nan</translation>
    </message>
    <message>
        <source>Row %1 sums to %2</source>
        <translation>Zeile %1 ergibt %2</translation>
    </message>
    <message>
        <source>Rows sum to 1: not yet</source>
        <translation>Zeilen ergeben 1: noch nicht</translation>
    </message>
    <message>
        <source>%1 of %2 rows are there, each sums to 1</source>
        <translation>%1 von %2 Zeilen sind da, jede ergibt 1</translation>
    </message>
    <message>
        <source>Masked → 0, the rest ÷ its sum</source>
        <translation>Maskiert → 0, der Rest ÷ seine Summe</translation>
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
        <source>As soon as a row is through the softmax its masked weights become 0, and the rest is divided by its sum. </source>
        <translation>Sobald eine Zeile durch die Softmax ist, werden ihre maskierten Gewichte 0, und der Rest wird durch seine Summe geteilt. </translation>
    </message>
    <message>
        <source>As soon as a row is through the softmax its masked weights become 0. </source>
        <translation>Sobald eine Zeile durch die Softmax ist, werden ihre maskierten Gewichte 0. </translation>
    </message>
    <message>
        <source>Waits: masks after the softmax</source>
        <translation>Wartet: maskiert nach der Softmax</translation>
    </message>
    <message>
        <source>Waits: applies no mask</source>
        <translation>Wartet: wendet keine Maske an</translation>
    </message>
    <message>
        <source>Masks now: %1 of %2 blocked so far</source>
        <translation>Maskiert jetzt: bisher %1 von %2 gesperrt</translation>
    </message>
    <message>
        <source>blocked keys keep their weight</source>
        <translation>gesperrte Keys behalten ihr Gewicht</translation>
    </message>
    <message>
        <source>blocked keys count</source>
        <translation>gesperrte Keys zählen</translation>
    </message>
    <message>
        <source>−∞ stands among the weights</source>
        <translation>−∞ steht unter den Gewichten</translation>
    </message>
    <message>
        <source>−∞ is no weight</source>
        <translation>−∞ ist kein Gewicht</translation>
    </message>
    <message>
        <source>the lost weight is not handed on</source>
        <translation>das verlorene Gewicht wird nicht weitergegeben</translation>
    </message>
    <message>
        <source>weight is lost</source>
        <translation>Gewicht geht verloren</translation>
    </message>
    <message>
        <source>the ways do not agree</source>
        <translation>die Arten stimmen nicht überein</translation>
    </message>
    <message>
        <source>they differ</source>
        <translation>sie weichen ab</translation>
    </message>
    <message>
        <source>one is nan, the other a number</source>
        <translation>das eine ist nan, das andere eine Zahl</translation>
    </message>
    <message>
        <source>one is nan</source>
        <translation>eines ist nan</translation>
    </message>
    <message>
        <source>row %1 has no key left</source>
        <translation>Zeile %1 bleibt kein Key</translation>
    </message>
    <message>
        <source>no key left</source>
        <translation>kein Key bleibt</translation>
    </message>
    <message>
        <source>Hidden: whether rows sum to 1</source>
        <translation>Verborgen: ob Zeilen 1 ergeben</translation>
    </message>
    <message>
        <source>Rows sum to 1</source>
        <translation>Zeilen ergeben 1</translation>
    </message>
    <message>
        <source>%1 of %2 rows do not sum to 1. </source>
        <translation>%1 von %2 Zeilen ergeben nicht 1. </translation>
    </message>
    <message>
        <source>not yet: comes with the weights of both</source>
        <translation>noch nicht: kommt mit den Gewichten beider</translation>
    </message>
    <message>
        <source>hidden: how far their weights are apart</source>
        <translation>verborgen: wie weit ihre Gewichte auseinanderliegen</translation>
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
        <source>hidden: what becomes of it</source>
        <translation>verborgen: was daraus wird</translation>
    </message>
    <message>
        <source>becomes 0: −∞ has no share of the row</source>
        <translation>wird 0: −∞ hat keinen Anteil an der Zeile</translation>
    </message>
    <message>
        <source>%1, its share of the row of “%2”</source>
        <translation>%1, sein Anteil an der Zeile von „%2“</translation>
    </message>
    <message>
        <source>%1, divided by the sum of the row of “%2”</source>
        <translation>%1, geteilt durch die Summe der Zeile von „%2“</translation>
    </message>
    <message>
        <source>stays, the mask allows it</source>
        <translation>bleibt, die Maske erlaubt es</translation>
    </message>
    <message>
        <source>%1, because “%2” comes after “%3”</source>
        <translation>%1, weil „%2“ nach „%3“ kommt</translation>
    </message>
    <message>
        <source>%1 by the mask</source>
        <translation>%1 durch die Maske</translation>
    </message>
    <message>
        <source>%1, “%2” is later</source>
        <translation>%1, „%2“ kommt später</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Weights if it ended here</source>
        <translation>Gewichte, wenn sie hier endete</translation>
    </message>
    <message>
        <source>Online softmax of the row %1</source>
        <translation>Online-Softmax der Zeile %1</translation>
    </message>
    <message>
        <source>Row </source>
        <translation>Zeile </translation>
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
        <source>in hand</source>
        <translation>in Arbeit</translation>
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
        <source>kept now</source>
        <translation>jetzt behalten</translation>
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
        <source>What is kept</source>
        <translation>Was behalten wird</translation>
    </message>
    <message>
        <source>from tile to tile: m, l and the context o, not yet divided by l</source>
        <translation>von Kachel zu Kachel: m, l und der Kontext o, noch nicht durch l geteilt</translation>
    </message>
    <message>
        <source>from tile to tile: m and l; this layer has no values to mix</source>
        <translation>von Kachel zu Kachel: m und l; diese Schicht hat keine Values zu mischen</translation>
    </message>
    <message>
        <source>largest weight of the heads</source>
        <translation>größtes Gewicht der Köpfe</translation>
    </message>
    <message>
        <source>place %1: not yet computed</source>
        <translation>Platz %1: noch nicht berechnet</translation>
    </message>
    <message>
        <source>places %1 to %2: head %3 of %4</source>
        <translation>Plätze %1 bis %2: Kopf %3 von %4</translation>
    </message>
    <message>
        <source>place %1: head %2 of %3, number %4: %5</source>
        <translation>Platz %1: Kopf %2 von %3, Zahl %4: %5</translation>
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
        <source>its part from pair %1</source>
        <translation>davon aus Paar %1</translation>
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
        <translation>diese zwei Vektoren, auseinandergerückt</translation>
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
        <source>q of %1</source>
        <translation>q von %1</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Paar %1</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>gedreht</translation>
    </message>
    <message>
        <source>under a circle: turn of q, turn of k, their part of the score</source>
        <translation>unter einem Kreis: Drehung von q, Drehung von k, ihr Teil des Scores</translation>
    </message>
    <message>
        <source>This scene makes no queries and keys: nothing has a position to turn by.</source>
        <translation>Diese Szene macht keine Querys und Keys: Nichts hat eine Position, um die zu drehen wäre.</translation>
    </message>
    <message>
        <source>This scene has no rotary positions. The switch among the controls puts them in.</source>
        <translation>Diese Szene hat keine Rotary-Positionen. Der Schalter bei den Reglern setzt sie ein.</translation>
    </message>
    <message>
        <source>This scene makes no scores of queries on keys.</source>
        <translation>Diese Szene macht keine Scores von Querys mit Keys.</translation>
    </message>
    <message>
        <source>Moved: the scene&apos;s own score is %1, with the query at %2 and the key at %3</source>
        <translation>Verschoben: Der eigene Score der Szene ist %1, mit der Query bei %2 und dem Key bei %3</translation>
    </message>
    <message>
        <source>The layer has the same number: %1</source>
        <translation>Die Schicht hat dieselbe Zahl: %1</translation>
    </message>
    <message>
        <source>The layer has %1 in %2: a number on the way is pinned</source>
        <translation>Die Schicht hat %1 in %2: Eine Zahl auf dem Weg ist festgesetzt</translation>
    </message>
    <message>
        <source>Same distance, same score, to %1 digits</source>
        <translation>Gleicher Abstand, gleicher Score, auf %1 Ziffern</translation>
    </message>
    <message>
        <source>Same distance, same score, to %1 digits. %2 tokens on: to %3 in float32, to %4 in float64</source>
        <translation>Gleicher Abstand, gleicher Score, auf %1 Ziffern. %2 Tokens weiter: auf %3 in float32, auf %4 in float64</translation>
    </message>
    <message>
        <source>Both layouts: %1. The rows are re-ordered</source>
        <translation>Beide Anordnungen: %1. Die Zeilen sind umgestellt</translation>
    </message>
    <message>
        <source>The layouts differ: %1 and %2</source>
        <translation>Die Anordnungen weichen ab: %1 und %2</translation>
    </message>
    <message>
        <source>One pair: both layouts turn the same two components</source>
        <translation>Ein Paar: Beide Anordnungen drehen dieselben zwei Komponenten</translation>
    </message>
    <message>
        <source>The same rows in the other layout: other pairs turn together, and the score is %1, not %2</source>
        <translation>Dieselben Zeilen in der anderen Anordnung: Andere Paare drehen sich zusammen, und der Score ist %1, nicht %2</translation>
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
        <source>of %1 and %2</source>
        <translation>aus %1 und %2</translation>
    </message>
    <message>
        <source>it stays where it is</source>
        <translation>es bleibt, wo es ist</translation>
    </message>
    <message>
        <source>full turn in %1 tokens</source>
        <translation>volle Drehung in %1 Tokens</translation>
    </message>
    <message>
        <source>query %1 at %2 → key %3 at %4</source>
        <translation>Query %1 bei %2 → Key %3 bei %4</translation>
    </message>
    <message>
        <source>%1: score %2 after turning, %3 before</source>
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
        <source>%1: the query has turned by %2, the key by %3</source>
        <translation>%1: Die Query hat sich um %2 gedreht, der Key um %3</translation>
    </message>
    <message>
        <source>%1; its part of the score is %2</source>
        <translation>%1; ihr Teil des Scores ist %2</translation>
    </message>
    <message>
        <source>distance %1: score %2, of it %3 from pair %4</source>
        <translation>Abstand %1: Score %2, davon %3 aus Paar %4</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 Paare</translation>
    </message>
    <message>
        <source>whether the layer has the same number</source>
        <translation>ob die Schicht dieselbe Zahl hat</translation>
    </message>
    <message>
        <source>whether the score depends on the distance alone</source>
        <translation>ob der Score nur vom Abstand abhängt</translation>
    </message>
    <message>
        <source>what both layouts come to</source>
        <translation>was beide Anordnungen ergeben</translation>
    </message>
    <message>
        <source>The score of %1 and %2 is not a finite number: there is nothing to compare</source>
        <translation>Der Score von %1 und %2 ist keine endliche Zahl: Es gibt nichts zu vergleichen</translation>
    </message>
    <message>
        <source>the length of the row of %1</source>
        <translation>die Länge der Zeile von %1</translation>
    </message>
    <message>
        <source>the length of all of %1</source>
        <translation>die Länge von ganz %1</translation>
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
        <source>derivative × number</source>
        <translation>Ableitung × Zahl</translation>
    </message>
    <message>
        <source>largest change %1</source>
        <translation>größte Änderung %1</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>nichts ändert sich</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 of %2, component %3</source>
        <translation>%1 von %2, Komponente %3</translation>
    </message>
    <message>
        <source>%1 in %2 out %3</source>
        <translation>%1 in %2 out %3</translation>
    </message>
    <message>
        <source>%1 number %2</source>
        <translation>%1 Zahl %2</translation>
    </message>
    <message>
        <source>%1 row %2, column %3</source>
        <translation>%1 Zeile %2, Spalte %3</translation>
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
        <source>Softmax of the row %1</source>
        <translation>Softmax der Zeile %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>&lt;p&gt;Copyright © 2026 The AttnScope authors. Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later); it comes without any warranty. It makes no network connection.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Copyright © 2026 The AttnScope authors. Freie Software unter der GNU General Public License, Version 3 oder später (GPL-3.0-or-later); ohne jede Gewährleistung. Sie baut keine Netzwerkverbindung auf.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h4&gt;Parts&lt;/h4&gt;</source>
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
        <source>no frame yet: edit a number</source>
        <translation>noch kein Bild: eine Zahl ändern</translation>
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
        <source>Stopped: no file was written.</source>
        <translation>Abgebrochen: Keine Datei wurde geschrieben.</translation>
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
        <source>%1 was changed by another window or program since it was opened here.</source>
        <translation>%1 wurde, seit es hier geöffnet ist, von einem anderen Fenster oder Programm geändert.</translation>
    </message>
    <message>
        <source>Saving puts it there again.</source>
        <translation>Speichern legt sie dort wieder an.</translation>
    </message>
    <message>
        <source>Overwriting it loses those changes. When it is opened instead, Undo brings yours back.</source>
        <translation>Überschreiben verliert jene Änderungen. Wird die Datei stattdessen geöffnet, bringt Rückgängig die eigenen zurück.</translation>
    </message>
    <message>
        <source>Save it there</source>
        <translation>Dort speichern</translation>
    </message>
    <message>
        <source>Overwrite it</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
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
        <source>A block of %1 × %2 does not fit at %3: there is room for %4 × %5.</source>
        <translation>Ein Block von %1 × %2 passt nicht bei %3: Platz ist für %4 × %5.</translation>
    </message>
    <message>
        <source>There are no numbers to paste: the clipboard holds no text.</source>
        <translation>Es gibt keine Zahlen einzufügen: Die Zwischenablage enthält keinen Text.</translation>
    </message>
    <message>
        <source>A table takes one matrix at a time, but what is pasted has the shape %1.</source>
        <translation>Eine Tabelle nimmt eine Matrix auf einmal, aber das Eingefügte hat die Form %1.</translation>
    </message>
    <message>
        <source>Paste %1 × %2 numbers into %3</source>
        <translation>%1 × %2 Zahlen in %3 einfügen</translation>
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
        <source>A whole number is wanted</source>
        <translation>Erwartet wird eine ganze Zahl</translation>
    </message>
    <message>
        <source>A whole number or nothing is wanted</source>
        <translation>Erwartet wird eine ganze Zahl oder nichts</translation>
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
        <source>A shape is whole numbers, as in 3, 2</source>
        <translation>Eine Form sind ganze Zahlen, wie 3, 2</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>A factor for every number, or nothing</source>
        <translation>Ein Faktor für jede Zahl oder nichts</translation>
    </message>
    <message>
        <source>A number or nothing is wanted</source>
        <translation>Erwartet wird eine Zahl oder nichts</translation>
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
        <source>The name of what is made</source>
        <translation>Der Name dessen, was entsteht</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>How many 32-bit outputs are thrown away</source>
        <translation>Wie viele 32-Bit-Ausgaben weggeworfen werden</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>Bias</translation>
    </message>
    <message>
        <source>Whether the layer adds a bias</source>
        <translation>Ob die Schicht einen Bias addiert</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>The matrix whose transpose is the weight</source>
        <translation>Die Matrix, deren Transponierte das Gewicht ist</translation>
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
        <source>The row that stays zero, or nothing</source>
        <translation>Die Zeile, die null bleibt, oder nichts</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>The tensor whose rows are taken</source>
        <translation>Der Tensor, dessen Zeilen genommen werden</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>IDs</translation>
    </message>
    <message>
        <source>The tensor of row numbers</source>
        <translation>Der Tensor der Zeilennummern</translation>
    </message>
    <message>
        <source>The tensor that is repeated</source>
        <translation>Der Tensor, der wiederholt wird</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>How many copies make the batch</source>
        <translation>Wie viele Kopien den Batch bilden</translation>
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
        <source>Whether the layers add a bias</source>
        <translation>Ob die Schichten einen Bias addieren</translation>
    </message>
    <message>
        <source>, bias</source>
        <translation>, Bias</translation>
    </message>
    <message>
        <source>skip %1, drawn before</source>
        <translation>skip %1, vorher gezogen</translation>
    </message>
    <message>
        <source>, row %1 is padding</source>
        <translation>, Zeile %1 ist Padding</translation>
    </message>
    <message>
        <source>%1 = multihead %2, %3 heads</source>
        <translation>%1 = multihead %2, %3 Köpfe</translation>
    </message>
    <message>
        <source>The generator had given %1 numbers by then: in a notebook, to cells that were run before this one.</source>
        <translation>Der Generator hatte bis dahin %1 Zahlen ausgegeben: in einem Notebook an Zellen, die vor dieser liefen.</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Replace x: %1 tokens</source>
        <translation>x ersetzen: %1 Tokens</translation>
    </message>
    <message>
        <source>Replace x by what was pasted</source>
        <translation>x durch das Eingefügte ersetzen</translation>
    </message>
    <message>
        <source>Paste %1 × %2 of it</source>
        <translation>%1 × %2 davon einfügen</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>Das lässt sich nicht einfügen</translation>
    </message>
    <message>
        <source>%1 × %2 numbers</source>
        <translation>%1 × %2 Zahlen</translation>
    </message>
    <message>
        <source>%1 × %2 numbers go to %3 … %4</source>
        <translation>%1 × %2 Zahlen kommen nach %3 … %4</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Fill the table</source>
        <translation>Die Tabelle füllen</translation>
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
        <source>what to look at, what to try</source>
        <translation>was zu sehen, was zu probieren ist</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notizen</translation>
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
        <source>Key and value head %1, %2</source>
        <translation>Key- und Value-Kopf %1, %2</translation>
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
        <translation>die kausale Maske</translation>
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
        <source>Of this scene stay: %1.</source>
        <translation>Von dieser Szene bleibt: %1.</translation>
    </message>
    <message>
        <source>A seed is a whole number from -2^63 to 2^64 - 1, got %1.</source>
        <translation>Ein Seed ist eine ganze Zahl von -2^63 bis 2^64 - 1, angegeben ist %1.</translation>
    </message>
    <message>
        <source>what is added</source>
        <translation>was addiert wird</translation>
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
        <source>put in by hand: the products add up to %1</source>
        <translation>von Hand eingesetzt: Die Produkte ergeben zusammen %1</translation>
    </message>
    <message>
        <source>the head is switched off: its products would add up to %1, and 0 stands here</source>
        <translation>der Kopf ist abgeschaltet: Seine Produkte ergäben zusammen %1, und hier steht 0</translation>
    </message>
    <message>
        <source>the products add up to %1, which is not what stands here</source>
        <translation>die Produkte ergeben zusammen %1, und das steht hier nicht</translation>
    </message>
    <message>
        <source>%1, %2, the %3 into the depth</source>
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
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>term in hand</source>
        <translation>Term in Arbeit</translation>
    </message>
    <message>
        <source>in the sum</source>
        <translation>in der Summe</translation>
    </message>
    <message>
        <source>cell in hand</source>
        <translation>Zelle in Arbeit</translation>
    </message>
    <message>
        <source>cell and layer in hand</source>
        <translation>Zelle und Lage in Arbeit</translation>
    </message>
    <message>
        <source>other terms of its sum</source>
        <translation>andere Terme ihrer Summe</translation>
    </message>
    <message>
        <source>%1; from the front all layers fall together, as in the map</source>
        <translation>%1; von vorn fallen alle Lagen zusammen, wie im Bild</translation>
    </message>
    <message>
        <source>From above: the products of %1, a line for each layer</source>
        <translation>Von oben: die Produkte von %1, eine Linie für jede Lage</translation>
    </message>
    <message>
        <source>From the side: the products of %1, a column for each layer</source>
        <translation>Von der Seite: die Produkte von %1, eine Spalte für jede Lage</translation>
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
        <source>%1: the head is off</source>
        <translation>%1: Der Kopf ist aus</translation>
    </message>
    <message>
        <source>%1: nothing to add</source>
        <translation>%1: nichts zu addieren</translation>
    </message>
    <message>
        <source>%1: both added</source>
        <translation>%1: beide addiert</translation>
    </message>
    <message>
        <source>%1: all %2 added</source>
        <translation>%1: alle %2 addiert</translation>
    </message>
    <message>
        <source>as the map has it; %1 of them shown</source>
        <translation>wie im Bild; %1 davon gezeigt</translation>
    </message>
    <message>
        <source>as the map has it</source>
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
        <source>the row&apos;s sum </source>
        <translation>Summe der Zeile </translation>
    </message>
    <message>
        <source>sum so far </source>
        <translation>Summe bisher </translation>
    </message>
    <message>
        <source>Choose a cell to see what makes it</source>
        <translation>Eine Zelle wählen, um zu sehen, woraus sie entsteht</translation>
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
        <source>%1: the key</source>
        <translation>%1: das Lösungsblatt</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>sheet %1 of %2 · page %3 of %4 · right within %5</source>
        <translation>Blatt %1 von %2 · Seite %3 von %4 · richtig bis auf %5</translation>
    </message>
    <message>
        <source>, given</source>
        <translation>, gegeben</translation>
    </message>
    <message>
        <source>%1, given</source>
        <translation>%1, gegeben</translation>
    </message>
    <message>
        <source>%1 and %2, given</source>
        <translation>%1 und %2, gegeben</translation>
    </message>
    <message>
        <source>The sentence</source>
        <translation>Der Satz</translation>
    </message>
    <message>
        <source>The sentence, and the words as numbers</source>
        <translation>Der Satz und die Wörter als Zahlen</translation>
    </message>
    <message>
        <source>The numbers that are given</source>
        <translation>Die gegebenen Zahlen</translation>
    </message>
    <message>
        <source>One row, step by step</source>
        <translation>Eine Zeile, Schritt für Schritt</translation>
    </message>
    <message>
        <source>normed</source>
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
        <source>no token of %1</source>
        <translation>kein Token von %1</translation>
    </message>
    <message>
        <source>token %1 of %2</source>
        <translation>Token %1 von %2</translation>
    </message>
    <message>
        <source>No token has come yet: the cache is empty.</source>
        <translation>Noch ist kein Token gekommen: Der Cache ist leer.</translation>
    </message>
    <message>
        <source>key head %1: %2 of %3 rows stored, row %4 is new; %5 bytes</source>
        <translation>Key-Kopf %1: %2 von %3 Zeilen gespeichert, Zeile %4 ist neu; %5 Bytes</translation>
    </message>
    <message>
        <source>%1 has not come yet: it has no key and no value.</source>
        <translation>%1 ist noch nicht gekommen: Es hat keinen Key und keinen Value.</translation>
    </message>
    <message>
        <source>new, and stored now</source>
        <translation>neu und jetzt gespeichert</translation>
    </message>
    <message>
        <source>read from the cache</source>
        <translation>aus dem Cache gelesen</translation>
    </message>
    <message>
        <source>, masked</source>
        <translation>, maskiert</translation>
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
        <source>query %1, key %2: %3 %4%5</source>
        <translation>Query %1, Key %2: %3 %4%5</translation>
    </message>
    <message>
        <source>query %1, key %2: weight %3%4</source>
        <translation>Query %1, Key %2: Gewicht %3%4</translation>
    </message>
    <message>
        <source>No row yet: bring the first token.</source>
        <translation>Noch keine Zeile: Das erste Token holen.</translation>
    </message>
    <message>
        <source>Row %1 has the digits of the whole layer, bit for bit</source>
        <translation>Zeile %1 hat die Ziffern der ganzen Schicht, Bit für Bit</translation>
    </message>
    <message>
        <source>Row %1 has the digits of the whole layer: they differ by %2 at most, as float32 rounds</source>
        <translation>Zeile %1 hat die Ziffern der ganzen Schicht: Sie weichen höchstens um %2 ab, wie float32 rundet</translation>
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
        <source>Row %1 differs from the whole layer: only one of the two is a number (%2)</source>
        <translation>Zeile %1 weicht von der ganzen Schicht ab: Nur eines der beiden ist eine Zahl (%2)</translation>
    </message>
    <message>
        <source>Row %1 differs from the whole layer by %2 (%3)</source>
        <translation>Zeile %1 weicht von der ganzen Schicht um %2 ab (%3)</translation>
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
        <source>causal </source>
        <translation>kausale </translation>
    </message>
    <message>
        <source>naive softmax</source>
        <translation>naive Softmax</translation>
    </message>
    <message>
        <source>row / its sum</source>
        <translation>Zeile / ihre Summe</translation>
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
        <source>The walk is at “%1”: the draws come after “%2”.</source>
        <translation>Der Rechengang ist bei „%1“: Die Ziehungen kommen nach „%2“.</translation>
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
        <source>%1: p = 1 drops everything: %2 × 0 = %3</source>
        <translation>%1: p = 1 verwirft alles: %2 × 0 = %3</translation>
    </message>
    <message>
        <source>%1: u = %2 %3 %4</source>
        <translation>%1: u = %2 %3 %4</translation>
    </message>
    <message>
        <source>%1; overridden: %2</source>
        <translation>%1; überschrieben: %2</translation>
    </message>
    <message>
        <source>%1, but keep is overridden: %2 becomes %3</source>
        <translation>%1, aber keep ist überschrieben: %2 wird %3</translation>
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
        <translation>nichts wird gezogen</translation>
    </message>
    <message>
        <source>keep u &lt; %1</source>
        <translation>behalten u &lt; %1</translation>
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
        <source>3 Dropped, all of it</source>
        <translation>3 Verworfen, alles</translation>
    </message>
    <message>
        <source>3 The same, nothing dropped</source>
        <translation>3 Dasselbe, nichts verworfen</translation>
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
        <source>no factor either</source>
        <translation>auch kein Faktor</translation>
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
        <source>3 The same</source>
        <translation>3 Dasselbe</translation>
    </message>
    <message>
        <source>4 Sums</source>
        <translation>4 Summen</translation>
    </message>
    <message>
        <source>they need not be 1</source>
        <translation>sie müssen nicht 1 sein</translation>
    </message>
    <message>
        <source>of the rows</source>
        <translation>der Zeilen</translation>
    </message>
    <message>
        <source>need not be 1</source>
        <translation>müssen nicht 1 sein</translation>
    </message>
    <message>
        <source>B, with the mistake</source>
        <translation>B, mit dem Fehler</translation>
    </message>
    <message>
        <source>A, right</source>
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
        <source>no key so far</source>
        <translation>bisher kein Key</translation>
    </message>
    <message>
        <source>nothing added</source>
        <translation>nichts addiert</translation>
    </message>
    <message>
        <source>nothing mixed</source>
        <translation>nichts gemischt</translation>
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
        <source>the sink is there from the start</source>
        <translation>der Sink ist von Anfang an da</translation>
    </message>
    <message>
        <source>no allowed key so far: 0 is taken off</source>
        <translation>bisher kein erlaubter Key: 0 wird abgezogen</translation>
    </message>
    <message>
        <source>all masked: nothing changes</source>
        <translation>alle maskiert: Nichts ändert sich</translation>
    </message>
    <message>
        <source>the first allowed key: there was nothing to rescale</source>
        <translation>der erste erlaubte Key: Es gab nichts neu zu skalieren</translation>
    </message>
    <message>
        <source>the maximum stays: nothing is rescaled</source>
        <translation>das Maximum bleibt: Nichts wird neu skaliert</translation>
    </message>
    <message>
        <source>the maximum grows: what is there shrinks</source>
        <translation>das Maximum wächst: Was da ist, schrumpft</translation>
    </message>
    <message>
        <source>%1 of %2 keys seen</source>
        <translation>%1 von %2 Keys gesehen</translation>
    </message>
    <message>
        <source> A number of this row is pinned.</source>
        <translation> Eine Zahl dieser Zeile ist festgesetzt.</translation>
    </message>
    <message>
        <source>The weights differ by %1 from those of the whole softmax.</source>
        <translation>Die Gewichte weichen um %1 von denen der ganzen Softmax ab.</translation>
    </message>
    <message>
        <source>The row has the weights of the whole softmax; the context differs by %1.</source>
        <translation>Die Zeile hat die Gewichte der ganzen Softmax; der Kontext weicht um %1 ab.</translation>
    </message>
    <message>
        <source>No key is allowed: 0 / 0 is nan, here and in the whole softmax.</source>
        <translation>Kein Key ist erlaubt: 0 / 0 ist nan, hier und in der ganzen Softmax.</translation>
    </message>
    <message>
        <source>The weights are nan, here and in the whole softmax.</source>
        <translation>Die Gewichte sind nan, hier und in der ganzen Softmax.</translation>
    </message>
    <message>
        <source>The row has the weights of the whole softmax. The head is switched off: the layer&apos;s context is 0.</source>
        <translation>Die Zeile hat die Gewichte der ganzen Softmax. Der Kopf ist abgeschaltet: Der Kontext der Schicht ist 0.</translation>
    </message>
    <message>
        <source>The row has the weights and the context of the whole softmax</source>
        <translation>Die Zeile hat die Gewichte und den Kontext der ganzen Softmax</translation>
    </message>
    <message>
        <source>The row has the weights of the whole softmax</source>
        <translation>Die Zeile hat die Gewichte der ganzen Softmax</translation>
    </message>
    <message>
        <source>, to the last bit.</source>
        <translation>, bis zum letzten Bit.</translation>
    </message>
    <message>
        <source>, up to float32&apos;s rounding (%1).</source>
        <translation>, bis auf die Rundung von float32 (%1).</translation>
    </message>
    <message>
        <source>Nothing is saved on so short a row: the tile with m and l is as large.</source>
        <translation>Bei einer so kurzen Zeile wird nichts gespart: Die Kachel mit m und l ist gleich groß.</translation>
    </message>
    <message>
        <source>Nothing is saved on so short a row: the tile with m and l is larger.</source>
        <translation>Bei einer so kurzen Zeile wird nichts gespart: Die Kachel mit m und l ist größer.</translation>
    </message>
    <message>
        <source>1 number fewer for this row; the longer the row, the more.</source>
        <translation>1 Zahl weniger für diese Zeile; je länger die Zeile, desto mehr.</translation>
    </message>
    <message>
        <source>%1 numbers fewer for this row; the longer the row, the more.</source>
        <translation>%1 Zahlen weniger für diese Zeile; je länger die Zeile, desto mehr.</translation>
    </message>
    <message>
        <source>query %1, key %2: </source>
        <translation>Query %1, Key %2: </translation>
    </message>
    <message>
        <source>in tile %1, not yet seen</source>
        <translation>in Kachel %1, noch nicht gesehen</translation>
    </message>
    <message>
        <source>masked, </source>
        <translation>maskiert, </translation>
    </message>
    <message>
        <source>, dropped from o</source>
        <translation>, in o verworfen</translation>
    </message>
    <message>
        <source>, × %1 in o by dropout</source>
        <translation>, × %1 in o durch den Dropout</translation>
    </message>
    <message>
        <source>z %1, e^(z − m) = e^(%2) = %3, weight %4 %5</source>
        <translation>z %1, e^(z − m) = e^(%2) = %3, Gewicht %4 %5</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>tile %1, %2: </source>
        <translation>Kachel %1, %2: </translation>
    </message>
    <message>
        <source>its largest %1, m %2, factor %3, l %4</source>
        <translation>ihr größter %1, m %2, Faktor %3, l %4</translation>
    </message>
    <message>
        <source>; marks: %1</source>
        <translation>; Zeichen: %1</translation>
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
        <source>largest %1</source>
        <translation>größter %1</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>wie gegeben</translation>
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
        <source>e to the power</source>
        <translation>e hoch</translation>
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
        <source>What is to be seen here?</source>
        <translation>Was ist hier zu sehen?</translation>
    </message>
    <message>
        <source>Drag a tip, or move the one in hand with the arrow keys</source>
        <translation>An einer Spitze ziehen oder die in Arbeit mit den Pfeiltasten bewegen</translation>
    </message>
    <message>
        <source>normed, and turned by the positions of their tokens</source>
        <translation>normiert und um die Positionen ihrer Tokens gedreht</translation>
    </message>
    <message>
        <source>turned by the positions of their tokens</source>
        <translation>um die Positionen ihrer Tokens gedreht</translation>
    </message>
    <message>
        <source>Queries and keys are drawn as they meet in a score: %1.</source>
        <translation>Querys und Keys sind gezeichnet, wie sie sich in einem Score treffen: %1.</translation>
    </message>
    <message>
        <source> What was there before is untouched.</source>
        <translation> Was vorher dort war, ist unberührt.</translation>
    </message>
    <message>
        <source>%1 was not saved: %2.%3 Choose another name or folder.</source>
        <translation>%1 wurde nicht gespeichert: %2.%3 Einen anderen Namen oder Ordner wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are not finite, the first in %1.</source>
        <translation>
            <numerusform>Eine Zahl ist nicht endlich, in %1.</numerusform>
            <numerusform>%n Zahlen sind nicht endlich, die erste in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>: head %1, element %2</source>
        <translation>: Kopf %1, Zahl %2</translation>
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
        <translation>out %1: %2 von Kopf %3, Zahl %4</translation>
    </message>
    <message>
        <source>%1, head %2</source>
        <translation>%1, Kopf %2</translation>
    </message>
    <message>
        <source>vocabulary row %1, used by no token</source>
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
        <source>input</source>
        <translation>Eingang</translation>
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
        <source>Fill in the blanks: %n numbers are left out.</source>
        <translation>
            <numerusform>Fülle die Lücke aus: Eine Zahl fehlt.</numerusform>
            <numerusform>Fülle die Lücken aus: %n Zahlen fehlen.</numerusform>
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
            <numerusform>%n maskierte Keys addieren je e^(−∞) = 0</numerusform>
        </translation>
    </message>
    <message>
        <source>a figure of %1 × %2 cm at %3 DPI would have %4 million pixels; %5 DPI would fit</source>
        <translation>eine Abbildung von %1 × %2 cm hätte bei %3 DPI %4 Millionen Pixel; %5 DPI gingen</translation>
    </message>
    <message>
        <source>a width of %1 cm is too narrow for this figure: take a larger one, or leave labels, row sums or the colour bar out</source>
        <translation>%1 cm Breite sind für diese Abbildung zu wenig: eine größere nehmen oder Beschriftungen, Zeilensummen oder die Farbskala weglassen</translation>
    </message>
    <message>
        <source>, batch item %1</source>
        <translation>, Batch-Element %1</translation>
    </message>
    <message>
        <source>%1: cannot be written (its folder cannot be made)</source>
        <translation>%1: kann nicht geschrieben werden (der Ordner lässt sich nicht anlegen)</translation>
    </message>
    <message>
        <source>its text is still to be written</source>
        <translation>der Text ist noch zu schreiben</translation>
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
        <source>%n numbers edited</source>
        <translation>
            <numerusform>1 Zahl geändert</numerusform>
            <numerusform>%n Zahlen geändert</numerusform>
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
        <source>a name has at most %1 characters, this one has %2</source>
        <translation>ein Name hat höchstens %1 Zeichen, dieser hat %2</translation>
    </message>
    <message>
        <source>a name has a character that cannot be printed</source>
        <translation>ein Name hat ein Zeichen, das sich nicht drucken lässt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands there already, in line %2: tell them apart, for each name has numbers of its own</source>
        <translation>&apos;%1&apos; steht schon da, in Zeile %2: sie unterscheiden, denn jeder Name hat eigene Zahlen</translation>
    </message>
    <message>
        <source>a class has at most %1 names</source>
        <translation>eine Klasse hat höchstens %1 Namen</translation>
    </message>
    <message numerus="yes">
        <source>its weights sum to 1: it lies inside the outline of its %n values</source>
        <translation>
            <numerusform>seine Gewichte ergeben 1: Er liegt im Umriss seines Value</numerusform>
            <numerusform>seine Gewichte ergeben 1: Er liegt im Umriss seiner %n Values</numerusform>
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
        <source>%n that stay</source>
        <translation>
            <numerusform>1, das bleibt</numerusform>
            <numerusform>%n, die bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source> · %1 %2 of %3</source>
        <translation> · %1 %2 von %3</translation>
    </message>
    <message>
        <source>query %1 → key %2</source>
        <translation>Query %1 → Key %2</translation>
    </message>
    <message numerus="yes">
        <source>%n batches</source>
        <translation>
            <numerusform>1 Batch</numerusform>
            <numerusform>%n Batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>1 Token</numerusform>
            <numerusform>%n Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>The last change is still being shown; this one was not made.</source>
        <translation>Die letzte Änderung wird noch gezeigt; diese wurde nicht gemacht.</translation>
    </message>
    <message>
        <source>there is not enough memory to keep them</source>
        <translation>der Speicher reicht nicht, um sie zu behalten</translation>
    </message>
    <message>
        <source>This scene cannot be computed: there is nothing to move.</source>
        <translation>Diese Szene lässt sich nicht berechnen: Es gibt nichts zu bewegen.</translation>
    </message>
    <message>
        <source>What is hidden, or not a number, cannot be pinned to a slider.</source>
        <translation>Was verborgen oder keine Zahl ist, lässt sich nicht auf einen Regler legen.</translation>
    </message>
    <message>
        <source>Choose a number first: of the map, or of a table.</source>
        <translation>Zuerst eine Zahl wählen: im Bild oder in einer Tabelle.</translation>
    </message>
    <message>
        <source>A row of one number has no angle.</source>
        <translation>Eine Zeile aus einer Zahl hat keinen Winkel.</translation>
    </message>
    <message>
        <source>A slider moves real numbers, not ids or 0 and 1.</source>
        <translation>Ein Regler bewegt reelle Zahlen, keine IDs und nicht 0 und 1.</translation>
    </message>
    <message>
        <source>There is no number to draw.</source>
        <translation>Es gibt keine Zahl zu zeichnen.</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>a figure needs at least one matrix</source>
        <translation>eine Abbildung braucht mindestens eine Matrix</translation>
    </message>
    <message>
        <source>the width of a figure must be 1 to 500 cm</source>
        <translation>die Breite einer Abbildung muss 1 bis 500 cm sein</translation>
    </message>
    <message>
        <source>there is not enough memory for a picture of this size: try fewer DPI</source>
        <translation>für ein Bild dieser Größe reicht der Speicher nicht: weniger DPI versuchen</translation>
    </message>
    <message>
        <source>it does not tell the scene that it was made of</source>
        <translation>sie sagt nicht, aus welcher Szene sie entstand</translation>
    </message>
    <message>
        <source>expected a figure: PNG, SVG or PDF</source>
        <translation>erwartet wird eine Abbildung: PNG, SVG oder PDF</translation>
    </message>
    <message>
        <source>There is not enough memory to draw these figures: draw fewer at once, or smaller ones.</source>
        <translation>Für diese Abbildungen reicht der Speicher nicht: weniger auf einmal zeichnen oder kleinere.</translation>
    </message>
    <message>
        <source>the names are not UTF-8 text</source>
        <translation>die Namen sind kein Text in UTF-8</translation>
    </message>
    <message>
        <source>there is no name: one a line is expected</source>
        <translation>es gibt keinen Namen: erwartet wird einer je Zeile</translation>
    </message>
    <message>
        <source>There is not enough memory for these sheets.</source>
        <translation>Für diese Blätter reicht der Speicher nicht.</translation>
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
        <source>two sentences, a mask not applied</source>
        <translation>zwei Sätze, Maske nicht angewendet</translation>
    </message>
    <message>
        <source>four queries, two keys</source>
        <translation>vier Querys, zwei Keys</translation>
    </message>
    <message>
        <source>the distance alone counts</source>
        <translation>nur der Abstand zählt</translation>
    </message>
    <message>
        <source>one length for all</source>
        <translation>eine Länge für alle</translation>
    </message>
    <message>
        <source>a spike bent down</source>
        <translation>ein Ausreißer, gebogen</translation>
    </message>
    <message>
        <source>a slope instead of positions</source>
        <translation>Steigung statt Positionen</translation>
    </message>
    <message>
        <source>far words share a number</source>
        <translation>ferne Wörter teilen eine Zahl</translation>
    </message>
    <message>
        <source>near words, and the first</source>
        <translation>nahe Wörter und das erste</translation>
    </message>
    <message>
        <source>both ways, then back alone</source>
        <translation>beide Richtungen, dann nur zurück</translation>
    </message>
    <message>
        <source>rows that sum to less than 1</source>
        <translation>Zeilen unter 1</translation>
    </message>
    <message>
        <source>words of one text look at another</source>
        <translation>Wörter sehen einen anderen Text an</translation>
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
        <source>the patterns of tokenizers</source>
        <translation>die Muster von Tokenizern</translation>
    </message>
    <message>
        <source>compressed files</source>
        <translation>gepackte Dateien</translation>
    </message>
    <message>
        <source>logarithm, sine and cosine as PyTorch computes them, after Cephes by Stephen Moshier</source>
        <translation>Logarithmus, Sinus und Kosinus, wie PyTorch sie berechnet, nach Cephes von Stephen Moshier</translation>
    </message>
    <message>
        <source>colour maps</source>
        <translation>Farbskalen</translation>
    </message>
    <message>
        <source>the font of the window</source>
        <translation>die Schrift des Fensters</translation>
    </message>
    <message>
        <source>the font of numbers, without its ligatures</source>
        <translation>die Schrift der Zahlen, ohne ihre Ligaturen</translation>
    </message>
    <message>
        <source>the font of formulas</source>
        <translation>die Schrift der Formeln</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Greys</source>
        <translation>Graustufen</translation>
    </message>
    <message>
        <source>Blue to orange</source>
        <translation>Blau bis Orange</translation>
    </message>
    <message>
        <source>A circuit is made of weights and embeddings alone: change one of those.</source>
        <translation>Ein Schaltkreis besteht nur aus Gewichten und Embeddings: eines davon ändern.</translation>
    </message>
    <message>
        <source>Scenes (*.attn);;All files (*)</source>
        <translation>Szenen (*.attn);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>sie kann nicht gelesen werden</translation>
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
        <source>There is not enough memory for this change, which was not made.</source>
        <translation>Für diese Änderung reicht der Speicher nicht; sie wurde nicht gemacht.</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date, as QLocale::toString writes it</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>it tells its scene, but not the options that it was made with: a studio&apos;s figures are made again in their studio</source>
        <translation>sie nennt ihre Szene, aber nicht die Optionen, mit denen sie erstellt wurde: Abbildungen eines Studios werden in ihrem Studio neu erstellt</translation>
    </message>
    <message>
        <source>Made with seed %1, so that the numbers printed here are the numbers of the key.</source>
        <translation>Mit Seed %1 erstellt, damit die hier gedruckten Zahlen die des Lösungsblatts sind.</translation>
    </message>
    <message>
        <source>Drawn with seed %1 and rounded to 2 decimals, so that the numbers printed here are the numbers of the key.</source>
        <translation>Mit Seed %1 gezogen und auf 2 Nachkommastellen gerundet, damit die hier gedruckten Zahlen die des Lösungsblatts sind.</translation>
    </message>
    <message>
        <source>no such lesson</source>
        <translation>keine solche Lektion</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>The first two rows rise by 1 from key to key, so their weights ought to be the same. In the second one e^89 is more than float32 holds: without taking the maximum off, inf / inf is nan.</source>
        <translation>Die ersten zwei Zeilen steigen von Key zu Key um 1, also müssten ihre Gewichte gleich sein. In der zweiten ist e^89 mehr, als float32 fasst: Ohne Abzug des Maximums ist inf / inf nan.</translation>
    </message>
    <message numerus="yes">
        <source> Both hold the context besides, %n numbers, and read every k and v.</source>
        <translation>
            <numerusform> Beide halten außerdem den Kontext, eine Zahl, und lesen jedes k und v.</numerusform>
            <numerusform> Beide halten außerdem den Kontext, %n Zahlen, und lesen jedes k und v.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2 of what is pasted: %3</source>
        <translation>Zeile %1, Spalte %2 des Eingefügten: %3</translation>
    </message>
    <message>
        <source>root of %1</source>
        <translation>Wurzel aus %1</translation>
    </message>
    <message>
        <source>%1 sub %2</source>
        <translation>%1 tief %2</translation>
    </message>
    <message>
        <source>%1 to the %2</source>
        <translation>%1 hoch %2</translation>
    </message>
    <message>
        <source>Every row sums to 1 with its sink</source>
        <translation>Jede Zeile ergibt mit ihrem Sink 1</translation>
    </message>
    <message>
        <source>Rows with their sinks sum to %1, not 1</source>
        <translation>Zeilen ergeben mit ihren Sinks %1, nicht 1</translation>
    </message>
    <message>
        <source>%1 of %2 rows are there, each sums to 1 with its sink</source>
        <translation>%1 von %2 Zeilen sind da, jede ergibt mit ihrem Sink 1</translation>
    </message>
    <message>
        <source>Rows and sinks sum to 1</source>
        <translation>Zeilen und Sinks ergeben 1</translation>
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
        <translation>gekappter Score %1</translation>
    </message>
    <message>
        <source>score with its bias %1</source>
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
        <source>%1; %2 of the sum is the sink&apos;s</source>
        <translation>%1; %2 der Summe gehören dem Sink</translation>
    </message>
    <message>
        <source>These keys cannot be chosen.</source>
        <translation>Diese Tasten lassen sich nicht wählen.</translation>
    </message>
    <message>
        <source>%1 alone goes to what has the focus: choose keys with Ctrl or Alt, or a function key.</source>
        <translation>%1 allein geht an das, was den Fokus hat: Wähle Tasten mit Strg oder Alt oder eine Funktionstaste.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”: choose others, or give that one other keys first.</source>
        <translation>%1 gehört zu „%2“: Wähle andere, oder gib jener Aktion zuerst andere Tasten.</translation>
    </message>
    <message>
        <source>%1 opens the menu “%2”: choose others.</source>
        <translation>%1 öffnet das Menü „%2“: Wähle andere.</translation>
    </message>
    <message>
        <source>head switched off</source>
        <translation>Kopf abgeschaltet</translation>
    </message>
    <message>
        <source>1,000</source>
        <translation>1&#x202f;000</translation>
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
        <source>: each cell shows the number of its part that is farthest from zero</source>
        <translation>: jede Zelle zeigt von ihrem Teil die Zahl, die am weitesten von null liegt</translation>
    </message>
    <message>
        <source>%1: with its bias</source>
        <translation>%1: mit Bias</translation>
    </message>
    <message>
        <source>%1: both and a bias added</source>
        <translation>%1: beide und ein Bias addiert</translation>
    </message>
    <message>
        <source>%1: all %2 and a bias added</source>
        <translation>%1: alle %2 und ein Bias addiert</translation>
    </message>
    <message>
        <source>head %1 is off: context of </source>
        <translation>Kopf %1 ist aus: Kontext von </translation>
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
        <source>turned on its side</source>
        <translation>auf die Seite gedreht</translation>
    </message>
    <message>
        <source>This is not the scene that was opened any more. Undo leads back to it.</source>
        <translation>Das ist nicht mehr die Szene, die geöffnet wurde. Rückgängig führt zu ihr zurück.</translation>
    </message>
    <message>
        <source>Components turn in pairs, and each head of this scene has one alone.</source>
        <translation>Komponenten drehen sich paarweise, und jeder Kopf dieser Szene hat nur eine.</translation>
    </message>
    <message>
        <source>Edit any number in an attention layer and watch every other number change.</source>
        <translation>Ändere irgendeine Zahl in einer Attention-Schicht und sieh, wie sich alle anderen ändern.</translation>
    </message>
    <message>
        <source>head %1, switched off</source>
        <translation>Kopf %1, abgeschaltet</translation>
    </message>
    <message>
        <source>, %1 of %2 shown</source>
        <translation>, %1 von %2 gezeigt</translation>
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
        <source>A question</source>
        <translation>Eine Frage</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
    <message>
        <source>centred at 0</source>
        <translation>um 0 zentriert</translation>
    </message>
    <message>
        <source>cells × %1</source>
        <translation>Zellen × %1</translation>
    </message>
    <message>
        <source> Dropout falls on what goes into the context alone: the weights are those before it.</source>
        <translation> Der Dropout wirkt nur auf das, was in den Kontext eingeht: Die Gewichte sind die davor.</translation>
    </message>
    <message>
        <source>These arrays make a layer of %1 to %2 numbers, and the model&apos;s layer on this page has %3 to %4: take a plain layer.</source>
        <translation>Diese Arrays ergeben eine Schicht von %1 zu %2 Zahlen, die Schicht des Modells auf dieser Seite hat %3 zu %4: Eine einfache Schicht nehmen.</translation>
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
        <source>No installed font has the letters %1. They are drawn as boxes; install a font for them, e.g. %2.</source>
        <translation>Keine installierte Schrift hat die Zeichen %1. Sie werden als Kästchen gezeichnet; installiere eine Schrift für sie, z. B. %2.</translation>
    </message>
    <message>
        <source>Nothing is locked. Name what to lock, or write “all”.</source>
        <translation>Nichts ist gesperrt. Schreibe, was gesperrt werden soll, oder „all“.</translation>
    </message>
    <message>
        <source>The first line is empty: write the question there</source>
        <translation>Die erste Zeile ist leer: Dort steht die Frage</translation>
    </message>
    <message>
        <source>in the engine of web pages</source>
        <translation>in der Rechenmaschine von Webseiten</translation>
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
        <source>No action is called “%1”. Esc closes this list.</source>
        <translation>Keine Aktion heißt „%1“. Esc schließt diese Liste.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>attn::AnswerBlock</name>
    <message>
        <source>Hidden: what is it?</source>
        <translation>Verborgen: Welche Zahl ist es?</translation>
    </message>
    <message>
        <source>Your number for the hidden cell</source>
        <translation>Eigene Zahl für die verborgene Zelle</translation>
    </message>
    <message>
        <source>your number</source>
        <translation>eigene Zahl</translation>
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
        <source>Shows the number (H in the map)</source>
        <translation>Zeigt die Zahl (H im Bild)</translation>
    </message>
</context>
<context>
    <name>attn::Application</name>
    <message>
        <source>There is not enough memory for this. Your edits are kept.</source>
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
        <source>the scene&apos;s own of this name</source>
        <translation>das gleichnamige der Szene</translation>
    </message>
    <message>
        <source>x: embeddings</source>
        <translation>x: Embeddings</translation>
    </message>
    <message>
        <source>W_query: query weights</source>
        <translation>W_query: Gewichte der Querys</translation>
    </message>
    <message>
        <source>W_key: key weights</source>
        <translation>W_key: Gewichte der Keys</translation>
    </message>
    <message>
        <source>W_value: value weights</source>
        <translation>W_value: Gewichte der Values</translation>
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
        <source>qkv: all three in one</source>
        <translation>qkv: alle drei in einem</translation>
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
        <source>sinks: a logit per head</source>
        <translation>sinks: ein Logit je Kopf</translation>
    </message>
    <message>
        <source>t5_bias: buckets of distance</source>
        <translation>t5_bias: Bereiche von Abständen</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>q: queries, as computed</source>
        <translation>q: Querys, wie berechnet</translation>
    </message>
    <message>
        <source>k: keys, as computed</source>
        <translation>k: Keys, wie berechnet</translation>
    </message>
    <message>
        <source>v: values, as computed</source>
        <translation>v: Values, wie berechnet</translation>
    </message>
    <message>
        <source>weights: attention, as computed</source>
        <translation>weights: Attention, wie berechnet</translation>
    </message>
    <message>
        <source>%1, per head</source>
        <translation>%1, je Kopf</translation>
    </message>
</context>
<context>
    <name>attn::Background</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Dafür reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>This stopped: %1.</source>
        <translation>Abgebrochen: %1.</translation>
    </message>
</context>
<context>
    <name>attn::BenchStrip</name>
    <message>
        <source>Layer of a model</source>
        <translation>Schicht eines Modells</translation>
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
        <source>Bias by position, with the mask</source>
        <translation>Bias nach Position, mit der Maske</translation>
    </message>
    <message>
        <source>Bias: %1</source>
        <translation>Bias: %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Kopf %1</translation>
    </message>
</context>
<context>
    <name>attn::BlockControls</name>
    <message>
        <source>front</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>Straight from the front: the layers fall together into their sums, which is the map</source>
        <translation>Gerade von vorn: Die Lagen fallen zu ihren Summen zusammen, und das ist das Bild</translation>
    </message>
    <message>
        <source>above</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>Straight from above: the products of one row, a line for each layer</source>
        <translation>Gerade von oben: die Produkte einer Zeile, eine Linie für jede Lage</translation>
    </message>
    <message>
        <source>side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Straight from the side: the products of one column, a line for each row</source>
        <translation>Gerade von der Seite: die Produkte einer Spalte, eine Linie für jede Zeile</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Turned, to see all of it</source>
        <translation>Gedreht, um alles zu sehen</translation>
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
        <source>Pulled apart, percent</source>
        <translation>Auseinandergezogen, Prozent</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Alt+Page Up and Alt+Page Down on the block, or the wheel</source>
        <translation>Alt+Bild auf und Alt+Bild ab auf dem Block oder das Mausrad</translation>
    </message>
    <message>
        <source>Show layers</source>
        <translation>Lagen zeigen</translation>
    </message>
    <message>
        <source>Alt+Page Up and Alt+Page Down on the block, or the wheel, go to another layer</source>
        <translation>Alt+Bild auf und Alt+Bild ab auf dem Block oder das Mausrad führen zu einer anderen Lage</translation>
    </message>
    <message>
        <source>Pulled apart</source>
        <translation>Auseinander</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In Arbeit</translation>
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
        <source>The %1 before</source>
        <translation>Die %1 davor</translation>
    </message>
    <message>
        <source>The next %1</source>
        <translation>Die nächsten %1</translation>
    </message>
    <message>
        <source>what is multiplied</source>
        <translation>was multipliziert wird</translation>
    </message>
    <message>
        <source>digits, from cells of 36 px</source>
        <translation>Ziffern, ab Zellen von 36 px</translation>
    </message>
    <message>
        <source>beam of the chosen cell</source>
        <translation>Strahl der gewählten Zelle</translation>
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
        <source>%1 %</source>
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
        <source>the one in hand</source>
        <translation>die in Arbeit</translation>
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
        <source>Drag to turn and tilt; the arrow keys go by 5 degrees</source>
        <translation>Ziehen dreht und kippt; die Pfeiltasten gehen in Schritten von 5 Grad</translation>
    </message>
    <message>
        <source>turn %1 degrees, tilt %2 degrees</source>
        <translation>um %1 Grad gedreht, um %2 Grad gekippt</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>drehen</translation>
    </message>
    <message>
        <source>tilt</source>
        <translation>kippen</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>ziehen</translation>
    </message>
</context>
<context>
    <name>attn::BlockHeader</name>
    <message>
        <source>Map, operands or block</source>
        <translation>Bild, Operanden oder Block</translation>
    </message>
    <message>
        <source>log</source>
        <translation>log</translation>
    </message>
    <message>
        <source>map</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>The matrix alone, as large as it fits (Ctrl+3)</source>
        <translation>Nur die Matrix, so groß wie möglich (Strg+3)</translation>
    </message>
    <message>
        <source>operands</source>
        <translation>Operanden</translation>
    </message>
    <message>
        <source>The matrix with what makes its cells beside it (Ctrl+3)</source>
        <translation>Die Matrix neben dem, woraus ihre Zellen entstehen (Strg+3)</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Every product as a cube, the layers pulled apart (Ctrl+3)</source>
        <translation>Jedes Produkt als Würfel, die Lagen auseinandergezogen (Strg+3)</translation>
    </message>
    <message>
        <source>Colours span</source>
        <translation>Farbbereich</translation>
    </message>
    <message>
        <source>What the colours span</source>
        <translation>Was die Farben umspannen</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>Equal steps of colour for equal ratios: small numbers can be told apart</source>
        <translation>Gleiche Farbschritte für gleiche Verhältnisse: Kleine Zahlen lassen sich unterscheiden</translation>
    </message>
</context>
<context>
    <name>attn::BlockMap</name>
    <message>
        <source>Product as a block</source>
        <translation>Produkt als Block</translation>
    </message>
    <message>
        <source>turned by %1 degrees, tilted by %2</source>
        <translation>um %1 Grad gedreht, um %2 gekippt</translation>
    </message>
    <message>
        <source>no cell chosen</source>
        <translation>keine Zelle gewählt</translation>
    </message>
    <message>
        <source>Drag, or Alt and the arrow keys: turn it</source>
        <translation>Ziehen oder Alt und Pfeiltasten: drehen</translation>
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
        <source>edit to try</source>
        <translation>zum Probieren ändern</translation>
    </message>
    <message>
        <source>Key head</source>
        <translation>Key-Kopf</translation>
    </message>
    <message>
        <source>Which key and value head the query head reads: its number divided by the heads of a group</source>
        <translation>Welchen Key- und Value-Kopf der Query-Kopf liest: seine Nummer, geteilt durch die Köpfe je Gruppe</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>How a number of the cache lies in memory: only its bytes are counted, no number is rounded</source>
        <translation>Wie eine Zahl des Caches im Speicher liegt: Es werden nur die Bytes gezählt, keine Zahl wird gerundet</translation>
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
        <source>%1: %2 multiply-adds with the cache, %3 for the whole layer again</source>
        <translation>%1: %2 Multiply-Adds mit dem Cache, %3 für die ganze Schicht noch einmal</translation>
    </message>
    <message>
        <source>one token at a time: what is stored, what is new</source>
        <translation>ein Token nach dem anderen: was gespeichert ist, was neu ist</translation>
    </message>
    <message>
        <source>%1; item %2 of %3</source>
        <translation>%1; Element %2 von %3</translation>
    </message>
    <message>
        <source>This layer has %1 tokens: up to 512 are decoded one by one here.</source>
        <translation>Diese Schicht hat %1 Tokens: Bis zu 512 werden hier einzeln dekodiert.</translation>
    </message>
    <message>
        <source>The layer&apos;s walk has not come to the context yet. Go on with the time bar: then the tokens can come one by one.</source>
        <translation>Der Rechengang der Schicht ist noch nicht beim Kontext. Mit der Zeitleiste weitergehen: Dann können die Tokens einzeln kommen.</translation>
    </message>
    <message>
        <source>Decoding token by token …</source>
        <translation>Dekodiert Token für Token …</translation>
    </message>
</context>
<context>
    <name>attn::CacheSums</name>
    <message>
        <source>still seen: %1 of %2 rows, %3 bytes</source>
        <translation>noch zu sehen: %1 von %2 Zeilen, %3 Bytes</translation>
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
        <source>scores, %1 × %2 seen × %3</source>
        <translation>Scores, %1 × %2 gesehene × %3</translation>
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
        <source>the whole layer again</source>
        <translation>die ganze Schicht noch einmal</translation>
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
        <source>Keys and values of one layer; multiply-adds of its products alone.</source>
        <translation>Keys und Values einer Schicht; Multiply-Adds nur ihrer Produkte.</translation>
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
        <source>Head in focus</source>
        <translation>Kopf im Fokus</translation>
    </message>
    <message>
        <source>Batch item</source>
        <translation>Batch-Element</translation>
    </message>
    <message>
        <source>Item of the batch</source>
        <translation>Element des Batches</translation>
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
        <source>The matrix alone, as large as it fits (Ctrl+3)</source>
        <translation>Nur die Matrix, so groß wie möglich (Strg+3)</translation>
    </message>
    <message>
        <source>operands</source>
        <translation>Operanden</translation>
    </message>
    <message>
        <source>The matrix with what makes its cells beside it (Ctrl+3)</source>
        <translation>Die Matrix neben dem, woraus ihre Zellen entstehen (Strg+3)</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Every product as a cube, the layers pulled apart (Ctrl+3)</source>
        <translation>Jedes Produkt als Würfel, die Lagen auseinandergezogen (Strg+3)</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Which of the card&apos;s matrices</source>
        <translation>Welche der Matrizen der Karte</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Colours span</source>
        <translation>Farbbereich</translation>
    </message>
    <message>
        <source>What the colours span</source>
        <translation>Was die Farben umspannen</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>Equal steps of colour for equal ratios: small numbers can be told apart</source>
        <translation>Gleiche Farbschritte für gleiche Verhältnisse: Kleine Zahlen lassen sich unterscheiden</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>Item %1</source>
        <translation>Element %1</translation>
    </message>
    <message>
        <source>Open up</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open it up: %1</source>
        <translation>Öffnen: %1</translation>
    </message>
    <message>
        <source>
Ctrl+Shift+F6 then goes to its controls, Ctrl+F6 back to its picture.</source>
        <translation>
Strg+Umschalt+F6 führt dann zu den Reglern, Strg+F6 zurück zum Bild.</translation>
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
        <source>There is no computation yet to write a script of.</source>
        <translation>Es ist noch nichts berechnet, wovon sich ein Skript schreiben ließe.</translation>
    </message>
    <message>
        <source>Copied a %1 script of %2 lines</source>
        <translation>Ein %1-Skript mit %2 Zeilen kopiert</translation>
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
        <source>Keep what stands now as A</source>
        <translation>Den jetzigen Stand als A behalten</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Go back to A, and pin what stands now. Undo brings it back. Of two heads: A becomes B.</source>
        <translation>Zurück zu A gehen und den jetzigen Stand festhalten. Rückgängig stellt ihn wieder her. Bei zwei Köpfen: A wird B.</translation>
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
        <source>The signed change; blue fell, orange rose</source>
        <translation>Die Änderung mit Vorzeichen; Blau ist gefallen, Orange gestiegen</translation>
    </message>
    <message>
        <source>|B − A|</source>
        <translation>|B − A|</translation>
    </message>
    <message>
        <source>How much it changed</source>
        <translation>Wie viel sich geändert hat</translation>
    </message>
    <message>
        <source>B / A</source>
        <translation>B / A</translation>
    </message>
    <message>
        <source>How many times as large</source>
        <translation>Auf das Wievielfache</translation>
    </message>
    <message>
        <source>same colour range in A and B</source>
        <translation>gleicher Farbbereich in A und B</translation>
    </message>
    <message>
        <source>marks where the sign turned</source>
        <translation>markiert Vorzeichenwechsel</translation>
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
        <source>A is the scene as it was opened</source>
        <translation>A ist die Szene, wie sie geöffnet wurde</translation>
    </message>
    <message>
        <source>A is the scene as it was before the last edit</source>
        <translation>A ist die Szene vor der letzten Änderung</translation>
    </message>
    <message>
        <source>A is what you pinned, and stays so until you pin another</source>
        <translation>A ist, was festgehalten wurde, und bleibt so bis zum nächsten Festhalten</translation>
    </message>
    <message>
        <source>another head</source>
        <translation>ein anderer Kopf</translation>
    </message>
    <message>
        <source>A is another head of the same scene, and B the head in focus</source>
        <translation>A ist ein anderer Kopf derselben Szene und B der Kopf im Fokus</translation>
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
        <source>Change a number, a choice or the draw: A stays as it is, and B follows.</source>
        <translation>Eine Zahl, eine Wahl oder die Ziehung ändern: A bleibt, wie es ist, und B folgt.</translation>
    </message>
    <message>
        <source>what else differs</source>
        <translation>was sonst verschieden ist</translation>
    </message>
    <message>
        <source>largest change of the context</source>
        <translation>größte Änderung des Kontexts</translation>
    </message>
    <message>
        <source>Nothing has changed yet</source>
        <translation>Noch hat sich nichts geändert</translation>
    </message>
    <message>
        <source>A and B are one head</source>
        <translation>A und B sind derselbe Kopf</translation>
    </message>
    <message>
        <source>Heads %1 and %2</source>
        <translation>Köpfe %1 und %2</translation>
    </message>
    <message>
        <source>cells of %1 that differ</source>
        <translation>verschiedene Zellen von %1</translation>
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
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>They do nearly the same: no more than %1 of a row&apos;s attention goes elsewhere.</source>
        <translation>Sie tun fast dasselbe: Höchstens %1 der Attention einer Zeile geht woandershin.</translation>
    </message>
    <message>
        <source>In the row that differs most, %1 of the attention goes elsewhere.</source>
        <translation>In der Zeile mit dem größten Unterschied geht %1 der Attention woandershin.</translation>
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
        <source>Not yet: whether changes in each row add up to 0</source>
        <translation>Noch nicht: ob sich die Änderungen jeder Zeile zu 0 summieren</translation>
    </message>
    <message>
        <source>Changes in each row add up to 0</source>
        <translation>Die Änderungen jeder Zeile summieren sich zu 0</translation>
    </message>
    <message>
        <source>Changes in a row do not add up to 0: its sum changed</source>
        <translation>Die Änderungen einer Zeile summieren sich nicht zu 0: Ihre Summe hat sich geändert</translation>
    </message>
    <message>
        <source>cells shown that changed</source>
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
        <source>nothing was edited</source>
        <translation>nichts wurde geändert</translation>
    </message>
    <message>
        <source>before “%1”</source>
        <translation>vor „%1“</translation>
    </message>
    <message>
        <source>head %1, switched off</source>
        <translation>Kopf %1, abgeschaltet</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>A is being computed …</source>
        <translation>A wird berechnet …</translation>
    </message>
    <message>
        <source>%1 has no heads: choose a stage that has, scores or weights.</source>
        <translation>%1 hat keine Köpfe: Eine Stufe mit Köpfen wählen, Scores oder Gewichte.</translation>
    </message>
    <message>
        <source>%1 is too large to be compared number by number: matrices of up to 512 × 512 are.</source>
        <translation>%1 ist zu groß, um Zahl für Zahl verglichen zu werden: Das geht bei Matrizen bis 512 × 512.</translation>
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
        <source>%1, in A %2: %3</source>
        <translation>%1, in A %2: %3</translation>
    </message>
    <message>
        <source>%1, was %2: %3</source>
        <translation>%1, war %2: %3</translation>
    </message>
</context>
<context>
    <name>attn::ComputeOn</name>
    <message>
        <source>opening the GPU…</source>
        <translation>die GPU wird geöffnet …</translation>
    </message>
    <message>
        <source>no GPU: %1</source>
        <translation>keine GPU: %1</translation>
    </message>
</context>
<context>
    <name>attn::ConflictBar</name>
    <message>
        <source>Decide when it is saved</source>
        <translation>Beim Speichern entscheiden</translation>
    </message>
</context>
<context>
    <name>attn::Copier</name>
    <message>
        <source>%1 × %2 numbers are too many to copy as %3: at most %4 fit.</source>
        <translation>%1 × %2 Zahlen sind zu viele, um sie als %3 zu kopieren: Höchstens %4 gehen.</translation>
    </message>
    <message>
        <source>Copied %1, %2 × %3, as %4</source>
        <translation>%1 kopiert, %2 × %3, als %4</translation>
    </message>
    <message>
        <source>The GPU was lost while its numbers were read; they are computed anew.</source>
        <translation>Die GPU ging verloren, während ihre Zahlen gelesen wurden; sie werden neu berechnet.</translation>
    </message>
    <message>
        <source>Copied the picture, %1 × %2 pixels</source>
        <translation>Das Bild kopiert, %1 × %2 Pixel</translation>
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
        <source>The hidden numbers too; without them they are nan</source>
        <translation>Auch die verborgenen Zahlen; sonst sind sie nan</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 Zahlen</translation>
    </message>
    <message>
        <source>%1 tensors, %2</source>
        <translation>%1 Tensoren, %2</translation>
    </message>
    <message>
        <source>nothing is computed here</source>
        <translation>hier wird nichts berechnet</translation>
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
        <source>At most; fewer where a cell has no room for them</source>
        <translation>Höchstens; weniger, wo eine Zelle keinen Platz dafür hat</translation>
    </message>
    <message>
        <source>at most %1, as in the window</source>
        <translation>höchstens %1, wie im Fenster</translation>
    </message>
</context>
<context>
    <name>attn::DerivativeMaps</name>
    <message>
        <source>Given, not computed: %1. Nothing but an edit of its own moves it.</source>
        <translation>Gegeben, nicht berechnet: %1. Nur eine eigene Änderung bewegt es.</translation>
    </message>
    <message>
        <source>Nothing that can be edited here moves it: every derivative is exactly 0.</source>
        <translation>Nichts, was sich hier ändern lässt, bewegt es: Jede Ableitung ist genau 0.</translation>
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
        <source>derivative × number</source>
        <translation>Ableitung × Zahl</translation>
    </message>
</context>
<context>
    <name>attn::DerivativeView</name>
    <message>
        <source>Derivatives by %1, %2 by %3</source>
        <translation>Ableitungen nach %1, %2 mal %3</translation>
    </message>
    <message>
        <source>exactly 0: it cannot matter</source>
        <translation>genau 0: Sie kann keine Rolle spielen</translation>
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
        <source>derivative of %1 by %2, times that number: %3</source>
        <translation>Ableitung von %1 nach %2, mal dieser Zahl: %3</translation>
    </message>
    <message>
        <source>derivative of %1 by %2: %3</source>
        <translation>Ableitung von %1 nach %2: %3</translation>
    </message>
</context>
<context>
    <name>attn::DifferenceCard</name>
    <message>
        <source>at query %1, key %2: </source>
        <translation>bei Query %1, Key %2: </translation>
    </message>
    <message>
        <source>%1%2. Press to go to the cell</source>
        <translation>%1%2. Drücken führt zur Zelle</translation>
    </message>
    <message>
        <source>at </source>
        <translation>bei </translation>
    </message>
</context>
<context>
    <name>attn::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Edits that were not saved</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Open %1 as it is now</source>
        <translation>%1 öffnen, wie es jetzt ist</translation>
    </message>
    <message>
        <source>There is not enough memory to show the last change.</source>
        <translation>Um die letzte Änderung zu zeigen, reicht der Speicher nicht.</translation>
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
        <source>The seed that the dropout draws from. Up and Down try the next one.</source>
        <translation>Der Seed, aus dem der Dropout zieht. Auf und Ab probieren den nächsten.</translation>
    </message>
    <message>
        <source>This seed is for the dropout alone: other weights leave its draws as they are.</source>
        <translation>Dieser Seed gilt nur für den Dropout: Andere Gewichte lassen seine Ziehungen, wie sie sind.</translation>
    </message>
    <message>
        <source>Dropout p</source>
        <translation>Dropout p</translation>
    </message>
    <message>
        <source>The chance of each number to be dropped</source>
        <translation>Die Wahrscheinlichkeit jeder Zahl, verworfen zu werden</translation>
    </message>
    <message>
        <source>Dropout p, as a number</source>
        <translation>Dropout p, als Zahl</translation>
    </message>
    <message>
        <source>The chance of each number to be dropped, 0 to 1</source>
        <translation>Die Wahrscheinlichkeit jeder Zahl, verworfen zu werden, 0 bis 1</translation>
    </message>
    <message>
        <source>train</source>
        <translation>train</translation>
    </message>
    <message>
        <source>Drops and scales up what is kept by 1 / (1 − p)</source>
        <translation>Verwirft, und vergrößert, was bleibt, um 1 / (1 − p)</translation>
    </message>
    <message>
        <source>eval</source>
        <translation>eval</translation>
    </message>
    <message>
        <source>Drops nothing: the layer as it is used after training</source>
        <translation>Verwirft nichts: die Schicht, wie sie nach dem Training benutzt wird</translation>
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
        <source>Drop with seed %1</source>
        <translation>Mit Seed %1 verwerfen</translation>
    </message>
    <message>
        <source>The weights are drawn from the same seed. Another one here is for the dropout alone.</source>
        <translation>Die Gewichte werden aus demselben Seed gezogen. Ein anderer hier gilt nur für den Dropout.</translation>
    </message>
    <message>
        <source>Nothing is drawn yet: a seed here starts the draws.</source>
        <translation>Noch wird nichts gezogen: Ein Seed hier beginnt die Ziehungen.</translation>
    </message>
    <message>
        <source>off: eval</source>
        <translation>aus: eval</translation>
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
        <source>Set p = 0.5</source>
        <translation>p = 0.5 setzen</translation>
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
        <source>Set p to 0.5</source>
        <translation>p auf 0.5 setzen</translation>
    </message>
    <message>
        <source>Moves the walk to the first draw</source>
        <translation>Bringt den Rechengang zur ersten Ziehung</translation>
    </message>
    <message>
        <source>draw %1, keep and dropped %2</source>
        <translation>Ziehung %1, behalten und verworfen %2</translation>
    </message>
    <message>
        <source>This scene is a softmax alone: there is nothing to drop.</source>
        <translation>Diese Szene ist nur eine Softmax: Es gibt nichts zu verwerfen.</translation>
    </message>
    <message>
        <source>The weights of this scene are given: nothing is computed of them, and nothing is dropped.</source>
        <translation>Die Gewichte dieser Szene sind gegeben: Aus ihnen wird nichts berechnet und nichts verworfen.</translation>
    </message>
    <message>
        <source>This scene stops at the scores, and its dropout falls on weights: let it fall on scores, or choose a softmax.</source>
        <translation>Diese Szene endet bei den Scores, und ihr Dropout wirkt auf die Gewichte: Ihn auf die Scores wirken lassen oder eine Softmax wählen.</translation>
    </message>
    <message>
        <source>This scene has no numbers that could be dropped.</source>
        <translation>Diese Szene hat keine Zahlen, die verworfen werden könnten.</translation>
    </message>
    <message>
        <source>This scene is too large to follow each draw: the studio shows up to 512 × 512 numbers of a head.</source>
        <translation>Diese Szene ist zu groß, um jede Ziehung zu verfolgen: Das Studio zeigt bis zu 512 × 512 Zahlen eines Kopfes.</translation>
    </message>
    <message>
        <source>Only the head in focus is counted.</source>
        <translation>Gezählt wird nur der Kopf im Fokus.</translation>
    </message>
    <message>
        <source>Only the item in focus is counted.</source>
        <translation>Gezählt wird nur das Element im Fokus.</translation>
    </message>
    <message>
        <source>Draws u</source>
        <translation>Ziehungen u</translation>
    </message>
    <message>
        <source>Before the dropout</source>
        <translation>Vor dem Dropout</translation>
    </message>
    <message>
        <source>After the dropout</source>
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
        <source>The map as it was before the edit (F3 goes round)</source>
        <translation>Das Bild vor der Änderung (F3 wechselt durch)</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>Both numbers in each cell that changed (F3 goes round)</source>
        <translation>Beide Zahlen in jeder geänderten Zelle (F3 wechselt durch)</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>The map as it is (F3 goes round)</source>
        <translation>Das Bild, wie es ist (F3 wechselt durch)</translation>
    </message>
    <message>
        <source>This matrix has another shape since.</source>
        <translation>Diese Matrix hat seither eine andere Form.</translation>
    </message>
    <message>
        <source>%1 of %2 cells of %3 changed</source>
        <translation>%1 von %2 Zellen von %3 geändert</translation>
    </message>
    <message>
        <source>This matrix was not there before.</source>
        <translation>Diese Matrix gab es vorher nicht.</translation>
    </message>
    <message>
        <source>most: %1: %2 → %3</source>
        <translation>am meisten: %1: %2 → %3</translation>
    </message>
</context>
<context>
    <name>attn::EditLines</name>
    <message>
        <source>Go to it</source>
        <translation>Dorthin gehen</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Zurücknehmen: %1</translation>
    </message>
    <message>
        <source>Nothing is changed: these are the model&apos;s own numbers.</source>
        <translation>Nichts ist geändert: Dies sind die eigenen Zahlen des Modells.</translation>
    </message>
    <message>
        <source>Edits stay in the model until they are taken back.</source>
        <translation>Änderungen bleiben im Modell, bis sie zurückgenommen werden.</translation>
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
        <source>Given %1</source>
        <translation>Gegeben: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers of x were set by hand, and stay whatever stands here.</source>
        <translation>
            <numerusform>%n Zahl von x wurde von Hand gesetzt und bleibt, was auch immer hier steht.</numerusform>
            <numerusform>%n Zahlen von x wurden von Hand gesetzt und bleiben, was auch immer hier steht.</numerusform>
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
        <source>As PyTorch computes it</source>
        <translation>Wie PyTorch rechnet</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>null</translation>
    </message>
    <message>
        <source>Such a row gets the weight 0 everywhere</source>
        <translation>Eine solche Zeile bekommt überall das Gewicht 0</translation>
    </message>
    <message>
        <source>Its weights are set to 0, and its context is 0.</source>
        <translation>Ihre Gewichte werden auf 0 gesetzt, und ihr Kontext ist 0.</translation>
    </message>
    <message>
        <source>Every score is −∞, and −∞ / −∞ is nan, not a number.</source>
        <translation>Jeder Score ist −∞, und −∞ / −∞ ist nan, keine Zahl.</translation>
    </message>
    <message>
        <source>Every exponential is e^−∞ = 0, and 0 / 0 is nan.</source>
        <translation>Jede Potenz ist e^−∞ = 0, und 0 / 0 ist nan.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no key left: %1 …</source>
        <translation>
            <numerusform>1 Zeile bleibt kein Key: %1 …</numerusform>
            <numerusform>%n Zeilen bleibt kein Key: %1 …</numerusform>
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
</context>
<context>
    <name>attn::EveryHead</name>
    <message>
        <source>This cell in every head</source>
        <translation>Diese Zelle in jedem Kopf</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
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
        <source>This cell in %1 of %2 heads, the largest</source>
        <translation>Diese Zelle in %1 von %2 Köpfen, den größten</translation>
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
        <source>← back to %1</source>
        <translation>← zurück zu %1</translation>
    </message>
    <message>
        <source>The cell you came from (Backspace)</source>
        <translation>Die vorige Zelle (Rücktaste)</translation>
    </message>
    <message>
        <source>Show the first %1 terms</source>
        <translation>Die ersten %1 Terme zeigen</translation>
    </message>
    <message>
        <source>Show all %1 terms</source>
        <translation>Alle %1 Terme zeigen</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Verwendet von</translation>
    </message>
    <message>
        <source>Go to what this number enters</source>
        <translation>Dorthin gehen, wo diese Zahl eingeht</translation>
    </message>
</context>
<context>
    <name>attn::ExportDialog</name>
    <message>
        <source>Export a figure</source>
        <translation>Eine Abbildung exportieren</translation>
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
        <source>The line that makes these files without the window</source>
        <translation>Die Zeile, die diese Dateien ohne das Fenster macht</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>blank beyond the step of the walk</source>
        <translation>leer jenseits des Schritts im Rechengang</translation>
    </message>
    <message>
        <source>the scene is kept in the file</source>
        <translation>die Szene wird in der Datei aufbewahrt</translation>
    </message>
    <message>
        <source>scene and options are kept in the file</source>
        <translation>Szene und Optionen werden in der Datei aufbewahrt</translation>
    </message>
    <message>
        <source>This stage is off in this scene: choose another one.</source>
        <translation>Diese Stufe ist in dieser Szene aus: Eine andere wählen.</translation>
    </message>
    <message>
        <source>There is no number to draw.</source>
        <translation>Es gibt keine Zahl zu zeichnen.</translation>
    </message>
    <message>
        <source>gives %1.%2</source>
        <translation>ergibt %1.%2</translation>
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
        <source>A command line reads a file: save the scene first.</source>
        <translation>Eine Befehlszeile liest eine Datei: Zuerst die Szene speichern.</translation>
    </message>
    <message>
        <source>Copied the command line</source>
        <translation>Befehlszeile kopiert</translation>
    </message>
    <message>
        <source>Save %1 figures</source>
        <translation>%1 Abbildungen speichern</translation>
    </message>
    <message>
        <source>Save the figure</source>
        <translation>Die Abbildung speichern</translation>
    </message>
    <message>
        <source>%1 pictures (*.%2)</source>
        <translation>%1-Bilder (*.%2)</translation>
    </message>
    <message>
        <source>%1 of these %2 files are there already.</source>
        <translation>%1 dieser %2 Dateien gibt es schon.</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Wrote %1 files to %2</source>
        <translation>%1 Dateien nach %2 geschrieben</translation>
    </message>
    <message numerus="yes">
        <source>gives %n files: %1 …</source>
        <translation>
            <numerusform>ergibt %1</numerusform>
            <numerusform>ergibt %n Dateien: %1 …</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied, but it draws the lesson without your edits: save the scene, then copy again.</source>
        <translation>Kopiert, aber gezeichnet wird die Lektion ohne deine Änderungen: Speichere die Szene und kopiere dann noch einmal.</translation>
    </message>
    <message>
        <source>Copied, but it draws the file, which does not have your edits yet: save them.</source>
        <translation>Kopiert, aber gezeichnet wird die Datei, die deine Änderungen noch nicht hat: Speichere sie.</translation>
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
        <source>Words of SVG</source>
        <translation>Wörter im SVG</translation>
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
        <source>The head in focus</source>
        <translation>Der Kopf im Fokus</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Each head in a file of its own</source>
        <translation>Jeder Kopf in einer eigenen Datei</translation>
    </message>
    <message>
        <source>one sheet</source>
        <translation>ein Blatt</translation>
    </message>
    <message>
        <source>The heads side by side on one figure</source>
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
        <source>Can be edited and searched, and takes the font of the document</source>
        <translation>Lässt sich bearbeiten und durchsuchen und nimmt die Schrift des Dokuments an</translation>
    </message>
    <message>
        <source>The batch item in focus</source>
        <translation>Das Batch-Element im Fokus</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Each batch item in a file of its own</source>
        <translation>Jedes Batch-Element in einer eigenen Datei</translation>
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
        <source>Colours</source>
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
        <source>Axis words</source>
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
        <source>Columns of the sheet</source>
        <translation>Spalten des Blatts</translation>
    </message>
    <message>
        <source>as fits</source>
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
        <source>Word beside the rows</source>
        <translation>Wort neben den Zeilen</translation>
    </message>
    <message>
        <source>Word over the columns</source>
        <translation>Wort über den Spalten</translation>
    </message>
    <message>
        <source>Your own words; empty: query and key, as the stage has them</source>
        <translation>Eigene Wörter; leer: Query und Key, wie die Stufe sie hat</translation>
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
        <source>Masked marks</source>
        <translation>Schraffuren</translation>
    </message>
    <message>
        <source>Legend of marks</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Row sums</source>
        <translation>Zeilensummen</translation>
    </message>
    <message>
        <source>Colour bar</source>
        <translation>Farbskala</translation>
    </message>
    <message>
        <source>Letters a, b, c</source>
        <translation>Felder a, b, c</translation>
    </message>
    <message>
        <source>Chosen cell</source>
        <translation>Gewählte Zelle</translation>
    </message>
    <message>
        <source>With answers</source>
        <translation>Mit Lösungen</translation>
    </message>
    <message>
        <source>The hidden numbers too; without them their cells are blank</source>
        <translation>Auch die verborgenen Zahlen; sonst sind ihre Zellen leer</translation>
    </message>
    <message>
        <source>{title}, {stage}, {head} and {batch} stand for the figure&apos;s own; the ending is added</source>
        <translation>{title}, {stage}, {head} und {batch} stehen für die der Abbildung; die Endung kommt hinzu</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>Heads are numbers like 0, 2-4; got %1.</source>
        <translation>Köpfe sind Nummern wie 0, 2-4; angegeben ist %1.</translation>
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
</context>
<context>
    <name>attn::FocusPane</name>
    <message>
        <source>Choose a cell to see it under the lens</source>
        <translation>Eine Zelle wählen, um sie unter der Lupe zu sehen</translation>
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
        <source>%1: not computed so far</source>
        <translation>%1: noch nicht berechnet</translation>
    </message>
    <message>
        <source>%1: nothing changes</source>
        <translation>%1: nichts ändert sich</translation>
    </message>
    <message>
        <source>%1: largest change %2, %3 of %4 numbers change</source>
        <translation>%1: größte Änderung %2, %3 von %4 Zahlen ändern sich</translation>
    </message>
    <message>
        <source>Puts the edit into the scene and shows the stage before and after it</source>
        <translation>Übernimmt die Änderung in die Szene und zeigt die Stufe davor und danach</translation>
    </message>
    <message>
        <source>A click puts the edit into the scene and shows the stage before and after it</source>
        <translation>Ein Klick übernimmt die Änderung in die Szene und zeigt die Stufe davor und danach</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
</context>
<context>
    <name>attn::ForwardStrip</name>
    <message>
        <source>The edit, forward</source>
        <translation>Die Änderung, vorwärts</translation>
    </message>
    <message>
        <source>largest change, full = %1</source>
        <translation>größte Änderung, voll = %1</translation>
    </message>
</context>
<context>
    <name>attn::FullSize</name>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Every layer has a cache of its own</source>
        <translation>Jede Schicht hat einen eigenen Cache</translation>
    </message>
    <message>
        <source>head size</source>
        <translation>Größe eines Kopfes</translation>
    </message>
    <message>
        <source>How many numbers a key and a value of a head have</source>
        <translation>Wie viele Zahlen ein Key und ein Value eines Kopfes haben</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>That are in the cache</source>
        <translation>Die im Cache sind</translation>
    </message>
    <message>
        <source>key heads</source>
        <translation>Key-Köpfe</translation>
    </message>
    <message>
        <source>Heads that have keys and values of their own</source>
        <translation>Köpfe mit eigenen Keys und Values</translation>
    </message>
    <message>
        <source>query heads</source>
        <translation>Query-Köpfe</translation>
    </message>
    <message>
        <source>For comparison: as many keys and values as query heads</source>
        <translation>Zum Vergleich: so viele Keys und Values wie Query-Köpfe</translation>
    </message>
    <message>
        <source>With shared keys</source>
        <translation>Mit geteilten Keys</translation>
    </message>
    <message>
        <source>As multi-head</source>
        <translation>Wie Multi-Head</translation>
    </message>
    <message>
        <source>1 to %1 is expected here.</source>
        <translation>Erwartet wird hier 1 bis %1.</translation>
    </message>
    <message>
        <source>2 × layers × tokens × heads × head size × %1</source>
        <translation>2 × Schichten × Tokens × Köpfe × Größe eines Kopfes × %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>1 Byte</numerusform>
            <numerusform>%n Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 query heads can&apos;t share %2 key heads evenly: their number must be a multiple.</source>
        <translation>%1 Query-Köpfe können sich %2 Key-Köpfe nicht gleichmäßig teilen: Ihre Anzahl muss ein Vielfaches sein.</translation>
    </message>
</context>
<context>
    <name>attn::GoalBox</name>
    <message>
        <source>Your turn</source>
        <translation>Jetzt du</translation>
    </message>
    <message>
        <source>Show one way</source>
        <translation>Einen Weg zeigen</translation>
    </message>
</context>
<context>
    <name>attn::GoalEditor</name>
    <message>
        <source>none yet: record one</source>
        <translation>noch keine: eine aufzeichnen</translation>
    </message>
    <message>
        <source>another choice of the layer</source>
        <translation>eine andere Wahl der Schicht</translation>
    </message>
    <message>
        <source>+ Condition on the chosen cell</source>
        <translation>+ Bedingung für die gewählte Zelle</translation>
    </message>
    <message>
        <source>+ Condition on the next token</source>
        <translation>+ Bedingung für das nächste Token</translation>
    </message>
    <message>
        <source>Make journey look most at starts.</source>
        <translation>Bringe journey dazu, am meisten auf starts zu schauen.</translation>
    </message>
    <message>
        <source>What is to be reached</source>
        <translation>Was erreicht werden soll</translation>
    </message>
    <message>
        <source>Reach the goal.</source>
        <translation>Erreiche das Ziel.</translation>
    </message>
    <message>
        <source>Choose a cell in the map first.</source>
        <translation>Zuerst im Bild eine Zelle wählen.</translation>
    </message>
    <message>
        <source>next token %1</source>
        <translation>nächstes Token %1</translation>
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
        <source>Take this condition away</source>
        <translation>Diese Bedingung entfernen</translation>
    </message>
    <message>
        <source>+ Another condition on the chosen cell</source>
        <translation>+ Noch eine Bedingung für die gewählte Zelle</translation>
    </message>
    <message>
        <source>+ A goal for the chosen cell</source>
        <translation>+ Ein Ziel für die gewählte Zelle</translation>
    </message>
    <message>
        <source>Stop: this reaches it</source>
        <translation>Anhalten: Damit ist es erreicht</translation>
    </message>
    <message>
        <source>Record a solution</source>
        <translation>Eine Lösung aufzeichnen</translation>
    </message>
    <message>
        <source>Recording: edit until the goal is reached.</source>
        <translation>Aufzeichnung: ändern, bis das Ziel erreicht ist.</translation>
    </message>
    <message>
        <source>Own solution: %1</source>
        <translation>Eigene Lösung: %1</translation>
    </message>
    <message>
        <source>false as the step begins</source>
        <translation>nicht erfüllt, wenn der Schritt beginnt</translation>
    </message>
    <message>
        <source>reached by its own solution</source>
        <translation>durch die eigene Lösung erreicht</translation>
    </message>
    <message>
        <source>holds: %1</source>
        <translation>erfüllt: %1</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Ziel</translation>
    </message>
</context>
<context>
    <name>attn::HeadBars</name>
    <message>
        <source>This cell in every head</source>
        <translation>Diese Zelle in jedem Kopf</translation>
    </message>
    <message>
        <source>head %1, switched off: %2</source>
        <translation>Kopf %1, abgeschaltet: %2</translation>
    </message>
    <message>
        <source>head %1: %2</source>
        <translation>Kopf %1: %2</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>Kopf %1</translation>
    </message>
</context>
<context>
    <name>attn::HeadBlock</name>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Head %1, switched off</source>
        <translation>Kopf %1, abgeschaltet</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Abschalten</translation>
    </message>
    <message>
        <source>What head %1 writes counts again (O)</source>
        <translation>Was Kopf %1 schreibt, zählt wieder (O)</translation>
    </message>
    <message>
        <source>Head %1 keeps its weights, but what it writes is 0 (O)</source>
        <translation>Kopf %1 behält seine Gewichte, aber was er schreibt, ist 0 (O)</translation>
    </message>
    <message>
        <source>Switch head %1 on</source>
        <translation>Kopf %1 einschalten</translation>
    </message>
    <message>
        <source>Switch head %1 off</source>
        <translation>Kopf %1 abschalten</translation>
    </message>
    <message>
        <source>Not yet: what is lost without it.</source>
        <translation>Noch nicht: was ohne ihn verloren geht.</translation>
    </message>
    <message>
        <source>What is lost without it is not told while numbers are hidden.</source>
        <translation>Was ohne ihn verloren geht, wird nicht gesagt, solange Zahlen verborgen sind.</translation>
    </message>
    <message>
        <source>What is lost without it is being computed …</source>
        <translation>Was ohne ihn verloren geht, wird berechnet …</translation>
    </message>
    <message>
        <source>What is lost without it is no number.</source>
        <translation>Was ohne ihn verloren geht, ist keine Zahl.</translation>
    </message>
</context>
<context>
    <name>attn::HeadGrid</name>
    <message>
        <source>All heads</source>
        <translation>Alle Köpfe</translation>
    </message>
    <message>
        <source>Head %1 of %2 in focus</source>
        <translation>Kopf %1 von %2 im Fokus</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>abgeschaltet</translation>
    </message>
    <message>
        <source>place %1, sorted by %2</source>
        <translation>Platz %1, sortiert nach %2</translation>
    </message>
    <message>
        <source>Switch head %1 on (O)</source>
        <translation>Kopf %1 einschalten (O)</translation>
    </message>
    <message>
        <source>Switch head %1 off (O)</source>
        <translation>Kopf %1 abschalten (O)</translation>
    </message>
    <message>
        <source>Head %1: %2</source>
        <translation>Kopf %1: %2</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>Kopf %1</translation>
    </message>
</context>
<context>
    <name>attn::HeadList</name>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
</context>
<context>
    <name>attn::HeadPane</name>
    <message>
        <source>switched off</source>
        <translation>abgeschaltet</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Abschalten</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Open on the bench</source>
        <translation>Auf die Werkbank</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Head in focus</source>
        <translation>Kopf im Fokus</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>Kopf %1</translation>
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
        <source>Switch on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>The pattern stays in sight. Only what the head writes into the stream is 0.</source>
        <translation>Das Muster bleibt sichtbar. Nur was der Kopf in den Strom schreibt, ist 0.</translation>
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
        <source>Figures of the head, row by row</source>
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
        <source>%1: %2, so its %3 says nothing</source>
        <translation>%1: %2, also sagt „%3“ nichts</translation>
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
        <source>row %1</source>
        <translation>Zeile %1</translation>
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
        <source>mean entropy of its rows, in bits</source>
        <translation>mittlere Entropie der Zeilen, in Bit</translation>
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
        <source>Lines of %1. It is switched off: its context is 0.</source>
        <translation>Linien von %1. Er ist abgeschaltet: Sein Kontext ist 0.</translation>
    </message>
    <message>
        <source>Lines of %1</source>
        <translation>Linien von %1</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>Entropie</translation>
    </message>
</context>
<context>
    <name>attn::HeadsLine</name>
    <message>
        <source>What the maps of all heads show</source>
        <translation>Was die Bilder aller Köpfe zeigen</translation>
    </message>
</context>
<context>
    <name>attn::HeadsPage</name>
    <message>
        <source>Order of the heads</source>
        <translation>Reihenfolge der Köpfe</translation>
    </message>
    <message>
        <source>What the heads are sorted by, largest first</source>
        <translation>Wonach die Köpfe sortiert sind, das Größte zuerst</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>nach: %1</translation>
    </message>
    <message>
        <source>Head %1 in focus</source>
        <translation>Kopf %1 im Fokus</translation>
    </message>
    <message>
        <source>What the heads are sorted by, smallest first</source>
        <translation>Wonach die Köpfe sortiert sind, das Kleinste zuerst</translation>
    </message>
</context>
<context>
    <name>attn::HeatmapPage</name>
    <message>
        <source>More than 95 % of the cells have nearly the same colour</source>
        <translation>Mehr als 95 % der Zellen haben fast dieselbe Farbe</translation>
    </message>
    <message>
        <source>This scene has no such stage.</source>
        <translation>Diese Szene hat keine solche Stufe.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>Nearly one colour: fit to the data</source>
        <translation>Fast eine Farbe: an die Daten anpassen</translation>
    </message>
    <message>
        <source>Nearly one colour: logarithmic</source>
        <translation>Fast eine Farbe: logarithmisch</translation>
    </message>
    <message>
        <source>head %1: %2</source>
        <translation>Kopf %1: %2</translation>
    </message>
</context>
<context>
    <name>attn::HeatmapView</name>
    <message>
        <source>Heatmap of %1, %2 by %3</source>
        <translation>Heatmap von %1, %2 mal %3</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>No cell chosen</source>
        <translation>Keine Zelle gewählt</translation>
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
        <source>Close the help</source>
        <translation>Die Hilfe schließen</translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation>Text der Hilfe</translation>
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
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Choose a step to go there.</source>
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
        <source>The arrays go into</source>
        <translation>Die Arrays kommen in</translation>
    </message>
    <message>
        <source>this scene</source>
        <translation>diese Szene</translation>
    </message>
    <message>
        <source>Keeps the mask, the scale, dropout and every tensor that is not replaced</source>
        <translation>Behält die Maske, die Skalierung, den Dropout und jeden Tensor, der nicht ersetzt wird</translation>
    </message>
    <message>
        <source>a plain layer</source>
        <translation>eine einfache Schicht</translation>
    </message>
    <message>
        <source>Scaled by the root of the head size, no mask, no dropout; random embeddings when the file has none</source>
        <translation>Geteilt durch die Wurzel der Kopfgröße, ohne Maske, ohne Dropout; zufällige Embeddings, wenn die Datei keine hat</translation>
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
        <source>Key heads</source>
        <translation>Key-Köpfe</translation>
    </message>
    <message>
        <source>Heads of keys and values: fewer than heads where several share one (grouped-query attention)</source>
        <translation>Köpfe für Keys und Values: weniger als Köpfe, wo mehrere sich einen teilen (Grouped-Query Attention)</translation>
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
        <source>As GPT-2&apos;s Conv1D and plain matrices are; nn.Linear keeps [out, in]. The lines below say what is turned</source>
        <translation>Wie bei GPT-2s Conv1D und einfachen Matrizen; nn.Linear speichert [out, in]. Was gedreht wird, sagen die Zeilen darunter</translation>
    </message>
    <message>
        <source>Arrays of %1</source>
        <translation>Arrays von %1</translation>
    </message>
    <message>
        <source>What will be done</source>
        <translation>Was geschehen wird</translation>
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
        <source>%1 could not be read.</source>
        <translation>%1 konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>•  The file has no embeddings: %1 random tokens of width %2 stand in for them (seed %3)</source>
        <translation>•  Die Datei hat keine Embeddings: %1 zufällige Tokens der Breite %2 stehen dafür (Seed %3)</translation>
    </message>
    <message>
        <source>; %1 numbers are rounded to float32</source>
        <translation>; %1 Zahlen werden auf float32 gerundet</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>Cut of q, k and v</source>
        <translation>Aufteilung von q, k und v</translation>
    </message>
    <message>
        <source>three blocks</source>
        <translation>drei Blöcke</translation>
    </message>
    <message>
        <source>per head</source>
        <translation>je Kopf</translation>
    </message>
    <message>
        <source>•  %1 is cut into three blocks. If your module cuts it per head, choose that beside the array.</source>
        <translation>•  %1 wird in drei Blöcke geteilt. Teilt dein Modul sie je Kopf auf, wähle das neben dem Array.</translation>
    </message>
    <message>
        <source>•  %1 is cut per head. If your module cuts it into three blocks, choose that beside the array.</source>
        <translation>•  %1 wird je Kopf aufgeteilt. Teilt dein Modul sie in drei Blöcke, wähle das neben dem Array.</translation>
    </message>
    <message>
        <source>q, k and v of head 0, then of head 1, …: reshape [T, H, 3 hd], then chunk</source>
        <translation>q, k und v von Kopf 0, dann von Kopf 1, …: erst reshape [T, H, 3 hd], dann chunk</translation>
    </message>
    <message>
        <source>All of q, then all of k, then all of v: split, then reshape</source>
        <translation>Erst q ganz, dann k ganz, dann v ganz: erst split, dann reshape</translation>
    </message>
    <message>
        <source>Queries, key and value of group 0, then of group 1, …: reshape [T, KV, (H / KV + 2) hd], then split</source>
        <translation>Queries, Key und Value von Gruppe 0, dann von Gruppe 1, …: erst reshape [T, KV, (H / KV + 2) hd], dann split</translation>
    </message>
</context>
<context>
    <name>attn::Inspector</name>
    <message>
        <source>Explain</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Woher sie kommt</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>, ten largest</source>
        <translation>, die zehn größten</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>Summe %1</translation>
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
        <source>Own seed</source>
        <translation>Eigener Seed</translation>
    </message>
    <message>
        <source>Draw 1 is the first that the seed gives. Draw 2 is what the same layer drops when it runs again without another seed, as in training.</source>
        <translation>Ziehung 1 ist die erste, die der Seed ergibt. Ziehung 2 ist, was dieselbe Schicht verwirft, wenn sie ohne neuen Seed noch einmal läuft, wie beim Training.</translation>
    </message>
    <message>
        <source>What the layer drops when it runs once more without another seed</source>
        <translation>Was die Schicht verwirft, wenn sie ohne neuen Seed noch einmal läuft</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Ziehung %1</translation>
    </message>
    <message>
        <source>Draw after the weights again</source>
        <translation>Wieder nach den Gewichten ziehen</translation>
    </message>
    <message>
        <source>Give the draw its own seed</source>
        <translation>Der Ziehung einen eigenen Seed geben</translation>
    </message>
    <message>
        <source>Nothing is drawn at p = 0, at p = 1 and in eval mode.</source>
        <translation>Bei p = 0, bei p = 1 und im eval-Modus wird nichts gezogen.</translation>
    </message>
    <message>
        <source>Nothing else is drawn from this seed: the draw cannot move.</source>
        <translation>Aus diesem Seed wird nichts anderes gezogen: Die Ziehung kann sich nicht verschieben.</translation>
    </message>
    <message>
        <source>The dropout draws from a seed of its own: other weights, seeds and sizes leave u as it is. Seed, Number and Next draw still change it. Off, it draws after the weights again, which changes u.</source>
        <translation>Der Dropout zieht aus einem eigenen Seed: Andere Gewichte, Seeds und Größen lassen u, wie es ist. Seed, Nummer und „Nächste“ ändern es weiterhin. Ausgeschaltet zieht er wieder nach den Gewichten, und u ändert sich.</translation>
    </message>
    <message>
        <source>Gives the dropout a seed of its own where it stands, so that u stays when the weights are drawn again, from another seed or in another number. p only moves the line that u is compared with.</source>
        <translation>Gibt dem Dropout dort, wo er steht, einen eigenen Seed, sodass u bleibt, wenn die Gewichte neu gezogen werden, aus einem anderen Seed oder in anderer Anzahl. p verschiebt nur die Grenze, mit der u verglichen wird.</translation>
    </message>
    <message>
        <source>Another seed of the weights leaves these draws as they are. Next draw brings others.</source>
        <translation>Ein anderer Seed der Gewichte lässt diese Ziehungen, wie sie sind. „Nächste“ bringt andere.</translation>
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
        <source>No keys</source>
        <translation>Keine Tasten</translation>
    </message>
    <message>
        <source>As it came</source>
        <translation>Wie vorgegeben</translation>
    </message>
    <message>
        <source>Keys of your own</source>
        <translation>Eigene Tasten</translation>
    </message>
    <message>
        <source>Choose a line, then press the keys it should have.</source>
        <translation>Wähle eine Zeile und drücke dann die Tasten, die sie haben soll.</translation>
    </message>
    <message>
        <source>These keys cannot be chosen.</source>
        <translation>Diese Tasten lassen sich nicht wählen.</translation>
    </message>
    <message>
        <source>It came with %1.</source>
        <translation>Vorgegeben ist %1.</translation>
    </message>
    <message>
        <source>Enter, or click into the field; then press the keys it should have.</source>
        <translation>Drücke Enter oder klicke ins Feld; drücke dann die Tasten, die sie haben soll.</translation>
    </message>
    <message>
        <source>Keys to press</source>
        <translation>Tasten, die gedrückt werden</translation>
    </message>
</context>
<context>
    <name>attn::KeyHeadsPanel</name>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Heads of keys and values</source>
        <translation>Köpfe für Keys und Values</translation>
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
        <source>How many heads share the output size</source>
        <translation>Wie viele Köpfe sich die Ausgabegröße teilen</translation>
    </message>
    <message>
        <source>So many heads have keys and values of their own, which query heads share</source>
        <translation>So viele Köpfe haben eigene Keys und Values, die sich die Query-Köpfe teilen</translation>
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
        <source>All query heads share one head of keys and values</source>
        <translation>Alle Query-Köpfe teilen sich einen Kopf für Keys und Values</translation>
    </message>
    <message>
        <source>Query heads: %1</source>
        <translation>Query-Köpfe: %1</translation>
    </message>
    <message>
        <source>Key and value heads: %1</source>
        <translation>Key- und Value-Köpfe: %1</translation>
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
        <source>Quiz: one in secret</source>
        <translation>Quiz: einer im Geheimen</translation>
    </message>
    <message>
        <source>Found so far</source>
        <translation>Bisher gefunden</translation>
    </message>
    <message>
        <source>End the quiz (Esc)</source>
        <translation>Das Quiz beenden (Esc)</translation>
    </message>
    <message>
        <source>One of the twelve is on in B. Look at the numbers, then choose it above.</source>
        <translation>Einer der zwölf ist in B an. Die Zahlen ansehen und ihn dann oben wählen.</translation>
    </message>
    <message>
        <source>The list turns to questions: look at the numbers, then say which of the twelve is on.</source>
        <translation>Die Liste wird zur Frage: die Zahlen ansehen und dann sagen, welcher der zwölf an ist.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
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
        <source>The layer right, and with the mistake</source>
        <translation>Die Schicht richtig und mit dem Fehler</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>What the mistake changes; blue fell, orange rose</source>
        <translation>Was der Fehler ändert; Blau ist gefallen, Orange gestiegen</translation>
    </message>
    <message>
        <source>A, right</source>
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
        <source>A  Right</source>
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
        <source>The error lab shows a copy: leave it to edit your own scene.</source>
        <translation>Das Fehlerlabor zeigt eine Kopie: Es verlassen, um die eigene Szene zu ändern.</translation>
    </message>
</context>
<context>
    <name>attn::LabStudio</name>
    <message>
        <source>Right and wrong: %1</source>
        <translation>Richtig und falsch: %1</translation>
    </message>
    <message>
        <source>A  Right</source>
        <translation>A  Richtig</translation>
    </message>
    <message>
        <source>B  With the mistake</source>
        <translation>B  Mit dem Fehler</translation>
    </message>
    <message>
        <source>“%1” would only show beside a layer that is right, and not in these numbers.</source>
        <translation>„%1“ würde sich nur neben einer richtigen Schicht zeigen, nicht in diesen Zahlen.</translation>
    </message>
    <message>
        <source>“%1” would look much like this, but it is not on.</source>
        <translation>„%1“ sähe fast genauso aus, ist aber nicht an.</translation>
    </message>
    <message>
        <source>With “%1”: %2. B does not show that.</source>
        <translation>Bei „%1“: %2. B zeigt das nicht.</translation>
    </message>
    <message>
        <source>Error lab</source>
        <translation>Fehlerlabor</translation>
    </message>
    <message>
        <source>works on a copy: your scene is as it was</source>
        <translation>arbeitet mit einer Kopie: Die eigene Szene bleibt, wie sie war</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>The error lab is for layers that one can look through: this one has %1 tokens.</source>
        <translation>Das Fehlerlabor ist für überschaubare Schichten: Diese hat %1 Tokens.</translation>
    </message>
    <message>
        <source>which one is on?</source>
        <translation>welcher ist an?</translation>
    </message>
    <message>
        <source>1 of 12 on</source>
        <translation>1 von 12 an</translation>
    </message>
    <message>
        <source>none is on</source>
        <translation>keiner ist an</translation>
    </message>
    <message>
        <source>Being computed …</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>There is nothing of this stage to show.</source>
        <translation>Von dieser Stufe gibt es nichts zu zeigen.</translation>
    </message>
    <message>
        <source>Turn on one of the twelve mistakes: the layer is shown right and wrong, and what its numbers give away. Or let the quiz turn one on in secret.</source>
        <translation>Einen der zwölf Fehler einschalten: Die Schicht wird richtig und falsch gezeigt, und was ihre Zahlen verraten. Oder das Quiz einen im Geheimen einschalten lassen.</translation>
    </message>
    <message>
        <source>In these numbers the mistake does not show: A and B are the same.</source>
        <translation>In diesen Zahlen zeigt sich der Fehler nicht: A und B sind gleich.</translation>
    </message>
    <message>
        <source>Not yet: %1 is not computed so far.</source>
        <translation>Noch nicht: %1 ist noch nicht berechnet.</translation>
    </message>
    <message>
        <source>“%1” is on in B.</source>
        <translation>„%1“ ist in B an.</translation>
    </message>
    <message>
        <source>%1 → %2, worked out twice</source>
        <translation>%1 → %2, zweimal ausgerechnet</translation>
    </message>
    <message>
        <source>Choose a cell to see it worked out in both layers.</source>
        <translation>Eine Zelle wählen, um sie in beiden Schichten ausgerechnet zu sehen.</translation>
    </message>
    <message>
        <source>not computed so far</source>
        <translation>noch nicht berechnet</translation>
    </message>
    <message>
        <source>%1, right %2</source>
        <translation>%1, richtig %2</translation>
    </message>
    <message>
        <source>Context of %1, component %2:&lt;br/&gt;%3 → &lt;span style=&quot;color: %5&quot;&gt;%4&lt;/span&gt;</source>
        <translation>Kontext von %1, Komponente %2:&lt;br/&gt;%3 → &lt;span style=&quot;color: %5&quot;&gt;%4&lt;/span&gt;</translation>
    </message>
    <message>
        <source>Not told yet. Compare the maps, their row sums and the equation below; other stages stand above.</source>
        <translation>Noch wird nichts verraten. Die Bilder, ihre Zeilensummen und die Gleichung unten vergleichen; andere Stufen stehen oben.</translation>
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
        <source>One matrix, cut per head</source>
        <translation>Eine Matrix, nach Köpfen zerlegt</translation>
    </message>
    <message>
        <source>One matrix, cut in three</source>
        <translation>Eine Matrix, in drei zerlegt</translation>
    </message>
    <message>
        <source>Each line is a row of the weights; the same row lights in all layouts. Up and Down walk the rows.</source>
        <translation>Jede Linie ist eine Zeile der Gewichte; dieselbe Zeile leuchtet in allen Anordnungen auf. Auf und Ab gehen durch die Zeilen.</translation>
    </message>
    <message>
        <source>%1 of head %2, number %3: row %4 of %5.weight</source>
        <translation>%1 von Kopf %2, Zahl %3: Zeile %4 von %5.weight</translation>
    </message>
    <message>
        <source>No row chosen</source>
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
        <source>One, cut per head</source>
        <translation>Eine, nach Köpfen zerlegt</translation>
    </message>
    <message>
        <source>One, cut in three</source>
        <translation>Eine, in drei zerlegt</translation>
    </message>
    <message>
        <source>Element e of head h; m is 0 for q, 1 for k, 2 for v</source>
        <translation>Zahl e von Kopf h; m ist 0 für q, 1 für k, 2 für v</translation>
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
        <source>What the others are compared with</source>
        <translation>Womit die anderen verglichen werden</translation>
    </message>
    <message>
        <source>Not yet: the difference in q, k, v and %1</source>
        <translation>Noch nicht: der Unterschied in q, k, v und %1</translation>
    </message>
    <message>
        <source>Difference 0 in q, k, v and %1</source>
        <translation>Unterschied 0 in q, k, v und %1</translation>
    </message>
    <message>
        <source>%1, only rounding</source>
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
        <source>%1 rows of %2 numbers: h is the head, e the number in it, m is 0 for q, 1 for k, 2 for v. Repacking moves rows and changes no number.</source>
        <translation>%1 Zeilen mit je %2 Zahlen: h ist der Kopf, e die Zahl darin, m ist 0 für q, 1 für k, 2 für v. Umpacken verschiebt Zeilen und ändert keine Zahl.</translation>
    </message>
    <message>
        <source>Computed without dropout.</source>
        <translation>Ohne Dropout berechnet.</translation>
    </message>
    <message>
        <source>Too large for the reference: computed in float32.</source>
        <translation>Zu groß für die Referenz: in float32 berechnet.</translation>
    </message>
    <message>
        <source>This scene has no projections: the identity stands for them.</source>
        <translation>Diese Szene hat keine Projektionen: Die Einheitsmatrix steht dafür.</translation>
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
        <source>Page Up</source>
        <translation>Bild ↑</translation>
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
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
</context>
<context>
    <name>attn::LessonCard</name>
    <message>
        <source>all %1 steps seen</source>
        <translation>alle %1 Schritte gesehen</translation>
    </message>
    <message>
        <source>%1 of %2 steps seen</source>
        <translation>%1 von %2 Schritten gesehen</translation>
    </message>
</context>
<context>
    <name>attn::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Leave the lesson: your own scene comes back (Ctrl+W)</source>
        <translation>Die Lektion verlassen: Die eigene Szene kommt zurück (Strg+W)</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Die Lektion verlassen</translation>
    </message>
    <message>
        <source>All steps of the lesson, and its languages</source>
        <translation>Alle Schritte der Lektion und ihre Sprachen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>This step as it began; other steps stay as they are</source>
        <translation>Dieser Schritt, wie er begann; andere Schritte bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Try it freely</source>
        <translation>Frei probieren</translation>
    </message>
    <message>
        <source>The whole window on a copy of this step, without locks</source>
        <translation>Das ganze Fenster mit einer Kopie dieses Schritts, ohne Sperren</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Forget my progress in this lesson</source>
        <translation>Meinen Fortschritt in dieser Lektion vergessen</translation>
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
        <source>Click a number of %1 and type another</source>
        <translation>Klicke auf eine Zahl von %1 und gib eine andere ein</translation>
    </message>
</context>
<context>
    <name>attn::LessonPlay</name>
    <message>
        <source>What you had changed here</source>
        <translation>Was du hier geändert hattest</translation>
    </message>
    <message>
        <source>One way to the goal</source>
        <translation>Ein Weg zum Ziel</translation>
    </message>
</context>
<context>
    <name>attn::LessonWriter</name>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>A new lesson</source>
        <translation>Eine neue Lektion</translation>
    </message>
    <message>
        <source>Edits that were not saved</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Open %1 as it is now</source>
        <translation>%1 in der jetzigen Fassung öffnen</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>step %1: edits in the map are not in the step yet</source>
        <translation>Schritt %1: Änderungen im Bild, die der Schritt nicht übernommen hat</translation>
    </message>
    <message>
        <source>step %1: a solution is still being recorded</source>
        <translation>Schritt %1: eine Lösung, die noch aufgezeichnet wird</translation>
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
        <source>locks</source>
        <translation>Sperren</translation>
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
</context>
<context>
    <name>attn::LinesKey</name>
    <message>
        <source>Lines are as thick and as strong as their weights.</source>
        <translation>Linien sind so dick und so kräftig wie ihre Gewichte.</translation>
    </message>
</context>
<context>
    <name>attn::LinesPart</name>
    <message>
        <source>Lines of</source>
        <translation>Linien von</translation>
    </message>
    <message>
        <source>other token</source>
        <translation>anderes Token</translation>
    </message>
    <message>
        <source>by stage</source>
        <translation>nach Stufe</translation>
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
        <source>What the stage in focus shows: the weights, or what dropout left of them</source>
        <translation>Was die Stufe im Fokus zeigt: die Gewichte oder was der Dropout davon übrig ließ</translation>
    </message>
    <message>
        <source>The weights before dropout</source>
        <translation>Die Gewichte vor dem Dropout</translation>
    </message>
    <message>
        <source>What dropout left of the weights</source>
        <translation>Was der Dropout von den Gewichten übrig ließ</translation>
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
        <source>This scene is dropout alone: it has no queries and keys to join.</source>
        <translation>Diese Szene ist nur ein Dropout: Sie hat keine Querys und Keys zu verbinden.</translation>
    </message>
    <message>
        <source>This scene stops at the scores: it has no weights to draw.</source>
        <translation>Diese Szene endet bei den Scores: Sie hat keine Gewichte zu zeichnen.</translation>
    </message>
    <message>
        <source>This scene has no weights of queries and keys to draw.</source>
        <translation>Diese Szene hat keine Gewichte von Querys und Keys zu zeichnen.</translation>
    </message>
    <message>
        <source>No head is switched on: choose one among the controls.</source>
        <translation>Kein Kopf ist gewählt: Bei den Reglern einen wählen.</translation>
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
        <source>Lines and plane</source>
        <translation>Linien und Ebene</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Ansehen</translation>
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
        <source>plane</source>
        <translation>Ebene</translation>
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
        <source>Lines and plane side by side</source>
        <translation>Linien und Ebene nebeneinander</translation>
    </message>
    <message>
        <source>item %1 of %2</source>
        <translation>Element %1 von %2</translation>
    </message>
</context>
<context>
    <name>attn::LinesView</name>
    <message>
        <source>Lines of weights</source>
        <translation>Linien der Gewichte</translation>
    </message>
    <message>
        <source>Lines of %1, %2 queries and %3 keys</source>
        <translation>Linien von %1, %2 Querys und %3 Keys</translation>
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
        <translation>Eine Lektion öffnen und irgendeine Zahl ändern</translation>
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
        <source>One page. Where numbers are hidden (H), they are blanks, and a key follows.</source>
        <translation>Eine Seite. Wo Zahlen verborgen sind (H), stehen Lücken, und ein Lösungsblatt folgt.</translation>
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
        <source>S&amp;heets for a class…</source>
        <translation>&amp;Übungsblätter für eine Klasse …</translation>
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
        <translation>Das Skript speichern</translation>
    </message>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>Python-Skripte (*.py)</translation>
    </message>
    <message>
        <source>Save the lesson as a web page</source>
        <translation>Die Lektion als Webseite speichern</translation>
    </message>
    <message>
        <source>Save the scene as a web page</source>
        <translation>Die Szene als Webseite speichern</translation>
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
        <source>Export a &amp;figure…</source>
        <translation>Eine Abbil&amp;dung exportieren …</translation>
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
        <source>An export is being written</source>
        <translation>Ein Export wird geschrieben</translation>
    </message>
    <message>
        <source>An export is still being written. Closing the window now cancels it.</source>
        <translation>Ein Export wird noch geschrieben. Das Fenster jetzt zu schließen bricht ihn ab.</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Keep writing</source>
        <translation>Weiterschreiben</translation>
    </message>
    <message>
        <source>Edit the &amp;sentence</source>
        <translation>Den &amp;Satz bearbeiten</translation>
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
        <source>This scene has no part for this: %1</source>
        <translation>Dafür hat diese Szene keinen Teil: %1</translation>
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
        <source>Switch the head &amp;off</source>
        <translation>Den Kopf &amp;abschalten</translation>
    </message>
    <message>
        <source>ablate ablation head switch off on what is lost</source>
        <translation>abschalten Kopf aus ein verloren ablate ablation head switch off on what is lost</translation>
    </message>
    <message>
        <source>Switch &amp;all heads on</source>
        <translation>A&amp;lle Köpfe einschalten</translation>
    </message>
    <message>
        <source>&amp;Sorted by</source>
        <translation>&amp;Sortiert nach</translation>
    </message>
    <message>
        <source>S&amp;mallest first</source>
        <translation>Das &amp;Kleinste zuerst</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>Switch head %1 &amp;on</source>
        <translation>Kopf %1 &amp;einschalten</translation>
    </message>
    <message>
        <source>Switch head %1 &amp;off</source>
        <translation>Kopf %1 &amp;abschalten</translation>
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
        <source>These are the stages of one attention layer, in the order in which they are computed. Choose another one.</source>
        <translation>Dies sind die Stufen einer Attention-Schicht, in der Reihenfolge, in der sie berechnet werden. Wähle eine andere.</translation>
    </message>
    <message>
        <source>The picture of that stage: a row is a query, a column a key. Click a cell, or use the arrow keys.</source>
        <translation>Das Bild dieser Stufe: Eine Zeile ist eine Query, eine Spalte ein Key. Klicke auf eine Zelle oder nimm die Pfeiltasten.</translation>
    </message>
    <message>
        <source>Here stands where that number comes from. Click a number of its equation to go there.</source>
        <translation>Hier steht, woher diese Zahl kommt. Klicke in ihrer Gleichung auf eine Zahl, um dorthin zu gehen.</translation>
    </message>
    <message>
        <source>Every number can be changed. Drag or type another one into the embeddings: all that follows from it changes at once. Ctrl+Z takes it back.</source>
        <translation>Jede Zahl lässt sich ändern. Ziehe an einer Zahl der Embeddings oder gib eine andere ein: Alles, was daraus folgt, ändert sich sofort. Strg+Z nimmt es zurück.</translation>
    </message>
    <message>
        <source>This bar walks through the computation, number by number. Step on with Ctrl+Right, or play.</source>
        <translation>Diese Leiste geht durch die Rechnung, Zahl für Zahl. Weiter geht es mit Strg+Rechts, oder lass sie abspielen.</translation>
    </message>
    <message>
        <source>The menus have the rest: Learn has lessons, F1 explains the stage in focus, and Ctrl+Shift+P finds any action.</source>
        <translation>Alles Übrige steht in den Menüs: Unter Lernen sind Lektionen, F1 erklärt die Stufe im Fokus, und Strg+Umschalt+P findet jede Aktion.</translation>
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
        <translation>Loslassen öffnet %1</translation>
    </message>
    <message>
        <source>Drop to open the scene that %1 was made of</source>
        <translation>Loslassen öffnet die Szene, aus der %1 entstand</translation>
    </message>
    <message>
        <source>Drop to import the arrays of %1: you say what becomes of each</source>
        <translation>Loslassen importiert die Arrays von %1: Was aus jedem wird, kommt als Frage</translation>
    </message>
    <message>
        <source>%1 has changed on disk and is shown as it is now.</source>
        <translation>%1 wurde auf dem Datenträger geändert und wird gezeigt, wie es jetzt ist.</translation>
    </message>
    <message>
        <source>&amp;Try the lesson out</source>
        <translation>Die Lektion &amp;ausprobieren</translation>
    </message>
    <message>
        <source>Back to &amp;writing</source>
        <translation>Zur&amp;ück zum Schreiben</translation>
    </message>
    <message>
        <source>Lesson: %1, step %2 of %3.</source>
        <translation>Lektion: %1, Schritt %2 von %3.</translation>
    </message>
    <message>
        <source>Your own scene waits unchanged: %1</source>
        <translation>Die eigene Szene wartet unverändert: %1</translation>
    </message>
    <message>
        <source>Writing: %1</source>
        <translation>Schreiben: %1</translation>
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
        <source>&amp;Leave the lesson</source>
        <translation>Die Lektion ver&amp;lassen</translation>
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
        <source>Show &amp;one way to the goal</source>
        <translation>Einen &amp;Weg zum Ziel zeigen</translation>
    </message>
    <message>
        <source>Start the step a&amp;gain</source>
        <translation>Den Schritt neu beg&amp;innen</translation>
    </message>
    <message>
        <source>Tr&amp;y it freely</source>
        <translation>Frei &amp;probieren</translation>
    </message>
    <message>
        <source>&amp;Write a lesson</source>
        <translation>Eine Lektion &amp;schreiben</translation>
    </message>
    <message>
        <source>&amp;Edit this lesson</source>
        <translation>Diese Lektion &amp;bearbeiten</translation>
    </message>
    <message>
        <source>All progress in lessons is forgotten.</source>
        <translation>Aller Fortschritt in Lektionen ist vergessen.</translation>
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
        <source>&amp;Edited, not saved</source>
        <translation>&amp;Geändert, nicht gespeichert</translation>
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
        <source>Forget these files</source>
        <translation>Diese Dateien vergessen</translation>
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
        <source>&amp;Edit the number</source>
        <translation>&amp;Zahl bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Take the number back</source>
        <translation>Zahl zurück&amp;nehmen</translation>
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
        <source>Into the e&amp;quation</source>
        <translation>In die &amp;Gleichung</translation>
    </message>
    <message>
        <source>What &amp;moves this number?</source>
        <translation>Was &amp;bewegt diese Zahl?</translation>
    </message>
    <message>
        <source>&amp;Heatmap</source>
        <translation>&amp;Heatmap</translation>
    </message>
    <message>
        <source>Pin this for co&amp;mparing</source>
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
        <source>&amp;One question each</source>
        <translation>&amp;Je eine Frage</translation>
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
        <source>&amp;Reset the window</source>
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
        <source>&amp;tiny, the small one that ships with the program</source>
        <translation>&amp;tiny, das kleine, das mitgeliefert wird</translation>
    </message>
    <message>
        <source>A &amp;folder of Hugging Face&apos;s…</source>
        <translation>Ein &amp;Ordner von Hugging Face …</translation>
    </message>
    <message>
        <source>A &amp;GGUF or safetensors file…</source>
        <translation>Eine &amp;GGUF- oder safetensors-Datei …</translation>
    </message>
    <message>
        <source>trained model GPT-2 BERT Llama transformer next token induction head</source>
        <translation>trainiertes Modell nächstes Token trained model GPT-2 BERT Llama transformer next token induction head</translation>
    </message>
    <message>
        <source>The &amp;layer of the head in focus on the bench</source>
        <translation>Die S&amp;chicht des Kopfes im Fokus auf die Werkbank</translation>
    </message>
    <message>
        <source>open edit layer model bench</source>
        <translation>öffnen bearbeiten Schicht Modell Werkbank open edit layer model bench</translation>
    </message>
    <message>
        <source>Switch the head in focus o&amp;ff or on</source>
        <translation>Den Ko&amp;pf im Fokus ab- oder einschalten</translation>
    </message>
    <message>
        <source>ablate ablation head off on model</source>
        <translation>abschalten Kopf Modell ablate ablation head off on model</translation>
    </message>
    <message>
        <source>&amp;Back to the page of the model</source>
        <translation>Zurück zur Seite des Mo&amp;dells</translation>
    </message>
    <message>
        <source>all heads all layers next token model page</source>
        <translation>alle Köpfe alle Schichten nächstes Token Modell all heads all layers next token model page</translation>
    </message>
    <message>
        <source>Open a model&apos;s folder</source>
        <translation>Einen Modellordner öffnen</translation>
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
        <source>Figures (*.png *.svg *.pdf)</source>
        <translation>Abbildungen (*.png *.svg *.pdf)</translation>
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
        <source>&amp;Weights of the layer in focus…</source>
        <translation>&amp;Gewichte der Schicht im Fokus …</translation>
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
        <source>Pin the number to a &amp;slider</source>
        <translation>Die &amp;Zahl auf einen Regler legen</translation>
    </message>
    <message>
        <source>Pin the &amp;angle of its row to a slider</source>
        <translation>Den &amp;Winkel ihrer Zeile auf einen Regler legen</translation>
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
        <source>Pin &amp;p of the dropout to a slider</source>
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
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>A pi&amp;xel of several cells</source>
        <translation>Ein Pi&amp;xel für mehrere Zellen</translation>
    </message>
    <message>
        <source>Shows the s&amp;trongest</source>
        <translation>Zeigt die &amp;stärkste</translation>
    </message>
    <message>
        <source>Shows the &amp;smallest</source>
        <translation>Zeigt die &amp;kleinste</translation>
    </message>
    <message>
        <source>Shows their &amp;mean</source>
        <translation>Zeigt ihren &amp;Mittelwert</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>&amp;Ziffern</translation>
    </message>
    <message>
        <source>&amp;Lock the colour range</source>
        <translation>Farbbereich &amp;sperren</translation>
    </message>
    <message>
        <source>&amp;Before the edit, both, now</source>
        <translation>V&amp;or der Änderung, beide, jetzt</translation>
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
        <source>As the learner sees it. Ctrl+F9 leads back to writing.</source>
        <translation>Wie der Lernende sie sieht. Strg+F9 führt zurück zum Schreiben.</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Die Lektion speichern</translation>
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
        <source>The lesson %1 has changes that are not saved.</source>
        <translation>Die Lektion %1 hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Hide the chosen &amp;cell</source>
        <translation>Die gewählte &amp;Zelle verbergen</translation>
    </message>
    <message>
        <source>Reveal the chosen &amp;cell</source>
        <translation>Die gewählte &amp;Zelle aufdecken</translation>
    </message>
    <message>
        <source>Hide its &amp;row</source>
        <translation>Ihre Z&amp;eile verbergen</translation>
    </message>
    <message>
        <source>Reveal its &amp;row</source>
        <translation>Ihre Z&amp;eile aufdecken</translation>
    </message>
    <message>
        <source>Hide this &amp;head of the stage</source>
        <translation>Diesen &amp;Kopf der Stufe verbergen</translation>
    </message>
    <message>
        <source>Reveal this &amp;head of the stage</source>
        <translation>Diesen &amp;Kopf der Stufe aufdecken</translation>
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
        <source>Two pages: one with %n blanks to fill in, and the key with their numbers.</source>
        <translation>
            <numerusform>Zwei Seiten: eine mit einer Lücke zum Ausfüllen und das Lösungsblatt mit ihrer Zahl.</numerusform>
            <numerusform>Zwei Seiten: eine mit %n Lücken zum Ausfüllen und das Lösungsblatt mit ihren Zahlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sprac&amp;he</translation>
    </message>
    <message>
        <source>Export a figure, or drag it to another program</source>
        <translation>Eine Abbildung exportieren, oder sie in ein anderes Programm ziehen</translation>
    </message>
    <message>
        <source>Re&amp;vert to what was saved</source>
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
        <source>Open the model &amp;again</source>
        <translation>Das Modell &amp;noch einmal öffnen</translation>
    </message>
    <message>
        <source>On the page of a model</source>
        <translation>Auf der Seite eines Modells</translation>
    </message>
    <message>
        <source>It is not computed yet</source>
        <translation>Es ist noch nicht berechnet</translation>
    </message>
    <message>
        <source>Larger text, %1 %</source>
        <translation>Größerer Text, %1 %</translation>
    </message>
    <message>
        <source>Usual text, 100 %</source>
        <translation>Üblicher Text, 100 %</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Textgr&amp;öße</translation>
    </message>
    <message>
        <source>&amp;Read the step out again</source>
        <translation>&amp;Den Schritt noch einmal vorlesen</translation>
    </message>
    <message>
        <source>settings preferences options configuration</source>
        <translation>Einstellungen Optionen Konfiguration settings</translation>
    </message>
    <message>
        <source>What you choose in View is lost when the window is closed: %1 can&apos;t be written.</source>
        <translation>Was du unter Ansicht wählst, geht beim Schließen des Fensters verloren: %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>St&amp;udios</source>
        <translation>St&amp;udios</translation>
    </message>
    <message>
        <source>Pinned. Compare, in the Studios menu, shows what you change from here.</source>
        <translation>Festgehalten. Vergleich im Menü Studios zeigt, was von hier an geändert wird.</translation>
    </message>
    <message>
        <source>Your own scene waits unchanged.</source>
        <translation>Deine eigene Szene wartet unverändert.</translation>
    </message>
    <message>
        <source>&amp;New scene</source>
        <translation>&amp;Neue Szene</translation>
    </message>
    <message>
        <source>The open &amp;lesson</source>
        <translation>Die offene &amp;Lektion</translation>
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
        <source>There is nothing to print yet: it is still computed.</source>
        <translation>Noch gibt es nichts zu drucken: Es wird noch gerechnet.</translation>
    </message>
    <message>
        <source>There is nothing to present yet: it is still computed.</source>
        <translation>Noch gibt es nichts zu zeigen: Es wird noch gerechnet.</translation>
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
        <source>This stage has no heads of its own; a stage that has shows all of them.</source>
        <translation>Diese Stufe hat keine eigenen Köpfe; eine Stufe, die welche hat, zeigt alle.</translation>
    </message>
    <message>
        <source>next token %1, %2</source>
        <translation>nächstes Token %1, %2</translation>
    </message>
    <message>
        <source>&amp;Forget all progress…</source>
        <translation>Allen Fortschritt &amp;vergessen …</translation>
    </message>
    <message>
        <source>Forget all progress</source>
        <translation>Allen Fortschritt vergessen</translation>
    </message>
    <message>
        <source>All steps, answers and edits of all lessons on this machine are forgotten. This cannot be undone.</source>
        <translation>Alle Schritte, Antworten und Änderungen aller Lektionen auf diesem Rechner werden vergessen. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>It cannot be printed: the printer, or the file&apos;s folder, does not take it.</source>
        <translation>Das lässt sich nicht drucken: Der Drucker oder der Ordner der Datei nimmt es nicht an.</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>Gedruckt.</translation>
    </message>
    <message>
        <source>Saved, except what is not finished: %1</source>
        <translation>Gespeichert, bis auf Unfertiges: %1</translation>
    </message>
    <message>
        <source>&amp;Results…</source>
        <translation>&amp;Ergebnisse…</translation>
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
        <source>Choose an empty folder for the site</source>
        <translation>Leeren Ordner für die Kursseite wählen</translation>
    </message>
    <message>
        <source>&amp;All lessons…</source>
        <translation>&amp;Alle Lektionen…</translation>
    </message>
    <message>
        <source>All lessons as a &amp;SCORM package…</source>
        <translation>Alle Lektionen als &amp;SCORM-Paket…</translation>
    </message>
    <message>
        <source>&amp;This lesson…</source>
        <translation>&amp;Diese Lektion…</translation>
    </message>
    <message>
        <source>This lesson as a SCORM &amp;package…</source>
        <translation>Diese Lektion als SCORM-&amp;Paket…</translation>
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
        <source>largest error of all</source>
        <translation>größter Fehler von allen</translation>
    </message>
    <message>
        <source>Number of draws</source>
        <translation>Anzahl der Ziehungen</translation>
    </message>
    <message>
        <source>How many draws the mean is taken over, 1 to 10,000</source>
        <translation>Über wie viele Ziehungen gemittelt wird, 1 bis 10,000</translation>
    </message>
    <message>
        <source>The mean of the chosen cell over all draws so far</source>
        <translation>Das Mittel der gewählten Zelle über alle bisherigen Ziehungen</translation>
    </message>
    <message>
        <source>How far the mean is from the result without dropout where it is farthest, over all cells of the head</source>
        <translation>Wie weit das Mittel vom Ergebnis ohne Dropout entfernt ist, wo es am weitesten ist, über alle Zellen des Kopfes</translation>
    </message>
    <message>
        <source>N must be from 1 to 10,000, got %1.</source>
        <translation>N muss von 1 bis 10,000 sein, angegeben ist %1.</translation>
    </message>
</context>
<context>
    <name>attn::MapEditor</name>
    <message>
        <source>The walk has not come to this number yet: it can be changed when it is computed.</source>
        <translation>Der Rechengang ist noch nicht bei dieser Zahl: Sie lässt sich ändern, wenn sie berechnet ist.</translation>
    </message>
    <message>
        <source>New number of %1</source>
        <translation>Neue Zahl für %1</translation>
    </message>
    <message>
        <source>A number or an expression: 0.5, 1/sqrt(8), -inf. Enter puts it in, Esc leaves it as it was.</source>
        <translation>Eine Zahl oder ein Ausdruck: 0.5, 1/sqrt(8), -inf. Eingabe übernimmt sie, Esc lässt sie, wie sie war.</translation>
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
        <source>Mask, queries down, keys across</source>
        <translation>Maske, Querys nach unten, Keys nach rechts</translation>
    </message>
    <message>
        <source>Click a cell to block or allow it, drag to paint several. Arrow keys walk the cells, Space flips one, Shift and an arrow key paint.</source>
        <translation>Ein Klick sperrt oder erlaubt eine Zelle, Ziehen malt mehrere. Pfeiltasten gehen durch die Zellen, Leertaste kehrt eine um, Umschalt und eine Pfeiltaste malen.</translation>
    </message>
    <message>
        <source>Drag to paint, with the right button the other way. Arrow keys walk the cells, Space flips one, Shift and an arrow key paint, B and A choose the brush.</source>
        <translation>Ziehen malt, mit der rechten Taste andersherum. Pfeiltasten gehen durch die Zellen, Leertaste kehrt eine um, Umschalt und eine Pfeiltaste malen, B und A wählen den Pinsel.</translation>
    </message>
    <message>
        <source>Block cells of the mask</source>
        <translation>Zellen der Maske sperren</translation>
    </message>
    <message>
        <source>Allow cells of the mask</source>
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
        <source>%1 the key %2</source>
        <translation>%1: der Key %2</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1: %2 → %3</translation>
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
        <source>Written as</source>
        <translation>Geschrieben als</translation>
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
        <source>first tokens stay seen</source>
        <translation>erste Tokens bleiben sichtbar</translation>
    </message>
    <message>
        <source>First tokens that every query sees</source>
        <translation>Erste Tokens, die jede Query sieht</translation>
    </message>
    <message>
        <source>As in StreamingLLM: the first tokens stay seen from outside the window</source>
        <translation>Wie bei StreamingLLM: Die ersten Tokens bleiben auch von außerhalb des Fensters sichtbar</translation>
    </message>
    <message>
        <source>From %1 to %2, got %3</source>
        <translation>Von %1 bis %2, angegeben ist %3</translation>
    </message>
    <message>
        <source>From 0 to %1, got %2</source>
        <translation>Von 0 bis %1, angegeben ist %2</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Paint what may not be attended to (B)</source>
        <translation>Malen, was nicht angesehen werden darf (B)</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Paint what may be attended to (A)</source>
        <translation>Malen, was angesehen werden darf (A)</translation>
    </message>
    <message>
        <source>Undo the last stroke</source>
        <translation>Den letzten Strich zurücknehmen</translation>
    </message>
    <message>
        <source>Drag to paint.</source>
        <translation>Ziehen malt.</translation>
    </message>
    <message>
        <source>flips the cell.</source>
        <translation>kehrt um.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>True / False</source>
        <translation>True / False</translation>
    </message>
    <message>
        <source>True: may not be attended to</source>
        <translation>True: darf nicht angesehen werden</translation>
    </message>
    <message>
        <source>0 / −∞ to add</source>
        <translation>0 / −∞ addieren</translation>
    </message>
    <message>
        <source>Numbers that are added to the scores: −∞ blocks</source>
        <translation>Zahlen, die zu den Scores addiert werden: −∞ sperrt</translation>
    </message>
    <message>
        <source>Write the mask as numbers to add</source>
        <translation>Die Maske als Zahlen zum Addieren schreiben</translation>
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
        <source>%1 by hand</source>
        <translation>%1 von Hand</translation>
    </message>
</context>
<context>
    <name>attn::MaskKey</name>
    <message>
        <source>Marks and colours</source>
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
        <source>The number that is added to the chosen cell&apos;s score: -inf blocks the key</source>
        <translation>Die Zahl, die zum Score der gewählten Zelle addiert wird: -inf sperrt den Key</translation>
    </message>
    <message>
        <source>Paste numbers</source>
        <translation>Zahlen einfügen</translation>
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
        <source>Add to %1 → %2</source>
        <translation>Zu %1 → %2 addieren</translation>
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
        <source>Way of applying the mask used by this scene</source>
        <translation>Wie diese Szene die Maske anwendet</translation>
    </message>
    <message>
        <source>Apply the mask: %1</source>
        <translation>Maske anwenden: %1</translation>
    </message>
    <message>
        <source>Rows without a key: zero</source>
        <translation>Zeilen ohne Key: null</translation>
    </message>
    <message>
        <source>Rows without a key: nan</source>
        <translation>Zeilen ohne Key: nan</translation>
    </message>
    <message>
        <source>one mask, five ways to apply it, the same scores</source>
        <translation>eine Maske, auf fünf Arten angewendet, dieselben Scores</translation>
    </message>
    <message>
        <source>one mask, applied in three ways to the same scores</source>
        <translation>eine Maske, auf drei Arten auf dieselben Scores angewendet</translation>
    </message>
    <message>
        <source>This scene has no attention layer: there are no scores to mask.</source>
        <translation>Diese Szene hat keine Attention-Schicht: Es gibt keine Scores zu maskieren.</translation>
    </message>
    <message>
        <source>The weights of this scene are given: there are no scores to mask.</source>
        <translation>Die Gewichte dieser Szene sind gegeben: Es gibt keine Scores zu maskieren.</translation>
    </message>
    <message>
        <source>The keys of this scene are those of a memory: the studio&apos;s masks are for tokens that look at each other.</source>
        <translation>Die Keys dieser Szene sind die eines Memorys: Die Masken des Studios sind für Tokens, die einander ansehen.</translation>
    </message>
    <message>
        <source>This scene stops at the scores: there are no weights that a mask could take away.</source>
        <translation>Diese Szene endet bei den Scores: Es gibt keine Gewichte, die eine Maske wegnehmen könnte.</translation>
    </message>
    <message>
        <source>This scene is too large to be computed five times: the studio compares up to %1 tokens and %2 million weights.</source>
        <translation>Diese Szene ist zu groß, um fünfmal berechnet zu werden: Das Studio vergleicht bis zu %1 Tokens und %2 Millionen Gewichte.</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In Arbeit</translation>
    </message>
    <message>
        <source>Largest difference, %1 and %2</source>
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
</context>
<context>
    <name>attn::MeanChart</name>
    <message>
        <source>Mean over draws</source>
        <translation>Mittel über Ziehungen</translation>
    </message>
    <message>
        <source>after %1 draws %2, without dropout %3</source>
        <translation>nach %1 Ziehungen %2, ohne Dropout %3</translation>
    </message>
    <message>
        <source>without dropout %1</source>
        <translation>ohne Dropout %1</translation>
    </message>
    <message>
        <source>largest error of all %1</source>
        <translation>größter Fehler von allen %1</translation>
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
        <source>Eval mode draws nothing: the mean is the result without dropout itself.</source>
        <translation>Der eval-Modus zieht nichts: Das Mittel ist das Ergebnis ohne Dropout selbst.</translation>
    </message>
    <message>
        <source>p = 0 drops nothing: the mean is the result without dropout itself.</source>
        <translation>p = 0 verwirft nichts: Das Mittel ist das Ergebnis ohne Dropout selbst.</translation>
    </message>
    <message>
        <source>p = 1 leaves nothing that could be scaled up: no mean brings the result without dropout back.</source>
        <translation>p = 1 lässt nichts übrig, was vergrößert werden könnte: Kein Mittel bringt das Ergebnis ohne Dropout zurück.</translation>
    </message>
    <message>
        <source>Many draws are followed in heads of up to 1,024 × 1,024 weights.</source>
        <translation>Viele Ziehungen werden bei Köpfen bis zu 1,024 × 1,024 Gewichten verfolgt.</translation>
    </message>
    <message>
        <source>Not yet: the walk has not come to this cell.</source>
        <translation>Noch nicht: Der Rechengang ist noch nicht bei dieser Zelle.</translation>
    </message>
    <message>
        <source>This cell is hidden.</source>
        <translation>Diese Zelle ist verborgen.</translation>
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
        <source>has no mean: %1</source>
        <translation>hat kein Mittel: %1</translation>
    </message>
    <message>
        <source>stopped after %1 draws</source>
        <translation>angehalten nach %1 Ziehungen</translation>
    </message>
    <message>
        <source>after %1 draws</source>
        <translation>nach %1 Ziehungen</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>zieht</translation>
    </message>
</context>
<context>
    <name>attn::MeasureField</name>
    <message>
        <source>%1 must be from %2 to %3 %4, got %5.</source>
        <translation>%1 muss von %2 bis %3 %4 sein, angegeben ist %5.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>attn::MemoryMap</name>
    <message>
        <source>Each cell is a place in memory; its colour is the head that wrote it. Arrow keys walk the cells.</source>
        <translation>Jede Zelle ist ein Platz im Speicher; ihre Farbe ist der Kopf, der sie schrieb. Pfeiltasten gehen durch die Zellen.</translation>
    </message>
    <message>
        <source>No cell chosen</source>
        <translation>Keine Zelle gewählt</translation>
    </message>
</context>
<context>
    <name>attn::MemoryPanel</name>
    <message>
        <source>Memory tokens</source>
        <translation>Memory-Tokens</translation>
    </message>
    <message>
        <source>Tokens of the memory</source>
        <translation>Tokens des Memorys</translation>
    </message>
    <message>
        <source>Edit as a sentence</source>
        <translation>Als Satz bearbeiten</translation>
    </message>
    <message>
        <source>Type or paste the whole sentence: words between blanks become keys</source>
        <translation>Den ganzen Satz eingeben oder einfügen: Wörter zwischen Leerzeichen werden zu Keys</translation>
    </message>
    <message>
        <source>Rename memory token %1 to %2</source>
        <translation>Memory-Token %1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Add the memory token %1</source>
        <translation>Memory-Token %1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove the memory token %1</source>
        <translation>Memory-Token %1 entfernen</translation>
    </message>
    <message>
        <source>Move the memory token %1</source>
        <translation>Memory-Token %1 verschieben</translation>
    </message>
    <message>
        <source>Change the memory&apos;s tokens</source>
        <translation>Die Memory-Tokens ändern</translation>
    </message>
</context>
<context>
    <name>attn::MergePage</name>
    <message>
        <source>Memory of head_context, head after head</source>
        <translation>Speicher von head_context, Kopf nach Kopf</translation>
    </message>
    <message>
        <source>Rows made with the transpose</source>
        <translation>Zeilen, mit Transponieren gemacht</translation>
    </message>
    <message>
        <source>Rows made by the reshape alone</source>
        <translation>Zeilen, nur mit Reshape gemacht</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>Im Speicher</translation>
    </message>
    <message>
        <source>Transposed, then reshaped</source>
        <translation>Transponiert, dann Reshape</translation>
    </message>
    <message>
        <source>Reshaped alone</source>
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
        <source>With one head both are the same: its memory already lies token after token.</source>
        <translation>Mit einem Kopf ist beides dasselbe: Sein Speicher liegt schon Token nach Token.</translation>
    </message>
    <message>
        <source>This scene concatenates a list of heads; no reshape has a part in it.</source>
        <translation>Diese Szene hängt eine Liste von Köpfen aneinander; kein Reshape ist daran beteiligt.</translation>
    </message>
    <message>
        <source>A cell is the %1 numbers of one token and head.</source>
        <translation>Eine Zelle sind die %1 Zahlen eines Tokens und Kopfes.</translation>
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
        <source>Only a part fits: %1.</source>
        <translation>Nur ein Teil passt: %1.</translation>
    </message>
    <message>
        <source>Not yet: whose numbers row %1 holds</source>
        <translation>Noch nicht: wessen Zahlen Zeile %1 enthält</translation>
    </message>
    <message>
        <source>Row %1 holds only the numbers of %1</source>
        <translation>Zeile %1 enthält nur die Zahlen von %1</translation>
    </message>
    <message>
        <source>Row %1 holds the numbers of %2</source>
        <translation>Zeile %1 enthält die Zahlen von %2</translation>
    </message>
    <message>
        <source>Row %1 mixes the numbers of %2</source>
        <translation>Zeile %1 mischt die Zahlen von %2</translation>
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
        <source>each row holds its own token&apos;s numbers</source>
        <translation>jede Zeile enthält die Zahlen ihres eigenen Tokens</translation>
    </message>
    <message>
        <source>a red corner: the number of another token</source>
        <translation>eine rote Ecke: die Zahl eines anderen Tokens</translation>
    </message>
</context>
<context>
    <name>attn::MeterLabel</name>
    <message>
        <source>From an edit to its picture: the last one, and what 95 of the last 120 in a hundred stay below. A screen shows a frame every 16.7 ms.</source>
        <translation>Von einer Änderung bis zu ihrem Bild: die letzte, und worunter 95 von 100 der letzten 120 bleiben. Ein Bildschirm zeigt alle 16.7 ms ein Bild.</translation>
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
        <source>The first numbers</source>
        <translation>Die ersten Zahlen</translation>
    </message>
</context>
<context>
    <name>attn::MistakeList</name>
    <message>
        <source>+ %1</source>
        <translation>+ %1</translation>
    </message>
    <message>
        <source>Brings %1 along; the right layer has it too</source>
        <translation>Bringt %1 mit; die richtige Schicht hat es auch</translation>
    </message>
</context>
<context>
    <name>attn::ModelDesk</name>
    <message>
        <source>%1: another file is there now, or none; the model is the one that was opened</source>
        <translation>%1: Dort ist jetzt eine andere Datei oder keine; das Modell ist das, das geöffnet wurde</translation>
    </message>
</context>
<context>
    <name>attn::ModelRoom</name>
    <message>
        <source>The model was changed meanwhile; press Enter once more.</source>
        <translation>Das Modell wurde inzwischen geändert; noch einmal Eingabe drücken.</translation>
    </message>
    <message>
        <source>Type another sentence</source>
        <translation>Einen anderen Satz eingeben</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation>%1 wird geöffnet …</translation>
    </message>
    <message>
        <source>Switch head %1 on</source>
        <translation>Kopf %1 einschalten</translation>
    </message>
    <message>
        <source>Switch head %1 off</source>
        <translation>Kopf %1 abschalten</translation>
    </message>
    <message>
        <source>Take back the changes of layer %1</source>
        <translation>Die Änderungen der Schicht %1 zurücknehmen</translation>
    </message>
    <message>
        <source>The layer could not be taken; try once more.</source>
        <translation>Die Schicht konnte nicht genommen werden; bitte noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Open the model again</source>
        <translation>Das Modell noch einmal öffnen</translation>
    </message>
</context>
<context>
    <name>attn::ModelSheet</name>
    <message>
        <source>All heads</source>
        <translation>Alle Köpfe</translation>
    </message>
    <message>
        <source>, place %1 of %2, sorted by %3</source>
        <translation>, Platz %1 von %2, sortiert nach %3</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>Switch head %1 on (O)</source>
        <translation>Kopf %1 einschalten (O)</translation>
    </message>
    <message>
        <source>Switch head %1 off (O)</source>
        <translation>Kopf %1 abschalten (O)</translation>
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
        <source>Key heads</source>
        <translation>Key-Köpfe</translation>
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
        <source>Something has to be changed first</source>
        <translation>Zuerst muss etwas geändert werden</translation>
    </message>
    <message>
        <source>computed again</source>
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
        <source>weights changed most</source>
        <translation>Gewichte am meisten geändert</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>by at most</source>
        <translation>um höchstens</translation>
    </message>
    <message>
        <source>Every row of every head sums to 1</source>
        <translation>Jede Zeile jedes Kopfes ergibt 1</translation>
    </message>
    <message>
        <source>Rows do not all sum to 1: one is off by %1</source>
        <translation>Nicht alle Zeilen ergeben 1: Eine weicht um %1 ab</translation>
    </message>
    <message>
        <source>The probabilities sum to 1</source>
        <translation>Die Wahrscheinlichkeiten ergeben 1</translation>
    </message>
    <message>
        <source>The probabilities sum to %1</source>
        <translation>Die Wahrscheinlichkeiten ergeben %1</translation>
    </message>
    <message>
        <source>%1: these are not %2&apos;s own numbers</source>
        <translation>%1: Dies sind nicht die eigenen Zahlen von %2</translation>
    </message>
    <message>
        <source>The tokens that %1 cuts the text into</source>
        <translation>Die Tokens, in die %1 den Text zerlegt</translation>
    </message>
    <message>
        <source>How probable each of %1 tokens is to come next</source>
        <translation>Wie wahrscheinlich jedes von %1 Tokens als nächstes kommt</translation>
    </message>
    <message>
        <source>head %1, switched off</source>
        <translation>Kopf %1, abgeschaltet</translation>
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
        <source>What a number is</source>
        <translation>Was eine Zahl ist</translation>
    </message>
    <message>
        <source>Order of the heads</source>
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
        <source>share on first token</source>
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
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Köpfe</translation>
    </message>
    <message>
        <source>What the edits did</source>
        <translation>Was die Änderungen bewirkten</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>1 Token</numerusform>
            <numerusform>%n Tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes: these are not %1&apos;s own numbers</source>
        <translation>
            <numerusform>1 Änderung: Dies sind nicht die eigenen Zahlen von %1</numerusform>
            <numerusform>%n Änderungen: Dies sind nicht die eigenen Zahlen von %1</numerusform>
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
        <source>%1, what the tokens become before the first layer</source>
        <translation>%1, was aus den Tokens vor der ersten Schicht wird</translation>
    </message>
    <message>
        <source>Before the last norm</source>
        <translation>Vor der letzten Norm</translation>
    </message>
    <message>
        <source>%1, as the last layer leaves the tokens: the norm and the next token start from it</source>
        <translation>%1, wie die letzte Schicht die Tokens zurücklässt: davon gehen die Norm und das nächste Token aus</translation>
    </message>
    <message>
        <source>Vocabulary head</source>
        <translation>Vokabularkopf</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>the embedding</source>
        <translation>das Embedding</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>ein eigener</translation>
    </message>
</context>
<context>
    <name>attn::ModelWriter</name>
    <message>
        <source>%1: figures end in .png, .svg or .pdf</source>
        <translation>%1: Abbildungen enden auf .png, .svg oder .pdf</translation>
    </message>
</context>
<context>
    <name>attn::NextBars</name>
    <message>
        <source>the other %1 together</source>
        <translation>die übrigen %1 zusammen</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>vorher %1</translation>
    </message>
    <message>
        <source>%1, before %2</source>
        <translation>%1, vorher %2</translation>
    </message>
    <message>
        <source>other %1</source>
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
        <source>%1 %2, before %3</source>
        <translation>%1 %2, vorher %3</translation>
    </message>
    <message>
        <source>Next token after %1: %2</source>
        <translation>Nächstes Token nach %1: %2</translation>
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
        <source>before: %1 %2, now %3</source>
        <translation>vorher: %1 %2, jetzt %3</translation>
    </message>
    <message>
        <source>Ten most probable</source>
        <translation>Die zehn wahrscheinlichsten</translation>
    </message>
    <message>
        <source>Most probable</source>
        <translation>Am wahrscheinlichsten</translation>
    </message>
</context>
<context>
    <name>attn::NotesBlock</name>
    <message>
        <source>About, before your edits</source>
        <translation>Vor deinen Änderungen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über die Szene</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>Whether these are the notebook&apos;s numbers is told at the end of the walk.</source>
        <translation>Ob dies die Zahlen des Notebooks sind, wird am Ende des Rechengangs gesagt.</translation>
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
        <source>Show what the scene says about itself</source>
        <translation>Zeigen, was die Szene über sich sagt</translation>
    </message>
    <message>
        <source>Hide what the scene says about itself</source>
        <translation>Ausblenden, was die Szene über sich sagt</translation>
    </message>
</context>
<context>
    <name>attn::NotesView</name>
    <message>
        <source>Next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>Hidden, only you see it</source>
        <translation>Verborgen, nur hier zu sehen</translation>
    </message>
    <message>
        <source>Presenter&apos;s notes</source>
        <translation>Notizen zur Präsentation</translation>
    </message>
    <message>
        <source>No notes yet: Edit, Title and notes… in the window writes them into the scene.</source>
        <translation>Noch keine Notizen: Bearbeiten, Titel und Notizen … im Fenster schreibt sie in die Szene.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>What the class sees</source>
        <translation>Was die Klasse sieht</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>Bild ↓</translation>
    </message>
    <message>
        <source>next step</source>
        <translation>nächster Schritt</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild ↑</translation>
    </message>
    <message>
        <source>one step back</source>
        <translation>einen Schritt zurück</translation>
    </message>
    <message>
        <source>the walk, back and on</source>
        <translation>der Rechengang, zurück und weiter</translation>
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
        <source>nothing, everything computed</source>
        <translation>nichts, alles berechnet</translation>
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
        <source>hide the cell, or show it</source>
        <translation>Zelle verbergen oder zeigen</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>hide its row, or show it</source>
        <translation>ihre Zeile verbergen oder zeigen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>show one hidden cell</source>
        <translation>eine verborgene Zelle zeigen</translation>
    </message>
    <message>
        <source>show all of them</source>
        <translation>alle zeigen</translation>
    </message>
    <message>
        <source>before the edit, both, now</source>
        <translation>vor der Änderung, beide, jetzt</translation>
    </message>
    <message>
        <source>blank the screen</source>
        <translation>Bildschirm schwarz</translation>
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
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Next step: %1</source>
        <translation>Nächster Schritt: %1</translation>
    </message>
    <message>
        <source>Next: nothing is left to compute</source>
        <translation>Als Nächstes: nichts bleibt zu berechnen</translation>
    </message>
    <message>
        <source>running %1 min   now %2</source>
        <translation>läuft seit %1 min   jetzt %2</translation>
    </message>
    <message>
        <source>another head</source>
        <translation>anderer Kopf</translation>
    </message>
    <message>
        <source>map, or the studio&apos;s picture</source>
        <translation>Karte oder das Bild des Studios</translation>
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
        <source>Hints of this step</source>
        <translation>Hinweise zu diesem Schritt</translation>
    </message>
    <message>
        <source>This step has no hints.</source>
        <translation>Dieser Schritt hat keine Hinweise.</translation>
    </message>
    <message>
        <source>Next: the hidden numbers</source>
        <translation>Als Nächstes: die verdeckten Zahlen</translation>
    </message>
    <message>
        <source>Next: one way to the goal</source>
        <translation>Als Nächstes: ein Weg zum Ziel</translation>
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
        <source>A whole number is wanted here, got %1.</source>
        <translation>Hier wird eine ganze Zahl erwartet, angegeben ist %1.</translation>
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
        <source>Whose row is run through</source>
        <translation>Durch wessen Zeile gegangen wird</translation>
    </message>
    <message>
        <source>other rows, other keys</source>
        <translation>andere Zeilen, andere Keys</translation>
    </message>
    <message>
        <source>Keys in a tile</source>
        <translation>Keys je Kachel</translation>
    </message>
    <message>
        <source>How many keys come at once; a GPU takes 64 or 128</source>
        <translation>Wie viele Keys auf einmal kommen; eine GPU nimmt 64 oder 128</translation>
    </message>
    <message>
        <source>Usual sizes</source>
        <translation>Übliche Größen</translation>
    </message>
    <message>
        <source>A softmax divides by a sum over all keys. Done tile by tile, a row of scores never has to be in memory as a whole: when a tile brings a larger maximum, what is there is multiplied by one factor, and goes on.</source>
        <translation>Eine Softmax teilt durch eine Summe über alle Keys. Kachel für Kachel muss eine Zeile von Scores nie als Ganzes im Speicher stehen: Bringt eine Kachel ein größeres Maximum, wird das Vorhandene mit einem Faktor multipliziert, und es geht weiter.</translation>
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
        <source>All keys at once: the whole softmax</source>
        <translation>Alle Keys auf einmal: die ganze Softmax</translation>
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

d, by dropout: 0, or
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
        <source>Numbers of the row held at once</source>
        <translation>Gleichzeitig gehaltene Zahlen</translation>
    </message>
    <message>
        <source>Whole softmax</source>
        <translation>Ganze Softmax</translation>
    </message>
    <message>
        <source>Online: tile, m, l</source>
        <translation>Online: Kachel, m, l</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Weights if it ended here</source>
        <translation>Gewichte, wenn sie hier endete</translation>
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
        <source>a row&apos;s softmax while its keys come %1 at a time</source>
        <translation>die Softmax einer Zeile, während ihre Keys zu je %1 kommen</translation>
    </message>
    <message>
        <source>The layer&apos;s walk has not come to the end of the row %1 yet. Go on with the time bar.</source>
        <translation>Der Rechengang der Schicht ist noch nicht am Ende der Zeile %1. Mit der Zeitleiste weitergehen.</translation>
    </message>
</context>
<context>
    <name>attn::OnlineView</name>
    <message>
        <source>Running softmax</source>
        <translation>Laufende Softmax</translation>
    </message>
    <message>
        <source>Row %1. %2.</source>
        <translation>Zeile %1. %2.</translation>
    </message>
</context>
<context>
    <name>attn::OperandView</name>
    <message>
        <source>Operands</source>
        <translation>Operanden</translation>
    </message>
    <message>
        <source>%1 is too large for its operands to be drawn: %2 numbers at most</source>
        <translation>%1 ist zu groß, um seine Operanden zu zeichnen: höchstens %2 Zahlen</translation>
    </message>
    <message>
        <source>No cell chosen</source>
        <translation>Keine Zelle gewählt</translation>
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
</context>
<context>
    <name>attn::OverlayControls</name>
    <message>
        <source>Heads over each other</source>
        <translation>Köpfe übereinander</translation>
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
        <source>a band each</source>
        <translation>je ein Band</translation>
    </message>
    <message>
        <source>Every head has a band, as long as its weight</source>
        <translation>Jeder Kopf hat ein Band, so lang wie sein Gewicht</translation>
    </message>
    <message>
        <source>the strongest</source>
        <translation>der stärkste</translation>
    </message>
    <message>
        <source>The colour and the number of the head that looks there most</source>
        <translation>Die Farbe und die Zahl des Kopfes, der am meisten dorthin schaut</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Only the one in focus</source>
        <translation>Nur der im Fokus</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>Head %1, off</source>
        <translation>Kopf %1, aus</translation>
    </message>
    <message>
        <source>Cells are too small for a band each: the strongest head is shown.</source>
        <translation>Die Zellen sind zu klein für je ein Band: Der stärkste Kopf wird gezeigt.</translation>
    </message>
    <message>
        <source>Bands stand in the order of the heads; a full one is a weight of 1.</source>
        <translation>Die Bänder stehen in der Reihenfolge der Köpfe; ein volles ist ein Gewicht von 1.</translation>
    </message>
    <message>
        <source>The fuller the colour, the larger the weight of that head.</source>
        <translation>Je voller die Farbe, desto größer das Gewicht dieses Kopfes.</translation>
    </message>
</context>
<context>
    <name>attn::OverlayList</name>
    <message>
        <source>The heads, and their weights in the chosen cell</source>
        <translation>Die Köpfe und ihre Gewichte in der gewählten Zelle</translation>
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
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>head %1, switched off</source>
        <translation>Kopf %1, abgeschaltet</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Heads, from top to bottom of a cell</source>
        <translation>Köpfe, in einer Zelle von oben nach unten</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>attn::OverlayStudio</name>
    <message>
        <source>Heads over each other</source>
        <translation>Köpfe übereinander</translation>
    </message>
    <message>
        <source>This scene makes no weights of queries on keys.</source>
        <translation>Diese Szene macht keine Gewichte von Querys auf Keys.</translation>
    </message>
    <message>
        <source>This scene has one head: there is none to lay over it.</source>
        <translation>Diese Szene hat einen Kopf: Es gibt keinen, der darüberzulegen wäre.</translation>
    </message>
    <message>
        <source>%1 is too large for heads over each other: matrices of up to 512 × 512 are shown.</source>
        <translation>%1 ist zu groß für Köpfe übereinander: Gezeigt werden Matrizen bis 512 × 512.</translation>
    </message>
    <message>
        <source>query %1, key %2: %3</source>
        <translation>Query %1, Key %2: %3</translation>
    </message>
    <message>
        <source>Heads %1 over each other: %2</source>
        <translation>Köpfe %1 übereinander: %2</translation>
    </message>
    <message>
        <source>a band for each head, from top to bottom, as long as its weight</source>
        <translation>ein Band je Kopf, von oben nach unten, so lang wie sein Gewicht</translation>
    </message>
    <message>
        <source>the head with the largest weight, and the weight</source>
        <translation>der Kopf mit dem größten Gewicht, und das Gewicht</translation>
    </message>
</context>
<context>
    <name>attn::OwnSteps</name>
    <message>
        <source>No %1 yet</source>
        <translation>Noch nichts (%1)</translation>
    </message>
    <message>
        <source>%1 %2 of %3, %4</source>
        <translation>%1 %2 von %3, %4</translation>
    </message>
</context>
<context>
    <name>attn::PageWriter</name>
    <message>
        <source>There is no computation yet to write a page of.</source>
        <translation>Es ist noch nichts berechnet, wovon sich eine Seite schreiben ließe.</translation>
    </message>
</context>
<context>
    <name>attn::PastePreview</name>
    <message>
        <source>What will be pasted</source>
        <translation>Was eingefügt wird</translation>
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
    <name>attn::PlaneChooser</name>
    <message>
        <source>Item of the batch</source>
        <translation>Element des Batches</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>Element %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Kopf %1</translation>
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
        <source>What each token asks with</source>
        <translation>Womit jedes Token fragt</translation>
    </message>
    <message>
        <source>What each token is found by</source>
        <translation>Woran jedes Token gefunden wird</translation>
    </message>
    <message>
        <source>What each token hands over</source>
        <translation>Was jedes Token weitergibt</translation>
    </message>
    <message>
        <source>What the query in hand gets, inside the outline of its values (what a rubber band round their tips encloses), and each value&apos;s weight as a disc</source>
        <translation>Was die Query in Arbeit bekommt, innerhalb des Umrisses ihrer Values (was ein Gummiband um ihre Spitzen umschließt), und das Gewicht jedes Values als Scheibe</translation>
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
        <source>The two directions that show most of the vectors that are switched on</source>
        <translation>Die zwei Richtungen, die von den eingeschalteten Vektoren am meisten zeigen</translation>
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
        <source>The token&apos;s embedding, by the smallest change that gives the vector; q, k and v of the token follow. Where no embedding gives it, the vector is pinned.</source>
        <translation>Das Embedding des Tokens, durch die kleinste Änderung, die den Vektor ergibt; q, k und v des Tokens folgen. Wo kein Embedding ihn ergibt, wird der Vektor festgesetzt.</translation>
    </message>
    <message>
        <source>This vector alone: its numbers are pinned, the embedding stays</source>
        <translation>Nur dieser Vektor: Seine Zahlen werden festgesetzt, das Embedding bleibt</translation>
    </message>
    <message>
        <source>up</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>alle Köpfe</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Kopf %1</translation>
    </message>
</context>
<context>
    <name>attn::PlaneNumbers</name>
    <message>
        <source>The score in hand as lengths and angle</source>
        <translation>Der Score in Arbeit als Längen und Winkel</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>The outline of some points is what a rubber band round them encloses.</source>
        <translation>Der Umriss einiger Punkte ist, was ein Gummiband um sie umschließt.</translation>
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
        <source>the principal axes are being computed; %1</source>
        <translation>die Hauptachsen werden berechnet; %1</translation>
    </message>
    <message>
        <source>Drag the tip of %1, %2 or %3: the layer follows at once. A moved vector is marked %4, undo takes it back.</source>
        <translation>An der Spitze von %1, %2 oder %3 ziehen: Die Schicht folgt sofort. Ein bewegter Vektor ist mit %4 markiert, Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>By keys, with the picture in focus (Tab): Q, K, V or C takes that vector in hand, once more the next token&apos;s; the arrow keys move its tip, with Shift ten times as far.</source>
        <translation>Mit Tasten, wenn das Bild den Fokus hat (Tab): Q, K, V oder C nimmt diesen Vektor in Arbeit, noch einmal den des nächsten Tokens; die Pfeiltasten bewegen seine Spitze, mit Umschalt zehnmal so weit.</translation>
    </message>
    <message>
        <source>There are many tokens: of vectors that are not in hand only the tips are drawn.</source>
        <translation>Es sind viele Tokens: Von Vektoren, die nicht in Arbeit sind, werden nur die Spitzen gezeichnet.</translation>
    </message>
    <message>
        <source>There is no tip to move: %1</source>
        <translation>Es gibt keine Spitze zu bewegen: %1</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation>Nicht gemacht: %1</translation>
    </message>
</context>
<context>
    <name>attn::PlaneView</name>
    <message>
        <source>Plane of arrows</source>
        <translation>Ebene der Pfeile</translation>
    </message>
</context>
<context>
    <name>attn::PredictBox</name>
    <message>
        <source>Work it out</source>
        <translation>Rechne es aus</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Goes to the next hidden number and takes what you type (Enter in the map)</source>
        <translation>Geht zur nächsten verborgenen Zahl und nimmt, was du eingibst (Eingabe im Bild)</translation>
    </message>
    <message>
        <source>Shows the numbers that are asked for</source>
        <translation>Zeigt die Zahlen, nach denen gefragt ist</translation>
    </message>
    <message>
        <source>The cells with a **?** are hidden. Work them out, choose one in the map, press **Enter** and type your number.</source>
        <translation>Die Zellen mit **?** sind verborgen. Rechne sie aus, wähle eine im Bild, drücke **Eingabe** und gib deine Zahl ein.</translation>
    </message>
</context>
<context>
    <name>attn::PredictPanel</name>
    <message>
        <source>Predict, then look</source>
        <translation>Vorhersagen, dann nachsehen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Nachsehen</translation>
    </message>
    <message>
        <source>derivative before the edit</source>
        <translation>Ableitung vor der Änderung</translation>
    </message>
    <message>
        <source>× the step</source>
        <translation>× der Schritt</translation>
    </message>
    <message>
        <source>says</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>really</source>
        <translation>wirklich</translation>
    </message>
    <message>
        <source>Look: what really comes of it</source>
        <translation>Nachsehen, was wirklich daraus wird</translation>
    </message>
    <message>
        <source>Tells what really comes of the edit; Apply does too</source>
        <translation>Sagt, was aus der Änderung wirklich wird; Übernehmen tut es auch</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>%1 went from %2 to %3</source>
        <translation>%1 ging von %2 auf %3</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 von %2 auf %3</translation>
    </message>
    <message>
        <source>being computed</source>
        <translation>wird berechnet</translation>
    </message>
    <message>
        <source>difference: the curve bends</source>
        <translation>Unterschied: Die Kurve ist gekrümmt</translation>
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
        <source>Reveal a number</source>
        <translation>Eine Zahl aufdecken</translation>
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
        <source>Leave</source>
        <translation>Verlassen</translation>
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
        <source>The studio&apos;s picture</source>
        <translation>Das Bild des Studios</translation>
    </message>
    <message>
        <source>The map of the stage</source>
        <translation>Die Karte der Stufe</translation>
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
        <source>As large as there is room</source>
        <translation>So groß, wie Platz ist</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>One pixel of the file is one of the screen; shapes at 96 DPI</source>
        <translation>Ein Pixel der Datei ist einer des Bildschirms; Formen bei 96 DPI</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>attn::PrintedBlock</name>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>%1 prints</source>
        <translation>Ausgabe von %1</translation>
    </message>
    <message>
        <source>cannot be compared</source>
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
        <source>How many heads share the output size</source>
        <translation>Wie viele Köpfe sich die Ausgabegröße teilen</translation>
    </message>
    <message>
        <source>Output size ÷ heads: how many numbers a head has for a token</source>
        <translation>Ausgabegröße ÷ Köpfe: wie viele Zahlen ein Kopf für ein Token hat</translation>
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
        <source>d_in: how many numbers an embedding has</source>
        <translation>d_in: wie viele Zahlen ein Embedding hat</translation>
    </message>
    <message>
        <source>Output size</source>
        <translation>Ausgabegröße</translation>
    </message>
    <message>
        <source>d_out: how many numbers q, k and v have, all heads together</source>
        <translation>d_out: wie viele Zahlen q, k und v haben, alle Köpfe zusammen</translation>
    </message>
    <message>
        <source>Bias in q, k and v</source>
        <translation>Bias in q, k und v</translation>
    </message>
    <message>
        <source>The layers of q, k and v add a bias</source>
        <translation>Die Schichten für q, k und v addieren einen Bias</translation>
    </message>
    <message>
        <source>Output projection</source>
        <translation>Ausgabeprojektion</translation>
    </message>
    <message>
        <source>A last layer mixes the heads&apos; contexts</source>
        <translation>Eine letzte Schicht mischt die Kontexte der Köpfe</translation>
    </message>
    <message>
        <source>The scores are divided by it before they are normalised: above 1 flattens, below 1 sharpens</source>
        <translation>Die Scores werden durch sie geteilt, bevor sie normiert werden: über 1 flacher, unter 1 schärfer</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Set the temperature to %1</source>
        <translation>Temperatur auf %1 setzen</translation>
    </message>
    <message>
        <source>The scores are multiplied by it</source>
        <translation>Die Scores werden damit multipliziert</translation>
    </message>
    <message>
        <source>Scores times</source>
        <translation>Scores mal</translation>
    </message>
    <message>
        <source>Multiply the scores by %1</source>
        <translation>Scores mit %1 multiplizieren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>With %1</source>
        <translation>Mit %1</translation>
    </message>
    <message>
        <source>Without %1</source>
        <translation>Ohne %1</translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>1 Kopf</numerusform>
            <numerusform>%n Köpfe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attn::QuestionBox</name>
    <message>
        <source>A question</source>
        <translation>Eine Frage</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Deine Antwort</translation>
    </message>
    <message>
        <source>your number</source>
        <translation>eigene Zahl</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation>richtig: %1</translation>
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
        <source>Colours span</source>
        <translation>Farbbereich</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>from … to …</source>
        <translation>von … bis …</translation>
    </message>
    <message>
        <source>Lower end</source>
        <translation>Unteres Ende</translation>
    </message>
    <message>
        <source>Upper end</source>
        <translation>Oberes Ende</translation>
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
        <source>The colours need a lower and an upper end, got %1 and %2.</source>
        <translation>Die Farben brauchen ein unteres und ein oberes Ende, angegeben sind %1 und %2.</translation>
    </message>
</context>
<context>
    <name>attn::RecentEntry</name>
    <message>
        <source>not there any more</source>
        <translation>nicht mehr da</translation>
    </message>
</context>
<context>
    <name>attn::RecipeList</name>
    <message>
        <source>Draws, in their order</source>
        <translation>Ziehungen, in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a draw, Delete removes it, Insert adds one, Enter edits it. Draws can be dragged.</source>
        <translation>Alt+Auf und Alt+Ab verschieben eine Ziehung, Entf entfernt sie, Einfg fügt eine hinzu, Eingabe bearbeitet sie. Ziehungen lassen sich mit der Maus verschieben.</translation>
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
        <source>Rounding %1</source>
        <translation>Rundung: %1</translation>
    </message>
    <message>
        <source>Add a draw (Insert)</source>
        <translation>Eine Ziehung hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Remove the draw (Delete)</source>
        <translation>Die Ziehung entfernen (Entf)</translation>
    </message>
    <message>
        <source>Draw it earlier (Alt+Up)</source>
        <translation>Früher ziehen (Alt+Auf)</translation>
    </message>
    <message>
        <source>Draw it later (Alt+Down)</source>
        <translation>Später ziehen (Alt+Ab)</translation>
    </message>
    <message>
        <source>Nothing is drawn: every number is an input.</source>
        <translation>Nichts wird gezogen: Jede Zahl ist eine Eingabe.</translation>
    </message>
    <message>
        <source>Then the dropout draws what it keeps.</source>
        <translation>Dann zieht der Dropout, was er behält.</translation>
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
        <source>Move draw %1 to place %2</source>
        <translation>Ziehung %1 auf Platz %2 verschieben</translation>
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
        <source>Edits are not protected against a crash (%1). Save them to keep them.</source>
        <translation>Änderungen sind nicht gegen einen Absturz geschützt (%1). Nur Speichern bewahrt sie.</translation>
    </message>
    <message>
        <source>%1 was not saved when AttnScope ended. Its last edit: %2.</source>
        <translation>%1 war nicht gespeichert, als AttnScope endete. Die letzte Änderung: %2.</translation>
    </message>
    <message>
        <source>Its file was changed since.</source>
        <translation>Die Datei wurde seither geändert.</translation>
    </message>
    <message>
        <source>Its file is gone.</source>
        <translation>Die Datei ist nicht mehr da.</translation>
    </message>
    <message>
        <source>It cannot be restored as things are (%1); it stays on offer.</source>
        <translation>Es kann so nicht wiederhergestellt werden (%1); es bleibt im Angebot.</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>Alle verwerfen</translation>
    </message>
    <message>
        <source>They cannot be brought back then.</source>
        <translation>Sie lassen sich dann nicht zurückholen.</translation>
    </message>
    <message>
        <source>The scene before it waits with its edits: File, Edited, not saved.</source>
        <translation>Die Szene davor wartet mit ihren Änderungen: Datei, Geändert, nicht gespeichert.</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lektion %1</translation>
    </message>
    <message>
        <source>Edits restored as one step. Undo returns to the saved version.</source>
        <translation>Änderungen als ein Schritt wiederhergestellt. Rückgängig führt zum gespeicherten Stand.</translation>
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
        <source>%1 holds unsaved work from a newer AttnScope. Open it with that version.</source>
        <translation>%1 enthält Ungespeichertes aus einem neueren AttnScope. Öffne es mit dieser Version.</translation>
    </message>
    <message>
        <source>%1 should hold unsaved work, but it is damaged and cannot be read.</source>
        <translation>%1 sollte Ungespeichertes enthalten, ist aber beschädigt und lässt sich nicht lesen.</translation>
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
        <source>From a newer AttnScope</source>
        <translation>Aus einem neueren AttnScope</translation>
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
        <source>Look at</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>joining heads</source>
        <translation>Köpfe verbinden</translation>
    </message>
    <message>
        <source>How the heads become one row per token</source>
        <translation>Wie aus den Köpfen eine Zeile je Token wird</translation>
    </message>
    <message>
        <source>qkv layouts</source>
        <translation>qkv-Layouts</translation>
    </message>
    <message>
        <source>How the weights of q, k and v are kept</source>
        <translation>Wie die Gewichte von q, k und v aufbewahrt werden</translation>
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
        <source>place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Where the number lies in memory</source>
        <translation>Wo die Zahl im Speicher liegt</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>The number itself</source>
        <translation>Die Zahl selbst</translation>
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
        <source>Join the heads: %1</source>
        <translation>Köpfe verbinden: %1</translation>
    </message>
    <message>
        <source>one memory, two ways to read rows out of it</source>
        <translation>ein Speicher, zwei Arten, daraus Zeilen zu lesen</translation>
    </message>
    <message>
        <source>the same weights in three orders, the same output</source>
        <translation>dieselben Gewichte in drei Reihenfolgen, dieselbe Ausgabe</translation>
    </message>
    <message>
        <source>This scene has no attention layer: there are no heads to join.</source>
        <translation>Diese Szene hat keine Attention-Schicht: Es gibt keine Köpfe zu verbinden.</translation>
    </message>
    <message>
        <source>This scene ends with the weights: its heads have no context to join.</source>
        <translation>Diese Szene endet mit den Gewichten: Ihre Köpfe haben keinen Kontext zu verbinden.</translation>
    </message>
    <message>
        <source>This scene stops at the scores: its heads have no context to join.</source>
        <translation>Diese Szene endet bei den Scores: Ihre Köpfe haben keinen Kontext zu verbinden.</translation>
    </message>
    <message>
        <source>The heads lie in memory one after the other. A token&apos;s row needs a piece of each: the transpose gathers them, a reshape alone cuts the memory where a row is full.</source>
        <translation>Die Köpfe liegen im Speicher hintereinander. Die Zeile eines Tokens braucht von jedem ein Stück: Das Transponieren sammelt sie ein, ein Reshape allein schneidet den Speicher, wo eine Zeile voll ist.</translation>
    </message>
    <message>
        <source>The rows of the weights that make q, k and v, in the three orders that programs keep them in. Point at a row to find it in all of them.</source>
        <translation>Die Zeilen der Gewichte, die q, k und v machen, in den drei Reihenfolgen, in denen Programme sie aufbewahren. Auf eine Zeile zeigen, um sie in allen zu finden.</translation>
    </message>
    <message>
        <source>Reshape controls</source>
        <translation>Steuerung des Reshape-Mikroskops</translation>
    </message>
    <message>
        <source>One matrix holds q, k and v only where every head has its own of each, all made from x.</source>
        <translation>Eine Matrix fasst q, k und v nur, wo jeder Kopf seine eigenen hat und alle aus x entstehen.</translation>
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
        <translation>Gespeicherte öffnen</translation>
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
        <source>Open it with these edits</source>
        <translation>Mit diesen Änderungen öffnen</translation>
    </message>
    <message>
        <source>Open it without these edits, which stay here</source>
        <translation>Ohne diese Änderungen öffnen, die hier bleiben</translation>
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
        <translation>Als CSV &amp;speichern…</translation>
    </message>
    <message>
        <source>Results of lessons</source>
        <translation>Ergebnisse von Lektionen</translation>
    </message>
    <message>
        <source>Paste the codes that students got at the end of a lesson in a web page. A checksum finds mistakes, not cheating: a code can be passed on.</source>
        <translation>Füge die Codes ein, die Lernende am Ende einer Lektion im Browser bekommen haben. Eine Prüfsumme findet Fehler, keinen Betrug: Ein Code lässt sich weitergeben.</translation>
    </message>
    <message>
        <source>Co&amp;des, one per line</source>
        <translation>Co&amp;des, einer pro Zeile</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Datei &amp;öffnen…</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Codes of a class</source>
        <translation>Codes einer Klasse</translation>
    </message>
    <message>
        <source>Text (*.txt *.csv);;All files (*)</source>
        <translation>Text (*.txt *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the results</source>
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
        <source>The text has more than %1 characters. Use the command “attnscope results” for it.</source>
        <translation>Der Text hat mehr als %1 Zeichen. Verwende dafür den Befehl „attnscope results“.</translation>
    </message>
    <message>
        <source>The text holds no code. Codes begin with ATTN1-.</source>
        <translation>Der Text enthält keinen Code. Codes beginnen mit ATTN1-.</translation>
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
        <source>Click a distance, or move the query by Left and Right; with Shift the key, with Alt both</source>
        <translation>Auf einen Abstand klicken oder die Query mit Links und Rechts bewegen; mit Umschalt den Key, mit Alt beide</translation>
    </message>
</context>
<context>
    <name>attn::RopeClocks</name>
    <message>
        <source>Frequencies</source>
        <translation>Frequenzen</translation>
    </message>
    <message>
        <source>pair %1: %2 rad a token, %3; the query stands at %4, the key at %5</source>
        <translation>Paar %1: %2 rad je Token, %3; die Query steht bei %4, der Key bei %5</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Paar %1</translation>
    </message>
    <message>
        <source>rad a token</source>
        <translation>rad je Token</translation>
    </message>
</context>
<context>
    <name>attn::RopeControls</name>
    <message>
        <source>Controls of the rotary positions</source>
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
        <source>Where it would stand. The scene stays as it is; another token takes its own place again</source>
        <translation>Wo sie stünden. Die Szene bleibt, wie sie ist; ein anderes Token nimmt wieder seinen eigenen Platz ein</translation>
    </message>
    <message>
        <source>Move both by</source>
        <translation>Beide weiter um</translation>
    </message>
    <message>
        <source>Move both</source>
        <translation>Beide bewegen</translation>
    </message>
    <message>
        <source>Both move on by 0 to %1 tokens.</source>
        <translation>Beide rücken um 0 bis %1 Tokens weiter.</translation>
    </message>
    <message>
        <source>Pairs before</source>
        <translation>Vorige Paare</translation>
    </message>
    <message>
        <source>Pairs before: Page Up in the circles</source>
        <translation>Vorige Paare: Bild auf in den Kreisen</translation>
    </message>
    <message>
        <source>More pairs</source>
        <translation>Weitere Paare</translation>
    </message>
    <message>
        <source>More pairs: Page Down in the circles</source>
        <translation>Weitere Paare: Bild ab in den Kreisen</translation>
    </message>
    <message>
        <source>A position is a whole number from %1 to %2.</source>
        <translation>Eine Position ist eine ganze Zahl von %1 bis %2.</translation>
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
        <source>The rows in the other layout</source>
        <translation>Die Zeilen in der anderen Anordnung</translation>
    </message>
    <message>
        <source>rows re-ordered</source>
        <translation>Zeilen umgestellt</translation>
    </message>
    <message>
        <source>The rows of W_query and W_key in another order, so that the same components turn together</source>
        <translation>Die Zeilen von W_query und W_key in anderer Reihenfolge, sodass sich dieselben Komponenten zusammen drehen</translation>
    </message>
    <message>
        <source>the same rows</source>
        <translation>dieselben Zeilen</translation>
    </message>
    <message>
        <source>The weights as they are: other components turn together</source>
        <translation>Die Gewichte, wie sie sind: Andere Komponenten drehen sich zusammen</translation>
    </message>
    <message>
        <source>%1 with</source>
        <translation>%1 mit</translation>
    </message>
    <message>
        <source>Rotary positions of query %1 and key %2</source>
        <translation>Rotary-Positionen von Query %1 und Key %2</translation>
    </message>
</context>
<context>
    <name>attn::RopeTable</name>
    <message>
        <source>The same query and key at other positions</source>
        <translation>Dieselbe Query und derselbe Key an anderen Positionen</translation>
    </message>
    <message>
        <source>query at %1, key at %2: score %3, the same to %4 digits; with angles in float64 to %5</source>
        <translation>Query bei %1, Key bei %2: Score %3, gleich auf %4 Ziffern; mit Winkeln in float64 auf %5</translation>
    </message>
    <message>
        <source>query at %1, key at %2, another distance: score %3</source>
        <translation>Query bei %1, Key bei %2, anderer Abstand: Score %3</translation>
    </message>
</context>
<context>
    <name>attn::RopeView</name>
    <message>
        <source>Pairs of the query and the key on circles, in both layouts</source>
        <translation>Paare der Query und des Keys auf Kreisen, in beiden Anordnungen</translation>
    </message>
</context>
<context>
    <name>attn::RowBars</name>
    <message>
        <source>Row as bars</source>
        <translation>Zeile als Balken</translation>
    </message>
    <message>
        <source>the other %1 keys together</source>
        <translation>die übrigen %1 Keys zusammen</translation>
    </message>
    <message>
        <source>the other %1 together</source>
        <translation>die übrigen %1 zusammen</translation>
    </message>
</context>
<context>
    <name>attn::RowWeights</name>
    <message>
        <source>Largest weights of the row</source>
        <translation>Größte Gewichte der Zeile</translation>
    </message>
</context>
<context>
    <name>attn::ScaleView</name>
    <message>
        <source>Why the scores are divided by the root of d</source>
        <translation>Warum die Scores durch die Wurzel von d geteilt werden</translation>
    </message>
    <message>
        <source>d = %1: spread %2, divided by the root %3</source>
        <translation>d = %1: Streuung %2, durch die Wurzel geteilt %3</translation>
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
        <source>spread %1, about 1 at every d: the softmax stays soft, its largest of %2 weights is %3 in the mean</source>
        <translation>Streuung %1, bei jedem d etwa 1: Die Softmax bleibt weich, ihr größtes von %2 Gewichten ist im Mittel %3</translation>
    </message>
    <message>
        <source>spread %1, about √d; the largest of %2 weights is %3 in the mean</source>
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
        <source>after / √d</source>
        <translation>nachher / √d</translation>
    </message>
    <message>
        <source>entropy, bits</source>
        <translation>Entropie, Bit</translation>
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
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Open a scene or arrays</source>
        <translation>Eine Szene oder Arrays öffnen</translation>
    </message>
    <message>
        <source>Scenes, lessons, arrays and figures (*.attn *.attnlesson *.npy *.npz *.safetensors *.csv *.png *.svg *.pdf);;All files (*)</source>
        <translation>Szenen, Lektionen, Arrays und Abbildungen (*.attn *.attnlesson *.npy *.npz *.safetensors *.csv *.png *.svg *.pdf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the scene</source>
        <translation>Die Szene speichern</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
</context>
<context>
    <name>attn::Scrubber</name>
    <message>
        <source>Place in the computation</source>
        <translation>Platz in der Rechnung</translation>
    </message>
</context>
<context>
    <name>attn::SensitivityControls</name>
    <message>
        <source>Sensitivity controls</source>
        <translation>Steuerung der Sensitivität</translation>
    </message>
    <message>
        <source>Which number</source>
        <translation>Welche Zahl</translation>
    </message>
    <message>
        <source>Derivative by</source>
        <translation>Ableitung nach</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Reading it</source>
        <translation>Wie man sie liest</translation>
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
        <source>What of it</source>
        <translation>Was davon</translation>
    </message>
    <message>
        <source>the number</source>
        <translation>die Zahl</translation>
    </message>
    <message>
        <source>length of its row</source>
        <translation>Länge der Zeile</translation>
    </message>
    <message>
        <source>length of it all</source>
        <translation>Länge von allem</translation>
    </message>
    <message>
        <source>The number itself, or the length (Euclidean norm) of its row or of the whole matrix with all heads and items</source>
        <translation>Die Zahl selbst oder die Länge (euklidische Norm) ihrer Zeile oder der ganzen Matrix mit allen Köpfen und Elementen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
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
        <source>scores and stages between</source>
        <translation>Scores und Stufen dazwischen</translation>
    </message>
    <message>
        <source>What the layer starts from</source>
        <translation>Womit die Schicht beginnt</translation>
    </message>
    <message>
        <source>Every parameter: weight matrices, biases, an additive mask</source>
        <translation>Jeder Parameter: Gewichtsmatrizen, Bias-Werte, eine additive Maske</translation>
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
        <source>How much it moves, per unit</source>
        <translation>Wie stark es sich bewegt, je Einheit</translation>
    </message>
    <message>
        <source>× the number</source>
        <translation>× die Zahl</translation>
    </message>
    <message>
        <source>The derivative times the number: about what would go if it were 0</source>
        <translation>Die Ableitung mal die Zahl: etwa, was verschwände, wenn sie 0 wäre</translation>
    </message>
    <message>
        <source>Colours span</source>
        <translation>Farbbereich</translation>
    </message>
    <message>
        <source>per map</source>
        <translation>je Bild</translation>
    </message>
    <message>
        <source>all maps alike</source>
        <translation>alle Bilder gleich</translation>
    </message>
    <message>
        <source>per row</source>
        <translation>je Zeile</translation>
    </message>
    <message>
        <source>What the colours span, always as far below 0 as above it</source>
        <translation>Was die Farben umspannen, immer so weit unter 0 wie darüber</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>Equal steps of colour for equal ratios: small numbers can be told apart</source>
        <translation>Gleiche Farbschritte für gleiche Verhältnisse: Kleine Zahlen lassen sich unterscheiden</translation>
    </message>
    <message>
        <source>keep the range</source>
        <translation>den Bereich behalten</translation>
    </message>
    <message>
        <source>The colours go on to mean what they mean now, whatever is edited</source>
        <translation>Die Farben bedeuten weiterhin, was sie jetzt bedeuten, gleich was geändert wird</translation>
    </message>
    <message>
        <source>Step of the edit</source>
        <translation>Schritt der Änderung</translation>
    </message>
    <message>
        <source>How far the number is moved</source>
        <translation>Wie weit die Zahl bewegt wird</translation>
    </message>
    <message>
        <source>Step of the edit, as a number</source>
        <translation>Schritt der Änderung, als Zahl</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Puts the number into the scene, as one step that can be undone</source>
        <translation>Setzt die Zahl in die Szene ein, als einen Schritt, der sich rückgängig machen lässt</translation>
    </message>
    <message>
        <source>A derivative says how much the number would move, per unit, if this one moved a little. Orange raises it, blue lowers it. A dot is exactly 0: it cannot matter, as tokens that the mask keeps away.</source>
        <translation>Eine Ableitung sagt, wie stark sich die Zahl bewegen würde, je Einheit, wenn sich diese ein wenig bewegte. Orange hebt sie, Blau senkt sie. Ein Punkt ist genau 0: Sie kann keine Rolle spielen, wie Tokens, die die Maske fernhält.</translation>
    </message>
    <message>
        <source>What the layer computes on the way: moving one pins it</source>
        <translation>Was die Schicht unterwegs berechnet: Eines zu bewegen setzt es fest</translation>
    </message>
    <message>
        <source>Not while numbers are hidden: these derivatives would tell them</source>
        <translation>Nicht, solange Zahlen verborgen sind: Diese Ableitungen würden sie verraten</translation>
    </message>
    <message>
        <source>1 number</source>
        <translation>1 Zahl</translation>
    </message>
    <message>
        <source>Choose a cell of a map</source>
        <translation>Eine Zelle eines Bildes wählen</translation>
    </message>
</context>
<context>
    <name>attn::SensitivityStudio</name>
    <message>
        <source>Choose a stage with numbers: nothing of this one can be derived.</source>
        <translation>Eine Stufe mit Zahlen wählen: Von dieser lässt sich nichts ableiten.</translation>
    </message>
    <message>
        <source>%1 is hidden: what moves it would tell it.</source>
        <translation>%1 ist verborgen: Was es bewegt, würde es verraten.</translation>
    </message>
    <message>
        <source>Not yet computed: %1.
What moves it is told when the walk has come to it.</source>
        <translation>Noch nicht berechnet: %1.
Was es bewegt, wird gesagt, wenn der Rechengang dort ist.</translation>
    </message>
    <message>
        <source>Masked: %1.
Nothing moves it, whatever is edited: choose a number that the mask lets through.</source>
        <translation>Maskiert: %1.
Nichts bewegt es, gleich was geändert wird: Eine Zahl wählen, die die Maske durchlässt.</translation>
    </message>
    <message>
        <source>Being computed …</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>Compared with central differences …</source>
        <translation>Wird mit zentralen Differenzen verglichen …</translation>
    </message>
    <message>
        <source>Not compared with central differences: the layer is too large</source>
        <translation>Nicht mit zentralen Differenzen verglichen: Die Schicht ist zu groß</translation>
    </message>
    <message>
        <source>largest relative gap %1</source>
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
        <source>%1 derivatives compared: they do not agree with central differences</source>
        <translation>%1 Ableitungen verglichen: Sie stimmen nicht mit zentralen Differenzen überein</translation>
    </message>
    <message>
        <source>a sample, spread over all; %1</source>
        <translation>eine Stichprobe, über alle verteilt; %1</translation>
    </message>
    <message>
        <source>d %1 / d %2 = %3: %4 %5 moves it by about %6</source>
        <translation>d %1 / d %2 = %3: %4 %5 bewegt es um etwa %6</translation>
    </message>
    <message>
        <source>Choose a number in a map or among the strongest, and move it: here stands what the derivative says, and what really comes of it.</source>
        <translation>Eine Zahl in einem Bild oder unter den stärksten wählen und bewegen: Hier steht, was die Ableitung sagt und was wirklich daraus wird.</translation>
    </message>
    <message>
        <source>Move the number in hand, and see here how far that reaches.</source>
        <translation>Die Zahl in Arbeit bewegen und hier sehen, wie weit das reicht.</translation>
    </message>
    <message>
        <source>what each number changes by</source>
        <translation>um wie viel sich jede Zahl ändert</translation>
    </message>
    <message>
        <source>what the last edit changed: %1</source>
        <translation>was die letzte Änderung änderte: %1</translation>
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
        <source>type another</source>
        <translation>anderen eingeben</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Enter takes it, Shift+Enter begins a line, Esc gives it up</source>
        <translation>Eingabe übernimmt, Umschalt+Eingabe beginnt eine Zeile, Esc verwirft</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Strg+T</translation>
    </message>
    <message>
        <source>take it</source>
        <translation>übernehmen</translation>
    </message>
    <message>
        <source>give it up</source>
        <translation>aufgeben</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
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
        <source>switched off</source>
        <translation>abgeschaltet</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>to the bench</source>
        <translation>zur Werkbank</translation>
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
        <source>Legend of all heads</source>
        <translation>Legende aller Köpfe</translation>
    </message>
    <message>
        <source>largest change, full = %1 or more</source>
        <translation>größte Änderung, voll = %1 oder mehr</translation>
    </message>
    <message>
        <source>largest change of a weight, full = %1 or more</source>
        <translation>größte Änderung eines Gewichts, voll = %1 oder mehr</translation>
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
        <source>&amp;Write the sheets</source>
        <translation>Blätter &amp;schreiben</translation>
    </message>
    <message>
        <source>Sheets for a class</source>
        <translation>Übungsblätter für eine Klasse</translation>
    </message>
    <message>
        <source>&amp;Names, one a line</source>
        <translation>&amp;Namen, einer je Zeile</translation>
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
        <source>Names, one a line</source>
        <translation>Namen, einer je Zeile</translation>
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
        <source>Names of a class</source>
        <translation>Namen einer Klasse</translation>
    </message>
    <message>
        <source>Text (*.txt *.csv);;All files (*)</source>
        <translation>Text (*.txt *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Folder of the sheets</source>
        <translation>Ordner der Blätter</translation>
    </message>
    <message>
        <source>Wrote %1 and key.pdf into %2</source>
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
        <source>%n sheets</source>
        <translation>
            <numerusform>1 Blatt</numerusform>
            <numerusform>%n Blätter</numerusform>
        </translation>
    </message>
    <message>
        <source>One row of attention, to be worked out by hand: the row of the cell you chose, or what you hid in the picture (H). Numbers that are drawn from a seed are drawn anew for each name, the same ones every time; numbers you typed are the same for all. key.pdf has all answers.</source>
        <translation>Eine Zeile Attention zum Ausrechnen von Hand: die Zeile der Zelle, die du gewählt hast, oder was du im Bild verborgen hast (H). Aus einem Seed gezogene Zahlen werden für jeden Namen neu gezogen, jedes Mal dieselben; getippte Zahlen sind für alle gleich. key.pdf hat alle Lösungen.</translation>
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
        <source>On the line of the time bar: step, go by stages, to the ends</source>
        <translation>Auf der Linie der Zeitleiste: ein Schritt, Stufen, Anfang und Ende</translation>
    </message>
    <message>
        <source>← →, Page Up, Page Down, Home, End</source>
        <translation>← →, Bild auf, Bild ab, Pos1, Ende</translation>
    </message>
    <message>
        <source>In the picture: choose another cell</source>
        <translation>Im Bild: eine andere Zelle wählen</translation>
    </message>
    <message>
        <source>← → ↑ ↓</source>
        <translation>← → ↑ ↓</translation>
    </message>
    <message>
        <source>In the picture: zoom about the pointer</source>
        <translation>Im Bild: um den Zeiger vergrößern</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Strg+Mausrad</translation>
    </message>
    <message>
        <source>In the picture: change the number under the pointer, in steps, finely</source>
        <translation>Im Bild: die Zahl unter dem Zeiger ändern, in Schritten, fein</translation>
    </message>
    <message>
        <source>Alt+drag, with Ctrl, with Shift</source>
        <translation>Alt+Ziehen, mit Strg, mit Umschalt</translation>
    </message>
    <message>
        <source>In a block: turn it, another layer, its layers apart or together</source>
        <translation>In einem Block: drehen, andere Lage, Lagen auseinander oder zusammen</translation>
    </message>
    <message>
        <source>drag or Alt+arrows, Alt+Page Up and Page Down, + −</source>
        <translation>Ziehen oder Alt+Pfeile, Alt+Bild auf und Bild ab, + −</translation>
    </message>
    <message>
        <source>In a number: change by dragging, in steps, finely</source>
        <translation>In einer Zahl: durch Ziehen ändern, in Schritten, fein</translation>
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
        <source>Step on, step back, to the ends</source>
        <translation>Schritt weiter, zurück, Anfang und Ende</translation>
    </message>
    <message>
        <source>Space, ← →, Page Up, Page Down, Home, End</source>
        <translation>Leertaste, ← →, Bild auf, Bild ab, Pos1, Ende</translation>
    </message>
    <message>
        <source>Another row, another cell, another stage</source>
        <translation>Andere Zeile, andere Zelle, andere Stufe</translation>
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
        <source>Among the stages: walk them</source>
        <translation>In der Stufenleiste: durch die Stufen gehen</translation>
    </message>
</context>
<context>
    <name>attn::SiteWriter</name>
    <message>
        <source>Course site</source>
        <translation>Kursseite</translation>
    </message>
    <message>
        <source>Writing the pages</source>
        <translation>Die Seiten werden geschrieben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>attn::Slide</name>
    <message>
        <source>item %1</source>
        <translation>Element %1</translation>
    </message>
    <message>
        <source>not yet computed</source>
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
        <source>The slider&apos;s name; type to rename it</source>
        <translation>Der Name des Reglers; Tippen benennt ihn um</translation>
    </message>
    <message>
        <source>Where it stands now: a number or an expression</source>
        <translation>Wo er jetzt steht: eine Zahl oder ein Ausdruck</translation>
    </message>
    <message>
        <source>The lower end</source>
        <translation>Das untere Ende</translation>
    </message>
    <message>
        <source>The upper end</source>
        <translation>Das obere Ende</translation>
    </message>
    <message>
        <source>, in degrees</source>
        <translation>, in Grad</translation>
    </message>
    <message>
        <source>Name of the slider %1</source>
        <translation>Name des Reglers %1</translation>
    </message>
    <message>
        <source>%1, as a number%2</source>
        <translation>%1, als Zahl%2</translation>
    </message>
    <message>
        <source>Lower end of %1%2</source>
        <translation>Unteres Ende von %1%2</translation>
    </message>
    <message>
        <source>Upper end of %1%2</source>
        <translation>Oberes Ende von %1%2</translation>
    </message>
    <message>
        <source>Remove the slider %1</source>
        <translation>Den Regler %1 entfernen</translation>
    </message>
    <message>
        <source>Remove the slider; the number stays as it is</source>
        <translation>Den Regler entfernen; die Zahl bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>The angle of %1%2 in the plane of components %3 and %4, in degrees; its length stays</source>
        <translation>Der Winkel von %1%2 in der Ebene der Komponenten %3 und %4, in Grad; die Länge bleibt</translation>
    </message>
    <message>
        <source>Moves %1</source>
        <translation>Bewegt %1</translation>
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
        <source>Play from end to end and back</source>
        <translation>Von einem Ende zum anderen und zurück abspielen</translation>
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
        <source>Numbers that are pinned to a slider can be moved and played here, and are saved with the scene.</source>
        <translation>Zahlen, die auf einem Regler liegen, lassen sich hier bewegen und abspielen und werden mit der Szene gespeichert.</translation>
    </message>
    <message>
        <source>The &amp;chosen number of the map</source>
        <translation>Die gewählte &amp;Zahl des Bildes</translation>
    </message>
    <message>
        <source>The &amp;angle of its row</source>
        <translation>Den &amp;Winkel ihrer Zeile</translation>
    </message>
    <message>
        <source>The &amp;temperature</source>
        <translation>Die &amp;Temperatur</translation>
    </message>
    <message>
        <source>What the &amp;scores are multiplied by</source>
        <translation>Womit die &amp;Scores multipliziert werden</translation>
    </message>
    <message>
        <source>&amp;p of the dropout</source>
        <translation>&amp;p des Dropouts</translation>
    </message>
    <message>
        <source>Pins a number, so that it can be moved and played here</source>
        <translation>Legt eine Zahl auf einen Regler, um sie hier zu bewegen und abzuspielen</translation>
    </message>
    <message>
        <source>This scene cannot be computed: there is nothing to move.</source>
        <translation>Diese Szene lässt sich nicht berechnen: Es gibt nichts zu bewegen.</translation>
    </message>
    <message>
        <source>What it moves is hidden or not a number.</source>
        <translation>Was er bewegt, ist verborgen oder keine Zahl.</translation>
    </message>
    <message>
        <source>slider %1</source>
        <translation>Regler %1</translation>
    </message>
    <message>
        <source>Rename the slider %1</source>
        <translation>Den Regler in %1 umbenennen</translation>
    </message>
    <message>
        <source>A slider goes from a smaller number to a larger one.</source>
        <translation>Ein Regler geht von einer kleineren Zahl zu einer größeren.</translation>
    </message>
    <message>
        <source>Change the range of %1</source>
        <translation>Den Bereich von %1 ändern</translation>
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
        <source>Remove the slider %1</source>
        <translation>Den Regler %1 entfernen</translation>
    </message>
</context>
<context>
    <name>attn::SoftmaxColumns</name>
    <message>
        <source>Softmax of row %1</source>
        <translation>Softmax der Zeile %1</translation>
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
        <source>Show on scores 88, 89, 90</source>
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
        <source>Takes the row&apos;s maximum off before the exponential, as PyTorch does</source>
        <translation>Zieht vor der e-Potenz das Maximum der Zeile ab, wie PyTorch</translation>
    </message>
    <message>
        <source>Exponentials of the scores as they are: large ones overflow</source>
        <translation>e-Potenzen der Scores, wie sie sind: Große laufen über</translation>
    </message>
    <message>
        <source>No exponential: each score divided by the sum of its row</source>
        <translation>Keine e-Potenz: jeder Score geteilt durch die Summe seiner Zeile</translation>
    </message>
    <message>
        <source>The scores are divided by it: below 1 the largest weight grows, above 1 all become alike</source>
        <translation>Die Scores werden durch sie geteilt: unter 1 wächst das größte Gewicht, über 1 werden alle gleicher</translation>
    </message>
    <message>
        <source>Temperature, 0.1 to 10</source>
        <translation>Temperatur, 0.1 bis 10</translation>
    </message>
    <message>
        <source>Another scene, three tokens, whose second row overflows. Undo brings yours back.</source>
        <translation>Eine andere Szene, drei Tokens, deren zweite Zeile überläuft. Rückgängig bringt die eigene zurück.</translation>
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
        <source>as PyTorch does it</source>
        <translation>wie PyTorch</translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation>Temperatur %1</translation>
    </message>
</context>
<context>
    <name>attn::SoftmaxStudio</name>
    <message>
        <source>Softmax opened</source>
        <translation>Softmax geöffnet</translation>
    </message>
    <message>
        <source>Softmax controls</source>
        <translation>Steuerung der Softmax</translation>
    </message>
    <message>
        <source>The map of the rows is drawn for up to 512 × 512 weights.</source>
        <translation>Das Bild der Zeilen wird für bis zu 512 × 512 Gewichte gezeichnet.</translation>
    </message>
    <message>
        <source>other rows</source>
        <translation>andere Zeilen</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Width d of query and key</source>
        <translation>Breite d von Query und Key</translation>
    </message>
    <message>
        <source>How many numbers a query and a key have: 1, 4, 16, 64, 256 or 1024</source>
        <translation>Wie viele Zahlen eine Query und ein Key haben: 1, 4, 16, 64, 256 oder 1024</translation>
    </message>
    <message>
        <source>d</source>
        <translation>d</translation>
    </message>
    <message>
        <source>%1 products of random q and k of unit variance, seed %2: the rows of scores get steeper as d grows, unless √d is divided out.</source>
        <translation>%1 Produkte zufälliger q und k mit Varianz 1, Seed %2: Mit wachsendem d werden die Zeilen der Scores steiler, wenn nicht durch √d geteilt wird.</translation>
    </message>
    <message>
        <source>Why √d?</source>
        <translation>Warum √d?</translation>
    </message>
    <message>
        <source>This scene is dropout alone: it has no softmax to open.</source>
        <translation>Diese Szene ist nur ein Dropout: Sie hat keine Softmax zu öffnen.</translation>
    </message>
    <message>
        <source>The weights of this scene are given: there is no softmax to open.</source>
        <translation>Die Gewichte dieser Szene sind gegeben: Es gibt keine Softmax zu öffnen.</translation>
    </message>
    <message>
        <source>This scene&apos;s softmax goes down the columns: no row is shared out by itself.</source>
        <translation>Die Softmax dieser Szene läuft die Spalten hinunter: Keine Zeile wird für sich aufgeteilt.</translation>
    </message>
    <message>
        <source>This scene stops at the scores: there is no softmax to open.</source>
        <translation>Diese Szene endet bei den Scores: Es gibt keine Softmax zu öffnen.</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>Divided by its sum alone: nothing can overflow, but a negative score gets a negative weight, and a sum near 0 makes all of them large.</source>
        <translation>Nur durch die Summe geteilt: Nichts kann überlaufen, aber ein negativer Score bekommt ein negatives Gewicht, und eine Summe nahe 0 macht alle groß.</translation>
    </message>
    <message>
        <source>Not yet: the same row with and without its maximum taken off</source>
        <translation>Noch nicht: dieselbe Zeile ohne und mit Abzug des Maximums</translation>
    </message>
    <message>
        <source>Without the maximum</source>
        <translation>Ohne das Maximum</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>With the maximum taken off</source>
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
        <source> %1 of its %2 allowed keys are shown.</source>
        <translation> %1 ihrer %2 erlaubten Keys sind gezeigt.</translation>
    </message>
    <message>
        <source>This row itself, in float32, which holds numbers up to e^88.7.</source>
        <translation>Diese Zeile selbst, in float32, das Zahlen bis e^88.7 fasst.</translation>
    </message>
    <message>
        <source>This row with %1 added to each score, in float32: no weight ought to change.</source>
        <translation>Diese Zeile, zu jedem Score %1 addiert, in float32: Kein Gewicht sollte sich ändern.</translation>
    </message>
    <message numerus="yes">
        <source>row %1, %n allowed keys</source>
        <translation>
            <numerusform>Zeile %1, ein erlaubter Key</numerusform>
            <numerusform>Zeile %1, %n erlaubte Keys</numerusform>
        </translation>
    </message>
    <message>
        <source>This row with %1 added to each score and to the sink, in float32: no weight ought to change.</source>
        <translation>Diese Zeile, mit %1 zu jedem Score und zum Sink addiert, in float32: Kein Gewicht dürfte sich ändern.</translation>
    </message>
</context>
<context>
    <name>attn::StageCard</name>
    <message>
        <source>%1: %2
A number of it is overridden</source>
        <translation>%1: %2
Eine Zahl davon ist überschrieben</translation>
    </message>
    <message>
        <source>A click shows its controls</source>
        <translation>Ein Klick zeigt ihre Regler</translation>
    </message>
    <message>
        <source>A click turns it on: %1</source>
        <translation>Ein Klick schaltet sie ein: %1</translation>
    </message>
    <message>
        <source>%1, overridden</source>
        <translation>%1, überschrieben</translation>
    </message>
</context>
<context>
    <name>attn::StaleBar</name>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Compute what the page shows</source>
        <translation>Berechnen, was die Seite zeigt</translation>
    </message>
    <message>
        <source>From before the last change, which is not computed</source>
        <translation>Von vor der letzten Änderung, die nicht berechnet ist</translation>
    </message>
    <message>
        <source>Nothing is computed yet</source>
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
        <source>Begin here</source>
        <translation>Hier beginnen</translation>
    </message>
    <message>
        <source>The first of three lessons for someone new to attention</source>
        <translation>Die erste von drei Lektionen für alle, denen Attention neu ist</translation>
    </message>
    <message>
        <source>A tour of one minute</source>
        <translation>Rundgang, eine Minute</translation>
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
        <source>All heads of all its layers; switch one off and see the next word change</source>
        <translation>Alle Köpfe aller Schichten; einen abschalten und sehen, wie sich das nächste Wort ändert</translation>
    </message>
    <message>
        <source>Open a model…</source>
        <translation>Modell …</translation>
    </message>
    <message>
        <source>GPT-2, BERT, Llama and others: a folder of Hugging Face&apos;s</source>
        <translation>GPT-2, BERT, Llama und andere: ein Ordner von Hugging Face</translation>
    </message>
    <message>
        <source>Drop a scene or a lesson here</source>
        <translation>Szene oder Lektion hier ablegen</translation>
    </message>
    <message>
        <source>Your edited %1</source>
        <translation>Geändert: %1</translation>
    </message>
    <message>
        <source>Edits that are not saved: go on with them</source>
        <translation>Nicht gespeicherte Änderungen: damit weitermachen</translation>
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
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Hier weiter</translation>
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
        <source>Step &amp;on</source>
        <translation>Schritt &amp;weiter</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>An den &amp;Anfang</translation>
    </message>
    <message>
        <source>Compute &amp;everything</source>
        <translation>Alles be&amp;rechnen</translation>
    </message>
    <message>
        <source>Only up to the &amp;chosen cell</source>
        <translation>Nur &amp;bis zur gewählten Zelle</translation>
    </message>
    <message>
        <source>Step by &amp;stage</source>
        <translation>In &amp;Stufen gehen</translation>
    </message>
    <message>
        <source>Step by &amp;row</source>
        <translation>In Z&amp;eilen gehen</translation>
    </message>
    <message>
        <source>Step by c&amp;ell</source>
        <translation>In Ze&amp;llen gehen</translation>
    </message>
    <message>
        <source>Step by &amp;multiply-add</source>
        <translation>In &amp;Multiply-Adds gehen</translation>
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
        <translation>In Schritten gehen: %1</translation>
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
        <translation>Zu groß, um schrittweise hindurchzugehen</translation>
    </message>
    <message>
        <source>Everything is computed</source>
        <translation>Alles ist berechnet</translation>
    </message>
    <message>
        <source>Nothing is computed yet</source>
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
</context>
<context>
    <name>attn::StepsDialog</name>
    <message>
        <source>Export the steps</source>
        <translation>Die Schritte exportieren</translation>
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
        <translation>Schritt je</translation>
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
        <source>As</source>
        <translation>Als</translation>
    </message>
    <message>
        <source>film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>strip</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>Begins again at the end</source>
        <translation>Beginnt am Ende von vorn</translation>
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
        <source>Seconds of each step</source>
        <translation>Sekunden jedes Schritts</translation>
    </message>
    <message>
        <source>Seconds of the last step</source>
        <translation>Sekunden des letzten Schritts</translation>
    </message>
    <message>
        <source>as the matrix is called</source>
        <translation>wie die Matrix heißt</translation>
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
        <translation>Je Schritt</translation>
    </message>
    <message>
        <source>s, the last</source>
        <translation>s, zuletzt</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Colours</source>
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
        <source>The hidden numbers too; without them their cells are blank</source>
        <translation>Auch die verborgenen Zahlen; sonst sind ihre Zellen leer</translation>
    </message>
    <message>
        <source>GIF</source>
        <translation>GIF</translation>
    </message>
    <message>
        <source>APNG, every colour exact</source>
        <translation>APNG, jede Farbe genau</translation>
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
        <source>Export the steps of %1</source>
        <translation>Die Schritte von %1 exportieren</translation>
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
        <source>A step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>The last step</source>
        <translation>Der letzte Schritt</translation>
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
        <source>%1 panels</source>
        <translation>%1 Felder</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>walk</translation>
    </message>
    <message>
        <source>Save the steps</source>
        <translation>Die Schritte speichern</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1-Dateien (*.%2)</translation>
    </message>
</context>
<context>
    <name>attn::StrongestList</name>
    <message>
        <source>Strongest: what to raise or lower to raise it most</source>
        <translation>Die stärksten: was zu erhöhen oder zu senken ist, um sie am meisten zu heben</translation>
    </message>
    <message>
        <source>Lowering %1 raises it: %2 %3</source>
        <translation>%1 zu senken hebt sie: %2 %3</translation>
    </message>
    <message>
        <source>Raising %1 raises it: %2 %3</source>
        <translation>%1 zu erhöhen hebt sie: %2 %3</translation>
    </message>
    <message>
        <source>Nothing moves it</source>
        <translation>Nichts bewegt sie</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>%1 edits; the first: %2</source>
        <translation>%1 Änderungen; die erste: %2</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Die stärksten</translation>
    </message>
    <message>
        <source>none: nothing moves it</source>
        <translation>keine: Nichts bewegt sie</translation>
    </message>
    <message>
        <source>what to raise or lower to raise it most</source>
        <translation>was zu erhöhen oder zu senken ist, um sie am meisten zu heben</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>erhöhen</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>senken</translation>
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
        <source>Mend it</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Its line of code</source>
        <translation>Seine Codezeile</translation>
    </message>
    <message>
        <source>Tell me the symptom</source>
        <translation>Das Symptom verraten</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Noch einer</translation>
    </message>
    <message>
        <source>Choose a mistake</source>
        <translation>Einen Fehler wählen</translation>
    </message>
    <message>
        <source>Turn the switch off: B becomes right</source>
        <translation>Den Schalter ausschalten: B wird richtig</translation>
    </message>
    <message>
        <source>Quiz: one in secret</source>
        <translation>Quiz: einer im Geheimen</translation>
    </message>
    <message>
        <source>Symptom</source>
        <translation>Symptom</translation>
    </message>
    <message>
        <source>What it points to</source>
        <translation>Worauf es deutet</translation>
    </message>
    <message>
        <source>Several mistakes look like this: %1.</source>
        <translation>Mehrere Fehler sehen so aus: %1.</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was daraus folgt</translation>
    </message>
    <message>
        <source># right
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
        <source>Not this one</source>
        <translation>Dieser nicht</translation>
    </message>
    <message>
        <source>Which one is on?</source>
        <translation>Welcher ist an?</translation>
    </message>
</context>
<context>
    <name>attn::TablePaste</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 has %2: files over 4 MiB are imported (File &gt; Import arrays), not pasted.</source>
        <translation>%1 hat %2: Dateien über 4 MiB werden importiert (Datei &gt; Arrays importieren), nicht eingefügt.</translation>
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
        <source>made of others, here</source>
        <translation>hier aus anderen gemacht</translation>
    </message>
    <message>
        <source>changed by you</source>
        <translation>von dir geändert</translation>
    </message>
    <message>
        <source>by a seed</source>
        <translation>mit einem Seed</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>attn::TagLegend</name>
    <message>
        <source>What a number is</source>
        <translation>Was eine Zahl ist</translation>
    </message>
</context>
<context>
    <name>attn::TaskBox</name>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>%1 (press Enter): %2</source>
        <translation>%1 (Eingabe drücken): %2</translation>
    </message>
</context>
<context>
    <name>attn::TensorDelegate</name>
    <message>
        <source>A number or an expression: 0.5, 1/sqrt(8), -inf. Enter puts it in, Esc leaves it as it was.</source>
        <translation>Eine Zahl oder ein Ausdruck: 0.5, 1/sqrt(8), -inf. Eingabe übernimmt sie, Esc lässt sie, wie sie war.</translation>
    </message>
</context>
<context>
    <name>attn::TensorModel</name>
    <message>
        <source>%1 is kept as %2, the nearest number that float32 has.</source>
        <translation>%1 wird als %2 gespeichert, der nächsten Zahl, die float32 hat.</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Set %1 numbers of %2</source>
        <translation>%1 Zahlen von %2 setzen</translation>
    </message>
    <message>
        <source>Take the edit of %1 back</source>
        <translation>Die Änderung von %1 zurücknehmen</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>%1 = %2, put in by hand</source>
        <translation>%1 = %2, von Hand eingesetzt</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message numerus="yes">
        <source>Take %n edits of %1 back</source>
        <translation>
            <numerusform>1 Änderung von %1 zurücknehmen</numerusform>
            <numerusform>%n Änderungen von %1 zurücknehmen</numerusform>
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
        <source>Type a number or an expression. Drag a number left or right to change it: Ctrl goes in steps of 0.1, Shift ten times finer, Esc brings it back. Alt+Up and Alt+Down step by 0.1. Delete takes an edit back. Ctrl+Tab leaves the table.</source>
        <translation>Eine Zahl oder einen Ausdruck eingeben. Eine Zahl nach links oder rechts ziehen ändert sie: Strg geht in Schritten von 0.1, Umschalt zehnmal feiner, Esc bringt sie zurück. Alt+Auf und Alt+Ab gehen um 0.1. Entf nimmt eine Änderung zurück. Strg+Tab verlässt die Tabelle.</translation>
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
        <source>Edit the number</source>
        <translation>Die Zahl bearbeiten</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste numbers</source>
        <translation>Zahlen einfügen</translation>
    </message>
    <message>
        <source>Add 0.1</source>
        <translation>0.1 addieren</translation>
    </message>
    <message>
        <source>Take 0.1 away</source>
        <translation>0.1 abziehen</translation>
    </message>
    <message>
        <source>Add 0.01</source>
        <translation>0.01 addieren</translation>
    </message>
    <message>
        <source>Take 0.01 away</source>
        <translation>0.01 abziehen</translation>
    </message>
    <message>
        <source>Take the edit back</source>
        <translation>Die Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Pin to a slider</source>
        <translation>Auf einen Regler legen</translation>
    </message>
    <message>
        <source>Pin the row&apos;s angle to a slider</source>
        <translation>Den Winkel der Zeile auf einen Regler legen</translation>
    </message>
    <message>
        <source>Drop to paste the numbers at %1</source>
        <translation>Loslassen fügt die Zahlen bei %1 ein</translation>
    </message>
    <message>
        <source>Tab goes from number to number, Ctrl+Tab leaves the table.</source>
        <translation>Tab geht von Zahl zu Zahl, Strg+Tab verlässt die Tabelle.</translation>
    </message>
</context>
<context>
    <name>attn::TimeBar</name>
    <message>
        <source> of </source>
        <translation> von </translation>
    </message>
    <message>
        <source>Time bar</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Step by</source>
        <translation>Schritt je</translation>
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
        <source>own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>Step by the steps of the open studio</source>
        <translation>In den Schritten des offenen Studios gehen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed while playing</source>
        <translation>Tempo beim Abspielen</translation>
    </message>
</context>
<context>
    <name>attn::TipDrag</name>
    <message>
        <source>Move %1 of %2</source>
        <translation>%1 von %2 bewegen</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>x of %1 changed, by as little as gives this %2.</source>
        <translation>x von %1 geändert, um so wenig, wie dieses %2 ergibt.</translation>
    </message>
    <message>
        <source> Its %1 moved too.</source>
        <translation> Sein %1 hat sich auch bewegt.</translation>
    </message>
    <message>
        <source>%1 of %2 is given here: its own numbers changed.</source>
        <translation>%1 von %2 ist hier gegeben: Die eigenen Zahlen haben sich geändert.</translation>
    </message>
    <message>
        <source>%1 of %2 is pinned: x and all else of the token stay.</source>
        <translation>%1 von %2 ist festgesetzt: x und alles andere des Tokens bleiben.</translation>
    </message>
    <message>
        <source>No embedding gives exactly this %1.</source>
        <translation>Kein Embedding ergibt genau dieses %1.</translation>
    </message>
</context>
<context>
    <name>attn::TokenFrames</name>
    <message>
        <source>Tokens of the sentence</source>
        <translation>Tokens des Satzes</translation>
    </message>
    <message>
        <source>token %1: %2</source>
        <translation>Token %1: %2</translation>
    </message>
    <message>
        <source>query %1 %2</source>
        <translation>Query %1 %2</translation>
    </message>
    <message>
        <source>key %1 %2</source>
        <translation>Key %1 %2</translation>
    </message>
    <message>
        <source>%1 tokens: %2</source>
        <translation>%1 Tokens: %2</translation>
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
</context>
<context>
    <name>attn::TokenLine</name>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Left and Right walk the words, F2 or typing renames one, Insert adds one behind it, Delete removes it, Alt+Left and Alt+Right move it, Ctrl+Enter edits all of them as one sentence, Ctrl+V replaces them by a pasted one.</source>
        <translation>Links und Rechts gehen durch die Wörter, F2 oder Tippen benennt eines um, Einfg fügt dahinter eines hinzu, Entf entfernt es, Alt+Links und Alt+Rechts verschieben es, Strg+Eingabe bearbeitet alle als einen Satz, Strg+V ersetzt sie durch einen eingefügten.</translation>
    </message>
    <message>
        <source>Rename the word</source>
        <translation>Das Wort umbenennen</translation>
    </message>
    <message>
        <source>Add a word behind it</source>
        <translation>Ein Wort dahinter hinzufügen</translation>
    </message>
    <message>
        <source>Remove the word</source>
        <translation>Das Wort entfernen</translation>
    </message>
    <message>
        <source>Move it left</source>
        <translation>Nach links verschieben</translation>
    </message>
    <message>
        <source>Move it right</source>
        <translation>Nach rechts verschieben</translation>
    </message>
    <message>
        <source>Edit as a sentence</source>
        <translation>Als Satz bearbeiten</translation>
    </message>
    <message>
        <source>Paste a sentence instead</source>
        <translation>Stattdessen einen Satz einfügen</translation>
    </message>
    <message>
        <source>All tokens, as one line</source>
        <translation>Alle Tokens, als eine Zeile</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Words between spaces; &quot;two words&quot; in quotes stay together. Enter applies.</source>
        <translation>Wörter zwischen Leerzeichen; &quot;zwei Wörter&quot; in Anführungszeichen bleiben zusammen. Eingabe übernimmt.</translation>
    </message>
    <message>
        <source>Enter applies, Esc leaves it as it was. A space makes two tokens of it; quotes keep words together.</source>
        <translation>Eingabe übernimmt, Esc lässt es, wie es war. Ein Leerzeichen macht zwei Tokens daraus; Anführungszeichen halten Wörter zusammen.</translation>
    </message>
    <message>
        <source>Token %1: %2</source>
        <translation>Token %1: %2</translation>
    </message>
    <message>
        <source>Add a word (Insert)</source>
        <translation>Ein Wort hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Double-click to edit all words as a sentence (Ctrl+Enter)</source>
        <translation>Ein Doppelklick bearbeitet alle Wörter als Satz (Strg+Eingabe)</translation>
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
        <source>Edit as a sentence</source>
        <translation>Als Satz bearbeiten</translation>
    </message>
    <message>
        <source>Type or paste the whole sentence: words between blanks become tokens (Ctrl+T)</source>
        <translation>Den ganzen Satz eingeben oder einfügen: Wörter zwischen Leerzeichen werden zu Tokens (Strg+T)</translation>
    </message>
    <message>
        <source>Add an item to the batch, remove one, or move it</source>
        <translation>Ein Element des Batches hinzufügen, entfernen oder verschieben</translation>
    </message>
    <message>
        <source>Rename token %1 to %2</source>
        <translation>Token %1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Add the token %1</source>
        <translation>Token %1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove the token %1</source>
        <translation>Token %1 entfernen</translation>
    </message>
    <message>
        <source>Move the token %1</source>
        <translation>Token %1 verschieben</translation>
    </message>
    <message>
        <source>Show item %1 of the batch</source>
        <translation>Element %1 des Batches zeigen</translation>
    </message>
    <message>
        <source>Add a copy of item %1</source>
        <translation>Eine Kopie von Element %1 hinzufügen</translation>
    </message>
    <message>
        <source>Copy batch item %1</source>
        <translation>Batch-Element %1 kopieren</translation>
    </message>
    <message>
        <source>Add an item of random numbers</source>
        <translation>Ein Element aus Zufallszahlen hinzufügen</translation>
    </message>
    <message>
        <source>Add a random batch item</source>
        <translation>Ein zufälliges Batch-Element hinzufügen</translation>
    </message>
    <message>
        <source>Move batch item %1 to %2</source>
        <translation>Batch-Element %1 nach %2 verschieben</translation>
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
        <source>Change the tokens to %1</source>
        <translation>Tokens ändern zu %1</translation>
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
        <source>take back</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>Let the number be computed again (Del in the map)</source>
        <translation>Die Zahl wieder berechnen lassen (Entf im Bild)</translation>
    </message>
    <message>
        <source>Choose a cell to read its number</source>
        <translation>Eine Zelle wählen, um ihre Zahl zu lesen</translation>
    </message>
    <message>
        <source>overridden: %1, computed %2</source>
        <translation>überschrieben: %1, berechnet %2</translation>
    </message>
</context>
<context>
    <name>attn::WayPane</name>
    <message>
        <source>Way of applying the mask</source>
        <translation>Art, die Maske anzuwenden</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>benutzt</translation>
    </message>
    <message>
        <source>This scene applies its mask in this way</source>
        <translation>Diese Szene wendet ihre Maske so an</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Does not apply</source>
        <translation>Trifft nicht zu</translation>
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
        <source>Draw the weights anew</source>
        <translation>Gewichte neu ziehen</translation>
    </message>
    <message>
        <source>All weights and biases of the layer, as PyTorch draws them from the first seed</source>
        <translation>Alle Gewichte und Bias-Werte der Schicht, wie PyTorch sie aus dem ersten Seed zieht</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>&amp;Seed of the weights that are drawn next</source>
        <translation>&amp;Seed der Gewichte, die als nächste gezogen werden</translation>
    </message>
</context>
<context>
    <name>attn::WeightsPanel</name>
    <message>
        <source>all heads</source>
        <translation>alle Köpfe</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Kopf %1</translation>
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
        <source>Fill with other numbers</source>
        <translation>Mit anderen Zahlen füllen</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>The head whose weights are shown</source>
        <translation>Der Kopf, dessen Gewichte gezeigt werden</translation>
    </message>
    <message>
        <source>Draw with another seed: all weights that were drawn change, edits stay</source>
        <translation>Mit anderem Seed ziehen: Alle gezogenen Gewichte ändern sich, Änderungen von Hand bleiben</translation>
    </message>
    <message>
        <source>Identity, zeros, ones, or what PyTorch draws; all weights drawn anew</source>
        <translation>Einheitsmatrix, Nullen, Einsen oder was PyTorch zieht; alle Gewichte neu ziehen</translation>
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
        <source>Draw the weights anew</source>
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
        <source>Weights if the row ended here</source>
        <translation>Gewichte, wenn die Zeile hier endete</translation>
    </message>
    <message>
        <source>no key seen yet</source>
        <translation>noch kein Key gesehen</translation>
    </message>
</context>
<context>
    <name>attn::WhyNothing</name>
    <message>
        <source>Walk on to it</source>
        <translation>Dorthin weitergehen</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Computes everything up to this number</source>
        <translation>Berechnet alles bis zu dieser Zahl</translation>
    </message>
    <message>
        <source>Ends the walk: everything is computed</source>
        <translation>Beendet den Rechengang: Alles ist berechnet</translation>
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
        <source>Turned on: %1. Undo takes it back.</source>
        <translation>Eingeschaltet: %1. Rückgängig nimmt es zurück.</translation>
    </message>
</context>
<context>
    <name>attn::WorkedTwice</name>
    <message>
        <source>Worked out in A</source>
        <translation>In A ausgerechnet</translation>
    </message>
    <message>
        <source>Worked out in B</source>
        <translation>In B ausgerechnet</translation>
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
        <source>Writes the lesson file (Ctrl+S)</source>
        <translation>Schreibt die Lektionsdatei (Strg+S)</translation>
    </message>
    <message>
        <source>As the learner sees it, from this step on (Ctrl+F9)</source>
        <translation>Wie der Lernende sie sieht, von diesem Schritt an (Strg+F9)</translation>
    </message>
    <message>
        <source>%1, 0 faults</source>
        <translation>%1, 0 Mängel</translation>
    </message>
    <message>
        <source>As by attnscope lesson check</source>
        <translation>Wie mit attnscope lesson check</translation>
    </message>
    <message numerus="yes">
        <source>%n steps checked</source>
        <translation>
            <numerusform>1 Schritt geprüft</numerusform>
            <numerusform>%n Schritte geprüft</numerusform>
        </translation>
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
        <source>cells to be predicted</source>
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
        <source>Title of the lesson</source>
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
        <source>The language of the titles and the text</source>
        <translation>Die Sprache der Titel und des Textes</translation>
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
        <source>Earlier (Alt+Up)</source>
        <translation>Früher (Alt+Auf)</translation>
    </message>
    <message>
        <source>Later (Alt+Down)</source>
        <translation>Später (Alt+Ab)</translation>
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
        <source>Title of the step</source>
        <translation>Titel des Schritts</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Text des Schritts</translation>
    </message>
    <message>
        <source>Markdown, with $formulas$</source>
        <translation>Markdown, mit $Formeln$</translation>
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
        <source>As the learner sees it</source>
        <translation>Wie der Lernende ihn sieht</translation>
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
        <source>A word in the colour of queries</source>
        <translation>Ein Wort in der Farbe der Querys</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>A word in the colour of keys</source>
        <translation>Ein Wort in der Farbe der Keys</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>A formula, written as in LaTeX</source>
        <translation>Eine Formel, geschrieben wie in LaTeX</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>The number of the chosen cell; it stays live</source>
        <translation>Die Zahl der gewählten Zelle; sie bleibt lebendig</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>Dieser Schritt</translation>
    </message>
    <message>
        <source>Ask for the hidden cells (first hide some: H in the map)</source>
        <translation>Nach verborgenen Zellen fragen (verbergen: H im Bild)</translation>
    </message>
    <message>
        <source>nothing; or all, tokens, config, x, x[0,2]</source>
        <translation>nichts; oder all, tokens, config, x, x[0,2]</translation>
    </message>
    <message>
        <source>none; or x[0,2]</source>
        <translation>nichts; oder x[0,2]</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>One hint a line; the learner sees one after the other</source>
        <translation>Ein Hinweis je Zeile; der Lernende sieht einen nach dem anderen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>A question
* the right answer | because …
- a wrong one | because …</source>
        <translation>Eine Frage
* die richtige Antwort | weil …
- eine falsche | weil …</translation>
    </message>
    <message>
        <source>but</source>
        <translation>außer</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Not locked</source>
        <translation>Nicht gesperrt</translation>
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
        <source>Choose a cell in the map first: its number is put in.</source>
        <translation>Zuerst im Bild eine Zelle wählen: Ihre Zahl wird eingesetzt.</translation>
    </message>
    <message>
        <source>DE, %1 missing</source>
        <translation>DE, %1 fehlen</translation>
    </message>
    <message>
        <source>recording a solution</source>
        <translation>eine Lösung wird aufgezeichnet</translation>
    </message>
    <message>
        <source>the view has moved on</source>
        <translation>Ansicht verändert</translation>
    </message>
    <message>
        <source>view as saved in the step</source>
        <translation>Ansicht gespeichert</translation>
    </message>
    <message>
        <source>Take the view into step %1</source>
        <translation>In Schritt %1 übernehmen</translation>
    </message>
    <message>
        <source>Scene, stage, cell, studio and walk as they stand, behind the chosen step</source>
        <translation>Szene, Stufe, Zelle, Studio und Rechengang, wie sie stehen, hinter dem gewählten Schritt</translation>
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
        <source>the weights that the mask leaves sum to 0, and 0 / 0 is nan</source>
        <translation>die Gewichte, die die Maske lässt, ergeben 0, und 0 / 0 ist nan</translation>
    </message>
    <message>
        <source>the %1 of key %2 is overridden: nan</source>
        <translation>%1 bei Key %2 ist überschrieben: nan</translation>
    </message>
    <message>
        <source>dropout drops the score of key %1, which is %2, and %3 * 0 is nan</source>
        <translation>der Dropout verwirft den Score von Key %1, der %2 ist, und %3 * 0 ist nan</translation>
    </message>
    <message>
        <source>the score of key %1 is nan before any mask: inf or nan entered its sum</source>
        <translation>der Score von Key %1 ist schon vor jeder Maske nan: inf oder nan kam in seine Summe</translation>
    </message>
    <message>
        <source>the mask&apos;s number for key %1 makes the score %2 nan</source>
        <translation>die Zahl der Maske für Key %1 macht den Score zu %2 nan</translation>
    </message>
    <message>
        <source>the weights of key %1 are shared over the queries: %2</source>
        <translation>die Gewichte von Key %1 sind auf die Querys verteilt: %2</translation>
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
        <translation>die Scores ergeben 0, und 0 / 0 ist nan</translation>
    </message>
    <message>
        <source> divided by the temperature %1 is beyond float32</source>
        <translation> ist, durch die Temperatur %1 geteilt, für float32 zu groß</translation>
    </message>
    <message>
        <source>every score is -inf, and -inf - -inf is nan</source>
        <translation>jeder Score ist -inf, und -inf - -inf ist nan</translation>
    </message>
    <message>
        <source>%1, the largest, %2,%3, so every one is -inf, and -inf - -inf is nan</source>
        <translation>%1, der größte, %2,%3, also ist jeder -inf, und -inf - -inf ist nan</translation>
    </message>
    <message>
        <source>%1 is inf, and inf - inf is nan</source>
        <translation>%1 ist inf, und inf - inf ist nan</translation>
    </message>
    <message>
        <source>%1, %2,%3, so it is inf, and inf - inf is nan</source>
        <translation>%1, %2,%3, also ist er inf, und inf - inf ist nan</translation>
    </message>
    <message>
        <source>every exponential is too small for float32, so it is 0, and 0 / 0 is nan</source>
        <translation>jede e-Potenz ist für float32 zu klein, also 0, und 0 / 0 ist nan</translation>
    </message>
    <message>
        <source>every key is masked, so its weights are set to 0</source>
        <translation>alle Keys sind maskiert, also werden ihre Gewichte auf 0 gesetzt</translation>
    </message>
    <message>
        <source>every key is masked, so its weights sum to 0, and 0 / 0 is nan</source>
        <translation>alle Keys sind maskiert, also ergeben ihre Gewichte 0, und 0 / 0 ist nan</translation>
    </message>
    <message>
        <source>every key is masked, so its exponentials sum to 0, and 0 / 0 is nan</source>
        <translation>alle Keys sind maskiert, also ergeben ihre e-Potenzen 0, und 0 / 0 ist nan</translation>
    </message>
    <message>
        <source>every key is masked, and -inf / -inf is nan</source>
        <translation>alle Keys sind maskiert, und -inf / -inf ist nan</translation>
    </message>
    <message>
        <source>every key is masked, and -inf - -inf is nan</source>
        <translation>alle Keys sind maskiert, und -inf - -inf ist nan</translation>
    </message>
    <message>
        <source>query %1 (batch %2%3)</source>
        <translation>Query %1 (Batch %2%3)</translation>
    </message>
    <message>
        <source>, head %1</source>
        <translation>, Kopf %1</translation>
    </message>
    <message>
        <source>the exponentials sum to more than float32 holds, and anything / inf is 0</source>
        <translation>die e-Potenzen ergeben mehr, als float32 fasst, und alles / inf ist 0</translation>
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
        <source>more than 64 levels of nesting</source>
        <translation>mehr als 64 Ebenen ineinander</translation>
    </message>
    <message>
        <source>expected &apos;)&apos;, found %1</source>
        <translation>erwartet wird &apos;)&apos;, gefunden %1</translation>
    </message>
    <message>
        <source>expected a number, found %1</source>
        <translation>erwartet wird eine Zahl, gefunden %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too large or too small for a number</source>
        <translation>&apos;%1&apos; ist für eine Zahl zu groß oder zu klein</translation>
    </message>
    <message>
        <source>%1 can only stand alone</source>
        <translation>%1 kann nur allein stehen</translation>
    </message>
    <message>
        <source>expected &apos;(&apos; after %1, found %2</source>
        <translation>nach %1 wird &apos;(&apos; erwartet, gefunden %2</translation>
    </message>
    <message>
        <source>%1 needs two numbers or more</source>
        <translation>%1 braucht mindestens zwei Zahlen</translation>
    </message>
    <message>
        <source>a comma only stands between the numbers of min and max; the decimal mark is a point</source>
        <translation>ein Komma steht nur zwischen den Zahlen von min und max; das Dezimalzeichen ist ein Punkt</translation>
    </message>
    <message>
        <source>expected + - * / or ^, found %1</source>
        <translation>erwartet wird + - * / oder ^, gefunden %1</translation>
    </message>
    <message>
        <source>This has no value among the real numbers.</source>
        <translation>Das hat unter den reellen Zahlen keinen Wert.</translation>
    </message>
    <message>
        <source>The result is larger than a float32 can hold (3.4e38).</source>
        <translation>Das Ergebnis ist größer, als float32 fasst (3.4e38).</translation>
    </message>
    <message>
        <source>The decimal mark is a point: 0.5, not 0,5.</source>
        <translation>Das Dezimalzeichen ist ein Punkt: 0.5, nicht 0,5.</translation>
    </message>
    <message>
        <source>An expression has at most 1000 characters.</source>
        <translation>Ein Ausdruck hat höchstens 1000 Zeichen.</translation>
    </message>
    <message>
        <source>Expected a number, found nothing.</source>
        <translation>Erwartet wird eine Zahl, gefunden nichts.</translation>
    </message>
    <message>
        <source>a quote is left open in: %1</source>
        <translation>ein Anführungszeichen ist nicht geschlossen in: %1</translation>
    </message>
    <message>
        <source>this scene is no whole layer, so it has no weights for a circuit</source>
        <translation>diese Szene ist keine ganze Schicht, also hat sie keine Gewichte für einen Schaltkreis</translation>
    </message>
    <message>
        <source>queries and keys are given, not made of x, so there are no weights for a circuit</source>
        <translation>Querys und Keys sind gegeben, nicht aus x gemacht, also gibt es keine Gewichte für einen Schaltkreis</translation>
    </message>
    <message>
        <source>keys and values are made of the memory, so no circuit leads from x to x</source>
        <translation>Keys und Values sind aus dem Memory gemacht, also führt kein Schaltkreis von x zu x</translation>
    </message>
    <message>
        <source>%1%2turned by their positions before they meet, so no one matrix stands for what a head looks for</source>
        <translation>%1%2nach ihrer Position gedreht, bevor sie sich treffen, also steht keine einzelne Matrix dafür, was ein Kopf sucht</translation>
    </message>
    <message>
        <source>queries and keys are </source>
        <translation>Querys und Keys werden </translation>
    </message>
    <message>
        <source>normed and </source>
        <translation>normiert und </translation>
    </message>
    <message>
        <source>queries and keys are normed before they meet, so no one matrix stands for what a head looks for</source>
        <translation>Querys und Keys werden normiert, bevor sie sich treffen, also steht keine einzelne Matrix dafür, was ein Kopf sucht</translation>
    </message>
    <message>
        <source>this layer makes no values, so there is no OV circuit</source>
        <translation>diese Schicht macht keine Values, also gibt es keinen OV-Schaltkreis</translation>
    </message>
    <message>
        <source>the heads are joined without the transpose, so no head has columns of the output layer to itself</source>
        <translation>die Köpfe werden ohne Transponieren verbunden, also hat kein Kopf Spalten der Ausgabeschicht für sich</translation>
    </message>
    <message>
        <source>OV circuit: W_v alone, there is no output layer</source>
        <translation>OV-Schaltkreis: nur W_v, es gibt keine Ausgabeschicht</translation>
    </message>
    <message>
        <source>a tensor of this scene has the name of a circuit, so none is shown</source>
        <translation>ein Tensor dieser Szene heißt wie ein Schaltkreis, also wird keiner gezeigt</translation>
    </message>
    <message>
        <source>no bias is added to values</source>
        <translation>zu Values wird kein Bias addiert</translation>
    </message>
    <message>
        <source>no bias is added to queries or keys</source>
        <translation>zu Querys oder Keys wird kein Bias addiert</translation>
    </message>
    <message>
        <source>, so there is no </source>
        <translation>, also gibt es kein </translation>
    </message>
    <message>
        <source>Without a causal mask every token sees later ones: no row can be computed before all tokens are there. Choose a mask that hides later tokens.</source>
        <translation>Ohne kausale Maske sieht jedes Token spätere: Keine Zeile lässt sich berechnen, bevor alle Tokens da sind. Eine Maske wählen, die spätere Tokens verdeckt.</translation>
    </message>
    <message>
        <source>The prefix mask lets the first %1 tokens see each other, later ones too: they are computed together, and only the tokens after them can come one by one. Choose a prefix of 1 or a causal mask.</source>
        <translation>Die Präfix-Maske lässt die ersten %1 Tokens einander sehen, auch spätere: Sie werden zusammen berechnet, und nur die Tokens danach können einzeln kommen. Ein Präfix von 1 oder eine kausale Maske wählen.</translation>
    </message>
    <message>
        <source>A number of %1 is pinned by hand in the row &quot;%2&quot; for the later token &quot;%3&quot;, which is not there yet when the row is made. Take it back.</source>
        <translation>Eine Zahl von %1 ist in der Zeile „%2“ für das spätere Token „%3“ von Hand festgesetzt, das noch nicht da ist, wenn die Zeile entsteht. Die Zahl zurücknehmen.</translation>
    </message>
    <message>
        <source>This scene is no attention layer: there are no keys and values to keep.</source>
        <translation>Diese Szene ist keine Attention-Schicht: Es gibt keine Keys und Values aufzubewahren.</translation>
    </message>
    <message>
        <source>The weights of this scene are given: no key is read, so none is kept.</source>
        <translation>Die Gewichte dieser Szene sind gegeben: Kein Key wird gelesen, also wird keiner aufbewahrt.</translation>
    </message>
    <message>
        <source>This scene stops at the scores: there are no weights to decode.</source>
        <translation>Diese Szene endet bei den Scores: Es gibt keine Gewichte zu dekodieren.</translation>
    </message>
    <message>
        <source>This scene has no values: a cache keeps keys and values.</source>
        <translation>Diese Szene hat keine Values: Ein Cache bewahrt Keys und Values auf.</translation>
    </message>
    <message>
        <source>In cross-attention all keys and values are made from the memory, before the first token comes: no token adds to them.</source>
        <translation>Bei Cross-Attention werden alle Keys und Values aus dem Memory gemacht, bevor das erste Token kommt: Kein Token fügt welche hinzu.</translation>
    </message>
    <message>
        <source>Each row asks with the query of the next token, which is not there yet.</source>
        <translation>Jede Zeile fragt mit der Query des nächsten Tokens, das noch nicht da ist.</translation>
    </message>
    <message>
        <source>The softmax goes over the queries: a weight depends on later tokens, which are not there yet.</source>
        <translation>Die Softmax läuft über die Querys: Ein Gewicht hängt von späteren Tokens ab, die noch nicht da sind.</translation>
    </message>
    <message>
        <source>The heads are joined straight through memory, so that a row of the context holds numbers of tokens that are not there yet.</source>
        <translation>Die Köpfe werden geradewegs durch den Speicher verbunden, sodass eine Zeile des Kontexts Zahlen von Tokens enthält, die noch nicht da sind.</translation>
    </message>
    <message>
        <source>The mask comes after the softmax, whose sum counts later tokens too: no row can be computed before they are there. Rescale the rows, or mask before the softmax.</source>
        <translation>Die Maske kommt nach der Softmax, deren Summe auch spätere Tokens zählt: Keine Zeile lässt sich berechnen, bevor sie da sind. Die Zeilen neu skalieren oder vor der Softmax maskieren.</translation>
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
        <source>: %1%2 would fit.</source>
        <translation>: %1%2 hätte Platz.</translation>
    </message>
    <message>
        <source>, or %1,</source>
        <translation>, oder %1,</translation>
    </message>
    <message>
        <source>This layer needs %1 of memory and %2 are free%3</source>
        <translation>Diese Schicht braucht %1 Speicher, und %2 sind frei%3</translation>
    </message>
    <message>
        <source>With numbers this large every stage is held in full. %1</source>
        <translation>Bei so großen Zahlen wird jede Stufe ganz gehalten. %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a cell; expected a tensor and an index, like scores[0,0,3,1]</source>
        <translation>&apos;%1&apos; ist keine Zelle; erwartet werden ein Tensor und ein Index, wie scores[0,0,3,1]</translation>
    </message>
    <message>
        <source>the scene makes no tensor %1, it makes %2</source>
        <translation>die Szene macht keinen Tensor %1, sie macht %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1: a cell of it has %2 indices, got %3</source>
        <translation>%1: Eine Zelle davon hat %2 Indizes, angegeben sind %3</translation>
    </message>
    <message>
        <source>%1: %2 does not lie inside</source>
        <translation>%1: %2 liegt nicht darin</translation>
    </message>
    <message>
        <source>the index</source>
        <translation>der Index</translation>
    </message>
    <message>
        <source>with %1 head %2, which heads %3%4%5 share</source>
        <translation>mit %1-Kopf %2, den sich die Köpfe %3%4%5 teilen</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source> to </source>
        <translation> bis </translation>
    </message>
    <message>
        <source>there is no projection: in the head&apos;s own numbers the circuit is the identity</source>
        <translation>es gibt keine Projektion: In den eigenen Zahlen des Kopfes ist der Schaltkreis die Einheitsmatrix</translation>
    </message>
    <message>
        <source>without the biases, which qk_tokens adds</source>
        <translation>ohne die Bias-Werte, die qk_tokens addiert</translation>
    </message>
    <message>
        <source>numbers of %1 are pinned: the scores follow them, the circuit does not</source>
        <translation>Zahlen von %1 sind festgesetzt: Die Scores folgen ihnen, der Schaltkreis nicht</translation>
    </message>
    <message>
        <source>this head is switched off: nothing of it reaches the output</source>
        <translation>dieser Kopf ist abgeschaltet: Nichts von ihm erreicht die Ausgabe</translation>
    </message>
    <message>
        <source>there is no output layer: the circuit is W_v alone</source>
        <translation>es gibt keine Ausgabeschicht: Der Schaltkreis ist nur W_v</translation>
    </message>
    <message>
        <source>numbers of %1 are pinned: the context follows them, the circuit does not</source>
        <translation>Zahlen von %1 sind festgesetzt: Der Kontext folgt ihnen, der Schaltkreis nicht</translation>
    </message>
    <message>
        <source>there is no bias here, so nothing is added</source>
        <translation>hier gibt es keinen Bias, also wird nichts addiert</translation>
    </message>
    <message>
        <source>what comes out without the scale</source>
        <translation>was ohne die Skalierung herauskommt</translation>
    </message>
    <message>
        <source>what comes out when the kept weights are not scaled up</source>
        <translation>was herauskommt, wenn die behaltenen Gewichte nicht vergrößert werden</translation>
    </message>
    <message>
        <source>what comes out when the softmax still sees the masked keys</source>
        <translation>was herauskommt, wenn die Softmax die maskierten Keys noch sieht</translation>
    </message>
    <message>
        <source>the %1, not the %2</source>
        <translation>die Zahl aus „%1“, nicht aus „%2“</translation>
    </message>
    <message>
        <source>the number where query and key are exchanged: the query is the row, the key the column</source>
        <translation>die Zahl mit vertauschter Query und vertauschtem Key: Die Query ist die Zeile, der Key die Spalte</translation>
    </message>
    <message>
        <source>the number of another </source>
        <translation>die Zahl einer anderen </translation>
    </message>
    <message>
        <source>row: </source>
        <translation>Zeile: </translation>
    </message>
    <message>
        <source>column: </source>
        <translation>Spalte: </translation>
    </message>
    <message>
        <source>what comes out of numbers rounded to %1%2: round at the end only</source>
        <translation>was aus Zahlen herauskommt, die auf %1%2 gerundet sind: erst am Ende runden</translation>
    </message>
    <message>
        <source> decimal</source>
        <translation> Nachkommastelle</translation>
    </message>
    <message>
        <source> decimals</source>
        <translation> Nachkommastellen</translation>
    </message>
    <message>
        <source> (overridden; computed: </source>
        <translation> (überschrieben; berechnet: </translation>
    </message>
    <message>
        <source>0 (no key is left)</source>
        <translation>0 (kein Key bleibt)</translation>
    </message>
    <message>
        <source>key - query</source>
        <translation>Key - Query</translation>
    </message>
    <message>
        <source> (distance %1: bucket %2)</source>
        <translation> (Abstand %1: Bereich %2)</translation>
    </message>
    <message>
        <source>mean of </source>
        <translation>Mittel von </translation>
    </message>
    <message>
        <source>(running sum</source>
        <translation>(laufende Summe</translation>
    </message>
    <message>
        <source> since keep is overridden</source>
        <translation>, da keep überschrieben ist</translation>
    </message>
    <message>
        <source> since p is 1</source>
        <translation>, da p 1 ist</translation>
    </message>
    <message>
        <source>a number put in by hand</source>
        <translation>eine von Hand eingesetzte Zahl</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>Key %1</translation>
    </message>
    <message>
        <source>there are no weights to drop: the scores stay as they are</source>
        <translation>es gibt keine Gewichte zu verwerfen: Die Scores bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>dropout is off: p is 0</source>
        <translation>Dropout ist aus: p ist 0</translation>
    </message>
    <message>
        <source>dropout is off: in evaluation mode nothing is dropped</source>
        <translation>Dropout ist aus: Im eval-Modus wird nichts verworfen</translation>
    </message>
    <message>
        <source>there is no mask</source>
        <translation>es gibt keine Maske</translation>
    </message>
    <message>
        <source>the mask comes after the softmax, not here</source>
        <translation>die Maske kommt nach der Softmax, nicht hier</translation>
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
        <source>each token has the query of the next one, the last that of the first</source>
        <translation>jedes Token hat die Query des nächsten, das letzte die des ersten</translation>
    </message>
    <message>
        <source>the heads are read in memory order, without the transpose that puts them side by side</source>
        <translation>die Köpfe werden in der Reihenfolge des Speichers gelesen, ohne das Transponieren, das sie nebeneinanderstellt</translation>
    </message>
    <message>
        <source>whether the mask allows %1 is overridden</source>
        <translation>ob die Maske %1 erlaubt, ist überschrieben</translation>
    </message>
    <message>
        <source>%1 is padding, and let through by mistake</source>
        <translation>%1 ist Padding und wurde versehentlich durchgelassen</translation>
    </message>
    <message>
        <source>%1 comes after query %2</source>
        <translation>%1 kommt nach Query %2</translation>
    </message>
    <message>
        <source>%1: masked</source>
        <translation>%1: maskiert</translation>
    </message>
    <message>
        <source>%1 is %2 before query %3, outside the window of %4: masked</source>
        <translation>%1 liegt %2 vor Query %3, außerhalb des Fensters von %4: maskiert</translation>
    </message>
    <message>
        <source>%1 and is not in the prefix: masked</source>
        <translation>%1 und ist nicht im Präfix: maskiert</translation>
    </message>
    <message>
        <source>%1 is padding: masked</source>
        <translation>%1 ist Padding: maskiert</translation>
    </message>
    <message>
        <source>the mask forbids %1 to query %2</source>
        <translation>die Maske verbietet %1 der Query %2</translation>
    </message>
    <message>
        <source>whether it is kept is overridden</source>
        <translation>ob es behalten wird, ist überschrieben</translation>
    </message>
    <message>
        <source>dropped, and an infinity times 0 is nan</source>
        <translation>verworfen, und unendlich mal 0 ist nan</translation>
    </message>
    <message>
        <source>p is 1: nothing is kept, and nothing is drawn</source>
        <translation>p ist 1: Nichts wird behalten, und nichts wird gezogen</translation>
    </message>
    <message>
        <source>this component does not turn</source>
        <translation>diese Komponente dreht sich nicht</translation>
    </message>
    <message>
        <source>pair %1 turns by %2 for each position; at position %3 it has turned by %4 radians</source>
        <translation>Paar %1 dreht sich je Position um %2; an Position %3 hat es sich um %4 Radianten gedreht</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>1 Token</numerusform>
            <numerusform>%n Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>the key stands %1%2 the query: bucket %3</source>
        <translation>der Key steht %1%2 der Query: Bereich %3</translation>
    </message>
    <message>
        <source> after</source>
        <translation> nach</translation>
    </message>
    <message>
        <source> before</source>
        <translation> vor</translation>
    </message>
    <message>
        <source>head %1 takes off %2 for each token between query and key, here %3</source>
        <translation>Kopf %1 zieht für jedes Token zwischen Query und Key %2 ab, hier %3</translation>
    </message>
    <message>
        <source>head %1 is switched off: its context is 0</source>
        <translation>Kopf %1 ist abgeschaltet: Sein Kontext ist 0</translation>
    </message>
    <message>
        <source>before the first key the sum is 0</source>
        <translation>vor dem ersten Key ist die Summe 0</translation>
    </message>
    <message>
        <source>heads %1%2%3 read %4 head %5 (%6 div %7)</source>
        <translation>die Köpfe %1%2%3 lesen %4-Kopf %5 (%6 div %7)</translation>
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
        <source>overridden: %1, computed %2</source>
        <translation>überschrieben: %1, berechnet %2</translation>
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
        <source>%1, whose padding row is 0,</source>
        <translation>%1, dessen Padding-Zeile 0 ist,</translation>
    </message>
    <message>
        <source>%1, whose biases start at 0,</source>
        <translation>%1, dessen Bias-Werte bei 0 beginnen,</translation>
    </message>
    <message>
        <source>there is no projection: the identity stands for its weights</source>
        <translation>es gibt keine Projektion: Die Einheitsmatrix steht für ihre Gewichte</translation>
    </message>
    <message>
        <source>given with the scene, as inputs.%1</source>
        <translation>mit der Szene gegeben, als inputs.%1</translation>
    </message>
    <message>
        <source>the one head’s context</source>
        <translation>der Kontext des einen Kopfes</translation>
    </message>
    <message>
        <source>w: weights, a: 1 where allowed, else 0</source>
        <translation>w: Gewichte, a: 1, wo erlaubt, sonst 0</translation>
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
        <source>d: the one dimension of a head</source>
        <translation>d: die eine Dimension eines Kopfes</translation>
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
        <source>R: turns each pair of components by position · its frequency</source>
        <translation>R: dreht jedes Paar von Komponenten um Position · Frequenz</translation>
    </message>
    <message>
        <source>the bucket follows from the distance, table: [buckets, heads]</source>
        <translation>der Bereich folgt aus dem Abstand, Tabelle: [Bereiche, Köpfe]</translation>
    </message>
    <message>
        <source>%1, b: position bias</source>
        <translation>%1, b: Positions-Bias</translation>
    </message>
    <message>
        <source>, M: the additive mask</source>
        <translation>, M: die additive Maske</translation>
    </message>
    <message>
        <source>r: 1 where kept, 0 where dropped</source>
        <translation>r: 1, wo behalten, 0, wo verworfen</translation>
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
        <source>key head </source>
        <translation>Key-Kopf </translation>
    </message>
    <message>
        <source>head </source>
        <translation>Kopf </translation>
    </message>
    <message>
        <source>%1 is given: only what is computed can be hidden.</source>
        <translation>%1 ist gegeben: Nur was berechnet wird, lässt sich verbergen.</translation>
    </message>
    <message>
        <source>The mask alone says what stands here: there is nothing to hide.</source>
        <translation>Die Maske allein sagt, was hier steht: Es gibt nichts zu verbergen.</translation>
    </message>
    <message>
        <source>A context is mixed from values: no embedding makes it alone.</source>
        <translation>Ein Kontext ist aus Values gemischt: Kein Embedding allein macht ihn.</translation>
    </message>
    <message>
        <source>%1 is given here: it is not made from an embedding.</source>
        <translation>%1 ist hier gegeben: Es wird nicht aus einem Embedding gemacht.</translation>
    </message>
    <message>
        <source>A normed %1 is no sum that an embedding could be solved for.</source>
        <translation>Normiert ist %1 keine Summe mehr, die sich nach einem Embedding auflösen ließe.</translation>
    </message>
    <message>
        <source>The vector has more than %1 components.</source>
        <translation>Der Vektor hat mehr als %1 Komponenten.</translation>
    </message>
    <message>
        <source>A number of this %1 is pinned already: x does not reach it.</source>
        <translation>Eine Zahl davon ist schon festgesetzt (%1): x erreicht sie nicht.</translation>
    </message>
    <message>
        <source>The arrow would be longer than float32 can hold.</source>
        <translation>Der Pfeil wäre länger, als float32 fasst.</translation>
    </message>
    <message>
        <source>The derivatives need %1 of memory and %2 are free.</source>
        <translation>Die Ableitungen brauchen %1 Speicher, und %2 sind frei.</translation>
    </message>
    <message>
        <source>the scene makes no tensor %1</source>
        <translation>die Szene macht keinen Tensor %1</translation>
    </message>
    <message>
        <source>%1 holds %2: there are no derivatives of them, nor by them</source>
        <translation>%1 enthält %2: Es gibt keine Ableitungen davon und keine danach</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>ganze Zahlen</translation>
    </message>
    <message>
        <source>truth values</source>
        <translation>Wahrheitswerte</translation>
    </message>
    <message>
        <source>%1 is %2: %3 does not lie inside</source>
        <translation>%1 ist %2: %3 liegt nicht darin</translation>
    </message>
    <message>
        <source>%1: %2 computed, %3 expected, tolerance %4</source>
        <translation>%1: %2 berechnet, %3 erwartet, Toleranz %4</translation>
    </message>
    <message>
        <source>%1: %2 computed, shape %3 expected</source>
        <translation>%1: %2 berechnet, Form %3 erwartet</translation>
    </message>
    <message>
        <source>shape %1</source>
        <translation>Form %1</translation>
    </message>
    <message>
        <source>%1%2 values checked, %3 differ
</source>
        <translation>%1%2 Werte geprüft, %3 weichen ab
</translation>
    </message>
    <message>
        <source>expected, but the scene computes no tensor of this name</source>
        <translation>erwartet, aber die Szene berechnet keinen Tensor dieses Namens</translation>
    </message>
    <message>
        <source>expected, but %1 has shape %2</source>
        <translation>erwartet, aber %1 hat die Form %2</translation>
    </message>
    <message>
        <source>shape %1 computed, %2 expected</source>
        <translation>Form %1 berechnet, %2 erwartet</translation>
    </message>
    <message>
        <source>%1: no such file or lesson</source>
        <translation>%1: Es gibt keine solche Datei oder Lektion</translation>
    </message>
    <message>
        <source>the window does not read stdin: save the scene as a file</source>
        <translation>das Fenster liest nicht von stdin: Die Szene als Datei speichern</translation>
    </message>
    <message>
        <source>%1: a folder without *.attnlesson files</source>
        <translation>%1: ein Ordner ohne *.attnlesson-Dateien</translation>
    </message>
    <message>
        <source>%1: arrays, expected a scene; attnscope import makes one of them</source>
        <translation>%1: Arrays, erwartet wird eine Szene; attnscope import macht eine daraus</translation>
    </message>
    <message>
        <source>the scene makes no tensor &apos;%1&apos;, it makes %2</source>
        <translation>die Szene macht keinen Tensor &apos;%1&apos;, sie macht %2</translation>
    </message>
    <message>
        <source>%1 is hidden: what moves it would tell it</source>
        <translation>%1 ist verborgen: Was es bewegt, würde es verraten</translation>
    </message>
    <message>
        <source>%1 is computed on the way, and numbers of the scene are hidden: derivatives by it would tell them</source>
        <translation>%1 wird unterwegs berechnet, und Zahlen der Szene sind verborgen: Ableitungen danach würden sie verraten</translation>
    </message>
    <message>
        <source>a script sums cumulative_context in one go: PyTorch has no derivative by a sum on the way</source>
        <translation>ein Skript summiert cumulative_context auf einmal: PyTorch hat keine Ableitung nach einer Summe unterwegs</translation>
    </message>
    <message>
        <source>expected a row and a column, like 3,2, got &apos;%1&apos;</source>
        <translation>erwartet werden eine Zeile und eine Spalte, wie 3,2, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected a tensor with a row and a column, like scores[3,1], got &apos;%1&apos;</source>
        <translation>erwartet wird ein Tensor mit einer Zeile und einer Spalte, wie scores[3,1], angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a tensor of the computation, like weights, or all stages</source>
        <translation>ein Tensor der Berechnung, wie weights, oder alle Stufen</translation>
    </message>
    <message>
        <source>heads, like 0,2-4; of a film one</source>
        <translation>Köpfe, wie 0,2-4; bei einem Film einer</translation>
    </message>
    <message>
        <source>all heads as one picture</source>
        <translation>alle Köpfe als ein Bild</translation>
    </message>
    <message>
        <source>how many heads stand beside each other on the sheet</source>
        <translation>wie viele Köpfe auf dem Blatt nebeneinanderstehen</translation>
    </message>
    <message>
        <source>a batch, or all of them; of a film one</source>
        <translation>ein Batch-Element oder alle; bei einem Film eines</translation>
    </message>
    <message>
        <source>the format of the files of a folder, usually png</source>
        <translation>das Format der Dateien eines Ordners, sonst png</translation>
    </message>
    <message>
        <source>the width of a figure on paper, in centimetres</source>
        <translation>die Breite einer Abbildung auf Papier, in Zentimetern</translation>
    </message>
    <message>
        <source>pixels per inch, 36 to 2400</source>
        <translation>Pixel je Zoll, 36 bis 2400</translation>
    </message>
    <message>
        <source>no paper behind the figure</source>
        <translation>kein Papier hinter der Abbildung</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>der Titel</translation>
    </message>
    <message>
        <source>how the files of a folder are called, usually {title}_{stage}_h{head}</source>
        <translation>wie die Dateien eines Ordners heißen, sonst {title}_{stage}_h{head}</translation>
    </message>
    <message>
        <source>the colour map</source>
        <translation>die Farbskala</translation>
    </message>
    <message>
        <source>which numbers the ends of the colour map stand for</source>
        <translation>für welche Zahlen die Enden der Farbskala stehen</translation>
    </message>
    <message>
        <source>colours by the logarithm</source>
        <translation>Farben nach dem Logarithmus</translation>
    </message>
    <message>
        <source>frames a cell, counted from 0</source>
        <translation>rahmt eine Zelle ein, von 0 gezählt</translation>
    </message>
    <message>
        <source>shows a walk that has come to this cell; what comes later is blank</source>
        <translation>zeigt einen Rechengang, der bis zu dieser Zelle gekommen ist; was später kommt, ist leer</translation>
    </message>
    <message>
        <source>the sum of each row at its end</source>
        <translation>die Summe jeder Zeile an ihrem Ende</translation>
    </message>
    <message>
        <source>what the marks mean, below the figure</source>
        <translation>was die Zeichen bedeuten, unter der Abbildung</translation>
    </message>
    <message>
        <source>the words of the row axis</source>
        <translation>die Wörter der Zeilenachse</translation>
    </message>
    <message>
        <source>the words of the column axis</source>
        <translation>die Wörter der Spaltenachse</translation>
    </message>
    <message>
        <source>how words are written in SVG</source>
        <translation>wie Wörter in SVG geschrieben werden</translation>
    </message>
    <message>
        <source>shows the numbers that the scene hides, too</source>
        <translation>zeigt auch die Zahlen, die die Szene verbirgt</translation>
    </message>
    <message>
        <source>without the title</source>
        <translation>ohne den Titel</translation>
    </message>
    <message>
        <source>without the names of tokens</source>
        <translation>ohne die Namen der Tokens</translation>
    </message>
    <message>
        <source>without the words of the axes</source>
        <translation>ohne die Wörter der Achsen</translation>
    </message>
    <message>
        <source>without the colour bar</source>
        <translation>ohne die Farbskala</translation>
    </message>
    <message>
        <source>without numbers in the cells</source>
        <translation>ohne Zahlen in den Zellen</translation>
    </message>
    <message>
        <source>without the marks of masked, dropped and zero cells</source>
        <translation>ohne die Zeichen maskierter, verworfener Zellen und der Zellen mit 0</translation>
    </message>
    <message>
        <source>unknown option &apos;%1&apos;</source>
        <translation>unbekannte Option &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1: its value is missing</source>
        <translation>%1: Der Wert fehlt</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>alles</translation>
    </message>
    <message>
        <source> off</source>
        <translation> aus</translation>
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
        <source>the scene makes no weights of queries on keys, so there are no heads to tell apart</source>
        <translation>die Szene macht keine Gewichte von Querys auf Keys, also gibt es keine Köpfe zu unterscheiden</translation>
    </message>
    <message>
        <source>the scene cannot be computed: %1</source>
        <translation>die Szene lässt sich nicht berechnen: %1</translation>
    </message>
    <message>
        <source>%1: the scene computes no tensor &apos;%2&apos;</source>
        <translation>%1: Die Szene berechnet keinen Tensor &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1: %2 lies outside of %3%4</source>
        <translation>%1: %2 liegt außerhalb von %3%4</translation>
    </message>
    <message>
        <source>focus: the scene computes no tensor &apos;%1&apos;</source>
        <translation>focus: Die Szene berechnet keinen Tensor &apos;%1&apos;</translation>
    </message>
    <message>
        <source>focus: cell [%1, %2] lies outside of %3%4</source>
        <translation>focus: Zelle [%1, %2] liegt außerhalb von %3%4</translation>
    </message>
    <message>
        <source>focus: the walk has no tensor &apos;%1&apos;</source>
        <translation>focus: Der Rechengang hat keinen Tensor &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1 of %2 differ, first %3</source>
        <translation>%2 verglichen, %1 davon weichen ab, zuerst %3</translation>
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
        <source>the goal holds already as the step begins: %1</source>
        <translation>das Ziel ist schon erreicht, wenn der Schritt beginnt: %1</translation>
    </message>
    <message>
        <source>the goal has no solution that is recorded</source>
        <translation>zum Ziel ist keine Lösung aufgezeichnet</translation>
    </message>
    <message>
        <source>the goal&apos;s solution may not be done: %1</source>
        <translation>die Lösung des Ziels ist nicht erlaubt: %1</translation>
    </message>
    <message>
        <source>the goal&apos;s solution cannot be computed: %1</source>
        <translation>die Lösung des Ziels lässt sich nicht berechnen: %1</translation>
    </message>
    <message>
        <source>the goal&apos;s own solution does not reach it: %1</source>
        <translation>die eigene Lösung des Ziels erreicht es nicht: %1</translation>
    </message>
    <message>
        <source>stages: the rail has no card &apos;%1&apos;</source>
        <translation>stages: Die Stufenleiste hat keine Karte &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1: step %2: %3
</source>
        <translation>%1: Schritt %2: %3
</translation>
    </message>
    <message>
        <source>%1 checked, %2 fail
</source>
        <translation>%1 geprüft, %2 mit Mängeln
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
        <source>the arrays of %1 tokens take %2 MiB, more than there is memory</source>
        <translation>die Arrays von %1 Tokens brauchen %2 MiB, mehr, als Speicher da ist</translation>
    </message>
    <message>
        <source>%1: is the scene of one layer, not a model&apos;s page, whose file names a model and no layer</source>
        <translation>%1: ist die Szene einer Schicht, nicht die Seite eines Modells, deren Datei ein Modell und keine Schicht nennt</translation>
    </message>
    <message>
        <source>--with: layer %1 is given twice</source>
        <translation>--with: Schicht %1 ist zweimal angegeben</translation>
    </message>
    <message>
        <source>%1: the scene has no input x, where the model&apos;s hidden state would go</source>
        <translation>%1: Die Szene hat keine Eingabe x, wo der verborgene Zustand des Modells hinkäme</translation>
    </message>
    <message>
        <source>--text: does not go together with --ids</source>
        <translation>--text: geht nicht zusammen mit --ids</translation>
    </message>
    <message>
        <source>--tokens: stands alone</source>
        <translation>--tokens: steht allein</translation>
    </message>
    <message>
        <source>--layer: --out is missing, the file of the scene or of the layer&apos;s tensors</source>
        <translation>--layer: --out fehlt, die Datei der Szene oder der Tensoren der Schicht</translation>
    </message>
    <message>
        <source>--out: --layer is missing, the layer whose tensors are written</source>
        <translation>--out: --layer fehlt, die Schicht, deren Tensoren geschrieben werden</translation>
    </message>
    <message>
        <source>%1: does not go together with --out of a layer&apos;s tensors</source>
        <translation>%1: geht nicht zusammen mit --out für die Tensoren einer Schicht</translation>
    </message>
    <message>
        <source>model: --text or --ids is missing</source>
        <translation>model: --text oder --ids fehlt</translation>
    </message>
    <message>
        <source>--tensor: --trace is missing, the file of the arrays</source>
        <translation>--tensor: --trace fehlt, die Datei der Arrays</translation>
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
        <source>another configuration</source>
        <translation>eine andere Konfiguration</translation>
    </message>
    <message>
        <source>%1 given</source>
        <translation>%1 gegeben</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation>%1 weg</translation>
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
    <message numerus="yes">
        <source>%n edits</source>
        <translation>
            <numerusform>1 Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overrides</source>
        <translation>
            <numerusform>1 Überschreibung</numerusform>
            <numerusform>%n Überschreibungen</numerusform>
        </translation>
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
        <source>expected centimetres from 1 to 500, got &apos;%1&apos;</source>
        <translation>erwartet werden Zentimeter von 1 bis 500, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>expected %1, got &apos;%2&apos;</source>
        <translation>erwartet wird %1, angegeben ist &apos;%2&apos;</translation>
    </message>
    <message>
        <source>expected a number from 0 on, several like 0,2-4, or all, got &apos;%1&apos;</source>
        <translation>erwartet wird eine Zahl ab 0, mehrere wie 0,2-4, oder all, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected a lower and an upper end, like -1,1, got &apos;%1&apos;</source>
        <translation>erwartet werden ein unteres und ein oberes Ende, wie -1,1, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected ends that float32 can hold, -3.4e38 to 3.4e38, got &apos;%1&apos;</source>
        <translation>erwartet werden Enden, die float32 fasst, -3.4e38 bis 3.4e38, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the scene expects no &apos;%1&apos;</source>
        <translation>die Szene erwartet kein &apos;%1&apos;</translation>
    </message>
    <message>
        <source>heads %1 and %2</source>
        <translation>Köpfe %1 und %2</translation>
    </message>
    <message>
        <source>rows differ by %1 at most</source>
        <translation>Zeilen weichen höchstens um %1 ab</translation>
    </message>
    <message>
        <source>no two heads do nearly the same; nearest are %1, whose %2</source>
        <translation>keine zwei Köpfe tun fast dasselbe; am nächsten sind sich %1, deren %2</translation>
    </message>
    <message>
        <source>%1 do nearly the same: their %2</source>
        <translation>%1 tun fast dasselbe: Ihre %2</translation>
    </message>
    <message>
        <source>rows are the same</source>
        <translation>Zeilen gleich sind</translation>
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
        <source>largest</source>
        <translation>größtes</translation>
    </message>
    <message>
        <source>distance looked</source>
        <translation>Abstand des Blicks</translation>
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
        <source>This scene is no whole layer: there is no context that a head could be missing from.</source>
        <translation>Diese Szene ist keine ganze Schicht: Es gibt keinen Kontext, dem ein Kopf fehlen könnte.</translation>
    </message>
    <message>
        <source>%1%2: there is no context, so switching a head off changes no number.</source>
        <translation>%1%2: Es gibt keinen Kontext, also ändert es keine Zahl, einen Kopf abzuschalten.</translation>
    </message>
    <message>
        <source>This layer ends with its </source>
        <translation>Diese Schicht endet mit </translation>
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
        <source>the scene makes it from %1</source>
        <translation>die Szene macht es aus %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of its numbers are %1</source>
        <translation>
            <numerusform>1 seiner Zahlen ist %1</numerusform>
            <numerusform>%n seiner Zahlen sind %1</numerusform>
        </translation>
    </message>
    <message>
        <source>rounded to float32</source>
        <translation>auf float32 gerundet</translation>
    </message>
    <message>
        <source>inf or nan</source>
        <translation>inf oder nan</translation>
    </message>
    <message>
        <source>%1 becomes %2%3%4</source>
        <translation>%1 wird zu %2%3%4</translation>
    </message>
    <message>
        <source>%1 is left out%2</source>
        <translation>%1 bleibt weg%2</translation>
    </message>
    <message>
        <source>%1 other arrays are left out</source>
        <translation>%1 andere Arrays bleiben weg</translation>
    </message>
    <message>
        <source>%1 of attention, shown as given: nothing is computed</source>
        <translation>%1 Attention, gezeigt wie gegeben: Nichts wird berechnet</translation>
    </message>
    <message>
        <source>%1 of %2%3</source>
        <translation>%1 der Größe %2%3</translation>
    </message>
    <message numerus="yes">
        <source> that share %n key and value heads</source>
        <translation>
            <numerusform>, die sich einen Key- und Value-Kopf teilen</numerusform>
            <numerusform>, die sich %n Key- und Value-Köpfe teilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, without values: the layer ends with the weights</source>
        <translation>%1, ohne Values: Die Schicht endet mit den Gewichten</translation>
    </message>
    <message>
        <source>an output layer</source>
        <translation>einer Ausgabeschicht</translation>
    </message>
    <message>
        <source>normed queries and keys</source>
        <translation>normierten Querys und Keys</translation>
    </message>
    <message>
        <source>rotary positions</source>
        <translation>Rotary-Positionen</translation>
    </message>
    <message>
        <source>a position bias</source>
        <translation>einem Positions-Bias</translation>
    </message>
    <message>
        <source>attention sinks</source>
        <translation>Attention Sinks</translation>
    </message>
    <message>
        <source>%1 belongs to a layer with add_bias_kv, which is not computed</source>
        <translation>%1 gehört zu einer Schicht mit add_bias_kv, die nicht berechnet wird</translation>
    </message>
    <message>
        <source>%1 belongs to a LayerNorm of queries or keys; only RMSNorm, which has no bias, is computed</source>
        <translation>%1 gehört zu einer LayerNorm der Querys oder Keys; nur RMSNorm wird berechnet, die keinen Bias hat</translation>
    </message>
    <message>
        <source>Models that keep their weights like this </source>
        <translation>Modelle, die ihre Gewichte so aufbewahren, </translation>
    </message>
    <message>
        <source>, which the file does not tell: the numbers are those of the weights alone</source>
        <translation>, was die Datei nicht sagt: Die Zahlen sind die der Gewichte allein,</translation>
    </message>
    <message>
        <source>%1add to the scores by distance, by a table relative_attention_bias.weight that did not come along: the numbers are those of the weights alone.</source>
        <translation>%1addieren nach dem Abstand zu den Scores, mit einer Tabelle relative_attention_bias.weight, die nicht dabei war: Die Zahlen sind die der Gewichte allein.</translation>
    </message>
    <message>
        <source>%1turn queries and keys by their positions (RoPE)%2 until RoPE is switched on, with the model&apos;s theta, in the section Layer.</source>
        <translation>%1drehen Querys und Keys nach ihrer Position (RoPE)%2 bis RoPE im Abschnitt Schicht eingeschaltet ist, mit dem Theta des Modells.</translation>
    </message>
    <message>
        <source>Imported layer</source>
        <translation>Importierte Schicht</translation>
    </message>
    <message>
        <source>nothing here is known to be a part of an attention layer: %1</source>
        <translation>nichts hier ist als Teil einer Attention-Schicht bekannt: %1</translation>
    </message>
    <message>
        <source>no arrays</source>
        <translation>keine Arrays</translation>
    </message>
    <message>
        <source>How many heads there are follows from %1.</source>
        <translation>Wie viele Köpfe es sind, folgt aus %1.</translation>
    </message>
    <message>
        <source>the plan is for other arrays</source>
        <translation>der Plan ist für andere Arrays</translation>
    </message>
    <message>
        <source>expected ARRAY=TARGET, got &apos;%1&apos;</source>
        <translation>erwartet wird ARRAY=ZIEL, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no target; there are %2</source>
        <translation>&apos;%1&apos; ist kein Ziel; es gibt %2</translation>
    </message>
    <message>
        <source>^T goes with the weights of layers alone, got &apos;%1&apos;</source>
        <translation>^T gehört nur zu den Gewichten von Schichten, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the scene computes no scores and has no place for norms, frequencies, sinks or distances</source>
        <translation>die Szene berechnet keine Scores und hat keinen Platz für Normen, Frequenzen, Sinks oder Abstände</translation>
    </message>
    <message>
        <source>the scene computes one step alone and has no place for the weights of a layer</source>
        <translation>die Szene berechnet nur einen Schritt und hat keinen Platz für die Gewichte einer Schicht</translation>
    </message>
    <message>
        <source>the weights are those of %1 heads, not of %2</source>
        <translation>die Gewichte sind die von %1 Köpfen, nicht von %2</translation>
    </message>
    <message>
        <source>T5 does not scale its scores: neither does this layer.</source>
        <translation>T5 skaliert seine Scores nicht: Diese Schicht also auch nicht.</translation>
    </message>
    <message>
        <source>No output layer came along, and the scene&apos;s own belongs to other weights: there is none now.</source>
        <translation>Eine Ausgabeschicht war nicht dabei, und die der Szene gehört zu anderen Gewichten: Jetzt gibt es keine.</translation>
    </message>
    <message>
        <source>, transposed</source>
        <translation>, transponiert</translation>
    </message>
    <message>
        <source>the scene computes one step alone and has no place for what a layer starts from</source>
        <translation>die Szene berechnet nur einen Schritt und hat keinen Platz für das, womit eine Schicht beginnt</translation>
    </message>
    <message>
        <source>the scene has no tensor &apos;%1&apos; that the array could take the place of</source>
        <translation>die Szene hat keinen Tensor &apos;%1&apos;, dessen Platz das Array einnehmen könnte</translation>
    </message>
    <message>
        <source>%1 holds ids beyond 16777215, which a scene cannot hold</source>
        <translation>%1 enthält IDs über 16777215, die eine Szene nicht fassen kann</translation>
    </message>
    <message>
        <source>%1 %2 cannot be x, which is [T, d_in] or [B, T, d_in]</source>
        <translation>%1 %2 kann nicht x sein, das [T, d_in] oder [B, T, d_in] ist</translation>
    </message>
    <message>
        <source>the scene computes one step alone and has no place for a mask</source>
        <translation>die Szene berechnet nur einen Schritt und hat keinen Platz für eine Maske</translation>
    </message>
    <message>
        <source>there is no x: give an array [T, %1] or [B, T, d_in] for it, or a scene that has one</source>
        <translation>es gibt kein x: ein Array [T, %1] oder [B, T, d_in] dafür angeben oder eine Szene, die eines hat</translation>
    </message>
    <message>
        <source>x %1 has %2 columns, the weights take %3: %4 that fit as well</source>
        <translation>x %1 hat %2 Spalten, die Gewichte nehmen %3: %4, damit beide passen</translation>
    </message>
    <message>
        <source>give weights</source>
        <translation>Gewichte angeben</translation>
    </message>
    <message>
        <source>give an array x</source>
        <translation>ein Array x angeben</translation>
    </message>
    <message>
        <source>The tokens are called t0 to t%1, since their number is another one.</source>
        <translation>Die Tokens heißen t0 bis t%1, da ihre Anzahl eine andere ist.</translation>
    </message>
    <message>
        <source>The mask %1 was for another number of tokens: there is none now.</source>
        <translation>Die Maske %1 war für eine andere Anzahl von Tokens: Jetzt gibt es keine.</translation>
    </message>
    <message>
        <source>%1 and %2 would both become %3</source>
        <translation>%1 und %2 würden beide zu %3</translation>
    </message>
    <message>
        <source>%1 belongs to one head of a list; %2 is computed for all heads together</source>
        <translation>%1 gehört zu einem Kopf einer Liste; %2 wird für alle Köpfe zusammen berechnet</translation>
    </message>
    <message>
        <source>%1 cannot become %2: it is no row of numbers</source>
        <translation>%1 kann nicht %2 werden: Es ist keine Zeile von Zahlen</translation>
    </message>
    <message>
        <source>No norm of queries and keys came along, and the scene&apos;s own belongs to other weights: there is none now.</source>
        <translation>Eine Norm der Querys und Keys war nicht dabei, und die der Szene gehört zu anderen Gewichten: Jetzt gibt es keine.</translation>
    </message>
    <message>
        <source>%1 norms the %2: both come together</source>
        <translation>%1 normiert die %2: Beide kommen zusammen</translation>
    </message>
    <message>
        <source>queries, and nothing norms the keys</source>
        <translation>Querys, und nichts normiert die Keys</translation>
    </message>
    <message>
        <source>keys, and nothing norms the queries</source>
        <translation>Keys, und nichts normiert die Querys</translation>
    </message>
    <message>
        <source>%1 norms all heads together, as OLMo 2 does; only a norm of each head, [%2], is computed</source>
        <translation>%1 normiert alle Köpfe zusammen, wie OLMo 2; nur eine Norm je Kopf, [%2], wird berechnet</translation>
    </message>
    <message>
        <source>The file does not say what the norms of queries and keys add under the root, 1e-06 here%1</source>
        <translation>Die Datei sagt nicht, was die Normen der Querys und Keys unter der Wurzel addieren, hier 1e-06%1</translation>
    </message>
    <message>
        <source>, but its other names are Gemma&apos;s: they multiply by 1 + w.</source>
        <translation>, aber ihre anderen Namen sind die von Gemma: Sie multiplizieren mit 1 + w.</translation>
    </message>
    <message>
        <source>, nor whether they multiply by w, as here, or by 1 + w, as Gemma&apos;s do: see the section Layer.</source>
        <translation>, und nicht, ob sie mit w multiplizieren, wie hier, oder mit 1 + w, wie Gemma: siehe Abschnitt Schicht.</translation>
    </message>
    <message>
        <source>Which numbers turn together the file does not say: i and i + %1 here, as in Llama; for neighbours, 2i and 2i + 1, see the section Layer.</source>
        <translation>Welche Zahlen sich zusammen drehen, sagt die Datei nicht: hier i und i + %1, wie bei Llama; für Nachbarn, 2i und 2i + 1, siehe Abschnitt Schicht.</translation>
    </message>
    <message>
        <source>The scene&apos;s rotary positions were for heads of %1: there are none now.</source>
        <translation>Die Rotary-Positionen der Szene waren für Köpfe der Größe %1: Jetzt gibt es keine.</translation>
    </message>
    <message>
        <source>No attention sinks came along, and the scene&apos;s own belong to other weights: there are none now.</source>
        <translation>Attention Sinks waren nicht dabei, und die der Szene gehören zu anderen Gewichten: Jetzt gibt es keine.</translation>
    </message>
    <message>
        <source>%1 cannot become t5_bias, which is [buckets, %2]</source>
        <translation>%1 kann nicht t5_bias werden, das [Bereiche, %2] ist</translation>
    </message>
    <message>
        <source>The scene&apos;s position bias was for %1: there is none now.</source>
        <translation>Der Positions-Bias der Szene war für %1: Jetzt gibt es keinen.</translation>
    </message>
    <message>
        <source>a layer has at least 1 head, got %1</source>
        <translation>eine Schicht hat mindestens 1 Kopf, angegeben ist %1</translation>
    </message>
    <message>
        <source>the arrays have %1, not %2</source>
        <translation>die Arrays haben %1, nicht %2</translation>
    </message>
    <message>
        <source>%1 has %2 of keys, not %3</source>
        <translation>%1 hat %2 für Keys, nicht %3</translation>
    </message>
    <message>
        <source>the part of %1 for queries</source>
        <translation>der Teil von %1 für Querys</translation>
    </message>
    <message>
        <source>that for keys</source>
        <translation>der für Keys</translation>
    </message>
    <message>
        <source>%1 makes %2 numbers a token, which do not divide into %3 of queries and %4 each of keys and values</source>
        <translation>%1 macht %2 Zahlen je Token, und die lassen sich nicht aufteilen in %3 für Querys und je %4 für Keys und Values</translation>
    </message>
    <message>
        <source>each of the %1 heads has a key and a value of its own here, which are not %2</source>
        <translation>jeder der %1 Köpfe hat hier einen eigenen Key und Value, und das sind nicht %2</translation>
    </message>
    <message>
        <source>%1 makes %2 numbers a token, %3 makes %4, so %5 heads share each key and value (grouped-query attention); but nothing tells how many heads there are: give the number of heads, or that of key and value heads</source>
        <translation>%1 macht %2 Zahlen je Token, %3 macht %4, also teilen sich je %5 Köpfe einen Key und Value (Grouped-Query Attention); aber nichts sagt, wie viele Köpfe es sind: die Zahl der Köpfe angeben oder die der Key- und Value-Köpfe</translation>
    </message>
    <message>
        <source>%1 cannot be: %2 makes %3 numbers a token and %4 %5, and each head has as many numbers of both</source>
        <translation>%1 ist nicht möglich: %2 macht %3 Zahlen je Token und %4 %5, und jeder Kopf hat von beiden gleich viele</translation>
    </message>
    <message>
        <source>with %1 %2 is %3, not %4</source>
        <translation>hat die Schicht %1, ist %2 %3, nicht %4</translation>
    </message>
    <message numerus="yes">
        <source>%n key and value heads</source>
        <translation>
            <numerusform>1 Key- und Value-Kopf</numerusform>
            <numerusform>%n Key- und Value-Köpfe</numerusform>
        </translation>
    </message>
    <message>
        <source>some weights belong to heads one by one, some to all heads together: leave one of them out</source>
        <translation>manche Gewichte gehören zu einzelnen Köpfen, manche zu allen zusammen: eine der beiden Arten weglassen</translation>
    </message>
    <message>
        <source>%1 holds query, key and value, and so %2: leave one of them out</source>
        <translation>%1 enthält Query, Key und Value, und ebenso %2: eines weglassen</translation>
    </message>
    <message>
        <source>does what would become W_query, W_key and W_value</source>
        <translation>was W_query, W_key und W_value würde</translation>
    </message>
    <message>
        <source>its bias does theirs</source>
        <translation>sein Bias die ihren</translation>
    </message>
    <message>
        <source>a bias came along without the weights that it belongs to</source>
        <translation>ein Bias war dabei ohne die Gewichte, zu denen er gehört</translation>
    </message>
    <message>
        <source>%1 cannot become %2: it is no matrix</source>
        <translation>%1 kann nicht %2 werden: Es ist keine Matrix</translation>
    </message>
    <message>
        <source>%1 cannot become %2, which is [%3]</source>
        <translation>%1 kann nicht %2 werden, das [%3] ist</translation>
    </message>
    <message>
        <source>%1 makes %2 numbers a token, which do not divide into as many for query, key and value each%3</source>
        <translation>%1 macht %2 Zahlen je Token, und die lassen sich nicht in gleich viele für Query, Key und Value teilen%3</translation>
    </message>
    <message>
        <source>; if its heads share keys and values, give the number of heads and that of key and value heads</source>
        <translation>; wenn sich seine Köpfe Keys und Values teilen, die Zahl der Köpfe und die der Key- und Value-Köpfe angeben</translation>
    </message>
    <message>
        <source>head %1 is [%2, %3], the heads before it are [%4, %5]</source>
        <translation>Kopf %1 ist [%2, %3], die Köpfe davor sind [%4, %5]</translation>
    </message>
    <message>
        <source>%1 is a bias of values, which nothing makes</source>
        <translation>%1 ist ein Bias von Values, die nichts macht</translation>
    </message>
    <message>
        <source>%1%2 is missing: query and key come together%3</source>
        <translation>%1%2 fehlt: Query und Key kommen zusammen%3</translation>
    </message>
    <message>
        <source>, with a value or without</source>
        <translation>, mit Value oder ohne</translation>
    </message>
    <message>
        <source>%1 is the bias of one layer for all three, and there are three layers</source>
        <translation>%1 ist der Bias einer Schicht für alle drei, und es gibt drei Schichten</translation>
    </message>
    <message>
        <source>%1 does not fit %2: they are [%3] and [%4] of different widths</source>
        <translation>%1 passt nicht zu %2: Sie sind [%3] und [%4], mit verschiedenen Breiten</translation>
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
        <source>the bias of an output layer came along without its weights</source>
        <translation>der Bias einer Ausgabeschicht war dabei ohne ihre Gewichte</translation>
    </message>
    <message>
        <source>%1 is an output layer, and without values there is nothing that it takes</source>
        <translation>%1 ist eine Ausgabeschicht, und ohne Values gibt es nichts, was sie nimmt</translation>
    </message>
    <message>
        <source>%1 takes %2 numbers a token, the heads make %3</source>
        <translation>%1 nimmt %2 Zahlen je Token, die Köpfe machen %3</translation>
    </message>
    <message>
        <source>%1 %2 cannot be the mask, which is [T, T], [B, T, T] or, of padding, [B, T]</source>
        <translation>%1 %2 kann nicht die Maske sein, die [T, T], [B, T, T] oder, bei Padding, [B, T] ist</translation>
    </message>
    <message>
        <source>%1 %2 is no mask: it is neither square nor 0 and 1 alone</source>
        <translation>%1 %2 ist keine Maske: Es ist weder quadratisch noch nur 0 und 1</translation>
    </message>
    <message>
        <source>the causal mask</source>
        <translation>die kausale Maske</translation>
    </message>
    <message>
        <source>, where 1 blocks a key</source>
        <translation>, wo 1 einen Key sperrt</translation>
    </message>
    <message>
        <source>, which is added</source>
        <translation>, die addiert wird</translation>
    </message>
    <message>
        <source>%1 %2, turned round, since 1 allowed a key there</source>
        <translation>%1 %2, umgekehrt, da 1 dort einen Key erlaubte</translation>
    </message>
    <message>
        <source>%1 is what the layer starts from, and %2 would make it from x: leave one of them out</source>
        <translation>%1 ist, womit die Schicht beginnt, und %2 würde es aus x machen: eines weglassen</translation>
    </message>
    <message>
        <source>%1 is %2 numbers; a scene file holds at most %3</source>
        <translation>%1 hat %2 Zahlen; eine Szenendatei fasst höchstens %3</translation>
    </message>
    <message>
        <source>%1 and %2 are both what a layer starts from: leave one of them out</source>
        <translation>%1 und %2 sind beide, womit eine Schicht beginnt: eines weglassen</translation>
    </message>
    <message>
        <source>%1 cannot be attention weights, which are [B, H, T, T], [H, T, T] or [T, T]</source>
        <translation>%1 kann keine Attention-Gewichte sein, die [B, H, T, T], [H, T, T] oder [T, T] sind</translation>
    </message>
    <message>
        <source>%1 cannot be attention weights: it has %2 queries and %3 keys, and only layers with as many of both are shown</source>
        <translation>%1 kann keine Attention-Gewichte sein: Es hat %2 Querys und %3 Keys, und nur Schichten mit gleich vielen werden gezeigt</translation>
    </message>
    <message>
        <source>%1 is missing: q and k come together</source>
        <translation>%1 fehlt: q und k kommen zusammen</translation>
    </message>
    <message>
        <source>%1 cannot be %2, which is [B, H, T, head_dim], [B, T, d_out] or [T, d_out]</source>
        <translation>%1 kann nicht %2 sein, das [B, H, T, head_dim], [B, T, d_out] oder [T, d_out] ist</translation>
    </message>
    <message>
        <source>%1 does not fit %2%3</source>
        <translation>%1 passt nicht zu %2%3</translation>
    </message>
    <message>
        <source>%1 does not divide into %2</source>
        <translation>%1 lässt sich nicht in %2 teilen</translation>
    </message>
    <message>
        <source>two arrays are called &apos;%1&apos;</source>
        <translation>zwei Arrays heißen &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no array &apos;%1&apos;; there are %2</source>
        <translation>es gibt kein Array &apos;%1&apos;; es gibt %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given two targets</source>
        <translation>&apos;%1&apos; bekommt zwei Ziele</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>no layer begins with the prefix &apos;%1&apos;%2</source>
        <translation>keine Schicht beginnt mit dem Präfix &apos;%1&apos;%2</translation>
    </message>
    <message>
        <source>; there are %1</source>
        <translation>; es gibt %1</translation>
    </message>
    <message>
        <source>there are %1 layers, choose the prefix of one: %2</source>
        <translation>es gibt %1 Schichten, das Präfix von einer wählen: %2</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>es ist leer</translation>
    </message>
    <message>
        <source>the scene computes it</source>
        <translation>die Szene berechnet es</translation>
    </message>
    <message>
        <source>the layer has its own</source>
        <translation>die Schicht hat eine eigene</translation>
    </message>
    <message>
        <source>one mask is enough</source>
        <translation>eine Maske genügt</translation>
    </message>
    <message>
        <source>it belongs to another layer</source>
        <translation>es gehört zu einer anderen Schicht</translation>
    </message>
    <message>
        <source>the scene uses another output layer</source>
        <translation>die Szene benutzt eine andere Ausgabeschicht</translation>
    </message>
    <message>
        <source>the layer starts from another array</source>
        <translation>die Schicht beginnt mit einem anderen Array</translation>
    </message>
    <message>
        <source>the weights are given</source>
        <translation>die Gewichte sind gegeben</translation>
    </message>
    <message>
        <source>a Boolean is 0 or 1, got %1</source>
        <translation>ein Wahrheitswert ist 0 oder 1, angegeben ist %1</translation>
    </message>
    <message>
        <source>offset %1: %2</source>
        <translation>Offset %1: %2</translation>
    </message>
    <message>
        <source>%1 axes, at most %2 are accepted</source>
        <translation>%1 Achsen, höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>%1 %2 means more than %3 numbers</source>
        <translation>%1 %2 bedeutet mehr als %3 Zahlen</translation>
    </message>
    <message>
        <source>%1: expected a name that ends in .npy, .npz, .safetensors or .csv%2</source>
        <translation>%1: erwartet wird ein Name, der auf .npy, .npz, .safetensors oder .csv endet%2</translation>
    </message>
    <message>
        <source>%1 index columns, expected at most %2 and columns of numbers after them</source>
        <translation>%1 Indexspalten, erwartet werden höchstens %2 und danach Spalten von Zahlen</translation>
    </message>
    <message>
        <source>%1%2 is no index</source>
        <translation>%1%2 ist kein Index</translation>
    </message>
    <message>
        <source>Row %1: the index %2%3</source>
        <translation>Zeile %1: Der Index %2%3</translation>
    </message>
    <message>
        <source> is not the first</source>
        <translation> ist nicht der erste</translation>
    </message>
    <message>
        <source> does not follow %1</source>
        <translation> folgt nicht auf %1</translation>
    </message>
    <message>
        <source>the indices end at %1, which is no whole array</source>
        <translation>die Indizes enden bei %1, und das ist kein ganzes Array</translation>
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
        <source>there are no numbers in it</source>
        <translation>es sind keine Zahlen darin</translation>
    </message>
    <message>
        <source>there are column names and no numbers</source>
        <translation>es gibt Spaltennamen und keine Zahlen</translation>
    </message>
    <message>
        <source>%1%2, while column %3 has a number: a row holds either numbers or names</source>
        <translation>%1%2, während Spalte %3 eine Zahl hat: Eine Zeile enthält entweder Zahlen oder Namen</translation>
    </message>
    <message>
        <source>row 1 (%1%2</source>
        <translation>Zeile 1 (%1%2</translation>
    </message>
    <message>
        <source>column 1 (%1 …)</source>
        <translation>Spalte 1 (%1 …)</translation>
    </message>
    <message>
        <source>%1%2 is taken for names</source>
        <translation>%1%2 wird für Namen gehalten</translation>
    </message>
    <message>
        <source>%1 and %2 are taken for names</source>
        <translation>%1 und %2 werden für Namen gehalten</translation>
    </message>
    <message>
        <source>Row %1 has no numbers</source>
        <translation>Zeile %1 hat keine Zahlen</translation>
    </message>
    <message>
        <source>%1%2, while row %3 has a number there: a column holds either numbers or names</source>
        <translation>%1%2, während Zeile %3 dort eine Zahl hat: Eine Spalte enthält entweder Zahlen oder Namen</translation>
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
        <source>%1: a .%2 file holds one tensor, not %3</source>
        <translation>%1: Eine .%2-Datei fasst einen Tensor, nicht %3</translation>
    </message>
    <message>
        <source>%1: the GPU was lost while its numbers were read</source>
        <translation>%1: Die GPU ging verloren, während ihre Zahlen gelesen wurden</translation>
    </message>
    <message>
        <source>descr %1</source>
        <translation>descr %1</translation>
    </message>
    <message>
        <source>%1 means pickled Python objects, which are never loaded</source>
        <translation>%1 bedeutet Python-Objekte in einem Pickle, die nie geladen werden</translation>
    </message>
    <message>
        <source>%1 is no type of real, whole or Boolean numbers</source>
        <translation>%1 ist kein Typ von reellen, ganzen oder Wahrheitswerten</translation>
    </message>
    <message>
        <source>a structured type, expected one type of numbers</source>
        <translation>ein zusammengesetzter Typ, erwartet wird ein Typ von Zahlen</translation>
    </message>
    <message>
        <source>the header names %1, expected descr, fortran_order and shape, each once</source>
        <translation>der Kopf nennt %1, erwartet werden descr, fortran_order und shape, je einmal</translation>
    </message>
    <message>
        <source>the header goes on after its closing brace</source>
        <translation>der Kopf geht nach seiner schließenden Klammer weiter</translation>
    </message>
    <message>
        <source>the header lacks one of descr, fortran_order and shape</source>
        <translation>dem Kopf fehlt eines von descr, fortran_order und shape</translation>
    </message>
    <message>
        <source>the header is no Python dict: expected &apos;</source>
        <translation>der Kopf ist kein Python-Dict: erwartet wird &apos;</translation>
    </message>
    <message>
        <source>the header is no Python dict: expected a text in quotes</source>
        <translation>der Kopf ist kein Python-Dict: erwartet wird ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>fortran_order is neither True nor False</source>
        <translation>fortran_order ist weder True noch False</translation>
    </message>
    <message>
        <source>the shape has an extent that is no whole number from 0 on</source>
        <translation>die Form hat eine Ausdehnung, die keine ganze Zahl ab 0 ist</translation>
    </message>
    <message>
        <source>the file ends inside its header</source>
        <translation>die Datei endet in ihrem Kopf</translation>
    </message>
    <message>
        <source>version %1.%2, this program reads 1.0, 2.0 and 3.0</source>
        <translation>Version %1.%2, dieses Programm liest 1.0, 2.0 und 3.0</translation>
    </message>
    <message>
        <source>the header says %1, at most %2 are accepted</source>
        <translation>der Kopf sagt %1, höchstens %2 sind erlaubt</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>1 Byte</numerusform>
            <numerusform>%n Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>the header says %1, the file has %2 left</source>
        <translation>der Kopf sagt %1, die Datei hat noch %2</translation>
    </message>
    <message>
        <source>the shape %1 of %2 needs %3, the file has %4 left</source>
        <translation>die Form %1 von %2 braucht %3, die Datei hat noch %4</translation>
    </message>
    <message>
        <source>the tensors take %1 MiB, an .npz file holds less than 4096: ask for fewer with --tensor</source>
        <translation>die Tensoren brauchen %1 MiB, eine .npz-Datei fasst weniger als 4096: mit --tensor weniger verlangen</translation>
    </message>
    <message>
        <source>the entry %1 is no .npy; only arrays are read</source>
        <translation>der Eintrag %1 ist kein .npy; nur Arrays werden gelesen</translation>
    </message>
    <message>
        <source>the arrays up to %1 hold more than %2 numbers</source>
        <translation>die Arrays bis %1 enthalten mehr als %2 Zahlen</translation>
    </message>
    <message>
        <source>the shape has an extent of %1</source>
        <translation>die Form hat eine Ausdehnung von %1</translation>
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
        <source>the text %1</source>
        <translation>der Text %1</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>more than %1 tensors</source>
        <translation>mehr als %1 Tensoren</translation>
    </message>
    <message>
        <source>a name of %1, expected 1 to %2</source>
        <translation>ein Name von %1, erwartet werden 1 bis %2</translation>
    </message>
    <message>
        <source>the name occurs twice</source>
        <translation>der Name kommt zweimal vor</translation>
    </message>
    <message>
        <source>more than %1 members</source>
        <translation>mehr als %1 Einträge</translation>
    </message>
    <message>
        <source>the member %1 occurs twice</source>
        <translation>der Eintrag %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>the member %1 is not one of dtype, shape and data_offsets</source>
        <translation>der Eintrag %1 ist keines von dtype, shape und data_offsets</translation>
    </message>
    <message>
        <source>one of dtype, shape and data_offsets is missing</source>
        <translation>eines von dtype, shape und data_offsets fehlt</translation>
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
        <translation>der Kopf ist kein JSON in UTF-8</translation>
    </message>
    <message>
        <source>the header has %1 in a place where it has no meaning</source>
        <translation>der Kopf hat %1 an einer Stelle, wo es keine Bedeutung hat</translation>
    </message>
    <message>
        <source>the header is not JSON</source>
        <translation>der Kopf ist kein JSON</translation>
    </message>
    <message>
        <source>%1 has the data_offsets [%2, %3]</source>
        <translation>%1 hat die data_offsets [%2, %3]</translation>
    </message>
    <message>
        <source>%1, the file holds %2 of data</source>
        <translation>%1, die Datei enthält %2 Daten</translation>
    </message>
    <message>
        <source>%1%2 at %3</source>
        <translation>%1%2 bei %3</translation>
    </message>
    <message>
        <source>, which overlap others</source>
        <translation>, die sich mit anderen überschneiden</translation>
    </message>
    <message>
        <source>, which leave a hole</source>
        <translation>, die eine Lücke lassen</translation>
    </message>
    <message>
        <source>%1 after the last tensor belong to none</source>
        <translation>%1 nach dem letzten Tensor gehören zu keinem</translation>
    </message>
    <message>
        <source>the file ends inside the length of its header</source>
        <translation>die Datei endet in der Länge ihres Kopfes</translation>
    </message>
    <message>
        <source>the header says %1, the file has %2 left and at most %3 are accepted</source>
        <translation>der Kopf sagt %1, die Datei hat noch %2, und höchstens %3 sind erlaubt</translation>
    </message>
    <message>
        <source>the shape of %1</source>
        <translation>die Form von %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3 needs %4, its data_offsets give %5</source>
        <translation>%1 %2 von %3 braucht %4, seine data_offsets ergeben %5</translation>
    </message>
    <message>
        <source>the dtype %1 of %2 is not one of BOOL, U8 to U64, I8 to I64, F16, BF16, F32 and F64</source>
        <translation>der dtype %1 von %2 ist keiner von BOOL, U8 bis U64, I8 bis I64, F16, BF16, F32 und F64</translation>
    </message>
    <message>
        <source>the tensors up to %1 hold more than %2 numbers</source>
        <translation>die Tensoren bis %1 enthalten mehr als %2 Zahlen</translation>
    </message>
    <message>
        <source>the directory is longer than its entries</source>
        <translation>das Verzeichnis ist länger als seine Einträge</translation>
    </message>
    <message>
        <source>the file ends before a zip archive could</source>
        <translation>die Datei endet, bevor ein Zip-Archiv enden könnte</translation>
    </message>
    <message>
        <source>not a zip archive: it does not end in a directory</source>
        <translation>kein Zip-Archiv: Es endet nicht mit einem Verzeichnis</translation>
    </message>
    <message>
        <source>the archive is spread over several disks</source>
        <translation>das Archiv ist über mehrere Datenträger verteilt</translation>
    </message>
    <message>
        <source>the zip64 end record is not where its locator says</source>
        <translation>der Zip64-Endeintrag ist nicht, wo sein Verweis ihn nennt</translation>
    </message>
    <message>
        <source>the directory of %1 at offset %2 does not reach to its end record</source>
        <translation>das Verzeichnis von %1 bei Offset %2 reicht nicht bis zu seinem Endeintrag</translation>
    </message>
    <message>
        <source>%1 entries, the directory has room for %2 and at most %3 are accepted</source>
        <translation>%1 Einträge, das Verzeichnis hat Platz für %2, und höchstens %3 sind erlaubt</translation>
    </message>
    <message>
        <source>expected an entry of the directory</source>
        <translation>erwartet wird ein Eintrag des Verzeichnisses</translation>
    </message>
    <message>
        <source>the entry is longer than the directory</source>
        <translation>der Eintrag ist länger als das Verzeichnis</translation>
    </message>
    <message>
        <source>%1 is encrypted</source>
        <translation>%1 ist verschlüsselt</translation>
    </message>
    <message>
        <source>%1 is packed by method %2, expected stored (0) or deflate (8)</source>
        <translation>%1 ist mit Methode %2 gepackt, erwartet wird stored (0) oder deflate (8)</translation>
    </message>
    <message>
        <source>the name %1 is empty, too long, or leads out of the archive</source>
        <translation>der Name %1 ist leer, zu lang oder führt aus dem Archiv hinaus</translation>
    </message>
    <message>
        <source>the name %1 occurs twice</source>
        <translation>der Name %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>an extra field is longer than the header that holds it</source>
        <translation>ein Zusatzfeld ist länger als der Kopf, in dem es steht</translation>
    </message>
    <message>
        <source>the zip64 field is too short</source>
        <translation>das Zip64-Feld ist zu kurz</translation>
    </message>
    <message>
        <source>%1 says %2, the file has %3</source>
        <translation>%1 sagt %2, die Datei hat %3</translation>
    </message>
    <message>
        <source>%1 is stored, but its two sizes differ</source>
        <translation>%1 ist ungepackt, aber seine zwei Größen sind verschieden</translation>
    </message>
    <message>
        <source>the archive of %1 would unpack to more than %2, which is refused as a zip bomb</source>
        <translation>das Archiv von %1 würde entpackt mehr als %2, und das wird als Zip-Bombe zurückgewiesen</translation>
    </message>
    <message>
        <source>%1 is said to be at offset %2, where no entry is</source>
        <translation>%1 soll bei Offset %2 sein, wo kein Eintrag ist</translation>
    </message>
    <message>
        <source>%1 is longer than the file</source>
        <translation>%1 ist länger als die Datei</translation>
    </message>
    <message>
        <source>the entry calls itself otherwise than the directory, which says %1</source>
        <translation>der Eintrag nennt sich anders als das Verzeichnis, das %1 sagt</translation>
    </message>
    <message>
        <source>%1 has other sizes, flags or packing than the directory says</source>
        <translation>%1 hat andere Größen, Kennzeichen oder Packart, als das Verzeichnis sagt</translation>
    </message>
    <message>
        <source>two entries overlap</source>
        <translation>zwei Einträge überschneiden sich</translation>
    </message>
    <message>
        <source>%1 does not unpack to the %2 that the directory says</source>
        <translation>%1 ergibt entpackt nicht die %2, die das Verzeichnis nennt</translation>
    </message>
    <message>
        <source>the check sum of %1 is wrong: the file is damaged</source>
        <translation>die Prüfsumme von %1 ist falsch: Die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>%1: no such file</source>
        <translation>%1: Es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>%1: cannot be read (%2)</source>
        <translation>%1: kann nicht gelesen werden (%2)</translation>
    </message>
    <message>
        <source>%1: a folder, expected a file</source>
        <translation>%1: ein Ordner, erwartet wird eine Datei</translation>
    </message>
    <message>
        <source>%1: a pipe, expected a file</source>
        <translation>%1: eine Pipe, erwartet wird eine Datei</translation>
    </message>
    <message>
        <source>%1: a device, expected a file</source>
        <translation>%1: ein Gerät, erwartet wird eine Datei</translation>
    </message>
    <message>
        <source>%1: larger than %2 MiB</source>
        <translation>%1: größer als %2 MiB</translation>
    </message>
    <message>
        <source>%1: changed while it was read</source>
        <translation>%1: hat sich beim Lesen geändert</translation>
    </message>
    <message>
        <source>cannot be read (%1)</source>
        <translation>kann nicht gelesen werden (%1)</translation>
    </message>
    <message>
        <source>not a file any more</source>
        <translation>keine Datei mehr</translation>
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
        <source>its name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>es gibt keinen Ordner %1</translation>
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
        <source>no file can be made in the folder %1</source>
        <translation>im Ordner %1 lässt sich keine Datei anlegen</translation>
    </message>
    <message>
        <source>the disk is full or failed, or no file may be that large</source>
        <translation>der Datenträger ist voll oder gestört, oder keine Datei darf so groß sein</translation>
    </message>
    <message>
        <source>the disk is full or failed</source>
        <translation>der Datenträger ist voll oder gestört</translation>
    </message>
    <message>
        <source>not a journal of AttnScope</source>
        <translation>kein Journal von AttnScope</translation>
    </message>
    <message>
        <source>a journal without one whole record</source>
        <translation>ein Journal ohne einen ganzen Eintrag</translation>
    </message>
    <message>
        <source>a change that was not written whole</source>
        <translation>eine Änderung, die nicht ganz geschrieben wurde</translation>
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
        <source>head %1 is named twice</source>
        <translation>Kopf %1 ist zweimal genannt</translation>
    </message>
    <message>
        <source>a seed is a whole number from -9223372036854775808 to 18446744073709551615</source>
        <translation>ein Seed ist eine ganze Zahl von -9223372036854775808 bis 18446744073709551615</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of manual_seed, skip, rand, randn, linear, linear_from_T, embedding, lookup, stack, mha</source>
        <translation>&apos;%1&apos; ist keines von manual_seed, skip, rand, randn, linear, linear_from_T, embedding, lookup, stack, mha</translation>
    </message>
    <message>
        <source>%1 steps, at most %2 are accepted</source>
        <translation>%1 Schritte, höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>the name of a tensor has 1 to 64 letters, digits, &apos;_&apos;, &apos;.&apos; or &apos;-&apos;, got &apos;%1&apos;</source>
        <translation>der Name eines Tensors hat 1 bis 64 Buchstaben, Ziffern, &apos;_&apos;, &apos;.&apos; oder &apos;-&apos;, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a decimal number</source>
        <translation>eine Dezimalzahl</translation>
    </message>
    <message>
        <source>the text &apos;%1&apos;</source>
        <translation>der Text &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected %1, got %2</source>
        <translation>erwartet wird %1, angegeben ist %2</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
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
        <translation>muss von %1 bis %2 sein, angegeben ist %3</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>the number is beyond float32&apos;s range</source>
        <translation>die Zahl liegt außerhalb des Bereichs von float32</translation>
    </message>
    <message>
        <source>a list of %1 numbers, at most %2 are accepted</source>
        <translation>eine Liste von %1 Zahlen, höchstens %2 sind erlaubt</translation>
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
        <source>not a member that is known here (known are %1)</source>
        <translation>kein Eintrag, der hier bekannt ist (bekannt sind %1)</translation>
    </message>
    <message>
        <source>a text of %1 bytes, at most %2 are accepted</source>
        <translation>ein Text von %1 Bytes, höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>expected a number or a list of numbers, got the text &apos;%1&apos;</source>
        <translation>erwartet wird eine Zahl oder eine Liste von Zahlen, angegeben ist der Text &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected a number or a list of numbers, got an object</source>
        <translation>erwartet wird eine Zahl oder eine Liste von Zahlen, angegeben ist ein Objekt</translation>
    </message>
    <message>
        <source>the name of a member has %1 bytes</source>
        <translation>der Name eines Eintrags hat %1 Bytes</translation>
    </message>
    <message>
        <source>the member &apos;%1&apos; stands here twice</source>
        <translation>der Eintrag &apos;%1&apos; steht hier zweimal</translation>
    </message>
    <message>
        <source>a list where the lists before it have numbers</source>
        <translation>eine Liste, wo die Listen davor Zahlen haben</translation>
    </message>
    <message>
        <source>more than %1 lists inside each other</source>
        <translation>mehr als %1 Listen ineinander</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>eine leere Liste</translation>
    </message>
    <message>
        <source>a list of %1 where the lists before it have %2</source>
        <translation>eine Liste von %1, wo die Listen davor %2 haben</translation>
    </message>
    <message>
        <source>not JSON at &apos;%1&apos;</source>
        <translation>kein JSON bei &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the file ends in the middle</source>
        <translation>die Datei endet mittendrin</translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation>der Text ist nicht UTF-8</translation>
    </message>
    <message>
        <source>the number %1 is too large</source>
        <translation>die Zahl %1 ist zu groß</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>more than %1 numbers in one file</source>
        <translation>mehr als %1 Zahlen in einer Datei</translation>
    </message>
    <message>
        <source>a number where the lists before it have a list</source>
        <translation>eine Zahl, wo die Listen davor eine Liste haben</translation>
    </message>
    <message>
        <source>the file holds too many values outside inputs and expected</source>
        <translation>die Datei enthält außerhalb von inputs und expected zu viele Werte</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>tiefer als %1 Ebenen verschachtelt</translation>
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
        <source>%1 is named twice</source>
        <translation>%1 ist zweimal genannt</translation>
    </message>
    <message>
        <source>stands beside config, in the layer itself</source>
        <translation>steht neben config, in der Schicht selbst</translation>
    </message>
    <message>
        <source>expected each layer once and in rising order, got %1 after %2</source>
        <translation>erwartet wird jede Schicht einmal und in steigender Reihenfolge, angegeben ist %1 nach %2</translation>
    </message>
    <message>
        <source>must come before the scene&apos;s own layer, %1, got %2</source>
        <translation>muss vor der eigenen Schicht der Szene, %1, kommen, angegeben ist %2</translation>
    </message>
    <message>
        <source>layer %1 stands in model.ablate already</source>
        <translation>Schicht %1 steht schon in model.ablate</translation>
    </message>
    <message>
        <source>expected 16 hexadecimal digits, got &apos;%1&apos;</source>
        <translation>erwartet werden 16 hexadezimale Ziffern, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected LAYER.HEAD, like 3.1, got &apos;%1&apos;</source>
        <translation>erwartet wird SCHICHT.KOPF, wie 3.1, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>must be a head of a layer before the scene&apos;s own, %1</source>
        <translation>muss ein Kopf einer Schicht vor der eigenen der Szene, %1, sein</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>is missing, and so is model.ids: one of them says which tokens x is made from</source>
        <translation>fehlt, und model.ids auch: Eines davon sagt, aus welchen Tokens x gemacht ist</translation>
    </message>
    <message>
        <source>stands beside model.text: a page has one of them</source>
        <translation>steht neben model.text: Eine Seite hat eines von beiden</translation>
    </message>
    <message>
        <source>at most %1 are accepted</source>
        <translation>höchstens %1 sind erlaubt</translation>
    </message>
    <message>
        <source>expected a number, got null</source>
        <translation>erwartet wird eine Zahl, angegeben ist null</translation>
    </message>
    <message>
        <source>true and false do not go together with numbers</source>
        <translation>true und false gehen nicht zusammen mit Zahlen</translation>
    </message>
    <message>
        <source>inputs.%1: true and false, where numbers are needed</source>
        <translation>inputs.%1: true und false, wo Zahlen gebraucht werden</translation>
    </message>
    <message>
        <source>inputs.%1: token ids must be below 16777216</source>
        <translation>inputs.%1: Token-IDs müssen unter 16777216 sein</translation>
    </message>
    <message>
        <source>%1 %2, at most %3 are accepted</source>
        <translation>%1 %2, höchstens %3 sind erlaubt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a later version than this program reads: it knows %2</source>
        <translation>&apos;%1&apos; ist eine spätere Version, als dieses Programm liest: Es kennt %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not %2</source>
        <translation>&apos;%1&apos; ist nicht %2</translation>
    </message>
    <message>
        <source>a part of a tensor is written as name[1] or name[1,2]</source>
        <translation>ein Teil eines Tensors wird als name[1] oder name[1,2] geschrieben</translation>
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
        <translation>erwartet wird [unten, oben], angegeben ist die größere Zahl zuerst</translation>
    </message>
    <message>
        <source>%1 blocks, at most %2 are accepted</source>
        <translation>%1 Blöcke, höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>%1%2 is hidden already</source>
        <translation>%1%2 ist schon verborgen</translation>
    </message>
    <message>
        <source>expected two different components, like [0, 1]</source>
        <translation>erwartet werden zwei verschiedene Komponenten, wie [0, 1]</translation>
    </message>
    <message>
        <source>must be larger than from</source>
        <translation>muss größer sein als from</translation>
    </message>
    <message>
        <source>%1 sliders, at most %2 are accepted</source>
        <translation>%1 Regler, höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation>darf nicht negativ sein</translation>
    </message>
    <message>
        <source>expected a number, got </source>
        <translation>erwartet wird eine Zahl, angegeben ist </translation>
    </message>
    <message>
        <source>model: its numbers are those of a model, which is not read here</source>
        <translation>model: Ihre Zahlen sind die eines Modells, das hier nicht gelesen wird</translation>
    </message>
    <message>
        <source>  all 0
</source>
        <translation>  alle 0
</translation>
    </message>
    <message>
        <source>the largest of %1; --json has all:
%2</source>
        <translation>die größten von %1; --json hat alle:
%2</translation>
    </message>
    <message>
        <source>%1all 0
</source>
        <translation>%1alle 0
</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>Batch %1</translation>
    </message>
    <message>
        <source>, head </source>
        <translation>, Kopf </translation>
    </message>
    <message>
        <source>%1 = %2, its derivatives by %3 %4:
%5</source>
        <translation>%1 = %2, Ableitungen davon nach %3 %4:
%5</translation>
    </message>
    <message>
        <source>The lists are nested more than 8 deep.</source>
        <translation>Die Listen sind tiefer als 8 ineinander.</translation>
    </message>
    <message>
        <source>%1a list stands where the rows before it have numbers.</source>
        <translation>%1eine Liste steht, wo die Zeilen davor Zahlen haben.</translation>
    </message>
    <message>
        <source>Row %1 is an empty list.</source>
        <translation>Zeile %1 ist eine leere Liste.</translation>
    </message>
    <message>
        <source>The list that ends at row %1 has %2, the ones before it have %3.</source>
        <translation>Die Liste, die in Zeile %1 endet, hat %2, die davor haben %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>1 Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%2 stands where the rows before it have a list.</source>
        <translation>%1%2 steht, wo die Zeilen davor eine Liste haben.</translation>
    </message>
    <message>
        <source>%1the cell is empty.</source>
        <translation>%1die Zelle ist leer.</translation>
    </message>
    <message>
        <source>The text ends before the last list is closed with &apos;]&apos;.</source>
        <translation>Der Text endet, bevor die letzte Liste mit &apos;]&apos; geschlossen ist.</translation>
    </message>
    <message>
        <source>After the last list %1 is not understood.</source>
        <translation>Nach der letzten Liste ist %1 nicht zu verstehen.</translation>
    </message>
    <message>
        <source>Before the first list %1 is not understood.</source>
        <translation>Vor der ersten Liste ist %1 nicht zu verstehen.</translation>
    </message>
    <message>
        <source>Row %1, column %2: </source>
        <translation>Zeile %1, Spalte %2: </translation>
    </message>
    <message>
        <source>The text has more than %1 million numbers.</source>
        <translation>Der Text hat mehr als %1 Millionen Zahlen.</translation>
    </message>
    <message>
        <source>%1the text was shortened with &apos;...&apos;, so numbers are missing; print it in full first.</source>
        <translation>%1der Text wurde mit &apos;...&apos; gekürzt, also fehlen Zahlen; ihn zuerst ganz ausgeben.</translation>
    </message>
    <message>
        <source>%1%2 is not a number.</source>
        <translation>%1%2 ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1%2 is larger than a float32 can hold (3.4e38).</source>
        <translation>%1%2 ist größer, als float32 fasst (3.4e38).</translation>
    </message>
    <message>
        <source>Row %1 has %2, the rows before it have %3.</source>
        <translation>Zeile %1 hat %2, die Zeilen davor haben %3.</translation>
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
        <source>There is no text to read numbers from.</source>
        <translation>Es gibt keinen Text, aus dem Zahlen zu lesen wären.</translation>
    </message>
    <message>
        <source>a safetensors file, expected GGUF; its name should end in .safetensors</source>
        <translation>eine safetensors-Datei, erwartet wird GGUF; ihr Name sollte auf .safetensors enden</translation>
    </message>
    <message>
        <source>the magic</source>
        <translation>die Kennung</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>die Version</translation>
    </message>
    <message>
        <source>numbers are big-endian, this program reads little-endian files</source>
        <translation>die Zahlen sind big-endian, dieses Programm liest little-endian</translation>
    </message>
    <message>
        <source>version %1, this program reads 2 and 3</source>
        <translation>Version %1, dieses Programm liest 2 und 3</translation>
    </message>
    <message>
        <source>&apos;general.alignment&apos; is not a power of two up to %1</source>
        <translation>&apos;general.alignment&apos; ist keine Zweierpotenz bis %1</translation>
    </message>
    <message>
        <source>the number of tensors</source>
        <translation>die Zahl der Tensoren</translation>
    </message>
    <message>
        <source>the number of keys</source>
        <translation>die Zahl der Schlüssel</translation>
    </message>
    <message>
        <source>one of %1 parts of a model (split.count); llama-gguf-split --merge joins them</source>
        <translation>einer von %1 Teilen eines Modells (split.count); llama-gguf-split --merge verbindet sie</translation>
    </message>
    <message>
        <source>%1 has %2 axes, at most %3 are accepted</source>
        <translation>%1 hat %2 Achsen, höchstens %3 sind erlaubt</translation>
    </message>
    <message>
        <source>%1 has an extent of %2</source>
        <translation>%1 hat eine Ausdehnung von %2</translation>
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
        <source>%1 %2 of %3 has rows of %4, expected a multiple of %5</source>
        <translation>%1 %2 von %3 hat Zeilen von %4, erwartet wird ein Vielfaches von %5</translation>
    </message>
    <message>
        <source>%1 has %2 at %3 of the data</source>
        <translation>%1 hat %2 bei %3 der Daten</translation>
    </message>
    <message>
        <source>%1, expected a multiple of %2</source>
        <translation>%1, erwartet wird ein Vielfaches von %2</translation>
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
        <source>a value of type %1, expected 0 to 12</source>
        <translation>ein Wert vom Typ %1, erwartet wird 0 bis 12</translation>
    </message>
    <message>
        <source>a list of lists, which has no meaning here</source>
        <translation>eine Liste von Listen, die hier keine Bedeutung hat</translation>
    </message>
    <message>
        <source>items of %1</source>
        <translation>die Einträge von %1</translation>
    </message>
    <message>
        <source>%1 is larger than this program&apos;s integers</source>
        <translation>%1 ist größer als die ganzen Zahlen dieses Programms</translation>
    </message>
    <message>
        <source>the texts up to here have more than %1 MiB</source>
        <translation>die Texte bis hierher haben mehr als %1 MiB</translation>
    </message>
    <message>
        <source>%1 is in %2 and in %3</source>
        <translation>%1 ist in %2 und in %3</translation>
    </message>
    <message>
        <source>%1 is not in %2%3</source>
        <translation>%1 ist nicht in %2%3</translation>
    </message>
    <message>
        <source> but in %1</source>
        <translation>, sondern in %1</translation>
    </message>
    <message>
        <source>%1, which %2 names</source>
        <translation>%1, das %2 nennt</translation>
    </message>
    <message>
        <source>weight_map: %1 is in %2, expected a plain name of a file in the folder of the index</source>
        <translation>weight_map: %1 ist in %2, erwartet wird der bloße Name einer Datei im Ordner des Index</translation>
    </message>
    <message>
        <source>no weight_map, %1</source>
        <translation>keine weight_map, %1</translation>
    </message>
    <message>
        <source>a Boolean</source>
        <translation>ein Wahrheitswert</translation>
    </message>
    <message>
        <source>weight_map: more than %1 files</source>
        <translation>weight_map: mehr als %1 Dateien</translation>
    </message>
    <message>
        <source>more than %1 members in one object</source>
        <translation>mehr als %1 Einträge in einem Objekt</translation>
    </message>
    <message>
        <source>weight_map: more than %1 tensors</source>
        <translation>weight_map: mehr als %1 Tensoren</translation>
    </message>
    <message>
        <source>not JSON in UTF-8</source>
        <translation>kein JSON in UTF-8</translation>
    </message>
    <message>
        <source>more than %1 lists and objects in each other</source>
        <translation>mehr als %1 Listen und Objekte ineinander</translation>
    </message>
    <message>
        <source>weight_map: %1 at %2, expected the name of a file</source>
        <translation>weight_map: %1 bei %2, erwartet wird der Name einer Datei</translation>
    </message>
    <message>
        <source>QK circuit, W_q W_kᵀ</source>
        <translation>QK-Schaltkreis, W_q W_kᵀ</translation>
    </message>
    <message>
        <source>What the queries&apos; bias looks for, b_q W_kᵀ</source>
        <translation>Was der Bias der Querys sucht, b_q W_kᵀ</translation>
    </message>
    <message>
        <source>What the keys&apos; bias answers to, W_q b_k</source>
        <translation>Worauf der Bias der Keys antwortet, W_q b_k</translation>
    </message>
    <message>
        <source>Both biases, b_q · b_k</source>
        <translation>Beide Bias-Werte, b_q · b_k</translation>
    </message>
    <message>
        <source>What each query looks for, among embeddings</source>
        <translation>Was jede Query sucht, unter Embeddings</translation>
    </message>
    <message>
        <source>What the keys&apos; bias adds to each query&apos;s scores</source>
        <translation>Was der Bias der Keys zu den Scores jeder Query addiert</translation>
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
        <source>What the values&apos; bias writes, b_v W_o</source>
        <translation>Was der Bias der Values schreibt, b_v W_o</translation>
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
        <source>Queries, keys and values, cut into heads</source>
        <translation>Querys, Keys und Values, in Köpfe zerlegt</translation>
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
        <source>Normed queries</source>
        <translation>Normierte Querys</translation>
    </message>
    <message>
        <source>Normed keys</source>
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
        <source>Weights of the sinks</source>
        <translation>Gewichte der Sinks</translation>
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
        <source>Masked scores, as given</source>
        <translation>Maskierte Scores, wie gegeben</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Attention weights, as given</source>
        <translation>Attention-Gewichte, wie gegeben</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memory</translation>
    </message>
    <message>
        <source>Weights of the queries&apos; norm</source>
        <translation>Gewichte der Norm der Querys</translation>
    </message>
    <message>
        <source>Weights of the keys&apos; norm</source>
        <translation>Gewichte der Norm der Keys</translation>
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
        <source>Position bias, as given</source>
        <translation>Positions-Bias, wie gegeben</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>kausal</translation>
    </message>
    <message>
        <source>window %1, first %2</source>
        <translation>Fenster %1, erste %2</translation>
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
        <source>Normed queries and keys</source>
        <translation>Normierte Querys und Keys</translation>
    </message>
    <message>
        <source>Rotated queries and keys</source>
        <translation>Gedrehte Querys und Keys</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>wie gegeben</translation>
    </message>
    <message>
        <source>Position bias, and the scores with it</source>
        <translation>Positions-Bias und die Scores damit</translation>
    </message>
    <message>
        <source>not scaled</source>
        <translation>nicht skaliert</translation>
    </message>
    <message>
        <source>no mask</source>
        <translation>keine Maske</translation>
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
        <source>, temperature %1</source>
        <translation>, Temperatur %1</translation>
    </message>
    <message>
        <source>, with a sink</source>
        <translation>, mit einem Sink</translation>
    </message>
    <message>
        <source>naive, {shape}</source>
        <translation>naiv, {shape}</translation>
    </message>
    <message>
        <source>, shared over the queries</source>
        <translation>, auf die Querys verteilt</translation>
    </message>
    <message>
        <source>over queries</source>
        <translation>über Querys</translation>
    </message>
    <message>
        <source>, not yet masked</source>
        <translation>, noch nicht maskiert</translation>
    </message>
    <message>
        <source>−∞ after softmax</source>
        <translation>−∞ nach Softmax</translation>
    </message>
    <message>
        <source>Weights, −∞ where masked</source>
        <translation>Gewichte, −∞, wo maskiert</translation>
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
        <source>is the largest of its row</source>
        <translation>ist das größte seiner Zeile</translation>
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
        <translation>ist in einer Zeile, die ergibt</translation>
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
        <source>%1 to go</source>
        <translation>es fehlen %1</translation>
    </message>
    <message>
        <source>not a number yet</source>
        <translation>noch keine Zahl</translation>
    </message>
    <message>
        <source>the row sums to %1</source>
        <translation>die Zeile ergibt %1</translation>
    </message>
    <message>
        <source>%1, the next %2</source>
        <translation>%1, das nächste %2</translation>
    </message>
    <message>
        <source>as large as another</source>
        <translation>so groß wie ein anderes</translation>
    </message>
    <message>
        <source>below 0.0001</source>
        <translation>unter 0.0001</translation>
    </message>
    <message>
        <source>%1 is the most probable</source>
        <translation>%1 ist das wahrscheinlichste</translation>
    </message>
    <message>
        <source>%1, first is %2</source>
        <translation>%1, vorn ist %2</translation>
    </message>
    <message>
        <source>the next token %1: the model has no token that reads so</source>
        <translation>das nächste Token %1: Das Modell hat kein Token, das so lautet</translation>
    </message>
    <message>
        <source>%1: only the cells of scores and weights can be masked</source>
        <translation>%1: Nur die Zellen von Scores und Gewichten lassen sich maskieren</translation>
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
        <source>%1: one scene, without steps</source>
        <translation>%1: eine Szene, ohne Schritte</translation>
    </message>
    <message>
        <source>expected a language, as en or de</source>
        <translation>erwartet wird eine Sprache, wie en oder de</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>der Text ist leer</translation>
    </message>
    <message>
        <source>%1 items, at most %2 are accepted</source>
        <translation>%1 Einträge, höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no cells: expected weights, or a part of it, weights[0,0,4]</source>
        <translation>&apos;%1&apos; nennt keine Zellen: erwartet wird weights oder ein Teil davon, weights[0,0,4]</translation>
    </message>
    <message>
        <source>expected one cell, like weights[0,0,1,2]</source>
        <translation>erwartet wird eine Zelle, wie weights[0,0,1,2]</translation>
    </message>
    <message>
        <source>expected a token as it reads, &quot;ter&quot; or &quot;·the&quot;</source>
        <translation>erwartet wird ein Token, wie es lautet, &quot;ter&quot; oder &quot;·the&quot;</translation>
    </message>
    <message>
        <source>no choice is right</source>
        <translation>keine Antwort ist richtig</translation>
    </message>
    <message>
        <source>must be more than 0</source>
        <translation>muss mehr als 0 sein</translation>
    </message>
    <message>
        <source>needs &apos;expected&apos; or &apos;verbatim&apos;</source>
        <translation>braucht &apos;expected&apos; oder &apos;verbatim&apos;</translation>
    </message>
    <message>
        <source>nothing is locked: &apos;locked&apos; is missing</source>
        <translation>nichts ist gesperrt: &apos;locked&apos; fehlt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no scene that ships</source>
        <translation>&apos;%1&apos; ist keine mitgelieferte Szene</translation>
    </message>
    <message>
        <source>the first step needs a scene</source>
        <translation>der erste Schritt braucht eine Szene</translation>
    </message>
    <message>
        <source>the names of members must be written without \</source>
        <translation>die Namen der Einträge müssen ohne \ geschrieben sein</translation>
    </message>
    <message>
        <source>the scene of this step expects no &apos;%1&apos;</source>
        <translation>die Szene dieses Schritts erwartet kein &apos;%1&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not %2%3</source>
        <translation>&apos;%1&apos; ist nicht %2%3</translation>
    </message>
    <message>
        <source>, the version that this program reads</source>
        <translation>, die Version, die dieses Programm liest</translation>
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
        <source>%1 is locked in this step of the lesson</source>
        <translation>%1 ist in diesem Schritt der Lektion gesperrt</translation>
    </message>
    <message>
        <source>the words are locked in this step of the lesson</source>
        <translation>die Wörter sind in diesem Schritt der Lektion gesperrt</translation>
    </message>
    <message>
        <source>what the layer does</source>
        <translation>was die Schicht tut</translation>
    </message>
    <message>
        <source>how the weights are drawn</source>
        <translation>wie die Gewichte gezogen werden</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>query </source>
        <translation>Query </translation>
    </message>
    <message>
        <source>Queries down: who looks</source>
        <translation>Querys nach unten: wer schaut</translation>
    </message>
    <message>
        <source>Queries across</source>
        <translation>Querys nach rechts</translation>
    </message>
    <message>
        <source>key </source>
        <translation>Key </translation>
    </message>
    <message>
        <source>Keys across: what is looked at</source>
        <translation>Keys nach rechts: wohin</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens down</source>
        <translation>Tokens nach unten</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>dimension </source>
        <translation>Dimension </translation>
    </message>
    <message>
        <source>Dimensions across</source>
        <translation>Dimensionen nach rechts</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>input </source>
        <translation>Eingang </translation>
    </message>
    <message>
        <source>Inputs down</source>
        <translation>Eingänge nach unten</translation>
    </message>
    <message>
        <source>Inputs across</source>
        <translation>Eingänge nach rechts</translation>
    </message>
    <message>
        <source>query&apos;s input</source>
        <translation>Eingang der Query</translation>
    </message>
    <message>
        <source>query&apos;s input </source>
        <translation>Eingang der Query </translation>
    </message>
    <message>
        <source>Inputs of the query down</source>
        <translation>Eingänge der Query nach unten</translation>
    </message>
    <message>
        <source>key&apos;s input</source>
        <translation>Eingang des Keys</translation>
    </message>
    <message>
        <source>key&apos;s input </source>
        <translation>Eingang des Keys </translation>
    </message>
    <message>
        <source>Inputs of the key across</source>
        <translation>Eingänge des Keys nach rechts</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>output </source>
        <translation>Ausgang </translation>
    </message>
    <message>
        <source>Outputs down</source>
        <translation>Ausgänge nach unten</translation>
    </message>
    <message>
        <source>Outputs across</source>
        <translation>Ausgänge nach rechts</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Heads down</source>
        <translation>Köpfe nach unten</translation>
    </message>
    <message>
        <source>batch item</source>
        <translation>Batch-Element</translation>
    </message>
    <message>
        <source>batch </source>
        <translation>Batch </translation>
    </message>
    <message>
        <source>Batch down</source>
        <translation>Batch nach unten</translation>
    </message>
    <message>
        <source>Queries down: tokens of x</source>
        <translation>Querys nach unten: Tokens von x</translation>
    </message>
    <message>
        <source>Keys across: tokens of %1</source>
        <translation>Keys nach rechts: Tokens von %1</translation>
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
        <source>√ of d_model, not of d</source>
        <translation>√ von d_model, nicht von d</translation>
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
        <source>−∞ put in after softmax</source>
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
        <source>kept × 1 / (1 − p)</source>
        <translation>Behaltenes × 1 / (1 − p)</translation>
    </message>
    <message>
        <source>kept × 1 / p</source>
        <translation>Behaltenes × 1 / p</translation>
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
        <source>joined as they lie in memory</source>
        <translation>verbunden, wie sie im Speicher liegen</translation>
    </message>
    <message>
        <source>Tied weights</source>
        <translation>Geteilte Gewichte</translation>
    </message>
    <message>
        <source>weights of their own</source>
        <translation>eigene Gewichte</translation>
    </message>
    <message>
        <source>all by W_query</source>
        <translation>alle mit W_query</translation>
    </message>
    <message>
        <source>Query off by one</source>
        <translation>Query um eins daneben</translation>
    </message>
    <message>
        <source>each its own query</source>
        <translation>jede ihre eigene Query</translation>
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
        <source>the first padded key let through</source>
        <translation>der erste Padding-Key durchgelassen</translation>
    </message>
    <message>
        <source>The error lab needs a whole layer: this scene computes one step alone.</source>
        <translation>Das Fehlerlabor braucht eine ganze Schicht: Diese Szene berechnet nur einen Schritt.</translation>
    </message>
    <message>
        <source>The error lab needs weights: this layer ends with its scores.</source>
        <translation>Das Fehlerlabor braucht Gewichte: Diese Schicht endet mit ihren Scores.</translation>
    </message>
    <message>
        <source>Kept weights are multiplied by </source>
        <translation>Behaltene Gewichte werden multipliziert mit </translation>
    </message>
    <message>
        <source>, not by %1</source>
        <translation>, nicht mit %1</translation>
    </message>
    <message>
        <source>%1 kept weights are</source>
        <translation>%1 behaltenen Gewichten sind es</translation>
    </message>
    <message>
        <source>Dropped weights are 0</source>
        <translation>Verworfene Gewichte sind 0</translation>
    </message>
    <message>
        <source>%1 = 1 / %2, while 1 / (1 − %3) = %4</source>
        <translation>%1 = 1 / %2, während 1 / (1 − %3) = %4</translation>
    </message>
    <message>
        <source>All kept weights are × 1 / p: %1</source>
        <translation>Alle behaltenen Gewichte sind × 1 / p: %1</translation>
    </message>
    <message>
        <source>kept weights that were not scaled up</source>
        <translation>behaltene Gewichte, die nicht vergrößert wurden</translation>
    </message>
    <message>
        <source>another p than was set</source>
        <translation>ein anderes p, als gesetzt war</translation>
    </message>
    <message>
        <source>%1 rows of the context are not their token&apos;s heads</source>
        <translation>%1 Zeilen des Kontexts sind nicht die Köpfe ihres Tokens</translation>
    </message>
    <message>
        <source> of item %1</source>
        <translation> von Element %1</translation>
    </message>
    <message>
        <source> of the context holds numbers of </source>
        <translation> des Kontexts enthält Zahlen von </translation>
    </message>
    <message>
        <source>Read in the order of memory the heads give it: %1 same digits</source>
        <translation>In der Reihenfolge des Speichers gelesen, ergeben ihn die Köpfe: %1 gleiche Ziffern</translation>
    </message>
    <message>
        <source>Each head&apos;s own context is right: only joining them went wrong</source>
        <translation>Der eigene Kontext jedes Kopfes stimmt: Nur das Verbinden ging schief</translation>
    </message>
    <message>
        <source> of the context is not its heads side by side</source>
        <translation> des Kontexts ist nicht die Köpfe nebeneinander</translation>
    </message>
    <message>
        <source>heads joined in another order</source>
        <translation>Köpfe, in anderer Reihenfolge verbunden</translation>
    </message>
    <message>
        <source>Row %1 has its own heads</source>
        <translation>Zeile %1 hat ihre eigenen Köpfe</translation>
    </message>
    <message>
        <source>Compared with A, </source>
        <translation>Verglichen mit A sind </translation>
    </message>
    <message>
        <source> weights are 0</source>
        <translation> Gewichte 0</translation>
    </message>
    <message>
        <source>%1 are × %2</source>
        <translation>%1 sind × %2</translation>
    </message>
    <message>
        <source>Each run of the layer would give other zeros</source>
        <translation>Jeder Lauf der Schicht ergäbe andere Nullen</translation>
    </message>
    <message>
        <source>Kept weights ÷ %1 are those of A: %2</source>
        <translation>Behaltene Gewichte ÷ %1 sind die von A: %2</translation>
    </message>
    <message>
        <source>The weights before dropout are those of A</source>
        <translation>Die Gewichte vor dem Dropout sind die von A</translation>
    </message>
    <message>
        <source>a dropout that should be off, or one of other weights</source>
        <translation>ein Dropout, der aus sein sollte, oder einer auf anderen Gewichten</translation>
    </message>
    <message>
        <source> are the first that differ</source>
        <translation> als erste verschieden</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 Zahlen</translation>
    </message>
    <message>
        <source>whatever comes into %1</source>
        <translation>was immer in %1 eingeht</translation>
    </message>
    <message>
        <source> in head %1</source>
        <translation> in Kopf %1</translation>
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
        <source>%1 are the </source>
        <translation>%1 sind </translation>
    </message>
    <message>
        <source>same numbers</source>
        <translation>dieselben Zahlen</translation>
    </message>
    <message>
        <source>%1 numbers of k are those of q</source>
        <translation>%1 Zahlen von k sind die von q</translation>
    </message>
    <message>
        <source>q is that of A: %1 same digits</source>
        <translation>q ist das von A: %1 gleiche Ziffern</translation>
    </message>
    <message>
        <source>W_key makes another k in A: it was not used</source>
        <translation>W_key macht in A ein anderes k: Es wurde nicht benutzt</translation>
    </message>
    <message>
        <source>tied weights, and three matrices drawn from the same seed</source>
        <translation>geteilte Gewichte und drei Matrizen aus demselben Seed</translation>
    </message>
    <message>
        <source> has the scores of query </source>
        <translation> hat die Scores der Query </translation>
    </message>
    <message>
        <source>The next token&apos;s query · the keys gives every row: %1</source>
        <translation>Die Query des nächsten Tokens · die Keys ergibt jede Zeile: %1</translation>
    </message>
    <message>
        <source>The last row has the query of the first token</source>
        <translation>Die letzte Zeile hat die Query des ersten Tokens</translation>
    </message>
    <message>
        <source> is not its query · the keys</source>
        <translation> ist nicht ihre Query · die Keys</translation>
    </message>
    <message>
        <source>a query or a key of another token or head</source>
        <translation>eine Query oder ein Key eines anderen Tokens oder Kopfes</translation>
    </message>
    <message>
        <source>%1 rows are not their own query · the keys</source>
        <translation>%1 Zeilen sind nicht ihre eigene Query · die Keys</translation>
    </message>
    <message>
        <source>Scores are multiplied by </source>
        <translation>Scores werden multipliziert mit </translation>
    </message>
    <message>
        <source>%1 scaled scores are not their score ÷ √%2</source>
        <translation>%1 skalierte Scores sind nicht ihr Score ÷ √%2</translation>
    </message>
    <message>
        <source>Divided by √%1 they are those of A: %2 same digits</source>
        <translation>Durch √%1 geteilt sind es die von A: %2 gleiche Ziffern</translation>
    </message>
    <message>
        <source>× 1.0000: nothing was divided</source>
        <translation>× 1.0000: Nichts wurde geteilt</translation>
    </message>
    <message>
        <source>%1 = 1 / √%2: as wide as an embedding, not as a head</source>
        <translation>%1 = 1 / √%2: so breit wie ein Embedding, nicht wie ein Kopf</translation>
    </message>
    <message>
        <source>another temperature, and a scale by another width</source>
        <translation>eine andere Temperatur und eine Skalierung nach einer anderen Breite</translation>
    </message>
    <message>
        <source>, though its scores are numbers</source>
        <translation>, obwohl ihre Scores Zahlen sind</translation>
    </message>
    <message>
        <source>%1 rows are nan</source>
        <translation>%1 Zeilen sind nan</translation>
    </message>
    <message>
        <source> is dropped for </source>
        <translation> ist verworfen für </translation>
    </message>
    <message>
        <source>%1, yet weighs </source>
        <translation>%1, wiegt aber </translation>
    </message>
    <message>
        <source>%1 rows give weight to a dropped key</source>
        <translation>%1 Zeilen geben einem verworfenen Key Gewicht</translation>
    </message>
    <message>
        <source>Row %1%2 is not touched</source>
        <translation>Zeile %1%2 ist nicht betroffen</translation>
    </message>
    <message>
        <source>What dropout kept are the scores × one number, not the weights</source>
        <translation>Was der Dropout behielt, sind die Scores × eine Zahl, nicht die Gewichte</translation>
    </message>
    <message>
        <source>A dropped score of −∞ is −∞ × 0, which is nan</source>
        <translation>Ein verworfener Score von −∞ ist −∞ × 0, und das ist nan</translation>
    </message>
    <message>
        <source>A dropped score is 0, and e^0 = 1 is a weight</source>
        <translation>Ein verworfener Score ist 0, und e^0 = 1 ist ein Gewicht</translation>
    </message>
    <message>
        <source> sums to </source>
        <translation> ergibt </translation>
    </message>
    <message>
        <source>Row %1%2 sums to 1.0000</source>
        <translation>Zeile %1%2 ergibt 1.0000</translation>
    </message>
    <message>
        <source>least: %1%2, %3</source>
        <translation>am wenigsten: %1%2, %3</translation>
    </message>
    <message>
        <source>%1 rows do not sum to 1</source>
        <translation>%1 Zeilen ergeben nicht 1</translation>
    </message>
    <message>
        <source>Every column of numbers sums to 1: %1</source>
        <translation>Jede Spalte von Zahlen ergibt 1: %1</translation>
    </message>
    <message>
        <source>So the softmax shared out the queries of a key, dim=-2</source>
        <translation>Die Softmax verteilte also auf die Querys eines Keys, dim=-2</translation>
    </message>
    <message>
        <source>a softmax over another axis, or none at all</source>
        <translation>eine Softmax über eine andere Achse oder gar keine</translation>
    </message>
    <message>
        <source> has a weight of </source>
        <translation> hat ein Gewicht von </translation>
    </message>
    <message>
        <source> for key </source>
        <translation> für Key </translation>
    </message>
    <message>
        <source>%1 weights are −∞</source>
        <translation>%1 Gewichte sind −∞</translation>
    </message>
    <message>
        <source>They stand where the mask forbids: %1</source>
        <translation>Sie stehen, wo die Maske verbietet: %1</translation>
    </message>
    <message>
        <source>Before they were put in, every row summed to 1</source>
        <translation>Bevor sie eingesetzt wurden, ergab jede Zeile 1</translation>
    </message>
    <message>
        <source>−∞ put in after the softmax, or −∞ among the scores</source>
        <translation>−∞ nach der Softmax eingesetzt oder −∞ unter den Scores</translation>
    </message>
    <message>
        <source> is padding, yet row </source>
        <translation> ist Padding, doch Zeile </translation>
    </message>
    <message>
        <source> is masked, yet row </source>
        <translation> ist maskiert, doch Zeile </translation>
    </message>
    <message>
        <source>%1 gives it </source>
        <translation>%1 gibt ihm </translation>
    </message>
    <message>
        <source>%1 rows give weight to a masked key</source>
        <translation>%1 Zeilen geben einem maskierten Key Gewicht</translation>
    </message>
    <message>
        <source>It is the first padded key of its item each time: %1</source>
        <translation>Es ist jedes Mal der erste Padding-Key seines Elements: %1</translation>
    </message>
    <message>
        <source>All other padded keys have the weight 0</source>
        <translation>Alle anderen Padding-Keys haben das Gewicht 0</translation>
    </message>
    <message>
        <source>a mask that was not applied, or one with a hole</source>
        <translation>eine Maske, die nicht angewendet wurde, oder eine mit einem Loch</translation>
    </message>
    <message>
        <source>%1 rows sum to less than 1</source>
        <translation>%1 Zeilen ergeben weniger als 1</translation>
    </message>
    <message>
        <source>Each row ÷ its sum gives A again: %1 same digits</source>
        <translation>Jede Zeile ÷ ihre Summe ergibt wieder A: %1 gleiche Ziffern</translation>
    </message>
    <message>
        <source>Before the mask every row summed to 1</source>
        <translation>Vor der Maske ergab jede Zeile 1</translation>
    </message>
    <message>
        <source>Columns do not sum to 1: the axis is right</source>
        <translation>Spalten ergeben nicht 1: Die Achse stimmt</translation>
    </message>
    <message>
        <source>No weight is −∞ or nan</source>
        <translation>Kein Gewicht ist −∞ oder nan</translation>
    </message>
    <message>
        <source>a mask after the softmax, or weights that were changed by hand</source>
        <translation>eine Maske nach der Softmax oder von Hand geänderte Gewichte</translation>
    </message>
    <message>
        <source>is missing, expected a whole number from 1 on</source>
        <translation>fehlt, erwartet wird eine ganze Zahl ab 1</translation>
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
        <source>%1 is not known, expected %2</source>
        <translation>%1 ist nicht bekannt, erwartet wird %2</translation>
    </message>
    <message>
        <source>%1 is not known, expected one of %2</source>
        <translation>%1 ist nicht bekannt, erwartet wird eines von %2</translation>
    </message>
    <message>
        <source>expected an object, got %1</source>
        <translation>erwartet wird ein Objekt, angegeben ist %1</translation>
    </message>
    <message>
        <source>expected a number up to 1, got %1</source>
        <translation>erwartet wird eine Zahl bis 1, angegeben ist %1</translation>
    </message>
    <message>
        <source>%1 components of a head of %2 would turn, expected an even number from 2 on</source>
        <translation>%1 Komponenten eines Kopfes von %2 würden sich drehen, erwartet wird eine gerade Zahl ab 2</translation>
    </message>
    <message>
        <source>expected a list of %1 words</source>
        <translation>erwartet wird eine Liste von %1 Wörtern</translation>
    </message>
    <message>
        <source>%1 is not known, expected sliding_attention or full_attention</source>
        <translation>%1 ist nicht bekannt, erwartet wird sliding_attention oder full_attention</translation>
    </message>
    <message>
        <source>key/value heads</source>
        <translation>Key/Value-Köpfe</translation>
    </message>
    <message>
        <source>expected a divisor of the %1 heads, got %2</source>
        <translation>erwartet wird ein Teiler der %1 Köpfe, angegeben ist %2</translation>
    </message>
    <message>
        <source>%1 heads do not divide the width %2</source>
        <translation>%1 Köpfe teilen die Breite %2 nicht</translation>
    </message>
    <message>
        <source>config.json: model_type is missing, the word that names the family</source>
        <translation>config.json: model_type fehlt, das Wort, das die Familie nennt</translation>
    </message>
    <message>
        <source>general.architecture is missing, the word that names the family</source>
        <translation>general.architecture fehlt, das Wort, das die Familie nennt</translation>
    </message>
    <message>
        <source>the family %1 has no tensor of q, k and v together</source>
        <translation>die Familie %1 hat keinen Tensor für q, k und v zusammen</translation>
    </message>
    <message>
        <source>%1 %2 has no place in the model&apos;s %3</source>
        <translation>%1 %2 hat keinen Platz in %3 des Modells</translation>
    </message>
    <message>
        <source>there is no %1, which the model&apos;s layer has</source>
        <translation>es gibt kein %1, das die Schicht des Modells hat</translation>
    </message>
    <message>
        <source>the order of q, k and v is another one in the files of the family %1</source>
        <translation>die Reihenfolge von q, k und v ist in den Dateien der Familie %1 eine andere</translation>
    </message>
    <message>
        <source>the model has no place for %1.bias</source>
        <translation>das Modell hat keinen Platz für %1.bias</translation>
    </message>
    <message>
        <source>The configuration is another than the model&apos;s: no weight says it.</source>
        <translation>Die Konfiguration ist eine andere als die des Modells: Kein Gewicht sagt das.</translation>
    </message>
    <message>
        <source>%1 is none of the model&apos;s weights.</source>
        <translation>%1 ist keines der Gewichte des Modells.</translation>
    </message>
    <message numerus="yes">
        <source>%n edits of %1 are in none of the model&apos;s weights.</source>
        <translation>
            <numerusform>1 Änderung von %1 ist in keinem der Gewichte des Modells.</numerusform>
            <numerusform>%n Änderungen von %1 sind in keinem der Gewichte des Modells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overrides of %1 are in none of the model&apos;s weights.</source>
        <translation>
            <numerusform>1 Überschreibung von %1 ist in keinem der Gewichte des Modells.</numerusform>
            <numerusform>%n Überschreibungen von %1 sind in keinem der Gewichte des Modells.</numerusform>
        </translation>
    </message>
    <message>
        <source>layer %1: %2</source>
        <translation>Schicht %1: %2</translation>
    </message>
    <message>
        <source>its projections are others than the model&apos;s, which has no place for their weights</source>
        <translation>ihre Projektionen sind andere als die des Modells, das keinen Platz für ihre Gewichte hat</translation>
    </message>
    <message>
        <source>tensors: %1</source>
        <translation>Tensoren: %1</translation>
    </message>
    <message>
        <source>model_type &apos;%1&apos; is not known, expected one of %2</source>
        <translation>model_type &apos;%1&apos; ist nicht bekannt, erwartet wird eines von %2</translation>
    </message>
    <message>
        <source>general.architecture &apos;%1&apos; is not known, expected one of %2</source>
        <translation>general.architecture &apos;%1&apos; ist nicht bekannt, erwartet wird eines von %2</translation>
    </message>
    <message>
        <source>heads_off[%1]: there is no head %2: the layer has heads 0 to %3</source>
        <translation>heads_off[%1]: Es gibt keinen Kopf %2: Die Schicht hat die Köpfe 0 bis %3</translation>
    </message>
    <message>
        <source>inputs.x: x is the model&apos;s hidden state; its cells are changed in edits</source>
        <translation>inputs.x: x ist der verborgene Zustand des Modells; seine Zellen werden in edits geändert</translation>
    </message>
    <message>
        <source>gone[%1]: the model gives the layer no parameter %2</source>
        <translation>gone[%1]: Das Modell gibt der Schicht keinen Parameter %2</translation>
    </message>
    <message>
        <source>config: no tensor named &apos;%1&apos;</source>
        <translation>config: kein Tensor namens &apos;%1&apos;</translation>
    </message>
    <message>
        <source>Layer %1: </source>
        <translation>Schicht %1: </translation>
    </message>
    <message>
        <source>the mask fitted the tokens before and is gone; the model&apos;s own is back.</source>
        <translation>die Maske passte zu den Tokens davor und ist weg; die eigene des Modells ist wieder da.</translation>
    </message>
    <message>
        <source>the bias by position fitted the tokens before and is gone.</source>
        <translation>der Bias nach Position passte zu den Tokens davor und ist weg.</translation>
    </message>
    <message>
        <source>%1what was changed does not fit these tokens and is gone%2</source>
        <translation>%1was geändert war, passt nicht zu diesen Tokens und ist weg%2</translation>
    </message>
    <message>
        <source>%1, layer %2</source>
        <translation>%1, Schicht %2</translation>
    </message>
    <message>
        <source>the scene has no input x, where the model&apos;s hidden state would go</source>
        <translation>die Szene hat keine Eingabe x, wo der verborgene Zustand des Modells hinkäme</translation>
    </message>
    <message>
        <source>tiny: this build has no model of its own</source>
        <translation>tiny: Dieses Programm wurde ohne eigenes Modell gebaut</translation>
    </message>
    <message>
        <source>%1: its weights take %2, and %3 of memory are free</source>
        <translation>%1: Seine Gewichte brauchen %2, und %3 Speicher sind frei</translation>
    </message>
    <message>
        <source>%1: a folder without config.json is no model</source>
        <translation>%1: Ein Ordner ohne config.json ist kein Modell</translation>
    </message>
    <message>
        <source>%1: there is neither model.safetensors nor model.safetensors.index.json</source>
        <translation>%1: Es gibt weder model.safetensors noch model.safetensors.index.json</translation>
    </message>
    <message>
        <source>%1: no such file or folder</source>
        <translation>%1: Es gibt keine solche Datei und keinen solchen Ordner</translation>
    </message>
    <message>
        <source>%1: there is no config.json beside it, which says how its tensors go together</source>
        <translation>%1: Daneben gibt es keine config.json, die sagt, wie seine Tensoren zusammengehören</translation>
    </message>
    <message>
        <source>%1: expected a folder with config.json, a .safetensors or a .gguf</source>
        <translation>%1: erwartet wird ein Ordner mit config.json, eine .safetensors- oder eine .gguf-Datei</translation>
    </message>
    <message>
        <source>%1: a text needs a tokenizer: %2</source>
        <translation>%1: Ein Text braucht einen Tokenizer: %2</translation>
    </message>
    <message>
        <source>%1: there is no token to compute with</source>
        <translation>%1: Es gibt kein Token, mit dem zu rechnen wäre</translation>
    </message>
    <message>
        <source>%1: token %2 has the id %3, the vocabulary goes from 0 to %4</source>
        <translation>%1: Token %2 hat die ID %3, das Vokabular geht von 0 bis %4</translation>
    </message>
    <message>
        <source>%1: %2 tokens, the model has positions for %3</source>
        <translation>%1: %2 Tokens, das Modell hat Positionen für %3</translation>
    </message>
    <message>
        <source>layer %1: the model has layers 0 to %2</source>
        <translation>Schicht %1: Das Modell hat die Schichten 0 bis %2</translation>
    </message>
    <message>
        <source>layer %1 of %2 holds other numbers than when the scene was written</source>
        <translation>Schicht %1 von %2 enthält andere Zahlen als beim Schreiben der Szene</translation>
    </message>
    <message>
        <source>The slider %1 is gone with its cell.</source>
        <translation>Der Regler %1 ist mit seiner Zelle weg.</translation>
    </message>
    <message>
        <source>x and its tokens are what the model makes of its sentence: type another one on the model&apos;s page, or edit cells of x</source>
        <translation>x und seine Tokens sind, was das Modell aus seinem Satz macht: auf der Seite des Modells einen anderen eingeben oder Zellen von x ändern</translation>
    </message>
    <message>
        <source>the scene makes %1, expected %2</source>
        <translation>die Szene macht %1, erwartet wird %2</translation>
    </message>
    <message>
        <source>an output %1</source>
        <translation>eine Ausgabe %1</translation>
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
        <source>there is no tensor %1%2.%3, which every model of the family %4 has</source>
        <translation>es gibt keinen Tensor %1%2.%3, den jedes Modell der Familie %4 hat</translation>
    </message>
    <message>
        <source>there is no tensor %1%2.%3</source>
        <translation>es gibt keinen Tensor %1%2.%3</translation>
    </message>
    <message>
        <source>%1 %2: expected %3</source>
        <translation>%1 %2: erwartet wird %3</translation>
    </message>
    <message>
        <source>%1 is stored as %2, expected F64, F32, F16, BF16 or Q8_0</source>
        <translation>%1 ist als %2 gespeichert, erwartet wird F64, F32, F16, BF16 oder Q8_0</translation>
    </message>
    <message>
        <source>the scene is no model&apos;s page, so that no token is next</source>
        <translation>die Szene ist keine Seite eines Modells, also ist kein Token das nächste</translation>
    </message>
    <message>
        <source>%1.%2: expected one set of numbers that holds for all layers</source>
        <translation>%1.%2: erwartet wird ein Satz von Zahlen, der für alle Schichten gilt</translation>
    </message>
    <message>
        <source>%1.rope_type: is missing, the word that says what the factor does</source>
        <translation>%1.rope_type: fehlt, das Wort, das sagt, was der Faktor tut</translation>
    </message>
    <message>
        <source>%1: rope type %2 is not known, expected one of default, linear, llama3</source>
        <translation>%1: Der RoPE-Typ %2 ist nicht bekannt, erwartet wird eines von default, linear, llama3</translation>
    </message>
    <message>
        <source>%1.low_freq_factor: must be below high_freq_factor</source>
        <translation>%1.low_freq_factor: muss kleiner sein als high_freq_factor</translation>
    </message>
    <message>
        <source>%1.%2: expected a number above 0</source>
        <translation>%1.%2: erwartet wird eine Zahl über 0</translation>
    </message>
    <message>
        <source>there is no tokenizer.json, vocab.json or vocab.txt in %1</source>
        <translation>in %1 gibt es keine tokenizer.json, vocab.json oder vocab.txt</translation>
    </message>
    <message>
        <source>there is no tokenizer.ggml.model</source>
        <translation>es gibt kein tokenizer.ggml.model</translation>
    </message>
    <message>
        <source>This scene is dropout alone: it has no softmax to run through.</source>
        <translation>Diese Szene ist nur ein Dropout: Sie hat keine Softmax zu durchlaufen.</translation>
    </message>
    <message>
        <source>This scene is a softmax alone: it has no keys and values that could come in tiles.</source>
        <translation>Diese Szene ist nur eine Softmax: Sie hat keine Keys und Values, die in Kacheln kommen könnten.</translation>
    </message>
    <message>
        <source>The weights of this scene are given: there is no softmax to run through.</source>
        <translation>Die Gewichte dieser Szene sind gegeben: Es gibt keine Softmax zu durchlaufen.</translation>
    </message>
    <message>
        <source>This scene stops at the scores: there is no softmax to run through.</source>
        <translation>Diese Szene endet bei den Scores: Es gibt keine Softmax zu durchlaufen.</translation>
    </message>
    <message>
        <source>This layer divides each row by its sum, without exponentials: no maximum runs along.</source>
        <translation>Diese Schicht teilt jede Zeile durch ihre Summe, ohne e-Potenzen: Kein Maximum läuft mit.</translation>
    </message>
    <message>
        <source>This layer&apos;s softmax is the naive one, which takes no maximum off: none runs along.</source>
        <translation>Die Softmax dieser Schicht ist die naive, die kein Maximum abzieht: Keines läuft mit.</translation>
    </message>
    <message>
        <source>This layer masks after the softmax: masked keys would be in the running maximum and sum.</source>
        <translation>Diese Schicht maskiert nach der Softmax: Maskierte Keys wären im laufenden Maximum und in der Summe.</translation>
    </message>
    <message>
        <source>Numbers of this row are hidden, and the running softmax would tell them.</source>
        <translation>Zahlen dieser Zeile sind verborgen, und die laufende Softmax würde sie verraten.</translation>
    </message>
    <message>
        <source>This scene has no rows of weights.</source>
        <translation>Diese Szene hat keine Zeilen von Gewichten.</translation>
    </message>
    <message>
        <source>a } without its {</source>
        <translation>eine } ohne ihre {</translation>
    </message>
    <message>
        <source>\%1: without its beginning</source>
        <translation>\%1: ohne seinen Anfang</translation>
    </message>
    <message>
        <source>the formula is nested more than 32 levels deep</source>
        <translation>die Formel ist tiefer als 32 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>two subscripts: write {x_a}_b or x_{ab}</source>
        <translation>zwei tiefgestellte Zeichen: {x_a}_b oder x_{ab} schreiben</translation>
    </message>
    <message>
        <source>two superscripts: write {x^a}^b or x^{ab}</source>
        <translation>zwei hochgestellte Zeichen: {x^a}^b oder x^{ab} schreiben</translation>
    </message>
    <message>
        <source>%1: what it stands for is missing</source>
        <translation>%1: Wofür es steht, fehlt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no meaning in a formula</source>
        <translation>&apos;%1&apos; hat in einer Formel keine Bedeutung</translation>
    </message>
    <message>
        <source>a { without its }</source>
        <translation>eine { ohne ihre }</translation>
    </message>
    <message>
        <source>%1: its {…} is missing</source>
        <translation>%1: Sein {…} fehlt</translation>
    </message>
    <message>
        <source>%1: takes plain words, without \ and {</source>
        <translation>%1: nimmt einfache Wörter, ohne \ und {</translation>
    </message>
    <message>
        <source>the formula ends in the middle of a command: \</source>
        <translation>die Formel endet mitten in einem Befehl: \</translation>
    </message>
    <message>
        <source>%1: takes one letter</source>
        <translation>%1: nimmt einen Buchstaben</translation>
    </message>
    <message>
        <source>%1: not a known command; the nearest is \%2</source>
        <translation>%1: kein bekannter Befehl; der nächste ist \%2</translation>
    </message>
    <message>
        <source>%1: takes letters from A to z and digits</source>
        <translation>%1: nimmt Buchstaben von A bis z und Ziffern</translation>
    </message>
    <message>
        <source>%1: takes R, N, Z or E</source>
        <translation>%1: nimmt R, N, Z oder E</translation>
    </message>
    <message>
        <source>%1: expected ( ) [ ] | \{ \} or . after it</source>
        <translation>%1: danach wird ( ) [ ] | \{ \} oder . erwartet</translation>
    </message>
    <message>
        <source>a formula has at most 4000 bytes</source>
        <translation>eine Formel hat höchstens 4000 Bytes</translation>
    </message>
    <message>
        <source>a text has at most 100,000 bytes</source>
        <translation>ein Text hat höchstens 100,000 Bytes</translation>
    </message>
    <message>
        <source>the text could not be read as Markdown: there is no memory left</source>
        <translation>der Text konnte nicht als Markdown gelesen werden: Es ist kein Speicher mehr da</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>a formula that begins with $ does not end; write \$ for the character</source>
        <translation>eine Formel, die mit $ beginnt, endet nicht; für das Zeichen \$ schreiben</translation>
    </message>
    <message>
        <source>a formula that begins with $$ does not end</source>
        <translation>eine Formel, die mit $$ beginnt, endet nicht</translation>
    </message>
    <message>
        <source>a formula without anything in it</source>
        <translation>eine Formel, in der nichts steht</translation>
    </message>
    <message>
        <source>%1: not a number of the computation; expected one like {weights[1,2]}, or \{ for the character</source>
        <translation>%1: keine Zahl der Berechnung; erwartet wird eine wie {weights[1,2]} oder \{ für das Zeichen</translation>
    </message>
    <message>
        <source> expected query, key or value before the colon, or \[ for the character</source>
        <translation> vor dem Doppelpunkt wird query, key oder value erwartet oder \[ für das Zeichen</translation>
    </message>
    <message>
        <source> expected a word and ] after it, as in [%1:journey]</source>
        <translation> danach werden ein Wort und ] erwartet, wie in [%1:journey]</translation>
    </message>
    <message>
        <source>%1%2 is %3, but %4 %5 has rows 0 to %6</source>
        <translation>%1%2 ist %3, aber %4 %5 hat die Zeilen 0 bis %6</translation>
    </message>
    <message>
        <source>must be from 0 to 1000000000, got %1</source>
        <translation>muss von 0 bis 1000000000 sein, angegeben ist %1</translation>
    </message>
    <message>
        <source>%1 %2 is not a matrix</source>
        <translation>%1 %2 ist keine Matrix</translation>
    </message>
    <message>
        <source>must be from -%1 to %2, got %3</source>
        <translation>muss von -%1 bis %2 sein, angegeben ist %3</translation>
    </message>
    <message>
        <source>%1 %2 is not a table [num, dim]</source>
        <translation>%1 %2 ist keine Tabelle [num, dim]</translation>
    </message>
    <message>
        <source>%1 does not divide into %2 heads</source>
        <translation>%1 lässt sich nicht in %2 Köpfe teilen</translation>
    </message>
    <message>
        <source>no tensor named %1 yet; draws run in order</source>
        <translation>noch kein Tensor namens %1; Ziehungen laufen der Reihe nach</translation>
    </message>
    <message>
        <source>must be from 1 to %1, got %2</source>
        <translation>muss von 1 bis %1 sein, angegeben ist %2</translation>
    </message>
    <message>
        <source>must be a finite number</source>
        <translation>muss eine endliche Zahl sein</translation>
    </message>
    <message>
        <source>has no numbers</source>
        <translation>hat keine Zahlen</translation>
    </message>
    <message>
        <source>%1 steps, more than %2</source>
        <translation>%1 Schritte, mehr als %2</translation>
    </message>
    <message>
        <source>%1 draws before any manual_seed; put one before it</source>
        <translation>%1 zieht vor jedem manual_seed; eines davorsetzen</translation>
    </message>
    <message>
        <source>%1 draws random numbers: put a manual_seed into draws</source>
        <translation>%1 zieht Zufallszahlen: ein manual_seed in draws setzen</translation>
    </message>
    <message>
        <source>missing: the layer starts from %1 %2, from inputs or draws</source>
        <translation>fehlt: Die Schicht beginnt mit %1 %2, aus inputs oder draws</translation>
    </message>
    <message>
        <source>%1 %2 is not %3</source>
        <translation>%1 %2 ist nicht %3</translation>
    </message>
    <message>
        <source>%1, but %2 %3 has %4</source>
        <translation>%1, aber %2 %3 hat %4</translation>
    </message>
    <message>
        <source>[B, H, T, T], [H, T, T] or [T, T]</source>
        <translation>[B, H, T, T], [H, T, T] oder [T, T]</translation>
    </message>
    <message>
        <source>weights %1 are not square: as many queries as keys are expected</source>
        <translation>weights %1 sind nicht quadratisch: erwartet werden so viele Querys wie Keys</translation>
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
        <source>%1 is %2, but q is %3</source>
        <translation>%1 ist %2, aber q ist %3</translation>
    </message>
    <message>
        <source>%1, but q has %2 x %3 numbers for a token</source>
        <translation>%1, aber q hat %2 x %3 Zahlen je Token</translation>
    </message>
    <message>
        <source>%1 has %2 tokens, more than %3</source>
        <translation>%1 hat %2 Tokens, mehr als %3</translation>
    </message>
    <message>
        <source>missing: attention needs x [T, d_in] or [B, T, d_in], from inputs or draws</source>
        <translation>fehlt: Attention braucht x [T, d_in] oder [B, T, d_in], aus inputs oder draws</translation>
    </message>
    <message>
        <source>x %1 is neither [T, d_in] nor [B, T, d_in]</source>
        <translation>x %1 ist weder [T, d_in] noch [B, T, d_in]</translation>
    </message>
    <message>
        <source>%1, but x %2 has %3 columns</source>
        <translation>%1, aber x %2 hat %3 Spalten</translation>
    </message>
    <message>
        <source>no tensor named %1</source>
        <translation>kein Tensor namens %1</translation>
    </message>
    <message>
        <source>x cannot be the memory: a layer that reads x alone has none</source>
        <translation>x kann nicht das Memory sein: Eine Schicht, die nur x liest, hat keines</translation>
    </message>
    <message>
        <source>%1 is %2, expected %3[%4, S, %5] (B, S, d_memory)</source>
        <translation>%1 ist %2, erwartet wird %3[%4, S, %5] (B, S, d_memory)</translation>
    </message>
    <message>
        <source>[S, %1] or </source>
        <translation>[S, %1] oder </translation>
    </message>
    <message>
        <source>%1 is %2, expected [buckets, %3] (buckets, H)</source>
        <translation>%1 ist %2, erwartet wird [Bereiche, %3] (buckets, H)</translation>
    </message>
    <message>
        <source>%1 has %2, expected at least %3</source>
        <translation>%1 hat %2, erwartet werden mindestens %3</translation>
    </message>
    <message numerus="yes">
        <source>%n buckets</source>
        <translation>
            <numerusform>1 Bereich</numerusform>
            <numerusform>%n Bereiche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, but distances up to %2 have buckets of their own: a larger one is expected</source>
        <translation>%1, aber Abstände bis %2 haben eigene Bereiche: erwartet wird ein größerer</translation>
    </message>
    <message>
        <source>%1 is %2, expected %3</source>
        <translation>%1 ist %2, erwartet wird %3</translation>
    </message>
    <message>
        <source>projection %1</source>
        <translation>die Projektion %1</translation>
    </message>
    <message>
        <source>true, but %1 has no bias</source>
        <translation>true, aber %1 hat keinen Bias</translation>
    </message>
    <message>
        <source>false, but %1 has a bias</source>
        <translation>false, aber %1 hat einen Bias</translation>
    </message>
    <message>
        <source>mha_module needs exactly one mha draw, but %1 and %2 are drawn</source>
        <translation>mha_module braucht genau eine mha-Ziehung, aber %1 und %2 werden gezogen</translation>
    </message>
    <message>
        <source>%1, but %2 has embed_dim %3</source>
        <translation>%1, aber %2 hat embed_dim %3</translation>
    </message>
    <message>
        <source>%1, but %2 has num_heads %3</source>
        <translation>%1, aber %2 hat num_heads %3</translation>
    </message>
    <message>
        <source>mha_module needs exactly one module, but %1 and %2 are given</source>
        <translation>mha_module braucht genau ein Modul, aber %1 und %2 sind gegeben</translation>
    </message>
    <message>
        <source>mha_module needs one mha draw or its &apos;mha.in_proj_weight&apos;, and there is neither</source>
        <translation>mha_module braucht eine mha-Ziehung oder ihr &apos;mha.in_proj_weight&apos;, und beides fehlt</translation>
    </message>
    <message>
        <source> (T, S) or </source>
        <translation> (T, S) oder </translation>
    </message>
    <message>
        <source> (T, T) or </source>
        <translation> (T, T) oder </translation>
    </message>
    <message>
        <source>needs %1 %2 (%3), and nothing makes it</source>
        <translation>braucht %1 %2 (%3), und nichts macht es</translation>
    </message>
    <message>
        <source>%1 is %2, expected %3 (%4)</source>
        <translation>%1 ist %2, erwartet wird %3 (%4)</translation>
    </message>
    <message>
        <source>missing: stage %1 needs %2, from inputs or draws</source>
        <translation>fehlt: stage %1 braucht %2, aus inputs oder draws</translation>
    </message>
    <message>
        <source>%1 is a single number, expected at least one axis</source>
        <translation>%1 ist eine einzelne Zahl, erwartet wird mindestens eine Achse</translation>
    </message>
    <message>
        <source>%1 bytes, more than %2</source>
        <translation>%1 Bytes, mehr als %2</translation>
    </message>
    <message>
        <source>%1 lists, but %2 has a batch of %3</source>
        <translation>%1 Listen, aber %2 hat einen Batch von %3</translation>
    </message>
    <message>
        <source>%1 tokens, but %2 has %3 rows</source>
        <translation>%1 Tokens, aber %2 hat %3 Zeilen</translation>
    </message>
    <message>
        <source>a token has 1 to %1 bytes, got %2</source>
        <translation>ein Token hat 1 bis %1 Bytes, angegeben sind %2</translation>
    </message>
    <message>
        <source>the layer reads no memory whose tokens these could be</source>
        <translation>die Schicht liest kein Memory, dessen Tokens dies sein könnten</translation>
    </message>
    <message>
        <source>%1 cannot be a tensor&apos;s name: 1 to 64 letters, digits, &apos;_&apos;, &apos;.&apos; and &apos;-&apos;</source>
        <translation>%1 kann nicht der Name eines Tensors sein: 1 bis 64 Buchstaben, Ziffern, &apos;_&apos;, &apos;.&apos; und &apos;-&apos;</translation>
    </message>
    <message>
        <source>a tensor named %1 is already made by %2</source>
        <translation>ein Tensor namens %1 wird schon von %2 gemacht</translation>
    </message>
    <message>
        <source>%1 is the name of a computed tensor; choose another</source>
        <translation>%1 ist der Name eines berechneten Tensors; einen anderen wählen</translation>
    </message>
    <message>
        <source>%1 has %2 dimensions, more than %3</source>
        <translation>%1 hat %2 Dimensionen, mehr als %3</translation>
    </message>
    <message>
        <source>%1 %2 is empty: every extent must be at least 1</source>
        <translation>%1 %2 ist leer: Jede Ausdehnung muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>%1 %2 would be %3; one tensor may have %4</source>
        <translation>%1 %2 wäre %3; ein Tensor darf %4 haben</translation>
    </message>
    <message>
        <source>%1 must hold %2%3</source>
        <translation>%1 muss %2 enthalten%3</translation>
    </message>
    <message>
        <source>only 0 and 1</source>
        <translation>nur 0 und 1</translation>
    </message>
    <message>
        <source>, but %1 holds random ones</source>
        <translation>, aber %1 enthält zufällige</translation>
    </message>
    <message>
        <source>more than 9 * 10^18 numbers</source>
        <translation>mehr als 9 * 10^18 Zahlen</translation>
    </message>
    <message>
        <source>%1 numbers (%2)</source>
        <translation>%1 Zahlen (%2)</translation>
    </message>
    <message>
        <source>%1 is computed; only inputs and what draws make can be edited</source>
        <translation>%1 wird berechnet; nur Eingaben und was Ziehungen machen lassen sich ändern</translation>
    </message>
    <message>
        <source>%1 does not lie inside %2 %3</source>
        <translation>%1 liegt nicht in %2 %3</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>zu lang</translation>
    </message>
    <message>
        <source> holds only 0 and 1, got </source>
        <translation> enthält nur 0 und 1, angegeben ist </translation>
    </message>
    <message>
        <source> holds whole numbers, got </source>
        <translation> enthält ganze Zahlen, angegeben ist </translation>
    </message>
    <message>
        <source>the same cell as edits[%1]</source>
        <translation>dieselbe Zelle wie edits[%1]</translation>
    </message>
    <message>
        <source>%1 edits, more than %2</source>
        <translation>%1 Änderungen, mehr als %2</translation>
    </message>
    <message>
        <source>%1 is given or drawn, not computed: its numbers are changed in edits</source>
        <translation>%1 ist gegeben oder gezogen, nicht berechnet: Seine Zahlen werden in edits geändert</translation>
    </message>
    <message>
        <source>%1 is not computed here; this scene computes %2</source>
        <translation>%1 wird hier nicht berechnet; diese Szene berechnet %2</translation>
    </message>
    <message>
        <source>%1 has %2%3, got %4</source>
        <translation>%1 hat %2%3, angegeben sind %4</translation>
    </message>
    <message>
        <source> axis</source>
        <translation> Achse</translation>
    </message>
    <message>
        <source> axes</source>
        <translation> Achsen</translation>
    </message>
    <message>
        <source>%1 does not lie inside %2</source>
        <translation>%1 liegt nicht in %2</translation>
    </message>
    <message>
        <source>%1 holds only 0 and 1, got %2</source>
        <translation>%1 enthält nur 0 und 1, angegeben ist %2</translation>
    </message>
    <message>
        <source>the same cell as overrides[%1]</source>
        <translation>dieselbe Zelle wie overrides[%1]</translation>
    </message>
    <message>
        <source>%1 overrides, more than %2</source>
        <translation>%1 Überschreibungen, mehr als %2</translation>
    </message>
    <message>
        <source>all its tensors together would be %1; a scene may have %2</source>
        <translation>alle ihre Tensoren zusammen wären %1; eine Szene darf %2 haben</translation>
    </message>
    <message>
        <source>tokens: only an attention layer has a batch to change.</source>
        <translation>tokens: Nur eine Attention-Schicht hat einen Batch zu ändern.</translation>
    </message>
    <message>
        <source>tokens: the batch of a layer that does not start from x is that of its arrays.</source>
        <translation>tokens: Der Batch einer Schicht, die nicht mit x beginnt, ist der ihrer Arrays.</translation>
    </message>
    <message>
        <source>tokens: batch item %1 is not one of 0 to %2.</source>
        <translation>tokens: Batch-Element %1 ist keines von 0 bis %2.</translation>
    </message>
    <message>
        <source>tokens: a layer needs at least one item.</source>
        <translation>tokens: Eine Schicht braucht mindestens ein Element.</translation>
    </message>
    <message>
        <source>%1 is drawn from seed %2.</source>
        <translation>%1 wird aus Seed %2 gezogen.</translation>
    </message>
    <message>
        <source>%1 are drawn from seed %2.</source>
        <translation>%1 werden aus Seed %2 gezogen.</translation>
    </message>
    <message>
        <source>%1 was not needed any more and is gone.</source>
        <translation>%1 wurde nicht mehr gebraucht und ist weg.</translation>
    </message>
    <message>
        <source>%1 were not needed any more and are gone.</source>
        <translation>%1 wurden nicht mehr gebraucht und sind weg.</translation>
    </message>
    <message numerus="yes">
        <source>%n later seeds are gone from the recipe.</source>
        <translation>
            <numerusform>1 späterer Seed ist aus dem Rezept weg.</numerusform>
            <numerusform>%n spätere Seeds sind aus dem Rezept weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skips are gone from the recipe.</source>
        <translation>
            <numerusform>1 skip ist aus dem Rezept weg.</numerusform>
            <numerusform>%n skips sind aus dem Rezept weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>the scene would give %1 numbers, most of them for %2 %3; a scene file holds at most %4</source>
        <translation>die Szene würde %1 Zahlen angeben, die meisten davon für %2 %3; eine Szenendatei fasst höchstens %4</translation>
    </message>
    <message>
        <source>dropout.p: nothing is drawn at p = 0, at p = 1 and in eval mode.</source>
        <translation>dropout.p: Bei p = 0, bei p = 1 und im eval-Modus wird nichts gezogen.</translation>
    </message>
    <message>
        <source>draws: one mask of this layer takes %1 numbers, a skip leaves out %2 at most.</source>
        <translation>draws: Eine Maske dieser Schicht braucht %1 Zahlen, ein skip lässt höchstens %2 aus.</translation>
    </message>
    <message>
        <source>draws: masks are counted from 1 to 1000000, got %1.</source>
        <translation>draws: Masken werden von 1 bis 1000000 gezählt, angegeben ist %1.</translation>
    </message>
    <message>
        <source>draws: the dropout has no seed yet.</source>
        <translation>draws: Der Dropout hat noch keinen Seed.</translation>
    </message>
    <message>
        <source>Cross-attention (memory)</source>
        <translation>Cross-Attention (Memory)</translation>
    </message>
    <message>
        <source>Keys and values are made from tokens of their own, the memory: those of another sentence, or of an image.</source>
        <translation>Keys und Values werden aus eigenen Tokens gemacht, dem Memory: denen eines anderen Satzes oder eines Bildes.</translation>
    </message>
    <message>
        <source>Shared keys (GQA)</source>
        <translation>Geteilte Keys (GQA)</translation>
    </message>
    <message>
        <source>Grouped-query attention: several heads read the same keys and values, so that a cache of them is smaller.</source>
        <translation>Grouped-Query Attention: Mehrere Köpfe lesen dieselben Keys und Values, sodass ein Cache davon kleiner ist.</translation>
    </message>
    <message>
        <source>QK norm (RMSNorm)</source>
        <translation>QK-Norm (RMSNorm)</translation>
    </message>
    <message>
        <source>Each query and key is brought to the same size before they meet, so that scores cannot grow.</source>
        <translation>Jede Query und jeder Key wird auf dieselbe Größe gebracht, bevor sie sich treffen, sodass Scores nicht wachsen können.</translation>
    </message>
    <message>
        <source>Rotary positions (RoPE)</source>
        <translation>Rotary-Positionen (RoPE)</translation>
    </message>
    <message>
        <source>Queries and keys are turned by their position, so that a score depends on the distance of two tokens.</source>
        <translation>Querys und Keys werden nach ihrer Position gedreht, sodass ein Score vom Abstand zweier Tokens abhängt.</translation>
    </message>
    <message>
        <source>Capped scores (tanh)</source>
        <translation>Softcap der Scores (tanh)</translation>
    </message>
    <message>
        <source>Scores are bent by tanh, so that none goes beyond the cap, as in Gemma 2.</source>
        <translation>Scores werden mit tanh gebogen, sodass keiner über die Grenze hinausgeht, wie bei Gemma 2.</translation>
    </message>
    <message>
        <source>Bias by position (ALiBi, T5)</source>
        <translation>Bias nach Position (ALiBi, T5)</translation>
    </message>
    <message>
        <source>A number for each distance is added to the scores: ALiBi, T5&apos;s buckets, or numbers given.</source>
        <translation>Für jeden Abstand wird eine Zahl zu den Scores addiert: ALiBi, die Bereiche von T5 oder gegebene Zahlen.</translation>
    </message>
    <message>
        <source>Attention sinks</source>
        <translation>Attention Sinks</translation>
    </message>
    <message>
        <source>One more logit per head in the softmax, whose share goes to no token.</source>
        <translation>Ein weiteres Logit je Kopf in der Softmax, dessen Anteil an kein Token geht.</translation>
    </message>
    <message>
        <source>mask: a mask of %1 x %2 numbers is too large to be given by hand; choose causal.</source>
        <translation>mask: Eine Maske von %1 x %2 Zahlen ist zu groß, um von Hand gegeben zu werden; kausal wählen.</translation>
    </message>
    <message>
        <source>An additive mask is added before the softmax.</source>
        <translation>Eine additive Maske wird vor der Softmax addiert.</translation>
    </message>
    <message>
        <source>mask: a mask of %1 cells is too large to be given by hand; choose none, causal or padding.</source>
        <translation>mask: Eine Maske von %1 Zellen ist zu groß, um von Hand gegeben zu werden; keine, kausal oder Padding wählen.</translation>
    </message>
    <message>
        <source>mask: query %1, key %2 does not lie inside %3 %4.</source>
        <translation>mask: Query %1, Key %2 liegt nicht in %3 %4.</translation>
    </message>
    <message>
        <source>The causal mask is one painted by hand now.</source>
        <translation>Die kausale Maske ist jetzt eine von Hand gemalte.</translation>
    </message>
    <message>
        <source>The mask by position is one painted by hand now.</source>
        <translation>Die Maske nach Position ist jetzt eine von Hand gemalte.</translation>
    </message>
    <message>
        <source>mask: a number is added by an additive mask only; choose that kind first.</source>
        <translation>mask: Nur eine additive Maske addiert eine Zahl; zuerst diese Art wählen.</translation>
    </message>
    <message>
        <source>mask: a number that is added has to be finite, or -inf.</source>
        <translation>mask: Eine Zahl, die addiert wird, muss endlich oder -inf sein.</translation>
    </message>
    <message>
        <source>mask: there is no mask to write down; start from one first.</source>
        <translation>mask: Es gibt keine Maske aufzuschreiben; zuerst mit einer beginnen.</translation>
    </message>
    <message>
        <source>mask: this scene multiplies by the mask after the softmax, so there is nothing to add; choose −∞ before softmax first.</source>
        <translation>mask: Diese Szene multipliziert nach der Softmax mit der Maske, also gibt es nichts zu addieren; zuerst −∞ vor Softmax wählen.</translation>
    </message>
    <message>
        <source>mask: %1%2 neither 0 nor −∞, which True and False cannot say.</source>
        <translation>mask: %1%2 weder 0 noch −∞, und das können True und False nicht sagen.</translation>
    </message>
    <message>
        <source> of the mask is</source>
        <translation> der Maske ist</translation>
    </message>
    <message>
        <source> of the mask are</source>
        <translation> der Maske sind</translation>
    </message>
    <message>
        <source>memory_tokens: the layer reads no memory whose tokens could be changed.</source>
        <translation>memory_tokens: Die Schicht liest kein Memory, dessen Tokens sich ändern ließen.</translation>
    </message>
    <message>
        <source>memory_tokens: position %1 is not one of 0 to %2.</source>
        <translation>memory_tokens: Position %1 ist keine von 0 bis %2.</translation>
    </message>
    <message>
        <source>memory_tokens: a layer needs at least one key.</source>
        <translation>memory_tokens: Eine Schicht braucht mindestens einen Key.</translation>
    </message>
    <message>
        <source>memory_tokens: %1 would be more than %2 given numbers.</source>
        <translation>memory_tokens: %1 wäre mehr als %2 gegebene Zahlen.</translation>
    </message>
    <message>
        <source>memory_tokens: a token has 1 to %1 bytes, got %2.</source>
        <translation>memory_tokens: Ein Token hat 1 bis %1 Bytes, angegeben sind %2.</translation>
    </message>
    <message>
        <source>memory_tokens: batch item %1 is not one of 0 to %2.</source>
        <translation>memory_tokens: Batch-Element %1 ist keines von 0 bis %2.</translation>
    </message>
    <message>
        <source> is gone with its cell.</source>
        <translation> ist mit seiner Zelle weg.</translation>
    </message>
    <message>
        <source> are gone with their cells.</source>
        <translation> sind mit ihren Zellen weg.</translation>
    </message>
    <message>
        <source>%1 is given: %2.</source>
        <translation>%1 ist gegeben: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n zeros</source>
        <translation>
            <numerusform>1 Null</numerusform>
            <numerusform>%n Nullen</numerusform>
        </translation>
    </message>
    <message>
        <source>draws: there are no </source>
        <translation>draws: Es gibt keine </translation>
    </message>
    <message>
        <source>draws: %1 %2 is not one of 0 to %3.</source>
        <translation>draws: %1 %2 ist keines von 0 bis %3.</translation>
    </message>
    <message>
        <source>Seed %1 decides what is dropped.</source>
        <translation>Seed %1 entscheidet, was verworfen wird.</translation>
    </message>
    <message>
        <source>The weights keep their numbers, which are given now: “Draw the weights anew” draws others.</source>
        <translation>Die Gewichte behalten ihre Zahlen, die jetzt gegeben sind: „Gewichte neu ziehen“ zieht andere.</translation>
    </message>
    <message>
        <source>Without weights q, k and v are x itself, so their weights are gone.</source>
        <translation>Ohne Gewichte sind q, k und v das x selbst, also sind ihre Gewichte weg.</translation>
    </message>
    <message>
        <source>Here every head has a key and a value of its own, so others are drawn.</source>
        <translation>Hier hat jeder Kopf einen eigenen Key und Value, also werden andere gezogen.</translation>
    </message>
    <message>
        <source>nn.MultiheadAttention makes as many numbers as it takes, so the weights do not fit and others are drawn.</source>
        <translation>nn.MultiheadAttention macht so viele Zahlen, wie es nimmt, also passen die Gewichte nicht, und andere werden gezogen.</translation>
    </message>
    <message>
        <source>The weights are more than the %1 numbers that a scene may give, so others are drawn.</source>
        <translation>Die Gewichte sind mehr als die %1 Zahlen, die eine Szene angeben darf, also werden andere gezogen.</translation>
    </message>
    <message>
        <source>nn.MultiheadAttention ends with an output layer: here the identity.</source>
        <translation>nn.MultiheadAttention endet mit einer Ausgabeschicht: hier die Einheitsmatrix.</translation>
    </message>
    <message>
        <source>A list of heads is joined side by side: the reshape that mixed the heads is not done any more.</source>
        <translation>Eine Liste von Köpfen wird nebeneinander verbunden: Das Reshape, das die Köpfe mischte, findet nicht mehr statt.</translation>
    </message>
    <message>
        <source>A list of heads draws its dropout head by head, so other weights are dropped now.</source>
        <translation>Eine Liste von Köpfen zieht ihren Dropout Kopf für Kopf, also werden jetzt andere Gewichte verworfen.</translation>
    </message>
    <message>
        <source>Plain matrices have no biases: those of q, k and v are gone.</source>
        <translation>Einfache Matrizen haben keinen Bias: Die von q, k und v sind weg.</translation>
    </message>
    <message>
        <source>The layer has no weights to draw.</source>
        <translation>Die Schicht hat keine Gewichte zu ziehen.</translation>
    </message>
    <message>
        <source>The numbers given for %1 are gone.</source>
        <translation>Die für %1 gegebenen Zahlen sind weg.</translation>
    </message>
    <message>
        <source>%1 %2 would be %3 given numbers; a scene has at most %4.</source>
        <translation>%1 %2 wären %3 gegebene Zahlen; eine Szene hat höchstens %4.</translation>
    </message>
    <message>
        <source>%1 of %2 did not fit its new shape %3.</source>
        <translation>%1 von %2 passte nicht zur neuen Form %3.</translation>
    </message>
    <message>
        <source>%1 is %2 now; its new numbers are 0.</source>
        <translation>%1 ist jetzt %2; die neuen Zahlen sind 0.</translation>
    </message>
    <message>
        <source>%1 cannot be given by hand.</source>
        <translation>%1 lässt sich nicht von Hand angeben.</translation>
    </message>
    <message>
        <source>%1 has %2 numbers; at most %3 can be given by hand.</source>
        <translation>%1 hat %2 Zahlen; höchstens %3 lassen sich von Hand angeben.</translation>
    </message>
    <message>
        <source>%1 is a layer&apos;s and cannot be given by hand.</source>
        <translation>%1 gehört einer Schicht und lässt sich nicht von Hand angeben.</translation>
    </message>
    <message>
        <source>The numbers of %1 are fixed now; they were drawn before.</source>
        <translation>Die Zahlen von %1 sind jetzt fest; vorher waren sie gezogen.</translation>
    </message>
    <message numerus="yes">
        <source>%n edits of %1 are gone with their cells.</source>
        <translation>
            <numerusform>1 Änderung von %1 ist mit ihrer Zelle weg.</numerusform>
            <numerusform>%n Änderungen von %1 sind mit ihren Zellen weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overrides of %1 are gone with their cells.</source>
        <translation>
            <numerusform>1 Überschreibung von %1 ist mit ihrer Zelle weg.</numerusform>
            <numerusform>%n Überschreibungen von %1 sind mit ihren Zellen weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>The expected result belonged to the structure before and is gone.</source>
        <translation>Das erwartete Ergebnis gehörte zum Aufbau davor und ist weg.</translation>
    </message>
    <message>
        <source>The %1 expected results belonged to the structure before and are gone.</source>
        <translation>Die %1 erwarteten Ergebnisse gehörten zum Aufbau davor und sind weg.</translation>
    </message>
    <message numerus="yes">
        <source>%n edits of %1 did not fit its new shape %2.</source>
        <translation>
            <numerusform>1 Änderung von %1 passte nicht zur neuen Form %2.</numerusform>
            <numerusform>%n Änderungen von %1 passten nicht zur neuen Form %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edits of %1 are gone with it.</source>
        <translation>
            <numerusform>1 Änderung von %1 ist damit weg.</numerusform>
            <numerusform>%n Änderungen von %1 sind damit weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is one number: it has no cells.</source>
        <translation>%1 ist eine einzelne Zahl: Es hat keine Zellen.</translation>
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
        <source>No softmax divides by a temperature in this scene.</source>
        <translation>In dieser Szene teilt keine Softmax durch eine Temperatur.</translation>
    </message>
    <message>
        <source>This scene has no tensor &apos;%1&apos;.</source>
        <translation>Diese Szene hat keinen Tensor &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>%1 holds %2: a slider moves real numbers.</source>
        <translation>%1 enthält %2: Ein Regler bewegt reelle Zahlen.</translation>
    </message>
    <message>
        <source>An angle needs two different components.</source>
        <translation>Ein Winkel braucht zwei verschiedene Komponenten.</translation>
    </message>
    <message>
        <source>%1 is %2: %3 does not lie inside.</source>
        <translation>%1 ist %2: %3 liegt nicht darin.</translation>
    </message>
    <message>
        <source>A slider stands at a finite number, not at %1.</source>
        <translation>Ein Regler steht auf einer endlichen Zahl, nicht auf %1.</translation>
    </message>
    <message>
        <source>The numbers that this slider moves are hidden or not computed yet.</source>
        <translation>Die Zahlen, die dieser Regler bewegt, sind verborgen oder noch nicht berechnet.</translation>
    </message>
    <message>
        <source>Both numbers are 0: there is no length to turn.</source>
        <translation>Beide Zahlen sind 0: Es gibt keine Länge zu drehen.</translation>
    </message>
    <message>
        <source>One of the two numbers is not finite: there is no length to turn.</source>
        <translation>Eine der zwei Zahlen ist nicht endlich: Es gibt keine Länge zu drehen.</translation>
    </message>
    <message>
        <source>%1 is larger than a float32 can be.</source>
        <translation>%1 ist größer, als float32 fasst.</translation>
    </message>
    <message>
        <source>There are %1 sliders already, as many as a scene can have.</source>
        <translation>Es gibt schon %1 Regler, so viele, wie eine Szene haben kann.</translation>
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
        <source>d_out is %1 now, because it has to be d_in.</source>
        <translation>d_out ist jetzt %1, weil es d_in sein muss.</translation>
    </message>
    <message>
        <source>%1 does not divide into %2 heads, so there is 1 head now.</source>
        <translation>%1 lässt sich nicht in %2 Köpfe teilen, also gibt es jetzt 1 Kopf.</translation>
    </message>
    <message>
        <source>Rotary positions are off: a head has a single component, and pairs turn.</source>
        <translation>Die Rotary-Positionen sind aus: Ein Kopf hat eine einzige Komponente, und es drehen sich Paare.</translation>
    </message>
    <message numerus="yes">
        <source>%n components of a head turn now.</source>
        <translation>
            <numerusform>1 Komponente eines Kopfes dreht sich jetzt.</numerusform>
            <numerusform>%n Komponenten eines Kopfes drehen sich jetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every head has a key and a value of its own now.</source>
        <translation>Jeder Kopf hat jetzt einen eigenen Key und Value.</translation>
    </message>
    <message>
        <source>The output layer %1%2</source>
        <translation>Die Ausgabeschicht %1%2</translation>
    </message>
    <message>
        <source> gave way to the module&apos;s own.</source>
        <translation> ist der eigenen des Moduls gewichen.</translation>
    </message>
    <message>
        <source> is gone.</source>
        <translation> ist weg.</translation>
    </message>
    <message>
        <source>stage: only an attention layer has projections and heads; this scene computes one step alone.</source>
        <translation>stage: Nur eine Attention-Schicht hat Projektionen und Köpfe; diese Szene berechnet nur einen Schritt.</translation>
    </message>
    <message>
        <source>starts_from: the arrays that the layer starts from say how many heads there are and how wide they are.</source>
        <translation>starts_from: Die Arrays, mit denen die Schicht beginnt, sagen, wie viele Köpfe es gibt und wie breit sie sind.</translation>
    </message>
    <message>
        <source>tokens: only an attention layer has tokens to change.</source>
        <translation>tokens: Nur eine Attention-Schicht hat Tokens zu ändern.</translation>
    </message>
    <message>
        <source>tokens: %1 %2 is not one row for each token.</source>
        <translation>tokens: %1 %2 ist nicht eine Zeile je Token.</translation>
    </message>
    <message>
        <source>tokens: %1 has %2 and all are taken%3: use a known word, or a larger table.</source>
        <translation>tokens: %1 hat %2, und alle sind vergeben%3: ein bekanntes Wort nehmen oder eine größere Tabelle.</translation>
    </message>
    <message>
        <source>, one of them for padding</source>
        <translation>, eine davon für Padding</translation>
    </message>
    <message>
        <source>tokens: there are more words than a scene can hold.</source>
        <translation>tokens: Es gibt mehr Wörter, als eine Szene fassen kann.</translation>
    </message>
    <message>
        <source>tokens: %1 %2 would be more than %3 given numbers.</source>
        <translation>tokens: %1 %2 wären mehr als %3 gegebene Zahlen.</translation>
    </message>
    <message>
        <source>tokens: %1 would be more than %2 given numbers.</source>
        <translation>tokens: %1 wären mehr als %2 gegebene Zahlen.</translation>
    </message>
    <message>
        <source>tokens: a token has 1 to 256 bytes, got %1.</source>
        <translation>tokens: Ein Token hat 1 bis 256 Bytes, angegeben sind %1.</translation>
    </message>
    <message>
        <source>tokens: a layer that does not start from x has the tokens of its arrays, which can be renamed but not added, removed or moved.</source>
        <translation>tokens: Eine Schicht, die nicht mit x beginnt, hat die Tokens ihrer Arrays; sie lassen sich umbenennen, aber nicht hinzufügen, entfernen oder verschieben.</translation>
    </message>
    <message>
        <source>tokens: a layer needs at least one token.</source>
        <translation>tokens: Eine Schicht braucht mindestens ein Token.</translation>
    </message>
    <message>
        <source>All items of a batch are equally long, so the shorter ones are filled up at the end.</source>
        <translation>Alle Elemente eines Batches sind gleich lang, also werden die kürzeren am Ende aufgefüllt.</translation>
    </message>
    <message>
        <source>All %1 items of the batch are copies of one, so all of them changed.</source>
        <translation>Alle %1 Elemente des Batches sind Kopien von einem, also haben sich alle geändert.</translation>
    </message>
    <message>
        <source>tokens: position %1 is not one of 0 to %2.</source>
        <translation>tokens: Position %1 ist keine von 0 bis %2.</translation>
    </message>
    <message>
        <source>tokens: %1 for the %2 tokens of %3: in a layer that does not start from x they can only be renamed.</source>
        <translation>tokens: %1 für die %2 Tokens von %3: In einer Schicht, die nicht mit x beginnt, lassen sie sich nur umbenennen.</translation>
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
        <source>Scale by √d</source>
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
        <source>Values of their own</source>
        <translation>Eigene Values</translation>
    </message>
    <message>
        <source>there is no one choice that turns this on</source>
        <translation>es gibt keine einzelne Wahl, die dies einschaltet</translation>
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
        <source>nn.Linear’s uniform</source>
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
        <source>%1 is a single number and has no columns.</source>
        <translation>%1 ist eine einzelne Zahl und hat keine Spalten.</translation>
    </message>
    <message>
        <source>Nothing makes %1.</source>
        <translation>Nichts macht %1.</translation>
    </message>
    <message>
        <source>The width of %1 cannot be changed: %2 makes it.</source>
        <translation>Die Breite von %1 lässt sich nicht ändern: %2 macht es.</translation>
    </message>
    <message>
        <source>%1 is drawn anew, %2 wide.</source>
        <translation>%1 wird neu gezogen, %2 breit.</translation>
    </message>
    <message>
        <source>%1: must be from 1 to %2, got %3.</source>
        <translation>%1: muss von 1 bis %2 sein, angegeben ist %3.</translation>
    </message>
    <message>
        <source>dropout.p: p must be from 0 to 1, got %1.</source>
        <translation>dropout.p: p muss von 0 bis 1 sein, angegeben ist %1.</translation>
    </message>
    <message>
        <source>mask.window: a sliding window sees at least 1 key, got %1.</source>
        <translation>mask.window: Ein gleitendes Fenster sieht mindestens 1 Key, angegeben ist %1.</translation>
    </message>
    <message>
        <source>mask.window: only a mask of kind sliding_window has a window.</source>
        <translation>mask.window: Nur eine Maske der Art sliding_window hat ein Fenster.</translation>
    </message>
    <message>
        <source>mask.global: expected 0 or more first tokens that stay visible, got %1.</source>
        <translation>mask.global: erwartet werden 0 oder mehr erste Tokens, die sichtbar bleiben, angegeben ist %1.</translation>
    </message>
    <message>
        <source>mask.global: only a mask of kind sliding_window has global tokens.</source>
        <translation>mask.global: Nur eine Maske der Art sliding_window hat globale Tokens.</translation>
    </message>
    <message>
        <source>mask.prefix: expected 0 or more tokens, got %1.</source>
        <translation>mask.prefix: erwartet werden 0 oder mehr Tokens, angegeben ist %1.</translation>
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
        <source>mask.tensor: a %1 mask takes no tensor, got &apos;%2&apos;.</source>
        <translation>mask.tensor: Eine Maske der Art %1 nimmt keinen Tensor, angegeben ist &apos;%2&apos;.</translation>
    </message>
    <message>
        <source>mask.apply: an additive mask goes with add or none, got %1.</source>
        <translation>mask.apply: Zu einer additiven Maske gehört add oder none, angegeben ist %1.</translation>
    </message>
    <message>
        <source>heads_off: there is no head %1: the layer has %2</source>
        <translation>heads_off: Es gibt keinen Kopf %1: Die Schicht hat %2</translation>
    </message>
    <message>
        <source>one head, head 0.</source>
        <translation>einen Kopf, Kopf 0.</translation>
    </message>
    <message>
        <source>heads 0 to %1.</source>
        <translation>die Köpfe 0 bis %1.</translation>
    </message>
    <message>
        <source>heads_off: expected each head once and in rising order, got %1 after %2.</source>
        <translation>heads_off: erwartet wird jeder Kopf einmal und in steigender Reihenfolge, angegeben ist %1 nach %2.</translation>
    </message>
    <message>
        <source>projection: a layer that starts from %1 projects nothing, so none is expected.</source>
        <translation>projection: Eine Schicht, die mit %1 beginnt, projiziert nichts, also wird none erwartet.</translation>
    </message>
    <message>
        <source>starts_from: one layer for q, k and v makes values as well, so x_for_scores goes with none, param, linear or heads_list.</source>
        <translation>starts_from: Eine Schicht für q, k und v macht auch Values, also gehört zu x_for_scores none, param, linear oder heads_list.</translation>
    </message>
    <message>
        <source>num_heads: %1 does not divide into %2 heads: try %3.</source>
        <translation>num_heads: %1 lässt sich nicht in %2 Köpfe teilen: %3 versuchen.</translation>
    </message>
    <message>
        <source>head_dim: must be d_out / num_heads = %1, got %2.</source>
        <translation>head_dim: muss d_out / num_heads = %1 sein, angegeben ist %2.</translation>
    </message>
    <message>
        <source>d_out: without weights q, k and v are x itself, so d_out must be d_in = %1, got %2.</source>
        <translation>d_out: Ohne Gewichte sind q, k und v das x selbst, also muss d_out = d_in = %1 sein, angegeben ist %2.</translation>
    </message>
    <message>
        <source>d_out: nn.MultiheadAttention has one embed_dim, so d_out must be d_in = %1, got %2.</source>
        <translation>d_out: nn.MultiheadAttention hat ein einziges embed_dim, also muss d_out = d_in = %1 sein, angegeben ist %2.</translation>
    </message>
    <message>
        <source>scale: must be none, sqrt_head_dim or a number above 0 that float32 holds, got %1.</source>
        <translation>scale: muss none, sqrt_head_dim oder eine Zahl über 0 sein, die float32 fasst, angegeben ist %1.</translation>
    </message>
    <message>
        <source>temperature: must be a number above 0, got %1.</source>
        <translation>temperature: muss eine Zahl über 0 sein, angegeben ist %1.</translation>
    </message>
    <message>
        <source>num_kv_heads: must divide num_heads = %1, got %2.</source>
        <translation>num_kv_heads: muss num_heads = %1 teilen, angegeben ist %2.</translation>
    </message>
    <message>
        <source>num_kv_heads: with the projection %1 each head has its own key and value, so %2 are expected, got %3; param, linear and fused_blocks can share them.</source>
        <translation>num_kv_heads: Mit der Projektion %1 hat jeder Kopf einen eigenen Key und Value, also werden %2 erwartet, angegeben sind %3; param, linear und fused_blocks können sie teilen.</translation>
    </message>
    <message>
        <source>num_kv_heads: tied weights make as many keys as queries, so %1 are expected, got %2.</source>
        <translation>num_kv_heads: Geteilte Gewichte machen so viele Keys wie Querys, also werden %1 erwartet, angegeben sind %2.</translation>
    </message>
    <message>
        <source>d_memory: there is no memory whose width this could be.</source>
        <translation>d_memory: Es gibt kein Memory, dessen Breite dies sein könnte.</translation>
    </message>
    <message>
        <source>d_memory: must be from 1 to %1, got %2.</source>
        <translation>d_memory: muss von 1 bis %1 sein, angegeben ist %2.</translation>
    </message>
    <message>
        <source>memory: a layer that starts from %1 makes no keys, so it reads no memory.</source>
        <translation>memory: Eine Schicht, die mit %1 beginnt, macht keine Keys, also liest sie kein Memory.</translation>
    </message>
    <message>
        <source>memory: keys and values of a memory need weights of their own: param, linear or heads_list, got %1.</source>
        <translation>memory: Keys und Values eines Memorys brauchen eigene Gewichte: param, linear oder heads_list, angegeben ist %1.</translation>
    </message>
    <message>
        <source>memory: tied weights make queries, keys and values of one tensor, so there is none.</source>
        <translation>memory: Geteilte Gewichte machen Querys, Keys und Values aus einem Tensor, also gibt es keines.</translation>
    </message>
    <message>
        <source>mask.kind: the keys of a memory do not stand in line with the queries, so none, padding, custom_bool or additive is expected, got %1.</source>
        <translation>mask.kind: Die Keys eines Memorys stehen nicht in einer Reihe mit den Querys, also wird none, padding, custom_bool oder additive erwartet, angegeben ist %1.</translation>
    </message>
    <message>
        <source>rope: the tokens of a memory have positions of their own, so rope goes without memory.</source>
        <translation>rope: Die Tokens eines Memorys haben eigene Positionen, also geht rope nur ohne memory.</translation>
    </message>
    <message>
        <source>%1: QK norm needs the name of its weights.</source>
        <translation>%1: QK-Norm braucht den Namen ihrer Gewichte.</translation>
    </message>
    <message>
        <source>qk_norm.eps: must be 0 or a number above 0, got %1.</source>
        <translation>qk_norm.eps: muss 0 oder eine Zahl über 0 sein, angegeben ist %1.</translation>
    </message>
    <message>
        <source>rope.theta: must be a number above 0 that float32 holds, got %1.</source>
        <translation>rope.theta: muss eine Zahl über 0 sein, die float32 fasst, angegeben ist %1.</translation>
    </message>
    <message>
        <source>rope.dims: must be even and from 2 to head_dim = %1, got %2.</source>
        <translation>rope.dims: muss gerade und von 2 bis head_dim = %1 sein, angegeben ist %2.</translation>
    </message>
    <message>
        <source>rope: components turn in pairs, and head_dim = 1 has none.</source>
        <translation>rope: Komponenten drehen sich paarweise, und head_dim = 1 hat kein Paar.</translation>
    </message>
    <message>
        <source>rope: components turn in pairs, but head_dim = %1 is odd: give rope.dims, an even number.</source>
        <translation>rope: Komponenten drehen sich paarweise, aber head_dim = %1 ist ungerade: rope.dims angeben, eine gerade Zahl.</translation>
    </message>
    <message>
        <source>rope.offset: must be from -%1 to %2, got %3.</source>
        <translation>rope.offset: muss von -%1 bis %2 sein, angegeben ist %3.</translation>
    </message>
    <message>
        <source>position_bias.tensor: a position bias of kind %1 needs the name of its tensor.</source>
        <translation>position_bias.tensor: Ein Positions-Bias der Art %1 braucht den Namen seines Tensors.</translation>
    </message>
    <message>
        <source>position_bias.tensor: a position bias of kind %1 takes no tensor, got &apos;%2&apos;.</source>
        <translation>position_bias.tensor: Ein Positions-Bias der Art %1 nimmt keinen Tensor, angegeben ist &apos;%2&apos;.</translation>
    </message>
    <message>
        <source>position_bias.max_distance: must be from 1 to %1, got %2.</source>
        <translation>position_bias.max_distance: muss von 1 bis %1 sein, angegeben ist %2.</translation>
    </message>
    <message>
        <source>position_bias: a bias is added to scaled scores before the mask, so scale_at must be before_mask.</source>
        <translation>position_bias: Ein Bias wird vor der Maske zu skalierten Scores addiert, also muss scale_at before_mask sein.</translation>
    </message>
    <message>
        <source>softcap: must be a number above 0 that float32 holds, got %1.</source>
        <translation>softcap: muss eine Zahl über 0 sein, die float32 fasst, angegeben ist %1.</translation>
    </message>
    <message>
        <source>softcap: scaled scores are capped before the mask, so scale_at must be before_mask.</source>
        <translation>softcap: Der Softcap wirkt vor der Maske auf skalierte Scores, also muss scale_at before_mask sein.</translation>
    </message>
    <message>
        <source>sinks: a sink takes its share in a softmax, so normalize must be softmax or softmax_naive, got %1.</source>
        <translation>sinks: Ein Sink nimmt seinen Anteil in einer Softmax, also muss normalize softmax oder softmax_naive sein, angegeben ist %1.</translation>
    </message>
    <message>
        <source>sinks: a sink takes its share of a row, so normalize_over must be keys.</source>
        <translation>sinks: Ein Sink nimmt seinen Anteil an einer Zeile, also muss normalize_over keys sein.</translation>
    </message>
    <message>
        <source>sinks: a sink goes with a mask that is applied before the softmax, got %1.</source>
        <translation>sinks: Zu einem Sink gehört eine Maske, die vor der Softmax angewendet wird, angegeben ist %1.</translation>
    </message>
    <message>
        <source>attention layer</source>
        <translation>Attention-Schicht</translation>
    </message>
    <message>
        <source>dropout alone</source>
        <translation>nur Dropout</translation>
    </message>
    <message>
        <source>softmax alone</source>
        <translation>nur Softmax</translation>
    </message>
    <message>
        <source>no weights: q = k = v = x</source>
        <translation>keine Gewichte: q = k = v = x</translation>
    </message>
    <message>
        <source>three matrices, x W</source>
        <translation>drei Matrizen, x W</translation>
    </message>
    <message>
        <source>three linear layers</source>
        <translation>drei lineare Schichten</translation>
    </message>
    <message>
        <source>one small layer per head</source>
        <translation>je Kopf eine kleine Schicht</translation>
    </message>
    <message>
        <source>one qkv layer, cut per head</source>
        <translation>eine qkv-Schicht, nach Köpfen zerlegt</translation>
    </message>
    <message>
        <source>one qkv layer, cut in three</source>
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
        <source>its own query</source>
        <translation>ihre eigene Query</translation>
    </message>
    <message>
        <source>the next token&apos;s</source>
        <translation>die des nächsten Tokens</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>the first padded key</source>
        <translation>den ersten Padding-Key</translation>
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
        <source>additive numbers</source>
        <translation>additive Zahlen</translation>
    </message>
    <message>
        <source>halves: i with i + d/2</source>
        <translation>Hälften: i mit i + d/2</translation>
    </message>
    <message>
        <source>neighbours: 2i with 2i + 1</source>
        <translation>Nachbarn: 2i mit 2i + 1</translation>
    </message>
    <message>
        <source>no bias</source>
        <translation>kein Bias</translation>
    </message>
    <message>
        <source>ALiBi: a slope per head</source>
        <translation>ALiBi: eine Steigung je Kopf</translation>
    </message>
    <message>
        <source>T5: buckets of distance</source>
        <translation>T5: Bereiche von Abständen</translation>
    </message>
    <message>
        <source>numbers given</source>
        <translation>gegebene Zahlen</translation>
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
        <source>A whole attention layer, or one of its steps alone on the numbers given.</source>
        <translation>Eine ganze Attention-Schicht oder nur einer ihrer Schritte mit den gegebenen Zahlen.</translation>
    </message>
    <message>
        <source>Starts from</source>
        <translation>Beginnt mit</translation>
    </message>
    <message>
        <source>Which tensors of the layer are given; without values it ends with the weights.</source>
        <translation>Welche Tensoren der Schicht gegeben sind; ohne Values endet sie mit den Gewichten.</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>Projektionen</translation>
    </message>
    <message>
        <source>How queries, keys and values are made from the embeddings.</source>
        <translation>Wie Querys, Keys und Values aus den Embeddings gemacht werden.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Gemacht mit</translation>
    </message>
    <message>
        <source>Whether queries, keys and values have weights of their own.</source>
        <translation>Ob Querys, Keys und Values eigene Gewichte haben.</translation>
    </message>
    <message>
        <source>A row has</source>
        <translation>Eine Zeile hat</translation>
    </message>
    <message>
        <source>Whose query a row of scores is made with.</source>
        <translation>Mit wessen Query eine Zeile von Scores gemacht wird.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Which two components of a query or key turn together.</source>
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
        <source>Whether the scores are scaled before or after they are masked.</source>
        <translation>Ob die Scores skaliert werden, bevor oder nachdem sie maskiert sind.</translation>
    </message>
    <message>
        <source>A number for each pair of positions that is added to the scores before the mask.</source>
        <translation>Eine Zahl für jedes Paar von Positionen, die vor der Maske zu den Scores addiert wird.</translation>
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
        <source>Mask spares</source>
        <translation>Maske verschont</translation>
    </message>
    <message>
        <source>Which padded key is let through.</source>
        <translation>Welcher Padding-Key durchgelassen wird.</translation>
    </message>
    <message>
        <source>Masked rows</source>
        <translation>Maskierte Zeilen</translation>
    </message>
    <message>
        <source>What a query gets that may attend to no key at all.</source>
        <translation>Was eine Query bekommt, die auf gar keinen Key schauen darf.</translation>
    </message>
    <message>
        <source>Normalised by</source>
        <translation>Normiert durch</translation>
    </message>
    <message>
        <source>How a row of scores becomes a row of weights.</source>
        <translation>Wie aus einer Zeile von Scores eine Zeile von Gewichten wird.</translation>
    </message>
    <message>
        <source>Shared over</source>
        <translation>Verteilt auf</translation>
    </message>
    <message>
        <source>Whether the weights of a row or those of a column sum to 1.</source>
        <translation>Ob die Gewichte einer Zeile oder die einer Spalte 1 ergeben.</translation>
    </message>
    <message>
        <source>Dropout on</source>
        <translation>Dropout auf</translation>
    </message>
    <message>
        <source>Whether weights or scores are dropped.</source>
        <translation>Ob Gewichte oder Scores verworfen werden.</translation>
    </message>
    <message>
        <source>What is kept, times</source>
        <translation>Behaltenes mal</translation>
    </message>
    <message>
        <source>What dropout multiplies the kept numbers by.</source>
        <translation>Womit der Dropout die behaltenen Zahlen multipliziert.</translation>
    </message>
    <message>
        <source>Draws as on</source>
        <translation>Zieht wie auf</translation>
    </message>
    <message>
        <source>Heads joined by</source>
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
        <source>Whose rounding the draws have: PyTorch computes randn and the weights of nn.Embedding, nn.Linear and nn.MultiheadAttention by other instructions on processors without AVX2.</source>
        <translation>Wessen Rundung die Ziehungen haben: PyTorch berechnet randn und die Gewichte von nn.Embedding, nn.Linear und nn.MultiheadAttention auf Prozessoren ohne AVX2 mit anderen Befehlen.</translation>
    </message>
    <message>
        <source>Key and value heads</source>
        <translation>Key- und Value-Köpfe</translation>
    </message>
    <message>
        <source>Grouped-query attention: several query heads read the same keys and values; 1 is multi-query attention.</source>
        <translation>Grouped-Query Attention: Mehrere Query-Köpfe lesen dieselben Keys und Values; 1 ist Multi-Query Attention.</translation>
    </message>
    <message>
        <source>Cross-attention: keys and values are made from this tensor, queries from x.</source>
        <translation>Cross-Attention: Keys und Values werden aus diesem Tensor gemacht, Querys aus x.</translation>
    </message>
    <message>
        <source>Memory&apos;s width</source>
        <translation>Breite des Memorys</translation>
    </message>
    <message>
        <source>How many numbers a token of the memory has; as many as one of x where nothing is said.</source>
        <translation>Wie viele Zahlen ein Token des Memorys hat; ohne Angabe so viele wie eines von x.</translation>
    </message>
    <message>
        <source>Query&apos;s weights</source>
        <translation>Gewichte der Query</translation>
    </message>
    <message>
        <source>The weights of the queries&apos; RMSNorm, one for each component of a head.</source>
        <translation>Die Gewichte der RMSNorm der Querys, eines für jede Komponente eines Kopfes.</translation>
    </message>
    <message>
        <source>Key&apos;s weights</source>
        <translation>Gewichte des Keys</translation>
    </message>
    <message>
        <source>The weights of the keys&apos; RMSNorm, one for each component of a head.</source>
        <translation>Die Gewichte der RMSNorm der Keys, eines für jede Komponente eines Kopfes.</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Added to the mean of the squares before the root.</source>
        <translation>Wird vor der Wurzel zum Mittel der Quadrate addiert.</translation>
    </message>
    <message>
        <source>1 + weight</source>
        <translation>1 + Gewicht</translation>
    </message>
    <message>
        <source>Multiplies by 1 + weight, as Gemma does, and not by the weight.</source>
        <translation>Multipliziert mit 1 + Gewicht, wie Gemma, und nicht mit dem Gewicht.</translation>
    </message>
    <message>
        <source>θ</source>
        <translation>θ</translation>
    </message>
    <message>
        <source>The base of the frequencies: the larger it is, the slower all pairs but the first turn.</source>
        <translation>Die Basis der Frequenzen: Je größer sie ist, desto langsamer drehen sich alle Paare außer dem ersten.</translation>
    </message>
    <message>
        <source>Components that turn</source>
        <translation>Komponenten, die drehen</translation>
    </message>
    <message>
        <source>How many components of a head turn; the others stay as they are.</source>
        <translation>Wie viele Komponenten eines Kopfes sich drehen; die anderen bleiben, wie sie sind.</translation>
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
        <source>A tensor with the angle that each pair turns by for every token, in place of θ.</source>
        <translation>Ein Tensor mit dem Winkel, um den sich jedes Paar je Token dreht, anstelle von θ.</translation>
    </message>
    <message>
        <source>Keeps scaled scores between -c and c, by c · tanh(score / c).</source>
        <translation>Hält skalierte Scores zwischen -c und c, durch c · tanh(Score / c).</translation>
    </message>
    <message>
        <source>Bias tensor</source>
        <translation>Bias-Tensor</translation>
    </message>
    <message>
        <source>The numbers: a table of buckets and heads for T5, else one for each pair.</source>
        <translation>Die Zahlen: für T5 eine Tabelle von Bereichen und Köpfen, sonst eine für jedes Paar.</translation>
    </message>
    <message>
        <source>Largest distance</source>
        <translation>Größter Abstand</translation>
    </message>
    <message>
        <source>From this distance on all are in T5&apos;s last bucket.</source>
        <translation>Ab diesem Abstand sind alle im letzten Bereich von T5.</translation>
    </message>
    <message>
        <source>Both directions</source>
        <translation>Beide Richtungen</translation>
    </message>
    <message>
        <source>Half of T5&apos;s buckets are for keys after the query.</source>
        <translation>Die Hälfte der Bereiche von T5 ist für Keys nach der Query.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <source>A query sees so many keys, its own the last.</source>
        <translation>Eine Query sieht so viele Keys, ihren eigenen als letzten.</translation>
    </message>
    <message>
        <source>First tokens</source>
        <translation>Erste Tokens</translation>
    </message>
    <message>
        <source>So many first tokens stay visible, however far away.</source>
        <translation>So viele erste Tokens bleiben sichtbar, wie weit sie auch weg sind.</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>Präfix</translation>
    </message>
    <message>
        <source>Every query sees the first so many keys.</source>
        <translation>Jede Query sieht so viele erste Keys.</translation>
    </message>
    <message>
        <source>Sinks</source>
        <translation>Sinks</translation>
    </message>
    <message>
        <source>A tensor of one more logit per head in the softmax, whose share goes nowhere.</source>
        <translation>Ein Tensor mit einem weiteren Logit je Kopf in der Softmax, dessen Anteil nirgendwohin geht.</translation>
    </message>
    <message>
        <source>some numbers of this row are nan or infinite: nobody can work with them by hand</source>
        <translation>einige Zahlen dieser Zeile sind nan oder unendlich: Niemand kann von Hand mit ihnen rechnen</translation>
    </message>
    <message>
        <source>the numbers of this layer are too uneven to be worked out by hand</source>
        <translation>die Zahlen dieser Schicht sind zu ungleich, um von Hand damit zu rechnen</translation>
    </message>
    <message>
        <source>nothing of this layer is left to be worked out: no step of it does anything</source>
        <translation>von dieser Schicht bleibt nichts auszurechnen: Keiner ihrer Schritte tut etwas</translation>
    </message>
    <message>
        <source>a sheet follows rows of at most %1 keys, this one has %2</source>
        <translation>ein Blatt folgt Zeilen mit höchstens %1 Keys, diese hat %2</translation>
    </message>
    <message>
        <source>the queries of this layer cannot be worked out by hand</source>
        <translation>die Querys dieser Schicht lassen sich nicht von Hand ausrechnen</translation>
    </message>
    <message>
        <source>the step &apos;%1&apos; of this layer cannot be worked out by hand, row by row</source>
        <translation>der Schritt &apos;%1&apos; dieser Schicht lässt sich nicht von Hand ausrechnen, Zeile für Zeile</translation>
    </message>
    <message>
        <source>this layer has no rows of attention to work out</source>
        <translation>diese Schicht hat keine Zeilen von Attention auszurechnen</translation>
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
        <source>, one head</source>
        <translation>, ein Kopf</translation>
    </message>
    <message>
        <source>Work out the row of </source>
        <translation>Rechne die Zeile aus: </translation>
    </message>
    <message>
        <source>Work out row </source>
        <translation>Rechne die Zeile aus: </translation>
    </message>
    <message>
        <source>. Round to 3 decimals on the way.</source>
        <translation>. Runde unterwegs auf 3 Nachkommastellen.</translation>
    </message>
    <message>
        <source> The first %1 of %2 tokens.</source>
        <translation> Die ersten %1 von %2 Tokens.</translation>
    </message>
    <message>
        <source>Context of %1: %2 times rows of %3, added up</source>
        <translation>Kontext von %1: %2 mal Zeilen von %3, zusammengezählt</translation>
    </message>
    <message>
        <source>what dropout left</source>
        <translation>was der Dropout übrig ließ</translation>
    </message>
    <message>
        <source>The first %1 of %2 columns.</source>
        <translation>Die ersten %1 von %2 Spalten.</translation>
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
        <source>Which word does %1 look at most?</source>
        <translation>Auf welches Wort schaut %1 am meisten?</translation>
    </message>
    <message>
        <source>a sheet is for self-attention: the keys of this layer are made from a memory</source>
        <translation>ein Blatt ist für Self-Attention: Die Keys dieser Schicht werden aus einem Memory gemacht</translation>
    </message>
    <message>
        <source>a sheet has no column for a sink, which takes a share of each row of this layer</source>
        <translation>ein Blatt hat keine Spalte für einen Sink, der einen Anteil an jeder Zeile dieser Schicht nimmt</translation>
    </message>
    <message>
        <source>a row of %1 keys does not fit on a page: a sheet has at most %2</source>
        <translation>eine Zeile mit %1 Keys passt nicht auf eine Seite: Ein Blatt hat höchstens %2</translation>
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
        <source>1 yes, 0 no</source>
        <translation>1 ja, 0 nein</translation>
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
        <source>e / sum</source>
        <translation>e / Summe</translation>
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
        <source>a sheet needs something to work out, and this layer begins with its weights</source>
        <translation>ein Blatt braucht etwas auszurechnen, und diese Schicht beginnt mit ihren Gewichten</translation>
    </message>
    <message>
        <source>expected the size of a trie and the trie</source>
        <translation>erwartet werden die Größe eines Tries und der Trie</translation>
    </message>
    <message>
        <source>its texts are no UTF-8</source>
        <translation>seine Texte sind kein UTF-8</translation>
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
        <source>expected a text</source>
        <translation>erwartet wird ein Text</translation>
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
        <source>expected a piece and its id in a list</source>
        <translation>erwartet werden ein Stück und seine ID in einer Liste</translation>
    </message>
    <message>
        <source>%1 is not one of special_tokens</source>
        <translation>%1 ist keines von special_tokens</translation>
    </message>
    <message>
        <source>expected the sequence A, once</source>
        <translation>erwartet wird die Folge A, einmal</translation>
    </message>
    <message>
        <source>Sequence, TemplateProcessing, BertProcessing, RobertaProcessing or ByteLevel</source>
        <translation>Sequence, TemplateProcessing, BertProcessing, RobertaProcessing oder ByteLevel</translation>
    </message>
    <message>
        <source>%1 is not known, expected Removed, Isolated, MergedWithPrevious, MergedWithNext or Contiguous</source>
        <translation>%1 ist nicht bekannt, erwartet wird Removed, Isolated, MergedWithPrevious, MergedWithNext oder Contiguous</translation>
    </message>
    <message>
        <source>expected one character</source>
        <translation>erwartet wird ein Zeichen</translation>
    </message>
    <message>
        <source>%1 is not known, expected always, never or first</source>
        <translation>%1 ist nicht bekannt, erwartet wird always, never oder first</translation>
    </message>
    <message>
        <source>Sequence, Split, ByteLevel, Whitespace, WhitespaceSplit, Punctuation, Digits, BertPreTokenizer, Metaspace or CharDelimiterSplit</source>
        <translation>Sequence, Split, ByteLevel, Whitespace, WhitespaceSplit, Punctuation, Digits, BertPreTokenizer, Metaspace oder CharDelimiterSplit</translation>
    </message>
    <message>
        <source>expected a member String or Regex</source>
        <translation>erwartet wird ein Eintrag String oder Regex</translation>
    </message>
    <message>
        <source>the pattern has more than %1 bytes</source>
        <translation>das Muster hat mehr als %1 Bytes</translation>
    </message>
    <message>
        <source>the pattern cannot be used: %1</source>
        <translation>das Muster ist nicht zu gebrauchen: %1</translation>
    </message>
    <message>
        <source>a class that is not closed</source>
        <translation>eine Klasse, die nicht geschlossen ist</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>%1 bei Byte %2</translation>
    </message>
    <message>
        <source>a verb &apos;(*&apos;</source>
        <translation>ein Verb &apos;(*&apos;</translation>
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
        <source>a third text</source>
        <translation>ein dritter Text</translation>
    </message>
    <message>
        <source>the name stands twice</source>
        <translation>der Name steht zweimal</translation>
    </message>
    <message>
        <source>expected a list of two values</source>
        <translation>erwartet wird eine Liste von zwei Werten</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>das ist kein JSON</translation>
    </message>
    <message>
        <source>the file holds too many values outside the vocabulary and the merges</source>
        <translation>die Datei enthält außerhalb des Vokabulars und der Merges zu viele Werte</translation>
    </message>
    <message>
        <source>expected two pieces with a blank between them, found %1</source>
        <translation>erwartet werden zwei Stücke mit einem Leerzeichen dazwischen, gefunden %1</translation>
    </message>
    <message>
        <source>more than %1 entries</source>
        <translation>mehr als %1 Einträge</translation>
    </message>
    <message>
        <source>a piece and its score in a list</source>
        <translation>ein Stück und seine Bewertung in einer Liste</translation>
    </message>
    <message>
        <source>two pieces</source>
        <translation>zwei Stücke</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>erwartet wird %1, gefunden %2</translation>
    </message>
    <message>
        <source>model.vocab: </source>
        <translation>model.vocab: </translation>
    </message>
    <message>
        <source>expected an object of pieces and their ids</source>
        <translation>erwartet wird ein Objekt von Stücken und ihren IDs</translation>
    </message>
    <message>
        <source>merges.txt, line %1</source>
        <translation>merges.txt, Zeile %1</translation>
    </message>
    <message>
        <source>more than %1 lines</source>
        <translation>mehr als %1 Zeilen</translation>
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
        <translation>erwartet werden %1 Zahlen, gefunden %2</translation>
    </message>
    <message>
        <source>expected an id below %1, found %2</source>
        <translation>erwartet wird eine ID unter %1, gefunden %2</translation>
    </message>
    <message>
        <source>%1, expected one of %2</source>
        <translation>%1, erwartet wird eines von %2</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>%1 is not known</source>
        <translation>%1 ist nicht bekannt</translation>
    </message>
    <message>
        <source>one is not finite</source>
        <translation>einer ist nicht endlich</translation>
    </message>
    <message>
        <source>%1 is not known, expected gpt2, llama or bert</source>
        <translation>%1 ist nicht bekannt, erwartet wird gpt2, llama oder bert</translation>
    </message>
    <message>
        <source>%1 has the id %2 of %3</source>
        <translation>%1 hat die ID %2 von %3</translation>
    </message>
    <message>
        <source>%1 and %2 have the same id %3</source>
        <translation>%1 und %2 haben dieselbe ID %3</translation>
    </message>
    <message>
        <source>more than %1 bytes</source>
        <translation>mehr als %1 Bytes</translation>
    </message>
    <message>
        <source>%1 stands twice</source>
        <translation>%1 steht zweimal</translation>
    </message>
    <message>
        <source>expected a list of merges</source>
        <translation>erwartet wird eine Liste von Merges</translation>
    </message>
    <message>
        <source>expected the unknown token</source>
        <translation>erwartet wird das unbekannte Token</translation>
    </message>
    <message>
        <source>expected a list of pieces and their scores</source>
        <translation>erwartet wird eine Liste von Stücken und ihren Bewertungen</translation>
    </message>
    <message>
        <source>BPE, WordPiece or Unigram</source>
        <translation>BPE, WordPiece oder Unigram</translation>
    </message>
    <message>
        <source>%1 has the id %2, expected 0 to %3</source>
        <translation>%1 hat die ID %2, erwartet wird 0 bis %3</translation>
    </message>
    <message>
        <source>%1 has more than %2 bytes</source>
        <translation>%1 hat mehr als %2 Bytes</translation>
    </message>
    <message>
        <source>stdout: cannot be written</source>
        <translation>stdout: kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>--backend %1: %2</source>
        <translation>--backend %1: %2</translation>
    </message>
    <message>
        <source>--out: %1 holds one tensor, not %2: name it with --tensor</source>
        <translation>--out: %1 fasst einen Tensor, nicht %2: mit --tensor einen nennen</translation>
    </message>
    <message>
        <source>%1: would take %2 MiB, a scene file holds at most %3</source>
        <translation>%1: bräuchte %2 MiB, eine Szenendatei fasst höchstens %3</translation>
    </message>
    <message>
        <source>the window is not a batch command</source>
        <translation>das Fenster ist kein Stapelbefehl</translation>
    </message>
    <message>
        <source>%1: its value is empty</source>
        <translation>%1: Der Wert ist leer</translation>
    </message>
    <message>
        <source>lesson: expected &apos;lesson check&apos;%1</source>
        <translation>lesson: erwartet wird &apos;lesson check&apos;%1</translation>
    </message>
    <message>
        <source>, got &apos;lesson %1&apos;</source>
        <translation>, angegeben ist &apos;lesson %1&apos;</translation>
    </message>
    <message>
        <source>lesson check: the name of a lesson is empty</source>
        <translation>lesson check: Der Name einer Lektion ist leer</translation>
    </message>
    <message>
        <source>help: there is no command &apos;%1&apos;</source>
        <translation>help: Es gibt keinen Befehl &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1: the name of the scene is empty</source>
        <translation>%1: Der Name der Szene ist leer</translation>
    </message>
    <message>
        <source>--present: the scene or lesson is missing</source>
        <translation>--present: Die Szene oder Lektion fehlt</translation>
    </message>
    <message>
        <source>--step: goes with --present</source>
        <translation>--step: gehört zu --present</translation>
    </message>
    <message>
        <source>--gradient: goes with --language pytorch, NumPy derives nothing by itself</source>
        <translation>--gradient: gehört zu --language pytorch, NumPy leitet von sich aus nichts ab</translation>
    </message>
    <message>
        <source>sheet: --names is missing, a file with a name a line</source>
        <translation>sheet: --names fehlt, eine Datei mit einem Namen je Zeile</translation>
    </message>
    <message>
        <source>sheet: --out is missing, the folder of the sheets</source>
        <translation>sheet: --out fehlt, der Ordner der Blätter</translation>
    </message>
    <message>
        <source>%1: --out is missing</source>
        <translation>%1: --out fehlt</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;, did you mean %2? (see attnscope --help)</source>
        <translation>unbekannter Befehl &apos;%1&apos;, gemeint vielleicht %2? (siehe attnscope --help)</translation>
    </message>
    <message>
        <source>%1 (see %2 --help)</source>
        <translation>%1 (siehe %2 --help)</translation>
    </message>
    <message>
        <source>AttnScope: edit any number in an attention layer and watch every other number change.</source>
        <translation>AttnScope: irgendeine Zahl in einer Attention-Schicht ändern und sehen, wie sich alle anderen ändern.</translation>
    </message>
    <message>
        <source>prints this</source>
        <translation>gibt dies aus</translation>
    </message>
    <message>
        <source>prints the version, and what this build has</source>
        <translation>gibt die Version aus und was dieses Programm enthält</translation>
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
        <source>%1: does not go with %2</source>
        <translation>%1: passt nicht zu %2</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>das Fenster</translation>
    </message>
    <message>
        <source>unknown option &apos;%1&apos;%2</source>
        <translation>unbekannte Option &apos;%1&apos;%2</translation>
    </message>
    <message>
        <source>%1: one argument too many: &apos;%2&apos;</source>
        <translation>%1: ein Argument zu viel: &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1: takes no value</source>
        <translation>%1: nimmt keinen Wert</translation>
    </message>
    <message>
        <source>%1: its second value is missing</source>
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
        <source>attnscope COMMAND --help tells more. Only the window needs a display.</source>
        <translation>attnscope BEFEHL --help sagt mehr. Nur das Fenster braucht einen Bildschirm.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 a check failed, 2 wrong usage, 3 no display, 4 bad input.</source>
        <translation>Rückgabewert: 0 erledigt, 1 eine Prüfung schlug fehl, 2 falscher Aufruf, 3 kein Bildschirm, 4 schlechte Eingabe.</translation>
    </message>
    <message>
        <source>the scene or lesson is missing</source>
        <translation>die Szene oder Lektion fehlt</translation>
    </message>
    <message>
        <source>a scene file, the id of a lesson, or - for stdin</source>
        <translation>eine Szenendatei, die ID einer Lektion oder - für stdin</translation>
    </message>
    <message>
        <source>opens the window</source>
        <translation>öffnet das Fenster</translation>
    </message>
    <message>
        <source>a scene file, the id of a lesson, arrays, a trained model, or a folder of lesson files</source>
        <translation>eine Szenendatei, die ID einer Lektion, Arrays, ein trainiertes Modell oder ein Ordner mit Lektionsdateien</translation>
    </message>
    <message>
        <source>lists what ships inside: id TAB title</source>
        <translation>listet auf, was mitgeliefert wird: ID TAB Titel</translation>
    </message>
    <message>
        <source>prints every tensor of the computation as JSON, or writes a file of arrays</source>
        <translation>gibt jeden Tensor der Berechnung als JSON aus oder schreibt eine Datei von Arrays</translation>
    </message>
    <message>
        <source>prints the equation of one cell with its numbers, or its derivatives</source>
        <translation>gibt die Gleichung einer Zelle mit ihren Zahlen aus oder ihre Ableitungen</translation>
    </message>
    <message>
        <source>like &apos;scores[0,0,3,1]&apos;, or of a circuit: &apos;qk_circuit[0,1,2]&apos;</source>
        <translation>wie &apos;scores[0,0,3,1]&apos; oder aus einem Schaltkreis: &apos;qk_circuit[0,1,2]&apos;</translation>
    </message>
    <message>
        <source>the cell is missing, like &apos;scores[0,0,3,1]&apos;</source>
        <translation>die Zelle fehlt, wie &apos;scores[0,0,3,1]&apos;</translation>
    </message>
    <message>
        <source>prints what each head looks at, which do the same, what is lost without each</source>
        <translation>gibt aus, worauf jeder Kopf schaut, welche dasselbe tun, was ohne jeden verloren geht</translation>
    </message>
    <message>
        <source>writes figures: one file, or a folder of them</source>
        <translation>schreibt Abbildungen: eine Datei oder einen Ordner davon</translation>
    </message>
    <message>
        <source>a scene file, a lesson, - for stdin, or a figure to be made again</source>
        <translation>eine Szenendatei, eine Lektion, - für stdin oder eine Abbildung, die noch einmal gemacht wird</translation>
    </message>
    <message>
        <source>writes the steps of the computation: a film, or a strip</source>
        <translation>schreibt die Schritte der Berechnung: einen Film oder einen Streifen</translation>
    </message>
    <message>
        <source>makes a scene of arrays: .npy, .npz, .safetensors, .csv</source>
        <translation>macht aus Arrays eine Szene: .npy, .npz, .safetensors, .csv</translation>
    </message>
    <message>
        <source>the array files</source>
        <translation>die Array-Dateien</translation>
    </message>
    <message>
        <source>the array files are missing</source>
        <translation>die Array-Dateien fehlen</translation>
    </message>
    <message>
        <source>prints a script that computes the same tensors, and a derivative by autograd</source>
        <translation>gibt ein Skript aus, das dieselben Tensoren berechnet, und eine Ableitung mit Autograd</translation>
    </message>
    <message>
        <source>computes and compares with the values that the scene expects</source>
        <translation>berechnet und vergleicht mit den Werten, die die Szene erwartet</translation>
    </message>
    <message>
        <source>proves lessons with steps: goals, solutions, expected values</source>
        <translation>prüft Lektionen mit Schritten: Ziele, Lösungen, erwartete Werte</translation>
    </message>
    <message>
        <source>this word</source>
        <translation>dieses Wort</translation>
    </message>
    <message>
        <source>ids and *.attnlesson files; without any, all that ship</source>
        <translation>IDs und *.attnlesson-Dateien; ohne Angabe alle mitgelieferten</translation>
    </message>
    <message>
        <source>writes a sheet to fill in for each name of a class, and key.pdf</source>
        <translation>schreibt für jeden Namen einer Klasse ein Blatt zum Ausfüllen, und key.pdf</translation>
    </message>
    <message>
        <source>opens a trained model: its card, tokens, next tokens, a layer as a scene, what was changed</source>
        <translation>zeigt ein trainiertes Modell: Karte, Tokens, nächste Tokens, eine Schicht als Szene, was geändert wurde</translation>
    </message>
    <message>
        <source>a folder of Hugging Face&apos;s, .safetensors, .gguf, tiny, or a saved page (.attn)</source>
        <translation>ein Ordner von Hugging Face, .safetensors, .gguf, tiny oder eine gespeicherte Seite (.attn)</translation>
    </message>
    <message>
        <source>the model is missing, a folder, a file or tiny</source>
        <translation>das Modell fehlt, ein Ordner, eine Datei oder tiny</translation>
    </message>
    <message>
        <source>prints the help of the program, or of a command</source>
        <translation>gibt die Hilfe des Programms oder eines Befehls aus</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>einer von diesen</translation>
    </message>
    <message>
        <source>, did you mean %1?</source>
        <translation>, gemeint vielleicht %1?</translation>
    </message>
    <message>
        <source>not as .%1 (a folder of that name is %2/)</source>
        <translation>nicht als .%1 (ein Ordner dieses Namens ist %2/)</translation>
    </message>
    <message>
        <source>export: this build draws no pictures</source>
        <translation>export: Dieses Programm wurde ohne Zeichnen gebaut</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>--name: names the files of a folder, and --out is one file</source>
        <translation>--name: benennt die Dateien eines Ordners, und --out ist eine Datei</translation>
    </message>
    <message>
        <source>--dpi: is of png&apos;s pixels, and no png is asked for: --width says how wide a drawing is</source>
        <translation>--dpi: gilt für Pixel von png, und kein png ist verlangt: --width sagt, wie breit eine Zeichnung ist</translation>
    </message>
    <message>
        <source>--with-answers: nothing is hidden in this scene</source>
        <translation>--with-answers: In dieser Szene ist nichts verborgen</translation>
    </message>
    <message>
        <source>--cell: %1,%2 lies outside of every picture</source>
        <translation>--cell: %1,%2 liegt außerhalb jedes Bildes</translation>
    </message>
    <message>
        <source>--out: pictures are written as .png, .svg or .pdf, %1</source>
        <translation>--out: Bilder werden als .png, .svg oder .pdf geschrieben, %1</translation>
    </message>
    <message>
        <source>--out: %1 is one file, but %2 pictures were asked for: name a folder</source>
        <translation>--out: %1 ist eine Datei, aber %2 Bilder sind verlangt: einen Ordner nennen</translation>
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
        <source>expected seconds from 0.02 to 60, got &apos;%1&apos;</source>
        <translation>erwartet werden Sekunden von 0.02 bis 60, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>what one frame shows more than the one before, usually row</source>
        <translation>was ein Bild mehr zeigt als das davor, sonst row</translation>
    </message>
    <message>
        <source>how long each frame is shown, 0.02 to 60</source>
        <translation>wie lange jedes Bild gezeigt wird, 0.02 bis 60</translation>
    </message>
    <message>
        <source>how long the last frame is shown</source>
        <translation>wie lange das letzte Bild gezeigt wird</translation>
    </message>
    <message>
        <source>does not begin again</source>
        <translation>beginnt nicht von vorn</translation>
    </message>
    <message>
        <source>--out: expected the name of a file or a folder, got &apos;%1&apos;</source>
        <translation>--out: erwartet wird der Name einer Datei oder eines Ordners, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>--out: expected a name before the ending, got &apos;%1&apos;</source>
        <translation>--out: erwartet wird ein Name vor der Endung, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1: is of films, and .%2 is a strip: name a .gif, .apng or .mp4</source>
        <translation>%1: gilt für Filme, und .%2 ist ein Streifen: .gif, .apng oder .mp4 nennen</translation>
    </message>
    <message>
        <source>--dpi: is of pixels, and .%1 has none: --width says how wide it is</source>
        <translation>--dpi: gilt für Pixel, und .%1 hat keine: --width sagt, wie breit es ist</translation>
    </message>
    <message>
        <source>--stage: %1 is a figure, which has a stage of its own</source>
        <translation>--stage: %1 ist eine Abbildung, und die hat eine eigene Stufe</translation>
    </message>
    <message>
        <source>%1: --stage is missing</source>
        <translation>%1: --stage fehlt</translation>
    </message>
    <message>
        <source>%1: a film shows one, expected a number from 0 on</source>
        <translation>%1: Ein Film nimmt nur eine Nummer, erwartet wird eine Zahl ab 0</translation>
    </message>
    <message>
        <source>--out: a film goes into a file, whose name says its format, not to stdout</source>
        <translation>--out: Ein Film kommt in eine Datei, deren Name sein Format sagt, nicht nach stdout</translation>
    </message>
    <message>
        <source>--out: one picture goes to stdout, not %1 formats of it</source>
        <translation>--out: Nach stdout kommt ein Bild, nicht %1 Formate davon</translation>
    </message>
    <message>
        <source>--batch: expected one number, or all</source>
        <translation>--batch: erwartet wird eine Zahl oder all</translation>
    </message>
    <message>
        <source>--sheet: shows several heads, and does not go with --head %1</source>
        <translation>--sheet: zeigt mehrere Köpfe und passt nicht zu --head %1</translation>
    </message>
    <message>
        <source>--columns: are of a --sheet</source>
        <translation>--columns: gehört zu --sheet</translation>
    </message>
    <message>
        <source>--no-axes: does not go with --row-axis and --column-axis</source>
        <translation>--no-axes: passt nicht zu --row-axis und --column-axis</translation>
    </message>
    <message>
        <source>--no-title: does not go with --title</source>
        <translation>--no-title: passt nicht zu --title</translation>
    </message>
    <message>
        <source>--no-digits: does not go with --digits</source>
        <translation>--no-digits: passt nicht zu --digits</translation>
    </message>
    <message>
        <source>, did you mean attnscope %1?</source>
        <translation>, gemeint vielleicht attnscope %1?</translation>
    </message>
    <message>
        <source>this build has no window (attnscope --help lists what it can do)</source>
        <translation>dieses Programm wurde ohne Fenster gebaut (attnscope --help sagt, was es kann)</translation>
    </message>
    <message>
        <source>there is not enough memory for this scene</source>
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
        <source>expected a cell and a tensor, like &apos;context[0,1,0]&apos; x, got &apos;%1&apos;</source>
        <translation>erwartet werden eine Zelle und ein Tensor, wie &apos;context[0,1,0]&apos; x, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected whole numbers with commas between them, like 5,0,3, got &apos;%1&apos;</source>
        <translation>erwartet werden ganze Zahlen mit Kommas dazwischen, wie 5,0,3, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected LAYER=F.attn, like 3=edited.attn, got &apos;%1&apos;</source>
        <translation>erwartet wird SCHICHT=F.attn, wie 3=edited.attn, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected a number from %1 on, got &apos;%2&apos;</source>
        <translation>erwartet wird eine Zahl ab %1, angegeben ist &apos;%2&apos;</translation>
    </message>
    <message>
        <source>expected a name that ends in .npz or .safetensors, got &apos;%1&apos;</source>
        <translation>erwartet wird ein Name, der auf .npz oder .safetensors endet, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a tensor, like weights; all when none is named</source>
        <translation>ein Tensor, wie weights; alle, wenn keiner genannt ist</translation>
    </message>
    <message>
        <source>what computes</source>
        <translation>womit gerechnet wird</translation>
    </message>
    <message>
        <source>shows the scene on the whole screen, to a class</source>
        <translation>zeigt die Szene auf dem ganzen Bildschirm, einer Klasse</translation>
    </message>
    <message>
        <source>presents after N steps of the walk, not with everything computed</source>
        <translation>präsentiert nach N Schritten des Rechengangs, nicht alles berechnet</translation>
    </message>
    <message>
        <source>prints JSON</source>
        <translation>gibt JSON aus</translation>
    </message>
    <message>
        <source>.json, .npz, .npy, .csv or .safetensors; - is stdout, as JSON</source>
        <translation>.json, .npz, .npy, .csv oder .safetensors; - ist stdout, als JSON</translation>
    </message>
    <message>
        <source>a .png, .svg or .pdf, a folder for several, or - for stdout</source>
        <translation>eine .png, .svg oder .pdf, ein Ordner für mehrere oder - für stdout</translation>
    </message>
    <message>
        <source>a .gif, .apng or .mp4; a .png, .svg or .pdf is a strip</source>
        <translation>eine .gif, .apng oder .mp4; eine .png, .svg oder .pdf ist ein Streifen</translation>
    </message>
    <message>
        <source>a .py, or - for stdout</source>
        <translation>eine .py oder - für stdout</translation>
    </message>
    <message>
        <source>a .html, or - for stdout</source>
        <translation>eine .html oder - für stdout</translation>
    </message>
    <message>
        <source>the .attn of the scene, or - for stdout</source>
        <translation>die .attn der Szene oder - für stdout</translation>
    </message>
    <message>
        <source>with --layer its scene (.attn) or tensors (.safetensors), else the model as a page (.attn)</source>
        <translation>mit --layer deren Szene (.attn) oder Tensoren (.safetensors), sonst das Modell als Seite (.attn)</translation>
    </message>
    <message>
        <source>where the sheets are written</source>
        <translation>wohin die Blätter geschrieben werden</translation>
    </message>
    <message>
        <source>the language of the script, usually pytorch</source>
        <translation>die Sprache des Skripts, sonst pytorch</translation>
    </message>
    <message>
        <source>the tensor that the cell is derived by</source>
        <translation>der Tensor, nach dem die Zelle abgeleitet wird</translation>
    </message>
    <message>
        <source>the scene or lesson that the arrays are put into, instead of a plain layer</source>
        <translation>die Szene oder Lektion, in die die Arrays kommen, statt einer einfachen Schicht</translation>
    </message>
    <message>
        <source>how many heads there are</source>
        <translation>wie viele Köpfe es gibt</translation>
    </message>
    <message>
        <source>how many heads keys and values have</source>
        <translation>wie viele Köpfe Keys und Values haben</translation>
    </message>
    <message>
        <source>takes only the arrays whose names begin so</source>
        <translation>nimmt nur die Arrays, deren Namen so beginnen</translation>
    </message>
    <message>
        <source>the names of a class, one a line, or - for stdin</source>
        <translation>die Namen einer Klasse, einer je Zeile, oder - für stdin</translation>
    </message>
    <message>
        <source>a text, which is computed; of a page in the place of its own</source>
        <translation>ein Text, der berechnet wird; bei einer Seite anstelle ihres eigenen</translation>
    </message>
    <message>
        <source>prints the tokens of a text: id TAB piece</source>
        <translation>gibt die Tokens eines Textes aus: ID TAB Stück</translation>
    </message>
    <message>
        <source>tokens by their ids, which are computed</source>
        <translation>Tokens nach ihren IDs, die berechnet werden</translation>
    </message>
    <message>
        <source>switches a head off</source>
        <translation>schaltet einen Kopf ab</translation>
    </message>
    <message>
        <source>computes a layer by an edited scene</source>
        <translation>berechnet eine Schicht mit einer geänderten Szene</translation>
    </message>
    <message>
        <source>how many of the most probable next tokens are printed</source>
        <translation>wie viele der wahrscheinlichsten nächsten Tokens ausgegeben werden</translation>
    </message>
    <message>
        <source>the layer that --out is about</source>
        <translation>die Schicht, um die es bei --out geht</translation>
    </message>
    <message>
        <source>writes the arrays of all layers: .npz or .safetensors</source>
        <translation>schreibt die Arrays aller Schichten: .npz oder .safetensors</translation>
    </message>
    <message>
        <source>says what would become of the arrays, and writes nothing</source>
        <translation>sagt, was aus den Arrays würde, und schreibt nichts</translation>
    </message>
    <message>
        <source>the language of all that is said, usually the desktop&apos;s</source>
        <translation>die Sprache von allem, was gesagt wird, sonst die des Desktops</translation>
    </message>
    <message>
        <source>sheet: this build draws no pictures</source>
        <translation>sheet: Dieses Programm wurde ohne Zeichnen gebaut</translation>
    </message>
    <message>
        <source>--out: the sheets are a folder of files, %1</source>
        <translation>--out: Die Blätter sind ein Ordner von Dateien, %1</translation>
    </message>
    <message>
        <source>no display: the window needs one (attnscope --help lists what works without)</source>
        <translation>kein Bildschirm: Das Fenster braucht einen (attnscope --help sagt, was ohne geht)</translation>
    </message>
    <message>
        <source>steps: this build draws no pictures</source>
        <translation>steps: Dieses Programm wurde ohne Zeichnen gebaut</translation>
    </message>
    <message>
        <source>--out: expected a name that ends in .gif, .apng, .mp4, .png, .svg or .pdf, got &apos;%1&apos;</source>
        <translation>--out: erwartet wird ein Name, der auf .gif, .apng, .mp4, .png, .svg oder .pdf endet, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>without a window</source>
        <translation>ohne Fenster</translation>
    </message>
    <message>
        <source>not here, %1</source>
        <translation>nicht hier, %1</translation>
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
        <source>%1 holds only 0 and 1.</source>
        <translation>%1 enthält nur 0 und 1.</translation>
    </message>
    <message>
        <source>%1: there is not enough memory to read it</source>
        <translation>%1: Der Speicher reicht nicht, um sie zu lesen</translation>
    </message>
    <message>
        <source>A mask cell is 0 (may be attended) or 1 (blocked), got %1.</source>
        <translation>Eine Zelle der Maske ist 0 (sichtbar) oder 1 (gesperrt), angegeben ist %1.</translation>
    </message>
    <message>
        <source>A token id is a whole number from 0 to %1, got %2.</source>
        <translation>Eine Token-ID ist eine ganze Zahl von 0 bis %1, angegeben ist %2.</translation>
    </message>
    <message>
        <source>A whole number is wanted here, got %1.</source>
        <translation>Hier wird eine ganze Zahl erwartet, angegeben ist %1.</translation>
    </message>
    <message>
        <source>%1: the GPU was lost while its numbers were read; they are computed anew</source>
        <translation>%1: Die GPU ging verloren, während ihre Zahlen gelesen wurden; sie werden neu berechnet</translation>
    </message>
    <message>
        <source>No page was written: %1.</source>
        <translation>Keine Seite wurde geschrieben: %1.</translation>
    </message>
    <message>
        <source>name: a pattern knows {title}, {stage}, {head} and {batch}, got &apos;{%1}&apos;</source>
        <translation>name: Ein Muster kennt {title}, {stage}, {head} und {batch}, angegeben ist &apos;{%1}&apos;</translation>
    </message>
    <message>
        <source>name: expected a name of files, not of folders, got &apos;%1&apos;</source>
        <translation>name: erwartet wird ein Name von Dateien, nicht von Ordnern, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1: %2 has 0 to %3, got %4</source>
        <translation>%1: %2 hat 0 bis %3, angegeben ist %4</translation>
    </message>
    <message>
        <source>stage: there is no tensor &apos;%1&apos;</source>
        <translation>stage: Es gibt keinen Tensor &apos;%1&apos;</translation>
    </message>
    <message>
        <source>name: the pattern &apos;%1&apos; calls two figures %2: put {stage}, {head} or {batch} into it</source>
        <translation>name: Das Muster &apos;%1&apos; nennt zwei Abbildungen %2: {stage}, {head} oder {batch} einsetzen</translation>
    </message>
    <message>
        <source>This scene has no &apos;%1&apos;: choose another stage.</source>
        <translation>Diese Szene hat kein &apos;%1&apos;: Eine andere Stufe wählen.</translation>
    </message>
    <message>
        <source>%1: there is not enough memory for its arrays</source>
        <translation>%1: Für ihre Arrays reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>Causal attention</source>
        <translation>Kausale Attention</translation>
    </message>
    <message>
        <source>Above the diagonal every score becomes −∞ before the softmax, so no token attends to a later one and row Your has all its weight on itself. Change the embedding of step, the last token: only the last row of the weights moves, since nobody before it may look there.</source>
        <translation>Über der Diagonalen wird jeder Score vor der Softmax −∞, also schaut kein Token auf ein späteres, und die Zeile Your hat ihr ganzes Gewicht auf sich selbst. Das Embedding von step, dem letzten Token, ändern: Nur die letzte Zeile der Gewichte bewegt sich, denn niemand davor darf dorthin schauen.</translation>
    </message>
    <message>
        <source>One sentence twice, two dropouts</source>
        <translation>Ein Satz zweimal, zwei Dropouts</translation>
    </message>
    <message>
        <source>Both items of the batch are the same sentence, but each has its own dropped cells; in the second one journey lost every weight, so its context is 0. Switch dropout from train to eval and the two items become equal.</source>
        <translation>Beide Elemente des Batches sind derselbe Satz, aber jedes hat seine eigenen verworfenen Zellen; im zweiten hat journey jedes Gewicht verloren, also ist sein Kontext 0. Den Dropout von train auf eval schalten, und die zwei Elemente werden gleich.</translation>
    </message>
    <message>
        <source>Dropout on ones</source>
        <translation>Dropout auf Einsen</translation>
    </message>
    <message>
        <source>Some of the 36 ones become 0 and the others 2, which is 1 / (1 − p), so that the sum stays the same on average. Change the seed and other cells are dropped; change p to 0.2 and 3 of them are dropped with this seed, where about 7 are to be expected, the rest becoming 1.25.</source>
        <translation>Einige der 36 Einsen werden 0 und die anderen 2, das ist 1 / (1 − p), sodass die Summe im Mittel gleich bleibt. Den Seed ändern, und andere Zellen werden verworfen; p auf 0.2 ändern, und mit diesem Seed werden 3 verworfen, wo etwa 7 zu erwarten sind, und die übrigen werden 1.25.</translation>
    </message>
    <message>
        <source>Dropout on the scores</source>
        <translation>Dropout auf den Scores</translation>
    </message>
    <message>
        <source>A slip worth seeing: here dropout falls on the raw scores, so what is left doubles, as 0.9231 becoming 1.8463. Set the normaliser to softmax and a dropped key still gets a weight, because 0 is a score like any other.</source>
        <translation>Ein sehenswerter Fehler: Hier wirkt der Dropout auf die rohen Scores, also verdoppelt sich, was übrig ist, wie 0.9231 zu 1.8463. Mit der Softmax normieren, und ein verworfener Key bekommt trotzdem ein Gewicht, denn 0 ist ein Score wie jeder andere.</translation>
    </message>
    <message>
        <source>Two heads side by side</source>
        <translation>Zwei Köpfe nebeneinander</translation>
    </message>
    <message>
        <source>Each head has small layers of its own: the first two columns of the context come from head 0, the last two from head 1. Change a number of head1.W_value.weight and only the last two columns can move.</source>
        <translation>Jeder Kopf hat eigene kleine Schichten: Die ersten zwei Spalten des Kontexts kommen von Kopf 0, die letzten zwei von Kopf 1. Eine Zahl von head1.W_value.weight ändern, und nur die letzten zwei Spalten können sich bewegen.</translation>
    </message>
    <message>
        <source>Layers instead of matrices</source>
        <translation>Schichten statt Matrizen</translation>
    </message>
    <message>
        <source>The seed is the same, yet all numbers differ: nn.Linear draws between −0.577 and 0.577 here, torch.rand between 0 and 1. Change a number in the first row of W_value.weight: only the first column of the context moves, because a layer keeps its weights as [out, in].</source>
        <translation>Der Seed ist derselbe, und doch sind alle Zahlen anders: nn.Linear zieht hier zwischen −0.577 und 0.577, torch.rand zwischen 0 und 1. Eine Zahl in der ersten Zeile von W_value.weight ändern: Nur die erste Spalte des Kontexts bewegt sich, denn eine Schicht bewahrt ihre Gewichte als [out, in] auf.</translation>
    </message>
    <message>
        <source>Multi-head attention</source>
        <translation>Multi-Head-Attention</translation>
    </message>
    <message>
        <source>One set of layers is cut into two heads of size 1, each attends in its own way, and the output layer mixes what they found. Change out_proj.bias: a whole column of the output moves by the same amount, and no weight moves at all.</source>
        <translation>Ein Satz von Schichten wird in zwei Köpfe der Größe 1 zerlegt, jeder schaut auf seine Weise, und die Ausgabeschicht mischt, was sie gefunden haben. out_proj.bias ändern: Eine ganze Spalte der Ausgabe bewegt sich um denselben Betrag, und kein Gewicht bewegt sich.</translation>
    </message>
    <message>
        <source>Three matrices of 3 × 2 turn each embedding into a query, a key and a value; the weights come from queries and keys alone. Change a number of W_value and only the values and the context move; change one of W_key and the weights move too.</source>
        <translation>Drei Matrizen zu 3 × 2 machen aus jedem Embedding eine Query, einen Key und einen Value; die Gewichte kommen nur von Querys und Keys. Eine Zahl von W_value ändern, und nur die Values und der Kontext bewegen sich; eine von W_key ändern, und die Gewichte bewegen sich auch.</translation>
    </message>
    <message>
        <source>Attention without weights</source>
        <translation>Attention ohne Gewichtsmatrizen</translation>
    </message>
    <message>
        <source>Row journey shows how it shares its attention: six weights that sum to 1, the largest for journey itself and for starts, because those two embeddings point the same way. Change one number of x and the row and the column of that token move in the scores, and every row of weights with them.</source>
        <translation>Die Zeile journey zeigt, wie es seine Attention verteilt: sechs Gewichte, die 1 ergeben, die größten für journey selbst und für starts, denn diese zwei Embeddings zeigen in dieselbe Richtung. Eine Zahl von x ändern, und in den Scores bewegen sich die Zeile und die Spalte dieses Tokens und mit ihnen jede Zeile von Gewichten.</translation>
    </message>
    <message>
        <source>Shares instead of softmax</source>
        <translation>Anteile statt Softmax</translation>
    </message>
    <message>
        <source>Each row of scores is divided by its own sum, so a score twice as large gets a weight twice as large. Type −2 over the first number of Your: some weights fall below 0 and one rises above 1, which a softmax never lets happen.</source>
        <translation>Jede Zeile von Scores wird durch ihre eigene Summe geteilt, also bekommt ein doppelt so großer Score ein doppelt so großes Gewicht. Für die erste Zahl von Your −2 eingeben: Einige Gewichte fallen unter 0, und eines steigt über 1, was eine Softmax nie zulässt.</translation>
    </message>
    <message>
        <source>Eight heads of a large layer</source>
        <translation>Acht Köpfe einer großen Schicht</translation>
    </message>
    <message>
        <source>Follow the shapes: 512 numbers for each of 4 tokens become 1536 in qkv, 8 heads of 64, weights of 4 × 4, and 512 again; the notebook has no seed, so the shapes are all that can be compared. Here the heads are joined by a reshape that mixes them: join them side by side and the output keeps its shape, with other numbers in it.</source>
        <translation>Den Formen folgen: Aus 512 Zahlen für jedes von 4 Tokens werden 1536 in qkv, 8 Köpfe zu 64, Gewichte von 4 × 4 und wieder 512; das Notebook hat keinen Seed, also lassen sich nur die Formen vergleichen. Hier werden die Köpfe durch ein Reshape verbunden, das sie mischt: Sie nebeneinander verbinden, und die Ausgabe behält ihre Form, mit anderen Zahlen darin.</translation>
    </message>
    <message>
        <source>Softmax alone</source>
        <translation>Nur Softmax</translation>
    </message>
    <message>
        <source>Four rows of masked scores, as a notebook printed them: −∞ becomes a weight of exactly 0, and the first row has one key left, which gets all. Change a score and only its own row moves, because the softmax looks at one row at a time.</source>
        <translation>Vier Zeilen maskierter Scores, wie ein Notebook sie ausgab: −∞ wird zu einem Gewicht von genau 0, und der ersten Zeile bleibt ein Key, der alles bekommt. Einen Score ändern, und nur seine eigene Zeile bewegt sich, denn die Softmax sieht immer eine Zeile allein.</translation>
    </message>
    <message>
        <source>Softmax by its formula</source>
        <translation>Softmax nach ihrer Formel</translation>
    </message>
    <message>
        <source>Every weight is e to the power of its score, divided by the sum of those powers in its row. Type 10 over the first number of journey: its score with itself passes 88.7, e to that power is too large for float32, and its weight becomes nan, until the normaliser is set to softmax.</source>
        <translation>Jedes Gewicht ist e hoch seinen Score, geteilt durch die Summe dieser Potenzen in seiner Zeile. Für die erste Zahl von journey 10 eingeben: Sein Score mit sich selbst übersteigt 88.7, e hoch das ist für float32 zu groß, und sein Gewicht wird nan, bis mit der Softmax normiert wird.</translation>
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
        <source>Row journey is each of its scores divided by 6.5617, their sum. Set the normaliser to softmax: the two largest weights of the row grow, to 0.2379 and 0.2333, and with them the lead over the others.</source>
        <translation>Die Zeile journey ist jeder ihrer Scores geteilt durch 6.5617, ihre Summe. Mit der Softmax normieren: Die zwei größten Gewichte der Zeile wachsen, auf 0.2379 und 0.2333, und mit ihnen der Vorsprung vor den anderen.</translation>
    </message>
    <message>
        <source>A chance, not a share</source>
        <translation>Eine Wahrscheinlichkeit, kein Anteil</translation>
    </message>
    <message>
        <source>Of these 36 ones 15 are dropped, not 18: p = 0.5 is the chance of each cell by itself. Switch from train to eval and nothing is dropped, every cell staying 1.</source>
        <translation>Von diesen 36 Einsen sind 15 verworfen, nicht 18: p = 0.5 ist die Wahrscheinlichkeit jeder Zelle für sich. Von train auf eval schalten, und nichts wird verworfen, jede Zelle bleibt 1.</translation>
    </message>
    <message>
        <source>Dropout on the causal weights</source>
        <translation>Dropout auf den kausalen Gewichten</translation>
    </message>
    <message>
        <source>About half of the weights are dropped and the others doubled, so rows no longer sum to 1; row journey lost every weight and its context is 0. Change the last seed of the recipe and other cells are dropped, while the weights before the dropout stay as they are.</source>
        <translation>Etwa die Hälfte der Gewichte wird verworfen und die andere verdoppelt, also ergeben Zeilen nicht mehr 1; die Zeile journey hat jedes Gewicht verloren, und ihr Kontext ist 0. Den letzten Seed des Rezepts ändern, und andere Zellen werden verworfen, während die Gewichte vor dem Dropout bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Two heads from a fresh seed</source>
        <translation>Zwei Köpfe aus einem frischen Seed</translation>
    </message>
    <message>
        <source>Head 0 drew the same layers as the lesson on layers instead of matrices: in row step, which sees every token, the first two columns are −0.5299 and −0.1081 again. Set the mask to none and the first two columns agree with that lesson in every row.</source>
        <translation>Kopf 0 hat dieselben Schichten gezogen wie die Szene „Schichten statt Matrizen“: In der Zeile step, die jedes Token sieht, sind die ersten zwei Spalten wieder −0.5299 und −0.1081. Die Maske auf keine setzen, und die ersten zwei Spalten stimmen in jeder Zeile mit jener Szene überein.</translation>
    </message>
    <message>
        <source>Heads cut from one layer</source>
        <translation>Köpfe, aus einer Schicht geschnitten</translation>
    </message>
    <message>
        <source>The two heads share three layers: head 0 takes the first column of q, k and v, head 1 the second. Set the number of heads to 1 and the two maps become one, its scores divided by the root of 2 instead of 1.</source>
        <translation>Die zwei Köpfe teilen sich drei Schichten: Kopf 0 nimmt die erste Spalte von q, k und v, Kopf 1 die zweite. Die Zahl der Köpfe auf 1 setzen, und aus den zwei Bildern wird eines, dessen Scores durch die Wurzel aus 2 statt aus 1 geteilt sind.</translation>
    </message>
    <message>
        <source>The same weights by −∞</source>
        <translation>Dieselben Gewichte durch −∞</translation>
    </message>
    <message>
        <source>Scores of later tokens become −∞, the softmax makes them 0, and the weights are those of the mask after the softmax, without a second division. Show the mask without applying it: each token takes in the later ones again and all rows but the last change.</source>
        <translation>Scores späterer Tokens werden −∞, die Softmax macht sie zu 0, und die Gewichte sind die der Maske nach der Softmax, ohne ein zweites Teilen. Die Maske zeigen, ohne sie anzuwenden: Jedes Token nimmt die späteren wieder mit, und alle Zeilen außer der letzten ändern sich.</translation>
    </message>
    <message>
        <source>One query, six keys</source>
        <translation>Eine Query, sechs Keys</translation>
    </message>
    <message>
        <source>Row journey is one query times six keys: the smallest score is 0.5577 for one, the largest 1.8524 for journey itself. Change the seed: all three matrices are drawn anew and every score moves, but each row of weights still sums to 1.</source>
        <translation>Die Zeile journey ist eine Query mal sechs Keys: Der kleinste Score ist 0.5577 für one, der größte 1.8524 für journey selbst. Den Seed ändern: Alle drei Matrizen werden neu gezogen, und jeder Score bewegt sich, aber jede Zeile von Gewichten ergibt weiterhin 1.</translation>
    </message>
    <message>
        <source>A mask after the softmax</source>
        <translation>Eine Maske nach der Softmax</translation>
    </message>
    <message>
        <source>The softmax comes first, then the weights of later tokens become 0 and each row is divided by what is left. Choose × 0 without rescaling: every row but the last now sums to less than 1.</source>
        <translation>Zuerst kommt die Softmax, dann werden die Gewichte späterer Tokens 0, und jede Zeile wird durch das geteilt, was übrig ist. × 0 ohne neue Skalierung wählen: Jede Zeile außer der letzten ergibt nun weniger als 1.</translation>
    </message>
    <message>
        <source>A layer is a turned matrix</source>
        <translation>Eine Schicht ist eine gedrehte Matrix</translation>
    </message>
    <message>
        <source>nn.Linear keeps its weight as [out, in]: filled with the transposed matrices, three layers give the same context as the matrices themselves. Change a number of R_W_value and W_value.weight follows, because it is made from it.</source>
        <translation>nn.Linear bewahrt sein Gewicht als [out, in] auf: Mit den transponierten Matrizen gefüllt, ergeben drei Schichten denselben Kontext wie die Matrizen selbst. Eine Zahl von R_W_value ändern, und W_value.weight folgt, weil es daraus gemacht ist.</translation>
    </message>
    <message>
        <source>The same seed three times</source>
        <translation>Dreimal derselbe Seed</translation>
    </message>
    <message>
        <source>The seed is set again before each matrix, so W_query, W_key and W_value are equal and the scores are mirrored at the diagonal. Take the second manual_seed out of the recipe: W_key becomes another matrix and the mirror is gone.</source>
        <translation>Der Seed wird vor jeder Matrix neu gesetzt, also sind W_query, W_key und W_value gleich, und die Scores sind an der Diagonalen gespiegelt. Das zweite manual_seed aus dem Rezept nehmen: W_key wird eine andere Matrix, und der Spiegel ist weg.</translation>
    </message>
    <message>
        <source>Naive softmax, small scores</source>
        <translation>Naive Softmax, kleine Scores</translation>
    </message>
    <message>
        <source>With scores this small the naive softmax prints the same digits as PyTorch&apos;s own, which subtracts the largest score first. Switch between the two normalisers and nothing visible moves; then make the embedding of journey ten times larger: the naive one gives a nan, the other does not.</source>
        <translation>Bei so kleinen Scores gibt die naive Softmax dieselben Ziffern aus wie die von PyTorch, die zuerst den größten Score abzieht. Zwischen beiden Normierungen wechseln, und nichts Sichtbares bewegt sich; dann das Embedding von journey zehnmal größer machen: Die naive ergibt ein nan, die andere nicht.</translation>
    </message>
    <message>
        <source>Every token asks every token</source>
        <translation>Jedes Token fragt jedes</translation>
    </message>
    <message>
        <source>Each row is one token asking all six, itself included, and each row sums to 1. Give one and step the same embedding: their two rows become equal, and their two columns as well.</source>
        <translation>Jede Zeile ist ein Token, das alle sechs fragt, auch sich selbst, und jede Zeile ergibt 1. one und step dasselbe Embedding geben: Ihre zwei Zeilen werden gleich und ihre zwei Spalten auch.</translation>
    </message>
    <message>
        <source>Dividing by the row sum</source>
        <translation>Durch die Zeilensumme teilen</translation>
    </message>
    <message>
        <source>Dividing each row by its sum makes it sum to 1, up to the last digit of float32. Set all three numbers of Your to 0: its row of scores is 0 and 0 / 0 is nan, where a softmax gives six equal weights.</source>
        <translation>Jede Zeile durch ihre Summe zu teilen bringt sie auf 1, bis auf die letzte Ziffer von float32. Alle drei Zahlen von Your auf 0 setzen: Seine Zeile von Scores ist 0, und 0 / 0 ist nan, wo eine Softmax sechs gleiche Gewichte ergibt.</translation>
    </message>
    <message>
        <source>A padding mask left out</source>
        <translation>Eine weggelassene Padding-Maske</translation>
    </message>
    <message>
        <source>The two pads of the first item get weights like any word: these are the numbers that the notebook printed before its cell 338 applied the padding mask. Apply the mask by −∞ before the softmax: both pad columns become exactly 0, and A and B share their rows alone.</source>
        <translation>Die zwei Pads des ersten Elements bekommen Gewichte wie jedes Wort: Dies sind die Zahlen, die das Notebook ausgab, bevor seine Zelle 338 die Padding-Maske anwandte. Die Maske mit −∞ vor der Softmax anwenden: Beide Pad-Spalten werden genau 0, und A und B teilen ihre Zeilen allein unter sich auf.</translation>
    </message>
    <message>
        <source>Grouped queries</source>
        <translation>Gruppierte Querys</translation>
    </message>
    <message>
        <source>Four query heads share two keys and values, so a cache of them is half as large: heads 0 and 1 read the first pair, heads 2 and 3 the second. Change a number of k in its head 0 and the maps of two heads move; set num_kv_heads to 1 and all four share.</source>
        <translation>Vier Query-Köpfe teilen sich zwei Keys und Values, also ist ein Cache davon halb so groß: Die Köpfe 0 und 1 lesen das erste Paar, die Köpfe 2 und 3 das zweite. Eine Zahl von k in dessen Kopf 0 ändern, und die Bilder zweier Köpfe bewegen sich; num_kv_heads auf 1 setzen, und alle vier teilen.</translation>
    </message>
    <message>
        <source>Rotary positions</source>
        <translation>Rotary-Positionen</translation>
    </message>
    <message>
        <source>One and the same pair of words stands here three times, and its score depends on the distance alone: tick to tock is the same number along every diagonal. Set rope.offset to 7 and the rotated queries and keys turn further, yet no score moves.</source>
        <translation>Ein und dasselbe Wortpaar steht hier dreimal, und sein Score hängt nur vom Abstand ab: tick zu tock ist entlang jeder Diagonalen dieselbe Zahl. rope.offset auf 7 setzen, und die gedrehten Querys und Keys drehen sich weiter, doch kein Score bewegt sich.</translation>
    </message>
    <message>
        <source>The embedding of starts is ten times as long as in the notebooks, yet each query and key is normed to the same length before they meet, so no score explodes. Turn qk_norm off and every row that may see starts gives it nearly all its weight.</source>
        <translation>Das Embedding von starts ist zehnmal so lang wie in den Notebooks, aber jede Query und jeder Key wird auf dieselbe Länge normiert, bevor sie sich treffen, also explodiert kein Score. qk_norm ausschalten, und jede Zeile, die starts sehen darf, gibt ihm fast ihr ganzes Gewicht.</translation>
    </message>
    <message>
        <source>A cap on the scores</source>
        <translation>Eine Grenze für die Scores</translation>
    </message>
    <message>
        <source>No score gets past 4 or −4, since each becomes 4 · tanh(s / 4): small scores stay nearly as they are, the spike of one is bent down. Change softcap to 50 and the word one takes nearly all of its own row, as it would without a cap.</source>
        <translation>Kein Score kommt über 4 oder unter −4, denn jeder wird 4 · tanh(s / 4): Kleine Scores bleiben fast, wie sie sind, der Ausreißer von one wird nach unten gebogen. softcap auf 50 ändern, und das Wort one nimmt fast seine ganze eigene Zeile, wie ohne Grenze.</translation>
    </message>
    <message>
        <source>ALiBi: a slope for each head</source>
        <translation>ALiBi: eine Steigung für jeden Kopf</translation>
    </message>
    <message>
        <source>All words are the same here, so only the distance tells them apart: each step back costs head 0 a quarter of a point, and head 3 next to nothing. Change the embedding of one word and its column gets a score of its own beside the slope.</source>
        <translation>Alle Wörter sind hier dieselben, also unterscheidet sie nur der Abstand: Jeder Schritt zurück kostet Kopf 0 einen Viertelpunkt und Kopf 3 so gut wie nichts. Das Embedding eines Wortes ändern, und seine Spalte bekommt neben der Steigung einen eigenen Score.</translation>
    </message>
    <message>
        <source>T5: distances in buckets</source>
        <translation>T5: Abstände in Bereichen</translation>
    </message>
    <message>
        <source>T5 learns one number for each distance, and far ones share: 0 and 1 have a bucket each, 2 and 3 share one, and so do all from 4 on; words ahead have their own. Change row 3 of rel_bias and all keys that stand four or more words back move together.</source>
        <translation>T5 lernt für jeden Abstand eine Zahl, und große teilen sich eine: 0 und 1 haben je einen Bereich, 2 und 3 teilen sich einen, und ebenso alle ab 4; Wörter voraus haben eigene. Zeile 3 von rel_bias ändern, und alle Keys, die vier oder mehr Wörter zurückliegen, bewegen sich zusammen.</translation>
    </message>
    <message>
        <source>A window that slides</source>
        <translation>Ein gleitendes Fenster</translation>
    </message>
    <message>
        <source>Each word sees itself, two words before it and, through mask.global, the very first one, so of all that a cache holds it reads four keys at most. Set mask.global to 0 and Once is gone from row time on; set mask.window to 8 and the whole past is back.</source>
        <translation>Jedes Wort sieht sich selbst, zwei Wörter davor und, durch mask.global, das allererste, also liest es von allem, was ein Cache enthält, höchstens vier Keys. mask.global auf 0 setzen, und Once ist von der Zeile time an weg; mask.window auf 8 setzen, und die ganze Vergangenheit ist wieder da.</translation>
    </message>
    <message>
        <source>A prefix that sees itself</source>
        <translation>Ein Präfix, das sich selbst sieht</translation>
    </message>
    <message>
        <source>The first four words are the task and see each other in both directions, the answer after them only looks back. Set mask.prefix to 0 and the mask is the causal one, set it to 6 and nothing is hidden.</source>
        <translation>Die ersten vier Wörter sind die Aufgabe und sehen einander in beide Richtungen, die Antwort danach schaut nur zurück. mask.prefix auf 0 setzen, und die Maske ist die kausale, sie auf 6 setzen, und nichts ist verdeckt.</translation>
    </message>
    <message>
        <source>A sink takes what is left over</source>
        <translation>Ein Sink nimmt, was übrig ist</translation>
    </message>
    <message>
        <source>Each head has one more logit in its softmax, and its share goes nowhere: a word that has nothing to look for need not look anywhere, and its row sums to less than 1. Raise the second number of sinks and head 1 falls silent; set both to -inf and every row sums to 1 again.</source>
        <translation>Jeder Kopf hat ein weiteres Logit in seiner Softmax, und dessen Anteil geht nirgendwohin: Ein Wort, das nichts zu suchen hat, muss nirgends hinschauen, und seine Zeile ergibt weniger als 1. Die zweite Zahl von sinks erhöhen, und Kopf 1 verstummt; beide auf -inf setzen, und jede Zeile ergibt wieder 1.</translation>
    </message>
    <message>
        <source>Cross-attention: a translation</source>
        <translation>Cross-Attention: eine Übersetzung</translation>
    </message>
    <message>
        <source>Queries come from the English words, keys and values from the German ones, so the map has four rows and five columns, and tiny looks at klein. Change the embedding of Haus in source and its column moves in every row; change that of house and one row alone moves.</source>
        <translation>Querys kommen von den englischen Wörtern, Keys und Values von den deutschen, also hat das Bild vier Zeilen und fünf Spalten, und tiny schaut auf klein. Das Embedding von Haus in source ändern, und seine Spalte bewegt sich in jeder Zeile; das von house ändern, und nur eine Zeile bewegt sich.</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>voraus</translation>
    </message>
    <message>
        <source>lost without it</source>
        <translation>verloren ohne ihn</translation>
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
        <translation>die Datei endet mitten in %1</translation>
    </message>
    <message>
        <source>%1 says %2, the file has %3 left</source>
        <translation>%1 sagt %2, die Datei hat noch %3</translation>
    </message>
    <message>
        <source>%1 of %2, expected 1 to %3</source>
        <translation>%1 mit %2, erwartet sind 1 bis %3</translation>
    </message>
    <message>
        <source>%1 has a control character</source>
        <translation>%1 enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>%1 %2 do not fit into the %3 bytes that are left</source>
        <translation>%1 %2 passen nicht in die %3 Bytes, die übrig sind</translation>
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
        <translation>Strich</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>  where </source>
        <translation>  falls </translation>
    </message>
    <message>
        <source>  elsewhere</source>
        <translation>  sonst</translation>
    </message>
    <message>
        <source>mean </source>
        <translation>Mittel </translation>
    </message>
    <message>
        <source>--tensor: the layers make no tensor &apos;%1&apos;, they make %2</source>
        <translation>--tensor: Die Schichten machen keinen Tensor &apos;%1&apos;, sie machen %2</translation>
    </message>
    <message>
        <source>none of the weights is known to be a part of an attention layer: %1; say what each becomes, or that it becomes nothing</source>
        <translation>keines der Gewichte ist als Teil einer Attention-Schicht bekannt: %1; sag, was jedes wird, oder dass es nichts wird</translation>
    </message>
    <message>
        <source>%1turn queries and keys by their positions (RoPE, as GPT-NeoX and Falcon) or add to the scores by distance (ALiBi, as Bloom)%2 until one of them is switched on in the section Layer.</source>
        <translation>%1drehen Querys und Keys nach ihrer Position (RoPE, wie GPT-NeoX und Falcon) oder addieren nach dem Abstand zu den Scores (ALiBi, wie Bloom)%2 bis eines davon im Abschnitt Schicht eingeschaltet ist.</translation>
    </message>
    <message>
        <source>%1 alone makes no scores: recorded queries and keys come together, with values or without; there are %2</source>
        <translation>%1 allein macht keine Scores: Aufgezeichnete Querys und Keys kommen zusammen, mit Values oder ohne; es gibt %2</translation>
    </message>
    <message>
        <source>, its rows in another order: all queries, then all keys, then all values</source>
        <translation>, die Zeilen in anderer Reihenfolge: alle Querys, dann alle Keys, dann alle Values</translation>
    </message>
    <message>
        <source>; attnscope model takes a layer out of a .gguf</source>
        <translation>; attnscope model nimmt eine Schicht aus einer .gguf</translation>
    </message>
    <message>
        <source>the program has too many files open</source>
        <translation>das Programm hat zu viele Dateien offen</translation>
    </message>
    <message>
        <source>ATTNSCOPE_ISA names &quot;%1&quot;, but this machine has %2; %3 is used</source>
        <translation>ATTNSCOPE_ISA nennt &quot;%1&quot;, aber dieser Rechner hat %2; benutzt wird %3</translation>
    </message>
    <message>
        <source>the GPU does not answer any more</source>
        <translation>die GPU antwortet nicht mehr</translation>
    </message>
    <message>
        <source>the GPU is full: %1 are needed, %2 are free</source>
        <translation>die GPU ist voll: %1 werden gebraucht, %2 sind frei</translation>
    </message>
    <message>
        <source>the GPU does not compute %1 yet</source>
        <translation>die GPU berechnet noch nicht: %1</translation>
    </message>
    <message>
        <source>the GPU does not compute layers that start from other tensors than x yet</source>
        <translation>die GPU berechnet noch keine Schichten, die mit anderen Tensoren als x beginnen</translation>
    </message>
    <message>
        <source>the GPU does not compute with overrides</source>
        <translation>die GPU rechnet nicht mit Überschreibungen</translation>
    </message>
    <message>
        <source>cuBLAS (libcublas.so) was not found</source>
        <translation>cuBLAS (libcublas.so) wurde nicht gefunden</translation>
    </message>
    <message>
        <source>cuBLAS (%1) lacks the functions that are needed</source>
        <translation>cuBLAS (%1) fehlen die nötigen Funktionen</translation>
    </message>
    <message>
        <source>cuBLAS (%1) does not start: status %2</source>
        <translation>cuBLAS (%1) startet nicht: Status %2</translation>
    </message>
    <message>
        <source>this program was not compiled for the %1</source>
        <translation>dieses Programm wurde nicht für die %1 kompiliert</translation>
    </message>
    <message>
        <source>the NVIDIA driver is too old for the %1: it cannot compile what this program has for it</source>
        <translation>der NVIDIA-Treiber ist zu alt für die %1: Er kann nicht kompilieren, was dieses Programm dafür enthält</translation>
    </message>
    <message>
        <source>the layer is too large for the GPU: a product of matrices has more than 2^31 rows, columns or numbers from row to row</source>
        <translation>die Schicht ist zu groß für die GPU: Ein Matrixprodukt hat mehr als 2^31 Zeilen, Spalten oder Zahlen von Zeile zu Zeile</translation>
    </message>
    <message>
        <source>the GPU is full: cuBLAS gives status %1</source>
        <translation>die GPU ist voll: cuBLAS gibt Status %1</translation>
    </message>
    <message>
        <source>the GPU is full</source>
        <translation>die GPU ist voll</translation>
    </message>
    <message>
        <source>the GPU does not answer: %1</source>
        <translation>die GPU antwortet nicht: %1</translation>
    </message>
    <message>
        <source>no NVIDIA driver (libcuda.so.1) is installed</source>
        <translation>es ist kein NVIDIA-Treiber (libcuda.so.1) installiert</translation>
    </message>
    <message>
        <source>the NVIDIA driver cannot be loaded: %1</source>
        <translation>der NVIDIA-Treiber lässt sich nicht laden: %1</translation>
    </message>
    <message>
        <source>the NVIDIA driver is too old: it knows CUDA %1, CUDA %2 is needed</source>
        <translation>der NVIDIA-Treiber ist zu alt: Er kennt CUDA %1, nötig ist CUDA %2</translation>
    </message>
    <message>
        <source>the driver knows no GPU</source>
        <translation>der Treiber kennt keine GPU</translation>
    </message>
    <message>
        <source>the NVIDIA driver does not start: %1</source>
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
        <source>exp(%1) of query %2 is more than float32 holds, so it is inf, and inf / inf is nan</source>
        <translation>exp(%1) von Query %2 ist mehr, als float32 fasst, also inf, und inf / inf ist nan</translation>
    </message>
    <message>
        <source>exp(%1) of key %2 is more than float32 holds, so it is inf, and inf / inf is nan</source>
        <translation>exp(%1) von Key %2 ist mehr, als float32 fasst, also inf, und inf / inf ist nan</translation>
    </message>
    <message>
        <source>The token &quot;%1&quot; sees the later token &quot;%2&quot;: its row cannot be computed before that one is there. Choose a mask that hides later tokens.</source>
        <translation>Das Token „%1“ sieht das spätere Token „%2“: Seine Zeile lässt sich nicht berechnen, bevor jenes da ist. Eine Maske wählen, die spätere Tokens verdeckt.</translation>
    </message>
    <message>
        <source>made by %1 in draws[%2], after manual_seed(%3)</source>
        <translation>gemacht von %1 in draws[%2], nach manual_seed(%3)</translation>
    </message>
    <message>
        <source>made by %1 in draws[%2]</source>
        <translation>gemacht von %1 in draws[%2]</translation>
    </message>
    <message>
        <source>a pickle of PyTorch&apos;s, which could run code when it is read</source>
        <translation>ein Pickle von PyTorch, das beim Lesen Code ausführen könnte</translation>
    </message>
    <message>
        <source>a pickle, which could run code when it is read</source>
        <translation>ein Pickle, das beim Lesen Code ausführen könnte</translation>
    </message>
    <message>
        <source>Flax&apos;s own format</source>
        <translation>das eigene Format von Flax</translation>
    </message>
    <message>
        <source>MATLAB&apos;s own format</source>
        <translation>das eigene Format von MATLAB</translation>
    </message>
    <message>
        <source>%1; convert it in Python: %2</source>
        <translation>%1; in Python umwandeln: %2</translation>
    </message>
    <message>
        <source>%1, which runs code when it is read and is not opened here; convert it in Python: %2</source>
        <translation>%1, das beim Lesen Code ausführt und hier nicht geöffnet wird; in Python umwandeln: %2</translation>
    </message>
    <message>
        <source>a zip with a pickle of PyTorch&apos;s inside (torch.save)</source>
        <translation>ein Zip mit einem Pickle von PyTorch darin (torch.save)</translation>
    </message>
    <message>
        <source>a pickle of PyTorch&apos;s (torch.save)</source>
        <translation>ein Pickle von PyTorch (torch.save)</translation>
    </message>
    <message>
        <source>a pointer of Git LFS, not the file itself; git lfs pull fetches it</source>
        <translation>ein Zeiger von Git LFS, nicht die Datei selbst; git lfs pull holt sie</translation>
    </message>
    <message>
        <source>a GGUF file, expected safetensors; its name should end in .gguf</source>
        <translation>eine GGUF-Datei, erwartet wird safetensors; ihr Name sollte auf .gguf enden</translation>
    </message>
    <message>
        <source>does not begin with GGUF</source>
        <translation>beginnt nicht mit GGUF</translation>
    </message>
    <message>
        <source>%1: was cut short while the model was open; open the model again</source>
        <translation>%1: wurde gekürzt, während das Modell offen war; das Modell neu öffnen</translation>
    </message>
    <message>
        <source>%1: was written to while the model was open; open the model again</source>
        <translation>%1: wurde überschrieben, während das Modell offen war; das Modell neu öffnen</translation>
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
        <source>a mask that spares a key</source>
        <translation>eine Maske, die einen Key auslässt</translation>
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
        <source>expected a text, or texts by language: {&quot;en&quot;: …, &quot;de&quot;: …}</source>
        <translation>erwartet wird ein Text oder Texte nach Sprache: {&quot;en&quot;: …, &quot;de&quot;: …}</translation>
    </message>
    <message>
        <source>One head is all this layer can have: there is nothing to join.</source>
        <translation>Mehr als einen Kopf kann diese Schicht nicht haben: Es gibt nichts zu verbinden.</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>kausale Maske</translation>
    </message>
    <message>
        <source>This scene&apos;s mask is numbers to add: it cannot be applied otherwise.</source>
        <translation>Die Maske dieser Szene sind Zahlen zum Addieren: Anders lässt sie sich nicht anwenden.</translation>
    </message>
    <message>
        <source>This layer is given q, k and v: it has no weights to tie.</source>
        <translation>Diese Schicht bekommt q, k und v: Sie hat keine Gewichte, die sich teilen ließen.</translation>
    </message>
    <message>
        <source>This scene&apos;s padding is not given as numbers.</source>
        <translation>Das Padding dieser Szene ist nicht als Zahlen gegeben.</translation>
    </message>
    <message>
        <source>This layer has too few tokens to show it.</source>
        <translation>Diese Schicht hat zu wenige Tokens, um es zu zeigen.</translation>
    </message>
    <message>
        <source>A head of one number is scaled by 1: it makes no difference.</source>
        <translation>Ein Kopf aus einer Zahl wird mit 1 skaliert: Es macht keinen Unterschied.</translation>
    </message>
    <message>
        <source>Embedding and head have the same width: it makes no difference.</source>
        <translation>Embedding und Kopf sind gleich breit: Es macht keinen Unterschied.</translation>
    </message>
    <message>
        <source>This layer has no values, and so no contexts to join.</source>
        <translation>Diese Schicht hat keine Values, also keine Kontexte zu verbinden.</translation>
    </message>
    <message>
        <source>Heads that are modules of their own are put side by side: nothing is transposed.</source>
        <translation>Köpfe, die eigene Module sind, werden nebeneinandergestellt: Nichts wird transponiert.</translation>
    </message>
    <message>
        <source>This layer&apos;s softmax goes down the columns: no row is shared out by itself.</source>
        <translation>Die Softmax dieser Schicht geht die Spalten hinunter: Keine Zeile wird für sich aufgeteilt.</translation>
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
        <source>Space, or the right arrow key</source>
        <translation>Leertaste oder Pfeil rechts</translation>
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
        <source>Made with AttnScope: there every number can be edited, and all others follow.</source>
        <translation>Erstellt mit AttnScope: Dort lässt sich jede Zahl ändern, und alle anderen folgen.</translation>
    </message>
    <message>
        <source>All numbers of this step</source>
        <translation>Alle Zahlen dieses Schritts</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Die Antwort zeigen</translation>
    </message>
    <message>
        <source>Hint %1</source>
        <translation>Hinweis %1</translation>
    </message>
    <message>
        <source>%1 prints</source>
        <translation>Ausgabe von %1</translation>
    </message>
    <message>
        <source>%1: computed here with the same digits.</source>
        <translation>%1: hier mit denselben Ziffern berechnet.</translation>
    </message>
    <message>
        <source>%1: here:</source>
        <translation>%1: hier:</translation>
    </message>
    <message>
        <source>summary: %1</source>
        <translation>summary: %1</translation>
    </message>
    <message>
        <source>Licence: %1.</source>
        <translation>Lizenz: %1.</translation>
    </message>
    <message>
        <source>the stages have %1 numbers, and a page holds at most %2: take fewer tokens, heads or batch items</source>
        <translation>die Stufen haben %1 Zahlen, und eine Seite fasst höchstens %2: Weniger Tokens, Köpfe oder Batch-Elemente nehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n batch items</source>
        <translation>
            <numerusform>1 Batch-Element</numerusform>
            <numerusform>%n Batch-Elemente</numerusform>
        </translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Gegeben</translation>
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
        <source>%1 %2 has too many numbers for this page.</source>
        <translation>%1 %2 hat zu viele Zahlen für diese Seite.</translation>
    </message>
    <message>
        <source>A scene</source>
        <translation>Eine Szene</translation>
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
        <source>hidden: work it out</source>
        <translation>verborgen: selbst ausrechnen</translation>
    </message>
    <message>
        <source>The scores are scaled before the mask now, because the bias comes between the two.</source>
        <translation>Die Scores werden jetzt vor der Maske skaliert, weil der Bias dazwischen kommt.</translation>
    </message>
    <message>
        <source>position_bias: a bias of %1 x %2 numbers is too large to be given by hand; choose ALiBi or T5.</source>
        <translation>position_bias: Ein Bias aus %1 x %2 Zahlen ist zu groß, um von Hand gegeben zu werden; ALiBi oder T5 wählen.</translation>
    </message>
    <message>
        <source>The mask is off: the keys of a memory do not stand in line with the queries.</source>
        <translation>Die Maske ist aus: Die Keys eines Memorys stehen nicht in einer Reihe mit den Querys.</translation>
    </message>
    <message>
        <source>memory: %1 tokens of %2 numbers are too many to be given by hand.</source>
        <translation>memory: %1 Tokens aus je %2 Zahlen sind zu viele, um von Hand gegeben zu werden.</translation>
    </message>
    <message>
        <source>The scores are scaled before the mask now, because the cap comes between the two.</source>
        <translation>Die Scores werden jetzt vor der Maske skaliert, weil der Softcap dazwischen kommt.</translation>
    </message>
    <message>
        <source>num_kv_heads: one head has no other to share its keys with; at least 2 heads are expected.</source>
        <translation>num_kv_heads: Ein einzelner Kopf hat keinen, mit dem er seine Keys teilen könnte; erwartet werden mindestens 2 Köpfe.</translation>
    </message>
    <message>
        <source>The scene has no tensor &apos;%1&apos;.</source>
        <translation>Die Szene hat keinen Tensor &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>%1 is for matrices; %2 is %3.</source>
        <translation>%1 ist für Matrizen; %2 ist %3.</translation>
    </message>
    <message>
        <source>, the first of %1 heads</source>
        <translation>, der erste von %1 Köpfen</translation>
    </message>
    <message>
        <source>, head %1 of 0 to %2</source>
        <translation>, Kopf %1 von 0 bis %2</translation>
    </message>
    <message>
        <source>, the first of %1 sentences</source>
        <translation>, der erste von %1 Sätzen</translation>
    </message>
    <message>
        <source>, sentence %1 of 0 to %2</source>
        <translation>, Satz %1 von 0 bis %2</translation>
    </message>
    <message>
        <source>Query of %1: its numbers times W query.</source>
        <translation>Query von %1: seine Zahlen mal W query.</translation>
    </message>
    <message>
        <source> The first is done for you.</source>
        <translation> Die erste ist vorgemacht.</translation>
    </message>
    <message>
        <source>&apos;\u&apos; without four digits</source>
        <translation>&apos;\u&apos; ohne vier Ziffern</translation>
    </message>
    <message>
        <source>%1: AttnScope has looks of its own; the menu View has its themes</source>
        <translation>%1: AttnScope hat ein eigenes Aussehen; seine Farbschemas sind im Menü Ansicht</translation>
    </message>
    <message>
        <source>backend: &apos;%1&apos; is not one of %2</source>
        <translation>backend: &apos;%1&apos; ist keines von %2</translation>
    </message>
    <message>
        <source>%1: a model, expected a scene; attnscope model takes a layer out of it</source>
        <translation>%1: ein Modell, erwartet wird eine Szene; attnscope model nimmt eine Schicht heraus</translation>
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
        <translation>%1; mit %2</translation>
    </message>
    <message>
        <source>neither .npy, .npz nor .safetensors, and no table of numbers</source>
        <translation>weder .npy, .npz noch .safetensors, und keine Tabelle mit Zahlen</translation>
    </message>
    <message>
        <source>the working folder is gone</source>
        <translation>den Arbeitsordner gibt es nicht mehr</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>%1: a pipe that nobody writes into, expected a file</source>
        <translation>%1: eine Pipe, in die niemand schreibt, erwartet wird eine Datei</translation>
    </message>
    <message>
        <source>q, k and v are given</source>
        <translation>q, k und v sind gegeben</translation>
    </message>
    <message>
        <source>Layers named %1 take keys and values from another sequence (cross-attention), which the file does not tell: here they come from x until a memory is given in the section Layer.</source>
        <translation>Schichten namens %1 nehmen Keys und Values aus einer anderen Folge (Cross-Attention), die die Datei nicht nennt: Hier kommen sie aus x, bis im Abschnitt Schicht ein Memory angegeben ist.</translation>
    </message>
    <message>
        <source>expected a name before the ending, got &apos;%1&apos;</source>
        <translation>erwartet wird ein Name vor der Endung, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>PyTorch from 2.7 on</source>
        <translation>PyTorch ab 2.7</translation>
    </message>
    <message>
        <source>x86 wheels before 2.7</source>
        <translation>x86-Wheels vor 2.7</translation>
    </message>
    <message>
        <source>whose dropout is drawn: that of PyTorch from 2.7 on, or that of its x86 wheels before</source>
        <translation>wessen Dropout gezogen wird: der von PyTorch ab 2.7 oder der seiner x86-Wheels davor</translation>
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
        <source>Which PyTorch chooses what is dropped: every one from 2.7 on, and older ones without MKL (ARM, Apple&apos;s too, Debian), draw alike; the x86 wheels before 2.7 drop other cells for the same seed.</source>
        <translation>Welches PyTorch wählt, was verworfen wird: Ab 2.7 ziehen alle gleich, so wie ältere ohne MKL (ARM, auch von Apple, Debian); die x86-Wheels vor 2.7 verwerfen beim selben Seed andere Zellen.</translation>
    </message>
    <message>
        <source>: both must have the same shape</source>
        <translation>: Beide müssen dieselbe Form haben</translation>
    </message>
    <message>
        <source>: but for its %1 both must have the same shape</source>
        <translation>: Bis auf %1 müssen beide dieselbe Form haben</translation>
    </message>
    <message>
        <source>not NumPy&apos;s .npz, which begins as a zip archive does</source>
        <translation>kein .npz von NumPy: das beginnt wie ein Zip-Archiv</translation>
    </message>
    <message>
        <source>%1: a command stands before its scene: attnscope %1 SCENE</source>
        <translation>%1: ein Befehl steht vor seiner Szene: attnscope %1 SCENE</translation>
    </message>
    <message>
        <source>this is no file of AttnScope&apos;s, which is text that begins with &apos;{&apos;</source>
        <translation>das ist keine Datei von AttnScope: die ist Text, der mit &apos;{&apos; beginnt</translation>
    </message>
    <message>
        <source>head %1, switched off</source>
        <translation>Kopf %1, abgeschaltet</translation>
    </message>
    <message>
        <source>, which is switched off: it adds nothing</source>
        <translation>, der abgeschaltet ist: Er trägt nichts bei</translation>
    </message>
    <message>
        <source>A row sums to 1: the blank of %1 is what the others leave.</source>
        <translation>Eine Zeile ergibt 1: Die Lücke von %1 ist, was die anderen übrig lassen.</translation>
    </message>
    <message>
        <source>expected tensor, fit, head, row or two numbers like 0,1, got &apos;%1&apos;</source>
        <translation>erwartet wird tensor, fit, head, row oder zwei Zahlen wie 0,1, angegeben ist &apos;%1&apos;</translation>
    </message>
    <message>
        <source>decimals of the numbers in cells, 2 to 8; fewer where they find no room</source>
        <translation>Nachkommastellen der Zahlen in den Zellen, 2 bis 8; weniger, wo kein Platz ist</translation>
    </message>
    <message>
        <source>panel letters a, b, c …</source>
        <translation>Buchstaben a, b, c … an den Bildern</translation>
    </message>
    <message>
        <source>the walk has no %1</source>
        <translation>Der Rechengang hat kein %1</translation>
    </message>
    <message>
        <source>%1 has %2 rows and %3 columns, got %4,%5</source>
        <translation>%1 hat %2 Zeilen und %3 Spalten, angegeben ist %4,%5</translation>
    </message>
    <message>
        <source>--out: %1 is one file, but %2 heads were asked for: add --sheet for one picture of them, or name a folder</source>
        <translation>--out: %1 ist eine Datei, aber %2 Köpfe sind verlangt: mit --sheet werden sie ein Bild, oder einen Ordner nennen</translation>
    </message>
    <message>
        <source>The context of journey is a sum of weighted embeddings; the panel “Explain” adds it up one term at a time, and its column “so far” ends in the context. Each term moves the sum by the weight times the number of its embedding: make one embedding larger and compare its term with the others.</source>
        <translation>Der Kontext von journey ist eine Summe gewichteter Embeddings; die Erklärung zählt sie Term für Term zusammen, und ihre Spalte „bisher“ endet beim Kontext. Jeder Term bewegt die Summe um das Gewicht mal die Zahl seines Embeddings: ein Embedding größer machen und seinen Term mit den anderen vergleichen.</translation>
    </message>
    <message>
        <source>nothing can be divided by 0; where infinity is meant, type inf</source>
        <translation>durch 0 lässt sich nichts teilen; wo unendlich gemeint ist, inf eingeben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no number; names that are known are pi, e, sqrt, exp, log, sin, cos, abs, min, max</source>
        <translation>&apos;%1&apos; ist keine Zahl; bekannte Namen sind pi, e, sqrt, exp, log, sin, cos, abs, min, max</translation>
    </message>
    <message>
        <source>%1: heads that share keep the key and the value of their first.</source>
        <translation>%1: Köpfe, die teilen, behalten Key und Value ihres ersten.</translation>
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
        <source>%1, the embedding (tied by default in %2; config.json does not say)</source>
        <translation>%1, das Embedding (bei %2 üblich; config.json legt es nicht fest)</translation>
    </message>
    <message>
        <source>%1 is cut into three blocks (q, k, v). If your module cuts it per head (reshape %2, then split), use --map %3.</source>
        <translation>%1 wird in drei Blöcke (q, k, v) geteilt. Teilt dein Modul sie je Kopf auf (reshape %2, dann split), nimm --map %3.</translation>
    </message>
    <message>
        <source>%1 is cut per head (reshape %2, then split), as in GPT-NeoX. If your module cuts it into three blocks (q, k, v), use --map %3.</source>
        <translation>%1 wird je Kopf aufgeteilt (reshape %2, dann split), wie in GPT-NeoX. Teilt dein Modul sie in drei Blöcke (q, k, v), nimm --map %3.</translation>
    </message>
    <message>
        <source>%1 is cut per head (reshape %2, then split). If your module cuts it into three blocks (q, k, v), use --map %3.</source>
        <translation>%1 wird je Kopf aufgeteilt (reshape %2, dann split). Teilt dein Modul sie in drei Blöcke (q, k, v), nimm --map %3.</translation>
    </message>
    <message>
        <source>cut the weights and the bias of a fused layer alike: both blocks or both per-head</source>
        <translation>schneide Gewichte und Bias einer gemeinsamen Schicht gleich: beide blocks oder beide per-head</translation>
    </message>
    <message>
        <source>this scene predicts no next token, so it has no probability of %1</source>
        <translation>diese Szene sagt kein nächstes Token voraus, also auch keine Wahrscheinlichkeit von %1</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>eine Zahl ist zu groß</translation>
    </message>
    <message>
        <source>Python writes %1, but JSON does not allow it; replace it with a number or null</source>
        <translation>Python schreibt %1, aber JSON erlaubt es nicht; ersetze es durch eine Zahl oder null</translation>
    </message>
    <message>
        <source>config.json: expected a JSON object, got %1</source>
        <translation>config.json: ein JSON-Objekt wird erwartet, nicht %1</translation>
    </message>
    <message>
        <source>This model is an encoder without a vocabulary head, so it predicts no next token. Layers and attention work.</source>
        <translation>Dieses Modell ist ein Encoder ohne Vokabularkopf und sagt kein nächstes Token voraus. Schichten und Attention funktionieren.</translation>
    </message>
    <message>
        <source>This model has no language-model head (%1 is missing and tie_word_embeddings is false), so it predicts no next token. Layers and attention work.</source>
        <translation>Dieses Modell hat keinen Vokabularkopf (%1 fehlt, und tie_word_embeddings ist false) und sagt kein nächstes Token voraus. Schichten und Attention funktionieren.</translation>
    </message>
    <message>
        <source>This model has no language-model head: %1 is missing, and %2 has its own head unless config.json sets tie_word_embeddings. It predicts no next token. Layers and attention work.</source>
        <translation>Dieses Modell hat keinen Vokabularkopf: %1 fehlt, und %2 hat einen eigenen, solange config.json nicht tie_word_embeddings setzt. Es sagt kein nächstes Token voraus. Schichten und Attention funktionieren.</translation>
    </message>
    <message>
        <source>target of an array; ^T if it is transposed; qkv:per-head if q, k and v lie head by head</source>
        <translation>Ziel eines Arrays; ^T, wenn es transponiert ist; qkv:per-head, wenn q, k und v Kopf für Kopf liegen</translation>
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
        <source>Start again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Made with AttnScope.</source>
        <translation>Mit AttnScope erstellt.</translation>
    </message>
    <message numerus="yes">
        <source>%n steps. Space goes to the next one.</source>
        <translation>
            <numerusform>1 Schritt.</numerusform>
            <numerusform>%n Schritte. Die Leertaste führt zum nächsten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a number with a click or the arrow keys to see its equation, and type another one: whatever depends on it follows. Space goes to the next stage.</source>
        <translation>Wähle eine Zahl mit einem Klick oder den Pfeiltasten aus, um ihre Gleichung zu sehen, und tippe eine andere ein: Alles, was von ihr abhängt, folgt. Die Leertaste führt zur nächsten Stufe.</translation>
    </message>
    <message>
        <source>Space goes to the next stage.</source>
        <translation>Die Leertaste führt zur nächsten Stufe.</translation>
    </message>
    <message>
        <source>%1 has its own number</source>
        <translation>%1 hat ihre eigene Zahl</translation>
    </message>
    <message>
        <source>this scene makes no %1</source>
        <translation>diese Szene berechnet kein %1</translation>
    </message>
    <message>
        <source>this scene makes no such tensor</source>
        <translation>diese Szene berechnet keinen solchen Tensor</translation>
    </message>
    <message>
        <source>a page cannot do &apos;%1&apos;</source>
        <translation>eine Seite kann &apos;%1&apos; nicht</translation>
    </message>
    <message>
        <source>no scene is open</source>
        <translation>keine Szene ist geöffnet</translation>
    </message>
    <message>
        <source>writes one page for any browser: every number can be edited there</source>
        <translation>schreibt eine Seite für jeden Browser, in der sich jede Zahl bearbeiten lässt</translation>
    </message>
    <message>
        <source>a page to read, without the engine</source>
        <translation>eine Seite zum Lesen, ohne die Rechenmaschine</translation>
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
        <source>Runs in this page, offline.</source>
        <translation>Läuft in dieser Seite, auch offline.</translation>
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
        <source>Show one way</source>
        <translation>Einen Weg zeigen</translation>
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
        <source>Progress is not kept: this browser does not allow it here.</source>
        <translation>Der Fortschritt wird nicht gespeichert: Dieser Browser lässt es hier nicht zu.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the code of a language, such as &apos;de&apos;</source>
        <translation>&apos;%1&apos; ist kein Sprachkürzel wie &apos;de&apos;</translation>
    </message>
    <message>
        <source>%1 forms, but 2 were expected: for 1 and for every other count</source>
        <translation>%1 Formen, erwartet wurden aber 2: für 1 und für jede andere Anzahl</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, but &apos;%2&apos; was expected</source>
        <translation>&apos;%1&apos;, erwartet wurde aber &apos;%2&apos;</translation>
    </message>
    <message>
        <source>A web page cannot run a trained model. Open this in AttnScope.</source>
        <translation>Eine Webseite kann kein trainiertes Modell ausführen. Öffne dies in AttnScope.</translation>
    </message>
    <message>
        <source>holds no code and is read as a heading</source>
        <translation>enthält keinen Code und gilt als Überschrift</translation>
    </message>
    <message>
        <source>holds no code (codes begin with %1)</source>
        <translation>enthält keinen Code (Codes beginnen mit %1)</translation>
    </message>
    <message>
        <source>has the same code as line %1, which is kept once</source>
        <translation>hat denselben Code wie Zeile %1, der nur einmal gezählt wird</translation>
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
        <source>first tries</source>
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
        <source>Right: it is %1.</source>
        <translation>Richtig: Es ist %1.</translation>
    </message>
    <message>
        <source>%1 is right as far as it goes: %2 decimals are asked for.</source>
        <translation>%1 stimmt, so weit es geht: Gefragt sind %2 Nachkommastellen.</translation>
    </message>
    <message>
        <source>Right: it is %1, from numbers that are not rounded.</source>
        <translation>Richtig: Es ist %1, aus ungerundeten Zahlen.</translation>
    </message>
    <message>
        <source>%1 is not it.</source>
        <translation>%1 ist es nicht.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 ist %2.</translation>
    </message>
    <message>
        <source>%1 is %2: %3</source>
        <translation>%1 ist %2: %3</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>not this one</source>
        <translation>das nicht</translation>
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
        <source>shown: %1</source>
        <translation>gezeigt: %1</translation>
    </message>
    <message>
        <source>reached: %1</source>
        <translation>erreicht: %1</translation>
    </message>
    <message>
        <source>all shown</source>
        <translation>alle sichtbar</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>noch %1 von %2</translation>
    </message>
    <message>
        <source>a character of the code was changed: its checksum does not fit</source>
        <translation>ein Zeichen des Codes wurde verändert: Die Prüfsumme passt nicht</translation>
    </message>
    <message>
        <source>the code is cut off behind its first characters</source>
        <translation>der Code bricht nach den ersten Zeichen ab</translation>
    </message>
    <message>
        <source>the code is cut off: %1 of its characters are missing</source>
        <translation>der Code ist abgeschnitten: Es fehlen %1 Zeichen</translation>
    </message>
    <message>
        <source>no lesson gives what the code says, so it was not made by AttnScope</source>
        <translation>keine Lektion ergibt, was der Code sagt; er stammt also nicht von AttnScope</translation>
    </message>
    <message>
        <source>the code was made by a newer AttnScope, which can read it</source>
        <translation>der Code stammt von einem neueren AttnScope, das ihn lesen kann</translation>
    </message>
    <message>
        <source>this is not a result code, which begins with %1</source>
        <translation>das ist kein Ergebniscode; ein solcher beginnt mit %1</translation>
    </message>
    <message>
        <source>This code says: %1, lesson “%2”, %3 of %4 steps solved, %5 of them at the first try.</source>
        <translation>Dieser Code besagt: %1, Lektion „%2“, %3 von %4 Schritten gelöst, %5 davon beim ersten Versuch.</translation>
    </message>
    <message numerus="yes">
        <source>It took %n tries in all.</source>
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
        <source>A browser cannot run this lesson&apos;s trained model: play it in AttnScope.</source>
        <translation>Ein Browser kann das trainierte Modell dieser Lektion nicht ausführen: Spiele sie in AttnScope.</translation>
    </message>
    <message>
        <source>Select a value to see how it is computed.</source>
        <translation>Wähle einen Wert, um zu sehen, wie er berechnet wird.</translation>
    </message>
    <message>
        <source>Locked in this step</source>
        <translation>In diesem Schritt gesperrt</translation>
    </message>
    <message>
        <source>Select a value of %1 and type another one.</source>
        <translation>Wähle einen Wert von %1 und tippe einen anderen ein.</translation>
    </message>
    <message>
        <source>Try this in AttnScope: it says when the goal is reached.</source>
        <translation>Probiere das in AttnScope aus: Es sagt dir, wann das Ziel erreicht ist.</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Eine Frage</translation>
    </message>
    <message>
        <source>Not this one.</source>
        <translation>Das nicht.</translation>
    </message>
    <message>
        <source>Cells with a “?” are hidden. Work one out, select it, and type your value.</source>
        <translation>Zellen mit „?“ sind verdeckt. Rechne eine aus, wähle sie und tippe deinen Wert ein.</translation>
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
        <source>this step has none</source>
        <translation>dieser Schritt hat keine</translation>
    </message>
    <message>
        <source>the lesson is too large for a page</source>
        <translation>die Lektion ist zu groß für eine Webseite</translation>
    </message>
    <message>
        <source>it has answers to select from</source>
        <translation>hier sind Antworten zur Auswahl vorgegeben</translation>
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
        <source>This lesson asks nothing, so there is no result to hand in.</source>
        <translation>Diese Lektion stellt keine Aufgaben; darum gibt es kein Ergebnis zum Abgeben.</translation>
    </message>
    <message>
        <source>this step has no solution to show</source>
        <translation>dieser Schritt hat keine Lösung, die sich zeigen ließe</translation>
    </message>
    <message>
        <source>no lesson is open</source>
        <translation>keine Lektion ist offen</translation>
    </message>
    <message>
        <source>a lesson is open</source>
        <translation>eine Lektion ist offen</translation>
    </message>
    <message>
        <source>%1: holds no result code</source>
        <translation>%1: enthält keinen Ergebniscode</translation>
    </message>
    <message>
        <source>%1: the name of a file is empty</source>
        <translation>%1: der Name einer Datei ist leer</translation>
    </message>
    <message>
        <source>makes a table of the result codes that students get at the end of a lesson in a web page</source>
        <translation>macht eine Tabelle aus den Ergebniscodes, die Lernende am Ende einer Lektion im Browser bekommen</translation>
    </message>
    <message>
        <source>a text with the codes, one per line, or - for stdin</source>
        <translation>ein Text mit den Codes, einer pro Zeile, oder - für die Standardeingabe</translation>
    </message>
    <message>
        <source>the file with the codes is missing</source>
        <translation>die Datei mit den Codes fehlt</translation>
    </message>
    <message>
        <source>the table as a .csv, or - for stdout</source>
        <translation>die Tabelle als .csv, oder - für die Standardausgabe</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>noch nicht berechnet</translation>
    </message>
    <message>
        <source>Selected value</source>
        <translation>Gewählter Wert</translation>
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
        <source>From the start</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Paint the mask: click or drag over its cells</source>
        <translation>Maske malen: Klicke auf ihre Zellen oder ziehe darüber</translation>
    </message>
    <message>
        <source>What it moves is hidden or not a number.</source>
        <translation>Was er bewegt, ist verdeckt oder keine Zahl.</translation>
    </message>
    <message>
        <source>Scores and softmax</source>
        <translation>Scores und Softmax</translation>
    </message>
    <message>
        <source>Scores times</source>
        <translation>Scores mal</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>The scores are divided by it before they are normalised: above 1 flattens, below 1 sharpens</source>
        <translation>Durch sie werden die Scores vor dem Normieren geteilt: über 1 macht flacher, unter 1 spitzer</translation>
    </message>
    <message>
        <source>The chance of each number to be dropped</source>
        <translation>Die Wahrscheinlichkeit, mit der jede Zahl wegfällt</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Off: nothing is dropped, as in a layer after training</source>
        <translation>Aus: Nichts fällt weg, wie in einer Schicht nach dem Training</translation>
    </message>
    <message>
        <source>Seed of the dropout</source>
        <translation>Seed des Dropouts</translation>
    </message>
    <message>
        <source>Another one drops other cells; what is drawn before stays.</source>
        <translation>Ein anderer lässt andere Zellen wegfallen; was davor gezogen wird, bleibt.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>Drops with the next seed</source>
        <translation>Lässt mit dem nächsten Seed wegfallen</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>Head %1</translation>
    </message>
    <message>
        <source>Off: its weights stay, its context is 0</source>
        <translation>Aus: Seine Gewichte bleiben, sein Kontext ist 0</translation>
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
        <source>What torch.manual_seed gets before everything is drawn</source>
        <translation>Was torch.manual_seed bekommt, bevor alles gezogen wird</translation>
    </message>
    <message>
        <source>Draws everything with the next seed</source>
        <translation>Zieht alles mit dem nächsten Seed</translation>
    </message>
    <message>
        <source>Sliders</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is not one of its values</source>
        <translation>%1: „%2“ ist keiner der Werte</translation>
    </message>
    <message>
        <source>control: this scene has no &apos;%1&apos;</source>
        <translation>control: diese Szene hat kein „%1“</translation>
    </message>
    <message>
        <source>value: a button takes none</source>
        <translation>value: eine Schaltfläche nimmt keinen</translation>
    </message>
    <message>
        <source>value: expected %1</source>
        <translation>value: erwartet wird %1</translation>
    </message>
    <message>
        <source>value: must be from %1 to %2</source>
        <translation>value: muss von %1 bis %2 gehen</translation>
    </message>
    <message>
        <source>tensor: the mask cannot be painted on %1</source>
        <translation>tensor: auf %1 lässt sich die Maske nicht malen</translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 ist verdeckt</translation>
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
        <source>%1: a folder without *.attnlesson and *.attn files</source>
        <translation>%1: ein Ordner ohne Dateien *.attnlesson und *.attn</translation>
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
        <source>stopped: no site was written</source>
        <translation>abgebrochen: es wurde keine Kursseite geschrieben</translation>
    </message>
    <message>
        <source>Change a value, and everything that depends on it follows. All of it runs in this browser, offline.</source>
        <translation>Ändere einen Wert, und alles, was von ihm abhängt, ändert sich mit. Das läuft in diesem Browser, auch ohne Internet.</translation>
    </message>
    <message>
        <source>Made with AttnScope. Your progress stays in this browser.</source>
        <translation>Mit AttnScope gemacht. Dein Fortschritt bleibt in diesem Browser.</translation>
    </message>
    <message>
        <source>Steps: %1</source>
        <translation>Schritte: %1</translation>
    </message>
    <message>
        <source>for reading</source>
        <translation>zum Lesen</translation>
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
        <translation>Lektionen fertig: %1 von %2</translation>
    </message>
    <message>
        <source>Attention, number by number</source>
        <translation>Attention, Zahl für Zahl</translation>
    </message>
    <message>
        <source>%1: a folder, expected the name of a file</source>
        <translation>%1: ein Ordner, erwartet wird der Name einer Datei</translation>
    </message>
    <message>
        <source>%1: a file, expected a folder or a name that ends in .zip</source>
        <translation>%1: eine Datei, erwartet wird ein Ordner oder ein Name, der auf .zip endet</translation>
    </message>
    <message>
        <source>%1: holds other files; choose an empty folder, or that of an earlier course site</source>
        <translation>%1: enthält andere Dateien; wähle einen leeren Ordner oder den einer früheren Kursseite</translation>
    </message>
    <message>
        <source>site: the name of a lesson is empty</source>
        <translation>site: Der Name einer Lektion ist leer</translation>
    </message>
    <message>
        <source>writes a course for any browser: an index, and a page for each lesson and scene</source>
        <translation>schreibt einen Kurs für jeden Browser: ein Verzeichnis und eine Seite für jede Lektion und Szene</translation>
    </message>
    <message>
        <source>an empty folder, that of an earlier course, or a .zip</source>
        <translation>ein leerer Ordner, der eines früheren Kurses oder ein .zip</translation>
    </message>
    <message>
        <source>a SCORM 1.2 package for a learning platform, which grades each lesson by itself</source>
        <translation>ein SCORM-1.2-Paket für eine Lernplattform, die jede Lektion für sich bewertet</translation>
    </message>
    <message>
        <source>lessons, scenes and folders of them; without any, all built-in ones</source>
        <translation>Lektionen, Szenen und Ordner davon; ohne Angabe alle eingebauten</translation>
    </message>
    <message>
        <source>Begin here</source>
        <translation>Hier beginnen</translation>
    </message>
    <message>
        <source>for someone new to attention</source>
        <translation>für alle, denen Attention neu ist</translation>
    </message>
    <message>
        <source>One question each</source>
        <translation>Je eine Frage</translation>
    </message>
    <message>
        <source>read, predict, edit</source>
        <translation>lesen, vorhersagen, ändern</translation>
    </message>
    <message>
        <source>A trained model</source>
        <translation>Ein trainiertes Modell</translation>
    </message>
    <message>
        <source>real heads, edited</source>
        <translation>echte Köpfe, geändert</translation>
    </message>
    <message>
        <source>Attention today</source>
        <translation>Attention heute</translation>
    </message>
    <message>
        <source>what newer models put into the same layer</source>
        <translation>was neuere Modelle in dieselbe Schicht einbauen</translation>
    </message>
    <message>
        <source>Notebooks, cell by cell</source>
        <translation>Notebooks, Zelle für Zelle</translation>
    </message>
    <message>
        <source>what they print beside what is computed</source>
        <translation>was sie ausgeben neben dem, was berechnet wird</translation>
    </message>
    <message>
        <source>Scenes from the notebooks</source>
        <translation>Szenen aus den Notebooks</translation>
    </message>
    <message>
        <source>open one and edit any number</source>
        <translation>eine öffnen und irgendeine Zahl ändern</translation>
    </message>
    <message>
        <source>More from the notebooks</source>
        <translation>Mehr aus den Notebooks</translation>
    </message>
    <message>
        <source>the same layer, one choice changed</source>
        <translation>dieselbe Schicht, anders gewählt</translation>
    </message>
</context>
</TS>
