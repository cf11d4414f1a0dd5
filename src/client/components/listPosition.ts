/**
 * Where in a list an issue was opened from: the list puts it into the history entry, so that the
 * issue can say "10 of 19,774" and go to its neighbours without asking for the list again.
 */
export interface ListPosition {
  /** The list's own address: back to the same place of the same query. */
  href: string;
  /** Rank of the issue in the list, from 0. */
  index: number;
  /** Length of the list, if it was known. */
  total: number | null;
  /** What pins the list as it was; null: nothing did. */
  snapshot: string | null;
  /** Rank of the first of `numbers`. */
  first: number;
  /** The numbers of the issues around it that are known, in order. */
  numbers: readonly number[];
}

/** Some numbers of a list: those from rank `first` on, as it was pinned then, and how many there were. */
export type ListNumbers = Pick<ListPosition, 'first' | 'numbers' | 'snapshot' | 'total'>;

/** One issue back or on. */
export type Direction = -1 | 1;

/** The history state that opens an issue from a list. */
export interface ListPositionState {
  place: ListPosition;
}

/** The place in a history state of unknown origin (an older build's, another screen's). */
export function readListPosition(state: unknown): ListPosition | null {
  if (typeof state !== 'object' || state === null || !('place' in state)) return null;
  const { place } = state;
  return isListPosition(place) ? place : null;
}

function isListPosition(value: unknown): value is ListPosition {
  if (typeof value !== 'object' || value === null) return false;
  const place = value as Partial<ListPosition>;
  return (
    typeof place.href === 'string' &&
    typeof place.index === 'number' &&
    typeof place.first === 'number' &&
    (typeof place.snapshot === 'string' || place.snapshot === null) &&
    Array.isArray(place.numbers)
  );
}

/** The issue before (-1) or after (1) it, and its own place; null at the end of what is known. */
export function neighborOf(
  place: ListPosition,
  step: Direction,
): { number: number; place: ListPosition } | null {
  const index = place.index + step;
  const number = place.numbers[index - place.first];
  return number === undefined ? null : { number, place: { ...place, index } };
}

/** Whether the list itself ends there: nothing comes before its first issue, nor after its last. */
export function isAtEnd({ index, total }: ListPosition, step: Direction): boolean {
  return step < 0 ? index === 0 : total !== null && index >= total - 1;
}

/**
 * The place with more numbers, which were asked for to take this step. Where ranks are others (of another
 * snapshot, or as issues have gone), it is that of its issue among these; where its own issue has gone,
 * the gap that it left.
 */
export function withNumbers(place: ListPosition, more: ListNumbers, step: Direction): ListPosition {
  const found = more.numbers.indexOf(place.numbers[place.index - place.first]!);
  const index = found < 0 ? indexOfGap(place, more, step) : more.first + found;
  const moved = found < 0 || index !== place.index || more.snapshot !== place.snapshot;
  if (moved) return { ...place, ...more, index };
  const before = place.numbers.slice(0, Math.max(0, more.first - place.first));
  const after = place.numbers.slice(Math.max(0, more.first + more.numbers.length - place.first));
  return {
    ...place,
    total: more.total,
    first: Math.min(place.first, more.first),
    numbers: [...before, ...more.numbers, ...after],
  };
}

/** Onwards, the first of the numbers has taken the place; backwards, the one before it is the last that is left. */
function indexOfGap({ index }: ListPosition, { first, numbers }: ListNumbers, step: Direction): number {
  return step > 0 ? first - 1 : Math.min(index, first + numbers.length);
}
