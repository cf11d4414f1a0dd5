/** Runs bulk operations on a test server (MutationTestServer). */
import type { MutationTestPayload, MutationTestQueryResult, MutationTestServer } from './writeTestServer';
import { encodeGlobalId } from '../server/domain/base/ids';
import { waitUntil } from './waitUntil';

export interface BulkOperationResult extends Record<BulkOperationCountField, number> {
  id: string;
  state: string;
  message: string | null;
  canUndo: boolean;
  whyNotUndo: string | null;
  undoneBy: { number: number; state: string } | null;
  reasons: { outcome: string; code: string; message: string; count: number }[];
  items: { nodes: { number: number; outcome: string; message: string | null }[] };
}
type BulkOperationCountField = 'number' | 'matched' | 'frozen' | 'changed' | 'skipped' | 'failed';

const BULK_OPERATION_FIELDS = `operation {
  id number state matched frozen changed skipped failed message canUndo whyNotUndo undoneBy { number state }
  reasons { outcome code message count } items(first: 200) { nodes { number outcome message } }
} errors { ...Errors }`;

export type BulkMutationPayload = Omit<MutationTestPayload, 'issue'> & {
  operation: BulkOperationResult | null;
};

export interface BulkTestServer {
  /** Returns the global ids of issues of the project NET. */
  getIssueIds(...numbers: number[]): string[];
  /** Runs the mutation bulkUpdateIssues in the project NET and returns its payload, possibly with errors. */
  bulkUpdate(input: Record<string, unknown>): Promise<BulkMutationPayload>;
  /**
   * Runs the mutation bulkUpdateIssues and waits for the bulk operation to end.
   * @throws Error if it was rejected
   */
  runBulkUpdateToEnd(input: Record<string, unknown>): Promise<BulkOperationResult>;
  sendControlMutation(
    name: 'run' | 'cancel' | 'undo',
    operation: Pick<BulkOperationResult, 'id'>,
  ): Promise<BulkMutationPayload>;
  /** Undoes a bulk operation and returns the finished undo operation. */
  undoToEnd(operation: Pick<BulkOperationResult, 'id'>): Promise<BulkOperationResult>;
  fetchBulkOperation(number: number): Promise<BulkOperationResult>;
  /** Waits until a bulk operation has ended, or its preview is complete. */
  waitForOperationEnd(number: number): Promise<BulkOperationResult>;
}

/** Returns the numbers of the issues for which a bulk operation has a result. */
export const getNumbersWithOutcome = (
  { items }: Pick<BulkOperationResult, 'items'>,
  outcome: string,
): number[] => items.nodes.filter((item) => item.outcome === outcome).map(({ number }) => number);

export function createBulkTestServer(server: MutationTestServer): BulkTestServer {
  const mutate = async (name: string, input: Record<string, unknown>): Promise<BulkMutationPayload> =>
    (await server.mutate(name, input, BULK_OPERATION_FIELDS)) as unknown as BulkMutationPayload;
  const operation = async (number: number): Promise<BulkOperationResult> => {
    const query = `query ($number: Int!) { project(key: "NET") { ${BULK_OPERATION_FIELDS.split(' errors')[0]!.replace('operation', 'operation: bulkOperation(number: $number)')} } }`;
    const { data } = (await server.postAsMaintainer({ query, variables: { number } })).json<{
      data: { project: { operation: BulkOperationResult } };
    }>();
    return data.project.operation;
  };
  const waitForEnd = async (number: number): Promise<BulkOperationResult> => {
    let current = await operation(number);
    await waitUntil(async () => {
      current = await operation(number);
      return current.state !== 'RUNNING' && current.frozen === current.matched;
    });
    return current;
  };
  const waitForEndOf = async ({
    operation: started,
    errors,
  }: BulkMutationPayload): Promise<BulkOperationResult> => {
    if (!started) throw new Error(errors.map(({ message }: MutationTestQueryResult) => message).join('\n'));
    return waitForEnd(started.number);
  };
  const bulkUpdate: BulkTestServer['bulkUpdate'] = (input) =>
    mutate('bulkUpdateIssues', { projectId: encodeGlobalId('Project', server.tracker.netId), ...input });
  const control: BulkTestServer['sendControlMutation'] = (name, { id }) =>
    mutate(`${name}BulkOperation`, { id });
  return {
    getIssueIds: (...numbers) => numbers.map((number) => server.getGlobalId('Issue', number)),
    bulkUpdate,
    sendControlMutation: control,
    fetchBulkOperation: operation,
    waitForOperationEnd: waitForEnd,
    runBulkUpdateToEnd: async (input) => waitForEndOf(await bulkUpdate(input)),
    undoToEnd: async (of) => waitForEndOf(await control('undo', of)),
  };
}
