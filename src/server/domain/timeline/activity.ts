/** The activity of a project: its events, newest first. */
import { WinnowError } from '../../../shared/errors';
import { type ActivityFilter, countActivity, readActivity } from '../../store/read/activity';
import type { ProjectRow } from '../../store/read/projects';
import type { EventRow } from '../../store/read/timeline';
import {
  type Connection,
  type ConnectionArguments,
  decodeCursor,
  encodeCursor,
  computeOnce,
  toPageInfo,
  parsePageSize,
} from '../base/connection';
import { decodeGlobalId } from '../base/ids';
import type { RequestContext } from '../context/RequestContext';
import { loadTimelineItem, getEventKind, type TimelineItem } from './timeline';

/** An event in the activity. A wrapper, because GraphQL resolves a bare event row as a timeline item. */
export interface ActivityEvent {
  row: EventRow;
}

export interface ActivityArguments extends ConnectionArguments {
  actorId?: string | null;
  /** Indexes of EVENT_KINDS. */
  kinds?: readonly number[] | null;
  /** Number of the issue whose events are listed. */
  issue?: number | null;
}

/**
 * The events of a project in pages, newest first. If matching events are rare, a page may have fewer events
 * than requested although more follow: the number of rows that one request scans is limited.
 * @throws WinnowError VALIDATION_FAILED for arguments that exclude each other
 */
export function createActivityConnection(
  context: RequestContext,
  project: ProjectRow,
  args: ActivityArguments,
): Connection<ActivityEvent> {
  const count = parsePageSize(args);
  const isBackward = args.last != null;
  if (isBackward ? args.after != null : args.before != null) {
    throw new WinnowError('VALIDATION_FAILED', 'Use `after` with `first`, and `before` with `last`.');
  }
  const filter = toActivityFilter(context, args);
  const page = computeOnce(async () => {
    const cursor = args.after ?? args.before;
    const bound = cursor == null ? null : decodeCursor(cursor);
    const last = project.version;
    const from = isBackward ? (bound ?? 0) + 1 : Math.min(last, (bound ?? last + 1) - 1);
    const slice = { from, last, older: !isBackward, count };
    const { events, stoppedAt } = await readActivity(context.store.db, project.id, filter, slice);
    const rows = isBackward ? events.reverse() : events;
    const edges = rows.map((row) => ({ cursor: encodeCursor(row.sequence), node: { row } }));
    const hasMore = stoppedAt !== null && (isBackward ? stoppedAt < last : stoppedAt > 1);
    // The next page continues after the rows that were scanned without a match.
    const end = stoppedAt === null ? null : encodeCursor(stoppedAt);
    return {
      edges,
      end,
      hasNextPage: isBackward ? bound !== null : hasMore,
      hasPreviousPage: isBackward ? hasMore : bound !== null,
    };
  });
  return {
    edges: async () => (await page()).edges,
    async pageInfo() {
      const { end, ...rest } = await page();
      const info = toPageInfo(rest);
      return isBackward
        ? { ...info, startCursor: end ?? info.startCursor }
        : { ...info, endCursor: end ?? info.endCursor };
    },
    totalCount: computeOnce(() => countActivity(context.store.db, project.id, filter)),
  };
}

/**
 * The event as an item of the activity. Null if the viewer may not see it: who watches an issue is private.
 */
export function toVisibleActivityEvent({ viewer }: RequestContext, row: EventRow): ActivityEvent | null {
  const kind = getEventKind(row);
  const isPrivate = kind === 'watched' || kind === 'unwatched';
  return isPrivate && row.actor_id !== (viewer?.id ?? 0) ? null : { row };
}

/** The event as an item of its issue's timeline. */
export async function loadActivityTimelineItem(
  context: RequestContext,
  { row }: ActivityEvent,
): Promise<TimelineItem | null> {
  return loadTimelineItem(context, row);
}

function toActivityFilter(
  context: RequestContext,
  { actorId, kinds, issue }: ActivityArguments,
): ActivityFilter {
  const actor = actorId == null ? null : decodeGlobalId(actorId);
  if (actorId != null && actor?.type !== 'User') {
    throw new WinnowError('VALIDATION_FAILED', '`actorId` must be the id of a user.');
  }
  return {
    actorId: actor?.parts[0] ?? null,
    kinds: kinds ?? null,
    issueNumber: issue ?? null,
    viewerId: context.viewer?.id ?? null,
  };
}
