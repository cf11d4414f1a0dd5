import {
  parseDateOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
  pickFirstPresentField,
  asArrayOrUndefined,
  asNonNegativeIntOrUndefined,
} from '../../values/json';
import type { ImportSourceComment } from '../ImportSourceIssue';
import { parseGithubLogin } from './fields';
import type { ReportEntry } from '../../../domain/imports/reportEntries';
import {
  REACTION_BY_GITHUB_NAME,
  REACTION_CONTENTS,
  type ReactionContent,
  type ReactionCounts,
} from '../../../../shared/reactions';

/**
 * Maps a GitHub comment from the REST API, a timeline or `gh --json`. Returns the comment, or the reason why
 * it cannot be imported.
 */
export function parseGithubComment(value: unknown): ImportSourceComment | ReportEntry {
  const comment = asObjectOrUndefined(value);
  const sourceId = comment && parseGithubCommentId(comment);
  if (!comment || !sourceId) return { code: 'no_id' };
  const createdAt = parseDateOrUndefined(pickFirstPresentField(comment, 'created_at', 'createdAt'));
  if (!createdAt) return { code: 'no_creation_time' };
  const body = asStringOrUndefined(comment.body);
  if (body === undefined) return { code: 'no_text' };
  return {
    sourceId,
    author: parseGithubLogin(pickFirstPresentField(comment, 'user', 'author', 'actor')) ?? null,
    body,
    createdAt,
    editedAt: parseCommentEditTime(comment, createdAt),
    reactions: parseGithubReactions(comment),
  };
}

/**
 * Returns the id of a GitHub comment. Prefers the number in the comment's URL, which is the same in all
 * export formats; the `id` fields differ.
 */
export function parseGithubCommentId(comment: JsonObject): string | undefined {
  const numbered = /#issuecomment-(\d+)$/.exec(
    asStringOrUndefined(pickFirstPresentField(comment, 'html_url', 'url')) ?? '',
  );
  if (numbered) return numbered[1];
  return typeof comment.id === 'number' ? String(comment.id) : asStringOrUndefined(comment.id);
}

function parseCommentEditTime(comment: JsonObject, createdAt: Date): Date | null {
  const updatedAt = parseDateOrUndefined(
    pickFirstPresentField(comment, 'updated_at', 'updatedAt', 'lastEditedAt'),
  );
  return updatedAt && updatedAt > createdAt ? updatedAt : null;
}

/**
 * Returns the numbers of reactions to a comment, from the `reactions` of the REST API or the `reactionGroups` of
 * `gh --json`. Undefined: it has neither.
 */
function parseGithubReactions(comment: JsonObject): ReactionCounts | undefined {
  const reactions = asObjectOrUndefined(comment.reactions);
  if (reactions)
    return countReactions(
      Object.entries(reactions).map(([name, count]) => [REACTION_BY_GITHUB_NAME[name], count]),
    );
  const groups = asArrayOrUndefined(pickFirstPresentField(comment, 'reactionGroups'))?.map(
    asObjectOrUndefined,
  );
  return (
    groups &&
    countReactions(
      groups.map((group) => [
        REACTION_CONTENTS.find((content) => content.toUpperCase() === group?.content),
        asObjectOrUndefined(group?.users ?? group?.reactors)?.totalCount,
      ]),
    )
  );
}

/** The kinds in the order of REACTION_CONTENTS, so that equal numbers have equal digests. */
function countReactions(
  entries: readonly (readonly [content: ReactionContent | undefined, count: unknown])[],
): ReactionCounts {
  const counts = new Map(entries);
  return Object.fromEntries(
    REACTION_CONTENTS.map(
      (content) => [content, asNonNegativeIntOrUndefined(counts.get(content)) ?? 0] as const,
    ).filter(([, count]) => count > 0),
  );
}
