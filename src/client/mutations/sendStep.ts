import { commitMutation, type IEnvironment } from 'relay-runtime';
import { asError, errorCode, RequestError } from '../relay/RequestError';
import type { EditOperation, Step } from './Edit';
import { type UserError, userError } from './userError';

/** What the server made of an edit. */
export type Answer =
  | { status: 'done'; response: EditOperation['response'] }
  | { status: 'refused'; errors: readonly UserError[] }
  /** It may have been done or not: to be sent again, at once when the server is back or after so many ms. */
  | { status: 'unanswered'; after: number | null };

/** Sends an edit once. Never rejects: whatever goes wrong is an answer. */
export function sendStep(environment: IEnvironment, { edit, input }: Step): Promise<Answer> {
  return new Promise((resolve) => {
    commitMutation<EditOperation>(environment, {
      mutation: edit.document,
      variables: { input, ...edit.variables?.(environment, input) },
      updater: (store) => edit.updater?.(store, input),
      onCompleted: (response) => {
        const errors = response.edit.errors.map(userError);
        resolve(errors.length === 0 ? { status: 'done', response } : { status: 'refused', errors });
      },
      onError: (error) => resolve(answerOf(error)),
    });
  });
}

function answerOf(thrown: unknown): Answer {
  const code = errorCode(thrown);
  if (code === 'UNAVAILABLE') return { status: 'unanswered', after: null };
  if (code === 'RATE_LIMITED') return { status: 'unanswered', after: retryAfter(thrown) };
  const error = { code, message: asError(thrown).message, path: [], current: null };
  return { status: 'refused', errors: [error] };
}

/** Where the server does not say how long to wait, in ms. */
const PAUSE = 2_000;

const retryAfter = (thrown: unknown): number =>
  (thrown instanceof RequestError ? thrown.retryAfter : null) ?? PAUSE;
