import { hash } from 'node:crypto';
import { hasReactions } from '../../../shared/reactions';
import type { ImportSourceIssue } from '../mappers/ImportSourceIssue';

/** Properties of an issue that are not compared between imports, or as part of a field with another name. */
type OtherProperty =
  | 'sourceId'
  | 'number'
  | 'url'
  | 'workflowStateId'
  | 'openState'
  | 'stateReason'
  | 'people'
  | 'voteCount'
  | 'createdAt'
  | 'updatedAt'
  | 'closedAt'
  | 'closedBy'
  | 'relations'
  | 'mentions';

/**
 * Fields of an imported issue whose changes in the source are detected separately. An edit in Winnow survives
 * further imports until the same field changes in the source.
 */
export type HashedIssueField =
  | Exclude<keyof ImportSourceIssue, OtherProperty>
  | 'votes'
  | 'times'
  | 'commentReactions';

/**
 * Return the compared value of each field, or undefined if the input does not contain the field. Stored digests are in
 * this order: new fields are appended.
 */
const HASHED_VALUES: Readonly<Record<HashedIssueField, (issue: ImportSourceIssue) => unknown>> = {
  title: ({ title }) => title,
  body: ({ body }) => body,
  type: ({ type }) => type,
  priority: ({ priority }) => priority,
  state: ({ state, workflowStateId }) => (workflowStateId === undefined ? state : [state, workflowStateId]),
  author: ({ author }) => author,
  assignees: ({ assignees }) => assignees,
  // Label colors are left out of an issue's digest: they are not part of the issue, and exports format them
  // differently.
  labels: ({ labels }) => labels?.map(({ name }) => name),
  milestone: ({ milestone }) => (milestone === undefined ? undefined : [milestone?.title]),
  locked: ({ locked }) => locked,
  votes: ({ voteCount }) => voteCount,
  times: ({ createdAt, updatedAt, closedAt, closedBy }) =>
    updatedAt || closedAt !== undefined ? [createdAt, updatedAt, closedAt, closedBy] : undefined,
  comments: ({ comments }) => comments?.map(({ reactions: _, ...comment }) => comment),
  events: ({ events }) => events,
  commentReactions: ({ comments }) =>
    comments?.some(({ reactions }) => reactions)
      ? comments.flatMap(({ sourceId, reactions = {} }) =>
          hasReactions(reactions) ? [[sourceId, reactions]] : [],
        )
      : undefined,
  dueOn: ({ dueOn }) => dueOn,
  raw: ({ raw }) => raw,
};
const ISSUE_FIELDS_WITH_HASH = Object.keys(HASHED_VALUES) as HashedIssueField[];

const FIELD_HASH_SEPARATOR = '.';
/** Digest (short hash) of an issue's field that was missing in every import so far. */
const MISSING_FIELD_HASH = '';
/**
 * Digests that an earlier version of Winnow stored lack the fields that it did not import. For such a field, the
 * digest of an empty value is assumed.
 */
const DEFAULT_FIELD_HASHES: Partial<Record<HashedIssueField, string>> = { commentReactions: '=[]' };

/**
 * Returns short hashes of an issue's fields in the order of HASHED_VALUES. Stored in `issue_source.digest`,
 * to detect changes at the next import.
 */
export function computeIssueFieldHashes(issue: ImportSourceIssue): string {
  return ISSUE_FIELDS_WITH_HASH.map((field) => {
    const value = HASHED_VALUES[field](issue);
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
    ISSUE_FIELDS_WITH_HASH.filter(
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
