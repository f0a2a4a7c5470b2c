import type { Rules } from '../../en/die-mauer/rules.ts';

/** Die Regeln von Die Mauer. */
export const rules: Rules = {
  aim: {
    heading: 'Worum es geht',
    aim: 'Alle bauen an *einer einzigen Mauer*, und jeder will seine Bauteile als Erster los sein. In jedem Zug ist einer *Bauherr* und versteckt ein Bauteil in der Faust. Die anderen, die Rivalen, versuchen es zu erraten: Wer richtigliegt, baut an seiner Stelle. Was dir am Ende auf der Hand bleibt, kostet Punkte.',
    wall: [
      'Eine Mauer nach drei Zügen: ein Turm zwischen zwei Mauerteilen. Vor dir liegen deine restlichen Bauteile.',
    ],
  },
  blocks: {
    heading: 'Die Bauteile',
    seven:
      'Alle haben die gleichen *sieben Bauteile*: Mauerteile mit 1, 2, 3, 4 und 6 Zinnen, einen Turm und ein Tor. Durch ein Geschenk kannst du ein Bauteil auch zweimal haben.',
    hand: ['Alle sieben Bauteile, und daneben die Faust.'],
    numbers: {
      text: 'Die Mauerteile haben 1, 2, 3, 4 und 6 Zinnen; ein 5er gibt es nicht.',
      reason:
        'Eine Quelle sagt 1 bis 5, aber alle Beispiele, die Wertung und die anderen Quellen haben die 6.',
    },
  },
  wall: {
    heading: 'Die Mauer',
    ends: 'Die Mauer ist eine einzige Reihe. Gebaut wird nur an ihrem *linken oder rechten Ende*. Das erste Bauteil fängt sie einfach an.',
    beside:
      'Turm oder Tor dürfen *nicht direkt neben Turm oder Tor* stehen. Mauerteile dürfen neben allem stehen.',
    room: 'Ein Ende ist *offen*, wenn dort ein Mauerteil steht: Dann passt ein Turm oder Tor daran. In einem Zug ist also für Türme und Tore Platz für zwei, für eins oder für keins; an einer leeren Mauer für eins. Für Mauerteile ist immer Platz, so viele man will.',
    openEnds: [
      'Ein Turm steht allein: Kein Ende ist offen. Nur Mauerteile passen.',
      'Daneben ist ein Mauerteil gebaut worden. Nun ist das rechte Ende offen, mit Platz für einen Turm oder ein Tor.',
    ],
  },
  plan: {
    heading: 'Ein Zug: verstecken und raten',
    master:
      'Einer ist Bauherr; zuerst ist es, wer auf Adas Platz sitzt, dem ersten. Nach jedem Zug geht die Rolle im Uhrzeigersinn weiter.',
    passesOn: {
      text: 'Sie geht nach jedem Zug weiter, auch vom letzten Zug einer Runde zum ersten der nächsten.',
      reason:
        'Eine Quelle schreibt „Runde“, wo sie den Zug meinen muss, und keine sagt, wie die nächste Runde beginnt.',
    },
    choose:
      'Dann *wählen alle gleichzeitig und geheim*: eines ihrer Bauteile oder die leere Faust. Haben alle gewählt, öffnen sich die Fäuste gemeinsam.',
    choosing: {
      heading: 'Drei Fäuste',
      captions: [
        'Ada ist Bauherrin. Sie darf jedes Bauteil verstecken, oder nichts.',
        'Sie hat die Faust um den Turm geschlossen. Bruno und Carla überlegen noch.',
        'Alle Fäuste öffnen sich: Ada zeigt einen Turm, Bruno ein 6er-Mauerteil, Carla ein 3er. Niemand hat den Turm erraten.',
      ],
    },
  },
  build: {
    heading: 'Wer baut',
    who: 'Das hängt vom Bauteil des Bauherrn ab und davon, wie viele Rivalen *das gleiche Bauteil* zeigen, es also erraten haben.',
    cases: [
      '*Kein Platz* für das Bauteil: Niemand baut.',
      '*Niemand hat es erraten*: Der Bauherr baut.',
      '*Erraten, und es ist Platz für alle, die es erraten haben*: Sie alle bauen, der Bauherr nicht.',
      '*Von mehr Rivalen erraten, als Platz ist*: Dann baut doch der Bauherr.',
    ],
    alone: {
      heading: 'Niemand errät es',
      captions: [
        'Sechs am Tisch. Ada, die Bauherrin, zeigt einen Turm, sonst niemand. Mit ihm beginnt sie die Mauer.',
        'Der nächste Zug. Bruno zeigt ein 3er-Mauerteil, die anderen 6, 4, 4, 6 und 6. Er baut es neben den Turm.',
        'So besteht die Mauer aus einem Turm und einem 3er.',
      ],
    },
    guessed: {
      heading: 'Erraten',
      captions: [
        'Die Mauer ist ein Turm. Bauherr Bruno zeigt ein 4er-Mauerteil, Carla, Elena und Fabio ebenfalls.',
        'Für Mauerteile ist immer Platz: Alle drei haben ein 4er gebaut, Bruno nichts.',
        'Carla ist Bauherrin und zeigt ein Tor. Dario und Elena haben es erraten, und beide Enden sind offen: Platz für zwei.',
        'Beide haben ein Tor gebaut. Carla behält ihres.',
      ],
    },
    oneEnd: {
      heading: 'Ein offenes Ende, einer errät es',
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
      heading: 'Platz für nur eins',
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
      'Gebaut wird der Reihe nach, im Uhrzeigersinn vom Bauherrn aus. Das Ende wählst du nur, wo es einen Unterschied macht: wenn du *ein Mauerteil* baust und ein Ende offen ist, das andere nicht. Alles Übrige geschieht von selbst.',
    ends: {
      heading: 'Links oder rechts',
      captions: [
        'Bruno hat ein 1er-Mauerteil erraten. Das rechte Ende ist offen, das linke nicht. Er darf wählen.',
        'Er hat links gebaut, und nun sind beide Enden offen.',
      ],
    },
    must: {
      text: 'Wer bauen darf, muss, im Uhrzeigersinn, und wählt das Ende.',
      reason: 'Die Quellen sagen „darf“, und weder, wer das Ende wählt, noch, wer zuerst baut.',
    },
  },
  'empty-fist': {
    heading: 'Die leere Faust',
    empty:
      'Ist *die Faust des Bauherrn leer*, kommt es darauf an, wie viele Rivalen auch eine leere Faust haben.',
    cases: [
      '*Keiner*: Der Bauherr baut ein beliebiges Bauteil, das passt.',
      '*Genau einer*: Gebaut wird nichts, und dieser Rivale schenkt dem Bauherrn heimlich eines seiner Bauteile.',
      '*Zwei oder mehr*: Nichts geschieht.',
    ],
    freeBuild: {
      heading: 'Als Einzige eine leere Faust',
      captions: [
        'Carlas Faust ist leer, sonst keine.',
        'Sie darf jedes ihrer Bauteile anbauen.',
        'Sie hat den Turm gewählt: Er hätte am meisten gekostet.',
      ],
    },
    gift: {
      heading: 'Zwei leere Fäuste',
      captions: [
        'Bauherrin Carla und Elena haben leere Fäuste gezeigt.',
        'Elena wählt, welches Bauteil sie schenkt. Nur die beiden werden es wissen.',
        'Sie hat ihren Turm verschenkt.',
      ],
    },
    mustGive: {
      text: 'Das Geschenk ist Pflicht, außer ihr macht aus, dass es freiwillig ist; dann darf man auch nichts schenken.',
      reason: 'Die Quellen sagen sowohl „schenkt“ als auch „darf schenken“; ihr habt die Wahl.',
    },
    twoEmpty: {
      heading: 'Drei leere Fäuste',
      captions: [
        'Carlas Faust ist leer, und Darios und Elenas auch.',
        'Nichts geschieht; der nächste Zug beginnt.',
      ],
    },
    rivals: 'Die leere Faust eines Rivalen bewirkt nichts, wenn der Bauherr ein Bauteil zeigt.',
    notEmpty: {
      heading: 'Der Bauherr zeigt ein Bauteil',
      captions: [
        'Carla zeigt ein 3er-Mauerteil. Dass Darios und Elenas Fäuste leer sind, spielt keine Rolle.',
        'Niemand hat es erraten, also baut sie und darf das Ende wählen.',
        'Sie hat rechts gebaut.',
      ],
    },
  },
  'round-end': {
    heading: 'Das Ende einer Runde',
    out: 'Ein Zug wird immer zu Ende gespielt. Hat danach *jemand kein Bauteil mehr*, ist die Runde vorbei.',
    together: {
      text: 'Mehrere können gemeinsam fertig werden, und auch, wer sein letztes Bauteil verschenkt.',
      reason: 'Die Quellen sprechen nur davon, das letzte Bauteil zu verbauen.',
    },
    charge:
      'Was dir auf der Hand bleibt, *kostet Punkte*. Dann nehmen alle ihre sieben Bauteile zurück, und die nächste Runde beginnt mit einer neuen Mauer.',
    charges: {
      head: ['Noch auf der Hand', 'Kostet'],
      rows: [
        ['Turm', '15'],
        ['Tor', '10'],
        ['Mauerteil', 'seine Zahl'],
      ],
    },
    deadlock: {
      text: 'Sind überall nur noch Türme und Tore auf der Hand und kein Platz für sie, endet die Runde sofort.',
      reason: 'Sonst würde sie nie enden, denn niemand könnte mehr bauen.',
    },
    stalling: {
      text: 'Wird drei Züge jedes Spielers lang hintereinander nichts gebaut, endet die Runde. Ein Geschenk unterbricht die Zählung nicht.',
      reason: 'Sonst würde eine Runde, in der alle warten, nie enden.',
    },
  },
  end: {
    heading: 'Das Ende der Partie',
    winner: 'Nach der letzten Runde, gewöhnlich der vierten, gewinnt, wer *die wenigsten Minuspunkte* hat.',
    ties: {
      text: 'Wer gleich wenige hat, teilt sich den Sieg.',
      reason: 'Die Quellen nennen nichts, was zwischen ihnen entscheiden könnte.',
    },
  },
  knowledge: {
    heading: 'Wer was weiß',
    known:
      'Alle kennen die Mauer, die Punkte, wer schon gewählt hat, alle geöffneten Fäuste, wie viele Bauteile jeder hat und wer wem etwas geschenkt hat. Am Ende einer Runde werden alle Hände gezeigt. Nur du kennst deine Hand, deine Wahl und was du verschenkt oder bekommen hast. *Wer hat was* zeigt, was sich erschließen lässt.',
  },
  options: {
    heading: 'Optionen',
    options: [
      '*Runden*: von einer bis zehn, gewöhnlich vier.',
      '*Geschenk an den Bauherrn mit leerer Faust*: ist Pflicht oder freiwillig.',
    ],
  },
  credits: {
    heading: 'Von wem es ist',
    credits:
      'Die Mauer ist ein Spiel von Thomas Fackler, 1999 bei Zoch erschienen und vergriffen. Texte und Bilder dieser Seite sind unsere eigenen.',
  },
};
