import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { games } from '../../../locales/en/games.ts';
import type { Happening, View } from '../../engine/game.ts';
import design from '../frame/design.css?raw';
import { type GameId, isGameId } from '../shelf.ts';
import * as burgAppenzell from '../../games/burg-appenzell/board/match-picture.tsx';
import * as dieMauer from '../../games/die-mauer/board/match-picture.tsx';
import { Frame } from './frame.tsx';
import * as mauerBauer from '../../games/mauer-bauer/board/match-picture.tsx';
import * as muroControMuro from '../../games/muro-contro-muro/board/match-picture.tsx';
import { plainSvg } from './plain-svg.ts';
import { readStyleSheet } from './style-sheet.ts';

/**
 * Pictures of finished matches for link previews, drawn by the same code as the boards, for the server: the build makes
 * one script of this (`scripts/picture.ts`), because Node runs TypeScript but no JSX.
 */
interface Drawing {
  readonly picture: (view: View, happened: readonly Happening[]) => ComponentChildren;
  readonly css: string;
}

/** The view of each game is that of its own drawing: `view.game` says which it is. */
function drawing<V extends View, H extends Happening>(
  Picture: (props: { readonly view: V; readonly happened: readonly H[] }) => ComponentChildren,
  ...css: readonly string[]
): Drawing {
  return {
    picture: (view, happened) => <Picture view={view as V} happened={happened as readonly H[]} />,
    css: [design, ...css].join('\n'),
  };
}

const DRAWINGS: Readonly<Record<GameId, Drawing>> = {
  'die-mauer': drawing(dieMauer.Picture, dieMauer.css),
  'muro-contro-muro': drawing(muroControMuro.Picture, muroControMuro.css),
  'mauer-bauer': drawing(mauerBauer.Picture, mauerBauer.css),
  'burg-appenzell': drawing(burgAppenzell.Picture, burgAppenzell.css),
};

/** A whole SVG file without style sheets or scripts. `view` is of a match that is over, `happened` all of it. */
export function drawPicture(view: View, names: readonly string[], happened: readonly Happening[]): string {
  const { game, turn } = view;
  if (!isGameId(game) || turn.kind !== 'over') throw new Error('only finished matches have pictures');
  const { picture, css } = DRAWINGS[game];
  const svg = renderToString(
    <Frame title={games[game].name} names={names} scores={turn.scores} winners={turn.winners}>
      {picture(view, happened)}
    </Frame>,
  );
  return plainSvg(svg, readStyleSheet(css));
}
