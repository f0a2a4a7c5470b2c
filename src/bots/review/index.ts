export { type Account, accountsOf, type TurningPoint, turningPointsOf } from './accounts.ts';
export { type Finding, isMistake, type Judgement, type Luck } from './findings.ts';
export { MomentReviewer } from './moments.ts';
export { chancesAt, REVIEW_VERSION, type Review, readReview, reviewFrom } from './review.ts';
