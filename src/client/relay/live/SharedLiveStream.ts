/** Shares one stream of live updates between all tabs of a browser. */
import { TabGroup } from './TabGroup';
import type { LiveUpdateResponse, LiveUpdateMessage } from './LiveStream';

/** Messages that browser tabs send each other over the BroadcastChannel. */
type BrowserTabMessage =
  /** A tab subscribes to live updates of projects after the versions that it has received. */
  | { readonly kind: 'subscribe'; readonly projects: readonly ProjectVersion[] }
  /** The tab that owns the live stream forwards a live update, which continues from the version `from`. */
  | { readonly kind: 'update'; readonly response: LiveUpdateResponse; readonly from: number }
  /** A project was deleted, or the viewer can no longer read it. */
  | { readonly kind: 'projectUnavailable'; readonly projectId: string }
  /** Another tab owns the live stream now, so every tab subscribes to its projects again. */
  | { readonly kind: 'newOwner' }
  /** The user has signed in, so the live stream is reopened with the new session. */
  | { readonly kind: 'signedIn' };

type ProjectVersion = readonly [projectId: string, version: number];

interface LiveStreamHandle {
  subscribe: (projectId: string, since: number) => void;
  reconnect: () => void;
  close: () => void;
}

interface SharedLiveStreamOptions {
  /** Name of the group of tabs; contains the build. */
  name: string;
  /** The version of each project that this page has received. */
  versions: Map<string, number>;
  openStream: (
    onResponse: (response: LiveUpdateResponse, from: number) => void,
    onProjectUnavailable: (projectId: string) => void,
  ) => LiveStreamHandle;
  /** Called in order with the live updates that are new to this page. */
  onResponse: (response: LiveUpdateResponse, message: LiveUpdateMessage) => void;
  /**
   * Called with live updates that repeat the known project version and only report progress of bulk
   * operations.
   */
  onProgress: (response: LiveUpdateResponse) => void;
  /** Called when a project of this page was deleted, or the viewer can no longer read it. */
  onProjectUnavailable: (projectId: string) => void;
}

/**
 * Shares one live stream between tabs: its owner forwards the messages, and when it closes, the next tab opens one. A
 * tab that has missed messages (because it was suspended, or no stream was open) sees a gap in the project versions and
 * subscribes again from its own version.
 */
export class SharedLiveStream {
  private readonly options: SharedLiveStreamOptions;
  private readonly tabs: TabGroup<BrowserTabMessage>;
  private stream: LiveStreamHandle | null = null;

  constructor(options: SharedLiveStreamOptions) {
    this.options = options;
    this.tabs = new TabGroup(options.name, (message) => this.onTabMessage(message));
    this.tabs.requestOwnership(() => this.openOwnStream());
    document.addEventListener('visibilitychange', this.subscribeAll);
    window.addEventListener('pageshow', this.subscribeAll);
    this.subscribeAll();
  }

  /** Subscribes to live updates of a project after the version that this page has received. */
  subscribe(projectId: string): void {
    this.subscribeToProjects([[projectId, this.options.versions.get(projectId) ?? 0]]);
  }

  /** Reopens the live stream with the new session, in the tab that owns the stream. */
  reconnect(): void {
    if (this.stream) this.stream.reconnect();
    else this.tabs.post({ kind: 'signedIn' });
  }

  close(): void {
    this.tabs.close();
    this.stream?.close();
    document.removeEventListener('visibilitychange', this.subscribeAll);
    window.removeEventListener('pageshow', this.subscribeAll);
  }

  private readonly subscribeAll = (): void => {
    if (this.options.versions.size > 0) this.subscribeToProjects([...this.options.versions]);
  };

  private subscribeToProjects(projects: readonly ProjectVersion[]): void {
    if (this.stream) for (const [projectId, since] of projects) this.stream.subscribe(projectId, since);
    else this.tabs.post({ kind: 'subscribe', projects });
  }

  private openOwnStream(): void {
    this.stream = this.options.openStream(
      (response, from) => {
        this.tabs.post({ kind: 'update', response, from });
        this.receiveLiveUpdateResponse(response, from);
      },
      (projectId) => {
        this.tabs.post({ kind: 'projectUnavailable', projectId });
        this.dropProject(projectId);
      },
    );
    this.subscribeAll();
    this.tabs.post({ kind: 'newOwner' });
  }

  private onTabMessage(message: BrowserTabMessage): void {
    if (message.kind === 'update') this.receiveLiveUpdateResponse(message.response, message.from);
    else if (message.kind === 'projectUnavailable') this.dropProject(message.projectId);
    else if (message.kind === 'newOwner') this.subscribeAll();
    else if (message.kind === 'signedIn') this.stream?.reconnect();
    else if (this.stream) this.subscribeToProjects(message.projects);
  }

  private dropProject(projectId: string): void {
    if (this.options.versions.delete(projectId)) this.options.onProjectUnavailable(projectId);
  }

  private receiveLiveUpdateResponse(response: LiveUpdateResponse, from: number): void {
    const message = response.data.projectsChanged;
    const { id } = message.project;
    const { versions, onResponse, onProgress } = this.options;
    const known = versions.get(id);
    // The version is undefined if only another tab has subscribed to this project.
    if (known === undefined) return;
    const version = Number(message.version);
    if (version === known && !message.reset && message.bulkOperations.length > 0) return onProgress(response);
    if (version <= known && !message.reset) return;
    if (from > known && !message.reset) return this.subscribe(id);
    versions.set(id, version);
    onResponse(response, message);
  }
}
