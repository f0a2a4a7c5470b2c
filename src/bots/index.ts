export { type Advice, advise } from './advising.ts';
export { LEVELS, type Level } from './levels.ts';
export { chooseMove, type Task } from './think.ts';
