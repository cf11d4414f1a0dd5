import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/renderScreen';
import { acceptInvitation } from '../../auth/authRequests';
import { InviteScreen } from './InviteScreen';
import { createRouteLoader } from './entry';

jest.mock('../../auth/authRequests');

const OFFER = {
  projectKey: 'NET',
  projectName: 'Network',
  role: 'TRIAGER',
  viewerRole: null,
  expiresAt: '2099-01-01T00:00:00Z',
  createdBy: { id: 'U2', login: 'sam', name: 'Sam', avatarUrl: null },
};
const MIKA = { id: 'U1', login: 'mika', name: 'Mika', avatarUrl: null };

function renderInviteScreen(hash = '#s3cret') {
  sessionStorage.clear();
  window.history.replaceState(null, '', `/invite${hash}`);
  return renderScreen({ Screen: InviteScreen, createRouteLoader, path: '/invite', at: '/invite' });
}

async function openInvitation(invitation: object | null, viewer: object | null = null) {
  const rendered = await renderInviteScreen();
  expect(await rendered.variablesOf('InviteScreenQuery')).toEqual({ secret: 's3cret' });
  await rendered.answer('InviteScreenQuery', { Query: () => ({ viewer, invitation }) });
  return rendered;
}

test('says that a link without a token is incomplete, and shows no form', async () => {
  await renderInviteScreen('');
  expect(await screen.findByText(/The link is incomplete: the part after # is missing/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows a placeholder while the invitation loads', async () => {
  const { container } = await renderInviteScreen();
  expect(await screen.findByRole('heading', { name: 'Invitation' })).toBeTruthy();
  expect(container.querySelector('[aria-busy=true]')).toBeTruthy();
});

test('says that an invitation has expired, and leads home', async () => {
  await openInvitation(null);
  expect((await screen.findByRole('alert')).textContent).toMatch(/has expired or was revoked/);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Create account and join' })).toBeNull();
});

test('shows the error of a taken login at its field and keeps what was typed', async () => {
  const message = 'This login is taken.';
  jest.mocked(acceptInvitation).mockResolvedValue({
    status: 'refused',
    errors: [{ code: 'TAKEN', message, path: ['login'], current: null }],
    retryAfter: null,
  } as never);
  await openInvitation(OFFER);
  const login = await screen.findByLabelText<HTMLInputElement>('Login');
  const join = screen.getByRole('button', { name: 'Create account and join' });
  await userEvent.type(screen.getByLabelText('Your name'), 'Mika Meyer');
  await userEvent.type(login, 'mika');
  await userEvent.click(join);
  expect(acceptInvitation).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Password'), 'three quiet rivers meet');
  await userEvent.click(join);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(login.getAttribute('aria-invalid')).toBe('true');
  expect(login.value).toBe('mika');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('three quiet rivers meet');
});

test('a signed-in user joins with one click, and an error keeps the button', async () => {
  const { answer } = await openInvitation(OFFER, MIKA);
  const join = await screen.findByRole('button', { name: 'Join as Triager' });
  await userEvent.click(join);
  expect(join.getAttribute('aria-disabled')).toBe('true');
  const message = 'This invitation has expired or was revoked.';
  await answer('AcceptInvitationMutation', {
    AcceptInvitationPayload: () => ({
      project: null,
      errors: [{ __typename: 'NotFoundError', code: 'NOT_FOUND', message, path: null }],
    }),
  });
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(join.getAttribute('aria-disabled')).toBe('false');
});

test('a member with a higher role is not offered a lower one', async () => {
  await openInvitation({ ...OFFER, viewerRole: 'MAINTAINER' }, MIKA);
  expect(await screen.findByText(/You already have the role Maintainer/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go to Network' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Join as/ })).toBeNull();
});
