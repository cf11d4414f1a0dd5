/** Converts an exported issue to the rows to store. */
import { pickOptionNames } from '../../../shared/fields/optionFields';
import { getIssueLinkKindCode } from '../../../shared/issue';
import { REACTION_CONTENTS } from '../../../shared/reactions';
import type { ExportedIssue } from '../../domain/export/records';
import { countTasks } from '../../domain/markdown/tasks';
import type { RestoredIssueRows } from '../../store/import/restoredProject';
import type { NewHistoryEvent, NewIssue } from '../../store/load/NewIssue';
import { type EventReferences, listLoginsOfEvent, toStoredEvent } from './toStoredEvent';
import type { ExportSummary } from './readExportSummary';
import type { ReportEntry } from '../../domain/imports/reportEntries';

/** Ids of states, labels and milestones by the names that exported issues use. */
export interface RestoredNames {
  stateIds: ReadonlyMap<string, number>;
  labelIds: ReadonlyMap<string, number>;
  milestoneIds: ReadonlyMap<string, number>;
}

export interface RestoreContext {
  names: RestoredNames;
  references: EventReferences;
  summary: Pick<ExportSummary, 'numbers' | 'cyclicParents' | 'cyclicDuplicates'>;
}

/** Why parts of issues were omitted, one entry per part. */
export interface OmittedPartReasons {
  events: ReportEntry[];
  links: ReportEntry[];
  /** Omitted field values, such as labels. */
  altered: ReportEntry[];
}

/** Yields the logins of all people that an issue refers to. May repeat a login. */
export function* listLoginsOfIssue(issue: ExportedIssue): Generator<string> {
  if (issue.author !== null) yield issue.author;
  if (issue.closedBy !== null) yield issue.closedBy;
  yield* issue.assignees;
  yield* issue.watchers;
  yield* issue.mentions;
  for (const rows of [issue.votes, issue.reactions, issue.duplicateVotes, issue.duplicateWatches])
    for (const { user } of rows) yield user;
  for (const { author, reactions } of issue.comments) {
    if (author !== null) yield author;
    for (const { user } of reactions) yield user;
  }
  for (const event of issue.events) yield* listLoginsOfEvent(event);
}

/**
 * Converts an exported issue to the issue to load. Adds its rows in other tables to `rows`, and the reasons for omitted
 * parts to `dropped`.
 * @returns the issue, or the reason why it cannot be imported
 */
export function toRestoredIssue(
  issue: ExportedIssue,
  { names, references, summary }: RestoreContext,
  rows: RestoredIssueRows,
  dropped: OmittedPartReasons,
): NewIssue | ReportEntry {
  const { number } = issue;
  const { getUserId } = references;
  const stateId = names.stateIds.get(issue.state);
  if (stateId === undefined) return { code: 'unknown_state', name: issue.state };
  const idOrNull = (login: string | null) => (login === null ? null : getUserId(login));
  const toIds = (logins: readonly string[]) => [...new Set(logins.map(getUserId))];
  const findIds = (attribute: string, ids: ReadonlyMap<string, number>, wanted: readonly string[]) =>
    wanted.flatMap((name) => {
      const id = ids.get(name);
      if (id === undefined)
        dropped.altered.push({ code: 'unknown_attribute', issue: number, attribute, name });
      return id ?? [];
    });
  const parent = findParent(issue, summary, dropped);
  if (parent !== null && issue.position !== null)
    rows.addPosition({ parent_number: parent, number, position: issue.position });
  addLinks(issue, references, summary, rows, dropped);
  addPeopleRows(issue, getUserId, rows);
  if (issue.transferredTo !== null && summary.numbers.has(issue.transferredTo))
    rows.addTransfer({ number, to_number: issue.transferredTo });
  return {
    number,
    title: issue.title,
    body: issue.body,
    ...pickOptionNames(issue),
    stateId,
    authorId: idOrNull(issue.author),
    assigneeIds: toIds(issue.assignees),
    labelIds: findIds('label', names.labelIds, issue.labels),
    milestoneId:
      issue.milestone === null
        ? null
        : (findIds('milestone', names.milestoneIds, [issue.milestone])[0] ?? null),
    parentNumber: parent,
    locked: issue.locked,
    held: issue.held,
    voteCount: issue.voteCount,
    importedVoteCount: issue.importedVotes,
    tasks: countTasks(issue.body),
    createdAt: new Date(issue.createdAt),
    updatedAt: new Date(issue.updatedAt),
    closedAt: toDate(issue.closedAt),
    closedById: idOrNull(issue.closedBy),
    dueOn: toDate(issue.dueOn),
    comments: issue.comments.map((comment) => ({
      id: comment.id,
      authorId: idOrNull(comment.author),
      body: comment.body,
      createdAt: new Date(comment.createdAt),
      editedAt: toDate(comment.editedAt),
      removedAt: toDate(comment.removedAt),
      hidden: comment.hidden,
      sourceId: comment.sourceId,
      reactions: comment.importedReactions,
    })),
    events: [],
    history: createHistory(issue, references, dropped),
    links: [],
    mentionIds: toIds(issue.mentions),
    watcherIds: toIds(issue.watchers),
    source: issue.source && {
      system: issue.source.system,
      sourceId: issue.source.id,
      url: issue.source.url,
      digest: issue.source.digest,
      raw: issue.source.raw ?? null,
    },
  };
}

const toDate = (time: string | null): Date | null => (time === null ? null : new Date(time));

function findParent(
  { number, parent }: ExportedIssue,
  { numbers, cyclicParents }: RestoreContext['summary'],
  dropped: OmittedPartReasons,
): number | null {
  if (parent === null) return null;
  const problem: ReportEntry | null = cyclicParents.get(number)?.has(parent)
    ? { code: 'circular_relations', relation: 'parent' }
    : numbers.has(parent)
      ? null
      : { code: 'other_issue_not_imported' };
  if (problem !== null) dropped.links.push(problem);
  return problem === null ? parent : null;
}

function addLinks(
  { number, links }: ExportedIssue,
  { projectIds }: EventReferences,
  { numbers, cyclicDuplicates }: RestoreContext['summary'],
  rows: RestoredIssueRows,
  dropped: OmittedPartReasons,
): void {
  const known = new Set<string>();
  for (const { kind, to, project, movesVotes } of links) {
    const key = `${kind} ${project ?? ''} ${to}`;
    const projectId = project === undefined ? null : projectIds.get(project);
    if (known.has(key)) dropped.links.push({ code: 'listed_twice' });
    else if (projectId === undefined) dropped.links.push({ code: 'project_of_other_issue_missing' });
    else if (projectId === null && to === number) dropped.links.push({ code: 'linked_to_itself' });
    else if (projectId === null && !numbers.has(to)) dropped.links.push({ code: 'other_issue_not_imported' });
    else if (projectId === null && kind === 'duplicates' && cyclicDuplicates.get(number)?.has(to))
      dropped.links.push({ code: 'circular_relations', relation: 'duplicate' });
    else
      rows.addLink({
        number,
        kind: getIssueLinkKindCode(kind),
        to_project_id: projectId,
        to_number: to,
        moves_votes: movesVotes,
      });
    known.add(key);
  }
}

/** Adds votes, reactions and watches. A user has at most one of each kind; repetitions are omitted. */
function addPeopleRows(
  { number, votes, reactions, comments, duplicateVotes, duplicateWatches }: ExportedIssue,
  getUserId: (login: string) => number,
  rows: RestoredIssueRows,
): void {
  const known = new Set<string>();
  const add = (key: readonly (string | number)[], insert: () => void) => {
    const text = key.join(' ');
    if (!known.has(text)) insert();
    known.add(text);
  };
  for (const { user, at } of votes) {
    const user_id = getUserId(user);
    add(['vote', user_id], () => rows.addVote({ number, user_id, created_at: new Date(at) }));
  }
  const subjects = [{ id: 0, reactions }, ...comments];
  for (const subject of subjects)
    for (const { content, user, at } of subject.reactions) {
      const user_id = getUserId(user);
      const code = REACTION_CONTENTS.indexOf(content);
      add(['reaction', subject.id, code, user_id], () =>
        rows.addReaction({
          number,
          comment_id: subject.id,
          content: code,
          user_id,
          created_at: new Date(at),
        }),
      );
    }
  for (const { user, countedAt, at } of duplicateVotes) {
    const user_id = getUserId(user);
    add(['duplicate vote', user_id], () =>
      rows.addDuplicateVote({ number, user_id, counted_at: countedAt, created_at: new Date(at) }),
    );
  }
  for (const { user, origin } of duplicateWatches) {
    const user_id = getUserId(user);
    add(['duplicate watch', user_id, origin], () => rows.addDuplicateWatch({ number, user_id, origin }));
  }
}

/**
 * Returns the events in the order of the export. An incomplete export can lack the `opened` event of an issue and the
 * `commented` events of comments, which are required; missing ones are added.
 */
function createHistory(
  issue: ExportedIssue,
  references: EventReferences,
  dropped: OmittedPartReasons,
): NewHistoryEvent[] {
  const commentIds = new Set(issue.comments.map(({ id }) => id));
  const history: NewHistoryEvent[] = [];
  for (const event of issue.events) {
    const stored = toStoredEvent(event, references);
    if ('code' in stored) dropped.events.push(stored);
    else if (stored.commentId !== null && !commentIds.has(stored.commentId))
      dropped.events.push({ code: 'event_of_missing_comment' });
    else history.push(stored);
  }
  const defaults = { before: null, after: null, sourceId: null };
  if (!history.some(({ kind }) => kind === 'opened'))
    history.unshift({
      ...defaults,
      kind: 'opened',
      actorId: issue.author === null ? null : references.getUserId(issue.author),
      createdAt: new Date(issue.createdAt),
      commentId: null,
    });
  for (const { kind, commentId } of history)
    if (kind === 'commented' && commentId !== null) commentIds.delete(commentId);
  for (const { id, author, createdAt } of issue.comments)
    if (commentIds.has(id))
      history.push({
        ...defaults,
        kind: 'commented',
        actorId: author === null ? null : references.getUserId(author),
        createdAt: new Date(createdAt),
        commentId: id,
      });
  return history;
}
