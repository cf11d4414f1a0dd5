import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIssue } from '../../testing/renderIssue';
import { createQueuedMutation } from '../mutations/queue/MutationDefinition';
import { updateIssue } from '../mutations/updateIssue';
import { useMutationQueue } from '../mutations/queue/useMutationQueue';
import {
  createServerReachabilityTracker,
  ServerReachabilityContext,
} from '../relay/network/ServerReachabilityTracker';
import { LazyMutationStatusBar } from './LazyMutationStatusBar';

beforeEach(() => window.localStorage.clear());

const UPDATE_ISSUE_MUTATION_NAME = 'updateIssueMutation';

/** Changes the priority of an issue from low. */
function PriorityButton({ to }: { to: 'HIGH' | 'URGENT' }) {
  const mutationQueue = useMutationQueue();
  const set = () =>
    mutationQueue.commitMutation(createQueuedMutation(updateIssue, { id: 'I1', priority: to }), {
      summary: `NET-1: priority ${to}`,
      href: '/projects/NET/issues/1',
      inverse: createQueuedMutation(updateIssue, { id: 'I1', priority: 'LOW' }),
    });
  return <button onClick={() => void set()}>{to}</button>;
}

async function renderLazyMutationStatusBar() {
  const reachability = createServerReachabilityTracker(() => Promise.resolve(false));
  const rendered = await renderIssue(() => (
    <ServerReachabilityContext value={reachability}>
      <PriorityButton to="HIGH" />
      <PriorityButton to="URGENT" />
      <LazyMutationStatusBar />
    </ServerReachabilityContext>
  ));
  const set = (to: string) => userEvent.click(screen.getByRole('button', { name: to }));
  return { ...rendered, reachability, set };
}

const expectText = async (words: string | RegExp) => expect(await screen.findByText(words)).toBeTruthy();

test('offers to undo a change with a button and with a shortcut', async () => {
  const { set, accept, inputOf } = await renderLazyMutationStatusBar();
  for (const undo of [
    () => userEvent.click(screen.getByRole('button', { name: /^Undo/ })),
    () => userEvent.keyboard('u'),
  ]) {
    await set('HIGH');
    await expectText('NET-1: priority HIGH');
    await screen.findByRole('button', { name: /^Undo/ });
    await accept(UPDATE_ISSUE_MUTATION_NAME, { priority: 'HIGH' });
    await undo();
    await expectText('Undone: NET-1: priority HIGH');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(await inputOf(UPDATE_ISSUE_MUTATION_NAME)).toMatchObject({ id: 'I1', priority: 'LOW' });
    await accept(UPDATE_ISSUE_MUTATION_NAME, { priority: 'LOW' });
  }
});

test('shows why a change could not be undone until the message is dismissed', async () => {
  const { set, accept, refuse } = await renderLazyMutationStatusBar();
  await set('HIGH');
  await accept(UPDATE_ISSUE_MUTATION_NAME, { priority: 'HIGH' });
  await userEvent.keyboard('u');
  await refuse(UPDATE_ISSUE_MUTATION_NAME, 'The issue is locked.');
  await expectText('“NET-1: priority HIGH” cannot be undone: The issue is locked.');
  expect(screen.getByRole('link', { name: 'Show' }).getAttribute('href')).toBe('/projects/NET/issues/1');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/cannot be undone/)).toBeNull();
});

test('removes a rejected change from the bar', async () => {
  const { set, refuse } = await renderLazyMutationStatusBar();
  await set('HIGH');
  await expectText('NET-1: priority HIGH');
  await refuse(UPDATE_ISSUE_MUTATION_NAME, 'Only triagers can set priorities.');
  await waitFor(() => expect(screen.queryByText('NET-1: priority HIGH')).toBeNull());
});

test('lists pending changes while the server is unavailable and sends them in order afterwards', async () => {
  const { reachability, set, inputOf, accept, isAsked } = await renderLazyMutationStatusBar();
  act(() => reachability.failed());
  await set('HIGH');
  await set('URGENT');
  await expectText('2 edits not sent: waiting for the server');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'NET-1: priority HIGH',
    'NET-1: priority URGENT',
  ]);
  expect(isAsked(UPDATE_ISSUE_MUTATION_NAME)).toBe(false);

  act(() => reachability.reached());
  for (const priority of ['HIGH', 'URGENT']) {
    await waitFor(async () => expect(await inputOf(UPDATE_ISSUE_MUTATION_NAME)).toMatchObject({ priority }));
    await accept(UPDATE_ISSUE_MUTATION_NAME, { priority });
  }
  await waitFor(() => expect(screen.queryByText(/for the server/)).toBeNull());
});
