/** The worker thread's side of a RequestThread: answers the requests of the main thread. */
import { parentPort, type Transferable } from 'node:worker_threads';

export interface SequencedWorkerRequest<Request> {
  id: number;
  request: Request;
}

export type SequencedWorkerResponse<Result> = { id: number } & ({ result: Result } | { error: string });

/**
 * Answers each request to the worker thread with the result of `run`.
 * @param transfersOf returns the large parts of a result, which are transferred to the main thread instead of
 * copied
 */
export function serveWorkerRequests<Request, Result>(
  run: (request: Request) => Result | Promise<Result>,
  transfersOf: (result: Result) => Transferable[] = () => [],
): void {
  const port = parentPort!;
  const answer = async ({ id, request }: SequencedWorkerRequest<Request>): Promise<void> => {
    try {
      const result = await run(request);
      port.postMessage({ id, result } satisfies SequencedWorkerResponse<Result>, transfersOf(result));
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      port.postMessage({ id, error: text } satisfies SequencedWorkerResponse<Result>);
    }
  };
  port.on('message', (numbered: SequencedWorkerRequest<Request>) => void answer(numbered));
}
