import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import query, { type IssuesRowsQuery } from '../../../../__generated__/IssuesRowsQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { mutationQueueOf } from '../../mutations/queue/useMutationQueue';
import { createConnection } from '../../relay/network/connection';
import { ConnectionContext } from '../../relay/network/ConnectionContext';
import { useFieldPicker } from './useFieldPicker';

beforeEach(() => window.localStorage.clear());

/** A list row with a link to an issue; the keyboard shortcut opens its priority picker. */
function Row() {
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
  const connection = createConnection(() => Promise.resolve(false));
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
      <ConnectionContext value={connection}>
        <Row />
      </ConnectionContext>
    ),
  });
  act(() => connection.failed());
  await userEvent.click(screen.getByRole('button', { name: 'NET-1' }));
  await screen.findByRole('dialog', { name: 'Priority' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain('High');
  expect(environment.mock.getAllOperations()).toEqual([]);

  await userEvent.keyboard('hi{ArrowDown}{Enter}');
  const queue = mutationQueueOf(environment, connection);
  await waitFor(() => expect(queue.getState().waiting).toEqual(['NET-1: priority High']));
  expect(environment.mock.getAllOperations()).toEqual([]);
});
