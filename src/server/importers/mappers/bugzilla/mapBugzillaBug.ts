import type { MappedImportIssue } from '../MappedImportIssue';
import { type ImportSourceIssueRelation, isOpenSourceState } from '../ImportSourceIssue';
import { IssueDates } from '../IssueDates';
import { IssuePeople } from '../IssuePeople';
import {
  asArrayOrUndefined,
  asNonNegativeIntOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../../values/json';
import { collectUnmappedFields } from '../unmappedFields';
import { parseBugzillaComments } from './comments';
import {
  addBugzillaPerson,
  formatBugzillaReason,
  formatBugzillaScopedLabel,
  mapBugzillaPriority,
  mapBugzillaStatus,
  mapBugzillaType,
  parseBugzillaMilestone,
} from './fields';
import { parseBugzillaHistory } from './history';

/** Maps a bug of Bugzilla's REST API. */
export function mapBugzillaBug(number: number, bug: JsonObject): MappedImportIssue {
  const people = new IssuePeople();
  const dates = new IssueDates(number);
  const text = (name: string): string => asStringOrUndefined(bug[name])?.trim() ?? '';
  const createdAt = dates.read('creation_time', bug.creation_time);
  const { body, comments, dropped } = parseBugzillaComments(bug, people, dates);
  const status = { status: text('status'), resolution: text('resolution') };
  const duplicateOf = asNonNegativeIntOrUndefined(bug.dupe_of);
  const canonical = duplicateOf ? formatBugzillaSourceId(duplicateOf) : undefined;
  const history = parseBugzillaHistory(bug, status, canonical, people, dates);
  const state = status.status === '' ? undefined : mapBugzillaStatus(status);
  const isClosed = state === undefined ? undefined : !isOpenSourceState(state);
  const closing = history.events?.findLast((event) => event.kind === 'state' && !isOpenSourceState(event.to));
  const closedAt = dates.read('cf_last_resolved', bug.cf_last_resolved) ?? closing?.createdAt ?? null;
  const assignee = addBugzillaPerson(people, bug.assigned_to, bug.assigned_to_detail);
  const milestone = parseBugzillaMilestone(bug.target_milestone);
  const { raw, omittedDetails } = collectUnmappedFields(
    Object.fromEntries(Object.entries(bug).filter(([name]) => !MAPPED_FIELDS.has(name))),
    (name) => !PARTLY_MAPPED_FIELDS.has(name) && hasInformation(name, bug[name]),
  );
  return {
    issue: {
      sourceId: formatBugzillaSourceId(number),
      number,
      url: null,
      title: text('summary') || '(no title)',
      body,
      type: mapBugzillaType(text('type'), text('severity')),
      priority: mapBugzillaPriority(text('priority'), text('severity')),
      state,
      openState: history.openState,
      stateReason: isClosed ? formatBugzillaReason(status.resolution) : undefined,
      people: people.details,
      author: addBugzillaPerson(people, bug.creator, bug.creator_detail),
      assignees: 'assigned_to' in bug ? (assignee === null ? [] : [assignee]) : undefined,
      labels: [
        ...formatBugzillaScopedLabel('product', bug.product),
        ...formatBugzillaScopedLabel('component', bug.component),
        ...listNames(bug.keywords).map((name) => ({ name })),
      ],
      milestone: 'target_milestone' in bug ? (milestone ? { title: milestone } : null) : undefined,
      voteCount: asNonNegativeIntOrUndefined(bug.votes),
      createdAt,
      updatedAt: dates.read('last_change_time', bug.last_change_time),
      closedAt: isClosed === undefined ? undefined : isClosed ? closedAt : null,
      closedBy: isClosed ? (closing?.actor ?? null) : null,
      comments,
      events: history.events,
      relations: mapRelations(bug, canonical, createdAt),
      mentions: [],
      raw,
    },
    sourceState: `${status.status} ${status.resolution}`.trim() || undefined,
    sourcePriority: text('priority') || text('severity') || undefined,
    droppedComments: dropped,
    missingComments: countMissingComments(bug),
    droppedEvents: history.dropped,
    altered: [
      ...dates.problems,
      ...(createdAt ? [] : [{ code: 'issue_without_creation_time' as const, issue: number }]),
    ],
    isZoneAssumed: dates.isZoneAssumed,
    omittedDetails: [
      ...omittedDetails,
      ...(isClosed && !closedAt ? [{ code: 'closing_times_not_in_input' as const }] : []),
    ],
  };
}

/** An installation numbers its bugs in one sequence across all products. */
const formatBugzillaSourceId = (number: number): string => `#${number}`;

/** Fields that are stored in columns, or can be derived from them. */
const MAPPED_FIELDS = new Set(
  `id summary product component keywords target_milestone creator creator_detail assigned_to assigned_to_detail
   creation_time last_change_time cf_last_resolved comments history attachments dupe_of depends_on blocks votes
   is_open is_confirmed comment_count update_token`.split(/\s+/),
);

/**
 * Fields that columns store only in part. Their values are also kept as JSON. The report lists them as omitted only if
 * they are too large to store.
 */
const PARTLY_MAPPED_FIELDS = new Set(['status', 'resolution', 'severity', 'priority', 'type']);

/** Whether a field has another value than the default of every installation. */
const hasInformation = (name: string, value: unknown): boolean =>
  !(
    (name === 'classification' && value === 'Unclassified') ||
    (name === 'version' && value === 'unspecified') ||
    name === 'is_cc_accessible' ||
    name === 'is_creator_accessible' ||
    name === 'cc_detail'
  );

/** Bugzilla numbers comments from 0, so the highest number gives the minimum number of comments. */
function countMissingComments({ comments, comment_count: total }: JsonObject): number {
  const values = asArrayOrUndefined(comments) ?? [];
  const numbers = values.map((value) => asNonNegativeIntOrUndefined(asObjectOrUndefined(value)?.count) ?? -1);
  const known = numbers.reduce(
    (highest, number) => Math.max(highest, number + 1),
    asNonNegativeIntOrUndefined(total) ?? 0,
  );
  return Math.max(0, known - values.length);
}

const listNames = (value: unknown): string[] =>
  (asArrayOrUndefined(value) ?? []).flatMap((name) => asStringOrUndefined(name)?.trim() || []);

function mapRelations(
  bug: JsonObject,
  canonical: string | undefined,
  createdAt: Date | undefined,
): ImportSourceIssueRelation[] {
  // An export does not contain the time at which bugs were linked.
  const meta = { actor: null, createdAt: createdAt ?? new Date(0) };
  const others = (value: unknown): string[] =>
    (asArrayOrUndefined(value) ?? []).flatMap((number) =>
      asNonNegativeIntOrUndefined(number) ? formatBugzillaSourceId(number as number) : [],
    );
  return [
    ...(canonical === undefined ? [] : [{ ...meta, kind: 'duplicates' as const, to: canonical }]),
    ...others(bug.blocks).map((to) => ({ ...meta, kind: 'blocks' as const, to })),
    ...others(bug.depends_on).map((to) => ({ ...meta, kind: 'blocks' as const, to, isInverse: true })),
  ];
}
