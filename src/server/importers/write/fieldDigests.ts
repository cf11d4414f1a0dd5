import { hash } from 'node:crypto';
import type { SourceIssue } from '../input/SourceIssue';

/**
 * Fields of an issue whose changes are detected separately. An edit in Winnow survives further imports
 * until the same field changes in the source.
 */
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
/** Digest of a field that the source never contained. */
const MISSING = '';

/** Short digests of all fields in the order of DIGEST_FIELDS, stored in `issue_source.digest`. */
export function digestOf(issue: SourceIssue): string {
  return DIGEST_FIELDS.map((field) => {
    const value = valueOf(issue, field);
    return value === undefined ? MISSING : shortForm(JSON.stringify(value));
  }).join(SEPARATOR);
}

/** Fields that differ between two imports. Fields that the second import does not contain are unchanged. */
export function changedFields(before: string, after: string): Set<DigestField> {
  const old = before.split(SEPARATOR);
  const now = after.split(SEPARATOR);
  return new Set(DIGEST_FIELDS.filter((_, i) => now[i] !== MISSING && now[i] !== old[i]));
}

/** The digest to store: fields that the second import does not contain keep their digest. */
export function mergedDigest(before: string, after: string): string {
  const old = before.split(SEPARATOR);
  return after
    .split(SEPARATOR)
    .map((now, i) => (now === MISSING ? (old[i] ?? MISSING) : now))
    .join(SEPARATOR);
}

function valueOf(issue: SourceIssue, field: DigestField): unknown {
  switch (field) {
    case 'votes':
      return issue.voteCount;
    case 'times':
      return issue.updatedAt || issue.closedAt !== undefined
        ? [issue.createdAt, issue.updatedAt, issue.closedAt, issue.closedBy]
        : undefined;
    case 'labels':
      // Colors are not part of the issue and are formatted differently by different exports.
      return issue.labels?.map(({ name }) => name);
    case 'milestone':
      return issue.milestone === undefined ? undefined : [issue.milestone?.title];
    default:
      return issue[field];
  }
}

/** Length in base64 characters: 60 bits, so a change is missed with a probability of 10^-18. */
const HASH_LENGTH = 10;

/** Short values are stored as they are, which avoids hashing most fields. */
const PLAIN = /^[\w"[\]-]{1,12}$/;

const shortForm = (json: string): string =>
  PLAIN.test(json) ? `=${json}` : hash('sha1', json, 'base64url').slice(0, HASH_LENGTH);
