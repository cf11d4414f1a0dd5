/** Releases of the demo product: one per quarter, each with a milestone. */
import type { DemoCalendar } from './calendar';
import type { RandomGenerator } from './RandomGenerator';

export interface DemoProductRelease {
  title: string;
  major: number;
  /** Due date of the release's milestone, in milliseconds since the epoch. */
  due: number;
}

const PAST_RELEASE_COUNT = 60;
/** Number of planned releases after the current one. */
const PLANNED_RELEASE_COUNT = 3;
const FIRST_MAJOR_VERSION = 5;
const MINOR_VERSIONS_PER_MAJOR = 4;

export function createDemoReleases(calendar: DemoCalendar): DemoProductRelease[] {
  return Array.from({ length: PAST_RELEASE_COUNT + PLANNED_RELEASE_COUNT }, (_, i) => ({
    title: formatReleaseTitle(i),
    major: FIRST_MAJOR_VERSION + Math.floor(i / MINOR_VERSIONS_PER_MAJOR),
    due: calendar.start + (i + 1) * computeReleaseIntervalMs(calendar),
  }));
}

/** Returns the index of the product release that is in development at a time. */
export const findReleaseIndex = (instant: number, calendar: DemoCalendar): number =>
  Math.max(
    0,
    Math.min(
      PAST_RELEASE_COUNT - 1,
      Math.floor((instant - calendar.start) / computeReleaseIntervalMs(calendar)),
    ),
  );

/**
 * Returns the two version numbers that a bug report mentions: a build from the time of the report, and an older
 * build without the problem.
 */
export function randomBuildVersions(
  instant: number,
  calendar: DemoCalendar,
  random: RandomGenerator,
): [string, string] {
  const index = Math.max(0, findReleaseIndex(instant, calendar) - (random.nextBoolean(0.3) ? 1 : 0));
  const older = Math.max(0, index - random.nextInteger(1, 3));
  const good =
    older === index
      ? `${FIRST_MAJOR_VERSION - 1}.9.${random.nextInteger(0, 6)}`
      : `${formatReleaseTitle(older)}.${random.nextInteger(0, 6)}`;
  return [`${formatReleaseTitle(index)}.${random.nextInteger(0, 6)}`, good];
}

const computeReleaseIntervalMs = ({ start, now }: DemoCalendar): number => (now - start) / PAST_RELEASE_COUNT;

const formatReleaseTitle = (index: number): string =>
  `${FIRST_MAJOR_VERSION + Math.floor(index / MINOR_VERSIONS_PER_MAJOR)}.${index % MINOR_VERSIONS_PER_MAJOR}`;
