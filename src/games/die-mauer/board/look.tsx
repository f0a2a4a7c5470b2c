import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import { SeatBadge } from '../../../web/drawing/index.ts';
import { Dialog } from '../../../web/frame/dialog.tsx';
import type { Block, PlayerView, View } from '../game.ts';
import { SignBadge } from './block.tsx';
import { countOf, KINDS } from './blocks.ts';
import { contents } from './telling.ts';

/** What everybody may still have, as far as the viewer can know, the whole wall, and the turns of the round. */
export function LookSheet(props: {
  readonly view: View;
  readonly names: readonly string[];
  readonly onClose: () => void;
  readonly texts: Texts;
}) {
  const { view, names, onClose, texts } = props;
  // DM-16: what was shown tells who has what.
  const isShown = view.players.every(({ possible }) => possible !== null);
  return (
    <Dialog class="dm-look" label={texts.lookHeading} onClose={onClose}>
      <h2>{texts.lookHeading}</h2>
      <div class="dm-scroll">
        <table class="dm-hands">
          <thead>
            <tr>
              <th scope="col">{texts.player}</th>
              {KINDS.map(block => (
                <th key={block} scope="col">
                  <span class="spoken">{texts.blockName[block]}</span>
                </th>
              ))}
              <th scope="col" class="dm-number">
                {texts.chargedHeading}
              </th>
            </tr>
          </thead>
          <tbody>
            {view.players.map((player, seat) => (
              <tr key={seat}>
                <th scope="row">
                  <span class="dm-seat">
                    <SeatBadge seat={seat} size={18} />
                    <span class="dm-who">
                      <span>{names[seat]}</span>
                      <small>{texts.blocksLeft(player.blocks)}</small>
                    </span>
                  </span>
                </th>
                <Holding player={player} texts={texts} />
                <td class="dm-number">{player.score === 0 ? '0' : texts.charge(-player.score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isShown && (
        <p class="dm-legend" aria-hidden="true">
          <span>
            <SignBadge fist="4" size={20} /> {texts.legendHas}
          </span>
          <span>
            <span class="dm-maybe">
              <SignBadge fist="4" size={20} />
            </span>{' '}
            {texts.legendMay}
          </span>
        </p>
      )}
      {view.wall.length > 0 && (
        <>
          <h3>{texts.wholeWall}</h3>
          <p class="dm-wall-list">
            {view.wall.map(({ block, seat }, index) => (
              <span key={`${index} ${block}`} title={names[seat]}>
                <SignBadge fist={block} size={24} />
                <span class="spoken">{texts.blockName[block]}</span>
              </span>
            ))}
          </p>
        </>
      )}
      {isShown && view.turns.length > 0 && <Turns view={view} names={names} texts={texts} />}
    </Dialog>
  );
}

function Holding({ player, texts }: { readonly player: PlayerView; readonly texts: Texts }) {
  const { certain, possible } = player;
  if (certain === null || possible === null)
    return (
      <td class="dm-none" colSpan={KINDS.length}>
        {texts.toRemember}
      </td>
    );
  return KINDS.map(block => (
    <td key={block}>
      <CanHave block={block} least={countOf(certain, block)} most={countOf(possible, block)} texts={texts} />
    </td>
  ));
}

function CanHave(props: {
  readonly block: Block;
  readonly least: number;
  readonly most: number;
  readonly texts: Texts;
}) {
  const { block, least, most, texts } = props;
  const name = texts.blockName[block];
  if (most === 0) {
    return (
      <>
        <span class="dm-none" aria-hidden="true">
          ·
        </span>
        <span class="spoken">{texts.hasNone(name)}</span>
      </>
    );
  }
  const isSure = least === most;
  const count = isSure ? texts.number(most) : `${texts.number(least)}–${texts.number(most)}`;
  return (
    <span class={least > 0 ? 'dm-surely' : 'dm-maybe'}>
      <SignBadge fist={block} size={22} />
      {(most > 1 || (least > 0 && !isSure)) && <small aria-hidden="true">{count}</small>}
      <span class="spoken">{isSure ? texts.surely(name, most) : texts.perhaps(name, least, most)}</span>
    </span>
  );
}

/** What every seat showed, turn by turn; the latest first. */
function Turns(props: { readonly view: View; readonly names: readonly string[]; readonly texts: Texts }) {
  const { view, names, texts } = props;
  return (
    <>
      <h3>{texts.turnsHeading}</h3>
      <div class="dm-scroll">
        <table class="dm-turns">
          <thead>
            <tr>
              <th scope="col">{texts.turn}</th>
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  <SeatBadge seat={seat} size={18} />
                  <span class="spoken">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.turns
              .map(({ master, fists, builds }, index) => (
                <tr key={index}>
                  <th scope="row">{texts.number(index + 1)}</th>
                  {fists.map((fist, seat) => {
                    const didBuild = builds.some(build => build.seat === seat);
                    const classes = [seat === master && 'dm-was-master', didBuild && 'dm-did'];
                    return (
                      <td key={seat} class={classes.filter(Boolean).join(' ')}>
                        <SignBadge fist={fist} size={22} />
                        <span class="spoken">
                          {texts.showed(seat === master ? texts.master : '', contents(fist, texts), didBuild)}
                        </span>
                      </td>
                    );
                  })}
                </tr>
              ))
              .reverse()}
          </tbody>
        </table>
      </div>
    </>
  );
}
