/** The kinds of events, with what several layers know about them. README.md describes how to add a kind. */

/** A group of kinds by which the activity can be filtered. */
export type ActivityTopic =
  | 'comments'
  | 'opened'
  | 'states'
  | 'labels'
  | 'people'
  | 'plans'
  | 'fields'
  | 'texts'
  | 'relations'
  | 'project';

/**
 * The type of a value of an event. `index` is an index into a list of `shared/issue.ts`, or 1 for yes. References are
 * ids of the project's rows, or of a user or project; `issue` is an issue's number, `event` a sequence. Exports replace
 * users by logins and projects by keys. A `?` marks values that may be missing; imports reject events in which
 * another value is missing. Any value may be null, for example if there is no due date.
 */
type EventValueType =
  | 'text'
  | 'time'
  | 'index'
  | 'state'
  | 'label'
  | 'milestone'
  | 'user'
  | 'project'
  | 'issue'
  | 'comment'
  | 'event';

/** The values in the column `before` or `after` of an event, by key. */
type EventValueTypes = Readonly<Record<string, EventValueType | `${EventValueType}?`>>;

export interface EventKindDefinition {
  /** Number of the kind in the database. Stored events have it, so it is never changed or used again. */
  code: number;
  /** Events about the project itself have PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER as the number of their issue. */
  about: 'issue' | 'project';
  /**
   * GraphQL type of the item that represents the event in the issue's timeline. Null: timelines hide the event, for
   * example because the issue's header or the comment already shows it.
   */
  timelineType: string | null;
  /** Filter of the activity that shows the event; null: only the unfiltered activity shows it. */
  topic: ActivityTopic | null;
  /** Who can see the event in the activity, besides having access to the project. */
  visibleTo: 'all' | 'actor' | 'nobody';
  /**
   * Which texts of the issue the event may change, so that search indexes read them again: its comments, or also its
   * title and description. `purged`: no file may keep the old texts.
   */
  changedTexts: 'none' | 'comments' | 'all' | 'purged';
  /**
   * The information of the event that notifications and emails use: only that it happened, its values, or its values if
   * the text mentions users. Null: the event notifies nobody.
   */
  notifies: 'event' | 'values' | 'mentions' | null;
  /** Values before and after the change. The first event of a change also has {updated} in `before`. */
  before: EventValueTypes;
  after: EventValueTypes;
}

/** Facts of events about the project itself. */
const PROJECT_EVENT = {
  about: 'project',
  timelineType: null,
  topic: 'project',
  visibleTo: 'all',
  changedTexts: 'none',
  notifies: null,
} as const;

/** Facts of most events of issues. */
const ISSUE_EVENT = { about: 'issue', visibleTo: 'all', notifies: null } as const;

/** Facts of events that make open pages and caches load a part of the issue again, and matter little in its history. */
const REFRESH_EVENT = { ...ISSUE_EVENT, timelineType: null, topic: null } as const;

/** Values of an event about a link to another issue. `kind` is a kind of link or its inverse, as `blocked_by`. */
const LINK = { kind: 'text', number: 'issue', project: 'project?' } as const;
/** Values of an event about a snooze. `by` is the user who snoozed the issue, and only in `before`. */
const SNOOZE = { until: 'time?', untilComment: 'index?', by: 'user?', at: 'time?' } as const;
const LABEL = { label: 'label', name: 'text' } as const;
const LABEL_FIELDS = { ...LABEL, color: 'text?', description: 'text?' } as const;
const MILESTONE = { milestone: 'milestone', title: 'text' } as const;
/** Events of earlier versions have no description. */
const MILESTONE_FIELDS = { ...MILESTONE, description: 'text?', due: 'time?', closed: 'time?' } as const;
const PROJECT_FIELDS = { name: 'text?', description: 'text?', visibility: 'index?' } as const;
const MEMBER = { user: 'user', role: 'index' } as const;

export const EVENT_KINDS = {
  opened: {
    ...ISSUE_EVENT,
    code: 0,
    timelineType: null,
    topic: 'opened',
    changedTexts: 'all',
    notifies: 'event',
    before: {},
    after: {},
  },
  /**
   * `watched` if the author became a watcher. The column comment_id has the comment; null: its author has undone it.
   */
  commented: {
    ...ISSUE_EVENT,
    code: 1,
    timelineType: 'Comment',
    topic: 'comments',
    changedTexts: 'comments',
    notifies: 'event',
    before: {},
    after: { watched: 'index?' },
  },
  /** `commit` and its `url` are from imports; `undoes` is the event that an undo reverted. */
  state_changed: {
    ...ISSUE_EVENT,
    code: 2,
    timelineType: 'StateChanged',
    topic: 'states',
    changedTexts: 'none',
    notifies: 'values',
    before: { state: 'state' },
    after: {
      state: 'state',
      reason: 'text?',
      canonical: 'issue?',
      commit: 'text?',
      url: 'text?',
      undoes: 'event?',
    },
  },
  labeled: {
    ...ISSUE_EVENT,
    code: 3,
    timelineType: 'Labeled',
    topic: 'labels',
    changedTexts: 'none',
    before: {},
    after: { label: 'label' },
  },
  unlabeled: {
    ...ISSUE_EVENT,
    code: 4,
    timelineType: 'Unlabeled',
    topic: 'labels',
    changedTexts: 'none',
    before: { label: 'label' },
    after: {},
  },
  assigned: {
    ...ISSUE_EVENT,
    code: 5,
    timelineType: 'Assigned',
    topic: 'people',
    changedTexts: 'none',
    notifies: 'values',
    before: {},
    after: { user: 'user' },
  },
  unassigned: {
    ...ISSUE_EVENT,
    code: 6,
    timelineType: 'Unassigned',
    topic: 'people',
    changedTexts: 'none',
    before: { user: 'user' },
    after: {},
  },
  milestoned: {
    ...ISSUE_EVENT,
    code: 7,
    timelineType: 'Milestoned',
    topic: 'plans',
    changedTexts: 'none',
    before: {},
    after: { milestone: 'milestone' },
  },
  demilestoned: {
    ...ISSUE_EVENT,
    code: 8,
    timelineType: 'Demilestoned',
    topic: 'plans',
    changedTexts: 'none',
    before: { milestone: 'milestone' },
    after: {},
  },
  renamed: {
    ...ISSUE_EVENT,
    code: 9,
    timelineType: 'Renamed',
    topic: 'texts',
    changedTexts: 'all',
    before: { title: 'text' },
    after: { title: 'text' },
  },
  type_changed: {
    ...ISSUE_EVENT,
    code: 10,
    timelineType: 'TypeChanged',
    topic: 'fields',
    changedTexts: 'none',
    before: { type: 'index' },
    after: { type: 'index' },
  },
  priority_changed: {
    ...ISSUE_EVENT,
    code: 11,
    timelineType: 'PriorityChanged',
    topic: 'fields',
    changedTexts: 'none',
    before: { priority: 'index' },
    after: { priority: 'index' },
  },
  /** `reason` is from imports. */
  locked: {
    ...ISSUE_EVENT,
    code: 12,
    timelineType: 'Locked',
    topic: 'fields',
    changedTexts: 'none',
    before: {},
    after: { reason: 'text?' },
  },
  unlocked: {
    ...ISSUE_EVENT,
    code: 13,
    timelineType: 'Unlocked',
    topic: 'fields',
    changedTexts: 'none',
    before: {},
    after: {},
  },
  linked: {
    ...ISSUE_EVENT,
    code: 14,
    timelineType: 'Linked',
    topic: 'relations',
    changedTexts: 'none',
    before: {},
    after: LINK,
  },
  unlinked: {
    ...ISSUE_EVENT,
    code: 15,
    timelineType: 'Unlinked',
    topic: 'relations',
    changedTexts: 'none',
    before: LINK,
    after: {},
  },
  /** An issue, a commit with its `url`, or a page with `url` and `title` mentions the issue. */
  referenced: {
    ...ISSUE_EVENT,
    code: 16,
    timelineType: 'Referenced',
    topic: 'relations',
    changedTexts: 'comments',
    before: {},
    after: { number: 'issue?', project: 'project?', commit: 'text?', url: 'text?', title: 'text?' },
  },
  body_edited: {
    ...ISSUE_EVENT,
    code: 17,
    timelineType: 'BodyEdited',
    topic: 'texts',
    changedTexts: 'all',
    notifies: 'mentions',
    before: { body: 'text' },
    after: { body: 'text' },
  },
  parent_changed: {
    ...ISSUE_EVENT,
    code: 18,
    timelineType: 'ParentChanged',
    topic: 'relations',
    changedTexts: 'none',
    before: { number: 'issue' },
    after: { number: 'issue' },
  },
  due_changed: {
    ...ISSUE_EVENT,
    code: 19,
    timelineType: 'DueChanged',
    topic: 'plans',
    changedTexts: 'none',
    before: { due: 'time' },
    after: { due: 'time' },
  },
  /** `from` is the former name of the issue, as `owner/name#1`. */
  transferred: {
    ...ISSUE_EVENT,
    code: 20,
    timelineType: 'Transferred',
    topic: 'fields',
    changedTexts: 'all',
    before: { from: 'text' },
    after: {},
  },
  comment_edited: {
    ...ISSUE_EVENT,
    code: 21,
    timelineType: null,
    topic: 'comments',
    changedTexts: 'comments',
    notifies: 'mentions',
    before: { comment: 'comment?', body: 'text?' },
    after: { comment: 'comment?', body: 'text?' },
  },
  /**
   * If an import removes a comment, its `commented` event loses its comment_id; if a user does, only the text is
   * removed.
   */
  comment_removed: {
    ...ISSUE_EVENT,
    code: 22,
    timelineType: null,
    topic: 'comments',
    changedTexts: 'comments',
    before: { comment: 'comment?' },
    after: {},
  },
  deleted: {
    ...ISSUE_EVENT,
    code: 23,
    timelineType: null,
    topic: 'fields',
    changedTexts: 'purged',
    before: {},
    after: {},
  },
  comment_hidden: {
    ...ISSUE_EVENT,
    code: 24,
    timelineType: 'CommentHidden',
    topic: 'comments',
    changedTexts: 'comments',
    before: {},
    after: { comment: 'comment?' },
  },
  comment_shown: {
    ...ISSUE_EVENT,
    code: 25,
    timelineType: 'CommentShown',
    topic: 'comments',
    changedTexts: 'comments',
    before: {},
    after: { comment: 'comment?' },
  },
  purged: {
    ...ISSUE_EVENT,
    code: 26,
    timelineType: 'TextPurged',
    topic: 'fields',
    changedTexts: 'purged',
    before: {},
    after: {},
  },
  /** The actor is the voter. */
  voted: { ...REFRESH_EVENT, code: 27, changedTexts: 'none', before: {}, after: {} },
  unvoted: { ...REFRESH_EVENT, code: 28, changedTexts: 'none', before: {}, after: {} },
  /** The actor is the watcher. */
  watched: { ...REFRESH_EVENT, code: 29, visibleTo: 'actor', changedTexts: 'none', before: {}, after: {} },
  unwatched: { ...REFRESH_EVENT, code: 30, visibleTo: 'actor', changedTexts: 'none', before: {}, after: {} },
  label_created: { ...PROJECT_EVENT, code: 31, before: {}, after: LABEL },
  label_changed: { ...PROJECT_EVENT, code: 32, before: LABEL_FIELDS, after: LABEL_FIELDS },
  milestone_created: { ...PROJECT_EVENT, code: 33, before: {}, after: MILESTONE },
  milestone_changed: { ...PROJECT_EVENT, code: 34, before: MILESTONE_FIELDS, after: MILESTONE_FIELDS },
  project_changed: { ...PROJECT_EVENT, code: 35, before: PROJECT_FIELDS, after: PROJECT_FIELDS },
  member_added: { ...PROJECT_EVENT, code: 36, before: {}, after: MEMBER },
  member_changed: { ...PROJECT_EVENT, code: 37, before: MEMBER, after: MEMBER },
  member_removed: { ...PROJECT_EVENT, code: 38, before: MEMBER, after: {} },
  /** `mergedInto` if the label was merged into another one. */
  label_deleted: { ...PROJECT_EVENT, code: 39, before: LABEL, after: { mergedInto: 'label?' } },
  label_restored: { ...PROJECT_EVENT, code: 40, before: {}, after: LABEL },
  milestone_deleted: { ...PROJECT_EVENT, code: 41, before: MILESTONE, after: {} },
  milestone_restored: { ...PROJECT_EVENT, code: 42, before: {}, after: MILESTONE },
  project_deleted: { ...PROJECT_EVENT, code: 43, before: {}, after: {} },
  project_restored: { ...PROJECT_EVENT, code: 44, before: {}, after: {} },
  /** An import changed fields that have no kind of event, such as the number of votes. */
  reimported: { ...REFRESH_EVENT, code: 45, changedTexts: 'all', before: {}, after: {} },
  reacted: { ...REFRESH_EVENT, code: 46, visibleTo: 'actor', changedTexts: 'none', before: {}, after: {} },
  sub_issues_reordered: { ...REFRESH_EVENT, code: 47, changedTexts: 'none', before: {}, after: {} },
  /** Recorded for both issues of the dismissed pair. */
  duplicate_dismissed: {
    ...REFRESH_EVENT,
    code: 48,
    changedTexts: 'none',
    before: {},
    after: { number: 'issue?' },
  },
  duplicate_dismissal_removed: {
    ...REFRESH_EVENT,
    code: 49,
    changedTexts: 'none',
    before: { number: 'issue?' },
    after: {},
  },
  /**
   * Votes or watchers changed because a duplicate of a duplicate was linked or unlinked. The issue has no other event
   * of this change.
   */
  votes_moved: { ...REFRESH_EVENT, code: 50, changedTexts: 'none', before: {}, after: {} },
  /** `before` has the values of the previous snooze, if the issue was already snoozed. */
  snoozed: {
    ...ISSUE_EVENT,
    code: 51,
    timelineType: 'Snoozed',
    topic: 'fields',
    changedTexts: 'none',
    before: SNOOZE,
    after: SNOOZE,
  },
  /** `comment` if a comment ended the snooze. */
  unsnoozed: {
    ...ISSUE_EVENT,
    code: 52,
    timelineType: 'Unsnoozed',
    topic: 'fields',
    changedTexts: 'none',
    before: SNOOZE,
    after: { comment: 'comment?' },
  },
  held: {
    ...ISSUE_EVENT,
    code: 53,
    timelineType: 'Held',
    topic: 'fields',
    changedTexts: 'none',
    before: {},
    after: {},
  },
  released: {
    ...ISSUE_EVENT,
    code: 54,
    timelineType: 'Released',
    topic: 'fields',
    changedTexts: 'none',
    notifies: 'event',
    before: {},
    after: {},
  },
  /** An account replaced an imported person as author, assignee, commenter, watcher or voter of the issue. */
  person_claimed: {
    ...REFRESH_EVENT,
    code: 55,
    visibleTo: 'nobody',
    changedTexts: 'none',
    before: {},
    after: {},
  },
} as const satisfies Record<string, EventKindDefinition>;

export type EventKind = keyof typeof EVENT_KINDS;

/** The kinds whose definitions have these facts, for example `{ about: 'project' }`. */
type EventKindWith<Facts> = {
  [Kind in EventKind]: (typeof EVENT_KINDS)[Kind] extends Facts ? Kind : never;
}[EventKind];

export type ProjectEventKind = EventKindWith<{ about: 'project' }>;
export type IssueEventKind = Exclude<EventKind, ProjectEventKind>;
/** The kinds that have a GraphQL type of their own. The kind `commented` is represented by the comment instead. */
export type TimelineEventKind = Exclude<EventKindWith<{ timelineType: string }>, 'commented'>;
/** Kinds of events of issues that only the activity shows, because they have no item in timelines. */
export type ActivityOnlyEventKind = Exclude<
  IssueEventKind,
  TimelineEventKind | 'commented' | EventKindWith<{ visibleTo: 'nobody' }>
>;
export type NotifyingEventKind = Exclude<EventKind, EventKindWith<{ notifies: null }>>;
/** Names of the GraphQL types of timeline items. */
export type TimelineItemType = NonNullable<(typeof EVENT_KINDS)[EventKind]['timelineType']>;

export const EVENT_KIND_NAMES = Object.keys(EVENT_KINDS) as readonly EventKind[];

const KINDS_BY_CODE: (EventKind | undefined)[] = [];
for (const kind of EVENT_KIND_NAMES) KINDS_BY_CODE[EVENT_KINDS[kind].code] = kind;

/** Returns the number that represents a kind of event in the database. */
export const getEventKindCode = (kind: EventKind): number => EVENT_KINDS[kind].code;

/** Returns the kind of event that a number in the database represents; undefined for unknown numbers. */
export const getEventKindByCode = (code: number): EventKind | undefined => KINDS_BY_CODE[code];

/** Returns the part that a layer has for a kind of event; undefined if it has none. */
export const getPartByEventKind = <Part>(
  parts: Readonly<Partial<Record<EventKind, Part>>>,
  kind: EventKind | undefined,
): Part | undefined => kind && parts[kind];

export const findEventKinds = (matches: (definition: EventKindDefinition) => boolean): EventKind[] =>
  EVENT_KIND_NAMES.filter((kind) => matches(EVENT_KINDS[kind]));

/** Returns the numbers in the database of the kinds whose definition matches. */
export const findEventKindCodes = (matches: (definition: EventKindDefinition) => boolean): number[] =>
  findEventKinds(matches).map(getEventKindCode);

/** Returns the keys of all values of a type in all kinds of events. A key has the same type in all kinds. */
export const findEventValueKeys = (type: EventValueType): string[] => [
  ...new Set(
    EVENT_KIND_NAMES.flatMap((kind) =>
      [EVENT_KINDS[kind].before, EVENT_KINDS[kind].after].flatMap((values: EventValueTypes) =>
        Object.keys(values).filter((key) => values[key] === type || values[key] === `${type}?`),
      ),
    ),
  ),
];
