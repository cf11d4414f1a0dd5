/** Maps entries of the REST timeline and issue events API to events. */
import type { EventData } from '../../store/load/NewIssue';
import { asInstant, asObject, asText, type JsonObject } from '../input/json';
import type { SourceEvent, SourceEventData, SourceRelation, SourceState } from '../input/SourceIssue';
import { labelOf, loginOf } from './fields';
import { issueOfUrl, repositoryOf } from './recognize';

export interface TimelineContext {
  /** Repository of the issue, or null if it is unknown. */
  repository: string | null;
  /** State after a closing event without a reason. */
  closedState: SourceState;
  openState: SourceState;
  /** Source id of the issue that this one duplicates, if known. */
  canonical: string | undefined;
}

export interface Timeline {
  events: SourceEvent[];
  /** Entries of the kind `commented`. */
  comments: unknown[];
  relations: SourceRelation[];
  /** Logins in lower case. */
  mentions: string[];
  /** Kinds of entries that Winnow does not support, one per entry. */
  dropped: string[];
}

export function readTimeline(entries: readonly unknown[], context: TimelineContext): Timeline {
  const timeline: Timeline = { events: [], comments: [], relations: [], mentions: [], dropped: [] };
  const ids = new Set<string>();
  for (const value of entries) {
    const entry = asObject(value);
    const kind = asText(entry?.event);
    if (!entry || !kind) timeline.dropped.push('not an event');
    else if (kind === 'commented') timeline.comments.push(entry);
    else readEntry(timeline, entry, kind, context, ids);
  }
  // The sort is stable, so entries of the same second keep the order of the source.
  timeline.events.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return timeline;
}

function readEntry(
  timeline: Timeline,
  entry: JsonObject,
  kind: string,
  context: TimelineContext,
  ids: Set<string>,
): void {
  const createdAt = asInstant(entry.created_at ?? entry.date);
  if (!createdAt) {
    timeline.dropped.push(`${kind} without a time`);
    return;
  }
  const actor = loginOf(entry.actor) ?? null;
  if (kind === 'mentioned') {
    if (actor) timeline.mentions.push(actor.toLowerCase());
    return;
  }
  const relation = relationOf(entry, kind, context);
  if (relation) timeline.relations.push({ ...relation, actor, createdAt });
  const data = dataOf(entry, kind, context);
  if (data) timeline.events.push({ ...data, sourceId: eventId(entry, kind, ids), actor, createdAt });
  else if (!relation) timeline.dropped.push(kind);
}

/** GitHub's id. For entries without an id, a key that is unique within the issue. */
function eventId(entry: JsonObject, kind: string, ids: Set<string>): string {
  const key =
    typeof entry.id === 'number'
      ? String(entry.id)
      : [
          kind,
          asText(asObject(asObject(entry.source)?.issue)?.url) ?? entry.from ?? entry.commit,
          entry.created_at ?? entry.date,
        ].join(':');
  let id = key;
  for (let copy = 2; ids.has(id); copy++) id = `${key}:${copy}`;
  ids.add(id);
  return id;
}

function dataOf(entry: JsonObject, kind: string, context: TimelineContext): SourceEventData | undefined {
  switch (kind) {
    case 'closed':
      return closedEvent(entry, context);
    case 'reopened':
      return { kind: 'state', to: context.openState };
    case 'labeled':
    case 'unlabeled': {
      const label = labelOf(entry.label);
      return label && { kind, label };
    }
    case 'assigned':
    case 'unassigned': {
      const user = loginOf(entry.assignee);
      return user ? { kind, user } : undefined;
    }
    case 'milestoned':
    case 'demilestoned': {
      const milestone = asText(asObject(entry.milestone)?.title)?.trim();
      return milestone ? { kind, milestone } : undefined;
    }
    case 'renamed': {
      const from = asText(asObject(entry.rename)?.from);
      const to = asText(asObject(entry.rename)?.to);
      return from === undefined || to === undefined ? undefined : { kind, from, to };
    }
    case 'locked':
    case 'unlocked':
      return { kind };
    case 'cross-referenced':
    case 'referenced': {
      const reference = referenceOf(entry, context);
      return reference && { kind: 'referenced', ...reference };
    }
    case 'transferred':
      return { kind, from: repositoryOf(asObject(entry.old_repository) ?? entry) ?? 'another repository' };
    default:
      return undefined;
  }
}

function closedEvent(entry: JsonObject, context: TimelineContext): SourceEventData {
  const reason = asText(entry.state_reason)?.toLowerCase();
  const to = CLOSED_STATES.get(reason ?? '') ?? context.closedState;
  if (to === 'wont_fix') return { kind: 'state', to, reason: 'not planned' };
  if (to === 'duplicate') return { kind: 'state', to, reason: 'duplicate', canonical: context.canonical };
  return { kind: 'state', to };
}

/** States by GitHub's `state_reason` in lower case. */
export const CLOSED_STATES: ReadonlyMap<string, SourceState> = new Map([
  ['completed', 'done'],
  ['not_planned', 'wont_fix'],
  ['duplicate', 'duplicate'],
]);

/** The commit, issue or pull request that references this issue. */
function referenceOf(
  entry: JsonObject,
  { repository }: TimelineContext,
): { issue?: string; after: EventData } | undefined {
  const commit = asText(entry.commit_id) ?? asText(entry.commit);
  if (commit) return { after: { commit, url: commitUrl(asText(entry.commit_url), repository, commit) } };
  const source = asObject(asObject(entry.source)?.issue);
  const number = source?.number ?? entry.from;
  const from = source ? repositoryOf(source) : repository;
  if (typeof number !== 'number' || !from) return undefined;
  const isPull = source ? Boolean(source.pull_request) : entry.type !== 'issue';
  const url = `https://github.com/${from}/${isPull ? 'pull' : 'issues'}/${number}`;
  const after = { url: asText(source?.html_url) ?? url, title: asText(source?.title) ?? `${from}#${number}` };
  return isPull ? { after } : { issue: sourceIdOf(from, number), after };
}

/** Web page of a commit. Commits without an API URL are in the issue's repository. */
function commitUrl(apiUrl: string | undefined, repository: string | null, commit: string): string | null {
  const owner = apiUrl === undefined ? repository : repositoryOf({ url: apiUrl });
  return owner ? `https://github.com/${owner}/commit/${commit}` : null;
}

function relationOf(
  entry: JsonObject,
  kind: string,
  { repository, canonical }: TimelineContext,
): Pick<SourceRelation, 'kind' | 'to'> | undefined {
  if (kind === 'marked_as_duplicate' && canonical) return { kind: 'duplicates', to: canonical };
  if (kind === 'parent_issue_added') {
    const parent = otherIssue(entry.parent_issue ?? entry.parent, repository);
    return parent ? { kind: 'parent', to: parent } : undefined;
  }
  if (kind === 'blocking_added') {
    const blocked = otherIssue(entry.blocked_issue, repository);
    return blocked ? { kind: 'blocks', to: blocked } : undefined;
  }
  return undefined;
}

function otherIssue(value: unknown, repository: string | null): string | undefined {
  const issue = asObject(value);
  if (!issue) return undefined;
  const named = issueOfUrl(asText(issue.html_url) ?? asText(issue.url) ?? '');
  if (named) return sourceIdOf(named.repository, named.number);
  return typeof issue.number === 'number' ? sourceIdOf(repository, issue.number) : undefined;
}

/** Repository names are in lower case, because GitHub ignores their case. */
export const sourceIdOf = (repository: string | null, number: number): string =>
  `${repository?.toLowerCase() ?? ''}#${number}`;
