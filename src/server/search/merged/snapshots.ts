/**
 * Snapshots of merged lists. A snapshot consists of the snapshots of the projects' lists, which are in its token. The
 * order of their rows follows from the current sort keys, which can have changed since. Therefore, the positions at
 * which pages begin and end are kept: further pages are read between them, so that pages neither repeat nor skip a row.
 */
import { LRUCache } from 'lru-cache';
import { ISSUE_LIST_SNAPSHOT_TTL_MS } from '../../../shared/limits';
import type { MergedListLayout } from './MergedListLayout';
import type { MergedListPosition } from './runs';

/** Maximum number of snapshots whose positions are kept. */
const SNAPSHOTS_MAX = 100;
/**
 * Maximum number of ranks in the kept positions of one snapshot, of 8 bytes each. A position has a rank for each
 * project, or for each group of each project. With 20 projects, this is enough for 250,000 rows in pages of 50.
 */
const RANKS_PER_SNAPSHOT_MAX = 100_000;

export type SnapshotTokensByProject = ReadonlyMap<number, string>;

export function formatMergedSnapshotToken(tokens: readonly (readonly [number, string])[]): string {
  return Buffer.from(JSON.stringify(tokens)).toString('base64url');
}

/** Returns the snapshot of each project's list, or null if the text is not a token. */
export function parseMergedSnapshotToken(text: string | null): SnapshotTokensByProject | null {
  if (text === null) return null;
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(parts) && parts.every(isProjectToken) ? new Map(parts) : null;
  } catch {
    return null;
  }
}

const isProjectToken = (part: unknown): part is [number, string] =>
  Array.isArray(part) && part.length === 2 && Number.isSafeInteger(part[0]) && typeof part[1] === 'string';

/** The layout and the known positions of one snapshot. */
export class MergedSnapshot {
  /**
   * The groups at the time of the snapshot, which the lists of the projects do not keep. Null until they have been
   * read.
   */
  layout: MergedListLayout | null = null;
  /** For each position in `#positions`, the number of rows before it; ascending. */
  readonly #rowCounts: number[] = [];
  readonly #positions = new Map<number, MergedListPosition>();
  #rankCount = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a read of rows, once all earlier reads have ended, so that it can start from the positions that they have found. */
  runInOrder<Value>(read: () => Promise<Value>): Promise<Value> {
    const turn = this.#last.then(read);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  add(rowCount: number, position: MergedListPosition): void {
    if (this.#positions.has(rowCount) || this.#rankCount + position.length > RANKS_PER_SNAPSHOT_MAX) return;
    this.#rankCount += position.length;
    this.#positions.set(rowCount, position);
    this.#rowCounts.splice(this.#findIndex(rowCount), 0, rowCount);
  }

  /** Returns the last known position before which there are at most this many rows. */
  findAtOrBefore(rowCount: number): MergedListPosition | null {
    const index = this.#findIndex(rowCount + 1) - 1;
    return index < 0 ? null : this.#positions.get(this.#rowCounts[index]!)!;
  }

  /** Returns the first known position before which there are at least this many rows. */
  findAtOrAfter(rowCount: number): { rowCount: number; position: MergedListPosition } | null {
    const found = this.#rowCounts[this.#findIndex(rowCount)];
    return found === undefined ? null : { rowCount: found, position: this.#positions.get(found)! };
  }

  /** Returns the index of the first row count that is at least this one. */
  #findIndex(rowCount: number): number {
    let low = 0;
    let high = this.#rowCounts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#rowCounts[middle]! < rowCount) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The requested snapshots that were used last. */
export class MergedSnapshots {
  readonly #snapshots = new LRUCache<string, MergedSnapshot>({
    max: SNAPSHOTS_MAX,
    ttl: ISSUE_LIST_SNAPSHOT_TTL_MS,
    updateAgeOnGet: true,
  });

  find(token: string): MergedSnapshot | undefined {
    return this.#snapshots.get(token);
  }

  getOrAdd(token: string): MergedSnapshot {
    let snapshot = this.#snapshots.get(token);
    if (!snapshot) this.#snapshots.set(token, (snapshot = new MergedSnapshot()));
    return snapshot;
  }
}
