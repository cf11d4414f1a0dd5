/** A client for server-sent events, for tests and benchmarks. */
import { createParser } from 'eventsource-parser';
import { type Access, headersOf } from './Access';

export interface ServerSentEvent {
  event: string;
  data: string;
}

export interface EventStream {
  /** All events received so far. */
  readonly events: ServerSentEvent[];
  /** Number of comment lines received, which the server sends as heartbeats. */
  readonly comments: number;
  readonly status: number;
  /** Resolves when the stream has ended or failed. */
  readonly ended: Promise<void>;
  close(): void;
}

/**
 * Posts a GraphQL operation and collects the events of the response.
 * @param onEvent called with each event as it arrives
 */
export async function openEventStream(
  access: Access,
  body: unknown,
  onEvent: (event: ServerSentEvent) => void = () => undefined,
): Promise<EventStream> {
  const controller = new AbortController();
  const response = await fetch(`${access.url}/graphql`, {
    method: 'POST',
    headers: { ...headersOf(access), accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal: controller.signal,
  });
  const events: ServerSentEvent[] = [];
  const state = { comments: 0 };
  const parser = createParser({
    onEvent({ event = '', data }) {
      events.push({ event, data });
      onEvent({ event, data });
    },
    onComment: () => void (state.comments += 1),
  });
  const readAll = async (): Promise<void> => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) parser.feed(chunk);
  };
  return {
    events,
    status: response.status,
    ended: readAll().catch(() => undefined),
    close: () => controller.abort(),
    get comments() {
      return state.comments;
    },
  };
}
