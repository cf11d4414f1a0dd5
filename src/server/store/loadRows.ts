/** From whole issues to the rows of all tables that hold them. */
import { EVENT_KINDS, type EventKind, ISSUE_TYPES, LINK_KINDS, PRIORITIES } from '../../shared/issue';
import { CopyRows, intArray, jsonText } from './loadCopy';
import type { EventData, NewIssue } from './loadTypes';
import { issueWords } from './loadWords';

/** How far a project's own numbers have come; a batch continues them. */
export interface Counters {
  issueCounter: number;
  issueCount: number;
  commentCounter: number;
  version: number;
}

/** A batch becoming rows, good for a project whose counters are still `before`. */
export class BatchRows {
  readonly before: Counters;
  /** The counters once the batch is in. */
  readonly after: Counters;
  /** Text held, in UTF-16 units: about what the batch weighs. */
  weight = 0;
  private readonly projectId: number;
  private readonly tables = emptyTables();
  private readonly events: EventRow[] = [];

  constructor(projectId: number, before: Counters) {
    this.projectId = projectId;
    this.before = before;
    this.after = { ...before };
  }

  add(issue: NewIssue): void {
    const { tables, projectId, after } = this;
    addIssue(tables, projectId, issue);
    addText(tables, projectId, issue);
    addRelations(tables, projectId, issue);
    const firstComment = after.commentCounter + 1;
    addComments(tables, projectId, issue, firstComment);
    pushEvents(this.events, issue, firstComment);
    after.commentCounter += issue.comments.length;
    after.version = this.before.version + this.events.length;
    after.issueCounter = Math.max(after.issueCounter, issue.number);
    after.issueCount++;
    this.weight = tables.text.length + tables.comment.length;
  }

  /** The rows of all tables that have any. Nothing may be added afterwards. */
  finish(): CopyRows[] {
    addEvents(this.tables, this.projectId, this.events, this.before.version);
    return Object.values(this.tables).filter((rows) => rows.length > 0);
  }
}

type BatchTables = ReturnType<typeof emptyTables>;

const emptyTables = () => ({
  issue: CopyRows.of('issue', [
    'project_id',
    'number',
    'title',
    'type',
    'priority',
    'state_id',
    'author_id',
    'assignee_ids',
    'label_ids',
    'milestone_id',
    'parent_number',
    'locked',
    'comment_count',
    'vote_count',
    'created_at',
    'updated_at',
    'closed_at',
    'closed_by_id',
    'due_on',
    'version',
  ]),
  text: CopyRows.of('issue_text', ['project_id', 'number', 'body', 'words', 'plain']),
  source: CopyRows.of('issue_source', [
    'project_id',
    'number',
    'system',
    'source_id',
    'url',
    'digest',
    'raw',
  ]),
  comment: CopyRows.of('comment', [
    'project_id',
    'id',
    'issue_number',
    'author_id',
    'body',
    'created_at',
    'edited_at',
    'source_id',
  ]),
  event: CopyRows.of('event', [
    'project_id',
    'sequence',
    'issue_number',
    'actor_id',
    'kind',
    'before',
    'after',
    'comment_id',
    'source_id',
    'created_at',
  ]),
  link: CopyRows.of('issue_link', ['project_id', 'number', 'kind', 'to_project_id', 'to_number']),
  mention: CopyRows.of('mention', ['project_id', 'user_id', 'number']),
});

function addIssue(tables: BatchTables, projectId: number, issue: NewIssue): void {
  tables.issue.add(
    projectId,
    issue.number,
    issue.title,
    ISSUE_TYPES.indexOf(issue.type),
    PRIORITIES.indexOf(issue.priority),
    issue.stateId,
    issue.authorId,
    intArray(issue.assigneeIds),
    intArray([...new Set(issue.labelIds)].sort((a, b) => a - b)),
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
    // It grew by one with every change since it was opened as version 1.
    1 + issue.comments.length + issue.events.length,
  );
}

function addText(tables: BatchTables, projectId: number, issue: NewIssue): void {
  const comments = issue.comments.map((comment) => comment.body);
  const { words, plain } = issueWords(issue.title, issue.body, comments);
  tables.text.add(projectId, issue.number, issue.body, words, plain);
}

function addRelations(tables: BatchTables, projectId: number, issue: NewIssue): void {
  for (const link of issue.links) {
    const kind = LINK_KINDS.indexOf(link.kind);
    tables.link.add(projectId, issue.number, kind, link.toProjectId ?? projectId, link.toNumber);
  }
  for (const userId of new Set(issue.mentionIds)) tables.mention.add(projectId, userId, issue.number);
  if (issue.source) {
    const { system, sourceId, url, digest, raw } = issue.source;
    tables.source.add(projectId, issue.number, system, sourceId, url, digest, jsonText(raw));
  }
}

function addComments(tables: BatchTables, projectId: number, issue: NewIssue, firstId: number): void {
  issue.comments.forEach((comment, i) => {
    const { authorId, body, createdAt, editedAt, sourceId } = comment;
    tables.comment.add(projectId, firstId + i, issue.number, authorId, body, createdAt, editedAt, sourceId);
  });
}

interface EventRow {
  issueNumber: number;
  kind: EventKind;
  actorId: number | null;
  before: EventData | null;
  after: EventData | null;
  commentId: number | null;
  sourceId: string | null;
  createdAt: Date;
}

/** What happened in the same instant stays in this order: opened, what was said, what was done. */
function pushEvents(events: EventRow[], issue: NewIssue, firstCommentId: number): void {
  const plain = { issueNumber: issue.number, before: null, after: null, commentId: null, sourceId: null };
  events.push({ ...plain, kind: 'opened', actorId: issue.authorId, createdAt: issue.createdAt });
  issue.comments.forEach(({ authorId, createdAt }, i) => {
    events.push({ ...plain, kind: 'commented', actorId: authorId, createdAt, commentId: firstCommentId + i });
  });
  for (const event of issue.events) events.push({ ...plain, ...event });
}

function addEvents(tables: BatchTables, projectId: number, events: EventRow[], version: number): void {
  events.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  events.forEach((event, i) => {
    tables.event.add(
      projectId,
      version + 1 + i,
      event.issueNumber,
      event.actorId,
      EVENT_KINDS.indexOf(event.kind),
      event.before && jsonText(event.before),
      event.after && jsonText(event.after),
      event.commentId,
      event.sourceId,
      event.createdAt,
    );
  });
}
