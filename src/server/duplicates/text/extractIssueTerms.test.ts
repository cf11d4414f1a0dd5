import { extractIssueTerms, INDEXED_TEXT_LIMITS } from './extractIssueTerms';
import { splitIssueText } from './splitIssueText';
import { stemWord, listWordTerms, listWrittenForms } from './words';

it('reduces the forms of a word to one term', () => {
  expect(new Set(['crash', 'crashes', 'crashed', 'crashing'].map(stemWord)).size).toBe(1);
  expect(new Set(['cache', 'caches', 'cached', 'caching'].map(stemWord)).size).toBe(1);
  expect(stemWord('entries')).toBe(stemWord('entry'));
  expect(stemWord('class')).toBe('class');
  expect(stemWord('utf8')).toBe('utf8');
});

it('keeps identifiers whole and splits them into their parts', () => {
  expect(listWordTerms('readFileHeader')).toEqual(['readfileheader', 'read', stemWord('file'), 'header']);
  expect(listWordTerms('max_retry_count')).toEqual(['max_retry_count', 'max', 'retry', 'count']);
  expect(listWordTerms('HTTPServer')).toEqual(['httpserver', 'http', 'server']);
  expect(listWordTerms('Windows')).toEqual([stemWord('windows')]);
});

it('knows how each term of a word is written', () => {
  const pair = (word: string) => listWordTerms(word).map((term, i) => [term, listWrittenForms(word)[i]]);
  expect(pair('readFileCache').slice(1)).toEqual([
    ['read', 'read'],
    [stemWord('file'), 'File'],
    [stemWord('cache'), 'Cache'],
  ]);
  expect(pair('Crashes')).toEqual([[stemWord('crash'), 'Crashes']]);
  expect(pair('重复问')).toEqual([
    ['重复', '重复'],
    ['复问', '复问'],
  ]);
});

it('splits texts without spaces into pairs of characters', () => {
  expect(listWordTerms('重复问题')).toEqual(['重复', '复问', '问题']);
});

it('separates code from prose in Markdown and in wiki markup', () => {
  const markdown = splitIssueText(
    'It stops.\n```js\nrun(task);\n```\nAlways <!-- describe\nthe steps --> so.',
  );
  expect(markdown.code).toContain('run(task)');
  expect(markdown.prose).toContain('It stops.');
  expect(markdown.prose).toContain('so.');
  expect(markdown.prose).not.toContain('describe');
  const wiki = splitIssueText('h3. Steps\nOpen {code:java}list.open(){code} twice\n    indented()');
  expect(wiki.code).toContain('list.open()');
  expect(wiki.code).toContain('indented()');
  expect(wiki.prose).not.toContain('h3.');
  expect(splitIssueText('before <!-- never closed').prose).toContain('never closed');
});

it('extracts words, identifiers, error messages, pairs of title words and versions', () => {
  const terms = extractIssueTerms(
    'Crash in parser',
    'Since 2.4.1 `flushAll` throws.\n```\nfatal error: queue limit of 512 reached in Foo.Bar.run\n```',
  );
  expect(terms.words.get('parser')).toEqual({ title: 1, prose: 0, code: 0 });
  expect(terms.words.get('fatal')).toEqual({ title: 0, prose: 0, code: 1 });
  expect([...terms.identifiers]).toEqual(
    expect.arrayContaining([
      ['flushall', 'flushAll'],
      ['foo.bar.run', 'Foo.Bar.run'],
    ]),
  );
  expect([...terms.errorPhrases]).toEqual(
    expect.arrayContaining(['fatal error queue', 'error queue limit', 'queue limit of']),
  );
  expect([...terms.titleBigrams]).toEqual(['crash in', 'in parser']);
  expect([...terms.versions]).toEqual(['2.4.1']);
});

it('finds the same error message with other numbers and addresses', () => {
  const first = extractIssueTerms('', 'Assertion failed: slot 17 at 0x7fff12ab is busy');
  const second = extractIssueTerms('', 'Assertion failed: slot 90210 at 0x0000beef is busy');
  expect(second.errorPhrases).toEqual(first.errorPhrases);
});

it('extracts whole versions', () => {
  const list = (text: string) => [...extractIssueTerms(text, '').versions];
  expect(list('v3.7.2 and v1.7.2')).toEqual(['3.7.2', '1.7.2']);
  expect(list('from 2.4 to 2.10.')).toEqual(['2.4', '2.10']);
  expect(list('1.2.3.4.5.6 and 12345.6')).toEqual([]);
});

it('takes no abbreviations for identifiers', () => {
  expect([...extractIssueTerms('', 'i.e. never, e.g. `id` after 2.5 seconds').identifiers]).toEqual([]);
});

it('leaves out addresses, hashes and very long words', () => {
  const { words } = extractIssueTerms('', `at 0x7ffee4c0ffee commit 3f2a9bc1d0e8 data ${'x'.repeat(100)}`);
  expect([...words.keys()]).toEqual(['at', 'commit', 'data']);
});

it.each([
  ['a long body', 'word '.repeat(200_000)],
  ['one long word', 'a'.repeat(1_000_000)],
  ['a long qualified name', 'a.'.repeat(500_000)],
  ['only symbols', '!"§$%&/()=?*+~#<>|'.repeat(50_000)],
  ['openings of blocks', '{code}<!--```{noformat}'.repeat(40_000)],
  ['openings of comments', '<!--'.repeat(250_000)],
  ['backquotes', '`'.repeat(1_000_000)],
  ['NUL characters', '\0'.repeat(100_000)],
  ['unpaired surrogates', '\ud800x\udc00 '.repeat(100_000)],
  ['an error line without spaces', `error${'.x'.repeat(500_000)}`],
  ['spaces', ' '.repeat(1_000_000)],
  ['many lines', 'error: a b c\n'.repeat(80_000)],
  ['different words', Array.from({ length: 100_000 }, (_, i) => `w${i.toString(36)}x`).join(' ')],
])('stays within its limits for %s', (_, text) => {
  const terms = extractIssueTerms(text, text);
  expect(terms.title.length).toBeLessThanOrEqual(INDEXED_TEXT_LIMITS.titleChars);
  expect(terms.words.size).toBeLessThanOrEqual(INDEXED_TEXT_LIMITS.words);
  expect(terms.identifiers.size).toBeLessThanOrEqual(INDEXED_TEXT_LIMITS.identifiers);
  expect(terms.errorPhrases.size).toBeLessThanOrEqual(INDEXED_TEXT_LIMITS.errorPhrases);
  expect(terms.versions.size).toBeLessThanOrEqual(INDEXED_TEXT_LIMITS.versions);
});
