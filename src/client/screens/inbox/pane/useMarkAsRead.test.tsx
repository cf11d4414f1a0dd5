import { act, render } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { commitLocalUpdate, createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import query from '../../../../../__generated__/InboxOpenedQuery.graphql';
import type { useMarkAsRead_notification$key } from '../../../../../__generated__/useMarkAsRead_notification.graphql';
import { getInboxOpenedVariables } from '../model/inboxUrl';
import { useMarkAsRead } from './useMarkAsRead';

const mockCommitMutation = jest.fn(() => Promise.resolve({ status: 'done' }));
jest.mock('../../../mutations/queue/useMutationQueue', () => ({
  useMutationQueue: () => ({ commitMutation: mockCommitMutation }),
}));

const setVisible = (isVisible: boolean) =>
  act(async () => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: !isVisible });
    document.dispatchEvent(new Event('visibilitychange'));
  });

async function renderOpenedNotification() {
  const environment = createMockEnvironment();
  const setNotification = (state: string, newestEvent: string) =>
    act(async () =>
      commitLocalUpdate(environment, (store) => {
        const notification = store.get('N1') ?? store.create('N1', 'Notification');
        notification.setValue('N1', 'id').setValue(state, 'state').setValue(newestEvent, 'newestEvent');
      }),
    );
  await setNotification('UNREAD', '12');
  const { request } = createOperationDescriptor(getRequest(query), getInboxOpenedVariables(null));
  const key = {
    __id: 'N1',
    __fragments: { useMarkAsRead_notification: {} },
    __fragmentOwner: request,
  } as unknown as useMarkAsRead_notification$key;
  function OpenedNotification() {
    useMarkAsRead(key);
    return null;
  }
  render(
    <RelayEnvironmentProvider environment={environment}>
      <OpenedNotification />
    </RelayEnvironmentProvider>,
  );
  return { setNotification };
}

beforeEach(async () => {
  mockCommitMutation.mockClear();
  await setVisible(true);
});

test('a notification that was marked as unread stays unread when the page is hidden and shown again', async () => {
  const { setNotification } = await renderOpenedNotification();
  expect(mockCommitMutation).toHaveBeenCalledTimes(1);
  await setNotification('READ', '12');
  await setNotification('UNREAD', '12');
  await setVisible(false);
  await setVisible(true);
  expect(mockCommitMutation).toHaveBeenCalledTimes(1);
});

test('an event that arrives while the page is hidden is marked as read when the page is shown', async () => {
  const { setNotification } = await renderOpenedNotification();
  await setNotification('READ', '12');
  await setVisible(false);
  await setNotification('UNREAD', '13');
  expect(mockCommitMutation).toHaveBeenCalledTimes(1);
  await setVisible(true);
  expect(mockCommitMutation).toHaveBeenCalledTimes(2);
});
