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

/** The issue number of events that are about the project itself. */
export const PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER = 0;
