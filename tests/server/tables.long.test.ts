import { oneProcess } from './served.ts';
import { proveTables } from './tables.suite.ts';

proveTables(oneProcess);
