import type { Lesson } from '../../en/die-mauer/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Willkommen bei Die Mauer! Du, Bruno und Carla baut gemeinsam eine einzige Mauer. Alle beginnen mit den gleichen *sieben Bauteilen*: fünf Mauerteilen (1, 2, 3, 4 und 6), einem Turm und einem Tor. Hat jemand *kein Bauteil mehr*, endet die Runde, und alle anderen bekommen Minuspunkte für das, was sie noch haben.',
    },
    hide: {
      say: 'In jedem Zug ist einer der *Baumeister* und versteckt ein Bauteil in der Faust. Errät es niemand, darf er es bauen. Diesmal bist du der Baumeister. Bleibt dir der Turm, kostet er dich 15 Punkte: Werde ihn früh los.',
      task: 'Verstecke deinen Turm: Tippe auf ihn, dann auf die Faust.',
      wrong: {
        empty: 'Auch die leere Faust ist zu etwas gut, dazu kommen wir noch. Verstecke zuerst den Turm.',
        section: 'Ein Mauerteil wirst du fast immer los, den Turm viel schwerer: Verstecke ihn jetzt.',
        gate: 'Auch keine schlechte Wahl. Aber der Turm kostet noch mehr: Verstecke den Turm.',
      },
    },
    guess: {
      say: 'Niemand hat ihn erraten: Dein Turm steht. Nun ist Bruno der Baumeister, und *du rätst*: Verstecke das Bauteil, von dem du glaubst, dass er es versteckt. Stimmt es, baust du deines statt er seines. Falsch raten kostet nichts, dein Bauteil bleibt auf der Hand. Türme und Tore dürfen nie nebeneinanderstehen, also kann Bruno nur ein Mauerteil bauen. Sein 6er würde ihn am meisten kosten …',
      task: 'Rate das 6er-Mauerteil: Verstecke dein eigenes 6er.',
      wrong: {
        empty: 'Mit leerer Faust errätst du nichts und baust nichts. Versuche es mit dem 6er.',
        section: 'Möglich. Aber Bruno will sicher sein teuerstes Mauerteil loswerden: Rate das 6er.',
        gate: 'Neben den Turm passt kein Tor, also hat Bruno keinen Grund, seines zu verstecken. Rate das 6er.',
      },
    },
    room: {
      say: 'Richtig! *Du baust dein 6er, und Bruno baut nichts.* Rechts endet die Mauer jetzt mit einem Mauerteil. Das ist ein *offenes Ende*: Dort passt ein Turm oder ein Tor. Carla ist Baumeisterin und will das sicher nutzen.',
      task: 'Einen Turm hast du nicht mehr. Rate das Tor.',
      wrong: {
        empty: 'Dann hält niemand Carla auf. Rate das Tor.',
        section:
          'Carla hat eine seltene Gelegenheit für ein Tor und wird kaum ein Mauerteil verstecken. Rate das Tor.',
      },
    },
    empty: {
      say: 'Wieder richtig, und dein Tor ist weg! Jetzt bist du der Baumeister. Ist die Faust des Baumeisters *als einzige leer*, baut er ein beliebiges Bauteil, und niemand kann es verhindern.',
      task: 'Lass deine Faust leer: Tippe auf sie, ohne ein Bauteil zu wählen.',
      wrong: {
        section: 'Das könnten Bruno oder Carla erraten. Versuche es lieber mit der leeren Faust.',
      },
    },
    any: {
      say: 'Weder Brunos noch Carlas Faust war leer, also darfst du ein beliebiges Bauteil bauen.',
      task: 'Baue dein teuerstes, das 4er-Mauerteil.',
      wrong: {
        other: 'Das kostet wenig, falls es dir bleibt. Baue das 4er.',
      },
    },
    both: {
      say: 'Bruno ist der Baumeister. Ist seine Faust leer und deine *die einzige andere leere*, schenkst du ihm eines deiner Bauteile. Gewagt, aber lohnend.',
      task: 'Lass deine Faust leer.',
      wrong: {
        section:
          'Auch Raten könnte klappen. Aber versuchen wir, Bruno etwas zu schenken: Lass die Faust leer.',
      },
    },
    gift: {
      say: 'Genau zwei leere Fäuste: deine und Brunos! Er muss nehmen, was du ihm schenkst, und Carla sieht nicht, was es ist.',
      task: 'Schenke Bruno dein 3er-Mauerteil.',
      wrong: {
        other: 'Schenke ihm etwas, das mehr kostet: das 3er-Mauerteil.',
      },
    },
    out: {
      say: '*Zwei Züge später* hast du dein 2er gebaut, und ein einziges Bauteil ist übrig: das 1er. Bruno ist der Baumeister.',
      task: 'Rate das 1er und hoffe.',
      wrong: {
        other:
          'Die leere Faust kann warten. Versteckt Bruno sein 1er, baust du dein letztes Bauteil: Rate das 1er.',
      },
    },
    end: {
      say: '*Kein Bauteil mehr: Du hast gewonnen!* Bruno bekommt 44 Minuspunkte, Carla 35, du keinen. Eine ganze Partie hat mehrere Runden, und die wenigsten Minuspunkte gewinnen. Drei Dinge zum Merken: *Werde Turm und Tor los, solange ein Ende offen ist*; *falsch raten kostet nichts*; *achte darauf, wer was noch haben kann*.',
    },
  },
};
