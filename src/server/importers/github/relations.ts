/** Maps GitHub timeline events about duplicates, parents and dependencies to links between issues. */
import type { ImportSourceIssueRelation } from '../input/ImportSourceIssue';
import { asObjectOrUndefined, asStringOrUndefined, type JsonObject } from '../input/json';
import { findGithubRepository, parseGithubIssueUrl } from './recognize';
import { formatIssueSourceId } from './sourceIds';

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
