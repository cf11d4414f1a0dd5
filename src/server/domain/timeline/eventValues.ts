/**
 * Typed access to the JSON data of an event before and after a change. src/shared/events/kinds.ts lists the
 * keys of each kind.
 */
import type { BulkOperationRow } from '../../store/read/bulk';
import type { IssueRow } from '../../store/read/issues';
import { toDirectedIssueLinkKind, type DirectedIssueLinkKind } from '../../store/read/links';
import type { IssueEventRow } from '../../store/read/timeline';
import { loadVisibleIssue } from '../issues/issues';
import { loadProjectByKey } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';

/** Which data of an event: before or after the change. */
export type EventDataBeforeOrAfter = 'before' | 'after';

export function getEventDataNumber(
  event: IssueEventRow,
  side: EventDataBeforeOrAfter,
  key: string,
): number | null {
  const value = getEventDataValue(event, side, key);
  return typeof value === 'number' ? value : null;
}

export function getEventDataText(
  event: IssueEventRow,
  side: EventDataBeforeOrAfter,
  key: string,
): string | null {
  const value = getEventDataValue(event, side, key);
  return typeof value === 'string' ? value : null;
}

/** A URL in an event's data. Null for a value that is not an http(s) URL: others must not become links. */
export function getEventDataUrl(
  event: IssueEventRow,
  side: EventDataBeforeOrAfter,
  key: string,
): string | null {
  const url = getEventDataText(event, side, key);
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}

export function getEventDataTime(
  event: IssueEventRow,
  side: EventDataBeforeOrAfter,
  key: string,
): Date | null {
  const value = getEventDataValue(event, side, key);
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** The issue whose number is in an event's data; null if there is none or the viewer may not see it. */
export async function loadIssueReferencedByEvent(
  context: RequestContext,
  event: IssueEventRow,
  side: EventDataBeforeOrAfter,
  key = 'number',
): Promise<IssueRow | null> {
  const number = getEventDataNumber(event, side, key);
  if (number === null) return null;
  const named = getEventDataValue(event, side, 'project');
  if (typeof named === 'string') {
    const project = await loadProjectByKey(context, named);
    return project && context.load.issues.load({ projectId: project.id, number });
  }
  return loadVisibleIssue(context, {
    projectId: typeof named === 'number' ? named : event.project_id,
    number,
  });
}

/** The bulk operation that caused the event, if one did. */
export async function loadEventBulkOperation(
  context: RequestContext,
  event: IssueEventRow,
): Promise<BulkOperationRow | null> {
  const { project_id: projectId, bulk_number: number } = event;
  return number === null ? null : context.load.bulkOperations.load({ projectId, number });
}

/** The kind of an added or removed issue link, as seen from the event's issue. */
export function getEventLinkKind(event: IssueEventRow, side: EventDataBeforeOrAfter): DirectedIssueLinkKind {
  const kind = getEventDataValue(event, side, 'kind');
  return (
    (typeof kind === 'string' || typeof kind === 'number' ? toDirectedIssueLinkKind(kind) : null) ?? 'RELATES'
  );
}

export function hasEventDataKey(event: IssueEventRow, side: EventDataBeforeOrAfter, key: string): boolean {
  return getEventDataValue(event, side, key) !== undefined;
}

function getEventDataValue(event: IssueEventRow, side: EventDataBeforeOrAfter, key: string): unknown {
  const data = event[side];
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined;
}
