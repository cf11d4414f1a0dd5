import { commitLocalUpdate } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { viewerId, whenViewerKnown } from './viewerId';

test('whose page it is is known once the frame has been answered', async () => {
  const environment = createMockEnvironment();
  let known: string | null = null;
  const asked = whenViewerKnown(environment).then((id) => (known = id));
  await Promise.resolve();
  expect([viewerId(environment), known]).toEqual(['nobody', null]);
  commitLocalUpdate(environment, (store) => {
    const user = store.create('U1', 'User');
    user.setValue('U1', 'id');
    store.getRoot().setLinkedRecord(user, 'viewer');
  });
  await asked;
  expect([viewerId(environment), known]).toEqual(['U1', 'U1']);
  expect(await whenViewerKnown(environment)).toBe('U1');
});

test('nobody is known to be nobody', async () => {
  const environment = createMockEnvironment();
  commitLocalUpdate(environment, (store) => store.getRoot().setValue(null, 'viewer'));
  expect(await whenViewerKnown(environment)).toBe('nobody');
});
