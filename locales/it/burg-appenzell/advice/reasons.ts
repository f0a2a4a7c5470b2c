import type { Reason } from '../../../../src/games/burg-appenzell/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { number, plural } = grammar('it');

const THE = {
  A: 'l’Appenzeller',
  B: 'il Brie',
  C: 'il Camembert',
  D: 'il Danablu',
  E: 'l’Emmentaler',
  F: 'la Feta',
  G: 'il Gouda',
};

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  wins: () => 'Così vinci la partita.',
  'takes-cheese': ({ cheese }) => `Prendi ${THE[cheese]}.`,
  'drops-rivals': ({ mice }) =>
    plural(mice, {
      one: 'Un topo avversario cade nelle segrete.',
      many: '# di topi avversari cadono nelle segrete.',
      other: '# topi avversari cadono nelle segrete.',
    }),
  'leaves-danger': ({ square }) => `Uno scorrimento può portare una trappola sotto il tuo topo in ${square}.`,
  'waits-on-cheese': ({ cheese, square }) =>
    `In ${square} c’è un formaggio che ti manca, ${THE[cheese]}: basterà un secondo topo.`,
  explores: ({ tiles }) =>
    plural(tiles, {
      one: 'Nessuno ha ancora visto una tessera di quella stanza.',
      many: 'Nessuno ha ancora visto # di tessere di quella stanza.',
      other: 'Nessuno ha ancora visto # tessere di quella stanza.',
    }),
  reopens: ({ square, steps }) =>
    `In quella stanza si è già visto tutto, e il tuo topo in ${square} è a ${plural(steps, { one: '# passo', many: '# di passi', other: '# passi' })}.`,
  'turns-up': ({ tiles }) =>
    plural(tiles, {
      one: 'Scopre una tessera che nessuno ha ancora visto.',
      many: 'Scopre # di tessere che nessuno ha ancora visto.',
      other: 'Scopre # tessere che nessuno ha ancora visto.',
    }),
  'second-mouse': () => 'Hai un solo topo nel castello, e per un formaggio ne servono due.',
  'any-tower': () => 'Non si è ancora visto niente: ogni torre vale l’altra.',
  'more-mice': ({ mice }) =>
    `Con ${number(mice)} topi nel castello ne porti prima due sullo stesso formaggio.`,
  'brings-cheese': ({ cheese, square }) =>
    `Sotto il tuo topo in ${square} arriva un formaggio che ti manca: ${THE[cheese]}.`,
  'takes-from-rival': ({ cheese, square }) =>
    `Toglie ${THE[cheese]} da sotto un topo avversario in ${square}.`,
  'spends-trap': () =>
    'La tessera di riserva è una trappola: una volta nel castello, nessuno può spingerla sotto i tuoi topi.',
  'nears-cheese': ({ cheese, square, steps }) =>
    `Ti avvicini a un formaggio che ti manca in ${square}, ${THE[cheese]}: ancora ${plural(steps, { one: '# passo', many: '# di passi', other: '# passi' })}.`,
  'sets-out': ({ square }) => `Nella torre ${square} non c’è formaggio: è ora di muovere il topo.`,
  'keeps-open': ({ room }) => `Finché il tuo topo è nella stanza ${room}, il tetto resta tolto.`,
  'reaches-roof': ({ room }) => `Da lì puoi togliere il tetto della stanza ${room}.`,
  'safe-there': ({ square }) =>
    `In ${square} nessuno scorrimento può portare una trappola visibile sotto il tuo topo.`,
  'stays-on-cheese': ({ cheese, square }) =>
    `Il tuo topo in ${square} resta su un formaggio che ti manca: ${THE[cheese]}.`,
  'shows-nothing': ({ actions }) =>
    plural(actions, {
      one: 'Quello che scopri con l’ultima azione, gli avversari possono usarlo per primi.',
      many: 'Quello che scopri con # di azioni possono usarlo anche gli avversari.',
      other: 'Quello che scopri con # azioni possono usarlo anche gli avversari.',
    }),
  'removes-danger': ({ square }) =>
    `Dopo, nessuno scorrimento porta una trappola visibile sotto il tuo topo in ${square}.`,
  'brings-nearer': ({ cheese, square, steps }) =>
    `Porta in ${square} un formaggio che ti manca, ${THE[cheese]}: a ${plural(steps, { one: '# passo', many: '# di passi', other: '# passi' })} dal tuo topo.`,
  'keeps-from-rival': ({ cheese, steps }) =>
    `A un avversario manca ancora ${THE[cheese]} ed era a ${plural(steps, { one: '# passo', many: '# di passi', other: '# passi' })}: ora è più lontano.`,
  'shifts-hidden': ({ tiles }) =>
    plural(tiles, {
      one: 'Sposta # tessera già vista sotto un tetto: ricorda dove va.',
      many: 'Sposta # di tessere già viste sotto i tetti: ricorda dove vanno.',
      other: 'Sposta # tessere già viste sotto i tetti: ricorda dove vanno.',
    }),
};
