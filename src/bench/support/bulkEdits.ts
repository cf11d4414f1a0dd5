/** Bulk edits, as a client of the API makes them. */
import { setTimeout } from 'node:timers/promises';
import type { BenchClient } from './client';

/** Pause between two checks whether a bulk operation is finished, in ms. */
const BULK_POLL_INTERVAL_MS = 50;

export interface BenchBulkOperation {
  id: string;
  number: number;
  state: string;
  changed: number;
}
type BulkMutationPayload = Record<
  string,
  { operation: BenchBulkOperation | null; errors: { message: string }[] }
>;

/** Starts the undo of a bulk edit. */
export const undoBulkEdit = (client: BenchClient, { id }: BenchBulkOperation): Promise<BenchBulkOperation> =>
  callBulkMutation(client, 'undoBulkOperation', 'UndoBulkOperationInput', { id });

/**
 * Sends a mutation that starts a bulk operation.
 * @param name the mutation's field
 * @param type the type of its input
 * @throws Error if the payload has no operation
 */
export async function callBulkMutation(
  client: BenchClient,
  name: string,
  type: string,
  input: object,
): Promise<BenchBulkOperation> {
  const mutation = `mutation ($input: ${type}!) {
    ${name}(input: $input) { operation { id number state changed } errors { message } } }`;
  const { data } = await client.sendQuery<BulkMutationPayload>(mutation, { input });
  const { operation, errors } = data[name]!;
  if (!operation) throw new Error(errors.map(({ message }) => message).join(' '));
  return operation;
}

/** Polls a bulk operation until it is no longer running. */
export async function waitUntilBulkEditFinished(
  client: BenchClient,
  { number }: BenchBulkOperation,
): Promise<BenchBulkOperation> {
  const query = `query ($project: String!, $number: Int!) {
    project(key: $project) { bulkOperation(number: $number) { id number state changed } } }`;
  for (;;) {
    const { data } = await client.sendQuery<{ project: { bulkOperation: BenchBulkOperation } }>(query, {
      number,
    });
    const operation = data.project.bulkOperation;
    if (operation.state !== 'RUNNING') return operation;
    await setTimeout(BULK_POLL_INTERVAL_MS);
  }
}
