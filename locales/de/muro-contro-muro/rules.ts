import type { Rules } from '../../en/muro-contro-muro/rules.ts';

export const rules: Rules = {
  glance: {
    heading: 'Auf einen Blick',
    quick: [
      '*Würfeln*, dann genau ein Zug.',
      '*Eine Farbe*: Setze einen Stein, der sie hat.',
      '*Nicht deine Farbe*: Setze einen Stein ohne deine Farbe.',
      '*Versetzen*: Nimm einen freien Stein und setze ihn woandershin, oder drehe ihn um.',
      '*Freie Wahl*: eines davon.',
      '*Plätze*: an einem Ende des Fundaments (höchstens zehn Steine) oder auf zwei Steinen.',
      '*Der Vorrat ist leer*: Die Partie endet.',
      '*Deine Farbe auf deiner Seite* zählt: längste Diagonale 10, längste Reihe 8, größte Verbindung 6. Bei Gleichstand wird geteilt.',
    ],
  },
  bricks: {
    heading: 'Die Steine',
    kinds:
      'Es gibt drei Farben: Grün, Fuchsia und Hellblau. Ein Stein hat *zwei farbige Seiten*. Es gibt sechs Arten: ganz grün, ganz fuchsia, ganz hellblau, grün und fuchsia, grün und hellblau, fuchsia und hellblau. Im offenen Vorrat sind von jeder gleich viele, gewöhnlich sechs.',
    sides:
      'Du kannst einen Stein *so oder so herum* setzen: eine Seite zu dir, die andere zu deinem Gegner. Was für dich links ist, ist für ihn rechts. Tippe auf *Andere Seite*, um die Mauer von hinten zu sehen.',
    twoSides: [
      'Ein Stein, der Ada Grün und Bruno Fuchsia zeigt: gut für beide.',
      'Bruno hat einen ganz fuchsiafarbenen Stein danebengesetzt. Ada sieht Fuchsia, das ihr nichts bringt.',
    ],
    howMany: {
      text: 'Von jeder Art gibt es sechs Steine, wenn ihr keine andere Zahl wählt.',
      reason:
        'Die ursprüngliche Zahl ist nicht bekannt. Vier bis neun von jeder Art finden alle auf der Mauer Platz.',
    },
  },
  aim: {
    heading: 'Ziel des Spiels',
    aim: 'Für 2 Spieler, etwa 15 Minuten. Ihr baut *eine einzige Mauer zwischen euch*, und jeder sieht eine andere Seite. Jeder Stein zeigt jeder Seite eine Farbe. Du willst *deine Farbe auf deiner Seite*: Punkte bringen die längste Diagonale, die längste Reihe und die größte Verbindung.',
    wall: [
      'Eine Mauer mitten in der Partie, von Adas Seite gesehen. Ada hat Grün. Bruno hat Fuchsia und sieht die Rückseite.',
    ],
  },
  wall: {
    heading: 'Die Mauer',
    base: 'Mit dem ersten Stein beginnt das *Fundament*, die unterste Reihe. Jeder weitere Stein des Fundaments kommt an eines seiner Enden; es hat also nie eine Lücke. Es ist höchstens *zehn Steine breit*.',
    upper:
      'Über dem Fundament liegt ein Stein *halb auf einem und halb auf dem nächsten*, wie in einer echten Mauer: Beide müssen da sein. Obere Reihen dürfen Lücken haben.',
    growing: {
      heading: 'Die ersten Steine',
      captions: [
        'Ada setzt den ersten Stein; für ihn gibt es nur einen Platz.',
        'Bruno darf seinen links oder rechts davon setzen.',
        'Er hat rechts gewählt. Nun liegen zwei Steine nebeneinander, und ein dritter könnte auf beiden liegen.',
        'Dorthin setzt ihn Ada.',
        'Bruno hat das Fundament verlängert. Jetzt hätte neben Adas Stein noch einer Platz.',
      ],
    },
    tenWide: ['Dieses Fundament ist zehn breit. Von hier an wächst die Mauer nur noch nach oben.'],
    free: 'Ein Stein ist *frei*, wenn nichts auf ihm liegt. Nur freie Steine darf man aus der Mauer nehmen.',
    freeBricks: [
      'Frei sind der obere Stein und das rechte Ende des Fundaments. Die beiden unter dem oberen sind es nicht.',
    ],
  },
  'set-up': {
    heading: 'Vorbereitung',
    colour:
      'Einer wählt eine Farbe, dann der andere eine der beiden übrigen. Die dritte Farbe gehört niemandem.',
    first: 'Dann würfelt ihr abwechselnd, bis einer *die eigene Farbe* würfelt. Er beginnt.',
    rollAgain: {
      text: 'Wer beginnt, würfelt für den Zug noch einmal.',
      reason:
        'Die Originalregeln lassen offen, ob der entscheidende Wurf schon zählt; ein neuer Wurf ist für beide gerecht.',
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
    heading: 'Dein Zug',
    roll: 'Zuerst wird gewürfelt. Der Würfel sagt, was du tust: *einen Stein* aus dem Vorrat *setzen* oder *einen Stein* der Mauer *versetzen*. Du machst genau einen Zug.',
    faces: {
      head: ['Der Würfel zeigt', 'Du'],
      rows: [
        ['Grün, Fuchsia oder Hellblau', 'setzt einen Stein mit mindestens einer Seite in dieser Farbe'],
        ['Nicht deine Farbe', 'setzt einen Stein ganz ohne deine Farbe'],
        ['Versetzen', 'nimmst einen freien Stein der Mauer und setzt ihn woandershin, oder drehst ihn um'],
        ['Freie Wahl', 'tust, was irgendeine der anderen Würfelseiten erlaubt'],
      ],
    },
    next: 'Dann ist dein Gegner am Zug.',
  },
  lay: {
    heading: 'Einen Stein setzen',
    lay: 'Wähle einen Stein, den der Würfel erlaubt, drehe ihn, wie du magst, und setze ihn an einen beliebigen Platz, wo er liegen kann.',
    laying: {
      heading: 'Hellblau',
      captions: [
        'Der Würfel zeigt Hellblau: Ada braucht einen Stein mit einer hellblauen Seite. Die Plätze, an die sie ihn setzen darf, leuchten.',
        'Der Stein in Grün und Hellblau passt, und das Grün kann sie zu sich drehen.',
        'Ihre beiden grünen Steine steigen schräg an: eine Diagonale aus zwei. Bruno sieht nur Hellblau.',
      ],
    },
    neutral: {
      heading: 'Nicht deine Farbe',
      captions: [
        'Grün lässt der Würfel diesmal nicht zu. Auf der anderen Seite hat Bruno am rechten Ende zweimal Fuchsia nebeneinander.',
        'Also setzt Ada dort einen ganz hellblauen Stein hin …',
        '… und Brunos Reihe kann da nicht mehr wachsen.',
      ],
    },
  },
  move: {
    heading: 'Einen Stein versetzen',
    move: 'Nimm einen *freien* Stein und setze ihn an einen anderen Platz, so oder so herum; oder lass ihn, wo er ist, und *drehe ihn nur um*. Der neue Platz muss in der Mauer ohne diesen Stein möglich sein.',
    turning: {
      heading: 'Gegen Bruno gedreht',
      captions: [
        'Der Würfel zeigt *Versetzen*. Der obere Stein zeigt Bruno Fuchsia und gibt ihm eine Diagonale aus zwei.',
        'Ada darf ihn auf der Stelle umdrehen.',
        'Nun sieht Bruno dort Hellblau, und seine Diagonale ist weg.',
      ],
    },
    realMove: {
      text: 'Beim Versetzen darfst du den Stein auch umdrehen. Etwas muss sich ändern: Einen einfarbigen Stein auf der Stelle umzudrehen oder einen Stein genauso zurückzulegen, ist kein Zug. Eine Option erlaubt Ersteres; damit setzt du aus.',
      reason:
        'Die Originalregeln sprechen von Versetzen oder Umdrehen und sagen nicht, ob beides zusammen geht.',
    },
    base: 'Ein Stein des Fundaments darf nur *von einem Ende* weggenommen werden. Ein freier Stein mitten im Fundament lässt sich nur umdrehen. Besteht die Mauer aus einem einzigen Stein, lässt auch er sich nur umdrehen.',
    noGap: {
      text: 'Mitten aus dem Fundament wird kein Stein genommen.',
      reason: 'Das gäbe eine Lücke, und das Fundament hat nie eine.',
    },
    leftEnd: {
      heading: 'Das Ende eines vollen Fundaments',
      captions: [
        'Das Fundament ist zehn breit, und der Würfel zeigt *Versetzen*. Auf dem Stein am linken Ende liegt nichts.',
        'Er darf in eine obere Reihe …',
        '… oder ans rechte Ende.',
        'Da ist er. Das Fundament ist noch immer zehn breit, aber um einen Platz nach rechts gerückt.',
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
    pass: 'Erlaubt der Würfel keinen Zug, *setzt du aus*, und dein Gegner würfelt. Sonst musst du ziehen. Du setzt nur aus, wenn im Vorrat kein Stein der Farbe mehr ist oder wenn sich in der Mauer kein Stein versetzen lässt.',
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
        'Noch liegt kein Stein.',
        'Ada würfelt *Versetzen*. Es gibt nichts zu versetzen, also setzt sie aus.',
      ],
    },
  },
  scoring: {
    heading: 'Ende der Partie und Wertung',
    end: 'Die Partie ist zu Ende, sobald *der Vorrat leer* ist.',
    count:
      'Auf jeder Seite zählt nur die Farbe des Spielers, der dort sitzt. Es gibt drei Wertungen; die größere Zahl bekommt alle Punkte. *Bei Gleichstand* werden sie geteilt.',
    awards: {
      head: ['Wertung', 'Was zählt', 'Punkte'],
      rows: [
        ['Längste Diagonale', 'Steine in einer geraden schrägen Linie, jeder liegt auf dem vorigen', '10'],
        ['Längste Reihe', 'Steine nebeneinander in einer Reihe, ohne Lücke', '8'],
        ['Größte Verbindung', 'Steine, die sich berühren, seitlich oder diagonal', '6'],
      ],
    },
    lines: [
      'Ada hat eine Diagonale aus drei, die vom zweiten Stein des Fundaments nach rechts aufsteigt, unten eine Reihe aus drei und eine Verbindung aus fünf.',
    ],
    alone:
      'Ein einzelner Stein zählt in jeder Wertung eins. Gar keiner zählt null, und auch null zu null ist ein Gleichstand.',
    shapes: {
      text: 'Eine Diagonale neigt sich immer zur selben Seite, und eine Verbindung läuft seitwärts und schräg, über bis zu sechs Nachbarn.',
      reason: 'Die Originalregeln zeigen die drei Formen nur in Bildern, die verloren sind.',
    },
    neighbours: {
      heading: 'Sechs Nachbarn',
      captions: [
        'Mitten in der Mauer berührt ein Stein bis zu sechs andere: je einen links und rechts, zwei darüber, zwei darunter.',
        'Mit dem zuletzt gesetzten sind alle sechs grün: eine Verbindung aus sieben.',
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
      text: 'Bei zwölf zu zwölf gewinnt ihr gemeinsam.',
      reason: 'Die Originalregeln nennen nichts, was den Gleichstand auflöst.',
    },
  },
  knowledge: {
    heading: 'Was du sehen kannst',
    open: 'Alles ist offen: die Mauer von beiden Seiten, der Vorrat und der Würfel.',
  },
  tips: {
    heading: 'Tipps für den Anfang',
    tips: [
      'Die Diagonale bringt am meisten. Beginne früh eine, und halte dir den Platz darüber frei.',
      'Drehe einen zweifarbigen Stein so, dass er dir nützt und deinem Gegner eine wertlose Farbe zeigt.',
      'Bei „Nicht deine Farbe“: Blockiere dort, wo die Linie deines Gegners weiterginge.',
      'Ein Stein kann Reihe, Diagonale und Verbindung zugleich verlängern. Suche solche Plätze.',
    ],
  },
  options: {
    heading: 'Optionen',
    options: [
      '*Steine jeder Art*: von vier (24 Steine, eine schnelle Partie) bis neun (54 Steine, eine lange).',
      '*Einfarbigen Stein umdrehen*: nicht erlaubt, oder auf der Stelle statt eines Zugs erlaubt. Damit setzt du aus.',
    ],
  },
  credits: {
    heading: 'Urheber',
    credits:
      'Muro contro muro, auch bekannt als Wall to Wall, ist 2015 bei Milaniwood erschienen und heute schwer zu finden. Texte und Bilder hier sind unsere eigenen.',
  },
};
