/** Maps GitHub timeline events about duplicates, parents and dependencies to links between issues. */
import type { ImportSourceIssueRelation, ImportSourceComment } from '../ImportSourceIssue';
import { asObjectOrUndefined, asStringOrUndefined, type JsonObject } from '../../values/json';
import { findGithubRepository, parseGithubIssueUrl, formatIssueSourceId } from './recognize';

/** A link that a timeline event adds or removes. */
export interface GithubRelationChange {
  change: 'added' | 'removed';
  relation: Pick<ImportSourceIssueRelation, 'kind' | 'to' | 'isInverse'>;
}

/** Kinds of links by the prefix of the event name, with the fields that can contain the other issue. */
const RELATION_ENTRIES: Readonly<
  Record<string, { kind: ImportSourceIssueRelation['kind']; isInverse?: true; issue: readonly string[] }>
> = {
  parent_issue: { kind: 'parent', issue: ['parent_issue', 'parent'] },
  sub_issue: { kind: 'parent', isInverse: true, issue: ['sub_issue', 'child'] },
  blocking: { kind: 'blocks', issue: ['blocking', 'blocked_issue'] },
  blocked_by: { kind: 'blocks', isInverse: true, issue: ['blocked_by', 'blocking_issue'] },
};

/**
 * Returns the link that a timeline event changes, or undefined for other events and for events that do not name the
 * other issue.
 * @param canonical source id of the issue that this issue duplicates, if known
 */
export function parseGithubRelationChange(
  entry: JsonObject,
  kind: string,
  repository: string | null,
  canonical: string | undefined,
): GithubRelationChange | undefined {
  if (kind === 'marked_as_duplicate' || kind === 'unmarked_as_duplicate') {
    if (!canonical) return undefined;
    const change = kind === 'marked_as_duplicate' ? 'added' : 'removed';
    return { change, relation: { kind: 'duplicates', to: canonical } };
  }
  const [, name = '', change] = /^(\w+)_(added|removed)$/.exec(kind) ?? [];
  const found = Object.hasOwn(RELATION_ENTRIES, name) ? RELATION_ENTRIES[name] : undefined;
  const other = found?.issue.map((field) => entry[field]).find((value) => value !== undefined);
  const to = parseRelatedIssueSourceId(other, repository);
  if (!found || to === undefined) return undefined;
  const { kind: relationKind, isInverse } = found;
  return {
    change: change === 'added' ? 'added' : 'removed',
    relation: { kind: relationKind, to, ...(isInverse && { isInverse }) },
  };
}

/** Returns the source id of an issue object that contains a URL or a number. */
export function parseRelatedIssueSourceId(value: unknown, repository: string | null): string | undefined {
  const issue = asObjectOrUndefined(value);
  if (!issue) return undefined;
  const named = parseGithubIssueUrl(
    asStringOrUndefined(issue.html_url) ?? asStringOrUndefined(issue.url) ?? '',
  );
  if (named) return formatIssueSourceId(named.repository, named.number);
  return typeof issue.number === 'number'
    ? formatIssueSourceId(findGithubRepository(issue) ?? repository, issue.number)
    : undefined;
}

/**
 * Finds the source id of the issue that an issue duplicates. GitHub's API does not contain it, but people mark
 * duplicates with the text "Duplicate of #12" at the start of a line. The latest comment with such a line
 * counts; if there is none, the issue's body is searched.
 */
export function findCanonicalIssueSourceId(
  repository: string | null,
  body: string,
  comments: readonly ImportSourceComment[],
): string | undefined {
  for (const text of [...comments.map((comment) => comment.body).reverse(), body]) {
    const found = text.length < DUPLICATE_OF_COMMENT_LENGTH_MAX ? DUPLICATE_OF_PATTERN.exec(text) : null;
    if (found) return formatIssueSourceId(found[1] ?? found[3] ?? repository, Number(found[2] ?? found[4]));
  }
  return undefined;
}

/** Comments longer than this, in UTF-16 units, are not searched for "Duplicate of". */
const DUPLICATE_OF_COMMENT_LENGTH_MAX = 65_536;

const DUPLICATE_OF_PATTERN =
  /^\s*(?:this is an? )?(?:duplicate|dupe?) of:? (?:([\w.-]+\/[\w.-]+)?#(\d{1,9})|https?:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/issues\/(\d{1,9}))\b/im;
