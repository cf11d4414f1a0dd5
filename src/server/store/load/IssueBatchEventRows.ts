/** The events of a batch of issues, collected issue by issue and numbered in chronological order. */
import { type EventKind, getEventKindCode } from '../../../shared/events/kinds';
import type { IssueBatchRowBuffers } from './issueBatchRowBuffers';
import type { IssueEventData, NewIssue } from './NewIssue';

interface UnsequencedEvent {
  issueNumber: number;
  actorId: number | null;
  kind: EventKind;
  before: IssueEventData | null;
  after: IssueEventData | null;
  commentId: number | null;
  sourceId: string | null;
  createdAt: Date;
}

export class IssueBatchEventRows {
  private readonly projectId: number;
  private readonly events: UnsequencedEvent[] = [];

  constructor(projectId: number) {
    this.projectId = projectId;
  }

  get count(): number {
    return this.events.length;
  }

  /**
   * Adds the events of an issue. Events of the same millisecond are sorted: `opened`, then `commented`, then
   * all others.
   */
  addIssueEvents(
    { number: issueNumber, authorId, createdAt, comments, events, history }: NewIssue,
    firstCommentId: number,
  ): void {
    if (history) {
      for (const event of history) this.events.push({ ...event, issueNumber });
      return;
    }
    const defaults = { issueNumber, before: null, after: null, sourceId: null };
    this.events.push({ ...defaults, kind: 'opened', actorId: authorId, commentId: null, createdAt });
    for (let i = 0; i < comments.length; i++) {
      const comment = comments[i]!;
      this.events.push({
        ...defaults,
        kind: 'commented',
        actorId: comment.authorId,
        commentId: comment.id ?? firstCommentId + i,
        createdAt: comment.createdAt,
      });
    }
    for (const { kind, actorId, before, after, sourceId, createdAt } of events)
      this.events.push({ issueNumber, kind, actorId, before, after, commentId: null, sourceId, createdAt });
  }

  /**
   * Appends all events of the batch to `rows` in chronological order. Their sequences follow the project
   * version `version`.
   */
  appendSequencedEventRows(rows: IssueBatchRowBuffers['event'], version: number): void {
    this.events.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    for (const { issueNumber, actorId, kind, before, after, commentId, sourceId, createdAt } of this.events) {
      rows.addRow({
        project_id: this.projectId,
        sequence: ++version,
        issue_number: issueNumber,
        actor_id: actorId,
        kind: getEventKindCode(kind),
        before,
        after,
        comment_id: commentId,
        source_id: sourceId,
        created_at: createdAt,
      });
    }
  }
}
