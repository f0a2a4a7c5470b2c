import type { Block, End, Ending, Fist, Happening } from '../../../src/games/die-mauer/game.ts';
import type { Texts } from '../../en/die-mauer/board.ts';
import { grammar } from '../../grammar.ts';
import { sentences, type Together, type Who, type Words } from '../../words.ts';

const { and, number, plural } = grammar('de');

const NAMES: Readonly<Record<Block, string>> = {
  1: '1er-Mauerteil',
  2: '2er-Mauerteil',
  3: '3er-Mauerteil',
  4: '4er-Mauerteil',
  6: '6er-Mauerteil',
  T: 'Turm',
  G: 'Tor',
};

/** In the accusative: every text that has them needs it. */
const BLOCKS: Readonly<Record<Block, string>> = {
  1: 'ein 1er-Mauerteil',
  2: 'ein 2er-Mauerteil',
  3: 'ein 3er-Mauerteil',
  4: 'ein 4er-Mauerteil',
  6: 'ein 6er-Mauerteil',
  T: 'einen Turm',
  G: 'ein Tor',
};

/** As short as possible, because there are up to six: a section is just its number. */
const FISTS: Readonly<Record<Fist, string>> = {
  ...BLOCKS,
  1: '1',
  2: '2',
  3: '3',
  4: '4',
  6: '6',
  '-': 'nichts',
};

const ENDS: Readonly<Record<End, string>> = { L: 'links', R: 'rechts' };
const END_NAMES: Readonly<Record<End, string>> = { L: 'Linkes Ende', R: 'Rechtes Ende' };

export const words: Words<Happening> = {
  'turn-began': ({ master }, who) => who(master, 'Baumeister ist #.', 'Du bist der Baumeister.'),
  chose: ({ seat, fist }, who) => {
    if (fist === null) return `${who.called(seat, 'Du')} schließt die Faust.`;
    if (fist === '-') return `${who.called(seat, 'Du')} schließt die leere Faust.`;
    return `${who(seat, '# versteckt', 'Du versteckst')} ${BLOCKS[fist]} in der Faust.`;
  },
  revealed: ({ master, fists }, who) => {
    const rivals = fists.flatMap((fist, seat) =>
      seat === master ? [] : [`${who.called(seat, 'du')} ${FISTS[fist]}`],
    );
    const shows = who(master, 'Baumeister # zeigt', 'Du als Baumeister zeigst');
    return `Fäuste auf: ${shows} ${FISTS[fists[master]]}, ${and(rivals)}.`;
  },
  'no-room': ({ block }) => `Für ${BLOCKS[block]} ist kein Platz: Niemand baut.`,
  unguessed: ({ master }, who) => `Niemand hat es erraten: ${who(master, '# baut', 'Du baust')}.`,
  guessed: ({ master, guessers }, who) => {
    const instead = who(master, 'anstelle von #', 'an deiner Stelle');
    if (guessers.length === 1) {
      const builds = who(guessers[0], '# hat es erraten und baut', 'Du hast es erraten und baust');
      return `${builds} ${instead}.`;
    }
    const build = who.isYou(...guessers) ? 'habt es erraten und baut' : 'haben es erraten und bauen';
    return `${names(guessers, who)} ${build} ${instead}.`;
  },
  'guessed-by-too-many': ({ master, guessers, room }, who) =>
    `${names(guessers, who)} ${have(guessers, who)} es erraten, aber Platz ist nur für ${plural(room, { one: 'ein Bauteil', other: '# Bauteile' })}: ${who(master, '# baut', 'Du baust')}.`,
  built,
  'free-choice': ({ master }, who) =>
    `Nur ${who(master, '# hat eine leere Faust und darf', 'du hast eine leere Faust und darfst')} ein beliebiges Bauteil bauen.`,
  'built-freely': built,
  'could-not-build': ({ master }, who) => `Aber ${who(master, '# hat', 'du hast')} kein Bauteil, das passt.`,
  'gift-due': ({ from, to, must }, who) =>
    `${names([to, from], who)} ${have([to, from], who)} beide eine leere Faust: ${must ? who(from, '# muss', 'Du musst') : who(from, '# darf', 'Du darfst')} ${who.called(to, 'dir')} ein Bauteil schenken.`,
  gave: ({ from, to, block }, who) =>
    `${who(from, '# schenkt', 'Du schenkst')} ${who.called(to, 'dir')} heimlich ${block === null ? 'ein Bauteil' : BLOCKS[block]}.`,
  declined: ({ from, to }, who) =>
    `${who(from, '# schenkt', 'Du schenkst')} ${who.called(to, 'dir')} nichts.`,
  'too-many-empty': ({ master, rivals }, who) => {
    const seats = [master, ...rivals];
    return `${names(seats, who)} ${have(seats, who)} alle eine leere Faust: Nichts geschieht.`;
  },
  'round-ended': ({ round, ending, out, charges }, who) => {
    const paid = charges.map(
      (charge, seat) => `${who.called(seat, 'du')} ${charge === 0 ? 'keine' : number(charge)}`,
    );
    return `${REASONS[ending](out, who)} Runde ${number(round)} ist zu Ende. Minuspunkte: ${and(paid)}.`;
  },
  'round-began': ({ round }) =>
    `Runde ${number(round)} beginnt: Die Mauer ist abgeräumt, und alle nehmen ihre sieben Bauteile zurück.`,
  'match-ended': ({ scores, winners }, who) => {
    const charge = -scores[winners[0]];
    const dative = plural(charge, { one: '# Minuspunkt', other: '# Minuspunkten' });
    if (winners.length === 1) {
      return `${who(winners[0], '# gewinnt', 'Du gewinnst')} die Partie ${charge === 0 ? 'ohne Minuspunkte' : `mit nur ${dative}`}.`;
    }
    const win = who.isYou(...winners) ? 'gewinnt' : 'gewinnen';
    return `${names(winners, who)} ${win} gemeinsam, ${charge === 0 ? 'ohne Minuspunkte' : `mit je nur ${dative}`}.`;
  },
};

export const together: Together<Happening> = {
  byKind: {
    chose: (run, who) =>
      sentences(
        run,
        ({ fist }) => fist === null,
        one => words.chose(one, who),
        closed =>
          `${names(
            closed.map(({ seat }) => seat),
            who,
          )} schließen die Faust.`,
      ).join(' '),
  },
};

const POINTS = { one: '# Minuspunkt', other: '# Minuspunkte' };

const REASONS: Readonly<Record<Ending, (out: readonly number[], who: Who) => string>> = {
  out: (out, who) =>
    out.length === 1
      ? `${who(out[0], '# hat', 'Du hast')} kein Bauteil mehr.`
      : `${names(out, who)} ${have(out, who)} kein Bauteil mehr.`,
  deadlock: () => 'Nur Türme und Tore sind übrig, und für sie ist kein Platz.',
  stalling: () => 'Zu lange hat niemand gebaut.',
};

function built(
  { seat, block, end, first }: Extract<Happening, { kind: 'built' | 'built-freely' }>,
  who: Who,
): string {
  return first
    ? `${who(seat, '# beginnt', 'Du beginnst')} die Mauer mit ${withBlock(block)}.`
    : `${who(seat, '# baut', 'Du baust')} ${ENDS[end]} ${BLOCKS[block]} an.`;
}

function withBlock(block: Block): string {
  return `einem ${NAMES[block]}`;
}

function names(seats: readonly number[], who: Who): string {
  return and(who.names(seats, { first: 'Du' }));
}

/** After several names. */
function have(seats: readonly number[], who: Who): string {
  return who.isYou(...seats) ? 'habt' : 'haben';
}

export const texts: Texts = {
  block: BLOCKS,
  blockName: NAMES,

  planAsMaster: 'Du bist Baumeister: Verstecke ein Bauteil oder nichts',
  planAsRival: 'Rate: Verstecke dasselbe wie der Baumeister oder nichts',
  buildSection: 'Wähle, an welchem Ende du baust',
  buildAny: 'Nur deine Faust ist leer: Baue ein beliebiges Bauteil',
  giveOne: 'Zwei leere Fäuste: Schenke dem Baumeister ein Bauteil',
  giveOrNot: 'Zwei leere Fäuste: Du darfst ein Bauteil schenken',
  nowClose: 'Tippe auf die Faust, um sie zu schließen, oder wähle neu',
  nowGive: 'Tippe auf die Hand, um es zu schenken, oder wähle neu',
  nowEnd: 'Wähle jetzt ein Ende der Mauer',
  nowAgain: 'Tippe noch einmal, um dort zu bauen',

  hide: block => `${NAMES[block]} verstecken`,
  keepEmpty: 'Faust leer lassen',
  give: block => `${NAMES[block]} schenken`,
  giveNothing: 'Nichts schenken',
  begin: block => `Die Mauer mit ${withBlock(block)} beginnen`,
  buildAt: (block, end) => `${NAMES[block]} ${ENDS[end]} anbauen`,
  buildOn: end => (end === 'L' ? 'Links anbauen' : 'Rechts anbauen'),

  yourBlocks: 'Deine Bauteile und deine Faust',
  whereToBuild: 'Wo gebaut wird',
  handBlock: (block, count, charge, hasRoom) =>
    [
      block,
      count > 1 && `du hast ${number(count)}`,
      `kostet ${number(charge)} am Rundenende`,
      !hasRoom && 'jetzt kein Platz dafür',
    ]
      .filter(Boolean)
      .join(', '),
  charge: points => `−${number(points)}`,
  number,

  button: { empty: 'Leer', close: 'Schließen', give: 'Schenken', giveNothing: 'Nichts' },
  yourFistIs: what => `Deine Faust: ${what}`,
  fistResting: 'wählt noch',
  fistClosed: 'Faust geschlossen',
  fistHides: what => `geschlossene Faust, verbirgt ${what}`,
  fistShows: what => `zeigt ${what}`,
  nothing: 'nichts',
  station: (name, what, isMaster) => `${name}${isMaster ? ', Baumeister' : ''}: ${what}`,
  master: 'Baumeister',

  roundOf: (round, rounds) => `Runde ${number(round)} von ${number(rounds)}`,
  chargedSoFar: points => (points === 0 ? 'Bisher keine Minuspunkte' : `Bisher ${plural(points, POINTS)}`),
  idle: (turns, limit) => `Nichts gebaut: ${number(turns)} von ${number(limit)} Zügen`,
  lastTurn: 'voriger Zug',
  lastTurnSpoken: shown => `Voriger Zug: ${and(shown)}`,
  showed: (name, what, didBuild) => `${name} zeigte ${what}${didBuild ? ' (gebaut)' : ''}`.trim(),
  wall: blocks =>
    blocks.length === 0 ? 'Noch keine Mauer' : `Mauer von links nach rechts: ${blocks.join(', ')}`,
  endOpen: end => `${END_NAMES[end]}: Turm oder Tor passt`,
  endClosed: end => `${END_NAMES[end]}: weder Turm noch Tor passt`,
  hidden: blocks => `+${number(blocks)}`,
  hiddenSpoken: blocks => plural(blocks, { one: '# weiteres Bauteil', other: '# weitere Bauteile' }),

  look: 'Wer hat was',
  lookHeading: 'Was alle noch haben können',
  player: 'Spieler',
  legendHas: 'hat es',
  legendMay: 'kann es haben',
  toRemember: 'merke es dir',
  surely: (block, count) => (count > 1 ? `${number(count)} × ${block}` : block),
  perhaps: (block, least, most) =>
    `${block}: ${least === 0 ? `bis zu ${number(most)}` : `${number(least)} bis ${number(most)}`}`,
  hasNone: block => `kein ${block}`,
  blocksLeft: blocks => plural(blocks, { one: '# Bauteil', other: '# Bauteile' }),
  chargedHeading: 'Minus',
  wholeWall: 'Die Mauer',
  turnsHeading: 'Züge dieser Runde',
  turn: 'Zug',

  roundOver: round => `Runde ${number(round)} ist zu Ende`,
  leftAndCost: (name, left, charge) =>
    left.length === 0
      ? `${name}: kein Bauteil mehr`
      : `${name} hat noch ${and(left)}: ${plural(charge, POINTS)}`,
  out: 'keins mehr',

  factBlocks: blocks => plural(blocks, { one: 'noch # Bauteil', other: 'noch # Bauteile' }),
  round: round => `Runde ${number(round)}`,
  total: 'Gesamt',
  ending: {
    out: 'jemand hatte kein Bauteil mehr',
    deadlock: 'nur Türme und Tore waren übrig, ohne Platz für sie',
    stalling: 'zu lange hatte niemand gebaut',
  },
  wentOut: (seats, who) =>
    seats.length === 1
      ? `${who(seats[0], '# hatte', 'du hattest')} kein Bauteil mehr`
      : `${and(who.names(seats, { first: 'du' }))} ${who.isYou(...seats) ? 'hattet' : 'hatten'} kein Bauteil mehr`,
  howCharged: 'Jedes übrige Mauerteil kostet seine Zahl, ein Tor 10, ein Turm 15.',
};
