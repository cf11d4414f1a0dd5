/** The state of the inbox screen in its URL: filters and the opened notification. */

/** The tabs of the inbox. `all` contains all notifications that are neither done nor snoozed. */
export const INBOX_TABS = ['unread', 'all', 'done', 'snoozed'] as const;
export type InboxTab = (typeof INBOX_TABS)[number];

const INBOX_TAB_STATES = {
  unread: ['UNREAD'],
  all: ['UNREAD', 'READ'],
  done: ['DONE'],
  snoozed: ['SNOOZED'],
} as const satisfies Record<InboxTab, readonly string[]>;

/** The reasons by which the inbox can be filtered, as their values in the URL. */
export const INBOX_REASONS = [
  'mentioned',
  'assigned',
  'due_soon',
  'duplicate_closed',
  'authored',
  'commented',
  'state_changed',
  'watching',
  'bulk',
] as const;
type InboxReason = (typeof INBOX_REASONS)[number];

export interface InboxFilter {
  tab: InboxTab;
  reason: InboxReason | null;
  /** Key of a project. */
  project: string | null;
}

/** The issue or bulk operation of a notification. There is one notification for each. */
export interface InboxSubject {
  kind: 'issue' | 'bulk';
  projectKey: string;
  number: number;
}

export interface InboxUrlState extends InboxFilter {
  /** Issue or bulk operation shown beside the list; null: none. */
  opened: InboxSubject | null;
}

/** Reads the state from the URL. Unknown values are ignored. */
export function parseInboxUrl(search: URLSearchParams): InboxUrlState {
  const tab = search.get('state');
  const reason = search.get('reason');
  return {
    tab: INBOX_TABS.find((each) => each === tab) ?? 'unread',
    reason: INBOX_REASONS.find((each) => each === reason) ?? null,
    project: /^[A-Z][A-Z0-9]{1,9}$/.exec(search.get('project') ?? '')?.[0] ?? null,
    opened: parseSubject('issue', search.get('issue')) ?? parseSubject('bulk', search.get('bulk')),
  };
}

function parseSubject(kind: InboxSubject['kind'], text: string | null): InboxSubject | null {
  const [, projectKey, number] = /^([A-Z][A-Z0-9]{1,9})-([1-9]\d{0,8})$/.exec(text ?? '') ?? [];
  return projectKey === undefined ? null : { kind, projectKey, number: Number(number) };
}

/** Returns the query string of the inbox in this state; empty for the default state. */
export function buildInboxSearch({ tab, reason, project, opened }: InboxUrlState): string {
  const search = new URLSearchParams();
  if (tab !== 'unread') search.set('state', tab);
  if (reason) search.set('reason', reason);
  if (project !== null) search.set('project', project);
  if (opened) search.set(opened.kind, `${opened.projectKey}-${opened.number}`);
  return search.size === 0 ? '' : `?${search.toString()}`;
}

export const buildInboxHref = (state: InboxUrlState): string => `/inbox${buildInboxSearch(state)}`;

/** Identifies the subject of a notification: `issue NET-4`. */
export const formatInboxSubject = ({ kind, projectKey, number }: InboxSubject): string =>
  `${kind} ${projectKey}-${number}`;

/** Identifies the list of a filter. */
export const formatInboxFilter = (filter: InboxFilter): string =>
  buildInboxSearch({ tab: filter.tab, reason: filter.reason, project: filter.project, opened: null });

/** Number of notifications per request, as in the fragment inboxListData_page. */
export const INBOX_PAGE_SIZE = 50;

/** The query variables of a filter. */
export const getInboxFilterVariables = ({ tab, reason, project }: InboxFilter) => ({
  states: INBOX_TAB_STATES[tab],
  reason: reason && (reason.toUpperCase() as Uppercase<InboxReason>),
  project,
});

/** Returns the query variables of the issue or bulk operation shown beside the list. */
export const getInboxOpenedVariables = (opened: InboxSubject | null) => ({
  key: opened?.projectKey ?? '',
  number: opened?.number ?? 0,
  hasIssue: opened?.kind === 'issue',
  hasBulk: opened?.kind === 'bulk',
});
