/**
 * Where in a list an issue was opened from: the list puts it into the history entry, so that the
 * issue can say "10 of 19,774" and go to its neighbours without asking for the list again.
 */
export interface ListPlace {
  /** The list's own address: back to the same place of the same query. */
  href: string;
  /** Rank of the issue in the list, from 0. */
  index: number;
  /** Length of the list, if it was known. */
  total: number | null;
  /** Rank of the first of `numbers`. */
  first: number;
  /** The numbers of the issues around it that the list had loaded, in order. */
  numbers: readonly number[];
}

/** The history state that opens an issue from a list. */
export interface ListPlaceState {
  place: ListPlace;
}

/** The place in a history state of unknown origin (an older build's, another screen's). */
export function readListPlace(state: unknown): ListPlace | null {
  if (typeof state !== 'object' || state === null || !('place' in state)) return null;
  const { place } = state;
  return isListPlace(place) ? place : null;
}

function isListPlace(value: unknown): value is ListPlace {
  if (typeof value !== 'object' || value === null) return false;
  const place = value as Partial<ListPlace>;
  return (
    typeof place.href === 'string' &&
    typeof place.index === 'number' &&
    typeof place.first === 'number' &&
    Array.isArray(place.numbers)
  );
}

/** The issue before (-1) or after (1) it, and its own place; null at the end of what is known. */
export function neighbour(place: ListPlace, step: -1 | 1): { number: number; place: ListPlace } | null {
  const index = place.index + step;
  const number = place.numbers[index - place.first];
  return number === undefined ? null : { number, place: { ...place, index } };
}
