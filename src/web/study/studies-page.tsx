import '../frame/form.css';
import '../replay/replays.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { AnyOptions } from '../../engine/options.ts';
import { type GameId, manifestOf } from '../../games/index.ts';
import { BinIcon } from '../frame/icons.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go, Link } from '../frame/router.tsx';
import { app, games, type Texts, useTexts } from '../frame/texts.ts';
import { GamePicker } from '../home/game-picker.tsx';
import { OpenRecordButton } from '../replay/importing.tsx';
import { OptionFields, startingOptions } from '../set-up/option-fields.tsx';
import { SeatCount } from '../set-up/seat-count.tsx';
import { Forgotten, heightOfLine } from '../storage/forgotten.tsx';
import { forgetStudy, type KeptStudy, keepStudy, keptStudies, newStudy } from './kept-studies.ts';

/** The studies on this device, and where to start a new one. */
export function StudiesPage({ game }: { readonly game: GameId }) {
  const texts = useTexts('study');
  const words = useTexts('replay');
  const studies = useMemo(keptStudies, []);
  const title = texts && `${texts.heading} · ${app.value.title}`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  if (!texts || !words) return <p class="loading" />;
  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow replays">
        <PageHeading>{texts.heading}</PageHeading>
        <p class="soft">{texts.line}</p>
        {studies.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ul>
            {studies.map(study => (
              <Entry key={study.id} study={study} texts={texts} />
            ))}
          </ul>
        )}
        <section aria-labelledby="begin">
          <h2 id="begin">{texts.begin}</h2>
          <GamePicker game={game} to={other => ({ page: 'studies', game: other })} />
          <Begin game={game} texts={texts} />
        </section>
        <div class="open-record">
          <OpenRecordButton label={texts.openFile} texts={words} />
          <p class="soft">{words.importing.hint}</p>
        </div>
        <div class="open-record">
          <Link to={{ page: 'lab', game }} class="button">
            {texts.lab}
          </Link>
          <p class="soft">{texts.labLine}</p>
        </div>
      </main>
    </>
  );
}

function Begin({ game, texts }: { readonly game: GameId; readonly texts: Texts['study'] }) {
  const { seats: allowed, options: table, usualSeats, hasSetUp } = manifestOf(game);
  const seats = useSignal(usualSeats);
  const options = useSignal<AnyOptions>(startingOptions(table, {}));
  const begin = (section?: string) => {
    const names = Array.from({ length: seats.value }, (_, seat) => app.value.person(seat + 1));
    go({ page: 'study', id: newStudy(game, options.value, names).id, ...(section && { section }) });
  };
  return (
    <form
      class="form"
      onSubmit={event => {
        event.preventDefault();
        begin();
      }}
    >
      <SeatCount
        seats={allowed}
        count={seats.value}
        onChange={count => {
          seats.value = count;
        }}
      />
      <OptionFields
        game={game}
        table={table}
        options={options.value}
        onChange={(name, value) => {
          options.value = { ...options.value, [name]: value };
        }}
      />
      <button type="submit" class="button first wide">
        {texts.beginOf(games.value[game].name)}
      </button>
      {hasSetUp && (
        <div class="field">
          <button type="button" class="button wide" onClick={() => begin('set-up')}>
            {texts.position.heading}
          </button>
          <small>{texts.position.line}</small>
        </div>
      )}
    </form>
  );
}

function Entry({ study, texts }: { readonly study: KeptStudy; readonly texts: Texts['study'] }) {
  /** How high its line was when it was deleted; null if it was not. */
  const forgotten = useSignal<number | null>(null);
  const { name } = games.value[study.game];
  const { title, names = [], plays, variations = [], position } = study.file;
  const called = title || name;
  if (forgotten.value !== null) {
    const bringBack = () => {
      keepStudy(study);
      forgotten.value = null;
    };
    return <Forgotten name={called} height={forgotten.value} what={texts.deleted} onBringBack={bringBack} />;
  }
  const moves = variations.reduce((sum, variation) => sum + variation.plays.length, plays.length);
  return (
    <li>
      <div>
        <strong>{called}</strong>
        <span>
          {[title ? name : '', position === undefined ? '' : texts.position.entry, app.value.and(names)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>{`${texts.size(moves)} · ${texts.date(new Date(study.touched))}`}</span>
      </div>
      <Link to={{ page: 'study', id: study.id }} class="button" label={texts.openOf(called)}>
        {texts.open}
      </Link>
      <button
        type="button"
        class="button plain"
        aria-label={texts.remove(called)}
        onClick={event => {
          forgetStudy(study.id);
          forgotten.value = heightOfLine(event.currentTarget);
        }}
      >
        <BinIcon />
      </button>
    </li>
  );
}
