import { findImportedIssuesByNumber, type ImportedIssueByNumber } from '../../store/import/importedIssues';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { ImportSourceIssue } from '../mappers/ImportSourceIssue';
import { parseContainerFromSourceId } from './sourceIds';

export interface IssueUnderOtherSourceId {
  /** The issue to import. Its source ids contain the repository. */
  issue: ImportSourceIssue;
  existing: ImportedIssueByNumber;
}

/**
 * Finds issues that an earlier import stored with another source id: the id contains the repository only if the import
 * was told its name. Such an issue has the same number in the source and the same creation time or, without that time,
 * the same title.
 */
export async function findIssuesUnderOtherSourceIds(
  db: DatabaseStore['background'],
  projectId: number,
  system: string,
  issues: readonly ImportSourceIssue[],
): Promise<Map<ImportSourceIssue, IssueUnderOtherSourceId>> {
  const found = new Map<ImportSourceIssue, IssueUnderOtherSourceId>();
  if (issues.length === 0) return found;
  const numbers = issues.map(({ number }) => number);
  const candidates = await findImportedIssuesByNumber(db, projectId, system, numbers);
  for (const issue of issues) {
    const existing = candidates.find(
      (candidate) => candidate.wanted === issue.number && isSameIssue(issue, candidate),
    );
    if (!existing) continue;
    const repository =
      parseContainerFromSourceId(issue.sourceId) || parseContainerFromSourceId(existing.source_id);
    found.set(issue, { issue: addRepositoryToSourceIds(issue, repository), existing });
  }
  return found;
}

function isSameIssue(
  { sourceId, number, title, createdAt }: ImportSourceIssue,
  existing: ImportedIssueByNumber,
): boolean {
  if (!existing.source_id.endsWith(`#${number}`)) return false;
  const isOneRepositoryUnknown =
    (parseContainerFromSourceId(sourceId) === '') !== (parseContainerFromSourceId(existing.source_id) === '');
  const isIdentical = createdAt
    ? createdAt.getTime() === existing.created_at.getTime()
    : title === existing.title;
  return isOneRepositoryUnknown && isIdentical;
}

function addRepositoryToSourceIds(issue: ImportSourceIssue, repository: string): ImportSourceIssue {
  const complete = (sourceId: string) => (sourceId.startsWith('#') ? `${repository}${sourceId}` : sourceId);
  return {
    ...issue,
    sourceId: complete(issue.sourceId),
    relations: issue.relations.map((relation) => ({ ...relation, to: complete(relation.to) })),
  };
}
