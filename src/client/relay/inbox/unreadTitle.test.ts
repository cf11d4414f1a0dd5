import { commitLocalUpdate } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { startUnreadTitle } from './unreadTitle';

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('the title starts with the number of unread notifications, also after a screen has set it', async () => {
  const environment = createMockEnvironment();
  const setCount = (count: number) =>
    commitLocalUpdate(environment, (store) => {
      const viewer = store.get('U1') ?? store.create('U1', 'User');
      viewer.setValue(count, 'unreadNotificationCount');
      store.getRoot().setLinkedRecord(viewer, 'viewer');
    });
  document.title = 'Inbox · Winnow';
  setCount(3);
  const title = startUnreadTitle(environment);
  expect(document.title).toBe('(3) Inbox · Winnow');
  document.title = 'NET-4 · Winnow';
  await settle();
  expect(document.title).toBe('(3) NET-4 · Winnow');
  setCount(12);
  expect(document.title).toBe('(12) NET-4 · Winnow');
  expect(title.getCount()).toBe(12);
  setCount(0);
  expect(document.title).toBe('NET-4 · Winnow');
  title.dispose();
  setCount(1);
  document.title = 'Home · Winnow';
  await settle();
  expect(document.title).toBe('Home · Winnow');
});
