import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createSeededRandom } from '../../../testing/createSeededRandom';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import { IndexFileReader } from '../../search/indexing/files/IndexFileReader';
import { IndexFileWriter } from '../../search/indexing/files/IndexFileWriter';
import { DuplicateFinder } from '../DuplicateFinder';
import { extractIssueTerms } from '../text/extractIssueTerms';
import { hashTerm } from './hashTerm';
import { IssueTermIndex } from './IssueTermIndex';
import { ISSUE_TERM_INDEX_FILE_FORMAT, readIssueTermIndex, writeIssueTermIndex } from './issueTermIndexFile';
import { PostingBuffer } from './Postings';
import { RANDOM_SEED } from '../../../testing/randomCases';

const folder = createTemporaryFolderPerTest();
const ORIGIN = { projectId: 1, database: 'd', schema: 's', version: 1, historyHash: 'h' };
const TITLES = [
  'Crash on resume',
  'Leak in `Pool::take`',
  'Wrong color of the toolbar',
  'Zeppelin hangar is closed',
];
const BODIES = [
  'It fails with SocketError 10054.',
  'Since version 1.2.3 nothing works.',
  'See the attached log, please.',
];

function createIssue(number: number, random: () => number) {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const body = `${pick(BODIES)} ${pick(BODIES)} word${Math.floor(random() * 40)}`;
  return {
    number,
    title: `${pick(TITLES)} ${Math.floor(random() * 9)}`,
    body,
    createdAt: random() * 2e12 - 1e12,
  };
}

async function writeFile(finder: DuplicateFinder): Promise<string> {
  const file = path.join(folder(), 'file');
  const writer = new IndexFileWriter(ISSUE_TERM_INDEX_FILE_FORMAT, file, `${file}.new`);
  Array.from(finder.writeToFile(writer));
  expect(await writer.finishFile(ORIGIN, finder.size, () => false)).toBe(true);
  return file;
}

function readFile(file: string): DuplicateFinder {
  const finder = new DuplicateFinder();
  const reader = new IndexFileReader(ISSUE_TERM_INDEX_FILE_FORMAT, file);
  Array.from(finder.readFromFile(reader));
  reader.close();
  return finder;
}

it('finds the same duplicates with the same scores and reasons after it was read from a file', async () => {
  const random = createSeededRandom(3);
  const finder = new DuplicateFinder();
  for (let number = 1; number <= 300; number++) finder.put(createIssue(number, random));
  for (let change = 0; change < 100; change++) {
    const number = 1 + Math.floor(random() * 300);
    if (change % 3 === 0) finder.remove(number);
    else finder.put(createIssue(number, random));
  }
  const read = readFile(await writeFile(finder));
  expect(read.size).toBe(finder.size);
  expect(read.highestNumber).toBeLessThanOrEqual(finder.highestNumber);
  for (let query = 0; query < 30; query++) {
    const issue = createIssue(301, random);
    expect(read.findDuplicates(issue, 10)).toEqual(finder.findDuplicates(issue, 10));
  }
});

it('finds the same duplicates as an index that was never stored, after any changes', async () => {
  const random = createSeededRandom(RANDOM_SEED);
  const finder = new DuplicateFinder();
  for (let number = 1; number <= 300; number++) finder.put(createIssue(number, random));
  for (let number = 1; number <= 300; number += 7) finder.remove(number);
  const read = readFile(await writeFile(finder));
  // More than enough for a compaction of each.
  for (let change = 0; change < 3_000; change++) {
    const number = 1 + Math.floor(random() * 400);
    const issue = createIssue(number, random);
    for (const each of [finder, read]) {
      if (change % 3 === 0) each.remove(number);
      else each.put(issue);
    }
    if (change % 100 !== 0) continue;
    const query = createIssue(401, random);
    expect(read.findDuplicates(query, 10)).toEqual(finder.findDuplicates(query, 10));
  }
  expect(read.slotCount).toBeLessThan(1_500);
});

it('keeps the words of an issue of which two have the same hash', async () => {
  expect(hashTerm('word', 'altarag')).toBe(hashTerm('word', 'zink'));
  const index = new IssueTermIndex();
  const words = ['hangar', 'gondola', 'ballast'];
  for (const [i, word] of words.entries())
    index.put({ number: 1 + i, title: `altarage zinke ${word}`, body: '', createdAt: 0 });
  const file = path.join(folder(), 'file');
  const writer = new IndexFileWriter(ISSUE_TERM_INDEX_FILE_FORMAT, file, `${file}.new`);
  Array.from(writeIssueTermIndex(index, writer));
  await writer.finishFile(ORIGIN, index.size, () => false);
  const read = new IssueTermIndex();
  const reader = new IndexFileReader(ISSUE_TERM_INDEX_FILE_FORMAT, file);
  Array.from(readIssueTermIndex(read, reader));
  reader.close();
  const listPostings = (from: IssueTermIndex, word: string) => {
    const buffer = new PostingBuffer();
    from.readPostings(from.findTerm(hashTerm('word', word)), buffer);
    return Array.from({ length: buffer.length }, (_, i) => [buffer.slots[i], buffer.counts[i]]);
  };
  for (const word of ['altarag', ...words]) {
    expect(listPostings(index, word).length).toBeGreaterThan(0);
    expect(listPostings(read, word)).toEqual(listPostings(index, word));
  }
});

it('does not keep terms that no issue contains any more', async () => {
  const finder = new DuplicateFinder();
  for (let change = 0; change < 500; change++)
    finder.put({ number: 1, title: `word${change}a word${change}b word${change}c`, body: '', createdAt: 0 });
  const once = new DuplicateFinder();
  once.put({ number: 1, title: 'word499a word499b word499c', body: '', createdAt: 0 });
  const readSize = async (written: DuplicateFinder) => readFileSync(await writeFile(written)).length;
  expect(await readSize(finder)).toBe(await readSize(once));
});

it('contains no title of a changed or removed issue', async () => {
  const finder = new DuplicateFinder();
  for (const number of [1, 2, 3])
    finder.put({ number, title: `Secret${number} plan`, body: 'Text', createdAt: 0 });
  finder.remove(1);
  finder.put({ number: 2, title: 'Public plan', body: 'Text', createdAt: 0 });
  const bytes = readFileSync(await writeFile(finder), 'latin1');
  expect(bytes).toContain('Secret3 plan');
  expect(bytes).toContain('Public plan');
  expect(bytes).not.toMatch(/Secret[12]/);
});

it('writes and reads an index without issues', async () => {
  expect(readFile(await writeFile(new DuplicateFinder())).size).toBe(0);
});

it('has another format version whenever other terms are extracted', () => {
  const terms = extractIssueTerms(
    'TypeError: cannot read `Pool::take` of undefined',
    [
      'Crashes since 1.2.3, on Über-Hosts too; never on v2.0.',
      '```',
      'Error: connection to db.example.org failed after 30 attempts',
      '  at readQueue (src/queue/readQueue.ts:12)',
      '```',
      '<!-- template --> {code}int main() {}{code} `snake_case_name`, camelCaseName and a.qualified.name',
    ].join('\n'),
  );
  const list = Object.entries(terms).map(([key, value]: [string, unknown]) => [
    key,
    value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value,
  ]);
  const hash = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 16);
  // If this fails, increase the version: files of earlier versions of the program contain other terms.
  expect([ISSUE_TERM_INDEX_FILE_FORMAT.version, hash]).toEqual([2, '1d00bd7d63a770eb']);
});
