/** Converts issues to the rows of all tables that store them. */
import { ISSUE_TYPES, ISSUE_LINK_KINDS, PRIORITIES } from '../../../shared/issue';
import { type CopyRowBuffer, formatIntArrayLiteral, encodeJsonb } from './CopyRowBuffer';
import { IssueBatchEventRows } from './IssueBatchEventRows';
import { type IssueBatchRowBuffers, createIssueBatchRowBuffers } from './issueBatchRowBuffers';
import type { ProjectCounters } from '../changes/advanceProject';
import type { NewIssue } from './NewIssue';
import { buildIssueTextIndex } from './buildIssueTextIndex';

/**
 * Returns the project's counters (version, issue and comment numbers) after these issues have been loaded.
 */
export function computeProjectCountersAfterLoad(
  counts: ProjectCounters,
  issues: readonly NewIssue[],
): ProjectCounters {
  let { issue_counter, issue_count, comment_counter, version } = counts;
  for (const { number, comments, events } of issues) {
    issue_counter = Math.max(issue_counter, number);
    issue_count++;
    comment_counter += comments.length;
    // Besides `events`, the loader adds one `opened` event and one `commented` event for each comment.
    version += 1 + comments.length + events.length;
  }
  return { issue_counter, issue_count, comment_counter, version };
}

/** The rows of a batch of issues, numbered for a project whose counters are `before`. */
export class IssueBatchRows {
  readonly before: ProjectCounters;
  /** The project's counters (version, issue and comment numbers) after the batch has been loaded. */
  after: ProjectCounters;
  /** Length of all texts in UTF-16 code units, as an estimate of the batch's size. */
  weight = 0;
  private readonly projectId: number;
  private readonly tables = createIssueBatchRowBuffers();
  private readonly events: IssueBatchEventRows;

  constructor(projectId: number, before: ProjectCounters) {
    this.projectId = projectId;
    this.before = before;
    this.after = before;
    this.events = new IssueBatchEventRows(projectId);
  }

  addIssue(issue: NewIssue): void {
    const { tables, projectId } = this;
    addIssueRow(tables, projectId, issue);
    addIssueTextRow(tables, projectId, issue);
    addIssueRelationRows(tables, projectId, issue);
    const firstComment = this.after.comment_counter + 1;
    addCommentRows(tables, projectId, issue, firstComment);
    this.events.addIssueEvents(issue, firstComment);
    this.after = computeProjectCountersAfterLoad(this.after, [issue]);
    this.weight = tables.text.length + tables.comment.length;
  }

  /** Returns the rows of the batch for all tables that are not empty. No issue can be added afterwards. */
  finishRowBuffers(): CopyRowBuffer[] {
    this.events.appendSequencedEventRows(this.tables.event, this.before.version);
    return Object.values(this.tables).filter((rows) => rows.length > 0);
  }
}

function addIssueRow(tables: IssueBatchRowBuffers, projectId: number, issue: NewIssue): void {
  tables.issue.addRow(
    projectId,
    issue.number,
    issue.title,
    ISSUE_TYPES.indexOf(issue.type),
    PRIORITIES.indexOf(issue.priority),
    issue.stateId,
    issue.authorId,
    formatIntArrayLiteral(issue.assigneeIds),
    formatIntArrayLiteral([...new Set(issue.labelIds)].sort((a, b) => a - b)),
    issue.milestoneId,
    issue.parentNumber,
    issue.locked,
    issue.comments.length,
    issue.voteCount,
    issue.createdAt,
    issue.updatedAt,
    issue.closedAt,
    issue.closedById,
    issue.dueOn,
    // An issue starts at version 1, and each change increments it.
    1 + issue.comments.length + issue.events.length,
  );
}

function addIssueTextRow(tables: IssueBatchRowBuffers, projectId: number, issue: NewIssue): void {
  const comments = issue.comments.map((comment) => comment.body);
  const { words, plain } = buildIssueTextIndex(issue.title, issue.body, comments);
  tables.text.addRow(projectId, issue.number, issue.body, words, plain);
}

function addIssueRelationRows(tables: IssueBatchRowBuffers, projectId: number, issue: NewIssue): void {
  for (const link of issue.links) {
    const kind = ISSUE_LINK_KINDS.indexOf(link.kind);
    tables.link.addRow(projectId, issue.number, kind, link.toProjectId ?? projectId, link.toNumber);
  }
  for (const userId of new Set(issue.mentionIds)) tables.mention.addRow(projectId, userId, issue.number);
  for (const userId of new Set(issue.watcherIds)) tables.watch.addRow(projectId, userId, issue.number);
  if (issue.source) {
    const { system, sourceId, url, digest, raw } = issue.source;
    tables.source.addRow(projectId, issue.number, system, sourceId, url, digest, encodeJsonb(raw));
  }
}

function addCommentRows(
  tables: IssueBatchRowBuffers,
  projectId: number,
  issue: NewIssue,
  firstId: number,
): void {
  issue.comments.forEach((comment, i) => {
    const { authorId, body, createdAt, editedAt, sourceId } = comment;
    tables.comment.addRow(
      projectId,
      firstId + i,
      issue.number,
      authorId,
      body,
      createdAt,
      editedAt,
      sourceId,
    );
  });
}
