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
  #isWaitingForResult = false;
  #isEnded = false;
  #heartbeat: NodeJS.Timeout | undefined;
  #readTimeout: NodeJS.Timeout | undefined;

  constructor(results: AsyncIterator<ExecutionResult>) {
    // With one byte as the limit, any buffered text pauses the stream.
    super({ highWaterMark: 1 });
    this.#results = results;
    // Node.js sends the response headers with the first bytes of the body, so the stream starts with a
    // heartbeat.
    this.#write(EVENT_STREAM_HEARTBEAT);
  }

  override _read(): void {
    clearTimeout(this.#readTimeout);
    this.#heartbeat ??= setTimeout(() => {
      this.#heartbeat = undefined;
      this.#write(EVENT_STREAM_HEARTBEAT);
    }, EVENT_STREAM_HEARTBEAT_MS);
    if (this.#isWaitingForResult) return;
    this.#isWaitingForResult = true;
    this.#results.next().then(
      (result) => {
        this.#isWaitingForResult = false;
        if (!result.done) this.#write(`event: next\ndata: ${serializeGraphQLResult(result.value)}\n\n`);
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
    clearTimeout(this.#heartbeat);
    clearTimeout(this.#readTimeout);
    void this.#results.return?.();
    callback(error);
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
