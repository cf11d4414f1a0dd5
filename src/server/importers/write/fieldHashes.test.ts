import type { ImportSourceIssue } from '../mappers/ImportSourceIssue';
import { computeIssueFieldHashes, findChangedHashedFields } from './fieldHashes';

const AT = new Date('2024-05-01T00:00:00Z');
const MINIMAL_ISSUE: ImportSourceIssue = {
  sourceId: 'NET-1',
  number: 1,
  url: null,
  title: 'Short',
  openState: 'backlog',
  relations: [],
  mentions: [],
  raw: null,
};
const COMPLETE_ISSUE: ImportSourceIssue = {
  ...MINIMAL_ISSUE,
  body: 'A longer description',
  type: 'bug',
  priority: 'high',
  state: 'done',
  author: 'ada',
  assignees: ['bo', 'cy'],
  labels: [{ name: 'crash', color: '#ff0000' }],
  milestone: { title: '1.0' },
  locked: false,
  voteCount: 3,
  createdAt: AT,
  updatedAt: AT,
  closedAt: null,
  comments: [
    { sourceId: 'c1', author: 'ada', body: 'Text', createdAt: AT, editedAt: null, reactions: { heart: 1 } },
  ],
  events: [],
  dueOn: AT,
  raw: { size: 5 },
};

test('digests begin like those that databases contain', () => {
  expect(computeIssueFieldHashes(MINIMAL_ISSUE)).toMatch(/^="Short"\.{16}=null/);
  expect(computeIssueFieldHashes(COMPLETE_ISSUE).split('.').slice(0, 17)).toEqual([
    '="Short"',
    'ZRdDDmM8QX',
    '="bug"',
    '="high"',
    '="done"',
    '="ada"',
    'dEJCZeAr-C',
    '=["crash"]',
    'Ii4GdSsyZb',
    '=false',
    '=3',
    'av5Y7aGnLf',
    'IoProV5ucC',
    '=[]',
    'rHWYyuedaJ',
    'N074xEn-xz',
    '4huw0mNT_4',
  ]);
});

test('finds the fields that differ between two imports, except those that the later one does not contain', () => {
  const before = computeIssueFieldHashes(COMPLETE_ISSUE);
  const after = computeIssueFieldHashes({
    ...MINIMAL_ISSUE,
    title: 'Other',
    priority: 'low',
    raw: COMPLETE_ISSUE.raw,
  });
  expect([...findChangedHashedFields(before, after)]).toEqual(['title', 'priority']);
});
