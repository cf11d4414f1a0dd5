import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { BulkOperationQuery } from '../../../../../__generated__/BulkOperationQuery.graphql';
import { bulkOperationQuery } from '../../../components/bulk/BulkOperationQuery';
import { type BulkName, type BulkUpdateIssuesInput, makeBulk } from '../../../components/bulk/commitBulk';

/** A bulk operation and its loaded query. */
export interface OpenedBulk {
  name: BulkName;
  queryRef: PreloadedQuery<BulkOperationQuery>;
}

/** Creates a preview of a change on the server and loads it. */
export async function openPreview(
  environment: IEnvironment,
  input: BulkUpdateIssuesInput,
): Promise<OpenedBulk> {
  return openBulk(environment, await makeBulk(environment, { ...input, dryRun: true }));
}

export const openBulk = (environment: IEnvironment, name: BulkName): OpenedBulk => ({
  name,
  queryRef: loadQuery<BulkOperationQuery>(environment, bulkOperationQuery, { id: name.id }),
});
