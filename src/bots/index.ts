export { LEVELS, type Level } from './levels.ts';
export { type Advice, advise, type Cancelled, chooseMove, hint, type Task } from './think.ts';
