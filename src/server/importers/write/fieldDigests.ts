import { hash } from 'node:crypto';
import { hasReactions } from '../../../shared/reactions';
import type { ImportSourceIssue } from '../mappers/ImportSourceIssue';

/**
 * Fields of an imported issue whose changes in the source are detected separately. An edit in Winnow survives
 * further imports until the same field changes in the source.
 */
export const HASHED_ISSUE_FIELDS = [
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
  'commentReactions',
  'dueOn',
  'raw',
] as const;
export type HashedIssueField = (typeof HASHED_ISSUE_FIELDS)[number];

const FIELD_HASH_SEPARATOR = '.';
/** Digest (short hash) of an issue's field that was missing in every import so far. */
const MISSING_FIELD_HASH = '';
/**
 * Digests that an earlier version of Winnow stored lack the fields that it did not import. For such a field, the
 * digest of an empty value is assumed.
 */
const DEFAULT_FIELD_HASHES: Partial<Record<HashedIssueField, string>> = { commentReactions: '=[]' };

/**
 * Returns short hashes of an issue's fields in the order of HASHED_ISSUE_FIELDS. Stored in `issue_source.digest`,
 * to detect changes at the next import.
 */
export function computeIssueFieldHashes(issue: ImportSourceIssue): string {
  return HASHED_ISSUE_FIELDS.map((field) => {
    const value = getHashedFieldValue(issue, field);
    return value === undefined ? MISSING_FIELD_HASH : hashLongJson(JSON.stringify(value));
  }).join(FIELD_HASH_SEPARATOR);
}

/**
 * Returns the fields of an issue that differ between two imports. Fields that the later import does not
 * contain count as unchanged.
 */
export function findChangedHashedFields(before: string, after: string): Set<HashedIssueField> {
  const old = before.split(FIELD_HASH_SEPARATOR);
  const now = after.split(FIELD_HASH_SEPARATOR);
  return new Set(
    HASHED_ISSUE_FIELDS.filter(
      (field, i) => now[i] !== MISSING_FIELD_HASH && now[i] !== (old[i] ?? DEFAULT_FIELD_HASHES[field]),
    ),
  );
}

/**
 * Returns the digest to store after an issue was imported again: fields that the later import does not contain
 * keep the digest of the earlier import.
 */
export function mergeIssueFieldHashes(before: string, after: string): string {
  const old = before.split(FIELD_HASH_SEPARATOR);
  return after
    .split(FIELD_HASH_SEPARATOR)
    .map((now, i) => (now === MISSING_FIELD_HASH ? (old[i] ?? MISSING_FIELD_HASH) : now))
    .join(FIELD_HASH_SEPARATOR);
}

function getHashedFieldValue(issue: ImportSourceIssue, field: HashedIssueField): unknown {
  switch (field) {
    case 'state':
      return issue.workflowStateId === undefined ? issue.state : [issue.state, issue.workflowStateId];
    case 'votes':
      return issue.voteCount;
    case 'times':
      return issue.updatedAt || issue.closedAt !== undefined
        ? [issue.createdAt, issue.updatedAt, issue.closedAt, issue.closedBy]
        : undefined;
    case 'labels':
      // Label colors are left out of an issue's digest: they are not part of the issue, and exports format
      // them differently.
      return issue.labels?.map(({ name }) => name);
    case 'comments':
      return issue.comments?.map(({ reactions: _, ...comment }) => comment);
    case 'commentReactions':
      return issue.comments?.some(({ reactions }) => reactions)
        ? issue.comments.flatMap(({ sourceId, reactions = {} }) =>
            hasReactions(reactions) ? [[sourceId, reactions]] : [],
          )
        : undefined;
    case 'milestone':
      return issue.milestone === undefined ? undefined : [issue.milestone?.title];
    default:
      return issue[field];
  }
}

/**
 * Length of a field's hash in base64 characters: 60 bits, so a change is missed with a probability of 10^-18.
 */
const FIELD_HASH_LENGTH = 10;

/** Short field values are stored instead of their hash, which avoids hashing most fields. */
const UNHASHED_FIELD_VALUE_PATTERN = /^[\w"[\]-]{1,12}$/;

const hashLongJson = (json: string): string =>
  UNHASHED_FIELD_VALUE_PATTERN.test(json)
    ? `=${json}`
    : hash('sha1', json, 'base64url').slice(0, FIELD_HASH_LENGTH);
