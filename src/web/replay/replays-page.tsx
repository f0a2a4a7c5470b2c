import './replays.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { MatchRecord } from '../../engine/record.ts';
import type { GameId } from '../../games/index.ts';
import { BinIcon } from '../frame/icons.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { Link } from '../frame/router.tsx';
import { app, games, type Texts, useTexts } from '../frame/texts.ts';
import { Forgotten, heightOfLine } from '../storage/forgotten.tsx';
import {
  finishedMatches,
  forgetMatch,
  type KeptMatch,
  keepMatch,
  matchesInProgress,
} from '../storage/matches.ts';
import type { Seat } from '../table/table.ts';
import { OpenRecordButton } from './importing.tsx';
import { bringBackRecord, forgetRecord, keptRecords, seatsNamed } from './kept-records.ts';

/** Everything on this device that can be replayed, and a way to open records from elsewhere. */
export function ReplaysPage() {
  const texts = useTexts('replay');
  const kept = useMemo(allKept, []);
  const title = texts && `${texts.list.heading} · ${app.value.title}`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  if (!texts) return <p class="loading" />;
  const { finished, unfinished, records } = kept;
  const played = (heading: string, id: string, matches: readonly KeptMatch[]) =>
    matches.length > 0 && (
      <section aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        <ul>
          {matches.map(match => (
            <Entry
              key={match.id}
              {...match}
              at={match.touched}
              onRemove={() => forgetMatch(match.id)}
              onBringBack={() => keepMatch(match)}
              texts={texts}
            />
          ))}
        </ul>
      </section>
    );
  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow replays">
        <PageHeading>{texts.list.heading}</PageHeading>
        <p class="soft">{texts.list.line}</p>
        {finished.length === 0 && records.length === 0 && <p>{texts.list.none}</p>}
        {played(texts.list.finished, 'finished', finished)}
        {played(texts.list.unfinished, 'unfinished', unfinished)}
        {records.length > 0 && (
          <section aria-labelledby="imported">
            <h2 id="imported">{texts.list.imported}</h2>
            <ul>
              {records.map(entry => (
                <Entry
                  key={entry.id}
                  {...entry}
                  seats={seatsNamed(entry.record)}
                  at={entry.added}
                  onRemove={() => forgetRecord(entry.id)}
                  onBringBack={() => bringBackRecord(entry)}
                  texts={texts}
                />
              ))}
            </ul>
          </section>
        )}
        <div class="open-record">
          <OpenRecordButton texts={texts} />
          <p class="soft">{texts.importing.hint}</p>
        </div>
      </main>
    </>
  );
}

function allKept() {
  return { finished: finishedMatches(), unfinished: matchesInProgress().matches, records: keptRecords() };
}

function Entry(props: {
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly Seat[];
  readonly record: MatchRecord;
  readonly at: number;
  readonly onRemove: () => void;
  readonly onBringBack: () => void;
  readonly texts: Texts['replay'];
}) {
  const { id, game, seats, record, at, onRemove, onBringBack, texts } = props;
  /** How high its line was when it was deleted; null if it was not. */
  const forgotten = useSignal<number | null>(null);
  const { list } = texts;
  const { name } = games.value[game];
  if (forgotten.value !== null) {
    const bringBack = () => {
      onBringBack();
      forgotten.value = null;
    };
    return <Forgotten name={name} height={forgotten.value} onBringBack={bringBack} />;
  }
  const who = app.value.and(seats.map(seat => seat.name));
  const winners = (record.result?.winners ?? []).flatMap(seat => (seats[seat] ? [seats[seat].name] : []));
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>{who}</span>
        <span>
          {winners.length > 0 ? list.won(app.value.and(winners)) : list.notOver}
          {at > 0 && ` · ${list.date(new Date(at))}`}
        </span>
      </div>
      <Link to={{ page: 'replay', id }} class="button" label={list.watchOf(name, who)}>
        {list.watch}
      </Link>
      <button
        type="button"
        class="button plain"
        aria-label={list.remove(name)}
        onClick={event => {
          onRemove();
          forgotten.value = heightOfLine(event.currentTarget);
        }}
      >
        <BinIcon />
      </button>
    </li>
  );
}
