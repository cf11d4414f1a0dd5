import userEvent from '@testing-library/user-event';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { LINKED_ISSUES_MAX } from '../../../../shared/limits';
import { parseIssueListUrl } from '../../../../shared/issueList/issueListUrlState';
import { IssueSelection } from './IssueSelection';
import { IssueListStore } from '../data/IssueListStore';
import { copySelectionLink } from './copySelectionLink';

/** The ids of the first issues, `i1` for NET-1. */
const createIds = (count: number) => Array.from({ length: count }, (_, index) => `i${index + 1}`);

function openList(search: string, projectKey: string | null = 'NET') {
  const environment = createMockEnvironment();
  const store = new IssueListStore(environment, parseIssueListUrl(projectKey, new URLSearchParams(search)));
  const selection = new IssueSelection();
  /** Copies the link, answers the request for the keys of the issues, and returns the link's URL parameters. */
  const copy = async () => {
    const done = copySelectionLink(store, selection);
    const operation = environment.mock.getMostRecentOperation();
    const { ids } = operation.request.variables as { ids: string[] };
    const numbers = ids.map((id) => Number(id.slice(1)));
    environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, {
        Query: () => ({
          nodes: numbers.map((number) => ({ __typename: 'Issue', key: `NET-${number}`, number })),
        }),
      }),
    );
    await done;
    const url = new URL(await navigator.clipboard.readText());
    expect(url.pathname).toBe('/projects/NET/issues');
    return Object.fromEntries(url.searchParams);
  };
  return { environment, store, selection, copy };
}

beforeEach(() => {
  userEvent.setup();
});

test('the link of a selection leads to a list of exactly these issues, with the order and columns of the list', async () => {
  const { selection, copy } = openList('q=is:open+crash&sort=created-asc&columns=due&view=crashes');
  selection.setIssuesSelected(['i12', 'i3', 'i7'], true);
  expect(await copy()).toEqual({ q: 'number:3,7,12', sort: 'created-asc', columns: 'due' });
  expect(selection.state.note).toBe('Copied link to 3 issues');
});

test('if all matching issues are selected, the link leads to the list without the deselected ones', async () => {
  const { selection, copy } = openList('q=type:bug+OR+crash');
  selection.selectAll();
  selection.setIssuesSelected(['i4'], false);
  expect(await copy()).toEqual({ q: '-number:4 (type:bug OR crash)' });
  selection.setIssuesSelected(['i4'], true);
  expect(await copy()).toEqual({ q: 'type:bug OR crash' });
});

test('a link contains at most 200 issues', async () => {
  const { environment, store, selection, copy } = openList('');
  selection.setIssuesSelected(createIds(LINKED_ISSUES_MAX), true);
  expect((await copy())['q']).toBe(`number:${createIds(LINKED_ISSUES_MAX).join().replaceAll('i', '')}`);
  await navigator.clipboard.writeText('before');
  selection.setIssuesSelected([`i${LINKED_ISSUES_MAX + 1}`], true);
  const sent = environment.mock.getAllOperations().length;
  await copySelectionLink(store, selection);
  expect(selection.state.note).toBe('At most 200 issues can be in a link');
  expect(environment.mock.getAllOperations()).toHaveLength(sent);
  expect(await navigator.clipboard.readText()).toBe('before');
});

/** Copies the link of a selection whose issues have these keys now, and returns the message in the selection bar. */
async function readMessage({ environment, store, selection }: ReturnType<typeof openList>, keys: string[]) {
  const done = copySelectionLink(store, selection);
  environment.mock.resolveMostRecentOperation((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({ nodes: keys.map((key, index) => ({ __typename: 'Issue', key, number: index + 1 })) }),
    }),
  );
  await done;
  return selection.state.note;
}

test.each([
  [2_038, 'Copied link to matching issues'],
  // The filter that excludes the issue begins with a dash, which makes the query one character too long.
  [2_039, 'The link would be too long. Deselect fewer issues.'],
  [2_048, 'The link would be too long. Deselect fewer issues.'],
])('a list with a query of %d characters, without one issue: %s', async (length, message) => {
  const opened = openList(`q=${'a'.repeat(length)}`);
  opened.selection.selectAll();
  opened.selection.setIssuesSelected(['i4'], false);
  expect(await readMessage(opened, ['NET-4'])).toBe(message);
});

test('a link to issues of too many projects is reported instead of copied', async () => {
  const opened = openList('', null);
  const keys = Array.from({ length: 21 }, (_, index) => `P${index}-1`);
  opened.selection.setIssuesSelected(createIds(keys.length), true);
  expect(await readMessage(opened, keys)).toBe('The link would be too long. Select fewer issues.');
});

test('no link is copied if all selected issues were deleted', async () => {
  const opened = openList('');
  await navigator.clipboard.writeText('before');
  opened.selection.setIssuesSelected(['i1', 'i2'], true);
  expect(await readMessage(opened, [])).toBe('The selected issues were deleted');
  expect(await navigator.clipboard.readText()).toBe('before');
});

test('a failed request is reported', async () => {
  const { environment, store, selection } = openList('');
  selection.setIssuesSelected(['i1'], true);
  const done = copySelectionLink(store, selection);
  environment.mock.rejectMostRecentOperation(new Error('offline'));
  await done;
  expect(selection.state.note).toBe('Copying failed. Check your connection.');
});
