/** Passes results of subscriptions to the route, which sends them as server-sent events. */
import { type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import Negotiator from 'negotiator';
import type { AuthenticatedCaller } from '../auth/authenticateRequest';
import type { ForegroundRequest } from './foregroundRequests';

export const EVENT_STREAM_MEDIA_TYPE = 'text/event-stream';

/**
 * Whether an Accept header names event streams, as all clients of the graphql-sse protocol do. A wildcard is not enough:
 * a client that has not asked for a stream waits for the end of the response, which a subscription does not have.
 */
export const acceptsEventStream = (accept: string | null | undefined): boolean =>
  accept != null &&
  new Negotiator({ headers: { accept } })
    .mediaTypes()
    .some((type) => type.toLowerCase() === EVENT_STREAM_MEDIA_TYPE);

/** Server context that the route passes to Yoga with each request. */
export interface GraphQLServerContext extends ForegroundRequest {
  caller: AuthenticatedCaller;
  /** Aborted when the connection is closed. */
  signal: AbortSignal;
  /** Called once with the results, if the client accepts an event stream. */
  onResults?: (results: AsyncIterator<ExecutionResult>) => void;
}

/** Replaces Yoga's event streams, which buffer results for slow clients and serialize each result per client. */
export function createEventStreamPlugin(): Plugin<Record<never, never>, GraphQLServerContext> {
  return {
    // Rejects subscriptions of clients that do not ask for an event stream, because the response would never end and
    // would not count towards the limit of open streams. A subscription that fails returns its own error instead.
    onSubscribe({ args }) {
      const { request } = (args as ExecutionArgs).contextValue as { request: Request };
      if (acceptsEventStream(request.headers.get('accept'))) return undefined;
      return {
        onSubscribeResult({ result, setResult }) {
          if (!isAsyncIterable(result)) return;
          void (result as AsyncIterableIterator<ExecutionResult>).return?.();
          setResult({ errors: [createNotAcceptableError()] } as never);
        },
      };
    },
    onResultProcess(hook) {
      const { request, result, serverContext } = hook;
      if (!serverContext.onResults || !acceptsEventStream(request.headers.get('accept'))) return;
      const results = isAsyncIterable(result) ? result : iterateSingleResult(result as ExecutionResult);
      serverContext.onResults((results as AsyncIterable<ExecutionResult>)[Symbol.asyncIterator]());
      hook.setResultProcessor((_result, { Response }) => new Response(null), EVENT_STREAM_MEDIA_TYPE);
    },
  };
}

async function* iterateSingleResult(result: ExecutionResult): AsyncGenerator<ExecutionResult> {
  yield result;
}

const createNotAcceptableError = (): GraphQLError =>
  new GraphQLError('Subscriptions require the header Accept: text/event-stream.', {
    extensions: { code: 'VALIDATION_FAILED', http: { status: 406, spec: false } },
  });
