import { DEAL_LEVEL, type Deal, dealId, dealOf } from '../../bots/deal.ts';
import { commitmentTo, hexOf } from '../../engine/fair.ts';
import type { GameId } from '../../games/index.ts';
import type { DealShown } from '../../protocol/api/days.ts';
import { ask, Failure } from '../online/api.ts';
import { become, hasPlayed } from '../online/me.ts';
import { bot, myName, person } from '../set-up/seating.ts';
import {
  begun,
  finishedMatches,
  freshMatch,
  type KeptMatch,
  type KeptSeat,
  matchCalled,
} from '../storage/matches.ts';
import { keep, kept } from '../storage/storage.ts';
import type { Day } from './days.ts';

/** How deals are played on this device. */

/** What the server answered to the lines sent to it, by match. */
const TOLD = 'told-deals';
const MOST_TOLD = 100;

export function dealToday({ day, seed }: Day, game: GameId, club: string | null): Deal {
  return dealOf(dealId(day, game, club), game, seed);
}

/** My match of a deal on this device; null before I have begun it. */
export function lineHere(deal: Deal): KeptMatch | null {
  const found = matchCalled(idOf(deal));
  return typeof found === 'string' ? null : found;
}

/** Begins a deal, unless it has been begun: everybody gets one try. */
export function beginDeal(deal: Deal, { seed }: Day): KeptMatch {
  const seats = Array.from({ length: deal.seats }, (_, seat) =>
    seat === deal.seat ? person(myName()) : bot(seat, DEAL_LEVEL),
  );
  return lineHere(deal) ?? begun(dealtMatch(deal, seats, seed));
}

/** Chance and bots are the same wherever it is played. */
function dealtMatch(deal: Deal, seats: readonly KeptSeat[], seed: string): KeptMatch {
  const fresh = freshMatch(deal.game, seats, deal.options);
  return {
    ...fresh,
    id: idOf(deal),
    seed,
    botSeed: deal.botSeed,
    deal: deal.id,
    ...(kept('hurry') === true && { hurry: true }),
    record: { ...fresh.record, chance: { version: 3, deal: deal.id, commitment: commitmentTo(seed) } },
  };
}

/** Sends the server my line. It replays the deal, so my moves are all it needs. */
export async function tellLine(match: KeptMatch): Promise<DealShown | Failure> {
  const mine = hasPlayed() ? null : await become();
  if (mine instanceof Failure) return mine;
  const [day, game, club] = (match.deal ?? '').split('/');
  const seat = match.seats.findIndex(({ kind }) => kind === 'person');
  const moves = match.record.plays.flatMap(([by, move]) => (by === seat ? [move] : []));
  const answer = await ask('sendDeal', { id: day, body: { game, ...(club && { club }), moves } });
  const isDecided = !(answer instanceof Failure) || DECIDED.includes(answer.code);
  if (isDecided) keep(TOLD, [...told(), match.id].slice(-MOST_TOLD));
  return answer;
}

/** Refusals that are final. */
const DECIDED: readonly string[] = ['illegal-move', 'not-now', 'not-found', 'not-allowed', 'bad-message'];

/** Sends the server everything that was played offline. */
export async function tellAll(): Promise<void> {
  const known = new Set(told());
  for (const match of finishedMatches()) {
    if (match.deal === undefined || known.has(match.id)) continue;
    const answer = await tellLine(match);
    if (answer instanceof Failure && answer.code === 'no-server') return;
  }
}

/** The same deal has the same id on every device. */
function idOf({ key }: Deal): string {
  return `d${hexOf(key.deal).slice(0, 16)}`;
}

function told(): readonly string[] {
  const json = kept(TOLD);
  return Array.isArray(json) ? json.filter(id => typeof id === 'string') : [];
}
