import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type AccountScreenQuery } from '../../../../__generated__/AccountScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { ApiTokenList } from './ApiTokenList';

const TEST_API_TOKEN = { id: 'T1', name: 'Nightly', scope: 'READ', createdAt: '2026-01-01T00:00:00Z' };
const NEVER_USED_TOKEN_DATES = { usedAt: null, expiresAt: null };

async function renderApiTokenList(
  tokens: readonly object[] = [{ ...TEST_API_TOKEN, ...NEVER_USED_TOKEN_DATES }],
) {
  const rendered = await renderWithRelay<AccountScreenQuery>({
    query,
    resolvers: { Account: () => ({ id: 'A1', tokens }) },
    children: ({ account }) => (account ? <ApiTokenList account={account} /> : null),
  });
  const { environment } = rendered;
  const answer = async (payload: object) => {
    const operation = environment.mock.getMostRecentOperation();
    await act(async () => {
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          CreateApiTokenPayload: () => ({ errors: [], ...payload }),
          RevokeApiTokenPayload: () => ({ errors: [], ...payload }),
        }),
      );
      await new Promise((resolve) => setTimeout(resolve));
    });
    return (operation.request.variables as { input: Record<string, unknown> }).input;
  };
  return { answer, user: userEvent.setup() };
}

const getRevokeButtonTexts = () =>
  screen.getAllByRole('button', { name: /^Revoke / }).map(({ textContent }) => textContent);

test('shows the secret of a new token once and copies it', async () => {
  const { user, answer } = await renderApiTokenList();
  await user.click(screen.getByRole('button', { name: 'New token' }));
  await user.keyboard('Deploys');
  await user.click(screen.getByRole('radio', { name: /^Write/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Expires after' }), 'Never expires');
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  const made = { ...TEST_API_TOKEN, ...NEVER_USED_TOKEN_DATES, id: 'T2', name: 'Deploys', scope: 'WRITE' };
  const input = await answer({
    secret: 'winnow_s3cret',
    account: { id: 'A1', tokens: [made, { ...TEST_API_TOKEN, ...NEVER_USED_TOKEN_DATES }] },
  });
  expect(input).toMatchObject({ name: 'Deploys', scope: 'WRITE', expiresInDays: null });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your new token' }).value).toBe(
    'winnow_s3cret',
  );
  expect(document.activeElement?.textContent).toBe(' Copy');
  await user.click(document.activeElement!);
  expect(await navigator.clipboard.readText()).toBe('winnow_s3cret');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue('winnow_s3cret')).toBeNull();
  expect(getRevokeButtonTexts()).toEqual(['Revoke Deploys', 'Revoke Nightly']);
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('s3cret');
});

test('replaces the secret of a new token by an empty form when New token is clicked again', async () => {
  const { user, answer } = await renderApiTokenList();
  const button = screen.getByRole('button', { name: 'New token' });
  await user.click(button);
  await user.keyboard('Deploys{Enter}');
  await answer({ secret: 'winnow_s3cret', account: { id: 'A1', tokens: [] } });
  expect(screen.getByDisplayValue('winnow_s3cret')).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(screen.queryByDisplayValue('winnow_s3cret')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('asks before revoking a token and shows an error in the dialog', async () => {
  const { user, answer } = await renderApiTokenList();
  await user.click(screen.getByRole('button', { name: 'Revoke Nightly' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Revoke token' }));
  const error = {
    __typename: 'FieldError',
    code: 'NOT_FOUND',
    message: 'Token not found.',
    path: null,
  };
  expect(await answer({ account: null, errors: [error] })).toMatchObject({ id: 'T1' });
  expect(within(dialog).getByRole('alert').textContent).toBe('Token not found.');
  await user.click(within(dialog).getByRole('button', { name: 'Revoke token' }));
  await answer({ account: { id: 'A1', tokens: [] } });
  expect(screen.getByText('No tokens yet. Create one to use the API.')).toBeTruthy();
});

test('moves the focus to the next token after revoking one with the keyboard', async () => {
  const next = { ...TEST_API_TOKEN, ...NEVER_USED_TOKEN_DATES, id: 'T2', name: 'Deploys' };
  const { user, answer } = await renderApiTokenList([{ ...TEST_API_TOKEN, ...NEVER_USED_TOKEN_DATES }, next]);
  screen.getByRole('button', { name: 'Revoke Nightly' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('alertdialog');
  await user.keyboard('{Tab}{Enter}');
  await answer({ account: { id: 'A1', tokens: [next] } });
  const control = screen.getByRole('button', { name: 'Revoke Deploys' });
  await waitFor(() => expect(document.activeElement).toBe(control));
});
