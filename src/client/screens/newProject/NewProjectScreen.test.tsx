import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { NewProjectScreen } from './NewProjectScreen';

beforeEach(() => window.localStorage.clear());

function renderNewProjectScreen() {
  const environment = createMockEnvironment();
  const router = createMemoryRouter(
    [
      { path: '/projects/new', Component: NewProjectScreen },
      { path: '*', element: null },
    ],
    { initialEntries: ['/projects/new'] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  const answer = (payload: object) =>
    act(async () => {
      const operation = environment.mock.getMostRecentOperation();
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, { CreateProjectPayload: () => payload }),
      );
      await new Promise((resolve) => setTimeout(resolve));
    });
  const input = () =>
    (environment.mock.getMostRecentOperation().request.variables as { input: object }).input;
  return { environment, router, answer, input, user: userEvent.setup() };
}

const getProjectKeyField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Key' });

test('derives the key from the name until the user edits it', async () => {
  const { user } = renderNewProjectScreen();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Zoo keepers');
  expect(getProjectKeyField().value).toBe('ZK');
  await user.clear(getProjectKeyField());
  await user.type(getProjectKeyField(), 'zoo');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' of the north');
  expect(getProjectKeyField().value).toBe('ZOO');
});

test('validates a field on blur and does not send an invalid form', async () => {
  const { user, environment } = renderNewProjectScreen();
  await user.type(getProjectKeyField(), '1x');
  await user.tab();
  expect(screen.getByText('Use a capital letter followed by 1 to 9 capital letters or digits.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create project' }));
  expect(screen.getByText('Name must be 1 to 120 characters.')).toBeTruthy();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('shows a key conflict at the key field, then opens the new project', async () => {
  const { user, answer, input, router } = renderNewProjectScreen();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Network');
  await user.click(screen.getByRole('radio', { name: /^Private/ }));
  await user.click(screen.getByRole('button', { name: 'Create project' }));
  expect(input()).toMatchObject({ name: 'Network', key: 'NETW', description: '', visibility: 'PRIVATE' });
  const message = 'There is a project NETW already.';
  await answer({
    project: null,
    errors: [{ __typename: 'FieldError', code: 'VALIDATION_FAILED', message, path: ['key'] }],
  });
  expect(getProjectKeyField().getAttribute('aria-describedby')).toContain(screen.getByText(message).id);
  expect(getProjectKeyField().value).toBe('NETW');
  await user.type(getProjectKeyField(), '2{Enter}');
  await answer({ project: { id: 'P2', key: 'NETW2' }, errors: [] });
  expect(router.state.location.pathname).toBe('/projects/NETW2/issues');
});
