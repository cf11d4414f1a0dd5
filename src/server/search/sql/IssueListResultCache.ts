/**
 * Caches results that need a pass over a whole list: its ranking, count and facets. All viewers of equal
 * lists share them.
 */
import { LRUCache } from 'lru-cache';
import { ISSUE_LIST_SNAPSHOT_TTL_MS } from '../../../shared/limits';
import { VersionedIssueListCache } from '../list/VersionedIssueListCache';
import type { ValueAtProjectVersion } from '../statements/versioned';

/**
 * Maximum size of all cached results together, in bytes: enough for the rankings of about 45 lists of a million
 * issues.
 */
const ISSUE_LIST_RESULT_CACHE_BYTES_MAX = 192 * 1024 * 1024;

/** Maximum number of snapshots whose project version is remembered, of at most about 200 bytes each. */
const REMEMBERED_LIST_SNAPSHOTS_MAX = 1_000;

/** The key of one kind of result about one list, such as the list's count. */
export interface IssueListResultCacheKey<T> {
  key: string;
  /** Returns the approximate size of a result, in bytes. */
  bytes: (value: T) => number;
}

export class IssueListResultCache {
  readonly #results = new VersionedIssueListCache<object | number>(ISSUE_LIST_RESULT_CACHE_BYTES_MAX);
  readonly #running = new Map<string, Promise<ValueAtProjectVersion<unknown>>>();
  /**
   * By snapshot token: the project version at which the snapshot's ranking (its issue numbers in list order)
   * was read. The promise is pending while the ranking is being read.
   */
  readonly #pins = new LRUCache<string, Promise<number>>({
    max: REMEMBERED_LIST_SNAPSHOTS_MAX,
    ttl: ISSUE_LIST_SNAPSHOT_TTL_MS,
    updateAgeOnGet: true,
  });

  /** Returns the cached result of exactly this project version, if there is one. */
  get<T extends object | number>({ key }: IssueListResultCacheKey<T>, version: number): T | undefined {
    return this.#results.get(key, version) as T | undefined;
  }

  /**
   * Returns a result at this project version or a later one, from the cache or by computing it. Concurrent
   * callers share one computation.
   */
  async getOrCompute<T extends object | number>(
    { key, bytes }: IssueListResultCacheKey<T>,
    version: number,
    compute: () => Promise<ValueAtProjectVersion<T>>,
  ): Promise<ValueAtProjectVersion<T>> {
    const cached = this.#results.get(key, version) as T | undefined;
    if (cached !== undefined) return { version, value: cached };
    const runningKey = `${key}@${version}`;
    const running = this.#running.get(runningKey);
    if (running) return running as Promise<ValueAtProjectVersion<T>>;
    const computing = compute();
    this.#running.set(runningKey, computing);
    try {
      const computed = await computing;
      this.#results.set(key, computed.version, computed.value, bytes(computed.value));
      return computed;
    } finally {
      this.#running.delete(runningKey);
    }
  }

  /** Remembers the project version at which a snapshot's ranking was read, as soon as that is known. */
  rememberListSnapshotVersion(snapshot: string, version: Promise<number>): void {
    if (this.#pins.has(snapshot)) return;
    this.#pins.set(snapshot, version);
    version.catch(() => this.#pins.delete(snapshot));
  }

  /**
   * Returns the project version at which a snapshot's ranking was read, or null for an unknown snapshot.
   * Waits while the ranking is being read.
   */
  async getListSnapshotVersion(snapshot: string): Promise<number | null> {
    return (await this.#pins.get(snapshot)) ?? null;
  }
}
