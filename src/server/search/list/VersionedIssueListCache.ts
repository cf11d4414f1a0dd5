/**
 * A cache of results about whole issue lists, such as all issue numbers in order. Each result belongs to one
 * project version. Pages of snapshots are read from this cache.
 */
import { LRUCache } from 'lru-cache';
import { ISSUE_LIST_SNAPSHOT_TTL_MS } from '../../../shared/limits';
import type { IssueListSection } from './IssueSearch';
import type { NestedIssues } from './NestedIssues';

/** Size of a cache entry in addition to its result, in bytes. It limits the number of empty results. */
const ISSUE_LIST_CACHE_ENTRY_OVERHEAD_BYTES = 512;
/** Minimum time between two removals of all expired cache entries, in milliseconds. */
const ISSUE_LIST_CACHE_PURGE_INTERVAL_MS = 60_000;

/**
 * The approximate size, in bytes, of a ranking: the issue numbers of a list in order, its sections, which
 * take about 128 bytes each, and the issues that are nested below others.
 */
export function estimateRankingBytes(ranking: {
  numbers: Int32Array | Uint32Array;
  sections: readonly IssueListSection[];
  nested: NestedIssues | null;
}): number {
  return ranking.numbers.byteLength + ranking.sections.length * 128 + (ranking.nested?.bytes ?? 0);
}

/**
 * A cache with a maximum size in bytes. Evicts the least recently used results, and results that were not
 * used for ISSUE_LIST_SNAPSHOT_TTL_MS.
 */
export class VersionedIssueListCache<Value extends object | number> {
  readonly #values: LRUCache<string, { value: Value; bytes: number }>;
  #purgedAt = performance.now();

  /**
   * @param budget maximum size of all cached results together, in bytes. A larger result is the only one in
   * the cache.
   */
  constructor(budget: number) {
    // With WINNOW_INDEX_MB=0 the budget is 0, which LRUCache does not accept as a maximum.
    const maxSize = Math.max(1, budget);
    this.#values = new LRUCache({
      maxSize,
      sizeCalculation: ({ bytes }) => Math.min(maxSize, ISSUE_LIST_CACHE_ENTRY_OVERHEAD_BYTES + bytes),
      ttl: ISSUE_LIST_SNAPSHOT_TTL_MS,
      updateAgeOnGet: true,
    });
  }

  /** Size of all cached results, in bytes. */
  get bytes(): number {
    return this.#values.calculatedSize;
  }

  get(key: string, version: number): Value | undefined {
    return this.#values.get(`${key}@${version}`)?.value;
  }

  set(key: string, version: number, value: Value, bytes: number): void {
    this.#values.set(`${key}@${version}`, { value, bytes });
    // lru-cache itself removes an expired entry only when it is requested or evicted.
    if (performance.now() - this.#purgedAt < ISSUE_LIST_CACHE_PURGE_INTERVAL_MS) return;
    this.#purgedAt = performance.now();
    this.#values.purgeStale();
  }
}
