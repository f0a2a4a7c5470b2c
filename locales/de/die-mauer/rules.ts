import type { Rules } from '../../en/die-mauer/rules.ts';

export const rules: Rules = {
  glance: {
    heading: 'Auf einen Blick',
    quick: [
      '*Verstecken*: Alle nehmen heimlich ein Bauteil oder nichts in die Faust. Alle Fäuste auf!',
      '*Niemand zeigt das Gleiche wie der Baumeister*: Der Baumeister baut.',
      '*Rivalen haben es erraten, und für alle ist Platz*: Sie bauen an seiner Stelle.',
      '*Zu viele, oder kein Platz*: Der Baumeister baut, oder niemand.',
      '*Die Faust des Baumeisters ist leer*: Ist sie die einzige, baut er, was er will; bei einer zweiten bekommt er ein Bauteil geschenkt; bei mehr geschieht nichts.',
      '*Türme und Tore* stehen nie nebeneinander.',
      '*Eine Hand ist leer*: Die Runde endet. Was du noch hast, kostet: Turm 15, Tor 10, Mauerteile ihre Zahl.',
      '*Die wenigsten Minuspunkte* nach der letzten Runde gewinnen.',
    ],
  },
  blocks: {
    heading: 'Die Bauteile',
    seven:
      'Alle haben die gleichen *sieben Bauteile*: Mauerteile mit 1, 2, 3, 4 und 6, einen Turm und ein Tor. Die Zahl eines Mauerteils ist die Zahl seiner Zinnen. Durch ein Geschenk kannst du ein Bauteil auch zweimal haben.',
    hand: ['Alle sieben Bauteile, daneben die Faust.'],
    numbers: {
      text: 'Die Mauerteile sind 1, 2, 3, 4 und 6; ein 5er gibt es nicht.',
      reason: 'Eine Ausgabe der Regeln nennt 1 bis 5, aber ihre Beispiele und ihre Wertung haben ein 6er.',
    },
  },
  aim: {
    heading: 'Ziel des Spiels',
    aim: 'Für 3–6 Spieler, etwa 15 Minuten. Alle bauen gemeinsam an *einer einzigen Mauer*, und jeder will seine Bauteile als Erster los sein. In jedem Zug ist einer der *Baumeister* und versteckt ein Bauteil in der Faust. Die anderen, die Rivalen, versuchen es zu erraten: Wer richtigliegt, baut an seiner Stelle. Was dir am Ende einer Runde auf der Hand bleibt, bringt dir Minuspunkte.',
    wall: [
      'Eine Mauer nach drei Zügen: ein Turm zwischen zwei Mauerteilen. Vor dir liegen deine restlichen Bauteile.',
    ],
  },
  wall: {
    heading: 'Die Mauer',
    ends: 'Die Mauer ist eine einzige Reihe von Bauteilen. Gebaut wird nur an ihrem *linken oder rechten Ende*. Mit dem ersten Bauteil fängt sie einfach an.',
    beside:
      'Türme und Tore dürfen *nie neben einem anderen Turm oder Tor* stehen. Mauerteile dürfen neben allem stehen.',
    room: 'Ein Ende ist *offen*, wenn dort ein Mauerteil steht: Dann passt ein Turm oder Tor daran. In einem Zug ist also Platz für zwei Türme oder Tore, für eins oder für keins; an einer leeren Mauer für eins. Für Mauerteile ist immer Platz, für beliebig viele.',
    openEnds: [
      'Ein Turm steht allein: Kein Ende ist offen. Nur Mauerteile passen.',
      'Daneben ist ein Mauerteil gebaut worden. Nun ist das rechte Ende offen, mit Platz für einen Turm oder ein Tor.',
    ],
  },
  'set-up': {
    heading: 'Vorbereitung',
    start:
      'Alle nehmen ihre sieben Bauteile und *verbergen sie* vor den anderen. Noch steht keine Mauer. Wer auf dem ersten Platz sitzt (in den Bildern Ada), ist der erste Baumeister.',
  },
  plan: {
    heading: 'Dein Zug: verstecken und raten',
    master: 'In jedem Zug ist einer der Baumeister. Nach jedem Zug geht die Rolle im Uhrzeigersinn weiter.',
    passesOn: {
      text: 'Auch vom letzten Zug einer Runde zum ersten der nächsten geht die Rolle weiter.',
      reason: 'Die Originalregeln sagen nicht, wer die nächste Runde beginnt.',
    },
    choose:
      'Dann *wählen alle gleichzeitig und geheim*: eines ihrer Bauteile oder die leere Faust. Haben alle gewählt, öffnen sich die Fäuste gemeinsam.',
    choosing: {
      heading: 'Drei Fäuste',
      captions: [
        'Ada ist Baumeisterin. Sie darf jedes Bauteil verstecken, oder nichts.',
        'Sie hat die Faust um den Turm geschlossen. Bruno und Carla überlegen noch.',
        'Alle Fäuste öffnen sich: Ada zeigt einen Turm, Bruno ein 6er-Mauerteil, Carla ein 3er. Niemand hat den Turm erraten.',
      ],
    },
  },
  build: {
    heading: 'Wer baut',
    who: 'Das hängt vom Bauteil des Baumeisters ab und davon, wie viele Rivalen *das gleiche Bauteil* zeigen, es also erraten haben.',
    cases: [
      '*Kein Platz* für das Bauteil: Niemand baut.',
      '*Niemand hat es erraten*: Der Baumeister baut.',
      '*Erraten, und es ist Platz für alle, die es erraten haben*: Sie alle bauen, der Baumeister nicht.',
      '*Von mehr Rivalen erraten, als Platz ist*: Dann baut doch der Baumeister.',
    ],
    alone: {
      heading: 'Niemand errät es',
      captions: [
        'Sechs am Tisch. Ada, die Baumeisterin, zeigt einen Turm, sonst niemand. Mit ihm beginnt sie die Mauer.',
        'Der nächste Zug. Bruno zeigt ein 3er-Mauerteil, die anderen 6, 4, 4, 6 und 6. Er baut es neben den Turm.',
        'So besteht die Mauer aus einem Turm und einem 3er.',
      ],
    },
    guessed: {
      heading: 'Erraten',
      captions: [
        'Die Mauer ist ein Turm. Baumeister Bruno zeigt ein 4er-Mauerteil, Carla, Elena und Fabio ebenfalls.',
        'Für Mauerteile ist immer Platz: Alle drei haben ein 4er gebaut, Bruno nichts.',
        'Carla ist Baumeisterin und zeigt ein Tor. Dario und Elena haben es erraten, und beide Enden sind offen: Platz für zwei.',
        'Beide haben ein Tor gebaut. Carla behält ihres.',
      ],
    },
    oneEnd: {
      heading: 'Ein offenes Ende, einmal erraten',
      captions: [
        'Nur das rechte Ende ist offen. Carla zeigt ein Tor, und nur Dario hat es erraten.',
        'Er baut sein Tor dort an.',
      ],
    },
    tooMany: {
      heading: 'Zu viele erraten es',
      captions: [
        'Beide Enden sind offen: Platz für zwei Tore. Carlas Tor haben Dario, Fabio und Ada erraten, also drei.',
        'Das sind zu viele, darum baut Carla.',
      ],
    },
    roomForOne: {
      heading: 'Platz für nur einen',
      captions: [
        'Rechts steht ein Tor, also ist nur das linke Ende offen. Darios Turm haben Elena und Fabio erraten.',
        'Zwei haben es erraten, Platz ist für einen: Dario baut.',
      ],
    },
    tooManyAtOnce: {
      heading: 'Zu viele gleich am Anfang',
      captions: [
        'An einer leeren Mauer ist nur für einen Turm Platz. Adas Turm haben Bruno und Carla erraten.',
        'Ada baut.',
      ],
    },
    noRoom: {
      heading: 'Kein Platz',
      captions: [
        'An einem Ende ein Tor, am anderen ein Turm: Keines ist offen. Dario zeigt einen Turm.',
        'Für ihn ist kein Platz, und niemand baut.',
      ],
    },
  },
  'which-end': {
    heading: 'An welchem Ende',
    order:
      'Gebaut wird der Reihe nach, im Uhrzeigersinn vom Baumeister aus. Das Ende wählst du nur, wenn es einen Unterschied macht: wenn du *ein Mauerteil* baust und genau ein Ende offen ist. Sonst setzt die App das Bauteil für dich.',
    ends: {
      heading: 'Links oder rechts',
      captions: [
        'Bruno hat ein 1er-Mauerteil erraten. Das rechte Ende ist offen, das linke nicht. Er darf wählen.',
        'Er hat links gebaut, und nun sind beide Enden offen.',
      ],
    },
    must: {
      text: 'Wer bauen darf, muss bauen, im Uhrzeigersinn der Reihe nach, und wählt sein Ende selbst.',
      reason: 'Die Originalregeln lassen offen, wer das Ende wählt und wer zuerst baut.',
    },
  },
  'empty-fist': {
    heading: 'Die leere Faust',
    empty: 'Ist *die Faust des Baumeisters leer*, zählt, wie viele Rivalen auch eine leere Faust haben.',
    cases: [
      '*Keiner*: Der Baumeister baut ein beliebiges Bauteil, das passt.',
      '*Genau einer*: Gebaut wird nichts, und dieser Rivale schenkt dem Baumeister heimlich eines seiner Bauteile.',
      '*Zwei oder mehr*: Nichts geschieht.',
    ],
    freeBuild: {
      heading: 'Die einzige leere Faust',
      captions: [
        'Carlas Faust ist leer, sonst keine.',
        'Sie darf jedes ihrer Bauteile bauen.',
        'Sie hat den Turm gewählt: Er hätte sie am meisten gekostet.',
      ],
    },
    gift: {
      heading: 'Zwei leere Fäuste',
      captions: [
        'Baumeisterin Carla und Elena haben leere Fäuste gezeigt.',
        'Elena wählt, welches Bauteil sie schenkt. Nur die beiden werden es wissen.',
        'Sie hat ihren Turm verschenkt.',
      ],
    },
    mustGive: {
      text: 'Das Geschenk ist Pflicht, außer ihr macht es vor der Partie freiwillig. Dann darf der Rivale auch nichts schenken.',
      reason: 'Die Originalregeln sagen sowohl „schenkt“ als auch „darf schenken“; ihr habt die Wahl.',
    },
    twoEmpty: {
      heading: 'Drei leere Fäuste',
      captions: [
        'Carlas Faust ist leer, und Darios und Elenas auch.',
        'Nichts geschieht; der nächste Zug beginnt.',
      ],
    },
    rivals: 'Zeigt der Baumeister ein Bauteil, bewirken leere Fäuste der Rivalen nichts.',
    notEmpty: {
      heading: 'Der Baumeister zeigt ein Bauteil',
      captions: [
        'Carla zeigt ein 3er-Mauerteil. Dass Darios und Elenas Fäuste leer sind, spielt keine Rolle.',
        'Niemand hat es erraten, also baut sie und darf das Ende wählen.',
        'Sie hat rechts gebaut.',
      ],
    },
  },
  'round-end': {
    heading: 'Ende einer Runde',
    out: 'Ein Zug wird immer zu Ende gespielt. Hat danach *jemand kein Bauteil mehr*, ist die Runde vorbei.',
    together: {
      text: 'Mehrere können im selben Zug ihr letztes Bauteil loswerden; auch wer es verschenkt, hat keins mehr.',
      reason: 'Die Originalregeln sprechen nur davon, das letzte Bauteil zu bauen.',
    },
    charge:
      'Was dir auf der Hand bleibt, *bringt Minuspunkte*. Dann nehmen alle ihre sieben Bauteile zurück, und die nächste Runde beginnt mit einer neuen Mauer.',
    charges: {
      head: ['Noch auf der Hand', 'Kostet'],
      rows: [
        ['Turm', '15'],
        ['Tor', '10'],
        ['Mauerteil', 'seine Zahl'],
      ],
    },
    deadlock: {
      text: 'Haben alle nur noch Türme und Tore auf der Hand und ist kein Platz für sie, endet die Runde sofort. Wer als Nächstes Baumeister gewesen wäre, ist der erste Baumeister der nächsten Runde.',
      reason: 'Niemand könnte mehr bauen, also gibt es nichts mehr zu entscheiden.',
    },
    stalling: {
      text: 'Wird drei Umläufe lang (drei Züge pro Spieler) nichts gebaut, ist die Runde zu Ende. Ein Geschenk unterbricht die Zählung nicht.',
      reason: 'Eine Runde, in der alle abwarten, würde nie enden.',
    },
  },
  end: {
    heading: 'Ende der Partie',
    winner: 'Nach der letzten Runde, gewöhnlich der vierten, gewinnt, wer *die wenigsten Minuspunkte* hat.',
    ties: {
      text: 'Bei Gleichstand gewinnen sie gemeinsam.',
      reason: 'Die Originalregeln nennen nichts, was den Gleichstand auflöst.',
    },
  },
  knowledge: {
    heading: 'Was du sehen kannst',
    known:
      'Alle sehen die Mauer, die Minuspunkte, wer schon gewählt hat, jede geöffnete Faust, wie viele Bauteile jeder hat und wer wem etwas geschenkt hat. Am Ende einer Runde werden alle Hände gezeigt. Nur du kennst deine Hand, deine Wahl und die Bauteile, die du verschenkt oder bekommen hast. *Wer hat was* zeigt, was sich daraus schließen lässt.',
    memory: {
      text: 'Wollt ihr es euch lieber selbst merken, schaltet die Merkhilfe aus: Dann zeigt nichts, was die anderen sicher oder vielleicht haben.',
      reason: 'Die Originalregeln sagen nicht, ob man nachsehen darf, was gebaut und gezeigt wurde.',
    },
  },
  tips: {
    heading: 'Tipps für den Anfang',
    tips: [
      'Werde Turm und Tor früh los: Sie kosten am meisten.',
      'Achte auf die Enden der Mauer. Wo kein Turm passt, muss auch niemand einen raten.',
      'Rate als Rivale, was der Baumeister am liebsten los wäre, oder was du selbst loswerden willst.',
      'Eine leere Faust ist als Baumeister stark, solange niemand damit rechnet, und schwach, sobald es einer tut.',
    ],
  },
  options: {
    heading: 'Optionen',
    options: [
      '*Runden*: eine bis zehn, gewöhnlich vier.',
      '*Geschenk bei zwei leeren Fäusten*: Pflicht oder freiwillig.',
      '*Merkhilfe*: an oder aus. Ist sie aus, merkst du dir selbst, was die anderen noch haben.',
    ],
  },
  credits: {
    heading: 'Urheber',
    credits:
      'Die Mauer ist ein Spiel von Thomas Fackler, 1999 bei Zoch erschienen und heute schwer zu finden. Texte und Bilder hier sind unsere eigenen.',
  },
};
