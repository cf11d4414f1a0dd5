import type { MappedImportIssue } from '../MappedImportIssue';
import { EventIdGenerator } from '../EventIdGenerator';
import { convertPlainText } from '../markdown';
import { IssueDates } from '../IssueDates';
import { IssuePeople } from '../IssuePeople';
import {
  type ImportSourceComment,
  type ImportSourceLabel,
  type ImportSourceMilestone,
  isOpenSourceState,
} from '../ImportSourceIssue';
import {
  asArrayOrUndefined,
  asNonNegativeIntOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../../values/json';
import { formatResolutionAsReason } from '../names';
import { isWithheld, listWithheldIds } from '../withholdRestrictedParts';
import { formatJiraComponentLabel, parseJiraChangelog } from './changelog';
import {
  addJiraPerson,
  formatJiraSourceId,
  getJiraName,
  type JiraIssueKey,
  mapJiraPriority,
  mapJiraState,
  mapJiraType,
} from './fields';
import { collectUnmappedJiraFields } from './unmappedFields';
import { mapJiraRelations } from './relations';
import type { ReportEntry } from '../../../domain/imports/reportEntries';
import type { AdfContext } from './adf/inline';
import { convertAdf } from './adf/convertAdf';
import { convertWikiMarkup } from './wiki/convertWikiMarkup';

/** An issue as in Jira's REST API. Rows of CSV exports are converted to the same form. */
export interface JiraIssueRecord {
  key: JiraIssueKey;
  issue: JsonObject;
  fields: JsonObject;
}

export function mapJiraIssue({ key, issue, fields }: JiraIssueRecord): MappedImportIssue {
  const { number } = key;
  const sourceId = formatJiraSourceId(key);
  const people = new IssuePeople();
  const dates = new IssueDates(number);
  const texts = new JiraTexts(people);
  const altered: ReportEntry[] = [];
  const createdAt = dates.read('created', fields.created);
  if (!createdAt) altered.push({ code: 'issue_without_creation_time', issue: number });
  const title = asStringOrUndefined(fields.summary)?.replace(/\s+/g, ' ').trim();
  if (!title) altered.push({ code: 'issue_without_title', issue: number, field: 'summary' });
  const status = {
    status: getJiraName(fields.status),
    category: getStatusCategory(fields.status),
    resolution: getJiraName(fields.resolution),
  };
  const state = mapJiraState(status.status, status.category, status.resolution);
  const isClosed = !isOpenSourceState(state);
  const resolvedAt = dates.read('resolutiondate', fields.resolutiondate);
  const links = mapJiraRelations(key, fields, (isClosed ? resolvedAt : undefined) ?? createdAt);
  const changelog = parseJiraChangelog(issue.changelog, status, links.canonical, people, dates);
  const closing = changelog.events?.findLast(
    (event) => event.kind === 'state' && !isOpenSourceState(event.to),
  );
  const closedAt = resolvedAt ?? closing?.createdAt ?? null;
  const { comments, dropped } = parseComments(fields.comment, people, dates, texts);
  const assignee = addJiraPerson(people, fields.assignee);
  const milestones = parseFixVersions(fields.fixVersions, dates);
  const { raw, omittedDetails } = collectUnmappedJiraFields(fields);
  return {
    issue: {
      sourceId,
      number,
      url: getWebUrl(asStringOrUndefined(issue.self), sourceId),
      title: title || '(no title)',
      body: formatDescription(fields, texts),
      type: mapJiraType(getJiraName(fields.issuetype)),
      priority: mapJiraPriority(getJiraName(fields.priority)),
      state,
      openState: changelog.openState,
      stateReason: isClosed ? formatResolutionAsReason(status.resolution) : undefined,
      people: people.details,
      author: addJiraPerson(people, fields.reporter ?? fields.creator),
      assignees: assignee === null ? [] : [assignee],
      labels: parseLabels(fields),
      milestone: milestones?.[0] ?? null,
      dueOn: fields.duedate === undefined ? undefined : (dates.read('duedate', fields.duedate) ?? null),
      voteCount: asNonNegativeIntOrUndefined(asObjectOrUndefined(fields.votes)?.votes),
      createdAt,
      updatedAt: dates.read('updated', fields.updated),
      closedAt: isClosed ? closedAt : null,
      closedBy: isClosed ? (closing?.actor ?? null) : null,
      comments,
      events: changelog.events,
      relations: links.relations,
      mentions: [...texts.mentions],
      raw,
    },
    sourceState: isClosed ? joinNames(status.status, status.resolution) : status.status || undefined,
    sourcePriority: getJiraName(fields.priority) || undefined,
    droppedComments: dropped,
    droppedEvents: changelog.dropped,
    altered: [...altered, ...dates.problems],
    isZoneAssumed: dates.isZoneAssumed,
    omittedDetails: [
      ...omittedDetails,
      ...texts.omittedDetails,
      ...links.omittedDetails,
      ...(isClosed && !closedAt ? [{ code: 'closing_times_not_in_input' as const }] : []),
      ...(milestones ?? []).slice(1).map(() => ({ code: 'further_fix_versions' as const })),
    ],
  };
}

/** Joins the names of a status and its resolution, omitting empty names and duplicates. */
const joinNames = (...names: string[]): string | undefined =>
  [...new Set(names)].filter((name) => name !== '').join(': ') || undefined;

const getStatusCategory = (status: unknown): string =>
  asStringOrUndefined(asObjectOrUndefined(asObjectOrUndefined(status)?.statusCategory)?.key) ?? '';

/** Returns the address of the issue's page, from its address in the REST API. */
function getWebUrl(self: string | undefined, sourceId: string): string | null {
  const base = /^(https?:\/\/[^?#]+?)\/rest\//.exec(self ?? '')?.[1];
  return base === undefined ? null : `${base}/browse/${sourceId}`;
}

/** The description, the environment, and the names of attached files, which are not part of an export. */
function formatDescription(fields: JsonObject, texts: JiraTexts): string {
  const environment = texts.convert(fields.environment).trim();
  const files = (asArrayOrUndefined(fields.attachment) ?? []).flatMap(
    (value) => asStringOrUndefined(asObjectOrUndefined(value)?.filename)?.trim() || [],
  );
  return [
    texts.convert(fields.description),
    environment === '' ? '' : `**Environment**\n\n${environment}`,
    files.map((name) => convertPlainText(`Attachment: ${name}`)).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function parseComments(
  value: unknown,
  people: IssuePeople,
  dates: IssueDates,
  texts: JiraTexts,
): { comments: ImportSourceComment[] | undefined; dropped: ReportEntry[] } {
  const page = asObjectOrUndefined(value);
  if (!page) return { comments: undefined, dropped: [] };
  const values = asArrayOrUndefined(page.comments) ?? [];
  const comments: ImportSourceComment[] = [];
  const dropped: ReportEntry[] = [];
  const ids = new EventIdGenerator();
  const withheldIds = listWithheldIds(values);
  for (const each of values) {
    const value = asObjectOrUndefined(each) ?? {};
    const comment = isWithheld(each)
      ? each.reason
      : withheldIds.has(value.id)
        ? ({ code: 'listed_twice' } as const)
        : parseComment(value, people, dates, texts, ids);
    if ('code' in comment) dropped.push(comment);
    else comments.push(comment);
  }
  const missing = (asNonNegativeIntOrUndefined(page.total) ?? 0) - values.length;
  for (let i = 0; i < Math.min(missing, REPORTED_MISSING_COMMENTS_MAX); i++)
    dropped.push({ code: 'not_in_input' });
  comments.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return { comments, dropped };
}

/** Maximum number of missing comments that are reported per issue, because its comment count is untrusted input. */
const REPORTED_MISSING_COMMENTS_MAX = 1000;

function parseComment(
  comment: JsonObject,
  people: IssuePeople,
  dates: IssueDates,
  texts: JiraTexts,
  ids: EventIdGenerator,
): ImportSourceComment | ReportEntry {
  const body = texts.convert(comment.body);
  if (body.trim() === '') return { code: 'empty' };
  const createdAt = dates.read('comment created', comment.created);
  if (!createdAt) return { code: 'no_creation_time' };
  const author = addJiraPerson(people, comment.author);
  const editedAt = dates.read('comment updated', comment.updated);
  // Comments of CSV exports have no ids.
  const id = asStringOrUndefined(comment.id) ?? `${createdAt.toISOString()}:${author ?? ''}`;
  return {
    sourceId: ids.create(id.slice(0, COMMENT_ID_LENGTH_MAX)),
    author,
    body,
    createdAt,
    editedAt: editedAt && editedAt > createdAt ? editedAt : null,
  };
}

/** Maximum length of a comment's id in UTF-16 units. The ids of Jira are numbers. */
const COMMENT_ID_LENGTH_MAX = 300;

function parseLabels(fields: JsonObject): ImportSourceLabel[] {
  const components = (asArrayOrUndefined(fields.components) ?? []).flatMap((component) => {
    const name = formatJiraComponentLabel(getJiraName(component));
    return name === ''
      ? []
      : { name, description: asStringOrUndefined(asObjectOrUndefined(component)?.description) };
  });
  const labels = (asArrayOrUndefined(fields.labels) ?? []).flatMap((label) => {
    const name = getJiraName(label);
    return name === '' ? [] : { name };
  });
  return [...components, ...labels];
}

function parseFixVersions(value: unknown, dates: IssueDates): ImportSourceMilestone[] | undefined {
  return asArrayOrUndefined(value)?.flatMap((each) => {
    const version = asObjectOrUndefined(each);
    const title = getJiraName(each);
    if (title === '') return [];
    const releasedAt = dates.read('releaseDate', version?.releaseDate);
    const isReleased = version?.released === true;
    return {
      title,
      description: asStringOrUndefined(version?.description),
      dueOn: releasedAt,
      closedAt: isReleased ? releasedAt : version?.released === false ? null : undefined,
    };
  });
}

/**
 * Converts the texts of an issue to Markdown: wiki markup from version 2 of the REST API and from CSV exports, and rich
 * text from version 3. Collects the mentioned people.
 */
class JiraTexts {
  /** Ids of mentioned people in lower case. */
  readonly mentions = new Set<string>();
  /** The unknown parts of rich text. */
  readonly omittedDetails: ReportEntry[] = [];
  private readonly context: AdfContext;

  constructor(people: IssuePeople) {
    this.context = {
      // Jira Cloud stores mentions with the account id. In Markdown, they contain the login.
      mentionUser: (id, displayName) => {
        const sourceId = id.replace(/^accountid:/, '');
        const personId = displayName ? people.add(sourceId, displayName) : people.add(sourceId);
        this.mentions.add(personId.toLowerCase());
        return people.getLogin(personId);
      },
      onUnknownNode: (kind) => this.omittedDetails.push({ code: 'unknown_rich_text', kind }),
    };
  }

  /** Returns a text as Markdown, or an empty string for values that are not texts. */
  convert(value: unknown): string {
    const document = asObjectOrUndefined(value);
    return document
      ? convertAdf(document, this.context)
      : convertWikiMarkup(asStringOrUndefined(value) ?? '', this.context);
  }
}
