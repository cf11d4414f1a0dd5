/** The events of a batch: collected issue by issue, numbered in the order of time. */
import { EVENT_KINDS, type EventKind } from '../../../shared/issue';
import { type Cell, type CopyRows, jsonText, rowText } from './CopyRows';
import type { EventData, NewIssue } from './NewIssue';

interface WaitingEvent {
  at: number;
  /** Its row up to the sequence, which is the last column. */
  row: string;
}

export class BatchEvents {
  private readonly projectId: number;
  private readonly waiting: WaitingEvent[] = [];

  constructor(projectId: number) {
    this.projectId = projectId;
  }

  get count(): number {
    return this.waiting.length;
  }

  /** What happened in the same instant stays in this order: opened, what was said, what was done. */
  add({ number, authorId, createdAt, comments, events }: NewIssue, firstCommentId: number): void {
    this.push(number, 'opened', authorId, null, null, null, null, createdAt);
    for (let i = 0; i < comments.length; i++) {
      const comment = comments[i]!;
      this.push(
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
      this.push(number, kind, actorId, before, after, null, sourceId, createdAt);
    }
  }

  /** Appends them all to `rows`, in order; the first one's sequence follows `version`. */
  number(version: number, rows: CopyRows): void {
    this.waiting.sort((a, b) => a.at - b.at);
    for (const { row } of this.waiting) rows.addText(`${row}\t${++version}`);
  }

  private push(
    issueNumber: number,
    kind: EventKind,
    actorId: number | null,
    before: EventData | null,
    after: EventData | null,
    commentId: number | null,
    sourceId: string | null,
    createdAt: Date,
  ): void {
    const cells: Cell[] = [
      this.projectId,
      issueNumber,
      actorId,
      KIND_INDEX[kind],
      before && jsonText(before),
      after && jsonText(after),
      commentId,
      sourceId,
      createdAt,
    ];
    this.waiting.push({ at: createdAt.getTime(), row: rowText(cells) });
  }
}

const KIND_INDEX = Object.fromEntries(EVENT_KINDS.map((kind, i) => [kind, i])) as Record<EventKind, number>;
