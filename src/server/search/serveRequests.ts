/** The other end of a RequestThread: what runs in its worker. */
import { parentPort } from 'node:worker_threads';

export interface Numbered<Request> {
  id: number;
  request: Request;
}

export type Response<Outcome> = { id: number } & ({ outcome: Outcome } | { error: string });

/** Answers each request by what `run` makes of it. */
export function serveRequests<Request, Outcome>(run: (request: Request) => Outcome | Promise<Outcome>): void {
  const port = parentPort!;
  const answer = async ({ id, request }: Numbered<Request>): Promise<Response<Outcome>> => {
    try {
      return { id, outcome: await run(request) };
    } catch (error) {
      return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  port.on('message', (numbered: Numbered<Request>) => {
    void answer(numbered).then((response) => port.postMessage(response));
  });
}
