/** Maps the history of a Bugzilla bug to events. */
import { EventIdGenerator } from '../EventIdGenerator';
import type {
  ImportSourceEvent,
  ImportSourceEventData,
  ImportSourceInitialIssueState,
} from '../ImportSourceIssue';
import type { IssueDates } from '../IssueDates';
import type { IssuePeople } from '../IssuePeople';
import {
  asArrayOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../../values/json';
import {
  addBugzillaPerson,
  type BugzillaStatus,
  formatBugzillaReason,
  formatBugzillaScopedLabel,
  mapBugzillaInitialState,
  mapBugzillaStatus,
  parseBugzillaMilestone,
  splitBugzillaList,
} from './fields';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

export interface ParsedBugzillaHistory {
  /** Undefined if the input does not contain the history. */
  events?: ImportSourceEvent[];
  /** State of the bug when it was created. */
  openState: ImportSourceInitialIssueState;
  /** Reasons why changes were dropped, one per change. */
  dropped: ReportEntry[];
}

interface BugzillaChange {
  field: string;
  removed: string;
  added: string;
}

/**
 * Parses the history of a bug: `[{when, who, changes: [{field_name, removed, added}]}]`.
 * @param current status of the bug now
 * @param canonical source id of the bug that this one duplicates, if any
 */
export function parseBugzillaHistory(
  bug: JsonObject,
  current: BugzillaStatus,
  canonical: string | undefined,
  people: IssuePeople,
  dates: IssueDates,
): ParsedBugzillaHistory {
  const entries = asArrayOrUndefined(bug.history);
  if (!entries) return { openState: mapBugzillaInitialState(current.status), dropped: [] };
  const events: ImportSourceEvent[] = [];
  const dropped: ReportEntry[] = [];
  const ids = new EventIdGenerator();
  const changesByTime = entries
    .flatMap((value) => {
      const entry = asObjectOrUndefined(value);
      const createdAt = entry && dates.read('history when', entry.when);
      if (!entry || !createdAt) dropped.push({ code: 'change_without_time' });
      return entry && createdAt ? [{ entry, createdAt, changes: parseChanges(entry) }] : [];
    })
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const first = changesByTime.flatMap(({ changes }) => changes).find(({ field }) => field === 'status');
  const openState = mapBugzillaInitialState(first?.removed ?? current.status);
  const status = { status: first?.removed ?? current.status, resolution: '' };
  for (const { entry, createdAt, changes } of changesByTime) {
    const actor = addBugzillaPerson(people, entry.who);
    const add = (data: ImportSourceEventData, field: string) =>
      events.push({ ...data, sourceId: ids.create(`${createdAt.toISOString()}:${field}`), actor, createdAt });
    const statusChanges = changes.filter(({ field }) => field === 'status' || field === 'resolution');
    for (const { field, added } of statusChanges) status[field as keyof BugzillaStatus] = added;
    // The status and the resolution change together, which is one event.
    if (statusChanges.length > 0) add(mapStateChange(status, canonical), 'status');
    for (const change of changes) {
      if (statusChanges.includes(change)) continue;
      const mapped = mapChange(change, people);
      if (mapped) for (const data of mapped) add(data, change.field);
      else dropped.push({ code: 'changes_of_field', field: change.field });
    }
  }
  return { events, openState, dropped };
}

const parseChanges = (entry: JsonObject): BugzillaChange[] =>
  (asArrayOrUndefined(entry.changes) ?? []).map((value) => {
    const change = asObjectOrUndefined(value);
    const name = asStringOrUndefined(change?.field_name) ?? 'unknown fields';
    return {
      field: name === 'bug_status' ? 'status' : name,
      removed: asStringOrUndefined(change?.removed) ?? '',
      added: asStringOrUndefined(change?.added) ?? '',
    };
  });

function mapStateChange(status: BugzillaStatus, canonical: string | undefined): ImportSourceEventData {
  const to = mapBugzillaStatus(status);
  const reason = formatBugzillaReason(status.resolution);
  return { kind: 'state', to, reason, ...(to === 'duplicate' && { canonical }) };
}

/** Maps a change of another field. Undefined: Winnow has no event for it. */
function mapChange(
  { field, removed, added }: BugzillaChange,
  people: IssuePeople,
): ImportSourceEventData[] | undefined {
  switch (field) {
    case 'assigned_to':
      return [
        ...toUserEvents('unassigned', addBugzillaPerson(people, removed)),
        ...toUserEvents('assigned', addBugzillaPerson(people, added)),
      ];
    case 'summary':
    case 'short_desc':
      return [{ kind: 'renamed', from: removed, to: added }];
    case 'keywords':
      return [
        ...splitBugzillaList(removed).map((name) => ({ kind: 'unlabeled' as const, label: { name } })),
        ...splitBugzillaList(added).map((name) => ({ kind: 'labeled' as const, label: { name } })),
      ];
    case 'product':
    case 'component':
      return [
        ...formatBugzillaScopedLabel(field, removed).map((label) => ({ kind: 'unlabeled' as const, label })),
        ...formatBugzillaScopedLabel(field, added).map((label) => ({ kind: 'labeled' as const, label })),
      ];
    case 'target_milestone':
      return [
        ...toMilestoneEvents('demilestoned', parseBugzillaMilestone(removed)),
        ...toMilestoneEvents('milestoned', parseBugzillaMilestone(added)),
      ];
    default:
      return undefined;
  }
}

const toUserEvents = (kind: 'assigned' | 'unassigned', user: string | null): ImportSourceEventData[] =>
  user === null ? [] : [{ kind, user }];

const toMilestoneEvents = (
  kind: 'milestoned' | 'demilestoned',
  milestone: string | undefined,
): ImportSourceEventData[] => (milestone === undefined ? [] : [{ kind, milestone }]);
