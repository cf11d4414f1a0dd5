import type { ProgressReporter } from '../../../shared/progress';
import { startReadingFiles } from './files';
import { asArrayOrUndefined, asObjectOrUndefined } from '../values/json';
import { type ImportInputRecord, readImportFileRecords } from './records';

/**
 * Reads the records of a file, or of all files of a folder. A value with a list, such as `{"bugs": [...]}`, is a page:
 * each element of the list is a record.
 * @param listName name of the list in a page
 */
export async function* readListPages(
  source: string,
  listName: string,
  progress: ProgressReporter,
): AsyncGenerator<ImportInputRecord> {
  const files = await startReadingFiles(source, progress);
  for (const file of files) {
    yield* readListPageRecords(file.path, listName, (bytes) => progress.advance(bytes));
  }
}

/** Reads the records of one file. */
export async function* readListPageRecords(
  file: string,
  listName: string,
  onRead: (bytes: number) => void,
): AsyncGenerator<ImportInputRecord> {
  for await (const record of readImportFileRecords(file, onRead)) yield* expandPage(record, listName);
}

function* expandPage(record: ImportInputRecord, listName: string): Generator<ImportInputRecord> {
  const list =
    'value' in record ? asArrayOrUndefined(asObjectOrUndefined(record.value)?.[listName]) : undefined;
  if (!list || !('value' in record)) {
    yield record;
    return;
  }
  const { position, altered } = record;
  for (const [index, value] of list.entries()) {
    // Replaced characters are reported once for the whole page.
    yield { position, value, altered: index === 0 ? altered : [] };
  }
}
