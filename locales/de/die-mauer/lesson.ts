import type { Lesson } from '../../en/die-mauer/lesson.ts';

/** Die Lektion von Die Mauer. */
export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Willkommen bei Die Mauer! Du, Bruno und Carla baut eine einzige Mauer. *Wer zuerst alle Bauteile los ist*, beendet die Runde, und was den anderen bleibt, kostet sie Punkte.',
    },
    hide: {
      say: 'Du bist *Bauherr*: Versteck ein Bauteil in deiner Faust. Errät es niemand, baust du es an. Ein Turm, der dir bleibt, würde dich 15 Punkte kosten.',
      task: 'Versteck deinen Turm: Tippe auf ihn, dann auf die Faust.',
      wrong: {
        empty: 'Die leere Faust ist auch zu etwas gut, dazu kommen wir noch. Versteck zuerst den Turm.',
        section: 'Ein Mauerteil findet immer Platz. Den Turm wirst du viel schwerer los: Versteck ihn jetzt.',
        gate: 'Auch keine schlechte Wahl. Aber der Turm kostet noch mehr: Versteck den Turm.',
      },
    },
    guess: {
      say: 'Niemand hat ihn erraten: Dein Turm steht. Nun ist Bruno Bauherr, und *du rätst*. Neben einem Turm darf weder Turm noch Tor stehen, also kann er nur ein Mauerteil bauen. Ein 6er würde ihn am meisten kosten …',
      task: 'Rate das 6er-Mauerteil.',
      wrong: {
        empty: 'Mit leerer Faust errätst du nichts und baust nichts. Versuch es mit dem 6er.',
        section: 'Möglich. Aber Bruno will sicher das teuerste loswerden: Rate das 6er.',
        gate: 'Neben den Turm passt kein Tor, also hätte Bruno nichts davon. Rate das 6er.',
      },
    },
    room: {
      say: 'Richtig! *Du baust dein 6er statt Bruno.* Rechts steht jetzt ein Mauerteil: ein *offenes Ende*, mit Platz für einen Turm oder ein Tor. Carla ist Bauherrin und will das sicher nutzen.',
      task: 'Einen Turm hast du nicht mehr. Rate das Tor.',
      wrong: {
        empty: 'Dann baut Carla ungestört. Rate das Tor.',
        section:
          'Carla hat eine seltene Gelegenheit für ein Tor und wird kaum ein Mauerteil verstecken. Rate das Tor.',
      },
    },
    empty: {
      say: 'Wieder richtig, und das Tor ist weg! Jetzt bist du Bauherr. Ist *nur deine Faust leer*, darfst du bauen, was du willst.',
      task: 'Lass deine Faust leer: Tippe auf sie, ohne ein Bauteil zu wählen.',
      wrong: {
        section: 'Das könnten Bruno oder Carla erraten. Probier die leere Faust: Die errät niemand.',
      },
    },
    any: {
      say: 'Weder Brunos noch Carlas Faust war leer. Bau ein beliebiges Bauteil an.',
      task: 'Nimm das teuerste, das 4er-Mauerteil.',
      wrong: {
        other: 'Das kostet wenig, falls es dir bleibt. Sieh zu, dass du das 4er loswirst.',
      },
    },
    both: {
      say: 'Bruno ist Bauherr. Ist seine Faust leer und deine *die einzige andere leere*, schenkst du ihm ein Bauteil. Ein gewagter Plan, aber ein schöner.',
      task: 'Lass deine Faust leer.',
      wrong: {
        section:
          'Auch Raten könnte klappen. Aber versuchen wir, Bruno etwas zu schenken: Lass die Faust leer.',
      },
    },
    gift: {
      say: 'Zwei leere Fäuste: deine und Brunos! Er muss nehmen, was du ihm schenkst, und Carla sieht nicht, was es ist.',
      task: 'Schenk Bruno dein 3er-Mauerteil.',
      wrong: {
        other: 'Schenk ihm etwas, das mehr kostet: das 3er-Mauerteil.',
      },
    },
    out: {
      say: '*Zwei Züge später* hast du dein 2er gebaut, und ein einziges Bauteil ist übrig: das 1er. Bruno ist Bauherr.',
      task: 'Rate das 1er, und hoffe.',
      wrong: {
        other: 'Die leere Faust kann warten. Zeigt Bruno sein 1er, bist du fertig: Rate das 1er.',
      },
    },
    end: {
      say: '*Du bist fertig und hast gewonnen!* Bruno kostet es 44 Punkte, Carla 35, dich keinen. Achte darauf, wer was noch haben kann, und lass dich nicht durchschauen. Mehr brauchst du nicht zu wissen.',
    },
  },
};
