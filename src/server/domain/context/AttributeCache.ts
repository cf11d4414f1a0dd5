/**
 * Caches states, labels and milestones for one version of their project: a list shows the same few attributes in
 * every row, and reading them costs as much as reading the rows.
 */
import { LRUCache } from 'lru-cache';
import type { AttributeRow, AttributeKey } from '../../store/read/attributes';

interface CachedAttributes {
  version: number;
  attributes: Map<string, AttributeRow>;
  /** Characters, estimated. */
  size: number;
}

/** Maximum characters of all cached attributes: enough for 50,000 attributes without long descriptions. */
const CACHE_CAPACITY = 12_000_000;
/** Estimated characters of an attribute without its description. */
const ATTRIBUTE_SIZE = 240;

export class AttributeCache {
  readonly #projects = new LRUCache<number, CachedAttributes>({ maxSize: CACHE_CAPACITY });

  /**
   * Returns the attributes of the keys, without those that do not exist.
   * @param versionOf reads the current version of a project
   * @param read reads the attributes that are not cached
   */
  async get(
    keys: readonly AttributeKey[],
    versionOf: (projectId: number) => Promise<number>,
    read: (keys: readonly AttributeKey[]) => Promise<AttributeRow[]>,
  ): Promise<AttributeRow[]> {
    const projects = new Map<number, CachedAttributes>();
    for (const projectId of new Set(keys.map((key) => key.projectId))) {
      projects.set(projectId, this.#cachedOrEmpty(projectId, await versionOf(projectId)));
    }
    const cachedAttribute = (key: AttributeKey): AttributeRow | undefined =>
      projects.get(key.projectId)!.attributes.get(attributeKeyName(key));
    const missing = keys.filter((key) => !cachedAttribute(key));
    const rows = missing.length > 0 ? await read(missing) : [];
    for (const attribute of rows) {
      // The attributes are at least as new as the version, which was read before them.
      const cached = projects.get(attribute.row.project_id)!;
      if (!cached.attributes.has(attributeName(attribute))) cached.size += attributeSize(attribute);
      cached.attributes.set(attributeName(attribute), attribute);
    }
    for (const [projectId, cached] of projects) this.#store(projectId, cached);
    return keys.flatMap((key) => cachedAttribute(key) ?? []);
  }

  /** An empty entry for a version other than the cached one, which a slow request may still use. */
  #cachedOrEmpty(projectId: number, version: number): CachedAttributes {
    const cached = this.#projects.get(projectId);
    if (cached?.version === version) return cached;
    return { version, attributes: new Map(), size: ATTRIBUTE_SIZE };
  }

  /** Never replaces a newer version by an older one. */
  #store(projectId: number, next: CachedAttributes): void {
    const current = this.#projects.get(projectId);
    if (current && current !== next && current.version >= next.version) return;
    // lru-cache keeps the old size when the same value is set again.
    this.#projects.delete(projectId);
    this.#projects.set(projectId, next, { size: next.size });
  }
}

const attributeSize = ({ row }: AttributeRow): number =>
  ATTRIBUTE_SIZE + ('description' in row ? row.description.length : 0);

export const attributeKeyName = ({ kind, projectId, id }: AttributeKey): string =>
  `${kind}:${projectId}:${id}`;
export const attributeName = ({ kind, row }: AttributeRow): string => `${kind}:${row.project_id}:${row.id}`;
