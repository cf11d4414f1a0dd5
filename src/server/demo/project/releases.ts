/** The product's releases: one a quarter, each with a milestone. */
import type { Calendar } from './calendar';
import type { Random } from './Random';

export interface Release {
  title: string;
  major: number;
  /** When it is due, in milliseconds. */
  due: number;
}

const RELEASES = 60;
/** Planned ahead of the present one. */
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

/** The place of the release that is being made at that instant. */
export const releaseAt = (instant: number, calendar: Calendar): number =>
  Math.max(0, Math.min(RELEASES - 1, Math.floor((instant - calendar.start) / quarter(calendar))));

/** A build that somebody may have run then, and an older one in which all was well. */
export function buildsAt(instant: number, calendar: Calendar, random: Random): [string, string] {
  const place = Math.max(0, releaseAt(instant, calendar) - (random.chance(0.3) ? 1 : 0));
  const older = Math.max(0, place - random.int(1, 3));
  const good =
    older === place ? `${FIRST_MAJOR - 1}.9.${random.int(0, 6)}` : `${titleOf(older)}.${random.int(0, 6)}`;
  return [`${titleOf(place)}.${random.int(0, 6)}`, good];
}

const quarter = ({ start, now }: Calendar): number => (now - start) / RELEASES;

const titleOf = (place: number): string => `${FIRST_MAJOR + Math.floor(place / MINORS)}.${place % MINORS}`;
