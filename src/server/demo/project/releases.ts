/** Releases of the demo product: one per quarter, each with a milestone. */
import type { Calendar } from './calendar';
import type { Random } from './Random';

export interface Release {
  title: string;
  major: number;
  /** Due date in milliseconds since the epoch. */
  due: number;
}

const RELEASES = 60;
/** Number of planned releases after the current one. */
const AHEAD = 3;
const FIRST_MAJOR = 5;
const MINORS = 4;

export function releasesOf(calendar: Calendar): Release[] {
  return Array.from({ length: RELEASES + AHEAD }, (_, i) => ({
    title: titleOf(i),
    major: FIRST_MAJOR + Math.floor(i / MINORS),
    due: calendar.start + (i + 1) * quarter(calendar),
  }));
}

/** Index of the release that is in development at this time. */
export const releaseAt = (instant: number, calendar: Calendar): number =>
  Math.max(0, Math.min(RELEASES - 1, Math.floor((instant - calendar.start) / quarter(calendar))));

/** A build of this time, and an older build without the problem. */
export function buildsAt(instant: number, calendar: Calendar, random: Random): [string, string] {
  const index = Math.max(0, releaseAt(instant, calendar) - (random.chance(0.3) ? 1 : 0));
  const older = Math.max(0, index - random.int(1, 3));
  const good =
    older === index ? `${FIRST_MAJOR - 1}.9.${random.int(0, 6)}` : `${titleOf(older)}.${random.int(0, 6)}`;
  return [`${titleOf(index)}.${random.int(0, 6)}`, good];
}

const quarter = ({ start, now }: Calendar): number => (now - start) / RELEASES;

const titleOf = (index: number): string => `${FIRST_MAJOR + Math.floor(index / MINORS)}.${index % MINORS}`;
