import { LIVE_UPDATE_ISSUES_MAX } from '../../../shared/limits';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { type BulkOperationRow, readBulkOperations } from '../../store/read/bulk';
import type { IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import { readIssuesWithChangedProgress, readIssuesWithVisibleChangesBelow } from '../../store/read/subIssues';
import { allMaybePromises } from '../base/maybePromise';
import { createRequestContext, type RequestContext } from '../context/RequestContext';
import type { ProjectChange } from '../context/SharedServices';
import { requireVisibleProject } from '../projects/projects';

interface ProjectChangedObjects {
  /** The earlier version, from which changed sub-issue progress is read. */
  since?: number;
  /** Issue number of each event since the earlier version; 0: the event is about the project itself. */
  issues?: readonly number[];
  bulkOperations?: readonly number[];
  /** Issues whose triage lease has changed. */
  triageLeases?: readonly number[];
  reset?: boolean;
}

/** Numbers of the issues of a message. Both lists are empty if they have more than LIVE_UPDATE_ISSUES_MAX together. */
interface LiveIssueNumbers {
  /** Issues with events. */
  changed: readonly number[];
  /** Other issues, of which only the progress of their sub-issues has changed. */
  progressChanged: readonly number[];
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
  /** The issues with events; empty if there are more than LIVE_UPDATE_ISSUES_MAX. */
  readonly #changedNumbers: readonly number[];
  /** The version from which changed sub-issue progress is read; null: the message names no issues. */
  readonly #since: number | null;
  readonly #bulkNumbers: readonly number[];
  readonly #leasedNumbers: readonly number[];
  #issueNumbers: Promise<LiveIssueNumbers> | null = null;
  #bulkOperations: Promise<BulkOperationRow[]> | null = null;
  /** Request contexts with loaders, by viewer and token scope. */
  readonly #contexts = new Map<string, RequestContext>();

  constructor(
    projectId: number,
    version: number,
    { since, issues = [], bulkOperations = [], triageLeases = [], reset = false }: ProjectChangedObjects = {},
  ) {
    const changed = new Set(issues.filter((number) => number > 0));
    this.projectId = projectId;
    this.version = version;
    this.moved = reset || changed.size > 0;
    this.reset = reset;
    this.#changedNumbers = changed.size > LIVE_UPDATE_ISSUES_MAX ? [] : [...changed];
    this.#since = this.#changedNumbers.length > 0 ? (since ?? null) : null;
    this.#bulkNumbers = bulkOperations;
    this.#leasedNumbers = triageLeases;
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
    const { changed } = await this.#loadIssueNumbers(context);
    return (await this.#loadIssues(context, changed)).filter((row) => row !== null);
  }

  async loadIssuesWithChangedLease(context: RequestContext): Promise<IssueRow[]> {
    await this.loadProject(context);
    return (await this.#loadIssues(context, this.#leasedNumbers)).filter((row) => row !== null);
  }

  async loadIssuesWithChangedProgress(context: RequestContext): Promise<IssueRow[]> {
    const { progressChanged } = await this.#loadIssueNumbers(context);
    const [project] = await context.load.restrictedProjects([this.projectId]);
    const numbers =
      project === undefined || this.#since === null
        ? progressChanged
        : await readIssuesWithVisibleChangesBelow(context.store.db, project, this.#since, progressChanged);
    return (await this.#loadIssues(context, numbers)).filter((row) => row !== null);
  }

  async loadDeletedIssueNumbers(context: RequestContext): Promise<number[]> {
    return (await this.#isRestricted(context)) ? [] : this.#findDeletedIssues(context);
  }

  async loadReset(context: RequestContext): Promise<boolean> {
    if (this.reset) return true;
    return (await this.#isRestricted(context)) && (await this.#findDeletedIssues(context)).length > 0;
  }

  /** Whether the viewer may not see all issues of the project. */
  async #isRestricted({ load }: RequestContext): Promise<boolean> {
    return (await load.restrictedProjects([this.projectId])).length > 0;
  }

  async #findDeletedIssues(context: RequestContext): Promise<number[]> {
    const { changed } = await this.#loadIssueNumbers(context);
    const rows = await this.#loadIssues(context, changed);
    // Issues that the viewer may not see are missing, too.
    return context.load.withoutHiddenIssues(
      changed.filter((_, index) => rows[index] === null),
      (number) => [{ projectId: this.projectId, number }],
    );
  }

  /**
   * @throws WinnowError NOT_FOUND if the viewer may not see the project, and therefore not its bulk
   *   operations either
   */
  async loadBulkOperations(context: RequestContext): Promise<BulkOperationRow[]> {
    await this.loadProject(context);
    // The rows are read once. Only the counts of viewers who may not see all issues differ.
    this.#bulkOperations ??= this.#readBulkOperations(context);
    return context.load.withoutHiddenBulkItems(await this.#bulkOperations);
  }

  async #readBulkOperations({ store }: RequestContext): Promise<BulkOperationRow[]> {
    if (this.#bulkNumbers.length === 0) return [];
    const keys = this.#bulkNumbers.map((number) => ({ projectId: this.projectId, number }));
    const rows = new Map((await readBulkOperations(store.db, keys)).map((row) => [row.number, row]));
    return this.#bulkNumbers.flatMap((number) => rows.get(number) ?? []);
  }

  async #loadIssues(
    { load }: RequestContext,
    numbers: readonly number[],
  ): Promise<readonly (IssueRow | null)[]> {
    const { projectId } = this;
    return allMaybePromises(numbers.map((number) => load.issues.load({ projectId, number })));
  }

  /**
   * Reads the numbers once, because they are the same for every viewer. After a failure, the next viewer reads them
   * again.
   */
  #loadIssueNumbers({ store }: RequestContext): Promise<LiveIssueNumbers> {
    this.#issueNumbers ??= this.#readIssueNumbers(store).catch((error: unknown) => {
      this.#issueNumbers = null;
      throw error;
    });
    return this.#issueNumbers;
  }

  async #readIssueNumbers({ db }: DatabaseStore): Promise<LiveIssueNumbers> {
    const changed = this.#changedNumbers;
    if (this.#since === null) return { changed, progressChanged: [] };
    const limit = LIVE_UPDATE_ISSUES_MAX + 1;
    const ancestors = await readIssuesWithChangedProgress(db, this.projectId, this.#since, limit);
    const progressChanged = ancestors.filter((number) => !changed.includes(number));
    const isComplete =
      ancestors.length < limit && changed.length + progressChanged.length <= LIVE_UPDATE_ISSUES_MAX;
    return isComplete ? { changed, progressChanged } : { changed: [], progressChanged: [] };
  }
}
