import { LIVE_UPDATE_ISSUES_MAX } from '../../../shared/limits';
import type { BulkOperationRow } from '../../store/read/bulk';
import type { IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import { readIssuesWithChangedProgress } from '../../store/read/subIssues';
import { allMaybePromises } from '../base/maybePromise';
import { createRequestContext, type RequestContext } from '../context/RequestContext';
import type { ProjectChange } from '../context/SharedServices';
import { requireVisibleProject } from '../projects/projects';

interface ProjectChangedObjects {
  /** The earlier version. Issues whose sub-issue progress has changed since have also changed. */
  since?: number;
  /** Issue number of each event since the earlier version; 0: the event is about the project itself. */
  issues?: readonly number[];
  bulkOperations?: readonly number[];
  reset?: boolean;
}

/**
 * A message to subscribers: the changes of a project from one version to a later one. All subscribers that
 * were at the same version receive the same object, so that its data is read once per viewer rather than once
 * per subscription.
 */
export class LiveProjectChange implements ProjectChange {
  readonly projectId: number;
  readonly version: number;
  readonly moved: boolean;
  readonly reset: boolean;
  /** The changed issues; empty if there are more than LIVE_UPDATE_ISSUES_MAX. */
  readonly #issueNumbers: readonly number[];
  /** Earlier version since which sub-issue progress is read; null: it cannot have changed. */
  readonly #since: number | null;
  readonly #bulkNumbers: readonly number[];
  #allIssueNumbers: Promise<readonly number[]> | null = null;
  #bulkOperations: Promise<BulkOperationRow[]> | null = null;
  /** Request contexts with loaders, by viewer and token scope. */
  readonly #contexts = new Map<string, RequestContext>();

  constructor(
    projectId: number,
    version: number,
    { since, issues = [], bulkOperations = [], reset = false }: ProjectChangedObjects = {},
  ) {
    const changed = new Set(issues.filter((number) => number > 0));
    this.projectId = projectId;
    this.version = version;
    this.moved = reset || changed.size > 0;
    this.reset = reset;
    this.#issueNumbers = changed.size > LIVE_UPDATE_ISSUES_MAX ? [] : [...changed];
    this.#since = this.#issueNumbers.length > 0 ? (since ?? null) : null;
    this.#bulkNumbers = bulkOperations;
  }

  getSubscriberContext(subscriber: RequestContext): RequestContext {
    const { viewer } = subscriber;
    const key = viewer ? `${viewer.id} ${viewer.scope}` : '';
    // The loaders of the subscriber's own context may hold rows from before this change.
    const context = this.#contexts.get(key) ?? createRequestContext(subscriber, subscriber);
    this.#contexts.set(key, context);
    return context;
  }

  async loadProject(context: RequestContext): Promise<ProjectRow> {
    return requireVisibleProject(context, this.projectId);
  }

  async loadChangedIssues(context: RequestContext): Promise<IssueRow[]> {
    return (await this.#loadIssues(context)).filter((row) => row !== null);
  }

  async loadDeletedIssueNumbers(context: RequestContext): Promise<number[]> {
    const rows = await this.#loadIssues(context);
    const numbers = await this.#loadIssueNumbers(context);
    return numbers.filter((_, index) => rows[index] === null);
  }

  /**
   * @throws WinnowError NOT_FOUND if the viewer may not see the project, and therefore not its bulk
   *   operations either
   */
  async loadBulkOperations(context: RequestContext): Promise<BulkOperationRow[]> {
    await this.loadProject(context);
    // The rows are the same for every viewer, so they are read once, with the loaders of the first one.
    this.#bulkOperations ??= this.#readBulkOperations(context);
    return this.#bulkOperations;
  }

  async #readBulkOperations({ load }: RequestContext): Promise<BulkOperationRow[]> {
    const { projectId } = this;
    const rows = await allMaybePromises(
      this.#bulkNumbers.map((number) => load.bulkOperations.load({ projectId, number })),
    );
    return rows.filter((row) => row !== null);
  }

  async #loadIssues(context: RequestContext): Promise<readonly (IssueRow | null)[]> {
    const { projectId } = this;
    const numbers = await this.#loadIssueNumbers(context);
    return allMaybePromises(numbers.map((number) => context.load.issues.load({ projectId, number })));
  }

  /** The changed issues, and issues with changed sub-issue progress. Read once, because they are the same for every viewer. */
  async #loadIssueNumbers({ store }: RequestContext): Promise<readonly number[]> {
    const since = this.#since;
    if (since === null) return this.#issueNumbers;
    this.#allIssueNumbers ??= readIssuesWithChangedProgress(
      store.db,
      this.projectId,
      since,
      LIVE_UPDATE_ISSUES_MAX,
    ).then((ancestors) => [...new Set([...this.#issueNumbers, ...ancestors])]);
    return this.#allIssueNumbers;
  }
}
