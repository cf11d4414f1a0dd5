/** Writes links between issues of projects that were imported together. */
import { advanceProjectVersion } from '../../store/changes/advanceProject';
import { lockProjectCounters } from '../../store/changes/projectCounters';
import { readIssueNumbersBySourceId } from '../../store/import/importedIssues';
import { incrementIssueVersionAndSetParent, insertIssueLink } from '../../store/import/relations';
import { insertIssueEvents } from '../../store/import/updateIssue';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { IssueRowKey } from '../../store/read/issues';
import { runInTransaction } from '../../store/write/transaction';
import type { ImportReportBuilder } from '../report/ImportReportBuilder';
import type { UnresolvedIssueRelation } from './DeferredIssueRelations';
import { parseContainerFromSourceId } from './sourceIds';
import type { ReportEntry } from '../../domain/imports/reportEntries';

/** A project into which a repository or project of the source was imported. */
export interface ImportedContainer {
  projectId: number;
  report: ImportReportBuilder;
}

/**
 * Writes one link, and counts it in the report of the project whose issue it links from.
 * @param containers imported repositories or projects by their names in the source
 */
export async function writeRelationAcrossProjects(
  store: DatabaseStore,
  system: string,
  containers: ReadonlyMap<string, ImportedContainer>,
  { from, to, kind, createdAt }: UnresolvedIssueRelation,
): Promise<void> {
  const [fromContainer, toContainer] = [from, to].map((id) => containers.get(parseContainerFromSourceId(id)));
  const report = (fromContainer ?? toContainer)?.report;
  if (!report) return;
  report.countRecords('links', 'read');
  const reconciled = { kind: 'links', value: kind, source: 1, example: from } as const;
  const drop = (reason: ReportEntry): void => {
    report.countRecordsWithReason('links', 'dropped', reason);
    report.addReconciledRecord({ ...reconciled, store: 0, reason });
  };
  const [source, target] = await Promise.all([
    findIssue(store, system, fromContainer, from),
    findIssue(store, system, toContainer, to),
  ]);
  if (!source || !target) return drop({ code: 'other_issue_not_imported' });
  if (kind === 'parent') return drop({ code: 'parent_in_another_project' });
  const isNew = await runInTransaction(store.background, async (tx) => {
    if (!(await insertIssueLink(tx, source, kind, target))) return false;
    const { version } = await lockProjectCounters(tx, source.projectId);
    const after = { kind, number: target.number, project: target.projectId };
    await insertIssueEvents(tx, source, version, [
      { kind: 'linked', actorId: null, before: null, after, createdAt: new Date(createdAt), sourceId: null },
    ]);
    await advanceProjectVersion(tx, source.projectId, { version: version + 1 });
    await incrementIssueVersionAndSetParent(tx, source);
    return true;
  });
  report.countRecords('links', isNew ? 'kept' : 'unchanged');
  report.addReconciledRecord({ ...reconciled, store: 1 });
}

async function findIssue(
  store: DatabaseStore,
  system: string,
  container: ImportedContainer | undefined,
  sourceId: string,
): Promise<IssueRowKey | null> {
  if (!container) return null;
  const { projectId } = container;
  const numbers = await readIssueNumbersBySourceId(store.background, projectId, system, [sourceId]);
  const number = numbers.get(sourceId);
  return number === undefined ? null : { projectId, number };
}
