/**
 * Caches the workflow states, labels and milestones of each project, for their latest version. On the embedded engine,
 * this is the revision of their tables, which is known without a statement; on a PostgreSQL server, it is the version
 * of the project. All rows of an issue list show the same few of them, and reading them takes as long as reading the
 * issues.
 */
import { LRUCache } from 'lru-cache';
import type { IssueAttributeRow, IssueAttributeKey } from '../../store/read/attributes';

interface CachedIssueAttributes {
  version: number;
  attributes: Map<string, IssueAttributeRow>;
  /** Estimated number of characters of the cached attributes. */
  size: number;
}

/**
 * Maximum characters of all cached states, labels and milestones: enough for 50,000 of them without long
 * descriptions.
 */
const ISSUE_ATTRIBUTE_CACHE_CHARS_MAX = 12_000_000;
/** Estimated characters of an attribute without its description. */
const ESTIMATED_ATTRIBUTE_CHARS_WITHOUT_DESCRIPTION = 240;

export class IssueAttributeCache {
  readonly #projects = new LRUCache<number, CachedIssueAttributes>({
    maxSize: ISSUE_ATTRIBUTE_CACHE_CHARS_MAX,
  });

  /**
   * Returns the states, labels and milestones with these keys. Leaves out those that do not exist.
   * @param versionOf returns the current version of a project's attributes
   * @param read reads the attributes that are not cached
   */
  async get(
    keys: readonly IssueAttributeKey[],
    versionOf: (projectId: number) => Promise<number>,
    read: (keys: readonly IssueAttributeKey[]) => Promise<IssueAttributeRow[]>,
  ): Promise<IssueAttributeRow[]> {
    const projects = new Map<number, CachedIssueAttributes>();
    for (const projectId of new Set(keys.map((key) => key.projectId))) {
      projects.set(projectId, this.#cachedOrEmpty(projectId, await versionOf(projectId)));
    }
    const cachedAttribute = (key: IssueAttributeKey): IssueAttributeRow | undefined =>
      projects.get(key.projectId)!.attributes.get(formatIssueAttributeKey(key));
    const missing = keys.filter((key) => !cachedAttribute(key));
    const rows = missing.length > 0 ? await read(missing) : [];
    for (const attribute of rows) {
      // The version was read before the attributes, so they are at least as new as it.
      const cached = projects.get(attribute.row.project_id)!;
      if (!cached.attributes.has(formatIssueAttributeRowKey(attribute)))
        cached.size += estimateIssueAttributeChars(attribute);
      cached.attributes.set(formatIssueAttributeRowKey(attribute), attribute);
    }
    for (const [projectId, cached] of projects) this.#store(projectId, cached);
    return keys.flatMap((key) => cachedAttribute(key) ?? []);
  }

  /** Returns an attribute if it is cached for this version. */
  findCached(key: IssueAttributeKey, version: number | undefined): IssueAttributeRow | undefined {
    const cached = this.#projects.get(key.projectId);
    return cached?.version === version ? cached?.attributes.get(formatIssueAttributeKey(key)) : undefined;
  }

  /**
   * The cached attributes of a project in this version, or else a new empty entry. The entry of another version
   * is not emptied, because a slow request may still use it.
   */
  #cachedOrEmpty(projectId: number, version: number): CachedIssueAttributes {
    const cached = this.#projects.get(projectId);
    if (cached?.version === version) return cached;
    return { version, attributes: new Map(), size: ESTIMATED_ATTRIBUTE_CHARS_WITHOUT_DESCRIPTION };
  }

  /** Stores the attributes of a project, unless those of a newer version are already stored. */
  #store(projectId: number, next: CachedIssueAttributes): void {
    const current = this.#projects.get(projectId);
    if (current && current !== next && current.version >= next.version) return;
    // lru-cache keeps the old size when the same value is set again.
    this.#projects.delete(projectId);
    this.#projects.set(projectId, next, { size: next.size });
  }
}

const estimateIssueAttributeChars = ({ row }: IssueAttributeRow): number =>
  ESTIMATED_ATTRIBUTE_CHARS_WITHOUT_DESCRIPTION + ('description' in row ? row.description.length : 0);

export const formatIssueAttributeKey = ({ kind, projectId, id }: IssueAttributeKey): string =>
  `${kind}:${projectId}:${id}`;
export const formatIssueAttributeRowKey = ({ kind, row }: IssueAttributeRow): string =>
  `${kind}:${row.project_id}:${row.id}`;
