import type { Rules } from '../../en/burg-appenzell/rules.ts';

export const rules: Rules = {
  glance: {
    heading: 'Auf einen Blick',
    quick: [
      '*Bis zu vier Aktionen* pro Zug, in beliebiger Reihenfolge:',
      '*Einsetzen*: eine Maus aus der Reserve in einen freien Turm.',
      '*Aufdecken*: ein Dach neben einer deiner Mäuse, auch diagonal.',
      '*Laufen*: ein Feld weit, nicht diagonal, auf ein freies, offenes Feld ohne Mausefalle. Über Mäuse springen, eine Aktion pro Feld.',
      '*Schieben*, einmal pro Zug: das Schiebeplättchen in eine Linie. Die Plättchen rücken weiter, die Mäuse bleiben.',
      '*Zwei deiner Mäuse auf derselben Käsesorte*: Sie gehört dir.',
      '*Eine Mausefalle unter einer Maus nach dem Schieben*: Sie fällt ins Verlies.',
      'Am Ende des Zuges bekommen *Räume ohne Maus* ihr Dach zurück.',
      '*Vier Sorten* gewinnen. Fällt jemandes dritte Maus, gewinnen die meisten Sorten.',
    ],
  },
  castle: {
    heading: 'Die Burg',
    squares:
      'Die Burg hat sieben Spalten, a bis g, und sieben Reihen, 1 bis 7. An den vier Ecken stehen die *Türme*; die anderen 45 Felder sind Räume.',
    lines:
      'Die Reihen 2, 4 und 6 und die Spalten b, d und f sind *Schiebelinien*. Jedes ihrer Felder ist ein Loch im Boden, in dem du das Plättchen darunter siehst, und die Plättchen einer Linie lassen sich weiterschieben. Die übrigen zwölf Felder sind *fester Boden*: Sie sind sicher, haben keinen Käse und ändern sich nie.',
    whichLines: {
      text: 'Jede zweite Reihe und Spalte ist eine Schiebelinie.',
      reason:
        'Das passt zur Zahl der Löcher und festen Felder des Originals; mehr wissen wir nicht über seinen Plan.',
    },
    tiles: {
      head: ['Plättchen', 'Anzahl'],
      rows: [
        ['Sieben Käsesorten: Appenzeller, Brie, Camembert, Danablu, Emmentaler, Feta und Gouda', 'je 3'],
        ['Leerer Boden', '10'],
        ['Mausefalle', '3'],
      ],
    },
    spare:
      'Von diesen 34 Plättchen liegen 33 in der Burg. Das letzte ist das *Schiebeplättchen*, und alle sehen es.',
    floor: [
      'Zwei Räume ohne Dach. In Spalte b: leerer Boden, ein Brie und eine Mausefalle. In Reihe 2: ein Emmentaler, und darunter ein Feld mit festem Boden.',
    ],
    rooms:
      'Es gibt 18 Räume, jeder mit einem eigenen Dach: elf aus zwei Feldern, fünf aus drei in einer Linie und zwei aus zwei mal zwei. Zwischen den Räumen sind keine Wände. Ein Raum heißt nach seinem ersten Feld, von oben Reihe für Reihe gelesen. Zu Beginn liegen alle Dächer.',
    secondCastle: [
      'Burg 2 hat die gleichen Räume an anderen Stellen. Du wählst sie, wenn du eine Partie einrichtest.',
    ],
    layouts: {
      text: 'Die beiden Grundrisse haben wir selbst entworfen.',
      reason: 'Die gedruckten Pläne sind verloren; Zahl und Form der Räume sind die des Originals.',
    },
  },
  aim: {
    heading: 'Ziel des Spiels',
    aim: 'Für 2–4 Spieler, etwa 25 Minuten. Deine Mäuse laufen auf der Suche nach Käse durch eine alte Burg. Stehen *zwei deiner Mäuse auf derselben Käsesorte*, gehört sie dir. Wer zuerst vier verschiedene Sorten hat, gewinnt.',
    castle: [
      'Die Burg zu Beginn: Jeder Raum hat sein Dach, alle haben eine Maus in einem Turm, und ein Plättchen, das Schiebeplättchen, liegt offen neben der Burg.',
    ],
  },
  'set-up': {
    heading: 'Vorbereitung',
    hidden:
      'Die Plättchen liegen gemischt unter den Dächern, und niemand hat sie gesehen. Nur das Schiebeplättchen ist offen. (Die App zieht jedes Plättchen erst zufällig, wenn es zum ersten Mal zu sehen ist; das kommt auf dasselbe hinaus wie Mischen.)',
    firstMice:
      'Du hast *vier Mäuse*. Reihum setzen alle ihre erste Maus in einen freien Turm. Dann beginnt der erste Spieler.',
    setUp: [
      'Ada ist zuerst dran und darf jeden Turm wählen.',
      'Sie hat ihre Maus in den Turm oben links gesetzt. Jetzt wählt Bruno.',
      'Bruno hat die Ecke gegenüber genommen. Ada beginnt mit vier Aktionen.',
    ],
  },
  turn: {
    heading: 'Dein Zug',
    actions:
      'In deinem Zug hast du *bis zu vier Aktionen*, in beliebiger Reihenfolge und Mischung. Nach jeder Aktion wird geprüft, ob jemand Käse bekommt.',
    kinds: [
      '*Maus einsetzen*: eine Maus aus deiner Reserve in einen freien Turm setzen.',
      '*Raum aufdecken*: ein Dach neben einer deiner Mäuse abnehmen und sehen, was darunter liegt.',
      '*Laufen* mit einer Maus, eine Aktion pro Feld.',
      '*Schieben*: das Schiebeplättchen in eine Linie schieben. Nur einmal pro Zug.',
    ],
    whole: {
      heading: 'Ein ganzer Zug',
      captions: [
        'Adas Zug beginnt. Was sie tun darf, leuchtet.',
        'Erste Aktion: Sie deckt den Raum neben ihrem Turm auf. Leerer Boden, ein Brie und eine Mausefalle kommen zum Vorschein.',
        'Zweite Aktion: Ihre Maus läuft aus dem Turm auf den leeren Boden.',
        'Dritte Aktion: ein Feld weiter, auf den Brie. Auf die Mausefalle könnte sie nicht laufen.',
        'Vierte Aktion: Eine zweite Maus kommt in den Turm, der wieder frei ist. Der Zug ist zu Ende; dieser Raum bleibt offen, weil eine Maus darin steht.',
      ],
    },
  },
  'bring-in': {
    heading: 'Maus einsetzen',
    enter:
      'Für eine Aktion setzt du eine Maus aus deiner Reserve in einen beliebigen *freien Turm*, nicht nur in den, in dem du begonnen hast. In einem Turm oder auf einem Feld steht nie mehr als eine Maus.',
  },
  lift: {
    heading: 'Raum aufdecken',
    lift: 'Für eine Aktion nimmst du ein Dach ab, das ein Feld *neben einer deiner Mäuse, in einer der acht Richtungen*, bedeckt; die Maus darf auch in einem Turm stehen. Alle sehen die Plättchen des Raums.',
    lifting: {
      heading: 'Diagonal zählt auch',
      captions: [
        'Adas Maus steht auf b1. Das Feld c2 berührt sie nur an einer Ecke.',
        'Das genügt: Sie darf diesen Raum aufdecken.',
        'Eine Mausefalle ganz in der Nähe, und ein Danablu am anderen Ende.',
      ],
    },
  },
  run: {
    heading: 'Laufen',
    step: 'Eine Maus läuft auf ein Feld *neben ihr, nicht diagonal*: eine Aktion pro Feld. Das Feld muss aufgedeckt und frei sein. Keine Maus läuft auf eine Mausefalle oder zurück in einen Turm.',
    jump: 'Unterwegs darf eine Maus über Felder *springen*, auf denen Mäuse stehen, eigene oder fremde, und dabei auch abbiegen. Jedes Feld kostet eine Aktion, und der Sprung muss auf einem freien Feld enden.',
    jumping: {
      heading: 'Über eine andere Maus',
      captions: [
        'Ada hat Mäuse auf b1 und b2. Dahinter, auf b3, liegt ein Feta.',
        'Die Maus auf b1 darf über die auf b2 springen. Das sind zwei Felder, also kostet es zwei Aktionen.',
        'Sie ist auf dem Feta gelandet.',
      ],
    },
    turning: {
      text: 'Ein Sprung darf abbiegen.',
      reason: 'Die Originalregeln sagen nur, dass Mäuse über Mäuse hinweg dürfen.',
    },
  },
  slide: {
    heading: 'Schieben',
    push: '*Einmal pro Zug*, für eine Aktion, darfst du das Schiebeplättchen von einem der beiden Enden in eine Schiebelinie schieben. Alle Plättchen der Linie rücken um ein Feld weiter. Das Plättchen, das am anderen Ende herausfällt, ist das neue Schiebeplättchen.',
    stays:
      'Nur Plättchen bewegen sich. *Mäuse bleiben, wo sie sind*, ebenso Dächer und fester Boden: Plötzlich hat eine Maus ein anderes Plättchen unter den Füßen. Noch nie gesehene Plättchen, die in ein aufgedecktes Loch rücken, sieht man jetzt, ebenso das neue Schiebeplättchen.',
    sliding: {
      heading: 'Käse unter den Füßen',
      captions: [
        'Adas Maus steht auf leerem Boden auf b1. Das Schiebeplättchen ist ein Gouda.',
        'Sie schiebt es von oben in Spalte b.',
        'Alles in der Spalte ist um ein Feld nach unten gerückt. Adas Maus steht jetzt auf dem Gouda, ohne sich bewegt zu haben; die Mausefalle ist unter das nächste Dach gerutscht. Unten fiel ein Appenzeller heraus, das neue Schiebeplättchen.',
      ],
    },
    undoing: {
      text: 'Man darf das vorige Schieben rückgängig machen.',
      reason:
        'Die Originalregeln verbieten es nicht, und die Regel zum Stillstand beendet ein ewiges Hin und Her.',
    },
  },
  traps: {
    heading: 'Mausefallen',
    fall: 'Steht nach dem Schieben eine Maus auf einem Loch mit einer Mausefalle, *fällt sie ins Verlies* und ist aus der Partie. Das gilt für jede Maus, auch für die eigenen des Spielers, der geschoben hat.',
    falling: {
      heading: 'Der Boden tut sich auf',
      captions: [
        'Bruno ist am Zug. Adas Maus steht auf dem Brie auf b2, gleich neben der Mausefalle auf b3.',
        'Bruno schiebt Spalte b von unten. Alles rückt um ein Feld nach oben, die Mausefalle kommt unter Adas Maus, und sie fällt.',
      ],
    },
  },
  cheese: {
    heading: 'Käse',
    take: 'Wer nach einer Aktion *zwei oder mehr Mäuse auf derselben Käsesorte* hat, bekommt diese Sorte, einmal. Die Plättchen bleiben liegen, also können auch andere sie noch bekommen.',
    taking: {
      heading: 'Zu zweit auf dem Brie',
      captions: [
        'Ada hat eine Maus auf dem Brie auf b2 und eine weitere im Turm. Auf b1 liegt ein zweiter Brie.',
        'Die Maus aus dem Turm läuft dorthin …',
        '… und Ada hat den Brie, ihre erste Käsesorte.',
      ],
    },
    anybody:
      'Du musst nicht am Zug sein: Auch wenn ein anderer schiebt, kannst du Käse bekommen. Bekommen mehrere zugleich Käse, kommt zuerst der Spieler am Zug, dann die anderen im Uhrzeigersinn.',
    givenBySlide: {
      heading: 'Ein Geschenk von Bruno',
      captions: [
        'Adas Mäuse stehen auf einem Brie und einem Camembert. Auf b3 liegt noch ein Camembert. Bruno ist am Zug.',
        'Bruno schiebt Spalte b von unten. Jetzt stehen beide Mäuse auf Camembert, und Ada bekommt ihn, in Brunos Zug.',
      ],
    },
    notAsked: {
      text: 'Käse bekommst du sofort; niemand muss ihn fordern.',
      reason:
        'Es gibt nie einen Grund, ihn abzulehnen, und niemand soll ihn verpassen, weil er nicht hingesehen hat.',
    },
  },
  'turn-end': {
    heading: 'Ende deines Zuges',
    roofs:
      'Dein Zug endet, wenn alle vier Aktionen verbraucht sind. Du darfst ihn auch früher beenden, sogar ganz ohne Aktion. Dann *bekommt jeder aufgedeckte Raum ohne Maus sein Dach zurück*. Merke dir, was du gesehen hast! Im Uhrzeigersinn ist der nächste Spieler am Zug.',
    roofsBack: {
      heading: 'Dächer kommen zurück',
      captions: [
        'Ada hat zwei Räume aufgedeckt und ist in einen davon gelaufen. Sie beendet ihren Zug und lässt eine Aktion verfallen.',
        'Der Raum mit ihrer Maus bleibt offen. Der andere ist leer: Sein Dach ist wieder da, und den Brie und die Mausefalle muss man sich merken.',
      ],
    },
  },
  end: {
    heading: 'Ende der Partie',
    cheeses:
      'Sobald ein Spieler *vier Käsesorten* hat (oder fünf oder sechs, wenn ihr das gewählt habt), gewinnt er. Bekommen mehrere zugleich Käse, gewinnt, wer in der genannten Reihenfolge zuerst das Ziel erreicht; die danach bekommen nichts mehr.',
    cheeseFirst: {
      text: 'Bringt dasselbe Schieben einem Spieler die letzte nötige Sorte und lässt die dritte Maus eines anderen fallen, zählt der Käse.',
      reason: 'Ums Käsesammeln geht es in diesem Spiel; die Originalregeln sagen nicht, was zuerst kommt.',
    },
    falls:
      'Die Partie endet auch, sobald *die dritte Maus eines Spielers* gefallen ist. Dann gewinnt, wer die meisten Käsesorten hat; Käse von eben diesem Schieben zählt mit. Bei Gleichstand gewinnt, wessen letzter Zug am längsten her ist.',
    oneMouse: {
      text: 'Wer drei Mäuse verloren hat, kann dann nicht gewinnen, außer alle haben drei verloren. Mit einer Option kann er mit den meisten Käsesorten doch gewinnen und scheidet nur bei Gleichstand aus.',
      reason:
        'Die Quellen sind uneins: Manche schließen diesen Spieler ganz aus, andere nur bei Gleichstand. Sonst könnte, wer führt, die Partie mit den eigenen Mäusen beenden.',
    },
    stalling: {
      text: 'Bekommt 20 Umläufe lang (20 Züge pro Spieler) niemand Käse und fällt keine Maus, endet die Partie und wird ebenso entschieden.',
      reason: 'Eine Partie, in der alle abwarten, würde nie enden.',
    },
  },
  knowledge: {
    heading: 'Was du sehen kannst',
    open: 'Alle wissen dasselbe: die Mäuse, die Dächer, die aufgedeckten Plättchen, das Schiebeplättchen, wer welchen Käse hat, und alles, was bisher zu sehen war. Ein nie gesehenes Plättchen kennt niemand.',
    remember:
      '*Sich zu merken*, was unter den Dächern liegt, gehört zum Spiel. Während der Partie zeigt dir nichts die verdeckten Plättchen, auch nicht der Verlauf. Willst du sie dir nicht merken, schalte die Merkhilfe ein: Gesehene Plättchen bleiben unter ihren Dächern sichtbar, auch wenn sie verschoben werden.',
    memory: [
      'Mit der Merkhilfe: Ada hat in zwei Räume gesehen und beendet ihren Zug.',
      'Das Dach ist wieder auf dem leeren Raum, aber die gesehenen Plättchen sind darauf gezeichnet.',
    ],
  },
  tips: {
    heading: 'Tipps für den Anfang',
    tips: [
      'Setze bald weitere Mäuse ein: Für jeden Käse brauchst du zwei.',
      'Merke dir, was unter den Dächern liegt. Das ist mehr wert als jeder Lauf.',
      'Auch Schieben ist eine Aktion: Es kann Käse unter deine Maus bringen oder eine Mausefalle unter eine fremde.',
      'Sieh nach, wo die Mausefallen sind, bevor du deinen Zug beendest, auch beim Schiebeplättchen. Auf festem Boden ist eine Maus immer sicher.',
    ],
  },
  options: {
    heading: 'Optionen',
    options: [
      '*Burg*: 1 oder 2.',
      '*Käse zum Sieg*: vier Sorten, oder fünf oder sechs für eine längere Partie. Zu zweit oder zu dritt empfiehlt das Original fünf oder sechs; die App schlägt dann fünf vor.',
      '*Merkhilfe*: aus, oder an für alle.',
      '*Wer nur noch eine Maus hat*: kann bei Ende durch Stürze nicht gewinnen, oder doch mit den meisten Sorten.',
    ],
  },
  credits: {
    heading: 'Urheber',
    credits:
      'Burg Appenzell, auch bekannt als Château Roquefort, ist ein Spiel von Jens-Peter Schliemann und Bernhard Weber, 2007 bei Zoch erschienen und 2022 neu aufgelegt. Texte und Bilder hier sind unsere eigenen.',
  },
};
