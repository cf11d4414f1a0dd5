/** Hands on, as they are, the answers that a request wants as server-sent events. */
import type { ExecutionResult } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Authenticated } from '../auth/authenticate';
import type { Attending } from './foregroundRequests';

export const EVENT_STREAM = 'text/event-stream';

/** What the route gives to a request. */
export interface Carrier extends Attending {
  /** Who asks. */
  asking: Authenticated;
  /** Called once with the answers, where they are wanted one by one. */
  takeAnswers?: (answers: AsyncIterator<ExecutionResult>) => void;
}

/** In place of Yoga's own, which buffers for slow readers and writes each answer for each of them. */
export function useEventStreams(): Plugin<Record<never, never>, Carrier> {
  return {
    onResultProcess(hook) {
      const { request, result, serverContext } = hook;
      if (!serverContext.takeAnswers || !request.headers.get('accept')?.includes(EVENT_STREAM)) return;
      const answers = isAsyncIterable(result) ? result : one(result as ExecutionResult);
      serverContext.takeAnswers((answers as AsyncIterable<ExecutionResult>)[Symbol.asyncIterator]());
      hook.setResultProcessor((_result, { Response }) => new Response(null), EVENT_STREAM);
    },
  };
}

async function* one(answer: ExecutionResult): AsyncGenerator<ExecutionResult> {
  yield answer;
}
