import { PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER } from '../../../../shared/issue';
import type { BulkDeletion } from '../../../store/tables/bulkTables';
import { deleteLabelOrMilestone } from '../../../store/write/deletedAttributes';
import {
  appendProjectEvents,
  type EventFieldValues,
  type ProjectEventToAppend,
} from '../../../store/write/events';
import type { Transaction } from '../../../store/write/transaction';
import type { Actor } from '../../access/Actor';

/** Deletes a label or milestone that no issue has any more, and records the event, unless it was already deleted. */
export async function deleteAttributeWithEvent(
  tx: Transaction,
  projectId: number,
  { id: actorId }: Actor,
  deletion: BulkDeletion,
): Promise<void> {
  const name = await deleteLabelOrMilestone(tx, projectId, deletion);
  const events = name === null ? [] : [createAttributeDeletedEvent(deletion, name)];
  await appendProjectEvents(tx, projectId, { actorId, at: new Date() }, events);
}

/** Creates the project event for the deletion of a label or milestone, or for the merge of a label. */
const createAttributeDeletedEvent = (deletion: BulkDeletion, name: string): ProjectEventToAppend => ({
  number: PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER,
  kind: `${deletion.kind}_deleted`,
  before: toAttributeEventValues(deletion, name),
  after: deletion.mergedInto === undefined ? null : { mergedInto: deletion.mergedInto },
});

/** Creates the project event for the undo of a label's or milestone's deletion. */
export const createAttributeRestoredEvent = (deletion: BulkDeletion, name: string): ProjectEventToAppend => ({
  number: PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER,
  kind: `${deletion.kind}_restored`,
  after: toAttributeEventValues(deletion, name),
});

const toAttributeEventValues = ({ kind, id }: BulkDeletion, name: string): EventFieldValues =>
  kind === 'label' ? { label: id, name } : { milestone: id, title: name };
