/** Reactions to issues and comments. */
import { REACTION_CONTENTS, type ReactionContent, VOTE_REACTION_CODE } from '../../../shared/reactions';
import type { CommentRow } from '../../store/read/comments';
import type { IssueRow } from '../../store/read/issues';
import type { UserRow } from '../../store/read/users';
import { allMaybePromises } from '../base/maybePromise';
import type { RequestContext } from '../context/RequestContext';
import { toIssueKey } from './issues';

/** The reactions of one kind to an issue or comment. */
export interface ReactionGroup {
  /** Index in REACTION_CONTENTS. */
  content: number;
  count: number;
  isOwn: boolean;
  userIds: readonly number[];
}

/** Reactions by their names in GitHub's exports, which imports store. `+1` is missing, because it becomes votes. */
const REACTION_BY_GITHUB_NAME: Readonly<Record<string, ReactionContent>> = {
  '-1': 'thumbs_down',
  laugh: 'laugh',
  hooray: 'hooray',
  confused: 'confused',
  heart: 'heart',
  rocket: 'rocket',
  eyes: 'eyes',
};

/** Loads the reactions to an issue. Its votes are its thumbs-up; imported reactions have no users. */
export async function loadIssueReactions(context: RequestContext, issue: IssueRow): Promise<ReactionGroup[]> {
  const key = toIssueKey(issue);
  const [rows, source] = await Promise.all([
    context.load.reactions.load(`${key.projectId}:${key.number}:0`),
    context.load.sources.load(key),
  ]);
  const groups = new Map(
    rows.map(({ content, count, is_own: isOwn, user_ids: userIds }) => [
      content,
      { content, count, isOwn, userIds },
    ]),
  );
  const setCount = (content: number, count: number) =>
    groups.set(content, { ...(groups.get(content) ?? { content, isOwn: false, userIds: [] }), count });
  for (const [name, count] of Object.entries(source?.reactions ?? {})) {
    const content = REACTION_BY_GITHUB_NAME[name];
    if (!content || typeof count !== 'number') continue;
    const code = REACTION_CONTENTS.indexOf(content);
    setCount(code, (groups.get(code)?.count ?? 0) + count);
  }
  // The vote count includes imported votes.
  if (issue.vote_count > 0) setCount(VOTE_REACTION_CODE, issue.vote_count);
  return [...groups.values()].sort((a, b) => a.content - b.content);
}

/** Loads the reactions to a comment. */
export async function loadCommentReactions(
  context: RequestContext,
  comment: CommentRow,
): Promise<ReactionGroup[]> {
  const { project_id, issue_number, id } = comment;
  const rows = await context.load.reactions.load(`${project_id}:${issue_number}:${id}`);
  return rows.map(({ content, count, is_own: isOwn, user_ids: userIds }) => ({
    content,
    count,
    isOwn,
    userIds,
  }));
}

/** The first users with a reaction, in the order of their reactions. */
export async function loadReactionUsers(
  context: RequestContext,
  { userIds }: ReactionGroup,
): Promise<UserRow[]> {
  const users = await allMaybePromises(userIds.map((id) => context.load.users.load(id)));
  return users.filter((user) => user !== null);
}
