import type { By } from '../../engine/by.ts';
import { Explored, type Played, placeCalled, stepsOf } from '../../engine/explorer/explored.ts';
import type { Likeness } from '../../engine/explorer/likeness.ts';
import { type KeptMatch, readMatches } from '../../engine/explorer/match-file.ts';
import { matchOf } from '../../engine/from-moves.ts';
import type { Game, View } from '../../engine/game.ts';
import { type MatchRecord, recordOf } from '../../engine/record.ts';
import type { GameId } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';
import { loadLikeness, loadMasterMatches } from '../../games/load-explorer.ts';

/** What the explorer is asked: what masters have played here, or for one of their matches. */
export type ExplorerQuestion = { readonly number: number; readonly game: GameId } & (
  | {
      readonly kind: 'here';
      /** As a spectator who remembers. */
      readonly view: View;
      readonly by: By;
      /** All that is legal. */
      readonly moves: readonly string[];
    }
  | { readonly kind: 'match'; readonly match: string; readonly place: string; readonly move: string }
);

export type ExplorerAnswer = { readonly number: number } & (
  | { readonly kind: 'here'; readonly places: readonly PlaceHere[]; readonly matches: number }
  /** `moment` is how many plays there were before the move. */
  | { readonly kind: 'match'; readonly record: MatchRecord; readonly moment: number }
);

/** A place that the position on the board is at, with what masters have played there. */
export interface PlaceHere {
  readonly place: string;
  readonly isKind: boolean;
  /** Whose result counts. */
  readonly seat: number;
  /** The legal moves, by what they count as. */
  readonly alike: ReadonlyMap<string, readonly string[]>;
  readonly played: readonly Played[];
}

interface Masters {
  readonly game: Game;
  readonly likeness: Likeness;
  readonly matches: readonly KeptMatch[];
  readonly explored: Explored;
}

let masters: Promise<Masters> | null = null;

addEventListener('message', async ({ data }: MessageEvent<ExplorerQuestion>) => {
  masters ??= load(data.game);
  const { game, likeness, matches, explored } = await masters;
  if (data.kind === 'here') {
    const places = likeness.places(data.view, data.by).map(({ key, seat, isKind, alike }): PlaceHere => {
      const place = placeCalled(game.id, key);
      return { place, isKind, seat, alike: Map.groupBy(data.moves, alike), played: explored.at(place) };
    });
    answer({ number: data.number, kind: 'here', places, matches: matches.length });
    return;
  }
  const found = matches.find(({ number }) => String(number) === data.match);
  if (!found) return;
  const record = recordOf(matchOf(game, found));
  const moment = stepsOf(game, likeness, record, record.plays).find(
    ({ place, move }) => place === data.place && move === data.move,
  )?.play;
  answer({ number: data.number, kind: 'match', record, moment: moment ?? 0 });
});

async function load(id: GameId): Promise<Masters> {
  const [game, likeness, text] = await Promise.all([loadGame(id), loadLikeness(id), loadMasterMatches(id)]);
  const matches = readMatches(text);
  const explored = new Explored();
  for (const match of matches) {
    const { seats, options, plays } = recordOf(matchOf(game, match));
    explored.add(String(match.number), stepsOf(game, likeness, { seats, options }, plays));
  }
  return { game, likeness, matches, explored };
}

function answer(given: ExplorerAnswer): void {
  postMessage(given);
}
