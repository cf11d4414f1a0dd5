/** Maps fields of a Jira issue whose values are names: people, status, resolution, priority, type. */
import type { IssueType, Priority } from '../../../../shared/issue';
import type { IssuePeople } from '../IssuePeople';
import type { ImportSourceIssueState } from '../ImportSourceIssue';
import { asObjectOrUndefined, asStringOrUndefined } from '../../values/json';
import { findPriorityByName, findStateByResolution, findTypeByName, simplifyName } from '../names';

/** Matches the key of an issue, which consists of the key of its project and its number: "NET-12". */
const ISSUE_KEY_PATTERN = /^([A-Za-z][A-Za-z0-9_]{0,99})-(\d{1,10})$/;

export interface JiraIssueKey {
  project: string;
  number: number;
}

export function parseJiraIssueKey(value: unknown): JiraIssueKey | undefined {
  const found = ISSUE_KEY_PATTERN.exec(asStringOrUndefined(value)?.trim() ?? '');
  return found ? { project: found[1]!.toUpperCase(), number: Number(found[2]) } : undefined;
}

/** The id of an issue in its source: its key in upper case. */
export const formatJiraSourceId = ({ project, number }: JiraIssueKey): string => `${project}-${number}`;

/** Returns the name of an object such as `{"name": "Bug"}`, or an empty string. */
export const getJiraName = (value: unknown): string =>
  (asStringOrUndefined(asObjectOrUndefined(value)?.name) ?? asStringOrUndefined(value))?.trim() ?? '';

/**
 * Adds a person and returns their id, or null for nobody. Jira Server identifies people by their login. Jira Cloud has
 * no logins: the display name takes their place.
 */
export function addJiraPerson(people: IssuePeople, value: unknown): string | null {
  const person = asObjectOrUndefined(value);
  const text = (field: string): string => asStringOrUndefined(person?.[field])?.trim() ?? '';
  const displayName = text('displayName');
  const accountId = text('accountId');
  if (accountId !== '') return people.add(accountId, formatLogin(displayName) || accountId, displayName);
  const login = text('name') || text('emailAddress');
  if (login !== '') return people.add(login, login, displayName || login);
  return displayName === '' ? null : people.add(displayName);
}

const formatLogin = (displayName: string): string =>
  displayName
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Maps the status of an issue.
 * @param category key or name of the status category: new, indeterminate or done; empty if it is unknown
 */
export function mapJiraState(status: string, category: string, resolution: string): ImportSourceIssueState {
  if (!isClosedStatus(status, category, resolution)) {
    if (/triage/i.test(status)) return 'untriaged';
    return isActiveStatus(status, category) ? 'active' : 'backlog';
  }
  return findStateByResolution(resolution) ?? 'done';
}

function isClosedStatus(status: string, category: string, resolution: string): boolean {
  const known = CATEGORY_IS_CLOSED.get(category.toLowerCase());
  if (known !== undefined) return known;
  if (CLOSED_STATUSES.has(simplifyName(status))) return true;
  return resolution !== '' && !OPEN_STATUSES.has(simplifyName(status));
}

const isActiveStatus = (status: string, category: string): boolean =>
  /^(?:indeterminate|in progress)$/i.test(category) ||
  (category === '' && /^in |progress|review/i.test(status));

const CATEGORY_IS_CLOSED: ReadonlyMap<string, boolean> = new Map([
  ['new', false],
  ['to do', false],
  ['indeterminate', false],
  ['in progress', false],
  ['done', true],
]);
const CLOSED_STATUSES = new Set([
  'closed',
  'resolved',
  'done',
  'completed',
  'complete',
  'rejected',
  'canceled',
  'cancelled',
]);
const OPEN_STATUSES = new Set(['open', 'reopened', 'to do', 'new', 'backlog', 'in progress', 'in review']);

export const mapJiraPriority = (name: string): Priority => findPriorityByName(name) ?? 'none';

export const mapJiraType = (name: string): IssueType => findTypeByName(name) ?? 'task';
