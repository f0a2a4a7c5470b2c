import { RULES } from './rules.ts';
import { TableHost } from './table-host.ts';
import type { Report, Request } from './table-protocol.ts';

/** The thread in which a local match is run, so that the page never stutters. */
let host: Promise<TableHost | null> = Promise.resolve(null);

addEventListener('message', ({ data: request }: MessageEvent<Request>) => {
  if (request.do === 'open') {
    host = RULES[request.match.game]().then(game => TableHost.open(game, request.match, request.viewer, say));
  } else {
    host = host.then(opened => {
      opened?.take(request);
      return opened;
    });
  }
  host.catch((error: unknown) => {
    say({ say: 'failed', message: error instanceof Error ? error.message : String(error) });
  });
});

function say(report: Report): void {
  postMessage(report);
}
