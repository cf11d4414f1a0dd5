import type { IEnvironment } from 'relay-runtime';
import { type Edit, type EditOperation, type InputOf, stepOf } from './Edit';
import { sendStep } from './sendStep';
import type { UserError } from './userError';

export type NowOutcome<TOperation extends EditOperation> =
  { status: 'done'; response: TOperation['response'] } | { status: 'refused'; errors: readonly UserError[] };

/**
 * Sends what is done now or not at all, and that nobody takes back: what lets people in, and keeps them
 * out. It is kept nowhere: what waits for the server stands in the browser's storage, where no secret
 * belongs, and a right that was given hours ago should not be given when the server is back.
 */
export async function commitNow<TOperation extends EditOperation>(
  environment: IEnvironment,
  edit: Edit<TOperation>,
  input: InputOf<TOperation>,
): Promise<NowOutcome<TOperation>> {
  const idempotencyKey = crypto.randomUUID();
  const { optimistic } = edit;
  const shown = optimistic
    ? environment.applyUpdate({ storeUpdater: (store) => optimistic(store, input) })
    : null;
  const answer = await sendStep(environment, stepOf(edit, { ...input, idempotencyKey }), shown);
  if (answer.status !== 'unanswered') return answer;
  shown?.dispose();
  const message =
    answer.after === null
      ? 'Winnow cannot be reached. Try again in a moment.'
      : `Too many requests; try again in ${Math.ceil(answer.after / 1_000)} s.`;
  return { status: 'refused', errors: [{ code: 'UNAVAILABLE', message, path: [], current: null }] };
}
