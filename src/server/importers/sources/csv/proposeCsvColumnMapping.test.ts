import { proposeCsvColumnMapping } from './proposeCsvColumnMapping';

test('proposes fields by usual headers, whatever their case and punctuation', () => {
  const headers = ['#', 'SUBJECT', 'Status', 'Tags', 'Created-At', 'Assigned To', 'Effort', ''];
  expect(proposeCsvColumnMapping(headers, []).columns).toEqual({
    id: ['#'],
    title: ['SUBJECT'],
    state: ['Status'],
    labels: ['Tags'],
    created: ['Created-At'],
    assignees: ['Assigned To'],
  });
});

test('prefers the key of an issue to its internal id, and takes all columns with labels', () => {
  const headers = ['Issue id', 'Issue key', 'Summary', 'Labels', 'Labels', 'Keywords'];
  expect(proposeCsvColumnMapping(headers, []).columns).toEqual({
    id: ['Issue key'],
    title: ['Summary'],
    labels: ['Labels', 'Keywords'],
  });
});

test('does not take the number of comments for comments, nor yes and no for a closing time', () => {
  const headers = ['Title', 'Comments', 'Closed', 'Votes'];
  expect(proposeCsvColumnMapping(headers, [['a', '3', 'yes', 'many']]).columns).toEqual({ title: ['Title'] });
  expect(proposeCsvColumnMapping(headers, [['a', 'Yes.', '2026-01-02', '3']]).columns).toEqual({
    title: ['Title'],
    comments: ['Comments'],
    closed: ['Closed'],
    votes: ['Votes'],
  });
});

test('proposes separators from the values', () => {
  const headers = ['Title', 'Labels', 'Assignees', 'Blocks', 'Created'];
  const rows = [
    ['a', 'hot; lid', 'Lovelace, Ada', '', '13/04/2026'],
    ['b', '', '', '3', '1/2/2026'],
  ];
  expect(proposeCsvColumnMapping(headers, rows)).toMatchObject({
    separators: { labels: ';', blocks: ',' },
  });
  expect(proposeCsvColumnMapping(headers, rows).separators.assignees).toBeUndefined();
  expect(proposeCsvColumnMapping(headers, [['a', '', 'ada|grace']]).separators.assignees).toBe('|');
});

test('keeps the parts that are known, and proposes their columns for no other field', () => {
  const known = { columns: { title: ['Status'], labels: [] }, isPlainText: true };
  expect(proposeCsvColumnMapping(['Summary', 'Status', 'Labels'], [], known)).toMatchObject({
    columns: { title: ['Status'], labels: [] },
    isPlainText: true,
  });
});
