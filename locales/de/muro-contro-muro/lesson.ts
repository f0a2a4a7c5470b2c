import type { Lesson } from '../../en/muro-contro-muro/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Willkommen bei Muro contro muro! Du und Bruno baut *eine einzige Mauer zwischen euch*, und jeder sieht eine Seite davon. Am Ende bringen die besten Linien in *deiner Farbe auf deiner Seite* Punkte.',
    },
    colour: {
      say: 'Jeder nimmt eine von drei Farben. Die dritte gehört niemandem.',
      task: 'Nimm Grün.',
      wrong: {
        other: 'Auch eine schöne Farbe. Aber nimm diesmal Grün, damit die Lektion passt.',
      },
    },
    first: {
      say: 'Bruno hat Fuchsia genommen, und du beginnst. Jeder Zug fängt mit einem Wurf an. Der Würfel zeigt *Grün*: Setze einen Stein mit einer grünen Seite. Die eine Seite des Steins siehst du, die andere Bruno.',
      task: 'Setze den Stein in Grün und Hellblau, mit dem Grün zu dir.',
      wrong: {
        away: 'Dann sähe Bruno das Grün, und auf seiner Seite ist es nichts wert. Drehe den Stein um.',
        gift: 'Grün für dich, aber Fuchsia für Bruno! Gib ihm lieber Hellblau, das gehört niemandem.',
        plain:
          'Der ganz grüne Stein geht auch, aber das Grün hinten ist verschenkt. Spare ihn auf und setze den in Grün und Hellblau.',
      },
    },
    row: {
      say: 'Bruno hat einen Stein rechts neben deinen gesetzt. Die unterste Reihe heißt *Fundament*; sie wächst an beiden Enden. Steine deiner Farbe nebeneinander bilden eine *Reihe*. Wer die längere Reihe hat, bekommt 8 Punkte.',
      task: 'Setze Grün und Hellblau ans linke Ende, neben deinen ersten Stein.',
      wrong: {
        away: 'Das Grün würde zu Bruno zeigen. Drehe den Stein um und setze ihn ans linke Ende.',
        gift: 'Damit bekäme Bruno ein Fuchsia. Setze Grün und Hellblau ans linke Ende.',
        plain: 'Spare den ganz grünen Stein auf. Setze Grün und Hellblau ans linke Ende.',
        place: 'Dort wird deine Reihe nicht länger. Setze ihn ans linke Ende, neben deinen ersten Stein.',
      },
    },
    diagonal: {
      say: 'Zwei in einer Reihe! Nun nach oben: Über dem Fundament liegt ein Stein je zur Hälfte auf *zwei Nachbarn*. Steine deiner Farbe, die in gerader Linie schräg ansteigen, bilden eine *Diagonale*. Die längere bringt 10 Punkte. Der Würfel zeigt Hellblau.',
      task: 'Setze Grün und Hellblau oben auf deine beiden grünen Steine.',
      wrong: {
        away: 'Auf deiner Seite wäre dort kein Grün. Setze Grün und Hellblau auf deine beiden grünen Steine, mit dem Grün zu dir.',
        gift: 'Über das Fuchsia würde sich Bruno freuen. Setze Grün und Hellblau auf deine beiden grünen Steine.',
        place:
          'Der richtige Stein! Aber er gehört auf deine beiden grünen Steine, dort ergibt er eine Diagonale.',
      },
    },
    block: {
      say: 'Auch Bruno baut: Auf seiner Seite steht am rechten Ende zweimal Fuchsia nebeneinander. Du hast *nicht deine Farbe* gewürfelt, du brauchst also einen Stein ganz ohne Grün. Eine gute Gelegenheit, ihm in die Quere zu kommen.',
      task: 'Setze einen ganz hellblauen Stein ans rechte Ende des Fundaments.',
      wrong: {
        gift: 'Auf Brunos Seite ist das Fuchsia, genau was er braucht. Setze einen ganz hellblauen Stein ans rechte Ende.',
        place: 'Das hält ihn nicht auf. Setze ihn ans rechte Ende, wo Brunos Reihe wachsen will.',
        brick:
          'Auch das hielte ihn auf, aber spare das Fuchsia lieber. Setze einen ganz hellblauen Stein ans rechte Ende.',
      },
    },
    turn: {
      say: 'Jetzt zeigt der Würfel *Versetzen*: Nimm einen *freien* Stein, also einen, auf dem nichts liegt, und setze ihn woandershin oder drehe ihn um. Der obere Stein rechts gibt Bruno eine Diagonale …',
      task: 'Drehe den oberen Stein rechts auf der Stelle um.',
      wrong: {
        moved:
          'Versetzen geht auch. Aber auf der Stelle gedreht ist das Fuchsia weg, und der Platz bleibt besetzt.',
        other:
          'Erlaubt, aber es schadet Bruno nicht. Drehe den oberen Stein rechts um: Er gehört zu seiner Diagonale.',
      },
    },
    win: {
      say: '*Viele Züge später* ist noch ein Stein da, ein ganz grüner, und du bist am Zug. Noch etwas bringt Punkte: Eine *Verbindung* ist eine Gruppe deiner Steine, die sich seitlich oder diagonal berühren. Die größere bringt 6 Punkte; bei Gleichstand wird geteilt. Bei der Reihe führst du 4 zu 3, bei der Diagonale Bruno 4 zu 3, und bei der Verbindung steht es 8 zu 8.',
      task: 'Setze den letzten Stein so, dass deine Verbindung wächst oder, noch besser, auch deine Diagonale.',
      wrong: {
        other:
          'Dort berührt er deine grünen Steine nicht, und Bruno gewänne mit seiner Diagonale. Suche einen Platz, der deine große grüne Gruppe berührt.',
      },
    },
    end: {
      say: '*Du hast gewonnen!* Die Partie endet, wenn der Vorrat leer ist, und die meisten Punkte gewinnen. Drei Dinge zum Merken: *Zeige deine Farbe auf deiner Seite*; *halte die Farbe deines Gegners von seiner fern*; *achte auf alle drei: Diagonale 10, Reihe 8, Verbindung 6*.',
    },
  },
};
