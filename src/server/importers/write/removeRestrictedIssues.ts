import { removeIssue } from '../../domain/mutations/issues/removeIssue';
import { deleteImportRecord, findImportedIssuesBySourceId } from '../../store/import/importedIssues';
import { readProjectsById } from '../../store/read/projects';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { lockIssueRows } from '../../store/write/issues';
import { runInTransaction } from '../../store/write/transaction';
import type { IssueIdentificationFields } from '../mappers/MappedImportIssue';
import type { ImportReportBuilder } from '../report/ImportReportBuilder';
import { findIssuesUnderOtherSourceIds } from './findIssuesUnderOtherSourceIds';
import { waitForForegroundRequests } from './batchLimits';

export interface RestrictedIssueRemovalOptions {
  store: DatabaseStore;
  projectId: number;
  system: string;
  report: ImportReportBuilder;
  signal?: AbortSignal | undefined;
}

/**
 * Removes the issues that earlier imports have written, before only some users of the source could see them. Also
 * removes the records of their import: if they become public again, the next import creates them again.
 */
export async function removeRestrictedIssues(
  { store, projectId, system, report, signal }: RestrictedIssueRemovalOptions,
  issues: readonly IssueIdentificationFields[],
): Promise<void> {
  const db = store.background;
  const imported = await findImportedIssuesBySourceId(
    db,
    projectId,
    system,
    issues.map(({ sourceId }) => sourceId),
  );
  const known = new Set(imported.map(({ source_id }) => source_id));
  const others = issues.filter(({ sourceId }) => !known.has(sourceId));
  const underOtherIds = await findIssuesUnderOtherSourceIds(
    db,
    projectId,
    system,
    others.map((issue) => ({
      url: null,
      openState: 'backlog',
      relations: [],
      mentions: [],
      raw: null,
      ...issue,
    })),
  );
  const numbers = [
    ...imported.map(({ number }) => number),
    ...[...underOtherIds.values()].map(({ existing }) => existing.number),
  ];
  if (numbers.length === 0) return;
  const project = (await readProjectsById(db, [projectId], null))[0];
  if (!project) return;
  for (const number of new Set(numbers)) {
    signal?.throwIfAborted();
    await waitForForegroundRequests(store, 'transaction');
    const isRemoved = await runInTransaction(db, async (tx) => {
      const existed = await removeIssue(
        tx,
        project,
        number,
        { actorId: null, at: new Date() },
        async (neighbors) => (await lockIssueRows(tx, projectId, [number, ...neighbors])).get(number) ?? null,
      );
      await deleteImportRecord(tx, projectId, number);
      return existed;
    });
    if (isRemoved) report.countRecords('issues', 'removed');
  }
}
