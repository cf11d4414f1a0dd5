/** Maps events to the field that they change. Undo leaves a field alone if a later event changed it. */
import { EVENT_KINDS } from '../../../shared/issue';
import { parseLabelScope } from '../../../shared/validation/labels';
import type { StoredIssueEvent } from '../../store/read/StoredIssueEvent';
import type { IssueRow } from '../../store/read/issues';

/**
 * The field that an event changes, for example `state`, `label:7`, `scope:platform`, `user:3` or
 * `comment:12`; null for events that no bulk edit causes.
 */
export function getFieldChangedByEvent(
  event: StoredIssueEvent,
  labelNames: ReadonlyMap<number, string>,
): string | null {
  switch (EVENT_KINDS[event.kind]) {
    case 'state_changed':
    // A change of state can release an issue. Undoing it holds the issue again.
    case 'held':
    case 'released':
      return 'state';
    case 'linked':
    case 'unlinked':
      // A link to the canonical issue of a duplicate counts as part of the state, as they change together.
      return getEventValueAfterOrBefore(event, 'kind') === 'duplicates' ? 'state' : null;
    case 'labeled':
    case 'unlabeled':
      return getLabelOrScopeKey(Number(getEventValueAfterOrBefore(event, 'label')), labelNames);
    case 'assigned':
    case 'unassigned':
      return `user:${getEventValueAfterOrBefore(event, 'user')}`;
    case 'milestoned':
    case 'demilestoned':
      return 'milestone';
    case 'type_changed':
      return 'type';
    case 'priority_changed':
      return 'priority';
    case 'due_changed':
      return 'due';
    case 'parent_changed':
      return 'parent';
    case 'locked':
    case 'unlocked':
      return 'lock';
    case 'snoozed':
    case 'unsnoozed':
      return 'snooze';
    case 'commented':
      return `comment:${event.comment_id}`;
    case 'comment_edited':
    case 'comment_removed':
    case 'comment_hidden':
    case 'comment_shown':
      return `comment:${getEventValueAfterOrBefore(event, 'comment')}`;
    default:
      return null;
  }
}

/** An issue has one label per scope, so all labels of a scope are one field. */
function getLabelOrScopeKey(id: number, labelNames: ReadonlyMap<number, string>): string {
  const name = labelNames.get(id);
  const scope = name === undefined ? null : parseLabelScope(name);
  return scope === null ? `label:${id}` : `scope:${scope}`;
}

/** Reads a value from an event's data after the change, or else from that before. */
export function getEventValueAfterOrBefore(
  { before, after }: StoredIssueEvent,
  key: string,
): string | number | null {
  return after?.[key] ?? before?.[key] ?? null;
}

const ISSUE_FIELD_DISPLAY_NAMES: Readonly<Record<string, string>> = {
  state: 'the state',
  label: 'a label',
  scope: 'a label',
  user: 'an assignee',
  milestone: 'the milestone',
  type: 'the type',
  priority: 'the priority',
  due: 'the due date',
  parent: 'the parent issue',
  lock: 'the lock',
  comment: 'the comment',
  snooze: 'the snooze',
};

/** The nouns for changed fields in messages, each once, in alphabetical order: "a label", "the state". */
export const getFieldDisplayNames = (fields: Iterable<string>): string[] =>
  [...new Set([...fields].map((field) => ISSUE_FIELD_DISPLAY_NAMES[field.split(':')[0]!]!))].sort();

/**
 * The message about fields that an undo left alone. For example: "A label and the state changed after the
 * bulk edit and were not restored."
 */
export function formatFieldsNotRestoredMessage(fields: Iterable<string>): string {
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
