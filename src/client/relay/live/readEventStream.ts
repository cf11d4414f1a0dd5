import { createParser, type EventSourceMessage } from 'eventsource-parser';

interface EventStreamCallbacks {
  /** Called with every received chunk of the stream, heartbeats included. */
  onActivity: () => void;
  onEvent: (event: EventSourceMessage) => void;
}

/**
 * Reads server-sent events from a fetch response (EventSource cannot send POST requests). Resolves when the
 * stream ends; rejects when it breaks or when `onEvent` throws.
 */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  { onActivity, onEvent }: EventStreamCallbacks,
): Promise<void> {
  const parser = createParser({ onEvent });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      onActivity();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    // Closes the connection when `onEvent` has thrown.
    reader.cancel().catch(() => undefined);
  }
}
