import type { Rules } from '../../en/mauer-bauer/rules.ts';

export const rules: Rules = {
  glance: {
    heading: 'Auf einen Blick',
    quick: [
      '*Baue eine Mauer* auf eine freie Linie außerhalb der Städte.',
      '*Türme*: Jedes Ende braucht einen. Einer hat die gewürfelte Farbe; waren beide Enden frei, wählst du die des anderen.',
      '*Häuser*: auf jedes Feld neben der Mauer eines, wie gewürfelt. „?“ ist jede Farbe. Am Rand nur eines.',
      '*Ein Ring aus Mauern ist geschlossen*: eine Stadt. Zwei Häuser einer Farbe werden ein Palast; mit einer Nachbarstadt darfst du sie verbinden.',
      '*Alle punkten*: eine oder zwei Karten spielen und eine ziehen, oder eine abwerfen und zwei ziehen.',
      '*Wer auf dem letzten Platz liegt*, darf Karten tauschen.',
      '*Die letzte Mauer, der letzte Turm, das letzte Haus oder der letzte Palast ist gebaut*: Nach diesem Zug beendet eine Schlusswertung die Partie. *Die meisten Punkte* gewinnen.',
    ],
  },
  pieces: {
    heading: 'Das Material',
    pieces: {
      head: ['Teil', 'Anzahl'],
      rows: [
        ['Mauern', '33'],
        ['Türme: weiß, grau und schwarz', 'je 10'],
        ['Häuser: rot, grün, blau, gelb und rosa', 'je 12'],
        ['Paläste in denselben fünf Farben', 'je 3'],
        ['Gildekarten', '60'],
        ['Würfel: einer für Türme, zwei für Häuser', '3'],
      ],
    },
    supply:
      'Was nicht auf dem Land steht, liegt im *Vorrat*. Was vom Land genommen wird, kommt dorthin zurück und kann wieder gebaut werden. Neben dem Land siehst du, wie viel von allem noch da ist.',
  },
  aim: {
    heading: 'Ziel des Spiels',
    aim: 'Für 2–4 Spieler, etwa 30 Minuten. Gemeinsam baut ihr auf einem Land Mauern und Städte. Immer wenn eine Stadt fertig ist, spielen *alle* Gildekarten, um für sie zu punkten, und jede Karte zählt etwas anderes: rote Häuser, schwarze Türme, viele Felder, Mauern draußen im Land. Die meisten Punkte gewinnen.',
    match: [
      'Ada ist am Zug. An zwei Seiten eines Dreiecks stehen Mauern; eine an der dritten würde eine Stadt vollenden.',
      'Sie hat sie gebaut, und das Dreieck ist eine Stadt. Zwei rote Häuser darin sind zu einem roten Palast geworden.',
      'Jetzt spielen alle Karten. Ada bekommt 3 Punkte für den roten Palast und 6 für eine Stadt mit einem Feld.',
    ],
    nobodys:
      'Nichts auf dem Land gehört jemandem: keine Mauer, kein Turm, kein Haus. Dir gehören nur die Karten auf deiner Hand. Baue also, was *deine Karten* zählen.',
  },
  land: {
    heading: 'Das Land',
    plains:
      'Das Land besteht aus 45 Dreiecken, den *Feldern*. Auf die Seiten der Dreiecke, die *Linien*, kommen Mauern, auf ihre *Ecken* Türme und auf die Felder Häuser.',
    land: [
      'Das leere Land. Links und rechts liegt das Meer. Gepunktete Linien trennen die drei Regionen, jede mit eigenen Wappen: Wellen im Westen, ein Baum in der Mitte, eine aufgehende Sonne im Osten.',
    ],
    regions:
      'Es gibt drei *Regionen* mit je 15 Feldern: Westen, Mitte und Osten. Die Ecken am linken und am rechten Rand liegen an der *Küste*, zwölf insgesamt; der obere und der untere Rand sind keine Küste. Eine Linie am Rand hat nur auf einer Seite ein Feld, jede andere auf beiden.',
    names:
      'Der Verlauf nennt die Orte beim Namen. Die Ecken liegen in sechs Reihen, a (oben) bis f, und werden von links in halben Dreiecksseiten gezählt: a, c und e haben die Ecken 1, 3, 5, 7 und 9; b, d und f haben 0, 2, 4, 6, 8 und 10. Eine Linie heißt nach ihren Enden, zum Beispiel „von a1 nach b0“. Die Felder liegen in fünf Reihen, A bis E, und sind von links mit 1 bis 9 nummeriert. Eine Stadt heißt nach ihrem ersten Feld.',
    lostBoard: {
      text: 'Dieses Land haben wir selbst gezeichnet; auch die Zahl seiner Felder, Ecken und Linien stammt von uns.',
      reason:
        'Die Bilder des Originalplans sind verloren; Form und Küste stimmen mit allem überein, was über ihn bekannt ist.',
    },
  },
  'set-up': {
    heading: 'Vorbereitung',
    deal: 'Das Land ist leer. Alle bekommen *sechs Gildekarten*, die sonst niemand sieht; der Rest ist der Nachziehstapel. Alle beginnen mit 1 Punkt.',
    setUp: [
      'Adas erster Zug. Vor ihr liegen ihre sechs Karten; die Zahl auf jeder sagt, was sie jetzt bringen würde.',
    ],
  },
  turn: {
    heading: 'Dein Zug',
    order: 'Ein Zug läuft immer in dieser Reihenfolge ab:',
    steps: [
      'Baue eine *Mauer* auf eine freie Linie.',
      '*Würfle*: Baue die Türme, dann die Häuser.',
      'Hat deine Mauer eine *Stadt* vollendet, darfst du sie mit einer Nachbarstadt verbinden. Dann wird sie von allen gewertet, alle ziehen Karten, und wer auf dem letzten Platz liegt, darf Karten tauschen.',
      'Im Uhrzeigersinn ist der nächste Spieler am Zug.',
    ],
    whole: {
      heading: 'Ein ganzer Zug',
      captions: [
        'Ada darf überall bauen. Sie wählt eine Linie in der Mitte.',
        'Die Mauer steht. Jetzt wird gewürfelt.',
        'Ein schwarzer Turm, Rot und ein Fragezeichen. Beide Enden der Mauer sind frei: Ein Turm muss schwarz sein, die Farbe des anderen ist frei.',
        'Den schwarzen hat sie nach rechts gesetzt, einen grauen nach links. Jetzt die Häuser: Rot und eine freie Farbe.',
        'Das rote Haus steht unter der Mauer, ein grünes darüber. Eine Stadt ist nicht entstanden, also ist Bruno am Zug.',
      ],
    },
  },
  wall: {
    heading: 'Die Mauer',
    anywhere:
      'Du *musst* eine Mauer bauen, auf eine beliebige freie Linie. Sie muss keine andere Mauer berühren. Nur im Innern einer fertigen Stadt darf niemand mehr bauen.',
    where: ['Bruno darf auf jeder markierten Linie bauen. Die Linien in der Stadt sind nicht markiert.'],
  },
  towers: {
    heading: 'Die Türme',
    die: 'An jedem Ende einer Mauer steht ein Turm. Der *Turmwürfel*, mit je zwei Seiten in Weiß, Grau und Schwarz, bestimmt die Farbe. Er zählt nur, wenn an einem Ende deiner neuen Mauer noch kein Turm steht.',
    ends: [
      '*Beide Enden frei*: Eines bekommt einen Turm der gewürfelten Farbe, das andere einen Turm beliebiger Farbe. Du bestimmst beides.',
      '*Ein Ende frei*: Es bekommt einen Turm der gewürfelten Farbe.',
      '*Kein Ende frei*: Es kommt kein Turm dazu, und der Turmwürfel zählt nicht.',
    ],
    oneEnd: {
      heading: 'Ein Ende ist frei',
      captions: [
        'Ada baut an einer Mauer weiter, die schon steht. An einem Ende ist ein Turm, das andere ist frei.',
        'Sie hat Schwarz gewürfelt: Das freie Ende bekommt einen schwarzen Turm. Zu wählen gab es nichts.',
      ],
    },
    usedUp:
      'Ist kein Turm der gewürfelten Farbe mehr da, nimmst du eine beliebige andere Farbe. Ist überhaupt nur noch ein Turm da und sind beide Enden frei, suchst du dir ein Ende für ihn aus.',
    lastTower: {
      text: 'Jede Farbe ist auf zwei Seiten des Turmwürfels. Den letzten Turm setzt du an das Ende deiner Wahl.',
      reason:
        'Die Originalregeln sagen weder, was auf den Würfeln ist, noch, was mit einem letzten Turm geschieht.',
    },
  },
  houses: {
    heading: 'Die Häuser',
    dice: 'Die beiden *Hauswürfel* bringen den beiden Feldern neben deiner Mauer je ein Haus. Welches Haus auf welche Seite kommt, entscheidest du. Jeder Würfel zeigt die fünf Farben und ein *Fragezeichen*: Das ist eine Farbe deiner Wahl.',
    rim: 'Am Rand liegt nur ein Feld neben der Mauer. Dann wählst du *einen der beiden Würfel*, und nur der bringt ein Haus.',
    onTheRim: {
      heading: 'Am Rand',
      captions: [
        'Ada hat am oberen Rand gebaut und Rot und Gelb gewürfelt. Neben der Mauer liegt nur ein Feld, also sucht sie sich eines von beiden aus.',
        'Sie hat Rot genommen.',
      ],
    },
    many: 'Auf einem Feld können beliebig viele Häuser stehen.',
    usedUp:
      'Ist kein Haus einer gewürfelten Farbe mehr da, nimmst du eine beliebige andere Farbe. Zeigen beide Würfel Rot und ist nur noch ein rotes Haus da, bekommt es eines der Felder, und auf das andere kommt ein Haus einer anderen Farbe. Ist überhaupt nur noch ein Haus da, suchst du dir ein Feld dafür aus.',
    lastHouse: {
      text: 'Das letzte Haus kommt auf das Feld deiner Wahl.',
      reason: 'Die Originalregeln sagen dazu nichts.',
    },
  },
  cities: {
    heading: 'Städte',
    closed:
      'Felder, die ohne Mauer dazwischen zusammenhängen, bilden ein Gebiet. Steht auf *jeder* Linie ringsum eine Mauer, wird das Gebiet zur Stadt. Eine Stadt kann ein Feld haben oder viele.',
    coast: {
      heading: 'Auch der Rand braucht Mauern',
      captions: [
        'Das Dreieck an der Westküste hat zwei Mauern. Seine dritte Seite ist die Küste. Eine Stadt ist es noch nicht: Auch der Rand braucht eine Mauer.',
        'Dort baut Ada …',
        '… und jetzt ist es eine Stadt.',
      ],
    },
    when: 'Erst werden die Türme und Häuser des Zuges gebaut, dann ist die Stadt fertig. Eine Mauer vollendet nie zwei Städte zugleich.',
  },
  palaces: {
    heading: 'Paläste',
    two: 'In einer Stadt werden *zwei Häuser derselben Farbe* zu einem Palast dieser Farbe; die Häuser kommen zurück in den Vorrat. Das geht so lange, bis keine zwei mehr da sind. Gibt es keinen Palast dieser Farbe mehr, bleiben die Häuser stehen. Von nun an gehören Häuser und Paläste zur ganzen Stadt, und es ist gleich, auf welchem Feld sie stehen.',
    palace: {
      heading: 'Zwei rote Häuser',
      captions: [
        'Im Dreieck stehen ein rotes und ein grünes Haus. Seine obere Seite ist offen.',
        'Ada hat dort gebaut und Rot und Gelb gewürfelt. Das rote Haus will sie innen haben.',
        'Die Stadt ist fertig, und zwei rote Häuser stehen darin.',
        'Sie werden zu einem roten Palast, und der wird gewertet.',
      ],
    },
  },
  clearing: {
    heading: 'Aufräumen',
    inside:
      'Mauern, die auf beiden Seiten dieselbe Stadt haben, kommen zurück in den Vorrat, ebenso Türme, an denen keine Mauer mehr steht. Das geschieht, sobald eine Stadt vollendet ist, und noch einmal, wenn Städte verbunden werden.',
    clearing: {
      heading: 'Eine Mauer zu viel',
      captions: [
        'Ada kann sechs Felder auf einmal umschließen. Innen steht eine Mauer, mit einem Turm in der Mitte.',
        'Die Stadt ist fertig. Die Mauer im Innern wird nicht mehr gebraucht …',
        '… und der Turm in der Mitte auch nicht. Beide kommen zurück in den Vorrat.',
      ],
    },
  },
  joining: {
    heading: 'Städte verbinden',
    may: 'Hat deine neue Stadt mit einer älteren eine Mauer gemeinsam, *darfst* du die beiden verbinden: Alle Mauern dazwischen kommen zurück in den Vorrat, und die Häuser beider Städte können zusammen zu Palästen werden. Verbinden darfst du nur mit einer Nachbarstadt oder mit keiner. Städte, die sich nur an einer Ecke berühren, lassen sich nicht verbinden.',
    two: {
      heading: 'Mit der großen Nachbarstadt',
      captions: [
        'Ada kann die zwei Felder zwischen zwei Städten umschließen. Die eine Stadt, mit vier Feldern, liegt links davon und darunter; die andere, mit einem Feld, rechts.',
        'Die neue Stadt hat mit der großen zwei Mauern gemeinsam und mit der kleinen eine. Ada darf sie mit einer von beiden verbinden oder getrennt lassen.',
        'Sie hat sie mit der großen verbunden: Beide Mauern dazwischen sind weg und auch der Turm, der dort stand. Jetzt ist es eine Stadt mit sechs Feldern und neuen Palästen.',
      ],
    },
    one: {
      heading: 'Mit der kleinen Nachbarstadt',
      captions: [
        'Verbindet sie die neue Stadt stattdessen mit der kleinen, verschwindet nur die eine Mauer rechts. Die Stadt hat drei Felder.',
      ],
    },
    none: {
      heading: 'Mit keiner',
      captions: ['Bleibt die neue Stadt getrennt, bleiben auch alle Mauern stehen. Sie hat zwei Felder.'],
    },
  },
  scoring: {
    heading: 'Wertung',
    everybody:
      'Ist eine Stadt vollendet, *punkten alle reihum* für sie: zuerst der Spieler, der sie vollendet hat, dann die anderen im Uhrzeigersinn. Du tust eines von beiden:',
    either: [
      '*Spiele eine oder zwei Karten* und bekomme die Punkte, die sie für diese Stadt bringen. Auch zwei gleiche dürfen es sein.',
      '*Wirf eine Karte ab* und bekomme keine Punkte. Dafür ziehst du zwei.',
    ],
    throwing: {
      heading: 'Eine Karte abwerfen',
      captions: [
        'Ada hat eine Stadt vollendet, aber ihre beste Karte bringt dafür nur einen Punkt.',
        'Lieber wirft sie eine Karte ab. Sie bekommt keine Punkte und zieht danach zwei Karten.',
      ],
    },
    asItIs:
      'Karten zählen das Land, wie es jetzt ist, und ändern nichts daran. Verbundene Städte zählen als eine Stadt.',
  },
  cards: {
    heading: 'Die Gildekarten',
    sixty:
      'Es gibt 30 verschiedene Karten, jede zweimal. Die einen zählen die vollendete Stadt, die anderen das, was *außerhalb aller Städte* steht, also draußen.',
    city: {
      head: ['Für die Stadt', 'Punkte'],
      rows: [
        ['Sie hat genau ein Feld', '6'],
        ['Sie hat genau zwei Felder', '7'],
        ['Sie hat genau drei Felder', '8'],
        ['Sie hat sieben oder mehr Felder', '9'],
        ['Ihre Häuser und Paläste haben zwei oder drei Farben; vier oder fünf Farben', '4; 7'],
        ['Weiße, graue oder schwarze Türme (drei Karten)', 'je 2'],
        ['Türme jeder Farbe', 'je 1'],
        ['Paläste jeder Farbe', 'je 1'],
        [
          'Rot, Grün, Blau, Gelb oder Rosa (fünf Karten): Paläste und Häuser dieser Farbe',
          'Paläste je 3, Häuser je 1',
        ],
      ],
    },
    outside: {
      head: ['Für das Land', 'Punkte'],
      rows: [
        ['Rote, grüne, blaue, gelbe oder rosa Häuser draußen (fünf Karten)', 'je 1'],
        ['Häuser draußen im Westen, in der Mitte oder im Osten (drei Karten)', 'je 1'],
        ['Türme jeder Farbe draußen', 'je 1'],
        ['Weiße, graue oder schwarze Türme draußen (drei Karten)', 'je 2'],
        ['Türme an der Küste, draußen', 'je 2'],
        ['Mauern draußen', 'je 1'],
        ['Vollendete Städte auf dem Plan', 'je 1'],
      ],
    },
    belongs: [
      'Ein *Turm* gehört zu einer Stadt, wenn er eine Mauer um sie berührt; er kann zu mehreren gehören. Gehört er zu keiner, steht er draußen.',
      'Eine *Mauer* steht draußen, wenn sie keine Stadt umgibt.',
      'Ein *Haus* steht draußen, wenn sein Feld zu keiner Stadt gehört.',
    ],
    counting: {
      heading: 'Eine große Stadt',
      captions: [
        'Ada hat eine Stadt mit sieben Feldern und sieben Türmen ringsum vollendet und mit keiner anderen verbunden. Alle punkten dafür, Ada zuerst.',
        'Ada: sieben oder mehr Felder, 9 Punkte. Und an der Küste stehen draußen fünf Türme, alle im Westen: 10 Punkte.',
        'Bruno spielt nur eine Karte: Draußen stehen sechs Mauern, 6 Punkte.',
        'Carla: Auf dem Plan gibt es vier Städte, 4 Punkte. Und draußen stehen sechs rosa Häuser, 6 Punkte.',
        'Dario: sieben Türme um die Stadt, 7 Punkte. Und sechs Häuser im Westen, 6 Punkte.',
      ],
    },
    copies: {
      text: 'Jede Karte gibt es zweimal; die vier Größen sind vier verschiedene Karten, und die größte zählt ab sieben Feldern.',
      reason:
        'Wie oft es jede Karte ursprünglich gab, ist nicht bekannt. Die Originalregeln sagen „mehr als 7“, werten aber in ihrem eigenen Beispiel sieben Felder.',
    },
  },
  'new-cards': {
    heading: 'Karten ziehen',
    draw: 'Haben alle gepunktet oder abgeworfen, ziehen alle in derselben Reihenfolge: *eine Karte*, wenn du eine oder zwei gespielt hast, *zwei Karten*, wenn du eine abgeworfen hast. Spielst du zwei Karten, wird deine Hand also um eine kleiner.',
    deck: 'Sobald die letzte Karte des Nachziehstapels gezogen ist, werden die gespielten und abgeworfenen Karten gemischt und bilden den neuen. (Gibt es in dem Moment keine, geschieht das, wenn die nächste Karte fällig ist. Gibt es gar keine Karte, wird keine gezogen.)',
    emptyHand: {
      text: 'Wer keine Karten hat, setzt in der Wertung aus und zieht wieder, sobald es eine Karte gibt.',
      reason: 'Die Originalregeln rechnen nicht damit; es kommt auch kaum je vor.',
    },
  },
  exchange: {
    heading: 'Tausch für den letzten Platz',
    behind:
      'Nach dem Ziehen darf Karten tauschen, wer *die wenigsten Punkte* hat: beliebig viele abwerfen, dann ebenso viele ziehen. Liegen mehrere gleichauf, dürfen sie es alle, im Uhrzeigersinn ab dem Spieler am Zug.',
    exchanging: {
      heading: 'Auf dem letzten Platz',
      captions: [
        'Für die Stadt hat Ada einen Punkt bekommen und Bruno neun. Beide haben eine Karte gezogen. Ada hat die wenigsten Punkte und darf tauschen.',
        'Sie wirft zwei Karten ab, mit denen sie nichts anfangen kann …',
        '… und zieht zwei neue. Jetzt ist Bruno am Zug.',
      ],
    },
  },
  end: {
    heading: 'Ende der Partie',
    when: 'Die Partie endet mit dem Zug, in dem *die letzte Mauer, der letzte Turm, das letzte Haus oder der letzte Palast* des Vorrats gebaut wird, egal in welcher Farbe. Sie endet auch, wenn zu Beginn eines Zuges keine Linie zum Bauen mehr frei ist.',
    exactly: {
      text: 'Sie endet auch dann, wenn im selben Zug Teile in den Vorrat zurückkommen. Ist keine Linie mehr frei, folgt sofort die Schlusswertung, beginnend mit dem Spieler, der hätte bauen müssen.',
      reason: 'Die Originalregeln sagen nur, dass die Partie endet, sobald ein letztes Teil gebaut ist.',
    },
    last: [
      '*Hat dieser Zug eine Stadt vollendet*, punkten alle wie gewohnt für diese Stadt, aber niemand darf abwerfen, und es werden keine Karten gezogen.',
      '*Wenn nicht*, wählen alle reihum, beginnend mit dem Spieler am Zug, *irgendeine Stadt auf dem Plan* und spielen eine oder zwei Karten für sie. Auch Karten, die mit der Stadt nichts zu tun haben, sind erlaubt. Gibt es gar keine Stadt, bringen Karten für die Stadt nichts.',
      'Getauscht wird nicht mehr.',
    ],
    lastScoring: {
      heading: 'Der letzte Turm',
      captions: [
        'Bruno ist am Zug. Im Vorrat sind noch zwei Türme.',
        'Er hat ganz unten gebaut, und beide Türme sind verbraucht. Eine Stadt ist nicht entstanden: Alle wählen eine.',
        'Bruno beginnt: 23 Türme draußen und sieben Häuser draußen in der Mitte, 30 Punkte.',
        'Ada darf jede der beiden Städte wählen. Ihre besten zwei Karten zählen, was draußen steht, also ist es gleich, welche.',
        'Zehn schwarze Türme draußen und zwölf Mauern: 32 Punkte. Ada gewinnt 58 zu 49.',
      ],
    },
    noNewCards: {
      text: 'In der Schlusswertung wird nichts abgeworfen, gezogen oder getauscht.',
      reason: 'Neue Karten nützen dann niemandem mehr; die Originalregeln sagen dazu nichts.',
    },
  },
  winner: {
    heading: 'Wer gewinnt',
    winner:
      'Wer die *meisten Punkte* hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Karten übrig hat. Ist auch das gleich, gewinnen sie gemeinsam.',
  },
  knowledge: {
    heading: 'Was du sehen kannst',
    open: 'Alle sehen das Land, den Vorrat, die Punkte, wie viele Karten jede Hand und der Nachziehstapel haben, und alle gespielten und abgeworfenen Karten.',
    hidden:
      'Deine Karten kennst nur du. Niemand weiß, welche der übrigen Karten im Nachziehstapel sind und welche die anderen auf der Hand haben.',
    thrown: {
      text: 'Abgeworfene Karten liegen offen, auch beim Tausch.',
      reason:
        'Die Originalregeln sagen dazu nichts; offene Karten brauchen kein Vertrauen, und gespielte liegen ohnehin offen.',
    },
  },
  tips: {
    heading: 'Tipps für den Anfang',
    tips: [
      'Baue, was deine Karten zählen. Mauern, Türme und Häuser gehören niemandem.',
      'Schließe eine Stadt, wenn sie deinen Karten am meisten bringt: Du punktest zuerst, aber alle punkten.',
      'Bringt dir eine Stadt fast nichts, wirf eine schwache Karte ab und ziehe zwei.',
      'Karten für das, was draußen steht, werden im Lauf der Partie wertvoller. Hebe zwei gute für die Schlusswertung auf.',
    ],
  },
  options: {
    heading: 'Optionen',
    options: [
      '*Zu früh würfeln*: nicht erlaubt oder erlaubt. Ist es erlaubt, darfst du einmal pro Zug würfeln, bevor du deine Mauer gebaut hast. Das kostet dich einen Punkt (unter 1 fällst du nie), der Wurf zählt nicht, und dann baust und würfelst du wie gewohnt. Im Original ist das die Strafe für Übereifer.',
    ],
    early: {
      text: 'Üblicherweise ist es nicht erlaubt, und nie mehr als einmal pro Zug.',
      reason: 'Die Originalregeln nennen nur die Strafe.',
    },
  },
  credits: {
    heading: 'Urheber',
    credits:
      'Mauer Bauer, auch bekannt als Masons, ist ein Spiel von Leo Colovini, 2006 bei Hans im Glück erschienen und heute schwer zu finden. Texte und Bilder hier sind unsere eigenen.',
  },
};
