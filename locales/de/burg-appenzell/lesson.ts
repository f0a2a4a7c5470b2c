import type { Lesson } from '../../en/burg-appenzell/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Willkommen auf Burg Appenzell! Unter diesen Dächern liegt Käse. Stehen *zwei deiner Mäuse auf derselben Sorte*, gehört sie dir. Vier Sorten gewinnen.',
    },
    tower: {
      say: 'Mäuse kommen durch die vier Türme an den Ecken in die Burg.',
      task: 'Setz deine erste Maus in den Turm oben links, a1.',
      wrong: {
        other:
          'Jeder Turm ist erlaubt. Aber der Raum, den wir uns ansehen wollen, ist oben links: Beginne in a1.',
      },
    },
    roof: {
      say: 'Bruno hat die Ecke gegenüber genommen. In deinem Zug hast du *vier Aktionen*. Mit der ersten kann eine Maus einen Raum neben sich aufdecken.',
      task: 'Deck den Raum neben deinem Turm auf, b1.',
      wrong: {
        enter: 'Eine zweite Maus brauchen wir bald. Sehen wir erst, wohin sie könnte: Deck Raum b1 auf.',
        uncover: 'Auch dieser Raum liegt neben deiner Maus. Schauen wir zuerst in Raum b1.',
        slide: 'Plättchen zu schieben, die du nicht siehst, ist Raten. Deck zuerst Raum b1 auf.',
        end: 'Du hast noch vier Aktionen, zu schade zum Verschenken. Deck Raum b1 auf.',
      },
    },
    run: {
      say: 'Zweimal Brie und ein Feta! Eine Maus läuft für eine Aktion ein Feld weit: gerade, nicht schräg, und nur wo kein Dach ist.',
      task: 'Lauf auf den Brie auf b1: Tippe auf deine Maus, dann auf das Feld.',
      wrong: {
        enter: 'Bald! Mach erst den Turm frei: Lauf auf b1.',
        uncover: 'Käse hast du schon gefunden. Lauf auf b1.',
        slide: 'Das würde eine Mausefalle in die Burg schieben, und die braucht gerade niemand. Lauf auf b1.',
        end: 'Du hast noch drei Aktionen. Lauf auf b1.',
      },
    },
    further: {
      say: 'Eine Maus steht auf dem Brie. Auf *dieselbe Sorte* muss eine zweite, und die kommt von hinten. Mach ihr Platz.',
      task: 'Lauf weiter auf b2, auch dort liegt Brie.',
      wrong: {
        enter: 'Gute Idee, nur einen Schritt zu früh: Auf b1 steht ja noch deine Maus. Lauf weiter auf b2.',
        uncover: 'Der Käse, den du brauchst, liegt vor dir. Lauf weiter auf b2.',
        slide: 'Schieben würde den Brie verrücken, der so gut liegt. Lauf weiter auf b2.',
        end: 'Zwei Aktionen sind noch übrig. Lauf weiter auf b2.',
      },
    },
    second: {
      say: 'Eine Aktion hast du noch, und draußen warten drei weitere Mäuse.',
      task: 'Setz eine zweite Maus in den Turm a1.',
      wrong: {
        enter: 'Dieser Turm ist auch frei, aber weit weg vom Brie. Nimm a1.',
        uncover: 'Für Käse braucht es zwei Mäuse, und in der Burg ist erst eine. Setz noch eine in a1.',
        run: 'Deine Maus steht gut. Setz noch eine in a1.',
        slide: 'Die Plättchen liegen gut so. Setz noch eine Maus in a1.',
        end: 'Eine Aktion ist noch übrig, gerade genug für eine Maus in a1.',
      },
    },
    cheese: {
      say: 'Bruno ist auf g6 gelaufen und hat seinen Zug beendet. Räume ohne Maus bekommen ihr Dach zurück; deiner blieb offen. Jetzt hast du vier neue Aktionen.',
      task: 'Lauf mit der zweiten Maus aus dem Turm auf b1.',
      wrong: {
        enter: 'Für einen Käse genügen zwei Mäuse. Lauf aus dem Turm auf b1.',
        uncover: 'Später. Der Brie ist nur einen Schritt entfernt: Lauf aus dem Turm auf b1.',
        run: 'Diese Maus steht schon auf Brie. Lass die aus dem Turm auf b1 laufen.',
        slide: 'Das würde den Brie wegschieben. Lauf zuerst aus dem Turm auf b1.',
        end: 'Der Brie ist nur einen Schritt entfernt. Lauf aus dem Turm auf b1.',
      },
    },
    trap: {
      say: '*Der Brie gehört dir!* Einmal im Zug darfst du auch das Schiebeplättchen in eine Reihe oder Spalte schieben. Plättchen rücken weiter, *Mäuse bleiben*. Es ist eine Mausefalle, und Brunos Maus steht am Ende von Reihe 6 …',
      task: 'Schieb die Mausefalle von rechts in Reihe 6: die unterste Fahne rechts.',
      wrong: {
        enter: 'Dafür ist noch Zeit. Nutze erst die Mausefalle: Schieb sie von rechts in Reihe 6.',
        uncover:
          'Umsehen kannst du dich später. Nutze erst die Mausefalle: Schieb sie von rechts in Reihe 6.',
        run: 'Deine Mäuse stehen gut. Schieb die Mausefalle von rechts in Reihe 6.',
        slide: 'Dort erwischt sie Brunos Maus nicht. Schieb sie von rechts in Reihe 6, wo sie steht.',
        end: 'So eine Gelegenheit kommt nicht oft. Schieb die Mausefalle von rechts in Reihe 6.',
      },
    },
    win: {
      say: 'Sie fiel ins Verlies! Verliert jemand drei Mäuse, ist die Partie zu Ende. *Einige Züge später* hast du Brie, Feta und Gouda, und auf b2 und b3 liegt Camembert.',
      task: 'Bring beide Mäuse auf Camembert: Schieb Spalte b von unten, oder spring.',
      wrong: {
        enter:
          'Es braucht keine weitere Maus. Einmal Spalte b von unten geschoben, und beide stehen auf Camembert.',
        uncover:
          'Du siehst schon alles: Einmal Spalte b von unten geschoben, und beide Mäuse stehen auf Camembert.',
        run: 'Dann stünden nicht beide auf Camembert. Lass die auf b1 über die andere nach b3 springen, oder schieb Spalte b von unten.',
        slide:
          'Das bringt nicht beiden Mäusen Camembert. Schieb Spalte b von unten: Jedes Plättchen rückt um eins nach oben.',
        end: 'Du kannst noch in diesem Zug gewinnen! Schieb Spalte b von unten.',
      },
    },
    end: {
      say: '*Vier Käsesorten: Du hast gewonnen!* Deck Räume auf, merk dir, was darin liegt, und hüte dich vor Mausefallen. Mehr musst du nicht wissen.',
    },
  },
};
