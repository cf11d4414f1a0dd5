import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import query, { type IssuesRowsQuery } from '../../../../__generated__/IssuesRowsQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { getMutationQueue } from '../../mutations/queue/useMutationQueue';
import { createServerConnection } from '../../relay/network/serverConnection';
import { ServerConnectionContext } from '../../relay/network/ServerConnectionContext';
import { useFieldPicker } from './useFieldPicker';

beforeEach(() => window.localStorage.clear());

/** A list row with a link to an issue; the keyboard shortcut opens its priority picker. */
function TestIssueRow() {
  const { open, picker } = useFieldPicker();
  const issue = { id: 'I1', projectKey: 'NET', number: 1 };
  return (
    <>
      <button onClick={(event) => open('priority', issue, event.currentTarget)}>NET-1</button>
      {picker}
    </>
  );
}

test('opens the picker of a row without a request and queues the change while the server is unreachable', async () => {
  const connection = createServerConnection(() => Promise.resolve(false));
  const variables = {
    key: 'NET',
    query: '',
    orderBy: null,
    groupBy: null,
    byState: false,
    byLabel: false,
    first: 50,
  };
  const issue = { id: 'I1', key: 'NET-1', number: 1, priority: 'LOW', viewerCan: ['EDIT', 'TRIAGE'] };
  const { environment } = await renderWithRelay<IssuesRowsQuery>({
    query,
    variables,
    resolvers: { Issue: () => issue },
    children: () => (
      <ServerConnectionContext value={connection}>
        <TestIssueRow />
      </ServerConnectionContext>
    ),
  });
  act(() => connection.failed());
  await userEvent.click(screen.getByRole('button', { name: 'NET-1' }));
  await screen.findByRole('dialog', { name: 'Priority' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain('High');
  expect(environment.mock.getAllOperations()).toEqual([]);

  await userEvent.keyboard('hi{ArrowDown}{Enter}');
  const queue = getMutationQueue(environment, connection);
  await waitFor(() => expect(queue.getState().waiting).toEqual(['NET-1: priority High']));
  expect(environment.mock.getAllOperations()).toEqual([]);
});
