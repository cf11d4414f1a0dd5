import fc from 'fast-check';
import { createSeededRandom } from '../../testing/createSeededRandom';
import { DuplicateFinder } from './DuplicateFinder';
import type { IndexedIssue } from './index/IssueTermIndex';

const DAY = 86_400_000;
const START = Date.UTC(2020, 0, 1);

const VERBS = 'crashes hangs fails flickers disappears freezes leaks stutters reloads blinks'.split(' ');
const THINGS = 'toolbar sidebar exporter importer scheduler keyboard calendar printer gallery notifier'.split(
  ' ',
);
const TRIGGERS = 'resize logout rotation undo paste drag zoom startup search upload'.split(' ');

/** A hundred different problems, one per thing and trigger. */
function createCorpus(): IndexedIssue[] {
  const random = createSeededRandom(3);
  return THINGS.flatMap((thing, i) =>
    TRIGGERS.map((trigger, j): IndexedIssue => {
      const verb = VERBS[Math.floor(random() * VERBS.length)]!;
      return {
        number: i * TRIGGERS.length + j + 1,
        title: `The ${thing} ${verb} after ${trigger}`,
        body: `Open the ${thing}, then use ${trigger}. It ${verb} every time.\n\n    at ${thing}.on${trigger}()`,
        createdAt: START + (i * TRIGGERS.length + j) * DAY,
      };
    }),
  );
}

function createFinder(issues: readonly IndexedIssue[]): DuplicateFinder {
  const finder = new DuplicateFinder();
  for (const issue of issues) finder.put(issue);
  return finder;
}

const draft = (title: string, body = '') => ({ title, body, number: 1000, createdAt: START + 100 * DAY });

it('finds planted duplicates among the first results', () => {
  const finder = createFinder(createCorpus());
  const found = (title: string, body = '') =>
    finder.findDuplicates(draft(title, body), 3).map(({ number }) => number);
  expect(found('Exporter broken by paste', 'Paste something into the exporter.')).toContain(25);
  expect(found('Calendar broken', 'When I drag something, calendar misbehaves.')).toContain(66);
  expect(found('Odd stack trace', '```\nat printer.onupload()\n```')).toContain(80);
});

it('ranks by score, from 0 to 1, and returns no more results than requested', () => {
  const found = createFinder(createCorpus()).findDuplicates(draft('The gallery leaks after zoom'), 5);
  expect(found).toHaveLength(5);
  const scores = found.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  for (const score of scores) expect(score > 0 && score < 1).toBe(true);
});

describe('preselection', () => {
  const listPreselected = (finder: DuplicateFinder, issue: IndexedIssue) =>
    finder
      .findDuplicates(issue, 50)
      .filter(({ isPreselected }) => isPreselected)
      .map(({ number }) => number);

  it('preselects none of the similar reports of different problems', () => {
    const issues = createCorpus();
    const finder = createFinder(issues);
    for (const issue of issues) expect(listPreselected(finder, issue)).toEqual([]);
  });

  const projectArbitrary = fc.record({
    size: fc.integer({ min: 1, max: THINGS.length * TRIGGERS.length }),
    at: fc.nat(),
    delays: fc.array(fc.integer({ min: 0, max: 30 * DAY }), { minLength: 1, maxLength: 8 }),
  });

  /** Creates a project with some similar issues and copies of one of them. */
  function createCopies({ size, at, delays }: { size: number; at: number; delays: readonly number[] }) {
    const project = createCorpus().slice(0, size);
    const original = project[at % size]!;
    const copies = delays.map((delay, i) => ({
      ...original,
      number: 1_000 + i,
      title: ` ${original.title.toUpperCase()} `,
      createdAt: original.createdAt + delay,
    }));
    return { finder: createFinder([...project, ...copies]), same: [original, ...copies] };
  }

  it('preselects one of the copies of any issue, in a project of any size, unless there are many', () => {
    fc.assert(
      fc.property(projectArbitrary, (project) => {
        const { finder, same } = createCopies(project);
        const numbers = same.map(({ number }) => number);
        for (const issue of same) {
          const preselected = listPreselected(finder, issue);
          expect(preselected).toHaveLength(same.length <= 4 ? 1 : 0);
          expect(numbers).toEqual(expect.arrayContaining(preselected));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('preselects no issue with the same short title and without a text', () => {
    const issues = createCorpus();
    fc.assert(
      fc.property(fc.constantFrom(...THINGS), fc.constantFrom(...VERBS), (thing, verb) => {
        const short = [1_000, 1_001].map((number) => ({
          number,
          title: `${thing} ${verb}`,
          body: '',
          createdAt: START + number * DAY,
        }));
        const finder = createFinder([...issues, ...short]);
        for (const issue of short) expect(listPreselected(finder, issue)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('preselects nothing for a draft with the texts of an issue', () => {
    const issues = createCorpus();
    const { title, body } = issues[41]!;
    expect(listPreselected(createFinder(issues), draft(title, body))).toEqual([]);
  });
});

it('never returns the issue itself, nor removed issues', () => {
  const issues = createCorpus();
  const finder = createFinder(issues);
  const own = issues[41]!;
  expect(finder.findDuplicates(own, 100).map(({ number }) => number)).not.toContain(own.number);
  finder.remove(own.number);
  finder.remove(own.number);
  expect(finder.size).toBe(issues.length - 1);
  expect(finder.findDuplicates({ ...own, number: 1000 }, 100).map(({ number }) => number)).not.toContain(
    own.number,
  );
});

it('ranks independently of the numbers of deleted issues', () => {
  const finder = createFinder(createCorpus());
  const query = draft('The gallery leaks after zoom');
  const before = finder.findDuplicates(query, 10);
  finder.put({ number: 900, title: 'Something else', body: '', createdAt: START });
  finder.remove(900);
  expect(finder.findDuplicates(query, 10)).toEqual(before);
});

it('finds a changed issue by its new text only', () => {
  const finder = createFinder(createCorpus());
  finder.put({ number: 7, title: 'Umlauts are garbled', body: '', createdAt: START });
  expect(finder.findDuplicates(draft('garbled umlauts'), 1)).toMatchObject([{ number: 7 }]);
  expect(finder.size).toBe(100);
  finder.put({ number: 7, title: 'Something else', body: '', createdAt: START });
  expect(finder.findDuplicates(draft('garbled umlauts'), 1)).toEqual([]);
});

it('finds an issue in spite of many words that only the query contains', () => {
  const finder = createFinder([
    ...createCorpus(),
    { number: 150, title: 'Modem resets', body: 'The watchdog does it while roaming.', createdAt: START },
  ]);
  const ids = Array.from({ length: 60 }, (_, i) => `request${i}id`).join(' ');
  const query = draft('Help needed', `watchdog resets modem while roaming\n${ids}`);
  expect(finder.findDuplicates(query, 1)).toMatchObject([{ number: 150 }]);
  finder.put({ ...query, number: 151 });
  expect(finder.findDuplicates({ ...query, number: 151 }, 1)).toMatchObject([{ number: 150 }]);
});

it('considers issues with nearby numbers although many others have more words in common', () => {
  const title = 'printer crashes while printing';
  const finder = new DuplicateFinder();
  for (let number = 1; number <= 400; number++) finder.put({ number, title, body: '', createdAt: START });
  for (const number of [500, 900])
    finder.put({ number, title: 'Strange noises', body: 'The printer whistles.', createdAt: START });
  const { numbers } = finder.listScoredCandidates(draft(title));
  expect(numbers).toContain(900);
  expect(numbers).not.toContain(500);
});

it('gives reasons that are true of both issues', () => {
  const finder = createFinder([
    ...createCorpus(),
    {
      number: 200,
      title: 'Backup stops halfway',
      body: 'In 3.7.2, `writeSnapshot` logs:\n```\nFatal error: volume snapshot is locked by 4711\n```\nOnly with quotas.',
      createdAt: START + 99 * DAY,
    },
  ]);
  const [first] = finder.findDuplicates(
    draft(
      'Backups stopped by quotas',
      'Version 3.7.2. writeSnapshot prints\n```\nfatal error: volume snapshot is locked by 12\n```',
    ),
    1,
  );
  expect(first).toMatchObject({
    number: 200,
    reasons: [
      'same identifier `writeSnapshot`',
      'same phrase “fatal error volume snapshot is locked by”',
      '2 rare title words in common: Backups, stopped',
      expect.stringMatching(/^\d+ rare words in common: .*quotas/),
      'same version or number 3.7.2',
      'opened within 3 days of each other',
    ],
  });
  const titles = finder.findDuplicates(draft('THE TOOLBAR: crashes, after logout'), 100);
  for (const { number, reasons } of titles)
    expect(reasons.includes('same title')).toBe(number === 2 && /crashes/.test(createCorpus()[1]!.title));
});

it('names only words that the other issue contains', () => {
  const finder = createFinder([
    ...createCorpus(),
    { number: 200, title: 'Cannot read the disk', body: '设备故障', createdAt: START },
  ]);
  const query = draft('Bug in readFileHeader', '设备很慢');
  const [first] = finder.findDuplicates(query, 1);
  expect(first!.reasons).toEqual(['1 rare title word in common: read', '1 rare word in common: 设备']);
});

it.each([
  ['Support C++', 'support  C++.', true],
  ['Support C++', 'Support C#', false],
  ['Update fails: 0x80070005', 'Update fails: 0x80070643', false],
  ['...', '!', false],
])('says whether “%s” and “%s” are the same title', (title, other, isSame) => {
  const finder = createFinder([
    ...createCorpus(),
    { number: 200, title: other, body: 'quokka', createdAt: START },
  ]);
  const found = finder.findDuplicates(draft(title, 'quokka'), 10).find(({ number }) => number === 200)!;
  expect(found.reasons.includes('same title')).toBe(isSame);
});

it('gives no frequent words as a reason in a small project', () => {
  const issues = Array.from({ length: 20 }, (_, i) => ({
    number: i + 1,
    title: `Problem ${i}`,
    body: i < 4 ? 'because quokka' : 'nothing',
    createdAt: START,
  }));
  const [first] = createFinder(issues).findDuplicates(draft('Help', 'because quokka'), 1);
  expect(first!.reasons).toEqual([]);
});

it('gives only long phrases of one line as a reason, and cuts them', () => {
  const listPhrases = (body: string, otherBody: string) => {
    const finder = createFinder([
      ...createCorpus(),
      { number: 200, title: 'Backup', body: otherBody, createdAt: START },
    ]);
    const found = finder.findDuplicates(draft('Backup', body), 10).find(({ number }) => number === 200)!;
    return found.reasons.filter((reason) => reason.includes('phrase') || reason.includes('message'));
  };
  const sentence = 'Someone said it cannot be helped';
  expect(listPhrases(`${sentence} today`, `${sentence} now`)).toEqual([
    `same phrase “${sentence.toLowerCase()}”`,
  ]);
  expect(listPhrases('It cannot be helped', 'It cannot be helped')).toEqual([]);
  // Both lines are in both issues, but nobody has written them as one phrase.
  const lines = 'quota exceeded error code\nerror code unknown failure';
  expect(listPhrases(lines, lines)).toEqual([]);
  const long = `error ${'configuration '.repeat(2)}${'initialization subsystem '.repeat(4)}`;
  const [reason] = listPhrases(long, long);
  expect(reason).toMatch(/^same phrase “error configuration .*…”$/);
  expect(reason!.length).toBeLessThanOrEqual('same phrase “”'.length + 80);
});

it('returns nothing where nothing is in common', () => {
  expect(new DuplicateFinder().findDuplicates(draft('Anything'), 10)).toEqual([]);
  const finder = createFinder(createCorpus());
  expect(finder.findDuplicates(draft('', ''), 10)).toEqual([]);
  expect(finder.findDuplicates(draft('!!! \0 ???', '\0'), 10)).toEqual([]);
  expect(finder.findDuplicates(draft('xylophone'), 10)).toEqual([]);
});

it.each([
  ['long words', 'a'.repeat(1_000_000)],
  ['many different words', Array.from({ length: 100_000 }, (_, i) => `word${i.toString(36)}`).join(' ')],
  ['only symbols', '§%&/'.repeat(250_000)],
  ['NUL characters', '\0'.repeat(1_000_000)],
  ['unpaired surrogates', '\ud800'.repeat(100_000)],
])('survives texts of %s', (_, text) => {
  const finder = createFinder(createCorpus());
  const before = finder.bytes;
  finder.put({ number: 101, title: text, body: text, createdAt: START });
  expect(finder.bytes - before).toBeLessThan(2_000_000);
  expect(() => finder.findDuplicates(draft(text, text), 10)).not.toThrow();
  finder.remove(101);
  expect(finder.size).toBe(100);
});

const WORDS = [
  'alpha',
  'betaGamma',
  'delta_eps',
  'crash',
  'crashes',
  'error',
  'failed',
  'v1.2',
  '`code`',
  '\n',
  'the',
];
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' '));
const change = fc.record({
  number: fc.integer({ min: 1, max: 12 }),
  texts: fc.option(fc.record({ title: text, body: text }), { freq: 3 }),
});
/** The number of a possible issue, of the next one, or of one much later. */
const queryNumber = fc.constantFrom(1, 2, 6, 12, 13, 1000);

it('gives the same results after changes as a new index of the same issues', () => {
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 40 }),
      text,
      text,
      queryNumber,
      (changes, title, body, number) => {
        const issues = new Map<number, IndexedIssue>();
        const finder = new DuplicateFinder();
        for (const { number, texts } of changes) {
          if (texts) {
            const issue = { number, ...texts, createdAt: START + number * DAY };
            issues.set(number, issue);
            finder.put(issue);
          } else {
            issues.delete(number);
            finder.remove(number);
          }
        }
        const rebuilt = createFinder([...issues.values()].sort((a, b) => a.number - b.number));
        const query = { ...draft(title, body), number };
        expect(finder.size).toBe(rebuilt.size);
        expect(finder.findDuplicates(query, 20)).toEqual(rebuilt.findDuplicates(query, 20));
      },
    ),
  );
});

it('gives the same results after compactions as a new index of the same issues', () => {
  const random = createSeededRandom(11);
  const corpus = createCorpus();
  const finder = createFinder(corpus);
  const issues = new Map(corpus.map((issue) => [issue.number, issue]));
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)]!;
  let highestSlotCount = 0;
  for (let round = 0; round < 40; round++) {
    for (const { number, createdAt } of corpus) {
      if (random() < 0.2) {
        issues.delete(number);
        finder.remove(number);
        continue;
      }
      const [thing, verb, trigger] = [pick(THINGS), pick(VERBS), pick(TRIGGERS)];
      const issue = {
        number,
        title: `The ${thing} ${verb} after ${trigger}`,
        body: `Only in round${round}: the ${thing} ${verb}, see ticket${round}x${number}.`,
        createdAt,
      };
      issues.set(number, issue);
      finder.put(issue);
      highestSlotCount = Math.max(highestSlotCount, finder.slotCount);
    }
  }
  // A compaction follows when there are more than 1,000 dead slots beside the live ones.
  expect(highestSlotCount).toBeGreaterThan(1_000);
  expect(highestSlotCount).toBeLessThan(1_200);
  const rebuilt = createFinder([...issues.values()]);
  expect(finder.size).toBe(rebuilt.size);
  for (const query of [
    draft('The notifier blinks after upload', 'notifier upload'),
    draft('ticket', 'round39 ticket39x7 and ticket39x8'),
    corpus[20]!,
  ])
    expect(finder.findDuplicates(query, 200)).toEqual(rebuilt.findDuplicates(query, 200));
});
