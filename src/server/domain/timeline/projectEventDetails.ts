/** Details of events about the project itself: changes of labels, milestones, members and settings. */
import { type EventKind, getPartByEventKind, type ProjectEventKind } from '../../../shared/events/kinds';
import { PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER, PROJECT_VISIBILITIES, ROLES } from '../../../shared/issue';
import type { IssueEventRow } from '../../store/read/timeline';
import type { RequestContext } from '../context/RequestContext';
import { loadLabel } from '../issues/issues';
import { type EventDataBeforeOrAfter, getEventDataNumber, getEventDataText } from './eventValues';

/** A field that an event about a project can change. */
export type ProjectEventField =
  | 'NAME'
  | 'DESCRIPTION'
  | 'COLOR'
  | 'DUE_DATE'
  | 'CLOSED_AT'
  | 'VISIBILITY'
  | 'ROLE'
  | 'MERGED_INTO';

/** A field that an event changed, with its values as text; null for no value. */
export interface ProjectFieldChange {
  field: ProjectEventField;
  from: string | null;
  to: string | null;
}

export interface ProjectEventDetails {
  /** The name of the label, milestone or member before the change; null for the settings of the project. */
  subject: string | null;
  changes: ProjectFieldChange[];
}

/** Returns the value of a field before or after an event. */
type EventValueReader = (event: IssueEventRow, side: EventDataBeforeOrAfter) => string | null;

/** Creates the reader of a text. It returns null for an empty text. */
const createTextReader =
  (key: string): EventValueReader =>
  (event, side) =>
    getEventDataText(event, side, key) || null;

/** Creates the reader of an index into a list of names. It returns the name in upper case. */
const createEnumNameReader =
  (key: string, names: readonly string[]): EventValueReader =>
  (event, side) =>
    names[getEventDataNumber(event, side, key) ?? -1]?.toUpperCase() ?? null;

/** The fields that events of a kind contain, in the order in which their changes are listed. */
const FIELDS_BY_EVENT_KIND: Readonly<
  Record<ProjectEventKind, Partial<Record<ProjectEventField, EventValueReader>>>
> = {
  label_created: {},
  label_changed: {
    NAME: createTextReader('name'),
    COLOR: createTextReader('color'),
    DESCRIPTION: createTextReader('description'),
  },
  label_deleted: {},
  label_restored: {},
  milestone_created: {},
  milestone_changed: {
    NAME: createTextReader('title'),
    DUE_DATE: createTextReader('due'),
    CLOSED_AT: createTextReader('closed'),
    DESCRIPTION: createTextReader('description'),
  },
  milestone_deleted: {},
  milestone_restored: {},
  project_changed: {
    NAME: createTextReader('name'),
    VISIBILITY: createEnumNameReader('visibility', PROJECT_VISIBILITIES),
    DESCRIPTION: createTextReader('description'),
  },
  project_deleted: {},
  project_restored: {},
  member_added: { ROLE: createEnumNameReader('role', ROLES) },
  member_changed: { ROLE: createEnumNameReader('role', ROLES) },
  member_removed: { ROLE: createEnumNameReader('role', ROLES) },
};

/** Returns the fields that an event about the project itself changed; null for events of issues. */
export async function loadProjectEventDetails(
  context: RequestContext,
  kind: EventKind,
  event: IssueEventRow,
): Promise<ProjectEventDetails | null> {
  if (event.issue_number !== PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER) return null;
  const fields = Object.entries(getPartByEventKind(FIELDS_BY_EVENT_KIND, kind) ?? {}) as [
    ProjectEventField,
    EventValueReader,
  ][];
  const changes = fields.map(([field, read]) => ({
    field,
    from: read(event, 'before'),
    to: read(event, 'after'),
  }));
  const mergedInto = getEventDataNumber(event, 'after', 'mergedInto');
  const target = mergedInto === null ? null : await loadLabel(context, event.project_id, mergedInto);
  return {
    subject: await loadSubjectName(context, kind, event),
    changes: [
      ...changes.filter(({ from, to }) => from !== to),
      ...(target ? [{ field: 'MERGED_INTO' as const, from: null, to: target.name }] : []),
    ],
  };
}

/**
 * Returns the name of what an event changed. The name of a label or milestone is from the event, so it remains after a
 * deletion.
 */
async function loadSubjectName(
  context: RequestContext,
  kind: EventKind,
  event: IssueEventRow,
): Promise<string | null> {
  if (kind === 'project_changed') return null;
  const userId = getEventDataNumber(event, 'before', 'user') ?? getEventDataNumber(event, 'after', 'user');
  if (userId !== null) return (await context.load.users.load(userId))?.login ?? null;
  const names = (['before', 'after'] as const).flatMap((side) =>
    ['name', 'title'].map((key) => getEventDataText(event, side, key)),
  );
  return names.find(Boolean) ?? null;
}
