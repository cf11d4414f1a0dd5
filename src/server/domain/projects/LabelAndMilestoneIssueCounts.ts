import { LRUCache } from 'lru-cache';
import { createIssueListRequest } from '../../search/list/createIssueListRequest';
import type { IssueFacetField, IssueListRequest, IssueSearch } from '../../search/list/IssueSearch';
import { formatVisibilityKey, type IssueVisibility } from '../../store/read/issueVisibility';
import type { ProjectRow } from '../../store/read/projects';
import type { LabelAndMilestoneIssueCounter } from '../context/SharedServices';

/** Maximum cached counts: one per label or milestone, for each cached project version and query. */
const CACHED_ISSUE_COUNTS_MAX = 200_000;

type LabelOrMilestoneFacetField = 'LABEL' | 'MILESTONE';
type IssueCountsByLabelOrMilestone = ReadonlyMap<string, number>;

/**
 * Counts the issues of each label and milestone. All labels or all milestones of a project are counted in one query.
 * The counts are cached by the project's version, which rises with every change of the project.
 */
export class LabelAndMilestoneIssueCounts implements LabelAndMilestoneIssueCounter {
  readonly #search: IssueSearch;
  readonly #cache = new LRUCache<string, Promise<IssueCountsByLabelOrMilestone>>({
    maxSize: CACHED_ISSUE_COUNTS_MAX,
  });

  constructor(search: IssueSearch) {
    this.#search = search;
  }

  async countLabelOrMilestoneIssues(
    project: ProjectRow,
    visibility: IssueVisibility,
    field: LabelOrMilestoneFacetField,
    query: string,
    name: string,
  ): Promise<number> {
    return (await this.#countAll(project, visibility, field, query)).get(name) ?? 0;
  }

  #countAll(
    { id, version }: ProjectRow,
    visibility: IssueVisibility,
    field: LabelOrMilestoneFacetField,
    query: string,
  ): Promise<IssueCountsByLabelOrMilestone> {
    const key = `${id}:${version}:${field}:${query}${formatVisibilityKey(visibility)}`;
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const counts = this.#read(createIssueListRequest(id, visibility, query), field);
    this.#cache.set(key, counts, { size: 1 });
    // A failed query is removed from the cache, so that the next request retries it.
    counts.then(
      ({ size }) => this.#resize(key, counts, 1 + size),
      () => this.#cache.delete(key),
    );
    return counts;
  }

  /** lru-cache keeps the old size when the same value is set again. */
  #resize(key: string, counts: Promise<IssueCountsByLabelOrMilestone>, size: number): void {
    this.#cache.delete(key);
    this.#cache.set(key, counts, { size });
  }

  async #read(request: IssueListRequest, field: IssueFacetField): Promise<IssueCountsByLabelOrMilestone> {
    const page = { first: Number.MAX_SAFE_INTEGER, offset: 0 };
    const { values } = await this.#search.readFacetValues(request, field, null, page);
    return new Map(values.map(({ label, count }) => [label, count]));
  }
}
