import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, longest first, as measured: whatever is begun last should be short, or it is waited for alone. */
const LONGEST = [
  'browser/matches',
  'browser/without-eyes',
  'browser/boards',
  'browser/sizes',
  'browser/online',
  'browser/learn',
  'browser/box',
  'browser/languages',
  'fifth-game',
  'torture/torture',
  'faults/cluster',
  'bots/burg-appenzell',
  'server/earlier',
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
