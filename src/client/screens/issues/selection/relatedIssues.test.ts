import { waitFor } from '@testing-library/react';
import type { To } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { getIssueSelection } from './IssueSelection';
import { type IssueRelation, selectRelatedIssues } from './relatedIssues';

const BURST = {
  authorCount: 2,
  startedAt: '2026-01-20T12:00:00Z',
  endedAt: '2026-01-20T12:20:00Z',
  isCutOff: false,
  issueIds: ['I3', 'I4', 'I9'],
  query: 'number:3..4,9',
};

async function select(relation: IssueRelation, issue: object | null) {
  const environment = createMockEnvironment();
  const navigate = jest.fn<void, [to: To | number]>();
  const finished = selectRelatedIssues({ environment, navigate }, 'NET-4', relation);
  await waitFor(() => environment.mock.getMostRecentOperation());
  const { variables } = environment.mock.getMostRecentOperation().request;
  environment.mock.resolveMostRecentOperation({ data: { project: { id: 'P1', issue } } });
  await finished;
  return { href: navigate.mock.calls[0]?.[0] as string | undefined, variables };
}

beforeEach(() => document.body.replaceChildren());

test('selects all issues by the author of an issue in the list of their query', async () => {
  const { href, variables } = await select('author', { id: 'I4', author: { id: 'U1', login: 'kim (bot)' } });
  expect(variables).toEqual({ key: 'NET', number: 4, hasBurst: false });
  expect(new URL(href!, 'http://host').searchParams.get('q')).toBe('author:"kim (bot)"');
  const { state } = getIssueSelection({ projectKey: 'NET', query: 'author:"kim (bot)"' });
  expect(state).toMatchObject({ all: true, note: null });
});

test('selects exactly the issues of a burst and says who filed them', async () => {
  const { href } = await select('burst', { id: 'I4', burst: BURST });
  expect(href).toBe('/projects/NET/issues?q=number%3A3..4%2C9&sort=created-desc');
  const { state } = getIssueSelection({ projectKey: 'NET', query: BURST.query });
  expect(state.all).toBe(false);
  expect([...state.ids]).toEqual(['I3', 'I4', 'I9']);
  expect(state.note).toMatch(/^By 2 authors, Jan 20, \d\d:00 to Jan 20, \d\d:20$/);
});

test('says that a burst was cut off', async () => {
  await select('burst', { id: 'I4', burst: { ...BURST, isCutOff: true } });
  const { state } = getIssueSelection({ projectKey: 'NET', query: BURST.query });
  expect(state.note).toContain('The burst may have more issues.');
});

test.each<[string, IssueRelation, object | null, string]>([
  [
    'no similar issue was filed',
    'burst',
    { id: 'I4', burst: { ...BURST, issueIds: ['I4'] } },
    'No similar issues',
  ],
  ['the author is unknown', 'author', { id: 'I4', author: null }, 'The author of NET-4 is unknown'],
  ['the issue was deleted', 'author', null, 'Issue NET-4 not found'],
])('stays on the page and says it if %s', async (_, relation, issue, message) => {
  const { href } = await select(relation, issue);
  expect(href).toBeUndefined();
  expect(document.body.textContent).toContain(message);
});
