/** The repositories that issues were imported from, and imported issues by their original address. */
import {
  parseRepositoryUrl,
  parseSourceIssueUrl,
  type SourceIssue,
  type SourceRepository,
} from '../../../shared/issueUrls';
import type { IssueKey, IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import type { RequestContext } from '../context/RequestContext';
import { loadProjectById } from '../projects/projects';

/** The repository that an issue was imported from; null if there is none. */
export async function loadIssueSourceRepository(
  context: RequestContext,
  issue: IssueKey,
): Promise<SourceRepository | null> {
  const source = await context.load.sources.load(issue);
  return parseSourceIssueUrl(source?.url ?? '')?.repository ?? null;
}

/** The repository that a project was imported from; null if there is none or more than one. */
export async function loadProjectSourceRepository(
  context: RequestContext,
  projectId: number,
): Promise<SourceRepository | null> {
  const source = await context.load.projectSourceUrls.load(projectId);
  const [url, ...others] = source?.urls ?? [];
  if (url === undefined || others.length > 0) return null;
  return parseRepositoryUrl(url);
}

/**
 * Finds an imported issue that the viewer may see.
 * @param urlKey see `normalizeSourceIssueUrl`
 * @param preferredProjectKey key of the project that is preferred if several contain the issue
 */
export async function findImportedIssue(
  context: RequestContext,
  urlKey: string,
  preferredProjectKey: string,
): Promise<{ project: ProjectRow; issue: IssueRow } | null> {
  const copies = await context.load.issuesBySourceUrl.load(urlKey);
  const visible = await Promise.all(
    copies.map(async ({ project_id: projectId, number }) => {
      const [project, issue] = await Promise.all([
        loadProjectById(context, projectId),
        context.load.issues.load({ projectId, number }),
      ]);
      return project && issue ? { project, issue } : null;
    }),
  );
  const found = visible.filter((copy) => copy !== null);
  return found.find(({ project }) => project.key === preferredProjectKey) ?? found[0] ?? null;
}

/** Name of an issue or pull request of a repository, such as `acme/kettle#12`. */
export const formatSourceIssueName = ({ repository, number }: SourceIssue): string =>
  `${repository.name}#${number}`;
