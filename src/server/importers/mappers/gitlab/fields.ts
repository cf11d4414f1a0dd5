/** Fields of records of GitLab: kind, project, references and people. */
import { asObjectOrUndefined, asStringOrUndefined, type JsonObject } from '../../values/json';
import type { IssuePeople } from '../IssuePeople';
import { classifyIssueRecord, type RecordKind } from '../foreignRecords';

/** Returns the path of an issue's project, such as "group/project", or null. */
export function findGitlabProject(issue: JsonObject): string | null {
  const full = asStringOrUndefined(asObjectOrUndefined(issue.references)?.full);
  return (
    /^([^\s#/]+(?:\/[^\s#/]+)+)#\d+$/.exec(full ?? '')?.[1] ??
    parseGitlabIssueUrl(asStringOrUndefined(issue.web_url) ?? '')?.project ??
    null
  );
}

export interface GitlabIssueAddress {
  /** URL of the project's page. */
  projectUrl: string;
  project: string;
  number: number;
}

export function parseGitlabIssueUrl(url: string): GitlabIssueAddress | undefined {
  const [, projectUrl = '', project, number] =
    /^(https?:\/\/[^/\s]+\/([^?#\s]+?))(?:\/-)?\/(?:issues|work_items)\/(\d{1,10})(?:[?#]|$)/.exec(url) ?? [];
  return project === undefined ? undefined : { projectUrl, project, number: Number(number) };
}

/** Returns the source id "group/project#12" of an issue, in lower case because GitLab ignores the case of paths. */
export const formatGitlabSourceId = (project: string | null, number: number): string =>
  `${project?.toLowerCase() ?? ''}#${number}`;

/** Parses a reference in an issue of `project`, such as #12, project#12 or group/project#12. */
export function parseGitlabReference(text: string, project: string | null): string | undefined {
  const [, path, number] = /^([\w./-]*)#(\d{1,10})$/.exec(text) ?? [];
  if (path === undefined) return undefined;
  if (path === '') return formatGitlabSourceId(project, Number(number));
  // A reference to another project in the same group omits the group.
  const group = project === null ? null : project.slice(0, project.lastIndexOf('/') + 1);
  return formatGitlabSourceId(path.includes('/') ? path : `${group ?? ''}${path}`, Number(number));
}

/** Adds a person and returns their id, or null if the value contains no name. GitLab identifies people by username. */
export function addGitlabPerson(people: IssuePeople, value: unknown): string | null {
  const person = asObjectOrUndefined(value);
  const username = asStringOrUndefined(person?.username)?.trim() ?? '';
  const name = asStringOrUndefined(person?.name)?.trim() ?? '';
  if (username !== '') return people.add(username, username, name || username);
  return name === '' ? null : people.add(name);
}

/**
 * Fields that identify an issue among records with a number and a title. Merge requests and epics are excluded first.
 */
const ISSUE_FIELDS = new Set(
  `author author_id labels label_links assignees assignee issue_assignees confidential notes discussions issue_type
   user_notes_count milestone milestone_id weight discussion_locked work_item_type upvotes links moved_to_id
   resource_state_events resource_label_events resource_milestone_events`.split(/\s+/),
);

/** Kinds of records by the character before the number in a reference, such as "group/project!12". */
const KINDS_BY_REFERENCE_CHARACTER: ReadonlyMap<string, string> = new Map([
  ['!', 'merge requests'],
  ['&', 'epics'],
  ['%', 'milestones'],
  ['$', 'snippets'],
]);

/** Finds out whether a record with a number and a title is an issue. */
export function classifyGitlabRecord(record: JsonObject, filePath: string | undefined): RecordKind {
  const reference = asStringOrUndefined(asObjectOrUndefined(record.references)?.full);
  const character = /([!&%$])\d+$/.exec(reference ?? '')?.[1] ?? '';
  const referenced = KINDS_BY_REFERENCE_CHARACTER.get(character);
  if (referenced !== undefined) return { kind: 'foreign', name: referenced };
  return classifyIssueRecord(record, ISSUE_FIELDS, filePath);
}
