import {
  createOperationDescriptor,
  type Disposable,
  generateUniqueClientID,
  getRequest,
  type IEnvironment,
} from 'relay-runtime';
import { asError, errorCode, RequestError } from '../relay/RequestError';
import type { EditOperation, Step } from './Edit';
import { type UserError, userError } from './userError';

/** What the server made of an edit. */
export type Answer =
  | { status: 'done'; response: EditOperation['response'] }
  | { status: 'refused'; errors: readonly UserError[] }
  /** It may have been done or not: to be sent again, at once when the server is back or after so many ms. */
  | { status: 'unanswered'; after: number | null };

/**
 * Sends an edit once. Never rejects: whatever goes wrong is an answer.
 *
 * @param shown what shows the edit until it is answered: let go before the answer is read, so that a
 *   conflict tells what the server has, and not what one wanted
 */
export function sendStep(
  environment: IEnvironment,
  { edit, input }: Step,
  shown: Disposable | null,
): Promise<Answer> {
  const variables = { input, ...edit.variables?.(environment, input) };
  const request = getRequest(edit.document);
  const operation = createOperationDescriptor(request, variables, null, generateUniqueClientID());
  // The answer is read once nothing else is shown: until then it stays.
  const retained = environment.retain(operation);
  return new Promise((resolve) => {
    environment.executeMutation({ operation, updater: (store) => edit.updater?.(store, input) }).subscribe({
      complete: () => {
        shown?.dispose();
        const response = environment.lookup(operation.fragment).data as unknown as EditOperation['response'];
        retained.dispose();
        const errors = response.edit.errors.map(userError);
        resolve(errors.length === 0 ? { status: 'done', response } : { status: 'refused', errors });
      },
      error: (error: unknown) => {
        retained.dispose();
        const answer = answerOf(error);
        if (answer.status !== 'unanswered') shown?.dispose();
        resolve(answer);
      },
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
