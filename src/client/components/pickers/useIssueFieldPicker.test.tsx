import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import query, { type ListedIssuesQuery } from '../../../../__generated__/ListedIssuesQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { getMutationQueue } from '../../mutations/queue/useMutationQueue';
import {
  createServerReachabilityTracker,
  ServerReachabilityContext,
} from '../../relay/network/ServerReachabilityTracker';
import { TRIAGER_REQUIRED_MESSAGE } from './fields';
import { useIssueFieldPicker } from './useIssueFieldPicker';

beforeEach(() => window.localStorage.clear());

/** A button in place of an issue's row in the list; a click opens the issue's priority picker. */
function TestIssueRow() {
  const { open, picker } = useIssueFieldPicker();
  const issue = { id: 'I1', key: 'NET-1' };
  return (
    <>
      <button onClick={(event) => open('priority', issue, event.currentTarget)}>NET-1</button>
      {picker}
    </>
  );
}

/** Renders a row with the data that the issue list loads, and opens its priority picker. */
async function openIssueRowPicker(
  viewerCan: string[],
  reachability = createServerReachabilityTracker(async () => true),
) {
  const variables = {
    inProject: true,
    projectKey: 'NET',
    query: '',
    orderBy: null,
    groupBy: null,
    trees: false,
    byState: false,
    hasColors: false,
    first: 50,
    anchorId: null,
  };
  const issue = { id: 'I1', key: 'NET-1', number: 1, priority: 'LOW', viewerCan };
  const { environment } = await renderWithRelay<ListedIssuesQuery>({
    query,
    variables,
    resolvers: { Issue: () => issue },
    children: () => (
      <ServerReachabilityContext value={reachability}>
        <TestIssueRow />
      </ServerReachabilityContext>
    ),
  });
  await userEvent.click(screen.getByRole('button', { name: 'NET-1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Priority' });
  return { environment, dialog };
}

test('opens the picker of a row without a request and queues the change while the server is unreachable', async () => {
  const reachability = createServerReachabilityTracker(() => Promise.resolve(false));
  reachability.failed();
  const { environment } = await openIssueRowPicker(['EDIT', 'TRIAGE'], reachability);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain('High');
  expect(environment.mock.getAllOperations()).toEqual([]);

  await userEvent.keyboard('hi{ArrowDown}{Enter}');
  const queue = getMutationQueue(environment, reachability);
  await waitFor(() => expect(queue.getState().waiting).toEqual(['NET-1: priority High']));
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('names the required role in place of the options when the viewer may not edit the issue', async () => {
  const { environment, dialog } = await openIssueRowPicker(['EDIT']);
  expect(dialog.textContent).toContain(TRIAGER_REQUIRED_MESSAGE);
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(environment.mock.getAllOperations()).toEqual([]);
});
