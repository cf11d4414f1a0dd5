import { type IEnvironment, getRequest } from 'relay-runtime';
import { graphql } from 'react-relay';
import { Emitter } from '../../../shared/Emitter';
import {
  TRIAGE_LEASE_MS,
  TRIAGE_LEASES_PER_REQUEST_MAX,
  TRIAGE_SKIPPED_ISSUES_MAX,
} from '../../../shared/limits';
import type { UserError } from '../../errors/UserError';
import { commitImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import {
  readIssuesOfOtherTriageScreens,
  removeOpenTriageScreen,
  saveOpenTriageScreen,
  saveTriagePosition,
  takeSavedTriagePosition,
} from './model/leaseStorage';
import type { getTriageQueueVariables } from './model/triageUrl';
import type { TriageLeasesTakeMutation } from '../../../../__generated__/TriageLeasesTakeMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';
import type { TriageLeasesRenewMutation } from '../../../../__generated__/TriageLeasesRenewMutation.graphql';
import type { TriageLeasesReleaseMutation } from '../../../../__generated__/TriageLeasesReleaseMutation.graphql';
import { VIEWER_HTTP_HEADER_NAME } from '../../../shared/viewerHeader';
import { getSessionGuard } from '../../auth/SessionGuard';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from './TriageHeader';
import {} from './TriageQueueView';

/**
 * Requests in flight that release leases. Leases are taken after them, because a late release would end a new lease of
 * the same issue.
 */
const releasesInFlight = new WeakMap<IEnvironment, Promise<unknown>>();

/** Number of issues that the viewer leases: the current one and the next one. */
const LEASED_ISSUE_COUNT = 2;
/** Time between two renewals of the leases while the screen is in use, in ms. */
const RENEWAL_INTERVAL_MS = TRIAGE_LEASE_MS / 5;

interface TriageLeasesState {
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
interface TriagePosition {
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

  /** Must be called after every change of the position: stores newly leased issues, so that a reload keeps them. */
  setPosition(position: TriagePosition): void {
    const before = this.position.leasedIds;
    this.position = position;
    if (position.leasedIds.some((id) => !before.includes(id))) this.saveLeasedIssues();
  }

  /** Takes the first leases. Returns a function that closes the screen and releases the leases of undecided issues. */
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
   * Leaves out issues that another tab shows. Also leaves out issues whose decisions are being sent, so that no other
   * triager gets them before the decision arrives, which ends the lease.
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

/**
 * Leases the next issues of the queue for the viewer. The response has all data that the screen shows of them, so that
 * the next issue is in the store before it is current. Not queued while offline: the viewer may have left the screen
 * when the lease is taken.
 */
const takeTriageLease: MutationDefinition<TriageLeasesTakeMutation, 'immediate'> = {
  name: 'takeTriageLease',
  delivery: 'immediate',
  document: graphql`
    mutation TriageLeasesTakeMutation($input: TakeTriageLeaseInput!, $query: String) {
      edit: takeTriageLease(input: $input) {
        project {
          triage(query: $query) {
            ...TriageHeader_queue
            ...TriageQueueView_queue
          }
        }
        leases {
          issue {
            id
          }
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  extraVariables: (_environment, { query }) => ({ query }),
};

/** Extends leases of the viewer. The response has those that the viewer still holds. */
const renewTriageLease: MutationDefinition<TriageLeasesRenewMutation, 'immediate'> = {
  name: 'renewTriageLease',
  delivery: 'immediate',
  document: graphql`
    mutation TriageLeasesRenewMutation($input: RenewTriageLeaseInput!) {
      edit: renewTriageLease(input: $input) {
        leases {
          issue {
            id
            triageLease {
              heldUntil
            }
          }
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

/** Ends leases of the viewer, so that others get the issues. */
const releaseTriageLease: MutationDefinition<TriageLeasesReleaseMutation, 'immediate'> = {
  name: 'releaseTriageLease',
  delivery: 'immediate',
  document: graphql`
    mutation TriageLeasesReleaseMutation($input: ReleaseTriageLeaseInput!) {
      edit: releaseTriageLease(input: $input) {
        errors {
          ...userError_error
        }
      }
    }
  `,
};

/**
 * Ends leases while the page is being closed. The browser sends the request after that, and the response is ignored.
 */
function releaseTriageLeasesOnClose(environment: IEnvironment, issueIds: readonly string[]): void {
  const { id, name } = getRequest(releaseTriageLease.document).params;
  const viewer = getSessionGuard(environment).viewer;
  void fetch('/graphql', {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(viewer !== null && { [VIEWER_HTTP_HEADER_NAME]: viewer }),
    },
    body: JSON.stringify({ documentId: id, operationName: name, variables: { input: { issueIds } } }),
  }).catch(() => undefined);
}
