/**
 * The contents of the file of an IssueTermIndex: the hashes of the terms, then the issues in blocks. Only live issues
 * are written, so no text of a changed or removed issue gets into a file. Reading adds the issues to the index one by
 * one, which takes a fraction of the time of reading their texts from the database and extracting the terms.
 */
import type { IndexFileReader } from '../../search/indexing/files/IndexFileReader';
import { type IndexFileWriter, toBytes } from '../../search/indexing/files/IndexFileWriter';
import type { IndexFileFormat } from '../../search/indexing/files/indexFileFormat';
import { ByteReader, ByteWriter } from '../../search/words/index/bytes';
import { readIssueRecord, writeIssueRecord } from './IssueRecords';
import type { IssueTermIndex, StoredIssue } from './IssueTermIndex';

export const ISSUE_TERM_INDEX_FILE_FORMAT: IndexFileFormat = {
  extension: 'duplicates',
  // "WDUP"
  signature: 0x50554457,
  // Increase it also when `extractIssueTerms` extracts other terms. A test fails if it was not increased.
  version: 1,
};

/** Number of issues of a block. A block of records takes a few megabytes. */
const BLOCK_ISSUES = 8_192;

export function* writeIssueTermIndex(index: IssueTermIndex, writer: IndexFileWriter): Generator<void> {
  yield* writer.writeArray('terms', index.listTermHashes());
  let block: StoredIssue[] = [];
  for (let slot = 0; slot < index.slotCount; slot++) {
    const issue = index.readStoredIssue(slot);
    if (!issue) continue;
    block.push(issue);
    if (block.length === BLOCK_ISSUES) {
      yield* writeBlock(block, writer);
      block = [];
    }
    yield;
  }
  yield* writeBlock(block, writer);
}

function* writeBlock(issues: readonly StoredIssue[], writer: IndexFileWriter): Generator<void> {
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
    record.clear();
    writeIssueRecord(record, issue.record);
    writer.appendToArray(toBytes(record.getWrittenBytes()));
    yield;
  }
}

export function* readIssueTermIndex(index: IssueTermIndex, reader: IndexFileReader): Generator<void> {
  const newTerms = index.addTerms(reader.readArray<Uint32Array>('terms', ['Uint32Array']));
  const renumber = (terms: readonly number[]) => terms.map((term) => newTerms[term]!);
  const { issueCount } = reader.directory;
  for (let read = 0; read < issueCount;) {
    const numbers = reader.readArray<Uint32Array>('numbers', ['Uint32Array']);
    const minutes = reader.readArray<Uint32Array>('creationMinutes', ['Uint32Array']);
    const titleLengths = reader.readArray<Uint16Array>('titleLengths', ['Uint16Array']);
    const bodyLengths = reader.readArray<Uint16Array>('bodyLengths', ['Uint16Array']);
    const { buffer, byteLength } = reader.readArray<Uint8Array>('records', ['Uint8Array']);
    const records = new ByteReader(Buffer.from(buffer, 0, byteLength));
    for (const [i, number] of numbers.entries()) {
      const { words, otherTerms, ...rest } = readIssueRecord(records);
      index.putStoredIssue({
        number,
        creationMinute: minutes[i]! | 0,
        titleLength: titleLengths[i]!,
        bodyLength: bodyLengths[i]!,
        record: { ...rest, words: renumber(words), otherTerms: otherTerms.map(renumber) },
      });
      yield;
    }
    read += numbers.length;
    // Without this check, an empty block would cause an infinite loop.
    if (numbers.length === 0) throw new Error('The file has fewer issues than its directory says.');
  }
}
