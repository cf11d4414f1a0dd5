/** Maps fields of a Bugzilla bug whose values are names: people, status, priority, type, labels and milestone. */
import type { IssueType, Priority } from '../../../../shared/issue';
import type { IssuePeople } from '../IssuePeople';
import { asObjectOrUndefined, asStringOrUndefined } from '../../values/json';
import type {
  ImportSourceInitialIssueState,
  ImportSourceIssueState,
  ImportSourceLabel,
} from '../ImportSourceIssue';

/** Matches the default assignee of unassigned bugs, such as "nobody@mozilla.org". */
const NOBODY_PATTERN = /^nobody(?:@|$)/i;

/**
 * Adds a person and returns their id, or null for nobody.
 * @param login login or email address: Bugzilla uses addresses as logins
 * @param detail object with the person's real name, if the export contains it
 */
export function addBugzillaPerson(people: IssuePeople, login: unknown, detail?: unknown): string | null {
  const text = asStringOrUndefined(login)?.trim();
  if (!text || NOBODY_PATTERN.test(text)) return null;
  const name = asStringOrUndefined(asObjectOrUndefined(detail)?.real_name)?.trim();
  return people.add(text, text, name || text);
}

export interface BugzillaStatus {
  status: string;
  /** Empty while the bug is open. */
  resolution: string;
}

/** Maps status and resolution. Unknown statuses are open unless the bug has a resolution. */
export function mapBugzillaStatus({ status, resolution }: BugzillaStatus): ImportSourceIssueState {
  const name = status.toUpperCase();
  if (resolution === '' && !CLOSED_STATUSES.has(name)) {
    if (name === 'UNCONFIRMED') return 'untriaged';
    return ACTIVE_STATUSES.has(name) ? 'active' : 'backlog';
  }
  return STATE_BY_RESOLUTION.get(resolution.toUpperCase()) ?? (resolution === '' ? 'done' : 'wont_fix');
}

const CLOSED_STATUSES = new Set(['RESOLVED', 'VERIFIED', 'CLOSED']);
const ACTIVE_STATUSES = new Set(['ASSIGNED', 'IN_PROGRESS']);
const STATE_BY_RESOLUTION: ReadonlyMap<string, ImportSourceIssueState> = new Map([
  ['FIXED', 'done'],
  ['DUPLICATE', 'duplicate'],
  ['WORKSFORME', 'cannot_reproduce'],
]);

export const mapBugzillaInitialState = (status: string): ImportSourceInitialIssueState =>
  status.toUpperCase() === 'UNCONFIRMED' ? 'untriaged' : 'backlog';

/** Returns the reason of a closed state, "invalid"; undefined for fixed and open bugs. */
export const formatBugzillaReason = (resolution: string): string | undefined =>
  resolution === '' || resolution.toUpperCase() === 'FIXED' ? undefined : resolution.toLowerCase();

/** Maps the priority or, for bugs without one, the severity. */
export function mapBugzillaPriority(priority: string, severity: string): Priority {
  return (
    PRIORITY_BY_NAME.get(priority.toLowerCase()) ?? PRIORITY_BY_NAME.get(severity.toLowerCase()) ?? 'none'
  );
}

/** Priorities of old and new installations, then severities. `normal` is both a priority and a severity. */
const PRIORITY_BY_NAME: ReadonlyMap<string, Priority> = new Map([
  ['p1', 'urgent'],
  ['p2', 'high'],
  ['p3', 'medium'],
  ['p4', 'low'],
  ['p5', 'low'],
  ['highest', 'urgent'],
  ['high', 'high'],
  ['normal', 'medium'],
  ['low', 'low'],
  ['lowest', 'low'],
  ['blocker', 'urgent'],
  ['critical', 'urgent'],
  ['major', 'high'],
  ['minor', 'low'],
  ['trivial', 'low'],
  ['s1', 'urgent'],
  ['s2', 'high'],
  ['s3', 'medium'],
  ['s4', 'low'],
]);

/** Maps the type of a bug, which older versions express as the severity "enhancement". */
export function mapBugzillaType(type: string, severity: string): IssueType {
  if (type === 'task') return 'task';
  return type === 'enhancement' || severity.toLowerCase() === 'enhancement' ? 'feature' : 'bug';
}

/** Returns a label of the scope `product` or `component`; no label for an empty name. */
export function formatBugzillaScopedLabel(
  scope: 'product' | 'component',
  name: unknown,
): ImportSourceLabel[] {
  const text = asStringOrUndefined(name)?.trim();
  return text ? [{ name: `${scope}::${text}` }] : [];
}

/** Returns the title of a milestone; undefined for an empty name and placeholders such as "---". */
export function parseBugzillaMilestone(name: unknown): string | undefined {
  const title = asStringOrUndefined(name)?.trim();
  return title && !/^-*$/.test(title) ? title : undefined;
}

/** Splits a list such as "crash, regression". */
export const splitBugzillaList = (text: string): string[] =>
  text.split(/[,\s]+/).filter((name) => name !== '');
