/** Messages and times for undo. */
import type { StoredIssueEvent } from '../../store/read/StoredIssueEvent';
import type { IssueRow } from '../../store/read/issues';
import { UNDO_FIELD_NOUNS, type UndoField, type UndoFieldName } from '../events/issueEventParts';

/** The nouns for changed fields in messages, each once, in alphabetical order: "a label", "the state". */
export const getFieldDisplayNames = (fields: Iterable<UndoField>): string[] =>
  [...new Set([...fields].map((field) => UNDO_FIELD_NOUNS[field.split(':')[0] as UndoFieldName]))].sort();

/**
 * The message about fields that an undo left alone. For example: "A label and the state changed after the
 * bulk edit and were not restored."
 */
export function formatFieldsNotRestoredMessage(fields: Iterable<UndoField>): string {
  const names = getFieldDisplayNames(fields);
  const list = new Intl.ListFormat('en').format(names);
  const text = list[0]!.toUpperCase() + list.slice(1);
  return names.length > 1
    ? `${text} changed after the bulk edit and were not restored.`
    : `${text} changed after the bulk edit and was not restored.`;
}

/**
 * When the issue was last updated before a change, which an undo of the whole change restores. Null: the issue has
 * been updated again since, or the change was made by a version of Winnow that did not store the time.
 * @param events the events of the change
 */
export function getUpdateTimeBefore(events: readonly StoredIssueEvent[], row: IssueRow): Date | null {
  for (const { before, created_at } of events) {
    const updated = before?.['updated'];
    if (typeof updated === 'string' && created_at.getTime() === row.updated_at.getTime())
      return new Date(updated);
  }
  return null;
}
