import type { MauerBauerLesson } from '../../en/lessons/mauer-bauer.ts';

export const lesson: MauerBauerLesson = {
  steps: {
    aim: {
      say: 'Willkommen bei Mauer Bauer! Alle bauen auf demselben Land, und nichts darauf gehört jemandem. Dir gehören deine *Gildekarten*. Ist eine Stadt fertig, werden sie zu Punkten, und die meisten Punkte gewinnen.',
    },
    close: {
      say: 'In deinem Zug setzt du eine Mauer. In der Mitte stehen schon zwei Seiten eines Dreiecks. Mit einer Mauer an *jeder* Seite wird es zur Stadt.',
      task: 'Setze deine Mauer an die dritte Seite, oben am Dreieck (b4 nach b6).',
      wrong: {
        other:
          'Auch dort darfst du bauen, aber eine Stadt entsteht so nicht. Offen ist beim Dreieck in der Mitte die obere Seite.',
      },
    },
    houses: {
      say: 'Die Würfel zeigen Rot und Gelb: ein Haus für jede Seite deiner Mauer. In einer Stadt werden *zwei Häuser einer Farbe zum Palast*, und ein rotes steht schon drin.',
      task: 'Setze das rote Haus nach innen, unter die Mauer, und das gelbe darüber. Tippe auf ein Haus, um es zu ändern, dann baue.',
      wrong: {
        other:
          'Dann stünde Gelb innen, und es gäbe keinen Palast. Tausche sie: Rot unter die Mauer, Gelb darüber.',
      },
    },
    score: {
      say: '*Die Stadt ist fertig!* Jetzt spielen alle eine oder zwei Karten für sie. Die Zahl auf jeder Karte sagt, was sie gerade bringt.',
      task: 'Spiele deine zwei besten: Rot in der Stadt und Stadt mit einem Feld.',
      wrong: {
        throw:
          'Abwerfen bringt keine Punkte, nur neue Karten. Für diese Stadt hast du gute: Spiele die 3 und die 6.',
        one: 'Eine Karte ist erlaubt, aber zwei bringen zusammen mehr. Spiele die 3 und die 6.',
        cards: 'Die beiden bringen weniger, als drin wäre. Spiele die 3 und die 6.',
      },
    },
    coast: {
      say: '9 Punkte! Du hast zwei Karten gespielt und eine gezogen. Bruno hat eine abgeworfen und zwei gezogen, und weil er *ganz hinten* liegt, durfte er noch eine tauschen. Eine deiner Karten zählt schwarze Türme *draußen* …',
      task: 'Fang draußen an: Setze eine Mauer auf die oberste Linie der rechten Küste (a9 nach b10).',
      wrong: {
        other:
          'An der Linie ist nichts verkehrt. Aber lass uns weit weg von der Stadt etwas Neues beginnen, mit zwei freien Enden: auf der obersten Linie der rechten Küste.',
      },
    },
    towers: {
      say: 'Beide Enden deiner Mauer sind frei, also bekommt sie zwei Türme. *Einer muss schwarz sein*, wie gewürfelt; die Farbe des anderen bestimmst du.',
      task: 'Mach beide Türme schwarz, dann baue.',
      wrong: {
        other:
          'Erlaubt, aber deine Karte bringt 2 Punkte für jeden schwarzen Turm draußen. Mach auch den anderen schwarz.',
      },
    },
    join: {
      say: 'Bruno hat neben der Stadt gebaut, und du hast das Dreieck darüber geschlossen. Eine neue Stadt darf mit einer Nachbarstadt *verbunden* werden: Die Mauer dazwischen fällt weg, und Häuser werden gemeinsam zu Palästen.',
      task: 'Verbinde die beiden Städte: Zwei Felder und vier Farben sind genau, was deine Karten wollen.',
      wrong: {
        other:
          'Für sich hat die Stadt nur ein Feld, und dafür hast du keine Karte. Verbunden hat sie zwei Felder, vier Farben und einen Palast mehr. Verbinde sie.',
      },
    },
    joined: {
      say: 'Eine Stadt mit zwei Feldern! Zwei grüne Häuser sind zum Palast geworden. Sieh, wie die Zahlen auf deinen Karten gestiegen sind.',
      task: 'Spiele die beiden Karten, die je 7 bringen.',
      wrong: {
        throw: 'Bessere Karten als diese bekommst du kaum. Spiele die beiden, die 7 bringen.',
        one: 'Mit einer Karte verschenkst du Punkte. Spiele die beiden, die 7 bringen.',
        cards: 'Diese beiden bringen weniger. Spiele die beiden, die 7 bringen.',
      },
    },
    win: {
      say: '*Einige Züge später* hat Bruno den letzten Turm gesetzt: Die Partie endet. In der Schlusswertung wählen alle *irgendeine* Stadt. Bruno hat 49 Punkte, du hast 26.',
      task: 'Wähle eine Stadt und die zwei Karten, mit denen du gewinnst.',
      wrong: {
        one: 'Eine Karte reicht nicht, um Bruno zu überholen. Spiele zwei: schwarze Türme draußen und Mauern draußen.',
        cards:
          'Das reicht nicht, um Bruno zu überholen. Deine schwarzen Türme draußen bringen 20, die Mauern draußen 12: Zusammen reicht es, egal für welche Stadt.',
      },
    },
    end: {
      say: '*58 zu 49: Du hast gewonnen!* Baue, was deine Karten zählen, achte darauf, was andere sammeln, und behalte den Vorrat im Auge. Mehr brauchst du nicht.',
    },
  },
};
