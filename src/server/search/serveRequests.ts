/** The other end of a RequestThread: what runs in its worker. */
import { parentPort, type Transferable } from 'node:worker_threads';

export interface Numbered<Request> {
  id: number;
  request: Request;
}

export type Response<Outcome> = { id: number } & ({ outcome: Outcome } | { error: string });

/**
 * Answers each request by what `run` makes of it.
 * @param given the large parts of an outcome, which move to the other side instead of being copied
 */
export function serveRequests<Request, Outcome>(
  run: (request: Request) => Outcome | Promise<Outcome>,
  given: (outcome: Outcome) => Transferable[] = () => [],
): void {
  const port = parentPort!;
  const answer = async ({ id, request }: Numbered<Request>): Promise<void> => {
    try {
      const outcome = await run(request);
      port.postMessage({ id, outcome } satisfies Response<Outcome>, given(outcome));
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      port.postMessage({ id, error: text } satisfies Response<Outcome>);
    }
  };
  port.on('message', (numbered: Numbered<Request>) => void answer(numbered));
}
