/** What undo and the previews of bulk edits do with each kind of event of an issue. */
import { type EventKind, getPartByEventKind, type IssueEventKind } from '../../../shared/events/kinds';
import { FIELDS } from '../../../shared/fields/fields';
import { parseLabelScope } from '../../../shared/validation/labels';
import type { StoredIssueEvent } from '../../store/read/StoredIssueEvent';
import type { EventFieldValues } from '../../store/write/events';
import type { StoredIssueLink } from '../../store/write/links';
import type { IssueChange, OptionFieldValues } from '../fields/IssueChange';
import { mapOptionFields, type OptionFieldName } from '../../../shared/fields/optionFields';

export interface IssueEventPart {
  /**
   * Returns the field that the event changes: an undo leaves it alone if a later event has changed it again. Null if
   * this event does not change a field that an undo restores.
   */
  getField: (event: StoredIssueEvent, labelNames: ReadonlyMap<number, string>) => UndoField | null;
  /** Adds the inverse of the event to an undo. Null: the undo restores the field by other means, or not at all. */
  invert: ((draft: InverseIssueChangeDraft, event: StoredIssueEvent) => void) | null;
  /** Adds the values before and after the event to the preview of a bulk edit. Null: the preview does not show them. */
  addBulkValues: ((change: BulkItemChange, event: BulkItemEvent) => void) | null;
}

/** Nouns for the fields in messages. */
export const UNDO_FIELD_NOUNS = {
  ...mapOptionFields((field) => `the ${FIELDS[field].title.toLowerCase()}`),
  state: 'the state',
  label: 'a label',
  scope: 'a label',
  user: 'an assignee',
  milestone: 'the milestone',
  due: 'the due date',
  parent: 'the parent issue',
  lock: 'the lock',
  comment: 'the comment',
  snooze: 'the snooze',
} as const;
export type UndoFieldName = keyof typeof UNDO_FIELD_NOUNS;
/** For example `state`, `priority`, `label:7`, `scope:platform`, `user:3` or `comment:12`. */
export type UndoField = UndoFieldName | `${UndoFieldName}:${string}`;

export interface InverseIssueChange {
  change: IssueChange;
  /** Duplicate links that the events added and the undo removes. */
  linksRemoved: StoredIssueLink[];
  /** Duplicate links that the events removed and the undo restores. */
  linksAdded: StoredIssueLink[];
  /** Ids of the comments that the events added. */
  commentsMade: number[];
  /** Whether the events removed a comment. */
  commentRemoved: boolean;
}

export interface InverseIssueChangeDraft extends InverseIssueChange {
  change: { -readonly [Field in keyof IssueChange]: IssueChange[Field] };
  labels: LabelOrAssigneeUndoIds;
  assignees: LabelOrAssigneeUndoIds;
}

interface LabelOrAssigneeUndoIds {
  /** Ids of labels or users that the events removed. */
  restored: number[];
  /** Ids of labels or users that the events added. */
  removed: number[];
}

/** Values of the changed fields of an issue; unchanged fields are absent. */
export interface BulkItemValues extends OptionFieldValues {
  stateId?: number;
  /** Before: the removed labels. After: the added ones. */
  labelIds: number[];
  /** Before: the removed assignees. After: the added ones. */
  assigneeIds: number[];
  milestoneId?: number;
  dueOn?: Date | null;
  parentNumber?: number | null;
  locked?: boolean;
}

/** The values that a bulk operation changes in one of its issues. */
export interface BulkItemChange {
  before: BulkItemValues;
  after: BulkItemValues;
}

/** An event that a bulk operation has written or would write. */
export interface BulkItemEvent {
  kind: EventKind;
  before: EventFieldValues | null;
  after: EventFieldValues | null;
}

/** Reads a value from an event's data after the change, or else from that before. */
export function getEventValueAfterOrBefore(
  { before, after }: StoredIssueEvent,
  key: string,
): string | number | null {
  return after?.[key] ?? before?.[key] ?? null;
}

const getNumberBefore = (event: StoredIssueEvent, key: string): number => event.before?.[key] as number;

/** Adds values of the sides of an event that have data. */
const addEachSide =
  (add: (values: BulkItemValues, data: EventFieldValues) => void): IssueEventPart['addBulkValues'] =>
  (change, { before, after }) => {
    if (before) add(change.before, before);
    if (after) add(change.after, after);
  };

const STATE: Omit<IssueEventPart, 'invert'> = { getField: () => 'state', addBulkValues: null };

/** A link to the canonical issue of a duplicate counts as part of the state, because they change together. */
const isDuplicateLink = (event: StoredIssueEvent): boolean =>
  getEventValueAfterOrBefore(event, 'kind') === 'duplicates';

const LINK: Omit<IssueEventPart, 'invert'> = {
  getField: (event) => (isDuplicateLink(event) ? 'state' : null),
  addBulkValues: null,
};

const toDuplicateLink = (event: StoredIssueEvent): StoredIssueLink => ({
  from: event.issue_number,
  kind: 'duplicates',
  to: Number(getEventValueAfterOrBefore(event, 'number')),
});

const getLabelId = (event: StoredIssueEvent): number => Number(getEventValueAfterOrBefore(event, 'label'));

const LABEL: Omit<IssueEventPart, 'invert'> = {
  // An issue has one label per scope, so all labels of a scope are one field.
  getField: (event, labelNames) => {
    const id = getLabelId(event);
    const name = labelNames.get(id);
    const scope = name === undefined ? null : parseLabelScope(name);
    return scope === null ? `label:${id}` : `scope:${scope}`;
  },
  addBulkValues: addEachSide((values, { label }) => {
    if (label !== undefined) values.labelIds.push(Number(label));
  }),
};

const getAssigneeId = (event: StoredIssueEvent): number => Number(getEventValueAfterOrBefore(event, 'user'));

const ASSIGNEE: Omit<IssueEventPart, 'invert'> = {
  getField: (event) => `user:${getEventValueAfterOrBefore(event, 'user')}`,
  addBulkValues: addEachSide((values, { user }) => {
    if (user !== undefined) values.assigneeIds.push(Number(user));
  }),
};

const MILESTONE: Omit<IssueEventPart, 'invert'> = {
  getField: () => 'milestone',
  addBulkValues: addEachSide((values, { milestone }) => {
    if (milestone !== undefined) values.milestoneId = Number(milestone);
  }),
};

function createOptionEvent(field: OptionFieldName): IssueEventPart {
  return {
    getField: () => field,
    invert: ({ change }, event) => {
      change[field] = getNumberBefore(event, field);
    },
    addBulkValues: addEachSide((values, data) => {
      values[field] = Number(data[field]);
    }),
  };
}

/** @param locked whether the issue is locked after the event */
const createLockEvent = (locked: boolean): IssueEventPart => ({
  getField: () => 'lock',
  invert: ({ change }) => {
    change.locked = !locked;
  },
  addBulkValues: ({ before, after }) => {
    before.locked = !locked;
    after.locked = locked;
  },
});

const COMMENT: IssueEventPart = {
  getField: (event) => `comment:${getEventValueAfterOrBefore(event, 'comment')}`,
  invert: null,
  addBulkValues: null,
};

const SNOOZE: IssueEventPart = { getField: () => 'snooze', invert: null, addBulkValues: null };

/** Null: no bulk edit and no triage decision causes events of the kind, so nothing undoes them. */
const ISSUE_EVENT_PARTS: Readonly<Record<IssueEventKind, IssueEventPart | null>> = {
  opened: null,
  commented: {
    getField: (event) => `comment:${event.comment_id}`,
    invert: ({ commentsMade }, { comment_id }) => {
      if (comment_id !== null) commentsMade.push(comment_id);
    },
    addBulkValues: null,
  },
  state_changed: {
    getField: () => 'state',
    invert: ({ change }, event) => {
      change.stateId = getNumberBefore(event, 'state');
    },
    addBulkValues: addEachSide((values, { state }) => {
      values.stateId = Number(state);
    }),
  },
  labeled: {
    ...LABEL,
    invert: ({ labels }, event) => {
      labels.removed.push(getLabelId(event));
    },
  },
  unlabeled: {
    ...LABEL,
    invert: ({ labels }, event) => {
      labels.restored.push(getLabelId(event));
    },
  },
  assigned: {
    ...ASSIGNEE,
    invert: ({ assignees }, event) => {
      assignees.removed.push(getAssigneeId(event));
    },
  },
  unassigned: {
    ...ASSIGNEE,
    invert: ({ assignees }, event) => {
      assignees.restored.push(getAssigneeId(event));
    },
  },
  milestoned: {
    ...MILESTONE,
    // If the issue had another milestone before, an earlier `demilestoned` event has already set it here.
    invert: ({ change }) => {
      if (change.milestoneId === undefined) change.milestoneId = null;
    },
  },
  demilestoned: {
    ...MILESTONE,
    invert: ({ change }, event) => {
      change.milestoneId = getNumberBefore(event, 'milestone');
    },
  },
  renamed: null,
  type_changed: createOptionEvent('type'),
  priority_changed: createOptionEvent('priority'),
  locked: createLockEvent(true),
  unlocked: createLockEvent(false),
  linked: {
    ...LINK,
    invert: ({ linksRemoved }, event) => {
      if (isDuplicateLink(event)) linksRemoved.push(toDuplicateLink(event));
    },
  },
  unlinked: {
    ...LINK,
    invert: ({ linksAdded }, event) => {
      if (isDuplicateLink(event)) linksAdded.push(toDuplicateLink(event));
    },
  },
  referenced: null,
  body_edited: null,
  parent_changed: {
    getField: () => 'parent',
    invert: ({ change }, event) => {
      change.parentNumber = getNumberBefore(event, 'number');
    },
    addBulkValues: addEachSide((values, { number }) => {
      values.parentNumber = number == null ? null : Number(number);
    }),
  },
  due_changed: {
    getField: () => 'due',
    invert: ({ change }, { before }) => {
      const due = before?.['due'];
      change.dueOn = typeof due === 'string' ? new Date(due) : null;
    },
    addBulkValues: addEachSide((values, { due }) => {
      values.dueOn = due == null ? null : new Date(due);
    }),
  },
  transferred: null,
  comment_edited: COMMENT,
  comment_removed: {
    ...COMMENT,
    invert: (draft) => {
      draft.commentRemoved = true;
    },
  },
  deleted: null,
  comment_hidden: COMMENT,
  comment_shown: COMMENT,
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
  snoozed: SNOOZE,
  unsnoozed: SNOOZE,
  // A change of state can release an issue. Undoing it holds the issue again.
  held: {
    ...STATE,
    invert: ({ change }) => {
      change.held = false;
    },
  },
  released: {
    ...STATE,
    invert: ({ change }) => {
      change.held = true;
    },
  },
  person_claimed: null,
};

/** Returns what the domain does with events of a kind; null for kinds that nothing undoes or previews. */
export const getIssueEventPart = (kind: EventKind | undefined): IssueEventPart | null =>
  getPartByEventKind(ISSUE_EVENT_PARTS, kind) ?? null;
