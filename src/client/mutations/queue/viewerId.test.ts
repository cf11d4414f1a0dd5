import { commitLocalUpdate } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { readViewerId, waitForViewerId } from './viewerId';

test('waitForViewerId resolves with the user id once the viewer has been fetched', async () => {
  const environment = createMockEnvironment();
  let known: string | null = null;
  const asked = waitForViewerId(environment).then((id) => (known = id));
  await Promise.resolve();
  expect([readViewerId(environment), known]).toEqual(['nobody', null]);
  commitLocalUpdate(environment, (store) => {
    const user = store.create('U1', 'User');
    user.setValue('U1', 'id');
    store.getRoot().setLinkedRecord(user, 'viewer');
  });
  await asked;
  expect([readViewerId(environment), known]).toEqual(['U1', 'U1']);
  expect(await waitForViewerId(environment)).toBe('U1');
});

test('waitForViewerId resolves with “nobody” for an anonymous viewer', async () => {
  const environment = createMockEnvironment();
  commitLocalUpdate(environment, (store) => store.getRoot().setValue(null, 'viewer'));
  expect(await waitForViewerId(environment)).toBe('nobody');
});
