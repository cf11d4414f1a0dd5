/** Reads the issues of a project as records of an export, in batches. */
import { toOptionNames } from '../../../shared/fields/optionFields';
import { ISSUE_LINK_KINDS } from '../../../shared/issue';
import { REACTION_CONTENTS, type ReactionContent, type ReactionCounts } from '../../../shared/reactions';
import {
  type ExportedEventRow,
  type ExportedIssueDetails,
  type ExportedIssueRow,
  readExportedIssueDetails,
  readExportedIssues,
} from '../../store/read/exportedIssues';
import type { IssueRowKey } from '../../store/read/issues';
import { type IssueVisibility, readHiddenIssues } from '../../store/read/issueVisibility';
import { getRelatedIssue, listUserIdsOfEvent, toExportedEvent } from './exportEvents';
import type { ExportDatabase, ExportScope } from './ExportScope';
import type { ExportedMentions } from './ExportedMentions';
import { compareTexts, type ExportedPeople } from './ExportedPeople';
import type { ExportedIssue, ExportedPerson } from './records';

/**
 * Maximum number of issues that one statement reads. Their comments and events are read in batches of issues with at
 * most EXPORTED_COMMENTS_PER_BATCH comments in total.
 */
const EXPORTED_ISSUES_PER_PAGE = 200;
const EXPORTED_COMMENTS_PER_BATCH = 2_000;

/** Names by id of the states, labels and milestones that issues refer to. No issue has a deleted label or milestone. */
export interface ExportedAttributeNames {
  states: ReadonlyMap<number, string>;
  labels: ReadonlyMap<number, string>;
  milestones: ReadonlyMap<number, string>;
}

export interface IssueExport {
  db: ExportDatabase;
  scope: Pick<ExportScope, 'projectKeys' | 'restrictedProjects' | 'isComplete'> & { project: { id: number } };
  names: ExportedAttributeNames;
  people: Pick<ExportedPeople, 'getLogin' | 'loadNewPeople'>;
  /** Mentions of the project, or null if the export contains no mentions. */
  mentions: ExportedMentions | null;
}

/**
 * Yields the visible issues with numbers greater than `after`, each preceded by the people that are not in the export
 * yet.
 */
export async function* exportIssues(
  source: IssueExport,
  visibility: IssueVisibility,
  after: number,
): AsyncGenerator<ExportedPerson | ExportedIssue> {
  const { db, scope } = source;
  for (;;) {
    const page = await readExportedIssues(db, scope.project.id, visibility, after, EXPORTED_ISSUES_PER_PAGE);
    if (page.length === 0) return;
    for (const batch of splitByComments(page)) yield* exportIssueBatch(source, batch);
    after = page.at(-1)!.number;
  }
}

function* splitByComments(issues: readonly ExportedIssueRow[]): Generator<ExportedIssueRow[]> {
  let batch: ExportedIssueRow[] = [];
  let comments = 0;
  for (const issue of issues) {
    if (batch.length > 0 && comments + issue.comment_count > EXPORTED_COMMENTS_PER_BATCH) {
      yield batch;
      batch = [];
      comments = 0;
    }
    batch.push(issue);
    comments += issue.comment_count;
  }
  yield batch;
}

/** Yields the records of these issues, each preceded by the people that it is the first to refer to. */
export async function* exportIssueBatch(
  { db, scope, names, people, mentions }: IssueExport,
  issues: readonly ExportedIssueRow[],
): AsyncGenerator<ExportedPerson | ExportedIssue> {
  const numbers = issues.map(({ number }) => number);
  const all = await readExportedIssueDetails(db, scope.project.id, numbers);
  const shown =
    scope.restrictedProjects.length === 0
      ? { issues, all }
      : await omitHiddenRelations(db, scope, issues, all);
  const details = groupDetails(shown.all);
  for (const issue of shown.issues) {
    const own = details.get(issue.number) ?? createEmptyDetails();
    const mentionedIds = mentions?.getMentionedUserIds(issue.number) ?? [];
    yield* await people.loadNewPeople(listUserIds(issue, own, mentionedIds, scope.isComplete));
    yield toExportedIssue(issue, own, mentionedIds, { scope, names, people });
  }
}

/** Omits the parents, links and events of issues that lead to issues that the export must not mention. */
async function omitHiddenRelations(
  db: ExportDatabase,
  { project, projectKeys, restrictedProjects }: IssueExport['scope'],
  issues: readonly ExportedIssueRow[],
  all: ExportedIssueDetails,
): Promise<{ issues: ExportedIssueRow[]; all: ExportedIssueDetails }> {
  const toKey = (number: number | null) => (number === null ? null : { projectId: project.id, number });
  const toLinkKey = (link: ExportedIssueDetails['links'][number]) => ({
    projectId: link.to_project_id,
    number: link.to_number,
  });
  const projectIds = new Map([...projectKeys].map(([id, key]) => [key, id]));
  const toEventKey = (event: ExportedEventRow) => getRelatedIssue(event, project.id, projectIds);
  const keys = [
    ...issues.flatMap((issue) => [toKey(issue.parent_number), toKey(issue.transferred_to)]),
    ...all.links.map(toLinkKey),
    ...all.events.map(toEventKey),
  ].filter((key) => key !== null);
  const nameOf = ({ projectId, number }: IssueRowKey) => `${projectId}:${number}`;
  const hidden = new Set((await readHiddenIssues(db, restrictedProjects, keys)).map(nameOf));
  const isShown = (key: IssueRowKey | null) => key === null || !hidden.has(nameOf(key));
  return {
    issues: issues.map((issue) => {
      const hasParent = isShown(toKey(issue.parent_number));
      return {
        ...issue,
        parent_number: hasParent ? issue.parent_number : null,
        position: hasParent ? issue.position : null,
        transferred_to: isShown(toKey(issue.transferred_to)) ? issue.transferred_to : null,
      };
    }),
    all: {
      ...all,
      links: all.links.filter((link) => isShown(toLinkKey(link))),
      events: all.events.filter((event) => isShown(toEventKey(event))),
    },
  };
}

const createEmptyDetails = (): ExportedIssueDetails => ({
  comments: [],
  events: [],
  links: [],
  votes: [],
  reactions: [],
  watches: [],
  duplicateVotes: [],
  duplicateWatches: [],
});

function groupDetails(all: ExportedIssueDetails): Map<number, ExportedIssueDetails> {
  const byNumber = new Map<number, ExportedIssueDetails>();
  const add = <Kind extends keyof ExportedIssueDetails>(
    kind: Kind,
    getNumber: (row: ExportedIssueDetails[Kind][number]) => number,
  ) => {
    for (const row of all[kind]) {
      const number = getNumber(row);
      let own = byNumber.get(number);
      if (!own) byNumber.set(number, (own = createEmptyDetails()));
      (own[kind] as (typeof row)[]).push(row);
    }
  };
  add('comments', (row) => row.issue_number);
  add('events', (row) => row.issue_number);
  for (const kind of [
    'links',
    'votes',
    'reactions',
    'watches',
    'duplicateVotes',
    'duplicateWatches',
  ] as const)
    add(kind, (row) => row.number);
  return byNumber;
}

function* listUserIds(
  issue: ExportedIssueRow,
  details: ExportedIssueDetails,
  mentionedIds: readonly number[],
  isComplete: boolean,
): Generator<number> {
  if (issue.author_id !== null) yield issue.author_id;
  if (issue.closed_by_id !== null) yield issue.closed_by_id;
  yield* issue.assignee_ids;
  for (const { author_id } of details.comments) if (author_id !== null) yield author_id;
  for (const event of details.events) yield* listUserIdsOfEvent(event);
  if (!isComplete) return;
  yield* mentionedIds;
  for (const rows of [
    details.votes,
    details.reactions,
    details.watches,
    details.duplicateVotes,
    details.duplicateWatches,
  ])
    for (const { user_id } of rows) yield user_id;
}

function toExportedIssue(
  issue: ExportedIssueRow,
  details: ExportedIssueDetails,
  mentionedIds: readonly number[],
  { scope, names, people }: Pick<IssueExport, 'scope' | 'names' | 'people'>,
): ExportedIssue {
  const { isComplete, projectKeys } = scope;
  const getLogin = (id: number | null) => people.getLogin(id);
  const toLogins = (ids: readonly number[]) => ids.flatMap((id) => getLogin(id) ?? []);
  const byTimeAndUser = (a: { user: string; at: string }, b: { user: string; at: string }) =>
    compareTexts(a.at, b.at) || compareTexts(a.user, b.user);
  /** Maps rows with users, such as votes, watches and reactions. Incomplete exports contain none of them. */
  const ofUsers = <Row extends { user_id: number }, Result>(
    rows: readonly Row[],
    map: (row: Row, user: string) => Result,
  ): Result[] =>
    isComplete
      ? rows.flatMap((row) => {
          const user = getLogin(row.user_id);
          return user === null ? [] : map(row, user);
        })
      : [];
  const reactionsByComment = new Map<number, ExportedIssueDetails['reactions']>();
  for (const reaction of details.reactions) {
    const others = reactionsByComment.get(reaction.comment_id);
    if (others) others.push(reaction);
    else reactionsByComment.set(reaction.comment_id, [reaction]);
  }
  const toReactions = (commentId: number) =>
    ofUsers(reactionsByComment.get(commentId) ?? [], ({ content, created_at }, user) => ({
      content: REACTION_CONTENTS[content]!,
      user,
      at: created_at.toISOString(),
    })).sort((a, b) => compareTexts(a.content, b.content) || byTimeAndUser(a, b));
  /** Counts the reactions that are exported without users: imported ones, and in incomplete exports all of them. */
  const countReactions = (commentId: number, imported: ReactionCounts | null): ReactionCounts => {
    const counts: Partial<Record<ReactionContent, number>> = { ...imported };
    if (!isComplete)
      for (const { content } of reactionsByComment.get(commentId) ?? []) {
        const kind = REACTION_CONTENTS[content]!;
        counts[kind] = (counts[kind] ?? 0) + 1;
      }
    return counts;
  };
  return {
    record: 'issue',
    number: issue.number,
    title: issue.title,
    body: issue.body,
    state: names.states.get(issue.state_id)!,
    ...toOptionNames(issue),
    author: getLogin(issue.author_id),
    assignees: toLogins(issue.assignee_ids),
    labels: issue.label_ids.flatMap((id) => names.labels.get(id) ?? []),
    milestone: issue.milestone_id === null ? null : (names.milestones.get(issue.milestone_id) ?? null),
    parent: issue.parent_number,
    position: isComplete ? issue.position : null,
    locked: issue.locked,
    held: issue.held,
    createdAt: issue.created_at.toISOString(),
    updatedAt: issue.updated_at.toISOString(),
    closedAt: issue.closed_at?.toISOString() ?? null,
    closedBy: getLogin(issue.closed_by_id),
    dueOn: issue.due_on?.toISOString() ?? null,
    voteCount: issue.vote_count,
    importedVotes: isComplete ? (issue.imported_votes ?? 0) : issue.vote_count,
    votes: ofUsers(details.votes, ({ created_at }, user) => ({ user, at: created_at.toISOString() })).sort(
      byTimeAndUser,
    ),
    reactions: toReactions(0),
    watchers: ofUsers(details.watches, (_, user) => user).sort(compareTexts),
    mentions: toLogins(mentionedIds).sort(compareTexts),
    links: details.links
      .flatMap(({ kind, to_project_id, to_number: to, moves_votes }) => {
        const isWithinProject = to_project_id === scope.project.id;
        const project = projectKeys.get(to_project_id);
        if (!isWithinProject && project === undefined) return [];
        return {
          kind: ISSUE_LINK_KINDS[kind]!,
          to,
          ...(!isWithinProject && { project }),
          movesVotes: isComplete && moves_votes,
        };
      })
      // By keys, because ids of projects differ between installations.
      .sort(
        (a, b) =>
          compareTexts(a.kind, b.kind) || compareTexts(a.project ?? '', b.project ?? '') || a.to - b.to,
      ),
    transferredTo: isComplete ? issue.transferred_to : null,
    duplicateVotes: ofUsers(details.duplicateVotes, ({ counted_at: countedAt, created_at }, user) => ({
      user,
      countedAt,
      at: created_at.toISOString(),
    })).sort(byTimeAndUser),
    duplicateWatches: ofUsers(details.duplicateWatches, ({ origin }, user) => ({ user, origin })).sort(
      (a, b) => compareTexts(a.user, b.user) || a.origin - b.origin,
    ),
    source:
      issue.source_system === null
        ? null
        : {
            system: issue.source_system,
            id: issue.source_id!,
            url: issue.source_url,
            digest: isComplete ? issue.source_digest! : '',
            raw: isComplete ? issue.source_raw : null,
          },
    comments: details.comments.map((comment) => ({
      id: comment.id,
      author: getLogin(comment.author_id),
      body: comment.body,
      createdAt: comment.created_at.toISOString(),
      editedAt: comment.edited_at?.toISOString() ?? null,
      removedAt: comment.removed_at?.toISOString() ?? null,
      hidden: comment.hidden,
      sourceId: comment.source_id,
      importedReactions: countReactions(comment.id, comment.imported_reactions),
      reactions: toReactions(comment.id),
    })),
    events: details.events.flatMap(
      (event) => toExportedEvent(event, { getLogin, projectKeys, isComplete }) ?? [],
    ),
  };
}
