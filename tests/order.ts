import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The longest files, longest first, as measured: whatever starts last should be short, or the run waits for it alone.
 */
const LONGEST = [
  'browser/languages',
  'browser/events',
  'torture/torture',
  'browser/accessible',
  'browser/journeys',
  'server/earlier',
  'browser/matches',
  'browser/box',
  'fifth-game',
  'browser/without-eyes',
  'server/slow-match',
  'browser/online',
  'browser/people',
  'browser/sizes',
  'browser/boards',
  'browser/learn',
  'browser/review',
  'faults/cluster',
  'browser/study',
  'browser/planning',
  'browser/hot-seat',
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
