import { start } from '../../src/cli/run.ts';
import { COINS_SHELF } from './coins-shelf.ts';

await start(COINS_SHELF);
