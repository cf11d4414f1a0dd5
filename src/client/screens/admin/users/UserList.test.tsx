import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type UsersScreenQuery } from '../../../../../__generated__/UsersScreenQuery.graphql';
import { renderWithRelay } from '../../../../testing/renderWithRelay';
import { UserList } from './UserList';

test('shows the password link of a new account, and replaces it by an empty form for the next one', async () => {
  const user = userEvent.setup();
  const { environment } = await renderWithRelay<UsersScreenQuery>({
    query,
    resolvers: { UserConnection: () => ({ totalCount: 0, edges: [] }) },
    children: (data) => <UserList query={data} />,
  });
  const button = screen.getByRole('button', { name: 'New user' });
  await user.click(button);
  await user.keyboard('Mika Meyer{Tab}mika{Enter}');
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toMatchObject({ input: { login: 'mika', name: 'Mika Meyer' } });
  await act(async () => {
    environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, {
        CreateUserPayload: () => ({ errors: [], passwordSecret: 's3cret' }),
      }),
    );
    await new Promise((resolve) => setTimeout(resolve));
  });
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Password link for mika' });
  expect(link.value).toContain('s3cret');

  await user.click(button);
  expect(screen.queryByRole('textbox', { name: 'Password link for mika' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Login' }).value).toBe('');
});
