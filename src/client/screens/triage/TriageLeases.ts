import type { IEnvironment } from 'relay-runtime';
import { Emitter } from '../../../shared/Emitter';
import {
  TRIAGE_LEASE_MS,
  TRIAGE_LEASES_PER_REQUEST_MAX,
  TRIAGE_SKIPPED_ISSUES_MAX,
} from '../../../shared/limits';
import type { UserError } from '../../errors/UserError';
import { commitImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { releaseTriageLease, releaseTriageLeasesOnClose } from './mutations/releaseTriageLease';
import { renewTriageLease } from './mutations/renewTriageLease';
import { takeTriageLease } from './takeTriageLease';
import {
  readIssuesOfOtherTriageScreens,
  removeOpenTriageScreen,
  saveOpenTriageScreen,
} from './model/openTriageScreens';
import { saveTriagePosition, takeSavedTriagePosition } from './model/savedTriagePosition';
import type { getTriageQueueVariables } from './model/triageUrl';

/**
 * Requests in flight that release leases. Leases are taken after them, because a late release would end a new lease of
 * the same issue.
 */
const releasesInFlight = new WeakMap<IEnvironment, Promise<unknown>>();

/** Number of issues that the viewer leases: the current one and the next one. */
const LEASED_ISSUE_COUNT = 2;
/** Time between two renewals of the leases while the screen is in use, in ms. */
const RENEWAL_INTERVAL_MS = TRIAGE_LEASE_MS / 5;

export interface TriageLeasesState {
  /**
   * Whether leases have been taken since the screen was opened. Before, the leases in Relay's store are from an earlier
   * visit and may have ended.
   */
  readonly hasTaken: boolean;
  /** Whether a request for leases is in flight, or none has been sent yet. */
  readonly isTaking: boolean;
  /** Errors of the last request. */
  readonly errors: readonly UserError[];
}

interface TriageLeasesOptions extends ReturnType<typeof getTriageQueueVariables> {
  environment: IEnvironment;
  projectId: string;
}

/** The state of the screen that requests for leases depend on. */
export interface TriagePosition {
  /** Id of the current issue; null: there is none. */
  currentId: string | null;
  /** Ids of all issues of the queue that the viewer has leased. */
  leasedIds: readonly string[];
  /** Ids of the skipped issues, whose leases end with the next request. */
  skippedIds: readonly string[];
  /** Ids of the issues whose decisions are being sent. They stay leased until the server has stored them. */
  sendingIds: readonly string[];
}

/**
 * Takes, renews and releases the viewer's leases of a queue. The leases are in Relay's store, as a part of the queue.
 * Leases are renewed only while the viewer uses the page, so that those of a forgotten tab expire.
 */
export class TriageLeases {
  private readonly options: TriageLeasesOptions;
  /** Identifies the screen among those of other tabs. */
  private readonly screenId = crypto.randomUUID();
  private readonly changes = new Emitter();
  private isStarted = false;
  private taking: Promise<boolean> | null = null;
  private isTakePending = false;
  private wasUsed = false;
  private position: TriagePosition = {
    currentId: null,
    leasedIds: [],
    skippedIds: [],
    sendingIds: [],
  };
  private state: TriageLeasesState = { hasTaken: false, isTaking: true, errors: [] };

  constructor(options: TriageLeasesOptions) {
    this.options = options;
  }

  readonly subscribe = this.changes.subscribe;
  readonly getState = (): TriageLeasesState => this.state;

  /** Id of the current issue; null: there is none. */
  get currentId(): string | null {
    return this.position.currentId;
  }

  /** Call it after every change of the position. */
  setPosition(position: TriagePosition): void {
    const before = this.position.leasedIds;
    this.position = position;
    if (position.leasedIds.some((id) => !before.includes(id))) this.saveLeasedIssues();
  }

  /** Takes the first leases. Returns a function that closes the screen and releases those of undecided issues. */
  start(): () => void {
    this.isStarted = true;
    void this.restore();
    const onUse = (): void => {
      this.wasUsed = true;
    };
    const renewal = setInterval(() => {
      if (this.wasUsed) void this.renew();
      this.wasUsed = false;
    }, RENEWAL_INTERVAL_MS);
    const onPageHide = (): void => {
      const { currentId, leasedIds } = this.position;
      saveTriagePosition({ ...this.options, currentId });
      removeOpenTriageScreen(this.screenId);
      const releasableIds = this.getReleasableIds(leasedIds);
      if (releasableIds.length > 0) releaseTriageLeasesOnClose(this.options.environment, releasableIds);
    };
    // A page that is restored from the back/forward cache has released its leases.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void this.restore();
    };
    document.addEventListener('keydown', onUse);
    document.addEventListener('pointerdown', onUse);
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      this.isStarted = false;
      clearInterval(renewal);
      document.removeEventListener('keydown', onUse);
      document.removeEventListener('pointerdown', onUse);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
      removeOpenTriageScreen(this.screenId);
      this.release(this.position.leasedIds);
    };
  }

  /**
   * Renews the leases of the issues on the screen, and takes new ones in place of issues that have left it. Requests do
   * not overlap, because their responses could arrive in the wrong order.
   *
   * @param firstId the issue to lease first, if it is free
   * @returns whether the current leases were received
   */
  async take(firstId: string | null = null): Promise<boolean> {
    if (this.taking) {
      this.isTakePending = true;
      const isDone = await this.taking;
      if (firstId === null) return isDone;
    }
    this.setState({ ...this.state, isTaking: true });
    this.taking = this.sendTake(firstId);
    return this.taking;
  }

  /**
   * Renews the leases, including expired ones. If another user has leased one of the issues, takes new leases. Renewing
   * does not load the issues again, so that nothing on the screen changes.
   */
  async renew(): Promise<void> {
    const { leasedIds } = this.position;
    if (leasedIds.length === 0) return;
    const result = await commitImmediateMutation(this.options.environment, renewTriageLease, {
      issueIds: leasedIds,
    });
    if (result.status !== 'done') return;
    this.saveLeasedIssues();
    if (result.response.edit.leases.length < leasedIds.length) await this.take();
  }

  /** Takes leases again after a reload, first of the issue that was shown before. */
  private async restore(): Promise<void> {
    await this.take(takeSavedTriagePosition(this.options)?.currentId);
  }

  private async sendTake(firstId: string | null): Promise<boolean> {
    let isDone = false;
    do {
      this.isTakePending = false;
      await releasesInFlight.get(this.options.environment);
      isDone = await this.sendTakeOnce(firstId);
    } while (this.isTakePending && this.isStarted);
    this.taking = null;
    return isDone;
  }

  private async sendTakeOnce(firstId: string | null): Promise<boolean> {
    const { environment, projectId, query, orderBy } = this.options;
    const { skippedIds, sendingIds } = this.position;
    const result = await commitImmediateMutation(environment, takeTriageLease, {
      projectId,
      query,
      orderBy,
      skipIssueIds: skippedIds.filter((id) => id !== firstId).slice(-TRIAGE_SKIPPED_ISSUES_MAX),
      firstIssueId: firstId,
      count: Math.min(LEASED_ISSUE_COUNT + sendingIds.length, TRIAGE_LEASES_PER_REQUEST_MAX),
    });
    const errors = result.status === 'refused' ? result.errors : [];
    if (result.status === 'done') this.saveLeasedIssues();
    if (this.isStarted) this.setState({ hasTaken: true, isTaking: this.isTakePending, errors });
    else if (result.status === 'done')
      this.release(result.response.edit.leases.flatMap(({ issue }) => issue?.id ?? []));
    return result.status === 'done';
  }

  /**
   * Leaves out issues that another tab shows, and those whose decisions are being sent, so that no other triager gets
   * them before. The latter leases end with the decisions.
   */
  private getReleasableIds(ids: readonly string[]): string[] {
    const keptIds = readIssuesOfOtherTriageScreens(this.screenId);
    for (const id of this.position.sendingIds) keptIds.add(id);
    return ids.filter((id) => !keptIds.has(id));
  }

  private saveLeasedIssues(): void {
    if (this.isStarted) saveOpenTriageScreen(this.screenId, this.position.leasedIds);
  }

  private release(leasedIds: readonly string[]): void {
    const issueIds = this.getReleasableIds(leasedIds);
    if (issueIds.length === 0) return;
    const { environment } = this.options;
    const request = commitImmediateMutation(environment, releaseTriageLease, { issueIds });
    releasesInFlight.set(environment, Promise.all([releasesInFlight.get(environment), request]));
  }

  private setState(state: TriageLeasesState): void {
    this.state = state;
    this.changes.emit();
  }
}
