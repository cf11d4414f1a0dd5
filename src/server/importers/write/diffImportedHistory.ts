import { EVENT_KINDS } from '../../../shared/issue';
import type { IssueEventData, NewEvent } from '../../store/load/NewIssue';
import { DERIVED_EVENT_SOURCE_ID } from '../../store/import/updateIssue';
import { mapImportSourceEvent, createStateChangeEvent } from './history';
import type { ImportIdLookup } from './ImportIdLookup';
import type { ReimportedIssue } from './planImportBatch';
import type { IssueFields } from './mergeReimportedIssueFields';
import type { StoredEventRow } from '../../store/import/readStoredIssues';

export interface ImportedHistoryChanges {
  added: NewEvent[];
  /**
   * Events of the source that replace a derived event of an earlier import, with the sequence number of that
   * event.
   */
  adopted: { sequence: number; event: NewEvent }[];
  /** Number of source events that are already stored or change nothing. */
  unchanged: number;
}

/**
 * Finds the events to add to an issue that was imported before: new events of the source, and derived
 * events for changed fields that the source has no event for.
 * @param target fields of the issue after the import
 */
export function diffImportedHistory(
  stored: readonly StoredEventRow[],
  before: IssueFields,
  target: IssueFields,
  { issue, changed }: ReimportedIssue,
  lookup: ImportIdLookup,
): ImportedHistoryChanges {
  const changes: ImportedHistoryChanges = { added: [], adopted: [], unchanged: 0 };
  const storedIds = new Set(stored.map(({ source_id }) => source_id));
  const derived = stored.filter(({ source_id }) => source_id === DERIVED_EVENT_SOURCE_ID);
  const current = { ...before, labelIds: [...before.labelIds], assigneeIds: [...before.assigneeIds] };
  let latest = before.updatedAt;
  for (const sourceEvent of changed.has('events') ? (issue.events ?? []) : []) {
    if (storedIds.has(sourceEvent.sourceId)) {
      changes.unchanged++;
      continue;
    }
    // A state change to the issue's current state may replace the derived event of an earlier import that set
    // this state.
    const event =
      mapImportSourceEvent(sourceEvent, issue, lookup, current.stateId) ??
      mapImportSourceEvent(sourceEvent, issue, lookup, NONEXISTENT_STATE_ID)!;
    const matchIndex = derived.findIndex((row) => isSameEventChange(row, event));
    if (matchIndex >= 0)
      changes.adopted.push({ sequence: derived.splice(matchIndex, 1)[0]!.sequence, event });
    else if (event.before?.state === NONEXISTENT_STATE_ID) changes.unchanged++;
    else changes.added.push(event);
    applyEventToIssueFields(current, event);
    if (event.createdAt > latest) latest = event.createdAt;
  }
  const at = issue.updatedAt && issue.updatedAt > latest ? issue.updatedAt : latest;
  if (current.stateId !== target.stateId) {
    const change = createStateChangeEvent(issue, lookup, current.stateId, at);
    changes.added.push({ ...change, after: { ...change.after, state: target.stateId } });
  }
  changes.added.push(...deriveFieldChangeEvents(current, target, at));
  return changes;
}

/** A state id that no workflow state has, so that `mapImportSourceEvent` never returns null. */
const NONEXISTENT_STATE_ID = 0;

/** Derives events from the differences between two versions of an issue's fields, except for the state. */
function deriveFieldChangeEvents(from: IssueFields, to: IssueFields, createdAt: Date): NewEvent[] {
  const events: NewEvent[] = [];
  const add = (kind: NewEvent['kind'], before: IssueEventData | null, after: IssueEventData | null) =>
    events.push({ kind, before, after, actorId: null, createdAt, sourceId: DERIVED_EVENT_SOURCE_ID });
  if (from.title !== to.title) add('renamed', { title: from.title }, { title: to.title });
  if (from.type !== to.type) add('type_changed', { type: from.type }, { type: to.type });
  if (from.priority !== to.priority) {
    add('priority_changed', { priority: from.priority }, { priority: to.priority });
  }
  if (from.body !== to.body) add('body_edited', { body: from.body }, { body: to.body });
  for (const label of excludeIds(from.labelIds, to.labelIds)) add('unlabeled', { label }, null);
  for (const label of excludeIds(to.labelIds, from.labelIds)) add('labeled', null, { label });
  for (const user of excludeIds(from.assigneeIds, to.assigneeIds)) add('unassigned', { user }, null);
  for (const user of excludeIds(to.assigneeIds, from.assigneeIds)) add('assigned', null, { user });
  if (from.milestoneId !== to.milestoneId) {
    if (from.milestoneId !== null) add('demilestoned', { milestone: from.milestoneId }, null);
    if (to.milestoneId !== null) add('milestoned', null, { milestone: to.milestoneId });
  }
  const [due, newDue] = [from.dueOn?.toISOString() ?? null, to.dueOn?.toISOString() ?? null];
  if (due !== newDue) add('due_changed', { due }, { due: newDue });
  if (from.locked !== to.locked) add(to.locked ? 'locked' : 'unlocked', null, null);
  return events;
}

const excludeIds = (ids: readonly number[], others: readonly number[]): number[] =>
  ids.filter((id) => !others.includes(id));

/** Applies an event to an issue's fields. */
function applyEventToIssueFields(fields: IssueFields, { kind, before, after }: NewEvent): void {
  switch (kind) {
    case 'state_changed':
      fields.stateId = Number(after?.state);
      break;
    case 'renamed':
      fields.title = String(after?.title);
      break;
    case 'type_changed':
      fields.type = Number(after?.type);
      break;
    case 'labeled':
      fields.labelIds = [...excludeIds(fields.labelIds, [Number(after?.label)]), Number(after?.label)];
      break;
    case 'unlabeled':
      fields.labelIds = excludeIds(fields.labelIds, [Number(before?.label)]);
      break;
    case 'assigned':
      fields.assigneeIds = [...excludeIds(fields.assigneeIds, [Number(after?.user)]), Number(after?.user)];
      break;
    case 'unassigned':
      fields.assigneeIds = excludeIds(fields.assigneeIds, [Number(before?.user)]);
      break;
    case 'milestoned':
      fields.milestoneId = Number(after?.milestone);
      break;
    case 'demilestoned':
      if (fields.milestoneId === before?.milestone) fields.milestoneId = null;
      break;
    case 'locked':
    case 'unlocked':
      fields.locked = kind === 'locked';
      break;
    default:
    // Other kinds of events do not change the fields that an import compares.
  }
}

/** Whether a stored event and a source event are the same change, regardless of actor and time. */
function isSameEventChange(row: StoredEventRow, event: NewEvent): boolean {
  if (EVENT_KINDS[row.kind] !== event.kind) return false;
  if (event.kind === 'state_changed') return toIssueEventData(row.after).state === event.after?.state;
  return (
    isEventDataEqual(toIssueEventData(row.before), event.before ?? {}) &&
    isEventDataEqual(toIssueEventData(row.after), event.after ?? {})
  );
}

const toIssueEventData = (data: unknown): IssueEventData => (data ?? {}) as IssueEventData;

const isEventDataEqual = (a: IssueEventData, b: IssueEventData): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => a[key] === b[key]);
