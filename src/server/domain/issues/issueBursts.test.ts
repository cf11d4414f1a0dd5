import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  type MultiUserTestServer,
  openMultiUserTestServer,
  type SignedInTestUser,
} from '../../../testing/multiUserTestServer';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import { createNewIssueWithDefaults, type NewIssue } from '../../store/load/NewIssue';
import { decodeGlobalId } from '../base/ids';
import { readIssuesCreatedBeforeOrAfter } from '../../store/read/issueBursts';
import { buildIssueNumbersQuery, findIssueBurst } from './issueBursts';

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 0, 20, 12);
const AREAS = 'parser cache socket canvas login export theme timer index cookie upload proxy'.split(' ');
const PROBLEMS = 'crashes|is slow|loses data|shows nothing|ignores the setting|leaks memory|blocks'.split(
  '|',
);
const TEMPLATE = 'Describe the problem in a clear and concise way, and what you expected to happen instead.';

interface Burst {
  issueCount: number;
  authorCount: number;
  startedAt: string;
  endedAt: string;
  isCutOff: boolean;
  query: string;
  numbers: number[];
}

describeEachDatabaseEngine('the burst around an issue', (open) => {
  let server: MultiUserTestServer;
  let nina: SignedInTestUser;

  beforeEach(async () => {
    server = await openMultiUserTestServer(open);
    nina = await server.createPerson('nina', { role: 'triager' });
  });
  afterEach(() => server.close());

  const load = (issues: readonly (Partial<NewIssue> & { number: number })[]) =>
    bulkLoadIssues(server.store, server.tracker.netId, issues.map(createNewIssueWithDefaults));
  const read = async (number: number): Promise<Burst> => {
    const { data } = await nina.sendQuery(
      `query ($number: Int!) { project(key: "NET") { issue(number: $number) { burst {
        issueCount authorCount startedAt endedAt isCutOff query issueIds } } } }`,
      { number },
    );
    const { burst } = (data as { project: { issue: { burst: Burst & { issueIds: string[] } } } }).project
      .issue;
    return { ...burst, numbers: burst.issueIds.map((id) => decodeGlobalId(id)!.parts[1]!) };
  };
  const readStart = async (number: number) => {
    const [start] = await readIssuesCreatedBeforeOrAfter(
      server.store.db,
      server.tracker.netId,
      { number: number - 1, created_at: new Date(START + (number - 5000) * 10_000 + 1) },
      { direction: 1, until: null, textLength: 1_000, limit: 1, visibility: 'all' },
    );
    return start!;
  };
  /** Ordinary issues, of different authors, that share a template. */
  const createOrdinaryIssue = (i: number, at: number): Partial<NewIssue> & { number: number } => ({
    number: 1000 + i,
    title: `${AREAS[i % AREAS.length]} ${PROBLEMS[i % PROBLEMS.length]} after ${AREAS[(i * 5 + 3) % AREAS.length]}`,
    body: `${TEMPLATE}\n\nStep ${i}: open the ${AREAS[(i * 7) % AREAS.length]}, then ${PROBLEMS[(i * 3) % PROBLEMS.length]}.`,
    authorId: null,
    createdAt: new Date(at),
  });
  /** Ordinary issues of ten days, one every 20 minutes in the last two. */
  const traffic = [
    ...Array.from({ length: 145 }, (_, i) => createOrdinaryIssue(i, START + (i - 72) * 20 * MINUTE_MS)),
    ...Array.from({ length: 55 }, (_, i) => createOrdinaryIssue(145 + i, START - (80 + i) * 3 * 3_600_000)),
  ];
  const createSpam = (i: number, fields: Partial<NewIssue> = {}) => ({
    number: 5000 + i,
    title: `Cheap watches ${i} for you, best price`,
    body: `Visit our wonderful shop number ${i} and buy cheap watches with free delivery to every country.`,
    createdAt: new Date(START + i * 10_000 + 1),
    ...fields,
  });

  it('contains all issues of one author in short succession, whatever their texts', async () => {
    const spammer = await server.createPerson('spammer');
    const issues = Array.from({ length: 30 }, (_, i) => ({
      number: 5000 + i,
      title: `Word${'abcdefghijklmnopqrstuvwxyzäöü§'[i]} and nothing else`.slice(0, 5 + i),
      authorId: spammer.userId,
      createdAt: new Date(START + i * 45 * MINUTE_MS - 10 * 3_600_000),
    }));
    await load([...traffic, ...issues]);
    const burst = await read(5010);
    expect(burst.numbers).toEqual(issues.map(({ number }) => number));
    expect(burst).toMatchObject({
      issueCount: 30,
      authorCount: 1,
      isCutOff: false,
      startedAt: issues[0]!.createdAt.toISOString(),
      endedAt: issues[29]!.createdAt.toISOString(),
      query: 'number:5000..5029',
    });
  });

  it('contains varied texts of different authors, and no ordinary issues between them', async () => {
    const people = await Promise.all(['one', 'two', 'three'].map((login) => server.createPerson(login)));
    const openings = ['Hello friends!', 'Dear developers,', 'Attention please:', ''];
    const spam = Array.from({ length: 120 }, (_, i) =>
      createSpam(i, {
        title:
          i % 2 === 0
            ? `${['Cheap', 'Very cheap', 'Super cheap'][i % 3]} watches, best price ${i}`
            : `Look ${AREAS[i % AREAS.length]}`,
        body: `${openings[i % 4]} Visit our wonderful shop number ${i} and buy cheap watches with free delivery to every country. ${AREAS[i % 12]}`,
        authorId: people[i % 3]!.userId,
      }),
    );
    await load([...traffic, ...spam]);
    for (const number of [5000, 5057, 5119]) {
      const burst = await read(number);
      expect(burst.numbers).toEqual(spam.map((issue) => issue.number));
      expect(burst.authorCount).toBe(3);
    }
  });

  it('is found one after the other when several are requested at once', async () => {
    await load([...traffic, ...Array.from({ length: 10 }, (_, i) => createSpam(i))]);
    server.statements.length = 0;
    const bursts = await Promise.all([read(5001), read(5002)]);
    expect(bursts.map(({ issueCount }) => issueCount)).toEqual([10, 10]);
    const reads = server.statements.filter((text) => text.includes('(created_at, number)'));
    // The first statement of each burst reads earlier issues without a time limit. All others have one.
    const firsts = reads.flatMap((text, i) => (/created_at [<>]=/.test(text) ? [] : i));
    expect(firsts).toHaveLength(2);
    expect(firsts[1]).toBe(reads.length / 2);
    expect(reads.length).toBeGreaterThan(4);
  });

  it('holds no texts of the issues that it has found', async () => {
    await load(Array.from({ length: 10 }, (_, i) => createSpam(i)));
    const { issues } = await findIssueBurst(server.store.db, await readStart(5004), 'all');
    expect(issues).toHaveLength(10);
    for (const issue of issues) expect(Object.keys(issue)).not.toEqual(expect.arrayContaining(['text']));
  });

  it('contains only an ordinary issue itself, also if all issues fill in the same template', async () => {
    await load(traffic);
    for (const number of [1072, 1080, 1100]) {
      expect(await read(number)).toMatchObject({
        issueCount: 1,
        isCutOff: false,
        query: `number:${number}`,
        numbers: [number],
      });
    }
  });

  it('ends where more than an hour passes without a similar issue, and after a day', async () => {
    const first = Array.from({ length: 5 }, (_, i) => createSpam(i));
    const later = Array.from({ length: 5 }, (_, i) =>
      createSpam(20 + i, { createdAt: new Date(START + 40_001 + 61 * MINUTE_MS + i) }),
    );
    const steady = Array.from({ length: 60 }, (_, i) =>
      createSpam(100 + i, {
        title: `Visa lottery winner ${i}`,
        body: 'You have won the visa lottery, send us your passport and your bank account today.',
        createdAt: new Date(START + (i - 30) * 59 * MINUTE_MS),
      }),
    );
    await load([...traffic, ...first, ...later, ...steady]);
    expect((await read(5002)).numbers).toEqual([5000, 5001, 5002, 5003, 5004]);
    expect((await read(5022)).numbers).toEqual([5020, 5021, 5022, 5023, 5024]);
    // 24 hours contain 24 gaps of 59 minutes.
    expect(await read(5130)).toMatchObject({ issueCount: 49, isCutOff: true });
  });

  it('is cut off at its maximum number of issues, with those nearest to the issue', async () => {
    await load(Array.from({ length: 40 }, (_, i) => createSpam(i)));
    const numbers = async (number: number) => {
      const { issues, isCutOff } = await findIssueBurst(server.store.db, await readStart(number), 'all', {
        issues: 10,
        compared: 1_000,
      });
      expect(isCutOff).toBe(true);
      return issues.map((issue) => issue.number);
    };
    const range = (first: number) => Array.from({ length: 10 }, (_, i) => first + i);
    expect(await numbers(5000)).toEqual(range(5000));
    expect(await numbers(5020)).toEqual(range(5015));
    expect(await numbers(5038)).toEqual(range(5030));
  });

  it('is cut off after the maximum number of compared issues', async () => {
    const others = Array.from({ length: 30 }, (_, i) => createOrdinaryIssue(i, START + 1000 * i));
    await load([...others, ...[0, 3].map((i) => createSpam(i))]);
    const start = await readStart(5000);
    const find = (compared: number) =>
      findIssueBurst(server.store.db, start, 'all', { issues: 10, compared });
    const first = await find(29);
    expect(first.issues.map(({ number }) => number)).toEqual([5000]);
    expect(first.isCutOff).toBe(true);
    const second = await find(40);
    expect(second.issues.map(({ number }) => number)).toEqual([5000, 5003]);
    expect(second.isCutOff).toBe(false);
  });
});

it('lists issues by ranges of numbers, or by one range if that would be too long', () => {
  expect(buildIssueNumbersQuery([7])).toBe('number:7');
  expect(buildIssueNumbersQuery([9, 3, 4, 5, 8])).toBe('number:3..5,8..9');
  const even = Array.from({ length: 1000 }, (_, i) => 10 + 2 * i);
  expect(buildIssueNumbersQuery(even)).toBe('number:10..2008');
});
