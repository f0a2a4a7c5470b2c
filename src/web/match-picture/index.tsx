import { renderToString } from 'preact-render-to-string';
import type { Happening, View } from '../../engine/game.ts';
import type { GameId } from '../../games/index.ts';
import { loadMatchPicture, loadPicture } from '../../games/load.ts';
import design from '../frame/design.css?raw';
import { Frame } from './frame.tsx';
import { plainSvg } from './plain-svg.ts';
import { Preview } from './preview.tsx';
import { readStyleSheet } from './style-sheet.ts';

/**
 * Pictures of finished matches for link previews, drawn by the same code as the boards, for the server: the build turns
 * this into a script (`scripts/picture.ts`), because Node runs TypeScript but no JSX.
 *
 * Draws a whole SVG file without style sheets or scripts. `view` is that of a finished match, and `happened` everything
 * in it.
 */
export async function drawPicture(
  game: GameId,
  view: View,
  title: string,
  names: readonly string[],
  happened: readonly Happening[],
): Promise<string> {
  const { turn } = view;
  if (turn.kind !== 'over') throw new Error('only finished matches have pictures');
  const { MatchPicture, css } = await loadMatchPicture(game);
  const svg = renderToString(
    <Frame title={title} names={names} scores={turn.scores} winners={turn.winners}>
      <MatchPicture view={view} happened={happened} />
    </Frame>,
  );
  return plainSvg(svg, readStyleSheet(`${design}\n${css}`));
}

/** The same for what is not a match: games as on the home page, for previews of invitations and of the app. */
export async function drawPreview(games: readonly GameId[], title: string): Promise<string> {
  const pictures = await Promise.all(games.map(loadPicture));
  const svg = renderToString(<Preview title={title} pictures={pictures} />);
  return plainSvg(svg, readStyleSheet(design));
}
