/** How many issues have each label and each milestone: all of a project's are counted at once. */
import type { FacetField, Search } from '../search/list/Search';
import type { ProjectRow } from '../store/read/projects';
import { LruCache } from './LruCache';

/** Projects of one version whose counts are kept; each weighs as much as it has values. */
const KEPT_VALUES = 200_000;

type Counted = 'LABEL' | 'MILESTONE';
type Counts = ReadonlyMap<string, number>;

/** A project's version grows with every change of it, so what was counted for one holds as long as it does. */
export class TermCounts {
  readonly #search: Search;
  readonly #kept = new LruCache<string, Promise<Counts>>(KEPT_VALUES);

  constructor(search: Search) {
    this.#search = search;
  }

  /** How many of the issues that `query` finds have this label or milestone: exact. */
  async count(project: ProjectRow, field: Counted, query: string, name: string): Promise<number> {
    return (await this.#all(project, field, query)).get(name) ?? 0;
  }

  #all({ id, version }: ProjectRow, field: Counted, query: string): Promise<Counts> {
    const key = `${id}:${version}:${field}:${query}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const counts = this.#read(id, field, query);
    this.#kept.set(key, counts);
    counts.then(
      ({ size }) => this.#kept.set(key, counts, 1 + size),
      // A failure is not kept: the next one to ask tries again.
      () => this.#kept.delete(key),
    );
    return counts;
  }

  async #read(projectId: number, field: FacetField, query: string): Promise<Counts> {
    const request = { projectId, query, order: null, groupBy: null, snapshot: null, viewerId: null };
    const page = { first: Number.MAX_SAFE_INTEGER, offset: 0 };
    const { values } = await this.#search.facetValues(request, field, null, page);
    return new Map(values.map(({ label, count }) => [label, count]));
  }
}
