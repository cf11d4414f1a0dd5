/**
 * The timeline of an issue: its events and comments in order, in pages from either end or around one item.
 */
import { WinnowError } from '../../../shared/errors';
import { type EventKind, getEventKindByCode } from '../../../shared/events/kinds';
import type { CommentRow } from '../../store/read/comments';
import type { IssueRow } from '../../store/read/issues';
import {
  type IssueEventRow,
  readCommentEventSequenceNumber,
  readIssueTimeline,
  type IssueTimelineRange,
} from '../../store/read/timeline';
import {
  type PaginatedConnection,
  type PaginationArguments,
  type ConnectionEdge,
  decodeCursor,
  encodeCursor,
  memoizeResult,
  toPageInfo,
  parsePageSize,
} from '../base/connection';
import { decodeGlobalId } from '../base/ids';
import { limitPageByTextSize } from './pageTextSize';
import { toIssueRowKey } from '../issues/issues';
import { loadProjectById, requireIssueVisibility, requireVisibleProject } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';

export type TimelineItem = CommentRow | IssueEventRow;

export interface IssueTimelineArguments extends PaginationArguments {
  /** Global id of the comment or event around which the page is centered. */
  around?: string | null;
}

export interface TimelineConnection extends PaginatedConnection<TimelineItem> {
  /** The number of items before the first one of this page. */
  offset(): Promise<number>;
}

/**
 * A page of an issue's timeline.
 * @throws WinnowError VALIDATION_FAILED for arguments that exclude each other, NOT_FOUND if `around` is
 *   not an item of the issue
 */
export function createTimelineConnection(
  context: RequestContext,
  issue: IssueRow,
  args: IssueTimelineArguments,
): TimelineConnection {
  const slice = toIssueTimelineRange(issue, args);
  const page = memoizeResult(async () => {
    const project = await requireVisibleProject(context, issue.project_id);
    const visibility = requireIssueVisibility(context, project);
    const window = await readIssueTimeline(context.store.db, toIssueRowKey(issue), visibility, slice);
    if (slice.kind === 'around' && window.events.length === 0) throw createTimelineItemNotFoundError();
    const start = findPageStart(slice, window.events);
    const sizes = window.events.map(({ comment_bytes }) => comment_bytes);
    const { from, to } = limitPageByTextSize(sizes, start);
    const edges = await Promise.all(
      window.events.slice(from, to).map(async (event) => ({
        cursor: encodeCursor(event.sequence),
        node: await loadTimelineItem(context, event),
      })),
    );
    const offset = window.offset + from;
    return {
      edges,
      offset,
      total: window.total,
      hasPreviousPage: offset > 0,
      hasNextPage: offset + edges.length < window.total,
    };
  });
  return {
    edges: async () => (await page()).edges,
    pageInfo: async () => toPageInfo(await page()),
    totalCount: async () => (await page()).total,
    offset: async () => (await page()).offset,
  };
}

/** The timeline edge of a comment; null if the comment has no event, as after some imports. */
export async function loadCommentTimelineEdge(
  context: RequestContext,
  comment: CommentRow,
): Promise<ConnectionEdge<TimelineItem> | null> {
  const sequence = await readCommentEventSequenceNumber(context.store.db, comment);
  return sequence === null ? null : { cursor: encodeCursor(sequence), node: comment };
}

export function isTimelineEvent(item: TimelineItem): item is IssueEventRow {
  return 'sequence' in item;
}

export function getEventKind(event: IssueEventRow): EventKind {
  const kind = getEventKindByCode(event.kind);
  if (!kind)
    throw new Error(`Event ${event.project_id}:${event.sequence} has an unknown kind (${event.kind}).`);
  return kind;
}

/** A comment by its id; null if the viewer may not see it. */
export async function loadVisibleComment(
  context: RequestContext,
  projectId: number,
  id: number,
): Promise<CommentRow | null> {
  const [project, comment] = await Promise.all([
    loadProjectById(context, projectId),
    context.load.comments.load({ projectId, id }),
  ]);
  return project && comment;
}

/** An event by its number in the project; null if the viewer may not see it. */
export async function loadVisibleEvent(
  context: RequestContext,
  projectId: number,
  sequence: number,
): Promise<IssueEventRow | null> {
  const [project, event] = await Promise.all([
    loadProjectById(context, projectId),
    context.load.events.load({ projectId, sequence }),
  ]);
  return project && event;
}

/** The comment of a `commented` event; otherwise the event itself. */
export async function loadTimelineItem(context: RequestContext, event: IssueEventRow): Promise<TimelineItem> {
  if (event.comment_id === null) return event;
  const comment = await context.load.comments.load({ projectId: event.project_id, id: event.comment_id });
  if (!comment) throw new Error(`Comment ${event.project_id}:${event.comment_id} is missing.`);
  return comment;
}

function toIssueTimelineRange(issue: IssueRow, args: IssueTimelineArguments): IssueTimelineRange {
  const count = parsePageSize(args);
  if (args.around != null) {
    if (args.after != null || args.before != null || args.last != null) {
      throw new WinnowError('VALIDATION_FAILED', '`around` can be combined only with `first`.');
    }
    const id = decodeGlobalId(args.around);
    const [projectId, number] = id?.parts ?? [];
    if (!id || projectId !== issue.project_id || number === undefined)
      throw createTimelineItemNotFoundError();
    return id.type === 'Comment'
      ? { kind: 'around', count, sequence: null, commentId: number }
      : { kind: 'around', count, sequence: number, commentId: null };
  }
  const after = args.after == null ? null : decodeCursor(args.after);
  const before = args.before == null ? null : decodeCursor(args.before);
  return { kind: args.last == null ? 'head' : 'tail', count, after, before };
}

/** Index of the item that a page must contain: its first one, its last one, or the one that it is around. */
function findPageStart(slice: IssueTimelineRange, events: readonly IssueEventRow[]): number {
  if (slice.kind === 'head') return 0;
  if (slice.kind === 'tail') return events.length - 1;
  return events.findIndex(
    ({ sequence, comment_id }) =>
      sequence === slice.sequence || (comment_id !== null && comment_id === slice.commentId),
  );
}

function createTimelineItemNotFoundError(): WinnowError {
  return new WinnowError('NOT_FOUND', 'Item not found in this timeline.');
}
