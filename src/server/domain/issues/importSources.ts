/** The repositories that issues were imported from, and imported issues by their original address. */
import {
  parseRepositoryUrl,
  parseSourceIssueUrl,
  type SourceIssue,
  type SourceRepository,
} from '../../../shared/issueUrls';
import {
  formatSourceIdentifier,
  parseSourceIdentifier,
  type SourceIdentifier,
} from '../../../shared/sourceIdentifiers';
import type { IssueRowKey, IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import type { RequestContext } from '../context/RequestContext';
import { loadProjectById } from '../projects/projects';

/** The repository that an issue was imported from; null if there is none. */
export async function loadIssueSourceRepository(
  context: RequestContext,
  issue: IssueRowKey,
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
  return chooseVisibleCopy(context, await context.load.issuesBySourceUrl.load(urlKey), preferredProjectKey);
}

/**
 * Finds an imported issue that the viewer can see, by its identifier in the other tracker.
 * @param preferredProjectKey key of the project to prefer if several contain the issue, or null to prefer the oldest
 */
export async function findIssueBySourceIdentifier(
  context: RequestContext,
  identifier: SourceIdentifier,
  preferredProjectKey: string | null,
): Promise<{ project: ProjectRow; issue: IssueRow } | null> {
  const copies = await context.load.issuesBySourceIdentifier.load(formatSourceIdentifier(identifier));
  return chooseVisibleCopy(context, copies, preferredProjectKey);
}

/** Finds an imported issue that the viewer can see, by a text such as `TIMOB-123`. Returns null for any other text. */
export async function loadImportedIssue(
  context: RequestContext,
  text: string,
  preferredProjectKey: string | null,
): Promise<{ project: ProjectRow; issue: IssueRow } | null> {
  const identifier = parseSourceIdentifier(text);
  return identifier && findIssueBySourceIdentifier(context, identifier, preferredProjectKey);
}

async function chooseVisibleCopy(
  context: RequestContext,
  copies: readonly { project_id: number; number: number }[],
  preferredProjectKey: string | null,
): Promise<{ project: ProjectRow; issue: IssueRow } | null> {
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
