import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type PreviewPanelQuery } from '../../../../__generated__/PreviewPanelQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { useIssueComparisonDialog } from './useIssueComparisonDialog';

const TEST_STATE = { id: 'S1', name: 'Backlog', category: 'BACKLOG', color: '#000000' };
const createTestIssue = (id: string, key: string, title: string) => ({
  id,
  key,
  title,
  bodyHTML: '<p>The socket is idle.</p>',
  commentCount: 1,
  voteCount: 6,
  createdAt: '2026-01-01T00:00:00Z',
  author: { id: 'U1', login: 'mika' },
  state: TEST_STATE,
});
const COMPARISON = {
  other: createTestIssue('I2', 'NET-2', 'Download fails'),
  words: [{ spellings: ['socket'], otherSpellings: ['sockets'] }],
  lines: [{ text: 'error 1', otherText: 'error 2' }],
  fields: [
    {
      kind: 'STATE',
      labelScope: null,
      values: [{ text: 'Backlog', color: '#000000' }],
      otherValues: [{ text: 'Done', color: '#000000' }],
      isEqual: false,
    },
    {
      kind: 'LABELS',
      labelScope: 'component',
      values: [{ text: 'net', color: '#000000' }],
      otherValues: [{ text: 'net', color: '#000000' }],
      isEqual: true,
    },
    {
      kind: 'ASSIGNEES',
      labelScope: null,
      values: [{ text: 'karim', color: null }],
      otherValues: [],
      isEqual: false,
    },
  ],
};

function TestPage() {
  const { openComparison, comparisonDialog } = useIssueComparisonDialog(({ withId }) => (
    <button type="button">Merge {withId}</button>
  ));
  return (
    <>
      <button type="button" onClick={() => openComparison({ id: 'I1', withId: 'I2' })}>
        Compare
      </button>
      {comparisonDialog}
    </>
  );
}

async function openDialog(comparison: object | null) {
  const { environment } = await renderWithRelay<PreviewPanelQuery>({
    query,
    variables: { key: 'NET', number: 1, hasSubIssues: true },
    resolvers: {},
    children: () => <TestPage />,
  });
  const { mock } = environment;
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  const operation = await waitFor(() => mock.getMostRecentOperation());
  expect(operation.request.variables).toMatchObject({ id: 'I1', withId: 'I2' });
  await act(async () =>
    mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, {
        Query: () => ({
          node: { __typename: 'Issue', ...createTestIssue('I1', 'NET-1', 'First request fails'), comparison },
        }),
        TimelineItemConnection: () => ({ nodes: [] }),
      }),
    ),
  );
  return screen.findByRole('dialog', { name: 'Compare issues' });
}

it('shows both issues with their fields, what they share, and the actions', async () => {
  const dialog = await openDialog(COMPARISON);
  const first = await within(dialog).findByRole('article', { name: 'NET-1' });
  const second = within(dialog).getByRole('article', { name: 'NET-2' });
  expect(first.textContent).toContain('First request fails');
  expect(second.textContent).toContain('Download fails');
  expect(second.textContent).toContain('6 votes');
  const rows = (article: HTMLElement) =>
    within(article)
      .getAllByRole('term')
      .map((term) => term.parentElement!.textContent);
  expect(rows(first)).toEqual(['StateBacklog', 'Componentnet', 'Assigneekarim']);
  expect(rows(second)).toEqual(['StateDone', 'Componentnet', 'AssigneeNone']);
  expect(within(first).getAllByRole('img', { name: 'Same in both issues' })).toHaveLength(1);
  expect(dialog.textContent).toContain('1 shared word');
  expect(dialog.textContent).toContain('1 same log line');
  expect(dialog.textContent).toContain('1 same field');
  within(dialog).getByRole('button', { name: 'Merge I2' });
});

it('says if the other issue cannot be read, and closes', async () => {
  const dialog = await openDialog(null);
  await within(dialog).findByText('The other issue was not found.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
