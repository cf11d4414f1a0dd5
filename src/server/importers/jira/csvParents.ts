/** Resolves parents in CSV exports whose rows refer to them by internal id. */
import { findRecordColumns } from '../input/readCsvObjects';
import { readCsvTable } from '../input/readCsvTable';
import { JIRA_CSV_EXPORT, PARENT_COLUMNS } from './csvColumns';

const ID_PATTERN = /^\d{1,18}$/;

/**
 * Returns the keys of all issues that rows refer to as parents by id. The map is indexed by that id. Reads the files
 * twice, so that only these ids are kept in memory.
 */
export async function readParentKeys(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  const wanted = new Set<string>();
  for (const file of files) {
    for await (const row of readColumns(file, PARENT_COLUMNS)) {
      for (const text of row) if (ID_PATTERN.test(text)) wanted.add(text);
    }
  }
  if (wanted.size === 0) return keys;
  for (const file of files) {
    for await (const [id = '', key = ''] of readColumns(file, ['issue id', 'issue key']))
      if (wanted.has(id) && key !== '') keys.set(id, key);
  }
  return keys;
}

/**
 * Yields the cells of these columns for each row; empty for missing columns. Skips files that have none of the columns.
 */
async function* readColumns(file: string, columns: readonly string[]): AsyncGenerator<string[]> {
  let indexes: number[] | null = null;
  for await (const entry of readCsvTable(file, (header) => findRecordColumns(header, JIRA_CSV_EXPORT))) {
    if ('cells' in entry && indexes !== null) {
      yield indexes.map((index) => entry.cells[index]?.trim() ?? '');
      continue;
    }
    if (!('header' in entry)) continue;
    const header = entry.header.map((cell) => cell.trim().toLowerCase());
    indexes = columns.map((column) => header.indexOf(column));
    if (indexes.every((index) => index < 0)) return;
  }
}
