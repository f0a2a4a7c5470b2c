import type { Lesson } from '../../en/muro-contro-muro/lesson.ts';

/** Die Lektion von Muro contro muro. */
export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Willkommen bei Muro contro muro! Du und Bruno baut *eine einzige Mauer*, und jeder sieht eine Seite davon. Lange Linien in *deiner Farbe auf deiner Seite* bringen Punkte.',
    },
    colour: {
      say: 'Jeder nimmt eine Farbe. Die dritte gehört niemandem.',
      task: 'Nimm Grün.',
      wrong: {
        other: 'Auch eine schöne Farbe. Aber nehmen wir diesmal Grün, damit alles Weitere passt.',
      },
    },
    first: {
      say: 'Bruno hat Fuchsia genommen, und du beginnst. Der Würfel zeigt *Grün*: Setze einen Stein mit einer grünen Seite. Die andere Seite sieht Bruno.',
      task: 'Setze Grün und Hellblau, mit dem Grün zu dir.',
      wrong: {
        away: 'Dann sähe Bruno das Grün, und auf seiner Seite ist es nichts wert. Dreh den Stein um.',
        gift: 'Grün für dich, aber Fuchsia für Bruno! Gib ihm lieber Hellblau, das gehört niemandem.',
        plain:
          'Ganz Grün geht auch, aber das Grün hinten ist verschenkt. Heb es auf und setze Grün und Hellblau.',
      },
    },
    row: {
      say: 'Bruno hat rechts daneben gesetzt. Steine nebeneinander bilden eine *Reihe*. Die längste ist 8 Punkte wert.',
      task: 'Setze Grün und Hellblau ans linke Ende, neben deinen ersten Stein.',
      wrong: {
        away: 'Das Grün würde zu Bruno schauen. Dreh den Stein um und setze ihn ans linke Ende.',
        gift: 'Bruno bekäme ein Fuchsia dazu. Nimm Grün und Hellblau, fürs linke Ende.',
        plain: 'Ganz Grün hat noch Zeit. Nimm Grün und Hellblau, fürs linke Ende.',
        place: 'Dort wird deine Reihe nicht länger. Setze ihn ans linke Ende, neben deinen ersten Stein.',
      },
    },
    diagonal: {
      say: 'Zwei in einer Reihe! Nun nach oben: Ein Stein liegt auf *zwei anderen*. Was schräg ansteigt, ist eine *Diagonale*, 10 Punkte wert. Der Würfel zeigt Hellblau.',
      task: 'Setze Grün und Hellblau oben auf deine beiden grünen Steine.',
      wrong: {
        away: 'Auf deiner Seite wäre dort kein Grün. Setze Grün und Hellblau auf deine beiden grünen Steine, mit dem Grün zu dir.',
        gift: 'Über das Fuchsia würde sich Bruno freuen. Setze Grün und Hellblau auf deine beiden grünen Steine.',
        place: 'Der richtige Stein! Aber er gehört auf deine beiden grünen Steine, für eine Diagonale.',
      },
    },
    block: {
      say: 'Auch Bruno baut: Auf seiner Seite steht am rechten Ende zweimal Fuchsia nebeneinander. Du hast *nicht deine Farbe* gewürfelt. Eine gute Gelegenheit, ihm im Weg zu stehen.',
      task: 'Setze ganz Hellblau ans rechte Ende der untersten Reihe.',
      wrong: {
        gift: 'Auf Brunos Seite ist das Fuchsia, genau was er braucht. Nimm ganz Hellblau, fürs rechte Ende.',
        place: 'Dort steht er niemandem im Weg. Setze ihn ans rechte Ende, wo Brunos Reihe wachsen will.',
        brick: 'Das ginge auch, aber diesen Stein heben wir auf. Nimm ganz Hellblau, fürs rechte Ende.',
      },
    },
    turn: {
      say: 'Jetzt zeigt der Würfel *Versetzen*: Nimm einen freien Stein der Mauer und setze ihn woandershin, oder dreh ihn um. Der obere Stein rechts gibt Bruno eine Diagonale …',
      task: 'Dreh den oberen Stein rechts auf der Stelle um.',
      wrong: {
        moved:
          'Versetzen geht auch. Aber auf der Stelle gedreht ist das Fuchsia weg, und der Platz bleibt besetzt.',
        other:
          'Das ist erlaubt, tut Bruno aber nicht weh. Dreh den oberen Stein rechts um: Er ist seine Diagonale.',
      },
    },
    win: {
      say: '*Viele Züge später* ist noch ein Stein da, und er gehört dir: ganz grün. Die Reihe ist deine, 4 zu 3. Brunos Diagonale ist länger, 3 zu 4, und die Verbindungen sind gleich, 8 zu 8. Bei Gleichstand wird geteilt.',
      task: 'Setze den letzten Stein so, dass deine Verbindung wächst oder, noch besser, auch deine Diagonale.',
      wrong: {
        other:
          'Dort hängt er nicht mit deinen grünen Steinen zusammen, und Bruno gewänne mit seiner Diagonale. Such einen Platz, der deine große grüne Gruppe berührt.',
      },
    },
    end: {
      say: '*Du hast gewonnen!* Zeig deine Farbe, versteck die andere, und behalte alle drei Wertungen im Auge. Mehr brauchst du nicht zu wissen.',
    },
  },
};
