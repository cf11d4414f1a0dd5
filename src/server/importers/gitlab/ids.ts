/** Parses and formats references to GitLab projects and issues. */
import { asObjectOrUndefined, asStringOrUndefined, type JsonObject } from '../input/json';

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
