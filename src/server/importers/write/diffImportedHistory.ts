import { getEventKindByCode, getPartByEventKind, type IssueEventKind } from '../../../shared/events/kinds';
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
  const current = { ...before, label_ids: [...before.label_ids], assignee_ids: [...before.assignee_ids] };
  let latest = before.updated_at;
  for (const sourceEvent of changed.has('events') ? (issue.events ?? []) : []) {
    if (storedIds.has(sourceEvent.sourceId)) {
      changes.unchanged++;
      continue;
    }
    // A state change to the issue's current state may replace the derived event of an earlier import that set
    // this state.
    const event =
      mapImportSourceEvent(sourceEvent, issue, lookup, current.state_id) ??
      mapImportSourceEvent(sourceEvent, issue, lookup, NONEXISTENT_STATE_ID)!;
    const matchIndex = derived.findIndex((row) => isSameEventChange(row, event));
    if (matchIndex >= 0)
      changes.adopted.push({ sequence: derived.splice(matchIndex, 1)[0]!.sequence, event });
    else if (event.before?.state === NONEXISTENT_STATE_ID) changes.unchanged++;
    else changes.added.push(event);
    getPartByEventKind(COMPARED_EVENT_PARTS, event.kind)?.apply?.(current, event);
    if (event.createdAt > latest) latest = event.createdAt;
  }
  const at = issue.updatedAt && issue.updatedAt > latest ? issue.updatedAt : latest;
  if (current.state_id !== target.state_id) {
    const change = createStateChangeEvent(issue, lookup, current.state_id, at);
    changes.added.push({ ...change, after: { ...change.after, state: target.state_id } });
  }
  changes.added.push(...deriveFieldChangeEvents(current, target, at));
  return changes;
}

/** Kinds of events of issues, without those that the loader adds. */
type NewIssueEventKind = Exclude<IssueEventKind, 'opened' | 'commented'>;

/** A state id that no workflow state has, so that `mapImportSourceEvent` never returns null. */
const NONEXISTENT_STATE_ID = 0;

/** What an import does with events that change one of the fields that it compares. */
interface ComparedEventPart {
  /**
   * Returns the values of the events that explain the difference between two versions of an issue. Null: such events
   * are not derived.
   */
  derive: ((from: IssueFields, to: IssueFields) => DerivedValues[]) | null;
  /** Applies an event of the source to the fields. Null: sources have no such events. */
  apply: ((fields: IssueFields, event: NewEvent) => void) | null;
}

type DerivedValues = Pick<NewEvent, 'before' | 'after'>;

/** Derives one event that has the old and the new value of a field. */
const deriveChange =
  (key: string, read: (fields: IssueFields) => string | number | null): ComparedEventPart['derive'] =>
  (from, to) => {
    const [before, after] = [read(from), read(to)];
    return before === after ? [] : [{ before: { [key]: before }, after: { [key]: after } }];
  };

/** Derives an event without values if a condition holds only for the new version. */
const deriveOnset =
  (isMet: (fields: IssueFields) => boolean): ComparedEventPart['derive'] =>
  (from, to) =>
    !isMet(from) && isMet(to) ? [{ before: null, after: null }] : [];

/** Derives an event for each id that only the new version has. */
const deriveAddedIds =
  (key: string, read: (fields: IssueFields) => readonly number[]): ComparedEventPart['derive'] =>
  (from, to) =>
    excludeIds(read(to), read(from)).map((id) => ({ before: null, after: { [key]: id } }));

/** Derives an event for each id that only the old version has. */
const deriveRemovedIds =
  (key: string, read: (fields: IssueFields) => readonly number[]): ComparedEventPart['derive'] =>
  (from, to) =>
    excludeIds(read(from), read(to)).map((id) => ({ before: { [key]: id }, after: null }));

const listMilestoneIds = ({ milestone_id }: IssueFields): number[] =>
  milestone_id === null ? [] : [milestone_id];

/**
 * Derived events are in the order of this object. Null: the import does not compare what events of the kind change. The
 * state is compared before, because its event depends on the source's states.
 */
const COMPARED_EVENT_PARTS: Readonly<Record<NewIssueEventKind, ComparedEventPart | null>> = {
  state_changed: {
    derive: null,
    apply: (fields, { after }) => {
      fields.state_id = Number(after?.state);
    },
  },
  renamed: {
    derive: deriveChange('title', ({ title }) => title),
    apply: (fields, { after }) => {
      fields.title = String(after?.title);
    },
  },
  type_changed: {
    derive: deriveChange('type', ({ type }) => type),
    apply: (fields, { after }) => {
      fields.type = Number(after?.type);
    },
  },
  priority_changed: { derive: deriveChange('priority', ({ priority }) => priority), apply: null },
  body_edited: { derive: deriveChange('body', ({ body }) => body), apply: null },
  unlabeled: {
    derive: deriveRemovedIds('label', ({ label_ids }) => label_ids),
    apply: (fields, { before }) => {
      fields.label_ids = excludeIds(fields.label_ids, [Number(before?.label)]);
    },
  },
  labeled: {
    derive: deriveAddedIds('label', ({ label_ids }) => label_ids),
    apply: (fields, { after }) => {
      fields.label_ids = [...excludeIds(fields.label_ids, [Number(after?.label)]), Number(after?.label)];
    },
  },
  unassigned: {
    derive: deriveRemovedIds('user', ({ assignee_ids }) => assignee_ids),
    apply: (fields, { before }) => {
      fields.assignee_ids = excludeIds(fields.assignee_ids, [Number(before?.user)]);
    },
  },
  assigned: {
    derive: deriveAddedIds('user', ({ assignee_ids }) => assignee_ids),
    apply: (fields, { after }) => {
      fields.assignee_ids = [...excludeIds(fields.assignee_ids, [Number(after?.user)]), Number(after?.user)];
    },
  },
  demilestoned: {
    derive: deriveRemovedIds('milestone', listMilestoneIds),
    apply: (fields, { before }) => {
      if (fields.milestone_id === before?.milestone) fields.milestone_id = null;
    },
  },
  milestoned: {
    derive: deriveAddedIds('milestone', listMilestoneIds),
    apply: (fields, { after }) => {
      fields.milestone_id = Number(after?.milestone);
    },
  },
  due_changed: { derive: deriveChange('due', ({ due_on }) => due_on?.toISOString() ?? null), apply: null },
  locked: {
    derive: deriveOnset(({ locked }) => locked),
    apply: (fields) => {
      fields.locked = true;
    },
  },
  unlocked: {
    derive: deriveOnset(({ locked }) => !locked),
    apply: (fields) => {
      fields.locked = false;
    },
  },
  linked: null,
  unlinked: null,
  referenced: null,
  parent_changed: null,
  transferred: null,
  comment_edited: null,
  comment_removed: null,
  comment_hidden: null,
  comment_shown: null,
  deleted: null,
  purged: null,
  voted: null,
  unvoted: null,
  watched: null,
  unwatched: null,
  reimported: null,
  reacted: null,
  sub_issues_reordered: null,
  duplicate_dismissed: null,
  duplicate_dismissal_removed: null,
  votes_moved: null,
  snoozed: null,
  unsnoozed: null,
  held: null,
  released: null,
  person_claimed: null,
};

const DERIVED_KINDS = (Object.keys(COMPARED_EVENT_PARTS) as NewIssueEventKind[]).filter(
  (kind) => COMPARED_EVENT_PARTS[kind]?.derive,
);

/** Derives events from the differences between two versions of an issue's fields, except for the state. */
function deriveFieldChangeEvents(from: IssueFields, to: IssueFields, createdAt: Date): NewEvent[] {
  const event = { actorId: null, createdAt, sourceId: DERIVED_EVENT_SOURCE_ID };
  return DERIVED_KINDS.flatMap((kind) =>
    (COMPARED_EVENT_PARTS[kind]?.derive?.(from, to) ?? []).map((values) => ({ kind, ...values, ...event })),
  );
}

const excludeIds = (ids: readonly number[], others: readonly number[]): number[] =>
  ids.filter((id) => !others.includes(id));

/** Whether a stored event and a source event are the same change, regardless of actor and time. */
function isSameEventChange(row: StoredEventRow, event: NewEvent): boolean {
  if (getEventKindByCode(row.kind) !== event.kind) return false;
  if (event.kind === 'state_changed') return toIssueEventData(row.after).state === event.after?.state;
  return (
    isEventDataEqual(toIssueEventData(row.before), event.before ?? {}) &&
    isEventDataEqual(toIssueEventData(row.after), event.after ?? {})
  );
}

const toIssueEventData = (data: unknown): IssueEventData => (data ?? {}) as IssueEventData;

const isEventDataEqual = (a: IssueEventData, b: IssueEventData): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => a[key] === b[key]);
