import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../../testing/renderScreen';
import { RequestError } from '../../../errors/RequestError';
import { AuditScreen } from './AuditScreen';
import { createRouteLoader } from './entry';

const ENTRY = {
  id: 'A1',
  createdAt: '2026-01-02T03:04:05Z',
  action: 'USER_DISABLED',
  subject: 'sam',
  address: '192.0.2.7',
  userAgent: null,
  actor: { id: 'U1', login: 'mika' },
  details: [] as object[],
};

const renderAuditScreen = (search = '') =>
  renderScreen({ Screen: AuditScreen, createRouteLoader, path: '/admin/audit', at: `/admin/audit${search}` });

const createAuditData = (entries: object[], pageInfo: object = { hasNextPage: false, endCursor: null }) => ({
  Query: () => ({
    audit: {
      edges: entries.map((entry, index) => ({ cursor: `C${index}`, node: { ...ENTRY, ...entry } })),
      pageInfo,
    },
  }),
});

async function renderEntry(entry: object) {
  const { answer } = await renderAuditScreen();
  await answer('AuditScreenQuery', createAuditData([entry]));
  return (await screen.findByRole('listitem')).textContent;
}

test('names the required role without the navigation, a search box or a retry button', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { reject } = await renderAuditScreen();
  const message = 'Only administrators can do this.';
  await reject('AuditScreenQuery', new RequestError('FORBIDDEN', message));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows a placeholder with the navigation while the entries load', async () => {
  const { container } = await renderAuditScreen();
  expect(await screen.findByRole('navigation', { name: 'Administration' })).toBeTruthy();
  expect(container.querySelector('[aria-busy=true]')).toBeTruthy();
});

test('requests the filter of the address, and says that nothing matches it', async () => {
  const { answer, variablesOf } = await renderAuditScreen('?show=tokens&q=deploy');
  expect(await variablesOf('AuditScreenQuery')).toEqual({
    actions: ['TOKEN_CREATED', 'TOKEN_REVOKED'],
    matching: 'deploy',
  });
  await answer('AuditScreenQuery', createAuditData([]));
  expect(await screen.findByText('No matching entries. Try another search text or filter.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('deploy');
  expect(screen.getByRole('button', { name: 'Show: Tokens' })).toBeTruthy();
});

test('an unknown group of actions in the address shows all actions', async () => {
  const { answer, variablesOf } = await renderAuditScreen('?show=toString');
  expect(await variablesOf('AuditScreenQuery')).toEqual({ actions: null, matching: '' });
  await answer('AuditScreenQuery', createAuditData([ENTRY]));
  expect(await screen.findByRole('button', { name: 'Show: All actions' })).toBeTruthy();
});

test('choosing a group keeps the search text, and choosing all actions removes the group', async () => {
  const { answer, router } = await renderAuditScreen('?q=deploy');
  await answer('AuditScreenQuery', createAuditData([ENTRY]));
  await userEvent.click(await screen.findByRole('button', { name: 'Show: All actions' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Tokens' }));
  await waitFor(() => expect(router.state.location.search).toBe('?show=tokens&q=deploy'));
  await answer('AuditScreenQuery', createAuditData([]));
  await userEvent.click(await screen.findByRole('button', { name: 'Show: Tokens' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'All actions' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=deploy'));
});

test('requests older entries after the last one', async () => {
  const { answer, variablesOf } = await renderAuditScreen();
  await answer('AuditScreenQuery', createAuditData([ENTRY], { hasNextPage: true, endCursor: 'C50' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show older entries' }));
  expect(await variablesOf('AuditListPageQuery')).toMatchObject({ cursor: 'C50', count: 50 });
  await answer('AuditListPageQuery', createAuditData([{ id: 'A2' }]));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
});

test('an entry names the actor, the action, the subject and the details', async () => {
  const text = await renderEntry({ details: [{ name: 'reason', value: 'left' }] });
  expect(text).toContain('mika disabled sam');
  expect(text).toContain('reasonleft');
  expect(text).toContain('192.0.2.7');
});

test.each([
  [
    'an action of the command line',
    { actor: null, address: null, action: 'BACKUP_CREATED' },
    /Command line created the backup/,
  ],
  [
    'a failed sign-in of an unknown user',
    { actor: null, action: 'SIGN_IN_FAILED' },
    /Unknown user failed to sign in as sam/,
  ],
  ['an action on the own account', { subject: 'mika', action: 'SIGNED_IN' }, /mika signed in192/],
  ['an action that this version does not know', { action: 'MOON_LANDED' }, /mika MOON_LANDED sam/],
])('describes %s', async (_case, entry, text) => {
  expect(await renderEntry(entry)).toMatch(text);
});
