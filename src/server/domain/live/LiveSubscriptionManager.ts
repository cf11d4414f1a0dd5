import { INT4_MAX, LIVE_SUBSCRIPTION_PROJECTS_MAX, EVENT_STREAM_HEARTBEAT_MS } from '../../../shared/limits';
import { WinnowError } from '../../../shared/errors';
import type { ProjectRow } from '../../store/read/projects';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { readInboxVersion } from '../../store/read/notifications';
import { decodeGlobalId } from '../base/ids';
import type { RequestContext, Caller, Credential } from '../context/RequestContext';
import type { LiveChangeService, ProjectSubscriptionInput } from '../context/SharedServices';
import { loadProjectById } from '../projects/projects';
import { InboxSubscription } from './InboxSubscription';
import { LiveSubscription } from './LiveSubscription';
import { ProjectChangeFeed } from './ProjectChangeFeed';
import DataLoader from 'dataloader';
import { readValidCredentials, type ValidCredential } from '../../store/read/credentials';

/** Manages the GraphQL subscriptions to the changes of projects and of inboxes. One instance per process. */
export class LiveSubscriptionManager implements LiveChangeService {
  readonly #store: DatabaseStore;
  readonly #credentials: CredentialChecks;
  readonly #feeds = new Map<number, { feed: ProjectChangeFeed; subscribers: number }>();
  readonly #subscriptions = new Set<LiveSubscription | InboxSubscription>();
  #credentialTimer: NodeJS.Timeout | undefined;

  constructor(store: DatabaseStore) {
    this.#store = store;
    this.#credentials = new CredentialChecks(store);
  }

  /**
   * Creates a subscription. It sends the changes since the given project versions, then new changes as they
   * happen. The first message of each project contains its current version. Projects that the viewer may not
   * see are left out.
   */
  async subscribe(
    context: RequestContext,
    projects: readonly ProjectSubscriptionInput[],
  ): Promise<LiveSubscription> {
    if (projects.length > LIVE_SUBSCRIPTION_PROJECTS_MAX) {
      throw new WinnowError(
        'LIMIT_EXCEEDED',
        `A subscription can include at most ${LIVE_SUBSCRIPTION_PROJECTS_MAX} projects.`,
      );
    }
    const versions = projects.map(({ since }) => parseSinceVersion(since ?? null));
    const rows = await Promise.all(projects.map(({ projectId }) => loadVisibleProject(context, projectId)));
    const sinceById = new Map<number, number | null>();
    rows.forEach((row, index) => row && sinceById.set(row.id, versions[index]!));
    if (sinceById.size === 0) throw new WinnowError('NOT_FOUND', 'Project not found.');
    const subscription = this.#start(context);
    try {
      await Promise.all(
        [...sinceById].map(([projectId, since]) => {
          const { feed, release } = this.#acquireFeed(projectId);
          subscription.addProjectFeed(feed, since, release);
          return feed.loadEventsSince(since);
        }),
      );
    } catch (error) {
      await subscription.return();
      throw error;
    }
    return subscription;
  }

  /** Creates a subscription to the viewer's inbox. */
  subscribeToInbox(context: RequestContext, since: string | null): InboxSubscription {
    const { viewer } = context;
    if (!viewer) throw new WinnowError('UNAUTHENTICATED', 'Sign in to do this.');
    const knownVersion = parseSinceVersion(since);
    const { db, changes } = this.#store;
    const unsubscribes: (() => void)[] = [];
    const subscription = new InboxSubscription(
      context,
      knownVersion,
      () => readInboxVersion(db, viewer.id),
      () => this.#credentials.isCredentialValid(context),
      (ended) => {
        for (const unsubscribe of unsubscribes) unsubscribe();
        this.#remove(ended);
      },
    );
    unsubscribes.push(
      changes.subscribeToInbox(viewer.id, (change) => subscription.addChange(change)),
      changes.onNotificationConnectionReset(() => subscription.reset()),
    );
    this.#add(subscription);
    return subscription;
  }

  #start(context: RequestContext): LiveSubscription {
    const subscription = new LiveSubscription(
      () => this.#credentials.isCredentialValid(context),
      (ended) => this.#remove(ended),
    );
    this.#add(subscription);
    return subscription;
  }

  #add(subscription: LiveSubscription | InboxSubscription): void {
    this.#subscriptions.add(subscription);
    this.#credentialTimer ??= setInterval(() => this.#checkAll(), EVENT_STREAM_HEARTBEAT_MS).unref();
  }

  #remove(subscription: LiveSubscription | InboxSubscription): void {
    this.#subscriptions.delete(subscription);
    if (this.#subscriptions.size > 0) return;
    clearInterval(this.#credentialTimer);
    this.#credentialTimer = undefined;
  }

  /**
   * Ends subscriptions whose session or token is no longer valid, even while their projects do not change. All
   * subscriptions are checked in one SQL statement.
   */
  #checkAll(): void {
    for (const subscription of this.#subscriptions) {
      // If the database does not answer, the credentials are checked again after the next interval.
      subscription.endIfCredentialsInvalid().catch(() => undefined);
    }
  }

  #acquireFeed(projectId: number): { feed: ProjectChangeFeed; release: () => void } {
    const entry = this.#feeds.get(projectId) ?? {
      feed: new ProjectChangeFeed(this.#store, projectId),
      subscribers: 0,
    };
    this.#feeds.set(projectId, entry);
    entry.subscribers += 1;
    const release = (): void => {
      entry.subscribers -= 1;
      if (entry.subscribers > 0) return;
      this.#feeds.delete(projectId);
      entry.feed.close();
    };
    return { feed: entry.feed, release };
  }
}

async function loadVisibleProject(context: RequestContext, id: string): Promise<ProjectRow | null> {
  const decoded = decodeGlobalId(id);
  const [number, ...rest] = decoded?.parts ?? [];
  if (decoded?.type !== 'Project' || number === undefined || rest.length > 0) return null;
  // Project ids have four bytes in the database, which rejects larger numbers.
  return number > INT4_MAX ? null : loadProjectById(context, number);
}

function parseSinceVersion(since: string | null): number | null {
  if (since === null) return null;
  if (!/^\d{1,15}$/.test(since)) {
    throw new WinnowError('VALIDATION_FAILED', '`since` must be a version: a whole number.');
  }
  return Number(since);
}

const formatCredentialKey = ({ kind, id }: Credential): string => `${kind} ${id}`;

/**
 * Re-checks the credentials of open subscriptions. One instance per process: the subscribers that receive a
 * change at the same time are checked in one statement.
 */
class CredentialChecks {
  readonly #loader: DataLoader<Credential, ValidCredential | null>;

  constructor({ db }: DatabaseStore) {
    this.#loader = new DataLoader(
      async (credentials) => {
        const idsOf = (kind: Credential['kind']) =>
          credentials.filter((credential) => credential.kind === kind).map(({ id }) => id);
        const rows = await readValidCredentials(db, idsOf('session'), idsOf('token'));
        const byKey = new Map(rows.map((row) => [formatCredentialKey(row), row]));
        return credentials.map((credential) => byKey.get(formatCredentialKey(credential)) ?? null);
      },
      { cache: false },
    );
  }

  /** False once the session or token has ended, or the user was disabled or gained or lost the administrator role. */
  async isCredentialValid({ viewer, credential }: Pick<Caller, 'viewer' | 'credential'>): Promise<boolean> {
    if (!viewer || !credential) return true;
    const row = await this.#loader.load(credential);
    return row !== null && row.administrator === viewer.administrator;
  }
}
