import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import query, { type UsersScreenQuery } from '../../../../../__generated__/UsersScreenQuery.graphql';
import { renderWithRelay } from '../../../../testing/renderWithRelay';
import { UserList } from './UserList';

test('shows the password link of a new account, and replaces it by an empty form for the next one', async () => {
  const user = userEvent.setup();
  const { environment } = await renderWithRelay<UsersScreenQuery>({
    query,
    variables: { matching: '' },
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

test('edits the name and email of an account, and sends only what changed', async () => {
  const user = userEvent.setup();
  const { environment, container } = await renderWithRelay<UsersScreenQuery>({
    query,
    variables: { matching: '' },
    resolvers: {
      UserConnection: () => ({
        totalCount: 1,
        edges: [{ cursor: '1', node: { id: 'U2', login: 'sam' } }],
        pageInfo: { hasNextPage: false },
      }),
      User: () => ({
        id: 'U2',
        login: 'sam',
        name: 'Sam',
        email: 'sam@example.org',
        placeholder: false,
        avatarUrl: 'https://example.org/sam.png',
        lastSeenAt: null,
      }),
    },
    children: (data) => <UserList query={data} />,
  });
  const picture = container.querySelector('img')!;
  expect([picture.src, picture.getAttribute('referrerpolicy')]).toEqual([
    'https://example.org/sam.png',
    'no-referrer',
  ]);
  fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('SA')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Actions for sam' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit name and email' }));
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email (optional)' });
  await user.clear(email);
  await user.type(email, 'nowhere{Enter}');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await user.clear(email);
  await user.keyboard('{Enter}');
  const { input } = environment.mock.getMostRecentOperation().request.variables as { input: object };
  expect(input).toEqual({ id: 'U2', email: null, idempotencyKey: expect.any(String) as string });
});
