/** Exports test projects as records. */
import { exportProject, type ExportStart } from '../../../domain/export/exportProject';
import type { ExportedIssue, ExportRecord } from '../../../domain/export/records';
import type { DatabaseStore } from '../../../store/DatabaseStore';
import { findExportedProject } from '../../../store/read/exportedProject';
import { readAllProjects } from '../../../store/read/projects';

export async function readExport(
  store: DatabaseStore,
  key: string,
  isComplete = true,
  start: ExportStart = {},
): Promise<ExportRecord[]> {
  const project = (await findExportedProject(store.db, key))!;
  const projects = await readAllProjects(store.db, null);
  const scope = {
    project,
    projectKeys: new Map(projects.map((each) => [each.id, each.key])),
    visibility: 'all' as const,
    restrictedProjects: [],
    isComplete,
  };
  const records: ExportRecord[] = [];
  for await (const record of exportProject(store.db, scope, start)) records.push(record);
  return records;
}

export const findIssue = (records: readonly ExportRecord[], number: number): ExportedIssue =>
  records.find((record): record is ExportedIssue => record.record === 'issue' && record.number === number)!;
