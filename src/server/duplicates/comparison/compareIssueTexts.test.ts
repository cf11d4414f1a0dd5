import { TEXT_COMPARISON_LIMITS, compareIssueTexts } from './compareIssueTexts';

const compare = (body: string, otherBody: string) =>
  compareIssueTexts({ title: '', body }, { title: '', body: otherBody });

it('finds words in other forms, and shows how each text writes them', () => {
  const { words } = compare('The laptop wakes and crashed. Crash!', 'After a wake, laptops keep crashing');
  expect(words).toEqual([
    { spellings: ['laptop'], otherSpellings: ['laptops'] },
    { spellings: ['wakes'], otherSpellings: ['wake'] },
    { spellings: ['crashed', 'Crash'], otherSpellings: ['crashing'] },
  ]);
});

it('compares titles with bodies', () => {
  const { words } = compareIssueTexts(
    { title: 'Socket is idle', body: '' },
    { title: 'Other', body: 'An idle connection' },
  );
  expect(words).toEqual([{ spellings: ['idle'], otherSpellings: ['idle'] }]);
});

it('leaves out words without a subject matter, and numbers', () => {
  expect(compare('It would be the 42 of them', 'the 42 would be it, them, of').words).toEqual([]);
});

it('names a qualified identifier as a whole', () => {
  const { words } = compare('`Pool::take` is wrong', 'Look at Pool::take here');
  expect(words[0]).toEqual({ spellings: ['Pool::take'], otherSpellings: ['Pool::take'] });
});

it('finds lines of logs that differ only in numbers, addresses and spaces', () => {
  const { lines } = compare(
    'Log:\n```\nGET /feed  socket=12\nreused idle socket, age 310 s\n}\n```',
    '```\n  reused  idle socket, age 74 s\n}\nin DownloadItem\n```',
  );
  expect(lines).toEqual([
    { text: 'reused idle socket, age 310 s', otherText: 'reused  idle socket, age 74 s' },
  ]);
});

it('shows shared versions and errors, or else those of each text', () => {
  const same = compare('19.1.0 and 18.0 with ERR_CONNECTION_RESET', 'ERR_CONNECTION_RESET in 19.1.0');
  expect(same.versions).toEqual({ values: ['19.1.0'], otherValues: ['19.1.0'], isShared: true });
  expect(same.errors).toMatchObject({ values: ['ERR_CONNECTION_RESET'], isShared: true });
  const different = compare('TypeError in 2.4.1, an ERROR', 'NullPointerException in 3.0');
  expect(different.versions).toEqual({ values: ['2.4.1'], otherValues: ['3.0'], isShared: false });
  expect(different.errors).toEqual({
    values: ['TypeError'],
    otherValues: ['NullPointerException'],
    isShared: false,
  });
});

it.each([
  ['words', 'word '.repeat(200_000)],
  ['different words', Array.from({ length: 100_000 }, (_, i) => `w${i.toString(36)}x`).join(' ')],
  ['one long word', 'a'.repeat(1_000_000)],
  ['capital letters', 'E'.repeat(1_000_000)],
  ['a long qualified name', 'a.'.repeat(500_000)],
  [
    'code lines',
    '```\n'.concat(Array.from({ length: 50_000 }, (_, i) => `call_${i.toString(36)}();`).join('\n')),
  ],
  ['a long line of code', `\`\`\`\n${'x'.repeat(1_000_000)}`],
  ['spaces', ' '.repeat(1_000_000)],
])('stays within its limits for %s', (_, text) => {
  const { words, lines, versions, errors } = compareIssueTexts(
    { title: text, body: text },
    { title: text, body: text },
  );
  expect(words.length).toBeLessThanOrEqual(TEXT_COMPARISON_LIMITS.words);
  expect(lines.length).toBeLessThanOrEqual(TEXT_COMPARISON_LIMITS.lines);
  expect(versions.values.length).toBeLessThanOrEqual(TEXT_COMPARISON_LIMITS.values);
  expect(errors.values.length).toBeLessThanOrEqual(TEXT_COMPARISON_LIMITS.values);
});
