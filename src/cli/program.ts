#!/usr/bin/env node
/** The program as it is installed: `quattro-mura` alone serves the app; `quattro-mura COMMAND` is `mura COMMAND`. */
import { argv } from 'node:process';

if (argv.length > 2) await import('./main.ts');
else await import('../server/main.ts');
