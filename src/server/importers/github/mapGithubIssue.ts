/** Maps GitHub issues to SourceIssue, the form that all importers share. */
import { parseMentionedLogins } from '../../../shared/mentions';
import { asBoolean, asDate, asObject, asString, type JsonObject, pickField } from '../input/json';
import type {
  SourceOpenState,
  SourceComment,
  SourceIssue,
  SourceRelation,
  SourceState,
} from '../input/SourceIssue';
import { parseGithubComment } from './comments';
import { findCanonicalIssueId } from './duplicates';
import { parseLabels, parseLogin, parseLogins, parseMilestone, countVotes } from './fields';
import { hasTriageLabel, derivePriorityFromLabels, deriveTypeFromLabels } from './labels';
import { collectRawFields } from './raw';
import { type IssueRecord, parseIssueUrl } from './recognize';
import { CLOSED_STATE_BY_REASON, parseTimeline, formatIssueSourceId } from './timeline';

export interface MappedGitHubIssue {
  issue: SourceIssue;
  /** Kinds of timeline entries that Winnow does not support, one per entry. */
  droppedEvents: string[];
  /** Reasons why comments were dropped, one per comment. */
  droppedComments: string[];
}

/** Maps a GitHub issue. An issue without labels, assignees and milestone is imported as untriaged. */
export function mapGithubIssue(record: IssueRecord): MappedGitHubIssue {
  const { repository, number } = record;
  const issue = addMissingNullFields(record.issue);
  const labels = parseLabels(issue.labels);
  const assignees = parseLogins(issue.assignees) ?? parseLogins(toPersonList(issue.assignee));
  const milestone = parseMilestone(issue.milestone);
  const names = labels?.map(({ name }) => name) ?? [];
  const openState: SourceOpenState =
    hasTriageLabel(names) || !(names.length > 0 || assignees?.length || milestone) ? 'untriaged' : 'backlog';
  const state = mapIssueState(issue, openState);
  const allComments = [...(record.comments ?? []), ...(record.events ?? []).filter(isCommentEntry)];
  const { comments, dropped } = parseComments(allComments);
  const body = 'body' in issue ? (asString(issue.body) ?? '') : undefined;
  const canonical = findCanonicalIssueId(repository, body ?? '', comments);
  const timeline = parseTimeline([...(record.events ?? []), ...(record.references ?? [])], {
    repository,
    closedState: state && state !== openState ? state : 'done',
    openState,
    canonical,
  });
  const title = asString(issue.title)!.trim() || '(no title)';
  const createdAt = asDate(pickField(issue, 'created_at', 'createdAt'));
  const closedAt = mapClosedAt(issue, state === undefined ? undefined : state === openState);
  return {
    issue: {
      sourceId: formatIssueSourceId(repository, number),
      number,
      url: getIssueUrl(record),
      title,
      body,
      type:
        labels || issue.type
          ? (deriveTypeFromLabels([getIssueTypeName(issue), ...names]) ?? 'task')
          : undefined,
      priority: labels && (derivePriorityFromLabels(names) ?? 'none'),
      state,
      openState,
      author: parseLogin(pickField(issue, 'user', 'author')),
      assignees,
      labels,
      milestone,
      locked: asBoolean(issue.locked),
      voteCount: countVotes(issue),
      createdAt,
      updatedAt: asDate(pickField(issue, 'updated_at', 'updatedAt')),
      closedAt,
      closedBy: parseLogin(pickField(issue, 'closed_by', 'closedBy')),
      comments: record.comments || record.events ? comments : undefined,
      events: record.events || record.references ? timeline.events : undefined,
      relations: mapIssueRelations(record, state, canonical, timeline.relations, closedAt ?? createdAt),
      mentions: findMentions(title, body ?? '', comments, timeline.mentions),
      raw: collectRawFields(issue),
    },
    droppedEvents: timeline.dropped,
    droppedComments: dropped,
  };
}

/**
 * Adds null for missing fields of issues from the REST API, because some exports leave out null fields. In
 * the output of `gh --json`, missing fields were not requested and stay undefined.
 */
function addMissingNullFields(issue: JsonObject): JsonObject {
  return 'created_at' in issue ? { ...REST_FIELD_DEFAULTS, ...issue } : issue;
}

const REST_FIELD_DEFAULTS: JsonObject = {
  body: null,
  user: null,
  milestone: null,
  closed_at: null,
  closed_by: null,
  assignees: [],
  labels: [],
};

const toPersonList = (person: unknown): unknown[] | undefined =>
  person === undefined ? undefined : person === null ? [] : [person];

const isCommentEntry = (entry: unknown): boolean => asObject(entry)?.event === 'commented';

const getIssueTypeName = (issue: JsonObject): string =>
  asString(asObject(issue.type ?? issue.issueType)?.name) ?? '';

function mapIssueState(issue: JsonObject, openState: SourceOpenState): SourceState | undefined {
  const state = asString(issue.state)?.toLowerCase() ?? (issue.closed === true ? 'closed' : undefined);
  if (state === 'open') return openState;
  if (state !== 'closed') return undefined;
  const reason = asString(pickField(issue, 'state_reason', 'stateReason'))?.toLowerCase() ?? '';
  return CLOSED_STATE_BY_REASON.get(reason) ?? 'done';
}

/** Maps the closing time of an issue. Open issues have none, even if the field contains one. */
function mapClosedAt(issue: JsonObject, isOpen: boolean | undefined): Date | null | undefined {
  if (isOpen === undefined) return undefined;
  if (isOpen) return null;
  return (
    asDate(pickField(issue, 'closed_at', 'closedAt')) ?? asDate(pickField(issue, 'updated_at', 'updatedAt'))
  );
}

/**
 * Parses an issue's comments. A comment that is both in the issue's record and in its timeline is imported
 * once.
 */
function parseComments(values: readonly unknown[]): { comments: SourceComment[]; dropped: string[] } {
  const comments = new Map<string, SourceComment>();
  const dropped: string[] = [];
  for (const value of values) {
    const comment = parseGithubComment(value);
    if (typeof comment === 'string') dropped.push(comment);
    else if (!comments.has(comment.sourceId)) comments.set(comment.sourceId, comment);
  }
  return {
    comments: [...comments.values()].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    dropped,
  };
}

function getIssueUrl({ issue, repository, number }: IssueRecord): string | null {
  const webUrl = [issue.html_url, issue.url].map(asString).find((url) => url && !/\/repos\//.test(url));
  return webUrl ?? (repository ? `https://github.com/${repository}/issues/${number}` : null);
}

function mapIssueRelations(
  { issue }: IssueRecord,
  state: SourceState | undefined,
  canonical: string | undefined,
  timelineRelations: readonly SourceRelation[],
  at: Date | undefined,
): SourceRelation[] {
  const relations = [...timelineRelations];
  const add = (kind: SourceRelation['kind'], to: string | undefined) => {
    if (!to || relations.some((relation) => relation.kind === kind && relation.to === to)) return;
    relations.push({ kind, to, actor: null, createdAt: at ?? new Date(0) });
  };
  if (state === 'duplicate') add('duplicates', canonical);
  const parent = parseIssueUrl(asString(issue.parent_issue_url) ?? '');
  if (parent) add('parent', formatIssueSourceId(parent.repository, parent.number));
  return relations;
}

function findMentions(
  title: string,
  body: string,
  comments: readonly SourceComment[],
  timelineMentions: readonly string[],
): string[] {
  const logins = new Set(timelineMentions);
  for (const text of [title, body, ...comments.map((comment) => comment.body)]) {
    for (const login of parseMentionedLogins(text)) logins.add(login);
  }
  return [...logins];
}
