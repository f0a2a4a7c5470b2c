import { provePlaying } from './play.suite.ts';
import { oneProcess } from './served.ts';

provePlaying(oneProcess);
