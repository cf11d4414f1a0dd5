/** Maps GitHub issues to ImportSourceIssue, the form that all importers share. */
import { parseMentionedLogins } from '../../../../shared/mentions';
import type { MappedImportIssue } from '../MappedImportIssue';
import {
  asArrayOrUndefined,
  asBooleanOrUndefined,
  asNonNegativeIntOrUndefined,
  parseDateOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
  pickFirstPresentField,
} from '../../values/json';
import type {
  ImportSourceInitialIssueState,
  ImportSourceComment,
  ImportSourceEvent,
  ImportSourceIssueRelation,
  ImportSourceIssueState,
} from '../ImportSourceIssue';
import { getWithheldEventKind, isWithheld, listWithheldIds } from '../withholdRestrictedParts';
import { parseGithubComment, parseGithubCommentId } from './comments';
import { findCanonicalIssueSourceId, parseRelatedIssueSourceId } from './relations';
import {
  parseGithubLabels,
  parseGithubLogin,
  parseGithubLogins,
  parseGithubMilestone,
  countGithubVotes,
} from './fields';
import { hasTriageLabel, derivePriorityFromLabels, deriveIssueTypeFromLabels } from '../labels';
import { collectUnmappedIssueFields } from './unmappedDetails';
import { type GithubIssueRecord, formatIssueSourceId } from './recognize';
import { CLOSED_STATE_BY_GITHUB_REASON, parseGithubTimeline } from './timeline';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

/** Maps a GitHub issue. An issue without labels, assignees and milestone is imported as untriaged. */
export function mapGithubIssue(record: GithubIssueRecord): MappedImportIssue {
  const { repository, number } = record;
  const issue = addMissingRestIssueFields(record.issue);
  const labels = parseGithubLabels(issue.labels);
  const assignees = parseGithubAssignees(issue);
  const milestone = parseGithubMilestone(issue.milestone);
  const names = labels?.map(({ name }) => name) ?? [];
  const openState: ImportSourceInitialIssueState =
    hasTriageLabel(names) || !(names.length > 0 || assignees?.length || milestone) ? 'untriaged' : 'backlog';
  const state = mapGithubIssueState(issue, openState);
  const allComments = [...(record.comments ?? []), ...(record.events ?? []).filter(isCommentTimelineEntry)];
  const { comments, dropped } = parseGithubComments(allComments);
  const body = 'body' in issue ? (asStringOrUndefined(issue.body) ?? '') : undefined;
  const canonical = findCanonicalIssueSourceId(repository, body ?? '', comments);
  const timeline = parseGithubTimeline([...(record.events ?? []), ...(record.references ?? [])], {
    repository,
    closedState: state && state !== openState ? state : 'done',
    openState,
    canonical,
  });
  const title = asStringOrUndefined(issue.title)!;
  const createdAt = parseDateOrUndefined(pickFirstPresentField(issue, 'created_at', 'createdAt'));
  const isClosed = state === undefined ? undefined : state !== openState;
  const closedAt = mapGithubClosingTime(issue, isClosed, timeline.events);
  const { raw, omittedDetails } = collectUnmappedIssueFields(issue);
  const typeName = getGithubIssueTypeName(issue);
  const altered: ReportEntry[] = [];
  if (!createdAt) altered.push({ code: 'issue_without_creation_time', issue: number });
  if (isClosed && !closedAt) altered.push({ code: 'issue_without_closing_time', issue: number });
  return {
    issue: {
      sourceId: formatIssueSourceId(repository, number),
      number,
      url: getGithubIssueUrl(record),
      title: title.trim() === '' ? '(no title)' : title,
      body,
      type: labels || issue.type ? (deriveIssueTypeFromLabels([typeName, ...names]) ?? 'task') : undefined,
      priority: labels && (derivePriorityFromLabels(names) ?? 'none'),
      state,
      openState,
      author: parseGithubLogin(pickFirstPresentField(issue, 'user', 'author')),
      assignees,
      labels,
      milestone,
      locked: asBooleanOrUndefined(issue.locked),
      voteCount: countGithubVotes(issue),
      createdAt,
      updatedAt: parseDateOrUndefined(pickFirstPresentField(issue, 'updated_at', 'updatedAt')),
      closedAt,
      closedBy: parseGithubLogin(pickFirstPresentField(issue, 'closed_by', 'closedBy')),
      comments: record.comments || record.events ? comments : undefined,
      events: record.events || record.references ? timeline.events : undefined,
      relations: mapGithubIssueRelations(record, state, canonical, timeline.relations, closedAt ?? createdAt),
      mentions: collectMentionedLogins(title, body ?? '', comments, timeline.mentions),
      raw,
    },
    droppedEvents: timeline.dropped,
    droppedComments: dropped,
    missingComments: Math.max(0, (asNonNegativeIntOrUndefined(issue.comments) ?? 0) - allComments.length),
    altered,
    omittedDetails: [
      ...omittedDetails,
      ...(typeName !== '' && !deriveIssueTypeFromLabels([typeName])
        ? [{ code: 'unknown_issue_types' as const, name: typeName }]
        : []),
      ...(state === 'duplicate' && !canonical ? [{ code: 'duplicates_without_original' as const }] : []),
    ],
  };
}

/**
 * Adds null for missing fields of issues from the REST API, because some exports leave out null fields. In
 * the output of `gh --json`, missing fields were not requested and stay undefined.
 */
function addMissingRestIssueFields(issue: JsonObject): JsonObject {
  return 'created_at' in issue ? { ...GITHUB_REST_ISSUE_FIELD_DEFAULTS, ...issue } : issue;
}

const GITHUB_REST_ISSUE_FIELD_DEFAULTS: JsonObject = {
  body: null,
  user: null,
  milestone: null,
  closed_at: null,
  closed_by: null,
  assignees: [],
  labels: [],
};

/**
 * Returns the logins of an issue's assignees. Older exports contain a single `assignee` without the list of
 * `assignees`, or beside an empty one.
 */
function parseGithubAssignees(issue: JsonObject): string[] | undefined {
  const listed = parseGithubLogins(issue.assignees);
  if (listed?.length || issue.assignee === undefined) return listed;
  return parseGithubLogins([issue.assignee]);
}

const isCommentTimelineEntry = (entry: unknown): boolean =>
  (isWithheld(entry) ? getWithheldEventKind(entry) : asObjectOrUndefined(entry)?.event) === 'commented';

const getGithubIssueTypeName = (issue: JsonObject): string =>
  asStringOrUndefined(asObjectOrUndefined(issue.type ?? issue.issueType)?.name) ?? '';

function mapGithubIssueState(
  issue: JsonObject,
  openState: ImportSourceInitialIssueState,
): ImportSourceIssueState | undefined {
  const state =
    asStringOrUndefined(issue.state)?.toLowerCase() ?? (issue.closed === true ? 'closed' : undefined);
  if (state === 'open') return openState;
  if (state !== 'closed') return undefined;
  const reason =
    asStringOrUndefined(pickFirstPresentField(issue, 'state_reason', 'stateReason'))?.toLowerCase() ?? '';
  return CLOSED_STATE_BY_GITHUB_REASON.get(reason) ?? 'done';
}

/**
 * Maps the closing time of an issue: null if it is unknown or the issue is open, even if the field of an open issue
 * contains one. If the field is missing, the timeline may contain the time.
 */
function mapGithubClosingTime(
  issue: JsonObject,
  isClosed: boolean | undefined,
  events: readonly ImportSourceEvent[],
): Date | null | undefined {
  if (isClosed === undefined) return undefined;
  if (!isClosed) return null;
  const lastChange = events.findLast(({ kind }) => kind === 'state');
  return (
    parseDateOrUndefined(pickFirstPresentField(issue, 'closed_at', 'closedAt')) ??
    lastChange?.createdAt ??
    null
  );
}

/**
 * Parses an issue's comments. A comment that is both in the issue's record and in its timeline is imported
 * once.
 */
function parseGithubComments(values: readonly unknown[]): {
  comments: ImportSourceComment[];
  dropped: ReportEntry[];
} {
  const comments = new Map<string, ImportSourceComment>();
  const dropped: ReportEntry[] = [];
  // A list may contain a comment without the field that restricts it in the other list.
  const withheldIds = new Set(
    values.filter(isWithheld).map(({ identity }) => parseGithubCommentId(identity)),
  );
  const withheldNodeIds = listWithheldIds(values, 'node_id');
  for (const value of values) {
    if (isWithheld(value)) continue;
    const comment = parseGithubComment(value);
    const nodeId = asObjectOrUndefined(value)?.node_id;
    if (nodeId !== undefined && withheldNodeIds.has(nodeId)) continue;
    if (!('code' in comment) && withheldIds.has(comment.sourceId)) continue;
    if ('code' in comment) dropped.push(comment);
    else if (!comments.has(comment.sourceId)) comments.set(comment.sourceId, comment);
  }
  const withheld = new Map(
    values.filter(isWithheld).map((value) => [parseGithubCommentId(value.identity) ?? value, value.reason]),
  );
  dropped.push(...withheld.values());
  return {
    comments: [...comments.values()].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    dropped,
  };
}

function getGithubIssueUrl({ issue, repository, number }: GithubIssueRecord): string | null {
  const webUrl = [issue.html_url, issue.url]
    .map(asStringOrUndefined)
    .find((url) => url && !/\/repos\//.test(url));
  return webUrl ?? (repository ? `https://github.com/${repository}/issues/${number}` : null);
}

function mapGithubIssueRelations(
  { issue, repository }: GithubIssueRecord,
  state: ImportSourceIssueState | undefined,
  canonical: string | undefined,
  timelineRelations: readonly ImportSourceIssueRelation[],
  at: Date | undefined,
): ImportSourceIssueRelation[] {
  const relations = [...timelineRelations];
  const known = new Set(relations.map(formatRelation));
  const add = (kind: ImportSourceIssueRelation['kind'], to: string | undefined, isInverse = false) => {
    if (!to || known.has(formatRelation({ kind, to, isInverse }))) return;
    known.add(formatRelation({ kind, to, isInverse }));
    relations.push({ kind, to, actor: null, createdAt: at ?? new Date(0), ...(isInverse && { isInverse }) });
  };
  if (state === 'duplicate') add('duplicates', canonical);
  const parent =
    parseRelatedIssueSourceId({ url: issue.parent_issue_url }, repository) ??
    parseRelatedIssueSourceId(issue.parent, repository);
  add('parent', parent);
  const children =
    asArrayOrUndefined(issue.sub_issues) ??
    asArrayOrUndefined(asObjectOrUndefined(issue.subIssues)?.nodes) ??
    asArrayOrUndefined(issue.subIssues);
  for (const child of children ?? []) add('parent', parseRelatedIssueSourceId(child, repository), true);
  return relations;
}

const formatRelation = ({
  kind,
  to,
  isInverse = false,
}: Pick<ImportSourceIssueRelation, 'kind' | 'to' | 'isInverse'>): string =>
  `${kind} ${String(isInverse)} ${to}`;

function collectMentionedLogins(
  title: string,
  body: string,
  comments: readonly ImportSourceComment[],
  timelineMentions: readonly string[],
): string[] {
  const logins = new Set(timelineMentions);
  for (const text of [title, body, ...comments.map((comment) => comment.body)]) {
    for (const login of parseMentionedLogins(text)) logins.add(login);
  }
  return [...logins];
}
