import { proveSecrecy } from './secrets.suite.ts';
import { oneProcess } from './served.ts';

proveSecrecy(oneProcess);
