import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type AccountScreenQuery } from '../../../../__generated__/AccountScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { NotificationSettingsForm } from './NotificationSettingsForm';

const SETTINGS = { email: 'DIRECT', digestHour: 8, timeZone: 'UTC' };

async function renderForm({
  email = 'mika@example.org',
  isConfigured = true,
}: { email?: string | null; isConfigured?: boolean } = {}) {
  const { environment } = await renderWithRelay<AccountScreenQuery>({
    query,
    resolvers: {
      Account: () => ({ id: 'A1', email, notificationSettings: SETTINGS }),
      Site: () => ({ email: isConfigured }),
    },
    children: ({ account, site }) =>
      account ? <NotificationSettingsForm account={account} site={site} /> : null,
  });
  const answer = async (payload: object) => {
    const operation = environment.mock.getMostRecentOperation();
    await act(async () => {
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, { UpdateNotificationSettingsPayload: () => payload }),
      );
      await new Promise((resolve) => setTimeout(resolve));
    });
    return (operation.request.variables as { input: Record<string, unknown> }).input;
  };
  return { answer, user: userEvent.setup() };
}

test('asks for time and time zone of a digest, suggests those of the browser, and says that they are saved', async () => {
  const { user, answer } = await renderForm();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^Daily digest/ }));
  const zone = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time zone' });
  expect(zone.value).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  await user.selectOptions(zone, 'Europe/Berlin');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '18:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const saved = { email: 'DIGEST', digestHour: 18, timeZone: 'Europe/Berlin' };
  const input = await answer({ errors: [], account: { id: 'A1', notificationSettings: saved } });
  expect(input).toMatchObject(saved);
  expect(screen.getByText('Saved', { selector: 'form p' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /^Off/ }));
  expect(screen.queryByText('Saved', { selector: 'form p' })).toBeNull();
});

test('shows an error of the server and keeps the choice', async () => {
  const { user, answer } = await renderForm();
  await user.click(screen.getByRole('radio', { name: /^Everything/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const error = {
    __typename: 'FieldError',
    code: 'VALIDATION_FAILED',
    message: 'Unknown time zone.',
    path: ['timeZone'],
  };
  await answer({ errors: [error], account: null });
  expect(screen.getByRole('alert').textContent).toBe('Unknown time zone.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Everything/ }).checked).toBe(true);
});

test('says that email is not configured, or that the account has no address', async () => {
  await renderForm({ email: null, isConfigured: false });
  expect(screen.getByRole('status').textContent).toContain('cannot send email yet');
  expect(screen.getByRole('link', { name: 'profile' }).getAttribute('href')).toBe('/settings/profile');
});
