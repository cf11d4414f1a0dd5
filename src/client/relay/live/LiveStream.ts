/** The stream of live updates of several projects, each from its own version. */
import type { SessionGuard } from '../../auth/SessionGuard';
import type { PersistedOperation } from '../network/post';
import type { ServerReachabilityTracker } from '../network/ServerReachabilityTracker';
import { StreamConnection } from './StreamConnection';

/**
 * Delay before the live stream is reopened for a new project, in ms, because a page usually subscribes to
 * several projects at once.
 */
const LIVE_STREAM_SUBSCRIBE_DELAY_MS = 20;

/** A GraphQL response of the live update subscription. */
export interface LiveUpdateResponse {
  data: { projectsChanged: LiveUpdateMessage };
}

/**
 * The fields of a live update that LiveStream and SharedLiveStream read; all others are only written to Relay's
 * store.
 */
export interface LiveUpdateMessage {
  project: { id: string };
  version: string;
  moved: boolean;
  reset: boolean;
  issues: { id: string; number: number; version: number }[];
  progressChanged: { id: string }[];
  deleted: string[];
  bulkOperations: unknown[];
}

interface LiveStreamOptions extends Pick<PersistedOperation, 'documentId' | 'operationName'> {
  reachability: ServerReachabilityTracker;
  sessionGuard: SessionGuard;
  /**
   * Called with each live update.
   *
   * @param from the version of the project before the update
   */
  onResponse: (response: LiveUpdateResponse, from: number) => void;
  /** Called when a subscribed project was deleted, or the viewer can no longer read it. */
  onProjectUnavailable: (projectId: string) => void;
}

export class LiveStream {
  private readonly stream: StreamConnection<LiveUpdateResponse>;
  /** The last received version of each project. */
  private readonly versions = new Map<string, number>();

  constructor(options: LiveStreamOptions) {
    const { documentId, operationName, reachability, sessionGuard, onResponse, onProjectUnavailable } =
      options;
    this.stream = new StreamConnection({
      reachability,
      sessionGuard,
      getOperation: () =>
        this.versions.size > 0 ? { documentId, operationName, variables: this.getVariables() } : null,
      onResponse: (response) => {
        const { project, version } = response.data.projectsChanged;
        const from = this.versions.get(project.id) ?? 0;
        this.versions.set(project.id, Number(version));
        onResponse(response, from);
      },
      // The server ends the stream if a project is unavailable. The stream is reopened for the remaining projects.
      onError: ({ projectId }) => {
        if (projectId === undefined) return;
        this.versions.delete(projectId);
        onProjectUnavailable(projectId);
      },
    });
  }

  private getVariables() {
    return { of: [...this.versions].map(([projectId, since]) => ({ projectId, since: String(since) })) };
  }

  /**
   * Reopens the live stream from the last received project versions, as the viewer's permissions may have
   * changed.
   */
  reconnect(): void {
    this.stream.open();
  }

  /**
   * Subscribes to live updates of a project after the version `since`, even if later versions have already
   * been received.
   */
  subscribe(projectId: string, since: number): void {
    const received = this.versions.get(projectId);
    if (received !== undefined && received <= since) return;
    this.versions.set(projectId, since);
    this.stream.open(LIVE_STREAM_SUBSCRIBE_DELAY_MS);
  }

  close(): void {
    this.stream.close();
  }
}
