/**
 * Caches states, labels and milestones for one version of their project: a list shows the same few terms in
 * every row, and reading them costs as much as reading the rows.
 */
import { LRUCache } from 'lru-cache';
import type { AttributeRow, AttributeKey } from '../../store/read/attributes';

interface CachedTerms {
  version: number;
  terms: Map<string, AttributeRow>;
  /** Characters, estimated. */
  size: number;
}

/** Maximum characters of all cached terms: enough for 50,000 terms without long descriptions. */
const CAPACITY = 12_000_000;
/** Estimated characters of a term without its description. */
const TERM_SIZE = 240;

export class TermCache {
  readonly #projects = new LRUCache<number, CachedTerms>({ maxSize: CAPACITY });

  /**
   * Returns the terms of the keys, without those that do not exist.
   * @param versionOf reads the current version of a project
   * @param read reads the terms that are not cached
   */
  async get(
    keys: readonly AttributeKey[],
    versionOf: (projectId: number) => Promise<number>,
    read: (keys: readonly AttributeKey[]) => Promise<AttributeRow[]>,
  ): Promise<AttributeRow[]> {
    const projects = new Map<number, CachedTerms>();
    for (const projectId of new Set(keys.map((key) => key.projectId))) {
      projects.set(projectId, this.#cachedOrEmpty(projectId, await versionOf(projectId)));
    }
    const termOf = (key: AttributeKey): AttributeRow | undefined =>
      projects.get(key.projectId)!.terms.get(termKeyName(key));
    const missing = keys.filter((key) => !termOf(key));
    const rows = missing.length > 0 ? await read(missing) : [];
    for (const term of rows) {
      // The terms are at least as new as the version, which was read before them.
      const cached = projects.get(term.row.project_id)!;
      if (!cached.terms.has(termName(term))) cached.size += sizeOf(term);
      cached.terms.set(termName(term), term);
    }
    for (const [projectId, cached] of projects) this.#store(projectId, cached);
    return keys.flatMap((key) => termOf(key) ?? []);
  }

  /** An empty entry for a version other than the cached one, which a slow request may still use. */
  #cachedOrEmpty(projectId: number, version: number): CachedTerms {
    const cached = this.#projects.get(projectId);
    if (cached?.version === version) return cached;
    return { version, terms: new Map(), size: TERM_SIZE };
  }

  /** Never replaces a newer version by an older one. */
  #store(projectId: number, next: CachedTerms): void {
    const current = this.#projects.get(projectId);
    if (current && current !== next && current.version >= next.version) return;
    // lru-cache keeps the old size when the same value is set again.
    this.#projects.delete(projectId);
    this.#projects.set(projectId, next, { size: next.size });
  }
}

const sizeOf = ({ row }: AttributeRow): number =>
  TERM_SIZE + ('description' in row ? row.description.length : 0);

export const termKeyName = ({ kind, projectId, id }: AttributeKey): string => `${kind}:${projectId}:${id}`;
export const termName = ({ kind, row }: AttributeRow): string => `${kind}:${row.project_id}:${row.id}`;
