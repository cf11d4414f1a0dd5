/** Relay's network: one POST an operation, aborted with its subscription, reads retried until answered. */
import { type FetchFunction, type GraphQLSingularResponse, Observable } from 'relay-runtime';
import type { Connection } from './connection';
import type { SessionGuard } from '../../auth/SessionGuard';
import type { LiveEvents } from '../events/LiveEvents';
import { type PersistedOperation, postOperation } from './post';
import { asError, errorCode, RequestError } from '../../errors/RequestError';

/** First pause before asking again what failed though the server answers; doubles each time. */
const FIRST_RETRY_PAUSE = 500;
const RETRY_PAUSE_MAX = 8_000;

/**
 * The fetch function of an environment.
 * @param live what is told meanwhile: an answer may be older than that
 */
export function createFetch(connection: Connection, live: LiveEvents, door: SessionGuard): FetchFunction {
  return (request, variables) =>
    Observable.create<GraphQLSingularResponse>((sink) => {
      const controller = new AbortController();
      const { emittedCount: told } = live;
      const operation: PersistedOperation = {
        documentId: request.id ?? '',
        operationName: request.name,
        variables,
      };
      const { signal } = controller;
      const isQuery = request.operationKind === 'query';
      const answer = postSignedIn(door, isQuery, () =>
        isQuery
          ? postUntilAnswered(operation, connection, signal, door)
          : postOperation(operation, signal, door, true),
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

/** What only somebody may ask waits for them to sign in, and is asked again; until they would not. */
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
      // It was not refused: the page goes, and its edits wait for whose they are.
      throw door.isOtherUser() ? new RequestError('UNAVAILABLE', 'Somebody else has signed in.') : error;
    }
  }
}

/** Whether the payload of a mutation says that one has to sign in for it. */
function wantsSomebody(answer: GraphQLSingularResponse): boolean {
  if (!('data' in answer) || !answer.data) return false;
  return Object.values(answer.data).some((payload) =>
    (payload as { errors?: { code?: unknown }[] } | null)?.errors?.some?.(
      ({ code }) => code === 'UNAUTHENTICATED',
    ),
  );
}

/** A read may be asked any number of times: what could not be reached is asked again, until someone aborts. */
async function postUntilAnswered(
  operation: PersistedOperation,
  connection: Connection,
  signal: AbortSignal,
  door: SessionGuard,
): Promise<GraphQLSingularResponse> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await postOperation(operation, signal, door);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (error.code === 'UNAVAILABLE') {
        connection.failed();
        await connection.recovered(signal);
        if (attempt > 0) await waitFor(backOff(attempt), signal);
      } else if (error.code === 'RATE_LIMITED') {
        await waitFor(error.retryAfter ?? backOff(attempt), signal);
      } else {
        throw error;
      }
    }
  }
}

const backOff = (attempt: number): number => Math.min(FIRST_RETRY_PAUSE * 2 ** attempt, RETRY_PAUSE_MAX);

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(asError(signal.reason));
    });
  });
}
