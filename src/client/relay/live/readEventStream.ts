/** Reads server-sent events as fetch brings them: EventSource cannot post. */

export interface StreamEvent {
  event: string;
  data: string;
}

/**
 * Calls `hear` with each event, and with null for a sign of life. Resolves when the stream ends; rejects
 * when it breaks, or when `hear` throws.
 */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  hear: (event: StreamEvent | null) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      hear(null);
      text += decoder.decode(value, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const event = parse(text.slice(0, end));
        text = text.slice(end + 2);
        if (event) hear(event);
      }
    }
  } finally {
    // Whoever heard enough leaves no connection open.
    reader.cancel().catch(() => undefined);
  }
}

function parse(block: string): StreamEvent | null {
  let event = '';
  let data = '';
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) event = line.slice(6).trim();
    else if (line.startsWith('data:')) data += line.slice(5).trim();
  }
  return event === '' ? null : { event, data };
}
