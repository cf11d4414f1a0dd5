import {
  REACTION_BY_GITHUB_NAME,
  REACTION_CONTENTS,
  type ReactionContent,
  VOTE_REACTION_CODE,
} from '../../../shared/reactions';
import type { CommentRow } from '../../store/read/comments';
import type { ReactionRow } from '../../store/read/reactions';
import type { IssueRow } from '../../store/read/issues';
import type { UserRow } from '../../store/read/users';
import { allMaybePromises } from '../base/maybePromise';
import type { RequestContext } from '../context/RequestContext';
import { toIssueRowKey } from './issues';

/** The reactions of one kind to an issue or comment. */
export interface ReactionGroup {
  /** Index in REACTION_CONTENTS. */
  content: number;
  count: number;
  isOwn: boolean;
  userIds: readonly number[];
}

/** Loads the reactions to an issue. Its votes are its thumbs-up; imported reactions have no users. */
export async function loadIssueReactions(context: RequestContext, issue: IssueRow): Promise<ReactionGroup[]> {
  const key = toIssueRowKey(issue);
  const [rows, source] = await Promise.all([
    context.load.reactions.load(`${key.projectId}:${key.number}:0`),
    context.load.sources.load(key),
  ]);
  const groups = createReactionGroups(rows);
  for (const [name, count] of Object.entries(source?.reactions ?? {})) {
    const content = REACTION_BY_GITHUB_NAME[name];
    // Imported thumbs-up are votes.
    if (content && content !== 'thumbs_up' && typeof count === 'number')
      addImportedReactions(groups, content, count);
  }
  // The vote count includes imported votes.
  if (issue.vote_count > 0) getReactionGroup(groups, VOTE_REACTION_CODE).count = issue.vote_count;
  return listReactionGroups(groups);
}

/** Loads the reactions to a comment. Imported reactions have no users. */
export async function loadCommentReactions(
  context: RequestContext,
  comment: CommentRow,
): Promise<ReactionGroup[]> {
  const { project_id, issue_number, id } = comment;
  const groups = createReactionGroups(
    await context.load.reactions.load(`${project_id}:${issue_number}:${id}`),
  );
  for (const content of REACTION_CONTENTS)
    addImportedReactions(groups, content, comment.imported_reactions?.[content] ?? 0);
  return listReactionGroups(groups);
}

type ReactionGroups = Map<number, ReactionGroup>;

const createReactionGroups = (rows: readonly ReactionRow[]): ReactionGroups =>
  new Map(
    rows.map(({ content, count, is_own: isOwn, user_ids: userIds }) => [
      content,
      { content, count, isOwn, userIds },
    ]),
  );

/** Returns the group of a kind. Adds an empty one if there is none. */
function getReactionGroup(groups: ReactionGroups, content: number): ReactionGroup {
  const group = groups.get(content) ?? { content, count: 0, isOwn: false, userIds: [] };
  groups.set(content, group);
  return group;
}

function addImportedReactions(groups: ReactionGroups, content: ReactionContent, count: number): void {
  if (count > 0) getReactionGroup(groups, REACTION_CONTENTS.indexOf(content)).count += count;
}

const listReactionGroups = (groups: ReactionGroups): ReactionGroup[] =>
  [...groups.values()].sort((a, b) => a.content - b.content);

/** The first users with a reaction, in the order of their reactions. */
export async function loadReactionUsers(
  context: RequestContext,
  { userIds }: ReactionGroup,
): Promise<UserRow[]> {
  const users = await allMaybePromises(userIds.map((id) => context.load.users.load(id)));
  return users.filter((user) => user !== null);
}
