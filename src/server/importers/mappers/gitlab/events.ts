/** Maps resource events of GitLab's API to events of imported issues. */
import type { ImportSourceEvent, ImportSourceEventData, ImportSourceLabel } from '../ImportSourceIssue';
import type { IssueDates } from '../IssueDates';
import type { IssuePeople } from '../IssuePeople';
import {
  asArrayOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../../values/json';
import { addGitlabPerson } from './fields';
import { formatCommitUrl, type SystemNoteContext } from './systemNotes';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

export interface ParsedGitlabEvents {
  events: ImportSourceEvent[];
  /** Reasons why events were dropped, one per event. */
  dropped: ReportEntry[];
}

/** Maps the state, label and milestone events of an issue. */
export function parseGitlabResourceEvents(
  issue: JsonObject,
  people: IssuePeople,
  dates: IssueDates,
  context: SystemNoteContext,
): ParsedGitlabEvents {
  const events: ImportSourceEvent[] = [];
  const dropped: ReportEntry[] = [];
  const ids = new Set<string>();
  for (const [list, parse] of Object.entries(PARSERS)) {
    for (const value of asArrayOrUndefined(issue[list]) ?? []) {
      const event = asObjectOrUndefined(value);
      const createdAt = event && dates.read('event created_at', event.created_at);
      const data = event && parse(event, context);
      const sourceId = `${list}:${String(typeof event?.id === 'number' ? event.id : event?.created_at)}`;
      if (!event || !createdAt) dropped.push({ code: 'event_without_time' });
      else if (!data) dropped.push({ code: 'element_without_name', list });
      else if (ids.has(sourceId)) dropped.push({ code: 'listed_twice' });
      else {
        ids.add(sourceId);
        events.push({ ...data, sourceId, actor: addGitlabPerson(people, event.user), createdAt });
      }
    }
  }
  return { events, dropped };
}

const PARSERS: Readonly<
  Record<string, (event: JsonObject, context: SystemNoteContext) => ImportSourceEventData | undefined>
> = {
  resource_state_events: ({ state, source_commit: commit }, context) => {
    if (state === 'reopened' || state === 'opened') return { kind: 'state', to: context.openState };
    if (state !== 'closed') return undefined;
    const hash = asStringOrUndefined(commit);
    return {
      kind: 'state',
      to: context.closedState,
      ...(context.closedState === 'duplicate' && { canonical: context.canonical }),
      ...(hash && { commit: { hash, url: formatCommitUrl(hash, context) } }),
    };
  },
  resource_label_events: ({ action, label }) => {
    const parsed = parseGitlabLabel(label);
    return parsed && { kind: action === 'remove' ? 'unlabeled' : 'labeled', label: parsed };
  },
  resource_milestone_events: ({ action, milestone }) => {
    const title = asStringOrUndefined(asObjectOrUndefined(milestone)?.title)?.trim();
    return title
      ? { kind: action === 'remove' ? 'demilestoned' : 'milestoned', milestone: title }
      : undefined;
  },
};

/** Parses a label, which is a string or an object. */
export function parseGitlabLabel(value: unknown): ImportSourceLabel | undefined {
  const label = asObjectOrUndefined(value);
  const name = (asStringOrUndefined(value) ?? asStringOrUndefined(label?.name))?.trim();
  if (!name) return undefined;
  const color = /^#[\da-f]{6}$/i.exec(asStringOrUndefined(label?.color) ?? '')?.[0].toLowerCase();
  return { name, color, description: asStringOrUndefined(label?.description) };
}
