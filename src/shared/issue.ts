/** The closed value sets of an issue. A value's index is what the store keeps: append, never reorder. */

export const ISSUE_TYPES = ['bug', 'feature', 'task', 'question'] as const;
export type IssueType = (typeof ISSUE_TYPES)[number];

/** In rising order, so that `priority:>=high` is a comparison of indexes. */
export const PRIORITIES = ['none', 'low', 'medium', 'high', 'urgent'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** In the order of an issue's life. */
export const STATE_CATEGORIES = ['triage', 'backlog', 'active', 'done', 'dropped'] as const;
export type StateCategory = (typeof STATE_CATEGORIES)[number];

/** `is:open` means these categories; all others are closed. */
export const OPEN_CATEGORIES: readonly StateCategory[] = ['triage', 'backlog', 'active'];

export const VISIBILITIES = ['public', 'internal', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const ROLES = ['reader', 'reporter', 'triager', 'developer', 'maintainer'] as const;
export type Role = (typeof ROLES)[number];

/** Issue links; `parent` stands on the issue itself. */
export const LINK_KINDS = ['duplicates', 'blocks', 'relates'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** What a link is called at its other end, in events. */
export const INVERSE_LINK_NAMES: Readonly<Record<LinkKind, string>> = {
  duplicates: 'duplicated_by',
  blocks: 'blocked_by',
  relates: 'relates',
};

/**
 * What happened to an issue. `before` and `after` of the event hold, by kind:
 * - opened, locked, unlocked: nothing
 * - commented: nothing; the event's comment_id says which
 * - state_changed: {state} both; after may have {reason, canonical: number} or, of a
 *   step back, {undoes: sequence} of the event that it takes back
 * - labeled / unlabeled: after / before {label}
 * - assigned / unassigned: after / before {user}
 * - milestoned / demilestoned: after / before {milestone}
 * - renamed: {title} both
 * - type_changed: {type}; priority_changed: {priority} both, as their indexes
 * - body_edited: {body} both
 * - linked / unlinked: after / before {kind, number, project?} (the other end)
 * - referenced: after {number, project?} or {commit, url} or {url, title}
 * - parent_changed: {number|null} both; due_changed: {due|null} both
 * - transferred: before {from: "owner/name#1"}
 * - comment_edited: {comment, body} both; comment_removed: before {comment}. The `commented` event of a
 *   comment that an import removed has no comment_id any more; one removed here stays, without its text.
 * - deleted, purged: nothing
 * - comment_hidden, comment_shown: after {comment}
 * - voted, unvoted, watched, unwatched: nothing; the actor is who did
 * - label_created: after {label, name}; label_changed: {label, name, color, description} both
 * - milestone_created: after {milestone, title}; milestone_changed: {milestone, title, due, closed} both
 * - project_changed: {name, description, visibility} both
 * - member_added: after {user, role}; member_changed: {user, role} both; member_removed: before {user, role}
 * A link's kind may also be told from its other end: duplicated_by, blocked_by.
 * Ids are those of the project's own tables (label, user, milestone, state).
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
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The number that events about the project itself have in place of an issue's. */
export const PROJECT_EVENT_NUMBER = 0;

/** Not shown in a timeline: the issue's head says when it was opened, a comment that it was edited. */
export const HIDDEN_EVENT_KINDS = [
  'opened',
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
] as const satisfies readonly EventKind[];
