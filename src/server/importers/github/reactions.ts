import {
  REACTION_BY_GITHUB_NAME,
  REACTION_CONTENTS,
  type ReactionContent,
  type ReactionCounts,
} from '../../../shared/reactions';
import {
  asArrayOrUndefined,
  asNonNegativeIntOrUndefined,
  asObjectOrUndefined,
  type JsonObject,
  pickFirstPresentField,
} from '../input/json';

/**
 * Returns the numbers of reactions to a comment, from the `reactions` of the REST API or the `reactionGroups` of
 * `gh --json`. Undefined: it has neither.
 */
export function parseGithubReactions(comment: JsonObject): ReactionCounts | undefined {
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
