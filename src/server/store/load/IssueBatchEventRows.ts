/** The events of a batch of issues, collected issue by issue and numbered in chronological order. */
import { EVENT_KINDS, type EventKind } from '../../../shared/issue';
import { type CopyFieldValue, type CopyRowBuffer, encodeJsonb, encodeCopyRow } from './CopyRowBuffer';
import type { IssueEventData, NewIssue } from './NewIssue';

interface UnsequencedEventRow {
  /** When the event happened, in epoch milliseconds. */
  at: number;
  /** The event's row in the text format of COPY, without its last column, the sequence. */
  row: string;
}

export class IssueBatchEventRows {
  private readonly projectId: number;
  private readonly events: UnsequencedEventRow[] = [];

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
  addIssueEvents({ number, authorId, createdAt, comments, events }: NewIssue, firstCommentId: number): void {
    this.pushEventRow(number, 'opened', authorId, null, null, null, null, createdAt);
    for (let i = 0; i < comments.length; i++) {
      const comment = comments[i]!;
      this.pushEventRow(
        number,
        'commented',
        comment.authorId,
        null,
        null,
        firstCommentId + i,
        null,
        comment.createdAt,
      );
    }
    for (const { kind, actorId, before, after, sourceId, createdAt } of events) {
      this.pushEventRow(number, kind, actorId, before, after, null, sourceId, createdAt);
    }
  }

  /**
   * Appends all events of the batch to `rows` in chronological order. Their sequences follow the project
   * version `version`.
   */
  appendSequencedEventRows(rows: CopyRowBuffer, version: number): void {
    this.events.sort((a, b) => a.at - b.at);
    for (const { row } of this.events) rows.addEncodedRow(`${row}\t${++version}`);
  }

  private pushEventRow(
    issueNumber: number,
    kind: EventKind,
    actorId: number | null,
    before: IssueEventData | null,
    after: IssueEventData | null,
    commentId: number | null,
    sourceId: string | null,
    createdAt: Date,
  ): void {
    const cells: CopyFieldValue[] = [
      this.projectId,
      issueNumber,
      actorId,
      EVENT_KIND_INDEX_BY_NAME[kind],
      before && encodeJsonb(before),
      after && encodeJsonb(after),
      commentId,
      sourceId,
      createdAt,
    ];
    this.events.push({ at: createdAt.getTime(), row: encodeCopyRow(cells) });
  }
}

const EVENT_KIND_INDEX_BY_NAME = Object.fromEntries(EVENT_KINDS.map((kind, i) => [kind, i])) as Record<
  EventKind,
  number
>;
