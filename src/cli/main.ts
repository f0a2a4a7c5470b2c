#!/usr/bin/env node
import { SHELF } from './games.ts';
import { start } from './run.ts';

await start(SHELF);
