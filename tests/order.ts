import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The longest files, longest first, as measured: whatever starts last should be short, or the run waits for it alone.
 */
const LONGEST = [
  'browser/languages',
  'browser/journeys',
  'browser/events',
  'browser/sizes',
  'browser/without-eyes',
  'browser/boards',
  'browser/online',
  'server/earlier',
  'browser/accessible',
  'browser/hot-seat',
  'browser/people',
  'torture/torture',
  'browser/review',
  'browser/packages',
  'browser/learn',
  'browser/matches',
  'browser/pace',
  'bots/burg-appenzell',
  'faults/cluster',
  'browser/box',
  'browser/replay',
  'server/slow-match',
  'fifth-game',
  'browser/frame',
  'browser/study',
  'server/cluster',
  'browser/offline',
  'browser/pointing',
  'browser/planning',
  'browser/find',
  'server/one-process',
];
const PROJECTS = ['browser', 'long', 'quick-alone', 'quick'];

/** The longest files first, then project by project; within those, in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ moduleId, project }: TestSpecification): number {
  const place = LONGEST.findIndex(name => moduleId.includes(`/tests/${name}.`));
  return place >= 0 ? place : LONGEST.length + PROJECTS.indexOf(project.name);
}
