import type { DateOrder } from '../../../shared/imports';
import { isJsonFile } from '../input/isJsonFile';
import { asArrayOrUndefined } from '../input/json';
import { type ImportInputRecord, readImportFileRecords } from '../input/records';
import { readGitlabCsvRecords } from './csv';

/** Reads the records of a CSV or JSON file. Each element of a top-level JSON array becomes a record. */
export async function* readGitlabFile(
  file: string,
  dateOrder: DateOrder | null,
  onRead: (bytes: number) => void,
): AsyncGenerator<ImportInputRecord> {
  if (!(await isJsonFile(file))) {
    yield* readGitlabCsvRecords(file, dateOrder, onRead);
    return;
  }
  for await (const record of readImportFileRecords(file, onRead)) {
    const list = 'value' in record ? asArrayOrUndefined(record.value) : undefined;
    if (!list || !('value' in record)) yield record;
    else
      for (const [index, value] of list.entries())
        yield { position: record.position, value, altered: index === 0 ? record.altered : [] };
  }
}
