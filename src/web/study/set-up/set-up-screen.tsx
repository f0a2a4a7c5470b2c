import '../../table/table.css';
import '../../frame/form.css';
import '../../companion/score.css';
import './set-up.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { SetUpTexts } from '../../../../locales/load-set-up.ts';
import { whoAmong } from '../../../../locales/words.ts';
import type { Game } from '../../../engine/game.ts';
import type { AnyOptions } from '../../../engine/options.ts';
import type { SetUp } from '../../../engine/study/set-up.ts';
import type { AnyBoard } from '../../../games/manifest.ts';
import type { AnySetUpBoard, SetUpPlace } from '../../board/set-up.ts';
import { LeaveIcon, UndoIcon } from '../../frame/icons.tsx';
import { PageHeading } from '../../frame/page-heading.tsx';
import { app, type BoardTexts, punctuation, type Texts } from '../../frame/texts.ts';
import { useSheet } from '../../frame/use-sheet.ts';
import { Controls, Group } from './controls.tsx';
import { flawIn } from './flaw-words.ts';
import { drawPlaces, placeTapped } from './places.tsx';
import { SettingUp } from './setting-up.ts';

/** What the screen needs of a game. */
export interface SetUpParts {
  readonly game: Game;
  readonly setUp: SetUp;
  readonly setUpBoard: AnySetUpBoard;
  readonly board: AnyBoard;
  readonly boardTexts: BoardTexts;
  readonly words: SetUpTexts;
}

const NOTHING: readonly never[] = [];

/** Where a position is set up: the board, on which any place can be tapped, and all that has no place on it. */
export function SetUpScreen(props: {
  readonly parts: SetUpParts;
  readonly setting: {
    readonly seats: number;
    readonly options: AnyOptions;
    readonly names: readonly string[];
  };
  /** What it begins with; null for an empty table. */
  readonly first: (() => unknown) | null;
  /** How far somebody had come before the page was reloaded; null if they had not begun. */
  readonly draft: unknown;
  readonly onChange: (position: unknown) => void;
  readonly onAnalyse: (position: unknown) => void;
  readonly onClose: () => void;
  readonly texts: Texts['study'];
}) {
  const { parts, onAnalyse, onClose } = props;
  const { game, setUp, setUpBoard, board, boardTexts, words } = parts;
  const { seats, options, names } = props.setting;
  const texts = props.texts.position;
  const setting = { seats, options, names, texts: boardTexts.texts, words: words.texts };
  const first = useMemo(() => props.first?.() ?? setUpBoard.empty(setting), []);
  const settingUp = useMemo(() => {
    const draft = props.draft ?? first;
    const read = setUp.read(seats, options, draft);
    const isWhole = read.ok || read.error.kind !== 'malformed';
    return new SettingUp(setUp, { seats, options }, isWhole ? draft : first);
  }, [setUp, first]);
  const panel = useRef<HTMLElement>(null);
  useSheet(true, onClose, { hearsEscape: false });

  const position = settingUp.position.value;
  useEffect(() => props.onChange(position), [position]);
  const read = settingUp.read.value;
  const view = useMemo(
    () => (read.ok ? game.view(read.state, 'everything') : setUpBoard.picture(position, setting)),
    [position, words, boardTexts],
  );
  const places = setUpBoard.places(position, setting);
  const groups = setUpBoard.groups(position, setting);
  const chosen = places.find(({ key }) => key === settingUp.chosen.value) ?? null;
  const wrong = read.ok ? null : (read.error.at ?? null);
  const flaw = read.ok ? null : flawIn(read.error, words, whoAmong(names, null), texts);
  const change = (now: unknown) => settingUp.change(now);
  const choose = (place: SetUpPlace<unknown>) => {
    settingUp.chosen.value = place.key;
    if (place.tap) change(place.tap());
    panel.current?.scrollTo({ top: 0 });
  };
  const label = ({ label, holds }: SetUpPlace<unknown>) =>
    punctuation.value.labelled(label, punctuation.value.listed(holds) || texts.nothing);

  return (
    <div class="set-up" data-fine={read.ok}>
      <header class="table-top">
        <button type="button" class="button plain" aria-label={app.value.back} onClick={onClose}>
          <LeaveIcon />
        </button>
        <PageHeading>{texts.heading}</PageHeading>
      </header>
      <div class="set-up-actions">
        <button
          type="button"
          class="button plain undo"
          disabled={!settingUp.canUndo.value}
          onClick={() => settingUp.undo()}
        >
          <UndoIcon /> <span>{texts.undo}</span>
        </button>
        <button type="button" class="button first" disabled={!read.ok} onClick={() => onAnalyse(position)}>
          {texts.analyse}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the places inside hear keys themselves */}
      <main
        id="content"
        class="set-up-board"
        aria-label={app.value.tablePage.board}
        onClick={event => {
          const { currentTarget, target, clientX, clientY, detail } = event;
          if (!(target instanceof Element)) return;
          // Without a pointer there is no point.
          const key =
            detail === 0
              ? target.closest('[data-set-up-place]')?.getAttribute('data-set-up-place')
              : placeTapped(currentTarget, { x: clientX, y: clientY }, target);
          const place = places.find(each => each.key === key);
          if (place) choose(place);
        }}
      >
        <board.Board
          view={view}
          before={null}
          happenings={NOTHING}
          beat={0}
          moves={NOTHING}
          play={() => {}}
          pending={null}
          hint={null}
          marks={drawPlaces({ places, chosen: chosen?.key ?? null, wrong, label, choose })}
          prompt={() => {}}
          names={names}
          texts={boardTexts.texts}
          motion={0}
        />
      </main>
      <p role="status" class={flaw === null ? 'set-up-verdict' : 'set-up-verdict wrong'}>
        {flaw ?? texts.fine}
      </p>
      <section ref={panel} class="set-up-panel" aria-label={texts.panel} data-scrolls>
        <div class="set-up-chosen">
          <label class="field">
            <span class="spoken">{texts.places}</span>
            <select
              value={chosen?.key ?? ''}
              onChange={event => {
                settingUp.chosen.value = event.currentTarget.value;
              }}
            >
              <option value="">{texts.tapAPlace}</option>
              {places.map(place => (
                <option key={place.key} value={place.key}>
                  {label(place)}
                </option>
              ))}
            </select>
          </label>
          {chosen && <Controls controls={chosen.controls} wrong={wrong} onChange={change} />}
        </div>
        {groups.map((group, i) => (
          <Group key={group.key} group={group} isOpen={i === 0} wrong={wrong} onChange={change} />
        ))}
        <fieldset class="set-up-again">
          <legend>{texts.beginAgain}</legend>
          {props.first && (
            <button type="button" class="button" onClick={() => change(first)}>
              {texts.asOpened}
            </button>
          )}
          <button
            type="button"
            class="button"
            onClick={() => change(setUp.write(game.start(seats, options)))}
          >
            {texts.startOfMatch}
          </button>
          <button type="button" class="button" onClick={() => change(setUpBoard.empty(setting))}>
            {texts.emptyTable}
          </button>
        </fieldset>
      </section>
    </div>
  );
}
