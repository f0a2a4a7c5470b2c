import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { Interaction } from '../../../web/board/interaction.ts';
import type { View } from '../game.ts';
import { parse } from '../rules/parse.ts';
import { CardsActions, HastyActions, JoinActions, PiecesActions, WallActions } from './actions.tsx';
import type { Held } from './hand.tsx';
import type { Kind } from './showing.ts';
import { handOf } from './telling.ts';

export { Palette } from './actions.tsx';
export { Dice } from './dice.tsx';
export { LandChoices } from './land-choices.tsx';

/** The buttons for the unfinished move, or else a line about the previewed card. */
export function Offered(props: {
  readonly view: View;
  readonly kind: Kind | null;
  readonly interaction: Interaction;
  /** What playing the picked cards scores. */
  readonly points: number;
  readonly shown: Held | null;
  readonly texts: Texts;
}) {
  return (
    <div class="mb-row">
      <Buttons {...props} />
    </div>
  );
}

function Buttons(props: Parameters<typeof Offered>[0]) {
  const { view, kind, interaction, shown, texts } = props;
  const held = handOf(view).length > 0 && view.step !== 'over';
  const parsed = interaction.ways.map(({ move }) => ({ move, said: parse(move) }));
  switch (kind) {
    case 'pieces':
      return <PiecesActions line={view.wall ?? ''} interaction={interaction} texts={texts} />;
    case 'wall': {
      const line = interaction.isHeld ? interaction.considered : null;
      if (line) return <WallActions line={line} interaction={interaction} texts={texts} />;
      const hasty = parsed.find(({ said }) => said?.kind === 'hasty')?.move;
      return (
        <>
          <Note shown={shown} tip={held && interaction.picked.length === 0} texts={texts} />
          {hasty !== undefined && shown === null && (
            <HastyActions move={hasty} interaction={interaction} texts={texts} />
          )}
        </>
      );
    }
    case 'join':
      return (
        <JoinActions
          joins={parsed.flatMap(({ move, said }) => (said?.kind === 'join' ? { move, city: said.city } : []))}
          apart={parsed.find(({ said }) => said?.kind === 'apart')?.move ?? null}
          interaction={interaction}
          texts={texts}
        />
      );
    case 'cards':
      return <CardsActions points={props.points} interaction={interaction} texts={texts} />;
    default:
      return <Note shown={shown} tip={held} texts={texts} />;
  }
}

function Note(props: { readonly shown: Held | null; readonly tip: boolean; readonly texts: Texts }) {
  const { shown, tip, texts } = props;
  if (shown) return <p class="mb-note">{texts.looksAt(shown.card, shown.points)}</p>;
  return tip ? <p class="mb-note mb-tip">{texts.cardTip}</p> : null;
}
