/** The activity of a project: its events, newest first. */
import { WinnowError } from '../../../shared/errors';
import { EVENT_KINDS } from '../../../shared/events/kinds';
import {
  type ProjectActivityFilter,
  countProjectActivity,
  readProjectActivity,
} from '../../store/read/activity';
import { toRestrictedProjects } from '../../store/read/issueVisibility';
import type { ProjectRow } from '../../store/read/projects';
import type { IssueEventRow } from '../../store/read/timeline';
import {
  type PaginatedConnection,
  type PaginationArguments,
  createKeysetConnection,
} from '../base/connection';
import { decodeGlobalId } from '../base/ids';
import type { RequestContext } from '../context/RequestContext';
import { requireIssueVisibility } from '../projects/projects';
import { limitPageByTextSize } from './pageTextSize';
import { loadTimelineItem, getEventKind, type TimelineItem } from './timeline';

/** An event in the activity. A wrapper, because GraphQL resolves a bare event row as a timeline item. */
export interface ActivityEvent {
  row: IssueEventRow;
}

export interface ProjectActivityArguments extends PaginationArguments {
  actorId?: string | null;
  /** Numbers of the kinds in the database. */
  kinds?: readonly number[] | null;
  /** Number of the issue whose events are listed. */
  issue?: number | null;
  collapseBulk?: boolean | null;
}

/**
 * The events of a project in pages, newest first. If matching events are rare or comments are long, a page may have
 * fewer events than requested although more follow: the number of rows that one request scans is limited, and the
 * length of its comments.
 * @throws WinnowError VALIDATION_FAILED for arguments that exclude each other
 */
export function createActivityConnection(
  context: RequestContext,
  project: ProjectRow,
  args: ProjectActivityArguments,
): PaginatedConnection<ActivityEvent> {
  const { db } = context.store;
  const restrictedProjects = toRestrictedProjects(project.id, requireIssueVisibility(context, project));
  const filter = { ...toActivityFilter(context, args), restrictedProjects };
  return createKeysetConnection(
    args,
    async ({ bound, isBackward, size }) => {
      const slice = { after: bound, older: !isBackward, count: size };
      const { events, stoppedAt } = await readProjectActivity(db, project.id, filter, slice);
      const sizes = events.map(({ comment_bytes }) => comment_bytes);
      const { to } = limitPageByTextSize(sizes, 0);
      const isLimited = to < events.length;
      return {
        rows: events.slice(0, to).map((row) => ({ row })),
        hasMore: isLimited || stoppedAt !== null,
        // The next page continues after the events that were scanned without a match.
        scannedTo: isLimited ? null : stoppedAt,
      };
    },
    ({ row }) => row.sequence,
    () => countProjectActivity(db, project.id, filter),
  );
}

/** The event as an item of the activity; null for other users' watch events, which are private. */
export function toVisibleActivityEvent({ viewer }: RequestContext, row: IssueEventRow): ActivityEvent | null {
  const isPrivate = EVENT_KINDS[getEventKind(row)].visibleTo === 'actor';
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
  { actorId, kinds, issue, collapseBulk }: ProjectActivityArguments,
): Omit<ProjectActivityFilter, 'restrictedProjects'> {
  const actor = actorId == null ? null : decodeGlobalId(actorId);
  if (actorId != null && actor?.type !== 'User') {
    throw new WinnowError('VALIDATION_FAILED', '`actorId` must be the id of a user.');
  }
  return {
    actorId: actor?.parts[0] ?? null,
    kinds: kinds ?? null,
    issueNumber: issue ?? null,
    collapsesBulkOperations: collapseBulk ?? false,
    viewerId: context.viewer?.id ?? null,
  };
}
