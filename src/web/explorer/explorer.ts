import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Played } from '../../engine/explorer/explored.ts';
import type { MatchRecord } from '../../engine/record.ts';
import type { GameId } from '../../games/index.ts';
import { ask, Failure } from '../online/api.ts';
import type { StudyMoment } from '../study/studying.ts';
import type { ExplorerAnswer, ExplorerQuestion, PlaceHere } from './explorer.worker.ts';

export type { PlaceHere } from './explorer.worker.ts';

/** Whose matches: the master's that are shipped, or those of people on this server. */
export const SOURCES = ['masters', 'people'] as const;
export type Source = (typeof SOURCES)[number];

/** What the explorer knows of the position on the board. */
export type Known =
  | { readonly state: 'loading' }
  /** The server cannot be asked. */
  | { readonly state: 'offline' }
  | { readonly state: 'ready'; readonly places: readonly PlaceHere[] };

const LOADING: Known = { state: 'loading' };

/** The explorer beside a study: what was played here before, in a thread of its own. It loads nothing before it is wanted. */
export class Explorer {
  readonly #game: GameId;
  readonly #isOn = signal(false);
  readonly #source = signal<Source>('masters');
  /** What masters have played here; null until it is known. */
  readonly #masters = signal<readonly PlaceHere[] | null>(null);
  /** By place, what the server said. */
  readonly #people = signal<ReadonlyMap<string, readonly Played[] | Failure>>(new Map());
  readonly isOn: ReadonlySignal<boolean> = this.#isOn;
  readonly source: ReadonlySignal<Source> = this.#source;
  readonly known: ReadonlySignal<Known> = computed(() => this.#whatIsKnown());
  /** How many matches of masters there are; 0 until they are loaded. */
  readonly #matches = signal(0);
  readonly matches: ReadonlySignal<number> = this.#matches;
  #worker: Worker | null = null;
  #number = 0;
  #opened: ((record: MatchRecord, moment: number) => void) | null = null;

  constructor(game: GameId) {
    this.#game = game;
  }

  switch(isOn: boolean): void {
    this.#isOn.value = isOn;
    if (!isOn) this.close();
  }

  choose(source: Source): void {
    this.#source.value = source;
    this.#askPeople();
  }

  /** Looks up this position. */
  look({ position, seat }: StudyMoment): void {
    if (!this.#isOn.value) return;
    const turn = position.turn();
    this.#masters.value = turn.kind === 'over' ? [] : null;
    if (turn.kind === 'over') return;
    const by = seat ?? 'nature';
    const moves = seat === null ? position.chances().map(([outcome]) => outcome) : position.moves(seat);
    this.#ask({ kind: 'here', view: position.view('spectator', true), by, moves });
  }

  /** Opens a match of masters where this move was played. */
  open(
    match: string,
    place: string,
    move: string,
    opened: (record: MatchRecord, moment: number) => void,
  ): void {
    this.#opened = opened;
    this.#ask({ kind: 'match', match, place, move });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#masters.value = null;
  }

  #whatIsKnown(): Known {
    const masters = this.#masters.value;
    if (masters === null) return LOADING;
    if (this.#source.value === 'masters') return { state: 'ready', places: masters };
    const places: PlaceHere[] = [];
    for (const place of masters) {
      const played = this.#people.value.get(place.place);
      if (played === undefined) return LOADING;
      if (played instanceof Failure) return { state: 'offline' };
      places.push({ ...place, played });
    }
    return { state: 'ready', places };
  }

  /** What the server does not know about a place now, it may know later. */
  async #askPeople(): Promise<void> {
    if (this.#source.value !== 'people') return;
    await Promise.all(
      (this.#masters.value ?? []).map(async ({ place }) => {
        const answer = await ask('explored', { id: place });
        const played = answer instanceof Failure ? answer : answer.moves;
        this.#people.value = new Map(this.#people.value).set(place, played);
      }),
    );
  }

  #ask(about: About): void {
    if (!this.#worker) {
      this.#worker = new Worker(new URL('./explorer.worker.ts', import.meta.url), { type: 'module' });
      this.#worker.addEventListener('message', ({ data }: MessageEvent<ExplorerAnswer>) => this.#hear(data));
      this.#worker.addEventListener('error', () => this.switch(false));
    }
    const question: ExplorerQuestion = { number: ++this.#number, game: this.#game, ...about };
    this.#worker.postMessage(question);
  }

  #hear(answer: ExplorerAnswer): void {
    if (answer.number !== this.#number) return;
    if (answer.kind === 'match') {
      this.#opened?.(answer.record, answer.moment);
      return;
    }
    this.#matches.value = answer.matches;
    this.#masters.value = answer.places;
    void this.#askPeople();
  }
}

type About = ExplorerQuestion extends infer Q
  ? Q extends ExplorerQuestion
    ? Omit<Q, 'number' | 'game'>
    : never
  : never;
