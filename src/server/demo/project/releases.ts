/** Releases of the demo product: one per quarter, each with a milestone. */
import type { DemoHistoryPeriod } from './calendar';
import type { RandomGenerator } from './RandomGenerator';

export interface DemoProductRelease {
  title: string;
  major: number;
  /** Due date of the release's milestone, in milliseconds since the epoch. */
  due: number;
}

const DEMO_PAST_RELEASE_COUNT = 60;
/** Number of planned releases after the current one. */
const DEMO_PLANNED_RELEASE_COUNT = 3;
const DEMO_FIRST_MAJOR_VERSION = 5;
const DEMO_MINOR_VERSIONS_PER_MAJOR = 4;

export function createDemoReleases(calendar: DemoHistoryPeriod): DemoProductRelease[] {
  return Array.from({ length: DEMO_PAST_RELEASE_COUNT + DEMO_PLANNED_RELEASE_COUNT }, (_, i) => ({
    title: formatDemoReleaseTitle(i),
    major: DEMO_FIRST_MAJOR_VERSION + Math.floor(i / DEMO_MINOR_VERSIONS_PER_MAJOR),
    due: calendar.start + (i + 1) * computeDemoReleaseIntervalMs(calendar),
  }));
}

/** Returns the index of the product release that is in development at a time. */
export const findDemoReleaseIndexAtTime = (instant: number, calendar: DemoHistoryPeriod): number =>
  Math.max(
    0,
    Math.min(
      DEMO_PAST_RELEASE_COUNT - 1,
      Math.floor((instant - calendar.start) / computeDemoReleaseIntervalMs(calendar)),
    ),
  );

/**
 * Returns the two version numbers that a bug report mentions: a build from the time of the report, and an older
 * build without the problem.
 */
export function randomDemoBuildVersions(
  instant: number,
  calendar: DemoHistoryPeriod,
  random: RandomGenerator,
): [string, string] {
  const index = Math.max(
    0,
    findDemoReleaseIndexAtTime(instant, calendar) - (random.nextBoolean(0.3) ? 1 : 0),
  );
  const older = Math.max(0, index - random.nextInteger(1, 3));
  const good =
    older === index
      ? `${DEMO_FIRST_MAJOR_VERSION - 1}.9.${random.nextInteger(0, 6)}`
      : `${formatDemoReleaseTitle(older)}.${random.nextInteger(0, 6)}`;
  return [`${formatDemoReleaseTitle(index)}.${random.nextInteger(0, 6)}`, good];
}

const computeDemoReleaseIntervalMs = ({ start, now }: DemoHistoryPeriod): number =>
  (now - start) / DEMO_PAST_RELEASE_COUNT;

const formatDemoReleaseTitle = (index: number): string =>
  `${DEMO_FIRST_MAJOR_VERSION + Math.floor(index / DEMO_MINOR_VERSIONS_PER_MAJOR)}.${index % DEMO_MINOR_VERSIONS_PER_MAJOR}`;
