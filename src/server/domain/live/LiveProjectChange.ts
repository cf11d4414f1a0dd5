/** What a follower of a project is told at once. */
import { LIVE_ISSUES_MAX } from '../../../shared/limits';
import type { IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import { requireProject } from '../projects/projects';
import type { ProjectChange } from '../context/Services';
import { createRequestContext, type RequestContext } from '../context/RequestContext';

/**
 * From one version of a project to a later one. All followers who were at the same version are told by
 * the same object, so that what is read for one is read for all: by each viewer with a reader of its own.
 */
export class LiveProjectChange implements ProjectChange {
  readonly projectId: number;
  readonly version: number;
  /** Lists may have other rows or another order now. */
  readonly moved: boolean;
  /** What happened cannot be told: whatever is shown must be asked anew. */
  readonly reset: boolean;
  /** The issues that changed; none where there are too many. */
  readonly #numbers: readonly number[];
  /** By who asks, and how far what they signed in with goes. */
  readonly #readers = new Map<string, RequestContext>();

  private constructor(projectId: number, version: number, changed: ReadonlySet<number>, reset: boolean) {
    this.projectId = projectId;
    this.version = version;
    this.moved = reset || changed.size > 0;
    this.reset = reset;
    this.#numbers = changed.size > LIVE_ISSUES_MAX ? [] : [...changed];
  }

  /** @param issues the issue of each event; 0: none, it was about the project itself. */
  static of(projectId: number, version: number, issues: readonly number[]): LiveProjectChange {
    return new LiveProjectChange(projectId, version, new Set(issues.filter((number) => number > 0)), false);
  }

  static reset(projectId: number, version: number): LiveProjectChange {
    return new LiveProjectChange(projectId, version, new Set(), true);
  }

  /** What this is read with on behalf of who asks; `asks` may be of a time before it. */
  contextFor(asks: RequestContext): RequestContext {
    const { viewer } = asks;
    const key = viewer ? `${viewer.id} ${viewer.scope}` : '';
    const known = this.#readers.get(key) ?? createRequestContext(asks, asks);
    this.#readers.set(key, known);
    return known;
  }

  /** Throws NOT_FOUND once the viewer may not see it any more. */
  project(context: RequestContext): Promise<ProjectRow> {
    return requireProject(context, this.projectId);
  }

  /** The issues as they are now; those that are gone are left out. */
  async issues(context: RequestContext): Promise<IssueRow[]> {
    return (await this.#load(context)).filter((row) => row !== null);
  }

  /** The numbers of those that are gone. */
  async deleted(context: RequestContext): Promise<number[]> {
    const rows = await this.#load(context);
    return this.#numbers.filter((_, index) => rows[index] === null);
  }

  #load({ load }: RequestContext): Promise<(IssueRow | null)[]> {
    const { projectId } = this;
    return Promise.all(this.#numbers.map((number) => load.issues.load({ projectId, number })));
  }
}
