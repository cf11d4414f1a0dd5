/** One tab has the stream for all of a browser: it opens few connections to a server. */
import type { Answer, LiveMessage } from './LiveStream';

/** What tabs say to each other. */
type Said =
  | { readonly kind: 'want'; readonly places: readonly (readonly [projectId: string, since: number])[] }
  | { readonly kind: 'told'; readonly answer: Answer; readonly from: number }
  /** Another tab has the stream now: each says what it wants. */
  | { readonly kind: 'ask' }
  /** Somebody has signed in. */
  | { readonly kind: 'entered' };

interface Stream {
  want: (projectId: string, since: number) => void;
  reopen: () => void;
  close: () => void;
}

interface Options {
  /** Of the build: tabs of another one have other words. */
  name: string;
  /** What this page knows: the version of each project that it follows. */
  places: Map<string, number>;
  openStream: (hear: (answer: Answer, from: number) => void) => Stream;
  /** What is new to this page, in order. */
  hear: (answer: Answer, message: LiveMessage) => void;
}

/**
 * The tab that holds the lock has the stream, and hands on what it is told; when that tab goes, the next
 * in line opens one. What a tab has missed (asleep, or between two streams) shows by the version from which
 * a message leads on; it is then told again from what that tab knows. Where a browser has no locks or no
 * channels, each tab has a stream of its own.
 */
export class LiveTabs {
  private readonly options: Options;
  private readonly channel: BroadcastChannel | null;
  private readonly released = new AbortController();
  private stream: Stream | null = null;

  constructor(options: Options) {
    this.options = options;
    const isShared = 'locks' in navigator && typeof BroadcastChannel === 'function';
    this.channel = isShared ? new BroadcastChannel(options.name) : null;
    if (this.channel) this.share(this.channel);
    else this.lead();
  }

  private share(channel: BroadcastChannel): void {
    channel.onmessage = ({ data }: MessageEvent<Said>) => this.listen(data);
    const { signal } = this.released;
    // Held until the page goes: a tab that holds a lock is not put to sleep.
    const hold = () => {
      this.lead();
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    navigator.locks.request(this.options.name, { signal }, hold).catch(() => undefined);
    document.addEventListener('visibilitychange', this.wantAll);
    window.addEventListener('pageshow', this.wantAll);
    this.wantAll();
  }

  /** Has a project told from the place where this page is. */
  want(projectId: string): void {
    this.wantPlaces([[projectId, this.options.places.get(projectId) ?? 0]]);
  }

  /** There is a new session: the stream goes on with it, whichever tab has it. */
  reopen(): void {
    if (this.stream) this.stream.reopen();
    else this.say({ kind: 'entered' });
  }

  close(): void {
    this.released.abort();
    this.stream?.close();
    this.channel?.close();
    document.removeEventListener('visibilitychange', this.wantAll);
    window.removeEventListener('pageshow', this.wantAll);
  }

  private readonly wantAll = (): void => {
    if (this.options.places.size > 0) this.wantPlaces([...this.options.places]);
  };

  private wantPlaces(places: (readonly [string, number])[]): void {
    if (this.stream) for (const [projectId, since] of places) this.stream.want(projectId, since);
    else this.say({ kind: 'want', places });
  }

  private lead(): void {
    this.stream = this.options.openStream((answer, from) => {
      this.say({ kind: 'told', answer, from });
      this.take(answer, from);
    });
    this.wantAll();
    this.say({ kind: 'ask' });
  }

  private say(said: Said): void {
    this.channel?.postMessage(said);
  }

  private listen(said: Said): void {
    if (said.kind === 'told') this.take(said.answer, said.from);
    else if (said.kind === 'ask') this.wantAll();
    else if (said.kind === 'entered') this.stream?.reopen();
    else if (this.stream) for (const [projectId, since] of said.places) this.stream.want(projectId, since);
  }

  private take(answer: Answer, from: number): void {
    const message = answer.data.projectsChanged;
    const { id } = message.project;
    const { places, hear } = this.options;
    const place = places.get(id);
    // Another tab's project, or what this one was told before.
    if (place === undefined || (Number(message.version) <= place && !message.reset)) return;
    if (from > place && !message.reset) return this.want(id);
    places.set(id, Number(message.version));
    hear(answer, message);
  }
}
