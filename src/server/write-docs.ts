import { writeFileSync } from 'node:fs';
import { openApi, protocolPage } from './documents.ts';

/** `npm run protocol` writes the pages that are generated from the types. */
writeFileSync(new URL('../../docs/protocol.md', import.meta.url), protocolPage());
writeFileSync(new URL('../../docs/openapi.json', import.meta.url), `${JSON.stringify(openApi(), null, 2)}\n`);
