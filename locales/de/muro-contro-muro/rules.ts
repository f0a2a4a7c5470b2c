import type { Rules } from '../../en/muro-contro-muro/rules.ts';

/** Die Regeln von Muro contro muro. */
export const rules: Rules = {
  aim: {
    heading: 'Worum es geht',
    aim: 'Zu zweit baut ihr *eine einzige Mauer* zwischen euch, und jeder sieht eine Seite davon. Jeder Stein zeigt jeder Seite eine Farbe. Du willst lange Linien in *deiner Farbe auf deiner Seite*: Punkte bringen die längste Diagonale, die längste Reihe und die größte Verbindung.',
    wall: [
      'Eine Mauer mitten in der Partie, von Adas Seite gesehen. Ada hat Grün. Bruno hat Fuchsia und sieht die Rückseite.',
    ],
  },
  bricks: {
    heading: 'Die Steine',
    kinds:
      'Es gibt drei Farben: Grün, Fuchsia und Hellblau. Ein Stein hat *zwei farbige Seiten*. Sechs Arten gibt es: ganz grün, ganz fuchsia, ganz hellblau, grün und fuchsia, grün und hellblau, fuchsia und hellblau. Von jeder Art sind gleich viele da, gewöhnlich sechs, offen im Vorrat.',
    sides:
      'Ein Stein lässt sich *so oder so herum* setzen: eine Seite zu dir, die andere nach gegenüber. Was für dich links ist, ist gegenüber rechts. Tippe auf *Andere Seite*, um einmal um den Tisch zu gehen.',
    twoSides: [
      'Ein Stein, der Ada Grün und Bruno Fuchsia zeigt: gut für beide.',
      'Bruno hat einen ganz fuchsiafarbenen Stein danebengesetzt. Ada sieht Fuchsia, das ihr nichts bringt.',
    ],
    howMany: {
      text: 'Von jeder Art gibt es sechs Steine, wenn ihr nichts anderes wählt.',
      reason:
        'Keine Quelle nennt die Zahl; mit vier bis neun Steinen von jeder Art finden alle auf der Mauer Platz.',
    },
  },
  wall: {
    heading: 'Die Mauer',
    base: 'Mit dem ersten Stein beginnt die *unterste Reihe*. Jeder weitere Stein darin kommt an eines ihrer Enden; sie hat also nie eine Lücke. Sie ist höchstens *zehn Steine breit*.',
    upper:
      'Weiter oben liegt ein Stein *halb auf einem und halb auf dem nächsten*, wie in einer echten Mauer: Beide müssen da sein. Obere Reihen dürfen Lücken haben.',
    growing: {
      heading: 'Die ersten Steine',
      captions: [
        'Ada setzt den ersten Stein; für ihn gibt es nur einen Platz.',
        'Bruno darf links oder rechts davon setzen.',
        'Er hat rechts gesetzt. Nun stehen zwei Steine nebeneinander, und ein dritter könnte auf beiden liegen.',
        'Genau das hat Ada getan.',
        'Bruno hat die unterste Reihe verlängert. Jetzt hätte neben Adas Stein noch einer Platz.',
      ],
    },
    tenWide: ['Diese unterste Reihe ist zehn breit. Von hier an wächst die Mauer nur noch nach oben.'],
    free: 'Ein Stein ist *frei*, wenn nichts auf ihm liegt. Nur freie Steine dürfen je aus der Mauer genommen werden.',
    freeBricks: [
      'Frei sind der obere Stein und das rechte Ende der untersten Reihe. Die beiden unter dem oberen sind es nicht.',
    ],
  },
  'set-up': {
    heading: 'Vorbereitung',
    colour:
      'Einer wählt eine Farbe, dann der andere eine der beiden übrigen. Die dritte Farbe gehört niemandem.',
    first:
      'Dann würfelt ihr abwechselnd, bis jemand *die eigene Farbe* würfelt. Wem das gelingt, der beginnt.',
    rollAgain: {
      text: 'Wer beginnt, würfelt für den Zug noch einmal.',
      reason:
        'Die Quellen lassen offen, ob der entscheidende Wurf schon zählt; ein neuer ist für beide gerecht.',
    },
    beginning: {
      heading: 'Wer beginnt',
      captions: [
        'Ada darf jede der drei Farben wählen.',
        'Sie hat Grün genommen.',
        'Bruno hat Fuchsia genommen. Hellblau gehört niemandem.',
        'Ada würfelt Hellblau: Das ist nicht ihre Farbe.',
        'Bruno würfelt Fuchsia, seine eigene Farbe. Er beginnt.',
      ],
    },
  },
  turn: {
    heading: 'Ein Zug',
    roll: 'Gewürfelt wird zuerst. Der Würfel sagt, was du tust: *einen Stein setzen* aus dem Vorrat oder *einen Stein versetzen* in der Mauer. Du machst genau einen Zug.',
    faces: {
      head: ['Der Würfel zeigt', 'Du'],
      rows: [
        ['Grün, Fuchsia oder Hellblau', 'setzt einen Stein mit mindestens einer Seite in dieser Farbe'],
        ['Nicht deine Farbe', 'setzt einen Stein ganz ohne deine Farbe'],
        ['Versetzen', 'nimmst einen freien Stein der Mauer und setzt ihn woandershin, oder drehst ihn um'],
        ['Freie Wahl', 'tust, was irgendeine der anderen Würfelseiten erlaubt'],
      ],
    },
    next: 'Dann ist der andere am Zug.',
  },
  lay: {
    heading: 'Einen Stein setzen',
    lay: 'Wähle einen Stein, den der Würfel erlaubt, dreh ihn, wie du magst, und setze ihn an irgendeinen Platz, wo er stehen kann.',
    laying: {
      heading: 'Hellblau',
      captions: [
        'Der Würfel zeigt Hellblau: Ada braucht einen Stein mit einer hellblauen Seite. Wo sie setzen darf, leuchtet es.',
        'Grün und hellblau passt, und das Grün kann sie zu sich drehen.',
        'Ihre beiden grünen Steine steigen schräg an: eine Diagonale aus zwei. Bruno sieht nur Hellblau.',
      ],
    },
    neutral: {
      heading: 'Nicht deine Farbe',
      captions: [
        'Grün lässt der Würfel diesmal nicht zu. Auf der Rückseite hat Bruno am rechten Ende zweimal Fuchsia nebeneinander.',
        'Also setzt Ada dort ganz Hellblau hin …',
        '… und Brunos Reihe kann da nicht mehr wachsen.',
      ],
    },
  },
  move: {
    heading: 'Einen Stein versetzen',
    move: 'Nimm einen *freien* Stein und setze ihn an einen anderen Platz, umgedreht oder nicht; oder lass ihn, wo er ist, und *dreh ihn nur um*. Der neue Platz muss auch ohne diesen Stein in der Mauer erlaubt sein.',
    turning: {
      heading: 'Gegen Bruno gedreht',
      captions: [
        'Der Würfel zeigt *Versetzen*. Der obere Stein zeigt Bruno Fuchsia und gibt ihm eine Diagonale aus zwei.',
        'Ada darf ihn auf der Stelle umdrehen.',
        'Nun sieht Bruno dort Hellblau, und seine Diagonale ist weg.',
      ],
    },
    realMove: {
      text: 'Beim Versetzen darf ein Stein auch umgedreht werden. Danach muss etwas anders sein: ihn genauso zurückzulegen ist kein Zug.',
      reason: 'Die Quellen sprechen von Versetzen oder Umdrehen und lassen offen, ob beides zusammen geht.',
    },
    base: 'Ein Stein der untersten Reihe darf seinen Platz nur *von einem Ende aus* verlassen. Ein freier Stein mittendrin lässt sich nur umdrehen. Besteht die Mauer aus einem einzigen Stein, lässt er sich nur umdrehen.',
    noGap: {
      text: 'Mitten aus der untersten Reihe wird kein Stein genommen.',
      reason: 'Sie darf keine Lücke haben, und die Quellen sagen nicht, was sonst mit ihr geschähe.',
    },
    leftEnd: {
      heading: 'Das Ende einer vollen Reihe',
      captions: [
        'Die unterste Reihe ist zehn breit, und der Würfel zeigt *Versetzen*. Auf dem linken Ende liegt nichts.',
        'Es darf in eine obere Reihe …',
        '… oder ans rechte Ende.',
        'Da ist es. Die Reihe ist noch immer zehn breit, aber um einen Platz nach rechts gewandert.',
      ],
    },
    single: {
      heading: 'Ein Stein, zwei Farben',
      captions: [
        'Die Mauer ist ein einziger Stein, von Brunos Seite gesehen, und er hat *Versetzen* gewürfelt. Er kann ihn nur umdrehen.',
        'Nun sieht er Fuchsia, seine Farbe, und Ada sieht Grün.',
      ],
    },
    singlePlain: {
      heading: 'Ein Stein, eine Farbe',
      captions: [
        'Die Mauer ist ein einziger, ganz grüner Stein.',
        'Bruno würfelt *Versetzen*. Umdrehen würde nichts ändern, also setzt er aus.',
      ],
    },
  },
  pass: {
    heading: 'Aussetzen',
    pass: 'Erlaubt der Würfel gar keinen Zug, dann *setzt du aus*, und gegenüber wird gewürfelt. Sonst musst du ziehen. Das kommt nur vor, wenn im Vorrat kein Stein der Farbe mehr ist oder in der Mauer nichts zu versetzen.',
    noBrick: {
      heading: 'Kein Fuchsia mehr',
      captions: [
        'Alle Steine mit einer Seite in Fuchsia sind verbaut.',
        'Der Würfel zeigt Fuchsia: Der Zug entfällt sofort.',
      ],
    },
    noWall: {
      heading: 'Noch keine Mauer',
      captions: [
        'Die Mauer ist noch nicht begonnen.',
        'Ada würfelt *Versetzen*. Es gibt nichts zu versetzen, also setzt sie aus.',
      ],
    },
  },
  scoring: {
    heading: 'Ende und Punkte',
    end: 'Die Partie ist zu Ende, sobald *der Vorrat leer* ist.',
    count:
      'Auf jeder Seite zählt nur die Farbe dessen, der dort sitzt. In drei Wertungen bekommt die größere Zahl alle Punkte. *Bei Gleichstand* wird geteilt.',
    awards: {
      head: ['Wertung', 'Was zählt', 'Punkte'],
      rows: [
        [
          'Längste Diagonale',
          'Steine in einer schrägen Linie, jeder liegt auf dem vorigen, immer in dieselbe Richtung',
          '10',
        ],
        ['Längste Reihe', 'Steine nebeneinander in einer Reihe, ohne Lücke', '8'],
        ['Größte Verbindung', 'Steine, die über Nachbarn zusammenhängen, seitlich und schräg', '6'],
      ],
    },
    lines: [
      'Ada hat eine Diagonale aus drei, die vom zweiten Stein der untersten Reihe nach rechts aufsteigt, unten eine Reihe aus drei und eine Verbindung aus fünf.',
    ],
    alone:
      'Ein einzelner Stein zählt überall eins. Gar keiner zählt null, und auch null zu null wird geteilt.',
    neighbours: {
      heading: 'Sechs Nachbarn',
      captions: [
        'Mitten in der Mauer berührt ein Stein bis zu sechs andere: je einen links und rechts, zwei darüber, zwei darunter.',
        'Mit dem letzten sind alle sechs grün: eine Verbindung aus sieben.',
      ],
    },
    shared: {
      heading: 'Gleich große Verbindungen',
      captions: [
        'Ein Stein ist noch da. Beide größten Verbindungen haben acht Steine, beide längsten Diagonalen drei.',
        'Der letzte Stein ändert nichts. Die Diagonale wird geteilt, fünf Punkte für jeden, die Verbindung auch, drei für jeden. Die Reihe gehört Ada: acht Punkte.',
      ],
    },
    winner: 'Wer mehr Punkte hat, gewinnt.',
    sharedWin: {
      text: 'Zwölf zu zwölf ist ein geteilter Sieg.',
      reason: 'Die Quellen nennen nichts Weiteres, was entscheiden könnte.',
    },
  },
  knowledge: {
    heading: 'Wer was weiß',
    open: 'Alles ist offen: die Mauer von beiden Seiten, der Vorrat und der Würfel.',
  },
  options: {
    heading: 'Optionen',
    options: [
      '*Steine von jeder Art*: von vier, für eine schnelle Partie mit 24 Steinen, bis neun, für eine lange mit 54.',
    ],
  },
  credits: {
    heading: 'Von wem es ist',
    credits:
      'Muro contro muro, auch bekannt als Wall to Wall, ist 2015 bei Milaniwood erschienen und vergriffen. Texte und Bilder dieser Seite sind unsere eigenen.',
  },
};
