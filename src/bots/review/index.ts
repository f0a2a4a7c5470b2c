export { type Account, accountsOf, type TurningPoint, turningPointsOf } from './accounts.ts';
export { DEPTHS, type Depth, slicesFor } from './effort.ts';
export { type Finding, IN_THE_MIX, isMistake, isSuspect, type Judgement } from './findings.ts';
export { type Checked, Inquiry, type Suspect } from './inquiry.ts';
export { MomentReviewer } from './moments.ts';
export { chancesAt, type Review, readReview, reviewFrom } from './review.ts';
