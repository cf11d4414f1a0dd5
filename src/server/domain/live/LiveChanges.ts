/** Tells of changes to who follows projects. */
import { LIVE_PROJECTS_MAX, STREAM_HEARTBEAT } from '../../../shared/limits';
import { WinnowError } from '../../../shared/errors';
import type { Store } from '../../store/Store';
import { decodeId } from '../base/ids';
import { projectById } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';
import type { LiveService, ProjectSince } from '../context/Services';
import { LiveSubscription } from './LiveSubscription';
import { ProjectFeed } from './ProjectFeed';
import { CredentialChecks } from './CredentialChecks';

/** One a process. */
export class LiveChanges implements LiveService {
  readonly #store: Store;
  readonly #standings: CredentialChecks;
  readonly #feeds = new Map<number, { feed: ProjectFeed; followers: number }>();
  readonly #followings = new Set<LiveSubscription>();
  #beat: NodeJS.Timeout | undefined;

  constructor(store: Store) {
    this.#store = store;
    this.#standings = new CredentialChecks(store);
  }

  /**
   * What happens in these projects from here on, and what has happened since. The first that is told of
   * each says at which version one is. Those that the viewer may not see are left out.
   * @throws WinnowError NOT_FOUND when none is left, VALIDATION_FAILED, LIMIT_EXCEEDED
   */
  async subscribe(context: RequestContext, wanted: readonly ProjectSince[]): Promise<LiveSubscription> {
    if (wanted.length > LIVE_PROJECTS_MAX) {
      throw new WinnowError('LIMIT_EXCEEDED', `At most ${LIVE_PROJECTS_MAX} projects at once.`);
    }
    const visible = new Map<number, number | null>();
    const versions = wanted.map(({ since }) => versionOf(since ?? null));
    const projects = await Promise.all(wanted.map(({ projectId }) => visibleProject(context, projectId)));
    projects.forEach((project, index) => project && visible.set(project.id, versions[index]!));
    if (visible.size === 0) throw new WinnowError('NOT_FOUND', 'There is no such project.');
    const following = this.#begin(context);
    try {
      await Promise.all(
        [...visible].map(([projectId, since]) => {
          const { feed, release } = this.#use(projectId);
          following.add(feed, since, release);
          return feed.reach(since);
        }),
      );
    } catch (error) {
      await following.return();
      throw error;
    }
    return following;
  }

  #begin(context: RequestContext): LiveSubscription {
    const following = new LiveSubscription(
      () => this.#standings.isValid(context),
      (ended) => {
        this.#followings.delete(ended);
        if (this.#followings.size > 0) return;
        clearInterval(this.#beat);
        this.#beat = undefined;
      },
    );
    this.#followings.add(following);
    this.#beat ??= setInterval(() => this.#checkAll(), STREAM_HEARTBEAT).unref();
    return following;
  }

  /** Where nothing happens, nobody would be asked whether they still may: all are, in one statement. */
  #checkAll(): void {
    for (const following of this.#followings) {
      // A database that does not answer is asked again at the next beat.
      following.check().catch(() => undefined);
    }
  }

  #use(projectId: number): { feed: ProjectFeed; release: () => void } {
    const used = this.#feeds.get(projectId) ?? {
      feed: new ProjectFeed(this.#store, projectId),
      followers: 0,
    };
    this.#feeds.set(projectId, used);
    used.followers += 1;
    const release = (): void => {
      used.followers -= 1;
      if (used.followers > 0) return;
      this.#feeds.delete(projectId);
      used.feed.close();
    };
    return { feed: used.feed, release };
  }
}

async function visibleProject(context: RequestContext, id: string) {
  const decoded = decodeId(id);
  const [number, ...rest] = decoded?.parts ?? [];
  if (decoded?.type !== 'Project' || number === undefined || rest.length > 0) return null;
  // Ids of the store have four bytes.
  return number > 2_147_483_647 ? null : projectById(context, number);
}

function versionOf(since: string | null): number | null {
  if (since === null) return null;
  if (!/^\d{1,15}$/.test(since)) throw new WinnowError('VALIDATION_FAILED', 'A version is a whole number.');
  return Number(since);
}
