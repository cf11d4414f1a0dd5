/**
 * The services that all requests of a process share, as the interfaces that resolvers need. Their implementations are
 * in the folders live, bulk, site and projects, which this folder must not import.
 */
import type { DuplicateSearchUnavailableReason } from '../../../shared/duplicates';
import type { IssueFacetField, IssueSearch } from '../../search/list/IssueSearch';
import type { SearchService } from '../../search/createSearchService';
import type { IssueRow } from '../../store/read/issues';
import type { IssueVisibility } from '../../store/read/issueVisibility';
import type { ProjectRow } from '../../store/read/projects';
import type { VisibilityRule } from '../access/VisibilityRule';
import type { BulkOperationKey, BulkOperationRow } from '../../store/read/bulk';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { ImportJobService } from './ImportJobService';
import type { TextReferenceTargets } from '../markdown/references';
import type { RequestBudget } from '../base/RequestBudget';
import type { RequestContext } from './RequestContext';
import type { IssueAttributeCache } from './IssueAttributeCache';

export interface SharedServices {
  store: DatabaseStore;
  /** Decides which issues a viewer may see. */
  visibilityRule: VisibilityRule;
  search: IssueSearch;
  statistics: ProjectStatistics;
  attributeCounts: LabelAndMilestoneIssueCounter;
  markdown: { render(text: string, targets: TextReferenceTargets, budget?: RequestBudget): Promise<string> };
  attributes: IssueAttributeCache;
  live: LiveChangeService;
  bulk: BulkOperationService;
  imports: ImportJobService;
  claimedPeople: ClaimedPeopleService;
  runtime: ServerRuntimeInfo;
  site: SiteStatusService;
  /** Null if email is not configured. */
  email: EmailService | null;
  duplicates: DuplicateSearch;
  /** The key that signs the addresses of feeds, the same for all servers of a database. */
  readSigningSecret: () => Promise<string>;
}

/** An issue that a draft or another issue may duplicate. */
export interface DuplicateCandidate {
  /** The number of the issue. */
  number: number;
  /** Estimated probability that both issues are duplicates, from 0 to 1. */
  score: number;
  /** Reasons for the score: what both issues have in common, in words, strongest first. */
  reasons: string[];
  /** Whether both issues are so likely to be duplicates that clients preselect this one for the user. */
  isPreselected: boolean;
}

export interface DuplicateSearch {
  /**
   * Finds the issues that an issue may duplicate, the most likely first. They may include recently deleted issues. Null
   * while the index of the project is not ready or does not fit into memory, if too many searches are waiting, and
   * after `signal` was aborted.
   */
  findOfIssue(
    projectId: number,
    issue: { number: number; title: string; body: string; createdAt: Date },
    limit: number,
    signal?: AbortSignal | null,
  ): Promise<DuplicateCandidate[] | null>;
  /** Finds the issues that a draft may duplicate, as `findOfIssue` does. */
  findOfDraft(
    projectId: number,
    draft: { title: string; body: string },
    limit: number,
    signal?: AbortSignal | null,
  ): Promise<DuplicateCandidate[] | null>;
  /** Returns why the issues of a project cannot be compared; null: they can, now or when the index is ready. */
  getUnavailableReason(projectId: number): DuplicateSearchUnavailableReason | null;
}

/** The duplicate search of a server whose search uses only SQL. */
export const UNAVAILABLE_DUPLICATE_SEARCH: DuplicateSearch = {
  findOfIssue: async () => null,
  findOfDraft: async () => null,
  getUnavailableReason: () => 'disabled',
};

export interface WeeklyIssueTrendPoint {
  /** Start of the week: Monday, 0:00 UTC. */
  week: Date;
  opened: number;
  closed: number;
}

export interface ProjectStatistics {
  /** @param visibility the issues that are counted */
  countOpenIssues(project: ProjectRow, visibility: IssueVisibility): Promise<number>;
  /**
   * Opened and closed issues in each of the last `weeks` weeks, oldest first.
   * @param visibility the issues that are counted
   * @throws WinnowError VALIDATION_FAILED
   */
  loadIssueTrend(
    project: ProjectRow,
    visibility: IssueVisibility,
    weeks: number,
  ): Promise<WeeklyIssueTrendPoint[]>;
}

export interface LabelAndMilestoneIssueCounter {
  /**
   * The exact number of issues that match `query` and have this label or milestone.
   * @param visibility the issues that are counted
   */
  countLabelOrMilestoneIssues(
    project: ProjectRow,
    visibility: IssueVisibility,
    field: Extract<IssueFacetField, 'LABEL' | 'MILESTONE'>,
    query: string,
    name: string,
  ): Promise<number>;
}

export interface ProjectSubscriptionInput {
  /** Global id of the project. */
  projectId: string;
  /** The last project version that the subscriber received; absent or null: the current one. */
  since?: string | null;
}

/** A message of a subscription: the changes of a project from one version to a later one. */
export interface ProjectChange {
  readonly projectId: number;
  readonly version: number;
  /** Whether issues may have entered, left or moved within lists, because issues changed. */
  readonly moved: boolean;
  /** A context with fresh loaders for this viewer, shared by all their subscriptions to this change. */
  getSubscriberContext(subscriber: RequestContext): RequestContext;
  /** @throws WinnowError NOT_FOUND once the viewer may not see the project any more */
  loadProject(context: RequestContext): Promise<ProjectRow>;
  /** The changed issues in their current state, without deleted ones. */
  loadChangedIssues(context: RequestContext): Promise<IssueRow[]>;
  /** Other issues, of which only the progress of their sub-issues has changed. */
  loadIssuesWithChangedProgress(context: RequestContext): Promise<IssueRow[]>;
  /** The issues whose triage lease was taken, renewed or released, at most TRIAGE_LEASES_LISTED_MAX. */
  loadIssuesWithChangedLease(context: RequestContext): Promise<IssueRow[]>;
  /**
   * Numbers of the deleted issues. Empty for a viewer who may not see all issues of the project: nothing tells whether
   * the viewer could see an issue that no longer exists. `loadReset` then returns true.
   */
  loadDeletedIssueNumbers(context: RequestContext): Promise<number[]>;
  /** Whether the changes are too many or too old to be listed, or cannot be listed: the subscriber has to refetch everything. */
  loadReset(context: RequestContext): Promise<boolean>;
  /**
   * The bulk operations whose state or counts changed, most recent change first, at most
   * LIVE_UPDATE_BULK_OPERATIONS_MAX.
   */
  loadBulkOperations(context: RequestContext): Promise<BulkOperationRow[]>;
}

/** A message of a subscription to the viewer's inbox. */
export interface InboxChange {
  /** Ids of notifications that were added or changed, at most INBOX_CHANGES_MAX. */
  readonly notificationIds: readonly number[];
  /** Whether the subscriber must refetch the inbox: too many notifications changed, or changes may have been missed. */
  readonly reset: boolean;
  /** Version of the inbox after the changes in this message. */
  readonly version: number;
  /** A context with fresh loaders. */
  readonly context: RequestContext;
}

export interface LiveChangeService {
  /**
   * Subscribes to the viewer's inbox. The first message says whether the inbox has changed since a version.
   * @param since version of the inbox that the subscriber knows; null: the current one
   * @throws WinnowError UNAUTHENTICATED without a viewer, VALIDATION_FAILED for a malformed version
   */
  subscribeToInbox(context: RequestContext, since: string | null): AsyncIterableIterator<InboxChange>;
  /**
   * Subscribes to the changes of projects.
   * @throws WinnowError NOT_FOUND if the viewer can see none of the projects, VALIDATION_FAILED for a
   *   malformed version, LIMIT_EXCEEDED for more than LIVE_SUBSCRIPTION_PROJECTS_MAX projects
   */
  subscribe(
    context: RequestContext,
    projects: readonly ProjectSubscriptionInput[],
  ): Promise<AsyncIterableIterator<ProjectChange>>;
}

export interface BulkOperationService {
  /** Identifies this process as the runner of bulk operations. */
  readonly id: string;
  /**
   * Runs an operation whose issues are stored, or predicts the results of a preview and stores them with its issues.
   * Never rejects.
   * @param previewed issue numbers of a new preview in ascending order; null for all other operations
   */
  startOperation(key: BulkOperationKey, previewed?: Int32Array | null): Promise<void>;
}

export interface ClaimedPeopleService {
  /** Starts to move the records of imported people whose claims were approved. Call this after the transaction. */
  startMoving(): void;
}

export interface ServerRuntimeInfo {
  /** Winnow's version. */
  version: string;
  /** Whether sign-in with OpenID Connect is configured. */
  oidc: boolean;
  /** In-memory search indexes; null if search runs on SQL alone. */
  index: Pick<SearchService, 'getIndexLags' | 'measureMemoryUsage'> | null;
  /** The 99th percentile of the event loop delay since the last call, in milliseconds. */
  eventLoopDelay: () => number;
}

export interface EmailService {
  /** Key that signs the links in emails, and encrypts secrets in the outbox. */
  readonly secret: string;
  /** Error message if the mail server is unavailable at the moment; null otherwise. */
  readonly problem: string | null;
  /** Notifies the sender that emails may have been queued. Call it after the transaction. */
  announce(): void;
}

export interface DemoLogin {
  login: string;
  name: string;
  /** The role of the demo user: an index of ROLES. */
  role: number;
  administrator: boolean;
}

export interface SiteStatusService {
  /** Whether this is a demo installation, which states so on every screen. */
  isDemo(): Promise<boolean>;
  /** The users of a demo installation, highest role first; empty elsewhere. */
  getDemoLogins(): Promise<DemoLogin[]>;
  /** Whether the first administrator has yet to be created with the setup link. */
  needsSetup(): Promise<boolean>;
}
