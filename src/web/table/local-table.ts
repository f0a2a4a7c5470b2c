import { type ReadonlySignal, signal } from '@preact/signals';
import type { Fault } from '../../engine/record.ts';
import type { Viewer } from '../../engine/viewers.ts';
import { manifestOf } from '../../games/index.ts';
import type { ReplayGoal } from '../frame/routes.ts';
import { isKeeping } from '../storage/archive.ts';
import { type Found, type KeptMatch, keepMatch, matchCalled, whenKeptElsewhere } from '../storage/matches.ts';
import { Leading } from './leading.ts';
import { Moments } from './moments.ts';
import type { Curtain, Hint, Moment, Table, Trouble } from './table.ts';
import type { Reported, UpdateReport, WorkerRequest } from './table-protocol.ts';
import { awaitedPeople, firstViewer, handing, peopleIn } from './viewing.ts';

/** Opens the table of a match stored on this device. */
export function openLocalTable(id: string): Table | Trouble {
  const match = matchCalled(id);
  if (match === 'not-found') return { kind: 'not-found' };
  if (match === 'unreadable')
    return { kind: 'unreadable', fault: { kind: 'shape', message: 'it is not a match' } };
  // Its chance is real: no table here may draw it.
  if (match.record.kept) return { kind: 'not-found' };
  return new LocalTable(match);
}

class LocalTable implements Table {
  readonly game;
  readonly seats;
  readonly isHurried: boolean;
  readonly replay: ReplayGoal;
  readonly hasHints: boolean;
  readonly deal: string | undefined;
  readonly #moment = signal<Moment | null>(null);
  readonly #trouble = signal<Trouble | null>(null);
  readonly #curtain = signal<Curtain | null>(null);
  readonly #advice = signal<Hint>({ kind: 'none' });
  /** How many steps there were when a hint was asked for. */
  #askedAt = 0;
  readonly moment: ReadonlySignal<Moment | null> = this.#moment;
  readonly trouble: ReadonlySignal<Trouble | null> = this.#trouble;
  readonly curtain: ReadonlySignal<Curtain | null> = this.#curtain;
  readonly advice: ReadonlySignal<Hint> = this.#advice;
  readonly isKept: ReadonlySignal<boolean> = isKeeping;
  #match: KeptMatch;
  readonly #leading: Leading;
  readonly #stopHearing: () => void;
  readonly #secrets: boolean;
  readonly #worker: Worker;
  /** Who is looking, or will be as soon as the worker has answered. */
  #viewer: Viewer;
  #moments = new Moments();
  /** How often the worker has been told to open the match. */
  #openings = 0;
  /** Whoever last took the device; null if it lies in the middle. */
  #holder: number | null = null;
  /** Whether people at this device are choosing at the same time: then their choices are revealed to all of them. */
  #isChoosing = false;
  /** How many steps there were before the last of them chose. */
  #revealedFrom = 0;
  /** Whether somebody has just taken the device. */
  #isHandedOver = false;
  #whenChecked: ((fault: Fault | null) => void)[] = [];

  constructor(match: KeptMatch) {
    this.#match = match;
    this.game = match.game;
    this.seats = match.seats;
    this.isHurried = match.hurry === true;
    // In a deal everybody has the same help: none.
    this.hasHints = !match.deal;
    this.deal = match.deal;
    this.replay = { page: 'replay', id: match.id };
    this.#secrets = manifestOf(match.game).hasSecrets;
    this.#worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Reported>) => this.#hear(data));
    this.#worker.addEventListener('error', event => {
      this.#trouble.value = { kind: 'failed', message: event.message ?? '' };
    });
    this.#viewer = firstViewer(match.seats, this.#secrets);
    this.#stopHearing = whenKeptElsewhere(match.id, kept => {
      if (!this.#leading.isLeading) this.#open(kept, true);
    });
    this.#leading = new Leading(`quattro-mura/match/${match.id}`, {
      lead: () => this.#open(matchCalled(match.id), false),
      follow: () => this.#open(matchCalled(match.id), true),
    });
    this.#leading.take();
  }

  play(move: string): void {
    const viewer = this.#moment.value?.view.viewer;
    if (typeof viewer !== 'number') return;
    this.#leading.take();
    this.#ask({ do: 'play', seat: viewer, move });
    this.#gatherForReveal();
  }

  undo(): void {
    const viewer = this.#moment.value?.view.viewer;
    if (typeof viewer !== 'number') return;
    this.#leading.take();
    this.#ask({ do: 'undo', seat: viewer });
  }

  askHint(): void {
    const viewer = this.#moment.value?.view.viewer;
    if (typeof viewer !== 'number' || this.#advice.value.kind !== 'none') return;
    this.#advice.value = { kind: 'thinking' };
    this.#askedAt = this.#moments.have;
    this.#ask({ do: 'advise', seat: viewer });
  }

  shown(): void {
    const moment = this.#moment.value;
    if (!moment) return;
    this.#ask({ do: 'shown', number: this.#moments.have });
    const { turn, viewer } = moment.view;
    const next = handing({ seats: this.seats, secrets: this.#secrets, turn, viewer, holder: this.#holder });
    if (next.kind === 'passes') this.#curtain.value = next.to;
    if (next.kind === 'turns') this.#look(next.to);
  }

  liftCurtain(): void {
    const next = this.#curtain.value;
    if (next === null) return;
    // First removes what the previous player saw; the curtain opens on the answer.
    this.#moment.value = null;
    this.#curtain.value = null;
    if (next === 'middle') {
      this.#holder = null;
      this.#look('spectator', this.#revealedFrom);
      return;
    }
    this.#holder = next;
    this.#isHandedOver = true;
    this.#look(next);
  }

  check(): Promise<Fault | null> {
    this.#ask({ do: 'check' });
    return new Promise(resolve => this.#whenChecked.push(resolve));
  }

  close(): void {
    this.#leading.close();
    this.#stopHearing();
    this.#worker.terminate();
  }

  /** Runs the stored match, or only shows it, if another tab runs it. */
  #open(match: Found, isFollowing: boolean): void {
    if (typeof match === 'string') {
      this.#trouble.value = { kind: 'not-found' };
      return;
    }
    this.#match = match;
    this.#moments = new Moments();
    this.#ask({ do: 'open', match, viewer: this.#viewer, isFollowing, opening: ++this.#openings });
  }

  /** Shows what happened from this step on. */
  #look(viewer: Viewer, from?: number): void {
    this.#viewer = viewer;
    this.#moments = new Moments();
    this.#ask({ do: 'look', viewer, ...(from !== undefined && { from }) });
  }

  /** When the last of several people has chosen, their choices are revealed to everybody at once. */
  #gatherForReveal(): void {
    const turn = this.#moment.value?.view.turn;
    if (!turn || !this.#secrets || peopleIn(this.seats).length < 2) return;
    const areOthersChoosing = awaitedPeople(this.seats, turn).length > 1;
    if (this.#isChoosing && !areOthersChoosing) {
      this.#revealedFrom = this.#moments.have;
      this.#curtain.value = 'middle';
    }
    this.#isChoosing = areOthersChoosing;
  }

  #ask(request: WorkerRequest): void {
    this.#worker.postMessage(request);
  }

  #hear(report: Reported): void {
    // The match as it was before it was opened again: it must be neither shown nor stored.
    const isOutdated = report.opening !== undefined && report.opening !== this.#openings;
    if (isOutdated && report.say !== 'checked') return;
    switch (report.say) {
      case 'update':
        this.#hearUpdate(report);
        return;
      case 'advice':
        if (this.#advice.value.kind === 'thinking' && report.number >= this.#askedAt) {
          const { move, reason, chance, isOnly, next } = report;
          this.#advice.value = { kind: 'advice', move, reason, chance, isOnly, next };
        }
        return;
      case 'unreadable':
        this.#trouble.value = { kind: 'unreadable', fault: report.fault };
        return;
      case 'failed':
        this.#trouble.value = { kind: 'failed', message: report.message };
        return;
      case 'checked':
        for (const resolve of this.#whenChecked) resolve(report.fault);
        this.#whenChecked = [];
        return;
      case 'judged':
        return;
    }
  }

  #hearUpdate(report: UpdateReport): void {
    const { now, record, everything } = report;
    if (this.#leading.isLeading) {
      const progress = manifestOf(this.game).progress(now.view);
      keepMatch({ ...this.#match, touched: Date.now(), record, progress });
    }
    // They wait until everybody is looking.
    if (this.#curtain.value === 'middle') return;
    // Sent before the device changed hands: it is not for the person looking now.
    const isForAnother = now.view.viewer !== this.#viewer;
    // And behind the curtain nothing is shown, so nothing needs to wait.
    if (isForAnother || this.#curtain.value !== null) this.#ask({ do: 'shown', number: now.number });
    if (isForAnother) return;
    const moment = this.#moments.take(report) ?? this.#moments.again();
    if (moment === null || moment === 'missing' || report.isPast) return;
    const isTaken = this.#isHandedOver;
    this.#isHandedOver = false;
    const end = everything && { view: everything, record };
    // While others choose at the same time, the same moves stay on offer, and advised.
    if (this.#moment.value?.moves !== moment.moves) this.#advice.value = { kind: 'none' };
    this.#moment.value = { ...moment, isTaken, ...(end && { end }) };
  }
}
