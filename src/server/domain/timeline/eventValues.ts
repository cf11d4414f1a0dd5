/**
 * Typed access to the JSON data of an event before and after a change. src/shared/issue.ts lists the keys of
 * each kind.
 */
import type { BulkRow } from '../../store/read/bulk';
import type { IssueRow } from '../../store/read/issues';
import { directedLinkKind, type DirectedLinkKind } from '../../store/read/links';
import type { EventRow } from '../../store/read/timeline';
import { visibleIssue } from '../issues/issues';
import { projectByKey } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';

type EventSide = 'before' | 'after';

export function eventNumber(event: EventRow, side: EventSide, key: string): number | null {
  const value = eventValue(event, side, key);
  return typeof value === 'number' ? value : null;
}

export function eventText(event: EventRow, side: EventSide, key: string): string | null {
  const value = eventValue(event, side, key);
  return typeof value === 'string' ? value : null;
}

/** A URL in an event's data. Null for a value that is not an http(s) URL: others must not become links. */
export function eventUrl(event: EventRow, side: EventSide, key: string): string | null {
  const url = eventText(event, side, key);
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}

export function eventInstant(event: EventRow, side: EventSide, key: string): Date | null {
  const value = eventValue(event, side, key);
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** The issue whose number is in an event's data; null if there is none or the viewer may not see it. */
export async function loadEventIssue(
  context: RequestContext,
  event: EventRow,
  side: EventSide,
  key = 'number',
): Promise<IssueRow | null> {
  const number = eventNumber(event, side, key);
  if (number === null) return null;
  const named = eventValue(event, side, 'project');
  if (typeof named === 'string') {
    const project = await projectByKey(context, named);
    return project && context.load.issues.load({ projectId: project.id, number });
  }
  return visibleIssue(context, {
    projectId: typeof named === 'number' ? named : event.project_id,
    number,
  });
}

/** The bulk operation that caused the event, if one did. */
export async function loadEventBulkOperation(
  context: RequestContext,
  event: EventRow,
): Promise<BulkRow | null> {
  const { project_id: projectId, bulk_number: number } = event;
  return number === null ? null : context.load.bulkOperations.load({ projectId, number });
}

/** The kind of an added or removed issue link, as seen from the event's issue. */
export function eventLinkKind(event: EventRow, side: EventSide): DirectedLinkKind {
  const kind = eventValue(event, side, 'kind');
  return (typeof kind === 'string' || typeof kind === 'number' ? directedLinkKind(kind) : null) ?? 'RELATES';
}

function eventValue(event: EventRow, side: EventSide, key: string): unknown {
  const data = event[side];
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined;
}

/** Whether the event is a mention by an issue that the viewer may not see. Such events are hidden. */
export async function isFromHidden(context: RequestContext, event: EventRow): Promise<boolean> {
  return (
    eventNumber(event, 'after', 'number') !== null && (await loadEventIssue(context, event, 'after')) === null
  );
}
