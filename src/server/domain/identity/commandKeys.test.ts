/** Keyboard shortcuts that users choose for commands: who sees them, validation, and several changes in one mutation. */
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  openMultiUserTestServer,
  type MultiUserTestServer,
  type SignedInTestUser,
} from '../../../testing/multiUserTestServer';

describeEachDatabaseEngine('keys of commands', (open) => {
  let server: MultiUserTestServer;
  let ann: SignedInTestUser;
  let bob: SignedInTestUser;

  beforeAll(async () => {
    server = await openMultiUserTestServer(open);
    ann = await server.createPerson('ann', { role: 'reader' });
    bob = await server.createPerson('bob', { role: 'reader' });
  });
  afterAll(() => server.close());
  afterEach(() => server.store.db.deleteFrom('command_keys').execute());

  const change = (person: SignedInTestUser, changes: Record<string, string | null>) =>
    person.mutate(
      'updateCommandKeys',
      { changes: Object.entries(changes).map(([command, keys]) => ({ command, keys })) },
      'user { commandKeys { command keys } }',
    );

  test('stores the keys of a user, and hides them from other users', async () => {
    expect(await change(ann, { 'edit.labels': 'q', 'go.home': 'q h' })).toMatchObject({
      errors: [
        { message: 'Conflicts with the shortcut for “Go home”.' },
        { message: 'Conflicts with the shortcut for “Change labels”.' },
      ],
      user: null,
    });
    expect(await change(ann, { 'edit.labels': 'q' })).toEqual({
      errors: [],
      user: { commandKeys: [{ command: 'edit.labels', keys: 'q' }] },
    });
    const query =
      '{ viewer { commandKeys { keys } } person(login: "ann") { user { commandKeys { keys } } } }';
    expect((await bob.sendQuery(query)).data).toMatchObject({
      viewer: { commandKeys: [] },
      person: { user: { commandKeys: null } },
    });
  });

  test('two commands can swap their keys, and null restores the default keys', async () => {
    expect((await change(ann, { 'edit.labels': 'p', 'edit.priority': 'l' })).errors).toEqual([]);
    expect((await change(ann, { 'edit.labels': null })).errors).toMatchObject([
      {
        code: 'VALIDATION_FAILED',
        message: 'Conflicts with the shortcut for “Change the priority”.',
        path: ['changes'],
      },
    ]);
    expect(await change(ann, { 'edit.labels': null, 'edit.priority': null })).toEqual({
      errors: [],
      user: { commandKeys: [] },
    });
  });

  test('rejects unknown commands and invalid keys', async () => {
    expect((await change(ann, { 'edit.moon': 'q' })).errors).toMatchObject([
      { code: 'VALIDATION_FAILED', message: 'Unknown command "edit.moon".' },
    ]);
    expect((await change(ann, { 'edit.labels': 'Escape' })).errors).toMatchObject([
      {
        code: 'VALIDATION_FAILED',
        message: 'Use one key, or two keys in sequence, other than Escape and Tab.',
      },
    ]);
  });
});
