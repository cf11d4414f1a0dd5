/** Converts issues to the rows of all tables that store them. */
import { toOptionIndexes } from '../../../shared/fields/optionFields';
import { getIssueLinkKindCode } from '../../../shared/issue';
import { hasReactions } from '../../../shared/reactions';
import { IssueBatchEventRows } from './IssueBatchEventRows';
import { type IssueBatchRowBuffers, createIssueBatchRowBuffers } from './issueBatchRowBuffers';
import type { ProjectCounters } from '../changes/advanceProject';
import type { NewIssue } from './NewIssue';
import type { CopyableRows } from './copyRowsIntoTable';
import { type IssueTextRows, LocalIssueTextRows, type StartIssueTextRows } from './IssueTextRows';

/**
 * Returns the project's counters (version, issue and comment numbers) after these issues have been loaded.
 */
export function computeProjectCountersAfterLoad(
  counts: ProjectCounters,
  issues: readonly NewIssue[],
): ProjectCounters {
  let { issue_counter, issue_count, comment_counter, version } = counts;
  for (const { number, comments, events, history } of issues) {
    issue_counter = Math.max(issue_counter, number);
    issue_count++;
    for (const { id = comment_counter + 1 } of comments) comment_counter = Math.max(comment_counter, id);
    // Besides `events`, the loader adds one `opened` event and one `commented` event for each comment.
    version += history?.length ?? 1 + comments.length + events.length;
  }
  return { issue_counter, issue_count, comment_counter, version };
}

/** The rows of a batch of issues, numbered for a project whose counters are `before`. */
export class IssueBatchRows {
  readonly before: ProjectCounters;
  /** The project's counters (version, issue and comment numbers) after the batch has been loaded. */
  after: ProjectCounters;
  /** Length of all texts in UTF-16 code units, as an estimate of the batch's size. */
  textLength = 0;
  private readonly projectId: number;
  private readonly tables = createIssueBatchRowBuffers();
  private readonly texts: IssueTextRows;
  private readonly events: IssueBatchEventRows;
  private finished: Promise<CopyableRows[]> | null = null;

  constructor(
    projectId: number,
    before: ProjectCounters,
    startTexts: StartIssueTextRows = (id) => new LocalIssueTextRows(id),
  ) {
    this.projectId = projectId;
    this.before = before;
    this.after = before;
    this.texts = startTexts(projectId);
    this.events = new IssueBatchEventRows(projectId);
  }

  addIssue(issue: NewIssue): void {
    const { tables, projectId } = this;
    addIssueRow(tables, projectId, issue);
    this.addIssueTexts(issue);
    addIssueRelationRows(tables, projectId, issue);
    const firstComment = this.after.comment_counter + 1;
    addCommentRows(tables, projectId, issue, firstComment);
    this.events.addIssueEvents(issue, firstComment);
    this.after = computeProjectCountersAfterLoad(this.after, [issue]);
  }

  /**
   * Returns the rows of the batch for all tables that are not empty, also if it is called again. No issue can be added
   * afterwards.
   */
  finishRows(): Promise<CopyableRows[]> {
    this.finished ??= this.finish();
    // The caller that inserts the rows handles an error. Until then, the rejection must not count as unhandled.
    this.finished.catch(() => undefined);
    return this.finished;
  }

  private async finish(): Promise<CopyableRows[]> {
    const texts = this.texts.finishRows();
    this.events.appendSequencedEventRows(this.tables.event, this.before.version);
    const others = Object.values(this.tables).filter((rows) => rows.rowCount > 0);
    const textRows = await texts;
    return textRows ? [...others, textRows] : others;
  }

  private addIssueTexts({ number, title, body, comments }: NewIssue): void {
    const commentTexts = comments.map((comment) => comment.body);
    this.texts.addIssueTexts({ number, title, body, comments: commentTexts });
    this.textLength += commentTexts.reduce((sum, { length }) => sum + length, body.length);
  }
}

function addIssueRow(tables: IssueBatchRowBuffers, projectId: number, issue: NewIssue): void {
  tables.issue.addRow({
    project_id: projectId,
    number: issue.number,
    title: issue.title,
    ...toOptionIndexes(issue),
    state_id: issue.stateId,
    author_id: issue.authorId,
    assignee_ids: issue.assigneeIds,
    label_ids: [...new Set(issue.labelIds)].sort((a, b) => a - b),
    milestone_id: issue.milestoneId,
    parent_number: issue.parentNumber,
    locked: issue.locked,
    held: issue.held ?? false,
    comment_count: issue.comments.filter(({ removedAt }) => !removedAt).length,
    vote_count: issue.voteCount,
    task_count: issue.tasks.task_count,
    completed_task_count: issue.tasks.completed_task_count,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    closed_by_id: issue.closedById,
    due_on: issue.dueOn,
    // An issue starts at version 1, and each change increments it.
    version: issue.history?.length ?? 1 + issue.comments.length + issue.events.length,
  });
}

function addIssueRelationRows(tables: IssueBatchRowBuffers, projectId: number, issue: NewIssue): void {
  const { number } = issue;
  for (const { kind, toProjectId, toNumber } of issue.links) {
    tables.link.addRow({
      project_id: projectId,
      number,
      kind: getIssueLinkKindCode(kind),
      to_project_id: toProjectId ?? projectId,
      to_number: toNumber,
    });
  }
  for (const userId of new Set(issue.mentionIds))
    tables.mention.addRow({ project_id: projectId, user_id: userId, number });
  for (const userId of new Set(issue.watcherIds))
    tables.watch.addRow({ project_id: projectId, user_id: userId, number });
  const importedVotes = issue.importedVoteCount ?? issue.voteCount;
  if (importedVotes > 0) tables.importedVote.addRow({ project_id: projectId, number, votes: importedVotes });
  if (issue.source) {
    const { system, sourceId, url, digest, raw } = issue.source;
    tables.source.addRow({ project_id: projectId, number, system, source_id: sourceId, url, digest, raw });
  }
}

function addCommentRows(
  tables: IssueBatchRowBuffers,
  projectId: number,
  issue: NewIssue,
  firstId: number,
): void {
  issue.comments.forEach((comment, i) => {
    const { reactions = {} } = comment;
    tables.comment.addRow({
      project_id: projectId,
      id: comment.id ?? firstId + i,
      issue_number: issue.number,
      author_id: comment.authorId,
      body: comment.body,
      created_at: comment.createdAt,
      edited_at: comment.editedAt,
      source_id: comment.sourceId,
      removed_at: comment.removedAt ?? null,
      hidden: comment.hidden ?? false,
      imported_reactions: hasReactions(reactions) ? reactions : null,
    });
  });
}
