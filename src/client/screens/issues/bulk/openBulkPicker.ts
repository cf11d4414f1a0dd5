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
 * @param projectKey null: the issues of all projects are listed, of which several cannot be changed at once. The bulk bar
 *   shows this, and the result is null
 */
export async function openBulkPicker(
  environment: IEnvironment,
  action: BulkPickerAction,
  projectKey: string | null,
  selection: IssueSelection,
): Promise<OpenBulkPicker | null> {
  const sessionGuard = getSessionGuard(environment);
  if (sessionGuard.isAnonymous()) {
    void sessionGuard.signInAndResume();
    return null;
  }
  if (projectKey === null) {
    selection.setSelectionMessage('To change several issues at once, open the list of their project');
    return null;
  }
  const queryRef = loadQuery<BulkPickerQuery>(environment, bulkPickerQuery, { key: projectKey });
  await waitForQueryBriefly(queryRef);
  return { action, queryRef };
}
