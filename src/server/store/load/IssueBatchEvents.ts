/** The events of a batch of issues, collected issue by issue and numbered in chronological order. */
import { EVENT_KINDS, type EventKind } from '../../../shared/issue';
import { type CopyFieldValue, type CopyRowBuffer, encodeJsonb, encodeCopyRow } from './CopyRowBuffer';
import type { EventData, NewIssue } from './NewIssue';

interface UnnumberedEvent {
  /** When the event happened, in epoch milliseconds. */
  at: number;
  /** The event's row in the text format of COPY, without its last column, the sequence. */
  row: string;
}

export class IssueBatchEvents {
  private readonly projectId: number;
  private readonly events: UnnumberedEvent[] = [];

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
  add({ number, authorId, createdAt, comments, events }: NewIssue, firstCommentId: number): void {
    this.pushEvent(number, 'opened', authorId, null, null, null, null, createdAt);
    for (let i = 0; i < comments.length; i++) {
      const comment = comments[i]!;
      this.pushEvent(
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
      this.pushEvent(number, kind, actorId, before, after, null, sourceId, createdAt);
    }
  }

  /**
   * Appends all events of the batch to `rows` in chronological order. Their sequences follow the project
   * version `version`.
   */
  appendNumberedRows(rows: CopyRowBuffer, version: number): void {
    this.events.sort((a, b) => a.at - b.at);
    for (const { row } of this.events) rows.addEncodedRow(`${row}\t${++version}`);
  }

  private pushEvent(
    issueNumber: number,
    kind: EventKind,
    actorId: number | null,
    before: EventData | null,
    after: EventData | null,
    commentId: number | null,
    sourceId: string | null,
    createdAt: Date,
  ): void {
    const cells: CopyFieldValue[] = [
      this.projectId,
      issueNumber,
      actorId,
      INDEX_BY_EVENT_KIND[kind],
      before && encodeJsonb(before),
      after && encodeJsonb(after),
      commentId,
      sourceId,
      createdAt,
    ];
    this.events.push({ at: createdAt.getTime(), row: encodeCopyRow(cells) });
  }
}

const INDEX_BY_EVENT_KIND = Object.fromEntries(EVENT_KINDS.map((kind, i) => [kind, i])) as Record<
  EventKind,
  number
>;
