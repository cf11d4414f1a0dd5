import { parseMentionedLogins } from '../../../../shared/mentions';
import type { MappedImportIssue } from '../MappedImportIssue';
import { IssueDates } from '../IssueDates';
import { IssuePeople } from '../IssuePeople';
import type {
  ImportSourceIssue,
  ImportSourceIssueRelation,
  ImportSourceMilestone,
} from '../ImportSourceIssue';
import {
  asArrayOrUndefined,
  asNonNegativeIntOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../../values/json';
import { derivePriorityFromLabels, deriveIssueTypeFromLabels, hasTriageLabel } from '../labels';
import { collectUnmappedFields } from '../unmappedFields';
import { isWithheld } from '../withholdRestrictedParts';
import { parseGitlabLabel, parseGitlabResourceEvents } from './events';
import { parseGitlabIssueUrl, addGitlabPerson, findGitlabProject, formatGitlabSourceId } from './fields';
import { collectGitlabNotes, parseGitlabNotes } from './notes';
import { parseGitlabSystemNote, type SystemNoteContext } from './systemNotes';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

export interface GitlabIssueRecord {
  issue: JsonObject;
  number: number;
  project: string | null;
  sourceId: string;
}

export function mapGitlabIssue({ issue, number, project, sourceId }: GitlabIssueRecord): MappedImportIssue {
  const people = new IssuePeople();
  const dates = new IssueDates(number);
  const createdAt = dates.read('created_at', issue.created_at);
  const updatedAt = dates.read('updated_at', issue.updated_at);
  const closingTime = dates.read('closed_at', issue.closed_at);
  const isClosed = issue.state === 'closed';
  const labels = asArrayOrUndefined(issue.labels)?.flatMap((label) => parseGitlabLabel(label) ?? []);
  const names = labels?.map(({ name }) => name) ?? [];
  const assignees = asArrayOrUndefined(issue.assignees)?.flatMap(
    (person) => addGitlabPerson(people, person) ?? [],
  );
  const milestone = parseMilestone(issue.milestone, dates);
  const url = asStringOrUndefined(issue.web_url) ?? '';
  const projectUrl = parseGitlabIssueUrl(url)?.projectUrl ?? null;
  const formatText = (text: string) => completeUploadLinks(text, projectUrl);
  const notes = collectGitlabNotes(issue);
  const context: SystemNoteContext = {
    project,
    projectUrl,
    people,
    hasStateEvents: asArrayOrUndefined(issue.resource_state_events) !== undefined,
    hasMilestoneEvents: asArrayOrUndefined(issue.resource_milestone_events) !== undefined,
    closedState: 'done',
    openState:
      hasTriageLabel(names) || (names.length + (assignees?.length ?? 0) === 0 && !milestone)
        ? 'untriaged'
        : 'backlog',
    canonical: undefined,
  };
  context.canonical = findCanonical(notes, context);
  if (context.canonical !== undefined) context.closedState = 'duplicate';
  else if (issue.moved_to_id) context.closedState = 'wont_fix';
  const parsed = parseGitlabNotes(notes, people, dates, context, formatText);
  const resources = parseGitlabResourceEvents(issue, people, dates, context);
  const events = [...parsed.events, ...resources.events].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
  const title = asStringOrUndefined(issue.title)?.replace(/\s+/g, ' ').trim();
  const lastClosing = events.findLast(({ kind }) => kind === 'state');
  const closedAt = closingTime ?? lastClosing?.createdAt ?? null;
  const author = addGitlabPerson(people, issue.author);
  const body = formatText(asStringOrUndefined(issue.description) ?? '');
  const { raw, omittedDetails } = collectUnmappedFields(
    Object.fromEntries(
      Object.entries(issue).filter(([name, value]) => !MAPPED_FIELDS.has(name) && hasContent(value)),
    ),
    (name) => !PARTLY_MAPPED_FIELDS.has(name),
  );
  const mapped: ImportSourceIssue = {
    sourceId,
    number,
    url: /^https?:\/\//i.test(url) ? url : null,
    title: title || '(no title)',
    body,
    type: mapType(asStringOrUndefined(issue.issue_type) ?? '', names),
    priority: derivePriorityFromLabels(names) ?? 'none',
    state: isClosed ? context.closedState : context.openState,
    openState: context.openState,
    stateReason: isClosed && context.closedState === 'wont_fix' ? 'moved' : undefined,
    people: people.details,
    author,
    assignees,
    labels,
    milestone,
    locked: issue.discussion_locked === true,
    dueOn: issue.due_date === undefined ? undefined : (dates.read('due_date', issue.due_date) ?? null),
    voteCount: asNonNegativeIntOrUndefined(issue.upvotes),
    createdAt,
    updatedAt,
    closedAt: isClosed ? closedAt : null,
    closedBy: isClosed ? (addGitlabPerson(people, issue.closed_by) ?? lastClosing?.actor ?? null) : null,
    comments: parsed.comments,
    events: notes || context.hasStateEvents || resources.events.length > 0 ? events : undefined,
    relations: joinRelations(
      mapGitlabLinks(issue, sourceId, project, dates, createdAt ?? new Date(0)),
      issue.links === undefined
        ? parsed.relations
        : parsed.relations.filter(({ kind }) => kind === 'duplicates'),
      sourceId,
    ),
    mentions: collectMentions([title ?? '', body, ...(parsed.comments ?? []).map((comment) => comment.body)]),
    raw,
  };
  return {
    issue: mapped,
    droppedEvents: [...parsed.droppedEvents, ...resources.dropped],
    droppedComments: [...parsed.droppedComments, ...listMissingComments(issue, notes)],
    altered: [
      ...(createdAt ? [] : [{ code: 'issue_without_creation_time' as const, issue: number }]),
      ...(title ? [] : [{ code: 'issue_without_title' as const, issue: number, field: 'title' as const }]),
      ...dates.problems,
    ],
    isZoneAssumed: dates.isZoneAssumed,
    omittedDetails: [
      ...omittedDetails,
      ...(isClosed && !closedAt ? [{ code: 'closing_times_not_in_input' as const }] : []),
      ...(!notes && asNonNegativeIntOrUndefined(issue.user_notes_count)
        ? [{ code: 'comments_not_in_input' as const }]
        : []),
    ],
  };
}

/** Fields that are stored in columns, or that only describe how an issue is displayed. */
const MAPPED_FIELDS = new Set(
  `iid title description state created_at updated_at closed_at closed_by labels milestone assignees assignee author
   web_url confidential discussion_locked due_date upvotes notes discussions links resource_state_events parent
   resource_label_events resource_milestone_events user_notes_count references _links task_completion_status
   has_tasks task_status subscribed merge_requests_count blocking_issues_count project_id type imported imported_from`.split(
    /\s+/,
  ),
);

/** Whether a field has a value that is worth keeping. Counters and time tracking values of 0 are not. */
const hasContent = (value: unknown): boolean =>
  value !== false &&
  value !== 0 &&
  !Object.values(asObjectOrUndefined(value) ?? { value }).every((each) => each === 0 || each === null);

/** Fields that columns store only partly, or that identify the issue in GitLab. */
const PARTLY_MAPPED_FIELDS = new Set(['id', 'issue_type', 'moved_to_id']);

function findCanonical(
  notes: readonly JsonObject[] | undefined,
  context: SystemNoteContext,
): string | undefined {
  for (const note of (notes ?? []).toReversed()) {
    if (note.system !== true) continue;
    const meaning = parseGitlabSystemNote(asStringOrUndefined(note.body) ?? '', context);
    if (meaning.kind === 'relation' && meaning.relation.kind === 'duplicates') return meaning.relation.to;
  }
  return undefined;
}

function mapType(issueType: string, labels: readonly string[]): ImportSourceIssue['type'] {
  if (issueType === 'incident') return 'bug';
  return deriveIssueTypeFromLabels(labels) ?? 'task';
}

function parseMilestone(value: unknown, dates: IssueDates): ImportSourceMilestone | null | undefined {
  if (value === undefined) return undefined;
  const milestone = asObjectOrUndefined(value);
  const title = asStringOrUndefined(milestone?.title)?.replace(/\s+/g, ' ').trim();
  if (!milestone || !title) return null;
  return {
    title,
    description: asStringOrUndefined(milestone.description),
    dueOn: dates.read('milestone due_date', milestone.due_date),
    // The API does not contain the time when a milestone was closed.
    closedAt: milestone.state === 'active' ? null : undefined,
  };
}

/** Makes links to uploaded files absolute; in GitLab, they are relative to the project. */
const completeUploadLinks = (text: string, projectUrl: string | null): string =>
  projectUrl === null ? text : text.replaceAll('](/uploads/', `](${projectUrl}/uploads/`);

/** Merges the links of the issue with those in its system notes, so that a link in both is imported once. */
function joinRelations(
  links: readonly ImportSourceIssueRelation[],
  ofNotes: readonly ImportSourceIssueRelation[],
  sourceId: string,
): ImportSourceIssueRelation[] {
  const relations = [...links];
  const getKey = ({ kind, to }: ImportSourceIssueRelation): string => `${kind} ${to}`;
  const keys = new Set(links.map(getKey));
  for (const relation of ofNotes) {
    const isInverse = relation.kind === 'relates' ? relation.to < sourceId : relation.isInverse === true;
    if (!keys.has(getKey(relation))) relations.push({ ...relation, isInverse });
    keys.add(getKey(relation));
  }
  return relations;
}

/** Maximum number of missing comments that are reported per issue, because its comment count is untrusted input. */
const REPORTED_MISSING_COMMENTS_MAX = 1000;

function listMissingComments(issue: JsonObject, notes: readonly JsonObject[] | undefined): ReportEntry[] {
  if (!notes) return [];
  const found = notes.filter(
    ({ system, withheld }) => (isWithheld(withheld) ? withheld.identity.system : system) !== true,
  ).length;
  const missing = (asNonNegativeIntOrUndefined(issue.user_notes_count) ?? 0) - found;
  return Array.from({ length: Math.max(0, Math.min(missing, REPORTED_MISSING_COMMENTS_MAX)) }, () => ({
    code: 'not_in_input',
  }));
}

function collectMentions(texts: readonly string[]): string[] {
  const logins = new Set<string>();
  for (const text of texts) for (const login of parseMentionedLogins(text)) logins.add(login);
  return [...logins];
}

/**
 * Converts the links of an issue, such as "blocks", to relations.
 * @param at creation time to use for links that have none in the source
 */
function mapGitlabLinks(
  issue: JsonObject,
  sourceId: string,
  project: string | null,
  dates: IssueDates,
  at: Date,
): ImportSourceIssueRelation[] {
  const relations = (asArrayOrUndefined(issue.links) ?? []).flatMap((value): ImportSourceIssueRelation[] => {
    const link = asObjectOrUndefined(value);
    const to = toSourceId(link, project);
    if (!link || to === undefined) return [];
    const createdAt = dates.read('link_created_at', link.link_created_at) ?? at;
    const kind = link.link_type === 'blocks' || link.link_type === 'is_blocked_by' ? 'blocks' : 'relates';
    // Both issues list the link. Its direction is normalized, so that it is imported once.
    const isInverse = kind === 'blocks' ? link.link_type === 'is_blocked_by' : to < sourceId;
    return [{ kind, to, actor: null, createdAt, ...(isInverse && { isInverse }) }];
  });
  const parent = toSourceId(asObjectOrUndefined(issue.parent), project);
  if (parent !== undefined) relations.push({ kind: 'parent', to: parent, actor: null, createdAt: at });
  return relations;
}

function toSourceId(issue: JsonObject | undefined, project: string | null): string | undefined {
  if (!issue || typeof issue.iid !== 'number') return undefined;
  return formatGitlabSourceId(findGitlabProject(issue) ?? project, issue.iid);
}
