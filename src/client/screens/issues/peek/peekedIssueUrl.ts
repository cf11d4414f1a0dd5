import { splitIssueKey } from '../../../components/issueHref';

/**
 * The issue in the preview panel, as in the URL parameter `peek`: its number in the list of a project, its key in the list
 * of all projects.
 */
export const formatPeekedIssue = (issueKey: string, projectKey: string | null): string =>
  projectKey === null ? issueKey : splitIssueKey(issueKey)[1];

/**
 * Key of the issue in the preview panel, from the URL; null if it is missing or invalid.
 *
 * @param projectKey the project of the list; null: all projects
 */
export function parsePeekedIssueKey(search: URLSearchParams, projectKey: string | null): string | null {
  const text = search.get('peek') ?? '';
  const issueKey = projectKey === null ? text : `${projectKey}-${text}`;
  return /^[^-]+-[1-9]\d{0,8}$/.test(issueKey) ? issueKey : null;
}
