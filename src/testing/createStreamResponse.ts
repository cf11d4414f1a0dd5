/** Creates a response that streams GraphQL responses as server-sent events, and then ends or stays open. */
export function createStreamResponse(messages: object[], ends = false): Response {
  const chunks = messages.map((message) =>
    new TextEncoder().encode(`event: next\ndata: ${JSON.stringify(message)}\n\n`),
  );
  const read = () =>
    chunks.length > 0 || ends
      ? Promise.resolve({ done: chunks.length === 0, value: chunks.shift() })
      : new Promise<never>(() => undefined);
  return {
    headers: { get: (name: string) => (name === 'content-type' ? 'text/event-stream' : null) },
    body: { getReader: () => ({ read, cancel: async () => undefined }) },
  } as unknown as Response;
}
