/** Maps the links and the parent of a GitLab issue to relations. */
import type { ImportSourceIssueRelation } from '../input/ImportSourceIssue';
import type { IssueDates } from '../input/IssueDates';
import { asArrayOrUndefined, asObjectOrUndefined, type JsonObject } from '../input/json';
import { findGitlabProject, formatGitlabSourceId } from './ids';

/**
 * Converts the links of an issue, such as "blocks", to relations.
 * @param at creation time to use for links that have none in the source
 */
export function mapGitlabLinks(
  issue: JsonObject,
  sourceId: string,
  project: string | null,
  dates: IssueDates,
  at: Date,
): ImportSourceIssueRelation[] {
  const relations = (asArrayOrUndefined(issue.links) ?? []).flatMap((value): ImportSourceIssueRelation[] => {
    const link = asObjectOrUndefined(value);
    const to = toSourceId(link, project);
    if (!link || to === undefined) return [];
    const createdAt = dates.read('link_created_at', link.link_created_at) ?? at;
    const kind = link.link_type === 'blocks' || link.link_type === 'is_blocked_by' ? 'blocks' : 'relates';
    // Both issues list the link. Its direction is normalized, so that it is imported once.
    const isInverse = kind === 'blocks' ? link.link_type === 'is_blocked_by' : to < sourceId;
    return [{ kind, to, actor: null, createdAt, ...(isInverse && { isInverse }) }];
  });
  const parent = toSourceId(asObjectOrUndefined(issue.parent), project);
  if (parent !== undefined) relations.push({ kind: 'parent', to: parent, actor: null, createdAt: at });
  return relations;
}

function toSourceId(issue: JsonObject | undefined, project: string | null): string | undefined {
  if (!issue || typeof issue.iid !== 'number') return undefined;
  return formatGitlabSourceId(findGitlabProject(issue) ?? project, issue.iid);
}
