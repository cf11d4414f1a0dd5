import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import bulkPickerQuery, { type BulkPickerQuery } from '../../../../../__generated__/BulkPickerQuery.graphql';
import { getSessionGuard } from '../../../auth/SessionGuard';
import { waitForQueryBriefly } from '../../../relay/loadAbortableQuery';
import type { IssueSelection } from '../selection/IssueSelection';
import type { BulkPickerAction } from './bulkActions';

/** A picker for a change of all selected issues, with its query. */
export interface OpenBulkPicker {
  action: BulkPickerAction;
  queryRef: PreloadedQuery<BulkPickerQuery>;
}

/**
 * Starts the query of a bulk picker. Resolves when the response has arrived, or after a short wait without one. Asks a
 * visitor to sign in instead, and resolves with null.
 *
 * @param projectKey null: the list of all projects, which has no bulk edits. The bulk bar shows this, and the result is null
 */
export async function openBulkPicker(
  environment: IEnvironment,
  action: BulkPickerAction,
  projectKey: string | null,
  selection: IssueSelection,
): Promise<OpenBulkPicker | null> {
  if (projectKey === null) {
    selection.setSelectionMessage('Bulk edits work in one project at a time. Open the list of a project.');
    return null;
  }
  const sessionGuard = getSessionGuard(environment);
  if (sessionGuard.isAnonymous()) {
    void sessionGuard.signInAndResume();
    return null;
  }
  const queryRef = loadQuery<BulkPickerQuery>(environment, bulkPickerQuery, { key: projectKey });
  await waitForQueryBriefly(queryRef);
  return { action, queryRef };
}
