import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { BulkOperationQuery } from '../../../../../__generated__/BulkOperationQuery.graphql';
import { bulkOperationQuery } from '../../../components/bulk/BulkOperationQuery';
import {
  type BulkOperationRef,
  type BulkUpdateIssuesInput,
  createBulkOperation,
} from '../../../components/bulk/bulkMutations';

/** A bulk operation's reference and its loaded query. */
export interface LoadedBulkOperationRef {
  name: BulkOperationRef;
  queryRef: PreloadedQuery<BulkOperationQuery>;
}

/** Creates the preview of a bulk change on the server and loads it. */
export async function createAndLoadBulkPreview(
  environment: IEnvironment,
  input: BulkUpdateIssuesInput,
): Promise<LoadedBulkOperationRef> {
  return loadBulkOperation(environment, await createBulkOperation(environment, { ...input, dryRun: true }));
}

/** Starts to load a bulk operation. */
export const loadBulkOperation = (
  environment: IEnvironment,
  name: BulkOperationRef,
): LoadedBulkOperationRef => ({
  name,
  queryRef: loadQuery<BulkOperationQuery>(environment, bulkOperationQuery, { id: name.id }),
});
