import type { Lesson } from '../../en/mauer-bauer/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Willkommen bei Mauer Bauer! Alle bauen auf demselben Land, und nichts darauf gehört jemandem. Dir gehören deine *Gildekarten*. Ist eine Stadt fertig, werden sie zu Punkten, und die meisten Punkte gewinnen.',
    },
    close: {
      say: 'In deinem Zug setzt du eine Mauer. Das Dreieck in der Mitte hat schon zwei. Mit einer an *jeder* Seite wird es zur Stadt.',
      task: 'Setze deine Mauer an die dritte Seite, oben am Dreieck (b4 nach b6).',
      wrong: {
        other: 'Auch dort darfst du bauen, aber eine Stadt entsteht so nicht.',
      },
    },
    houses: {
      say: 'Rot und Gelb: ein Haus auf jede Seite der Mauer. In einer Stadt werden *zwei Häuser einer Farbe zum Palast*, und ein rotes ist schon da.',
      task: 'Setze Rot unter die Mauer (antippen zum Ändern), dann baue.',
      wrong: {
        other: 'Dann stünde Gelb innen, und es gäbe keinen Palast. Tausche die beiden.',
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
      say: '9 Punkte! Bruno hat eine Karte abgeworfen, zwei gezogen und, *ganz hinten*, eine getauscht. Eine deiner Karten zählt schwarze Türme *draußen*.',
      task: 'Setze eine Mauer ganz oben an die rechte Küste (a9 nach b10).',
      wrong: {
        other:
          'An der Linie ist nichts verkehrt. Aber lass uns weit weg von der Stadt etwas Neues beginnen, mit zwei freien Enden.',
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
      say: 'Bruno hat daneben gebaut, du hast das Dreieck darüber geschlossen. Städte darf man *verbinden*: Die Mauer dazwischen verschwindet.',
      task: 'Verbinde sie: Deine Karten wollen zwei Felder und vier Farben.',
      wrong: {
        other:
          'Für sich hat die Stadt nur ein Feld, und dafür hast du keine Karte. Verbunden hat sie zwei Felder, vier Farben und einen Palast mehr.',
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
      say: '*Einige Züge später* setzt Bruno den letzten Turm: Die Partie endet. Jetzt wählen alle *irgendeine* Stadt. Bruno hat 49 Punkte, du 26.',
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
