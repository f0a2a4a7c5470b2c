import { proveRevoking } from './revoking.suite.ts';
import { oneProcess } from './served.ts';

proveRevoking(oneProcess);
