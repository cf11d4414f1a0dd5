/** Relay's network: one POST an operation, aborted with its subscription, reads retried until answered. */
import { type FetchFunction, type GraphQLSingularResponse, Observable } from 'relay-runtime';
import type { Connection } from './connection';
import type { LiveEvents } from './live/LiveEvents';
import { type Operation, post } from './post';
import { asError, RequestError } from './RequestError';

/** First pause before asking again what failed though the server answers; doubles each time. */
const PAUSE = 500;
const PAUSE_MAX = 8_000;

/**
 * The fetch function of an environment.
 * @param live what is told meanwhile: an answer may be older than that
 */
export function createFetch(connection: Connection, live: LiveEvents): FetchFunction {
  return (request, variables) =>
    Observable.create<GraphQLSingularResponse>((sink) => {
      const controller = new AbortController();
      const { told } = live;
      const operation: Operation = {
        documentId: request.id ?? '',
        operationName: request.name,
        variables,
      };
      const answer =
        request.operationKind === 'query'
          ? postUntilAnswered(operation, connection, controller.signal)
          : post(operation, controller.signal);
      answer.then(
        (payload) => {
          connection.reached();
          if (request.operationKind === 'mutation') live.noteOwn(payload);
          sink.next(payload);
          live.repeat(told);
          sink.complete();
        },
        (error: unknown) => {
          if (!controller.signal.aborted) sink.error(asError(error));
        },
      );
      return () => controller.abort();
    });
}

/** A read may be asked any number of times: what could not be reached is asked again, until someone aborts. */
async function postUntilAnswered(
  operation: Operation,
  connection: Connection,
  signal: AbortSignal,
): Promise<GraphQLSingularResponse> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await post(operation, signal);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (error.code === 'UNAVAILABLE') {
        connection.failed();
        await connection.recovered(signal);
        if (attempt > 0) await pause(backOff(attempt), signal);
      } else if (error.code === 'RATE_LIMITED') {
        await pause(error.retryAfter ?? backOff(attempt), signal);
      } else {
        throw error;
      }
    }
  }
}

const backOff = (attempt: number): number => Math.min(PAUSE * 2 ** attempt, PAUSE_MAX);

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(asError(signal.reason));
    });
  });
}
