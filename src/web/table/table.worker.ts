import type { Game } from '../../engine/game.ts';
import { loadGame } from '../../games/load.ts';
import type { ReplayHost } from '../replay/replay-host.ts';
import type { ReplayAnswer, ReplayRequest } from '../replay/replay-protocol.ts';
import { TableHost } from './table-host.ts';
import type { Reported, WorkerRequest } from './table-protocol.ts';

/** The thread in which a local match is run or replayed, or any match checked, so that the page never stutters. */
let host: Promise<TableHost | null> = Promise.resolve(null);
/** Loaded only if somebody looks back. */
let replay: Promise<ReplayHost> | null = null;
/** Questions about the replay are answered in the order in which they were asked. */
let answered: Promise<void> = Promise.resolve();

addEventListener('message', ({ data: request }: MessageEvent<WorkerRequest | ReplayRequest>) => {
  if ('replay' in request) {
    answered = answered
      .then(async () => {
        replay ??= import('../replay/replay-host.ts').then(({ ReplayHost }) => new ReplayHost());
        return (await replay).answer(request);
      })
      .catch(
        (error: unknown): ReplayAnswer => ({
          replay: 'wrong',
          fault: { kind: 'shape', message: messageOf(error) },
        }),
      )
      .then(say);
    return;
  }
  if (request.do === 'open') {
    const { match, viewer, isFollowing, opening } = request;
    const before = host;
    host = loadGame(match.game).then(async game => {
      (await before)?.close();
      return TableHost.open(game, match, viewer, report => say({ ...report, opening }), { isFollowing });
    });
  } else if (request.do === 'judge') {
    host = loadGame(request.game).then(async game => {
      await judge(game, request.record);
      return null;
    });
  } else {
    host = host.then(opened => {
      opened?.take(request);
      return opened;
    });
  }
  host.catch((error: unknown) => {
    say({ say: 'failed', message: messageOf(error) });
  });
});

async function judge(game: Game, record: unknown): Promise<void> {
  const { loadAnyRecord } = await import('../../engine/entered-record.ts');
  const loaded = loadAnyRecord(record, id => (id === game.id ? game : undefined));
  say({
    say: 'judged',
    fault: loaded.ok ? null : loaded.error,
    everything: loaded.ok && loaded.unknownViewers === 0 ? loaded.match.view('everything') : null,
  });
}

function say(report: Reported | ReplayAnswer): void {
  postMessage(report);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
