import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, longest first, as measured: whatever is begun last should be short, or it is waited for alone. */
const LONGEST = [
  'browser/languages',
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
];
const PROJECTS = ['browser', 'long', 'quick', 'quick-pure'];

/** The longest files first, then project by project; within these the order in which Vitest would take them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ moduleId, project }: TestSpecification): number {
  const place = LONGEST.findIndex(name => moduleId.includes(`/tests/${name}.`));
  return place >= 0 ? place : LONGEST.length + PROJECTS.indexOf(project.name);
}
