/**
 * The contents of the file of an IssueTermIndex: the hashes of the terms, then the issues in blocks. Only live issues
 * are written, so no text of a changed or removed issue gets into a file. Reading copies the records and lays out the
 * postings again, which takes a fraction of the time of adding the issues one by one.
 */
import type { IndexFileReader } from '../../search/indexing/files/IndexFileReader';
import { type IndexFileWriter, toBytes } from '../../search/indexing/files/IndexFileWriter';
import type { IndexFileFormat } from '../../search/indexing/files/indexFileFormat';
import { ByteReader, ByteWriter } from '../../search/words/index/bytes';
import { RecordTerms, writeIssueRecord } from './IssueRecords';
import type { IssueTermIndex, LoadedIssue, StoredIssue } from './IssueTermIndex';

export const ISSUE_TERM_INDEX_FILE_FORMAT: IndexFileFormat = {
  extension: 'duplicates',
  // "WDUP"
  signature: 0x50554457,
  // Increase it also when `extractIssueTerms` extracts other terms. A test fails if it was not increased.
  version: 2,
};

/** Number of issues of a block. A block of records takes a few megabytes. */
const BLOCK_ISSUES = 8_192;

export function* writeIssueTermIndex(index: IssueTermIndex, writer: IndexFileWriter): Generator<void> {
  const { hashes, newTerms } = removeUnusedTerms(index.listTermHashes());
  yield* writer.writeArray('terms', hashes);
  let block: StoredIssue[] = [];
  for (let slot = 0; slot < index.slotCount; slot++) {
    const issue = index.readStoredIssue(slot);
    if (!issue) continue;
    block.push(issue);
    if (block.length === BLOCK_ISSUES) {
      yield* writeBlock(block, newTerms, writer);
      block = [];
    }
    yield;
  }
  yield* writeBlock(block, newTerms, writer);
}

/**
 * Renumbers the terms without those that no issue contains, in the same order.
 * @param hashes the hash of each term; 0: no issue contains it
 * @returns the hashes by new number, and the new number of each term
 */
function removeUnusedTerms(hashes: Uint32Array): { hashes: Uint32Array; newTerms: Uint32Array } {
  let count = 0;
  const newTerms = hashes.map((hash) => (hash === 0 ? 0 : count++));
  return { hashes: hashes.filter((hash) => hash !== 0), newTerms };
}

function* writeBlock(
  issues: readonly StoredIssue[],
  newTerms: Uint32Array,
  writer: IndexFileWriter,
): Generator<void> {
  const renumber = (terms: readonly number[]) => terms.map((term) => newTerms[term]!);
  yield* writer.writeArray(
    'numbers',
    Uint32Array.from(issues, ({ number }) => number),
  );
  yield* writer.writeArray(
    'creationMinutes',
    Uint32Array.from(issues, ({ creationMinute }) => creationMinute >>> 0),
  );
  yield* writer.writeArray(
    'titleLengths',
    Uint16Array.from(issues, ({ titleLength }) => titleLength),
  );
  yield* writer.writeArray(
    'bodyLengths',
    Uint16Array.from(issues, ({ bodyLength }) => bodyLength),
  );
  writer.startArray('records', new Uint8Array(0));
  const record = new ByteWriter();
  for (const issue of issues) {
    const { words, otherTerms, ...rest } = issue.record;
    record.clear();
    writeIssueRecord(record, { ...rest, words: renumber(words), otherTerms: otherTerms.map(renumber) });
    writer.appendToArray(toBytes(record.getWrittenBytes()));
    yield;
  }
}

export function* readIssueTermIndex(index: IssueTermIndex, reader: IndexFileReader): Generator<void> {
  const hashes = reader.readArray<Uint32Array>('terms', ['Uint32Array']);
  yield* index.load(hashes, readIssues(reader));
}

function* readIssues(reader: IndexFileReader): Generator<LoadedIssue> {
  const { issueCount } = reader.directory;
  const terms = new RecordTerms();
  for (let read = 0; read < issueCount;) {
    const numbers = reader.readArray<Uint32Array>('numbers', ['Uint32Array']);
    const minutes = reader.readArray<Uint32Array>('creationMinutes', ['Uint32Array']);
    const titleLengths = reader.readArray<Uint16Array>('titleLengths', ['Uint16Array']);
    const bodyLengths = reader.readArray<Uint16Array>('bodyLengths', ['Uint16Array']);
    const { buffer, byteLength } = reader.readArray<Uint8Array>('records', ['Uint8Array']);
    const records = new ByteReader(Buffer.from(buffer, 0, byteLength));
    for (const [i, number] of numbers.entries()) {
      const start = records.at;
      terms.read(records);
      yield {
        number,
        creationMinute: minutes[i]! | 0,
        titleLength: titleLengths[i]!,
        bodyLength: bodyLengths[i]!,
        record: records.bytes.subarray(start, records.at),
        terms,
      };
    }
    read += numbers.length;
    // Without this check, an empty block would cause an infinite loop.
    if (numbers.length === 0) throw new Error('The file has fewer issues than its directory says.');
  }
}
