/** Maps entries of GitHub's REST timeline and issue events API to issue events of the import. */
import type { IssueType } from '../../../../shared/issue';
import type { IssueEventData } from '../../../store/load/NewIssue';
import { EventIdGenerator } from '../EventIdGenerator';
import {
  parseDateOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../../values/json';
import type {
  ImportSourceEvent,
  ImportSourceEventData,
  ImportSourceIssueRelation,
  ImportSourceIssueState,
} from '../ImportSourceIssue';
import { deriveIssueTypeFromLabels } from '../labels';
import { getWithheldEventKind, isWithheld } from '../withholdRestrictedParts';
import { parseGithubLabel, parseGithubLogin } from './fields';
import { findGithubRepository, formatIssueSourceId } from './recognize';
import { type GithubRelationChange, parseGithubRelationChange } from './relations';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

export interface GithubTimelineContext {
  /** Repository of the issue, or null if it is unknown. */
  repository: string | null;
  /** State of the issue after a closing event that gives no reason. */
  closedState: ImportSourceIssueState;
  openState: ImportSourceIssueState;
  /** Source id of the issue that the timeline's issue duplicates, if known. */
  canonical: string | undefined;
}

export interface ParsedGithubTimeline {
  events: ImportSourceEvent[];
  /** Timeline entries of the kind `commented`: each is a comment. */
  comments: unknown[];
  relations: ImportSourceIssueRelation[];
  /** Logins of mentioned users in lower case. */
  mentions: string[];
  /** Timeline entries that Winnow does not support. */
  dropped: ReportEntry[];
}

/** Parses the timeline of one issue. Events are sorted by time. */
export function parseGithubTimeline(
  entries: readonly unknown[],
  context: GithubTimelineContext,
): ParsedGithubTimeline {
  const timeline: TimelineUnderConstruction = {
    events: [],
    comments: [],
    relations: [],
    relationChanges: [],
    mentions: [],
    dropped: [],
  };
  const ids = new EventIdGenerator();
  for (const value of entries) {
    if (isWithheld(value)) {
      if (getWithheldEventKind(value) !== 'commented') timeline.dropped.push(value.reason);
      continue;
    }
    const entry = asObjectOrUndefined(value);
    const kind = asStringOrUndefined(entry?.event);
    if (!entry || !kind) timeline.dropped.push({ code: 'not_an_event' });
    else if (kind === 'commented') timeline.comments.push(entry);
    else parseGithubTimelineEntry(timeline, entry, kind, context, ids);
  }
  // The sort is stable, so events of the same second keep the order of the source.
  timeline.events.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const { relationChanges, ...parsed } = timeline;
  return { ...parsed, relations: applyRelationChanges(relationChanges) };
}

interface TimelineUnderConstruction extends ParsedGithubTimeline {
  relationChanges: (GithubRelationChange & { actor: string | null; createdAt: Date })[];
}

/** Returns the links that remain after all changes, each with the time when it was last added. */
function applyRelationChanges(
  changes: TimelineUnderConstruction['relationChanges'],
): ImportSourceIssueRelation[] {
  const relations = new Map<string, ImportSourceIssueRelation>();
  for (const { change, relation, actor, createdAt } of changes.toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  )) {
    const key = `${relation.kind} ${String(relation.isInverse ?? false)} ${relation.to}`;
    relations.delete(key);
    if (change === 'added') relations.set(key, { ...relation, actor, createdAt });
  }
  return [...relations.values()];
}

function parseGithubTimelineEntry(
  timeline: TimelineUnderConstruction,
  entry: JsonObject,
  kind: string,
  context: GithubTimelineContext,
  ids: EventIdGenerator,
): void {
  const createdAt = parseDateOrUndefined(entry.created_at ?? entry.date);
  if (!createdAt) {
    timeline.dropped.push({ code: 'unsupported_event_without_time', kind });
    return;
  }
  const actor = parseGithubLogin(entry.actor) ?? null;
  if (kind === 'mentioned') {
    if (actor) timeline.mentions.push(actor.toLowerCase());
    else timeline.dropped.push({ code: 'mentions_of_deleted_accounts' });
    return;
  }
  const changed = parseGithubRelationChange(entry, kind, context.repository, context.canonical);
  if (changed) timeline.relationChanges.push({ ...changed, actor, createdAt });
  const data = parseTimelineEventData(entry, kind, context);
  if (data)
    timeline.events.push({ ...data, sourceId: createTimelineEventId(entry, kind, ids), actor, createdAt });
  else if (!changed) timeline.dropped.push({ code: 'unsupported_event', kind });
}

/**
 * Returns GitHub's id of a timeline entry or, for entries without an id, a key that is unique within the
 * issue.
 */
function createTimelineEventId(entry: JsonObject, kind: string, ids: EventIdGenerator): string {
  const key =
    typeof entry.id === 'number'
      ? String(entry.id)
      : [
          kind,
          asStringOrUndefined(asObjectOrUndefined(asObjectOrUndefined(entry.source)?.issue)?.url) ??
            entry.from ??
            entry.commit,
          entry.created_at ?? entry.date,
        ].join(':');
  return ids.create(key);
}

function parseTimelineEventData(
  entry: JsonObject,
  kind: string,
  context: GithubTimelineContext,
): ImportSourceEventData | undefined {
  switch (kind) {
    case 'closed':
      return parseClosedTimelineEvent(entry, context);
    case 'reopened':
      return { kind: 'state', to: context.openState };
    case 'labeled':
    case 'unlabeled': {
      const label = parseGithubLabel(entry.label);
      return label && { kind, label };
    }
    case 'assigned':
    case 'unassigned': {
      const user = parseGithubLogin(entry.assignee);
      return user ? { kind, user } : undefined;
    }
    case 'milestoned':
    case 'demilestoned': {
      const milestone = asStringOrUndefined(asObjectOrUndefined(entry.milestone)?.title)?.trim();
      return milestone ? { kind, milestone } : undefined;
    }
    case 'renamed': {
      const from = asStringOrUndefined(asObjectOrUndefined(entry.rename)?.from);
      const to = asStringOrUndefined(asObjectOrUndefined(entry.rename)?.to);
      return from === undefined || to === undefined ? undefined : { kind, from, to };
    }
    case 'issue_type_added':
    case 'issue_type_changed':
    case 'issue_type_removed': {
      const [from, to] = [entry.prev_issue_type, kind === 'issue_type_removed' ? null : entry.issue_type].map(
        parseIssueTypeOfEvent,
      );
      return from && to && from !== to ? { kind: 'type', from, to } : undefined;
    }
    case 'locked':
      return { kind, reason: asStringOrUndefined(entry.lock_reason) };
    case 'unlocked':
      return { kind };
    case 'cross-referenced':
    case 'referenced': {
      if (isFromPrivateRepository(entry, context)) return undefined;
      const reference = findReferencingCommitOrIssue(entry, context);
      return reference && { kind: 'referenced', ...reference };
    }
    case 'transferred':
      return {
        kind,
        from:
          findGithubRepository(asObjectOrUndefined(entry.old_repository) ?? entry) ?? 'another repository',
      };
    default:
      return undefined;
  }
}

/** Maps an issue type. Issues without a type, and of unknown types, become tasks. */
const parseIssueTypeOfEvent = (type: unknown): IssueType =>
  deriveIssueTypeFromLabels([asStringOrUndefined(asObjectOrUndefined(type)?.name) ?? '']) ?? 'task';

function parseClosedTimelineEvent(entry: JsonObject, context: GithubTimelineContext): ImportSourceEventData {
  const stateReason = asStringOrUndefined(entry.state_reason)?.toLowerCase();
  const to = CLOSED_STATE_BY_GITHUB_REASON.get(stateReason ?? '') ?? context.closedState;
  const commit = parseTimelineCommit(entry, context);
  if (to === 'wont_fix') return { kind: 'state', to, reason: 'not planned', commit };
  if (to === 'duplicate')
    return { kind: 'state', to, reason: 'duplicate', canonical: context.canonical, commit };
  return { kind: 'state', to, commit };
}

/** Closed states of the import by GitHub's `state_reason` in lower case. */
export const CLOSED_STATE_BY_GITHUB_REASON: ReadonlyMap<string, ImportSourceIssueState> = new Map([
  ['completed', 'done'],
  ['not_planned', 'wont_fix'],
  ['duplicate', 'duplicate'],
]);

/** Whether an issue of another repository that not everybody can see references the timeline's issue. */
function isFromPrivateRepository(entry: JsonObject, { repository }: GithubTimelineContext): boolean {
  const source = asObjectOrUndefined(asObjectOrUndefined(entry.source)?.issue);
  const from = asObjectOrUndefined(source?.repository);
  if (!source || !from) return false;
  const isOwn =
    repository !== null && findGithubRepository(source)?.toLowerCase() === repository.toLowerCase();
  return (
    !isOwn && (from.private === true || from.isPrivate === true || (from.visibility ?? 'public') !== 'public')
  );
}

/** Finds the commit, issue or pull request from which a timeline entry references the timeline's issue. */
function findReferencingCommitOrIssue(
  entry: JsonObject,
  context: GithubTimelineContext,
): { issue?: string; after: IssueEventData } | undefined {
  const commit = parseTimelineCommit(entry, context);
  if (commit) return { after: { commit: commit.hash, url: commit.url } };
  const { repository } = context;
  const source = asObjectOrUndefined(asObjectOrUndefined(entry.source)?.issue);
  const number = source?.number ?? entry.from;
  const from = source ? findGithubRepository(source) : repository;
  if (typeof number !== 'number' || !from) return undefined;
  const isPull = source ? Boolean(source.pull_request) : entry.type !== 'issue';
  const url = `https://github.com/${from}/${isPull ? 'pull' : 'issues'}/${number}`;
  const after = {
    url: asStringOrUndefined(source?.html_url) ?? url,
    title: asStringOrUndefined(source?.title) ?? `${from}#${number}`,
  };
  return isPull ? { after } : { issue: formatIssueSourceId(from, number), after };
}

/** Returns the commit that a timeline entry names, if any. */
function parseTimelineCommit(
  entry: JsonObject,
  { repository }: GithubTimelineContext,
): { hash: string; url: string | null } | undefined {
  const hash = asStringOrUndefined(entry.commit_id) ?? asStringOrUndefined(entry.commit);
  return hash
    ? { hash, url: getCommitWebUrl(asStringOrUndefined(entry.commit_url), repository, hash) }
    : undefined;
}

/** Returns the URL of a commit's web page. Commits without an API URL are in the issue's repository. */
function getCommitWebUrl(
  apiUrl: string | undefined,
  repository: string | null,
  commit: string,
): string | null {
  const owner = apiUrl === undefined ? repository : findGithubRepository({ url: apiUrl });
  return owner ? `https://github.com/${owner}/commit/${commit}` : null;
}
