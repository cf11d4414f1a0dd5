/** A client of server-sent events, for tests and benchmarks. */
import { createParser } from 'eventsource-parser';
import { type ServerApiCredentials, createAuthorizedRequestHeaders } from './Access';

export interface ServerSentEvent {
  event: string;
  data: string;
}

export interface EventStreamClient {
  /** Server-sent events received so far. */
  readonly events: ServerSentEvent[];
  /** Number of comments received in the event stream so far: the server sends them as heartbeats. */
  readonly comments: number;
  readonly status: number;
  /** Resolves when the event stream has ended or the connection was lost. */
  readonly ended: Promise<void>;
  close(): void;
}

/**
 * Posts a GraphQL operation and receives the results as server-sent events.
 *
 * @param onEvent called with each event when it arrives
 */
export async function openEventStream(
  credentials: ServerApiCredentials,
  body: unknown,
  onEvent: (event: ServerSentEvent) => void = () => undefined,
): Promise<EventStreamClient> {
  const controller = new AbortController();
  const response = await fetch(`${credentials.url}/graphql`, {
    method: 'POST',
    headers: { ...createAuthorizedRequestHeaders(credentials), accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal: controller.signal,
  });
  const events: ServerSentEvent[] = [];
  let comments = 0;
  const parser = createParser({
    onEvent: ({ event = '', data }) => {
      events.push({ event, data });
      onEvent({ event, data });
    },
    onComment: () => (comments += 1),
  });
  const read = async (): Promise<void> => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) parser.feed(chunk);
  };
  return {
    events,
    status: response.status,
    ended: read().catch(() => undefined),
    close: () => controller.abort(),
    get comments() {
      return comments;
    },
  };
}
