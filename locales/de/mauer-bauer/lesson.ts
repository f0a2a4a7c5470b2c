import type { Lesson } from '../../en/mauer-bauer/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Willkommen bei Mauer Bauer! Alle bauen auf demselben Land aus Dreiecken, den *Feldern*. Nichts darauf gehört jemandem. Dir gehören nur deine geheimen *Gildekarten*: Immer wenn eine Stadt fertig ist, spielst du Karten, um für sie zu punkten. Die meisten Punkte gewinnen.',
    },
    close: {
      say: 'In deinem Zug baust du eine Mauer an eine Seite eines Feldes. Ein Gebiet, das *ringsum* Mauern hat, ist eine *Stadt*. Das Feld in der Mitte hat schon an zwei Seiten eine Mauer.',
      task: 'Baue eine Mauer an seine dritte Seite, oben am Dreieck.',
      wrong: {
        other:
          'Auch dort darfst du bauen, aber eine Stadt wird so nicht fertig. Die offene Seite des Dreiecks in der Mitte ist oben.',
      },
    },
    houses: {
      say: 'Nach der Mauer würfelst du Häuser: eines für das Feld auf jeder Seite deiner Mauer. Du hast Rot und Gelb gewürfelt. In einer Stadt werden *zwei Häuser derselben Farbe zu einem Palast*, und ein rotes steht schon darin.',
      task: 'Setze Rot nach innen, unter die Mauer: Tippe auf ein Haus, um es zu ändern. Dann baue.',
      wrong: {
        other: 'Dann stünde Gelb innen, und es gäbe keinen Palast. Tausche die beiden.',
      },
    },
    score: {
      say: '*Die Stadt ist fertig!* Jetzt spielen alle eine oder zwei Karten für sie. Die Zahl auf jeder Karte sagt, was sie gerade bringt.',
      task: 'Spiele die zwei Karten, die am meisten bringen: Rot in der Stadt und Stadt mit einem Feld.',
      wrong: {
        throw:
          'Das bringt jetzt keine Punkte, dafür ziehst du zwei Karten. Früh in der Partie kann das genauso gut sein. Damit du siehst, wie gewertet wird: Spiele die 3 und die 6.',
        one: 'Eine Karte ist erlaubt, aber zwei bringen mehr. Spiele die 3 und die 6.',
        cards: 'Da ist mehr drin. Spiele die 3 und die 6.',
      },
    },
    coast: {
      say: '9 Punkte, und du hast eine Karte gezogen! Bruno hat stattdessen eine Karte abgeworfen und zwei gezogen. Als *Letzter* durfte er noch eine weitere tauschen. Manche Karten zählen, was *draußen* steht, also zu keiner Stadt gehört. Eine von deinen will schwarze Türme draußen …',
      task: 'Baue eine Mauer auf die oberste Linie der Küste, am rechten Rand des Landes.',
      wrong: {
        other:
          'An der Linie ist nichts verkehrt. Aber beginne weit weg von der Stadt etwas Neues: auf der obersten Linie der rechten Küste.',
      },
    },
    towers: {
      say: 'Jedes Ende einer Mauer braucht einen Turm. Beide Enden deiner neuen Mauer sind frei, also baust du zwei. *Einer muss schwarz sein*, wie gewürfelt; die Farbe des anderen bestimmst du.',
      task: 'Mache beide Türme schwarz, dann baue.',
      wrong: {
        other:
          'Erlaubt, aber deine Karte bringt 2 Punkte für jeden schwarzen Turm draußen. Mache auch den anderen schwarz.',
      },
    },
    join: {
      say: 'Bruno hat neben der Stadt gebaut, und du hast das Dreieck darüber vollendet. Benachbarte Städte darf man *verbinden*: Die Mauer dazwischen verschwindet, und sie zählen als eine.',
      task: 'Verbinde die Städte: Deine Karten wollen zwei Felder und vier Farben.',
      wrong: {
        other:
          'Für sich hat die Stadt nur ein Feld, und dafür hast du keine Karte. Verbunden hat sie zwei Felder, vier Farben und einen Palast mehr.',
      },
    },
    joined: {
      say: 'Eine Stadt mit zwei Feldern! Zwei grüne Häuser sind zu einem Palast geworden. Sieh, wie die Zahlen auf deinen Karten gestiegen sind.',
      task: 'Spiele die beiden Karten, die je 7 bringen.',
      wrong: {
        throw: 'Bessere Karten als diese bekommst du nicht. Spiele die beiden, die 7 bringen.',
        one: 'Mit nur einer Karte verschenkst du Punkte. Spiele die beiden, die 7 bringen.',
        cards: 'Diese beiden bringen weniger. Spiele die beiden, die 7 bringen.',
      },
    },
    win: {
      say: 'Gehen Mauern, Türme, Häuser oder Paläste aus, endet die Partie. *Einige Züge später* hat Bruno den letzten Turm gebaut. In der Schlusswertung wählen alle *irgendeine* Stadt. Bruno hat 49 Punkte, du 26.',
      task: 'Wähle eine Stadt und die zwei Karten, mit denen du gewinnst.',
      wrong: {
        one: 'Eine Karte reicht nicht, um Bruno zu überholen. Spiele zwei: schwarze Türme draußen und Mauern draußen.',
        cards:
          'Das reicht nicht, um Bruno zu überholen. Deine schwarzen Türme draußen bringen 20, die Mauern draußen 12: Spiele beide, egal für welche Stadt.',
      },
    },
    end: {
      say: '*58 zu 49: Du hast gewonnen!* Drei Dinge zum Merken: *Baue, was deine Karten zählen*; *wirf ab, wenn deine Karten wenig bringen: Du ziehst zwei*; *achte auf den Vorrat neben dem Land, denn geht etwas aus, ist Schluss*.',
    },
  },
};
