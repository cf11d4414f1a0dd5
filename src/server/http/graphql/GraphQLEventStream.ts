/** GraphQL results as server-sent events, in the distinct connections mode of the graphql-sse protocol. */
import { Readable } from 'node:stream';
import type { ExecutionResult } from 'graphql';
import { EVENT_STREAM_HEARTBEAT_MS, EVENT_STREAM_WRITE_TIMEOUT_MS } from '../../../shared/limits';

/** The heartbeat: an event-stream comment, which clients ignore. */
const EVENT_STREAM_HEARTBEAT = ':\n\n';

/**
 * Sends the results of a GraphQL subscription. Requests a result only after the client has read the previous
 * one, so that at most one is buffered for a slow client. A client that reads nothing for
 * EVENT_STREAM_WRITE_TIMEOUT_MS is disconnected. Closing the stream ends the subscription.
 */
export class GraphQLEventStream extends Readable {
  readonly #results: AsyncIterator<ExecutionResult>;
  readonly #countUnread: (bytes: number) => () => void;
  /** Stops counting the bytes of the result that the client has not yet read. */
  #endUnread: (() => void) | undefined;
  #isWaitingForResult = false;
  #isEnded = false;
  #heartbeat: NodeJS.Timeout | undefined;
  #readTimeout: NodeJS.Timeout | undefined;

  /** @param countUnread counts bytes that the client has not yet read; returns a function that stops counting them */
  constructor(results: AsyncIterator<ExecutionResult>, countUnread: (bytes: number) => () => void) {
    // With one byte as the limit, any buffered text pauses the stream.
    super({ highWaterMark: 1 });
    this.#results = results;
    this.#countUnread = countUnread;
    // Node.js sends the response headers with the first bytes of the body, so the stream starts with a
    // heartbeat.
    this.#write(EVENT_STREAM_HEARTBEAT);
  }

  override _read(): void {
    clearTimeout(this.#readTimeout);
    this.#endUnread?.();
    this.#heartbeat ??= setTimeout(() => {
      this.#heartbeat = undefined;
      this.#write(EVENT_STREAM_HEARTBEAT);
    }, EVENT_STREAM_HEARTBEAT_MS);
    if (this.#isWaitingForResult) return;
    this.#isWaitingForResult = true;
    this.#results.next().then(
      (result) => {
        this.#isWaitingForResult = false;
        if (!result.done) this.#writeResult(serializeGraphQLResult(result.value));
        // A result without data is final: the viewer can no longer read the project.
        if (result.done || !result.value.data) this.endStream('event: complete\ndata:\n\n');
      },
      (error: Error) => this.destroy(error),
    );
  }

  /** Ends the stream. If the final text is not a `complete` event, as on shutdown, clients reconnect. */
  endStream(finalText = ''): void {
    if (this.#isEnded || this.destroyed) return;
    this.#write(finalText);
    this.#isEnded = true;
    clearTimeout(this.#heartbeat);
    this.push(null);
    void this.#results.return?.();
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    this.#isEnded = true;
    this.#endUnread?.();
    clearTimeout(this.#heartbeat);
    clearTimeout(this.#readTimeout);
    void this.#results.return?.();
    callback(error);
  }

  /** Disconnects a client whose unread results exceed its limit. It can reconnect and continue. */
  #writeResult(json: string): void {
    if (this.#isEnded || this.destroyed) return;
    try {
      const endUnread = this.#countUnread(json.length);
      this.#endUnread?.();
      this.#endUnread = endUnread;
    } catch (error) {
      this.destroy(error as Error);
      return;
    }
    this.#write(`event: next\ndata: ${json}\n\n`);
  }

  #write(text: string): void {
    if (this.#isEnded || this.destroyed || text === '') return;
    clearTimeout(this.#heartbeat);
    this.#heartbeat = undefined;
    clearTimeout(this.#readTimeout);
    this.#readTimeout = setTimeout(
      () => this.destroy(new Error('The client has stopped reading the event stream.')),
      EVENT_STREAM_WRITE_TIMEOUT_MS,
    );
    this.push(text);
  }
}

const serializedGraphQLResultCache = new WeakMap<ExecutionResult, string>();

/** Serializes a result once, however many clients receive it. */
function serializeGraphQLResult(result: ExecutionResult): string {
  const cached = serializedGraphQLResultCache.get(result);
  if (cached !== undefined) return cached;
  const text = JSON.stringify(result);
  serializedGraphQLResultCache.set(result, text);
  return text;
}
