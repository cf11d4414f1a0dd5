import { commitLocalUpdate } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { startUnreadTitle } from './unreadTitle';

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('the icon of the page has a badge while there are unread notifications', () => {
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.href = '/icon.svg';
  document.head.append(icon);
  const environment = createMockEnvironment();
  const setCount = (count: number) =>
    commitLocalUpdate(environment, (store) => {
      const viewer = store.get('U1') ?? store.create('U1', 'User');
      viewer.setValue(count, 'unreadNotificationCount');
      store.getRoot().setLinkedRecord(viewer, 'viewer');
    });
  const getPath = () => new URL(icon.href).pathname;
  setCount(0);
  const title = startUnreadTitle(environment);
  expect(getPath()).toBe('/icon.svg');
  setCount(1);
  expect(getPath()).toBe('/assets/image.svg');
  setCount(0);
  expect(getPath()).toBe('/icon.svg');
  setCount(2);
  title.dispose();
  expect(getPath()).toBe('/icon.svg');
  icon.remove();
});

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
  setCount(0);
  expect(document.title).toBe('NET-4 · Winnow');
  title.dispose();
  setCount(1);
  document.title = 'Home · Winnow';
  await settle();
  expect(document.title).toBe('Home · Winnow');
});
