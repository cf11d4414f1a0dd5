import { hash } from 'node:crypto';
import type { SourceIssue } from '../input/SourceIssue';

/** The parts of an issue whose change is told apart: what somebody edits here survives until the source changes it too. */
export const DIGEST_FIELDS = [
  'title',
  'body',
  'type',
  'priority',
  'state',
  'author',
  'assignees',
  'labels',
  'milestone',
  'locked',
  'votes',
  'times',
  'comments',
  'events',
] as const;
export type DigestField = (typeof DIGEST_FIELDS)[number];

const SEPARATOR = '.';
/** Stands for a field that was never told. */
const UNTOLD = '';

/** A short digest of each field, in the order of DIGEST_FIELDS: what `issue_source.digest` keeps. */
export function digestOf(issue: SourceIssue): string {
  return DIGEST_FIELDS.map((field) => {
    const told = toldOf(issue, field);
    return told === undefined ? UNTOLD : shortForm(JSON.stringify(told));
  }).join(SEPARATOR);
}

/** What changed between two readings; a field that the second does not tell did not. */
export function changedFields(before: string, after: string): Set<DigestField> {
  const old = before.split(SEPARATOR);
  const now = after.split(SEPARATOR);
  return new Set(DIGEST_FIELDS.filter((_, i) => now[i] !== UNTOLD && now[i] !== old[i]));
}

/** The digest to keep: of an untold field the one it had. */
export function mergedDigest(before: string, after: string): string {
  const old = before.split(SEPARATOR);
  return after
    .split(SEPARATOR)
    .map((now, i) => (now === UNTOLD ? (old[i] ?? UNTOLD) : now))
    .join(SEPARATOR);
}

function toldOf(issue: SourceIssue, field: DigestField): unknown {
  switch (field) {
    case 'votes':
      return issue.voteCount;
    case 'times':
      return issue.updatedAt || issue.closedAt !== undefined
        ? [issue.createdAt, issue.updatedAt, issue.closedAt, issue.closedBy]
        : undefined;
    case 'labels':
      // A color says nothing of the issue, and comes differently in different forms.
      return issue.labels?.map(({ name }) => name);
    case 'milestone':
      return issue.milestone === undefined ? undefined : [issue.milestone?.title];
    default:
      return issue[field];
  }
}

/** 60 bits: a field that changed looks the same once in 10^18 times. */
const HASH_LENGTH = 10;

/** Short values stand for themselves: most fields of most issues need no hash. */
const PLAIN = /^[\w"[\]-]{1,12}$/;

const shortForm = (json: string): string =>
  PLAIN.test(json) ? `=${json}` : hash('sha1', json, 'base64url').slice(0, HASH_LENGTH);
