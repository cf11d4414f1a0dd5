/** Maps the changelog of a Jira issue to events. */
import { EventIdGenerator } from '../EventIdGenerator';
import type {
  ImportSourceEvent,
  ImportSourceEventData,
  ImportSourceInitialIssueState,
  ImportSourceIssueState,
} from '../ImportSourceIssue';
import type { IssueDates } from '../IssueDates';
import type { IssuePeople } from '../IssuePeople';
import {
  asArrayOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../../values/json';
import { formatResolutionAsReason } from '../names';
import { addJiraPerson, mapJiraState } from './fields';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

export interface JiraStatus {
  status: string;
  /** Key of the status category, or empty if it is unknown. */
  category: string;
  /** Empty if the issue is not resolved. */
  resolution: string;
}

export interface ParsedJiraChangelog {
  /** Undefined if the input does not contain the changelog. */
  events?: ImportSourceEvent[];
  /** State of the issue when it was created. */
  openState: ImportSourceInitialIssueState;
  /** Reasons why changes were dropped, one per change. */
  dropped: ReportEntry[];
}

interface JiraChange {
  field: string;
  /** Id of the value before the change, such as the login of a person. `to` is the id of the value after it. */
  from: string;
  to: string;
  fromName: string;
  toName: string;
}

/**
 * Parses `{"histories": [{id, author, created, items: [{field, from, fromString, to, toString}]}]}`.
 * @param current status of the issue now
 * @param canonical source id of the issue that this one duplicates, if any
 */
export function parseJiraChangelog(
  changelog: unknown,
  current: JiraStatus,
  canonical: string | undefined,
  people: IssuePeople,
  dates: IssueDates,
): ParsedJiraChangelog {
  const histories = asArrayOrUndefined(asObjectOrUndefined(changelog)?.histories);
  if (!histories) return { openState: mapInitialState(current.status), dropped: [] };
  const dropped: ReportEntry[] = [];
  const entries = histories
    .flatMap((value) => {
      const entry = asObjectOrUndefined(value);
      const createdAt = entry && dates.read('changelog created', entry.created);
      if (!entry || !createdAt) dropped.push({ code: 'change_without_time' });
      return entry && createdAt ? [{ entry, createdAt, changes: parseChanges(entry) }] : [];
    })
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const first = entries.flatMap(({ changes }) => changes).find(({ field }) => field === 'status');
  const events: ImportSourceEvent[] = [];
  const ids = new EventIdGenerator();
  const status = { name: first?.fromName ?? current.status, resolution: '' };
  for (const { entry, createdAt, changes } of entries) {
    const actor = addJiraPerson(people, entry.author);
    const key = asStringOrUndefined(entry.id) ?? createdAt.toISOString();
    const add = (data: ImportSourceEventData, field: string) =>
      events.push({ ...data, sourceId: ids.create(`${key}:${field}`), actor, createdAt });
    for (const { field, toName } of changes) {
      if (field === 'status') status.name = toName;
      else if (field === 'resolution') status.resolution = toName;
    }
    // The status and the resolution change together, which is one event.
    if (changes.some(isStatusChange)) {
      const category = status.name === current.status ? current.category : '';
      const to = mapJiraState(status.name, category, status.resolution);
      add({ kind: 'state', to, ...describeClosing(to, status.resolution, canonical) }, 'status');
    }
    for (const change of changes) {
      if (isStatusChange(change)) continue;
      const mapped = mapChange(change, people);
      if (mapped) for (const data of mapped) add(data, change.field);
      else dropped.push({ code: 'changes_of_field', field: change.field });
    }
  }
  return { events, openState: mapInitialState(first?.fromName ?? current.status), dropped };
}

const mapInitialState = (status: string): ImportSourceInitialIssueState =>
  /triage/i.test(status) ? 'untriaged' : 'backlog';

function describeClosing(to: ImportSourceIssueState, resolution: string, canonical: string | undefined) {
  const reason = formatResolutionAsReason(resolution);
  return { ...(reason !== undefined && { reason }), ...(to === 'duplicate' && { canonical }) };
}

const isStatusChange = ({ field }: JiraChange): boolean => field === 'status' || field === 'resolution';

const parseChanges = (entry: JsonObject): JiraChange[] =>
  (asArrayOrUndefined(entry.items) ?? []).map((value) => {
    const item = asObjectOrUndefined(value) ?? {};
    // Every object inherits a method `toString`, which is also the name of a field.
    const text = (name: string): string =>
      (Object.hasOwn(item, name) ? asStringOrUndefined(item[name]) : undefined) ?? '';
    return {
      field: text('field') || 'unknown fields',
      from: text('from'),
      to: text('to'),
      fromName: text('fromString'),
      toName: text('toString'),
    };
  });

/** Maps a change of another field. Undefined: Winnow has no event for it. */
function mapChange(
  { field, from, to, fromName, toName }: JiraChange,
  people: IssuePeople,
): ImportSourceEventData[] | undefined {
  switch (field.toLowerCase()) {
    case 'assignee':
      return [
        ...toUserEvents('unassigned', addChangedPerson(people, from, fromName)),
        ...toUserEvents('assigned', addChangedPerson(people, to, toName)),
      ];
    case 'summary':
      return [{ kind: 'renamed', from: fromName, to: toName }];
    case 'labels':
      return toLabelEvents(fromName.split(/\s+/), toName.split(/\s+/));
    case 'component':
      return toLabelEvents([formatJiraComponentLabel(fromName)], [formatJiraComponentLabel(toName)]);
    case 'fix version':
      return [
        ...(fromName === '' ? [] : [{ kind: 'demilestoned' as const, milestone: fromName }]),
        ...(toName === '' ? [] : [{ kind: 'milestoned' as const, milestone: toName }]),
      ];
    default:
      return undefined;
  }
}

/** Returns the label of a component, or an empty string for no component. */
export const formatJiraComponentLabel = (name: string): string => (name === '' ? '' : `component::${name}`);

/** The id in a changelog is a login in Jira Server and an account id in Jira Cloud. */
const addChangedPerson = (people: IssuePeople, id: string, displayName: string): string | null =>
  addJiraPerson(
    people,
    /^(?:[\da-f]{24}|\d+:[\da-f-]{36})$/.test(id)
      ? { accountId: id, displayName }
      : { name: id, displayName },
  );

const toUserEvents = (kind: 'assigned' | 'unassigned', user: string | null): ImportSourceEventData[] =>
  user === null ? [] : [{ kind, user }];

function toLabelEvents(before: readonly string[], after: readonly string[]): ImportSourceEventData[] {
  const createEvents = (
    kind: 'labeled' | 'unlabeled',
    names: readonly string[],
    others: readonly string[],
  ): ImportSourceEventData[] => {
    // The input may contain very many labels.
    const otherNames = new Set(others);
    return names
      .filter((name) => name !== '' && !otherNames.has(name))
      .map((name) => ({ kind, label: { name } }));
  };
  return [...createEvents('unlabeled', before, after), ...createEvents('labeled', after, before)];
}
