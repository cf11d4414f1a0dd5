/**
 * Relay's network layer: one POST request per operation, aborted when the operation is unsubscribed. Queries
 * are retried until answered.
 */
import { type FetchFunction, type GraphQLSingularResponse, Observable } from 'relay-runtime';
import type { Connection } from './connection';
import type { SessionGuard } from '../../auth/SessionGuard';
import type { LiveEvents } from '../events/LiveEvents';
import { type Operation, post } from './post';
import { asError, errorCode, RequestError } from '../../errors/RequestError';

/**
 * First delay before a query is retried although the server is reachable, in ms; doubles with each attempt.
 */
const PAUSE = 500;
const PAUSE_MAX = 8_000;

/**
 * Creates the fetch function of a Relay environment.
 *
 * @param live updates that arrive during a request are applied again after its response, which may be older
 */
export function createFetch(connection: Connection, live: LiveEvents, door: SessionGuard): FetchFunction {
  return (request, variables) =>
    Observable.create<GraphQLSingularResponse>((sink) => {
      const controller = new AbortController();
      const { emittedCount: told } = live;
      const operation: Operation = {
        documentId: request.id ?? '',
        operationName: request.name,
        variables,
      };
      const { signal } = controller;
      const isQuery = request.operationKind === 'query';
      const answer = postSignedIn(door, isQuery, () =>
        isQuery
          ? postUntilAnswered(operation, connection, signal, door)
          : post(operation, signal, door, true),
      );
      answer.then(
        (payload) => {
          connection.reached();
          if (request.operationKind === 'mutation') live.recordOwnMutation(payload);
          sink.next(payload);
          live.reapplySince(told);
          sink.complete();
          door.reloadIfUserChanged();
        },
        (error: unknown) => {
          if (!controller.signal.aborted) sink.error(asError(error));
        },
      );
      return () => controller.abort();
    });
}

/**
 * Opens the sign-in dialog when a request requires a user, and sends it again after the sign-in, until the
 * user dismisses the dialog.
 */
async function postSignedIn(
  door: SessionGuard,
  isQuery: boolean,
  ask: () => Promise<GraphQLSingularResponse>,
): Promise<GraphQLSingularResponse> {
  for (;;) {
    try {
      const answer = await ask();
      if (!wantsSomebody(answer) || !(await door.requestSignIn())) return answer;
    } catch (error) {
      if (errorCode(error) !== 'UNAUTHENTICATED') throw error;
      if (await door.requestSignIn(isQuery)) continue;
      // The mutation was not rejected: it stays persisted for its user while the page reloads for another
      // one.
      throw door.isOtherUser() ? new RequestError('UNAVAILABLE', 'Somebody else has signed in.') : error;
    }
  }
}

/** Whether a mutation's payload contains the error UNAUTHENTICATED. */
function wantsSomebody(answer: GraphQLSingularResponse): boolean {
  if (!('data' in answer) || !answer.data) return false;
  return Object.values(answer.data).some((payload) =>
    (payload as { errors?: { code?: unknown }[] } | null)?.errors?.some?.(
      ({ code }) => code === 'UNAUTHENTICATED',
    ),
  );
}

/** Sends a query again until it is answered or aborted; repeating a query is always safe. */
async function postUntilAnswered(
  operation: Operation,
  connection: Connection,
  signal: AbortSignal,
  door: SessionGuard,
): Promise<GraphQLSingularResponse> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await post(operation, signal, door);
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
