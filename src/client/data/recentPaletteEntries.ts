/** The entries of the command palette that the viewer has chosen most recently, stored in the browser. */
import { readRecentItems, saveRecentItems } from './recentItems';

const RECENT_PALETTE_ENTRIES_STORAGE_KEY = 'winnow.recentPaletteEntries';
const RECENT_PALETTE_ENTRIES_MAX = 20;

interface RecentPaletteEntry {
  /** Id of the entry: a command or the address of a page. */
  id: string;
  /** Global id of the user who chose it; null: an anonymous visitor. */
  viewerId: string | null;
}

/** Ids of the entries that a user has chosen in this browser, newest first. */
export const readRecentPaletteEntries = (viewerId: string | null): string[] =>
  readAll().flatMap((entry) => (entry.viewerId === viewerId ? [entry.id] : []));

/** Stores that a user has chosen an entry. */
export function recordRecentPaletteEntry(id: string, viewerId: string | null): void {
  const others = readAll().filter((entry) => entry.id !== id || entry.viewerId !== viewerId);
  saveRecentItems(
    RECENT_PALETTE_ENTRIES_STORAGE_KEY,
    [{ id, viewerId }, ...others],
    RECENT_PALETTE_ENTRIES_MAX,
  );
}

const readAll = (): RecentPaletteEntry[] =>
  readRecentItems(RECENT_PALETTE_ENTRIES_STORAGE_KEY).filter(isRecentPaletteEntry);

function isRecentPaletteEntry(item: unknown): item is RecentPaletteEntry {
  const { id, viewerId } = (item ?? {}) as Partial<Record<keyof RecentPaletteEntry, unknown>>;
  return typeof id === 'string' && (typeof viewerId === 'string' || viewerId === null);
}
