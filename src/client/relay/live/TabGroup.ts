/**
 * The tabs of a browser that share one live stream, because browsers limit the number of connections to a server. The
 * tab that holds a Web Lock owns the stream and sends its messages to the others over a BroadcastChannel. In browsers
 * without these, each tab owns a stream.
 */
export class TabGroup<TMessage> {
  private readonly name: string;
  private readonly channel: BroadcastChannel | null;
  private readonly closed = new AbortController();

  /**
   * @param name name of the Web Lock and the BroadcastChannel. It contains the build, because tabs of another build use
   *   other messages.
   * @param onMessage called with each message of another tab
   */
  constructor(name: string, onMessage: (message: TMessage) => void) {
    const isShared = 'locks' in navigator && typeof BroadcastChannel === 'function';
    this.name = name;
    this.channel = isShared ? new BroadcastChannel(name) : null;
    if (this.channel) this.channel.onmessage = ({ data }: MessageEvent<TMessage>) => onMessage(data);
  }

  /**
   * Calls `onOwned` once this tab owns the stream: at once, or when the tabs have closed that have owned or requested it
   * before. The lock is held until the page closes, which also prevents the browser from freezing the tab.
   */
  requestOwnership(onOwned: () => void): void {
    if (!this.channel) return onOwned();
    const { signal } = this.closed;
    const holdLock = () => {
      onOwned();
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    navigator.locks.request(this.name, { signal }, holdLock).catch(() => undefined);
  }

  /** Sends a message to all other tabs. */
  post(message: TMessage): void {
    this.channel?.postMessage(message);
  }

  close(): void {
    this.closed.abort();
    this.channel?.close();
  }
}
