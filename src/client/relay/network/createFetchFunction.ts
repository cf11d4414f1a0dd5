/**
 * Relay's network layer: one POST request per operation, aborted when the operation is unsubscribed. Queries
 * are retried until answered. The HTML page may contain the response to the first one.
 */
import { type FetchFunction, type GraphQLSingularResponse, Observable } from 'relay-runtime';
import type { ServerReachabilityTracker } from './ServerReachabilityTracker';
import type { SessionGuard } from '../../auth/SessionGuard';
import type { LiveUpdateDispatcher } from '../events/LiveUpdateDispatcher';
import type { FirstResponse } from './FirstResponse';
import { allowsPartialData } from './partialData';
import { postGraphQLOperation, toPersistedOperation } from './post';
import { toError, getErrorCode, RequestError } from '../../errors/RequestError';

/**
 * Delay before a query is sent again after it failed although the server is reachable, in ms; doubles with
 * each attempt.
 */
const QUERY_RETRY_DELAY_MS = 500;
const QUERY_RETRY_DELAY_MAX_MS = 8_000;

/**
 * Creates the fetch function of a Relay environment.
 *
 * @param live live updates that arrive during a request are applied again after its response, which may be
 *   older
 * @param firstResponse used instead of a request, unless live updates or mutations may have changed the data since
 */
export function createFetchFunction(
  reachability: ServerReachabilityTracker,
  live: LiveUpdateDispatcher,
  sessionGuard: SessionGuard,
  firstResponse: FirstResponse,
): FetchFunction {
  return (request, variables, cacheConfig) =>
    Observable.create<GraphQLSingularResponse>((sink) => {
      const controller = new AbortController();
      const { emittedCount } = live;
      const operation = toPersistedOperation(request, variables);
      const { signal } = controller;
      const isQuery = request.operationKind === 'query';
      const partial = allowsPartialData(cacheConfig);
      if (!isQuery || emittedCount > 0) firstResponse.discard();
      const embedded = firstResponse.take(operation, sessionGuard);
      if (embedded) {
        sink.next(embedded);
        sink.complete();
        return;
      }
      const response = postGraphQLWithSignIn(sessionGuard, isQuery, () =>
        isQuery
          ? postQueryWithRetries(reachability, signal, () =>
              postGraphQLOperation(operation, signal, sessionGuard, { partial }),
            )
          : postGraphQLOperation(operation, signal, sessionGuard, { writes: true }),
      );
      response.then(
        (payload) => {
          reachability.reached();
          if (request.operationKind === 'mutation') live.recordOwnMutationResponse(payload);
          sink.next(payload);
          live.reapplyLiveUpdatesSince(emittedCount);
          sink.complete();
          sessionGuard.reloadIfUserChanged();
        },
        (error: unknown) => {
          if (!controller.signal.aborted) sink.error(toError(error));
        },
      );
      return () => controller.abort();
    });
}

/**
 * Opens the sign-in dialog when a request requires a user, and sends it again after the sign-in, until the
 * user dismisses the dialog.
 */
async function postGraphQLWithSignIn(
  sessionGuard: SessionGuard,
  isQuery: boolean,
  send: () => Promise<GraphQLSingularResponse>,
): Promise<GraphQLSingularResponse> {
  for (;;) {
    try {
      const answer = await send();
      if (!responseRequiresSignIn(answer) || !(await sessionGuard.requestSignIn())) return answer;
    } catch (error) {
      if (getErrorCode(error) !== 'UNAUTHENTICATED') throw error;
      if (await sessionGuard.requestSignIn(isQuery)) continue;
      // If another user has signed in, the mutation is not reported as rejected: it stays persisted for its
      // user while the page reloads.
      throw sessionGuard.isOtherUser()
        ? new RequestError('UNAVAILABLE', 'Another user has signed in.')
        : error;
    }
  }
}

/** Whether a mutation's payload contains the error UNAUTHENTICATED. */
function responseRequiresSignIn(answer: GraphQLSingularResponse): boolean {
  if (!('data' in answer) || !answer.data) return false;
  return Object.values(answer.data).some((payload) =>
    (payload as { errors?: { code?: unknown }[] } | null)?.errors?.some?.(
      ({ code }) => code === 'UNAUTHENTICATED',
    ),
  );
}

/** Sends a query again until it is answered or aborted; repeating a query is always safe. */
async function postQueryWithRetries(
  reachability: ServerReachabilityTracker,
  signal: AbortSignal,
  send: () => Promise<GraphQLSingularResponse>,
): Promise<GraphQLSingularResponse> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (error.code === 'UNAVAILABLE') {
        reachability.failed();
        await reachability.recovered(signal);
        if (attempt > 0) await sleep(computeQueryRetryDelayMs(attempt), signal);
      } else if (error.code === 'RATE_LIMITED') {
        await sleep(error.retryAfter ?? computeQueryRetryDelayMs(attempt), signal);
      } else {
        throw error;
      }
    }
  }
}

const computeQueryRetryDelayMs = (attempt: number): number =>
  Math.min(QUERY_RETRY_DELAY_MS * 2 ** attempt, QUERY_RETRY_DELAY_MAX_MS);

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(toError(signal.reason));
    });
  });
}
