import type { Lesson } from '../../en/burg-appenzell/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Willkommen auf Burg Appenzell! Unter diesen Dächern liegt Käse versteckt. Stehen *zwei deiner Mäuse auf derselben Käsesorte*, gehört sie dir. Wer zuerst vier Sorten hat, gewinnt.',
    },
    tower: {
      say: 'Mäuse kommen durch die vier Türme an den Ecken in die Burg.',
      task: 'Setze deine erste Maus in den Turm oben links, a1.',
      wrong: {
        other:
          'Jeder Turm ist erlaubt. Aber der Raum, den wir erkunden wollen, ist oben links: Beginne in a1.',
      },
    },
    roof: {
      say: 'Bruno hat die Ecke gegenüber genommen. In deinem Zug hast du *vier Aktionen*. Eine davon: ein Dach neben einer deiner Mäuse abnehmen und so den Raum aufdecken.',
      task: 'Decke den Raum neben deinem Turm auf, b1.',
      wrong: {
        enter: 'Eine zweite Maus brauchst du bald. Sieh aber erst nach, wohin sie könnte: Decke Raum b1 auf.',
        uncover: 'Auch dieses Dach liegt neben deiner Maus. Sieh aber zuerst in Raum b1.',
        slide: 'Plättchen zu schieben, die du nicht siehst, ist Raten. Decke zuerst Raum b1 auf.',
        end: 'Du hast noch vier Aktionen. Decke Raum b1 auf.',
      },
    },
    run: {
      say: 'Zweimal Brie und ein Feta! Für eine Aktion läuft eine Maus ein Feld weit: gerade, nie diagonal, und nur dorthin, wo kein Dach liegt.',
      task: 'Laufe auf den Brie auf b1: Tippe auf deine Maus, dann auf das Feld.',
      wrong: {
        enter: 'Bald! Mache erst den Turm frei: Laufe auf b1.',
        uncover: 'Käse hast du schon gefunden. Laufe auf b1.',
        slide:
          'Das würde eine Mausefalle in die Burg schieben, und die brauchst du dort jetzt nicht. Laufe auf b1.',
        end: 'Du hast noch drei Aktionen. Laufe auf b1.',
      },
    },
    further: {
      say: 'Eine Maus steht auf Brie. Die zweite muss auf *dieselbe Sorte*, und sie kommt von hinten. Mache ihr also Platz.',
      task: 'Laufe weiter auf b2, auch dort liegt Brie.',
      wrong: {
        enter: 'Gute Idee, nur einen Schritt zu früh: Deine Maus steht noch auf b1. Laufe weiter auf b2.',
        uncover: 'Der Käse, den du brauchst, liegt direkt vor dir. Laufe weiter auf b2.',
        slide: 'Schieben würde den Brie verrücken, und er liegt gerade richtig. Laufe weiter auf b2.',
        end: 'Du hast noch zwei Aktionen. Laufe weiter auf b2.',
      },
    },
    second: {
      say: 'Eine Aktion ist übrig, und dein Turm ist wieder frei. Eine neue Maus kostet eine Aktion.',
      task: 'Setze eine zweite Maus in den Turm a1.',
      wrong: {
        enter: 'Dieser Turm ist auch frei, aber weit weg vom Brie. Nimm a1.',
        uncover: 'Für Käse braucht es zwei Mäuse, und du hast erst eine in der Burg. Setze noch eine in a1.',
        run: 'Deine Maus steht gut. Setze noch eine in a1.',
        slide: 'Die Plättchen liegen gut so. Setze noch eine Maus in a1.',
        end: 'Eine Aktion hast du noch, gerade genug für eine Maus in a1.',
      },
    },
    cheese: {
      say: 'Bruno ist auf g6 gelaufen und hat seinen Zug beendet. Am Ende eines Zuges bekommen Räume ohne Maus ihr Dach zurück; deiner blieb offen. Du hast vier neue Aktionen.',
      task: 'Laufe mit der zweiten Maus aus dem Turm auf b1.',
      wrong: {
        enter: 'Für einen Käse genügen zwei Mäuse. Laufe aus dem Turm auf b1.',
        uncover: 'Später. Der Brie ist nur einen Schritt entfernt: Laufe aus dem Turm auf b1.',
        run: 'Diese Maus steht schon auf Brie. Laufe mit der aus dem Turm auf b1.',
        slide: 'Das würde den Brie wegschieben. Laufe zuerst aus dem Turm auf b1.',
        end: 'Der Brie ist nur einen Schritt entfernt. Laufe aus dem Turm auf b1.',
      },
    },
    trap: {
      say: '*Der Brie gehört dir!* Einmal pro Zug darfst du auch *schieben*: das Schiebeplättchen neben der Burg in Reihe 2, 4 oder 6 oder in Spalte b, d oder f. Die *Fahnen* am Rand zeigen, wo das geht. Die Plättchen rücken weiter, *die Mäuse bleiben stehen*. Das Schiebeplättchen ist eine Mausefalle, und Brunos Maus steht am rechten Ende von Reihe 6 …',
      task: 'Schiebe Reihe 6 von rechts: Tippe auf die unterste Fahne auf dieser Seite.',
      wrong: {
        enter: 'Dafür ist noch Zeit. Nutze erst die Mausefalle: Schiebe Reihe 6 von rechts.',
        uncover: 'Umsehen kannst du dich später. Nutze erst die Mausefalle: Schiebe Reihe 6 von rechts.',
        run: 'Deine Mäuse stehen gut. Schiebe Reihe 6 von rechts.',
        slide: 'Dort erwischt die Mausefalle Brunos Maus nicht. Schiebe Reihe 6 von rechts, wo sie steht.',
        end: 'So eine Gelegenheit kommt nicht oft. Schiebe Reihe 6 von rechts.',
      },
    },
    win: {
      say: 'Brunos Maus ist ins Verlies gefallen! Verliert jemand die dritte Maus, endet die Partie, und von den anderen gewinnt, wer die meisten Sorten hat. *Einige Züge später* hast du Brie, Feta und Gouda, und auf b2 und b3 liegt Camembert. Eine Maus darf auch über andere Mäuse *springen*; jedes Feld kostet eine Aktion.',
      task: 'Bringe beide Mäuse auf Camembert: Schiebe Spalte b von unten, oder springe.',
      wrong: {
        enter:
          'Du brauchst keine weitere Maus. Einmal Spalte b von unten geschoben, und beide stehen auf Camembert.',
        uncover:
          'Du siehst schon alles Nötige: Einmal Spalte b von unten geschoben, und beide Mäuse stehen auf Camembert.',
        run: 'Dann stünden nicht beide auf Camembert. Springe mit der Maus auf b1 über die andere nach b3, oder schiebe Spalte b von unten.',
        slide:
          'So stehen nicht beide Mäuse auf Camembert. Schiebe Spalte b von unten: Jedes Plättchen rückt um eins nach oben.',
        end: 'Du kannst jetzt gleich gewinnen! Schiebe Spalte b von unten.',
      },
    },
    end: {
      say: '*Vier Käsesorten: Du hast gewonnen!* Drei Dinge zum Merken: *zwei Mäuse pro Käse*; *Plättchen rücken weiter, Mäuse bleiben*, also kann dir jedes Schieben Käse bringen oder eine Maus nehmen; *merke dir, was unter den Dächern liegt*, vor allem die Mausefallen.',
    },
  },
};
