export { type Account, accountsOf, type TurningPoint, turningPointsOf } from './accounts.ts';
export { DEPTHS, type Depth } from './effort.ts';
export { type Finding, IN_THE_MIX, isMistake, type Judgement } from './findings.ts';
export { MomentReviewer } from './moments.ts';
export { chancesAt, type Review, readReview, reviewFrom } from './review.ts';
