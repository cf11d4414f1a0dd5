import type { RowAnchor } from './GroupedRows';

/**
 * Where one was in a list, kept in its history entry: rank, group and pixels, never a scrollTop, which
 * means another row on another screen. It survives reloading and comes back with the browser's buttons.
 */
export interface SavedListPosition {
  /** The first row seen, and how many px of it are above the view. */
  readonly top: RowAnchor;
  readonly offset: number;
  /** The row with the focus. */
  readonly active: RowAnchor;
  /** How many rows there were, until the list is counted again. */
  readonly total: number;
  /** The list as it was pinned then. */
  readonly snapshot: string;
}

const KEY = 'placeInList';

/** Writes it beside the router's own state, without a navigation. */
export function saveListPosition(place: SavedListPosition): void {
  window.history.replaceState({ ...stateOfEntry(), [KEY]: place }, '');
}

/** The place of the present history entry, if one was there before. */
export function readSavedListPosition(): SavedListPosition | null {
  return (stateOfEntry()[KEY] as SavedListPosition | undefined) ?? null;
}

function stateOfEntry(): Record<string, unknown> {
  return (window.history.state as Record<string, unknown> | null) ?? {};
}
