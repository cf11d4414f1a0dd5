import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { BulkOperationQuery } from '../../../../../__generated__/BulkOperationQuery.graphql';
import { bulkOperationQuery } from '../../../components/bulk/BulkOperationQuery';
import {
  type BulkOperationRef,
  type BulkUpdateIssuesInput,
  createBulk,
} from '../../../components/bulk/bulkMutations';

/** A bulk operation's reference and its loaded query. */
export interface OpenedBulk {
  name: BulkOperationRef;
  queryRef: PreloadedQuery<BulkOperationQuery>;
}

/** Creates the preview of a bulk change on the server and loads it. */
export async function openPreview(
  environment: IEnvironment,
  input: BulkUpdateIssuesInput,
): Promise<OpenedBulk> {
  return openBulk(environment, await createBulk(environment, { ...input, dryRun: true }));
}

export const openBulk = (environment: IEnvironment, name: BulkOperationRef): OpenedBulk => ({
  name,
  queryRef: loadQuery<BulkOperationQuery>(environment, bulkOperationQuery, { id: name.id }),
});
