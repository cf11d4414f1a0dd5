import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import query, {
  type useBulkOperationRefetchQuery,
} from '../../../../__generated__/useBulkOperationRefetchQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { BulkOperationPanel } from './BulkOperationPanel';

const PREVIEW = {
  __typename: 'BulkOperation',
  id: 'B1',
  state: 'PREVIEWED',
  matched: 28,
  frozen: 28,
  changed: 20,
  skipped: 3,
  failed: 5,
  message: null,
  comment: null,
  reasons: [] as object[],
  undoOf: null,
  canUndo: false,
  whyNotUndo: null,
};

const renderPanel = (operation: object = {}) =>
  renderWithRelay<useBulkOperationRefetchQuery>({
    query,
    variables: { id: 'B1' },
    resolvers: { Query: () => ({ node: { ...PREVIEW, ...operation } }) },
    children: ({ node }) => (node?.operation ? <BulkOperationPanel operation={node.operation} /> : null),
  });

const getRunInput = (environment: Awaited<ReturnType<typeof renderPanel>>['environment']) =>
  (environment.mock.getMostRecentOperation().request.variables as { input: Record<string, unknown> }).input;

test('runs a preview without a comment', async () => {
  const { environment } = await renderPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Change 20 issues' }));
  expect(getRunInput(environment)).toMatchObject({ id: 'B1', comment: null });
});

test('the comment goes to the changed and the unchanged issues, and an error keeps it', async () => {
  const { environment } = await renderPanel();
  const field = screen.getByRole('textbox', { name: 'Comment (optional)' });
  await userEvent.type(field, 'Please retest');
  await userEvent.click(screen.getByRole('button', { name: 'Change 20, comment on 23 issues' }));
  expect(getRunInput(environment)).toMatchObject({ comment: 'Please retest' });
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('The server is busy.')));
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect((field as HTMLTextAreaElement).value).toBe('Please retest');
});

test('issues that only get the comment can be run', async () => {
  await renderPanel({ changed: 0, skipped: 28, failed: 0 });
  const run = screen.getByRole('button', { name: 'Change 0 issues' });
  expect(run).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment (optional)' }), 'Hello');
  expect(screen.getByRole('button', { name: 'Comment on 28 issues' })).toHaveProperty('disabled', false);
});

test('each result has a name of its own', async () => {
  await renderPanel({
    state: 'DONE',
    reasons: [
      { outcome: 'CHANGED', code: 'CONFLICT', message: 'The priority was not restored.', count: 2 },
      { outcome: 'FAILED', code: 'FORBIDDEN', message: 'Locked.', count: 5 },
    ],
  });
  expect(screen.getByRole('list', { name: 'Results' }).textContent).toBe('Changed 20Unchanged 3Failed 5');
  const reasons = screen.getByRole('list', { name: 'Reasons' });
  expect([...reasons.querySelectorAll('[role=img]')].map((icon) => icon.getAttribute('aria-label'))).toEqual([
    'Partly changed',
    'Failed',
  ]);
});
