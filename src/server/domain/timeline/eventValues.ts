/** Typed access to the data of an event. src/shared/issue.ts lists the keys of each kind. */
import type { BulkRow } from '../../store/read/bulk';
import type { IssueRow } from '../../store/read/issues';
import { directedLinkKind, type DirectedLinkKind } from '../../store/read/links';
import type { EventRow } from '../../store/read/timeline';
import { visibleIssue } from '../issues/issues';
import { projectByKey } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';

type Side = 'before' | 'after';

export function numberIn(event: EventRow, side: Side, key: string): number | null {
  const value = valueIn(event, side, key);
  return typeof value === 'number' ? value : null;
}

export function textIn(event: EventRow, side: Side, key: string): string | null {
  const value = valueIn(event, side, key);
  return typeof value === 'string' ? value : null;
}

/** Null for a value that is not an http(s) URL: others must not become links. */
export function urlIn(event: EventRow, side: Side, key: string): string | null {
  const url = textIn(event, side, key);
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}

export function instantIn(event: EventRow, side: Side, key: string): Date | null {
  const value = valueIn(event, side, key);
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** The issue that an event names; null if there is none or the viewer may not see it. */
export async function issueIn(
  context: RequestContext,
  event: EventRow,
  side: Side,
  key = 'number',
): Promise<IssueRow | null> {
  const number = numberIn(event, side, key);
  if (number === null) return null;
  const named = valueIn(event, side, 'project');
  if (typeof named === 'string') {
    const project = await projectByKey(context, named);
    return project && context.load.issues.load({ projectId: project.id, number });
  }
  return visibleIssue(context, {
    projectId: typeof named === 'number' ? named : event.project_id,
    number,
  });
}

/** The bulk operation that caused the event. */
export async function bulkOf(context: RequestContext, event: EventRow): Promise<BulkRow | null> {
  const { project_id: projectId, bulk_number: number } = event;
  return number === null ? null : context.load.bulkOperations.load({ projectId, number });
}

/** The kind of an added or removed link, as seen from the event's issue. */
export function linkIn(event: EventRow, side: Side): DirectedLinkKind {
  const kind = valueIn(event, side, 'kind');
  return (typeof kind === 'string' || typeof kind === 'number' ? directedLinkKind(kind) : null) ?? 'RELATES';
}

function valueIn(event: EventRow, side: Side, key: string): unknown {
  const data = event[side];
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined;
}

/** Whether the event is a mention by an issue that the viewer may not see. Such events are hidden. */
export async function isFromHidden(context: RequestContext, event: EventRow): Promise<boolean> {
  return numberIn(event, 'after', 'number') !== null && (await issueIn(context, event, 'after')) === null;
}
