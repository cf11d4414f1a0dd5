/** Maps entries of GitHub's REST timeline and issue events API to issue events of the import. */
import type { EventData } from '../../store/load/NewIssue';
import { asDate, asObject, asString, type JsonObject } from '../input/json';
import type { SourceEvent, SourceEventData, SourceRelation, SourceState } from '../input/SourceIssue';
import { parseLabel, parseLogin } from './fields';
import { parseIssueUrl, findRepository } from './recognize';

export interface TimelineParseContext {
  /** Repository of the issue, or null if it is unknown. */
  repository: string | null;
  /** State of the issue after a closing event that gives no reason. */
  closedState: SourceState;
  openState: SourceState;
  /** Source id of the issue that the timeline's issue duplicates, if known. */
  canonical: string | undefined;
}

export interface ParsedTimeline {
  events: SourceEvent[];
  /** Timeline entries of the kind `commented`: each is a comment. */
  comments: unknown[];
  relations: SourceRelation[];
  /** Logins of mentioned users in lower case. */
  mentions: string[];
  /** Kinds of timeline entries that Winnow does not support, one per entry. */
  dropped: string[];
}

/** Parses the timeline of one issue. Events are sorted by time. */
export function parseTimeline(entries: readonly unknown[], context: TimelineParseContext): ParsedTimeline {
  const timeline: ParsedTimeline = { events: [], comments: [], relations: [], mentions: [], dropped: [] };
  const ids = new Set<string>();
  for (const value of entries) {
    const entry = asObject(value);
    const kind = asString(entry?.event);
    if (!entry || !kind) timeline.dropped.push('not an event');
    else if (kind === 'commented') timeline.comments.push(entry);
    else parseTimelineEntry(timeline, entry, kind, context, ids);
  }
  // The sort is stable, so events of the same second keep the order of the source.
  timeline.events.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return timeline;
}

function parseTimelineEntry(
  timeline: ParsedTimeline,
  entry: JsonObject,
  kind: string,
  context: TimelineParseContext,
  ids: Set<string>,
): void {
  const createdAt = asDate(entry.created_at ?? entry.date);
  if (!createdAt) {
    timeline.dropped.push(`${kind} without a time`);
    return;
  }
  const actor = parseLogin(entry.actor) ?? null;
  if (kind === 'mentioned') {
    if (actor) timeline.mentions.push(actor.toLowerCase());
    return;
  }
  const relation = findRelation(entry, kind, context);
  if (relation) timeline.relations.push({ ...relation, actor, createdAt });
  const data = parseEventData(entry, kind, context);
  if (data) timeline.events.push({ ...data, sourceId: createEventId(entry, kind, ids), actor, createdAt });
  else if (!relation) timeline.dropped.push(kind);
}

/**
 * Returns GitHub's id of a timeline entry or, for entries without an id, a key that is unique within the
 * issue.
 */
function createEventId(entry: JsonObject, kind: string, ids: Set<string>): string {
  const key =
    typeof entry.id === 'number'
      ? String(entry.id)
      : [
          kind,
          asString(asObject(asObject(entry.source)?.issue)?.url) ?? entry.from ?? entry.commit,
          entry.created_at ?? entry.date,
        ].join(':');
  let id = key;
  for (let copy = 2; ids.has(id); copy++) id = `${key}:${copy}`;
  ids.add(id);
  return id;
}

function parseEventData(
  entry: JsonObject,
  kind: string,
  context: TimelineParseContext,
): SourceEventData | undefined {
  switch (kind) {
    case 'closed':
      return parseClosedEvent(entry, context);
    case 'reopened':
      return { kind: 'state', to: context.openState };
    case 'labeled':
    case 'unlabeled': {
      const label = parseLabel(entry.label);
      return label && { kind, label };
    }
    case 'assigned':
    case 'unassigned': {
      const user = parseLogin(entry.assignee);
      return user ? { kind, user } : undefined;
    }
    case 'milestoned':
    case 'demilestoned': {
      const milestone = asString(asObject(entry.milestone)?.title)?.trim();
      return milestone ? { kind, milestone } : undefined;
    }
    case 'renamed': {
      const from = asString(asObject(entry.rename)?.from);
      const to = asString(asObject(entry.rename)?.to);
      return from === undefined || to === undefined ? undefined : { kind, from, to };
    }
    case 'locked':
    case 'unlocked':
      return { kind };
    case 'cross-referenced':
    case 'referenced': {
      const reference = findReferenceSource(entry, context);
      return reference && { kind: 'referenced', ...reference };
    }
    case 'transferred':
      return { kind, from: findRepository(asObject(entry.old_repository) ?? entry) ?? 'another repository' };
    default:
      return undefined;
  }
}

function parseClosedEvent(entry: JsonObject, context: TimelineParseContext): SourceEventData {
  const reason = asString(entry.state_reason)?.toLowerCase();
  const to = CLOSED_STATE_BY_REASON.get(reason ?? '') ?? context.closedState;
  if (to === 'wont_fix') return { kind: 'state', to, reason: 'not planned' };
  if (to === 'duplicate') return { kind: 'state', to, reason: 'duplicate', canonical: context.canonical };
  return { kind: 'state', to };
}

/** Closed states of the import by GitHub's `state_reason` in lower case. */
export const CLOSED_STATE_BY_REASON: ReadonlyMap<string, SourceState> = new Map([
  ['completed', 'done'],
  ['not_planned', 'wont_fix'],
  ['duplicate', 'duplicate'],
]);

/** Finds the commit, issue or pull request from which a timeline entry references the timeline's issue. */
function findReferenceSource(
  entry: JsonObject,
  { repository }: TimelineParseContext,
): { issue?: string; after: EventData } | undefined {
  const commit = asString(entry.commit_id) ?? asString(entry.commit);
  if (commit) return { after: { commit, url: getCommitUrl(asString(entry.commit_url), repository, commit) } };
  const source = asObject(asObject(entry.source)?.issue);
  const number = source?.number ?? entry.from;
  const from = source ? findRepository(source) : repository;
  if (typeof number !== 'number' || !from) return undefined;
  const isPull = source ? Boolean(source.pull_request) : entry.type !== 'issue';
  const url = `https://github.com/${from}/${isPull ? 'pull' : 'issues'}/${number}`;
  const after = {
    url: asString(source?.html_url) ?? url,
    title: asString(source?.title) ?? `${from}#${number}`,
  };
  return isPull ? { after } : { issue: formatIssueSourceId(from, number), after };
}

/** Returns the URL of a commit's web page. Commits without an API URL are in the issue's repository. */
function getCommitUrl(apiUrl: string | undefined, repository: string | null, commit: string): string | null {
  const owner = apiUrl === undefined ? repository : findRepository({ url: apiUrl });
  return owner ? `https://github.com/${owner}/commit/${commit}` : null;
}

function findRelation(
  entry: JsonObject,
  kind: string,
  { repository, canonical }: TimelineParseContext,
): Pick<SourceRelation, 'kind' | 'to'> | undefined {
  if (kind === 'marked_as_duplicate' && canonical) return { kind: 'duplicates', to: canonical };
  if (kind === 'parent_issue_added') {
    const parent = parseRelatedIssueId(entry.parent_issue ?? entry.parent, repository);
    return parent ? { kind: 'parent', to: parent } : undefined;
  }
  if (kind === 'blocking_added') {
    const blocked = parseRelatedIssueId(entry.blocked_issue, repository);
    return blocked ? { kind: 'blocks', to: blocked } : undefined;
  }
  return undefined;
}

function parseRelatedIssueId(value: unknown, repository: string | null): string | undefined {
  const issue = asObject(value);
  if (!issue) return undefined;
  const named = parseIssueUrl(asString(issue.html_url) ?? asString(issue.url) ?? '');
  if (named) return formatIssueSourceId(named.repository, named.number);
  return typeof issue.number === 'number' ? formatIssueSourceId(repository, issue.number) : undefined;
}

/**
 * Returns the id of a GitHub issue in its source, "owner/name#12". Repository names are in lower case,
 * because GitHub ignores their case.
 */
export const formatIssueSourceId = (repository: string | null, number: number): string =>
  `${repository?.toLowerCase() ?? ''}#${number}`;
