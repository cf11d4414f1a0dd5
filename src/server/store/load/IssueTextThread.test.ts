import { createSeededRandom } from '../../../testing/createSeededRandom';
import { type IssueTextRows, type IssueTexts, LocalIssueTextRows } from './IssueTextRows';
import { IssueTextThread } from './IssueTextThread';

const WORDS = [
  'crash',
  'foo.barBaz',
  'std::vec',
  '日本',
  'naïve',
  '😀',
  "it's",
  'back\\slash',
  '\ttab\n',
  '\0',
];

function createTexts(count: number): IssueTexts[] {
  const random = createSeededRandom(1);
  const text = (words: number) =>
    Array.from({ length: words }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
  return Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    title: text(3),
    body: text(200),
    comments: Array.from({ length: i % 4 }, () => text(100)),
  }));
}

async function finish(rows: IssueTextRows, texts: readonly IssueTexts[]): Promise<Buffer | null> {
  for (const issue of texts) rows.addIssueTexts(issue);
  const data = (await rows.finishRows())?.takeCopyData();
  return data ? Buffer.from(data) : null;
}

describe('IssueTextThread', () => {
  let thread: IssueTextThread;

  beforeEach(() => {
    thread = new IssueTextThread(0);
  });
  afterEach(() => thread.close());

  it('builds the same rows as the main thread, also for several batches at the same time', async () => {
    const texts = createTexts(1_500);
    const batches = [texts.slice(0, 500), texts.slice(500, 501), texts.slice(501), []];
    const built = await Promise.all(batches.map((batch) => finish(thread.startRows(7), batch)));
    const expected = await Promise.all(batches.map((batch) => finish(new LocalIssueTextRows(7), batch)));
    expect(built.map((data, i) => data?.equals(expected[i]!) ?? expected[i] === null)).toEqual(
      batches.map(() => true),
    );
    expect(built[3]).toBeNull();
  });

  it('builds the rows of the first issues in the main thread', async () => {
    const local = new IssueTextThread(10);
    const first = local.startRows(7);
    const texts = createTexts(10);
    expect(await finish(first, texts)).toEqual(await finish(new LocalIssueTextRows(7), texts));
    expect(local.hasStarted).toBe(false);
    await local.close();
  });

  it('rejects the rows of a batch if it is closed before they are finished', async () => {
    const rows = finish(thread.startRows(7), createTexts(100));
    const rejected = expect(rows).rejects.toThrow('The thread that prepares issue texts was closed.');
    await thread.close();
    await rejected;
    await expect(finish(thread.startRows(7), createTexts(1))).rejects.toThrow('was closed');
  });
});
