/** The enums of an issue. The database stores the index of a value: append values, and never reorder them. */

export const ISSUE_TYPES = ['bug', 'feature', 'task', 'question'] as const;
export type IssueType = (typeof ISSUE_TYPES)[number];

/** Issue priorities in ascending order, so that `priority:>=high` compares indexes. */
export const PRIORITIES = ['none', 'low', 'medium', 'high', 'urgent'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Categories of workflow states, in workflow order. */
export const STATE_CATEGORIES = ['triage', 'backlog', 'active', 'done', 'dropped'] as const;
export type StateCategory = (typeof STATE_CATEGORIES)[number];

/** The categories of open issues (`is:open`). Issues in all other categories are closed. */
export const OPEN_STATE_CATEGORIES: readonly StateCategory[] = ['triage', 'backlog', 'active'];
/** The numbers of these categories in the database: their positions in STATE_CATEGORIES. */
export const OPEN_STATE_CATEGORY_CODES: readonly number[] = OPEN_STATE_CATEGORIES.map((category) =>
  STATE_CATEGORIES.indexOf(category),
);

export const PROJECT_VISIBILITIES = ['public', 'internal', 'private'] as const;
export type ProjectVisibility = (typeof PROJECT_VISIBILITIES)[number];

export const ROLES = ['reader', 'reporter', 'triager', 'developer', 'maintainer'] as const;
export type Role = (typeof ROLES)[number];

/** Kinds of links between issues. The parent is not a link but a column of the issue. */
export const ISSUE_LINK_KINDS = ['duplicates', 'blocks', 'relates'] as const;
export type IssueLinkKind = (typeof ISSUE_LINK_KINDS)[number];

/** Returns the number that represents a kind of link in the database. */
export const getIssueLinkKindCode = (kind: IssueLinkKind): number => ISSUE_LINK_KINDS.indexOf(kind);

/** The name of a link as seen from the issue to which it points, for the events of that issue. */
export const INVERSE_ISSUE_LINK_KIND_NAMES: Readonly<Record<IssueLinkKind, string>> = {
  duplicates: 'duplicated_by',
  blocks: 'blocked_by',
  relates: 'relates',
};

/**
 * Kinds of events. The JSON objects in the columns `before` and `after` of an event have these fields, by kind (`both`:
 * in each of the two columns):
 * - opened, unlocked: no fields
 * - locked: after may have {reason}, from an import
 * - commented: after {watched: 1} if the author became a watcher; the column comment_id identifies the comment, and is
 *   null if its author has undone it
 * - state_changed: {state} both; after may have {reason, canonical: number, commit, url} or, for an undo, {undoes:
 *   sequence} of the event that it reverts; `commit` with its `url` are from an import
 * - labeled / unlabeled: after / before {label}
 * - assigned / unassigned: after / before {user}
 * - milestoned / demilestoned: after / before {milestone}
 * - renamed: {title} both
 * - type_changed: {type} both; priority_changed: {priority} both, as indexes
 * - body_edited: {body} both
 * - linked / unlinked: after / before {kind, number, project?} (the other end)
 * - referenced: after {number, project?} or {commit, url} or {url, title}
 * - parent_changed: {number|null} both; due_changed: {due|null} both
 * - transferred: before {from: "owner/name#1"}
 * - comment_edited: {comment, body} both; comment_removed: before {comment}. When an import removes a comment, its
 *   `commented` event loses its comment_id; when a user does, only the text is removed.
 * - deleted, purged: nothing
 * - comment_hidden, comment_shown: after {comment}
 * - voted, unvoted, watched, unwatched: nothing; the actor is the voter or watcher
 * - reacted: nothing; only notifies open pages that a reaction has changed
 * - sub_issues_reordered: nothing; a sub-issue of the issue was moved to another position
 * - duplicate_dismissed: after {number}; duplicate_dismissal_removed: before {number}; of both issues
 * - votes_moved: nothing; the votes or watchers of the issue have changed, because a duplicate at a distance was linked
 *   or unlinked, which has no other event of the issue
 * - snoozed: after {until?, untilComment?: 1, by?, at?}; before the same fields if this replaced another snooze;
 *   unsnoozed: before the same fields; after {comment} if a comment ended the snooze. `by` is the user who snoozed the
 *   issue, in `before` only
 * - held, released: nothing; the issue waits for triage, or no longer
 * - person_claimed: nothing; an account has replaced an imported placeholder as author, assignee, commenter, watcher or
 *   voter of the issue
 * - label_created, label_restored: after {label, name}; label_changed: {label, name, color, description} both
 * - label_deleted: before {label, name}; after {mergedInto} if it was merged into another label
 * - milestone_created, milestone_restored: after {milestone, title}; milestone_deleted: before {milestone, title}
 * - milestone_changed: {milestone, title, description, due, closed} both; events of earlier versions have no
 *   description
 * - project_changed: {name, description, visibility} both; project_deleted, project_restored: nothing
 * - reimported: nothing; an import has changed fields that have no kind of event, such as the number of votes
 * - member_added: after {user, role}; member_changed: {user, role} both; member_removed: before {user, role} The first
 *   event of a change also has {updated} in `before`: when the issue was last updated before the change. The kind of a
 *   link can also be an inverse name: duplicated_by, blocked_by. Ids of labels, milestones and states are unique only
 *   within the project.
 */
export const EVENT_KINDS = [
  'opened',
  'commented',
  'state_changed',
  'labeled',
  'unlabeled',
  'assigned',
  'unassigned',
  'milestoned',
  'demilestoned',
  'renamed',
  'type_changed',
  'priority_changed',
  'locked',
  'unlocked',
  'linked',
  'unlinked',
  'referenced',
  'body_edited',
  'parent_changed',
  'due_changed',
  'transferred',
  'comment_edited',
  'comment_removed',
  'deleted',
  'comment_hidden',
  'comment_shown',
  'purged',
  'voted',
  'unvoted',
  'watched',
  'unwatched',
  'label_created',
  'label_changed',
  'milestone_created',
  'milestone_changed',
  'project_changed',
  'member_added',
  'member_changed',
  'member_removed',
  'label_deleted',
  'label_restored',
  'milestone_deleted',
  'milestone_restored',
  'project_deleted',
  'project_restored',
  'reimported',
  'reacted',
  'sub_issues_reordered',
  'duplicate_dismissed',
  'duplicate_dismissal_removed',
  'votes_moved',
  'snoozed',
  'unsnoozed',
  'held',
  'released',
  'person_claimed',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Returns the number that represents a kind of event in the database. */
export const getEventKindCode = (kind: EventKind): number => EVENT_KINDS.indexOf(kind);

/** The issue number of events that are about the project itself. */
export const PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER = 0;

/** Event kinds that timelines hide, for example because the issue's header or the comment already shows them. */
export const TIMELINE_HIDDEN_EVENT_KINDS = [
  'opened',
  'comment_edited',
  'comment_removed',
  'deleted',
  'voted',
  'unvoted',
  'watched',
  'unwatched',
  'label_created',
  'label_changed',
  'milestone_created',
  'milestone_changed',
  'project_changed',
  'member_added',
  'member_changed',
  'member_removed',
  'label_deleted',
  'label_restored',
  'milestone_deleted',
  'milestone_restored',
  'project_deleted',
  'project_restored',
  'reimported',
  'reacted',
  'sub_issues_reordered',
  'duplicate_dismissed',
  'duplicate_dismissal_removed',
  'votes_moved',
  'person_claimed',
] as const satisfies readonly EventKind[];
