import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { BoardProps } from '../../../web/board/board.ts';
import { useForesight } from '../../../web/board/foresight.ts';
import { useInteraction } from '../../../web/board/interaction.ts';
import { useBoxSize, useLater, usePrompt } from '../../../web/drawing/index.ts';
import type { Happening, View } from '../game.ts';
import { parse } from '../rules/parse.ts';
import { areaOfPlace } from './geometry.ts';
import { boundsIn } from './ground.tsx';
import { Hand } from './hand.tsx';
import { KIT } from './kit.ts';
import { LandPicture } from './land.tsx';
import { layoutOf } from './layout.ts';
import { LineChoices } from './line-choices.tsx';
import { BUILD, isCard, JOIN, pickingFor } from './picking.ts';
import { sceneOf } from './scene.ts';
import {
  advisedCards,
  cardsIn,
  cityFor,
  heldCards,
  kindOf,
  litFor,
  planFor,
  pointsFor,
  promptFor,
} from './showing.ts';
import { Supplies } from './supplies.tsx';

type Props = BoardProps<View, Happening, Texts>;

export function Board(props: Props) {
  const { view, before, happenings, beat, moves, pending, names, texts, motion } = props;
  const interaction = useInteraction(props, pickingFor(view));
  const { picked, looked, open } = interaction;
  const size = useBoxSize(interaction.root.ref);
  const scene = sceneOf(view, before, happenings, beat);
  const kind = kindOf(moves);
  const hint = interaction.advice?.move ?? null;

  const considered = interaction.considered ?? interaction.whole(BUILD) ?? interaction.whole(JOIN);
  const preview = considered && moves.includes(considered.move) && kind !== 'cards' ? considered.move : null;
  const foreseen = useForesight(() => import('./foresight.ts'), view, preview);
  const effects = useLater(() => import('./effects/index.tsx'));
  const actions = useLater(() => import('./offered.tsx'));

  const city = cityFor(view, interaction);
  const held = heldCards(view, foreseen, city);
  const layout = layoutOf(size.width, size.height, held.length);
  const bounds = boundsIn(layout.land.width, layout.land.height, layout.scale);
  const shown = held.find(({ id }) => id === looked) ?? null;
  const taken = pending === null ? picked.filter(isCard) : cardsIn(pending, held);
  const lit = litFor(view, scene.now, shown === null ? taken : [shown.id], city);
  const plan = planFor(view, preview, foreseen, picked);
  const closes = kind === 'wall' && plan ? plan.closes.length : 0;
  const lines = kind === 'wall' ? moves.filter(isLine) : [];

  usePrompt(props.prompt, promptFor(kind, interaction, closes, shown?.id ?? null, held, texts));

  return (
    <div
      class={`board mb-board mb-${layout.shape} ${lit ? 'mb-lighting' : ''}`}
      {...interaction.root}
      style={{
        '--mb-supplies': `${layout.supplies}px`,
        '--mb-actions': `${layout.actions}px`,
        '--mb-panel': `${layout.panel}px`,
        '--mb-hand': `${layout.hand.height}px`,
      }}
    >
      <Supplies view={view} carries={lines.length > 0 ? isLine : null} texts={texts} />
      <div class="mb-land">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is no picture, but what the choices are in */}
        <svg
          width={layout.land.width}
          height={layout.land.height}
          viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
        >
          <LandPicture
            bounds={bounds}
            scene={scene}
            plan={plan}
            lit={lit}
            open={lines}
            advisedLine={hint !== null && isLine(hint) ? hint : null}
          />
          {props.marks?.(areaOfPlace, 9)}
          {lines.length > 0 && <LineChoices lines={lines} interaction={interaction} texts={texts} />}
          {actions && (
            <actions.LandChoices
              view={view}
              kind={kind}
              interaction={interaction}
              scene={scene}
              city={city}
              texts={texts}
            />
          )}
        </svg>
        {effects && scene.now && (
          <effects.Effects
            key={beat}
            kit={KIT}
            scene={scene}
            earlier={sceneOf(view, before, happenings, beat - 1)}
            lit={lit}
            bounds={bounds}
            {...layout.land}
            names={names}
            texts={texts}
            motion={motion}
          />
        )}
      </div>
      {held.length > 0 && (
        <Hand
          layout={layout}
          cards={held}
          chosen={taken}
          looked={shown?.id ?? null}
          advised={advisedCards(hint, held, taken)}
          onChoose={interaction.pick}
          texts={texts}
        />
      )}
      <div class="mb-actions">
        {open !== null ? (
          actions && <actions.Palette index={open} interaction={interaction} texts={texts} />
        ) : (
          <>
            {actions && scene.roll && (
              <actions.Dice roll={scene.roll} isRolling={scene.now?.kind === 'rolled'} texts={texts} />
            )}
            {actions && (
              <actions.Offered
                view={view}
                kind={kind}
                interaction={interaction}
                points={pointsFor(view, picked, city)}
                shown={shown}
                texts={texts}
              />
            )}
          </>
        )}
      </div>
    </div>
  );
}

function isLine(move: string): boolean {
  return parse(move)?.kind === 'wall';
}
