import '../board/cards.css';
import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { CompanionModule, Part } from '../../../web/companion/companion.ts';
import { Die } from '../../../web/drawing/index.ts';
import { GuildCard } from '../board/card.tsx';
import { HouseDieFace, Tower } from '../board/pieces.tsx';
import type { View } from '../game.ts';
import { CARD_NAMES } from '../rules/card-names.ts';
import { HOUSE_FACES, type HouseFace } from '../rules/dice.ts';
import { parse } from '../rules/parse.ts';
import { TOWER_COLOURS, type TowerColour } from '../rules/pieces.ts';
import { forbidden } from './forbidden.ts';
import { Score } from './score.tsx';
import { sheets } from './sheets.tsx';

const TOWER_DIE = 0;
const HOUSE_DICE = 1;
const CARD = 0;

export const companion: CompanionModule<View, Texts> = {
  Score,
  sheets,
  forbidden,
  fallen(outcome, _view, texts) {
    if (CARD_NAMES.includes(outcome)) return [cardPart(outcome, texts)];
    const tower = TOWER_COLOURS.find(colour => colour === outcome[0] && outcome.length === 3);
    const houses = [...outcome.slice(-2)].flatMap(letter => HOUSE_FACES.find(face => face === letter) ?? []);
    return [...(tower ? [towerPart(tower, texts)] : []), ...houses.map(face => housePart(face, texts))];
  },
  laid(move, _view, texts) {
    const parsed = parse(move);
    if (parsed?.kind === 'throw') return [cardPart(parsed.card, texts)];
    return parsed?.kind === 'cards' ? parsed.cards.map(card => cardPart(card, texts)) : [];
  },
  isOfferedLast: move => parse(move)?.kind === 'throw',
  stock(texts) {
    const towers = TOWER_COLOURS.map(colour => towerPart(colour, texts));
    const houses = HOUSE_FACES.map(face => housePart(face, texts));
    return {
      dice: [towers, houses, houses],
      bag: CARD_NAMES.flatMap(card => [cardPart(card, texts), cardPart(card, texts)]),
    };
  },
};

function towerPart(colour: TowerColour, texts: Texts): Part {
  return {
    key: colour,
    group: TOWER_DIE,
    label: texts.towerFace(colour),
    picture: (
      <Die size={48}>
        <g transform="translate(0 12)">
          <Tower colour={colour} />
        </g>
      </Die>
    ),
  };
}

function housePart(face: HouseFace, texts: Texts): Part {
  return {
    key: face,
    group: HOUSE_DICE,
    label: texts.houseFace(face),
    picture: (
      <Die size={48}>
        <g transform="translate(0 1)">
          <HouseDieFace face={face} />
        </g>
      </Die>
    ),
  };
}

function cardPart(card: string, texts: Texts): Part {
  return {
    key: card,
    group: CARD,
    label: texts.card(card),
    picture: <GuildCard card={card} points={null} caption={null} />,
  };
}
